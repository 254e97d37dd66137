"""Concept pairs: a thing that is spoken of, and how it shows in code and commands. The pairs are data: `pairs/*.toml`.

An entry: `id`; `names`, how people call it, in any language; `code`, patterns for what is written or run; `gone`,
patterns whose disappearance carries it out; `versus`, entries that one chooses instead; `weak`, true where it only
narrows another word and says nothing alone; `why`, the reason why the two sides belong together.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources

from .spelling import folded, spelled

FILES = ("behaviour.toml", "storing.toml", "tools.toml", "shipping.toml")
_START = 2
"""Letters of a name that no ending changes."""


@dataclass(frozen=True, slots=True)
class Concept:
    """One pair, ready to be looked for."""

    id: str
    names: tuple[str, ...]
    """Folded, longest first."""
    spoken: re.Pattern[str]
    written: re.Pattern[str] | None
    gone: re.Pattern[str] | None
    versus: tuple[str, ...]
    weak: bool
    why: str


@dataclass(frozen=True, slots=True)
class Concepts:
    """All pairs."""

    by_id: dict[str, Concept]
    of_start: dict[str, list[str]]
    """Ids by the first letters of their names."""

    def named(self, text: str) -> list[tuple[int, int, Concept]]:
        """The names in a folded text, the longest first where two overlap, with their places."""
        found = []
        met = dict.fromkeys(one for at in range(len(text)) for one in self.of_start.get(text[at : at + _START], ()))
        met.update(dict.fromkeys(one for letter in text for one in self.of_start.get(letter, ())))
        for concept in (self.by_id[one] for one in met):
            found += [(*match.span(), concept) for match in concept.spoken.finditer(text)]
        found.sort(key=lambda one: (one[0] - one[1], one[0]))
        taken: list[tuple[int, int, Concept]] = []
        for start, end, concept in found:
            if all(end <= first or start >= last for first, last, _other in taken):
                taken.append((start, end, concept))
        return sorted(taken, key=lambda one: one[0])


def concept_of(entry: dict[str, object]) -> Concept:
    """An entry of a data file as a pair."""
    names = sorted({folded(name) for name in _texts(entry, "names")}, key=lambda name: (-len(name), name))
    return Concept(
        str(entry["id"]),
        tuple(names),
        re.compile("|".join(spelled(name) for name in names)),
        _pattern(_texts(entry, "code")),
        _pattern(_texts(entry, "gone")),
        tuple(_texts(entry, "versus")),
        bool(entry.get("weak", False)),
        str(entry["why"]),
    )


def entries() -> list[dict[str, object]]:
    """What the data files hold."""
    folder = resources.files(__package__) / "pairs"
    found: list[dict[str, object]] = []
    for name in FILES:
        found += tomllib.loads((folder / name).read_text(encoding="utf-8"))["pair"]
    return found


def made(some: Iterable[dict[str, object]]) -> Concepts:
    """Entries as pairs."""
    by_id = {concept.id: concept for concept in map(concept_of, some)}
    of_start: dict[str, list[str]] = {}
    for concept in by_id.values():
        for start in {name[:_START] for name in concept.names}:
            of_start.setdefault(start, []).append(concept.id)
    return Concepts(by_id, of_start)


@cache
def concepts() -> Concepts:
    """The product's pairs."""
    return made(entries())


def _texts(entry: dict[str, object], name: str) -> list[str]:
    value = entry.get(name, [])
    return [str(one) for one in value] if isinstance(value, list) else []


def _pattern(patterns: list[str]) -> re.Pattern[str] | None:
    return re.compile("|".join(f"(?:{one})" for one in patterns), re.IGNORECASE | re.MULTILINE) if patterns else None
