"""Words as concepts: what English, Chinese and Japanese call the same."""

from __future__ import annotations

import re
from functools import cache

from .force import folded
from .tables import rows, words

TABLES = ("lexicon_things", "lexicon_talk")
_SUFFIX = re.compile(r"(?:ing|edly|ed|ies|ly|es|s)$")
_STEM = 6
_PHRASE = 3
"""Words of the longest phrase."""


class Entry:
    """One concept."""

    __slots__ = ("english", "name", "sample", "wide")

    def __init__(self, name: str, english: str, chinese: str, japanese: str, sample: str) -> None:
        self.name = name
        self.english = words(english)
        self.wide = words(f"{chinese}, {japanese}")
        self.sample = words(sample, "~")


@cache
def entries() -> list[Entry]:
    """All concepts."""
    return [Entry(*row) for table in TABLES for row in rows(table)]


@cache
def stem(word: str) -> str:
    """What forms of one English word share: no ending, six letters."""
    word = word.removesuffix("'s")
    if len(word) > 3:
        cut = _SUFFIX.sub("", word)
        if len(cut) >= 3:
            word = cut + "y" if word.endswith("ies") else cut
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "sl":
        word = word[:-1]
    return word.removesuffix("e")[:_STEM] if len(word) > 3 else word


@cache
def _phrases() -> dict[tuple[str, ...], frozenset[str]]:
    found: dict[tuple[str, ...], set[str]] = {}
    for entry in entries():
        for phrase in entry.english:
            found.setdefault(tuple(stem(word) for word in re.findall(r"[a-z0-9']+", phrase)), set()).add(entry.name)
    return {key: frozenset(names) for key, names in found.items()}


@cache
def _wide() -> tuple[dict[str, frozenset[str]], int]:
    found: dict[str, set[str]] = {}
    for entry in entries():
        for word in entry.wide:
            found.setdefault(folded(word), set()).add(entry.name)
    return {word: frozenset(names) for word, names in found.items()}, max(map(len, found))


def phrase_at(stems: list[str], at: int) -> tuple[int, frozenset[str]]:
    """The longest phrase of the lexicon that begins here: its words, its concepts; (0, none)."""
    known = _phrases()
    for count in range(min(_PHRASE, len(stems) - at), 0, -1):
        if names := known.get(tuple(stems[at : at + count])):
            return count, names
    return 0, frozenset()


def wide_at(text: str, at: int) -> tuple[int, frozenset[str]]:
    """The longest Chinese or Japanese word of the lexicon that begins here: its length, its concepts; (0, none)."""
    known, longest = _wide()
    for count in range(min(longest, len(text) - at), 0, -1):
        if names := known.get(text[at : at + count]):
            return count, names
    return 0, frozenset()
