"""A 100 MB session read: its index, the second start, and `show`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench import oracle
from tests.bench.measure import Command, Wrong, compare
from tests.bench.place import Place, guard, inside, word_count
from tests.bench.table import Row, ratio_row

AGENTS = {"c100": "Claude", "x100": "Codex"}


def rows(place: Place) -> Iterator[Row]:
    """Index, sidecar and `show --json --raw` against `wc -l`, for either agent."""
    for name, agent in AGENTS.items():
        path = place.corpus.session(name)
        turns = oracle.turns(path)
        wc = word_count([path], _lines(path))
        what = f"100 MB {agent} session"
        index = Command(inside("index", path, "no-cache"), _told_turns(turns), told=told_seconds)
        yield ratio_row(f"index of a {what}", compare(index, wc, place.rounds), "`wc -l`", 5)
        warm = Command(inside("index", path, "cache"), _told_turns(turns), told=told_seconds)
        warm.run()
        yield ratio_row(f"second start of a {what} (sidecar)", compare(warm, wc, place.rounds), "`wc -l`", None)
        show = Command(guard("show", "--json", "--raw", path), _shown_turns(turns), before=place.forget)
        yield ratio_row(f"`show --json --raw` of a {what}", compare(show, wc, place.rounds), "`wc -l`", 25)


def told_seconds(out: bytes) -> float:
    """The time that a program of `inside.py` measured."""
    return float(json.loads(out)["seconds"])


def _lines(path: Path) -> Callable[[bytes], None]:
    with path.open("rb") as file:
        count = sum(block.count(b"\n") for block in iter(lambda: file.read(1 << 20), b""))

    def check(out: bytes) -> None:
        if int(out.split()[0]) != count:
            raise Wrong(f"wc counted {out[:40]!r}, not {count}")

    return check


def _told_turns(turns: int) -> Callable[[bytes], None]:
    def check(out: bytes) -> None:
        if (found := json.loads(out)["count"]) != turns:
            raise Wrong(f"{found} turns, not {turns}")

    return check


def _shown_turns(turns: int) -> Callable[[bytes], None]:
    def check(out: bytes) -> None:
        if (found := len(json.loads(out)["turns"])) != turns:
            raise Wrong(f"{found} turns shown, not {turns}")

    return check
