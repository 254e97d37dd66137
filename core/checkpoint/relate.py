"""How items stand to each other: said twice, overturned, done. Items are in order, newest first."""

from __future__ import annotations

from .alike import Print, Twins
from .classify.classify import closes, overturns
from .item import Item

_OVERTURNED = ("decision", "correction", "constraint")


def merge(found: list[Item], old: list[Item]) -> list[Item]:
    """New items before old ones, each fact once: the newest wording stays, an edited one before any."""
    kept: list[Item] = []
    by_id = {item.id: item for item in old}
    twins: dict[str, Twins] = {}
    for item in [*(by_id.pop(item.id, item) for item in found), *(item for item in old if item.id in by_id)]:
        seen = twins.setdefault(item.kind, Twins())
        mark = Print(item.text)
        twin = seen.find(mark)
        if isinstance(twin, Item):
            _take_over(twin, item)
        else:
            seen.add(mark, item)
            kept.append(item)
    return kept


def _take_over(kept: Item, older: Item) -> None:
    """What the older wording knows and the newer one does not say."""
    kept.rejected = kept.rejected or older.rejected
    kept.accepted = kept.accepted or older.accepted
    if older.origin == "manual" and kept.origin != "manual":
        kept.text, kept.kind, kept.origin = older.text, older.kind, older.origin


def supersede(items: list[Item]) -> None:
    """Mark what a later correction overturned, and close what only served it."""
    for position, correction in enumerate(items):
        if correction.kind != "correction" or not correction.rejected:
            continue
        for earlier in items[position + 1 :]:
            if earlier.superseded_by is not None or earlier.id == correction.id or earlier.origin == "manual":
                continue
            if earlier.kind in _OVERTURNED and overturns(correction, earlier):
                earlier.superseded_by = correction.id
            elif earlier.kind == "todo" and earlier.closed_by is None and overturns(correction, earlier):
                earlier.closed_by = correction.id


def close_done(items: list[Item], turns: list[tuple[str, str]]) -> None:
    """Close todos that a later turn reports done or calls off. `turns`: (id, text), oldest first."""
    order = {id: position for position, (id, _) in enumerate(turns)}
    for item in items:
        if item.kind != "todo" or item.closed_by is not None:
            continue
        start = order.get(item.turn_id or "", -1) + 1
        done = next((id for id, text in turns[start:] if closes(text, item)), None)
        if done is not None:
            item.closed_by = done
