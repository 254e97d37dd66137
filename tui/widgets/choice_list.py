"""A list to choose from: one line a choice, headings between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip

from ..cells import cut
from ..glyphs import UNICODE, Glyphs
from .cursor_list import CursorList
from .paint import Part, one_line, parts_width


@dataclass(frozen=True, slots=True)
class Choice:
    """One line. Texts may come from a transcript: they are made visible here."""

    key: object
    """What it stands for; None: a heading, which the cursor passes over."""
    left: tuple[Part, ...]
    right: tuple[Part, ...] = ()
    """Kept whole as long as there is room; the last part of `left` is cut for it."""
    search: str = ""
    """What a filter looks in."""
    least: int = 12
    """Cells that are kept for the last part of `left` before anything of `right` is shown."""


class ChoiceList(CursorList):
    """Choices and a cursor."""

    @dataclass
    class Chosen(Message):
        """Enter, a double click, or a click on the cursor's line."""

        choice_list: ChoiceList
        choice: Choice

        @property
        def control(self) -> ChoiceList:
            return self.choice_list

    def __init__(self, *, glyphs: Glyphs = UNICODE, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(glyphs=glyphs, id=id, classes=classes)
        self._choices: Sequence[Choice] = ()

    @property
    def choices(self) -> Sequence[Choice]:
        return self._choices

    @property
    def choice(self) -> Choice | None:
        """The one under the cursor."""
        return self._choices[self.cursor] if 0 <= self.cursor < len(self._choices) else None

    def show(self, choices: Sequence[Choice], *, on: object = None) -> None:
        """Other choices; the cursor on the one with the key `on`, else on the first."""
        self._choices = choices
        self.virtual_size = Size(0, len(choices))
        self.cursor = -1
        keys = [at for at, choice in enumerate(choices) if choice.key is not None]
        if keys:
            wanted = [at for at in keys if choices[at].key == on]
            self.move_to(wanted[0] if wanted else keys[0])
        if self.cursor == (keys[0] if keys else -1):
            self.scroll_to(y=0, animate=False)
        self.refresh()

    def move_to(self, index: int) -> None:
        self.cursor = index
        self.refresh()
        self.reveal_cursor()

    def reveal_cursor(self) -> None:
        top, height = self.scroll_offset.y, self.page_height
        if height <= 0 or self.cursor < 0:
            return
        if self.cursor < top:
            self.scroll_to(y=self.cursor, animate=False)
        elif self.cursor >= top + height:
            self.scroll_to(y=self.cursor - height + 1, animate=False)

    def _step(self, step: int) -> None:
        """`step` lines on, to the nearest that can be chosen; where none can, the view scrolls."""
        if not any(choice.key is not None for choice in self._choices):
            self.scroll_to(y=self.scroll_offset.y + step, animate=False)
            return
        last = len(self._choices) - 1
        wanted = min(max(self.cursor + step, 0), last)
        ways = [range(wanted, last + 1), range(wanted, -1, -1)]
        for way in ways if step > 0 else reversed(ways):
            for at in way:
                if self._choices[at].key is not None:
                    self.move_to(at)
                    return

    def action_up(self) -> None:
        self._step(-1)

    def action_down(self) -> None:
        self._step(1)

    def action_page_up(self) -> None:
        self._step(1 - max(2, self.page_height))

    def action_page_down(self) -> None:
        self._step(max(2, self.page_height) - 1)

    def action_top(self) -> None:
        self._step(-len(self._choices))
        if self.cursor <= 1:
            self.scroll_to(y=0, animate=False)

    def action_bottom(self) -> None:
        self._step(len(self._choices))

    def action_open(self) -> None:
        if (choice := self.choice) is not None:
            self.post_message(self.Chosen(self, choice))

    def row_on_line(self, line: int) -> int | None:
        return line if line < len(self._choices) and self._choices[line].key is not None else None

    def render_line(self, y: int) -> Strip:
        index = self.scroll_offset.y + y
        if index >= len(self._choices):
            return self.strip([])
        return self.strip(self.parts_of(self._choices[index], self.line_width), on_cursor=index == self.cursor)

    def parts_of(self, choice: Choice, width: int) -> list[Part]:
        """One line; a list of another kind of choices lays them out otherwise."""
        return line_parts(choice, width)


def line_parts(choice: Choice, width: int) -> list[Part]:
    """The line for a width: the right side goes first where both do not fit, then the left is cut."""
    left = [(one_line(text[: 4 * width]), role) for text, role in choice.left]
    right = [(one_line(text), role) for text, role in choice.right]
    fixed = parts_width(left[:-1])
    while right and fixed + choice.least + 2 + parts_width(right) > width:
        del right[0]
    room = width - fixed - (parts_width(right) + 2 if right else 0)
    parts = [*left[:-1], (cut(left[-1][0], max(0, room)), left[-1][1])]
    if right:
        parts += [(" " * (width - parts_width(parts) - parts_width(right)), "text"), *right]
    return parts
