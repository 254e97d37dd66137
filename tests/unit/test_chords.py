"""Chords."""

from __future__ import annotations

import pytest

from compact_guard.tui.chords import Chords

BOUND = ["g g", "ctrl+x ctrl+c", "ctrl+x b", "j"]


@pytest.mark.parametrize(
    ("keys", "ran"),
    [
        (["g", "g"], ["", "g g"]),
        (["j"], [None]),
        (["ctrl+x", "b"], ["", "ctrl+x b"]),
        (["ctrl+x", "j", "j"], ["", "", None]),
        (["g", "ctrl+x", "b"], ["", "", None]),
        (["g", "g", "g"], ["", "g g", ""]),
    ],
)
def test_press(keys: list[str], ran: list[str | None]) -> None:
    chords = Chords()
    assert [chords.press(key, BOUND) for key in keys] == ran
