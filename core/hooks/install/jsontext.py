"""Small edits of a JSON text that leave every other byte as it is: order, blanks, line ends, odd spellings.

A path names a value: keys of objects (of two members with one key the last, as in JavaScript) and indices of arrays.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Path = Sequence[str | int]
BOM = "\ufeff"
_BLANK = re.compile(r"[ \t\r\n]*")
_UNIT = "  "
_COLON = ": "
_LONGEST_INT = 18


class Invalid(Exception):
    """No JSON. `reason`: `comment`, `comma` (a trailing one), `twice` (a key), `depth` or `syntax`; `line` from 1."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"{reason}, line {line}")
        self.reason = reason
        self.line = line


@dataclass(frozen=True, slots=True)
class _Child:
    """A member of an object or an element of an array, with its places in the text."""

    key: str | None
    gap: str
    """What stands between the bracket or comma before it and itself."""
    start: int
    colon: str
    """What stands between key and value."""
    value: int
    end: int


@dataclass(frozen=True, slots=True)
class _Style:
    """How new text is laid out. `line`: what begins a line, its end included; None: all on one line."""

    line: str | None
    unit: str
    colon: str

    def deeper(self) -> _Style:
        return _Style(None if self.line is None else self.line + self.unit, self.unit, self.colon)


def parse(text: str, *, unique: bool = False) -> Any:
    """The value. `unique`: a key that an object has twice is an error. Raises Invalid."""

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if unique and len(found) < len(pairs):
            raise Invalid("twice")
        return found

    try:
        return json.loads(_plain(text), object_pairs_hook=members, parse_constant=_no_constant, parse_int=_int)
    except json.JSONDecodeError as error:
        raise _invalid(error) from None
    except RecursionError:
        raise Invalid("depth") from None


def append(text: str, path: Path, value: Any) -> str:
    """The text with one more element at the end of an array."""
    return _added(text, path, None, value)


def put(text: str, path: Path, key: str, value: Any) -> str:
    """The text with one more member at the end of an object."""
    return _added(text, path, key, value)


def replace(text: str, path: Path, value: Any) -> str:
    """The text with another value in a value's place."""
    child = _find(text, path)
    line = _line_of(text, child) if "\n" in child.gap or "\n" in text[child.value : child.end] else None
    new = _dumped(value, _Style(line, _unit(text), _colon(text)))
    return text[: child.value] + new + text[child.end :]


def remove(text: str, path: Path) -> str:
    """The text without a member or element, and without the comma that parted it from its neighbour."""
    siblings, close = _children(text, _start(text, path[:-1]))
    at = _index(siblings, path[-1])
    child = siblings[at]
    if at > 0:
        start, end = siblings[at - 1].end, child.end
    elif len(siblings) > 1:
        start, end = child.start, siblings[1].start
    else:
        start, end = child.start - len(child.gap), close
    return text[:start] + text[end:]


def _plain(text: str) -> str:
    return text.removeprefix(BOM)


def _no_constant(name: str) -> Any:
    raise Invalid("syntax")


def _int(digits: str) -> int | str:
    # Python refuses to read very long ones; nothing here needs to know them.
    return int(digits) if len(digits) <= _LONGEST_INT else digits


def _invalid(error: json.JSONDecodeError) -> Invalid:
    rest = error.doc[error.pos :].lstrip(" \t\r\n")
    before = error.doc[: error.pos].rstrip(" \t\r\n")
    if rest.startswith(("//", "/*", "#")):
        return Invalid("comment", error.lineno)
    if rest[:1] in ("}", "]", ",") and (before.endswith(",") or rest[:1] == ","):
        return Invalid("comma", error.lineno)
    return Invalid("syntax", error.lineno)


def _start(text: str, path: Path) -> int:
    """Where the value at a path begins."""
    return _find(text, path).value if path else _first(text)


def _first(text: str) -> int:
    return _after_blanks(text, len(BOM) if text.startswith(BOM) else 0)


def _find(text: str, path: Path) -> _Child:
    at = _first(text)
    for step in path:
        siblings, _ = _children(text, at)
        child = siblings[_index(siblings, step)]
        at = child.value
    return child


