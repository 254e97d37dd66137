"""From selected turns and the generation before to a checkpoint. Standard library only: the hook's work.

Whole turns are stripped of controls and masked before anything is split or cut; then sentences are labelled, merged
with what is carried over, and put in order. Nothing here reads or writes a file.
"""

from __future__ import annotations

import time

from ..redact.engine import redact
from ..text import stripped
from .alike import Print
from .carry import carried, copied
from .classify.engine import label_turn
from .classify.sentences import sentences
from .item import KINDS, UNREAD, Checkpoint, Item, Rendering, Source, item_id, normalise
from .limits import limited
from .relate import Merged, close_done, close_recent, merge, revive, supersede, turned_by_hand
from .turned import trusted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Pin
    from .select import Said, Selection

LONGEST_ITEM = 1200
"""Characters of a sentence that is kept: what is longer is no sentence."""
_REQUEST = 900
_STATE_SENTENCES = 3
_REQUEST_SENTENCES = 6
_NOD = 5
"""Words of an acknowledgement that tells what was wrong."""
_MUCH = 3
"""Words of a request that can stand for itself."""


class Identity:
    """What a checkpoint says of who made it, when and for whom."""

    def __init__(
        self,
        agent: str,
        session_id: str,
        render: Rendering,
        *,
        guard: str,
        nonce: str,
        now_ms: int,
        project: str | None = None,
        trigger: str | None = None,
        surface: str | None = None,
        client: str | None = None,
    ) -> None:
        self.agent = agent
        self.session_id = session_id
        self.render = render
        self.guard = guard
        self.nonce = nonce
        self.now_ms = now_ms
        self.project = project
        self.trigger = trigger
        self.surface = surface
        self.client = client


def build(
    selection: Selection, identity: Identity, *, previous: Checkpoint | None, pins: list[Pin], deadline: float
) -> Checkpoint:
    """A checkpoint that is not sealed yet. At the deadline (`time.monotonic()`) the newest turns are in it."""
    work = _Work(selection, identity, previous, deadline)
    work.take_turns()
    return work.checkpoint(pins)


