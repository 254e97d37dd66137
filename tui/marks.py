"""Which kinds of things the turns of the shown session say, as far as anybody looked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.transcript.session import Session
    from .glyphs import Glyphs

CORRECTION, PIN = "correction", "pin"
Key = tuple[int, int, int]
"""Which file, where in it, and how many more records: a turn that has grown may say more."""

_ROLES = {"correction": "wound", "decision": "in", "constraint": "edge", "pin": "edge"}


def mark_of(kind: str, glyphs: Glyphs) -> tuple[str, str]:
    """A kind's mark, and the role in which it is drawn."""
    return glyphs.kinds.get(kind, " "), _ROLES.get(kind, "muted")


def kind_word(kind: str) -> str:
    """A kind in the reader's language."""
    from ..core.cli.words import kind_name

    return kind_name(kind)


@dataclass(slots=True)
class Marks:
    """Kinds by turn, of one transcript."""

    path: str = ""
    pinned: frozenset[int] = frozenset()
    """Numbers of the turns with pins."""
    _kinds: dict[Key, tuple[str, ...]] = field(default_factory=dict)

    def forget(self, path: str) -> None:
        """Begin anew, for a transcript."""
        self.path = path
        self.pinned = frozenset()
        self._kinds = {}

    def learn(self, session: Session, found: Iterable[tuple[int, tuple[str, ...]]]) -> None:
        """Take in the kinds of some turns, by position."""
        if session.path == self.path:
            for at, kinds in found:
                self._kinds[_key(session, at)] = kinds

    def said(self, session: Session, at: int) -> tuple[str, ...] | None:
        """The kinds of what a turn says; None where nobody looked yet."""
        return self._kinds.get(_key(session, at)) if session.path == self.path else None

    def of(self, session: Session, at: int) -> tuple[str, ...]:
        """All that is known of a turn, what matters most first."""
        said = self.said(session, at) or ()
        pinned = session.path == self.path and not session.partial and at + 1 in self.pinned
        return (PIN, *said) if pinned else said

    def unknown(self, session: Session, turns: Iterable[int]) -> Iterator[int]:
        """Those at which nobody looked yet."""
        return (at for at in turns if self.said(session, at) is None)


def _key(session: Session, at: int) -> Key:
    columns = session.columns
    return columns.file[at], columns.offset[at], len(columns.more.get(at, ()))


def nearest(marks: Marks, session: Session, turns: Iterable[int], kind: str) -> tuple[int | None, int | None]:
    """The first of some turns that says something of a kind, else the first at which nobody looked yet."""
    for at in turns:
        said = marks.said(session, at)
        if said is None:
            return None, at
        if kind in said:
            return at, None
    return None, None


def said_line(kinds: tuple[str, ...], glyphs: Glyphs) -> list[tuple[str, str]]:
    """`≠ correction   ! constraint`, for the detail."""
    parts: list[tuple[str, str]] = []
    for kind in kinds:
        glyph, role = mark_of(kind, glyphs)
        parts += [(f"{'   ' if parts else ''}{glyph} ", role), (kind_word(kind), "muted")]
    return parts
