"""The rule tables, loaded when a text first needs their language."""

from __future__ import annotations

from ...lazy import lazy
from .index import Index
from .rule import KINDS, PHRASE, SILENCE, Row, Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_ORDER = {kind: number for number, kind in enumerate((SILENCE, PHRASE, *KINDS))}
_indexes: dict[str, Index] = {}
own_rules: dict[str, list[Rule]] = {}
"""The user's own, by the language whose view of a sentence they are for; set by `own.use_own`."""


def _english() -> tuple[tuple[str, ...], ...]:
    from . import (
        rules_en_admit,
        rules_en_brief,
        rules_en_choice,
        rules_en_constraint,
        rules_en_decision,
        rules_en_evidence,
        rules_en_fact,
        rules_en_limit,
        rules_en_open,
        rules_en_replace,
        rules_en_reply,
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
        *rules_en_choice.RULES,
        *rules_en_constraint.RULES,
        *rules_en_limit.RULES,
        *rules_en_todo.RULES,
        *rules_en_open.RULES,
        *rules_en_evidence.RULES,
        *rules_en_fact.RULES,
        *rules_en_reply.RULES,
        *rules_en_brief.RULES,
        *rules_en_silence.RULES,
    )


def _chinese() -> tuple[tuple[str, ...], ...]:
    from . import (
        rules_zh_brief,
        rules_zh_constraint,
        rules_zh_correction,
        rules_zh_decision,
        rules_zh_evidence,
        rules_zh_reply,
        rules_zh_todo,
        rules_zh_withdraw,
    )

    return (
        *rules_zh_correction.RULES,
        *rules_zh_withdraw.RULES,
        *rules_zh_decision.RULES,
        *rules_zh_constraint.RULES,
        *rules_zh_todo.RULES,
        *rules_zh_evidence.RULES,
        *rules_zh_reply.RULES,
        *rules_zh_brief.RULES,
    )


def _japanese() -> tuple[tuple[str, ...], ...]:
    from . import (
        rules_ja_brief,
        rules_ja_constraint,
        rules_ja_correction,
        rules_ja_decision,
        rules_ja_evidence,
        rules_ja_reply,
        rules_ja_todo,
    )

    return (
        *rules_ja_correction.RULES,
        *rules_ja_decision.RULES,
        *rules_ja_constraint.RULES,
        *rules_ja_todo.RULES,
        *rules_ja_evidence.RULES,
        *rules_ja_reply.RULES,
        *rules_ja_brief.RULES,
    )


def table(language: str) -> list[Row]:
    """The rows of `en`, `zh` or `ja` alone."""
    from .rules_phrases import RULES

    own = {"en": _english, "zh": _chinese, "ja": _japanese}[language]()
    return [Row(row) for row in (*own, *RULES) if row[0] != PHRASE or row[1].startswith(language)]


def rules_of(language: str) -> list[Rule]:
    """A language's own rules, in the order in which they are tried."""
    rows = sorted(table(language), key=lambda row: _ORDER[row.kind])
    return [rule for row in rows for rule in row.rules(_ORDER[row.kind])]


def index_of(language: str) -> Index:
    """The index of a language's own rules, made once."""
    if language not in _indexes:
        _indexes[language] = Index(rules_of(language))
    return _indexes[language]


def candidates(language: str, sentence: str, role: str) -> Sequence[Rule]:
    """The rules worth trying on what `u` (the user) or `a` (the assistant) says: English ones in every mixture."""
    rules = index_of(language).candidates(sentence, role)
    if language != "en" and _LATIN.search(sentence):
        english = index_of("en").candidates(sentence, role)
        rules = tuple(sorted(rules + english, key=_rank)) if rules and english else rules or english
    if own_rules:
        return [*(rule for rule in own_rules[language] if role in rule.roles), *rules]
    return rules


def _rank(rule: Rule) -> int:
    return rule.rank


_LATIN = lazy("[a-z]{2}")
