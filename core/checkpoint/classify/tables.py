"""The rule tables, loaded when a text first needs their language."""

from __future__ import annotations

from .rule import KINDS, SILENCE, Index, Rule

_ORDER = {kind: number for number, kind in enumerate((SILENCE, *KINDS))}
_indexes: dict[str, Index] = {}


def english_rules() -> list[Rule]:
    """The rules of English, which hold in every other language's mixtures too."""
    from . import (
        rules_en_constraint,
        rules_en_correction,
        rules_en_decision,
        rules_en_evidence,
        rules_en_silence,
        rules_en_todo,
    )

    tables = (
        ("correction", rules_en_correction.RULES),
        ("decision", rules_en_decision.RULES),
        ("constraint", rules_en_constraint.RULES),
        ("todo", rules_en_todo.RULES),
        ("evidence", rules_en_evidence.RULES),
    )
    rules = [Rule(kind, *row) for kind, table in tables for row in table]
    return rules + [_silence(*row) for row in rules_en_silence.RULES]


def chinese_rules() -> list[Rule]:
    """The rules of Chinese, for text whose characters are simplified."""
    from . import rules_zh, rules_zh_rest

    return _rules(rules_zh.RULES) + _rules(rules_zh_rest.RULES)


def japanese_rules() -> list[Rule]:
    """The rules of Japanese."""
    from . import rules_ja, rules_ja_rest

    return _rules(rules_ja.RULES) + _rules(rules_ja_rest.RULES)


def _rules(table: tuple[tuple[str, ...], ...]) -> list[Rule]:
    return [_silence(*row[1:]) if row[0] == SILENCE else Rule(*row) for row in table]


def _silence(name: str, roles: str, cues: str, pattern: str, silences: str, sample: str, negative: str) -> Rule:
    return Rule(SILENCE, name, roles, cues, pattern, sample, negative, silences)


def rules_of(language: str) -> list[Rule]:
    """The rules tried on a sentence of `en`, `zh` or `ja`: silences first, then in the order of the kinds."""
    rules = english_rules()
    if language == "zh":
        rules = chinese_rules() + rules
    elif language == "ja":
        rules = japanese_rules() + rules
    return sorted(rules, key=lambda rule: _ORDER[rule.kind])


def index_of(language: str) -> Index:
    """The index of a language's rules, made once."""
    if language not in _indexes:
        _indexes[language] = Index(rules_of(language))
    return _indexes[language]
