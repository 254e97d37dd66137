"""Which events of the audit belong to which compaction of a transcript (DESIGN 8, states)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ..transcript.fold import milliseconds
from ..transcript.trace import Crossing, Place, Trace
from .log import NATURAL, Row
from .report import State

PRE, POST, START, LATE = "PreCompact", "PostCompact", "SessionStart", "Late"
GIVEN = ("injected", "late_built", "redelivered")
"""Outcomes of a SessionStart that put a pack before the model."""
SAVED = ("saved", "saved_partial")
SKIPPED = ("paused", "excluded")
SUBAGENT = "skipped_subagent"
_TWICE_MS = 5000
"""The same event, registered twice, within this time."""
_WRITTEN_MS = 60_000
_AHEAD_MS = 120_000
"""How long before its boundary a compaction's other events may be at most."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A row and its time in ms."""

    at_ms: int
    row: Row


@dataclass(slots=True)
class Pair:
    """One compaction: what was saved before it, what the transcript shows, what came after it."""

    start_ms: int
    """Of the PreCompact; without one the earliest that its other events can be of, by the transcript's clock."""
    start_size: int = 0
    """The same in bytes of the transcript; only without a PreCompact."""
    attempt: Row | None = None
    """The PreCompact; of several for one event the one that came to most."""
    crossing: Crossing | None = None
    rows: list[Timed] = field(default_factory=list)
    """PostCompact, SessionStart and late checkpoints, in the order of their time."""
    state: State = "pending"
    unrecorded: bool = False
    """The agent keeps no transcript of the session: there is none, and no hook ever saw a byte of one."""

    @property
    def at_ms(self) -> int:
        """When it was: the boundary's time, else the first event's."""
        return self.crossing.at_ms if self.crossing is not None and self.crossing.at_ms is not None else self.start_ms

    @property
    def begun_ms(self) -> int:
        """When its first event was; without a PreCompact, its boundary."""
        return self.start_ms if self.attempt is not None else self.at_ms

    @property
    def all_rows(self) -> list[Row]:
        """Its events."""
        first = [] if self.attempt is None else [self.attempt]
        return first + [one.row for one in self.rows]

    @property
    def is_natural(self) -> bool:
        """No row of it is of a test or a demo."""
        return all(row.origin == NATURAL for row in self.all_rows)


@dataclass(frozen=True, slots=True)
class Since:
    """From when on a session's compactions count: by the clock, or by the bytes that a hook had seen by then."""

    ms: int
    size: int | None

    def holds(self, made: Pair) -> bool:
        """Whether a compaction was begun since."""
        crossing = made.crossing if made.attempt is None else None
        seen = crossing is not None and self.size is not None and crossing.offset >= self.size
        return made.begun_ms >= self.ms or seen


def since(ms: int, rows: Sequence[Timed]) -> Since:
    """`rows`: the session's."""
    natural = (one.row for one in rows if one.at_ms >= ms and one.row.origin == NATURAL)
    return Since(ms, min((row.size for row in natural if row.size is not None), default=None))


def ordered(rows: Iterable[Row]) -> list[Timed]:
    """Rows in the order of their time, each once, whatever order they came in."""
    once = {row.line(): row for row in rows}
    return [Timed(milliseconds(row.at), row) for _, row in sorted(once.items(), key=lambda one: (one[1].at, one[0]))]


def pair(rows: Sequence[Timed], trace: Trace | None) -> list[Pair]:
    """A session's compactions in their order. `rows`: its own, ordered; `trace`: None where the transcript is gone."""
    attempts = _attempts([one for one in rows if one.row.event == PRE], trace)
    after = list(_after(rows))
    pairs = _crossed(attempts, trace, after)
    for one in after:
        owner = next((made for made in reversed(pairs) if _began_before(made, one, trace)), None)
        if owner is None:
            if not _shows_compaction(one.row):
                continue
            owner = Pair(one.at_ms)
            pairs.insert(0, owner)
        owner.rows.append(one)
    unrecorded = trace is None and not any(one.row.size for one in rows)
    for number, made in enumerate(pairs):
        made.unrecorded = unrecorded
        made.state = _state(made, number == len(pairs) - 1, trace)
    return pairs


def _after(rows: Sequence[Timed]) -> Iterator[Timed]:
    """What follows a compaction, but for subagents'."""
    is_subagents = False
    for one in rows:
        row = one.row
        if row.event == PRE:
            is_subagents = row.outcome == SUBAGENT
        elif row.event in (POST, START, LATE) and row.outcome != SUBAGENT:
            # Clients up to 2.1.197 do not say whose a compaction is, and by its end the transcript does not either.
            if not (is_subagents and row.event == POST and row.agent == "claude"):
                yield one


def _began_before(made: Pair, one: Timed, trace: Trace | None) -> bool:
    """Rows have one clock among themselves; a boundary has another, so there bytes come first."""
    size = one.row.size
    if made.attempt is None and made.crossing is not None and size is not None and trace is not None:
        return made.start_size <= size
    return made.start_ms <= one.at_ms


