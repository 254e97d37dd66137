"""Applies the shape rules: anchors by plain search, patterns only where an anchor stands."""

from __future__ import annotations

import re

from ..lazy import lazy
from . import values
from .shapes import Shape
from .tokens import Span
from .view import MARK, View

_COOKIE = lazy(f"[ \\t]{{0,4}}([^\\s;=,\"'{MARK}]{{1,80}})=([^\\s;\"'{MARK}]{{0,4096}})(;?)")
_COOKIE_NAME = lazy(r"sess|sid\b|auth|token|jwt|secret|csrf|xsrf|remember|login|ticket", re.IGNORECASE)
_JWK_PRIVATE = lazy(r"\"(?:d|p|q|dp|dq|qi|k)\"\s{0,4}:\s{0,4}\"([A-Za-z0-9_-]{16,2000})\"")
_KUBE_KIND = lazy(r"\"?kind\"?\s{0,4}:\s{0,4}\"?\Z", re.IGNORECASE)
_KUBE_DATA = lazy(r"\"?(?:data|stringData)\"?\s{0,4}:\s{0,4}(\{|\n)")
_KUBE_LINE = lazy(
    r"(?:[^\n\w]{0,40}|[\w./-]{1,80}:\d{1,6}:\s{0,20}|\s{0,12}\d{1,6}[\t→|: ]\s{0,20})"
    r"[\w.-]{1,100}\"?:[ \t]{1,4}[\"']?([^\s\"'{}|>]{4,4096})"
)
_KUBE_ENTRY = lazy(r"\"[\w.-]{1,100}\"\s{0,4}:\s{0,4}\"([^\"\s]{4,4096})\"")
_ECHO = lazy(
    f'(?:echo|printf)\\s{{1,4}}(?:-n\\s{{1,4}}|"?%s"?\\s)?["\']?([^\\s"\'|{MARK}]{{3,200}})["\']?\\s{{0,4}}\\|[^\\n|]{{0,120}}\\Z'
)


class Shapes:
    """The shape rules, made ready; patterns compiled on first use."""

    def __init__(self, rules: tuple[Shape, ...]) -> None:
        self._rules = rules
        self._patterns: dict[str, re.Pattern[str]] = {}

    def spans(self, view: View) -> list[Span]:
        found: list[Span] = []
        for rule in self._rules:
            at = view.low.find(rule.anchor) if view.has(rule.part) else -1
            while at >= 0:
                spans = self._at(view, rule, at)
                found += spans
                at = view.low.find(rule.anchor, max(at + len(rule.anchor), spans[-1][1] if spans else 0))
        return found

    def _at(self, view: View, rule: Shape, at: int) -> list[Span]:
        pattern = self._patterns.get(rule.pattern)
        if pattern is None:
            pattern = self._patterns[rule.pattern] = re.compile(rule.pattern)
        match = pattern.match(view.text, at)
        if match is None:
            return []
        finder = _FINDERS.get(rule.check)
        if finder:
            return [(start, end, rule.kind) for start, end in finder(view.text, match)]
        start, end = match.span(1)
        end -= len(match[1]) - len(match[1].rstrip(".,;:!?)]}\\*|"))
        value = view.text[start:end]
        return [(start, end, rule.kind)] if _passes(rule.check, value) else []


def _passes(check: str, value: str) -> bool:
    if check == "always":
        return bool(value)
    if check == "any":
        return bool(value) and not values.placeholder(value)
    if not value or values.placeholder(value):
        return False
    if check == "word":
        return value.lower() not in values.STOP_WORDS and not (value.isdigit() and len(value) < 6)
    if check == "random":
        return values.random_like(value, 16)
    if check == "basic":
        return _is_user_and_password(value)
    if values.random_like(value, 8) or (len(value) >= 8 and values.mixed(value)):
        return True
    return values.two_classes(value) and not values.wordy(value)


def _is_user_and_password(value: str) -> bool:
    from binascii import Error, a2b_base64

    try:
        decoded = a2b_base64(value + "=" * (-len(value) % 4))
    except Error:
        return values.random_like(value, 24)
    return b":" in decoded and not decoded.strip(b"\t\n\r").translate(None, bytes(range(32, 256)))


def _cookies(text: str, header: re.Match[str]) -> list[tuple[int, int]]:
    found = []
    at = header.end()
    for _pair in range(100):
        pair = _COOKIE.match(text, at)
        if pair is None:
            break
        value = pair[2]
        if not values.placeholder(value) and (
            values.random_like(value, 16) or (_COOKIE_NAME.search(pair[1]) and values.random_like(value, 8))
        ):
            found.append(pair.span(2))
        at = pair.end()
        if not pair[3]:
            break
    return found


def _jwk(text: str, kty: re.Match[str]) -> list[tuple[int, int]]:
    start = text.rfind("{", max(0, kty.start() - 4000), kty.start())
    end = text.find("}", kty.end(), kty.end() + 8000)
    if start < 0:
        return []
    return [match.span(1) for match in _JWK_PRIVATE.finditer(text, start, end if end >= 0 else kty.end() + 8000)]


def _kube(text: str, kind: re.Match[str]) -> list[tuple[int, int]]:
    if not _KUBE_KIND.search(text, max(0, kind.start() - 16), kind.start()):
        return []
    limit = min(len(text), kind.end() + 8000)
    stop = text.find("\n---", kind.end(), limit)
    limit = stop if stop >= 0 else limit
    found: list[tuple[int, int]] = []
    data = _KUBE_DATA.search(text, max(0, kind.start() - 4000), limit)
    while data is not None:
        at = data.end()
        if data[1] == "{":
            close = text.find("}", at, limit)
            found += [entry.span(1) for entry in _KUBE_ENTRY.finditer(text, at, close if close >= 0 else limit)]
        else:
            found += _kube_lines(text, at)
        data = _KUBE_DATA.search(text, max(at, found[-1][1] if found else 0), limit)
    return sorted(found)


def _kube_lines(text: str, at: int) -> list[tuple[int, int]]:
    found = []
    while (line := _KUBE_LINE.match(text, at)) is not None:
        if not values.placeholder(line[1]):
            found.append(line.span(1))
        newline = text.find("\n", line.end())
        if newline < 0:
            break
        at = newline + 1
    return found


def _echoed(text: str, consumer: re.Match[str]) -> list[tuple[int, int]]:
    before = _ECHO.search(text, max(0, consumer.start() - 320), consumer.start())
    if before is None or values.placeholder(before[1]):
        return []
    return [before.span(1)]


_FINDERS = {"cookie": _cookies, "jwk": _jwk, "kube": _kube, "echo": _echoed}
