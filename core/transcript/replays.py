"""Records that stand in a file once more, with the ids and the times that they had. Standard library only.

Claude 2.1.197 writes the chain that it holds in memory again, its boundary too, before the boundary of an automatic
compaction that follows a manual one; other versions have written whole files again. Nothing of that was said or
compacted anew.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_STEP = 1 << 20
_TAIL = 1 << 18
"""Bytes in which the newest time before a place is looked for."""
_BACK = 64 << 20
"""Bytes before a place in which what stands there once more is looked for: what a client holds in memory is far less,
and behind a gigabyte a look must not cost more than behind a little."""
_FEW = 4
"""So many are searched for one by one (a quarter of a millisecond a megabyte); past them, all ids are noted in one
pass (ten times that)."""
_ID, _AT = b'"uuid"', b'"timestamp"'
"""Keys of a record. In a text they cannot stand: quotes are escaped there."""
_LONGEST = 128
"""Bytes of a key and its value."""


class Replays:
    """What stands in one file before what. `late`: says that there is no time left; then nothing more is found."""

    def __init__(self, pread: Callable[[int, int], bytes], late: Callable[[], bool]) -> None:
        self._pread = pread
        self._late = late
        self._searched = 0
        self._first: dict[bytes, int] = {}
        self._noted = 0

    def newest_before(self, offset: int) -> str:
        """The newest time in the piece of the file before a byte; empty where there is none."""
        start = max(0, offset - _TAIL)
        return max(
            (value.decode("ascii", "replace") for _, value in _values(self._data(start, offset), _AT)), default=""
        )

    def holds(self, id: str | None, offset: int) -> bool:
        """Whether a record of this id begins before a byte, not farther than _BACK."""
        if not id:
            return False
        key = id.encode("utf-8", "replace")
        if self._searched >= _FEW:
            self._note(offset)
            return self._first.get(key, offset) < offset
        self._searched += 1
        return any(
            key in (value for _, value in _values(data, _ID, key)) for _, data in self._blocks(_from(offset), offset)
        )

    def holds_turn(self, id: str | None, at: str | None, newest: str, offset: int) -> bool:
        """The same of a turn. `newest`: a time before it; one that is younger still is new, and nothing is read."""
        return not (at and at > newest) and self.holds(id, offset)

    def _note(self, upto: int) -> None:
        for start, data in self._blocks(max(self._noted, _from(upto)), upto):
            for at, value in _values(data, _ID):
                self._first.setdefault(value, start + at)
        self._noted = max(self._noted, upto)

    def _blocks(self, start: int, end: int) -> Iterator[tuple[int, bytes]]:
        """Pieces of the file, each with the beginning of the next one, for what lies across."""
        while start < end and not self._late():
            yield start, self._data(start, min(end, start + _STEP + _LONGEST))
            start += _STEP

    def _data(self, start: int, end: int) -> bytes:
        return self._pread(end - start, start) if end > start else b""


def _from(offset: int) -> int:
    return max(0, offset - _BACK)


def _values(data: bytes, key: bytes, only: bytes = b"") -> Iterator[tuple[int, bytes]]:
    """The texts behind a key, and where each key stands. `only`: where this stands nowhere, there are none."""
    if only and only not in data:
        return
    at = data.find(key)
    while at >= 0:
        value = data[at + len(key) : at + _LONGEST].lstrip(b" :")
        if value.startswith(b'"') and (end := value.find(b'"', 1)) > 0:
            yield at, value[1:end]
        at = data.find(key, at + 1)
