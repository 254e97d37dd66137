"""Where the guard's groups go among those of others, and where those of others end up: no text, only places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .entries import Group, handlers_of, is_own, own_handlers

Places = Mapping[str, "Slots"]
"""Event -> its groups, for those events that anything is done to."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One group of an event, as it is to be."""

    old: int | None
    """Its place before; None: it is new."""
    value: Group | None = None
    """The guard's own group; None: somebody else's, as it stands."""
    left: tuple[int, ...] | None = None
    """The handlers that stay in somebody else's group; None: all."""


Slots = list[Slot]


def arranged(events: Mapping[str, Any], wanted: Mapping[str, Group]) -> dict[str, Slots]:
    """What is to be done: the guard's first own group gives its place to the wanted one, all others of it go.

    Without one the wanted group comes last, so that no other group moves: Codex trusts hooks by their place.
    """
    found = {}
    for event in dict.fromkeys((*events, *wanted)):
        groups = events.get(event, [])
        if isinstance(groups, list):
            slots = _slots(groups, wanted.get(event))
            if event in wanted or len(slots) < len(groups) or any(slot.left is not None for slot in slots):
                found[event] = slots
    return found


def _slots(groups: list[Any], wanted: Group | None) -> Slots:
    slots: Slots = []
    for at, group in enumerate(groups):
        ours, handlers = own_handlers(group), handlers_of(group)
        if is_own(group) or (ours and len(ours) == len(handlers)):
            if wanted is not None and not any(slot.value for slot in slots):
                slots.append(Slot(at, wanted))
        elif ours:
            slots.append(Slot(at, left=tuple(one for one in range(len(handlers)) if one not in ours)))
        else:
            slots.append(Slot(at))
    if wanted is not None and not any(slot.value for slot in slots):
        slots.append(Slot(None, wanted))
    return slots


def events_after(events: Mapping[str, Any], places: Places, kept: frozenset[str]) -> dict[str, Any]:
    """The events as they are to be. `kept`: those that stay without a group, as they did before the guard came."""
    after = dict(events)
    for event, slots in places.items():
        groups = events.get(event, [])
        made = [_group_after(groups, slot) for slot in slots]
        if made or event in kept:
            after[event] = made
        else:
            after.pop(event, None)
    return after


def _group_after(groups: list[Any], slot: Slot) -> Any:
    if slot.value is not None or slot.old is None:
        return slot.value
    group = groups[slot.old]
    if slot.left is None:
        return group
    return {**group, "hooks": [group["hooks"][at] for at in slot.left]}


def moves(events: Mapping[str, Any], places: Places) -> Iterator[tuple[str, tuple[int, int], tuple[int, int] | None]]:
    """Event, group and handler before, and where they are now, for each handler whose place or owner changes."""
    for event, slots in places.items():
        groups = events.get(event, [])
        now = {slot.old: (at, slot) for at, slot in enumerate(slots) if slot.old is not None}
        for at, group in enumerate(groups):
            new, slot = now.get(at, (at, None))
            for number in range(len(handlers_of(group))):
                if slot is None or slot.value is not None or (slot.left is not None and number not in slot.left):
                    yield event, (at, number), None
                    continue
                place = new, number if slot.left is None else slot.left.index(number)
                if place != (at, number):
                    yield event, (at, number), place


def own_places(places: Places) -> Iterator[tuple[str, int, Group]]:
    """Event, place and value of each group of the guard's."""
    for event, slots in places.items():
        for at, slot in enumerate(slots):
            if slot.value is not None:
                yield event, at, slot.value
