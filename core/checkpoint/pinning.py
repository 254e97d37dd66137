"""From a turn to a pin: what is held is masked, and known again as the item that it may be. Standard library only."""

from __future__ import annotations

import re

from ..redact.engine import redact
from ..text import stripped
from .build import rfc3339
from .classify.engine import label_turn
from .item import Checkpoint, Item, Pin, Source, item_id, normalise
from .render import pin_room, render

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Rendering

WARN_PERCENT = 80
"""Of the room that pins may take: from here on it is said that it gets tight."""
_MARK = re.compile(r"\[REDACTED:[^\]\n]{1,60}\]")
_EDGE = " \t\r\n.。!！"


class Spoken:
    """A turn as it is pinned from."""

    __slots__ = ("agent", "id", "n", "role", "session_id", "text")

    def __init__(self, agent: str, session_id: str, id: str, n: int, role: str, text: str) -> None:
        self.agent = agent
        self.session_id = session_id
        self.id = id
        self.n = n
        self.role = role
        self.text = text


def pin_of(turn: Spoken, now_ms: int, *, text: str | None = None, kind: str = "pin") -> tuple[Pin, bool]:
    """A pin on a turn or on a part of it, and whether the turn says that text. ValueError: nothing is left to pin."""
    raw = stripped(turn.text)
    masked = redact(raw).text
    held, said = masked.strip(), True
    if text is not None:
        part = _part(raw, masked, stripped(text).strip())
        held, said = (redact(stripped(text)).text.strip(), False) if part is None else (part, True)
    wanted = normalise(held.strip(_EDGE))
    for label in label_turn(masked, turn.role):
        if normalise(label.key.strip(_EDGE)) == wanted:
            held = label.key.strip()
    if not held.strip(_EDGE):
        raise ValueError("nothing to pin")
    id = item_id(turn.agent, turn.session_id, turn.id, held)
    return Pin(id, held, kind, turn.n, rfc3339(now_ms), turn.role), said


def _part(raw: str, masked: str, wanted: str) -> str | None:
    """The part of a turn that reads as `wanted`, blanks and case aside, with the turn's masks; None if none does.

    A part may cut through a secret, and alone not look like one: only what the turn shows unmasked is given.
    """
    words = wanted.split()
    found = re.search(r"\s+".join(map(re.escape, words)), raw, re.IGNORECASE) if words else None
    if found is None:
        return None
    start, end = found.span()
    shown = [
        mark or raw[max(start, low) : min(end, high)]
        for low, high, mark in _pieces(raw, masked)
        if low < end > start < high
    ]
    return redact("".join(shown)).text.strip()


def _pieces(raw: str, masked: str) -> list[tuple[int, int, str]]:
    """Start and end in the raw text, and the mark that stands there in the masked one; empty where nothing does."""
    marks, literals = _MARK.findall(masked), _MARK.split(masked)
    pieces = []
    at = 0
    for number, literal in enumerate(literals):
        is_last = number == len(literals) - 1
        begin = len(raw) - len(literal) if is_last else raw.find(literal, at)
        if begin < at or not raw.startswith(literal, begin):
            return [(at, len(raw), "[REDACTED:text]")]
        if number:
            pieces.append((at, begin, marks[number - 1]))
        pieces.append((begin, begin + len(literal), ""))
        at = begin + len(literal)
    return pieces


class Room:
    """How full the pins' share of the pack is. `dropped`: pins that find no place in it."""

    __slots__ = ("dropped", "most", "used")

    def __init__(self, used: int, most: int, dropped: list[Pin]) -> None:
        self.used = used
        self.most = most
        self.dropped = dropped

    @property
    def is_tight(self) -> bool:
        """Whether somebody should be told."""
        return bool(self.dropped) or self.used * 100 >= self.most * WARN_PERCENT


def room_of(pins: list[Pin], agent: str, session_id: str, render_with: Rendering) -> Room:
    """The room that the pins take in a session's pack."""
    alone = Checkpoint(agent, session_id, render_with, Source())
    for pin in sorted(pins, key=lambda pin: pin.at or "", reverse=True):
        alone.items.append(Item(pin.id, "pin", pin.text, role=pin.role, turn=pin.turn, at=pin.at, origin="manual"))
    used, most = pin_room(alone)
    shown = set(render(alone).shown)
    return Room(used, most, [pin for pin in pins if pin.id not in shown])
