"""How the rules of a language see a sentence, and which parts of it are of one script."""

from __future__ import annotations

import pytest

from compact_guard.core.checkpoint.classify.languages import VIEWS
from compact_guard.core.checkpoint.classify.scripts import has_cjk, is_cjk, runs


@pytest.mark.parametrize(
    ("body", "seen"),
    [
        ("Redis を 使う", "Redisを使う"),
        ("use   Redis   を", "use   Redisを"),
        ("a, b; c: d", "a,b;c:d"),
        ("  先に Redis  ", "  先にRedis  "),
        ("one two", "one two"),
        ("、 a", "、 a"),
        (" ", " "),
        ("", ""),
    ],
)
def test_blanks_beside_han_and_kana_and_after_marks_go(body: str, seen: str) -> None:
    assert VIEWS["ja"](body) == seen


def test_a_text_is_cut_where_its_script_changes() -> None:
    assert runs("漢字、かな漢", is_cjk) == ["漢字", "かな漢"]
    assert runs("、。", is_cjk) == []


def test_what_is_cjk() -> None:
    assert has_cjk("— das Haus 漢")
    assert not has_cjk("— das Häuschen 、")
    assert not has_cjk("plain")
