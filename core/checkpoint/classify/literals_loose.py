"""Which words a correction's pattern cannot do without, read less closely than `literals` does.

A correction may hold over two sentences, and its cues are looked for in the first: the closer they are read, the more
of them stand in the second. Not on the hook's path.
"""

from __future__ import annotations

import re
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from .index import DIGITS
from .rule import expand

_COMMON = frozenset(
    "the a an is are was were be it to of in on at for and or but not no i we you they this that with have has do so "
    "as by if my our he she can will all one it's from just now please use make out up".split()
)
_COMMON_HAN = frozenset("的是了不在有我你要就这那也都一个用到和与人上下为把好可会说没来过再后前里")
_FEW = 4
"""Characters of a set that still tell something."""


_SETS = 3
_USELESS = 80.0
"""What a set of literals may cost beside a better one: more is in nearly every sentence."""


def loose_cues(pattern: str) -> str:
    """What must occur where the pattern holds: sets joined by `&`, texts of a set by `|`, `#` for a number."""
    found = sorted(_offers(parser.parse(expand(pattern), re.ASCII)), key=lambda some: (_cost(some), sorted(some)))
    kept: list[frozenset[str]] = []
    for some in found:
        if not kept or (len(kept) < _SETS and _cost(some) < _USELESS and some not in kept):
            kept.append(some)
    return "&".join("|".join(sorted(some)) for some in kept)


def _cost(literals: frozenset[str]) -> float:
    """How often sentences have one of the literals, roughly."""
    cost = 0.0
    for literal in literals:
        bare = literal.strip()
        if literal == DIGITS:
            cost += 40
        elif bare and bare[0] > "\u3000":
            cost += (20 if bare in _COMMON_HAN else 6) if len(bare) == 1 else 1.5 if len(bare) == 2 else 0.5
        elif bare in _COMMON:
            cost += 30
        else:
            cost += {0: 90, 1: 70, 2: 25, 3: 6, 4: 2}.get(len(bare), 0.5)
    return cost


def _needed(sequence: Any) -> frozenset[str] | None:
    """The best set of a sequence."""
    return min(_offers(sequence), key=_cost, default=None)


def _offers(sequence: Any) -> list[frozenset[str]]:
    """The sets of which a sequence needs one text each."""
    found: list[frozenset[str]] = []
    run = ""
    for operator, argument in [*sequence, (None, None)]:
        if operator is sre.LITERAL:
            run += chr(argument)
            continue
        if run.strip():
            found.append(frozenset(run + lead for lead in _leads(operator, argument)))
        run = ""
        found += _offers_of(operator, argument)
    return [some for some in found if not any("&" in text or "|" in text for text in some)]


def _leads(operator: Any, argument: Any) -> list[str]:
    """The letters with which the alternatives begin: the parser takes out what they have in common."""
    if operator is sre.SUBPATTERN and len(argument[-1]) == 1:
        return _leads(*argument[-1][0])
    if operator is not sre.BRANCH:
        return [""]
    leads = []
    for part in argument[1]:
        lead = ""
        for inner, code in part:
            if inner is not sre.LITERAL:
                break
            lead += chr(code)
        leads.append(lead)
    return leads


def _offers_of(operator: Any, argument: Any) -> list[frozenset[str]]:
    if operator is sre.BRANCH:
        parts = [_needed(part) for part in argument[1]]
        return [frozenset(text for part in parts for text in part or ())] if all(parts) else []
    if operator is sre.SUBPATTERN:
        return _offers(argument[-1])
    if operator in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
        return _offers(argument[2]) if argument[0] > 0 else []
    if operator is sre.ASSERT:
        return _offers(argument[1])
    if operator is sre.IN and argument == [(sre.CATEGORY, sre.CATEGORY_DIGIT)]:
        return [frozenset(DIGITS)]
    if operator is sre.IN and len(argument) <= _FEW and all(kind is sre.LITERAL for kind, _ in argument):
        return [frozenset(chr(code) for _, code in argument)]
    return []
