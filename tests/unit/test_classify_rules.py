"""Each row of the rule tables: its sample is labelled by it and by no other, its negative is not, it is well formed."""

from __future__ import annotations

import re

import pytest

from compact_guard.core.checkpoint.classify import tables
from compact_guard.core.checkpoint.classify.engine import classify
from compact_guard.core.checkpoint.classify.index import Index
from compact_guard.core.checkpoint.classify.languages import VIEWS
from compact_guard.core.checkpoint.classify.literals import cues as needed
from compact_guard.core.checkpoint.classify.rule import KINDS, PHRASE, SILENCE, Row, expand
from compact_guard.core.checkpoint.classify.text import fold, mask, one_chinese

LANGUAGES = ("en", "zh", "ja")
ROWS = [(language, rule) for language in LANGUAGES for rule in tables.table(language)]
ROLES = {"u": "user", "a": "assistant"}
each_row = pytest.mark.parametrize(
    ("language", "rule"), ROWS, ids=[f"{lang}-{rule.kind}-{rule.name}" for lang, rule in ROWS]
)


def seen(sentence: str, language: str) -> str:
    """A sentence as the rules see it."""
    return VIEWS[language](fold(mask(sentence)).rstrip(" .!"))


def label_without(monkeypatch: pytest.MonkeyPatch, language: str, rule: Row, sentence: str) -> str:
    """The label that a sentence has where a row is missing."""
    rules = [other for other in tables.rules_of(language) if (other.kind, other.name) != (rule.kind, rule.name)]
    monkeypatch.setitem(tables._indexes, language, Index(rules))
    return outcome(rule, sentence)


def outcome(rule: Row, sentence: str) -> str:
    """The kind of a sentence; of a correction whose phrases a row finds, also these."""
    label = classify(sentence, ROLES[rule.roles[0]])
    return f"{label.kind}: {label.rejected} -> {label.accepted}" if rule.kind == PHRASE else label.kind


@each_row
def test_the_sample_is_labelled(language: str, rule: Row) -> None:
    label = classify(rule.sample, ROLES[rule.roles[0]])
    if rule.kind == SILENCE:
        assert label.kind == "none"
    elif rule.kind == PHRASE:
        assert label.kind == "correction"
        assert label.rejected
    else:
        assert (label.kind, label.rule) == (rule.kind, rule.name)


@each_row
def test_the_negative_is_not(language: str, rule: Row) -> None:
    if rule.kind == SILENCE:
        assert not rule.holds(seen(rule.negative, language))
        assert classify(rule.negative, ROLES[rule.roles[0]]).kind in rule.silences
    elif rule.kind == PHRASE:
        assert not rule.holds(seen(rule.negative, language))
    else:
        assert classify(rule.negative, ROLES[rule.roles[0]]).kind != rule.kind


@each_row
def test_without_the_row_the_sample_is_labelled_otherwise(
    language: str, rule: Row, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = label_without(monkeypatch, language, rule, rule.sample)
    if rule.kind == PHRASE:
        monkeypatch.undo()
        assert label != outcome(rule, rule.sample)
    else:
        assert label in rule.silences if rule.kind == SILENCE else label != rule.kind


@each_row
def test_a_row_is_well_formed(language: str, rule: Row) -> None:
    assert rule.kind in (*KINDS, PHRASE, SILENCE)
    assert set(rule.roles) <= set("ua?")
    assert set(rule.silences) <= set(KINDS)
    assert rule.parts
    for cues, pattern in rule.parts:
        re.compile(expand(pattern), re.ASCII)
        assert cues == needed(pattern, rule.kind)


def test_names_are_unique() -> None:
    names = [(language, rule.kind, rule.name) for language, rule in ROWS]
    assert len(names) == len(set(names))


def test_patterns_of_chinese_are_in_simplified_characters() -> None:
    for rule in tables.table("zh"):
        for cues, pattern in rule.parts:
            assert cues + pattern == one_chinese(cues + pattern), rule.name
