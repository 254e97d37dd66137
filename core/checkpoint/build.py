"""From selected turns and the generation before to a checkpoint. Standard library only: the hook's work.

Whole turns are stripped of controls and masked before anything is split or cut; then sentences are labelled, merged
with what is carried over, and put in order. Nothing here reads or writes a file.
"""

from __future__ import annotations

import time

from .alike import Print, status
from .carry import carried, copied
from .chosen import taken
from .classify.engine import label_turn
from .item import KINDS, UNREAD, Checkpoint, Item, Rendering, Source, item_id
from .lengthy import masked_in_time, pieces
from .limits import limited
from .lists import is_one_of_several
from .recent import bare, last_request, state_of_work
from .relate import Merged, close_done, close_recent, merge, revive, supersede, turned_by_hand
from .turned import trusted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Pin
    from .select import Said, Selection

LONGEST_ITEM = 1200
"""Characters of a sentence that is kept: what is longer is no sentence."""
_FACT = 3
"""Words of a fact."""
_NOD = 5
"""Words of an acknowledgement that tells what was wrong."""
_PAIR_S = 5e-6
"""What it takes to see whether one item takes back another, on a slow machine."""
_LATE_S = 0.2
"""Past the deadline: when only the newest corrections have been held against what was said before them."""
_LEAST_PIECES = 2
"""Of a very long turn: its end and its start."""


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
        self.corrections = 0
        """Among what was found."""
        self.unread = 0
        """Bytes of turns for which the time was too short."""

    def take_turns(self) -> None:
        """Strip, mask, split and label, newest turn first: at the deadline the oldest are what is missing."""
        turns = self.selection.turns
        for position in range(len(turns) - 1, -1, -1):
            if self.texts and self._is_time():
                self.unread += sum(len(turn.text.encode("utf-8", "replace")) for turn in turns[: position + 1])
                break
            self._take(turns[position])
        self.texts.reverse()

    def _is_time(self) -> bool:
        """Whether what is left of the time is what it takes to bring together what was found."""
        pairs = self.corrections * (len(self.found) + (len(self.previous.items) if self.previous is not None else 0))
        return time.monotonic() + pairs * _PAIR_S > self.deadline

    def _take(self, turn: Said) -> None:
        """A turn, of a very long one the end first and then the start."""
        masked = masked_in_time(turn.text, self.deadline)
        self.unread += masked.unread
        for kind, count in masked.counts.items():
            self.redactions[kind] = self.redactions.get(kind, 0) + count
        parts = pieces(masked.text)
        read: dict[int, list[Item]] = {}
        for number in (len(parts) - 1, *range(len(parts) - 1)):
            if len(read) >= _LEAST_PIECES and self._is_time():
                self.unread += sum(
                    len(parts[left].encode("utf-8", "replace")) for left in range(number, len(parts) - 1)
                )
                break
            read[number] = self._labelled(turn, parts[number])
        text = "".join(parts[number] for number in sorted(read))
        if self.texts and (line := taken(*self.texts[-1], turn, text)) and len(line) <= LONGEST_ITEM:
            self.found.append(self._item(turn, "decision", line))
        self.texts.append((turn, text))
        for number in sorted(read, reverse=True):
            self.found += reversed(read[number])

    def _labelled(self, turn: Said, text: str) -> list[Item]:
        items = []
        for label in label_turn(text, turn.role):
            sentence = label.key.strip()
            if not sentence or len(sentence) > LONGEST_ITEM:
                continue
            if label.kind == "evidence" and is_one_of_several(text, label.start):
                continue
            item = self._item(turn, label.kind, sentence)
            item.rejected, item.accepted = trusted(label.key, label.rejected, label.accepted)
            if not _says_nothing(item):
                items.append(item)
                self.corrections += item.kind == "correction"
        return items

    def _item(self, turn: Said, kind: str, text: str) -> Item:
        id = item_id(self.identity.agent, self.identity.session_id, turn.id, text)
        return Item(id, kind, text, role=turn.role, turn=turn.n, turn_id=turn.id, at=rfc3339(turn.at_ms))

    def _recent(self) -> list[Item]:
        """The last request and the state of work, without what is an item already or was one until it was removed."""
        known = {(item.turn_id or "", bare(item.text)) for item in self.found}
        said = last_request(self.texts, known) + state_of_work(self.texts, known)
        items = {item.id: item for item in (self._item(turn, "recent", part) for turn, part in said)}
        return [item for item in items.values() if item.id not in self.removed]

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
        supersede(merged, self.deadline + _LATE_S)
        close_done(merged, [(turn.id, text) for turn, text in self.texts])
        items = merged.all
        items += self._state(merged)
        items = _pinned(pins, items) + items
        revive(items)
        items.sort(key=lambda item: KINDS.index(item.kind))
        made.items, made.omitted = limited(items, self.removed)
        if unread := selection.unread_bytes + self.unread:
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
    """A line that only leads to what follows, an assistant's "good catch" without what, "the bug is in the plan"."""
    if item.rejected or item.accepted:
        return False
    if item.text.endswith((":", "：")):
        return True
    if item.kind == "evidence":
        mark = Print(item.text)
        return len(mark.marks) < _FACT and not mark.numbers and not mark.names and not status(item.text)
    return item.kind == "correction" and item.role == "assistant" and len(Print(item.text).marks) < _NOD


def rfc3339(at_ms: int | None) -> str | None:
    """Milliseconds since 1970 as RFC 3339, UTC."""
    if at_ms is None:
        return None
    seconds, ms = divmod(at_ms, 1000)
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{ms:03d}Z"
