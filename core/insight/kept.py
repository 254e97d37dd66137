"""A kept sentence as it is looked for in a summary."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..checkpoint.classify.engine import classify
from .reading import Reading, Unit
from .weaker import has, keys_of, share

if TYPE_CHECKING:
    from .amounts import Amount

_NOT = re.compile(
    r"\b(?:not|rather than|instead of)\s+(?:the\s|an?\s)?([^,;.()]+)"
    r"|(?:不是|而非|不要|不用|別用|别用|不按|不看)\s*([^，,。；;、（(]+)"
    r"|([^、。，,（(]+?)(?:ではなく|じゃなく|ではない|じゃない|でなく)"
)
"""What a correction takes back, where the rules on talk do not say."""

_PART = re.compile(r"[,，、;；]\s*")
_WHOLE = 0.8
LONGEST = 2000
"""Characters of an item that are looked at."""


class Kept:
    """A kept sentence. Its phrases are read from its text where they are not given."""

    def __init__(self, text: str, kind: str, rejected: str | None = None, accepted: str | None = None) -> None:
        self.kind = kind
        text = text[:LONGEST]
        self.whole = Reading(text)
        if rejected is None and accepted is None and kind == "correction":
            label = classify(text, "user")
            rejected, accepted = label.rejected, label.accepted
            if not rejected and (match := _NOT.search(text)):
                rejected = next(filter(None, match.groups()))
        self.rejected = Reading(rejected) if rejected else None
        self.accepted = Reading(accepted) if accepted else None
        self.is_guessed = bool(rejected and not accepted)
        """What is accepted is only what stands beside the rejected."""
        if rejected and not accepted:
            rest = Reading(text.replace(rejected, " ", 1))
            self.accepted = rest if rest.units else None
        self.required = [amount for amount in self.whole.amounts if not self._is_old(amount)]
        """The amounts that a summary must have."""
        stale = keys_of(self.rejected) if self.rejected else frozenset[str]()
        if self.accepted:
            stale -= keys_of(self.accepted)
        self.stale: list[Unit] = [unit for unit in self.whole.units if not unit.keys.isdisjoint(stale)]
        """What was rejected."""
        self.wanted: list[Unit] = [unit for unit in self.whole.units if unit.keys.isdisjoint(stale)]
        """What a summary must speak of: not of what was rejected."""
        parts = [Reading(part) for part in _PART.split(text)]
        self.positive = [part for part in parts if not {"no", "ban"} & part.marks] if len(parts) > 1 else []
        """Parts of the text that deny nothing, where it has several."""
        self.keys: frozenset[str] = frozenset().union(*(unit.keys for unit in self.wanted))

    def is_said_positively(self, clause: Reading) -> bool:
        """Whether a part of the text that denies nothing is wholly in a clause: `last writer wins, no merging`."""
        return any(share(part.units, clause) >= _WHOLE for part in self.positive)

    def after(self, at: int) -> list[Unit]:
        """The units of the text from a place on."""
        return Reading(self.whole.text[at:]).units

    def _is_old(self, amount: Amount) -> bool:
        if self.rejected is None or not has(amount, self.rejected.amounts):
            return False
        return self.accepted is None or not has(amount, self.accepted.amounts)
