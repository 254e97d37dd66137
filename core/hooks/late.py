"""A generation that is made when it is already needed: no PreCompact saved one, or more was said since. Stdlib only.

Where older epochs have no generation either, they are built first, in memory, so that what was said in them is carried
over; the epoch that was just compacted away always gets its share of the time.
"""

from __future__ import annotations

import time

from ..checkpoint.assemble import Moment, Transcript, assemble_from, stored_path
from ..checkpoint.item import UNREAD
from ..checkpoint.refusal import StoreError
from ..checkpoint.select import wait_for_writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..checkpoint.item import Checkpoint, Pin
    from ..checkpoint.select import Known
    from ..transcript.beyond import Beyond
    from .event import Event
    from .room import Room

MOST_BYTES, MOST_EPOCHS = 16 << 20, 40
"""Of older epochs: the newest of them, as much as can be read in the time there is."""
_OLDER_SHARE = 0.6
"""Of the time that is left, at most, for all older epochs."""
_SAVE_LOCK_S = 0.1


def build_late(event: Event, room: Room, beyond: Beyond, *, upto: int | None) -> Checkpoint | None:
    """Build, save and load again; None where nothing was ever said. `upto`: where the epoch ends, None: the file's end.

    None, too, where the records tell of a folder that is left alone, and where too little could be read in time: then
    `beyond.unread` says so.

    Raises StoreError where it cannot be saved.
    """
    settings, path = room.settings, beyond.path
    settings.use_rules()
    where = Transcript(event.agent, event.session_id, path)
    moment = Moment(room.now_ms, project=event.cwd, language=settings.pack_language, unit=room.unit, cap=settings.cap)
    end = beyond.size if upto is None else upto
    previous, known = _previous(event, room, beyond, end), None
    if previous is None or previous.forked_from is not None:
        from .forking import past

        previous, known = past(event, room, path, previous)
    previous, known, unread = _older(where, moment, beyond, previous, known, end, room.deadline)
    pins = _pins(event, room)
    if event.agent == "claude" and upto is None:
        # The prompt that set off the compaction may not be on disk yet.
        wait_for_writer(path, event.prompt_id, automatic=True)
    made = assemble_from(where, moment, previous=previous, pins=pins, deadline=room.deadline, upto=upto, known=known)
    if unread:
        made.omitted[UNREAD] = made.omitted.get(UNREAD, 0) + unread
    if settings.excluded(made.project, path):
        return None
    if not any(item.is_live for item in made.items):
        beyond.unread = beyond.unread or made.omitted.get(UNREAD, 0) > 0
        return None
    room.store.put(made, wait_s=_SAVE_LOCK_S)
    # As it is stored, so that the pack has the bytes that any other rendering has.
    return room.store.load(event.agent, event.session_id, made.generation)


def _previous(event: Event, room: Room, beyond: Beyond, end: int) -> Checkpoint | None:
    """The newest generation that holds and lies before `end`: what was saved after it is no part of that past."""
    for generation in reversed(room.store.generations(event.agent, event.session_id)):
        try:
            found = room.store.load(event.agent, event.session_id, generation)
        except StoreError:
            continue
        if found.source.size <= end or not _is_in_place(found, beyond):
            return found
    return None


def _is_in_place(checkpoint: Checkpoint, beyond: Beyond) -> bool:
    """Whether what a generation was read from still stands where it stood."""
    source = checkpoint.source
    if checkpoint.forked_from is not None or source.path != stored_path(beyond.path):
        return False
    # Codex has rewritten rollouts: then hardly a line ends where one did.
    return not beyond.shrunk(source.size) and beyond.pread(1, source.size - 1) in (b"\n", b"")


def _older(
    where: Transcript,
    moment: Moment,
    beyond: Beyond,
    previous: Checkpoint | None,
    known: Known | None,
    end: int,
    deadline: float,
) -> tuple[Checkpoint | None, Known | None, int]:
    """What the epochs before leave to carry over and to count from, and how many bytes of them were not read."""
    begun = time.monotonic()
    stop = begun + (deadline - begun) * _OLDER_SHARE
    start = _read_upto(previous, beyond)
    skipped, epochs = _epochs(beyond, previous, start, end)
    unread = skipped
    for number, (first, last) in enumerate(epochs):
        now = time.monotonic()
        if now >= stop:
            return previous, known, unread + sum(size - at for at, size in epochs[number:])
        left = sum(size - at for at, size in epochs[number:])
        share = (last - first) / max(1, left)
        until = now + (stop - now) * share
        previous = assemble_from(where, moment, previous=previous, pins=[], deadline=until, upto=last, known=known)
        known = None
        unread += previous.omitted.get(UNREAD, 0)
    return previous, known, unread


def _epochs(beyond: Beyond, previous: Checkpoint | None, start: int, end: int) -> tuple[int, list[tuple[int, int]]]:
    """Bytes that are left out, and where each epoch to be built begins and ends, oldest first."""
    epochs: list[tuple[int, int]] = []
    at = start
    for boundary in beyond.boundaries(start, end):
        if previous is None or at != start or beyond.user_turn(start, boundary.offset):
            epochs.append((at, boundary.offset))
        at = boundary.offset
    kept = epochs[-MOST_EPOCHS:]
    while len(kept) > 1 and sum(last - first for first, last in kept) > MOST_BYTES:
        kept.pop(0)
    left_out = sum(last - first for first, last in epochs[: len(epochs) - len(kept)])
    return left_out, kept


def _read_upto(previous: Checkpoint | None, beyond: Beyond) -> int:
    """The byte up to which a generation says what was said."""
    return previous.source.size if previous is not None and _is_in_place(previous, beyond) else 0


def _pins(event: Event, room: Room) -> list[Pin]:
    try:
        return room.store.pins(event.agent, event.session_id)
    except StoreError:
        # A pack without its pins is better than none; they stay where they are, and commands say what is wrong.
        return []
