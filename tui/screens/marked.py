"""The Timeline's marks: which turns are looked at and when, and the way from correction to correction."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from textual.timer import Timer

from ...core.i18n import _
from ..fates import fate_line
from ..marks import CORRECTION, nearest
from ..rows import Place, SessionRows
from ..store import Store
from ..widgets.details import BoundaryDetail, Detail, TurnDetail
from ..widgets.turn_list import TurnList
from .reading import ReadingScreen

_REST_S = 0.12
"""The list is scrolled or grows in bursts: turns are looked at when it rests."""
_NEWEST = 2_000
"""Turns of the newest epoch that are looked at without being on the screen."""


class MarkedScreen(ReadingScreen):
    """A list of turns with marks. What is on the screen is looked at first, then the newest epoch, the rest never."""

    turns: TurnList
    rows: SessionRows | None

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._marking: Timer | None = None
        self._seeks: tuple[Place, int] | None = None
        """From where a correction is looked for, and in which direction."""
        self._pins_are_old = True

    @property
    def seeking(self) -> bool:
        """A correction is looked for among turns that nobody looked at before."""
        return self._seeks is not None

    def on_screen_resume(self) -> None:
        self._pins_are_old = True
        self.want_marks()

    def want_marks(self) -> None:
        """Look at what is on the screen, once it rests."""
        if self._marking is not None:
            self._marking.stop()
        self._marking = self.set_timer(_REST_S, self._mark)

    @property
    def wants_marks(self) -> bool:
        """It will look at turns as soon as the list rests."""
        return self._marking is not None

    def _mark(self) -> None:
        self._marking = None
        session = self.store.session
        if session is None or session.partial or self.rows is None or self._seeks is not None:
            return
        if self._pins_are_old:
            from .. import marking

            self._pins_are_old = False
            marking.read_pins(self.app, session)
        here = list(self.store.marks.unknown(session, self._on_screen(self.rows)))
        first = session.boundaries[-1].after_turn if session.boundaries else 0
        newest = range(len(session.turns) - 1, max(first, len(session.turns) - _NEWEST) - 1, -1)
        wanted = dict.fromkeys([*here, *self.store.marks.unknown(session, newest)])
        if wanted:
            self._find_out(list(wanted))

    def _on_screen(self, rows: SessionRows) -> Iterable[int]:
        """Positions of the turns that can be seen, the lowest first."""
        top = self.turns.scroll_offset.y
        for row in range(min(len(rows), top + self.turns.page_height) - 1, top - 1, -1):
            place = rows.place(row)
            if place.turn >= 0 and place.tool < 0:
                yield place.turn

    def _find_out(self, turns: list[int], *, seeks: bool = False) -> None:
        from .. import marking

        if self.store.session is not None:
            marking.mark(self.app, self.store.session, turns, self.store.roots, seeks=seeks)

    def turns_marked(self, turns: Iterable[int]) -> None:
        """The store knows more of some turns."""
        if self.rows is not None:
            self.rows.marked(turns)
            self.turns.repaint()
            self._name_kinds(self.rows)
        if self._seeks is not None:
            self._seek(*self._seeks)

    def _name_kinds(self, rows: SessionRows) -> None:
        """In the detail, too, where it was drawn before they were known."""
        detail = self.detail.detail
        if self.shown is None or not isinstance(detail, TurnDetail) or detail.n != self.shown[1].turn + 1:
            return
        kinds = self.store.marks.of(rows.session, self.shown[1].turn)
        if kinds != detail.kinds and self.store.marks.said(rows.session, self.shown[1].turn) is not None:
            self.detail.update(replace(detail, kinds=kinds))

    # --- what became of the checkpoints

    def compactions_judged(self) -> None:
        """The store knows more of the compactions."""
        if self.rows is not None:
            self.rows.judged()
            self.turns.repaint()
        if self.detail.detail is not None and (detail := self.completed(self.detail.detail)) != self.detail.detail:
            self.detail.update(detail)

    def completed(self, detail: Detail) -> Detail:
        if self.rows is None or not isinstance(detail, BoundaryDetail):
            return detail
        mark = self.store.fates.of(self.rows.session.path, detail.index)
        return replace(detail, fate=None if mark is None else fate_line(mark))

    # --- from correction to correction

    def action_timeline_previous_correction(self) -> None:
        self._from_cursor(-1)

    def action_timeline_next_correction(self) -> None:
        self._from_cursor(1)

    def _from_cursor(self, step: int) -> None:
        if self.rows is not None and 0 <= self.turns.cursor < len(self.rows):
            self._seek(self.rows.place(self.turns.cursor), step)

    def _seek(self, place: Place, step: int) -> None:
        """Go to the nearest correction; where one may hide among turns that are not known, look at them first."""
        session, rows = self.store.session, self.rows
        if session is None or rows is None:
            return
        turns = list(rows.turns_from(place, step))
        found, unknown = nearest(self.store.marks, session, turns, CORRECTION)
        if unknown is not None:
            if self._seeks != (place, step):
                self._seeks = (place, step)
                rest = list(self.store.marks.unknown(session, turns[turns.index(unknown) :]))
                self._find_out(rest, seeks=True)
                self.seeking_changed()
            return
        self.stop_seeking()
        if found is not None:
            self.turns.move_to(rows.row_of(Place(turn=found)))
        else:
            self.console.tell(_("No correction after this.") if step > 0 else _("No correction before this."))

    def stop_seeking(self) -> None:
        """Whoever looks elsewhere does not want to be taken away any more."""
        if self._seeks is not None:
            self._seeks = None
            self.workers.cancel_group(self.app, "marks")
            self.seeking_changed()
            self.want_marks()

    def seeking_changed(self) -> None:
        """A correction is looked for, or no longer."""
        raise NotImplementedError

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ("timeline_previous_correction", "timeline_next_correction"):
            return self.store.session is not None and not self.store.session.partial
        return super().check_action(action, parameters)
