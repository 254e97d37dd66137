"""Where the sentences of a text are, in English, Chinese, Japanese and mixtures."""

from __future__ import annotations

import re

from .text import mask

_END = re.compile(
    r"[\u3002\uff01\uff1f!?]+[\u300d\u300f\u201d\u2019\uff09)\"]*"
    r"|\.+(?=[\s\"')\u4e00-\u9fff\u3040-\u30ff])[\"')]*"
)
_ABBREVIATION = re.compile(
    r"(?:\b(?:e\.g|i\.e|etc|vs|cf|mr|mrs|ms|dr|no|approx|fig|sec|st)|^\W*\d{1,2}|\b[A-Z])$", re.IGNORECASE
)
_MARKER = re.compile(r"\s*(?:#{1,6}\s+|(?:[-*+\u2022\u30fb\u00b7]|\d{1,2}[.)\u3001])\s*(?:\[[ xX]\]\s*)?)*(?:\*\*)?")
_QUOTED_LINE = re.compile(r"\s*(?:>|\|)")
_TRIM = " \t\r\u3000*"
LONGEST = 600
"""Characters; what is longer is cut, so that no rule looks far."""
_CUT = re.compile(r"[,;:\s\uff0c\uff1b\u3001](?!.*[,;:\s\uff0c\uff1b\u3001])", re.DOTALL)


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
        if line and not line.isspace() and not _QUOTED_LINE.match(line):
            _line_spans(line, at, found)
        at += len(line) + 1
    return found


def _line_spans(line: str, at: int, found: list[tuple[int, int]]) -> None:
    marker = _MARKER.match(line)
    start = marker.end() if marker else 0
    for match in _END.finditer(line, start):
        if match.group()[0] == "." and _ABBREVIATION.search(line, max(start, match.start() - 8), match.start()):
            continue
        _add(line, start, match.end(), at, found)
        start = match.end()
    _add(line, start, len(line), at, found)


def _add(line: str, start: int, end: int, at: int, found: list[tuple[int, int]]) -> None:
    while end - start > LONGEST:
        cut = _CUT.search(line, start + LONGEST // 2, start + LONGEST)
        middle = cut.end() if cut else start + LONGEST
        _add(line, start, middle, at, found)
        start = middle
    while start < end and line[start] in _TRIM:
        start += 1
    while start < end and line[end - 1] in _TRIM:
        end -= 1
    if end - start > 1 or (end > start and line[start].isalnum()):
        found.append((at + start, at + end))
