"""Text for people: measured in terminal cells, so that columns stand also under Chinese."""

from __future__ import annotations

import os
import sys
import time
import unicodedata
from collections.abc import Container, Iterator, Sequence

ELLIPSIS = "…"
_TAB = 4
_JOINER = "\u200d"
_DEFAULT_WIDTH = 80
_NARROWEST = 20
_NO_START = frozenset("，。、；：！？）」』》〉】…")
"""What no line of Chinese or Japanese begins with."""


def width() -> int:
    """Columns of the terminal behind stdout; `COLUMNS` wins, 80 where nobody knows."""
    given = os.environ.get("COLUMNS", "")
    if given.isdigit() and int(given):
        return max(int(given), _NARROWEST)
    try:
        return max(os.get_terminal_size(sys.stdout.fileno()).columns, _NARROWEST)
    except (OSError, ValueError):
        return _DEFAULT_WIDTH


def cells(text: str) -> int:
    """Columns that a terminal gives a text."""
    return len(text) if text.isascii() else sum(_steps(text))


def _steps(text: str) -> Iterator[int]:
    """Cells of each character: marks, and what a joiner joins to the character before, take none of their own."""
    joined = False
    for char in text:
        if char < "\u0300":
            step = 1
        elif joined or unicodedata.category(char) in ("Mn", "Me", "Cf") or "\U0001f3fb" <= char <= "\U0001f3ff":
            step = 0
        else:
            step = 2 if unicodedata.east_asian_width(char) in "WF" else 1
        joined = char == _JOINER
        yield step


def cut(text: str, limit: int) -> str:
    """At most `limit` cells; `…` ends what was cut."""
    if cells(text) <= limit:
        return text
    used = 0
    for index, step in enumerate(_steps(text)):
        used += step
        if used > limit - 1:
            return text[:index] + ELLIPSIS
    return text


def pad(text: str, to: int, *, right: bool = False) -> str:
    """The text with blanks up to `to` cells; `right` puts them before it."""
    blanks = " " * (to - cells(text))
    return blanks + text if right else text + blanks


def wrap(text: str, limit: int) -> Iterator[str]:
    """Lines of at most `limit` cells, broken at blanks and between wide characters where there are any."""
    for line in text.split("\n"):
        start = used = 0
        last_break = -1
        steps = list(_steps(line))
        index = 0
        while index < len(line):
            step = steps[index]
            if used + step > limit and index > start:
                here = line[index] == " " or (step == 2 and line[index] not in _NO_START)
                end = index if here or last_break <= start else last_break
                yield line[start:end].rstrip(" ")
                start = index = end + (line[end] == " ")
                used, last_break = 0, -1
                continue
            if line[index] == " ":
                last_break = index
            elif step == 2 and index > start and line[index] not in _NO_START:
                last_break = index
            used += step
            index += 1
        yield line[start:]


def hung(text: str, limit: int, *, hang: int) -> Iterator[str]:
    """Lines of at most `limit` cells; those after the first begin `hang` cells further in."""
    lead = text[: len(text) - len(text.lstrip(" "))]
    first, *rest = wrap(text, limit) if cells(text) <= limit else _hung(text, limit, hang)
    yield first or lead
    yield from rest


def _hung(text: str, limit: int, hang: int) -> Iterator[str]:
    head = next(wrap(text, limit))
    yield head
    for line in wrap(text[len(head) :].lstrip(" "), max(limit - hang, 10)):
        yield " " * hang + line


def table(rows: Sequence[Sequence[str]], *, right: Container[int] = (), limit: int | None = None) -> Iterator[str]:
    """Rows of one length in columns; those in `right` end together. The last column takes what `limit` leaves."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        parts = [pad(text, widths[at], right=at in right) for at, text in enumerate(row[:-1])]
        line = "  ".join([*parts, row[-1]])
        yield (line if limit is None else cut(line, limit)).rstrip()


def one_line(text: str) -> str:
    """The text on one line, runs of blanks as one."""
    return " ".join(text.split())


def local_time(at_ms: int | None, pattern: str = "%Y-%m-%d %H:%M") -> str:
    """A time on the machine's clock; empty for none and for one that no calendar holds."""
    if at_ms is None:
        return ""
    try:
        moment = time.localtime(at_ms // 1000)
    except (OverflowError, OSError, ValueError):
        return ""
    return time.strftime(pattern, moment) if 1 <= moment.tm_year <= 9999 else ""


def size(count: int) -> str:
    """`812 B`, `66 KB`, `1.2 MB`, in units of 1024."""
    if count < 1024:
        return f"{count} B"
    value, unit = count / 1024, "KB"
    for larger in ("MB", "GB", "TB"):
        if value < 1000:
            break
        value, unit = value / 1024, larger
    return f"{value:.1f} {unit}" if value < 10 else f"{value:.0f} {unit}"


def tokens(count: int) -> str:
    """`168,016`."""
    return f"{count:,}"
