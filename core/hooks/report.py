"""The audit row of an event. Standard library only."""

from __future__ import annotations

import os

from ..audit.log import Row, append, short, stamp
from ..transcript.surface import Client, client_of, surface_of
from .answer import DEADLINE, EXCLUDED, PAUSED, SUBAGENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .answer import Outcome
    from .event import Event
    from .room import Room

_UNREAD = (SUBAGENT, PAUSED, EXCLUDED)
"""What leaves the transcript alone."""


def append_row(event: Event, outcome: Outcome, room: Room) -> bool:
    """Write what an event came to; False where it could not be written."""
    if outcome.surface is None and outcome.outcome not in _UNREAD:
        if event.transcript and outcome.reason != DEADLINE:
            client = _client(event)
            outcome.surface, outcome.client = client.surface, client.version
        if outcome.surface is None and event.agent == "claude" and event.model:
            # A session of which nothing is written, as with --no-session-persistence.
            outcome.surface = surface_of(event.model)
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
        size=outcome.size if outcome.size is not None or outcome.outcome in _UNREAD else _size(event),
        reason=outcome.reason,
        covered_by=outcome.covered_by,
        summary=outcome.summary,
        counts=outcome.counts,
        units=outcome.units,
        ms=room.spent_ms(),
    )
    return append(room.opened, row)


def _size(event: Event) -> int | None:
    """How far the transcript went: the audit tells by it which compaction an event belongs to."""
    try:
        return os.stat(event.transcript).st_size if event.transcript else None
    except FileNotFoundError:
        return 0 if event.source in ("startup", "clear") else None
    except (OSError, ValueError):
        return None


def _client(event: Event) -> Client:
    """The client that writes the transcript. Not blocking: what is no file is not waited for."""
    try:
        fd = os.open(event.transcript, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return Client()
    try:
        return client_of(event.agent, lambda length, offset: os.pread(fd, length, offset), os.fstat(fd).st_size)
    except OSError:
        return Client()
    finally:
        os.close(fd)
