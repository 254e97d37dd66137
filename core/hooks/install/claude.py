"""Claude Code: hooks in the user's `settings.json`, which count in every folder."""

from __future__ import annotations

import os
from typing import Any

from ...audit.installation import Installation
from ...i18n import _
from ...paths import claude_dir
from . import jsontext
from .arrange import arranged
from .entries import groups
from .files import SettingsFile, read_settings
from .jsonhooks import HOOKS, containers, rearranged
from .plan import Change, Plan, decoded, encoded, holds_guard, kept, noted_of, parsed, restored, wrong_form

AGENT = "claude"
_EMPTY = "{}\n"


def settings_folder() -> str:
    """Where Claude Code's settings are."""
    return os.path.abspath(claude_dir())


def install_plan(command: str) -> Plan:
    """What the settings are to be with the guard. Raises InputError."""
    folder = settings_folder()
    file, text, root = _read(folder)
    events = root.get(HOOKS, {})
    wanted = groups(AGENT, command)
    for event in wanted:
        if not isinstance(events.get(event, []), list):
            raise wrong_form(file, f"{HOOKS}.{event}", AGENT)
    held = holds_guard(events)
    after = encoded(rearranged(text, arranged(events, wanted), frozenset()))
    change = Change(file, after, had=containers(root), held=held)
    return Plan(AGENT, folder, (change,), command, notes=_notes(file, root), was_there=held)


def uninstall_plan(installed: Installation | None) -> Plan:
    """What the settings are to be without the guard. Raises InputError."""
    folder = settings_folder()
    file, text, root = _read(folder)
    events = root.get(HOOKS, {})
    held = holds_guard(events)
    if file.data is None or not held:
        return Plan(AGENT, folder, (Change(file, file.data),))
    noted = noted_of(installed, file.path)
    without = rearranged(text, arranged(events, {}), kept(noted))
    change = Change(file, encoded(without))
    change, is_exact = restored(change, noted, same_json, is_empty=jsontext.parse(without) == {})
    return Plan(AGENT, folder, (change,), was_there=True, exact=frozenset([file.path] if is_exact else []))


def same_json(one: bytes, other: bytes) -> bool:
    """Whether two contents say the same."""
    return bool(_value(one) == _value(other))


def _value(data: bytes) -> Any:
    text = data.decode("utf-8", "surrogateescape")
    try:
        return jsontext.parse(text) if text.strip(" \t\r\n" + jsontext.BOM) else {}
    except jsontext.Invalid:
        return None


def _read(folder: str) -> tuple[SettingsFile, str, dict[str, Any]]:
    file = read_settings(os.path.join(folder, "settings.json"))
    # Claude takes bytes that are no UTF-8 for replacement characters; they stay what they are.
    text = decoded(file, strict=False, empty=_EMPTY)
    return file, text, parsed(file, text, AGENT, unique=False)


def _notes(file: SettingsFile, root: dict[str, Any]) -> tuple[str, ...]:
    if root.get("disableAllHooks") is True:
        return (_("{file} says disableAllHooks: no hook runs until that is taken out.").format(file=file.path),)
    return ()
