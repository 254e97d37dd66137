"""The console in a terminal: first rows, memory, appended lines, and how late its loop wakes during a search."""

from __future__ import annotations

import json
import math
import shutil
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.bench.bench_reading import told_seconds
from tests.bench.corpus import NEWEST, reply_line
from tests.bench.measure import Command, Run, Wrong, compare, control, summed
from tests.bench.place import Place, guard, import_textual, inside
from tests.bench.table import Row, limit_row, ratio_row, seconds
from tests.bench.terminal import Terminal

QUIT = b"q"
MEMORY_MIB, PAINT_MS, LAG_MS = 120, 150, 20
APPENDS = 25
STEP_MS, DEBOUNCE_MS = 20, 50
"""As the console's own watch: the bare loop differs in nothing but the console."""
ABSENT = ("Zyzzyva-Absent", "Quokka-Absent", "缺席鲸")
COMMON = ("恢复", "TimeoutError", "build cache")


def rows(place: Place) -> Iterator[Row]:
    """Everything that needs a screen."""
    path = place.corpus.newest("c100")
    yield from _first_rows(place, path)
    yield _list_sizes(place)
    yield from _appends(place, path)
    yield from _lag(place)


def _first_rows(place: Place, path: Path) -> Iterator[Row]:
    peaks: list[float] = []
    for name, is_first in (("first start", True), ("second start (sidecar)", False)):
        pairs, steady = [], []
        for number in range(place.rounds + 1):
            steady.append(control().run().wall)
            reference = import_textual().run()
            if is_first:
                place.forget()
            subject, peak = _open_and_quit(path, place.scratch / "cache")
            if number:
                pairs.append((subject, reference))
                peaks.append(peak)
        ratio = summed(pairs, max(steady[1:]) / min(steady[1:]))
        yield ratio_row(f"first rows of a 100 MB session, {name}", ratio, "`import textual.app`", 2)
    yield limit_row("— memory with it open, all of it indexed", max(peaks), "MiB", MEMORY_MIB, peaks)


def _open_and_quit(path: Path, cache: Path) -> tuple[Run, float]:
    """Start the console; the run until the newest turn stands there, and its memory once all is read."""
    with Terminal(guard(path)) as terminal:
        shown = terminal.wait_for(NEWEST)
        wall = shown - terminal.started
        end = time.perf_counter() + 20
        while not list(cache.rglob("*.sidecar")) and time.perf_counter() < end:
            terminal.rest(0.1)
        terminal.rest(1.0)
        peak = terminal.peak_mib
        terminal.leave(QUIT)
    if not list(cache.rglob("*.sidecar")):
        raise Wrong("the console never finished reading")
    return Run(wall, math.nan, b""), peak


def _list_sizes(place: Place) -> Row:
    large = Command(inside("first-idle", 1_000_000), _is_json, told=told_seconds)
    small = Command(inside("first-idle", 1_000), _is_json, told=told_seconds)
    return ratio_row("list of 1,000,000 rows, first idle", compare(large, small, place.rounds), "1,000 rows", 1.5)


def _appends(place: Place, path: Path) -> Iterator[Row]:
    """The same appended lines, in turn to a file that the console shows and to one that a bare loop prints."""
    project = place.scratch / "home" / ".claude" / "projects" / "-bench"
    project.mkdir(parents=True, exist_ok=True)
    shown = project / "0000000b-0000-4000-8000-000000000000.jsonl"
    shutil.copyfile(path, shown)
    plain = place.scratch / "plain" / "plain.jsonl"
    plain.parent.mkdir(exist_ok=True)
    plain.write_bytes(b"")
    console_ms: list[float] = []
    bare_ms: list[float] = []
    bare_argv = inside("watch", plain, STEP_MS, DEBOUNCE_MS)
    with Terminal(guard(shown)) as console, Terminal(bare_argv) as bare:
        bare.wait_for("ready")
        console.wait_for(NEWEST)
        console.rest(4)
        for number in range(1, APPENDS + 1):
            for file, terminal, times in ((plain, bare, bare_ms), (shown, console, console_ms)):
                times.append(_append(file, terminal, number))
                # Out of step with the watch's own clock, and past its debounce.
                console.rest(0.2 + number % 7 / 100)
        console.leave(QUIT)
    ours, least = statistics.median(console_ms), statistics.median(bare_ms)
    yield Row(
        f"an appended line, until it is painted (n={APPENDS}, behind 100 MB)",
        f"≤ {PAINT_MS} ms",
        f"{ours:.0f} ms",
        f"{min(console_ms):.0f} – {max(console_ms):.0f}",
        ours=seconds(ours / 1000),
        reference=f"bare watch-and-print loop {seconds(least / 1000)}",
        met=ours <= PAINT_MS,
    )


def _append(file: Path, terminal: Terminal, number: int) -> float:
    """Milliseconds from a written line to its text on the screen."""
    text = f"appended line {number:04d} Oboe"
    with file.open("ab", buffering=0) as out:
        out.write(reply_line(text, number))
        written = time.perf_counter()
    return (terminal.wait_for(text) - written) * 1000


def _lag(place: Place) -> Iterator[Row]:
    """Scanning alone must not be felt; hits that come have to be painted besides, which is reported."""
    path = place.corpus.session("c1g")
    yield _lag_row("for what is not there", path, ABSENT, place.rounds, LAG_MS)
    yield _lag_row("for common words, 500 hits of each shown", path, COMMON, place.rounds, None)


def _lag_row(what: str, path: Path, phrases: Sequence[str], rounds: int, bound: float | None) -> Row:
    command = Command(inside("lag", path, *phrases), _is_json, told=told_seconds)
    command.run()
    found = [json.loads(command.run().out) for _ in range(rounds)]
    idle = statistics.median(run["idle"] for run in found)
    busy = statistics.median(run["busy"] for run in found)
    spread = sorted(run["busy"] - run["idle"] for run in found)
    return Row(
        f"the loop's lag while 1 GB is searched {what}, less the lag at rest (99th percentiles)",
        "" if bound is None else f"≤ {bound} ms",
        f"{busy - idle:.1f} ms",
        f"{spread[0]:.1f} – {spread[-1]:.1f}",
        ours=seconds(busy / 1000),
        reference=f"at rest {seconds(idle / 1000)}",
        met=None if bound is None else busy - idle <= bound,
    )


def _is_json(out: bytes) -> None:
    json.loads(out)
