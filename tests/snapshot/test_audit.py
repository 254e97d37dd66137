"""The Audit screen. Each picture says what to look at."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.audits import GuardedClaude, GuardedCodex
from textual.pilot import Pilot

from compact_guard.core.i18n import set_language
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.discover import find_roots
from compact_guard.tui import feed
from compact_guard.tui.screens import audit
from compact_guard.tui.screens.audit import AuditScreen
from compact_guard.tui.screens.timeline import TimelineScreen
from compact_guard.tui.widgets.audit_list import AuditRow
from compact_guard.tui.widgets.footer import Footer
from compact_guard.tui.widgets.rows import RuleRow

from .driver import Console, press, settle, until

ASKED = {
    "en": ("Move the rate limiter to its own module", "Fix the retry of refunds", "Write the release notes"),
    "zh_TW": ("把限流器移到自己的模組", "修正退款的重試", "撰寫發行說明"),
}
SIZES = [(120, 40), (80, 24), (40, 30)]


def session(home: Path, number: int, language: str = "en") -> GuardedClaude:
    """A guarded session of one delivered compaction, `number` hours after the first."""
    made = GuardedClaude(home, Path(state_dir()), number)
    made.log.now += timedelta(hours=number)
    made.log.user(ASKED[language][number - 1])
    made.reply()
    made.compact()
    made.reply()
    return made


def history(home: Path, language: str = "en") -> Console:
    """Of each kind one: delivered, missed in four ways, pending, paused, of a test, and one of Codex."""
    first, second, third = (session(home, number, language) for number in (1, 2, 3))
    first.pre("paused")
    first.start("paused")
    first.boundary()
    first.reply()
    first.origin = "synthetic"
    first.talk()
    first.compact()
    first.reply()
    second.talk()
    second.boundary()
    second.reply()
    second.talk()
    second.pre()
    second.start()
    second.boundary()
    second.reply()
    second.talk()
    second.compact(text=f"<persisted-output>\nOutput too large (12KB).\n\nPreview:\ncompact-guard {second.nonce(3)}")
    second.reply()
    third.talk()
    third.pre("failed", reason="full")
    third.start("nothing")
    third.boundary()
    third.reply()
    third.talk()
    third.pre()
    codex = GuardedCodex(home, Path(state_dir()), 4)
    codex.talk(2)
    codex.compact()
    codex.reply()
    codex.write()
    return Console([one.write() for one in (first, second, third)][0], find_roots())


@pytest.fixture
def audited(fake_home: Path) -> Console:
    return history(fake_home)


def screen(pilot: Pilot[Any]) -> AuditScreen:
    shown = pilot.app.screen
    assert isinstance(shown, AuditScreen)
    return shown


def text(pilot: Pilot[Any]) -> str:
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


def rows(pilot: Pilot[Any]) -> list[AuditRow]:
    return [row for row in screen(pilot).list.choices if isinstance(row, AuditRow) and row.key is not None]


async def read(pilot: Pilot[Any]) -> None:
    """To the screen, and until the audit is read."""
    await settle(pilot)
    await pilot.press("6")
    await until(pilot, lambda: isinstance(pilot.app.screen, AuditScreen) and pilot.app.screen.report is not None)
    await settle(pilot)


class TestPictures:
    @pytest.mark.parametrize("size", SIZES, ids=str)
    @pytest.mark.parametrize("language", list(ASKED))
    def test_full(
        self, fake_home: Path, snap_compare: Callable[..., bool], size: tuple[int, int], language: str
    ) -> None:
        """Red rows on top, a verdict a surface above them, and below what to do about the first one."""
        set_language(language)
        console = history(fake_home, language)
        assert snap_compare(console.app(), terminal_size=size, run_before=read)

    @pytest.mark.parametrize("size", [(80, 24), (40, 30)], ids=str)
    def test_no_hook_was_ever_there(
        self, console: Console, snap_compare: Callable[..., bool], size: tuple[int, int]
    ) -> None:
        """Two sentences: that there is nothing yet, and what to do."""
        assert snap_compare(console.app(), terminal_size=size, run_before=read)

    def test_no_hook_was_ever_there_in_chinese(
        self, chinese_console: Console, snap_compare: Callable[..., bool]
    ) -> None:
        """The same, without English."""
        assert snap_compare(chinese_console.app(), terminal_size=(40, 30), run_before=read)


class TestList:
    async def test_misses_come_first_and_each_says_why(self, audited: Console) -> None:
        async with audited.app().run_test(size=(120, 40)) as pilot:
            await read(pilot)
            marks = [row.mark[0] for row in rows(pilot)]
            assert marks[:4] == ["✗"] * 4
            assert sorted(marks[4:]) == ["·", "·", "✓", "✓", "✓", "✓"]
            assert [row.reason[0] for row in rows(pilot)[:4]] == [
                "saving it failed (there is no room on the disk)",
                "the client cut the pack",
                "the model replied without the pack",
                "no hook saved anything before it",
            ]
            assert "claude/api  FIX · " in text(pilot)
            assert "codex/cli   OBSERVE · " in text(pilot)
            assert "See the reason: disk, permissions or time." in text(pilot)

    async def test_m_leaves_the_misses(self, audited: Console) -> None:
        async with audited.app().run_test(size=(120, 40)) as pilot:
            await read(pilot)
            count = len(rows(pilot))
            await press(pilot, "m")
            assert {row.mark[0] for row in rows(pilot)} == {"✗"}
            assert "misses only" in str(screen(pilot).list.border_title)
            await press(pilot, "m")
            assert len(rows(pilot)) == count

    async def test_o_shows_tests_and_demos_and_then_all(self, audited: Console) -> None:
        async with audited.app().run_test(size=(120, 40)) as pilot:
            await read(pilot)
            natural = len(rows(pilot))
            await press(pilot, "O")
            assert [row.reason[0] for row in rows(pilot)] == ["of a test or demo"]
            await press(pilot, "O")
            assert len(rows(pilot)) == natural + 1
            await press(pilot, "O")
            assert len(rows(pilot)) == natural

    async def test_a_filter_that_leaves_nothing_says_how_to_go_back(self, fake_home: Path) -> None:
        console = Console(session(fake_home, 1).write(), find_roots())
        async with console.app().run_test(size=(80, 24)) as pilot:
            await read(pilot)
            await press(pilot, "m")
            assert "No miss." in text(pilot)
            assert "m shows every compaction" in text(pilot)
            assert "m misses" in str(pilot.app.screen.query_one(Footer).render())
            await press(pilot, "m")
            assert len(rows(pilot)) == 1

    async def test_y_copies_the_report(self, audited: Console, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("TMUX", "VTE_VERSION", "TERM_PROGRAM"):
            monkeypatch.delenv(name, raising=False)
        async with audited.app().run_test(size=(80, 24), notifications=True) as pilot:
            await read(pilot)
            await press(pilot, "y")
            assert pilot.app.clipboard.startswith("FIX: The guard missed something.")
            assert "Compactions, misses first" in pilot.app.clipboard

    @pytest.mark.parametrize("width", [40, 41, 80, 120])
    async def test_every_row_is_as_wide_as_the_list(self, fake_home: Path, width: int) -> None:
        set_language("zh_TW")
        async with history(fake_home, "zh_TW").app().run_test(size=(width, 30)) as pilot:
            await read(pilot)
            shown = screen(pilot).list
            for y in range(shown.page_height):
                assert shown.render_line(y).cell_length == shown.line_width


class TestOpening:
    async def test_enter_leads_to_the_compaction_and_escape_back(self, audited: Console) -> None:
        async with audited.app().run_test(size=(120, 40)) as pilot:
            await read(pilot)
            await press(pilot, "down", "down")
            chosen = screen(pilot).chosen
            assert chosen is not None
            await pilot.press("enter")
            await until(pilot, lambda: pilot.app.store.session.path == chosen.path)  # type: ignore[attr-defined]
            await settle(pilot)
            timeline = pilot.app.screen
            assert isinstance(timeline, TimelineScreen)
            row = timeline.turns.row
            assert isinstance(row, RuleRow)
            assert row.index == chosen.number
            await press(pilot, "escape")
            again = screen(pilot).chosen
            assert again is not None
            assert (again.path, again.number) == (chosen.path, chosen.number)

    async def test_a_transcript_that_is_gone_is_said(self, audited: Console) -> None:
        assert audited.path is not None
        gone = audited.path.with_name("00000002-0000-4000-8000-000000000000.jsonl")
        gone.unlink()
        async with audited.app().run_test(size=(120, 40), notifications=True) as pilot:
            await read(pilot)
            shown = screen(pilot)
            at = next(row.key for row in rows(pilot) if shown._shown[int(str(row.key))].path is None)
            while shown.list.choice is not None and shown.list.choice.key != at:
                await pilot.press("down")
            assert "Its transcript is gone." in text(pilot)
            await press(pilot, "enter")
            assert [note.message for note in pilot.app._notifications] == ["Its transcript is gone."]


class TestReading:
    async def test_a_new_row_is_read_and_the_cursor_stays(
        self, audited: Console, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(feed, "LOOK_S", 0.1)
        monkeypatch.setattr(audit, "REST_S", 0.05)
        async with audited.app().run_test(size=(120, 40)) as pilot:
            await read(pilot)
            await press(pilot, "down", "down")
            count, chosen = len(rows(pilot)), screen(pilot).chosen
            newest = GuardedClaude(fake_home, Path(state_dir()), 9)
            newest.log.now += timedelta(hours=9)
            newest.talk()
            newest.compact()
            newest.reply()
            newest.write()
            await until(pilot, lambda: len(rows(pilot)) > count)
            assert screen(pilot).chosen == chosen

    async def test_what_cannot_be_read_is_said(self, audited: Console, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("compact_guard.tui.aside.AUDIT", "compact_guard.nothing")
        async with audited.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await pilot.press("6")
            await until(pilot, lambda: "could not be read" in text(pilot))
