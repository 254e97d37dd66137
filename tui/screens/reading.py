"""A screen with a turn in full: loading it, copying, revealing, opening what the agent kept in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from ...core.i18n import _
from .. import loading, present
from ..bindings import bindings, first_key
from ..messages import DetailReady, MaskingGoesOn, OutputRead
from ..numbers import short_count
from ..rows import Place
from ..store import Store
from ..widgets.details import BoundaryDetail, Detail, ToolDetail, TurnDetail, WaitingDetail
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
        self._loaded: object = None
        """What was last asked for, where that takes long: it is not asked for again while it is the same."""
        self._hit: HitRow | None = None
        self.is_masking = False
        """A large text is masked before it can be shown."""
        self._left_masking = False

    def show_place(self, session: Session | None, place: Place | None, hit: HitRow | None = None) -> None:
        """Show a row's content in full, once it is read."""
        if session is None or place is None:
            self._forget_masking()
            self.workers.cancel_group(self, "detail")
            self.shown = self._drawn = None
            self.detail.show(None)
            self.detail.border_title = Content("")
            return
        if self.shown is None or self.shown[0].path != session.path:
            self._drawn = None
        self.shown = (session, place)
        asked_for = _large(session, place, hit)
        if asked_for is not None and asked_for == self._loaded:
            return
        self._forget_masking()
        self._loaded, self._hit = asked_for, hit
        loading.load_detail(self, session, place, self.store.marks, hit)

    # --- large texts

    def on_masking_goes_on(self, message: MaskingGoesOn) -> None:
        """Say so where the text will stand; what was drawn of the same place stays."""
        if self.shown is None or self.shown[1] != message.place:
            return
        began = not self.is_masking
        self.is_masking = True
        if self._drawn != message.place:
            size, stops = short_count(message.characters), first_key(self.store.keymap, "app.back", self.store.glyphs)
            said = _("%(size)s characters are searched for secrets before they are shown: %(seconds)d s")
            self._say_instead(said % {"size": size, "seconds": message.seconds}, _("%s stops") % stops)
        if began:
            self.refresh_bindings()

    def _say_instead(self, *sentences: str) -> None:
        assert self.shown is not None
        place = self.shown[1]
        name = _("compaction %d") % (place.boundary + 1) if place.boundary >= 0 else _("turn %d") % (place.turn + 1)
        waiting = WaitingDetail(_("turn") if self.shown[0].partial else name, sentences)
        if isinstance(self.detail.detail, WaitingDetail):
            self.detail.update(waiting)
        else:
            self.detail.show(waiting)
        self._drawn = None
        self.detail.border_title = Content(waiting.title)

    def stop_masking(self) -> bool:
        """Nobody waits for it any more; False where nothing was masked."""
        if not self.is_masking:
            return False
        self._forget_masking()
        self.workers.cancel_group(self, "detail")
        if self.shown is not None and self._drawn != self.shown[1]:
            again = first_key(self.store.keymap, "list.open", self.store.glyphs)
            self._say_instead(_("Stopped. What is not masked is not shown."), _("%s begins again") % again)
        self.refresh_bindings()
        return True

    def _forget_masking(self) -> None:
        self.is_masking = False
        self._loaded = None

    def on_screen_suspend(self) -> None:
        """A window over it leaves it in sight; another screen does not."""
        if self not in self.app.screen_stack:
            self._left_masking = self.stop_masking()

    def on_screen_resume(self) -> None:
        if self._left_masking and self.shown is not None:
            self._left_masking = False
            self.show_place(*self.shown, self._hit)

    # --- what was read

    def on_detail_ready(self, message: DetailReady) -> None:
        """By now the cursor may have gone on."""
        if self.shown is None or self.shown[1] != message.place:
            return
        self.is_masking = False
        detail = self.completed(message.detail)
        if self._drawn == message.place:
            self.detail.update(detail)
        else:
            self.detail.show(detail)
        self._drawn = message.place
        self.detail.border_title = Content(title_of(message.detail))
        self.refresh_bindings()

    def completed(self, detail: Detail) -> Detail:
        """The detail with what the store knows beside the session."""
        return detail

    # --- actions on what is shown

    def action_list_copy(self) -> None:
        if self.shown is None:
            return
        detail = self.detail.detail if self._drawn == self.shown[1] else None
        if detail is None and isinstance(self.detail.detail, WaitingDetail):
            self.console.tell(_("Nothing was copied: it is not masked yet."), warning=True)
        else:
            loading.copy_place(self, *self.shown, self.store.marks, detail)

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
        self.is_masking = False
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


def _large(session: Session, place: Place, hit: HitRow | None) -> object:
    """What tells a turn that takes long to mask from what it becomes when it grows; None for every other place."""
    columns = session.columns
    if place.turn < 0 or columns.size[place.turn] <= present.LARGE_RECORD_BYTES:
        return None
    return session.turns[place.turn], len(columns.more.get(place.turn, ())), place.tool, hit


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
    if isinstance(detail, WaitingDetail):
        return detail.title
    if not detail.n:
        return _("turn")
    return _("turn %d") % detail.n
