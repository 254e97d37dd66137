"""Public reports about searching: the smallest input and the right behaviour.

Of BR-141 the pinned excerpt comes with step 5.
"""

from __future__ import annotations

import unicodedata
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog

Form = Literal["NFC", "NFD"]


def search(guard: Guard, home: Path, said: str, *argv: str) -> list[dict[str, Any]]:
    """The hits in a session that says `said` once, between two other turns."""
    log = ClaudeLog()
    log.user("before")
    log.assistant(said)
    log.user("after")
    log.write(home)
    return guard("search", *argv, "--json").lines()


def marked(row: dict[str, Any]) -> list[str]:
    return [row["snippet"][start:end] for start, end in row["spans"]]


@pytest.mark.parametrize("word", ["部署", "検索", "검색", "表"])
def test_br_135_words_of_one_and_two_characters(guard: Guard, fake_home: Path, word: str) -> None:
    [row] = search(guard, fake_home, f"前の行、{word}の後", word)
    assert (row["turn"], marked(row)) == (2, [word])
    [row] = search(guard, fake_home, f"x{word}x{word}", word)
    assert marked(row) == [word, word]


@pytest.mark.parametrize("word", ["학점인정", "grössen", "パ"])
@pytest.mark.parametrize("forms", product(("NFC", "NFD"), repeat=2), ids="-".join)
def test_br_137_composed_and_decomposed_find_each_other(
    guard: Guard, fake_home: Path, word: str, forms: tuple[Form, Form]
) -> None:
    said, asked = (unicodedata.normalize(form, word) for form in forms)
    [row] = search(guard, fake_home, f"a {said} b", asked)
    assert marked(row) == [said]


@pytest.mark.parametrize(("said", "asked"), [("ﾜｶﾞﾊｲ", "ワガハイ"), ("Ｅｒｒｏｒ４０４", "error404")])
@pytest.mark.parametrize("swap", [False, True])
def test_br_139_full_and_half_width_find_each_other(
    guard: Guard, fake_home: Path, said: str, asked: str, swap: bool
) -> None:
    if swap:
        said, asked = asked, said
    [row] = search(guard, fake_home, f"a {said} b", asked)
    assert marked(row) == [said]
    assert search(guard, fake_home, f"a {said} b", asked, "--case") == []


@pytest.mark.parametrize("before", ["İ", "İİİ ﬁ ẞ ", "🚀é", "ŉ"])
def test_br_141_what_is_marked_is_what_was_found(guard: Guard, fake_home: Path, before: str) -> None:
    [row] = search(guard, fake_home, f"{before}the Hit here", "hit")
    assert marked(row) == ["Hit"]


def test_br_143_no_prefix_of_a_pattern_crashes(guard: Guard, fake_home: Path) -> None:
    pattern = "s[ha]d(e|y)*{1,2}\\"
    for length in range(1, len(pattern) + 1):
        asked = pattern[:length]
        log = ClaudeLog()
        log.user("a shade of sad")
        log.write(fake_home)
        ran = guard("search", "--regex", "--json", "--", asked)
        assert ran.code in (0, 1, 2), asked
        assert "Traceback" not in ran.err
        assert (ran.code == 2) == bool(ran.err), asked
