"""How firmly a clause says what it says: marks such as `ban`, `only`, `soft`, found by words of three languages."""

from __future__ import annotations

import re
from functools import cache

from ..checkpoint.classify.scripts import has_cjk
from ..checkpoint.classify.text import fold, one_chinese
from .tables import rows, words

_GAP = r"(?:\W+\w+){0,3}\W+"
_NAMED = re.compile(r"`[^`\n]*`|[\w.-]*[/_]\w[\w./-]*|\b[\w-]+\.[a-z]{1,4}\b")
"""Code, paths and file names: `never.py` forbids nothing."""
_CAN = re.compile("(可以)(?=[上下内外])")
"""可以下載 is no 以下."""
_KANA = re.compile("[\u3041-\u309f]")
_MUST_END = re.compile(r"こと[.)」]?\s*$")
"""An order in Japanese: …すること."""
_ONLY = re.compile(r"(?<![权期上下无有极局])限(?![流制期定速度时])")
"""Only for: 限主管, 限內網."""
_NOT_FORCE = re.compile(
    r"\bnot only\b|\bno longer\b|\bno doubt\b|\bno problems?\b|\bwhether or not\b|\bor not\b|\bno errors?\b"
    r"|[不未]同|不过|不僅|不仅|无论|不管|非常|别的|特别|分别|类别|级别|没问题|没错|没有?[错关]系|差不多|个别|判别|性别|区别"
    r"|前端|后端|前台|后台|前后端|时区|时钟|时间|当机|即时|同时|定时|超时|逾时|得到|取得|获得|觉得|显得|使得|值得|或许|功能|性能|智能|还是要"
)
"""What holds a mark's letters and not its sense."""


def folded(text: str) -> str:
    """Lower case, half width, one Chinese script."""
    return one_chinese(fold(text))


class Mark:
    """One mark and its words."""

    __slots__ = ("chinese", "english", "japanese", "name", "sample")

    def __init__(self, name: str, english: str, chinese: str, japanese: str, sample: str) -> None:
        self.name = name
        self.english = words(english)
        self.chinese = [folded(word) for word in words(chinese)]
        self.japanese = [folded(word) for word in words(japanese)]
        self.sample = words(sample, "~")


@cache
def marks() -> list[Mark]:
    """All marks."""
    return [Mark(*row) for row in rows("force")]


@cache
def force_words() -> frozenset[str]:
    """All words of the marks, folded: they are no topics."""
    found = {"应该"}
    for mark in marks():
        found.update(mark.english, mark.chinese, mark.japanese)
        if mark.name in ("limit", "must", "ban", "soft"):
            found.update(" ".join(mark.english).split())
    return frozenset(word for word in found if len(word) < 3 or not word.startswith("应该"))


@cache
def _patterns() -> list[tuple[str, re.Pattern[str], re.Pattern[str], re.Pattern[str]]]:
    found = []
    for mark in marks():
        english = "|".join(re.escape(word).replace(r"\ ", " ").replace(" … ", _GAP) for word in mark.english)
        chinese, japanese = map(_any_of, (mark.chinese, mark.japanese))
        found.append((mark.name, re.compile(rf"\b(?:{english})\b", re.ASCII), chinese, japanese))
    return found


def _any_of(some: list[str]) -> re.Pattern[str]:
    return re.compile("|".join(sorted(map(re.escape, some), key=len, reverse=True)))


def marks_of(text: str) -> frozenset[str]:
    """The marks of a clause."""
    bare = _NOT_FORCE.sub(" ", _CAN.sub(r"\1 ", _NAMED.sub("x", folded(text))))
    wide = has_cjk(bare)
    # A word such as 可能 is "perhaps" in Chinese and "possible" in Japanese.
    kana = wide and _KANA.search(bare) is not None
    found = {
        name
        for name, english, chinese, japanese in _patterns()
        if english.search(bare) or (wide and (japanese if kana else chinese).search(bare))
    }
    if kana and _MUST_END.search(bare):
        found.add("must")
    if wide and not kana and _ONLY.search(bare):
        found.add("only")
    return frozenset(found)
