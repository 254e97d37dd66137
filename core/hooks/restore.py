"""What a session is given back at a SessionStart, decided under the session's lock (DESIGN 8). Standard library only.

What happened is told by numbers and bytes: which generations are stored and marked, and what stands in the transcript
beyond the byte up to which a generation was read. A plain restore loads nothing that reads or classifies.

Claude writes a compaction's boundary after its SessionStart hooks have run, Codex before. Codex runs queued events one
after another at the next turn's start, one for each compaction.
"""

from __future__ import annotations

import time

from ..checkpoint.marks import Marks
from ..checkpoint.refusal import FAILED_CHECKS, StoreError
from .answer import ALREADY, DEADLINE, FAILED, INJECTED, LATE_BUILT, NOTHING, OFFERED, REDELIVERED, Outcome
from .delivery import deliver, mark_of, refused
from .session_start import COMPACT, FORK, RESUME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..checkpoint.item import Checkpoint
    from ..transcript.beyond import Beyond, Boundary
    from .event import Event
    from .room import Room

MOST_TURNS = 20
"""After a compaction: with more of them, a pack that was asked for by nobody would only disturb."""
SEEN = "seen"
"""The `source` of a mark that the transcript proved."""
_FORK_S = 0.5


class _Refused(Exception):
    """A generation failed a check."""

    def __init__(self, generation: int, reason: str) -> None:
        super().__init__(reason)
        self.generation = generation
        self.reason = reason


