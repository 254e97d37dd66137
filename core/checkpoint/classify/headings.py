"""Which kind the items of a list are, by the heading above it."""

from __future__ import annotations

from ...lazy import lazy

_HEADS = (
    (
        "todo",
        lazy(
            r"^(?:.{0,24}\b(?:to-?dos?|remaining|left to do|what(?:'s| is) left|still (?:to do|open|missing)"
            "|open (?:items|points|issues)|follow-?ups?|not (?:yet )?done|next steps?|outstanding"
            r"|pending)\b.{0,24}"
            r"|.{0,10}(?:待办|遗留|未完成|尚未完成|剩余|后续|剩下|残作業|残り|未対応|今後の).{0,10})$"
        ),
    ),
    (
        "constraint",
        lazy(
            r"^(?:.{0,24}\b(?:constraints?|rules|requirements|restrictions|ground rules|must(?:s"
            r"|-haves?)?)\b.{0,24}|.{0,10}(?:规则|限制|规定|约束|制約|ルール|規則).{0,10})$"
        ),
    ),
    (
        "decision",
        lazy(
            r"^(?:.{0,24}\b(?:decisions?(?: made)?|we (?:have )?(?:decided|agreed)|settled"
            r"|where we(?:'ve| have)? (?:landed|ended up)"
            r"|(?:added|kept|changed) (?:to|in) (?:the|our) (?:plan|scope|design|spec))\b.{0,24}"
            "|.{0,10}(?:决定|结论|决议|決定|合意|定案|拍板).{0,10})$"
        ),
    ),
)

GONE = "gone"
"""Of a list of what is not to be any more: each of its items takes that back."""
_GONE = lazy(
    r"^(?:.{0,24}\b(?:removed|dropped|cut|gone) from (?:the|our) (?:plan|scope|design|spec)\b.{0,24}"
    "|.{0,10}(?:不做了的?|取消的?|拿掉的?|从(?:计划|范围|设计)(?:中|里)?(?:移除|拿掉|取消)的?|やめるもの|廃止するもの).{0,10})$"
)


def kind_below(heading: str) -> str:
    """The kind of what stands below a folded heading in simplified characters, or `GONE`; empty where it has none."""
    if _GONE.search(heading):
        return GONE
    return next((kind for kind, pattern in _HEADS if pattern.search(heading)), "")
