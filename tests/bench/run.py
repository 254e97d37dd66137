"""`make bench`: measures what docs/bench.md says, and writes its table again.

`make bench ARGS="reading search"` measures only these parts, and prints them.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench import (
    bench_checkpoint,
    bench_console,
    bench_hooks,
    bench_reading,
    bench_redaction,
    bench_search,
    bench_sessions,
)
from tests.bench.corpus import Corpus, NoGenerator, cache_folder, generator
from tests.bench.measure import Wrong
from tests.bench.place import Place
from tests.bench.table import HEAD, Row, write

PARTS: dict[str, Callable[[Place], Iterator[Row]]] = {
    "console": bench_console.rows,
    "reading": bench_reading.rows,
    "search": bench_search.rows,
    "sessions": bench_sessions.rows,
    "redaction": bench_redaction.rows,
    "checkpoint": bench_checkpoint.rows,
    "hooks": bench_hooks.rows,
}
LEAST_ROUNDS = 5


def main() -> int:
    """Exit status: 0 all bounds met, 1 some missed, 2 nothing could be measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=7, help="rounds that count (default 7, at least 5)")
    parser.add_argument("--corpus", type=Path, default=None, help="folder for the corpora, 3.5 GB")
    args = parser.parse_args()
    if unknown := set(args.parts) - PARTS.keys():
        parser.error(f"no part {', '.join(sorted(unknown))}: {', '.join(PARTS)}")
    if args.rounds < LEAST_ROUNDS:
        parser.error(f"--rounds: at least {LEAST_ROUNDS}")
    try:
        generator()
        for tool in ("rg", "wc"):
            if shutil.which(tool) is None:
                raise NoGenerator(f"`{tool}` is a reference of this benchmark and is not installed.")
        rows = list(_measured(args.parts or list(PARTS), args.corpus or cache_folder(), args.rounds))
    except (NoGenerator, Wrong) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    if not args.parts:
        write(rows, args.rounds)
    return 1 if any(row.met is False for row in rows) else 0


def _measured(parts: list[str], corpora: Path, rounds: int) -> Iterator[Row]:
    print(*HEAD, sep="\n")
    with tempfile.TemporaryDirectory(prefix="compact-guard-bench-") as scratch:
        place = Place(Corpus(corpora, _tell), Path(scratch), rounds)
        place.settle()
        for part in parts:
            for row in PARTS[part](place):
                print(row.line(), flush=True)
                yield row


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
