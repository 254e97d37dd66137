"""Figures and times as the screen writes them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo


def short_count(value: int) -> str:
    """`950`, `9.5k`, `121k`, `1.2M`: at most four characters below a billion, rounded down."""
    for unit, suffix in ((1_000_000, "M"), (1_000, "k")):
        if value >= unit:
            tenths = value * 10 // unit
            if tenths >= 100 or tenths % 10 == 0:
                return f"{tenths // 10}{suffix}"
            return f"{tenths // 10}.{tenths % 10}{suffix}"
    return str(value)


@dataclass(frozen=True, slots=True)
class Clock:
    """Local time, or a fixed one in tests and pictures."""

    zone: tzinfo | None = None
    """None: the machine's."""
    now_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000

    def local(self, at_ms: int) -> datetime | None:
        """None for a time that no calendar holds."""
        try:
            return datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(self.zone)
        except (OverflowError, OSError, ValueError):
            return None

    def minutes(self, at_ms: int | None) -> str:
        """`16:17`; empty without a time."""
        return self._format(at_ms, "%H:%M")

    def day(self, at_ms: int | None) -> str:
        """`01-23`."""
        return self._format(at_ms, "%m-%d")

    def day_minutes(self, at_ms: int | None) -> str:
        """`01-23 16:17`."""
        return self._format(at_ms, "%m-%d %H:%M")

    def full(self, at_ms: int | None) -> str:
        """`2026-01-23 16:17:41`."""
        return self._format(at_ms, "%Y-%m-%d %H:%M:%S")

    def _format(self, at_ms: int | None, pattern: str) -> str:
        if at_ms is None or (moment := self.local(at_ms)) is None:
            return ""
        return moment.strftime(pattern)
