"""What a command prints, and the only way to stdout: masked unless `--raw`, for a terminal's eyes on a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

Json = Mapping[str, Any]


class Output:
    """Stdout. Text from a transcript passes `mask` once, then `line`, `json` or `json_list`."""

    def __init__(self, *, raw: bool) -> None:
        self.raw = raw
        self.terminal = sys.stdout.isatty()
        self._file = sys.stdout.buffer
        self._encoding = (sys.stdout.encoding or "utf-8") if self.terminal else "utf-8"
        self._redact: Callable[[str], str] | None = None
        self._visible: Callable[[str], str] | None = None

    def mask(self, text: str) -> str:
        """The text without its secrets, or as it is with `--raw`."""
        if self.raw or not text:
            return text
        if self._redact is None:
            from ..redact.engine import redact

            self._redact = lambda text: redact(text).text
        return self._redact(text)

    def mask_or_none(self, text: str | None) -> str | None:
        return None if text is None else self.mask(text)

    def line(self, text: str = "") -> None:
        """A line, or lines, for people. Pipes get the text as it is, always in UTF-8."""
        if self.terminal:
            if self._visible is None:
                from ..text import visible

                self._visible = visible
            text = self._visible(text)
        self._file.write((text + "\n").encode(self._encoding, "replace"))

    def json(self, value: object) -> None:
        """One document, or one of several, each on its own line."""
        self._file.write(encode(value) + b"\n")

    def json_object(self, parts: Iterable[tuple[str, object]]) -> None:
        """One document, a member at a time; an iterator becomes a list, an element at a time and a line."""
        for number, (name, value) in enumerate(parts):
            self._file.write((b",\n" if number else b"{") + encode(name) + b":")
            if isinstance(value, (Mapping, list, str, int, type(None))):
                self._file.write(encode(value))
            else:
                self._list(value)
        self._file.write(b"}\n")

    def json_list(self, values: Iterable[object]) -> None:
        """One document that is a list, an element a line."""
        self._list(values)
        self._file.write(b"\n")

    def _list(self, values: Any) -> None:
        mark = b"["
        for value in values:
            self._file.write(mark + encode(value))
            mark = b",\n"
        self._file.write(b"[]" if mark == b"[" else b"]")

    def json_bytes(self, data: bytes) -> None:
        """A document that is ready: what a cache holds was masked before it was written."""
        self._file.write(data)

    def flush(self) -> None:
        self._file.flush()


def encode(value: object) -> bytes:
    """JSON in UTF-8; lone surrogates, which UTF-8 cannot hold, as U+FFFD."""
    import orjson

    try:
        return orjson.dumps(value)
    except TypeError:
        return orjson.dumps(_cleaned(value))


def _cleaned(value: object) -> object:
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, Mapping):
        return {_cleaned(key): _cleaned(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_cleaned(inner) for inner in value]
    return value


def rfc3339(at_ms: int | None) -> str | None:
    """`2026-11-29T20:10:16.236Z`; None for no time and for one that no calendar holds."""
    if at_ms is None:
        return None
    seconds, ms = divmod(at_ms, 1000)
    try:
        moment = time.gmtime(seconds)
    except (OverflowError, OSError, ValueError):
        return None
    if not 1 <= moment.tm_year <= 9999:
        return None
    year, month, day, hour, minute, second = moment[:6]
    return f"{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}Z"
