"""What of the generation before goes on: facts until they are overturned, done or removed; the rest decays."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from .item import Checkpoint, Item

EVIDENCE_KEPT = 200
"""Carried items of evidence: the budget of the pack shows far fewer, and the newest of them."""
CLOSED_KEPT = 200
"""Carried todos that are done: kept so that a turn that is read twice does not open them again."""


def carried(previous: Checkpoint, removed: Collection[str]) -> list[Item]:
    """The previous items that go on, in their order.

    Pins come from their own file; what they stand on goes on as what it was. What is recent never goes on.
    """
    kept: list[Item] = []
    evidence = closed = 0
    for item in previous.items:
        kind = item.pinned_from if item.kind == "pin" else item.kind
        if item.id in removed or kind in (None, "recent"):
            continue
        evidence += kind == "evidence"
        closed += item.closed_by is not None
        if (kind == "evidence" and evidence > EVIDENCE_KEPT) or (item.closed_by is not None and closed > CLOSED_KEPT):
            continue
        kept.append(copied(item, kind=kind or item.kind))
    return kept


def copied(item: Item, *, kind: str) -> Item:
    """An item for the next generation."""
    made = type(item)(item.id, kind, item.text, role=item.role)
    for name in item.__slots__:
        if name != "kind":
            setattr(made, name, getattr(item, name))
    made.pinned_from = None
    made.origin = "manual" if item.origin == "manual" and item.kind != "pin" else "carried"
    return made
