"""From a keymap to Textual's bindings."""

from __future__ import annotations

from textual.binding import Binding, BindingType

from ..core.i18n import _
from ..keymaps import spelling
from ..keymaps.loader import Keymap, default_keymap, event_keys
from .glyphs import Glyphs

_UNBOUND = "unbound."
"""Begins the name of a key that no terminal sends: an action without a key stays in the palette."""


def action_of(id: str) -> str:
    """The Textual action that an id runs: `app.help` on the app, `timeline.follow` as `screen.timeline_follow`."""
    group, name = id.split(".")
    return f"app.{name}" if group == "app" else f"screen.{group}_{name}"


def bindings(*panels: str) -> list[BindingType]:
    """The bindings of some panels, with the default keys; `textual_keymap` puts the user's in their place."""
    keymap = default_keymap()
    actions = {action.id: action for panel in panels for action in keymap.of_panel(panel)}
    return [Binding(_keys(keymap, id), action_of(id), "", show=False, id=id) for id in actions]


def textual_keymap(keymap: Keymap) -> dict[str, str]:
    """For `App.set_keymap`: every id, also those whose keys did not change, so that nothing half applies."""
    return {id: _keys(keymap, id) for id in keymap.actions}


def _keys(keymap: Keymap, id: str) -> str:
    return ",".join(event_keys(keymap.actions[id], keymap)) or _UNBOUND + id


def shown_keys(keymap: Keymap, id: str, glyphs: Glyphs) -> str:
    """All of an action's keys, as help and palette show them."""
    keys = keymap.actions[id].keys
    return "  ".join(spelling.on_screen(key, enter=glyphs.enter, arrows=not glyphs.ascii) for key in keys)


def first_key(keymap: Keymap, id: str, glyphs: Glyphs) -> str:
    """The key that a sentence names; the palette's where the action has none."""
    keys = keymap.actions[id].keys or keymap.actions["app.palette"].keys or (":",)
    return spelling.on_screen(keys[0], enter=glyphs.enter, arrows=not glyphs.ascii)


def help_text(keymap: Keymap, id: str) -> str:
    """What the action does, in the user's language."""
    return _(keymap.actions[id].help)
