"""Private key blocks, whole or cut off, under gutters, indents, quotes and escapes."""

from __future__ import annotations

import re

from ..lazy import lazy
from .tokens import Span
from .view import GUTTER, View

_BEGIN = lazy(r"-{2,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{2,5}")
_END = lazy(r"-{2,5} ?END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{2,5}")
_GUTTER = GUTTER + r"[\"'`,+ \t]{0,8}"
_LINE = lazy(
    _GUTTER + r"(?:[A-Za-z0-9+/=_-]{4,}|(?:Proc-Type|DEK-Info|Comment|Version|Hash|Charset|Subject):[^\n]{0,200}|)"
    r"[\"'`,;+ \t\\]{0,8}"
    r"(?:\r?\n|\r|\Z)"
)
_BASE64 = re.compile(r"[A-Za-z0-9+/=]{16,}")
_PUTTY = lazy(r"Private-Lines:\s{0,4}\d{1,4}(?:\r?\n(?:" + _GUTTER + r")[A-Za-z0-9+/=]{8,}){1,400}")
_RSA_XML = lazy(r"<(D|P|Q|DP|DQ|InverseQ)>([A-Za-z0-9+/=\s]{16,2000})</\1>")
_FIRST = lazy(r"[\"'`,;+ \t\\]{0,8}(?:\r?\n|\r|\s)")
_PROSE = lazy(r"[^\s\"'`+>|→│0-9:./\\\w-]|[a-z] [a-z]")
_WHOLE_CAP = 32_768
_LINES_CAP = 2_000


def private_keys(view: View) -> list[Span]:
    """Every private key block of the text."""
    found: list[Span] = []
    text = view.text
    if "PRIVATE KEY" in text:
        _blocks(text, found)
        _headless(text, found)
    if "Private-Lines" in text:
        found += [(m.start(), m.end(), "private-key") for m in _PUTTY.finditer(text)]
    if "<InverseQ>" in text or "</D>" in text:
        found += [(m.start(2), m.end(2), "private-key") for m in _RSA_XML.finditer(text)]
    return found


def _blocks(text: str, found: list[Span]) -> None:
    at = 0
    while True:
        begin = _BEGIN.search(text, at)
        if begin is None:
            return
        end = _block_end(text, begin.end())
        if end > begin.end():
            found += _whole_or_runs(text, begin.start(), end)
        at = max(end, begin.end())


def _whole_or_runs(text: str, start: int, end: int) -> list[Span]:
    """One mark for the block; only its runs where brackets between its pieces would be left without their partners."""
    inside = text[start:end]
    if inside.count("[") == inside.count("]") and inside.count("{") == inside.count("}"):
        return [(start, end, "private-key")]
    return [(run.start(), run.end(), "private-key") for run in _BASE64.finditer(text, start, end)]


def _block_end(text: str, start: int) -> int:
    """Where a block's secret ends: at its END line, or after the last line that may belong to it."""
    limit = text.find("BEGIN ", start, start + _WHOLE_CAP)
    limit = limit if limit >= 0 else min(len(text), start + _WHOLE_CAP)
    end = _END.search(text, start, limit)
    if end:
        inside = text[start : end.start()]
        covered = sum(len(run) for run in _BASE64.findall(inside))
        if covered * 5 >= len(inside) * 2:
            return end.end()
    return _walk(text, start, end.start() if end else limit, end.end() if end else 0)


def _walk(text: str, start: int, limit: int, closed: int) -> int:
    first = _FIRST.match(text, start)
    at = first.end() if first else start
    last = start
    for _line in range(_LINES_CAP):
        line = _LINE.match(text, at)
        if line is None or line.end() == at:
            break
        if body := line[0].rstrip(" \t\r\n\"'`,;+\\"):
            last = at + len(body)
        at = line.end()
        if closed and at >= limit:
            return closed
    run = _BASE64.search(text, at, min(len(text), at + 160))
    if run and not _PROSE.search(text, at, run.start()):
        last = max(last, run.end())
    return last


def _headless(text: str, found: list[Span]) -> None:
    """The tail of a block whose BEGIN line was cut away."""
    covered = {end for _, end, _ in found}
    floor = 0
    for end in _END.finditer(text):
        start = end.start()
        floor = max(floor, start - _WHOLE_CAP)
        if end.end() in covered:
            floor = end.end()
            continue
        at = start
        while at > floor:
            line_at = text.rfind("\n", floor, at - 1) + 1 if at - 1 > floor else floor
            line = text[line_at:at]
            if not _BASE64.search(line) or not _LINE.match(line):
                break
            start, at = line_at, line_at
        if start < end.start():
            run = _BASE64.search(text, start)
            found.append((run.start() if run else start, end.start(), "private-key"))
        floor = end.end()
