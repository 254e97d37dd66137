"""Marks come by themselves, and lead from correction to correction."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.sessions import ClaudeLog
from textual.pilot import Pilot

from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir
from compact_guard.tui import marking
from compact_guard.tui.messages import MarksFound
from compact_guard.tui.widgets.rows import TurnRow
from compact_guard.tui.widgets.turn_list import TurnList

from .driver import Console, press, settle, until

CORRECTION = "No, use Plimdb instead of Kestreldb."
TURNS = 200


def long_session(home: Path, *corrections: int) -> Console:
    """Small talk, and corrections at some turns."""
    log = ClaudeLog()
    for n in range(1, TURNS + 1):
        text = CORRECTION if n in corrections else f"draw page {n}"
        (log.user if n % 2 else log.assistant)(text)
        if n == TURNS - 20:
            log.boundary()
    return Console(log.write(home), [])


def turns(pilot: Pilot[Any]) -> TurnList:
    return pilot.app.screen.query_one(TurnList)


def kind(pilot: Pilot[Any]) -> str:
    row = turns(pilot).row
    assert isinstance(row, TurnRow)
    return row.kind


def standing(pilot: Pilot[Any]) -> int:
    row = turns(pilot).row
    assert isinstance(row, TurnRow)
    return row.n


class TestNextCorrection:
    @pytest.mark.parametrize("little", [True, False], ids=["in a thread", "in a process"])
    async def test_walks_over_turns_that_nobody_looked_at(
        self, fake_home: Path, monkeypatch: pytest.MonkeyPatch, little: bool
    ) -> None:
        monkeypatch.setattr(marking, "_LITTLE_TURNS", 10_000 if little else 0)
        console = long_session(fake_home, 11, 101, 199)
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            for key, n in (("left_curly_bracket", 199), ("{", 101), ("(", 11), ("}", 101), (")", 199)):
                await press(pilot, key)
                await until(pilot, lambda n=n: standing(pilot) == n)  # type: ignore[misc]
                assert kind(pilot) == "correction"

    async def test_says_so_where_there_is_none(self, fake_home: Path) -> None:
        async with long_session(fake_home).app().run_test(size=(80, 24), notifications=True) as pilot:
            await settle(pilot)
            await press(pilot, "{")
            await until(pilot, lambda: bool(pilot.app._notifications))
            assert [note.message for note in pilot.app._notifications] == ["No correction before this."]
            assert standing(pilot) == TURNS

    async def test_stops_when_somebody_looks_elsewhere(self, fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(marking, "mark", lambda *_args, **_options: None)
        async with long_session(fake_home, 11).app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "{")
            assert "looking for a correction" in str(turns(pilot).border_subtitle)
            assert "esc stops" in str(turns(pilot).border_subtitle)
            await press(pilot, "escape")
            assert "looking" not in str(turns(pilot).border_subtitle)
            await press(pilot, "{", "up")
            assert "looking" not in str(turns(pilot).border_subtitle)
            assert standing(pilot) == TURNS - 1


class TestMarks:
    async def test_only_what_is_needed_is_looked_at(self, fake_home: Path) -> None:
        """The screen and the newest epoch; the rest when it is scrolled to."""
        console = long_session(fake_home, 3, 195)
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            app: Any = pilot.app
            marks, session = app.store.marks, app.store.session
            unknown = set(marks.unknown(session, range(TURNS)))
            assert unknown >= set(range(TURNS - 50))
            assert not unknown & set(range(TURNS - 20, TURNS))
            await press(pilot, "home")
            assert 2 not in set(marks.unknown(session, range(TURNS)))
            assert 100 in set(marks.unknown(session, range(TURNS)))

    async def test_new_turns_get_theirs(self, fake_home: Path) -> None:
        console = long_session(fake_home, TURNS - 1)
        held = console.hold_back(2)
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            console.write(held)
            await until(pilot, lambda: standing(pilot) == TURNS)
            await settle(pilot)
            await press(pilot, "up")
            assert kind(pilot) == "correction"

    async def test_a_pin_is_marked_and_named(self, fake_home: Path) -> None:
        console = long_session(fake_home, 199)
        store = Store(state_dir())
        store.add_pin("claude", ClaudeLog().session, Pin("0" * 12, "draw page 200", "pin", 200, None))
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            assert kind(pilot) == "pin"
            await press(pilot, "up", "down")
            detail: Any = pilot.app.screen.query_one("DetailPanel")
            assert "★ pin" in detail.render_line(2).text

    async def test_the_detail_names_what_is_found_out_later(self, fake_home: Path) -> None:
        async with long_session(fake_home, 199).app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "up")
            app: Any = pilot.app
            detail = app.screen.detail
            assert detail.detail.kinds == ("correction",)
            app.post_message(MarksFound(app.store.session, [(198, ("decision", "todo"))]))
            await settle(pilot)
            assert detail.detail.kinds == ("decision", "todo")


class TestCheckpointKeys:
    async def test_brackets_step_and_verify_tells(self, console: Console) -> None:
        from .conftest import store_generations

        store_generations(console)
        async with console.app().run_test(size=(120, 40), notifications=True) as pilot:
            await settle(pilot)
            await press(pilot, "4")
            screen: Any = pilot.app.screen
            assert str(screen.items.border_title).startswith("Generation 3")
            await press(pilot, "[", "［")
            assert str(screen.items.border_title).startswith("Generation 1")
            await press(pilot, "]", "enter", "」")
            assert str(screen.items.border_title).startswith("Generation 3")
            await press(pilot, "V")
            await until(pilot, lambda: bool(pilot.app._notifications))
            assert [note.message for note in pilot.app._notifications] == ["1 generation does not hold."]

    async def test_reading_again_moves_nobody(self, console: Console) -> None:
        async with console.app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            await press(pilot, "4", "settle", "up")
            screen: Any = pilot.app.screen
            assert str(screen.items.border_title).startswith("If it were compacted now")
            await press(pilot, "enter", "down", "V")
            assert str(screen.items.border_title).startswith("If it were compacted now")
            assert screen.items.cursor > 1

    async def test_copy_takes_the_item_or_the_pack(self, console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
        copied: list[str] = []
        app = console.app()
        monkeypatch.setattr(app, "copy_to_clipboard", copied.append)
        monkeypatch.delenv("TMUX", raising=False)
        async with app.run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            await press(pilot, "4", "settle", "y", "enter", "y")
            screen: Any = pilot.app.screen
            pack = "\n".join(paragraph.text for paragraph in screen.pack.paragraphs)
            assert copied[0].startswith("compact-guard")
            assert pack.startswith(copied[0].rstrip("\n"))
            assert copied[1] in copied[0]

    async def test_a_generation_that_comes_while_one_looks_is_shown(self, console: Console) -> None:
        from .conftest import store_generations

        async with console.app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            await press(pilot, "4")
            screen: Any = pilot.app.screen
            assert str(screen.items.border_title).startswith("Compaction 1")
            store_generations(console)
            await press(pilot, "1", "4")
            assert str(screen.list.border_subtitle) == "✓ 3 verified   ✗ 1 refused"
