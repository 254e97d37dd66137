"""The keys: of the focused panel, then of its screen, then of the whole app."""

from __future__ import annotations

from collections.abc import Sequence

from textual.widgets import Input

from ...core.i18n import _
from ..bindings import bindings, help_text, shown_keys
from ..cells import cells, fit
from ..store import Store
from ..widgets.choice_list import Choice
from .picker import FilterBox, Picker

_KEY_CELLS, _TEXT_CELLS = 10, 50
_SCREENS = (("timeline", "detail", "sessions"), ("box", "hits", "detail"), ("first",))
"""Panels that share a screen."""


class HelpScreen(Picker):
    """A list to read; a filter over it."""

    BINDINGS = bindings("help")
    AUTO_FOCUS = "ChoiceList"
    panel = "help"

    def __init__(self, store: Store, panel: str) -> None:
        super().__init__(store)
        self._panel = panel
        self.title_text = _("Keys")

    def choices(self) -> Sequence[Choice]:
        keymap = self.store.keymap
        panels = [self._panel, *_beside(self._panel), "app"]
        told: set[str] = set()
        lines: list[Choice] = []
        for panel in dict.fromkeys(panels):
            actions = [action for action in keymap.of_panel(panel) if action.id not in told]
            if not actions:
                continue
            if lines:
                lines.append(Choice(None, (("", "text"),)))
            lines.append(Choice(None, ((_(keymap.panels[panel].title), "act-strong"),)))
            for action in actions:
                told.add(action.id)
                lines.append(self._line(action.id))
        return lines

    def _line(self, id: str) -> Choice:
        keys = shown_keys(self.store.keymap, id, self.store.glyphs)
        text = help_text(self.store.keymap, id)
        left = ((f"{fit(keys, max(_KEY_CELLS, cells(keys)))}  ", "act"), (text, "text"))
        return Choice(id, left, ((id, "faint"),), f"{text} {keys} {id}", least=_TEXT_CELLS)

    def search_pressed(self) -> bool:
        self.query_one(FilterBox).focus()
        return True

    def chosen(self, choice: Choice) -> None:
        """A line of help is there to be read."""

    def back(self) -> None:
        box = self.query_one(FilterBox)
        if box.has_focus and box.value:
            box.value = ""
        else:
            super().back()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.list.focus()


def _beside(panel: str) -> tuple[str, ...]:
    for panels in _SCREENS:
        if panel in panels:
            return panels
    return ()
