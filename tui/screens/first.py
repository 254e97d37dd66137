"""The first screen of who has no session yet: where it looked, and what can be done."""

from __future__ import annotations

import os

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Static

from ...core import paths
from ...core.i18n import _
from ...core.text import visible
from ..bindings import bindings, first_key
from ..cells import cells
from ..widgets.footer import Footer
from .base import ConsoleScreen, too_small


class FirstScreen(ConsoleScreen):
    """Gives way to the first session that appears."""

    BINDINGS = bindings("first")
    DEFAULT_CSS = """
    FirstScreen #body { align: center middle; }
    FirstScreen #told { width: auto; max-width: 100%; height: auto; padding: 0 2; }
    FirstScreen Static { width: auto; max-width: 100%; margin-bottom: 1; }
    FirstScreen #looked { text-wrap: nowrap; text-overflow: ellipsis; }
    FirstScreen .name { color: $text-primary; text-style: bold; }
    FirstScreen .muted { color: $cg-muted; text-style: $cg-muted-style; }
    """
    panel = "first"

    def compose(self) -> ComposeResult:
        with Container(id="body"), Vertical(id="told"):
            yield Static(Content("compact-guard"), classes="name")
            yield Static(Content(_("No session of Claude Code or Codex was found here.")))
            yield Static(self._looked(), id="looked", classes="muted")
            yield Static(self._keys())
            yield Static(Content(_("Your session opens here by itself when it starts.")), classes="muted")
        yield too_small()
        yield Footer(self.store.keymap, self.store.glyphs)

    def show_header(self) -> None:
        """There is nothing to head."""

    def _looked(self) -> Content:
        looked = _("looked in") + "  "
        folders = list(dict.fromkeys(shortened(root.path) for root in self.store.roots))
        return Content(looked + ("\n" + " " * cells(looked)).join(folders))

    def _keys(self) -> Content:
        lines = [self._key("first.demo", _("watch the demo")), self._key("first.open", _("open a transcript file"))]
        last = Content.assemble(self._key("app.help", _("keys")), "      ", self._key("app.quit", _("quit")))
        return Content("\n").join([*lines, last])

    def _key(self, id: str, text: str) -> Content:
        key = first_key(self.store.keymap, id, self.store.glyphs)
        return Content.assemble((key, "bold $text-primary"), f"  {text}")

    def action_first_demo(self) -> None:
        self.console.exit("demo")

    def action_first_open(self) -> None:
        self.console.ask_for_file()


def shortened(path: str) -> str:
    """The path with the home folder as `~`, visible."""
    home = paths.home()
    return visible("~" + path[len(home) :] if path.startswith(home + os.sep) else path, keep_newlines=False)
