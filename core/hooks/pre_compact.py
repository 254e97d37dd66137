"""PreCompact: save what people said and decided before the agent forgets it. Standard library only.

The session's lock is held over reading, building and saving, so that an event that comes twice is one generation. Where
the lock does not come free, or pins or transcript cannot be read, it goes on without: a save is lost for none of them.
"""

from __future__ import annotations

import os

from ..checkpoint.assemble import Moment, Transcript, assemble_from, stored_path
from ..checkpoint.build import rfc3339
from ..checkpoint.item import UNREAD
from ..checkpoint.outbox import doubt_sent, pins_waiting
from ..checkpoint.refusal import StoreError
from ..checkpoint.select import wait_for_writer
from ..transcript.beyond import Beyond
from .answer import DUPLICATE, EMPTY, EXCLUDED, FAILED, SAVED, SAVED_PARTIAL, Outcome
from .locate import NO_TRANSCRIPT, Located, transcript_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..checkpoint.item import Checkpoint, Pin
    from .event import Event
    from .room import Room

LOCK_S = 0.7
"""For the session's lock; what is left of two seconds is for the work itself."""
_SAVE_LOCK_S = 0.1
UNREAD_EPOCH = "unread"
"""A reason to have failed: in what could be read of the epoch nobody said anything."""
TWICE_MS = 5000
"""Two events of one prompt and trigger within this time are one event that was registered twice."""


def handle(event: Event, room: Room) -> Outcome:
    """Save a generation, unless that was done just now or nothing was ever said."""
    where = transcript_of(event, room)
    if room.settings.excluded(None, where.path):
        return Outcome(EXCLUDED)
    with room.store.locked(event.agent, event.session_id, wait_s=LOCK_S, needed=False):
        previous, problem = _previous(event, room)
        if previous is not None and _is_same_event(event, room, previous, where):
            return _told(Outcome(DUPLICATE), previous)
        outcome = _save(event, room, previous, where)
        outcome.reason = outcome.reason or problem
        return outcome


def save_plainly(event: Event, room: Room) -> Outcome:
    """Save what was said and what was kept, and nothing else: no pins, no parent's past, no rules of the user's own."""
    where = transcript_of(event, room)
    if room.settings.excluded(None, where.path):
        return Outcome(EXCLUDED)
    made = assemble_from(
        Transcript(event.agent, event.session_id, where.path),
        Moment(room.now_ms, trigger=event.trigger, prompt=event.prompt_id, project=event.cwd, unit=room.unit),
        previous=_previous(event, room)[0],
        pins=[],
        deadline=room.deadline,
        upto=_size_of(where.path, room),
    )
    if room.settings.excluded(made.project, where.path):
        return Outcome(EXCLUDED)
    return _stored(Outcome(SAVED_PARTIAL), made, room) if made.items else Outcome(FAILED)


def _previous(event: Event, room: Room) -> tuple[Checkpoint | None, str | None]:
    """The newest generation that can be read, and why a newer one cannot."""
    problem = None
    for generation in reversed(room.store.generations(event.agent, event.session_id)):
        try:
            return room.store.load(event.agent, event.session_id, generation), problem
        except StoreError as error:
            problem = f"previous-{error.reason}"
    return None, problem


def _is_same_event(event: Event, room: Room, previous: Checkpoint, where: Located) -> bool:
    """Whether the newest generation was saved for this very event: hooks of user and project run side by side."""
    earliest, latest = rfc3339(room.now_ms - TWICE_MS) or "", rfc3339(room.now_ms + TWICE_MS) or ""
    source = previous.source
    if not earliest <= previous.created_at <= latest or source.path != stored_path(where.path):
        return False
    if (source.prompt, previous.trigger) != (event.prompt_id, event.trigger):
        return False
    with Beyond(event.agent, where.path, event.session_id, deadline=room.deadline) as beyond:
        return not beyond.shrunk(source.size) and next(beyond.boundaries(source.size), None) is None


