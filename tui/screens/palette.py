"""Every action by name, also those without a key."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.i18n import _
from ..bindings import action_of, bindings, help_text, shown_keys
from ..store import Store
from ..widgets.choice_list import Choice
from .picker import Picker


class PaletteScreen(Picker):
    """What can be done now, where the palette was opened; the chosen action's name is its result."""

    BINDINGS = bindings("palette")
    panel = "palette"

    def __init__(self, store: Store, working: Sequence[str]) -> None:
        super().__init__(store)
        self.title_text = _("Actions")
        self._working = working
        """Ids, best first."""

    def choices(self) -> Sequence[Choice]:
        return [self._choice(id) for id in self._working]

    def _choice(self, id: str) -> Choice:
        keys = shown_keys(self.store.keymap, id, self.store.glyphs)
        text = help_text(self.store.keymap, id)
        return Choice(action_of(id), ((text, "text"),), ((keys, "act"),), f"{text} {id}")
