"""The Timeline: every turn, the compactions across them, and the turn under the cursor in full."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Container
from textual.timer import Timer

from ...core.errors import InputError
from ...core.i18n import _
from ..bindings import bindings
from ..dates import parse_moment
from ..legend import legend, place_title, seeking_legend
from ..rows import Place, SessionRows, View
from ..store import Store
from ..widgets.turn_list import TurnList
from .base import WIDTHS
from .marked import MarkedScreen
from .reading import DETAIL_DELAY_S

if TYPE_CHECKING:
    from .sidebar import Sidebar


class TurnPanel(TurnList, inherit_bindings=False):
    """The list, with its keys."""

    BINDINGS = bindings("timeline")
    panel = "timeline"


class TimelineScreen(MarkedScreen):
    """List and detail of the session in the store."""

    DEFAULT_CSS = """
    TimelineScreen #body { layout: horizontal; }
    TimelineScreen Sidebar { display: none; width: 30; }
    TimelineScreen.-extra.-sidebar Sidebar { display: block; }
    """
    panel = "timeline"
    tab = "app.timeline"

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.turns = TurnPanel(glyphs=store.glyphs, clock=store.clock, classes="panel list")
        self.sidebar: Sidebar | None = None
        """Made when the screen is first wide enough."""
        self.view = View()
        self.rows: SessionRows | None = None
        self._timer: Timer | None = None
        self.came_from = ""
        """The screen to which back leads: `search`, `audit`."""
        self.add_class("-sidebar")

    def body(self) -> ComposeResult:
        with Container(id="body"):
            with Container(id="panels"):
                yield self.turns
                yield self.detail

    def on_mount(self) -> None:
        self.turns.focus()
        self.session_changed()
        self.watch(self.turns, "scroll_y", self.want_marks, init=False)

    # --- the session

    def session_changed(self, at: Place | None = None) -> None:
        """Another session, or the same read whole; `at`: where to stand."""
        super().session_changed()
        session = self.store.session
        if session is None:
            return
        place = at or self._same_place(session.path, len(session.turns))
        self.stop_seeking()
        if self.store.marks.path != session.path:
            self.store.marks.forget(session.path)
            self._pins_are_old = True
        self.rows = SessionRows(session, self.view, self.store.marks, self.store.fates)
        self.turns.show(self.rows, cursor=None if place is None else self.rows.row_of(place))
        self.sessions_listed()
        self._titles()
        self._show_detail()
        self.want_marks()

    def _same_place(self, path: str, length: int) -> Place | None:
        """Where the cursor stands, in the same file read again; None: at the end. A tail counts from there."""
        if self.rows is None or self.turns.following or self.turns.cursor < 0:
            return None
        before = self.rows.session
        if before.path != path:
            return None
        place = self.rows.place(self.turns.cursor)
        if before.partial:
            return replace(place, turn=max(0, length - len(before.turns) + place.turn)) if place.turn >= 0 else None
        return place

    def show_indexed(self) -> None:
        super().show_indexed()
        self._titles()

    def session_grew(self) -> None:
        super().session_grew()
        if self.rows is None:
            return
        length, cursor = len(self.rows), self.turns.cursor
        place = self.rows.place(cursor) if 0 <= cursor < length else None
        self.rows.read_again()
        if place is not None and self.rows.row_of(place) != cursor:
            self.turns.rows_changed(self.rows.row_of(place))
        else:
            self.turns.rows_grew()
        self._titles()
        self._show_detail()
        self.want_marks()

    def stand_on(self, place: Place) -> None:
        """Go to a turn, also one that the view hides, or to a compaction."""
        if self.rows is None:
            return
        if place.turn >= 0 and self.rows.place(self.rows.row_of(place)).turn != place.turn:
            self._look(View(tools=self.view.tools, branches=True))
        self.turns.move_to(self.rows.row_of(place))

    def sessions_listed(self) -> None:
        """The store has a newer list."""
        if self.sidebar is not None:
            self.sidebar.read_again()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self._titles)
        self.want_marks()
        if self.sidebar is None and event.size.width >= WIDTHS[-1][0]:
            from .sidebar import Sidebar

            self.sidebar = Sidebar(self.store)
            self.query_one("#body").mount(self.sidebar, before=0)
            self.sidebar.read_again()

    def _titles(self) -> None:
        if self.rows is None:
            return
        place = self.rows.place(self.turns.cursor) if 0 <= self.turns.cursor < len(self.rows) else None
        self.turns.border_title = place_title(self.rows, place, self.store.glyphs)
        following, new_rows, width = self.turns.following, self.turns.new_rows, self.turns.outer_size.width - 6
        self.turns.border_subtitle = (
            seeking_legend(self.store.keymap, self.store.glyphs)
            if self.seeking
            else legend(self.rows, self.store.glyphs, following, new_rows, width, self.store.indexed)
        )

    def seeking_changed(self) -> None:
        self._titles()
        self.refresh_bindings()

    # --- the cursor and the detail

    @on(TurnList.CursorMoved)
    def _cursor_moved(self) -> None:
        self.stop_seeking()
        self._titles()
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_timer(DETAIL_DELAY_S, self._show_detail)

    @on(TurnList.FollowChanged)
    def _follow_changed(self) -> None:
        self._titles()

    @on(TurnList.RowOpened)
    def _row_opened(self) -> None:
        self.add_class("-reading")
        self._show_detail()
        self.detail.focus()

    def session_chosen(self, path: str) -> None:
        """Another session was chosen in the sidebar."""
        self.console.open_path(path)
        self.turns.focus()

    def _show_detail(self) -> None:
        if self.rows is None or not 0 <= self.turns.cursor < len(self.rows):
            self.show_place(None, None)
        else:
            self.show_place(self.rows.session, self.rows.place(self.turns.cursor))

    def back(self) -> None:
        if self.seeking:
            self.stop_seeking()
        elif self.stop_masking():
            pass
        elif self.detail.has_focus or self.has_class("-reading"):
            self.remove_class("-reading")
            self.turns.focus()
        elif not self.turns.has_focus and not self.came_from:
            self.turns.focus()
        elif self.came_from:
            screen, self.came_from = self.came_from, ""
            self.console.switch_mode(screen)

    def can_go_back(self) -> bool:
        return (
            self.seeking
            or self.is_masking
            or not self.turns.has_focus
            or self.has_class("-reading")
            or bool(self.came_from)
        )

    # --- actions

    def action_timeline_previous_boundary(self) -> None:
        self._to_rule(-1)

    def action_timeline_next_boundary(self) -> None:
        self._to_rule(1)

    def _to_rule(self, step: int) -> None:
        row = self.rows.rule_from(self.turns.cursor, step) if self.rows is not None else None
        if row is not None:
            self.turns.move_to(row)

    def action_timeline_follow(self) -> None:
        self.turns.set_following(not self.turns.following)

    def action_timeline_only_user(self) -> None:
        self._look(replace(self.view, only_user=not self.view.only_user))

    def action_timeline_branches(self) -> None:
        self._look(replace(self.view, branches=not self.view.branches))

    def action_timeline_tools(self) -> None:
        if self.detail.has_focus:
            self.detail.toggle_tools()
        else:
            self._look(replace(self.view, tools=not self.view.tools))

    def _look(self, view: View) -> None:
        """Show more or less of the session; the cursor stays on its turn."""
        if self.rows is None or self.store.session is None:
            return
        place = self.rows.place(self.turns.cursor) if self.turns.cursor >= 0 else Place(turn=0)
        self.view = view
        self.rows.look(view)
        self.turns.rows_changed(self.rows.row_of(place))
        self._titles()
        self.want_marks()

    def action_timeline_sidebar(self) -> None:
        self.toggle_class("-sidebar")
        if self.sidebar is not None and self.sidebar.has_focus:
            self.turns.focus()

    def action_timeline_damage(self) -> None:
        from .damage import DamageScreen

        self.app.push_screen(DamageScreen(self.store))

    def action_timeline_date(self) -> None:
        from .prompt import PromptScreen

        hint = _("A date, a time of the newest day, or both: 2026-01-23, 16:30, 01-23 16:30")
        prompt = PromptScreen(self.store, _("Jump to a date"), hint, self._row_at)
        self.app.push_screen(prompt, self._jump)

    def _row_at(self, typed: str) -> int:
        """The first shown turn at or after what was typed. Raises InputError."""
        session = self.store.session
        if session is None or self.rows is None:
            raise InputError(_("There is no session."))
        at = session.columns.at
        moment = parse_moment(typed, self.store.clock, max(at, default=-1))
        later = next((turn for turn, ms in enumerate(at) if ms >= moment), None)
        if later is None:
            raise InputError(_("Nothing was said from then on."), _("Give an earlier date."))
        return self.rows.row_of(Place(turn=later))

    def _jump(self, row: object) -> None:
        if isinstance(row, int):
            self.turns.move_to(row)

    def action_detail_previous(self) -> None:
        self._step_turn(-1)

    def action_detail_next(self) -> None:
        self._step_turn(1)

    def _step_turn(self, step: int) -> None:
        """To the next turn up or down, over rules and tool calls."""
        if self.rows is None:
            return
        row = self.turns.cursor + step
        while 0 <= row < len(self.rows):
            place = self.rows.place(row)
            if place.turn >= 0 and place.tool < 0:
                self.turns.move_to(row)
                return
            row += step

    def action_search_next(self) -> None:
        self.console.next_hit(1)

    def action_search_previous(self) -> None:
        self.console.next_hit(-1)

    def action_session_copy_id(self) -> None:
        if self.store.session is not None:
            self.console.copy_id(self.store.session.info)

    def action_session_copy_resume(self) -> None:
        if self.store.session is not None:
            self.console.copy_resume(self.store.session.info)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        session = self.store.session
        if action.startswith(("list_", "timeline_", "detail_")) and session is None:
            return False
        if action in ("timeline_previous_boundary", "timeline_next_boundary"):
            return bool(session and session.columns.boundaries)
        if action == "timeline_damage":
            return bool(session and (session.damage or session.unknown_types))
        if action == "timeline_branches":
            return self.rows is not None and self.rows.has_branches
        if action == "timeline_sidebar":
            return self.has_class("-extra")
        if action in ("search_next", "search_previous"):
            return self.console.has_hits()
        return super().check_action(action, parameters)
