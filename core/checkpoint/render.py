"""A checkpoint as the text that goes back to the agent: under the cap, most important first, no item cut inside."""

from __future__ import annotations

from ..lazy import lazy
from .harmless import harmless
from .item import KINDS, UNREAD, normalise
from .words import words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Checkpoint, Item
    from .words import Words

UTF16, UTF8 = "utf16", "utf8"
CAP = 9500
"""Units of a pack, wrapper included: both clients cut at 10,000."""
PIN_SHARE, EVIDENCE_SHARE, RECENT_SHARE = 60, 10, 15
"""Per cent of the cap: at most for pins; reserved for evidence; reserved for the last request and the state of work."""
_RESERVED = {"evidence": EVIDENCE_SHARE, "recent": RECENT_SHARE}
_SAFE_ID = lazy(r"[^A-Za-z0-9_.:-]")


class Pack:
    """The text, its size in units, and what of the checkpoint is in it."""

    __slots__ = ("cap", "in_pins", "left_out", "shown", "text", "unit", "units")

    def __init__(
        self, text: str, unit: str, cap: int, shown: list[str], left_out: dict[str, int], in_pins: frozenset[str]
    ) -> None:
        self.text = text
        self.unit = unit
        self.cap = cap
        self.units = measure(text, unit)
        self.shown = shown
        """Ids of the items in the text, in its order."""
        self.left_out = left_out
        """Kind -> live items that found no room."""
        self.in_pins = in_pins
        """Ids of live items without a line of their own: a pin says them in full."""


def measure(text: str, unit: str) -> int:
    """The size of a text as the agent counts it: UTF-16 code units or UTF-8 bytes. Sizes add up over parts."""
    if unit == UTF8:
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text) + sum(char > "\uffff" for char in text) if not text.isascii() else len(text)


def line_of(item: Item, words: Words, nonce: str) -> str:
    """An item's line: what was said, by whom, where; a correction's begins with what it comes to."""
    who = words.roles.get(item.role, item.role)
    if item.turn is not None:
        who += words.comma + words.turn.format(n=item.turn)
    text = harmless(item.text, nonce)
    if item.kind in ("correction", "pin") and (item.rejected or item.accepted):
        rejected, accepted = harmless(item.rejected or "", nonce), harmless(item.accepted or "", nonce)
        form = words.not_but if rejected and accepted else words.not_only if rejected else words.but_only
        lead = form.format(rejected=rejected, accepted=accepted)
        return f"- {lead}{words.said.format(who=who, text=text)}"
    return f"- {text} ({who})" if words.comma == ", " else f"- {text}（{who}）"


def wrapped(head: list[str], body: list[str], words: Words, nonce: str) -> str:
    """Lines of evidence between their fences, what they are before them."""
    lines = [*head, words.begin.format(nonce=nonce), *body, words.end.format(nonce=nonce)]
    return "\n".join(lines) + "\n"


def safe_id(text: str) -> str:
    """An id as the pack names it: nothing in it can be taken for anything else."""
    return _SAFE_ID.sub("_", text)


def render(checkpoint: Checkpoint) -> Pack:
    """The pack. An empty text where the checkpoint holds nothing that is live."""
    return _Layout(checkpoint).pack()


def pin_room(checkpoint: Checkpoint) -> tuple[int, int]:
    """Units that the pins' lines take of the pack, and the most that pins may take."""
    return _Layout(checkpoint).pin_room()


