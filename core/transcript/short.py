"""Session ids as people read and type them: only as short as a command still tells them apart."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

LEAST = 8
"""Less would not look like an id. Codex's begin with the time: those of one minute share these."""
_PLAIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:-]*")


def shortened(ids: Iterable[str]) -> dict[str, str]:
    """Each id -> the least of its beginning that no other one has."""
    ordered = sorted(set(ids))
    least = dict.fromkeys(ordered, LEAST)
    for one, other in pairwise(ordered):
        needed = _shared(one, other) + 1
        least[one], least[other] = max(least[one], needed), max(least[other], needed)
    return {id: id[:length] for id, length in least.items()}


def is_plain(name: str) -> bool:
    """Whether a shell and our own commands take this for one word: files, and so sessions, may have any name."""
    return _PLAIN.fullmatch(name) is not None


def _shared(one: str, other: str) -> int:
    length = min(len(one), len(other))
    return next((at for at in range(length) if one[at] != other[at]), length)
