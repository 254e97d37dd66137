"""What a command prints, and the only way to stdout: masked unless `--raw`, for a terminal's eyes on a terminal."""

from __future__ import annotations

import sys
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

    def shown(self, text: str) -> str:
        """On a terminal, what its cells will show; in a pipe the text as it is."""
        if not self.terminal:
            return text
        if self._visible is None:
            from ..text import visible

            self._visible = visible
        return self._visible(text)

    def line(self, text: str = "") -> None:
        """A line, or lines, for people. Pipes get the text as it is, always in UTF-8."""
        text = self.shown(text)
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

    def json_rows(self, rows: Iterable[str]) -> None:
        """A list of rows that are JSON already: what a cache holds was masked before it was written."""
        body = ",\n".join(rows)
        self._file.write(f"[{body}]\n".encode("utf-8", "replace"))

    def flush(self) -> None:
        self._file.flush()


def note(*lines: str) -> None:
    """Lines to stderr, as far as it can take them: names and paths may hold anything, secrets too."""
    from ..redact.engine import redact
    from ..text import visible

    try:
        for line in filter(None, lines):
            shown = visible(redact(line).text, keep_newlines=False)
            sys.stderr.buffer.write((shown + "\n").encode("utf-8", "replace"))
        sys.stderr.flush()
    except (OSError, ValueError):
        # Nobody listens: there is no better place to say so.
        pass


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
