"""What became of a kept sentence in a model's summary: survived, weakened, lost. Deterministic, without a model.

The clauses of the summary that speak of the same are found by what both name: identifiers, words, concepts of the
bilingual lexicon. Then force, numbers and negation are compared. Linear in the summary for each item.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..checkpoint.classify.engine import classify
from .clauses import Clause, clauses
from .reading import Reading, Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .amounts import Amount

Status = Literal["survived", "weakened", "lost", "unknown"]
_FOREIGN = 0.35
"""What a word without a known translation counts where the clause is of the other script."""
_LOST = 0.34
_LOST_TALK = 0.2
"""Below this share of what an item speaks of a clause speaks of another thing; lower where it says that it was talked
of."""
_NEAR = 0.8
_FIRM = frozenset(("no", "ban", "only", "must", "all", "limit"))
_SOFT = frozenset(("soft", "talk"))


class Kept:
    """A sentence to look for."""

    def __init__(self, text: str, kind: str, rejected: str | None = None, accepted: str | None = None) -> None:
        self.kind = kind
        self.whole = Reading(text)
        if rejected is None and accepted is None and kind in ("correction", "decision"):
            label = classify(text, "user")
            rejected, accepted = label.rejected, label.accepted
        self.rejected = Reading(rejected) if rejected else None
        self.accepted = Reading(accepted) if accepted else None
        if self.rejected and not self.accepted:
            rest = text.replace(rejected or "", " ", 1)
            if Reading(rest).units:
                self.accepted = Reading(rest)
        self.required = [one for one in self.whole.amounts if not self._is_rejected(one)]

    def _is_rejected(self, amount: Amount) -> bool:
        if self.rejected is None or not _has(amount, self.rejected.amounts):
            return False
        return self.accepted is None or not _has(amount, self.accepted.amounts)


class Summary:
    """A summary to look in, taken apart once for all items."""

    def __init__(self, text: str) -> None:
        self.clauses = clauses(text)

    def status_of(self, item: Kept) -> Status:
        """What became of an item."""
        shares = [(_share(item.whole.units, clause), clause) for clause in self.clauses]
        best = max((share for share, _ in shares), default=0.0)
        found: list[Status] = [
            _judged(item, clause, share) for share, clause in shares if share and share >= _NEAR * best
        ]
        for status in ("survived", "weakened"):
            if status in found:
                return status
        return "lost"


def statuses(items: Sequence[tuple[str, str]], summary: str | None) -> list[Status]:
    """What became of each (kind, text); unknown where there is no summary to read."""
    if summary is None or not summary.strip():
        return ["unknown"] * len(items)
    looked = Summary(summary)
    return [looked.status_of(Kept(text, kind)) for kind, text in items]


def _has(amount: Amount, others: Sequence[Amount]) -> bool:
    return any(amount.equals(other) for other in others)


def _share(units: Sequence[Unit], clause: Clause) -> float:
    """How much of what an item speaks of a clause speaks of, from 0 to 1."""
    total = got = 0.0
    for unit in units:
        if not unit.keys.isdisjoint(clause.keys):
            got += unit.weight
            total += unit.weight
        elif unit.parts and not unit.parts.isdisjoint(clause.keys):
            got += unit.weight / 2
            total += unit.weight
        elif unit.is_local and _is_foreign(unit, clause):
            total += _FOREIGN * unit.weight
        else:
            total += unit.weight
    return got / total if total else 0.0


def _is_foreign(unit: Unit, clause: Clause) -> bool:
    return next(iter(unit.keys)).isascii() == clause.is_wide


def _judged(item: Kept, clause: Clause, share: float) -> Status:
    limit = _LOST_TALK if "talk" in clause.marks else _LOST
    if share < limit:
        return "lost"
    return "weakened" if _is_weaker(item, clause) else "survived"


def _is_weaker(item: Kept, clause: Clause) -> bool:
    said, meant = clause.marks, item.whole.marks
    if any(not _has(amount, clause.amounts) for amount in item.required):
        return True
    if any(unit.is_fact and unit.keys.isdisjoint(clause.keys) for unit in _wanted(item)):
        return True
    if _SOFT & said - meant:
        return True
    if item.rejected is not None:
        return _is_turned(item, clause)
    if item.kind == "constraint":
        return _is_looser(meant, said | clause.heading)
    if item.kind == "todo":
        return "open" not in clause.aside | clause.heading
    return "either" in said - meant


def _wanted(item: Kept) -> Sequence[Unit]:
    if item.rejected is None:
        return item.whole.units
    old = frozenset().union(*(unit.keys for unit in item.rejected.units))
    return [unit for unit in item.whole.units if unit.keys.isdisjoint(old)]


def _is_turned(item: Kept, clause: Clause) -> bool:
    """Whether a correction's new way is missing, or stands beside the old one as if both were open."""
    old, new = item.rejected, item.accepted
    assert old is not None
    if "either" in clause.marks - item.whole.marks:
        return True
    if new is None:
        return not {"no", "ban"} & clause.marks and not {"reject", "delete"} & clause.keys
    old_keys = frozenset().union(*(unit.keys for unit in old.units))
    fresh = [unit for unit in new.units if unit.keys.isdisjoint(old_keys)]
    return bool(fresh) and not _share(fresh, clause)


def _is_looser(meant: frozenset[str], said: frozenset[str]) -> bool:
    """Whether a rule's force is gone."""
    if {"no", "ban"} & meant and not {"no", "ban", "only", "limit"} & said:
        return True
    if "only" in meant and not {"only", "no", "ban", "limit", "must"} & said:
        return True
    return bool({"may", "either"} & (said - meant)) and not {"no", "ban", "only", "limit"} & said