class _Layout:
    def __init__(self, checkpoint: Checkpoint) -> None:
        self.checkpoint = checkpoint
        self.words = words_of(checkpoint.render.language)
        self.unit = checkpoint.render.unit
        self.cap = checkpoint.render.cap
        self.items = {kind: [item for item in checkpoint.items if item.kind == kind and item.is_live] for kind in KINDS}
        self.lines: dict[str, str] = {}
        """Item id -> its line."""
        self.taken: set[str] = set()
        self.opened: set[str] = set()
        """Kinds whose heading is paid for."""

    def pack(self) -> Pack:
        """Fill by priority, then give the unused part of what was reserved to what was left out."""
        if not any(self.items.values()):
            return Pack("", self.unit, self.cap, [], {}, frozenset())
        room = self.cap - self._size(self._wrapped([], self._counts(everything=True)))
        free, reserved = room, {}
        for kind in _RESERVED:
            reserved[kind] = max(0, min(self._reserve(kind), free))
            free -= reserved[kind]
        free = self._pins(free)
        self._leave_to_pins()
        for kind in ("correction", "decision", "constraint", "todo"):
            free = self._fill(kind, free)
        for kind, amount in reserved.items():
            free += self._fill(kind, amount)
        for kind in KINDS:
            free = self._fill(kind, free, pins_too=False)
        return self._made()

    def _size(self, text: str) -> int:
        return measure(text, self.unit)

    def _cost(self, item: Item) -> int:
        line = self.lines.setdefault(item.id, self._line(item))
        heading = 0 if item.kind in self.opened else self._size(self.words.headings[item.kind] + "\n")
        return heading + self._size(line + "\n")

    def _reserve(self, kind: str) -> int:
        """Units kept for a kind: a maximum, and no more than there is of it."""
        there = sum(self._size(self._line(item) + "\n") for item in self.items[kind])
        if there:
            there += self._size(self.words.headings[kind] + "\n")
        return min(self.cap * _RESERVED[kind] // 100, there)

    def _pins(self, free: int) -> int:
        most = min(free, self.cap * PIN_SHARE // 100)
        return free - most + self._fill("pin", most)

    def pin_room(self) -> tuple[int, int]:
        """Units that all pins would take, heading included, and the most that they may."""
        lines = sum(self._size(self._line(item) + "\n") for item in self.items["pin"])
        heading = self._size(self.words.headings["pin"] + "\n") if lines else 0
        return lines + heading, self.cap * PIN_SHARE // 100

    def _leave_to_pins(self) -> None:
        """What a pin of the same turn says in full is not said twice."""
        pins = [(pin.turn, normalise(pin.text)) for pin in self.items["pin"] if pin.id in self.taken]
        for kind in KINDS[1:] if pins else ():
            self.items[kind] = [
                item
                for item in self.items[kind]
                if not any(item.turn == turn and normalise(item.text) in text for turn, text in pins)
            ]

    def _fill(self, kind: str, free: int, *, pins_too: bool = True) -> int:
        """Take the kind's items, newest first, as long as they fit; the room that is left."""
        if kind == "pin" and not pins_too:
            return free
        for item in self.items[kind]:
            if item.id not in self.taken and (cost := self._cost(item)) <= free:
                self.taken.add(item.id)
                self.opened.add(kind)
                free -= cost
        return free

    def _line(self, item: Item) -> str:
        return line_of(item, self.words, self.checkpoint.nonce)

    def _counts(self, *, everything: bool = False) -> dict[str, int]:
        """Kind -> live items without a line in the pack, those that were left out of the checkpoint included."""
        counts: dict[str, int] = {}
        for kind in KINDS:
            missing = sum(everything or item.id not in self.taken for item in self.items[kind])
            missing += self.checkpoint.omitted.get(kind, 0)
            if missing:
                counts[kind] = missing
        return counts

    def _wrapped(self, body: list[str], left_out: dict[str, int]) -> str:
        checkpoint, words = self.checkpoint, self.words
        session = safe_id(checkpoint.session_id)
        head = words.head.format(
            agent=safe_id(checkpoint.agent),
            session=session,
            generation=checkpoint.generation,
            at=safe_id(checkpoint.created_at),
        )
        command = harmless(checkpoint.render.command, checkpoint.nonce)
        lines = list(body)
        if left_out:
            named = (
                f"{count} {words.headings[kind].split(' (')[0].split('（')[0]}" for kind, count in left_out.items()
            )
            lines.append(words.left_out.format(counts=words.comma.join(named)))
        if unread := checkpoint.omitted.get(UNREAD, 0):
            lines.append(words.unread.format(count=unread))
        return wrapped([head, words.look_up.format(command=command, session=session)], lines, words, checkpoint.nonce)

    def _made(self) -> Pack:
        body: list[str] = []
        shown: list[str] = []
        for kind in KINDS:
            taken = [item for item in self.items[kind] if item.id in self.taken]
            if taken:
                body.append(self.words.headings[kind])
                body += (self.lines[item.id] for item in taken)
                shown += (item.id for item in taken)
        left_out = self._counts()
        text = self._wrapped(body, left_out) if shown else ""
        everything = {item.id for item in self.checkpoint.items if item.is_live}
        in_pins = frozenset(everything.difference(*([item.id for item in items] for items in self.items.values())))
        return Pack(text, self.unit, self.cap, shown, left_out, in_pins)
