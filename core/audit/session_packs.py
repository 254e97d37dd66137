"""One session's compactions and the packs that came after them, by the transcript; with or without a guard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..checkpoint.refusal import StoreError
from ..checkpoint.store import Store
from ..transcript.trace import given_after, trace_of
from . import log
from .pairing import ordered
from .survey import Subject, Times, judged, pairs_of

if TYPE_CHECKING:
    from ..transcript.session import Session
    from ..transcript.trace import Trace
    from .report import Delivery

_OUR_NAME = "compact-guard"


@dataclass(frozen=True, slots=True)
class Came:
    """What came after a compaction."""

    delivery: Delivery
    generation: int | None
    """The one that was delivered."""
    text: str
    """The pack as it was given; empty where none came whole."""


def packs_of(session: Session, state_dir: str) -> dict[int, Came]:
    """Boundary index (k, from 1) -> what came. A session's own compactions only."""
    trace = trace_of(session)
    if trace is None:
        return {}
    rows = ordered(log.read(state_dir).rows)
    name = log.short(trace.session_id)
    own = tuple(one for one in rows if (one.row.agent, one.row.session) == (trace.agent, name))
    # Every compaction counts, whenever a guard was installed, or never.
    times = Times({trace.agent: 0}, {}, {})
    subject = Subject(trace.agent, name, own, trace)
    pairs = pairs_of(subject, times)
    found = judged(subject, pairs, times, None, state_dir)
    came = {}
    for made, one in zip(pairs, found, strict=True):
        if one.number is not None and made.crossing is not None:
            start = made.crossing.offset
            if made.attempt is not None and made.attempt.size is not None:
                start = min(start, made.attempt.size)
            nonces = {row.row.nonce for row in own if row.row.generation == one.generation and row.row.nonce}
            nonces |= _stored_nonces(trace, state_dir, one.generation)
            text = _text(session, trace, start, nonces) if one.delivery == "DELIVERED" else ""
            came[one.number] = Came(one.delivery, one.generation if text else None, text)
    return came


def _stored_nonces(trace: Trace, state_dir: str, generation: int | None) -> set[str]:
    try:
        findings = Store(state_dir).verify(trace.agent, trace.session_id)
    except StoreError:
        return set()
    there = (one.checkpoint for one in findings if one.checkpoint is not None and one.generation == generation)
    return {checkpoint.nonce for checkpoint in there if checkpoint.nonce}


def _text(session: Session, trace: Trace, start: int, nonces: set[str]) -> str:
    """The whole pack that came from a byte on: by its nonce, else the first of ours."""
    places = [place for place in trace.given if place[0] >= start]
    for words in filter(None, (nonces, {_OUR_NAME})):
        for given in given_after(session.sources[0], session.adapter, places, words):
            if given.whole:
                return given.text
    return ""
