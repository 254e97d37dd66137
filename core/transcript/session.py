"""From a path to a Session: which agent, which adapter, a fork's parents, the sidecar."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from ..errors import InputError
from ..i18n import _
from ..model import Agent
from . import cache as sidecar
from .claude import Claude
from .codex import EVENTS, ITEMS, Codex
from .columns import Columns
from .content import Growth, Session
from .decode import decode_record
from .discover import Root, id_of, is_subagent
from .fold import Fold
from .forks import mark_replayed, read_parents
from .reader import BOM, Adapter, Position, read_lines
from .source import Source, open_source

_RECORD = re.compile(rb'\{"\w+":')
_UUID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$")
_GLANCE, _LOOK, _LOOK_LINES = 1 << 14, 1 << 18, 200
"""Bytes and lines of a file's start that say what it is; nearly always the first few do."""
_TAIL = 1 << 19
"""Bytes from the end that show the newest turns before the whole file is read."""
_GROWTH_SAVED = 1 << 22
"""Bytes read beyond a sidecar that are worth a new one."""
_ENOUGH = 12
"""Turns that fill a small screen's list."""
_CODEX_TYPES = {"session_meta", "turn_context", "event_msg", "response_item", "compacted", "world_state"}


def first_records(source: Source) -> Iterator[dict[str, Any]]:
    """The records at a file's start that are whole and good, as far as they lie within `_LOOK` bytes."""
    data, start, rest = source.pread(_GLANCE, 0).removeprefix(BOM), 0, True
    for _number in range(_LOOK_LINES):
        end = data.find(b"\n", start)
        if end < 0 and rest:
            data, rest = source.pread(_LOOK, 0).removeprefix(BOM), False
            end = data.find(b"\n", start)
        line = data[start : end if end >= 0 else len(data)]
        if not line and end < 0:
            return
        try:
            yield decode_record(line)
        except ValueError:
            pass
        start += len(line) + 1


def detect_agent(source: Source) -> Agent:
    """Whose transcript a file is, by its first records. Raises InputError for what is no transcript."""
    strange = False
    for record in first_records(source):
        if record.get("type") in _CODEX_TYPES and ("payload" in record or "timestamp" in record):
            return "codex"
        if isinstance(record.get("type"), str):
            return "claude"
        strange = True
    name = os.path.basename(source.path)
    agent: Agent = "codex" if name.startswith("rollout-") else "claude"
    if source.size == 0 or source.note:
        return agent
    # A file whose first records are all damaged is still one. A file of other records, or of none, is not; only the
    # oldest rollouts begin with a record that has no type.
    named = name.endswith((".jsonl", ".zst")) and (agent == "codex" or not strange)
    if named and _RECORD.search(source.pread(_LOOK, 0)):
        return agent
    raise InputError(
        _("{path} is not a transcript.").format(path=source.path),
        _("Name a .jsonl file of Claude Code or Codex."),
    )


def adapter_for(agent: Agent, *, subagent: bool, stream: int = EVENTS) -> Adapter:
    """The adapter of an agent's records."""
    return Claude(subagent=subagent) if agent == "claude" else Codex(subagent=subagent, stream=stream)


def own_id_of(path: str) -> str | None:
    """The session id that a file's name gives, where it is one."""
    id = id_of(path)
    return id if _UUID.match(id) else None


def read_columns(
    source: Source, agent: Agent, roots: Sequence[Root] | None = None
) -> tuple[list[Source], Fold, Adapter, Position]:
    """Read a whole transcript. `roots`: where a fork's parents may lie; None leaves them unread."""
    own = own_id_of(source.path)
    sources, fold, adapter, at = _read(source, agent, own, EVENTS, roots)
    facts = fold.columns.facts
    if agent == "codex" and facts.has_items and not fold.count:
        sources, fold, adapter, at = _read(source, agent, own, ITEMS, roots)
    elif agent == "claude" and own is not None and facts.sessions and own not in facts.sessions:
        sources, fold, adapter, at = _read(source, agent, None, EVENTS, roots)
    fold.settle()
    return sources, fold, adapter, at


def belongs_to_subagent(source: Source) -> bool:
    """A subagent's transcript: by where it lies, or by its first row (a copy elsewhere still names its agent)."""
    if is_subagent(source.path):
        return True
    for record in first_records(source):
        if record.get("type") in ("user", "assistant"):
            return record.get("isSidechain") is True and bool(record.get("agentId"))
    return False


