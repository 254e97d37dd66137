"""A decoded look at a text: escapes, colour codes and invisible characters out of the rules' way.

Rules match on the view; a span of the view is then brought back to the raw text. One view character may
stand for several raw ones (`\\\\n`, `%3D`, `&quot;`) or none of them may be left (a colour code).
"""

from __future__ import annotations

import re
from bisect import bisect_right

MARK = "\ue000"
"""Stands in the view for a whole `[REDACTED:kind]`; no rule takes it for part of a value."""

GUTTER = (
    r"(?:[\w./\\-]{1,120}[:-]\d{1,7}[:-]|[ \t]{0,12}\d{1,7}(?:[ \t]{0,2}[\t→│|:]|[ \t]{1,3})"
    r"|[ \t]*[+>#*|│;-]{1,3}(?=[ \t\w]))?[ \t]{0,40}"
)
"""What tools write before a line: `file:12:`, a line number, a diff or quotation mark, an indent."""

_INVISIBLE = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff"
_WIDE = "\uff10-\uff1a\uff1d\uff20-\uff3a\uff3f\uff41-\uff5a"
_ANSI = r"(?:\[[0-9;:?]{0,32}[A-Za-z]|\][^\x07\x1b\s]{0,400}(?:\x07|\x1b\\)?)"
# One leading character class, the rest behind look-behinds: so the scan skips at memchr-like speed.
_CODED = re.compile(
    rf"[\\%&\[{_INVISIBLE}{_WIDE}](?:"
    r"(?<=\\)(?<!\\\\)\\*(?:[nrt\"'/]|u(?!001[bB])[0-9a-fA-F]{4}|x(?!1[bB])[0-9a-fA-F]{2}"
    rf"|(?:u001[bB]|x1[bB]|033|e){_ANSI}|u001[bB]|x1[bB])"
    r"|(?<=%)(?:25){0,4}(?:[2-7][0-9A-Fa-f]|0[AD9])"
    r"|(?<=&)(?:quot|apos|amp|lt|gt|nbsp|#3[49]|#x2[27]);"
    r"|(?<=\[)REDACTED:[a-z0-9-]{1,32}\]"
    rf"|(?<=\x1b){_ANSI}?|(?<=[{_INVISIBLE}{_WIDE}]))"
)
_NAMED = {"n": "\n", "r": "\r", "t": "\t"}
_ENTITIES = {"&quot;": '"', "&apos;": "'", "&amp;": "&", "&lt;": "<", "&gt;": ">", "&nbsp;": " ",
             "&#34;": '"', "&#39;": "'", "&#x22;": '"', "&#x27;": "'"}  # fmt: skip


_SHARED = (
    "ass", "key", "hook", "secr", "cre", "user", "auth", "log", "ode", "rase", "t.", "slo", "srf", "osen", "geh", "otp",
    "pw", "ps", "je", "ql",
)  # fmt: skip
"""Parts of several words that rules look for: without the part there is none of them."""


def part_of(word: str) -> str:
    """What is looked for before a rule's word: a mark in it, which is soonest done, else what other words share."""
    mark = next((char for char in word if not char.isalpha() and char != " "), "")
    return mark or next((part for part in _SHARED if part in word), word)


class View:
    """`text` is what rules read, `low` the same in lower case and of the same length."""

    __slots__ = ("_ends", "_has", "_raw_starts", "_starts", "low", "raw", "text")

    def __init__(self, raw: str) -> None:
        self.raw = raw
        self._starts: list[int] = []  # view offset at which each segment begins
        self._raw_starts: list[int] = []
        self._ends: list[int] = []  # raw end of a decoded character; -1 for a plain segment
        self.text = self._decode(raw)
        low = self.text.lower()
        self.low = low if len(low) == len(self.text) else _ascii_lower(self.text)
        self._has: dict[str, bool] = {}

    def _decode(self, raw: str) -> str:
        parts: list[str] = []
        starts, raw_starts, ends = self._starts, self._raw_starts, self._ends
        at = view_at = 0
        known: dict[str, str] = {}
        for match in _CODED.finditer(raw):
            begin, end = match.span()
            if begin > at:
                starts.append(view_at)
                raw_starts.append(at)
                ends.append(-1)
                parts.append(raw[at:begin])
                view_at += begin - at
            coded = match[0]
            shown = known.get(coded)
            if shown is None:
                shown = known[coded] = _shown(coded)
            if shown:
                starts.append(view_at)
                raw_starts.append(begin)
                ends.append(end)
                parts.append(shown)
                view_at += 1
            at = end
        if not at:
            return raw
        if at < len(raw):
            starts.append(view_at)
            raw_starts.append(at)
            ends.append(-1)
            parts.append(raw[at:])
        return "".join(parts)

    def has(self, part: str) -> bool:
        """Whether `low` has this somewhere; looked for once, as many rules ask for the same."""
        found = self._has.get(part)
        if found is None:
            found = self._has[part] = part in self.low
        return found

    def raw_span(self, start: int, end: int) -> tuple[int, int]:
        """The raw offsets of a non-empty view span, whole escapes included."""
        if not self._starts:
            return start, end
        first = bisect_right(self._starts, start) - 1
        last = bisect_right(self._starts, end - 1) - 1
        raw_start = self._raw_starts[first]
        if self._ends[first] < 0:
            raw_start += start - self._starts[first]
        raw_end = self._ends[last]
        if raw_end < 0:
            raw_end = self._raw_starts[last] + end - self._starts[last]
        return raw_start, raw_end

    def raw_char(self, at: int) -> str:
        """How the view's character at `at` is written in the raw text."""
        start, end = self.raw_span(at, at + 1)
        return self.raw[start:end]


def _shown(coded: str) -> str:
    """The one character that a coded sequence stands for; empty when it only decorates."""
    first = coded[0]
    if first == "\\":
        code = coded.lstrip("\\")
        if len(code) == 1:
            return _NAMED.get(code, code)
        if code[0] == "u" and len(code) == 5 or code[0] == "x" and len(code) == 3:
            return _printable(chr(int(code[1:], 16)))
        return ""
    if first == "%":
        return chr(int(coded[-2:], 16))
    if first == "&":
        return _ENTITIES[coded]
    if first == "[":
        return MARK
    if "\uff10" <= first <= "\uff5a":
        return chr(ord(first) - 0xFEE0)
    return ""


def _printable(char: str) -> str:
    """A decoded character, or nothing where the same raw character would be left out too."""
    if char in "\n\r\t":
        return char
    match = _CODED.match(char)
    return _shown(char) if match else char


def _ascii_lower(text: str) -> str:
    return text.translate({code: code + 32 for code in range(65, 91)})