def _index(siblings: list[_Child], step: str | int) -> int:
    if isinstance(step, int):
        return step
    return max(at for at, child in enumerate(siblings) if child.key == step)


def _children(text: str, start: int) -> tuple[list[_Child], int]:
    """What an object or array of a valid text holds, and where its closing bracket stands."""
    found: list[_Child] = []
    decoder = json.JSONDecoder(parse_int=_int)
    is_object, at = text[start] == "{", start + 1
    while True:
        begin = _after_blanks(text, at)
        if text[begin] in "}]":
            return found, begin
        key, colon, value = None, "", begin
        if is_object:
            key, after = decoder.raw_decode(text, begin)
            value = _after_blanks(text, _after_blanks(text, after) + 1)
            colon = text[after:value]
        _, end = decoder.raw_decode(text, value)
        found.append(_Child(key, text[at:begin], begin, colon, value, end))
        comma = _after_blanks(text, end)
        if text[comma] != ",":
            return found, comma
        at = comma + 1


def _after_blanks(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    return found.end() if found else at


def _added(text: str, path: Path, key: str | None, value: Any) -> str:
    siblings, close = _children(text, _start(text, path))
    if not siblings:
        return _filled(text, path, close, key, value)
    last = siblings[-1]
    if "\n" in last.gap:
        lead = line = _newline(last.gap) + last.gap.rpartition("\n")[2]
    else:
        lead, line = last.gap if len(siblings) > 1 else _comma(_colon(text))[1:], None
    colon = last.colon if "\n" not in last.colon and last.colon else _colon(text)
    style = _Style(line, _unit(text), colon)
    return text[: last.end] + "," + lead + _member(key, value, style) + text[last.end :]


def _filled(text: str, path: Path, close: int, key: str | None, value: Any) -> str:
    """The text with a first child in a container that is empty."""
    start = _start(text, path)
    top, _ = _children(text, _first(text))
    if top and "\n" not in top[0].gap:
        inside = _member(key, value, _Style(None, _unit(text), _colon(text)))
    else:
        line = _line_of(text, _find(text, path)) if path else _newline(text)
        style = _Style(line, _unit(text), _colon(text))
        inside = f"{style.deeper().line}{_member(key, value, style.deeper())}{line}"
    return text[: start + 1] + inside + text[close:]


def _line_of(text: str, child: _Child) -> str:
    """What begins a line at the depth of a child: a line end, and the blanks of the line that it stands on."""
    line = text[text.rfind("\n", 0, child.start) + 1 : child.start].removeprefix(BOM)
    found = _BLANK.match(line)
    return _newline(text) + (found.group() if found else "")


def _newline(text: str) -> str:
    at = text.find("\n")
    return "\r\n" if at > 0 and text[at - 1] == "\r" else "\n"


def _unit(text: str) -> str:
    """One step of indentation: that of the outermost members."""
    top, _ = _children(text, _first(text))
    blanks = top[0].gap.rpartition("\n")[2] if top and "\n" in top[0].gap else ""
    return blanks or _UNIT


def _colon(text: str) -> str:
    top, _ = _children(text, _first(text))
    return top[0].colon if top and top[0].colon and "\n" not in top[0].colon else _COLON


def _comma(colon: str) -> str:
    """What parts things on one line: as airy as the colon."""
    return ", " if colon.endswith((" ", "\t")) else ","


def _member(key: str | None, value: Any, style: _Style) -> str:
    return _dumped(value, style) if key is None else _text(key) + style.colon + _dumped(value, style)


def _dumped(value: Any, style: _Style) -> str:
    if isinstance(value, Mapping):
        inner = style.deeper()
        return _bracketed("{", [_member(str(key), one, inner) for key, one in value.items()], "}", style)
    if isinstance(value, list):
        return _bracketed("[", [_dumped(one, style.deeper()) for one in value], "]", style)
    return _text(value)


def _bracketed(begin: str, parts: list[str], end: str, style: _Style) -> str:
    if style.line is None or not parts:
        return begin + _comma(style.colon).join(parts) + end
    line = style.deeper().line
    return begin + ",".join(f"{line}{part}" for part in parts) + style.line + end


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
