"""Checkpoints made from a few turns, without files: what was said goes in, what is kept comes out."""

from __future__ import annotations

import math
from collections.abc import Sequence

from compact_guard.core.checkpoint.build import Identity, build
from compact_guard.core.checkpoint.item import Checkpoint, Item, Pin, Rendering
from compact_guard.core.checkpoint.select import Said, Selection

AGENT, SESSION = "claude", "5f0c6c1e-0000-4000-8000-000000000002"
START_MS = 1_790_000_000_000
Turn = tuple[str, str]
"""Role, by its first letter, and text."""


class Story:
    """A session that is compacted again and again. Each epoch's turns are numbered on from the last."""

    def __init__(self, agent: str = AGENT) -> None:
        self.agent = agent
        self.said = 0
        self.checkpoint: Checkpoint | None = None
        self.pins: list[Pin] = []
        self.epoch: list[Said] = []

    def say(self, *turns: Turn) -> None:
        """Turns, of the epoch that is going on."""
        for role, text in turns:
            self.said += 1
            name = "user" if role == "u" else "assistant"
            self.epoch.append(Said(self.said, f"turn-{self.said}", name, START_MS + self.said * 60_000, text))

    def compact(self, *turns: Turn, aborted: bool = False) -> Checkpoint:
        """The checkpoint of a compaction after these turns; where it is aborted, the epoch goes on."""
        self.say(*turns)
        selection = Selection("/home/dev/t.jsonl", self.agent)
        selection.turns = list(self.epoch)
        selection.size = self.said * 100
        moment = START_MS + self.said * 60_000 + 1
        identity = Identity(
            self.agent,
            SESSION,
            Rendering("/opt/compact-guard", "en", "utf16", 9500),
            guard="0.0.1",
            nonce="00c0ffee00c0ffee",
            now_ms=moment,
        )
        made = build(selection, identity, previous=self.checkpoint, pins=self.pins, deadline=math.inf)
        made.generation = self.checkpoint.generation + 1 if self.checkpoint else 1
        self.checkpoint = made
        if not aborted:
            self.epoch = []
        return made


def texts(checkpoint: Checkpoint, kind: str | None = None, *, live: bool = True) -> list[str]:
    """The texts of the items of a kind, or of all."""
    return [item.text for item in checkpoint.items if kind in (None, item.kind) and item.is_live >= live]


def one(checkpoint: Checkpoint, part: str) -> Item:
    """The one item whose text holds this."""
    found = [item for item in checkpoint.items if part in item.text]
    assert len(found) == 1, (part, [item.text for item in checkpoint.items])
    return found[0]


def pin(text: str, *, turn: int = 1, at: str = "2026-01-01T00:00:00.000Z", id: str = "", kind: str = "pin") -> Pin:
    """A pin that stands on no item unless it has its id."""
    return Pin(id or f"{abs(hash(text)) % 10**12:012}", text, kind, turn, at)


def ids(items: Sequence[Item]) -> list[str]:
    return [item.id for item in items]
