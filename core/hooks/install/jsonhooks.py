"""The hooks of a JSON settings file: Claude's `settings.json`, Codex's `hooks.json`."""

from __future__ import annotations

from typing import Any

from . import jsontext
from .arrange import Places, Slots, arranged, events_after

HOOKS = "hooks"


def rearranged(text: str, places: Places, kept: frozenset[str]) -> str:
    """The text with the guard's groups where they are to be. `kept`: containers that stay when they are empty.

    An event goes by its name in `kept`, all events together as `hooks`.
    """
    root = jsontext.parse(text)
    events = root.get(HOOKS, {})
    if HOOKS not in root and any(places.values()):
        text = jsontext.put(text, [], HOOKS, {})
    for event, slots in places.items():
        text = _event(text, event, slots, events.get(event), kept)
    if places and HOOKS not in kept and jsontext.parse(text).get(HOOKS) == {}:
        text = jsontext.remove(text, [HOOKS])
    if jsontext.parse(text) != root_after(root, places, kept):
        raise RuntimeError("an edit of settings does not say what it was to say")
    return text


def containers(root: dict[str, Any]) -> tuple[str, ...]:
    """Those that stand there for others than the guard, or empty: `hooks`, and events by their names."""
    events = root.get(HOOKS, {})
    without = events_after(events, arranged(events, {}), frozenset())
    found = [event for event, groups in events.items() if event in without or not groups]
    return (HOOKS, *found) if HOOKS in root and (found or not events) else tuple(found)


def root_after(root: dict[str, Any], places: Places, kept: frozenset[str]) -> dict[str, Any]:
    """The settings as they are to be."""
    after = dict(root)
    after[HOOKS] = events_after(root.get(HOOKS, {}), places, kept)
    if not after[HOOKS] and places and HOOKS not in kept:
        del after[HOOKS]
    return after if places else root


def _event(text: str, event: str, slots: Slots, groups: list[Any] | None, kept: frozenset[str]) -> str:
    new = [slot.value for slot in slots if slot.old is None]
    path = [HOOKS, event]
    if groups is None:
        return jsontext.put(text, [HOOKS], event, new) if new else text
    stays = {slot.old: slot for slot in slots}
    for at in reversed(range(len(groups))):
        slot = stays.get(at)
        if slot is None:
            text = jsontext.remove(text, [*path, at])
        elif slot.value is not None and slot.value != groups[at]:
            text = jsontext.replace(text, [*path, at], slot.value)
        elif slot.left is not None:
            gone = set(range(len(groups[at][HOOKS]))).difference(slot.left)
            for number in sorted(gone, reverse=True):
                text = jsontext.remove(text, [*path, at, HOOKS, number])
    for value in new:
        text = jsontext.append(text, path, value)
    return text if slots or event in kept else jsontext.remove(text, path)
