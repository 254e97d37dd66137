"""From a byte position to the turn whose text, or whose tools, stand there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from ..transcript.columns import Columns


class Locator:
    """Turns of one file of a session by byte position. `file`: 0 the session's own, else a fork's ancestor."""

    def __init__(self, columns: Columns, file: int = 0) -> None:
        self._columns = columns
        self._first, self._last = _range(columns, file)
        self._further = sorted(
            (offset, size, turn)
            for turn, records in columns.more.items()
            if self._first <= turn < self._last
            for offset, size in records
        )

    @property
    def end(self) -> int:
        """Where the last record of a turn ends in this file."""
        columns = self._columns
        ends = [columns.offset[turn] + columns.size[turn] for turn in range(self._first, self._last)]
        return max([*ends, *(offset + size for offset, size, _ in self._further)], default=0)

    def text_at(self, position: int) -> int | None:
        """The turn (from 0) in one of whose text records this byte lies."""
        columns = self._columns
        turn = bisect_right(columns.offset, position, self._first, self._last) - 1
        if turn >= self._first and position < columns.offset[turn] + columns.size[turn]:
            return turn
        at = bisect_left(self._further, (position + 1,)) - 1
        if at >= 0:
            offset, size, turn = self._further[at]
            if position < offset + size:
                return turn
        return None

    def before(self, position: int) -> int | None:
        """The turn (from 0) on which a tool record here hangs: the last one that begins before it."""
        turn = bisect_right(self._columns.offset, position, self._first, self._last) - 1
        return turn if turn >= self._first else None


def _range(columns: Columns, file: int) -> tuple[int, int]:
    """Turns [first, last) of a file: they stand together, the farthest ancestor's first and the file's own last."""
    first = bisect_left(columns.file, -file, key=lambda other: -other)
    return first, bisect_right(columns.file, -file, lo=first, key=lambda other: -other)
