"""Drives a console in tests: builds it on a transcript, presses keys, waits no longer than needed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from compact_guard.core.config import Config
from compact_guard.core.transcript.discover import Root
from compact_guard.core.transcript.session import open_session
from compact_guard.keymaps.loader import load_keymap
from compact_guard.tui.app import ConsoleApp
from compact_guard.tui.glyphs import ASCII, UNICODE
from compact_guard.tui.numbers import Clock
from compact_guard.tui.screens.marked import MarkedScreen
from compact_guard.tui.store import Store

NOW_MS = 1_795_953_600_000
"""2026-11-29 12:00 UTC."""
Act = Callable[[Pilot[Any]], Awaitable[None]]


async def settle(pilot: Pilot[Any]) -> None:
    """Until nothing is being read and every picture that follows from it is painted."""
    app: Any = pilot.app
    for _ in range(100):
        await pilot.pause(0.07)
        reading = any(worker.is_running for worker in pilot.app.workers if worker.group != "feed")
        marked = [screen for screen in app.screens_alive if isinstance(screen, MarkedScreen)]
        if not reading and not any(screen.wants_marks for screen in marked):
            break
    await pilot.pause(0.07)
    await pilot.pause()


@dataclass
class Console:
    """Builds apps on a session, and plays keys in them."""

    path: Path | None
    roots: list[Root]

    def hold_back(self, lines: int) -> bytes:
        """Cut the last lines off the transcript, to be written later; what was cut."""
        assert self.path is not None
        kept = self.path.read_bytes().splitlines(keepends=True)
        self.path.write_bytes(b"".join(kept[:-lines]))
        return b"".join(kept[-lines:])

    def write(self, data: bytes) -> None:
        """Append to the transcript, as the agent does."""
        assert self.path is not None
        with self.path.open("ab") as file:
            file.write(data)

    def app(self, **config: Any) -> ConsoleApp:
        chosen = Config(**config)
        session = None if self.path is None else open_session(str(self.path), roots=self.roots)
        glyphs = ASCII if chosen.ascii else UNICODE
        clock = Clock(UTC, lambda: NOW_MS)
        keymap = load_keymap(chosen.keymap, "/nowhere")
        return ConsoleApp(Store(self.roots, chosen, keymap, glyphs, clock, session))

    def playing(self, *keys: str) -> Act:
        """For `snap_compare`: the keys, pressed one after the other; `text:…` types."""

        async def act(pilot: Pilot[Any]) -> None:
            await settle(pilot)
            await press(pilot, *keys)
            for box in pilot.app.screen.query(Input):
                box.cursor_blink = False
            await pilot.pause()

        return act


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    """Wait for what the feed brings; fails after some seconds."""
    for _ in range(200):
        await pilot.pause(0.03)
        if holds():
            return
    raise AssertionError("it did not come")


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys; `text:…` types letter by letter, `settle` waits. Settles after the last, too."""
    for key in keys:
        if key.startswith("text:"):
            for letter in key[5:]:
                await pilot.press(letter)
            await pilot.pause(0.15)
        elif key == "settle":
            await settle(pilot)
        else:
            await pilot.press(key)
    await settle(pilot)
