"""Programs that measure something in their own process and print one JSON object. `place.inside` starts them."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.pilot import Pilot

SCREEN = (120, 40)
TICK_S = 0.002
IDLE_S = 4.0


def index(path: str, cache: str) -> dict[str, float]:
    """Open a session whole, everything imported before."""
    from compact_guard.core.transcript.session import open_session

    started = time.perf_counter()
    session = open_session(path, cache=cache == "cache")
    took = time.perf_counter() - started
    return {"seconds": took, "count": len(session.turns)}


def first_idle(count: str) -> dict[str, float]:
    """From an app's start to the first moment in which a list of so many rows has nothing left to do."""
    from textual.app import App, ComposeResult

    from compact_guard.tui.theme import variable_defaults
    from compact_guard.tui.widgets.rows import Row, TurnRow
    from compact_guard.tui.widgets.turn_list import TurnList

    class Invented:
        def __len__(self) -> int:
            return int(count)

        def row(self, index: int) -> Row:
            return TurnRow(
                index + 1,
                "assistant" if index % 2 else "user",
                index > 900,
                1_769_169_600_000 + index * 1000,
                f"row {index} 恢复会话",
            )

    class OneList(App[None]):
        def get_theme_variable_defaults(self) -> dict[str, str]:
            return variable_defaults(self.current_theme)

        def compose(self) -> ComposeResult:
            turns = TurnList()
            turns.show(Invented())
            yield turns

    async def measure() -> float:
        started = time.perf_counter()
        async with OneList().run_test(size=SCREEN) as pilot:
            await pilot.pause()
            took = time.perf_counter() - started
            shown = pilot.app.query_one(TurnList).render_line(SCREEN[1] - 1).text
            if f"row {int(count) - 1} " not in shown:
                raise SystemExit(f"the last row is not on the screen: {shown!r}")
            return took

    return {"seconds": asyncio.run(measure()), "count": int(count)}


def lag(path: str, *phrases: str) -> dict[str, float]:
    """99th percentiles (ms) of how late the console's loop wakes: at rest, and while it searches."""
    from compact_guard.core.config import Config
    from compact_guard.core.transcript.discover import find_roots
    from compact_guard.core.transcript.session import open_session
    from compact_guard.keymaps.loader import load_keymap
    from compact_guard.tui.app import ConsoleApp
    from compact_guard.tui.glyphs import UNICODE
    from compact_guard.tui.store import Store

    keymap = load_keymap("default", os.devnull)
    app = ConsoleApp(Store(find_roots(), Config(), keymap, UNICODE, session=open_session(path)))

    async def measure() -> dict[str, float]:
        async with app.run_test(size=SCREEN) as pilot:
            await asyncio.sleep(3)
            rested = time.monotonic() + IDLE_S
            idle = await _lags(lambda: time.monotonic() < rested)
            await pilot.press("slash")
            busy: list[float] = []
            hits = 0
            for phrase in phrases:
                found, lags = await _search(pilot, phrase)
                busy += lags
                hits += found
        idle_ms, busy_ms = _p99(idle), _p99(busy)
        worst = max(busy) * 1000
        return {"idle": idle_ms, "busy": busy_ms, "seconds": (busy_ms - idle_ms) / 1000, "count": hits, "worst": worst}

    return asyncio.run(measure())


async def _search(pilot: Pilot[str], phrase: str) -> tuple[int, list[float]]:
    """Type a phrase into the console's search box; the lags until its scan is through."""
    from compact_guard.tui.app import ConsoleApp

    app = pilot.app
    assert isinstance(app, ConsoleApp)
    search = app.search_screen
    assert search is not None
    search.box.value = phrase
    started = time.monotonic()

    def goes_on() -> bool:
        scans = [worker for worker in app.workers if worker.group == "scan"]
        waits = search.query_now.phrase != phrase and time.monotonic() - started < 5
        return waits or any(not worker.is_finished for worker in scans)

    lags = await _lags(goes_on)
    await pilot.pause()
    if search.query_now.phrase != phrase:
        raise SystemExit("the search never began")
    return search.hits.hits, lags


async def _lags(goes_on: Callable[[], bool]) -> list[float]:
    lags = []
    while goes_on():
        asleep = time.perf_counter()
        await asyncio.sleep(TICK_S)
        lags.append(time.perf_counter() - asleep - TICK_S)
    return lags


def _p99(lags: list[float]) -> float:
    return statistics.quantiles(lags, n=100)[98] * 1000


def redact(path: str) -> dict[str, float]:
    """Mask every message of a session: megabytes of UTF-8 a second of the processor's time."""
    from compact_guard.core.redact.engine import redact as mask
    from compact_guard.core.transcript.session import open_session

    session = open_session(path, cache=False)
    texts = [session.text(turn) for turn in session.turns]
    size = sum(len(text.encode()) for text in texts)
    started = time.process_time()
    for text in texts:
        mask(text)
    took = time.process_time() - started
    return {"seconds": took, "count": len(texts), "rate": size / took / 1e6}


def watch(path: str, step: str, debounce: str) -> dict[str, float]:
    """The least that showing appended lines takes: wait for an event, read what is new, print it."""
    import watchfiles

    with open(path, "rb") as file:
        file.seek(0, os.SEEK_END)
        print("ready", flush=True)
        for _ in watchfiles.watch(os.path.dirname(path), step=int(step), debounce=int(debounce), watch_filter=None):
            for line in file.read().splitlines():
                text = json.loads(line)["message"]["content"][0]["text"]
                print(text, flush=True)
                if text == "quit":
                    return {}
    return {}


PROGRAMS: dict[str, Callable[..., dict[str, float]]] = {
    "index": index,
    "first-idle": first_idle,
    "lag": lag,
    "redact": redact,
    "watch": watch,
}

if __name__ == "__main__":
    print(json.dumps(PROGRAMS[sys.argv[1]](*sys.argv[2:])))
