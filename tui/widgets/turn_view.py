"""The detail: one turn, summary or tool call, whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from textual import events
from textual.message import Message

from ..glyphs import UNICODE, Glyphs
from ..numbers import Clock
from .detail_lines import Line, detail_lines
from .details import Detail, TurnDetail
from .long_text import LongText


class TurnView(LongText):
    """Shows a detail."""

    @dataclass
    class ToolsToggled(Message):
        """The tool calls were folded or unfolded."""

        turn_view: TurnView
        open: bool

        @property
        def control(self) -> TurnView:
            return self.turn_view

    def __init__(
        self,
        *,
        glyphs: Glyphs = UNICODE,
        clock: Clock | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(glyphs=glyphs, clock=clock, id=id, classes=classes)
        self._detail: Detail | None = None
        self._revealed = False
        self._open_tools: frozenset[int] = frozenset()

    # --- what is shown

    @property
    def detail(self) -> Detail | None:
        return self._detail

    @property
    def revealed(self) -> bool:
        return self._revealed

    @property
    def can_reveal(self) -> bool:
        """Something in the detail is masked."""
        detail = self._detail
        if detail is None:
            return False
        return detail.raw is not None or (isinstance(detail, TurnDetail) and bool(detail.raw_tools))

    def show(self, detail: Detail | None) -> None:
        """Something else: from its top or its phrase, masked and with its tools folded."""
        self._detail = detail
        self._revealed = False
        self._open_tools = frozenset()
        self.show_anew()

    def update(self, detail: Detail) -> None:
        """The same thing, grown: what is being read stays where it is."""
        self._detail = detail
        self.lay_out_again()

    def set_revealed(self, on: bool) -> None:
        on = on and self.can_reveal
        if on != self._revealed:
            self._revealed = on
            self.lay_out_again()

    def toggle_tools(self) -> None:
        """Unfold all tool calls, or fold them if one is open."""
        if isinstance(self._detail, TurnDetail) and self._detail.tools:
            every = frozenset(range(len(self._detail.tools)))
            self._fold(frozenset() if self._open_tools else every)

    def _fold(self, open_tools: frozenset[int]) -> None:
        self._open_tools = open_tools
        self.lay_out_again()
        self.post_message(self.ToolsToggled(self, bool(open_tools)))

    def has_mark(self) -> bool:
        return isinstance(self._detail, TurnDetail) and self._detail.phrase is not None

    def make_lines(self, width: int) -> Iterator[Line] | None:
        if self._detail is None:
            return None
        return detail_lines(
            self._detail, width, self.glyphs, self.clock, revealed=self._revealed, open_tools=self._open_tools
        )

    def action_open(self) -> None:
        self.toggle_tools()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        index = self.scroll_offset.y + offset.y
        if index < len(self._lines) and (tool := self._lines[index].tool) is not None:
            self._fold(self._open_tools ^ {tool})
