"""Which language's rules a sentence is for, and how these see it."""

from __future__ import annotations

from ...lazy import lazy
from .scripts import is_cjk
from .text import han, one_chinese

_KANA = lazy("[\u3041-\u3096\u30a1-\u30fa]+")
_JAPANESE = lazy("[\u3041-\u306d\u306f-\u3096\u30a1-\u30fa対応検実変続図読売仮転発関済毎覧拡単戻込働渋]")
"""Kana but one, which Chinese borrows for ornament, and characters that neither Taiwan nor the mainland writes."""
_MARKS = ",.:;!?"


class Languages:
    """Tells the languages of a text's sentences."""

    __slots__ = ("_is_japanese", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._is_japanese: bool | None = None

    def of(self, sentence: str) -> str:
        """`en`, `zh` or `ja`. What is written in Han alone is what the text around it is."""
        if sentence.isascii():
            return "en"
        if _JAPANESE.search(sentence):
            return "ja"
        if han(sentence):
            return "ja" if self._japanese() else "zh"
        return "en"

    def _japanese(self) -> bool:
        if self._is_japanese is None:
            kana = sum(map(len, _KANA.findall(self._text)))
            self._is_japanese = kana > 0 and kana * 5 > han(self._text) > 0
        return self._is_japanese


def _tight(body: str) -> str:
    """Without the blanks beside a Han character or kana, which some write between scripts, and after marks.

    No pattern: one with all Han characters takes milliseconds to compile.
    """
    tight, *rest = body.split(" ")
    gap = " "
    for part in rest:
        if not part:
            gap += " "
            continue
        if not tight or not (is_cjk(part[0]) or is_cjk(tight[-1]) or tight[-1] in _MARKS):
            tight += gap
        tight += part
        gap = " "
    return tight + gap[1:]


def _chinese(body: str) -> str:
    return one_chinese(_tight(body))


def _same(body: str) -> str:
    return body


VIEWS = {"en": _same, "ja": _tight, "zh": _chinese}
"""How the rules of a language see a sentence."""
