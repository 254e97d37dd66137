"""Masking: how much text a second."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.bench.bench_reading import told_seconds
from tests.bench.measure import Command, Wrong
from tests.bench.place import Place, inside
from tests.bench.table import Row

LEAST = 3.0


def rows(place: Place) -> Iterator[Row]:
    """Megabytes a second over the messages of a 100 MB session."""
    command = Command(inside("redact", place.corpus.session("c100")), _some, told=told_seconds)
    rates = sorted(json.loads(command.run().out)["rate"] for _ in range(place.rounds + 1))[:-1]
    rate = rates[len(rates) // 2]
    yield Row(
        "redaction of messages, of one processor's time",
        f"≥ {LEAST:g} MB/s",
        f"{rate:.1f} MB/s",
        f"{rates[0]:.1f} – {rates[-1]:.1f}",
        met=rate >= LEAST,
    )


def _some(out: bytes) -> None:
    if json.loads(out)["count"] < 1000:
        raise Wrong(f"few messages: {out!r}")
