"""The rule tables, loaded when a text first needs their language."""

from __future__ import annotations

from .rule import KINDS, SILENCE, Index, Rule

_ORDER = {kind: number for number, kind in enumerate((SILENCE, *KINDS))}
_indexes: dict[str, Index] = {}
_rules: dict[str, list[Rule]] = {}


def _english() -> tuple[tuple[str, ...], ...]:
    from . import (
        rules_en_admit,
        rules_en_constraint,
        rules_en_decision,
        rules_en_evidence,
        rules_en_replace,
        rules_en_silence,
        rules_en_todo,
        rules_en_withdraw,
        rules_en_wrong,
    )

    return (
        *rules_en_replace.RULES,
        *rules_en_withdraw.RULES,
        *rules_en_wrong.RULES,
        *rules_en_admit.RULES,
        *rules_en_decision.RULES,
        *rules_en_constraint.RULES,
        *rules_en_todo.RULES,
        *rules_en_evidence.RULES,
        *rules_en_silence.RULES,
    )


def _chinese() -> tuple[tuple[str, ...], ...]:
    from . import rules_zh_constraint, rules_zh_correction, rules_zh_decision, rules_zh_evidence, rules_zh_todo

    return (
        *rules_zh_correction.RULES,
        *rules_zh_decision.RULES,
        *rules_zh_constraint.RULES,
        *rules_zh_todo.RULES,
        *rules_zh_evidence.RULES,
    )


def _japanese() -> tuple[tuple[str, ...], ...]:
    from . import rules_ja_constraint, rules_ja_correction, rules_ja_decision, rules_ja_evidence, rules_ja_todo

    return (
        *rules_ja_correction.RULES,
        *rules_ja_decision.RULES,
        *rules_ja_constraint.RULES,
        *rules_ja_todo.RULES,
        *rules_ja_evidence.RULES,
    )


def table(language: str) -> list[Rule]:
    """The rules of `en`, `zh` or `ja` alone."""
    rows = {"en": _english, "zh": _chinese, "ja": _japanese}[language]()
    return [_rule(row) for row in rows]


def _rule(row: tuple[str, ...]) -> Rule:
    kind, name, roles, cues, pattern = row[:5]
    silences = row[5] if kind == SILENCE else ""
    sample, negative = row[-2:]
    return Rule(kind, name, roles, cues, pattern, sample, negative, silences)


def rules_of(language: str) -> list[Rule]:
    """The rules tried on a sentence of a language, English ones in each: silences first, then by kind."""
    rules = table("en") if language == "en" else table(language) + table("en")
    return sorted(rules, key=lambda rule: _ORDER[rule.kind])


def index_of(language: str, role: str) -> Index:
    """The index of a language's rules for what `u` (the user) or `a` (the assistant) says, made once."""
    key = language + role
    if key not in _indexes:
        rules = _rules.setdefault(language, [])
        rules += [] if rules else rules_of(language)
        _indexes[key] = Index(rules, role)
    return _indexes[key]