def _save(event: Event, room: Room, previous: Checkpoint | None, where: Located) -> Outcome:
    """Read, build and store the next generation."""
    settings = room.settings
    settings.use_rules()
    known = None
    if where.problem is None and (previous is None or previous.forked_from is not None):
        from .forking import past

        previous, known = past(event, room, where.path, previous)
    pins, problem = _pins(event, room)
    if where.problem is None and event.agent == "claude":
        wait_for_writer(where.path, event.prompt_id, automatic=event.trigger == "auto")
    upto = _size_of(where.path, room)
    made = assemble_from(
        Transcript(event.agent, event.session_id, where.path),
        Moment(
            room.now_ms,
            trigger=event.trigger,
            prompt=event.prompt_id,
            project=event.cwd,
            language=settings.pack_language,
            unit=room.unit,
            cap=settings.cap,
        ),
        previous=previous,
        pins=pins,
        deadline=room.deadline,
        upto=upto,
        known=known,
    )
    if settings.excluded(made.project, where.path):
        return Outcome(EXCLUDED)
    unread = made.omitted.get(UNREAD, 0)
    problem = where.problem or problem
    if not any(item.is_live for item in made.items) and made.source.last_record is None:
        problem = problem or (UNREAD_EPOCH if unread else None)
        # A session of which nothing was ever written has no file either.
        is_new = where.problem == NO_TRANSCRIPT and bool(event.transcript) and previous is None
        return _told(Outcome(EMPTY if problem is None or is_new else FAILED, problem), made, stored=False)
    partial = where.problem is not None or unread > 0
    return _stored(Outcome(SAVED_PARTIAL if partial else SAVED, problem), made, room)


def _size_of(path: str, room: Room) -> int | None:
    """How far is read: no further than the transcript went when the agent was let go, to compact it."""
    try:
        size = os.stat(path).st_size
    except OSError:
        return None
    return size if room.let_go_at is None else min(size, room.let_go_at)


def _stored(outcome: Outcome, made: Checkpoint, room: Room) -> Outcome:
    """Put it in its place; from there on it is saved, however long what is left may take."""

    def done() -> None:
        room.done = _told(outcome, made)

    room.store.put(made, wait_s=_SAVE_LOCK_S, done=done)
    return outcome


def _pins(event: Event, room: Room) -> tuple[list[Pin], str | None]:
    """The engineer's pins, with what waits in the outbox; and why something of it could not be read."""
    store, pins, problem = room.store, [], None
    try:
        pins = store.pins(event.agent, event.session_id)
    except StoreError as error:
        problem = f"pins-{error.reason}"
    try:
        doubt_sent(store, event.agent, event.session_id, event.prompt_id, automatic=event.trigger == "auto")
        waiting = pins_waiting(store, event.agent, event.session_id)
    except StoreError as error:
        return pins, problem or f"outbox-{error.reason}"
    known = {pin.id for pin in pins}
    return pins + [pin for pin in waiting if pin.id not in known], problem


def _told(outcome: Outcome, checkpoint: Checkpoint, *, stored: bool = True) -> Outcome:
    """What the audit learns of a checkpoint."""
    outcome.surface, outcome.client = checkpoint.surface, checkpoint.client
    if stored:
        outcome.generation, outcome.checkpoint = checkpoint.generation, checkpoint.sha256
        outcome.nonce, outcome.size = checkpoint.nonce, checkpoint.source.size
        for item in checkpoint.items:
            if item.is_live:
                outcome.counts[item.kind] = outcome.counts.get(item.kind, 0) + 1
        for kind, count in (
            ("omitted", sum(checkpoint.omitted.values()) - checkpoint.omitted.get(UNREAD, 0)),
            (UNREAD, checkpoint.omitted.get(UNREAD, 0)),
            ("redactions", sum(checkpoint.redactions.values())),
        ):
            if count:
                outcome.counts[kind] = count
    return outcome
