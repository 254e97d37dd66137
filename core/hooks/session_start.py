"""SessionStart: give back what the last compaction took, once (DESIGN 8). Standard library only.

Most sessions begin with nothing to give back, and then nothing is loaded for it.
"""

from __future__ import annotations

import os
import time

from .answer import EXCLUDED, FAILED, NOTHING, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .event import Event
    from .restore import Restore
    from .room import Room

COMPACT, RESUME, FORK = "compact", "resume", "fork"


def handle(event: Event, room: Room) -> Outcome:
    """Answer with a pack, with a line for the person alone, or with nothing."""
    if event.source not in (COMPACT, RESUME, FORK):
        return Outcome(NOTHING)
    path = event.transcript
    if not (event.is_own_transcript and os.path.isfile(path)):
        from .locate import transcript_of

        path = transcript_of(event, room).path
        if room.settings.excluded(None, path):
            return Outcome(EXCLUDED)
    from ..transcript.beyond import Beyond
    from .restore import Restore

    wait_s = max(0.0, room.deadline - time.monotonic())
    lock = room.store.locked(event.agent, event.session_id, wait_s=wait_s, needed=False)
    with (
        lock as held,
        Beyond(event.agent, path, event.session_id, deadline=room.deadline) as beyond,
    ):
        restore = Restore(event, room, beyond)
        outcome = restore.outcome() if held else _busy(restore, lock.why)
    return _explained(outcome, event, room)


def _explained(outcome: Outcome, event: Event, room: Room) -> Outcome:
    """Why nothing comes back after a compaction, where that is the transcript's fault."""
    if outcome.outcome != NOTHING or outcome.reason is not None or event.source != COMPACT:
        return outcome
    from .locate import COMPRESSED, NO_TRANSCRIPT, UNREADABLE, transcript_of

    problem = transcript_of(event, room).problem
    if problem in (UNREADABLE, COMPRESSED):
        # There are words that were not saved, and the person is to know.
        return Outcome(FAILED, problem)
    outcome.reason = problem if problem != NO_TRANSCRIPT else None
    return outcome


def _busy(restore: Restore, why: str | None) -> Outcome:
    """Another process is at it, perhaps for this very event; two packs would be worse than none."""
    return restore.covered() or Outcome(FAILED, why)
