"""Giving a generation to the agent once: claim, the whole pack to stdout, mark. Standard library only.

The caller holds the session's lock from before it chose the generation. So an unmarked claim is left by a process that
died, and there is one more attempt, which says `redelivered`: whether the first one arrived, nobody can know.
"""

from __future__ import annotations

from ..audit.log import stamp
from ..checkpoint.item import UNREAD
from ..checkpoint.marks import Mark
from ..checkpoint.refusal import StoreError
from .answer import FAILED, GAVE_UP, INJECTED, NOTHING, REDELIVERED, REFUSED, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..checkpoint.item import Checkpoint
    from ..checkpoint.marks import Marks
    from ..checkpoint.render import Pack
    from .event import Event
    from .room import Room

ATTEMPTS = 2
"""The first, and one more after a crash."""
LEFT_OUT, BUSY = "left_out", "busy"
_ATTEMPTED, _UNMARKED = "attempts", "unmarked"


def deliver(
    checkpoint: Checkpoint, event: Event, room: Room, marks: Marks, *, size: int | None, word: str = INJECTED
) -> Outcome:
    """Give a stored generation, unless that was tried too often.

    `size`: of the transcript, None where it cannot be read; `word`: the outcome's.
    Raises OSError where the agent did not take all of it, StoreError where it could not be claimed: then no pack came.
    """
    from ..checkpoint.render import render

    generation = checkpoint.generation
    pack = render(checkpoint)
    if not pack.text:
        return told(Outcome(NOTHING), checkpoint)
    before = marks.claimed(generation)
    attempt = before.attempt + 1 if before is not None else 1
    room.speak()
    if attempt > ATTEMPTS:
        return _gave_up(checkpoint)
    outcome = told(Outcome(word if attempt == 1 else REDELIVERED), checkpoint)
    _count(outcome, checkpoint, pack)
    mark = mark_of(event, room, size, attempt=attempt)
    try:
        marks.claim(generation, mark)
    except FileExistsError:
        # A file system without locks: somebody else is giving it.
        return told(Outcome(FAILED, BUSY), checkpoint)
    room.answer(outcome)
    try:
        marks.deliver(generation, mark)
    except (OSError, StoreError) as error:
        # It came. That it may come again is for the next event to say.
        outcome.reason = f"{_UNMARKED}-{error.reason}" if isinstance(error, StoreError) else _UNMARKED
    return outcome


def mark_of(event: Event, room: Room, size: int | None, *, attempt: int = 1, source: str | None = None) -> Mark:
    """A mark of this moment."""
    return Mark(stamp(room.now_ms), event.name, attempt, size, source or event.source)


def told(outcome: Outcome, checkpoint: Checkpoint) -> Outcome:
    """The outcome, with what the audit learns of the generation."""
    outcome.generation, outcome.checkpoint = checkpoint.generation, checkpoint.sha256
    outcome.nonce, outcome.size = checkpoint.nonce, checkpoint.source.size
    outcome.surface, outcome.client = checkpoint.surface, checkpoint.client
    return outcome


def refused(generation: int, reason: str, room: Room) -> Outcome:
    """That a generation failed a check, and nothing came in its place."""
    from .lines import not_restored

    room.speak()
    outcome = Outcome(REFUSED, reason)
    outcome.generation = generation
    outcome.line = not_restored(reason)
    return outcome


def _gave_up(checkpoint: Checkpoint) -> Outcome:
    from .lines import not_restored

    outcome = told(Outcome(GAVE_UP, _ATTEMPTED), checkpoint)
    outcome.line = not_restored(_ATTEMPTED)
    return outcome


def _count(outcome: Outcome, checkpoint: Checkpoint, pack: Pack) -> None:
    from .lines import restored

    kinds = {item.id: item.kind for item in checkpoint.items}
    shown: dict[str, int] = {}
    for id in pack.shown:
        shown[kinds[id]] = shown.get(kinds[id], 0) + 1
    left_out = sum(pack.left_out.values())
    outcome.counts = dict(shown)
    for name, count in ((LEFT_OUT, left_out), (UNREAD, checkpoint.omitted.get(UNREAD, 0))):
        if count:
            outcome.counts[name] = count
    outcome.units, outcome.context = pack.units, pack.text
    outcome.line = restored(shown, left_out, checkpoint.generation)
