"""Lists in a turn: what is an item of one, and which line leads to it. Standard library only."""

from __future__ import annotations

import re

from ..lazy import lazy

ITEM = lazy(r"^\s*(?:[-+\u2022\u30fb\u00b7]|\*(?!\*)|\d{1,2}[.)\u3001])\s")
"""A line of a list."""
_MOST_LINES = 12
_EITHER = lazy(
    r"\b(?:either|possibl[ey]|possibilit(?:y|ies)|could|might|maybe|options?|hypothes[ie]s|candidates?|suspects?|theor(?:y|ies))\b"
    r"|可能|或許|或许|候選|候选|假設|假设|猜測|猜测|かもしれ|候補|仮説",
    re.IGNORECASE,
)


def is_one_of_several(text: str, start: int) -> bool:
    """Whether a place in a text stands in a list of what may be: its items are guesses, not facts."""
    end = text.rfind("\n", 0, start) + 1
    if not ITEM.match(text[end : start + 1]):
        return False
    for _ in range(_MOST_LINES):
        if not end:
            return False
        line = text[text.rfind("\n", 0, end - 1) + 1 : end - 1]
        if line.strip() and not line.startswith((" ", "\t")) and not ITEM.match(line):
            return line.rstrip(" *").endswith((":", "：")) and _EITHER.search(line) is not None
        end = text.rfind("\n", 0, end - 1) + 1
    return False
