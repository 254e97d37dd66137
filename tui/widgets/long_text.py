"""A long text, wrapped here and only as far as it is looked at."""

from __future__ import annotations

import time
from collections.abc import Iterator

from textual import events
from textual.geometry import Size
from textual.strip import Strip
from textual.timer import Timer

from ..glyphs import UNICODE, Glyphs
from ..numbers import Clock
from .detail_lines import Line
from .paint import PaintedScroll

_SLICE_MS = 12
_PAUSE_MS = 8
_AHEAD_SCREENS = 3
_MOST_LINES_AT_ONCE = 2_000
MARKED = ("phrase", "here")
"""Roles of what the view stands on when it is shown."""


class LongText(PaintedScroll):
    """Its first lines stand on the screen at once; the rest is wrapped in slices of time. Subclasses give the lines."""

    def __init__(
        self,
        *,
        glyphs: Glyphs = UNICODE,
        clock: Clock | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(glyphs=glyphs, clock=clock, id=id, classes=classes)
        self._lines: list[Line] = []
        self._rest: Iterator[Line] | None = None
        self._laid_out_for = 0
        self._wanted_top: int | None = None
        self._seeks_mark = False
        self._seeks_place: int | None = None
        self._timer: Timer | None = None

    def make_lines(self, width: int) -> Iterator[Line] | None:
        """All lines, each fitting into `width` cells; None: there is nothing to show."""
        raise NotImplementedError

    def has_mark(self) -> bool:
        """One of the lines is marked: the view stands on it at first."""
        return False

    def show_anew(self) -> None:
        """Something else is to be shown, from its mark or its top."""
        self._seeks_mark = self.has_mark()
        self.lay_out(top=0)

    def lay_out_again(self) -> None:
        """The same thing says something else: the view stays where it is."""
        self.lay_out(top=self.scroll_offset.y)

    @property
    def is_complete(self) -> bool:
        """Every line is wrapped: the scrollbar tells the truth."""
        return self._rest is None

    # --- layout

    @property
    def _text_width(self) -> int:
        """Two columns stay free, a gap and the scrollbar, so that its coming does not wrap everything again."""
        return self.content_region.width - 2

    def lay_out(self, *, top: int, seeks_place: int | None = None) -> None:
        """Begin anew; line `top`, or the line of a place in the text, is shown as soon as it is wrapped."""
        self._stop()
        width = self._laid_out_for = self._text_width
        self._lines = []
        self._wanted_top = top
        self._seeks_place = seeks_place
        self._rest = self.make_lines(width) if width > 0 else None
        if self._rest is not None:
            self._advance(at_least=min(top, _MOST_LINES_AT_ONCE) + self.page_height * _AHEAD_SCREENS)
        else:
            self._settle()

    def _advance(self, *, at_least: int = 0) -> None:
        """Wrap for one slice of time, and on until `at_least` lines stand."""
        until = time.perf_counter() + _SLICE_MS / 1000
        while self._rest is not None and (time.perf_counter() < until or len(self._lines) < at_least):
            for _ in range(64):
                line = next(self._rest, None)
                if line is None:
                    self._rest = None
                    break
                self._lines.append(line)
                self._notice(line)
        self._settle()
        if self._rest is not None:
            self._timer = self.set_timer(_PAUSE_MS / 1000, self._advance)

    def _notice(self, line: Line) -> None:
        """Whether this newest line is one that the view should stand on."""
        index = len(self._lines) - 1
        if self._seeks_mark and any(role in MARKED for _, role in line.parts):
            self._seeks_mark = False
            self._wanted_top = max(0, index - self.page_height // 3)
        if self._seeks_place is not None and line.place >= self._seeks_place:
            self._seeks_place = None
            self._wanted_top = index

    def _settle(self) -> None:
        self.virtual_size = Size(0, len(self._lines))
        top = self._wanted_top
        if top is not None and (self._rest is None or len(self._lines) >= top + self.page_height):
            self._wanted_top = None
            self.scroll_to(y=min(top, self.max_scroll_y), animate=False)
        self.refresh()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def on_resize(self, event: events.Resize) -> None:
        self._rewrap()

    def _rewrap(self) -> None:
        """For another width; the words at the top stay at the top."""
        if self._text_width == self._laid_out_for:
            return
        if self._wanted_top is not None:
            self._seeks_mark = self.has_mark()
            self.lay_out(top=self._wanted_top)
            return
        top = self.scroll_offset.y
        place = next((line.place for line in self._lines[top:] if line.place > 0), None) if top else None
        self.lay_out(top=top, seeks_place=place)

    # --- actions

    def _scroll_lines(self, lines: int) -> None:
        self._wanted_top = None
        top = min(max(0, self.scroll_offset.y + lines), self.max_scroll_y)
        self.scroll_to(y=top, animate=False)

    def action_up(self) -> None:
        self._scroll_lines(-1)

    def action_down(self) -> None:
        self._scroll_lines(1)

    def action_page_up(self) -> None:
        self._scroll_lines(1 - self.page_height)

    def action_page_down(self) -> None:
        self._scroll_lines(self.page_height - 1)

    def action_top(self) -> None:
        self._wanted_top = None
        self.scroll_to(y=0, animate=False)

    def action_bottom(self) -> None:
        """To the end of what is wrapped, and to the end itself once it is known."""
        if self._rest is not None:
            self._wanted_top = 1 << 62
        self.scroll_to(y=self.max_scroll_y, animate=False)

    # --- painting

    def render_line(self, y: int) -> Strip:
        index = self.scroll_offset.y + y
        return self.strip(self._lines[index].parts if index < len(self._lines) else [])
