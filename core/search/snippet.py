"""The part of a text around a match."""

from __future__ import annotations

from collections.abc import Callable

from .fold import Span, composes
from .matcher import Matcher

BEFORE, LENGTH = 60, 200
"""Code points before the match, and in all."""
_MASKED = 1 << 14
"""Code points around the match that are masked together, so that no secret is cut before it is known as one."""


def excerpt(text: str, matcher: Matcher, mask: Callable[[str], str] | None) -> tuple[str, list[Span]] | None:
    """The snippet around the first match and the matches in it; None if there is none.

    With a mask the snippet is of the masked text: a match inside a secret leaves the mark and no span.
    """
    spans = matcher.spans(text, room=LENGTH)
    if not spans:
        return None
    first = spans[0][0]
    if mask is not None:
        start = max(0, first - _MASKED)
        part = text[start : first + _MASKED]
        masked = mask(part)
        if masked != part:
            return _of_masked(masked, len(mask(part[: first - start])), matcher)
    return _cut(text, first, spans)


def _of_masked(text: str, about: int, matcher: Matcher) -> tuple[str, list[Span]]:
    """The match nearest to where it was, if it is still there."""
    for back in (BEFORE, LENGTH):
        start = max(0, about - back)
        spans = matcher.spans(text[start:], room=LENGTH)
        if spans and spans[0][0] <= 2 * back:
            spans = [(a + start, b + start) for a, b in spans]
            return _cut(text, spans[0][0], spans)
    return _cut(text, min(about, len(text)), [])


def _cut(text: str, at: int, spans: list[Span]) -> tuple[str, list[Span]]:
    start = max(0, at - BEFORE)
    end = min(len(text), start + LENGTH)
    start = max(0, end - LENGTH) if end == len(text) else start
    while 0 < start < at and composes(text[start]):
        start += 1
    while end < len(text) and composes(text[end]) and end < start + LENGTH + 8:
        end += 1
    # A later match that the end cuts would be marked as something that does not match.
    inside = [(a - start, min(b, end) - start) for a, b in spans if b <= end or a == at]
    return text[start:end], inside
