"""How items stand to each other: said twice, overturned, done. Lists of items are newest first."""

from __future__ import annotations

import math
import re
import time

from ..lazy import lazy
from .alike import Print, Twins, status
from .classify.engine import label_turn
from .classify.relations import closes, overturns
from .classify.sentences import sentences
from .turned import names_what_is_turned_down, trusted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from .item import Item

_AWAY = re.compile(
    r"\b(?:remov|delet|drop|replac|revert|gone|out|no longer|instead|undo|undid)"
    r"|移除|拿掉|拔掉|換掉|换掉|刪|删|廢|废|還原|还原|改用|改成|外し|削除|廃止|やめ|戻し",
    re.IGNORECASE,
)
"""What the agent says of an approach that it leaves."""
_OVERTURNED = ("decision", "correction", "constraint")
_TICKED = lazy(r"^\s*(?:[-*+]|\d{1,2}[.)])\s*\[[xX]\].*$", re.MULTILINE)


class Merged:
    """Items, each fact once. `new` was read now, `old` is carried over; every new one is later than every old one."""

    __slots__ = ("new", "old")

    def __init__(self, new: list[Item], old: list[Item]) -> None:
        self.new = new
        self.old = old

    @property
    def all(self) -> list[Item]:
        """New before old."""
        return [*self.new, *self.old]


def merge(found: list[Item], old: list[Item], removed: Collection[str]) -> Merged:
    """Each fact once: the newest wording stays, an edited one before any.

    A removed item takes the older wordings of the same with it; said again later, it is a new one.
    """
    by_id = {item.id: item for item in old}
    known = set(by_id)
    read_again = [by_id.pop(item.id, item) for item in found]
    merged = Merged([], [])
    twins: dict[str, Twins] = {}
    became: dict[str, str] = {}
    done: set[str] = set()
    newest: Item | None = None
    """The newest that is said of the tests as a whole."""
    for kept, items in ((merged.new, read_again), (merged.old, [item for item in old if item.id in by_id])):
        for item in items:
            if item.id in done:
                continue
            done.add(item.id)
            seen, mark = twins.setdefault(item.kind, Twins()), Print(item.text)
            twin = seen.find(mark)
            if item.kind == "evidence" and (said := status(item.text)):
                # How the tests were before is out of date when they are said to be so or otherwise again.
                twin = twin or (newest if said == "passes" else None)
                newest = newest or item
            if twin is None:
                seen.add(mark, item)
                if item.id not in removed:
                    kept.append(item)
            elif twin.id not in removed:
                became[item.id] = twin.id
                _take_over(twin, item, twin.id not in known, merged, old)
    for item in merged.all:
        item.superseded_by = became.get(item.superseded_by or "", item.superseded_by)
        item.closed_by = became.get(item.closed_by or "", item.closed_by)
    return merged


def _take_over(kept: Item, older: Item, is_new: bool, merged: Merged, old: list[Item]) -> None:
    """What the older wording knows and the newer one does not say."""
    kept.rejected = kept.rejected or older.rejected
    kept.accepted = kept.accepted or older.accepted
    if older.origin == "manual" and kept.origin != "manual":
        kept.text, kept.origin = older.text, older.origin
        kept.rejected, kept.accepted = older.rejected, older.accepted
    if older.superseded_by is None or not is_new:
        return
    if kept.role == "user":
        # The user went back to it, so what had overturned it holds no longer.
        for correction in [*merged.new, *old]:
            if correction.id == older.superseded_by:
                correction.superseded_by = kept.id
    else:
        kept.superseded_by = older.superseded_by


def supersede(merged: Merged, until: float = math.inf) -> None:
    """Mark what a new correction overturned, and close what only served it. What was decided before stands.

    `until`: `time.monotonic()` at which older corrections are left alone.
    """
    new, everything = merged.new, merged.all
    for position, correction in enumerate(new):
        if correction.kind == "correction":
            if time.monotonic() > until:
                return
            for earlier in everything[position + 1 :]:
                _overturn(correction, earlier)
    plans = [item for item in new if item.role == "assistant" and item.kind in ("decision", "todo") and item.is_live]
    if plans:
        _hold_down(plans, new, everything, until)


def _overturn(correction: Item, earlier: Item) -> None:
    if not earlier.is_live or earlier.id == correction.id or correction.superseded_by == earlier.id:
        return
    if correction.role == "assistant" and earlier.role == "user" and earlier.kind in ("correction", "constraint"):
        # Only the user takes back the user's corrections and rules.
        return
    if not _takes_back(correction, earlier):
        return
    if earlier.kind in _OVERTURNED:
        earlier.superseded_by = correction.id
    elif earlier.kind in ("todo", "recent"):
        earlier.closed_by = correction.id