def _read(
    source: Source, agent: Agent, own: str | None, stream: int, roots: Sequence[Root] | None
) -> tuple[list[Source], Fold, Adapter, Position]:
    subagent = agent == "claude" and belongs_to_subagent(source)
    adapter = adapter_for(agent, subagent=subagent, stream=stream)
    fold = Fold(Columns(), chained=adapter.chained, own_id=None if subagent else own)
    sources = [source]
    if agent == "codex" and roots is not None:
        sources += read_parents(source, adapter, fold, roots)
    at = Position()
    read_lines(source.lines(), adapter, fold, at)
    return sources, fold, adapter, at


def open_session(
    path: str,
    *,
    tail_only: bool = False,
    cache: bool = True,
    roots: Sequence[Root] = (),
    on_progress: Callable[[float], None] | None = None,
) -> Session:
    """Open a transcript. `tail_only` reads the newest part of a large file alone (`Session.partial`).

    `on_progress` is told the share of the file that was read, from 0 to 1; what it raises ends the reading.
    Raises InputError when the file cannot be read or is no transcript.
    """
    session = _open(path, tail_only=tail_only, cache=cache, roots=roots, on_progress=on_progress)
    session.reopen = lambda path: _open(path, tail_only=False, cache=False, roots=roots)
    return session


def _open(
    path: str,
    *,
    tail_only: bool,
    cache: bool,
    roots: Sequence[Root],
    on_progress: Callable[[float], None] | None = None,
) -> Session:
    source = open_source(path)
    session = None
    try:
        if on_progress is not None:
            source.on_read = _shares(source.size, on_progress)
        session = _session_of(source, tail_only=tail_only, cache=cache, roots=roots)
    finally:
        source.on_read = None
        if session is None:
            source.close()
    return session


def _shares(size: int, tell: Callable[[float], None]) -> Callable[[int], None]:
    """From bytes to shares that only grow, though some parts of a file are read twice."""
    told = 0.0

    def read(done: int) -> None:
        nonlocal told
        told = max(told, min(1.0, done / max(size, 1)))
        tell(told)

    return read


def _session_of(source: Source, *, tail_only: bool, cache: bool, roots: Sequence[Root]) -> Session:
    agent = detect_agent(source)
    if cache and (loaded := sidecar.load(source)) is not None:
        return _from_sidecar(source, loaded)
    if tail_only and (tail := _tail(source, agent)) is not None:
        return tail
    sources, fold, adapter, at = read_columns(source, agent, roots)
    session = Session(agent, sources, fold.columns, fold, adapter, at)
    if agent == "claude":
        session.copied.mark(fold.columns, source)
    else:
        mark_replayed(fold.columns, source, roots)
    if cache:
        save(session)
    return session


def save(session: Session) -> None:
    """Write the session's sidecar, unless a fork's parents are part of it."""
    if session.fold is not None and not session.at.unended and len(session.sources) == 1 and not session.partial:
        stream = getattr(session.adapter, "stream", EVENTS)
        at = session.at
        sidecar.store(
            session.sources[0], session.agent, stream, session.columns, session.fold.chain, at.offset, at.line
        )


def _from_sidecar(source: Source, loaded: sidecar.Loaded) -> Session:
    agent = cast(Agent, loaded.agent)
    adapter = adapter_for(agent, subagent=belongs_to_subagent(source), stream=loaded.stream)
    session = Session(agent, [source], loaded.columns, None, adapter, Position(loaded.offset, loaded.line))
    session.chain = loaded.chain
    session.refresh()
    if session.at.offset - loaded.offset >= _GROWTH_SAVED:
        save(session)
    return session


def _tail(source: Source, agent: Agent) -> Session | None:
    """The newest turns, from as much of the file's end as holds some; None if only the whole file does."""
    adapter = adapter_for(agent, subagent=belongs_to_subagent(source))
    size, length = source.size, _TAIL
    while length < size:
        start = size - length
        start += source.pread(length, start).find(b"\n") + 1
        fold = Fold(Columns(), chained=adapter.chained, own_id=own_id_of(source.path))
        at = Position(start)
        read_lines(source.lines(start), adapter, fold, at)
        if fold.count >= _ENOUGH:
            fold.settle()
            session = Session(agent, [source], fold.columns, fold, adapter, at)
            session.partial = True
            return session
        length *= 4
    return None


__all__ = [
    "Growth",
    "Session",
    "adapter_for",
    "belongs_to_subagent",
    "detect_agent",
    "open_session",
    "read_columns",
    "save",
]
