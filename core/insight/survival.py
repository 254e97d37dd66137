"""What became of a kept sentence in a model's summary: survived, weakened, lost. Deterministic, without a model.

The clauses of the summary that speak of the same are found by what both name: identifiers, words, concepts of the
bilingual lexicon. Then numbers, negation and force are compared. The time grows with the summary's length.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .clauses import Clause, clauses
from .kept import Kept
from .weaker import has, is_weaker, share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .reading import Unit

Status = Literal["survived", "weakened", "lost", "unknown"]
LOST, LOST_TALK = 0.3, 0.15
"""Below this share of what an item speaks of, a clause speaks of another thing; less is enough where it only says that
there was talk of it."""
SURE = 0.5
"""From this share on one common word is enough."""
_WHOLLY = 0.8
_NEAR = 0.8
"""Clauses this near to the best one are looked at, too."""


class Summary:
    """A summary to look in, taken apart once for all items."""

    def __init__(self, text: str) -> None:
        self.clauses = clauses(text)

    def status_of(self, item: Kept) -> Status:
        """What became of an item."""
        shares = [(likeness(item, clause), clause) for clause in self.clauses]
        least = _NEAR * max((one for one, _ in shares), default=0.0)
        found = [clause for one, clause in shares if one >= least and one >= _least(clause)]
        if not found:
            return "lost"
        kept = [clause for clause in found if not is_weaker(item, clause)]
        if kept and any(_is_back(item, clause) for clause in self.clauses):
            return "weakened"
        if not kept:
            return "weakened" if any(_is_near(item, clause) for clause in found) else "lost"
        return "survived" if any(_is_sure(item, clause) for clause in kept) else "lost"


def statuses(items: Iterable[Kept], summary: str | None) -> list[Status]:
    """What became of each item; unknown where there is no summary to read."""
    if summary is None or not summary.strip():
        return ["unknown" for _ in items]
    looked = Summary(summary)
    return [looked.status_of(item) for item in items]


def _least(clause: Clause) -> float:
    return LOST_TALK if "talk" in clause.marks else LOST


def _is_near(item: Kept, clause: Clause) -> bool:
    """Whether a weaker clause speaks of the same: for certain, or because it says that there was talk of something."""
    return item.kind == "evidence" or _is_sure(item, clause) or not {"talk", "soft"}.isdisjoint(clause.marks)


def _is_back(item: Kept, clause: Clause) -> bool:
    """Whether a clause allows what the item rejected."""
    marks = clause.marks
    if not item.stale or not {"may", "soft"} & marks - item.whole.marks or {"no", "ban"} & marks:
        return False
    return share(item.stale, clause) >= _WHOLLY


def _is_sure(item: Kept, clause: Clause) -> bool:
    """Whether more than one common word says that a clause speaks of the same."""
    if likeness(item, clause) >= SURE or item.whole.topics & clause.keys:
        return True
    met = [unit for unit in item.whole.units if not unit.keys.isdisjoint(clause.keys)]
    common = sum(unit.is_common for unit in met)
    return common != 1 or len(met) > 1 or any(has(amount, clause.amounts) for amount in item.whole.amounts)


def likeness(item: Kept, clause: Clause) -> float:
    """How much of an item's matter a clause speaks of, from 0 to 1; what was rejected need not be there."""
    whole = _likeness(item.whole.units, item, clause)
    return max(whole, _likeness(item.wanted, item, clause)) if len(item.wanted) < len(item.whole.units) else whole


def _likeness(units: Sequence[Unit], item: Kept, clause: Clause) -> float:
    weight = sum(unit.weight for unit in units)
    got = share(units, clause) * weight
    if item.whole.topics & clause.keys:
        got, weight = got + 1, weight + 1
    same = sum(1.5 if amount.kind else 1.0 for amount in item.whole.amounts if has(amount, clause.amounts))
    got, weight = got + same, weight + same
    return got / weight if weight else 0.0
