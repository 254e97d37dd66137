"""When two sentences say the same in other words. Standard library only.

Words for scripts that write blanks, pairs of characters for those that do not. What a number or a negation changes is
never alike: "3 retries" and "no retries" are two facts. Nor is what an order changes: "A instead of B", "from A to B".
"""

from __future__ import annotations

import math
import re
from operator import add

from ..lazy import lazy
from .classify.scripts import has_cjk, runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Item

_WORD = lazy(r"[a-z0-9_]+(?:[.'/-][a-z0-9_]+)*|[^\x00-\xff]+")
_LATIN = lazy(r"[A-Za-z_][\w$]*(?:[.'/:-][A-Za-z0-9_]+)*", re.ASCII)
_NUMBER = lazy(r"\d+(?:[.,:]\d+)*")
_NEGATION = lazy(
    r"\b(?:no|not|never|none|without|don't|doesn't|didn't|won't|can't|cannot|isn't|aren't|shouldn't|mustn't|stop|avoid)\b"
    r"|n't\b|不|別|别|勿|沒|没|無|无|禁|ない|なし|ません|ぬ|ず(?=に|$)|禁止|停"
)
_DIRECTION = lazy(
    r"\b(?:instead|over|rather|than|not|from|to|before|after|into|onto|with|by|for)\b"
    r"|不是|而非|改|換|换|替|取代|先|再|從|从|比|代わり|ではなく|じゃなく|から|より|前|後|后"
)
_FILLER = frozenset(
    "a an the to of in on for and or is are was were be been it its this that we i you so also just please then now "
    "should will would can could let's lets ok okay yes".split()
)
_STATUS_LENGTH = 70
_ALIKE = 0.8
_SHORT = 4
"""Below this many marks a difference of one is a difference of meaning."""


class Print:
    """What a sentence is compared by."""

    __slots__ = ("directed", "marks", "names", "negations", "numbers", "order")

    def __init__(self, sentence: str) -> None:
        self.names = _names(sentence)
        text = sentence.casefold()
        order: dict[str, None] = {}
        for word in _WORD.findall(text):
            if word.isascii():
                if word not in _FILLER:
                    order[word] = None
                continue
            for run in runs(word, _script):
                order.update(dict.fromkeys(map(add, run, run[1:]) if len(run) > 1 else run))
        self.marks = frozenset(order)
        self.order = tuple(order)
        """The marks as they come, each once."""
        self.directed = _DIRECTION.search(text) is not None
        self.numbers = frozenset(_NUMBER.findall(text))
        self.negations = len(_NEGATION.findall(text)) > 0


def _script(letter: str) -> int:
    """A number for each script that writes no blanks, 0 for any other."""
    if "\u3400" <= letter <= "\u9fff":
        return 1
    return 2 if "\u3041" <= letter <= "\u30ff" else 3 if "\uac00" <= letter <= "\ud7a3" else 0


def _names(sentence: str) -> frozenset[str]:
    """Words that stand for one thing: identifiers, paths, what is written with a capital; any beside CJK."""
    if has_cjk(sentence):
        found = [word for word in _LATIN.findall(sentence) if len(word) > 2]
    else:
        found = [match[0] for match in _LATIN.finditer(sentence) if _is_name(match)]
    return frozenset(word.casefold() for word in found)


def _is_name(match: re.Match[str]) -> bool:
    word = match[0]
    if not word.isalpha():
        return len(word) > 2 and not word.replace("'", "").isalpha()
    # A capital at a sentence's start says nothing, nor do capitals all through: those are loud.
    return len(word) > 2 and any(map(str.isupper, word[1 if match.start() == 0 else 0 :])) and not word.isupper()


def alike(one: Print, other: Print) -> bool:
    """Whether two sentences say the same, perhaps re-worded."""
    if (
        one.names != other.names
        or one.numbers != other.numbers
        or one.negations != other.negations
        or not one.marks
        or not other.marks
    ):
        return False
    both = one.marks & other.marks
    if len(one.marks) < _SHORT or len(other.marks) < _SHORT:
        same = one.marks == other.marks
    else:
        same = len(both) >= _ALIKE * len(one.marks | other.marks)
    return same and (not (one.directed or other.directed) or _in_order(one, both) == _in_order(other, both))


def _in_order(mark: Print, common: frozenset[str]) -> list[str]:
    return [word for word in mark.order if word in common]


_TESTS = r"(?:tests?|suites?|checks?|specs?|build|ci|lint(?:er|ing)?|type ?checks?|formatting|pipeline|everything)"
_GREEN = r"(?:pass(?:ed|es|ing)?|green|clean(?:ly)?|succeeds?)"
_STATUS = lazy(
    r"^(?:(?:and|so|ok|great|good|perfect|now|yes|all|both|two|three|four|five|the|these|those|new|old|unit|integration"
    r"|full|whole|existing|other|remaining|overlap)[ ,:!]+){0,4}"
    rf"{_TESTS}(?: and (?:the )?{_TESTS})* (?:(?:are|is|all|now|still|both|again) )*{_GREEN}"
    rf"(?:[ ,]+(?:and|with|now|again|too|the|is|are|no|including|all|unit|integration|errors?|failures?|{_TESTS}"
    rf"|{_GREEN})){{0,7}}$"
    r"|^(?:所有|全部|全)?(?:的)?(?:单元|整合|單元|回归)?(?:测试|測試|用例)(?:已|都|全部|全|均|皆)*"
    r"(?:通过|通過|过了|過了|全绿|全綠)(?:了)?$"
    r"|^(?:全て|すべて|全部)?の?(?:ユニット)?テスト(?:は|が)?(?:すべて|全て|全部)?(?:通り|パスし|成功し)ました$"
)
_FAILS = lazy(
    r"\b(?:tests?|suite|build|ci)\b[^,;]{0,24}\b(?:fail(?:s|ed|ing)?|red|broken)\b"
    r"|(?:测试|測試)[^,，]{0,8}(?:失败|失敗|没过|沒過)|テスト[^、]{0,8}(?:失敗|落ち)"
)


def status(sentence: str) -> str:
    """How the tests as a whole are said to be: `passes`, `fails`, or nothing. A number makes a fact of it."""
    text = sentence.casefold().replace("*", "").strip(" .!。")
    if _NUMBER.search(text) or "`" in text:
        return "fails" if _FAILS.search(text) else ""
    return "passes" if len(text) <= _STATUS_LENGTH and _STATUS.search(text) else "fails" if _FAILS.search(text) else ""


class Twins:
    """Items by their sentences, to find the one that says the same without comparing with all.

    Sets that share four fifths of their marks share one of the first fifth in any fixed order.
    """

    def __init__(self) -> None:
        self._by_mark: dict[str, list[tuple[Print, Item]]] = {}

    def find(self, mark: Print) -> Item | None:
        """The first item that was added with a sentence like this one."""
        for first in _firsts(mark):
            for other, item in self._by_mark.get(first, ()):
                if alike(mark, other):
                    return item
        return None

    def add(self, mark: Print, item: Item) -> None:
        """Remember an item by its sentence."""
        for first in _firsts(mark):
            self._by_mark.setdefault(first, []).append((mark, item))


def _firsts(mark: Print) -> list[str]:
    ordered = sorted(mark.marks)
    return ordered[: len(ordered) - math.ceil(_ALIKE * len(ordered)) + 1]
