from __future__ import annotations

from datetime import UTC, timedelta, timezone

import pytest

from compact_guard.tui.numbers import Clock, short_count

TAIPEI = timezone(timedelta(hours=8))


@pytest.mark.parametrize(
    ("value", "short"),
    [
        (0, "0"),
        (999, "999"),
        (1_000, "1k"),
        (1_234, "1.2k"),
        (9_950, "9.9k"),
        (12_000, "12k"),
        (121_999, "121k"),
        (999_999, "999k"),
        (1_000_000, "1M"),
        (1_290_000, "1.2M"),
        (45_000_000, "45M"),
    ],
)
def test_counts_are_short_and_never_rounded_up(value: int, short: str) -> None:
    assert short_count(value) == short


def test_times_are_local() -> None:
    at_ms = 1_769_186_261_500
    assert Clock(TAIPEI).minutes(at_ms) == "00:37"
    assert Clock(TAIPEI).day_minutes(at_ms) == "01-24 00:37"
    assert Clock(UTC).full(at_ms) == "2026-01-23 16:37:41"


@pytest.mark.parametrize("at_ms", [None, 10**18, -(10**18)])
def test_a_time_that_no_calendar_holds_is_left_out(at_ms: int | None) -> None:
    assert Clock(TAIPEI).full(at_ms) == ""