class Restore:
    """One event and the session it is about, under the session's lock."""

    def __init__(self, event: Event, room: Room, beyond: Beyond) -> None:
        self.event = event
        self.room = room
        self.beyond = beyond
        self.marks = Marks(room.opened, event.agent, event.session_id)
        self.quarantined = room.store.quarantined(event.agent, event.session_id)
        self.there = self.marks.there()

    @property
    def newest(self) -> int:
        """The highest number that a generation has or had."""
        return max([*self.there.generations, *self.quarantined, self.there.last_delivered], default=0)

    def outcome(self) -> Outcome:
        """What the event comes to; a pack is written before this returns."""
        if not self.newest and self.event.source != COMPACT:
            # Where a pack is built at once, building sees to it.
            self._take_over()
        try:
            if self.event.source == COMPACT:
                return self._compact()
            return self._resume() if self.event.source == RESUME else Outcome(NOTHING)
        except _Refused as error:
            return refused(error.generation, error.reason, self.room)

    def covered(self) -> Outcome | None:
        """That this compaction's pack came already, if it did; nothing is written for it."""
        last = self.there.last_delivered
        if self.event.source != COMPACT or not last or last != self.newest or self._compacted_since(last):
            return None
        return self._already(last)

    def _already(self, last: int) -> Outcome:
        """That a delivery before covers this event, if all that could say otherwise was read."""
        if self.beyond.unread:
            return Outcome(FAILED, DEADLINE)
        outcome = Outcome(ALREADY)
        outcome.generation = outcome.covered_by = last
        return outcome

    def _compacted_since(self, last: int) -> bool:
        """Whether this event is about another compaction than the last delivery was."""
        mark, beyond = self.marks.delivered(last), self.beyond
        if mark is None or mark.source == FORK:
            return True
        if not beyond.readable or mark.size is None:
            return False
        if beyond.shrunk(mark.size) or next(beyond.boundaries(mark.size), None) is not None:
            return True
        # Claude queues nothing: only hooks of one and the same event meet without a word of the user between them.
        return self.event.agent == "claude" and (mark.source != COMPACT or beyond.user_turn(mark.size))

    def _take_over(self) -> None:
        from .forking import take_over

        until = min(self.room.deadline, time.monotonic() + _FORK_S)
        event = self.event
        if take_over(self.room, event.agent, event.session_id, self.beyond.path, deadline=until) is not None:
            self.there = self.marks.there()

    def _compact(self) -> Outcome:
        newest, last = self.newest, self.there.last_delivered
        found = None if newest == last else self._load(newest)
        if found is not None and self._was_seen(found, found.source.size):
            found, last = None, newest
        if found is None and last:
            return self._late(self._last_boundary(0)) if self._compacted_since(last) else self._already(last)
        if found is None or found.forked_from is not None:
            return self._late(self._last_boundary(0))
        return self._codex(found, last) if self.event.agent == "codex" else self._claude(found, last)

    def _claude(self, found: Checkpoint, last: int) -> Outcome:
        """The boundary of this compaction is not written yet: what counts is the file's end."""
        size, mark = found.source.size, self.marks.delivered(last) if last else None
        if mark is not None and found.edited_from is not None and size < (mark.size or 0):
            if not self._compacted_since(last):
                return self._already(last)
        if self.beyond.user_turn(size):
            return self._late(None)
        return self._give(found)

    def _codex(self, found: Checkpoint, last: int) -> Outcome:
        """The boundary is there: one beyond the generation says that its compaction was finished."""
        size, mark = found.source.size, self.marks.delivered(last) if last else None
        if self.beyond.shrunk(size):
            return self._give(found)
        given = mark.size or 0 if mark is not None else 0
        boundary = self.beyond.last_boundary(max(size, given))
        if boundary is not None:
            return self._late(boundary) if self.beyond.user_turn(size, boundary.offset) else self._give(found)
        if (queued := self._queued(found.generation, last)) is not None:
            return self._give(queued)
        if mark is not None and (found.edited_from is not None or found.created_at <= mark.at):
            return self._already(last)
        return self._late(None) if self.beyond.user_turn(size) else self._give(found)

    def _queued(self, below: int, last: int) -> Checkpoint | None:
        """An older generation whose compaction was finished and waits, where the newest one's was not."""
        for generation in reversed(self.there.generations):
            if not last < generation < below:
                continue
            try:
                found = self._load(generation)
            except _Refused:
                continue
            if found is None or found.forked_from is not None:
                continue
            boundary = self.beyond.last_boundary(found.source.size)
            if boundary is not None:
                return None if self.beyond.user_turn(found.source.size, boundary.offset) else found
        return None

    def _resume(self) -> Outcome:
        """Only what a finished compaction took and nothing has given back, and only if that was not long ago."""
        last = self.there.last_delivered
        mark = self.marks.delivered(last) if last else None
        start = mark.size if mark is not None else 0
        if start is None or self.beyond.shrunk(start):
            # Where the delivery was cannot be told: none comes rather than two.
            return Outcome(NOTHING)
        boundary = self.beyond.last_boundary(start)
        if boundary is None:
            return Outcome(NOTHING, DEADLINE if self.beyond.unread else None)
        if mark is not None and mark.source == COMPACT and self.event.agent == "claude":
            first = next(self.beyond.boundaries(start), None)
            own = first is not None and first.offset == boundary.offset
            if own and not self.beyond.user_turn(start, boundary.offset):
                return Outcome(NOTHING)
            if own and self._stands(last, boundary.end):
                # A prompt was written between the delivery and the boundary; it stayed in context.
                return Outcome(NOTHING)
        is_far = self.beyond.turns(boundary.end, MOST_TURNS) > MOST_TURNS
        try:
            found = self._fitting(boundary, last)
        except _Refused:
            if is_far:
                return self._offered()
            raise
        if found is not None and self._was_seen(found, boundary.offset):
            return self._already(found.generation)
        if is_far:
            return self._offered()
        return self._late(boundary) if found is None else self._give(found)

    def _fitting(self, boundary: Boundary, last: int) -> Checkpoint | None:
        """The undelivered generation that was saved for a compaction, or none; the newest one has to hold."""
        numbers = {*self.there.generations, *self.quarantined}
        for generation in sorted((one for one in numbers if one > last), reverse=True):
            found = self._load(generation)
            if found is None or found.forked_from is not None:
                return None
            if found.source.size <= boundary.offset:
                return None if self.beyond.user_turn(found.source.size, boundary.offset) else found
        return None

    def _load(self, generation: int) -> Checkpoint | None:
        """A generation; None where it was taken away meanwhile. Raises _Refused where it fails a check."""
        if not generation:
            return None
        if generation not in self.there.generations:
            raise _Refused(generation, self.quarantined.get(generation, "missing"))
        try:
            return self.room.store.load(self.event.agent, self.event.session_id, generation)
        except StoreError as error:
            if error.reason in FAILED_CHECKS or error.reason == "format":
                raise _Refused(generation, error.reason) from error
            if error.reason != "missing":
                raise
        return None

    def _was_seen(self, found: Checkpoint, start: int) -> bool:
        """Whether a pack had reached the model that is not marked: an attempt broke off, or the disk lost the marks."""
        if self.event.source == COMPACT and found.generation not in self.there.claimed:
            return False
        if (at := self.beyond.pack(found.nonce, start)) is None:
            return False
        self.marks.deliver(found.generation, mark_of(self.event, self.room, at, source=SEEN))
        return True

    def _stands(self, generation: int, start: int) -> bool:
        """Whether a generation's pack is in the transcript beyond a byte."""
        try:
            found = self._load(generation)
        except _Refused:
            return False
        return found is not None and self.beyond.pack(found.nonce, start) is not None

    def _last_boundary(self, start: int) -> Boundary | None:
        """The boundary of the compaction that this event is about, where it is written by now."""
        return self.beyond.last_boundary(start) if self.event.agent == "codex" else None

    def _give(self, found: Checkpoint, word: str = INJECTED) -> Outcome:
        if found.edited_from in self.there.claimed - self.there.delivered:
            # What was edited since may have come before.
            word = REDELIVERED
        size = self.beyond.size if self.beyond.readable else None
        return deliver(found, self.event, self.room, self.marks, size=size, word=word)

    def _late(self, boundary: Boundary | None) -> Outcome:
        """Build, save and give a generation of the epoch that ends at a boundary, or at the file's end."""
        if not self.beyond.readable:
            return Outcome(NOTHING)
        from .late import build_late

        made = build_late(
            self.event,
            self.room,
            self.beyond,
            upto=boundary.offset if boundary is not None else None,
        )
        if made is not None:
            return self._give(made, LATE_BUILT)
        if self.beyond.unread:
            # What was there may have held words.
            return Outcome(FAILED if self.event.source == COMPACT else NOTHING, DEADLINE)
        return Outcome(NOTHING)

    def _offered(self) -> Outcome:
        from .lines import offered

        self.room.speak()
        outcome = Outcome(OFFERED)
        outcome.line = offered(self.event.session_id)
        return outcome
