"""The line at the bottom: the keys that work now, best first."""

from __future__ import annotations

from typing import ClassVar

from textual.content import Content
from textual.keys import key_to_character
from textual.screen import Screen
from textual.style import Style
from textual.widget import Widget

from ...core.i18n import _
from ...keymaps import spelling
from ...keymaps.loader import Keymap
from ..bindings import action_of
from ..cells import cells
from ..glyphs import UNICODE, Glyphs

_GAP = "  "
LAST = "app.help"


class Footer(Widget):
    """Drops whole entries from the right, never the last one, which says how to see every key."""

    DEFAULT_CSS = """
    Footer {
        dock: bottom; height: 1; padding: 0 1; background: $panel; color: $cg-muted; text-style: $cg-muted-style;
        & > .footer--key { color: $text-primary; text-style: bold; }
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"footer--key"}

    def __init__(self, keymap: Keymap, glyphs: Glyphs = UNICODE) -> None:
        super().__init__()
        self.auto_links = False
        self._keymap = keymap
        self._glyphs = glyphs
        self._entries: list[tuple[str, str, str]] = []
        """Keys, word, action."""

    def on_mount(self) -> None:
        self.screen.bindings_updated_signal.subscribe(self, self._bindings_changed)
        self._bindings_changed(self.screen)

    def _bindings_changed(self, screen: Screen[object]) -> None:
        entries = self._entries_now(screen)
        if entries != self._entries:
            self._entries = entries
            self.refresh()

    def _entries_now(self, screen: Screen[object]) -> list[tuple[str, str, str]]:
        working: dict[str, set[str]] = {}
        focused = screen.focused
        for key, active in screen.active_bindings.items():
            typed = focused is not None and focused.check_consume_key(key, key_to_character(key))
            if active.enabled and active.binding.id and not typed:
                working.setdefault(active.binding.id, set()).add(key)
        groups = [*self._keymap.panels[panel_of(screen)].footer, (LAST,)]
        entries = []
        for group in groups:
            ids = [id for id in group if id in working]
            keys = [key for id in ids if (key := self._key(id, working[id]))]
            if ids and len(keys) == len(ids):
                word = _(self._keymap.actions[ids[-1]].label)
                entries.append((" ".join(keys), word, action_of(ids[-1])))
        return entries

    def _key(self, id: str, working: set[str]) -> str:
        """The first of an action's keys that is not taken by what has the focus."""
        for key in self._keymap.actions[id].keys:
            sent = " ".join(spelling.sent(stroke)[0] for stroke in key.split(" "))
            if sent in working:
                return spelling.on_screen(key, enter=self._glyphs.enter, arrows=not self._glyphs.ascii)
        return ""

    def render(self) -> Content:
        entries = list(self._entries)
        while len(entries) > 1 and _width(entries) > self.size.width:
            del entries[-2]
        parts: list[Content | str] = []
        for keys, word, action in entries:
            entry = Content.assemble((keys, self.get_visual_style("footer--key")), f" {word}")
            parts += [entry.stylize(Style.from_meta({"@click": action})), _GAP]
        return Content.assemble(*parts[:-1])


def _width(entries: list[tuple[str, str, str]]) -> int:
    return sum(cells(keys) + 1 + cells(word) for keys, word, action in entries) + len(_GAP) * (len(entries) - 1)


def panel_of(screen: Screen[object]) -> str:
    """The panel that has the focus, else the screen's own."""
    node = screen.focused
    while node is not None and node is not screen:
        if panel := getattr(node, "panel", None):
            return str(panel)
        parent = node.parent
        node = parent if isinstance(parent, Widget) else None
    return str(getattr(screen, "panel", "app"))
