"""Finds keys by their vendor's prefix, anywhere a token may begin."""

from __future__ import annotations

import re

from .prefixes import Prefix
from .values import core, is_uuid, placeholder, random_like, words_only
from .view import View

Span = tuple[int, int, str]
"""Start, end, kind; offsets into the view."""

_RUN = re.compile(r"[A-Za-z0-9_.=\-]{16,}")
_RUN_TEXT = re.compile(r"[A-Za-z0-9_.\-]+\Z")
_REST = re.compile(r"[A-Za-z0-9_-]*={0,2}")
_REST_DOTTED = re.compile(r"[A-Za-z0-9_.-]*={0,2}")
_REST_BASE64 = re.compile(r"[A-Za-z0-9+/_-]*={0,2}")
_LONG = b"\x01" * 16
_IN_RUNS, _IN_KEYS = (
    bytes(byte < 128 and (chr(byte).isalnum() or chr(byte) in marks) for byte in range(256))
    for marks in ("_.=-", "_.=-+/:~$")
)
"""1 for each byte that may stand in a run, or in any key at all."""
_STRICT_BEFORE = frozenset("-_./\\+")
_INFIX_REACH = 40
_LOOKED_AT = 400
_REFUSALS = 64


class Tokens:
    """The prefix rules, made ready: one gate of literals over long runs, bodies compiled on first use."""

    def __init__(self, rules: tuple[Prefix, ...], infixes: tuple[tuple[str, str, str, str, str], ...]) -> None:
        self._by_literal: dict[str, list[Prefix]] = {}
        for rule in rules:
            self._by_literal.setdefault(rule.literal, []).append(rule)
        literals = sorted(self._by_literal, key=len, reverse=True)
        self._rare = [literal for literal in literals if not self._in_runs(literal)]
        inside = [literal for literal in literals if self._in_runs(literal)]
        self._gate = re.compile("(?<![A-Za-z0-9])(?:" + "|".join(map(re.escape, inside)) + ")") if inside else None
        self._infixes = infixes
        self._bodies: dict[str, re.Pattern[str]] = {}

    def _in_runs(self, literal: str) -> bool:
        """Whether such a key's beginning surely lies in one run of token characters."""
        return bool(_RUN_TEXT.match(literal)) and not any("/" in rule.body for rule in self._by_literal[literal])

    def spans(self, view: View) -> list[Span]:
        found: list[Span] = []
        plain = view.text.encode("ascii", "replace")
        if _LONG not in plain.translate(_IN_KEYS):
            return found
        if _LONG in plain.translate(_IN_RUNS):
            self._by_gate(view.text, found)
        for literal in self._rare:
            at = view.text.find(literal)
            while at >= 0:
                inner = at > 0 and view.text[at - 1].isascii() and view.text[at - 1].isalnum()
                span = None if inner else self.match(view.text, at, literal)
                if span:
                    found.append(span)
                at = view.text.find(literal, span[1] if span else at + len(literal))
        for infix in self._infixes:
            self._by_infix(view.text, infix, found)
        return found

    def spans_in(self, text: str) -> list[Span]:
        """The keys of a short text by their literal prefix alone."""
        found: list[Span] = []
        self._by_gate(text, found)
        for infix in self._infixes:
            self._by_infix(text, infix, found)
        return found

    def _by_gate(self, text: str, found: list[Span]) -> None:
        if self._gate is None:
            return
        seen: dict[str, list[tuple[int, str]]] = {}
        consumed = 0
        for run in _RUN.finditer(text):
            word = run[0]
            hits = seen.get(word)
            if hits is None:
                hits = seen[word] = [(hit.start(), hit[0]) for hit in self._gate.finditer(word)]
            refusals = 0
            for offset, literal in hits:
                at = run.start() + offset
                if at < consumed:
                    continue
                span = self.match(text, at, literal)
                if span:
                    found.append(span)
                    consumed = span[1]
                else:
                    refusals += 1
                    if refusals > _REFUSALS:  # a run made of prefixes: what was looked at is done with
                        consumed = at + _LOOKED_AT

    def match(self, text: str, at: int, literal: str) -> Span | None:
        """The token that begins at `at` with `literal` or a shorter prefix."""
        for length in range(len(literal), 0, -1):
            for rule in self._by_literal.get(literal[:length], ()):
                if rule.strict and at and text[at - 1] in _STRICT_BEFORE:
                    continue
                end = self._body(rule.body).match(text, at + length, at + length + _LOOKED_AT)
                if end is None:
                    continue
                if plausible(text[at + length : end.end()].rstrip(".")):
                    return at, _end(text, end.end(), rule.body), rule.kind
        return None

    def _body(self, source: str) -> re.Pattern[str]:
        pattern = self._bodies.get(source)
        if pattern is None:
            pattern = self._bodies[source] = re.compile(source)
        return pattern

    def _by_infix(self, text: str, rule: tuple[str, str, str, str, str], found: list[Span]) -> None:
        kind, literal, before, after, _sample = rule
        at = text.find(literal)
        while at >= 0:
            after_at = at + len(literal)
            ahead = self._body(after).match(text, after_at)
            start = max(0, at - _INFIX_REACH)
            behind = self._body(f"(?<![A-Za-z0-9_-]){before}\\Z").search(text, start, at) if ahead else None
            if ahead and behind:
                found.append((behind.start(), _end(text, ahead.end()), kind))
                after_at = ahead.end()
            at = text.find(literal, after_at)


def _end(text: str, at: int, body: str = "") -> int:
    """The token's end: what its rule's alphabet allows beyond the part looked at, without a closing dot."""
    rest = (_REST_BASE64 if "/" in body else _REST_DOTTED if "." in body else _REST).match(text, at)
    end = rest.end() if rest else at
    while text[end - 1] == ".":
        end -= 1
    return end


def plausible(body: str) -> bool:
    """Not a word, a slug or a row of x's behind the prefix."""
    if is_uuid(body):
        return True
    if len(set(body)) < 6 or placeholder(body):
        return False
    if body.isupper() and body.isalnum():
        return True
    longest = core(body)
    if len(longest) >= 16 and longest.upper() != longest != longest.lower():
        return not words_only(longest)
    return random_like(body, 10)
