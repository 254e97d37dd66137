"""The hits of a search: two lines a hit, a rule above the hits of each session."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip

from ...core.i18n import _
from ..cells import cells, cut, fit, snippet
from ..glyphs import UNICODE, Glyphs
from ..numbers import Clock
from .cursor_list import CursorList
from .paint import Part, one_line, parts_width
from .rows import FileRow, HitListRow, HitRow

_N_CELLS = 5


class HitList(CursorList):
    """Hits and a cursor that only the reader moves: what is found later comes below."""

    @dataclass
    class CursorMoved(Message):
        """The cursor stands on another hit."""

        hit_list: HitList
        index: int
        """Among the hits, from 0."""
        hit: HitRow

        @property
        def control(self) -> HitList:
            return self.hit_list

    @dataclass
    class HitOpened(Message):
        """Enter, a double click, or a click on the cursor's hit."""

        hit_list: HitList
        index: int
        hit: HitRow

        @property
        def control(self) -> HitList:
            return self.hit_list

    def __init__(
        self,
        *,
        glyphs: Glyphs = UNICODE,
        clock: Clock | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(glyphs=glyphs, clock=clock, id=id, classes=classes)
        self._forget()

    def _forget(self) -> None:
        self._rows: list[HitListRow] = []
        self._starts: list[int] = []
        """The line where each row begins."""
        self._hit_rows: list[int] = []
        """The row of each hit."""
        self._height = 0

    # --- what is shown

    @property
    def hits(self) -> int:
        return len(self._hit_rows)

    @property
    def hit(self) -> HitRow | None:
        """The hit under the cursor."""
        return self._hit(self.cursor) if 0 <= self.cursor < self.hits else None

    def _hit(self, index: int) -> HitRow:
        row = self._rows[self._hit_rows[index]]
        assert isinstance(row, HitRow)
        return row

    def show(self, rows: Sequence[HitListRow] = ()) -> None:
        """Other hits; the cursor stands on the first."""
        self._forget()
        self.cursor = -1
        self.scroll_to(y=0, animate=False)
        self.extend(rows)

    def extend(self, rows: Sequence[HitListRow]) -> None:
        """More hits below; neither cursor nor view moves."""
        for row in rows:
            if isinstance(row, HitRow):
                self._hit_rows.append(len(self._rows))
            self._rows.append(row)
            self._starts.append(self._height)
            self._height += 2 if isinstance(row, HitRow) else 1
        self.virtual_size = Size(0, self._height)
        self.refresh()
        if self.cursor < 0 and self.hits:
            self.move_to(0)

    # --- the cursor

    def move_to(self, index: int) -> None:
        if not self.hits:
            return
        index = min(max(index, 0), self.hits - 1)
        before, self.cursor = self.cursor, index
        self.reveal_cursor()
        if before != index:
            self._refresh_hit(before)
            self._refresh_hit(index)
            self.post_message(self.CursorMoved(self, index, self._hit(index)))

    def next(self) -> None:
        self.move_to(self.cursor + 1)

    def previous(self) -> None:
        self.move_to(self.cursor - 1)

    def _refresh_hit(self, index: int) -> None:
        if 0 <= index < self.hits:
            top = self._starts[self._hit_rows[index]] - self.scroll_offset.y
            self.refresh(Region(0, top, self.size.width, 2))

    def reveal_cursor(self) -> None:
        height = self.page_height
        if height <= 0 or self.cursor < 0:
            return
        top = self._starts[self._hit_rows[self.cursor]]
        # The first hit of a session is shown with the rule above it.
        first = top - 1 if self._row_at(top - 1) is not None and self._is_rule(top - 1) else top
        if first < self.scroll_offset.y:
            self.scroll_to(y=first, animate=False)
        elif top + 2 > self.scroll_offset.y + height:
            self.scroll_to(y=top + 2 - height, animate=False)

    def _row_at(self, line: int) -> int | None:
        """Index of the row that stands on a line."""
        return bisect_right(self._starts, line) - 1 if 0 <= line < self._height else None

    def _is_rule(self, line: int) -> bool:
        row = self._row_at(line)
        return row is not None and isinstance(self._rows[row], FileRow)

    def on_resize(self, event: events.Resize) -> None:
        self.reveal_cursor()
        self.call_after_refresh(self.reveal_cursor)

    # --- actions

    def action_up(self) -> None:
        self.previous()

    def action_down(self) -> None:
        self.next()

    def action_page_up(self) -> None:
        self.move_to(self.cursor - max(1, self.page_height // 2 - 1))

    def action_page_down(self) -> None:
        self.move_to(self.cursor + max(1, self.page_height // 2 - 1))

    def action_top(self) -> None:
        self.move_to(0)

    def action_bottom(self) -> None:
        self.move_to(self.hits - 1)

    def action_open(self) -> None:
        if hit := self.hit:
            self.post_message(self.HitOpened(self, self.cursor, hit))

    def row_on_line(self, line: int) -> int | None:
        row = self._row_at(line)
        return None if row is None or isinstance(self._rows[row], FileRow) else bisect_right(self._hit_rows, row) - 1

    # --- painting

    def render_line(self, y: int) -> Strip:
        line = self.scroll_offset.y + y
        index = self._row_at(line)
        if index is None:
            return self.strip([])
        row = self._rows[index]
        if isinstance(row, FileRow):
            return self.strip(self._rule(row))
        on_cursor = self.cursor >= 0 and self._hit_rows[self.cursor] == index
        parts = self._where(row) if line == self._starts[index] else self._said(row)
        return self.strip(parts, on_cursor=on_cursor)

    def _gutter(self, row: HitRow) -> Part:
        return (self.glyphs.in_context, "in") if row.in_context else (self.glyphs.compacted, "muted")

    def _where(self, row: HitRow) -> list[Part]:
        """`┊   32 ● 01-23 15:34 · epoch 0 …… compacted away`."""
        user = row.role == "user"
        n = fit(str(row.n) if row.n else "", max(_N_CELLS, len(str(row.n)) + 1), right=True)
        facts = [self.clock.day_minutes(row.at_ms), _("epoch %d") % row.epoch]
        parts: list[Part] = [
            self._gutter(row),
            (n, "faint"),
            (f" {self.glyphs.user if user else self.glyphs.assistant} ", "act" if user else "muted"),
            (f" {self.glyphs.dot} ".join(fact for fact in facts if fact), "muted"),
        ]
        state = (_("in context"), "in") if row.in_context else (_("compacted away"), "edge")
        blank = self.line_width - parts_width(parts) - cells(state[0]) - 1
        return [*parts, (" " * blank, "text"), state] if blank >= 2 else parts

    def _said(self, row: HitRow) -> list[Part]:
        """The text around the phrase, and the phrase in it."""
        indent = " " * (_N_CELLS + 3)
        room = max(1, self.line_width - cells(indent) - 2)
        weight = "text" if row.in_context else "soft"
        far = 4 * room
        before = one_line(row.text[max(0, row.start - far) : row.start])
        phrase = one_line(row.text[row.start : row.end][: far + 1])
        after = one_line(row.text[row.end : row.end + far])
        before, phrase, after = snippet(before, phrase, after, room)
        return [self._gutter(row), (indent, "text"), (before, weight), (phrase, "phrase"), (after, weight)]

    def _rule(self, row: FileRow) -> list[Part]:
        """`── title · note ────`, the title cut before the note goes."""
        glyphs = self.glyphs
        room = self.line_width - 5
        note = f" {glyphs.dot} {one_line(row.note)}" if row.note else ""
        if cells(note) > room // 2:
            note = ""
        title = cut(one_line(row.title), max(1, room - cells(note)))
        rest = max(0, self.line_width - 4 - cells(title) - cells(note))
        return [
            (glyphs.thin_rule * 2 + " ", "faint"),
            (title, "soft"),
            (note + " ", "muted"),
            (glyphs.thin_rule * rest, "faint"),
        ]
