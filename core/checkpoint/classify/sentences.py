"""Where the sentences of a text are, in English, Chinese, Japanese and mixtures."""

from __future__ import annotations

import re

from ...lazy import lazy
from .text import mask

_END = lazy(
    r"[.\u3002\uff01\uff1f!?](?:(?<=\.)\.*[\"')]*"
    r"|(?<!\.)[\u3002\uff01\uff1f!?]*[\u300d\u300f\u201d\u2019\uff09)\"]*)"
)
"""One class first: a search skips all else as fast as it can."""
_ABBREVIATION = lazy(
    r"(?:\b(?:e\.g|i\.e|etc|vs|cf|mr|mrs|ms|dr|no|approx|fig|sec|st)|^\W*\d{1,2}|\b[A-Z])$", re.IGNORECASE
)
_MARKER = lazy(r"\s*(?:#{1,6}\s+|(?:[-*+\u2022\u30fb\u00b7]|\d{1,2}[.)\u3001])\s*(?:\[[ xX]\]\s*)?)*(?:\*\*)?")
_MARKS = "#-*+\u2022\u30fb\u00b7"
_QUOTED = ">|"
_TRIM = " \t\r\u3000*"
LONGEST = 600
"""Characters; what is longer is cut, so that no rule looks far."""
_CUT = lazy(r"[,;:\s\uff0c\uff1b\u3001](?!.*[,;:\s\uff0c\uff1b\u3001])", re.DOTALL)


def sentences(text: str) -> list[tuple[int, int]]:
    """Start and end of each sentence; code blocks, quoted lines and tables have none.

    A list's mark or a heading's is not part of the sentence, the full stop is.
    """
    return spans(mask(text))


def spans(masked: str) -> list[tuple[int, int]]:
    """As `sentences`, for a text whose code and quotes are masked already."""
    found: list[tuple[int, int]] = []
    at = 0
    for line in masked.split("\n"):
        bare = line.lstrip()
        if bare and bare[0] not in _QUOTED:
            start = len(line) - len(bare)
            if (bare[0] in _MARKS or bare[0].isdigit()) and (marker := _MARKER.match(line)):
                start = marker.end()
            _line_spans(line, start, at, found)
        at += len(line) + 1
    return found


def _line_spans(line: str, start: int, at: int, found: list[tuple[int, int]]) -> None:
    for match in _END.finditer(line, start):
        first, end = match.span()
        if line[first] == "." and not _is_end(line, start, first):
            continue
        _add(line, start, end, at, found)
        start = end
    if start < len(line):
        _add(line, start, len(line), at, found)


def _is_end(line: str, start: int, dot: int) -> bool:
    """Whether a sentence ends with the full stops from here on: not within a word, a number or an abbreviation."""
    after = dot
    while line[after : after + 1] == ".":
        after += 1
    follows = line[after : after + 1]
    if not (
        follows.isspace()
        or (follows and follows in "\"')")
        or "\u4e00" <= follows <= "\u9fff"
        or "\u3040" <= follows <= "\u30ff"
    ):
        return False
    # Every abbreviation ends with a letter or a digit.
    return dot <= start or not line[dot - 1].isalnum() or not _ABBREVIATION.search(line, max(start, dot - 8), dot)


def _add(line: str, start: int, end: int, at: int, found: list[tuple[int, int]]) -> None:
    while end - start > LONGEST:
        cut = _CUT.search(line, start + LONGEST // 2, start + LONGEST)
        middle = cut.end() if cut else start + LONGEST
        _add(line, start, middle, at, found)
        start = middle
    if line[start] in _TRIM or line[end - 1] in _TRIM:
        bare = line[start:end]
        start = end - len(bare.lstrip(_TRIM))
        end = start + len(bare.strip(_TRIM))
    if end - start > 1 or (end > start and line[start].isalnum()):
        found.append((at + start, at + end))
