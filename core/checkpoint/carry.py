"""What of the generation before goes on: facts until they are overturned, done or removed; the rest decays."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from .item import Checkpoint, Item

EVIDENCE_KEPT = 200
"""Carried items of evidence: the budget of the pack shows far fewer, and the newest of them."""


def carried(previous: Checkpoint, removed: Collection[str]) -> list[Item]:
    """The previous items that go on, in their order. Pins come from their own file, recent ones never go on."""
    kept: list[Item] = []
    evidence = 0
    for item in previous.items:
        if item.id in removed or item.kind in ("pin", "recent"):
            continue
        if item.kind == "evidence":
            evidence += 1
            if evidence > EVIDENCE_KEPT:
                continue
        if item.kind == "todo" and item.closed_by is not None:
            continue
        kept.append(_copy(item))
    return kept


def _copy(item: Item) -> Item:
    made = type(item)(item.id, item.kind, item.text, role=item.role)
    for name in item.__slots__:
        setattr(made, name, getattr(item, name))
    made.origin = "manual" if item.origin == "manual" else "carried"
    return made
