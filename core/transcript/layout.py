"""How columns lie in a sidecar: each as it is in memory, so that only what is used is read; and a head for the rest."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, cast, overload

import msgspec

from .columns import ARRAYS, BoundaryRow, Columns, Facts

_TEXTS = 2
"""Parts before the columns: where texts lie, for who looks for nothing else."""
_GAP = 8 << 10
"""Bytes between two texts that cost a search less to sweep than to step over."""
_HEAD = _TEXTS + len(ARRAYS) + 2


class Head(msgspec.Struct):
    """What a sidecar says of its transcript beside the columns."""

    path: str
    line: int
    agent: str
    stream: int
    more: dict[int, list[tuple[int, int]]]
    boundaries: list[BoundaryRow]
    facts: Facts


def parts_of(head: Head, columns: Columns, chain: Sequence[bytes]) -> list[bytes]:
    """The parts of a sidecar: the columns, the head, the parts of the chain."""
    ids = [id.encode("utf-8", "surrogatepass") for id in columns.ids]
    ends = array("Q", accumulate(map(len, ids)))
    numbers = [getattr(columns, name).tobytes() for name in ARRAYS]
    start = msgspec.msgpack.encode(head, enc_hook=vars)
    return [*_texts(columns), *numbers, ends.tobytes(), b"".join(ids), start, *chain]


def _texts(columns: Columns) -> tuple[bytes, bytes]:
    """Starts and ends of what holds text records; those that lie near each other as one."""
    records = [(offset, offset + size) for offset, size in zip(columns.offset, columns.size, strict=True)]
    records += [(offset, offset + size) for more in columns.more.values() for offset, size in more]
    records.sort()
    starts, ends = array("Q"), array("Q")
    for start, end in records:
        if ends and start - ends[-1] <= _GAP:
            ends[-1] = max(end, ends[-1])
        else:
            starts.append(start)
            ends.append(end)
    return starts.tobytes(), ends.tobytes()


def read_head(parts: Sequence[memoryview]) -> Head:
    """The head. Raises msgspec.MsgspecError or ValueError for parts that `parts_of` did not make."""
    if len(parts) <= _HEAD:
        raise ValueError("a sidecar without a head")
    return msgspec.msgpack.decode(parts[_HEAD], type=Head, dec_hook=_filled)


def _filled(kind: type, fields: dict[str, Any]) -> Any:
    """A boundary or the facts, from what `vars` gave of it."""
    try:
        return kind(**fields)
    except TypeError as error:
        raise ValueError("a sidecar of another shape") from error


def columns_of(head: Head, parts: Sequence[memoryview]) -> Columns:
    """Columns that look into the sidecar. Raises ValueError where the parts do not fit each other."""
    columns = Columns()
    *numbers, ends, ids = parts[_TEXTS:_HEAD]
    for (name, code), part in zip(ARRAYS.items(), numbers, strict=True):
        setattr(columns, name, _cast(part, code))
    lent = Ids(_cast(ends, "Q"), ids)
    columns.ids = cast("list[str]", lent)
    columns.more, columns.boundaries, columns.facts = head.more, head.boundaries, head.facts
    if {len(getattr(columns, name)) for name in ARRAYS} | {len(lent)} != {len(columns)}:
        raise ValueError("columns of different lengths")
    return columns


def _cast(part: memoryview, code: str) -> memoryview:
    if len(part) % array(code).itemsize:
        raise ValueError("a column that is cut")
    return part.cast(code)  # type: ignore[call-overload, no-any-return]


class Ids(Sequence[str]):
    """Ids of turns, each made when it is asked for."""

    def __init__(self, ends: memoryview, text: memoryview) -> None:
        self._ends = ends
        self._text = text

    def __len__(self) -> int:
        return len(self._ends)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        start = self._ends[at - 1] if at else 0
        return str(self._text[start : self._ends[at]], "utf-8", "surrogatepass")
