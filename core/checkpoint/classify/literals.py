"""Which words a pattern cannot do without: the cues of the rule tables are made by this, and checked by a test.

Not on the hook's path: it reads the pattern with the regex module's own parser.
"""

from __future__ import annotations

import re
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from .rule import DIGITS, expand

_COMMON = frozenset(
    "the a an is are was were be it to of in on at for and or but not no i we you they this that with have has do so as by if my our "
    "he she can will all one it's from just now please use make out up".split()
)
_COMMON_HAN = frozenset("的是了不在有我你要就这那也都一个用到和与人上下为把好可会说没来过再后前里")
_FEW = 4
"""Characters of a set that still tell something."""


def cues(pattern: str) -> list[str]:
    """Texts of which one must occur where the pattern holds, `#` for a number; empty where there are none."""
    found = _needed(parser.parse(expand(pattern), re.ASCII))
    return sorted(found) if found else []


def _cost(literals: frozenset[str]) -> float:
    """How often sentences have one of the literals, roughly."""
    cost = 0.0
    for literal in literals:
        bare = literal.strip()
        if literal == DIGITS:
            cost += 12
        elif bare and bare[0] > "\u3000":
            cost += (20 if bare in _COMMON_HAN else 6) if len(bare) == 1 else 1.5 if len(bare) == 2 else 0.5
        elif bare in _COMMON:
            cost += 30
        else:
            cost += {0: 90, 1: 70, 2: 25, 3: 6, 4: 2}.get(len(bare), 0.7)
    return cost


def _needed(sequence: Any) -> frozenset[str] | None:
    best: frozenset[str] | None = None
    run = ""

    def offer(literals: frozenset[str] | None) -> None:
        nonlocal best
        if literals and all(literals) and (best is None or _cost(literals) < _cost(best)):
            best = literals

    for operator, argument in [*sequence, (None, None)]:
        if operator is sre.LITERAL:
            run += chr(argument)
            continue
        offer(frozenset((run,)) if run.strip() else None)
        run = ""
        offer(_needed_by(operator, argument))
    return best


def _needed_by(operator: Any, argument: Any) -> frozenset[str] | None:
    if operator is sre.BRANCH:
        parts = [_needed(part) for part in argument[1]]
        return frozenset().union(*parts) if all(parts) else None
    if operator is sre.SUBPATTERN:
        return _needed(argument[-1])
    if operator in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
        return _needed(argument[2]) if argument[0] > 0 else None
    if operator is sre.ASSERT:
        return _needed(argument[1])
    if operator is sre.IN and argument == [(sre.CATEGORY, sre.CATEGORY_DIGIT)]:
        return frozenset(DIGITS)
    if operator is sre.IN and len(argument) <= _FEW and all(kind is sre.LITERAL for kind, _ in argument):
        return frozenset(chr(code) for _, code in argument)
    return None
