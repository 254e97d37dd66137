"""Each row of the rule tables: its sample is labelled by it and by no other, its negative is not, it is well formed."""

from __future__ import annotations

import re

import pytest

from compact_guard.core.checkpoint.classify import tables
from compact_guard.core.checkpoint.classify.engine import VIEWS, classify
from compact_guard.core.checkpoint.classify.rule import KINDS, SILENCE, Index, Rule, expand
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


def label_without(monkeypatch: pytest.MonkeyPatch, language: str, rule: Rule, sentence: str) -> str:
    """The label that a sentence has where a row is missing."""
    rules = [other for other in tables.rules_of(language) if (other.kind, other.name) != (rule.kind, rule.name)]
    role = rule.roles[0]
    monkeypatch.setitem(tables._indexes, language + role, Index(rules, role))
    return classify(sentence, ROLES[rule.roles[0]]).kind


@each_row
def test_the_sample_is_labelled(language: str, rule: Rule) -> None:
    label = classify(rule.sample, ROLES[rule.roles[0]])
    if rule.kind == SILENCE:
        assert label.kind == "none"
    else:
        assert (label.kind, label.rule) == (rule.kind, rule.name)


@each_row
def test_the_negative_has_words_of_the_row(language: str, rule: Rule) -> None:
    sentence = seen(rule.negative, language)
    assert any(cue in sentence or (cue == "#" and re.search(r"\d", sentence)) for cue in rule.cues)


@each_row
def test_the_negative_is_not(language: str, rule: Rule) -> None:
    if rule.kind == SILENCE:
        assert not rule.search(seen(rule.negative, language))
        assert classify(rule.negative, ROLES[rule.roles[0]]).kind in rule.silences
    else:
        assert classify(rule.negative, ROLES[rule.roles[0]]).kind != rule.kind


@each_row
def test_without_the_row_the_sample_is_labelled_otherwise(
    language: str, rule: Rule, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = label_without(monkeypatch, language, rule, rule.sample)
    assert label in rule.silences if rule.kind == SILENCE else label != rule.kind


@each_row
def test_a_row_is_well_formed(language: str, rule: Rule) -> None:
    assert rule.kind in (*KINDS, SILENCE)
    assert set(rule.roles) <= set("ua?")
    assert all(cue and cue == cue.strip().lower() for cue in rule.cues)
    assert set(rule.silences) <= set(KINDS)
    re.compile(expand(rule.pattern), re.ASCII)


def test_names_are_unique() -> None:
    names = [(language, rule.kind, rule.name) for language, rule in ROWS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_must_occur_hide_no_sample(language: str) -> None:
    for number, rule in enumerate(tables.rules_of(language)):
        index = tables.index_of(language, rule.roles[0])
        sentence = seen(rule.sample, language)
        if rule.search(sentence):
            assert number in index.candidates(sentence), rule.name


def test_patterns_of_chinese_are_in_simplified_characters() -> None:
    for rule in tables.table("zh"):
        for part in (rule.pattern, *rule.cues):
            assert part == one_chinese(part), rule.name
