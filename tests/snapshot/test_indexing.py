"""While a transcript is read the border says how far; a reading that nobody waits for ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.sessions import ClaudeLog

from compact_guard.core.transcript import session as sessions
from compact_guard.core.transcript.session import open_session
from compact_guard.tui import loading
from compact_guard.tui.messages import LoadFailed, SessionIndexed
from compact_guard.tui.screens.timeline import TimelineScreen

from .driver import Console, settle, until


@pytest.fixture
def large(fake_home: Path) -> Console:
    """Some mebibytes."""
    log = ClaudeLog()
    for n in range(40):
        log.user(f"paste {n} " + "x" * 100_000)
    return Console(log.write(fake_home), [])


def test_the_share_grows_to_the_whole(large: Console) -> None:
    told: list[float] = []
    with_progress = open_session(str(large.path), cache=False, on_progress=told.append)
    assert len(with_progress.turns) == 40
    assert told == sorted(told)
    assert len(told) > 3
    assert told[0] < 0.5
    assert told[-1] == 1.0


def test_what_the_listener_raises_ends_the_reading(large: Console) -> None:
    def enough(share: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        open_session(str(large.path), cache=False, on_progress=enough)


@pytest.mark.parametrize("width", [40, 80, 120])
async def test_the_border_says_how_far_and_the_header_where_there_is_none(large: Console, width: int) -> None:
    async with large.app().run_test(size=(width, 30)) as pilot:
        await settle(pilot)
        screen: Any = pilot.app.screen
        assert isinstance(screen, TimelineScreen)
        assert "indexing" not in text(pilot)
        pilot.app.post_message(SessionIndexed("/other", 42))
        await pilot.pause()
        assert "indexing 42 %" in text(pilot)
        pilot.app.post_message(LoadFailed("/other", "No such file.", ""))
        await pilot.pause()
        assert "indexing" not in text(pilot)


async def test_a_session_that_is_opened_meanwhile_stays(
    large: Console, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The slow reading of the one before does not come back over it."""
    other = ClaudeLog(2)
    other.user("the other session")
    small = other.write(fake_home)
    ended: list[BaseException] = []

    def slowly(path: str, *, on_progress: Callable[[float], None] | None = None, **options: Any) -> Any:
        if path != str(large.path) or on_progress is None:
            return open_session(path, on_progress=on_progress, **options)
        try:
            while True:
                on_progress(0.1)
        except BaseException as error:
            ended.append(error)
            raise

    async with Console(small, []).app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app: Any = pilot.app
        monkeypatch.setattr(sessions, "open_session", slowly)
        loading.load_session(app, str(large.path), [], None, tail_first=False)
        await until(pilot, lambda: app.store.indexed == 10)
        loading.load_session(app, str(small), [], None, tail_first=False)
        await until(pilot, lambda: bool(ended))
        await settle(pilot)
        assert app.store.session.path == str(small)
        assert app.store.indexed is None


def text(pilot: Any) -> str:
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())
