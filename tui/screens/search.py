"""Search: a box, the hits as they come, and on wide screens the hit's turn in full."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Input, Static

from ...core.i18n import _, ngettext
from ...core.search.query import Query
from .. import loading, present, scanning
from ..bindings import bindings, first_key
from ..messages import HitSessionOpened, HitsFound, ScanEnded, ScanMoved
from ..rows import Place
from ..store import Store
from ..widgets.hit_list import HitList
from ..widgets.line_box import LineBox
from ..widgets.rows import FileRow, HitListRow
from .reading import DETAIL_DELAY_S, ReadingScreen

if TYPE_CHECKING:
    from ...core.search.scan import Hit

TYPING_S = 0.12
"""A search begins when the typing rests this long."""


class SearchBox(LineBox):
    """Letters type here; what works beside them is in the panel `box`."""

    BINDINGS = bindings("box")
    panel = "box"
    DEFAULT_CSS = """
    SearchBox, SearchBox:focus { height: 3; padding: 0 1; background: $surface; }
    SearchBox:focus { border-subtitle-color: $text-primary; }
    SearchBox.-wrong, SearchBox.-wrong:focus { border-subtitle-color: $text-error; }
    .-narrow SearchBox, .-narrow SearchBox:focus { height: 1; border: none; }
    """


class HitPanel(HitList, inherit_bindings=False):
    """The hits, with their keys."""

    BINDINGS = bindings("hits")
    panel = "hits"


class SearchScreen(ReadingScreen):
    """One search at a time; a newer one takes the place of the one that runs."""

    DEFAULT_CSS = """
    SearchScreen #body { layout: vertical; }
    SearchScreen DetailPanel { display: none; }
    SearchScreen.-wide DetailPanel, SearchScreen.-extra DetailPanel { display: block; }
    SearchScreen.-medium .list, SearchScreen.-narrow .list { height: 1fr; }
    SearchScreen #found { width: 11fr; height: 1fr; padding: 1 2; color: $cg-muted; display: none; }
    SearchScreen.-nothing #found { display: block; }
    SearchScreen.-nothing .list, SearchScreen.-nothing DetailPanel { display: none; }
    SearchScreen #problem { display: none; height: auto; padding: 0 1; color: $text-error; }
    SearchScreen.-narrow.-problem #problem { display: block; }
    """
    panel = "hits"
    tab = "app.search"

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.box = SearchBox(classes="panel", select_on_focus=True)
        self.hits = HitPanel(glyphs=store.glyphs, clock=store.clock, classes="panel list")
        self.query_now = Query("")
        self.scope: scanning.Scope = "session"
        self._number = 0
        self._share: float | None = None
        """How far the running scan has come; None: none runs."""
        self._fresh = False
        """The hits shown are those of an earlier scan."""
        self._more = False
        self._limit = scanning.LIMIT
        self._problem = ""
        self._away = 0
        self._last_file = ""
        self._typing: Timer | None = None
        self._resting: Timer | None = None

    def body(self) -> ComposeResult:
        with Container(id="body"):
            yield self.box
            yield Static(id="problem")
            with Container(id="panels"):
                yield self.hits
                yield Static(id="found")
                yield self.detail

    def on_mount(self) -> None:
        self._titles()

    def session_changed(self) -> None:
        super().session_changed()
        if self.scope == "session":
            self._begin()

    # --- scanning

    @on(Input.Changed)
    def _typed(self) -> None:
        if self._typing is not None:
            self._typing.stop()
        self._typing = self.set_timer(TYPING_S, self._begin)

    def _begin(self, limit: int = scanning.LIMIT) -> None:
        """Search for what is in the box."""
        session = self.store.session
        self.query_now = replace(self.query_now, phrase=self.box.value)
        self._number += 1
        self._limit = limit
        self._more = False
        self._problem = ""
        self._fresh = True
        if session is None or not self.box.value:
            self.workers.cancel_group(self, "scan")
            self._share = None
            self._clear()
        else:
            self._share = 0.0
            wanted = scanning.Wanted(self.query_now, self.scope, session, self.store.roots, limit)
            scanning.scan(self, self._number, wanted)
        self._titles()

    def _clear(self) -> None:
        """Room for the hits of a newer scan."""
        self._fresh = False
        self._away = 0
        self._last_file = ""
        self.hits.show()
        self.show_place(None, None)

    def on_hits_found(self, message: HitsFound) -> None:
        if message.scan != self._number:
            return
        if self._fresh:
            self._clear()
        rows: list[HitListRow] = []
        for hit in message.hits:
            if self.scope != "session" and hit.path != self._last_file:
                rows.append(self._file_row(hit))
            self._last_file = hit.path
            self._away += not hit.in_context
            rows.append(present.hit_row(hit))
        self.hits.extend(rows)
        self._titles()

    def _file_row(self, hit: Hit) -> FileRow:
        shown = [self.store.session.info] if self.store.session is not None else []
        known = next((info for info in [*self.store.sessions, *shown] if info.path == hit.path), None)
        title = (known.title if known else None) or hit.session_id
        note = [hit.agent, *([present.masked(known.cwd)] if known and known.cwd else [])]
        return FileRow(present.masked(title), f" {self.store.glyphs.dot} ".join(note))

    def on_scan_moved(self, message: ScanMoved) -> None:
        if message.scan == self._number and self._share is not None:
            self._share = message.share
            self._titles()

    def on_scan_ended(self, message: ScanEnded) -> None:
        if message.scan != self._number:
            return
        if self._fresh and not message.problem:
            self._clear()
        self._share = None
        self._more = message.more
        self._problem = message.problem
        self._titles()
        self.refresh_bindings()

    # --- titles

    def _titles(self) -> None:
        query, dot = self.query_now, f" {self.store.glyphs.dot} "
        scope = {"session": _("this session"), "project": _("this project"), "all": _("every session")}[self.scope]
        parts = [scope, _("exact case") if query.case else _("any case")]
        if query.regex:
            parts.append(_("regex"))
        if query.before_compaction:
            parts.append(_("only before compaction"))
        self.box.border_subtitle = Content(self._problem or dot.join(parts))
        self.box.set_class(bool(self._problem), "-wrong")
        self.set_class(bool(self._problem), "-problem")
        self.query_one("#problem", Static).update(Content(self._problem))
        count = self.hits.hits
        self.hits.border_title = Content(f"{self.hits.cursor + 1}/{count}" if count else _("Hits"))
        self.hits.border_subtitle = Content(dot.join(self._counted(count)) if self.box.value else "")
        nothing = bool(self.box.value) and not count and self._share is None and not self._problem and not self._fresh
        if nothing and not self.has_class("-nothing"):
            self.box.focus()
        self.set_class(nothing, "-nothing")
        if nothing:
            self.query_one("#found", Static).update(self._nothing_found())

    def _counted(self, count: int) -> list[str]:
        parts = [ngettext("%d hit", "%d hits", count) % count]
        if self._share is not None:
            return [*parts, f"{self._share:.0%}", _("%s stops") % self._key("app.back")]
        if self._away:
            parts.append(f"{self.store.glyphs.compacted} " + _("%d compacted away") % self._away)
        if self._more:
            parts.append(_("%s for more") % self._key("search.more"))
        return parts

    def _key(self, id: str) -> str:
        return first_key(self.store.keymap, id, self.store.glyphs)

    def _nothing_found(self) -> Content:
        where = {
            "session": _("Nothing for “%s” in this session."),
            "project": _("Nothing for “%s” in this project."),
            "all": _("Nothing for “%s” in any session."),
        }[self.scope]
        lines = [Content(where % present.masked(self.box.value))]
        if self.scope != "all":
            wider = _("looks in the project") if self.scope == "session" else _("looks everywhere")
            lines.append(Content.assemble((self._key("search.scope"), "bold $text-primary"), f" {wider}"))
        if self.query_now.before_compaction:
            lines.append(
                Content.assemble(
                    (self._key("search.before"), "bold $text-primary"), " " + _("looks after the compaction too")
                )
            )
        return Content("\n").join(lines)

    # --- the hits

    @on(HitList.CursorMoved)
    def _cursor_moved(self) -> None:
        self._titles()
        if self._resting is not None:
            self._resting.stop()
        self._resting = self.set_timer(DETAIL_DELAY_S, self._show_hit)

    def _show_hit(self) -> None:
        row = self.hits.hit
        if row is None:
            self.show_place(None, None)
        elif self.store.session is not None and self.current_hit().path == self.store.session.path:
            self.show_place(self.store.session, Place(turn=row.n - 1), row)
        else:
            loading.open_for_hit(self, self.current_hit(), self.store.roots)

    def on_hit_session_opened(self, message: HitSessionOpened) -> None:
        row = self.hits.hit
        if row is not None and self.current_hit() == message.hit:
            self.show_place(message.session, Place(turn=row.n - 1), row)

    def current_hit(self) -> Hit:
        """The hit under the cursor."""
        row = self.hits.hit
        assert row is not None
        hit: Hit = row.key  # type: ignore[assignment]
        return hit

    @on(HitList.HitOpened)
    def _hit_opened(self) -> None:
        self.open_current()

    def open_current(self) -> None:
        """To the turn of the hit under the cursor."""
        self.console.open_hit(self.current_hit())

    def step(self, step: int) -> None:
        """To the hit after or before, round the ends."""
        self.hits.move_to((self.hits.cursor + step) % self.hits.hits)

    # --- actions

    def search_pressed(self) -> bool:
        self.box.focus()
        return True

    def back(self) -> None:
        """Stop the scan; else from the hits to the box, else to the Timeline."""
        if self._share is not None:
            self._stop()
        elif self.stop_masking():
            pass
        elif self.detail.has_focus:
            self.hits.focus()
        elif self.hits.has_focus:
            self.box.focus()
        else:
            self.console.action_timeline()

    def can_go_back(self) -> bool:
        return True

    def _stop(self) -> None:
        self.workers.cancel_group(self, "scan")
        self._number += 1
        self._share = None
        self._more = True
        self._titles()

    def action_search_to_hits(self) -> None:
        if self.hits.hits:
            self.hits.focus()

    def action_search_regex(self) -> None:
        self._ask_again(replace(self.query_now, regex=not self.query_now.regex))

    def action_search_case(self) -> None:
        self._ask_again(replace(self.query_now, case=not self.query_now.case))

    def action_search_before(self) -> None:
        self._ask_again(replace(self.query_now, before_compaction=not self.query_now.before_compaction))

    def action_search_scope(self) -> None:
        scopes: list[scanning.Scope] = ["session", "project", "all"]
        self.scope = scopes[(scopes.index(self.scope) + 1) % len(scopes)]
        self._begin()

    def _ask_again(self, query: Query) -> None:
        self.query_now = query
        self._begin()

    def action_search_next(self) -> None:
        self.step(1)

    def action_search_previous(self) -> None:
        self.step(-1)

    def action_search_more(self) -> None:
        self._begin(self._limit * 4)

    def action_detail_previous(self) -> None:
        self._step_turn(-1)

    def action_detail_next(self) -> None:
        self._step_turn(1)

    def _step_turn(self, step: int) -> None:
        """The turn before or after the one in the detail; the hits stay as they are."""
        if self.shown is None:
            return
        session, place = self.shown
        if 0 <= place.turn + step < len(session.turns):
            self.show_place(session, Place(turn=place.turn + step))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "search_more":
            return self._more
        if action in ("search_to_hits", "search_next", "search_previous", "list_open"):
            return self.hits.hits > 0
        if action in ("detail_previous", "detail_next", "item_reveal") and not self.detail.display:
            return False
        return super().check_action(action, parameters)
