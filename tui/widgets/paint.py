"""What the line widgets share: roles of text, their styles, strips that are exactly as wide as the widget."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ...core.text import visible
from ..cells import cells, prefix
from ..glyphs import UNICODE, Glyphs
from ..numbers import Clock

Part = tuple[str, str]
"""Text that passed `shown` or is our own, and its role: one of `PaintedScroll.ROLES`."""

MASK = "\U0010fffd"
"""Marks a masked cell inside a text; `visible` lets no transcript contain it."""
_MARKER = re.compile(r"\[REDACTED:[A-Za-z0-9_.-]{1,64}\]")
_MASK_RUN = re.compile(f"({MASK}+)")
_NOT_BLANK = re.compile(r"[^\s\u200b]")


def shown(text: str) -> str:
    """Transcript text as it may be drawn: visible, and every redaction marker four masked cells."""
    return _MARKER.sub(MASK * 4, visible(text))


def first_line(text: str, width: int) -> str:
    """The first line that is not blank, no longer than what `width` cells could need."""
    found = _NOT_BLANK.search(text)
    if found is None:
        return ""
    end = text.find("\n", found.start(), found.start() + 4 * width + 80)
    line = text[found.start() : end if end >= 0 else found.start() + 4 * width + 80]
    return shown(line.rstrip())


def one_line(text: str) -> str:
    """Shown text on one line: line ends as blanks."""
    return shown(text).replace("\n", " ")


class PaintedScroll(ScrollView, can_focus=True, inherit_bindings=False):
    """A line widget whose text has roles; the theme decides how a role looks."""

    ROLES: ClassVar[tuple[str, ...]] = (
        "in", "in-strong", "edge", "edge-strong", "wound", "wound-strong", "act", "act-strong",
        "strong", "text", "soft", "muted", "faint", "phrase",
    )  # fmt: skip
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "line--cursor",
        *(f"line--{role}" for role in ROLES),
    }
    DEFAULT_CSS = """
    PaintedScroll {
        overflow-x: hidden;
        overflow-y: auto;
        scrollbar-size-vertical: 1;
        scrollbar-background: $background;
        scrollbar-background-hover: $background;
        scrollbar-background-active: $background;
        scrollbar-color: $cg-line;
        scrollbar-color-hover: $cg-muted;
        scrollbar-color-active: $primary;
        & > .line--in { color: $text-success; }
        & > .line--in-strong { color: $text-success; text-style: bold; }
        & > .line--edge { color: $text-warning; }
        & > .line--edge-strong { color: $text-warning; text-style: bold; }
        & > .line--wound { color: $text-error; }
        & > .line--wound-strong { color: $text-error; text-style: bold; }
        & > .line--act { color: $text-primary; }
        & > .line--act-strong { color: $text-primary; text-style: bold; }
        & > .line--strong { color: $foreground; text-style: bold; }
        & > .line--text { color: $foreground; }
        & > .line--soft { color: $cg-soft; text-style: $cg-soft-style; }
        & > .line--muted { color: $cg-muted; text-style: $cg-muted-style; }
        & > .line--faint { color: $cg-faint; text-style: $cg-faint-style; }
        & > .line--phrase { color: $text-warning; text-style: bold underline; }
        & > .line--cursor { background: $cg-cursor-blurred; text-style: $cg-cursor-blurred-style; }
        &:focus > .line--cursor { background: $cg-cursor; text-style: $cg-cursor-style; }
    }
    """
    ALLOW_SELECT = False

    def __init__(
        self,
        *,
        glyphs: Glyphs = UNICODE,
        clock: Clock | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.glyphs = glyphs
        self.clock = clock or Clock()
        self._role_styles: dict[tuple[str, bool], Style] = {}

    def notify_style_update(self) -> None:
        """Another theme, size or focus: every colour may differ."""
        super().notify_style_update()
        self._role_styles.clear()

    def watch_show_vertical_scrollbar(self) -> None:
        """Until now nothing could be scrolled: what was asked for was dropped."""
        self.call_after_refresh(self.scrollbar_changed)

    def scrollbar_changed(self) -> None:
        """The scrollbar came or went, and the lines have another width."""

    @property
    def line_width(self) -> int:
        """Cells in a row: without borders, padding and scrollbar."""
        return self.scrollable_content_region.width

    @property
    def page_height(self) -> int:
        return self.scrollable_content_region.height

    def role_style(self, role: str, on_cursor: bool) -> Style:
        """A role's colours, blended over the row's background."""
        key = (role, on_cursor)
        style = self._role_styles.get(key)
        if style is None:
            style = self._role_styles[key] = self._blend(role, on_cursor)
        return style

    def _blend(self, role: str, on_cursor: bool) -> Style:
        background = self.background_colors[1]
        row = Style()
        if on_cursor:
            cursor = self.get_component_styles("line--cursor")
            background = background + cursor.background
            row = cursor.text_style
            role = {"muted": "text", "faint": "text"}.get(role, role)
        styles = self.get_component_styles(f"line--{role}")
        color = background + styles.color
        return Style(color=color.rich_color, bgcolor=background.rich_color) + styles.text_style + row

    def strip(self, parts: Iterable[Part], *, on_cursor: bool = False) -> Strip:
        """The parts, cut or padded to exactly the line's width."""
        width = self.line_width
        segments: list[Segment] = []
        used = 0
        for text, role in self._masked(parts):
            wide = cells(text)
            if used + wide > width:
                text = text[: prefix(text, width - used)]
                wide = cells(text)
            segments.append(Segment(text, self.role_style(role, on_cursor)))
            used += wide
        if used < width:
            segments.append(Segment(" " * (width - used), self.role_style("text", on_cursor)))
        return Strip(segments, width)

    def _masked(self, parts: Iterable[Part]) -> Iterable[Part]:
        for text, role in parts:
            if MASK not in text:
                yield text, role
                continue
            for piece in _MASK_RUN.split(text):
                if piece:
                    yield (self.glyphs.mask * len(piece), "muted") if piece[0] == MASK else (piece, role)


def parts_width(parts: Iterable[Part]) -> int:
    return sum(cells(text) for text, _ in parts)
