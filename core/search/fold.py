"""Folding: what a phrase and a text are compared as, and the way back to the original's characters.

Full and half width first (kana marks must join before composition), NFC, case, and NFC again, because folding case
can take a letter apart. Python's `str.casefold` and NFC are of one Unicode version; so are both sides of a search.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import cache

Span = tuple[int, int]
"""Start and end, in code points."""

_HALF_KANA = (
    "\u3002\u300c\u300d\u3001\u30fb\u30f2\u30a1\u30a3\u30a5\u30a7\u30a9\u30e3\u30e5\u30e7\u30c3\u30fc\u30a2\u30a4\u30a6\u30a8"
    "\u30aa\u30ab\u30ad\u30af\u30b1\u30b3\u30b5\u30b7\u30b9\u30bb\u30bd\u30bf\u30c1\u30c4\u30c6\u30c8\u30ca\u30cb\u30cc\u30cd"
    "\u30ce\u30cf\u30d2\u30d5\u30d8\u30db\u30de\u30df\u30e0\u30e1\u30e2\u30e4\u30e6\u30e8\u30e9\u30ea\u30eb\u30ec\u30ed\u30ef"
    "\u30f3\u3099\u309a"
)
"""What FF61 to FF9F stand for, in their order."""

WIDTH = {chr(0xFF01 + at): chr(0x21 + at) for at in range(94)} | {
    chr(0xFF61 + at): kana for at, kana in enumerate(_HALF_KANA)
}
"""Full and half width forms -> their usual form."""

_REGULAR = (
    "\\x00-\\x7f\xa0-\xde\xe0-\xff\u0400-\u0482\u0490-\u052f\u2010-\u2027\u2030-\u205e\u2190-\u2328\u232b-\u2adb\u2add-\u2bff"
    "\u3000-\u3029\u3030-\u3098\u309b-\u312f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e\uff61-\uff9d"
)
"""Characters that fold to one character each, unless something that is not here follows."""


@cache
def _wide() -> re.Pattern[str]:
    return re.compile("[\uff01-\uff5e\uff61-\uff9f]")


@cache
def _irregular() -> re.Pattern[str]:
    return re.compile(f"[{_REGULAR}]?[^{_REGULAR}]+")


def widened(text: str) -> str:
    """The text with full and half width forms as their usual forms."""
    return _wide().sub(lambda match: WIDTH[match[0]], text)


def fold(text: str) -> str:
    """The form in which two texts that a person would call the same are equal."""
    if text.isascii():
        return text.lower()
    composed = unicodedata.normalize("NFC", widened(text))
    return unicodedata.normalize("NFC", composed.casefold())


def dotted(folded: str) -> str:
    """Folded text as patterns see it: where case is ignored, `re` takes a dotless i for an i."""
    return folded.replace("\u0131", "i")


def composes(char: str) -> bool:
    """Whether a character may join the one before it."""
    if char < "\u0300":
        return False
    code = ord(char)
    if 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FF or code in (0xFF9E, 0xFF9F) or 0x16D63 <= code <= 0x16D6A:
        return True
    return unicodedata.category(char)[0] == "M"


class Alignment:
    """Where the characters of a folded text come from."""

    def __init__(self, text: str) -> None:
        self._from: list[int] = []
        self._to: list[int] = []
        self._pieces: list[tuple[int, int, int, int]] = []
        shift = 0
        """Folded position minus original position, outside the pieces."""
        for start, end, length in _unequal(text):
            self._pieces.append((start + shift, start + shift + length, start, end))
            shift += length - (end - start)
        self._from = [piece[0] for piece in self._pieces]

    def span(self, start: int, end: int) -> Span:
        """The shortest run of original characters that holds this part of the folded text."""
        return self._start(start), self._end(end) if end > start else self._start(start)

    def _start(self, at: int) -> int:
        index = bisect_right(self._from, at) - 1
        if index < 0:
            return at
        _, folded_end, start, end = self._pieces[index]
        return start if at < folded_end else end + at - folded_end

    def _end(self, at: int) -> int:
        index = bisect_left(self._from, at) - 1
        if index < 0:
            return at
        _, folded_end, _, end = self._pieces[index]
        return end + max(0, at - folded_end)


def _unequal(text: str) -> Iterator[tuple[int, int, int]]:
    """(start, end, folded length) of the pieces that do not fold character by character."""
    if text.isascii():
        return
    for match in _irregular().finditer(text):
        for start, end in _clusters(match[0], match.start()):
            cluster = text[start:end]
            usual = widened(cluster)
            parts = [char.casefold() for char in usual]
            apart = "".join(parts)
            if unicodedata.normalize("NFC", usual) == usual and unicodedata.normalize("NFC", apart) == apart:
                for at, part in enumerate(parts, start):
                    if len(part) != 1:
                        yield at, at + 1, len(part)
            else:
                yield start, end, len(fold(cluster))


def _clusters(text: str, offset: int) -> Iterator[Span]:
    start = 0
    for at in range(1, len(text)):
        if not composes(text[at]):
            yield offset + start, offset + at
            start = at
    if text:
        yield offset + start, offset + len(text)
