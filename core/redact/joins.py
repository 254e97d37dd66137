"""Secrets that go on after a break: wrapped lines, a string in pieces, two text blocks of one message."""

from __future__ import annotations

from ..lazy import lazy
from .tokens import Span, Tokens
from .values import is_number, words_only, wordy
from .view import GUTTER, View

_BREAK = lazy(
    r"(?:[ \t]*\\?[ \t]*\r?\n" + GUTTER
    + r"|[\"'`][ \t]{0,8}(?:[+.&\\]{0,2}[ \t]{0,8}(?:\r?\n" + GUTTER + r"){1,2}[+.&]?[ \t]{0,8}"
    + r"|[+.&][ \t]{0,8})[brfu]?[\"'`]"
    r"|\"\s{0,8}\},?\s{0,20}\{\s{0,8}(?:\"type\"\s{0,4}:\s{0,4}\"\w{1,20}\"\s{0,4},\s{0,8})?\"(?:text|content)\"\s{0,4}:\s{0,4}\"\s?"
    r"|\",\s{0,8}\")"
)  # fmt: skip
_FRAGMENT = lazy(r"[A-Za-z0-9_+/.~=-]{4,400}")
_NEXT_LINE = lazy(r"\n" + GUTTER + r"[brfu\"'`]{0,2}[A-Za-z0-9_+/.~=-]{12}")
_NEXT_BLOCK = lazy(r"\},?\s{0,20}\{[^{}\[\]]{0,60}\"(?:text|content)\"\s{0,4}:\s{0,4}\"\s?[A-Za-z0-9_+/.~=-]{12}")
_NAME_AFTER = lazy(r"\s{0,2}(?:[:=({\[]|:=|->)")
_PIECES = 40


def continued(view: View, spans: list[Span]) -> list[Span]:
    """The pieces that go on where a found secret breaks off."""
    text = view.text
    more: list[Span] = []
    starts = {start for start, _end, _kind in spans}
    for _start, end, kind in spans:
        if kind == "private-key":
            continue
        for _piece in range(_PIECES):
            fragment = _next(text, end)
            if fragment is None or fragment[0] in starts:
                break
            starts.add(fragment[0])
            more.append((fragment[0], fragment[1], kind.lstrip('"')))
            end = fragment[1]
    return more


def _next(text: str, end: int) -> tuple[int, int] | None:
    gap = _BREAK.match(text, end)
    if gap is None:
        return None
    piece = _FRAGMENT.match(text, gap.end())
    if piece is None or _NAME_AFTER.match(text, piece.end()):
        return None
    value = piece[0].rstrip(".")
    return (piece.start(), piece.start() + len(value)) if _looks_torn(value) else None


def _looks_torn(value: str) -> bool:
    if len(value) < 4 or is_number(value) or "/" in value and "." in value:
        return False
    if any(char.isdigit() for char in value) and not wordy(value):
        return True
    return not words_only(value) and (len(value) >= 8 and value != value.lower() and value != value.upper())


_TAIL = 60


def torn_prefixes(view: View, tokens: Tokens) -> list[Span]:
    """Keys of which the break leaves too little on the first line to be known by it."""
    found: list[Span] = []
    for pattern in (_NEXT_LINE, _NEXT_BLOCK):
        for match in pattern.finditer(view.text):
            found += _torn_at(view.text, match.start(), tokens)
    return found


def _torn_at(text: str, at: int, tokens: Tokens) -> list[Span]:
    floor = max(0, at - 12)
    before = text[floor:at].rstrip(" \t\r\\+\"'`")
    if not before or not (before[-1].isalnum() or before[-1] in "_-:~+/") or not before[-1].isascii():
        return []
    at = floor + len(before)
    gap = _BREAK.match(text, at)
    piece = _FRAGMENT.match(text, gap.end()) if gap else None
    if piece is None or not _looks_torn(piece[0]) or _NAME_AFTER.match(text, piece.end()):
        return []
    head = _head(text, at)
    cut = at - head
    found = []
    for start, end, kind in tokens.spans_in(text[head:at] + piece[0]):
        if start < cut < end:
            found.append((head + start, at, kind))
            found.append((piece.start(), piece.start() + end - cut, kind))
    return found


def _head(text: str, at: int) -> int:
    start = at
    floor = max(0, at - _TAIL)
    while start > floor and (text[start - 1].isalnum() or text[start - 1] in "_-.:~+/") and text[start - 1].isascii():
        start -= 1
    return start
