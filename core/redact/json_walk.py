"""Masks the strings of decoded JSON, keys included; a string under a secret's name is masked whole."""

from __future__ import annotations

from .engine import OMITTED, redact
from .names import secret_name

_DEPTH = 64


class RedactedValue:
    """The masked value, and how many marks of each kind it got."""

    __slots__ = ("counts", "value")

    def __init__(self, value: object, counts: dict[str, int]) -> None:
        self.value = value
        self.counts = counts


def redact_json(value: object) -> RedactedValue:
    """A copy of a decoded JSON value without its secrets. What lies deeper than 64 levels is omitted."""
    counts: dict[str, int] = {}
    return RedactedValue(_walk(value, "", counts, _DEPTH), counts)


def _walk(value: object, name: str, counts: dict[str, int], depth: int) -> object:
    if not depth:
        _count(counts, {"redaction-failed": 1})
        return OMITTED
    if isinstance(value, str):
        return _string(value, name, counts)
    if isinstance(value, list):
        return [_walk(item, name, counts, depth - 1) for item in value]
    if isinstance(value, dict):
        masked: dict[object, object] = {}
        for key, item in value.items():
            shown = _string(key, "", counts) if isinstance(key, str) else key
            masked[shown] = _walk(item, key if isinstance(key, str) else "", counts, depth - 1)
        return masked
    if (
        isinstance(value, int)
        and not isinstance(value, bool)
        and abs(value) >= 1000
        and secret_name(name) == "password"
    ):
        return _string(str(value), name, counts)
    return value


def _string(text: str, name: str, counts: dict[str, int]) -> str:
    if name and secret_name(name):
        # The name and value as one line of JSON: the same rules decide as in a text.
        head, tail = f'"{name}": "', '"'
        if '"' not in text and "\n" not in text and "\\" not in text:
            alone = redact(head + text + tail)
            if alone.text.startswith(head) and alone.text.endswith(tail):
                _count(counts, alone.counts)
                return alone.text[len(head) : -1]
    masked = redact(text)
    _count(counts, masked.counts)
    return masked.text


def _count(counts: dict[str, int], more: dict[str, int]) -> None:
    for kind, number in more.items():
        counts[kind] = counts.get(kind, 0) + number
