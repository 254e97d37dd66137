"""The hooks of Codex's `config.toml`, written as `[[hooks.EVENT]]` tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from . import tomltext
from .arrange import Places, Slot
from .entries import Group
from .tomltext import ARRAY, PAIR, Edit, Statement

HOOKS, STATE = "hooks", "state"


class NotEditable(Exception):
    """The text says it in a form that is not edited here. `what`: the table."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def events_of(document: Mapping[str, Any]) -> dict[str, Any]:
    """Event -> groups."""
    hooks = document.get(HOOKS, {})
    return {name: value for name, value in hooks.items() if name != STATE} if isinstance(hooks, dict) else {}


def are_tables(text: str) -> bool:
    """Whether all groups are tables of their own: only to these more can be added."""
    found = tomltext.statements(text)
    events = events_of(tomltext.parse(text))
    return all(
        isinstance(groups, list) and len(_elements(found, event)) == len(groups) for event, groups in events.items()
    )


def rearranged(text: str, places: Places) -> str:
    """The text with the guard's groups where they are to be. Raises NotEditable."""
    document = tomltext.parse(text)
    events = events_of(document)
    found = tomltext.statements(text)
    edits: list[Edit] = []
    lines: list[str] = []
    for event, slots in places.items():
        groups = events.get(event, [])
        stays = {slot.old: slot for slot in slots}
        changed = [at for at, group in enumerate(groups) if _changes(stays.get(at), group)]
        elements = _elements(found, event)
        if changed and len(elements) != len(groups):
            raise NotEditable(f"{HOOKS}.{event}")
        for at in changed:
            edits += _edits(text, found, elements[at], event, stays.get(at))
        for slot in slots:
            if slot.old is None and slot.value is not None:
                lines += ["", *_lines(event, slot.value)]
    text = tomltext.edited(text, edits)
    return tomltext.appended(text, lines[1:]) if lines else text


def _changes(slot: Slot | None, group: Any) -> bool:
    return slot is None or slot.left is not None or (slot.value is not None and slot.value != group)


def _elements(found: list[Statement], event: str) -> list[list[int]]:
    """For each `[[hooks.EVENT]]` its header's index and those of the tables below it."""
    elements: list[list[int]] = []
    for at, statement in enumerate(found):
        if statement.path[:2] == (HOOKS, event) and statement.kind != PAIR:
            if len(statement.path) == 2 and statement.kind == ARRAY:
                elements.append([at])
            elif len(statement.path) > 2 and elements:
                elements[-1].append(at)
    return elements


def _edits(text: str, found: list[Statement], element: list[int], event: str, slot: Slot | None) -> Iterator[Edit]:
    gone = element
    if slot is not None and slot.left is not None:
        handlers = [at for at in element if found[at].path == (HOOKS, event, HOOKS)]
        if len(handlers) <= max(slot.left, default=-1):
            raise NotEditable(f"{HOOKS}.{event}.{HOOKS}")
        gone = [at for number, at in enumerate(handlers) if number not in slot.left]
    elif slot is not None and slot.value is not None:
        header, *gone = element
        newline = "\r\n" if "\r\n" in text else "\n"
        new = newline.join(_lines(event, slot.value)) + newline
        yield Edit(found[header].start, found[tomltext.table_end(found, header) - 1].end, new)
    for at in gone:
        yield tomltext.without_table(text, found, at)


def _lines(event: str, group: Group) -> list[str]:
    own = {name: value for name, value in group.items() if name != HOOKS}
    lines = tomltext.table_lines((HOOKS, event), own, array=True)
    for handler in group[HOOKS]:
        lines += ["", *tomltext.table_lines((HOOKS, event, HOOKS), handler, array=True)]
    return lines
