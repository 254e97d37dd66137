"""UserPromptSubmit: what waits in the outbox goes with the prompt, once. Standard library only.

The session's lock is held from the first look to the last mark, as for a pack: claim, the whole text to stdout, mark. A
claim without its mark is left by a process that died. Where the transcript shows that its text arrived it is marked;
else the items go once more, and the row says `injected` with the reason `redelivered`. After that they are given up.
"""

from __future__ import annotations

import os

from ..audit.log import stamp
from ..checkpoint.again import Again
from ..checkpoint.marks import Marks
from ..checkpoint.outbox import Outbox
from ..checkpoint.parcel import GAVE_UP, IN_PACK, SENT, UNCONFIRMED, WAITING, Going
from ..checkpoint.refusal import StoreError
from ..checkpoint.render import CAP, render
from ..transcript.beyond import Beyond
from . import answer
from .answer import Outcome
from .locate import transcript_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..checkpoint.item import Item
    from ..checkpoint.parcel import Parcel
    from .event import Event
    from .room import Room

LOCK_S = 1.0
ATTEMPTS = 2
"""The first, and one more where the first one may not have arrived."""
SAME_MS = 5000
"""Two events without a prompt's id within this time are one that was registered twice."""
_SILENT = ""


def handle(event: Event, room: Room) -> Outcome:
    """Give what waits. A session for which nothing waits leaves no row, whatever waits for others."""
    outbox = Outbox(room.opened, event.agent, event.session_id)
    if outbox.is_empty():
        return Outcome(_SILENT)
    with (lock := room.store.locked(event.agent, event.session_id, wait_s=LOCK_S, needed=False)) as alone:
        if not alone:
            return Outcome(answer.WAITING, lock.why)
        path = transcript_of(event, room).path
        with Beyond(event.agent, path, event.session_id, deadline=room.deadline) as beyond:
            return _Prompt(event, room, outbox, beyond).outcome()


class _Pack:
    """The last pack that was delivered. `units`: what it takes of this prompt's room."""

    __slots__ = ("at", "ids", "units")

    def __init__(self, at: str = "", ids: frozenset[str] = frozenset(), units: int = 0) -> None:
        self.at = at
        self.ids = ids
        self.units = units


