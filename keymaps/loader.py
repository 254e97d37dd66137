"""Which key does what: the built-in keymaps and users' own over them, validated before a key can be dead."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from ..core.config import read_toml
from ..core.errors import InputError
from ..core.i18n import _
from . import spelling

_HERE = os.path.dirname(__file__)
BUILT_IN = ("default", "vim", "emacs")
MUST_STAY = "app.quit"


@dataclass(frozen=True, slots=True)
class Action:
    """Something a key can do."""

    id: str
    keys: tuple[str, ...]
    """As written: `ctrl+r`, `g g`. Empty: reachable through the palette only."""
    label: str
    help: str
    panels: tuple[str, ...]
    """The places where it works; `app` is everywhere outside a modal window."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A place that can have the focus."""

    name: str
    title: str
    footer: tuple[tuple[str, ...], ...]
    """Ids in the order of their worth; those in one tuple share a word."""


@dataclass(frozen=True, slots=True)
class Keymap:
    """Every action with its keys."""

    name: str
    actions: Mapping[str, Action]
    panels: Mapping[str, Panel]

    def of_panel(self, panel: str) -> list[Action]:
        """The actions of one panel, in the order of the file."""
        return [action for action in self.actions.values() if panel in action.panels]


@cache
def default_keymap() -> Keymap:
    """The built-in keymap from which all others differ."""
    with open(os.path.join(_HERE, "default.toml"), "rb") as file:
        data = tomllib.load(file)
    panels = {
        name: Panel(name, table["title"], tuple(tuple(entry.split(" ")) for entry in table["footer"]))
        for name, table in data.pop("panels").items()
    }
    actions = {
        f"{group}.{name}": Action(
            f"{group}.{name}", tuple(table["keys"]), table["label"], table["help"], tuple(table["in"])
        )
        for group, tables in data.items()
        for name, table in tables.items()
    }
    return Keymap("default", actions, panels)


def load_keymap(name: str, folder: str) -> Keymap:
    """The keymap `name`: built in, a `name.toml` in the user's folder, or a path to a file.

    Raises InputError that names the file and the key.
    """
    keymap = _load(name, folder, ())
    _refuse_clashes(keymap, _file_of(name, folder))
    return keymap


def _load(name: str, folder: str, seen: tuple[str, ...]) -> Keymap:
    if name == "default":
        return default_keymap()
    file = _file_of(name, folder)
    if file in seen:
        raise InputError(_("%s: extends itself.") % file, _("Let `extends` name default, vim or emacs."))
    table = _read(file)
    base = table.pop("extends", "default")
    if not isinstance(base, str):
        raise InputError(_("%s: `extends` is not a name.") % file, _("Write a keymap's name in quotes."))
    return _override(_load(base, folder, (*seen, file)), name, file, table)


def _file_of(name: str, folder: str) -> str:
    if name in BUILT_IN:
        return os.path.join(_HERE, f"{name}.toml")
    path = os.path.expanduser(name)
    if os.sep in path or path.endswith(".toml"):
        return path if os.path.isabs(path) else os.path.join(folder, path)
    return os.path.join(folder, f"{name}.toml")


def _read(file: str) -> dict[str, object]:
    try:
        return read_toml(file, 'timeline.follow = ["f"]')
    except FileNotFoundError as error:
        raise InputError(
            _("There is no keymap %s.") % file,
            _("Choose one of %s, or put a file of that name there.") % ", ".join(BUILT_IN),
        ) from error


def _override(base: Keymap, name: str, file: str, table: Mapping[str, object]) -> Keymap:
    actions = dict(base.actions)
    for id, value in _flat(table):
        if id not in actions:
            raise InputError(
                _("%(file)s: there is no action %(id)s.") % {"file": file, "id": id}, _nearest(id, actions)
            )
        actions[id] = replace(actions[id], keys=_keys(file, id, value))
    if not actions[MUST_STAY].keys:
        raise InputError(
            _("%(file)s: %(id)s has no key left.") % {"file": file, "id": MUST_STAY},
            _("Give it one, or remove the line."),
        )
    return Keymap(name, actions, base.panels)


def _flat(table: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def _nearest(id: str, actions: Iterable[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(id, actions, 1)
    return _("Did you mean %s?") % near[0] if near else _("`?` in the console lists every action.")


def _keys(file: str, id: str, value: object) -> tuple[str, ...]:
    """The strokes of one line: a string, a list of strings, or an empty one to unbind."""
    written = [value] if isinstance(value, str) and value else value or []
    if not isinstance(written, list) or not all(isinstance(key, str) for key in written):
        raise InputError(
            _("%(file)s: %(id)s is not a list of keys.") % {"file": file, "id": id},
            _('Write %s = ["f"], or [] for no key.') % id,
        )
    keys = tuple(" ".join(key.split()) if key.strip() else key for key in written)
    for key in keys:
        for stroke in key.split(" "):
            if problem := spelling.complaint(stroke):
                raise InputError(
                    _("%(file)s: %(id)s: %(key)r %(problem)s.")
                    % {"file": file, "id": id, "key": key, "problem": problem},
                    _("Choose another key."),
                )
    return keys


def _refuse_clashes(keymap: Keymap, file: str) -> None:
    """No key may mean two things in one place, and no chord may begin with a key that already acts."""
    taken: dict[tuple[str, str], Action] = {}
    for action in keymap.actions.values():
        for key in action.keys:
            for place in _places(action, keymap):
                other = taken.setdefault((place, key), action)
                if other is not action:
                    raise _clash(file, key, action, other, keymap.panels[place].title)
    for (place, key), action in taken.items():
        strokes = key.split(" ")
        for length in range(1, len(strokes)):
            begun = taken.get((place, " ".join(strokes[:length])))
            if begun is not None:
                raise _clash(file, key, action, begun, keymap.panels[place].title)


def _places(action: Action, keymap: Keymap) -> Iterable[str]:
    """Where its keys are taken: an app-wide key in every panel that is not a window of its own."""
    if "app" not in action.panels:
        return action.panels
    windows = {"modal", "sessions", "damage", "help", "palette", "prompt"}
    return {*action.panels, *(panel for panel in keymap.panels if panel not in windows)}


def _clash(file: str, key: str, action: Action, other: Action, place: str) -> InputError:
    return InputError(
        _("%(file)s: the key %(key)r would mean both %(one)s and %(other)s in “%(place)s”.")
        % {"file": file, "key": key, "one": action.id, "other": other.id, "place": _(place)},
        _("Give one of them another key, or [] for none."),
    )


def event_keys(action: Action, keymap: Keymap) -> list[str]:
    """All key names, as the terminal driver reports them, that run an action: aliases included."""
    bound = {key for other in keymap.actions.values() for key in other.keys if other.id != action.id}
    names: list[str] = []
    for key in action.keys:
        spellings = [key, *(alias for alias in spelling.aliases(key) if alias not in bound)]
        for spelled in spellings:
            names.extend(_chords([spelling.sent(stroke) for stroke in spelled.split(" ")]))
    return list(dict.fromkeys(names))


def _chords(options: list[tuple[str, ...]]) -> list[str]:
    chords = [""]
    for option in options:
        chords = [f"{chord} {name}".strip() for chord in chords for name in option]
    return chords
