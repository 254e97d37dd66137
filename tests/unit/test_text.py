from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compact_guard.core.text import visible

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize("code", [*range(0x00, 0x20), 0x7F, *range(0x80, 0xA0)])
def test_no_control_passes(code: int) -> None:
    shown = visible(f"a{chr(code)}b")
    if chr(code) == "\n":
        assert shown == "a\nb"
    elif chr(code) == "\t":
        assert shown == "a   b"
    else:
        assert len(shown) > 2
        assert shown[0] + shown[-1] == "ab"
        assert not any(unicodedata.category(char) == "Cc" for char in shown)


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("\x1b[2J", "␛[2J"),
        ("\x9b2J", "⟨9B⟩2J"),
        ("\x1b]0;owned\x07", "␛]0;owned␇"),
        ("\x1b]52;c;aGk=\x1b\\", "␛]52;c;aGk=␛\\"),
        ("over\rwritten", "over␍written"),
        ("a\x08b", "a␈b"),
        ("\x7f", "␡"),
        ("user\u202etxt.exe", "user⟨202E⟩txt.exe"),
        ("\u2066x\u2069", "⟨2066⟩x⟨2069⟩"),
        ("pass\u200bword", "pass⟨200B⟩word"),
        ("\ufeffstart", "⟨FEFF⟩start"),
        ("soft\u00adhyphen", "soft⟨AD⟩hyphen"),
        ("a\u200db", "a⟨200D⟩b"),
        ("\U000e0041\U000e0042", "⟨E0041⟩⟨E0042⟩"),
        ("line\u2028next\u2029", "line⟨2028⟩next⟨2029⟩"),
        ("\u3164", "⟨3164⟩"),
        ("\ud800 and \udfff", "\ufffd and \ufffd"),
        ("a\ufe0fb", "a⟨FE0F⟩b"),
        ("字\U000e0100\U000e0101", "字\U000e0100⟨E0101⟩"),
        ("x\U0001f3fd", "x⟨1F3FD⟩"),
        ("\U0010fffd", "⟨10FFFD⟩"),
    ],
)
def test_hidden_and_dangerous_characters_stand_as_codes(hostile: str, shown: str) -> None:
    assert visible(hostile) == shown


@pytest.mark.parametrize(
    "text",
    [
        "plain [/] [bold]markup[/bold] stays",
        "重試上限不是 3 次，是 5 次；而且 `src/legacy/ledger.py` 絕對不動。",
        "全角テスト：ＡＢＣ１２３ 半角ｶﾅﾃﾞｽ",
        "👨\u200d👩\u200d👧 👍🏽 🧑🏽\u200d💻 ❤\ufe0f\u200d🔥 1\ufe0f⃣ ✈\ufe0e 🇹🇼",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "مرحبا gpt-5 (v2) می\u200cخواهم",
        "क्\u200dष ज्ञ",
        "e\u0301 a\u0308 한국어 ไทย עברית",
        "葛\U000e0100飾区",
        "\u00a0\u3000spaces\u2009",
        "\ue0b0 powerline",
    ],
)
def test_what_people_write_passes_untouched(text: str) -> None:
    assert visible(text) == text


def test_line_ends() -> None:
    assert visible("one\r\ntwo\nthree") == "one\ntwo\nthree"
    assert visible("one\r\ntwo\n", keep_newlines=False) == "one␊two␊"


def test_tabs_reach_the_next_stop_of_their_own_line() -> None:
    assert visible("\tx\nab\ty") == "    x\nab  y"


def test_every_code_point_is_visible_or_shown_as_a_code() -> None:
    """By the running Python's tables: catches a range in the door's list that holds a hidden character."""
    reserved_ok = [*range(0x1F000, 0x1FB00), *range(0x20000, 0x2FFFE), *range(0x30000, 0x3FFFE)]
    reserved = frozenset(reserved_ok)
    for point in range(sys.maxunicode + 1):
        char = chr(point)
        if visible(char) != char or char == "\n":
            continue
        category = unicodedata.category(char)
        assert category[0] in "LMNPSZ" or category in {"Cf", "Co"} or point in reserved, hex(point)
        assert char not in BIDI
        assert category not in {"Zl", "Zp"}
        if category == "Cf":
            assert unicodedata.bidirectional(char) in {"AN", "AL", "L"}, hex(point)


@given(st.text(st.characters(), max_size=60))
def test_nothing_hidden_gets_through_and_a_second_pass_changes_nothing(text: str) -> None:
    once = visible(text)
    assert not any("\ud800" <= char <= "\udfff" or char in BIDI for char in once)
    assert all(char == "\n" or unicodedata.category(char) != "Cc" for char in once)
    assert visible(once) == once


@given(st.text(max_size=60))
def test_one_line_texts_stay_on_one_line(text: str) -> None:
    assert "\n" not in visible(text, keep_newlines=False)
