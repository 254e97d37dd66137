"""What a transcript shows of its compactions from outside: where each stands, what came after it, what hooks gave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..model import Agent, Boundary
from .columns import ASSISTANT, FOREIGN, INHERITED, SYNTHETIC, BoundaryRow, Columns
from .decode import decode_record
from .fold import milliseconds
from .reader import Adapter
from .session import Session
from .source import LONGEST_LINE, Source
from .surface import client_of

_STEP = 1 << 22
_FEW = 1 << 16
SHORT_SUMMARY = 100
"""Characters: a summary below this holds nothing of a conversation."""
_SHORT_RECORD = 1 << 12
_SUMMARY_HEADS = ("Summary:\n", "assist with your own analysis:\n")
"""What stands before the summary's own words (Claude, Codex)."""
CUT_OFF = "summary without a compaction boundary"


@dataclass(frozen=True, slots=True)
class Place:
    """Where something begins, and when it was."""

    offset: int
    at_ms: int | None


@dataclass(frozen=True, slots=True)
class Crossing:
    """A compaction of the session's own, as the file has it."""

    number: int
    """k, from 1, as `show` counts."""
    at_ms: int | None
    offset: int
    """Byte at which its record begins."""
    trigger: str | None
    turns: int
    """Turns between it and the boundary before."""
    error: bool
    """In place of a summary there is an error."""
    short: bool
    """The summary is far too short."""
    reply: int | None
    """Byte at which the model's next reply begins: words or a tool call."""
    reply_ms: int | None


@dataclass(frozen=True, slots=True)
class Trace:
    """One transcript."""

    agent: Agent
    session_id: str
    path: str
    surface: str | None
    size: int
    started_ms: int | None
    users: tuple[Place, ...]
    """The last turns of the user, two at most, in the order of the file."""
    replies: tuple[Place, ...]
    """The last replies in words, two at most."""
    crossings: tuple[Crossing, ...]
    given: tuple[tuple[int, int], ...]
    """Offset and bytes of each record that may hold a hook's text for the model."""
    cut_off: int | None
    """Line at which it goes on from a summary although no compaction was recorded."""


@dataclass(frozen=True, slots=True)
class Given:
    """A hook's text that names what was looked for."""

    offset: int
    at_ms: int | None
    text: str
    whole: bool
    """False: the client left only its stub."""


def trace_of(session: Session) -> Trace | None:
    """The trace of an open session; None for a subagent's, or one that nobody said anything in."""
    columns, source = session.columns, session.sources[0]
    if columns.facts.subagent or session.adapter.subagent:
        return None
    info = session.info
    return Trace(
        info.agent,
        info.session_id,
        session.path,
        client_of(info.agent, source.pread, source.size).surface,
        source.size,
        info.started_ms,
        _last(columns, 0),
        _last(columns, ASSISTANT),
        tuple(_crossings(session)),
        tuple(_given(source, session.adapter.hook_marks)),
        next((line for line, reason in columns.facts.damage if reason == CUT_OFF), None),
    )


def _last(columns: Columns, role: int) -> tuple[Place, ...]:
    """The last two turns of a role that the session does not share with another."""
    found: list[Place] = []
    for turn in range(len(columns) - 1, -1, -1):
        flags = columns.flags[turn]
        if columns.file[turn] == 0 and flags & ASSISTANT == role and not flags & (FOREIGN | INHERITED | SYNTHETIC):
            found.insert(0, Place(columns.offset[turn], _ms(columns.at[turn])))
            if len(found) == 2:
                break
    return tuple(found)


def given_after(
    source: Source, adapter: Adapter, places: Iterable[tuple[int, int]], words: set[str]
) -> Iterator[Given]:
    """The hooks' texts at these places in which one of the words stands. The bytes are looked at first."""
    wanted = [word.encode() for word in words]
    for offset, size in places:
        line = source.pread(size, offset)
        if not any(word in line for word in wanted):
            continue
        try:
            record = decode_record(line)
        except ValueError:
            continue
        for text in adapter.hook_texts(record):
            if any(word in text for word in words):
                yield Given(offset, _time(record), text, not adapter.is_cut(text))


def _crossings(session: Session) -> Iterator[Crossing]:
    rows = session.columns.boundaries
    source, adapter = session.sources[0], session.adapter
    boundaries = session.boundaries
    before = 0
    replies: list[tuple[int, int | None]] = []
    for number, row in enumerate(rows, 1):
        turns, before = row.after_turn - before, row.after_turn
        if row.inherited or row.file != 0:
            continue
        after = row.offset + row.size
        if not replies or replies[-1][0] < after:
            found = _first_reply(source, adapter, after)
            replies += [found] if found else []
        reply = replies[-1] if replies and replies[-1][0] >= after else (None, None)
        yield Crossing(
            number,
            _ms(row.at),
            row.offset,
            row.trigger,
            turns,
            row.summary_state == "error",
            _is_short(session, row, boundaries[number - 1]),
            *reply,
        )


def _first_reply(source: Source, adapter: Adapter, start: int) -> tuple[int, int | None] | None:
    offset = start
    for line in source.lines(start, buffer_bytes=_FEW):
        if any(mark in line for mark in adapter.reply_marks):
            try:
                record = decode_record(line)
            except ValueError:
                record = {}
            if adapter.is_reply(record):
                return offset, _time(record)
        offset += len(line)
    return None


def _is_short(session: Session, row: BoundaryRow, boundary: Boundary) -> bool:
    if row.summary_state != "readable" or row.summary_size > _SHORT_RECORD:
        return False
    text = session.summary(boundary) or ""
    for head in _SUMMARY_HEADS:
        text = text.partition(head)[2] or text
    return len(text.strip()) < SHORT_SUMMARY


def _given(source: Source, marks: tuple[bytes, ...]) -> Iterator[tuple[int, int]]:
    """Places of the lines that hold one of the marks, in their order."""
    start, rest = 0, b""
    while data := source.pread(_STEP, start + len(rest)):
        data = rest + data
        end = data.rfind(b"\n") + 1
        whole = data[:end]
        for begin, stop in sorted(_lines_with(whole, marks)):
            yield start + begin, stop - begin
        start, rest = start + end, data[end:]
        if len(rest) > LONGEST_LINE:
            start, rest = start + len(rest), b""
    if any(mark in rest for mark in marks):
        yield start, len(rest)


def _lines_with(data: bytes, marks: tuple[bytes, ...]) -> set[tuple[int, int]]:
    found = set()
    for mark in marks:
        at = data.find(mark)
        while at >= 0:
            begin, end = data.rfind(b"\n", 0, at) + 1, data.find(b"\n", at) + 1 or len(data)
            found.add((begin, end))
            at = data.find(mark, end)
    return found


def _time(record: dict[str, object]) -> int | None:
    at = record.get("timestamp")
    return _ms(milliseconds(at)) if isinstance(at, str) else None


def _ms(at: int) -> int | None:
    return at if at >= 0 else None
