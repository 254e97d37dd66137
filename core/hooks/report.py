"""The audit row of an event. Standard library only."""

from __future__ import annotations

import os

from ..audit.log import Row, append, short, stamp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .answer import Outcome
    from .event import Event
    from .room import Room


def append_row(event: Event, outcome: Outcome, room: Room) -> bool:
    """Write what an event came to; False where it could not be written."""
    row = Row(
        at=stamp(room.now_ms),
        agent=event.agent,
        event=event.name,
        outcome=outcome.outcome,
        session=short(event.session_id) if event.session_id else None,
        transcript=short(os.path.realpath(event.transcript)) if event.transcript else None,
        surface=outcome.surface,
        client=outcome.client,
        trigger=event.trigger or event.source,
        generation=outcome.generation,
        checkpoint=outcome.checkpoint,
        nonce=outcome.nonce,
        size=outcome.size,
        reason=outcome.reason,
        covered_by=outcome.covered_by,
        summary=outcome.summary,
        counts=outcome.counts,
        units=outcome.units,
        ms=room.spent_ms(),
    )
    return append(room.state_dir, row)
