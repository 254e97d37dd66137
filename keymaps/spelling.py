"""How a key is written in a keymap, and what a terminal sends for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from ..core.i18n import _

_NAMED = frozenset(
    "up down left right home end pageup pagedown insert delete backspace tab enter escape space".split()
) | {f"f{number}" for number in range(1, 13)}

_CONTROL_LETTERS = frozenset("acdefgklnopqrstuvwxyz")
_CONTROL_OTHERS = frozenset(["space", "@", "\\", "]", "^", "_"])
_UNICODE_NICKNAMES = {
    "solidus": "slash",
    "reverse_solidus": "backslash",
    "commercial_at": "at",
    "hyphen_minus": "minus",
    "plus_sign": "plus",
    "low_line": "underscore",
}
_SENT_AS = {"ctrl+space": ("ctrl+@", "ctrl+space"), "ctrl+^": ("ctrl+circumflex_accent",)}
_NEVER = frozenset(["alt+[", "alt+]", "ctrl+b", "ctrl+h", "ctrl+i", "ctrl+j", "ctrl+m", "ctrl+["])
"""These arrive as something else: a sequence's start, tmux's prefix, backspace, tab, line feed, enter."""
_ON_SCREEN = {"up": "↑", "down": "↓", "escape": "esc", "pageup": "pgup", "pagedown": "pgdn"}
_IDEOGRAPHIC = {"[": "「", "]": "」", "{": "『", "}": "』", ".": "。"}
"""What Chinese and Japanese input methods write for these beside the full-width form."""


def complaint(stroke: str) -> str | None:
    """Why one stroke (`ctrl+r`, `g`) cannot be bound, or None if it can."""
    if stroke in _NEVER:
        return _("cannot be bound: terminals or tmux take it for something else")
    *modifiers, key = _parts(stroke)
    if len(set(modifiers)) < len(modifiers) or not set(modifiers) <= {"ctrl", "alt", "shift"}:
        return _("is no key: the modifiers are ctrl+, alt+ and shift+")
    if "shift" in modifiers and len(key) == 1:
        return _("is no key that a terminal sends: write the character itself, such as G")
    if key not in _NAMED and not (len(key) == 1 and key.isprintable() and not key.isspace()):
        return _("is no key: write a character or a name such as up, pageup, enter, escape, tab, space, f1")
    if "ctrl" in modifiers and (len(key) == 1 or key == "space") and not _control_exists(modifiers, key):
        return _("is no key that a terminal sends")
    return None


def _parts(stroke: str) -> list[str]:
    """Modifiers, then the key; `+` itself is a key."""
    if stroke == "+":
        return ["+"]
    return [*stroke[:-2].split("+"), "+"] if stroke.endswith("++") else stroke.split("+")


def _control_exists(modifiers: list[str], key: str) -> bool:
    """Terminals have a code for ctrl with a letter and few others, and none with alt or shift added."""
    return len(modifiers) == 1 and (key in _CONTROL_LETTERS or key in _CONTROL_OTHERS)


def aliases(stroke: str) -> Iterator[str]:
    """The strokes that mean the same while an East Asian input method is on."""
    if len(stroke) == 1 and "!" <= stroke <= "~" and not stroke.isalnum():
        yield chr(ord(stroke) + 0xFEE0)
        if stroke in _IDEOGRAPHIC:
            yield _IDEOGRAPHIC[stroke]


def sent(stroke: str) -> tuple[str, ...]:
    """The names under which the terminal driver reports a stroke."""
    if stroke in _SENT_AS:
        return _SENT_AS[stroke]
    *modifiers, key = _parts(stroke)
    if "alt" in modifiers and len(key) == 1 and key.isupper():
        modifiers, key = ["alt", "shift"], key.lower()
    return ("+".join([*sorted(modifiers), _character_name(key) if len(key) == 1 else key]),)


def _character_name(character: str) -> str:
    if character.isalnum():
        return character
    name = unicodedata.name(character, character).lower().replace("-", "_").replace(" ", "_")
    return _UNICODE_NICKNAMES.get(name, name)


def on_screen(key: str, *, enter: str = "⏎", arrows: bool = True) -> str:
    """How footer and help show a key or a chord."""
    names = {**_ON_SCREEN, "enter": enter} if arrows else {"escape": "esc", "enter": enter}
    return " ".join(names.get(stroke, stroke) for stroke in key.split(" "))
