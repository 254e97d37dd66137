"""Whether a clause says less, or other, than an item: in its numbers, its negation, its force."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from .tables import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .amounts import Amount
    from .clauses import Clause
    from .kept import Kept
    from .reading import Reading, Unit

_SOFT = frozenset(("soft", "talk"))
_LEAVE = re.compile(r"\bleav|\bmov|\bexport|出境|离开|外传|搬|外部に|移さ", re.ASCII)
_FIRM_BUT_MUST = frozenset(("no", "ban", "only", "limit"))
_FIRM = frozenset(("no", "ban", "only", "must", "all", "limit"))
_AGAINST = frozenset(("no", "ban"))
_UNLESS = re.compile(
    r"\b(?:unless|without|until|before|not .* if)\b|没有?.*[不别]|未经?.*[不勿]|なしに|しないと|せずに|前", re.ASCII
)
_AND = re.compile(r"\band\b|[和与及跟]|以及|および|[^たし]と", re.ASCII)


@cache
def _contrasts() -> list[frozenset[str]]:
    return [frozenset(concepts.split()) for concepts, _ in rows("contrasts")]


def is_weaker(item: Kept, clause: Clause) -> bool:
    """Whether what a clause says of an item's matter is not what the item says."""
    said, meant = clause.marks, item.whole.marks
    if any(not has(amount, clause.amounts) for amount in item.required if not _is_count(amount, item, clause)):
        return True
    if any(unit.is_fact and unit.keys.isdisjoint(clause.keys) for unit in item.wanted):
        return True
    soft = _SOFT if item.kind != "evidence" else {"soft"}
    if soft & said - meant or _contradicts(item, clause):
        return True
    if "mild" in said - meant and _FIRM & meant:
        return True
    if item.rejected is not None and _is_turned(item, clause):
        return True
    if item.kind in ("decision", "correction"):
        names = [unit for unit in item.wanted if unit.is_name]
        if names and not share(names, clause):
            return True
    if item.kind == "todo":
        return "open" not in clause.aside | clause.heading
    if item.kind == "constraint" or (item.kind == "correction" and item.rejected is None):
        return _is_looser(item, clause)
    return "either" in said - meant or _is_unconditional(item, clause)


def _is_count(amount: Amount, item: Kept, clause: Clause) -> bool:
    """Whether a decision's small number only counts what a clause lists."""
    return item.kind == "decision" and not amount.kind and amount.plain in range(10) and share(item.wanted, clause) == 1


def has(amount: Amount, others: Sequence[Amount]) -> bool:
    """Whether an amount is among others."""
    return any(amount.equals(other) for other in others)


def share(units: Sequence[Unit], clause: Reading) -> float:
    """How much of what some units speak of a sentence speaks of, from 0 to 1."""
    total = got = 0.0
    for unit in units:
        weight = unit.weight
        if not unit.keys.isdisjoint(clause.keys):
            got += weight
        elif not unit.parts.isdisjoint(clause.keys):
            got += weight / 2
        elif unit.is_local and next(iter(unit.keys)).isascii() == clause.is_wide:
            weight *= FOREIGN
        total += weight
    return got / total if total else 0.0


FOREIGN = 0.35
"""What a word without a known translation counts where a clause is of the other script."""


def _contradicts(item: Kept, clause: Clause) -> bool:
    """Whether the clause has another one of concepts that exclude each other."""
    for group in _contrasts():
        meant, said = item.keys & group, clause.keys & group
        if meant and said and meant.isdisjoint(said):
            return True
    return False


def _is_turned(item: Kept, clause: Clause) -> bool:
    """Whether a correction's new way is missing, or stands beside the old one as if both were open."""
    old, new = item.rejected, item.accepted
    assert old is not None
    if "either" in clause.marks - item.whole.marks:
        return True
    if new is None or item.is_guessed:
        if new is not None and share(new.units, clause):
            return False
        return not _AGAINST & clause.aside and not {"reject", "delete", "switch"} & clause.keys
    old_keys = keys_of(old)
    fresh = [unit for unit in new.units if unit.keys.isdisjoint(old_keys)]
    if fresh and not share(fresh, clause):
        return True
    stale = [unit for unit in old.units if unit.keys.isdisjoint(keys_of(new))]
    if "may" in clause.marks - item.whole.marks and stale and share(stale, clause):
        return True
    return False


def keys_of(reading: Reading) -> frozenset[str]:
    """All that a reading's units are known by."""
    return frozenset().union(*(unit.keys for unit in reading.units))


def _is_looser(item: Kept, clause: Clause) -> bool:
    """Whether a rule's force is gone."""
    meant, said = item.whole.marks, clause.marks | clause.heading
    firm = {"no", "ban", "only", "limit"}
    if _LEAVE.search(item.whole.text):
        firm.add("stays")
    if "may" not in said and _UNLESS.search(item.whole.text):
        firm.add("when")
    if "may" not in said or _UNLESS.search(item.whole.text):
        firm.add("must")
    if not _AGAINST & meant and {"delete", "reject"} & clause.keys - item.whole.keys and "only" not in meant:
        return True
    if not _FIRM_BUT_MUST & meant and _is_denied(item, clause):
        return True
    if (
        _AGAINST & meant
        and not firm & said
        and not item.is_said_positively(clause)
        and not ("all" in said and _UNLESS.search(item.whole.text))
    ):
        return True
    if "only" in meant:
        if not {*firm, "must"} & said:
            return True
        if (
            "only" in said
            and not _AND.search(item.whole.text)
            and _AND.search(clause.text)
            and _says_more(item, clause)
        ):
            return True
    if {"may", "either"} & (said - meant) and not firm & said and not (item.required and "limit" in meant):
        return True
    return _is_unconditional(item, clause)


def _is_denied(item: Kept, clause: Clause) -> bool:
    """Whether the part of a clause that speaks most of an item has a negation that the item has not."""
    best = max(clause.parts, key=lambda part: share(item.whole.units, part))
    return "no" in best.marks and share(item.whole.units, best) >= 0.4


def _says_more(item: Kept, clause: Clause) -> bool:
    return any(unit.keys.isdisjoint(item.whole.keys) for unit in clause.units)


def _is_unconditional(item: Kept, clause: Clause) -> bool:
    """Whether `until …`, `unless …` is gone from what an item says."""
    condition = _CONDITION.search(item.whole.text)
    if condition is None or {"when", "limit", "only", "must"} & clause.aside:
        return False
    return share(item.after(condition.end()), clause) == 0


_CONDITION = re.compile(r"\b(?:until|unless|up to the|as long as|only if|only when|except)\b|除非|除了|以外", re.ASCII)
