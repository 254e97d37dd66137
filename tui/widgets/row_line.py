"""How one row of the turn list is laid out: `gutter n time role mark text… tools`."""

from __future__ import annotations

from ...core.i18n import _
from ..cells import cells, cut, fit
from ..glyphs import Glyphs
from ..marks import mark_of
from ..numbers import Clock, short_count
from .paint import Part, first_line, one_line, parts_width
from .rows import Row, Rows, RuleRow, ToolRow, TurnRow
from .rule import rule_parts

_TOOL_NAME_CELLS = 6
_TOOL_NAME_MOST_CELLS = 18


def label_word(label: str) -> str:
    """A turn's label in the reader's language."""
    known = {"foreign": _("foreign"), "inherited": _("inherited"), "replayed": _("replayed")}
    return known.get(label, label)


class RowLines:
    """Lays out the rows of one list."""

    def __init__(self, rows: Rows, glyphs: Glyphs, clock: Clock) -> None:
        self._rows = rows
        self._glyphs = glyphs
        self._clock = clock
        self._n_cells = max(4, len(str(_last_n(rows))) + 1)

    def parts(self, index: int, row: Row, width: int, *, show_time: bool, show_tools: bool) -> list[Part]:
        if isinstance(row, RuleRow):
            return rule_parts(row, width, self._glyphs, self._clock)
        if isinstance(row, ToolRow):
            return self._tool(row, width, show_time)
        return self._turn(index, row, width, show_time, show_tools)

    def _gutter(self, in_context: bool) -> Part:
        return (self._glyphs.in_context, "in") if in_context else (self._glyphs.compacted, "muted")

    def _turn(self, index: int, row: TurnRow, width: int, show_time: bool, show_tools: bool) -> list[Part]:
        glyphs = self._glyphs
        n = str(row.n) if row.n else ""
        parts = [self._gutter(row.in_context), (fit(n, self._n_cells, right=True) + " ", "faint")]
        if show_time:
            parts.append(self._time(index, row))
        if row.abandoned:
            parts.append((f"{glyphs.branch} ", "muted"))
        if row.role == "user":
            parts.append((glyphs.user, "muted" if row.abandoned else "act"))
        else:
            parts.append((glyphs.assistant, "soft" if row.in_context else "muted"))
        glyph, role = mark_of(row.kind, glyphs)
        parts += [(" ", "text"), (glyph, role), (" ", "text")]
        right = self._right(row, show_tools)
        room = max(0, width - parts_width(parts) - parts_width(right) - 1)
        text = cut(first_line(row.text, room), room)
        weight = _weight(row)
        if not right:
            return [*parts, (text, weight)]
        return [*parts, (fit(text, room), weight), *right]

    def _time(self, index: int, row: TurnRow) -> Part:
        """`16:17`, or the date where a new day begins."""
        if self._begins_day(index, row):
            return fit(self._clock.day(row.at_ms), 5) + " ", "muted"
        return fit(self._clock.minutes(row.at_ms), 5) + " ", "faint"

    def _begins_day(self, index: int, row: TurnRow) -> bool:
        if row.at_ms is None:
            return False
        for before in range(index - 1, max(-1, index - 9), -1):
            other = self._rows.row(before)
            if not isinstance(other, ToolRow) and other.at_ms is not None:
                return self._clock.day(other.at_ms) != self._clock.day(row.at_ms)
        return False

    def _right(self, row: TurnRow, show_tools: bool) -> list[Part]:
        """Labels and the number of tool calls, with two cells before them."""
        right: list[Part] = [("  " + label_word(label), "muted") for label in row.labels]
        if show_tools and row.tools:
            right.append((f"  {fit(self._glyphs.tools + str(row.tools), 3)}", "faint"))
        return right

    def _tool(self, row: ToolRow, width: int, show_time: bool) -> list[Part]:
        name = cut(one_line(row.name), _TOOL_NAME_MOST_CELLS)
        indent = " " * (self._n_cells + 3 + (6 if show_time else 0))
        parts = [
            self._gutter(row.in_context),
            (indent, "text"),
            (fit(name, max(_TOOL_NAME_CELLS, cells(name))), "soft" if row.in_context else "muted"),
            ("  ", "text"),
        ]
        right = tool_result(row.is_error, row.output_size)
        room = max(0, width - parts_width(parts) - parts_width([right]) - 3)
        text = cut(first_line(row.input, room), room)
        return [*parts, (fit(text, room), "muted"), ("  ", "text"), right]


def tool_result(is_error: bool, output_size: int | None) -> Part:
    """`ok 1.2k` or `error 310`: how a tool call ended and the characters that it gave back."""
    if output_size is None:
        return _("no result"), "faint"
    if is_error:
        return f"{_('error')} {short_count(output_size)}", "wound"
    return f"{_('ok')} {short_count(output_size)}", "faint"


def _weight(row: TurnRow) -> str:
    """User rows stand out on both sides of a rule."""
    if row.abandoned:
        return "muted"
    if row.role == "user":
        return "strong" if row.in_context else "soft"
    return "text" if row.in_context else "muted"


def _last_n(rows: Rows) -> int:
    """The largest number that the column has to hold: numbers only grow."""
    for index in range(len(rows) - 1, max(-1, len(rows) - 9), -1):
        row = rows.row(index)
        if not isinstance(row, RuleRow):
            return row.n
    return len(rows)
