"""What could not be read, line by line, and record types that this version does not know."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget

from ...core.i18n import _
from ...core.redact.engine import redact
from ..bindings import bindings
from ..store import Store
from ..widgets.choice_list import Choice, ChoiceList
from .base import Window
from .moves import Moves


class DamageScreen(Moves, Window):
    """A list to read."""

    BINDINGS = bindings("damage")
    AUTO_FOCUS = "ChoiceList"
    DEFAULT_CSS = "DamageScreen ChoiceList { height: 1fr; padding: 0 1; }"
    panel = "damage"

    def __init__(self, store: Store) -> None:
        super().__init__(store)

    def body(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = Content(_("What could not be read"))
            window.border_subtitle = Content(_("the rest stays readable"))
            yield ChoiceList(glyphs=self.store.glyphs)

    def on_mount(self) -> None:
        self.query_one(ChoiceList).show(self._lines())

    def list_in_focus(self) -> Widget | None:
        return self.query_one(ChoiceList)

    def _lines(self) -> Sequence[Choice]:
        session = self.store.session
        if session is None:
            return []
        lines = [
            Choice(at, ((self._where(damage.line), "edge"), (redact(damage.reason).text, "text")))
            for at, damage in enumerate(session.damage)
        ]
        if session.unknown_types:
            if lines:
                lines.append(Choice(None, (("", "text"),)))
            lines.append(Choice(None, ((_("Record types that this version does not know"), "act-strong"),)))
            lines += [
                Choice(type, ((f"{count:>8} ", "faint"), (redact(type).text, "text")))
                for type, count in sorted(session.unknown_types.items())
            ]
        return lines

    def _where(self, line: int) -> str:
        return (_("line %d") % line if line else _("file")) + "  "
