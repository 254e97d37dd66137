from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compact_guard.core.text import visible
from compact_guard.tui.cells import CLOSING, OPENING, cells, cut, fit, graphemes, snippet, wrap, wrap_spans

CJK = "重試上限不是 3 次，是 5 次；而且 `src/legacy/ledger.py` 絕對不動。（例外：無）「完」"
FAMILY = "👨\u200d👩\u200d👧"
FLAGS = "🇹🇼🇯🇵🇩🇪🇺🇳" * 12
ZALGO = "e" + "\u0301" * 30
HALF_KANA = "ﾊﾝｶｸｶﾅﾉﾃｽﾄﾃﾞｽ､ﾜｶﾘﾏｼﾀｶ｡"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
SAMPLES = {
    "ascii": "plain text that is longer than forty cells, with an end that must be cut off somewhere",
    "han": CJK * 3,
    "families": FAMILY * 30,
    "flags": FLAGS,
    "odd flags": "a" + FLAGS,
    "marks": ZALGO * 60,
    "indic": "न\u200dमस्ते क्\u200dष " * 12,
    "half-width": HALF_KANA * 4,
    "mixed": f"混ぜ{FAMILY}mixed🇹🇼{ZALGO}ﾊﾝｶｸ ❤\ufe0f 1\ufe0f⃣ {ENGLAND} " * 4,
    "right-to-left": "مرحبا gpt-5 (v2) می\u200cخواهم " * 6,
    "empty": "",
}
samples = pytest.mark.parametrize("text", SAMPLES.values(), ids=SAMPLES)
mixed = st.lists(
    st.sampled_from(list("ab /-_.,()「」、。文字かﾊﾟｶ 🇹🇼👍") + [FAMILY, ZALGO, ENGLAND, "\u0301", "\u200d", "\ufe0f"]),
    max_size=80,
).map(lambda pieces: visible("".join(pieces)))


def clusters(text: str) -> list[str]:
    return [text[start:end] for start, end, _ in graphemes(text)]


@pytest.mark.parametrize("width", [1, 2, 3, 40, 41, 80, 120])
@samples
def test_a_fitted_text_has_exactly_the_width(text: str, width: int) -> None:
    assert cells(fit(text, width)) == width
    assert cells(fit(text, width, right=True)) == width


@pytest.mark.parametrize("width", [1, 2, 7, 40, 41])
@samples
def test_a_cut_ends_in_an_ellipsis_and_between_graphemes(text: str, width: int) -> None:
    short = cut(text, width)
    if short == text:
        assert cells(text) <= width
        return
    assert short.endswith("…")
    kept = clusters(short[:-1])
    assert kept == clusters(text)[: len(kept)]


def test_a_flag_stays_whole_at_every_width() -> None:
    for width in range(1, 12):
        kept = cut("x" + FLAGS, width).removesuffix("…").removeprefix("x")
        assert len(kept) % 2 == 0


def test_flags_longer_than_a_chunk_pair_up_from_the_start() -> None:
    flags = "🇹🇼🇯🇵" * 700
    assert set(clusters(flags)) == {"🇹🇼", "🇯🇵"}
    assert set(clusters("x" + flags)) == {"x", "🇹🇼", "🇯🇵"}


@pytest.mark.parametrize("marks", [1, 28, 300, 1200])
def test_a_pile_of_marks_stays_on_its_letter(marks: int) -> None:
    pile = "e" + "\u0301" * marks
    assert list(clusters(f"{pile}」{pile}a")) == [pile, "」", pile, "a"]
    assert wrap(f"{pile}」", 2) == [pile, "」"]


@given(mixed, st.integers(2, 30))
def test_wrapped_lines_fit_and_lose_nothing_but_blanks(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(cells(line) <= width for line in lines)
    squeeze = str.maketrans("", "", " \u3000")
    assert "".join(lines).translate(squeeze) == text.translate(squeeze)
    whole = set(clusters(text))
    spans = list(wrap_spans(text, width))
    starts = {start for start, _, _ in graphemes(text)} | {len(text)}
    assert all(start in starts and end in starts for start, end in spans), whole


@pytest.mark.parametrize("width", range(8, 41))
def test_no_line_begins_with_closing_or_ends_with_opening_punctuation(width: int) -> None:
    for text in (
        CJK * 2,
        HALF_KANA * 3,
        "他說：「這樣（真的）好嗎？」……然後、走了。" * 4,
        "call ( a , b ) ; then stop .",
    ):
        for line in wrap(text, width):
            assert line[0] not in CLOSING
            assert line[-1] not in OPENING


def test_words_break_at_blanks_and_han_anywhere() -> None:
    assert wrap("simple words break at blanks", 12) == ["simple words", "break at", "blanks"]
    assert wrap("改成五次重試", 8) == ["改成五次", "重試"]
    assert wrap("用 moment 太大", 9) == ["用 moment", "太大"]


def test_long_paths_break_behind_their_separators() -> None:
    path = "/srv/project/packages/a-long-module_name/file.py"
    lines = wrap(path, 20)
    assert "".join(lines) == path
    assert all(line[-1] in "/-_" for line in lines[:-1])
    assert wrap("see " + path, 20)[0] != "see"
    assert wrap("run .gitignore now", 8) == ["run", ".gitigno", "re now"]


def test_indentation_stays_unless_it_leaves_no_room() -> None:
    assert wrap("    indented line", 12) == ["    indented", "line"]
    assert wrap(" " * 30 + "deep", 10) == ["deep"]
    assert wrap(" " * 30, 10) == [""]
    assert wrap("", 10) == [""]


@pytest.mark.parametrize("width", [20, 40, 41, 80])
def test_a_snippet_keeps_the_phrase_and_two_fifths_before_it(width: int) -> None:
    before, phrase, after = snippet("退款流程的說明" * 40, "重試上限", "改成 3 次。" * 40, width)
    assert phrase == "重試上限"
    assert before.startswith("…")
    assert after.endswith("…")
    assert width - 2 <= cells(before + phrase + after) <= width
    assert abs(cells(before) - (width - 8) * 2 // 5) <= 1


def test_a_snippet_uses_the_room_that_one_side_leaves() -> None:
    assert snippet("", "amend", " the commit", 40) == ("", "amend", " the commit")
    before, phrase, after = snippet("x" * 100, "amend", "", 40)
    assert (cells(before), phrase, after) == (35, "amend", "")
    assert "".join(snippet("before", "p" * 100, "after", 20)) == "p" * 19 + "…"


@given(mixed, mixed, mixed, st.integers(4, 60))
def test_a_snippet_never_exceeds_its_room(before: str, phrase: str, after: str, width: int) -> None:
    assert cells("".join(snippet(before, phrase, after, width))) <= width


def test_a_huge_line_costs_no_more_than_what_is_shown() -> None:
    line = "值" * 2_000_000
    began = time.perf_counter()
    for _ in range(100):
        cut(line, 80)
        next(wrap_spans(line, 80))
    assert time.perf_counter() - began < 1.0
