"""Searching 1 GB: against ripgrep, in memory, and against decoding everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench import oracle
from tests.bench.corpus import WIDE_NEEDLE
from tests.bench.measure import Command, Wrong, compare, peak_mib
from tests.bench.place import Place, guard
from tests.bench.table import Row, limit_row, ratio_row

RARE = "marmalade-quasar"
ABSENT = "Zyzzyva-Absent"
PHRASES = (RARE, "鲸落", 'say "kelp\\path"', "TIMEOUTERROR", "恢复", "缓存修复", "build cache", WIDE_NEEDLE, ABSENT)
MEMORY_MIB = 40


def rows(place: Place) -> Iterator[Row]:
    """Time, memory, then each phrase's count in each corpus."""
    plain, wide = place.corpus.session("c1g"), place.corpus.wide("c1g")
    yield from _times("1 GB session", plain, place, 2)
    yield from _times("1 GB session, 1 % of its lines width-mixed", wide, place, 4)
    for name, files in (
        ("100 MB, Claude", [place.corpus.session("c100")]),
        ("100 MB, Codex", [place.corpus.session("x100")]),
        ("100 MB, width-mixed", [place.corpus.wide("c100")]),
    ):
        yield _equal_to_oracle(name, files, [str(file) for file in files], place)
    home = place.corpus.home()
    yield _equal_to_oracle("2,000 sessions", sorted(home.rglob("*.jsonl")), [], place, place.env(home))


def _times(what: str, path: Path, place: Place, bound: float) -> Iterator[Row]:
    hits = oracle.counts([path], [RARE])[RARE]
    rg = Command(["rg", "-iF", "--count-matches", "--no-config", "--color=never", RARE, str(path)], _some_number)
    first = Command(_search(RARE, path), _hits(hits), before=place.forget)
    yield ratio_row(f"search of a {what}, first time", compare(first, rg, place.rounds), "`rg -iF`", bound)
    yield limit_row("— its memory", peak_mib(first), "MiB", MEMORY_MIB)
    again = Command(_search(RARE, path), _hits(hits))
    again.run()
    yield ratio_row(f"search of a {what}, with its sidecar", compare(again, rg, place.rounds), "`rg -iF`", bound)
    yield limit_row("— its memory", peak_mib(again), "MiB", MEMORY_MIB)


def _equal_to_oracle(
    what: str, files: list[Path], named: list[str], place: Place, env: dict[str, str] | None = None
) -> Row:
    """Raises Wrong where a phrase's hits are not as many as decoding everything finds."""
    expected = oracle.counts(files, PHRASES)
    for phrase in PHRASES:
        count = expected[phrase]
        Command(_search(phrase, *named), _hits(count), status=0 if count else 1, env=env or {}).run()
    total = sum(expected.values())
    return Row(f"hits of {len(PHRASES)} phrases in {what}", "equal to decoding all", f"{total:,} hits", met=True)


def _search(phrase: str, *paths: str | Path) -> list[str]:
    return guard("search", "--json", "--limit", "0", phrase, *paths)


def _hits(count: int) -> Callable[[bytes], None]:
    def check(out: bytes) -> None:
        if (found := out.count(b"\n")) != count:
            raise Wrong(f"{found} hits, not {count}")

    return check


def _some_number(out: bytes) -> None:
    if int(out.split(b":")[-1]) < 3:
        raise Wrong(f"rg counted {out[:40]!r}")
