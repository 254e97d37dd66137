"""What kinds of things a turn says, for whoever marks turns: `show --labels` and the console."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..redact.engine import redact
from ..text import stripped
from .classify.engine import label_turn
from .item import KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..model import Role
    from ..transcript.session import Session

Place = tuple[int, int]
"""A turn's position in its session, and the offset of its first record: a file may have become another meanwhile."""


def kinds_said(text: str, role: Role) -> tuple[str, ...]:
    """The kinds of a turn's sentences, what matters most first."""
    found = {label.kind for label in label_turn(redact(stripped(text)).text, role)}
    return tuple(kind for kind in KINDS if kind in found)


def kinds_at(session: Session, places: Sequence[Place]) -> list[tuple[str, ...]]:
    """The kinds of some turns; none for a place where the session has another turn, or none."""
    offsets = session.columns.offset
    known = len(offsets)
    return [
        kinds_said(session.text_at(at), session.turn(at).role) if at < known and offsets[at] == offset else ()
        for at, offset in places
    ]