class _Work:
    def __init__(self, selection: Selection, identity: Identity, previous: Checkpoint | None, deadline: float) -> None:
        self.selection = selection
        self.identity = identity
        self.previous = previous
        self.deadline = deadline
        self.removed = set(previous.removed) if previous is not None else set()
        self.redactions: dict[str, int] = {}
        self.texts: list[tuple[Said, str]] = []
        """Turns with their masked texts, oldest first."""
        self.found: list[Item] = []
        """Newest first."""
        self.unread_turns = 0

    def take_turns(self) -> None:
        """Strip, mask, split and label, newest turn first: at the deadline the oldest are what is missing."""
        turns = self.selection.turns
        for position in range(len(turns) - 1, -1, -1):
            if self.texts and time.monotonic() > self.deadline:
                self.unread_turns = position + 1
                break
            turn = turns[position]
            masked = redact(stripped(turn.text))
            for kind, count in masked.counts.items():
                self.redactions[kind] = self.redactions.get(kind, 0) + count
            self.texts.append((turn, masked.text))
            self.found += reversed(self._labelled(turn, masked.text))
        self.texts.reverse()

    def _labelled(self, turn: Said, text: str) -> list[Item]:
        items = []
        for label in label_turn(text, turn.role):
            sentence = label.key.strip()
            if not sentence or len(sentence) > LONGEST_ITEM:
                continue
            item = self._item(turn, label.kind, sentence)
            item.rejected, item.accepted = trusted(label.key, label.rejected, label.accepted)
            if not _says_nothing(item):
                items.append(item)
        return items

    def _item(self, turn: Said, kind: str, text: str) -> Item:
        id = item_id(self.identity.agent, self.identity.session_id, turn.id, text)
        return Item(id, kind, text, role=turn.role, turn=turn.n, turn_id=turn.id, at=rfc3339(turn.at_ms))

    def _recent(self) -> list[Item]:
        """The last request, the one that a mere "go on" goes on with, and what the assistant said last."""
        items: list[Item] = []
        asked = [pair for pair in reversed(self.texts) if pair[0].role == "user"]
        said = next((pair for pair in reversed(self.texts) if pair[0].role == "assistant"), None)
        for number, pair in enumerate(asked):
            says_much = len(Print(pair[1]).marks) >= _MUCH
            if number == 0 or says_much:
                items += self._parts(*pair, whole=_REQUEST, most=_REQUEST_SENTENCES)
            if says_much:
                break
        if said is not None:
            items += self._parts(*said, whole=0, most=_STATE_SENTENCES)
        return items

    def _parts(self, turn: Said, text: str, *, whole: int, most: int) -> list[Item]:
        """A turn as one item if it is short, else sentences of it; a request's first ones too.

        What is asked for stands at the start or at the end, around what was pasted. Nothing of what is an item
        already, or was one until the engineer took it out.
        """
        text = text.strip()
        said = {_bare(item.text) for item in self.found if item.turn_id == turn.id}
        parts = [text[start:end].strip() for start, end in sentences(text)]
        new = [part for part in parts if part and len(part) <= LONGEST_ITEM and _bare(part) not in said]
        if not new and parts:
            return []
        if len(text) <= whole:
            new = [text]
        first = most // 2 if turn.role == "user" and len(new) > most else 0
        chosen = new[:first] + new[first - most :]
        items = [self._item(turn, "recent", part) for part in chosen]
        return [item for item in items if item.id not in self.removed]

    def checkpoint(self, pins: list[Pin]) -> Checkpoint:
        """Everything together, in order and within the limits."""
        identity, selection = self.identity, self.selection
        source = Source(
            selection.path,
            selection.size,
            selection.last_record,
            selection.epoch,
            selection.turn_count,
            selection.line_count,
        )
        made = Checkpoint(identity.agent, identity.session_id, identity.render, source)
        made.project, made.trigger, made.surface = identity.project, identity.trigger, identity.surface
        made.client, made.guard, made.nonce = identity.client, identity.guard, identity.nonce
        made.created_at = rfc3339(identity.now_ms) or ""
        made.removed = sorted(self.removed)
        made.redactions = self.redactions
        old = carried(self.previous, self.removed) if self.previous is not None else []
        merged = merge(self.found, old, self.removed)
        supersede(merged)
        close_done(merged, [(turn.id, text) for turn, text in self.texts])
        items = merged.all
        items += self._state(merged)
        items = _pinned(pins, items) + items
        revive(items)
        items.sort(key=lambda item: KINDS.index(item.kind))
        made.items, made.omitted = limited(items, self.removed)
        if unread := selection.unread_bytes + self._unread_text():
            made.omitted[UNREAD] = unread
        return made

    def _state(self, merged: Merged) -> list[Item]:
        """Recent items that no other item repeats; the last request of before where there is no newer one."""
        known = {item.id for item in merged.all}
        recent = [item for item in self._recent() if item.id not in known]
        order = {turn.id: position for position, (turn, _) in enumerate(self.texts)}
        if self.previous is not None and not any(turn.role == "user" for turn, _ in self.texts):
            recent += [
                copied(item, kind="recent")
                for item in self.previous.items
                if item.kind == "recent" and item.role == "user" and item.id not in known | self.removed
            ]
        close_recent(recent, merged, order)
        return recent

    def _unread_text(self) -> int:
        return sum(len(turn.text.encode("utf-8", "replace")) for turn in self.selection.turns[: self.unread_turns])


def _bare(sentence: str) -> str:
    """A sentence without what its end may or may not have."""
    return normalise(sentence).rstrip(" .!。！")


def _pinned(pins: list[Pin], items: list[Item]) -> list[Item]:
    """Pins as items, newest first; an item that a pin repeats gives way to it, and stands again without it."""
    by_id = {item.id: item for item in items}
    made = []
    for pin in sorted(pins, key=lambda pin: pin.at or "", reverse=True):
        item = Item(pin.id, "pin", pin.text, role=pin.role, turn=pin.turn, at=pin.at, origin="manual")
        if (below := by_id.get(pin.id)) is not None:
            items.remove(below)
            item.role, item.turn_id, item.pinned_from = below.role, below.turn_id, below.kind
            item.rejected, item.accepted = below.rejected, below.accepted
            by = by_id.get(below.superseded_by or "")
            # Pinned by somebody who knew of the correction, it holds; overturned afterwards, it does not.
            if by is not None and (by.at or "") > (pin.at or ""):
                item.superseded_by = below.superseded_by
        elif pin.kind == "correction":
            turned_by_hand(item, items)
        made.append(item)
    return made


def _says_nothing(item: Item) -> bool:
    """A line that only leads to what follows, and an assistant's "good catch" that does not say of what."""
    if item.rejected or item.accepted:
        return False
    if item.text.endswith((":", "：")):
        return True
    return item.kind == "correction" and item.role == "assistant" and len(Print(item.text).marks) < _NOD


def rfc3339(at_ms: int | None) -> str | None:
    """Milliseconds since 1970 as RFC 3339, UTC."""
    if at_ms is None:
        return None
    seconds, ms = divmod(at_ms, 1000)
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{ms:03d}Z"
