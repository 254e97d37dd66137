"""The two lines on top: which session, how full its window is, which screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from ..cells import cells, cut
from ..glyphs import UNICODE, Glyphs
from ..numbers import short_count

NAME = "compact-guard"
_WARM, _HOT = 0.7, 0.9


@dataclass(frozen=True, slots=True)
class Tab:
    """One screen."""

    id: str
    """Of the action that shows it: `app.timeline`."""
    key: str
    word: str


@dataclass(frozen=True, slots=True)
class HeaderFacts:
    """What the header says."""

    agent: str = ""
    title: str = ""
    """Visible and masked."""
    used_tokens: int | None = None
    window_tokens: int | None = None
    doing: str = ""
    """What goes on; shown where the panels have no border that could say it."""


class Header(Widget):
    """Paints `HeaderFacts` and the tabs for the width that it has."""

    DEFAULT_CSS = """
    Header {
        dock: top; height: 2; padding: 0 1; background: $panel; color: $foreground;
        & > .header--name { color: $text-primary; text-style: bold; }
        & > .header--muted { color: $cg-muted; text-style: $cg-muted-style; }
        & > .header--faint { color: $cg-faint; text-style: $cg-faint-style; }
        & > .header--title { color: $foreground; }
        & > .header--tab { color: $cg-muted; text-style: $cg-muted-style; }
        & > .header--active { color: $text-primary; background: $primary 30%; text-style: bold; }
        & > .header--cool { color: $text-success; }
        & > .header--warm { color: $text-warning; }
        & > .header--hot { color: $text-error; }
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"header--{role}" for role in ("name", "muted", "faint", "title", "tab", "active", "cool", "warm", "hot")
    }

    def __init__(self, tabs: tuple[Tab, ...], active: str, glyphs: Glyphs = UNICODE) -> None:
        super().__init__()
        self.auto_links = False
        self._tabs = tabs
        self._active = active
        self._glyphs = glyphs
        self._facts = HeaderFacts()

    def show(self, facts: HeaderFacts) -> None:
        """Another session, or new figures."""
        if facts != self._facts:
            self._facts = facts
            self.refresh()

    def render(self) -> Content:
        width = self.size.width
        return Content("\n").join([self._first_line(width), self._second_line(width)])

    def _style(self, role: str) -> Style:
        return self.get_visual_style(f"header--{role}")

    def _first_line(self, width: int) -> Content:
        facts, dot = self._facts, f" {self._glyphs.dot} "
        gauge = self._gauge(width)
        left: list[tuple[str, Style]] = []
        if width >= 98:
            left.append((f"{NAME}  ", self._style("name")))
        if width >= 58 and facts.agent:
            left.append((f"{facts.agent}{dot}", self._style("muted")))
        room = width - sum(cells(text) for text, style in left) - gauge.cell_length - 2
        title = cut(facts.title or NAME, max(room, 0))
        left.append((title, self._style("title")))
        line = Content.assemble(*left)
        return Content.assemble(line, " " * max(0, width - line.cell_length - gauge.cell_length), gauge)

    def _gauge(self, width: int) -> Content:
        """The bar is the window; figures alone where its size is not known."""
        used, window = self._facts.used_tokens, self._facts.window_tokens
        if used is None:
            return Content("")
        if not window:
            return Content.styled(short_count(used), self._style("muted"))
        share = used / window
        colour = self._style("cool" if share < _WARM else "warm" if share <= _HOT else "hot")
        length = 20 if width >= 98 else 10 if width >= 58 else 6
        full = min(length, round(share * length))
        parts: list[tuple[str, Style]] = [
            (self._glyphs.gauge_full * full, colour),
            (self._glyphs.gauge_empty * (length - full), self._style("faint")),
            (f"{share:5.0%}", colour + Style(bold=True)),
        ]
        if width >= 58:
            parts.append((f"  {short_count(used)} / {short_count(window)}", self._style("muted")))
        return Content.assemble(*parts)

    def _second_line(self, width: int) -> Content:
        shown = self._tabs if width >= 58 else tuple(tab for tab in self._tabs if tab.id == self._active)
        gap = "  " if width >= 98 else ""
        line = Content("")
        for tab in shown:
            active = tab.id == self._active
            style = self._style("active" if active else "tab")
            word = Content.styled(f" {tab.key} {tab.word} ", style)
            word = word.stylize(Style.from_meta({"@click": tab.id}))
            line = Content.assemble(line, gap if line else "", word)
        if len(shown) < len(self._tabs):
            at = [tab.id for tab in self._tabs].index(self._active) + 1
            line = Content.assemble(line, (f" {at}/{len(self._tabs)}", self._style("muted")))
            blank = width - line.cell_length - cells(self._facts.doing)
            if self._facts.doing and blank > 0:
                line = Content.assemble(line, " " * blank, (self._facts.doing, self._style("muted")))
        return line
