"""What the guard did for one compaction: its checkpoint, the proof that it came, whether it is a miss (DESIGN 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ..checkpoint.words import WORDS
from ..model import Agent
from ..transcript.trace import SHORT_SUMMARY, Given, Trace
from .log import Row
from .pairing import GIVEN, LATE, SAVED, SKIPPED, START, Pair, Since, Timed, came_after
from .report import NO_TRANSCRIPT, Compaction, Delivery, Flag, Kept, MissReason

Places = Sequence[tuple[int, int]]
Reader = Callable[[Places, set[str]], Iterator[Given]]
"""Hooks' texts of the session's transcript, at given places, that hold one of the words."""
_OUR_NAME = "compact-guard"
"""What every pack begins with: all there is to look for where neither a row nor the store knows the nonce."""
_FEW_TURNS = 4
"""After less than this even a short summary may say it all."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A generation in the store, where the audit's rows do not tell enough of it."""

    generation: int
    size: int
    nonce: str
    created_ms: int


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a session, beside its compactions' own events."""

    agent: Agent
    session: str
    trace: Trace | None
    surface: str
    """Where no row of the compaction says."""
    since: Since
    """When the hook code last changed."""
    nonces: dict[str, int | None]
    """Of the session's packs: nonce -> generation."""
    stored: tuple[Stored, ...]
    read: Reader


@dataclass(frozen=True, slots=True)
class _Checkpoint:
    kept: Kept
    generation: int | None = None
    reason: str | None = None
    in_time: bool = True
    """A late one: before the model's next reply."""


def judge(pairs: Sequence[Pair], number: int, known: Known) -> Compaction:
    """The judgement on one of a session's compactions."""
    made, trace = pairs[number], known.trace
    checkpoint = _checkpoint(pairs, number, known.stored)
    delivery: Delivery = "UNKNOWN"
    generation, late = checkpoint.generation, False
    if made.state == "finished" and checkpoint.kept not in ("skipped", "empty"):
        delivery, given, late = _delivery(pairs, number, checkpoint, known)
        generation = given if given is not None else generation
        if checkpoint.kept == "none" and delivery == "DELIVERED":
            # A later one covers it, or its own rows are lost.
            checkpoint = _Checkpoint("late" if late else "saved", given)
    miss = _miss(made, checkpoint, delivery, late) if made.state == "finished" else None
    crossing, row = made.crossing, made.attempt
    return Compaction(
        at_ms=made.at_ms,
        agent=known.agent,
        surface=next((row.surface for row in made.all_rows if row.surface is not None), known.surface),
        session=known.session,
        session_id=trace.session_id if trace is not None else None,
        path=trace.path if trace is not None else None,
        number=crossing.number if crossing is not None else None,
        trigger=(row.trigger if row is not None else None) or (crossing.trigger if crossing is not None else None),
        state=made.state,
        kept=checkpoint.kept,
        generation=generation,
        delivery=delivery,
        miss=miss,
        reason=checkpoint.reason or (_trouble(made)[1] if miss or delivery == "UNKNOWN" else None),
        flags=tuple(_flags(made)),
        natural=made.is_natural,
        counted=made.is_natural and checkpoint.kept != "skipped" and known.since.holds(made),
    )


def _checkpoint(pairs: Sequence[Pair], number: int, stored: Sequence[Stored]) -> _Checkpoint:
    """How the compaction's checkpoint came to be."""
    made, row = pairs[number], pairs[number].attempt
    if (skipped := _skipped(made)) is not None:
        return _Checkpoint("skipped", reason=skipped)
    if made.unrecorded and made.state == "unknown":
        return _Checkpoint("none", reason=NO_TRANSCRIPT)
    if any(one.row.outcome == "nothing" and one.row.generation is not None for one in made.rows):
        # A pack of nothing: the checkpoint holds no live item.
        return _Checkpoint("empty")
    if row is not None and (row.outcome in SAVED or row.outcome == "duplicate"):
        return _Checkpoint("saved", row.generation)
    if (late := _late(made)) is not None:
        # An `injected` of what no row says was saved: that row is lost.
        kept: Kept = "saved" if late.row.outcome == "injected" and row is None else "late"
        return _Checkpoint(kept, late.row.generation, in_time=_in_time(late.at_ms, made))
    if row is not None and row.outcome != "empty":
        return _Checkpoint("failed", reason=row.reason or row.outcome)
    if row is not None or any(map(_found_nothing, made.rows)):
        return _Checkpoint("empty")
    if (one := _stored_for(pairs, number, stored)) is not None:
        return _Checkpoint("saved", one.generation, in_time=_in_time(one.created_ms, made))
    return _Checkpoint("none")


def _skipped(made: Pair) -> str | None:
    """Why the guard left a compaction alone, by the user's will."""
    if any(one.row.event == START and one.row.outcome in GIVEN for one in made.rows):
        return None
    return next((row.outcome for row in made.all_rows if row.outcome in SKIPPED), None)


