"""How columns lie in a sidecar: a head, then each column as it is in memory, so that only what is looked at is read."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, cast, overload

import msgspec

from .columns import ARRAYS, BoundaryRow, Columns, Facts

_ALIGN = 8
_LENGTH = 8
"""Bytes of the number before the head: its length."""


class Head(msgspec.Struct):
    """What a sidecar says of its transcript and itself. `parts`: bytes of each part after the head, in order."""

    version: int
    path: str
    inode: int
    offset: int
    line: int
    end: bytes
    agent: str
    stream: int
    more: dict[int, list[tuple[int, int]]]
    boundaries: list[BoundaryRow]
    facts: Facts
    parts: list[int] = []


def pack(head: Head, columns: Columns, chain: Sequence[bytes]) -> bytes:
    """A sidecar's content: the columns, then the parts of the chain."""
    ids = [id.encode("utf-8", "surrogatepass") for id in columns.ids]
    ends = array("Q")
    total = 0
    for id in ids:
        total += len(id)
        ends.append(total)
    parts = [getattr(columns, name).tobytes() for name in ARRAYS]
    parts += [ends.tobytes(), b"".join(ids), *chain]
    head.parts = [len(part) for part in parts]
    start = msgspec.msgpack.encode(head, enc_hook=vars)
    out = bytearray(len(start).to_bytes(_LENGTH, "little") + start)
    for part in parts:
        out += bytes(-len(out) % _ALIGN)
        out += part
    return bytes(out)


def read_head(view: memoryview) -> tuple[Head, list[memoryview]]:
    """The head and the parts. Raises msgspec.MsgspecError or ValueError for bytes that `pack` did not make."""
    size = int.from_bytes(view[:_LENGTH], "little")
    head = msgspec.msgpack.decode(view[_LENGTH : _LENGTH + size], type=Head, dec_hook=_filled)
    at, parts = _LENGTH + size, []
    for length in head.parts:
        at += -at % _ALIGN
        parts.append(view[at : at + length])
        at += length
    if at != len(view):
        raise ValueError("a sidecar of another length")
    return head, parts


def _filled(kind: type, fields: dict[str, Any]) -> Any:
    """A boundary or the facts, from what `vars` gave of it."""
    try:
        return kind(**fields)
    except TypeError as error:
        raise ValueError("a sidecar of another shape") from error


def columns_of(head: Head, parts: Sequence[memoryview]) -> Columns:
    """Columns that look into the sidecar. Raises ValueError where the parts do not fit each other."""
    columns = Columns()
    *numbers, ends, ids = parts[: len(ARRAYS) + 2]
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
