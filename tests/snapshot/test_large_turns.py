"""A turn of megabytes: masking it takes seconds, is told, and stops when nobody waits for it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.sessions import ClaudeLog
from textual.pilot import Pilot

from compact_guard.core.redact import apart
from compact_guard.tui import present
from compact_guard.tui.screens.timeline import TimelineScreen
from compact_guard.tui.widgets.details import TurnDetail
from compact_guard.tui.widgets.footer import Footer

from .driver import Console, press, settle, until


class Slow:
    """Takes the child's place: it works until it is told to end, or nobody wants its answer."""

    def __init__(self) -> None:
        self.begun = 0
        self.unwanted = 0
        self.may_end = threading.Event()

    def __call__(self, data: bytes, cancelled: Callable[[], bool]) -> bytes:
        self.begun += 1
        while not self.may_end.wait(0.01):
            if cancelled():
                self.unwanted += 1
                raise apart.UnwantedError
        return data


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    child = Slow()
    monkeypatch.setattr(apart, "_masked_apart", child)
    yield child
    child.may_end.set()


@pytest.fixture
def console(fake_home: Path) -> Console:
    """The large turn is the last but one."""
    log = ClaudeLog()
    log.user("a small question")
    log.assistant("A small answer.")
    log.user("a large paste: " + "lorem ipsum " * (apart.LARGE_TEXT // 12))
    log.assistant("Read.")
    return Console(log.write(fake_home), [])


def timeline(pilot: Pilot[Any]) -> TimelineScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TimelineScreen)
    return screen


def told(pilot: Pilot[Any]) -> str:
    detail = timeline(pilot).detail
    return " ".join("".join(part[0] for part in line.parts) for line in detail._lines)


async def to_the_large_one(pilot: Pilot[Any]) -> None:
    """The cursor on it, and its masking begun."""
    await settle(pilot)
    await pilot.press("up")
    await until(pilot, lambda: timeline(pilot).is_masking)


async def test_says_how_large_and_how_long_and_shows_it_at_last(console: Console, slow: Slow) -> None:
    async with console.app().run_test(size=(80, 24)) as pilot:
        await to_the_large_one(pilot)
        assert "1M characters" in told(pilot)
        assert "esc stops" in told(pilot)
        began = time.monotonic()
        await until(pilot, lambda: ": 1 s" in told(pilot))
        assert time.monotonic() - began < 5
        slow.may_end.set()
        await until(pilot, lambda: isinstance(timeline(pilot).detail.detail, TurnDetail))
        assert told(pilot).count("lorem") > 10
        assert not timeline(pilot).is_masking


async def test_escape_stops_it_and_enter_begins_again(console: Console, slow: Slow) -> None:
    async with console.app().run_test(size=(40, 30), notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("up", "enter")
        await until(pilot, lambda: timeline(pilot).is_masking)
        assert "esc back" in str(pilot.app.screen.query_one(Footer).render())
        await press(pilot, "escape")
        assert slow.unwanted == slow.begun
        assert "What is not masked is not shown" in told(pilot)
        assert "lorem" not in told(pilot)
        await press(pilot, "y")
        assert [note.message for note in pilot.app._notifications] == ["Nothing was copied: it is not masked yet."]
        await press(pilot, "escape")
        assert timeline(pilot).turns.has_focus
        begun = slow.begun
        await pilot.press("enter")
        await until(pilot, lambda: timeline(pilot).is_masking)
        assert slow.begun == begun + 1


@pytest.mark.parametrize("keys", [("up",), ("2",), ("q",)], ids=["to another turn", "to another screen", "quit"])
async def test_leaving_stops_it(console: Console, slow: Slow, keys: tuple[str, ...]) -> None:
    async with console.app().run_test(size=(120, 40)) as pilot:
        await to_the_large_one(pilot)
        await pilot.press(*keys)
        for _ in range(100):
            if slow.unwanted:
                break
            time.sleep(0.02)
            await pilot.pause()
    assert slow.unwanted == slow.begun == 1


async def test_it_is_begun_again_when_one_comes_back_to_the_screen(console: Console, slow: Slow) -> None:
    async with console.app().run_test(size=(120, 40)) as pilot:
        await to_the_large_one(pilot)
        await press(pilot, "2")
        await pilot.press("escape")
        await until(pilot, lambda: slow.begun == 2)


async def test_other_turns_that_come_do_not_begin_it_anew(console: Console, slow: Slow) -> None:
    rest = console.hold_back(1)
    async with console.app().run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: timeline(pilot).is_masking)
        begun = slow.begun
        await pilot.press("f")
        console.write(rest)
        await until(pilot, lambda: len(pilot.app.store.session.turns) == 4)  # type: ignore[attr-defined]
        await pilot.pause(0.2)
        assert slow.begun == begun


async def test_a_small_turn_is_masked_here(console: Console, slow: Slow) -> None:
    assert present.masked("small") == "small"
    assert slow.begun == 0