def _attempts(rows: Sequence[Timed], trace: Trace | None) -> list[Timed]:
    """One for each compaction that was begun: an event that was registered twice counts once."""
    found: list[Timed] = []
    for one in rows:
        if one.row.outcome == SUBAGENT:
            continue
        last = found[-1] if found else None
        if last is None or not _is_same(last, one, trace):
            found.append(one)
        elif _worth(one.row) > _worth(last.row):
            found[-1] = Timed(last.at_ms, one.row)
    return found


def _is_same(one: Timed, other: Timed, trace: Trace | None) -> bool:
    """Whether two PreCompacts are one event. The hook itself says so of the second; where one failed, nobody did."""
    first, second = one.row, other.row
    if second.outcome == "duplicate":
        return True
    if "failed" not in (first.outcome, second.outcome) or first.trigger != second.trigger:
        return False
    between = any(
        one.at_ms < crossing.at_ms <= other.at_ms
        for crossing in (trace.crossings if trace else ())
        if crossing.at_ms is not None
    )
    return other.at_ms - one.at_ms <= _TWICE_MS and not between


def _worth(row: Row) -> int:
    return 3 if row.outcome in SAVED else 2 if row.outcome in ("duplicate", "empty") else row.outcome != "failed"


def _crossed(attempts: list[Timed], trace: Trace | None, after: Sequence[Timed]) -> list[Pair]:
    """Attempts and boundaries: each boundary belongs to the last attempt before it that no other boundary follows."""
    pairs: list[Pair] = []
    waiting = list(attempts)
    for crossing in trace.crossings if trace is not None else ():
        before = []
        while waiting and _precedes(waiting[0], crossing, trace):
            before.append(waiting.pop(0))
        ended = _ended(before, after) if trace is not None and trace.agent == "claude" else len(before)
        before, waiting = before[:ended], before[ended:] + waiting
        pairs += [Pair(one.at_ms, attempt=one.row) for one in before[:-1]]
        if before:
            pairs.append(Pair(before[-1].at_ms, attempt=before[-1].row, crossing=crossing))
        else:
            pairs.append(Pair(*_start(crossing, pairs, trace), crossing=crossing))
    return pairs + [Pair(one.at_ms, attempt=one.row) for one in waiting]


def _ended(attempts: Sequence[Timed], after: Sequence[Timed]) -> int:
    """How many of these there are up to the last whose compaction ended; all, where none did.

    Claude writes a boundary after its hooks have run: one that is tried at once and comes to nothing may stand before
    it. Where the one that ended had failed, a later one is its save, come late.
    """
    ends = [one.at_ms for one in after if _shows_compaction(one.row)]
    for number in range(len(attempts), 0, -1):
        until = attempts[number].at_ms if number < len(attempts) else None
        if attempts[number - 1].row.outcome in SAVED and any(
            attempts[number - 1].at_ms <= at and (until is None or at < until) for at in ends
        ):
            return number
    return len(attempts)


def _precedes(one: Timed, crossing: Crossing, trace: Trace | None) -> bool:
    """Whether a PreCompact came before a boundary: by the bytes that it saw, else by the clock."""
    size = one.row.size
    if size is not None and trace is not None and size <= trace.size:
        return size <= crossing.offset
    at_ms = crossing.at_ms if crossing.at_ms is not None else crossing.reply_ms
    return at_ms is not None and one.at_ms <= at_ms


def _start(crossing: Crossing, before: list[Pair], trace: Trace | None) -> tuple[int, int]:
    """When, and at which byte, the events of a boundary without a PreCompact may begin.

    Claude writes the boundary after them, Codex before.
    """
    at_ms = crossing.at_ms if crossing.at_ms is not None else crossing.reply_ms or 0
    if trace is not None and trace.agent == "codex":
        return at_ms, crossing.offset
    last = next((one.crossing for one in reversed(before) if one.crossing is not None), None)
    earliest = max(at_ms - _AHEAD_MS, before[-1].at_ms + 1) if before else at_ms - _AHEAD_MS
    return earliest, last.offset + 1 if last is not None else 0


def _shows_compaction(row: Row) -> bool:
    return row.event == POST or (row.event == START and row.trigger == "compact")


def came_after(places: Sequence[Place], made: Pair) -> bool:
    """Whether one of these was said after an attempt had begun.

    By the clock; by the bytes, too, but for what was said in the minute before: agents write that late.
    """
    size = made.attempt.size if made.attempt is not None else None
    for one in places:
        if one.at_ms is not None and one.at_ms > made.start_ms:
            return True
        if size is not None and one.offset >= size and (one.at_ms is None or one.at_ms < made.start_ms - _WRITTEN_MS):
            return True
    return False


def _state(made: Pair, is_last: bool, trace: Trace | None) -> State:
    if made.crossing is not None or any(_shows_compaction(one.row) for one in made.rows):
        return "unknown" if made.unrecorded else "finished"
    row = made.attempt
    if trace is None:
        # Nothing was ever said, so there was nothing to compact, and no file either.
        return "aborted" if row is not None and row.outcome == "empty" else "unknown"
    went_on = came_after(trace.users, made)
    began_again = any(one.row.event == START for one in made.rows)
    return "aborted" if went_on or began_again or not is_last else "pending"
