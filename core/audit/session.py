"""One session's compactions as a timeline shows them: what became of each one's checkpoint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ..transcript.trace import trace_of
from . import log
from .pairing import ordered
from .report import Compaction
from .survey import Subject, judged, pairs_of, times_of

if TYPE_CHECKING:
    from ..transcript.session import Session

Fate = Literal["no-checkpoint", "not-delivered", "truncated", "delivered", "pending", "unknown", "skipped"]


@dataclass(frozen=True, slots=True)
class Mark:
    """What became of one compaction's checkpoint."""

    fate: Fate
    """`no-checkpoint`, `not-delivered` and `truncated` are true misses. `pending`: the agent has not answered since.
    `unknown`: a checkpoint is there, but nothing tells whether it came. `skipped`: paused or excluded."""
    generation: int | None
    reason: str | None
    """A code that tells more."""


def marks_of(session: Session, state_dir: str) -> dict[int, Mark]:
    """Boundary index (k, from 1) -> mark.

    None for compactions from before the installation, inherited ones, and those of a session without words.
    """
    rows = ordered(log.read(state_dir).rows)
    trace = trace_of(session)
    times = times_of(rows, state_dir)
    if trace is None or trace.agent not in times.installed:
        return {}
    name = log.short(trace.session_id)
    own = tuple(one for one in rows if (one.row.agent, one.row.session) == (trace.agent, name))
    subject = Subject(trace.agent, name, own, trace)
    pairs = pairs_of(subject, times)
    marks: dict[int, Mark] = {}
    for made, one in zip(pairs, judged(subject, pairs, times, None, state_dir), strict=True):
        fate = _fate(one, replied=made.crossing is not None and made.crossing.reply is not None)
        if one.number is not None and fate is not None:
            marks[one.number] = Mark(fate, one.generation, one.reason or one.miss)
    return marks


def _fate(one: Compaction, *, replied: bool) -> Fate | None:
    if one.kept == "skipped":
        return "skipped"
    if one.kept == "empty":
        return None
    if one.miss in ("no-checkpoint", "build-failed"):
        return "no-checkpoint"
    if one.miss == "truncated":
        return "truncated"
    if one.miss is not None:
        return "not-delivered"
    if one.delivery == "DELIVERED":
        return "delivered"
    return "unknown" if replied else "pending"
