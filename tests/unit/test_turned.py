"""Which of a correction's phrases are shown."""

from __future__ import annotations

import pytest

from compact_guard.core.checkpoint.turned import trusted


@pytest.mark.parametrize(
    ("text", "rejected", "accepted", "shown"),
    [
        ("No, use Plimdb instead of Kestreldb", "Kestreldb", "Plimdb", ("Kestreldb", "Plimdb")),
        ("no remove this again, it is too wide", "this", "", (None, None)),
        ("let's stop doing it if possible", "doing it if possible", "", (None, None)),
        ("that's the wrong one, take the blue", "that's the", "the blue", (None, "the blue")),
        ("不要這個，換藍的", "這個", "藍的", (None, "藍的")),
        ("それじゃなくて青で", "それ", "青", (None, "青")),
        ("No dates, the tide clocks cannot parse them", "dates", "the tide clocks cannot parse them", ("dates", None)),
        ("不要寫日期，潮汐鐘解析不了", "寫日期", "潮汐鐘解析不了", ("寫日期", None)),
        ("日付はやめて、時計が読めないので", "日付", "時計が読めないので", ("日付", None)),
        ("try another way: count the rows that were written", "", "count the rows that were wri", (None, None)),
    ],
)
def test_a_phrase_is_shown_where_it_says_what_is_meant(
    text: str, rejected: str, accepted: str, shown: tuple[str | None, str | None]
) -> None:
    assert trusted(text, rejected, accepted) == shown
