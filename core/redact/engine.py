"""Masks secrets in a text: `redact(text)` gives the text with `[REDACTED:kind]` in their place, and counts.

Standard library only, for the hook. Whatever fails, the original never comes back: the whole text is
answered by `[OMITTED:redaction-failed]`.
"""

from __future__ import annotations

import re

from ..lazy import lazy
from .finders import Shapes
from .joins import continued, torn_prefixes
from .labels import FOREIGN, LABELS, Label
from .names import foreign, labelled
from .pem import private_keys
from .prefixes import INFIXES, PREFIXES, Prefix
from .shapes import SHAPES, Shape
from .tokens import Span, Tokens
from .values import wordy
from .view import View

OMITTED = "[OMITTED:redaction-failed]"
_CODED_REST = lazy(r"(?:%[0-9A-Fa-f]{2}|[A-Za-z0-9._~+-]){1,4096}")
_REPEATS = 64
_REPEAT_LENGTH = 12


class Redacted:
    """The masked text, and how many marks of each kind it got."""

    __slots__ = ("counts", "text")

    def __init__(self, text: str, counts: dict[str, int]) -> None:
        self.text = text
        self.counts = counts


class Engine:
    """All rules, made ready; tests build engines with one rule left out."""

    def __init__(
        self,
        prefixes: tuple[Prefix, ...] = PREFIXES,
        infixes: tuple[tuple[str, str, str, str, str], ...] = INFIXES,
        labels: tuple[Label, ...] = LABELS,
        foreign_labels: tuple[Label, ...] = FOREIGN,
        shapes: tuple[Shape, ...] = SHAPES,
    ) -> None:
        self._tokens = Tokens(prefixes, infixes)
        self._labels = labels
        self._foreign = foreign_labels
        self._shapes = Shapes(shapes)

    def redact(self, text: str) -> Redacted:
        view = View(text)
        spans = private_keys(view)
        spans += self._tokens.spans(view)
        spans += self._shapes.spans(view)
        spans += labelled(view, self._labels)
        spans += foreign(view, self._foreign)
        spans += torn_prefixes(view, self._tokens)
        spans += continued(view, spans)
        spans += _repeats(view, spans)
        return _masked(view, spans)


def _repeats(view: View, spans: list[Span]) -> list[Span]:
    """The same value elsewhere in the text, where nothing names it."""
    found: list[Span] = []
    values = {view.text[start:end]: kind for start, end, kind in spans if _REPEAT_LENGTH <= end - start <= 512}
    values = {value: kind for value, kind in values.items() if not wordy(value)}
    for value, kind in list(values.items())[:_REPEATS]:
        at = view.text.find(value)
        while at >= 0:
            found.append((at, at + len(value), kind.lstrip('"')))
            at = view.text.find(value, at + len(value))
    return found


def _masked(view: View, spans: list[Span]) -> Redacted:
    raw = view.raw
    parts: list[str] = []
    counts: dict[str, int] = {}
    at = 0
    for start, end, kind in _merged(view, spans):
        quote = ""
        if kind[0] == '"':
            quote, kind = _quote_before(view, start), kind[1:]
        raw_start, raw_end = view.raw_span(start, end)
        raw_end = _through_percent(raw, raw_start, raw_end)
        if raw_start < at:
            continue
        parts += (raw[at:raw_start], quote, "[REDACTED:", kind, "]", quote)
        counts[kind] = counts.get(kind, 0) + 1
        at = raw_end
    if not counts:
        return Redacted(raw, counts)
    parts.append(raw[at:])
    return Redacted("".join(parts), counts)


def _merged(view: View, spans: list[Span]) -> list[Span]:
    """Overlaps as one; the first found (the most certain rule) names the kind."""
    order = sorted(range(len(spans)), key=lambda index: (spans[index][0], index))
    merged: list[tuple[int, int, int]] = []
    for index in order:
        start, end, _kind = spans[index]
        if merged and start < merged[-1][1]:
            last_start, last_end, last = merged[-1]
            merged[-1] = (last_start, max(last_end, end), min(last, index))
        else:
            merged.append((start, end, index))
    return [(start, end, spans[index][2]) for start, end, index in merged]


def _quote_before(view: View, start: int) -> str:
    """The quote of the JSON key before a bare number, as the raw text writes it."""
    at = view.text.rfind('"', max(0, start - 64), start)
    return view.raw_char(at) if at >= 0 else ""


def _through_percent(raw: str, start: int, end: int) -> int:
    """A value that goes on in URL coding goes on being secret."""
    if raw[end : end + 1] == "%" and raw[start - 1 : start] == "=":
        match = _CODED_REST.match(raw, end)
        return match.end() if match else end
    return end


_engine: Engine | None = None


def redact(text: str) -> Redacted:
    """The text without its secrets. Never raises, never gives back what it could not check."""
    global _engine
    try:
        if _engine is None:
            _engine = Engine()
        return _engine.redact(text)
    except (ArithmeticError, LookupError, MemoryError, RecursionError, TypeError, ValueError, re.error):
        return Redacted(OMITTED, {"redaction-failed": 1})
