"""All sessions at a glance: one row each, kept in one cache file, so that a second look reads no transcript.

The cache holds each row as JSON, masked, as `sessions --json` prints it: that look decodes nothing, and imports nothing
that decodes.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from zlib import crc32

from .. import paths
from ..i18n import _
from .discover import SessionFile, session_files

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..model import SessionInfo
    from .discover import Root

_HEAD = "compact-guard sessions 2"
_NO_SESSION = "-"
"""In place of a row: a file that was read and is no session, so that nobody reads it again."""
_LOOK = 1 << 17
_ID_LENGTH, _ID_CHARACTERS = 36, "0123456789abcdefABCDEF-"
"""What is made of these is a session's id."""
_CREW_BYTES = 1 << 24
"""Below this much to read, starting processes costs more than they save."""
_SIDECAR_BYTES = 1 << 23
"""Above this size a session that grows is read on from its sidecar."""


class Listed:
    """A session: its file, and its row as JSON."""

    __slots__ = ("path", "row")

    def __init__(self, path: str, row: str) -> None:
        self.path = path
        self.row = row


class Overview:
    """What was found below some roots: sessions, newest first, and what could not be read: (path, reason)."""

    def __init__(self, sessions: list[Listed], unreadable: list[tuple[str, str]]) -> None:
        self.sessions = sessions
        self.unreadable = unreadable


class Answer:
    """What reading one file gave: a row, no session, or the reason why it could not be read."""

    __slots__ = ("reason", "row")

    def __init__(self, row: str, reason: str = "") -> None:
        self.row = row
        self.reason = reason


def processors() -> int:
    """How many processes can work at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def list_sessions(roots: Sequence[Root], *, cache: bool = True) -> list[SessionInfo]:
    """Every main session below the roots, newest first. Texts are masked; unreadable files are passed over."""
    from json import loads

    from .row import info_of

    return [info_of(loads(listed.row), listed.path) for listed in overview(roots, cache=cache).sessions]


def overview(roots: Sequence[Root], *, cache: bool = True, workers: int = 1) -> Overview:
    """Every main session below the roots. `workers` > 1 forks: only for a process of one thread."""
    closed: list[OSError] = []
    files = session_files(roots, closed)
    known = _load() if cache else {}
    rows = {file.path: row for file in files if (row := known.get(_key(file))) is not None}
    stale = [file for file in files if file.path not in rows]
    answers = _read_all(stale, roots, cache=cache, workers=workers)
    rows.update({path: answer.row for path, answer in answers.items() if not answer.reason})
    if cache and stale:
        _store(known, files, rows)
    return Overview(
        [Listed(file.path, row) for file in files if (row := rows.get(file.path, _NO_SESSION)) != _NO_SESSION],
        [(str(error.filename), closed_reason(error)) for error in closed]
        + [(path, answer.reason) for path, answer in answers.items() if answer.reason],
    )


def closed_reason(error: OSError) -> str:
    """Why a folder could not be looked into."""
    return _("Cannot read {path}: {reason}").format(path=error.filename, reason=error.strerror)


def _read_all(files: list[SessionFile], roots: Sequence[Root], *, cache: bool, workers: int) -> dict[str, Answer]:
    answers: dict[str, Answer] = {}
    if workers > 1 and len(files) > 1 and sum(file.size for file in files) >= _CREW_BYTES:
        from .crew import read_in_crew

        answers = read_in_crew(files, lambda file: read_row(file, roots, cache=cache), workers)
    for file in files:
        if file.path not in answers:
            answers[file.path] = read_row(file, roots, cache=cache)
    return answers


def read_row(file: SessionFile, roots: Sequence[Root], *, cache: bool) -> Answer:
    """Read a transcript for its row."""
    from ..errors import InputError
    from .session import open_session

    try:
        session = open_session(file.path, cache=cache and file.size >= _SIDECAR_BYTES, roots=roots)
    except InputError as error:
        return Answer("", error.message) if isinstance(error.__cause__, OSError) else Answer(_NO_SESSION)
    try:
        info = session.info
        subagent = session.columns.facts.subagent or session.adapter.subagent
        if subagent or not (info.turns or info.session_id):
            return Answer(_NO_SESSION)
        return Answer(_encoded(info, lambda text: _mask_path(text) if text == info.path else _mask(text)))
    finally:
        session.close()


def recorded_ids(files: list[SessionFile], roots: Sequence[Root]) -> list[tuple[str, str]]:
    """Pairs of id and path: the ids that the records give. Files are read only where neither cache nor name tells."""
    from json import loads

    from .session import own_id_of

    known = _load()
    rows = {
        file.path: known.get(_key(file))
        or (_NO_SESSION if own_id_of(file.path) else read_row(file, roots, cache=False).row)
        for file in files
    }
    return [(str(loads(row)["session_id"]), path) for path, row in rows.items() if row not in ("", _NO_SESSION)]


_masked: dict[str, str] = {}
"""Folders and projects come again and again: each is looked at once."""


def _mask(text: str) -> str:
    from ..redact.engine import redact

    if len(text) == _ID_LENGTH and not text.strip(_ID_CHARACTERS):
        return text
    if text not in _masked:
        _masked[text] = redact(text).text
    return _masked[text]


def _mask_path(path: str) -> str:
    folder, name = os.path.split(path)
    stem, dot, ending = name.partition(".")
    return os.path.join(_mask(folder), _mask(stem) + dot + _mask(ending))


def raw_row(path: str, roots: Sequence[Root]) -> str:
    """A session's row with nothing masked, read anew. Raises InputError."""
    from .session import open_session

    session = open_session(path, cache=False, roots=roots)
    try:
        return _encoded(session.info, str)
    finally:
        session.close()


