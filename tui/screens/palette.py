"""Every action by name, also those without a key."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.i18n import _
from ...keymaps import spelling
from ..bindings import action_of, help_text
from ..store import Store
from ..widgets.choice_list import Choice
from .picker import Picker


class PaletteScreen(Picker):
    """What can be done now, where the palette was opened; the chosen action's name is its result."""

    panel = "modal"

    def __init__(self, store: Store, working: Sequence[str]) -> None:
        super().__init__(store)
        self.title_text = _("Actions")
        self._working = working
        """Ids, best first."""

    def choices(self) -> Sequence[Choice]:
        return [self._choice(id) for id in self._working]

    def _choice(self, id: str) -> Choice:
        glyphs, keymap = self.store.glyphs, self.store.keymap
        keys = "  ".join(
            spelling.on_screen(key, enter=glyphs.enter, arrows=not glyphs.ascii) for key in keymap.actions[id].keys
        )
        text = help_text(keymap, id)
        return Choice(action_of(id), ((text, "text"),), ((keys, "act"),), f"{text} {id}")

    def action_list_open(self) -> None:
        if (choice := self.list.choice) is not None:
            self.chosen(choice)
