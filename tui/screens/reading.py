"""A screen with a turn in full: loading it, copying, revealing, opening what the agent kept in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from ...core.i18n import _
from .. import loading
from ..bindings import bindings
from ..messages import DetailReady, OutputRead
from ..rows import Place
from ..store import Store
from ..widgets.details import BoundaryDetail, Detail, ToolDetail, TurnDetail
from ..widgets.rows import HitRow
from ..widgets.turn_view import TurnView
from .base import ConsoleScreen
from .moves import Moves

if TYPE_CHECKING:
    from ...core.model import ToolCall
    from ...core.transcript.session import Session


DETAIL_DELAY_S = 0.06
"""The detail waits for the cursor to rest: a key held down does not decode every turn on its way."""


class DetailPanel(TurnView, inherit_bindings=False):
    """The turn in full, with its keys."""

    BINDINGS = bindings("detail")
    panel = "detail"


class ReadingScreen(Moves, ConsoleScreen):
    """Base of the screens with a detail beside their list, or in its place where there is no room for both."""

    DEFAULT_CSS = """
    ReadingScreen #panels { layout: horizontal; width: 1fr; height: 1fr; }
    ReadingScreen .list { width: 11fr; height: 1fr; }
    ReadingScreen DetailPanel { width: 9fr; height: 1fr; padding: 0 1; }
    ReadingScreen.-medium #panels, ReadingScreen.-narrow #panels { layout: vertical; }
    ReadingScreen.-medium .list, ReadingScreen.-narrow .list { width: 1fr; height: 3fr; }
    ReadingScreen.-medium DetailPanel, ReadingScreen.-narrow DetailPanel { width: 1fr; height: 2fr; }
    ReadingScreen.-narrow DetailPanel, ReadingScreen.-medium.-low DetailPanel { display: none; }
    ReadingScreen.-narrow.-reading .list, ReadingScreen.-medium.-low.-reading .list { display: none; }
    ReadingScreen.-narrow.-reading DetailPanel, ReadingScreen.-medium.-low.-reading DetailPanel {
        display: block; height: 1fr;
    }
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.detail = DetailPanel(glyphs=store.glyphs, clock=store.clock, classes="panel")
        self.shown: tuple[Session, Place] | None = None
        """What the detail shows, or will as soon as it is read."""
        self._drawn: Place | None = None

    def show_place(self, session: Session | None, place: Place | None, hit: HitRow | None = None) -> None:
        """Show a row's content in full, once it is read."""
        if session is None or place is None:
            self.shown = self._drawn = None
            self.detail.show(None)
            self.detail.border_title = Content("")
            return
        if self.shown is None or self.shown[0].path != session.path:
            self._drawn = None
        self.shown = (session, place)
        loading.load_detail(self, session, place, self.store.marks, hit)

    def on_detail_ready(self, message: DetailReady) -> None:
        """By now the cursor may have gone on."""
        if self.shown is None or self.shown[1] != message.place:
            return
        if self._drawn == message.place:
            self.detail.update(message.detail)
        else:
            self.detail.show(message.detail)
        self._drawn = message.place
        self.detail.border_title = Content(title_of(message.detail))
        self.refresh_bindings()

    # --- actions on what is shown

    def action_list_copy(self) -> None:
        if self.shown is not None:
            loading.copy_place(self, *self.shown, self.store.marks)

    def action_item_reveal(self) -> None:
        self.detail.set_revealed(not self.detail.revealed)

    def action_timeline_tools(self) -> None:
        self.detail.toggle_tools()

    def action_detail_original(self) -> None:
        call = persisted_call(self.detail.detail)
        if call is not None and self.shown is not None:
            loading.read_output(self, *self.shown, call)

    def on_output_read(self, message: OutputRead) -> None:
        """The whole output stands where the preview stood."""
        if message.detail is None:
            self.console.tell(message.problem, warning=True)
        elif self.shown is not None and self.shown[1] == message.place:
            self._drawn = None
            self.detail.show(message.detail)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "item_reveal":
            return self.detail.can_reveal
        if action == "detail_original":
            return persisted_call(self.detail.detail) is not None
        if action in ("list_copy", "detail_previous", "detail_next"):
            return self.shown is not None
        return True


def persisted_call(detail: Detail | None) -> ToolCall | None:
    """The first call shown whose whole output lies in a file."""
    calls: tuple[ToolCall, ...] = ()
    if isinstance(detail, TurnDetail):
        calls = detail.tools
    elif isinstance(detail, ToolDetail) and detail.original is None:
        calls = (detail.call,)
    return next((call for call in calls if call.output_path), None)


def title_of(detail: Detail) -> str:
    """What the panel shows."""
    if isinstance(detail, BoundaryDetail):
        return _("compaction %d") % detail.index
    if not detail.n:
        return _("turn")
    return _("turn %d") % detail.n
