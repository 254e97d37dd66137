"""The timeline's list: one line a turn, a rule a compaction. Only the rows on the screen cost anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip

from ..glyphs import UNICODE, Glyphs
from ..numbers import Clock
from .cursor_list import CursorList
from .row_line import RowLines
from .rows import Row, Rows, RuleRow


class NoRows:
    """A list that has nothing to show yet."""

    def __len__(self) -> int:
        return 0

    def row(self, index: int) -> Row:
        raise IndexError(index)


class TurnList(CursorList):
    """Rows, a cursor, and whether the list follows what is appended."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"turn-list--time", "turn-list--tools"}
    """Columns: a stylesheet hides one with `display: none`."""
    DEFAULT_CSS = """
    .-narrow TurnList > .turn-list--time { display: none; }
    .-narrow TurnList > .turn-list--tools { display: none; }
    """

    SCOPED_CSS = False
    """The class stands on the screen, above the list."""

    @dataclass
    class CursorMoved(Message):
        """The cursor stands on another row."""

        turn_list: TurnList
        index: int
        row: Row

        @property
        def control(self) -> TurnList:
            return self.turn_list

    @dataclass
    class RowOpened(Message):
        """Enter, a double click, or a click on the cursor's row."""

        turn_list: TurnList
        index: int
        row: Row

        @property
        def control(self) -> TurnList:
            return self.turn_list

    @dataclass
    class FollowChanged(Message):
        """Following was paused or resumed, or rows arrived while it is paused."""

        turn_list: TurnList
        following: bool
        new_rows: int

        @property
        def control(self) -> TurnList:
            return self.turn_list

    def __init__(
        self,
        *,
        glyphs: Glyphs = UNICODE,
        clock: Clock | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(glyphs=glyphs, clock=clock, id=id, classes=classes)
        self._rows: Rows = NoRows()
        self._count = 0
        self._lines = RowLines(self._rows, self.glyphs, self.clock)
        self._following = True
        self._new_rows = 0
        self._is_placed = False
        """False until the first layout: before it, no row can be known to be on the screen."""

    # --- what is shown

    @property
    def following(self) -> bool:
        return self._following

    @property
    def new_rows(self) -> int:
        """Rows that arrived since following was paused."""
        return self._new_rows

    @property
    def row(self) -> Row | None:
        """The row under the cursor."""
        return self._rows.row(self.cursor) if 0 <= self.cursor < self._count else None

    def show(self, rows: Rows, *, cursor: int | None = None) -> None:
        """Other rows; without a cursor the list stands on the last one and follows."""
        self._take(rows)
        last = self._count - 1
        self._set_follow(cursor is None or cursor >= last)
        self._stand_on(last if cursor is None else cursor, always_tell=True)

    def rows_grew(self) -> None:
        """Rows were appended; what is being read does not move."""
        grown = len(self._rows) - self._count
        self._take(self._rows)
        if self._following:
            self._stand_on(self._count - 1)
        elif grown > 0:
            self._new_rows += grown
            self.post_message(self.FollowChanged(self, False, self._new_rows))

    def rows_changed(self, cursor: int) -> None:
        """Rows came or went anywhere; `cursor` is its row's new index, which keeps its place on the screen."""
        place = self.cursor - self.scroll_offset.y
        self._take(self._rows)
        self.scroll_to(y=max(0, cursor - place), animate=False)
        self._stand_on(cursor, always_tell=True)

    def repaint(self) -> None:
        """The same rows say something else now."""
        self.refresh()

    def _take(self, rows: Rows) -> None:
        self._rows = rows
        self._count = len(rows)
        self._lines = RowLines(rows, self.glyphs, self.clock)
        self.virtual_size = Size(0, self._count)
        self.refresh()

    # --- the cursor

    def move_to(self, index: int) -> None:
        """A person moves: away from the last row pauses following, onto it resumes."""
        if not self._count:
            return
        index = min(max(index, 0), self._count - 1)
        self._set_follow(index == self._count - 1)
        self._stand_on(index)

    def set_following(self, on: bool) -> None:
        if on and self._count:
            self.move_to(self._count - 1)
        self._set_follow(on)

    def _set_follow(self, on: bool) -> None:
        if on != self._following or (on and self._new_rows):
            self._following = on
            self._new_rows = 0
            self.post_message(self.FollowChanged(self, on, 0))

    def _stand_on(self, index: int, *, always_tell: bool = False) -> None:
        index = min(max(index, -1), self._count - 1)
        before, self.cursor = self.cursor, index
        self.reveal_cursor()
        if index < 0:
            return
        if before != index:
            self.refresh_line(before)
            self.refresh_line(index)
        if before != index or always_tell:
            self.post_message(self.CursorMoved(self, index, self._rows.row(index)))

    def reveal_cursor(self) -> None:
        top, height = self.scroll_offset.y, self.page_height
        if height <= 0 or self.cursor < 0:
            return
        if self.cursor < top:
            self.scroll_to(y=self.cursor, animate=False, force=True)
        elif self.cursor >= top + height:
            self.scroll_to(y=self.cursor - height + 1, animate=False, force=True)

    def on_resize(self, event: events.Resize) -> None:
        if not self._is_placed:
            self._is_placed = True
            self.refresh()
        self.reveal_cursor()
        self.call_after_refresh(self.reveal_cursor)

    def on_show(self) -> None:
        self.call_after_refresh(self.reveal_cursor)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        if self._following and round(new_value) < round(old_value):
            # After the layout: a taller list also scrolls up, and still shows its last row.
            self.call_after_refresh(self._pause_if_scrolled_away)

    def _pause_if_scrolled_away(self) -> None:
        if self._following and self.cursor >= self.scroll_offset.y + self.page_height > 0:
            self._set_follow(False)

    # --- actions

    def action_up(self) -> None:
        self.move_to(self.cursor - 1)

    def action_down(self) -> None:
        self.move_to(self.cursor + 1)

    def action_page_up(self) -> None:
        self._page(-1)

    def action_page_down(self) -> None:
        self._page(1)

    def _page(self, direction: int) -> None:
        step = max(1, self.page_height - 1) * direction
        self.scroll_to(y=min(max(0, self.scroll_offset.y + step), self.max_scroll_y), animate=False)
        self.move_to(self.cursor + step)

    def action_top(self) -> None:
        self.move_to(0)

    def action_bottom(self) -> None:
        self.move_to(self._count - 1)

    def action_open(self) -> None:
        if row := self.row:
            self.post_message(self.RowOpened(self, self.cursor, row))

    def row_on_line(self, line: int) -> int | None:
        return line if line < self._count else None

    # --- painting

    def render_line(self, y: int) -> Strip:
        index = self.scroll_offset.y + y
        if index >= self._count or not self._is_placed:
            return self.strip([])
        row = self._rows.row(index)
        columns = self._columns() if not isinstance(row, RuleRow) else (False, False)
        parts = self._lines.parts(index, row, self.line_width, show_time=columns[0], show_tools=columns[1])
        return self.strip(parts, on_cursor=index == self.cursor)

    def _columns(self) -> tuple[bool, bool]:
        names = ("turn-list--time", "turn-list--tools")
        time, tools = (self.get_component_styles(name).display != "none" for name in names)
        return time, tools
