"""How full the window is: the newest figures that a transcript reports, found from its end."""

from __future__ import annotations

from ..model import Gauge
from .decode import decode_record
from .reader import Adapter
from .source import Source

_STEP = 1 << 18
_FAR = 1 << 25
"""Bytes searched at most from the end: a turn of 32 MiB without a reply is none to measure."""
_LONG = 1 << 22
"""A line over 4 MiB holds pictures or output, and no figures."""


def read_gauge(adapter: Adapter, source: Source) -> Gauge | None:
    """The last reported use of the window; None where nothing is reported."""
    end = source.size
    stop = max(0, end - _FAR)
    # Pieces of a line that begins further up, the last one first: joined once, for it may be very long.
    tail: list[bytes] = []
    while end > stop:
        start = max(stop, end - _STEP)
        data = source.pread(end - start, start)
        begun = data.find(b"\n") if start > 0 else -1
        if begun < 0 < start:
            tail.append(data)
        else:
            lines = (data[begun + 1 :] + b"".join(reversed(tail))).split(b"\n")
            tail = [data[: max(begun, 0)]]
            for line in reversed(lines):
                if (gauge := _usage(adapter, line)) is not None:
                    return gauge
        end = start
    return None


def _usage(adapter: Adapter, line: bytes) -> Gauge | None:
    if len(line) > _LONG or not any(mark in line for mark in adapter.usage_marks):
        return None
    try:
        record = decode_record(line)
    except ValueError:
        return None
    return adapter.usage(record)
