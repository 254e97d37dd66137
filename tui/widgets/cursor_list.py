"""A list with a cursor, under the mouse: what every such list does alike."""

from __future__ import annotations

from textual import events
from textual.reactive import reactive

from .paint import PaintedScroll


class CursorList(PaintedScroll):
    """Subclasses say which row a line shows, and what it is to stand on one and to open one."""

    cursor: reactive[int] = reactive(-1, repaint=False)
    """Index of a row; -1 without rows. Set it through `move_to`."""

    _opened_by_click = False

    def row_on_line(self, line: int) -> int | None:
        """The row of a line, counted from the list's first one; None where the cursor cannot stand."""
        raise NotImplementedError

    def move_to(self, index: int) -> None:
        """A person goes to a row."""
        raise NotImplementedError

    def action_open(self) -> None:
        """Open what the cursor stands on."""
        raise NotImplementedError

    def reveal_cursor(self) -> None:
        """Scroll no further than needed for the cursor to be seen."""
        raise NotImplementedError

    def scrollbar_changed(self) -> None:
        self.reveal_cursor()

    def on_click(self, event: events.Click) -> None:
        """To the row; a click on the cursor's row opens it, the second half of a double click not once more."""
        offset = event.get_content_offset(self)
        index = None if offset is None else self.row_on_line(self.scroll_offset.y + offset.y)
        if index is None:
            return
        opened_already = event.chain > 1 and self._opened_by_click
        self._opened_by_click = index == self.cursor and not opened_already
        if self._opened_by_click:
            self.action_open()
        else:
            self.move_to(index)