def _takes_back(correction: Item, earlier: Item) -> bool:
    if overturns(correction, earlier):
        return True
    return earlier.kind != "constraint" and names_what_is_turned_down(correction, earlier)


def _hold_down(plans: list[Item], new: list[Item], everything: list[Item], until: float) -> None:
    """The agent's later plans do not bring back what its user took back, unless the user went back to it."""
    place = {item.id: at for at, item in enumerate(new)}
    said = [item for item in everything if item.role == "user" and item.kind in _OVERTURNED]
    for correction in said:
        if correction.kind != "correction":
            continue
        if time.monotonic() > until:
            return
        later = [plan for plan in plans if _is_later(plan, correction, place)]
        if later and not any(
            item.is_live and _is_later(item, correction, place) and _takes_back(correction, item) for item in said
        ):
            for plan in later:
                _overturn(correction, plan)


def _is_later(one: Item, other: Item, place: dict[str, int]) -> bool:
    """`place`: position among what was read now, newest first; what was not is older."""
    if one.id in place or other.id in place:
        return place.get(one.id, len(place)) < place.get(other.id, len(place))
    return _is_before(other, one)


def turned_by_hand(item: Item, items: list[Item]) -> None:
    """What an item that the engineer calls a correction says was overturned: phrases, and earlier items."""
    labels = label_turn(item.text, item.role)
    label = next((label for label in labels if label.kind == "correction" and label.rejected), None)
    item.rejected, item.accepted = trusted(label.key, label.rejected, label.accepted) if label else (None, None)
    for other in items:
        if other.origin != "manual" and _is_before(other, item):
            _overturn(item, other)


def revive(items: list[Item]) -> None:
    """What was overturned by something that is not there any more holds again."""
    ids = {item.id for item in items}
    for item in items:
        if item.superseded_by not in ids:
            item.superseded_by = None


def _is_before(one: Item, other: Item) -> bool:
    if one.turn is not None and other.turn is not None:
        return one.turn < other.turn
    return bool(one.at and other.at and one.at < other.at)


def close_recent(recent: list[Item], merged: Merged, order: dict[str, int]) -> None:
    """Close what is recent and only serves an approach that is overturned. `order`: turn id -> position."""
    for correction in merged.new:
        if correction.kind == "correction" and correction.is_live:
            for item in recent:
                if order.get(item.turn_id or "", -1) < order.get(correction.turn_id or "", -1):
                    _overturn(correction, item)
    said = [item for item in merged.all if item.role == "user" and item.kind in _OVERTURNED]
    work = [item for item in recent if item.role == "assistant" and not _AWAY.search(item.text)]
    for correction in said if work else ():
        if correction.kind != "correction":
            continue
        back = [item for item in work if _is_before(correction, item) and _takes_back(correction, item)]
        if back and not any(
            item.is_live and _is_before(correction, item) and _takes_back(correction, item) for item in said
        ):
            for item in back:
                _overturn(correction, item)


def close_done(merged: Merged, turns: list[tuple[str, str]]) -> None:
    """Close todos that a later turn reports done or calls off. `turns`: (id, text), oldest first, those read now.

    Of several todos in like words a report closes the one that it fits best: "wrote the upgrade guide" leaves the
    migration guide to be written.
    """
    order = {id: position for position, (id, _) in enumerate(turns)}
    todos = [item for item in merged.all if item.kind == "todo"]
    marks = {item.id: Print(item.text).marks for item in todos}
    for position, (id, text) in enumerate(turns):
        earlier = [item for item in todos if order.get(item.turn_id or "", -1) < position]
        # Those that are closed already count, too: a turn may be read again.
        for report in _reports(text) if any(item.closed_by is None and closes(text, item) for item in earlier) else ():
            found = [item for item in earlier if closes(report, item)]
            said = Print(report).marks
            shares = [len(marks[item.id] & said) / (len(marks[item.id]) or 1) for item in found]
            for item, share in zip(found, shares, strict=True):
                # A report that everything is done names none of them.
                if item.closed_by is None and (share == max(shares) or min(shares) == 0):
                    item.closed_by = id


def _reports(text: str) -> list[str]:
    """What may report something done: sentences, and the lines of a list that are ticked off."""
    return [text[start:end] for start, end in sentences(text)] + _TICKED.findall(text)