def _encoded(info: SessionInfo, mask: Callable[[str], str]) -> str:
    import orjson

    from .content import clean
    from .row import row_of

    return orjson.dumps(row_of(info, lambda text: clean(mask(text)))).decode()


def _cache_file() -> str:
    return os.path.join(paths.cache_dir(), "sessions.cache")


def _key(file: SessionFile) -> str:
    """What a row is kept under: the file as it was when it was read."""
    path = file.path
    if "\n" in path or "\t" in path or "\\" in path:
        path = path.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
    return f"{file.size} {file.mtime_ns} {file.inode} {path}"


def _load() -> dict[str, str]:
    """Rows by key. A cache that is damaged or of another version is no cache."""
    try:
        with open(_cache_file(), "rb") as file:
            head, _, body = file.read().partition(b"\n")
    except OSError:
        return {}
    if head != f"{_HEAD} {crc32(body)}".encode():
        return {}
    pairs = (line.partition("\t") for line in body.decode("utf-8", "surrogateescape").split("\n"))
    return {key: row for key, mark, row in pairs if mark}


def _store(known: dict[str, str], files: list[SessionFile], rows: dict[str, str]) -> None:
    """Write the rows of these files, and those that another call found below other roots and that are still there.

    Rows are kept under paths as they are, so a file with a secret in its path is read anew each time.
    """
    from .cache import write_private

    here = {file.path for file in files}
    kept = {_key(file): rows[file.path] for file in files if file.path in rows and _mask_path(file.path) == file.path}
    for key, row in known.items():
        size, mtime, inode, path = key.split(" ", 3)
        if key not in kept and path not in here and _is_as_read(path, size, mtime, inode):
            kept[key] = row
    lines = [f"{key}\t{row}\n" for key, row in kept.items()]
    body = "".join(lines).encode("utf-8", "surrogateescape")
    write_private(_cache_file(), (f"{_HEAD} {crc32(body)}\n".encode(), body))


def _is_as_read(path: str, size: str, mtime_ns: str, inode: str) -> bool:
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return False
    return (str(status.st_size), str(status.st_mtime_ns), str(status.st_ino)) == (size, mtime_ns, inode)


def cwd_of(file: SessionFile) -> str | None:
    """The folder that a session's first records name."""
    from ..errors import InputError
    from .decode import decode_record
    from .source import open_source

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
