"""Public reports about following files: the smallest input and the right behaviour.

BR-131 (a checkpoint edited elsewhere while open here) comes with the item editor, step 5.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast

import pytest
import watchfiles
from tests.sessions import ClaudeLog

from compact_guard.core.transcript.session import open_session
from compact_guard.tui import feed
from compact_guard.tui.messages import FileTouched

ALL = ["one", "two", "three", "four"]
APPEND = "import sys; open(sys.argv[1], 'ab').write(sys.stdin.buffer.read())"
Watch = Callable[..., AsyncIterator[set[tuple[watchfiles.Change, str]]]]


def append_elsewhere(path: Path, data: bytes) -> None:
    subprocess.run([sys.executable, "-c", APPEND, path], input=data, check=True)


class Screen:
    """Stands for the app: reads the session anew when the feed says that its file was touched."""

    def __init__(self, path: Path) -> None:
        self.session = open_session(str(path))
        self.feed = feed.Feed(cast(Any, self), [str(path.parent)])
        self.feed.follow(str(path))

    def post_message(self, message: object) -> None:
        if isinstance(message, FileTouched):
            self.session.refresh()

    async def shows(self, turns: int) -> None:
        """Returns once so many turns are known."""
        async with asyncio.timeout(5):
            while len(self.session.turns) < turns:
                await asyncio.sleep(0.01)


async def follow_with(watch: Watch, home: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts on the screen after another process wrote three turns, one after the other was seen."""
    monkeypatch.setattr(watchfiles, "awatch", watch)
    monkeypatch.setattr(feed, "LOOK_S", 0.05)
    log = ClaudeLog()
    log.user("one")
    path = log.write(home)
    screen = Screen(path)
    running = asyncio.create_task(screen.feed.run())
    for count, text in enumerate(("two", "three", "four"), 2):
        written = len(log.data())
        log.user(text)
        await asyncio.to_thread(append_elsewhere, path, log.data()[written:])
        await screen.shows(count)
    running.cancel()
    return [screen.session.text(turn) for turn in screen.session.turns]


async def test_br_129_writes_are_seen_where_no_event_ever_comes(
    fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(*_: str, stop_event: asyncio.Event, **__: object) -> AsyncIterator[Any]:
        await stop_event.wait()
        yield set()

    assert await follow_with(deaf, fake_home, monkeypatch) == ALL


async def test_br_133_a_watch_that_dies_in_silence_costs_nothing(
    fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = watchfiles.awatch

    async def dying(*folders: str, stop_event: asyncio.Event, **options: Any) -> AsyncIterator[Any]:
        async for changes in real(*folders, stop_event=stop_event, **options):
            yield changes
            break
        await stop_event.wait()

    assert await follow_with(dying, fake_home, monkeypatch) == ALL


async def test_br_133_a_watch_that_fails_aloud_costs_nothing_either(
    fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: str, **__: object) -> AsyncIterator[Any]:
        raise OSError(28, "no more watches")
        yield set()

    assert await follow_with(failing, fake_home, monkeypatch) == ALL
