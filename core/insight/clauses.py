"""The clauses of a summary, each with the heading that it stands below."""

from __future__ import annotations

import re

from .reading import Reading

_END = re.compile(r"(?<=[.!?])\s+|[。！？；;]+|\s+(?=- )")
_MARKER = re.compile(r"^\s*(?:#{1,6}\s+|[-*+•・]\s+(?:\[[ xX]\]\s*)?|\d{1,2}[.)、]\s*)")
_HEADING = re.compile(r"^\s*#{1,6}\s+\S|^\s*(?:\*\*)?[^.。:：]{1,40}[:：](?:\*\*)?\s*$")
_ASIDE = re.compile(r"[(（][^()（）]*[)）]")
LONGEST = 200_000
"""Characters of a summary that are looked at."""


class Clause(Reading):
    """A part of a summary that says one thing."""

    __slots__ = ("aside", "heading")

    def __init__(self, text: str, heading: frozenset[str]) -> None:
        bare = _ASIDE.sub(" ", text)
        super().__init__(text)
        self.aside = self.marks
        """Marks with those in parentheses."""
        self.marks = Reading(bare).marks if bare != text else self.marks
        self.heading = heading
        """Marks of the heading."""


def clauses(summary: str) -> list[Clause]:
    """All clauses of a summary, in their order."""
    found: list[Clause] = []
    heading: frozenset[str] = frozenset()
    for line in summary[:LONGEST].split("\n"):
        if not line.strip():
            continue
        if _HEADING.match(line):
            heading = Reading(line).marks
            if line.lstrip().startswith("#"):
                continue
        bare = _MARKER.sub("", line)
        found += [Clause(part, heading) for part in _END.split(bare) if part and part.strip()]
    return found
