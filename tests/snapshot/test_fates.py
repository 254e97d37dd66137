"""A compaction's rule says when its checkpoint is missing or did not come; where no guard was it says nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.audits import GuardedClaude
from textual.pilot import Pilot

from compact_guard.core.i18n import set_language
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.discover import find_roots
from compact_guard.tui import feed, tracking
from compact_guard.tui.screens.timeline import TimelineScreen
from compact_guard.tui.widgets.rows import RuleRow

from .driver import Console, press, settle, until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracking, "FATES_REST_S", 0.05)
    monkeypatch.setattr(feed, "LOOK_S", 0.1)


@pytest.fixture
def guarded(fake_home: Path) -> GuardedClaude:
    """Four compactions: before the guard, delivered, without a checkpoint, not delivered."""
    session = GuardedClaude(fake_home, Path(state_dir()))
    session.talk(2)
    session.boundary()
    session.talk(2)
    session.compact()
    session.reply()
    session.talk(2)
    session.boundary()
    session.reply()
    session.talk(2)
    session.pre()
    session.start()
    session.boundary()
    session.reply()
    return session


def timeline(pilot: Pilot[Any]) -> TimelineScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TimelineScreen)
    return screen


def badges(pilot: Pilot[Any]) -> list[str]:
    rows = timeline(pilot).turns._rows
    return [row.badge for n in range(len(rows)) if isinstance(row := rows.row(n), RuleRow)]


def text(pilot: Pilot[Any]) -> str:
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


def judged(pilot: Pilot[Any]) -> bool:
    return bool(pilot.app.store.fates.marks)  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", [40, 80, 120])
async def test_only_what_went_wrong_stands_on_the_rule(guarded: GuardedClaude, width: int) -> None:
    async with Console(guarded.write(), find_roots()).app().run_test(size=(width, 40)) as pilot:
        await until(pilot, lambda: judged(pilot))
        assert badges(pilot) == ["", "", "no checkpoint", "not delivered"]
        assert "· no checkpoint ━" in text(pilot)
        assert "· not delivered ━" in text(pilot)


async def test_the_detail_says_it_as_a_sentence(guarded: GuardedClaude) -> None:
    async with Console(guarded.write(), find_roots()).app().run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: judged(pilot))
        for told in ("went on without its pack (generation", "No checkpoint was made", "was delivered (generation 1)"):
            await press(pilot, "[")
            assert told in text(pilot)
        await press(pilot, "[")
        assert "pack" not in text(pilot)


async def test_a_session_without_a_guard_has_none(fake_home: Path) -> None:
    session = GuardedClaude(fake_home, Path(state_dir()))
    session.talk(2)
    session.boundary()
    session.reply()
    async with Console(session.write(), find_roots()).app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.pause(0.3)
        assert badges(pilot) == [""]


async def test_it_comes_while_one_watches(guarded: GuardedClaude) -> None:
    """A compaction without a hook is open until the model has replied: then the badge is there."""
    async with Console(guarded.write(), find_roots()).app().run_test(size=(80, 40)) as pilot:
        await until(pilot, lambda: judged(pilot))
        guarded.talk(1)
        guarded.pre()
        guarded.boundary()
        guarded.write()
        await until(pilot, lambda: len(badges(pilot)) == 5)
        await until(pilot, lambda: 5 in pilot.app.store.fates.marks)  # type: ignore[attr-defined]
        assert badges(pilot)[-1] == ""
        guarded.reply()
        guarded.write()
        await until(pilot, lambda: badges(pilot)[-1] == "not delivered")


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 30)], ids=str)
@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_pictures(guarded: GuardedClaude, snap_compare: Any, size: tuple[int, int], language: str) -> None:
    """Both badges in red at the end of their rules, whole at every width."""
    set_language(language)
    console = Console(guarded.write(), find_roots())

    async def act(pilot: Pilot[Any]) -> None:
        await settle(pilot)
        await until(pilot, lambda: judged(pilot))
        await press(pilot, "[")

    assert snap_compare(console.app(), terminal_size=size, run_before=act)
