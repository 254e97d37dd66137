"""Texts that are too long to be worked on whole in the time that a hook has. Standard library only.

Nobody types half a megabyte: what a person says stands before or after what was pasted, so start and end come first.
"""

from __future__ import annotations

import time

from ..redact.engine import redact
from ..text import stripped

CHARS_A_SECOND = 400_000
"""What is stripped and masked in a second on a slow machine, of a text made to be slow."""
EDGE = 1 << 16
"""Characters at the start and at the end that are taken of a text for which the time is too short."""
MARGIN = 1 << 16
"""Masked with an edge and left out again: a secret that the cut goes through lies in it."""
PIECE, _LONGEST_PIECE = 1 << 14, 1 << 15
_FENCES = ("```", "~~~")


class Masked:
    """A text without its secrets. `unread`: characters that were left out; `counts`: marks by kind."""

    __slots__ = ("counts", "text", "unread")

    def __init__(self, text: str, counts: dict[str, int], unread: int = 0) -> None:
        self.text = text
        self.counts = counts
        self.unread = unread


def masked_in_time(text: str, until: float) -> Masked:
    """The text stripped of controls and masked, whole if that can be done until then (`time.monotonic()`)."""
    # A text that is no longer than its edges with their margins is not cut: that would spare nothing.
    most = max(2 * (EDGE + MARGIN), (until - time.monotonic()) * CHARS_A_SECOND)
    if len(text) <= most:
        whole = redact(stripped(text))
        return Masked(whole.text, whole.counts)
    first, last = redact(stripped(text[: EDGE + MARGIN])), redact(stripped(text[-EDGE - MARGIN :]))
    counts = dict(first.counts)
    for kind, count in last.counts.items():
        counts[kind] = counts.get(kind, 0) + count
    return Masked(_start(first.text) + "\n\n" + _end(last.text), counts, len(text) - 2 * EDGE)


def _start(text: str) -> str:
    """A masked start without its margin, up to the end of a line if one is near."""
    kept = text[: max(0, len(text) - MARGIN)]
    return kept[: kept.rfind("\n", len(kept) // 2) + 1] or kept


def _end(text: str) -> str:
    """A masked end without its margin, from the start of a line if one is near."""
    kept = text[MARGIN:]
    return kept[kept.find("\n", 0, len(kept) // 2) + 1 :]


def pieces(text: str) -> list[str]:
    """A long text cut at line ends where no block of code is open, else where it may; a short one whole."""
    if len(text) <= 2 * PIECE:
        return [text]
    found, start, at, fenced = [], 0, 0, False
    while at < len(text):
        if text.startswith(_FENCES, at):
            fenced = not fenced
        end = text.find("\n", at, start + _LONGEST_PIECE) + 1
        at = end or _cut(text, at, start + _LONGEST_PIECE)
        if at - start >= (_LONGEST_PIECE if fenced else PIECE):
            found.append(text[start:at])
            start = at
    return [*found, text[start:]] if start < len(text) else found


def _cut(text: str, at: int, end: int) -> int:
    """Where a line is cut that is too long: after a sentence's end, else after a blank, else anywhere."""
    if end >= len(text):
        return len(text)
    middle = (at + end) // 2
    return (
        max(text.rfind("\u3002", middle, end), text.rfind(". ", middle, end)) + 1 or text.rfind(" ", at, end) + 1 or end
    )
