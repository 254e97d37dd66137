"""The most that a checkpoint holds: 2,000 items and 256 KiB. What goes first is what matters least, and is counted."""

from __future__ import annotations

import json

from .item import KINDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from .item import Item

MOST_ITEMS = 2000
MOST_BYTES = 256 << 10
_WRAPPER_BYTES = 20 << 10
"""Room for everything of a checkpoint that is neither an item nor a removed id."""
_ID_BYTES = 16
_PRIORITY = {kind: at for at, kind in enumerate(("recent", *KINDS[:-1]))}
"""What is recent is little and always new: it goes first here, and last in the pack."""


def limited(items: list[Item], removed: Collection[str] = ()) -> tuple[list[Item], dict[str, int]]:
    """The items that fit, in their order, and how many of each kind do not."""
    sizes = [len(json.dumps(item.as_dict(), ensure_ascii=False).encode("utf-8", "replace")) + 1 for item in items]
    room = MOST_BYTES - _WRAPPER_BYTES - _ID_BYTES * len(removed)
    kept: set[int] = set()
    for at in sorted(range(len(items)), key=lambda at: (not items[at].is_live, _PRIORITY[items[at].kind], at)):
        if len(kept) < MOST_ITEMS and sizes[at] <= room:
            kept.add(at)
            room -= sizes[at]
    omitted: dict[str, int] = {}
    for at, item in enumerate(items):
        if at not in kept and item.is_live:
            omitted[item.kind] = omitted.get(item.kind, 0) + 1
    return [item for at, item in enumerate(items) if at in kept], omitted
