"""Laws of the classification that hold for any text."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compact_guard.core.checkpoint.classify import tables
from compact_guard.core.checkpoint.classify.engine import classify, label_turn
from compact_guard.core.checkpoint.classify.relations import closes, overturns, terms
from compact_guard.core.checkpoint.classify.rule import KINDS
from compact_guard.core.checkpoint.classify.sentences import sentences
from compact_guard.core.checkpoint.classify.text import fold, mask, one_chinese

SAMPLES = [rule.sample for language in ("en", "zh", "ja") for rule in tables.table(language)]
pieces = st.one_of(
    st.sampled_from(SAMPLES),
    st.sampled_from(
        [
            "\n",
            "\n\n- ",
            "```\n",
            "`",
            '"',
            "「",
            "」",
            "> ",
            ". ",
            "。",
            " ",
            "?",
            "## Todo\n",
            "1. ",
            "İ",
            "\u3000",
            "Ａ",
        ]
    ),
    st.text(max_size=12),
)
texts = st.lists(pieces, max_size=10).map("".join)
roles = st.sampled_from(["user", "assistant"])


@settings(deadline=None)
@given(texts)
def test_what_rules_look_at_is_as_long_as_the_text(text: str) -> None:
    assert len(text) == len(mask(text)) == len(fold(mask(text))) == len(one_chinese(fold(mask(text))))


@settings(deadline=None)
@given(texts)
def test_sentences_lie_in_the_text_one_after_another(text: str) -> None:
    at = 0
    for start, end in sentences(text):
        assert at <= start < end <= len(text)
        assert "\n" not in text[start:end]
        at = end


@settings(deadline=None)
@given(texts, roles)
def test_a_label_points_into_the_text(text: str, role: str) -> None:
    at = 0
    for label in label_turn(text, role):
        assert label.kind in KINDS
        assert label.key
        assert text[label.start : label.end] == label.key
        assert label.start >= at
        at = label.end
        assert label.rejected in text
        assert label.accepted in text
        if label.kind != "correction":
            assert label.rejected == label.accepted == ""


@settings(deadline=None)
@given(texts, roles)
def test_the_same_text_has_the_same_label(text: str, role: str) -> None:
    one, other = classify(text, role), classify(text, role)
    assert (one.kind, one.key, one.rejected, one.accepted) == (other.kind, other.key, other.rejected, other.accepted)


@settings(deadline=None)
@given(st.sampled_from(SAMPLES), roles)
def test_code_and_quotes_say_nothing(sample: str, role: str) -> None:
    bare = sample.replace("`", "").replace("\n", " ").replace("「", "").replace("」", "").replace('"', "")
    assert classify(f"```\n{bare}\n```", role).kind == "none"
    assert classify(f"> {bare}", role).kind == "none"
    assert classify(f"`{bare}`", role).kind == "none"


@settings(deadline=None)
@given(texts)
def test_a_rule_that_is_not_tried_would_not_have_held(text: str) -> None:
    folded = fold(mask(text))
    for language in ("en", "zh", "ja"):
        sentence = one_chinese(folded) if language == "zh" else folded
        for start, end in sentences(text):
            part = sentence[start:end]
            index = tables.index_of(language)
            tried = set(map(id, index.candidates(part)))
            for rule in index.rules:
                if id(rule) not in tried:
                    assert not rule.search(part), rule.name


@settings(deadline=None)
@given(texts, texts)
def test_relations_take_any_text(one: str, other: str) -> None:
    label = classify(one, "user")
    assert overturns(label, label) in (True, False)
    assert closes(other, label) in (True, False)
    assert terms(one) == terms(one)


@settings(deadline=None)
@given(texts)
def test_an_empty_turn_closes_nothing(text: str) -> None:
    assert not closes("", classify(text, "user"))


@pytest.mark.parametrize(
    "piece",
    [
        "a",
        "not ",
        "use not, ",
        "不是",
        "，不要",
        "ではなく",
        "`",
        '"',
        "「",
        "- ",
        "1.5 s ",
        "never mind the ",
        ". ",
        "( ",
    ],
)
def test_the_time_grows_with_the_length_only(piece: str) -> None:
    def seconds(length: int) -> float:
        text = piece * (length // len(piece))
        best = 9.0
        for _round in range(3):
            began = time.perf_counter()
            label_turn(text, "user")
            best = min(best, time.perf_counter() - began)
        return best

    label_turn(piece * 100, "user")
    assert seconds(64_000) < 12 * seconds(16_000) + 0.05
