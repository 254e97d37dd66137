"""Which kind the items of a list are, by the heading above it."""

from __future__ import annotations

import re

_HEADS = (
    ("correction", re.compile(r"^you(?:'re| are) (?:\w+ )?right on (?:both|all|these|those|each|every)\b.{0,24}$")),
    (
        "todo",
        re.compile(
            r"^(?:.{0,24}\b(?:to-?dos?|remaining|left to do|what(?:'s| is) left|still (?:to do|open|missing)"
            "|open (?:items|points|issues)|follow-?ups?|not (?:yet )?done|next steps?|outstanding"
            r"|pending)\b.{0,24}"
            r"|.{0,10}(?:待办|遗留|未完成|尚未完成|剩余|后续|剩下|残作業|残り|未対応|今後の).{0,10})$"
        ),
    ),
    (
        "constraint",
        re.compile(
            r"^(?:.{0,24}\b(?:constraints?|rules|requirements|restrictions|ground rules|must(?:s"
            r"|-haves?)?)\b.{0,24}|.{0,10}(?:规则|限制|规定|约束|制約|ルール|規則).{0,10})$"
        ),
    ),
    (
        "decision",
        re.compile(
            r"^(?:.{0,24}\b(?:decisions?(?: made)?|we (?:have )?(?:decided|agreed)|settled"
            r"|where we(?:'ve| have)? (?:landed|ended up)"
            r"|(?:removed|added|dropped|kept|changed) (?:from|to|in) (?:the|our) (?:plan|scope|design|spec))\b.{0,24}"
            "|.{0,10}(?:决定|结论|决议|決定|合意|定案|拍板).{0,10})$"
        ),
    ),
)


def kind_below(heading: str) -> str:
    """The kind of what stands below a folded heading in simplified characters; empty where it has none."""
    return next((kind for kind, pattern in _HEADS if pattern.search(heading)), "")
