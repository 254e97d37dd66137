"""The values of a checkpoint, and their form on disk (format 1). Standard library only: the hook writes them."""

from __future__ import annotations

from hashlib import sha256

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

FORMAT = 1
KINDS = ("pin", "correction", "decision", "constraint", "todo", "evidence", "recent")
"""In the order of what matters most."""
ORIGINS = ("auto", "carried", "manual")
UNREAD = "unread_bytes"
"""The key of `omitted` that counts bytes, not items."""


class Unreadable(Exception):
    """A value is not of the form that it must have. The message says which."""


def normalise(sentence: str) -> str:
    """What two writings of one sentence have in common: case and blanks aside."""
    return " ".join(sentence.casefold().split())


def item_id(agent: str, session_id: str, turn_id: str, sentence: str) -> str:
    """An item's id: the same for the same source sentence, over edits and carry-over. `sentence` is redacted."""
    source = "\n".join((agent, session_id, turn_id, normalise(sentence)))
    return sha256(source.encode("utf-8", "surrogatepass")).hexdigest()[:12]


class Item:
    """One kept sentence."""

    __slots__ = (
        "accepted", "at", "closed_by", "id", "kind", "origin", "pinned_from", "rejected", "role", "superseded_by",
        "text", "turn", "turn_id",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        kind: str,
        text: str,
        *,
        role: str,
        turn: int | None = None,
        turn_id: str | None = None,
        at: str | None = None,
        rejected: str | None = None,
        accepted: str | None = None,
        superseded_by: str | None = None,
        closed_by: str | None = None,
        origin: str = "auto",
        pinned_from: str | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.text = text
        self.role = role
        self.turn = turn
        """Number of the turn it was said in, as `show` counts; None where that is not known."""
        self.turn_id = turn_id
        self.at = at
        """RFC 3339, UTC, ms."""
        self.rejected = rejected
        self.accepted = accepted
        self.superseded_by = superseded_by
        """Id of the correction that overturned it."""
        self.closed_by = closed_by
        """Id of the item that reports it done or calls it off."""
        self.origin = origin
        self.pinned_from = pinned_from
        """A pin's: the kind that the sentence has without it; None where it was no item."""

    @property
    def is_live(self) -> bool:
        """Neither overturned nor done."""
        return self.superseded_by is None and self.closed_by is None

    def as_dict(self) -> dict[str, Any]:
        """The item's form on disk."""
        return {name: getattr(self, name) for name in _ITEM_FIELDS}


_ITEM_FIELDS = (
    "id", "kind", "text", "role", "turn", "turn_id", "at", "rejected", "accepted", "superseded_by", "closed_by",
    "origin", "pinned_from",
)  # fmt: skip
_OPTIONAL_TEXTS = ("turn_id", "at", "rejected", "accepted", "superseded_by", "closed_by", "pinned_from")


def item_of(value: Any) -> Item:
    """An item from its form on disk. Fields that are not known are left out; raises Unreadable."""
    fields = _object(value, "an item")
    kind, origin = _text(fields, "kind"), fields.get("origin", "auto")
    if kind not in KINDS or origin not in ORIGINS:
        raise Unreadable(f"an item of kind {kind!r}, origin {origin!r}")
    item = Item(_text(fields, "id"), kind, _text(fields, "text"), role=_text(fields, "role"), origin=origin)
    item.turn = _optional(fields, "turn", int)
    for name in _OPTIONAL_TEXTS:
        setattr(item, name, _optional(fields, name, str))
    return item


class Source:
    """What a checkpoint was read from. The counts make the next one's numbers cheap."""

    __slots__ = ("epoch", "last_record", "lines", "path", "prompt", "size", "turns")

    def __init__(
        self,
        path: str | None = None,
        size: int = 0,
        last_record: str | None = None,
        epoch: int | None = None,
        turns: int | None = None,
        lines: int | None = None,
        prompt: str | None = None,
    ) -> None:
        self.path = path
        self.size = size
        """Bytes of the transcript that were there."""
        self.last_record = last_record
        self.epoch = epoch
        self.turns = turns
        self.lines = lines
        self.prompt = prompt
        """Id of the prompt or turn during which the agent asked for it; None where it did not say."""

    def as_dict(self) -> dict[str, Any]:
        """The form on disk."""
        return {name: getattr(self, name) for name in _SOURCE_FIELDS}


_SOURCE_FIELDS = ("path", "size", "last_record", "epoch", "turns", "lines", "prompt")


class Rendering:
    """What the pack is made with, sealed so that the same checkpoint gives the same bytes."""

    __slots__ = ("cap", "command", "language", "unit")

    def __init__(self, command: str, language: str, unit: str, cap: int) -> None:
        self.command = command
        """How a reader looks up more, as an absolute command line."""
        self.language = language
        """`en` or `zh-TW`."""
        self.unit = unit
        """`utf16` (UTF-16 code units) or `utf8` (bytes)."""
        self.cap = cap

    def as_dict(self) -> dict[str, Any]:
        """The form on disk."""
        return {name: getattr(self, name) for name in ("command", "language", "unit", "cap")}


class Checkpoint:
    """What people said and decided in a session, up to one compaction."""

    def __init__(self, agent: str, session_id: str, render: Rendering, source: Source) -> None:
        self.agent = agent
        self.session_id = session_id
        self.render = render
        self.source = source
        self.project: str | None = None
        self.generation = 0
        """From 1; 0 until it is stored."""
        self.created_at = ""
        self.trigger: str | None = None
        self.surface: str | None = None
        self.client: str | None = None
        self.guard = ""
        self.nonce = ""
        """Fences the pack; hexadecimal."""
        self.items: list[Item] = []
        self.removed: list[str] = []
        """Ids that the engineer took out: never extracted again."""
        self.omitted: dict[str, int] = {}
        """Kind -> items left out for size; `unread_bytes` -> bytes of the epoch that were not read."""
        self.redactions: dict[str, int] = {}
        self.edited_from: int | None = None
        self.forked_from: str | None = None
        self.sha256: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """The form on disk, with `sha256` as it is."""
        plain = {name: getattr(self, name) for name in _PLAIN}
        plain["format"] = FORMAT
        plain["source"] = self.source.as_dict()
        plain["render"] = self.render.as_dict()
        plain["items"] = [item.as_dict() for item in self.items]
        return plain


_OPTIONAL = ("project", "trigger", "surface", "client", "forked_from", "sha256")
_REQUIRED = ("created_at", "guard", "nonce")
_PLAIN = (
    "agent", "session_id", "generation", "edited_from", "removed", "omitted", "redactions", *_OPTIONAL, *_REQUIRED,
)  # fmt: skip


def checkpoint_of(value: Any) -> Checkpoint:
    """A checkpoint from its form on disk. Raises Unreadable; nothing of it is trusted before the seal was checked."""
    fields = _object(value, "a checkpoint")
    if fields.get("format") != FORMAT:
        raise Unreadable(f"format {fields.get('format')!r}, this program knows {FORMAT}")
    render, source = _object(fields.get("render"), "render"), _object(fields.get("source"), "source")
    cap = _optional(render, "cap", int)
    if cap is None or cap <= 0:
        raise Unreadable("render.cap is no number")
    made = Checkpoint(
        _text(fields, "agent"),
        _text(fields, "session_id"),
        Rendering(_text(render, "command"), _text(render, "language"), _text(render, "unit"), cap),
        Source(
            _optional(source, "path", str), _optional(source, "size", int) or 0, _optional(source, "last_record", str)
        ),
    )
    for name in ("epoch", "turns", "lines"):
        setattr(made.source, name, _optional(source, name, int))
    made.source.prompt = _optional(source, "prompt", str)
    for name in _REQUIRED:
        setattr(made, name, _text(fields, name))
    for name in _OPTIONAL:
        setattr(made, name, _optional(fields, name, str))
    made.generation = _optional(fields, "generation", int) or 0
    made.edited_from = _optional(fields, "edited_from", int)
    made.items = [item_of(item) for item in _array(fields, "items")]
    made.removed = [id for id in _array(fields, "removed") if isinstance(id, str)]
    made.omitted, made.redactions = _counts(fields, "omitted"), _counts(fields, "redactions")
    return made


class Pin:
    """A sentence that the engineer holds on to."""

    __slots__ = ("at", "id", "kind", "role", "text", "turn")

    def __init__(self, id: str, text: str, kind: str, turn: int | None, at: str | None, role: str = "user") -> None:
        self.id = id
        self.text = text
        self.kind = kind
        self.turn = turn
        self.at = at
        """When it was pinned."""
        self.role = role
        """Who said it."""

    def as_dict(self) -> dict[str, Any]:
        """The form on disk."""
        return {name: getattr(self, name) for name in ("id", "text", "kind", "turn", "at", "role")}


def pins_of(value: Any) -> list[Pin]:
    """Pins from their form on disk. Raises Unreadable."""
    if not isinstance(value, list):
        raise Unreadable("pins are no list")
    pins = []
    for one in value:
        fields = _object(one, "a pin")
        kind = fields.get("kind", "pin")
        if kind not in KINDS:
            raise Unreadable(f"a pin of kind {kind!r}")
        turn, at = _optional(fields, "turn", int), _optional(fields, "at", str)
        role = _optional(fields, "role", str) or "user"
        pins.append(Pin(_text(fields, "id"), _text(fields, "text"), kind, turn, at, role))
    return pins


def live(items: Iterable[Item], kind: str) -> list[Item]:
    """The items of a kind that are neither overturned nor done, in their order."""
    return [item for item in items if item.kind == kind and item.is_live]


def _object(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Unreadable(f"{what} is no object")
    return value


def _array(fields: dict[str, Any], name: str) -> list[Any]:
    value = fields.get(name, [])
    if not isinstance(value, list):
        raise Unreadable(f"{name} is no list")
    return value


def _text(fields: dict[str, Any], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise Unreadable(f"{name} is no text")
    return value


def _optional(fields: dict[str, Any], name: str, kind: type) -> Any:
    value = fields.get(name)
    if value is None:
        return None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Unreadable(f"{name} is of a wrong type")
    return value


def _counts(fields: dict[str, Any], name: str) -> dict[str, int]:
    value = _object(fields.get(name, {}), name)
    if not all(isinstance(count, int) for count in value.values()):
        raise Unreadable(f"{name} holds no counts")
    return value
