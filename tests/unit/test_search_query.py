"""Patterns and times: what is accepted, what is refused with a reason, and what the scan can rely on."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator
from datetime import datetime

import pytest

from compact_guard.core.errors import UsageError
from compact_guard.core.i18n import set_language
from compact_guard.core.search import anchor, reasons
from compact_guard.core.search.fold import WIDTH, Alignment, fold
from compact_guard.core.search.query import Query
from compact_guard.core.search.when import parse_when


@pytest.mark.parametrize(
    ("pattern", "position"),
    [
        ("(", "1"),
        ("ab[", "3"),
        ("*", "1"),
        ("a**", "3"),
        ("(?P<x", "5"),
        ("\\", "1"),
        ("a{3,1}", "3"),
        ("(?<n>a)", "2"),
    ],
)
def test_a_bad_pattern_is_refused_with_its_position(pattern: str, position: str) -> None:
    with pytest.raises(UsageError, match=f"at character {position}"):
        Query(pattern, regex=True).compile()


BAD_PATTERNS = (
    r"( ) a) (?# [a * a** a{3,1} \ (? (?P<> (?P<x (a\1) (?<=a*) a(?i) (?iz) (?i- \y \x1 [b-a] (?q) \7 (?P=y)"
    r" (?P<1>a) \N{nought} (?P=y"
).split(" ")


@pytest.mark.parametrize("pattern", BAD_PATTERNS)
def test_why_a_pattern_is_bad_is_said_as_python_says_it(pattern: str) -> None:
    with pytest.raises(re.error) as refused:
        re.compile(pattern)
    with pytest.raises(UsageError) as told:
        Query(pattern, regex=True).compile()
    assert refused.value.msg in told.value.message


@pytest.mark.parametrize("pattern", BAD_PATTERNS)
def test_why_a_pattern_is_bad_is_known_in_every_language(pattern: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """None of these gets the general reason that stands for what a later Python may say."""
    monkeypatch.setattr(reasons, "language", lambda: "zh_TW")
    with pytest.raises(re.error) as refused:
        re.compile(pattern)
    assert reasons.reason(refused.value.msg) == refused.value.msg
    assert reasons.reason("what nobody said before") == "not a valid pattern"


@pytest.fixture
def chinese() -> Iterator[None]:
    set_language("zh_TW")
    yield
    set_language("en")


@pytest.mark.usefixtures("chinese")
@pytest.mark.parametrize("pattern", [*BAD_PATTERNS, "(?P<x>a)(?P<x>b)", "(?i-i:a)"])
def test_why_a_pattern_is_bad_is_said_in_chinese(pattern: str) -> None:
    with pytest.raises(UsageError) as told:
        Query(pattern, regex=True).compile()
    english = [word for word in re.findall("[A-Za-z]{2,}", told.value.message) if word not in pattern]
    assert not english, told.value.message
    assert re.search("第 [0-9]+ 個字元|長度必須固定", told.value.message)


@pytest.mark.parametrize("pattern", ["a{99999999999}", "(" * 2000 + ")" * 2000])
def test_a_monstrous_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(UsageError):
        Query(pattern, regex=True).compile()


@pytest.mark.parametrize(
    ("pattern", "text", "marked"),
    [
        ("straße", "STRASSE", "STRASSE"),
        ("ＥＲＲＯＲ\\d+", "error42", "error42"),
        ("ﾜｶﾞﾊｲ", "ワガハイ", "ワガハイ"),
        ("[A-Z]{3}", "xyz", "xyz"),
        ("（a）", "(A)", "(A)"),
        ("cafe\u0301s?", "CAFÉS", "CAFÉS"),
        ("a.c", "A\u0301Cabc", "abc"),
        ("\\bfoo\\b", "a foo b", "foo"),
        ("(?i)FoO", "foo", "foo"),
        ("x(?=y)", "wXY", "X"),
    ],
)
def test_patterns_are_folded_as_texts_are(pattern: str, text: str, marked: str) -> None:
    [(start, end)] = Query(pattern, regex=True).compile().spans(text, room=100)
    assert text[start:end] == marked


def test_with_case_a_pattern_is_pythons_own() -> None:
    matcher = Query("Err[A-Z]r", regex=True, case=True).compile()
    assert matcher.spans("ErrOr error ErrＯr", room=100) == [(0, 5)]


@pytest.mark.parametrize(
    ("pattern", "texts"),
    [
        ("time\\w+outer", {"outer"}),
        ("(?:abcdef|xyzuvw)+", {"abcdef", "xyzuvw"}),
        ("(?:abcdef|x?)y", {"y"}),
        ("a?b*", set()),
        ("\\w+", set()),
        ("foo(?=bar)baz", {"foobaz"}),
        ("(abc)?defgh", {"defgh"}),
        ("a{2,}bcdef", {"bcdef"}),
    ],
)
def test_literals_that_every_match_holds(pattern: str, texts: set[str]) -> None:
    assert {part.text for part in Query(pattern, regex=True).compile().anchors} == texts


def test_an_exact_pattern_that_ignores_case_has_no_literal() -> None:
    assert Query("(?i)needle", regex=True, case=True).compile().anchors == ()


def test_every_foreign_spelling_of_an_ascii_letter_is_known() -> None:
    for code in range(0x80, sys.maxunicode + 1):
        char = chr(code)
        if 0xD800 <= code <= 0xDFFF or char in WIDTH:
            continue
        for usual in fold(char):
            if usual.isascii() and usual.isalnum():
                assert char in anchor.sources(anchor.Anchor(usual, anchor.ASCII)), hex(code)


def test_every_character_that_nfc_replaces_is_looked_at() -> None:
    known = {char for char, _ in anchor._singletons()}
    for code in range(0x80, sys.maxunicode + 1):
        if not 0xD800 <= code <= 0xDFFF and unicodedata.normalize("NFC", chr(code)) != chr(code):
            assert chr(code) in known, hex(code)


@pytest.mark.parametrize("text", ["İİi", "ßs", "ﬁx", "e\u0301é", "ﾊﾟﾊ", "x\u0302\u0301y", "각ᆨ", "ΐΐ", "a"])
def test_positions_lead_back_to_the_whole_original(text: str) -> None:
    folded = fold(text)
    alignment = Alignment(text)
    assert alignment.span(0, len(folded)) == (0, len(text))
    ends = [alignment.span(at, at + 1) for at in range(len(folded))]
    assert ends == sorted(ends)
    assert ends[0][0] == 0
    assert ends[-1][1] == len(text)


@pytest.fixture
def now() -> datetime:
    return datetime.fromisoformat("2026-11-29T20:00:00+08:00")


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2h", "2026-11-29T18:00:00+08:00"),
        ("30m", "2026-11-29T19:30:00+08:00"),
        ("3d", "2026-11-26T20:00:00+08:00"),
        ("1w", "2026-11-22T20:00:00+08:00"),
        ("2026-11-29T18:30Z", "2026-11-29T18:30:00+00:00"),
        ("2026-11-29T18:30:00.250+02:00", "2026-11-29T16:30:00.250+00:00"),
    ],
)
def test_times(now: datetime, text: str, moment: str) -> None:
    assert parse_when(text, now=now) == round(datetime.fromisoformat(moment).timestamp() * 1000)


def test_a_bare_date_is_local_and_as_an_end_counts_whole(now: datetime) -> None:
    start = round(datetime(2026, 11, 29).timestamp() * 1000)
    assert parse_when("2026-11-29", now=now) == start
    assert parse_when("2026-11-29", now=now, end=True) == round(datetime(2026, 11, 30).timestamp() * 1000)


@pytest.mark.parametrize("text", ["", "yesterday", "2026-13-01", "99999999d", "5", "2h ago", "-3d"])
def test_what_is_no_time_is_refused(now: datetime, text: str) -> None:
    with pytest.raises(UsageError):
        parse_when(text, now=now)
