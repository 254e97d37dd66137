"""A box for one line of text, as every screen and window uses it."""

from __future__ import annotations

from textual.widgets import Input

from ...core.text import visible


class LineBox(Input):
    """Takes no character that the screen would not show as itself: a paste may hold control sequences."""

    def validate_value(self, value: str) -> str:
        return "".join(character for character in value if visible(character, keep_newlines=False) == character)
