"""Small edits of a TOML text that leave every other byte as it is.

What is edited is valid: `tomllib` has read it. Its statements are found with their places; what stands between them
(comments, blank lines) belongs to nobody.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .jsontext import BOM

TABLE, ARRAY, PAIR = "table", "array", "pair"
_BLANK = re.compile(r"[ \t]*")
_BETWEEN = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BASIC = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_LITERAL = re.compile(r"'[^'\n]*'")
_LONG_BASIC = re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}', re.DOTALL)
_LONG_LITERAL = re.compile(r"'''(?:[^']|'(?!''))*'{3,5}", re.DOTALL)
_BARE = re.compile(r"[^\s,#\[\]{}\"']+(?: [0-9:.+Zz-]+)?")
_COMMENT = re.compile(r"#[^\n]*")
_STRINGS = (_LONG_BASIC, _LONG_LITERAL, _BASIC, _LITERAL)


class Invalid(Exception):
    """No TOML, as `tomllib` says."""


@dataclass(frozen=True, slots=True)
class Key:
    """One part of a dotted key and where it stands, quotes included."""

    name: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Statement:
    """A header or a pair. `end`: behind its last line; `table`: the header above a pair, None at the top."""

    kind: str
    keys: tuple[Key, ...]
    start: int
    end: int
    table: int | None
    """The index of the header that it stands below."""
    path: tuple[str, ...]
    """From the root."""
    value: tuple[int, int] = (0, 0)
    """Where a pair's value stands."""


@dataclass(frozen=True, slots=True)
class Edit:
    """`text` in the place of what stands from `start` to `end`."""

    start: int
    end: int
    text: str


def parse(text: str) -> dict[str, Any]:
    """The document. Raises Invalid."""
    try:
        return tomllib.loads(text.removeprefix(BOM))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Invalid(str(error)) from None


def edited(text: str, edits: Iterable[Edit]) -> str:
    """The text with all edits done; their places do not overlap."""
    for edit in sorted(edits, key=lambda one: (one.start, one.end), reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def appended(text: str, lines: Sequence[str]) -> str:
    """The text with lines at its end, a blank line before them."""
    newline = "\r\n" if "\r\n" in text else "\n"
    plain = text.removeprefix(BOM)
    if plain and not plain.endswith("\n"):
        text += newline
    if plain.strip():
        text += newline
    return text + newline.join(lines) + newline


def statements(text: str) -> list[Statement]:
    """All headers and pairs of a valid text, in their order."""
    found: list[Statement] = []
    header: int | None = None
    at = _past(_BETWEEN, text, len(BOM) if text.startswith(BOM) else 0)
    while at < len(text):
        start = max(text.rfind("\n", 0, at) + 1, len(BOM) if text.startswith(BOM) else 0)
        above = found[header].path if header is not None else ()
        if text[at] == "[":
            kind = ARRAY if text.startswith("[[", at) else TABLE
            keys, at = _keys(text, at + len(kind == ARRAY and "[[" or "["))
            at += 2 if kind == ARRAY else 1
            end = _line_end(text, at)
            header = len(found)
            found.append(Statement(kind, keys, start, end, None, tuple(key.name for key in keys)))
        else:
            keys, at = _keys(text, at)
            begin = _past(_BLANK, text, at + 1)
            at = _value_end(text, begin)
            end = _line_end(text, at)
            path = (*above, *(key.name for key in keys))
            found.append(Statement(PAIR, keys, start, end, header, path, (begin, at)))
        at = _past(_BETWEEN, text, end)
    return found


def table_end(found: Sequence[Statement], header: int) -> int:
    """The index behind the last pair of the table that a header begins."""
    end = header + 1
    while end < len(found) and found[end].kind == PAIR:
        end += 1
    return end


def without_table(text: str, found: Sequence[Statement], header: int) -> Edit:
    """The edit that takes a table out: its header, its pairs, and one blank line before it."""
    start = found[header].start
    before = text[:start].removesuffix("\n").removesuffix("\r")
    if before != text[:start] and (before.endswith("\n") or before in ("", BOM)):
        start = len(before)
    return Edit(start, found[table_end(found, header) - 1].end, "")


def quoted(name: str) -> str:
    """A key or text as a basic string."""
    special = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}
    return '"' + "".join(special.get(char) or _escaped(char) for char in name) + '"'


def table_lines(path: Sequence[str], values: Mapping[str, str | int], *, array: bool = False) -> list[str]:
    """A table as lines; the last part of its path is quoted where it must be."""
    name = ".".join(part if _BARE_KEY.fullmatch(part) else quoted(part) for part in path)
    pairs = [f"{key} = {quoted(value) if isinstance(value, str) else value}" for key, value in values.items()]
    return [f"[[{name}]]" if array else f"[{name}]", *pairs]


def same(one: Any, other: Any) -> bool:
    """Whether two documents say the same; `nan` is `nan` here."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and (one == other or (one != one and other != other))


def _escaped(char: str) -> str:
    return char if char >= " " and char != "\x7f" else f"\\u{ord(char):04X}"


def _past(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1


def _keys(text: str, at: int) -> tuple[tuple[Key, ...], int]:
    """A dotted key, and where it ends, blanks included."""
    found = []
    while True:
        at = _past(_BLANK, text, at)
        end = _end(text, at, (_BARE_KEY, _BASIC, _LITERAL))
        found.append(Key(_name(text[at:end]), at, end))
        at = _past(_BLANK, text, end)
        if not text.startswith(".", at):
            return tuple(found), at
        at += 1


def _end(text: str, at: int, patterns: Iterable[re.Pattern[str]]) -> int:
    """Where the first pattern that matches here ends; `at` where none does."""
    return next((end for pattern in patterns if (end := _past(pattern, text, at)) > at), at)


def _name(key: str) -> str:
    if key[0] == '"':
        return str(tomllib.loads(f"x = {key}")["x"])
    return key[1:-1] if key[0] == "'" else key


def _value_end(text: str, at: int) -> int:
    """Where a value ends: what is nested is passed over, bracket by bracket."""
    depth = 0
    while True:
        if (end := _end(text, at, _STRINGS)) > at:
            at = end
        elif text[at] in "[{":
            depth, at = depth + 1, at + 1
        elif text[at] in "]}":
            depth, at = depth - 1, at + 1
        elif (end := _past(_COMMENT, text, at)) > at and depth:
            at = end
        elif (end := _past(_BARE, text, at)) > at:
            at = end
        else:
            at += 1
        if not depth:
            return at
