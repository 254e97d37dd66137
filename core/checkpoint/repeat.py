"""What an engineer shows to the agent again: chosen items and turns, queued for the next prompt or given as text."""

from __future__ import annotations

from .again import Again
from .assemble import new_nonce
from .build import rfc3339
from .item import Item
from .outbox import Outbox
from .pinning import pin_of
from .render import CAP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Checkpoint
    from .parcel import Parcel
    from .pinning import Spoken
    from .store import Store

BY_ITSELF = ("pin", "correction", "decision", "constraint")
"""Kinds that are shown again where nothing was chosen: what a person would say again."""


class TooLarge(Exception):
    """An item that no prompt has room for."""

    def __init__(self, item: Item, units: int, most: int) -> None:
        super().__init__(item.id)
        self.item = item
        self.units = units
        self.most = most


def again_of(checkpoint: Checkpoint, now_ms: int) -> Again:
    """What a session's items are said again with: language, unit and command as in its packs."""
    at = rfc3339(now_ms) or ""
    return Again(checkpoint.agent, checkpoint.session_id, checkpoint.render, at, new_nonce())


def standing(checkpoint: Checkpoint, again: Again) -> list[Item]:
    """What stands of a checkpoint, in a pack's order: as much as one prompt has room for."""
    left = CAP - again.units([])
    chosen = []
    for kind in BY_ITSELF:
        for item in checkpoint.items:
            if item.kind == kind and item.is_live and (cost := again.more_units(item)) <= left:
                chosen.append(item)
                left -= cost
    return chosen


def of_turn(turn: Spoken, now_ms: int) -> Item:
    """A whole turn as an item, masked. ValueError: it has no words."""
    pin, _ = pin_of(turn, now_ms)
    return Item(pin.id, "pin", pin.text, role=pin.role, turn=pin.turn, turn_id=turn.id, origin="manual")


def queue(store: Store, checkpoint: Checkpoint, items: list[Item], again: Again, now_ms: int) -> Parcel:
    """Let items go with the session's next prompt. Raises TooLarge, StoreError."""
    most = CAP - again.units([])
    for item in items:
        if (units := again.more_units(item)) > most:
            raise TooLarge(item, units, most)
    agent, session_id = checkpoint.agent, checkpoint.session_id
    with store.locked(agent, session_id):
        outbox = Outbox(store.state_dir, agent, session_id)
        return outbox.add(items, checkpoint.render, now_ms, rfc3339(now_ms) or "")
