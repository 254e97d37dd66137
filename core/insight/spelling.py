"""Words of a phrase as patterns: endings, hyphens, capitals, versions and the two ways to write Chinese aside."""

from __future__ import annotations

import re

from ..checkpoint.classify.text import fold, one_chinese

_PIECE = re.compile(r"[a-z0-9]+|[+#]+|[^\x00-\x7f]+")
_ENDING = re.compile(r"(?:ing|ed|es|s|e)$")
_DOUBLED = re.compile(r"([bdgklmnprt])\1$")
_SHORTEST = 4
"""Letters: what is shorter has no ending taken off."""


def folded(text: str) -> str:
    """Lower case, half width, one kind of Chinese; as long as the text."""
    return one_chinese(fold(text))


def stem(word: str) -> str:
    """An English word without its ending."""
    bare = _ENDING.sub("", word) if len(word) > _SHORTEST else word
    return _DOUBLED.sub(r"\1", bare) if len(bare) >= _SHORTEST and bare != word else bare


def spelled(phrase: str, *, loose: bool = True) -> str:
    """A pattern for a folded phrase as people and programs write it. Loose: with any English ending."""
    parts = []
    for piece in _PIECE.findall(phrase):
        if not piece.isascii():
            parts.append(re.escape(piece.strip()))
        elif loose and piece.isalpha() and len(piece) > _SHORTEST - 1:
            root = stem(piece)
            parts.append(f"{re.escape(root)}(?:{re.escape(root[-1])}?(?:ing|ed|er|es|s|e))?")
        else:
            parts.append(re.escape(piece) + ("s?" if piece.isalpha() else ""))
    body = r"[\s_./-]{0,2}".join(parts)
    front = "" if not phrase[:1].isascii() else r"(?<![a-z0-9_])"
    back = "" if not phrase[-1:].isascii() else r"(?:\.?js)?\d{0,2}(?![a-z0-9_])"
    return front + body + back
