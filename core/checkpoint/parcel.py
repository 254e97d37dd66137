"""What lies in the outbox: parcels that wait for a prompt, and what one prompt takes along. Standard library only."""

from __future__ import annotations

import json

from .item import Rendering, Unreadable, item_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .item import Item

WAITING, UNCONFIRMED = "waiting", "unconfirmed"
SENT, IN_PACK, GAVE_UP = "sent", "in_pack", "gave_up"


class Parcel:
    """Some items that go together, and what became of them."""

    __slots__ = ("at", "attempt", "id", "is_aside", "items", "name", "nonce", "render", "size", "state")

    def __init__(self, name: str, id: str, at: str, items: list[Item], state: str = WAITING) -> None:
        self.name = name
        """Its file's name without the suffix; parcels go in the order of their names."""
        self.id = id
        self.at = at
        """When it was queued: RFC 3339, UTC, ms."""
        self.items = items
        self.state = state
        self.render: Rendering | None = None
        """What it is said with: language, unit and command as in the session's packs."""
        self.nonce: str | None = None
        """Of the text that it was last given in."""
        self.size: int | None = None
        """Bytes of the transcript at that moment."""
        self.attempt = 0
        """How often it was given."""
        self.is_aside = False
        """Its file's name says that it does not wait."""

    @property
    def waits(self) -> bool:
        """Whether something is to be done with it yet."""
        return self.state in (WAITING, UNCONFIRMED)

    def as_dict(self) -> dict[str, Any]:
        """The form on disk."""
        fields = {name: getattr(self, name) for name in ("id", "at", "state", "nonce", "size", "attempt")}
        fields["items"] = [item.as_dict() for item in self.items]
        fields["render"] = self.render.as_dict() if self.render is not None else None
        return fields


class Going:
    """What one prompt takes along: the content of `going.claim` and `going.delivered`."""

    __slots__ = ("at", "attempt", "event", "items", "nonce", "prompt", "size", "units")

    def __init__(
        self,
        at: str,
        event: str,
        attempt: int,
        nonce: str,
        items: dict[str, list[str]],
        *,
        prompt: str | None = None,
        size: int | None = None,
        units: int = 0,
    ) -> None:
        self.at = at
        self.event = event
        self.attempt = attempt
        """From 1; 2 where a process died before it could say that it had given this."""
        self.nonce = nonce
        self.items = items
        """Parcel name -> ids of those of its items that go."""
        self.prompt = prompt
        """Id of the prompt or turn, as the event names it."""
        self.size = size
        """Bytes of the transcript at that moment."""
        self.units = units

    def as_dict(self) -> dict[str, Any]:
        """The form on disk."""
        return {name: getattr(self, name) for name in self.__slots__}


def parcel_of(name: str, data: bytes) -> Parcel:
    """A parcel from its form on disk. Raises Unreadable or ValueError."""
    value = json.loads(data.decode())
    if not isinstance(value, dict) or not isinstance(value.get("items"), list):
        raise Unreadable("a parcel is no object with items")
    id, at, state = value.get("id"), value.get("at"), value.get("state")
    if not (isinstance(id, str) and isinstance(at, str) and isinstance(state, str)):
        raise Unreadable("a parcel without id, at or state")
    parcel = Parcel(name, id, at, [item_of(item) for item in value["items"]], state)
    if state not in (WAITING, UNCONFIRMED, SENT, IN_PACK, GAVE_UP):
        raise Unreadable(f"a parcel that is {state!r}")
    nonce = value.get("nonce")
    parcel.render = _rendering(value.get("render"))
    parcel.nonce = nonce if isinstance(nonce, str) else None
    parcel.size, parcel.attempt = _count(value.get("size")), _count(value.get("attempt")) or 0
    return parcel


def going_of(data: bytes) -> Going:
    """What a mark says. One that cannot be read says nothing, but is there."""
    try:
        value = json.loads(data.decode())
        fields = value if isinstance(value, dict) else {}
    except (ValueError, RecursionError):
        fields = {}
    at, event, nonce, prompt = (fields.get(name) for name in ("at", "event", "nonce", "prompt"))
    items = fields.get("items")
    if not isinstance(items, dict):
        items = {}
    return Going(
        at if isinstance(at, str) else "",
        event if isinstance(event, str) else "",
        _count(fields.get("attempt")) or 1,
        nonce if isinstance(nonce, str) else "",
        {name: [id for id in ids if isinstance(id, str)] for name, ids in items.items() if isinstance(ids, list)},
        prompt=prompt if isinstance(prompt, str) else None,
        size=_count(fields.get("size")),
        units=_count(fields.get("units")) or 0,
    )


def _count(value: Any) -> int | None:
    return value if type(value) is int and value >= 0 else None


def _rendering(value: Any) -> Rendering | None:
    if not isinstance(value, dict):
        return None
    command, language, unit, cap = (value.get(field) for field in ("command", "language", "unit", "cap"))
    if not (isinstance(command, str) and isinstance(language, str) and isinstance(unit, str)):
        return None
    return Rendering(command, language, unit, cap) if type(cap) is int and cap > 0 else None
