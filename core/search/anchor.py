"""Which bytes to look for: the part of a needle that stands in a transcript's line in few spellings.

JSON escapes some characters, so an anchor is a run without them. It is in folded form; the spellings that fold to
it are its cases, which the scan covers at once, and a few foreign ones: full and half width, decomposed, ligatures,
compatibility ideographs, and `\\uXXXX`. `sources` names characters of which each foreign spelling holds one or more.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from .fold import WIDTH, composes, fold

ASCII, CASELESS, CASED = range(3)
"""Classes of anchors. CASELESS: no case and not ASCII, such as ideographs and kana. CASED: such as é or я."""

_BREAKS = frozenset("\"\\/<>&'`,:()!?;~%[]\x7f")
"""Characters that some writers escape, or that are frequent in their full width form (Chinese punctuation), or that
stand in the marks that we put in a text for an image."""
_NO_PLACE = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
_ASCII_FROM = {
    "a": "\u1e9a", "f": "\ufb00\ufb01\ufb02\ufb03\ufb04", "i": "\u0130\ufb01\ufb03", "k": "\u212a",
    "l": "\ufb02\ufb04", "n": "\u0149", "s": "\u00df\u017f\u1e9e\ufb05\ufb06", "t": "\ufb05\ufb06",
}  # fmt: skip
"""ASCII letter -> other characters whose folded form holds it."""
_SINGLETONS = (
    "0340-0341 0343-0344 0374-0387 0958-095f 09dc-09df 0a33-0a36 0a59-0a5e 0b5c-0b5d 0f43-0fb9 1f71-1fff "
    "2000-2001 2126-212b 2329-232a 2adc-2adc f900-fad9 fb1d-fb4e 1d15e-1d164 1d1bb-1d1c0 2f800-2fa1d"
)
"""Ranges that hold all characters which NFC replaces by others."""
_IMAGE_SIZE = r"[0-9. ]*[km]?b?"
_ASCII_LENGTH, _OTHER_LENGTH, _SHORT = 12, 4, 8
_LOOK = 64
"""Characters of a run in which the best window is sought."""


class Anchor(NamedTuple):
    """A run of which every match has a spelling."""

    text: str
    kind: int
    exact: bool = False
    """Case, width and composition count."""
    dotless: bool = False
    """A dotless i is an i: in patterns, as the standard library has it."""

    @property
    def weight(self) -> float:
        """How rare it probably is: letters of ASCII are 1."""
        each = {ASCII: 1.0, CASELESS: 2.5, CASED: 1.2}[self.kind]
        return sum(each if char.isalnum() else 0.6 for char in self.text)


def anchors_of(runs: Iterable[str], *, exact: bool = False, dotless: bool = False) -> tuple[Anchor, ...]:
    """The rarest anchor in the runs, and a second one where it may be the words of an image's mark; empty: none."""
    found = [anchor for run in runs for anchor in _candidates(run, exact, dotless)]
    if not found:
        return ()
    best = max(
        found, key=lambda anchor: (anchor.weight if anchor.kind != CASED else min(anchor.weight, 2.9), -cost(anchor))
    )
    if re.fullmatch(_IMAGE_SIZE, best.text.lower()):
        return (best, Anchor("image", ASCII, exact=True))
    return (best,)


def _candidates(run: str, exact: bool, dotless: bool) -> Iterator[Anchor]:
    for kind, piece in _pieces(run):
        if piece := piece.strip(" ")[:_LOOK]:
            yield from _windows(piece, kind, exact, dotless)


def _pieces(run: str) -> Iterator[tuple[int, str]]:
    """Maximal runs of one class; a CASED run may hold ASCII, because such words mix both."""
    kinds = [_kind(char) for char in run]
    for at in range(1, len(run)):
        # Text that we write as JSON (a tool's input) may escape where the transcript spells otherwise: \n and \u000a.
        if run[at - 1] == "\\":
            kinds[at] = -1
    for wanted in ((ASCII,), (CASELESS,), (ASCII, CASED)):
        start = 0
        for at in range(len(run) + 1):
            if at == len(run) or kinds[at] not in wanted:
                piece = run[start:at]
                if piece and (len(wanted) == 1 or CASED in kinds[start:at]):
                    yield wanted[-1], piece
                start = at + 1


def _kind(char: str) -> int:
    if char in _BREAKS or char == "\ufffd" or composes(char):
        return -1
    if char.isascii():
        return ASCII if char.isprintable() else -1
    if unicodedata.category(char) in _NO_PLACE or 0x1100 <= ord(char) <= 0x115F or 0xA960 <= ord(char) <= 0xA97F:
        return -1
    return CASED if char in "\u02bc\u02be" or not char.lower() == char.upper() == char.casefold() else CASELESS


def _windows(piece: str, kind: int, exact: bool, dotless: bool) -> Iterator[Anchor]:
    length = min(len(piece), _OTHER_LENGTH if kind == CASELESS else _ASCII_LENGTH)
    shortest = min(length, _SHORT)
    best = None
    for size in range(shortest, length + 1):
        for at in range(len(piece) - size + 1):
            anchor = Anchor(piece[at : at + size].strip(" "), kind, exact, dotless)
            rank = (-cost(anchor), len(anchor.text))
            if best is None or rank > best[0]:
                best = (rank, anchor)
    if best is not None and best[1].text:
        yield best[1]


def cost(anchor: Anchor) -> int:
    """How many more spellings must be looked for than those of full width."""
    if anchor.exact or anchor.kind == CASED:
        return 0
    if anchor.kind == ASCII:
        mixed = any(map(str.isalpha, anchor.text)) and not anchor.text.replace(" ", "").isalpha()
        return mixed + len({other for char in anchor.text for other in _ASCII_FROM.get(char, "")})
    return len(sources(anchor))


def sources(anchor: Anchor) -> frozenset[str]:
    """Characters of which each spelling that is not the anchor itself, in some case, holds one."""
    if anchor.exact:
        return frozenset()
    found = frozenset().union(*(_sources(char) for char in set(anchor.text)))
    return found | {"\u0131"} if anchor.dotless and "i" in anchor.text else found


@lru_cache(maxsize=256)
def _sources(char: str) -> frozenset[str]:
    if char.isascii():
        return frozenset(_wide_forms(char) | set(_ASCII_FROM.get(char, "")))
    apart = unicodedata.normalize("NFD", char)
    marks = set(apart[1:])
    if "\uac00" <= char <= "\ud7a3":
        # The last jamo is missing from the syllable in any other spelling of it.
        marks = {apart[-1]}
    wide = _wide_forms(char).union(*map(_wide_forms, marks))
    singles = {other for other, usual in _singletons() if char in usual or (composes(other) and marks & set(usual))}
    return frozenset(marks | wide | singles)


def _wide_forms(char: str) -> set[str]:
    return {other for other, usual in WIDTH.items() if usual.lower() == char}


@lru_cache(maxsize=1)
def _singletons() -> tuple[tuple[str, str], ...]:
    """(character, folded) of those that NFC replaces."""
    found = []
    for part in _SINGLETONS.split():
        first, last = (int(number, 16) for number in part.split("-"))
        for code in range(first, last + 1):
            char = chr(code)
            if not unicodedata.is_normalized("NFC", char):
                found.append((char, fold(char)))
    return tuple(found)
