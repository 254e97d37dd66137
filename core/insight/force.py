"""How firmly a clause says what it says: marks such as `ban`, `only`, `soft`, found by words of three languages."""

from __future__ import annotations

import re
from functools import cache

from ..checkpoint.classify.scripts import has_cjk
from ..checkpoint.classify.text import fold, one_chinese
from .words_force import TABLE

_GAP = r"(?:\W+\w+){0,3}\W+"
_NAMED = re.compile(r"`[^`\n]*`|[\w.-]*[/_]\w[\w./-]*|\b[\w-]+\.[a-z]{1,4}\b")
"""Code, paths and file names: `never.py` forbids nothing."""
_NOT_FORCE = re.compile(
    r"\bnot only\b|\bno longer\b|\bno doubt\b|\bno problems?\b|\bwhether or not\b|\bor not\b|\bno errors?\b"
    r"|[不未]同|不过|不僅|不仅|无论|不管|非常|别的|特别|分别|类别|级别|没问题|没错|没有?[错关]系|差不多|个别|判别|性别|区别"
    r"|得到|取得|获得|觉得|显得|使得|值得|或许|功能|性能|智能|还是要"
)
"""What holds a mark's letters and not its sense."""


def folded(text: str) -> str:
    """Lower case, half width, one Chinese script."""
    return one_chinese(fold(text))


@cache
def words() -> frozenset[str]:
    """All words of the marks, folded: they are no topics."""
    found: set[str] = set()
    for line in TABLE.strip().splitlines():
        _, english, chinese, japanese, _ = line.split(" | ")
        found.update(word.strip() for word in english.split(","))
        found.update(folded(word.strip()) for word in f"{chinese},{japanese}".split(","))
    return frozenset(found)


@cache
def _patterns() -> dict[str, tuple[re.Pattern[str], re.Pattern[str]]]:
    found = {}
    for line in TABLE.strip().splitlines():
        mark, english, chinese, japanese, _ = (part.strip() for part in line.split(" | "))
        words = (re.escape(word.strip()).replace(r"\ ", " ").replace(" … ", _GAP) for word in english.split(","))
        wide = (re.escape(folded(word.strip())) for word in f"{chinese},{japanese}".split(","))
        found[mark] = (
            re.compile(rf"\b(?:{'|'.join(words)})\b", re.ASCII),
            re.compile("|".join(sorted(wide, key=len, reverse=True))),
        )
    return found


def marks_of(text: str) -> frozenset[str]:
    """The marks of a clause."""
    bare = _NOT_FORCE.sub(" ", _NAMED.sub("x", folded(text)))
    wide = has_cjk(bare)
    return frozenset(
        mark for mark, (english, other) in _patterns().items() if english.search(bare) or (wide and other.search(bare))
    )
