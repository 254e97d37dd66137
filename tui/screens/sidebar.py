"""The sessions beside the Timeline, on very wide screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.content import Content

from ...core.i18n import _
from ...core.redact.engine import redact
from ..bindings import bindings
from ..store import Store
from ..widgets.choice_list import Choice, ChoiceList
from .sessions import in_order, is_live, when_of

if TYPE_CHECKING:
    from .timeline import TimelineScreen


class Sidebar(ChoiceList, inherit_bindings=False):
    """Every session, the shown one under the cursor."""

    BINDINGS = bindings("sessions")
    panel = "sessions"

    def __init__(self, store: Store) -> None:
        super().__init__(glyphs=store.glyphs, classes="panel")
        self._store = store
        self.border_title = Content(_("Sessions"))

    def read_again(self) -> None:
        """Take in the store's list."""
        store, shown = self._store, self._store.session
        lines = []
        for info in in_order(store.sessions, store):
            title = redact(info.title or info.session_id).text
            mark = (f"{store.glyphs.live} ", "in") if is_live(info, store) else ("  ", "text")
            lines.append(Choice(info.path, (mark, (title, "text")), ((when_of(info, store), "faint"),)))
        self.show(lines, on=shown.path if shown is not None else None)
        self.border_subtitle = Content(str(len(lines)) if lines else "")

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        cast("TimelineScreen", self.screen).session_chosen(str(event.choice.key))
