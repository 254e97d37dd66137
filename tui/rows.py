"""Which rows a session has on the screen, and where: turns, compactions between them, unfolded tool calls."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, compress
from typing import TYPE_CHECKING

from ..core.transcript.columns import ABANDONED, ASSISTANT, IN_CONTEXT
from . import present
from .fates import Fates
from .marks import Marks
from .widgets.rows import Row

if TYPE_CHECKING:
    from ..core.model import Boundary, ToolCall
    from ..core.transcript.session import Session

_KEPT_ROWS = 2_000


@dataclass(frozen=True, slots=True)
class View:
    """What of a session is shown."""

    only_user: bool = False
    branches: bool = False
    """Abandoned ones too."""
    tools: bool = False
    """Calls unfolded."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a row stands for. Positions count from 0."""

    turn: int = -1
    boundary: int = -1
    tool: int = -1
    """Among the calls of `turn`."""


class SessionRows:
    """The rows of one session under one view: positions from the columns, contents only for what is asked for."""

    def __init__(self, session: Session, view: View, marks: Marks | None = None, fates: Fates | None = None) -> None:
        self.session = session
        self._marks = marks or Marks()
        self._fates = fates or Fates()
        self.view = view
        self.read_again()

    def look(self, view: View) -> None:
        """Show more or less of the same session."""
        self.view = view
        self.read_again()

    def read_again(self) -> None:
        """Take in what the session has become."""
        columns = self.session.columns
        flags = bytes(columns.flags)
        abandoned = _some(flags, ABANDONED)
        self.has_branches = abandoned > 0
        self.seen = _some(flags, IN_CONTEXT)
        """Turns that the model sees."""
        self.away = len(flags) - abandoned - self.seen
        """Turns of the active branch that it does not."""
        self.damaged = len(self.session.damage)
        """Lines that could not be read, or not in whole."""
        shown = _shown(flags, self.view)
        self._turns: Sequence[int] = shown
        tools = columns.tools
        self._starts: Sequence[int] | None = None
        """Row at which each shown turn begins, rules not counted; None: one row a turn."""
        if self.view.tools:
            self._starts = array("Q", accumulate((1 + tools[turn] for turn in shown), initial=0))
        self._boundaries: Sequence[Boundary] = self.session.boundaries
        self._rule_rows = [
            self._start(bisect_left(shown, boundary.after_turn)) + k for k, boundary in enumerate(self._boundaries)
        ]
        self._made: dict[int, Row] = {}
        self._calls: dict[int, list[ToolCall]] = {}

    def _start(self, shown: int) -> int:
        return shown if self._starts is None else self._starts[shown]

    def __len__(self) -> int:
        return self._start(len(self._turns)) + len(self._rule_rows)

    def place(self, row: int) -> Place:
        """What stands in a row."""
        rules = bisect_right(self._rule_rows, row)
        if rules and self._rule_rows[rules - 1] == row:
            return Place(boundary=rules - 1)
        offset = row - rules
        if self._starts is None:
            return Place(turn=self._turns[offset])
        shown = bisect_right(self._starts, offset) - 1
        return Place(turn=self._turns[shown], tool=offset - self._starts[shown] - 1)

    def row_of(self, place: Place) -> int:
        """The row of a place; of the nearest shown turn before it where it is not shown itself."""
        if not len(self):
            return -1
        if place.boundary >= 0:
            return self._rule_rows[min(place.boundary, len(self._rule_rows) - 1)] if self._rule_rows else 0
        shown = bisect_right(self._turns, place.turn) - 1
        if shown < 0:
            return 0
        offset = self._start(shown)
        if self._starts is not None and self._turns[shown] == place.turn:
            offset = min(offset + 1 + place.tool, self._starts[shown + 1] - 1)
        return offset + self._rules_before(shown)

    def _rules_before(self, shown: int) -> int:
        """Rules that stand above a shown turn."""
        turn = self._turns[shown]
        return bisect_right(self._boundaries, turn, key=lambda boundary: boundary.after_turn)

    def turns_from(self, place: Place, step: int) -> Iterator[int]:
        """Positions of the shown turns after a place (`step` 1) or before it (-1), the nearest first."""
        turns, turn = self._turns, place.turn
        if place.boundary >= 0:
            turn = self._boundaries[place.boundary].after_turn - (step > 0)
        at = bisect_right(turns, turn) if step > 0 else bisect_left(turns, turn) - 1
        while 0 <= at < len(turns):
            yield turns[at]
            at += step

    def marked(self, turns: Iterable[int]) -> None:
        """More is known of some turns: their rows are made anew."""
        for turn in turns:
            self._made.pop(self.row_of(Place(turn=turn)), None)

    def judged(self) -> None:
        """More is known of the compactions: their rows are made anew."""
        for row in self._rule_rows:
            self._made.pop(row, None)

    def rule_from(self, row: int, step: int) -> int | None:
        """The row of the next rule below (`step` 1) or above (-1)."""
        at = bisect_right(self._rule_rows, row) if step > 0 else bisect_left(self._rule_rows, row) - 1
        return self._rule_rows[at] if 0 <= at < len(self._rule_rows) else None

    def row(self, index: int) -> Row:
        """The row's content."""
        made = self._made.get(index)
        if made is None:
            if len(self._made) > _KEPT_ROWS:
                self._made.clear()
                self._calls.clear()
            made = self._made[index] = self._make(self.place(index))
        return made

    def _make(self, place: Place) -> Row:
        if place.boundary >= 0:
            boundary = self._boundaries[place.boundary]
            return present.rule_row(boundary, self._fates.of(self.session.path, boundary.index))
        if place.tool < 0:
            return present.turn_row(self.session, place.turn, self._marks)
        if place.turn not in self._calls:
            self._calls[place.turn] = self.session.tools(self.session.turns[place.turn])
        calls = self._calls[place.turn]
        return present.tool_row(self.session, place.turn, calls[place.tool] if place.tool < len(calls) else None)


def _shown(flags: bytes, view: View) -> Sequence[int]:
    """Positions of the turns that a view shows."""
    hidden = 0
    if not view.branches:
        hidden |= ABANDONED
    if view.only_user:
        hidden |= ASSISTANT
    shown = flags.translate(bytes(not bits & hidden for bits in range(256)))
    if shown.count(0) == 0:
        return range(len(flags))
    return array("I", compress(range(len(flags)), shown))


def _some(flags: bytes, bit: int) -> int:
    """How many have a bit."""
    return len(flags) - flags.translate(bytes(bool(bits & bit) for bits in range(256))).count(0)
