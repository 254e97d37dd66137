"""What the line widgets share: roles of text, their styles, strips that are exactly as wide as the widget."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
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


def theme_color(value: str) -> Color:
    """A theme variable's colour: `#e0e0e0`, or with its share, `#e0e0e0 85%`."""
    name, _, share = value.partition(" ")
    color = Color.parse(name)
    return color.multiply_alpha(float(share.rstrip("%")) / 100) if share else color


class PaintedScroll(ScrollView, can_focus=True, inherit_bindings=False):
    """A line widget whose text has roles; the theme decides how a role looks."""

    ROLES: ClassVar[dict[str, tuple[str, str]]] = {
        "in": ("text-success", ""),
        "in-strong": ("text-success", "bold"),
        "edge": ("text-warning", ""),
        "edge-strong": ("text-warning", "bold"),
        "wound": ("text-error", ""),
        "wound-strong": ("text-error", "bold"),
        "act": ("text-primary", ""),
        "act-strong": ("text-primary", "bold"),
        "strong": ("foreground", "bold"),
        "text": ("foreground", ""),
        "soft": ("cg-soft", ""),
        "muted": ("cg-muted", ""),
        "faint": ("cg-faint", ""),
        "phrase": ("text-warning", "bold underline"),
        "here": ("foreground", "bold"),
    }
    """Theme variable and text style of each role. Component classes would say the same in CSS, at the price of a
    restyled node a role, widget and resize: a tenth of the time to the first picture."""
    lit_cursor: ClassVar[bool] = False
    """The cursor looks focused whatever has the focus."""
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
        self._role_styles: dict[tuple[str, bool, bool], Style] = {}

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
        key = (role, on_cursor, self.has_focus)
        style = self._role_styles.get(key)
        if style is None:
            style = self._role_styles[key] = self._blend(role, on_cursor)
        return style

    def _blend(self, role: str, on_cursor: bool) -> Style:
        variables = self.app.theme_variables
        background = self.background_colors[1]
        looks = [""]
        if on_cursor:
            cursor = "cg-cursor" if self.has_focus or self.lit_cursor else "cg-cursor-blurred"
            background = background + theme_color(variables[cursor])
            looks.append(variables[f"{cursor}-style"])
            role = {"muted": "text", "faint": "text"}.get(role, role)
        name, look = self.ROLES[role]
        color = background + theme_color(variables[name])
        looks += [look, variables.get(f"{name}-style", "")]
        style = Style(color=color.rich_color, bgcolor=background.rich_color)
        return style + Style.parse(" ".join(look for look in looks if look not in ("", "none")) or "none")

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
