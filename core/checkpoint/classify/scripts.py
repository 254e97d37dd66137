"""Han, kana and Hangul without patterns: one with all Han characters takes milliseconds to compile."""

from __future__ import annotations

from itertools import groupby

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def is_cjk(letter: str) -> bool:
    """Whether a character is Han or kana."""
    return "\u3400" <= letter <= "\u9fff" or "\u3041" <= letter <= "\u30ff"


def has_cjk(text: str) -> bool:
    """Whether any character of a text is Han or kana."""
    return not text.isascii() and any(map(is_cjk, text))


def runs(text: str, script: Callable[[str], object]) -> list[str]:
    """The longest parts of one script each, in their order; nothing of what has none."""
    return ["".join(letters) for found, letters in groupby(text, script) if found]
