"""An engineer's change of one item: a new generation, made from the old one, which stays as it is."""

from __future__ import annotations

import os

from ..redact.engine import redact
from ..text import stripped
from ..version import VERSION
from .build import rfc3339
from .item import KINDS, checkpoint_of
from .relate import turned_by_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Checkpoint, Item

EDITABLE = ("correction", "decision", "constraint", "todo", "evidence")
"""Kinds that an item can be given: a pin is made by `pin add`, and what is recent is not for the engineer to say."""


def edited(
    checkpoint: Checkpoint,
    id: str,
    now_ms: int,
    *,
    text: str | None = None,
    kind: str | None = None,
    delete: bool = False,
) -> Checkpoint:
    """The next generation, not stored yet, with one item changed or taken out for good. KeyError: no such item.

    The text is stripped of controls and masked here. What the item had overturned stands again where it no longer
    says so.
    """
    made = checkpoint_of(checkpoint.as_dict())
    item = next((item for item in made.items if item.id == id), None)
    if item is None:
        raise KeyError(id)
    made.edited_from, made.generation, made.sha256 = checkpoint.generation, checkpoint.generation + 1, None
    made.created_at, made.guard, made.nonce = rfc3339(now_ms) or "", VERSION, os.urandom(8).hex()
    for other in made.items:
        other.superseded_by = None if other.superseded_by == id else other.superseded_by
        other.closed_by = None if other.closed_by == id else other.closed_by
    if delete:
        made.items.remove(item)
        made.removed = sorted({*made.removed, id})
    else:
        _change(item, made, text, kind)
        made.items.sort(key=lambda item: KINDS.index(item.kind))
    return made


def _change(item: Item, made: Checkpoint, text: str | None, kind: str | None) -> None:
    if text is not None:
        masked = redact(stripped(text).strip())
        item.text = masked.text
        for name, count in masked.counts.items():
            made.redactions[name] = made.redactions.get(name, 0) + count
    if kind is not None:
        item.kind, item.pinned_from = kind, None
    item.origin = "manual"
    # Said by hand, it holds again, and its phrases are those of the new words.
    item.superseded_by = item.closed_by = None
    item.rejected = item.accepted = None
    if item.kind == "correction":
        turned_by_hand(item, made.items)
