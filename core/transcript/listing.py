"""All sessions at a glance: one summary each, kept in one cache file, so that a second look reads no transcript."""

from __future__ import annotations

import os
from collections.abc import Sequence

import msgspec

from .. import paths
from ..errors import InputError
from ..model import Agent, SessionInfo
from .cache import write_private
from .decode import decode_record
from .discover import Root, SessionFile, session_files
from .session import detect_agent, read_columns
from .source import open_source

_VERSION = 1
_LOOK = 1 << 17


class _Row(msgspec.Struct, array_like=True):
    size: int
    mtime_ns: int
    inode: int
    agent: str
    session_id: str
    cwd: str | None
    title: str | None
    started: int | None
    updated: int | None
    turns: int
    compactions: int


class _Cache(msgspec.Struct):
    version: int
    rows: dict[str, _Row]


def _cache_file() -> str:
    return os.path.join(paths.cache_dir(), "sessions.cache")


def list_sessions(roots: Sequence[Root], *, cache: bool = True) -> list[SessionInfo]:
    """Every main session below the roots, newest first. Titles and folders are redacted, unreadable files left out."""
    files = session_files(roots)
    known = _load() if cache else {}
    rows = {file.path: row for file in files if (row := known.get(file.path)) is not None and _fits(row, file)}
    stale = [file for file in files if file.path not in rows]
    for file in stale:
        row = _summary(file)
        if row is not None:
            rows[file.path] = row
    if cache and (stale or len(rows) != len(known)):
        write_private(_cache_file(), msgspec.msgpack.encode(_Cache(_VERSION, {**_elsewhere(known, roots), **rows})))
    return [_info(file.path, row) for file in files if (row := rows.get(file.path)) is not None and not _empty(row)]


def _empty(row: _Row) -> bool:
    """A file without a word and without an id is no session yet."""
    return row.turns == 0 and not row.session_id


def _load() -> dict[str, _Row]:
    try:
        with open(_cache_file(), "rb") as file:
            cache = msgspec.msgpack.decode(file.read(), type=_Cache)
    except (OSError, msgspec.MsgspecError, ValueError):
        return {}
    return cache.rows if cache.version == _VERSION else {}


def _elsewhere(known: dict[str, _Row], roots: Sequence[Root]) -> dict[str, _Row]:
    """Rows of sessions below other roots, which another call listed."""
    here = tuple(root.path.rstrip(os.sep) + os.sep for root in roots)
    return {path: row for path, row in known.items() if not path.startswith(here)}


def _fits(row: _Row, file: SessionFile) -> bool:
    return row.size == file.size and row.mtime_ns == file.mtime_ns and row.inode == file.inode


def _summary(file: SessionFile) -> _Row | None:
    from ..redact.engine import redact

    try:
        source = open_source(file.path)
    except InputError:
        return None
    try:
        agent = detect_agent(source)
        _, fold, _, _ = read_columns(source, agent)
    except InputError:
        return None
    finally:
        source.close()
    facts = fold.columns.facts
    if facts.subagent:
        return None
    own = sum(not row.inherited for row in fold.columns.boundaries)
    title = redact(facts.title).text if facts.title else None
    cwd = redact(facts.cwd).text if facts.cwd else None
    return _Row(
        file.size, file.mtime_ns, file.inode, agent, facts.session_id or "", cwd, title, _ms(facts.first_at),
        _ms(facts.last_at), len(fold.columns), own,
    )  # fmt: skip


def _info(path: str, row: _Row) -> SessionInfo:
    agent: Agent = "codex" if row.agent == "codex" else "claude"
    return SessionInfo(
        agent,
        row.session_id,
        path,
        row.cwd,
        row.title,
        row.started,
        row.updated,
        row.turns,
        row.compactions,
        row.size,
    )


def _ms(at: int) -> int | None:
    return at if at >= 0 else None


def cwd_of(file: SessionFile) -> str | None:
    """The folder that a session's first records name."""
    try:
        source = open_source(file.path)
    except InputError:
        return None
    try:
        for line in source.pread(_LOOK, 0).split(b"\n"):
            try:
                record = decode_record(line)
            except ValueError:
                continue
            payload = record.get("payload")
            for holder in (record, payload if isinstance(payload, dict) else {}):
                if isinstance(cwd := holder.get("cwd"), str):
                    return cwd
    finally:
        source.close()
    return None
