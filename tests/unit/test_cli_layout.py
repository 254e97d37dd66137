"""Columns and wrapping by cells, spelled times and sizes."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from compact_guard.core.cli.layout import cells, cut, local_time, pad, size, table, tokens, wrap
from compact_guard.core.transcript.row import milliseconds, rfc3339

WORDS = st.text(alphabet="ab ,.\u4e2d\u6587\uff0c\u3000\uff21\uff71e\u0301", max_size=80)


@given(WORDS)
def test_cells_are_what_the_console_measures(text: str) -> None:
    assert cells(text) == cell_len(text)


@given(WORDS, st.integers(2, 30))
def test_wrapped_lines_fit_and_keep_every_character(text: str, limit: int) -> None:
    lines = list(wrap(text, limit))
    assert all(cells(line) <= limit for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(WORDS, st.integers(1, 30))
def test_what_is_cut_says_so(text: str, limit: int) -> None:
    short = cut(text, limit)
    assert cells(short) <= limit
    assert short == text or (short.endswith("…") and text.startswith(short[:-1]))


def test_lines_break_at_blanks_and_between_wide_characters() -> None:
    assert list(wrap("one two three", 7)) == ["one two", "three"]
    assert list(wrap("壓縮之前說過的話", 7)) == ["壓縮之", "前說過", "的話"]
    assert list(wrap("壓縮之前，說過", 8)) == ["壓縮之", "前，說過"]
    assert list(wrap("。。。。。", 4)) == ["。。", "。。", "。"]
    assert list(wrap("averyveryverylongword end", 10)) == ["averyveryv", "erylongwor", "d end"]
    assert list(wrap("a\n\nb", 10)) == ["a", "", "b"]


def test_columns_stand_under_each_other() -> None:
    rows = [["ID", "專案", "TURNS", "TITLE"], ["1", "app", "7", "short"], ["2", "另一個專案", "1234", "long " * 20]]
    lines = list(table(rows, right=(2,), limit=40))
    assert lines[:2] == ["ID  專案        TURNS  TITLE", "1   app             7  short"]
    assert lines[2].startswith("2   另一個專案   1234  long ")
    assert cells(lines[2]) == 40
    assert lines[2].endswith("…")
    assert pad("中", 4) == "中  "
    assert pad("中", 4, right=True) == "  中"


@pytest.mark.parametrize(
    ("count", "spelled"),
    [
        (0, "0 B"),
        (1023, "1023 B"),
        (1024, "1.0 KB"),
        (67584, "66 KB"),
        (1 << 20, "1.0 MB"),
        (5 << 30, "5.0 GB"),
        (1 << 50, "1024 TB"),
    ],
)
def test_sizes(count: int, spelled: str) -> None:
    assert size(count) == spelled


def test_tokens_are_grouped() -> None:
    assert tokens(168016) == "168,016"


@pytest.mark.parametrize("at_ms", [None, 10**17, -(10**17)])
def test_a_time_that_no_calendar_holds_is_none(at_ms: int | None) -> None:
    assert rfc3339(at_ms) is None
    assert local_time(at_ms) == ""


def test_times_are_utc_in_json_and_local_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Taipei")
    time.tzset()
    try:
        assert rfc3339(1_795_983_016_236) == "2026-11-29T20:10:16.236Z"
        assert local_time(1_795_983_016_236) == "2026-11-30 04:10"
    finally:
        monkeypatch.delenv("TZ")
        time.tzset()


@given(st.integers(0, 4_000_000_000_000))
def test_a_written_time_reads_back(at_ms: int) -> None:
    assert milliseconds(rfc3339(at_ms)) == at_ms
