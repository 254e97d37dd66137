"""What is stored or sent to an agent holds no control: sequences go whole, hidden characters go, words stay."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compact_guard.core.text import stripped, visible


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("plain text\n\twith a tab", "plain text\n\twith a tab"),
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07after", "after"),
        ("\x1b]52;c;aGk=\x1b\\after", "after"),
        ("\x1b]8;;http://x\x07link\x1b]8;;\x07", "link"),
        ("\x9b2Jcleared", "cleared"),
        ("\x1bPdevice\x1b\\x", "x"),
        ("\x1b]unterminated\nnext line", "\nnext line"),
        ("a\x00b\x07c\x08d\x7fe", "abcde"),
        ("one\r\ntwo\rthree", "one\ntwo\nthree"),
        ("ab\u202edc\u2066e\u200f", "abdce"),
        ("pass\u200bword", "password"),
        ("half \ud83d", "half \ufffd"),
        ("家族 👨‍👩‍👧 हिन्दी می‌خواهم", "家族 👨‍👩‍👧 हिन्दी می‌خواهم"),
        (
            "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
            "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        ),
        ("tag\U000e0041\U000e0042", "tag"),
        ("\x1b", ""),
    ],
)
def test_controls_go_and_words_stay(text: str, left: str) -> None:
    assert stripped(text) == left


@given(st.text(alphabet=st.characters() | st.sampled_from("\x1b\x9b\x9d[]PX;m\x07\\\r\n\u202e\u200b"), max_size=60))
def test_nothing_is_left_that_a_screen_would_have_to_code(text: str) -> None:
    left = stripped(text)

    assert visible(left).replace(" ", "") == left.replace("\t", "").replace(" ", "")
    assert stripped(left) == left
    left.encode()


def test_a_long_line_of_escapes_takes_linear_time() -> None:
    assert stripped("\x1b]" * 50_000) == ""
    assert stripped("\x1b[" * 50_000) == ""


def test_beside_han_every_character_stays_or_goes_as_on_a_screen() -> None:
    for code in range(0xA0, sys.maxunicode + 1):
        text = f"漢{chr(code)}字"
        shown = visible(text)
        assert stripped(text) == ("漢字" if shown == f"漢⟨{code:02X}⟩字" else shown), hex(code)
