"""Throughput of `redact()`, beside a plain scan of the same text: `python tests/bench/bench_redact.py [FILE…]`.

Without files it reads the standard library's sources. Prints MB/s and how many times a `str.lower()` it costs.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

REPEATS = 3
MEGABYTE = 1_000_000


def best(run: Callable[[], object]) -> float:
    """Seconds of the quickest of a few runs."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def texts(paths: list[str]) -> dict[str, str]:
    if paths:
        return {Path(path).name: Path(path).read_text("utf-8", "replace") for path in paths}
    sources = sorted(Path(json.__file__).parents[1].glob("*.py"))
    return {"stdlib": "".join(path.read_text("utf-8", "replace") for path in sources)[: 2 * MEGABYTE]}


def main(argv: list[str]) -> int:
    from compact_guard.core.redact.engine import redact

    redact("warm up: password=Vb8xNc3Wk")
    print(f"{'text':<32} {'MB':>6} {'MB/s':>7} {'x lower()':>10} {'marks':>6}")
    for name, text in texts(argv).items():
        masked = redact(text)
        seconds, bare = best(lambda text=text: redact(text)), best(lambda text=text: text.lower())  # type: ignore[misc]
        size = len(text) / MEGABYTE
        marks = sum(masked.counts.values())
        print(f"{name[:32]:<32} {size:6.1f} {size / seconds:7.1f} {seconds / bare:10.0f} {marks:6d}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
