"""The clauses of a summary, each with the heading that it stands below."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .force import marks_of
from .reading import Reading

_END = re.compile(r"(?<=[.!?])\s+|[。！？]+")
_COMMA = re.compile(r"[,，、:：;；]\s*")
_SEMICOLON = re.compile(r";(?=\s)|；")
_ELSE = re.compile(
    r"[.;。；]\s*((?:everyone|everybody|nobody|no one|nothing|anyone|anything|all) (?:else|other)|others"
    r"|其他人|其余|それ以外)",
    re.IGNORECASE,
)
"""What begins so belongs to the sentence before: `Admins see drafts. Nobody else does.`"""
_JOINT = 200
"""Characters of a sentence whose parts are also looked at together."""
_MARKER = re.compile(r"^\s*(?:#{1,6}\s+|[-*+•・]\s+(?:\[[ xX]\]\s*)?|\d{1,2}[.)、]\s*)")
_HEADING = re.compile(r"^\s*#{1,6}\s+\S|^\s*(?:\*\*)?[^.。:：]{1,40}[:：](?:\*\*)?\s*$")
_LEAD = re.compile(r"(?:\*\*)?([^.。:：;；]{1,40})[:：]")
"""What a line begins with and all its parts stand below: `To do: …; …`."""
_ASIDE = re.compile(r"[(（][^()（）]*[)）]")
_SENTENCE = 600
LONGEST = 200_000
"""Characters of a summary that are looked at."""


class Clause(Reading):
    """A part of a summary that says one thing."""

    __slots__ = ("_bare", "aside", "heading")

    def __init__(self, text: str, heading: frozenset[str]) -> None:
        bare = _ASIDE.sub(" ", text)
        super().__init__(text)
        self.aside = self.marks
        """Marks with those in parentheses."""
        self.marks = Reading(bare).marks if bare != text else self.marks
        self._bare = bare
        self.heading = heading
        """Marks of the heading."""
        if len(self.units) == 1 and self.units[0].parts:
            # Only a file's name, in a list of files: it says nothing of what its parts are called.
            self.keys = self.units[0].keys

    @property
    def parts(self) -> list[Reading]:
        """What stands between its commas."""
        return [Reading(part) for part in _COMMA.split(self._bare) if part.strip()] or [self]


def _pieces(sentence: str) -> Iterator[str]:
    """A sentence, in pieces where it is so long that none can be."""
    for at in range(0, len(sentence), _SENTENCE):
        yield sentence[at : at + _SENTENCE]


def _parts(sentence: str, heading: frozenset[str]) -> list[Clause]:
    """The parts of a sentence between semicolons, and the whole of it."""
    parts = [part for part in _SEMICOLON.split(sentence) if part.strip()]
    whole = [Clause(sentence, heading)] if len(parts) > 1 and len(sentence) <= _JOINT else []
    return [*(Clause(part, heading) for part in parts), *whole]


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
        lead = _LEAD.match(bare)
        above = heading | marks_of(lead[1]) if lead else heading
        for sentence in _END.split(_ELSE.sub(r", \1", bare)):
            for piece in _pieces(sentence):
                if piece.strip():
                    found += _parts(piece, above)
    return found
