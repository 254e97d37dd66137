"""`sessions --json` of 2,000 sessions and 1 GB, before and after it has seen them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from tests.bench.measure import Command, Wrong, compare, peak_mib
from tests.bench.place import Place, guard, start_python, word_count
from tests.bench.table import Row, limit_row, ratio_row


def rows(place: Place) -> Iterator[Row]:
    """Cold against `wc -l` of every file, warm against starting Python."""
    home = place.corpus.home()
    files = sorted(home.rglob("*.jsonl"))
    listed = {file.stem[-36:] for file in files}
    wc = word_count(files, _total)
    cold = Command(guard("sessions", "--json"), _all(listed), env=place.env(home), before=place.forget)
    yield ratio_row("`sessions --json`, 2,000 sessions, 1 GB: cold", compare(cold, wc, place.rounds), "`wc -l`", 5)
    warm = Command(guard("sessions", "--json"), _all(listed), env=place.env(home))
    warm.run()
    ratio = compare(warm, start_python(), 2 * place.rounds)
    yield ratio_row("`sessions --json`, 2,000 sessions, 1 GB: warm", ratio, "`python -c pass`", 10)
    yield limit_row("— its memory", peak_mib(warm), "MiB", None)


def _all(listed: set[str]) -> Callable[[bytes], None]:
    def check(out: bytes) -> None:
        found = {row["session_id"] for row in json.loads(out)}
        if found != listed:
            raise Wrong(f"{len(found)} sessions, {len(found & listed)} of them right, not {len(listed)}")

    return check


def _total(out: bytes) -> None:
    if int(out.rstrip().split(b"\n")[-1].split()[0]) < 100_000:
        raise Wrong(f"wc ended with {out[-60:]!r}")