class _Prompt:
    """One prompt, and what goes with it."""

    def __init__(self, event: Event, room: Room, outbox: Outbox, beyond: Beyond) -> None:
        self.event = event
        self.room = room
        self.outbox = outbox
        self.beyond = beyond
        self.at = stamp(room.now_ms)
        self.attempt = 1
        self.counts: dict[str, int] = {}
        self.units = 0

    def outcome(self) -> Outcome:
        """What the event comes to."""
        self._count("unreadable", self.outbox.put_aside_unreadable())
        last = self.outbox.going(delivered=True)
        self.outbox.finish(last)
        if last is not None and self._is_of_this_prompt(last):
            return Outcome(answer.WAITING, "prompt") if self.outbox.waiting() else Outcome(_SILENT)
        self.outbox.settle()
        if self._take_up_claim():
            return self._told(answer.IN_PACK, "proven")
        self._take_up_unconfirmed()
        pack = self._last_pack()
        parcels = self._without_what_came(pack)
        nonce = os.urandom(8).hex()
        again = Again(self.event.agent, self.event.session_id, parcels[0].render if parcels else None, self.at, nonce)
        chosen = self._chosen(parcels, again, CAP - pack.units)
        return self._give(chosen, again, nonce) if chosen else self._nothing_goes()

    def _is_of_this_prompt(self, going: Going) -> bool:
        if going.prompt is not None or self.event.prompt_id is not None:
            return going.prompt == self.event.prompt_id
        return stamp(self.room.now_ms - SAME_MS) <= going.at <= stamp(self.room.now_ms + SAME_MS)

    def _take_up_claim(self) -> bool:
        """Make up for a process that died between claim and mark. Whether this prompt has its text already."""
        claim = self.outbox.going(delivered=False)
        if claim is None:
            return False
        count = sum(map(len, claim.items.values()))
        if claim.nonce and self._seen(claim.nonce, claim.size or 0):
            self.outbox.mark(claim)
            self._count("proven", count)
            if self._is_of_this_prompt(claim):
                return True
            self.outbox.settle()
        elif claim.attempt >= ATTEMPTS:
            self.outbox.finish(claim, GAVE_UP)
            self.outbox.drop_claim()
            self._count("gave_up", count)
        else:
            self.attempt = claim.attempt + 1
        return False

    def _take_up_unconfirmed(self) -> None:
        """What went with a prompt in whose turn the agent compacted: it arrived, or goes once more, or is in doubt."""
        for parcel in self.outbox.waiting():
            if parcel.state != UNCONFIRMED:
                continue
            seen = self._seen(parcel.nonce or "", parcel.size or 0)
            if seen is None:
                self._count("unconfirmed", len(parcel.items))
                continue
            if seen:
                parcel.state = SENT
                self._count("proven", len(parcel.items))
            elif parcel.attempt >= ATTEMPTS:
                parcel.state = GAVE_UP
                self._count("gave_up", len(parcel.items))
            else:
                parcel.state = WAITING
            self.outbox.update(parcel)

    def _seen(self, nonce: str, size: int) -> bool | None:
        """Whether the model has, or had, the text of this nonce. None: the transcript does not tell.

        It has it if it stands behind the last compaction, or was left in place by it; it had it if it answered before.
        """
        beyond = self.beyond
        if not beyond.readable or beyond.shrunk(size) or not nonce:
            return None
        found = beyond.pack(nonce, size)
        since = found or 0
        for boundary in beyond.boundaries(since) if found is not None else ():
            if boundary.offset < since:
                continue
            if beyond.replied(since, boundary.offset):
                return True
            if found is not None and beyond.keeps(boundary, found):
                since = boundary.end
                continue
            found = beyond.pack(nonce, boundary.end)
            if found is None:
                break
            since = found
        return True if found is not None else None if beyond.unread else False

    def _last_pack(self) -> _Pack:
        event, store = self.event, self.room.store
        marks = Marks(self.room.opened, event.agent, event.session_id)
        generation = marks.there().last_delivered
        mark = marks.delivered(generation) if generation else None
        if mark is None:
            return _Pack()
        try:
            pack = render(store.load(event.agent, event.session_id, generation))
        except StoreError:
            return _Pack()
        beyond, size = self.beyond, mark.size
        known = size is not None and beyond.readable and not beyond.shrunk(size)
        is_first_prompt = known and not beyond.user_turn(size or 0) and not beyond.replied(size or 0, beyond.size)
        return _Pack(mark.at, frozenset(pack.shown) | pack.in_pins, pack.units if is_first_prompt else 0)

    def _without_what_came(self, pack: _Pack) -> list[Parcel]:
        """The parcels that wait, without the items that a pack has brought since they were queued."""
        left = []
        for parcel in self.outbox.waiting():
            if parcel.state != WAITING:
                continue
            if pack.at > parcel.at:
                rest = [item for item in parcel.items if item.id not in pack.ids]
                self._count("in_pack", len(parcel.items) - len(rest))
                if not rest:
                    parcel.state = IN_PACK
                if len(rest) < len(parcel.items):
                    parcel.items = rest or parcel.items
                    self.outbox.update(parcel)
            if parcel.waits:
                left.append(parcel)
        return left

    def _chosen(self, parcels: list[Parcel], again: Again, most: int) -> dict[str, list[Item]]:
        """Parcel name -> items that go now: the oldest first, whole, as long as they fit."""
        frame = again.units([])
        left = most - frame
        taken: set[str] = set()
        chosen: dict[str, list[Item]] = {}
        for parcel in parcels:
            costs = [(item, again.more_units(item)) for item in parcel.items]
            if all(cost > CAP - frame for _, cost in costs):
                # No prompt has room for it.
                parcel.state = GAVE_UP
                self.outbox.update(parcel)
                self._count("too_large", len(costs))
                continue
            for item, cost in costs:
                if item.id in taken or cost <= left:
                    left -= 0 if item.id in taken else cost
                    taken.add(item.id)
                    chosen.setdefault(parcel.name, []).append(item)
                else:
                    self._count("waiting", 1)
        return chosen

    def _give(self, chosen: dict[str, list[Item]], again: Again, nonce: str) -> Outcome:
        from .lines import shown_again

        items = list({item.id: item for some in chosen.values() for item in some}.values())
        outcome = self._told(answer.INJECTED, "redelivered" if self.attempt > 1 else None)
        outcome.counts = {"items": len(items), **outcome.counts}
        outcome.context, outcome.nonce = again.text(items), nonce
        outcome.units = again.units(items)
        self.room.speak()
        outcome.line = shown_again(len(items), self.counts.get("waiting", 0))
        going = Going(
            self.at,
            self.event.name,
            self.attempt,
            nonce,
            {name: [item.id for item in some] for name, some in chosen.items()},
            prompt=self.event.prompt_id,
            size=self.beyond.size,
            units=outcome.units,
        )
        try:
            self.outbox.claim(going)
        except FileExistsError:
            # No lock works here, and another hook of this prompt was quicker.
            return Outcome(answer.WAITING, "busy")
        self.room.answer(outcome)
        try:
            self.outbox.mark(going)
        except (OSError, StoreError) as error:
            # It came. That it may come again is for the next event to say.
            outcome.reason = f"unmarked-{error.reason}" if isinstance(error, StoreError) else "unmarked"
        return outcome

    def _nothing_goes(self) -> Outcome:
        """Why nothing goes with this prompt."""
        from .lines import not_shown_again, waits

        self.room.speak()
        counts = self.counts
        if count := counts.get("waiting", 0):
            outcome = self._told(answer.WAITING, "room")
            outcome.line = waits(count)
            return outcome
        if counts.get("unconfirmed"):
            return self._told(answer.UNCONFIRMED)
        self.outbox.settle()
        for name in ("gave_up", "too_large", "unreadable"):
            if count := counts.get(name, 0):
                outcome = self._told(answer.FAILED, name)
                outcome.line = not_shown_again(count, name)
                return outcome
        if counts.get("in_pack"):
            return self._told(answer.IN_PACK)
        return self._told(answer.IN_PACK, "proven") if counts.get("proven") else Outcome(_SILENT)

    def _told(self, outcome: str, reason: str | None = None) -> Outcome:
        from ..transcript.surface import client_of

        made = Outcome(outcome, reason)
        client = client_of(self.event.agent, self.beyond.pread, self.beyond.size)
        made.surface, made.client = client.surface, client.version
        made.counts = dict(self.counts)
        return made

    def _count(self, name: str, count: int) -> None:
        if count:
            self.counts[name] = self.counts.get(name, 0) + count