def _late(made: Pair) -> Timed | None:
    """The first event that built or gave a checkpoint after the compaction had begun."""
    for one in made.rows:
        if one.row.event == START and one.row.outcome in GIVEN:
            return one
        if one.row.event == LATE and one.row.outcome in (*SAVED, "late_built"):
            return one
    return None


def _found_nothing(one: Timed) -> bool:
    """Whether somebody looked at what was compacted, and nothing was said in it."""
    row = one.row
    return (row.event, row.outcome) == (LATE, "empty") or (row.outcome == "nothing" and row.trigger == "compact")


def _in_time(at_ms: int, made: Pair) -> bool:
    reply_ms = made.crossing.reply_ms if made.crossing is not None else None
    return reply_ms is None or at_ms <= reply_ms


def _stored_for(pairs: Sequence[Pair], number: int, stored: Sequence[Stored]) -> Stored | None:
    """The newest stored generation that reads up to this boundary, and further than the one before."""
    crossing = pairs[number].crossing
    if crossing is None:
        return None
    before = max((one.crossing.offset for one in pairs[:number] if one.crossing is not None), default=-1)
    fitting = [one for one in stored if before < one.size <= crossing.offset]
    return max(fitting, key=lambda one: one.generation) if fitting else None


def _delivery(
    pairs: Sequence[Pair], number: int, checkpoint: _Checkpoint, known: Known
) -> tuple[Delivery, int | None, bool]:
    """The proof, the generation that came, and whether it came only after a reply."""
    made, trace = pairs[number], known.trace
    # A later generation covers the earlier ones; an earlier one says nothing of this compaction.
    least = checkpoint.generation or 0
    words = {nonce for nonce, one in known.nonces.items() if one is None or one >= least} or {_OUR_NAME}
    if trace is None:
        return "UNKNOWN", None, False
    start, reply, reply_ms = _after(made, trace)
    until = next((one.crossing.offset for one in pairs[number + 1 :] if one.crossing is not None), trace.size)
    truncated: Given | None = None
    for given in known.read([place for place in trace.given if place[0] >= start], words):
        comes_late = reply is not None and given.offset > reply and not _is_older(given, reply_ms)
        if comes_late and (truncated is not None or given.offset > until):
            break
        found, nonce = max((known.nonces.get(word) or 0, word) for word in words if word in given.text)
        if given.whole and _is_closed(given.text, nonce):
            return "DELIVERED", found or None, comes_late
        truncated = truncated or given
    if truncated is not None:
        return "TRUNCATED", None, False
    replied = reply is not None or (made.crossing is None and came_after(trace.replies, made))
    return ("NOT_SEEN" if replied else "UNKNOWN"), None, False


def _after(made: Pair, trace: Trace) -> tuple[int, int | None, int | None]:
    """Where the pack may begin, and where and when the model's next reply stands."""
    size = made.attempt.size if made.attempt is not None else None
    if made.crossing is None:
        return (size if size is not None and size <= trace.size else 0), None, None
    start = made.crossing.offset
    return min(size, start) if size is not None else start, made.crossing.reply, made.crossing.reply_ms


def _is_older(given: Given, reply_ms: int | None) -> bool:
    """Lines are not always in the order of their time: a resumed Claude writes replies before what was asked."""
    return given.at_ms is not None and reply_ms is not None and given.at_ms <= reply_ms


def _is_closed(text: str, nonce: str) -> bool:
    """Whether the pack's end stands there too, where its beginning does."""
    for words in WORDS.values():
        if words.begin.format(nonce=nonce) in text:
            return words.end.format(nonce=nonce) in text
    return True


def _miss(made: Pair, checkpoint: _Checkpoint, delivery: Delivery, late: bool) -> MissReason | None:
    if checkpoint.kept in ("skipped", "empty"):
        return None
    if checkpoint.kept == "none":
        return "no-checkpoint"
    if checkpoint.kept == "failed":
        return None if delivery == "DELIVERED" and not late else "build-failed"
    outcome = _trouble(made)[0]
    if delivery == "DELIVERED":
        return "late" if late else None
    if outcome == "gave_up":
        return "gave-up"
    if delivery == "TRUNCATED":
        return "truncated"
    if delivery == "NOT_SEEN":
        return "refused" if outcome == "refused" else "not-seen"
    return None if checkpoint.in_time else "late"


def _trouble(made: Pair) -> tuple[str | None, str | None]:
    """What the last SessionStart that gave nothing says: outcome and reason."""
    rows: list[Row] = [one.row for one in made.rows if one.row.event == START and one.row.outcome not in GIVEN]
    rows = [row for row in rows if row.outcome in ("gave_up", "refused", "failed", "offered", "nothing")]
    if not rows:
        return None, None
    return rows[-1].outcome, rows[-1].reason


def _flags(made: Pair) -> Iterator[Flag]:
    crossing = made.crossing
    units = [one.row.counts["summary_units"] for one in made.rows if "summary_units" in one.row.counts]
    if crossing is not None and crossing.error:
        yield "summary-error"
    elif crossing is not None and crossing.short and crossing.turns >= _FEW_TURNS:
        yield "summary-short"
    elif crossing is None and units and units[-1] < SHORT_SUMMARY:
        yield "summary-short"
