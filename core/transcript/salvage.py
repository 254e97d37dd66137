"""Records on a line that is not simply one record: whole ones in a row, or one behind an unfinished one.

A killed writer leaves a record unfinished, and the next one starts on the same line.
"""

from __future__ import annotations

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_TRIES = 64
"""Places on a line at which a record may begin: a line made to be slow has many."""


class Found:
    """A record and where on the line it stands, in bytes."""

    __slots__ = ("end", "record", "start")

    def __init__(self, start: int, end: int, record: dict[str, Any]) -> None:
        self.start = start
        self.end = end
        self.record = record


def records_on(line: bytes) -> list[dict[str, Any]]:
    """The record on a line; what follows a torn one on the same line; nothing of an unfinished one."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return [part.record for part in glued(line)]
    return [record] if isinstance(record, dict) else []


def glued(line: bytes) -> Iterator[Found]:
    """The records that can be saved of a line. A record has a `type`, and is followed by a record or by nothing."""
    start, tries = line.find(b"{"), 0
    while start >= 0 and tries < _TRIES:
        tries += 1
        found = _object_at(line, start)
        if found is None:
            start = line.find(b'{"', start + 1)
        else:
            yield found
            start = line.find(b"{", found.end)


def _object_at(line: bytes, start: int) -> Found | None:
    text = line[start:].decode("utf-8", "surrogateescape")
    try:
        record, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or not isinstance(record.get("type"), str):
        return None
    length = len(text[:end].encode("utf-8", "surrogateescape"))
    rest = line[start + length :].lstrip(b" \r\n\t\0")
    return Found(start, start + length, record) if not rest or rest.startswith(b"{") else None
