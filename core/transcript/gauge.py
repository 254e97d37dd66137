"""How full the window is: the newest figures that a transcript reports, found from its end."""

from __future__ import annotations

from ..model import Gauge
from .decode import decode_record
from .reader import Adapter
from .source import Source

_STEP = 1 << 18
_FAR = 1 << 25
"""Bytes searched at most from the end: a turn of 32 MiB without a reply is none to measure."""


def read_gauge(adapter: Adapter, source: Source) -> Gauge | None:
    """The last reported use of the window; None where nothing is reported."""
    end = source.size
    stop = max(0, end - _FAR)
    tail = b""
    while end > stop:
        start = max(stop, end - _STEP)
        data = source.pread(end - start, start) + tail
        lines = data.split(b"\n")
        tail = lines.pop(0) if start > 0 else b""
        for line in reversed(lines):
            if any(mark in line for mark in adapter.usage_marks) and (gauge := _usage(adapter, line)) is not None:
                return gauge
        end = start
    return None


def _usage(adapter: Adapter, line: bytes) -> Gauge | None:
    try:
        record = decode_record(line)
    except ValueError:
        return None
    return adapter.usage(record)
