"""Following a session that goes on: what comes appears, and what is being read never moves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from compact_guard.tui.app import ConsoleApp
from compact_guard.tui.widgets.rows import RuleRow, TurnRow

from .driver import Console, press, settle, until


def turns(pilot: Pilot[Any]) -> Any:
    screen: Any = pilot.app.screen
    return screen.turns


def subtitle(pilot: Pilot[Any]) -> str:
    return str(turns(pilot).border_subtitle)


def newest(pilot: Pilot[Any]) -> str:
    row = turns(pilot).row
    assert isinstance(row, TurnRow)
    return row.text


def user_row(console: Console, text: str, *, id: str = "later", parent: str | None = None) -> bytes:
    """A prompt as the client writes it, hung on `parent` or the newest record."""
    assert console.path is not None
    last = next(row for line in reversed(console.path.read_bytes().splitlines()) if "uuid" in (row := json.loads(line)))
    row = {**last, "uuid": id, "parentUuid": parent or last["uuid"], "type": "user", "promptSource": "typed"}
    row["message"] = {"role": "user", "content": text}
    row.pop("toolUseResult", None)
    return json.dumps(row).encode() + b"\n"


class TestFollow:
    async def test_a_new_turn_appears_under_the_cursor(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            assert "follow" in subtitle(pilot)
            count = turns(pilot).cursor
            console.write(user_row(console, "and now the rest"))
            await until(pilot, lambda: turns(pilot).cursor == count + 1)
            assert newest(pilot) == "and now the rest"

    async def test_a_half_written_line_waits_for_its_other_half(self, console: Console) -> None:
        line = user_row(console, "in two parts")
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            count = turns(pilot).cursor
            console.write(line[:60])
            await pilot.pause(0.3)
            assert turns(pilot).cursor == count
            console.write(line[60:])
            await until(pilot, lambda: turns(pilot).cursor == count + 1)
            assert newest(pilot) == "in two parts"

    async def test_moving_up_pauses_and_new_turns_are_only_counted(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "up", "up", "up")
            cursor, top = turns(pilot).cursor, turns(pilot).scroll_offset.y
            assert "paused" in subtitle(pilot)
            console.write(user_row(console, "one", id="a1"))
            await until(pilot, lambda: "1 new" in subtitle(pilot))
            console.write(user_row(console, "two", id="a2"))
            await until(pilot, lambda: "2 new" in subtitle(pilot))
            assert (turns(pilot).cursor, turns(pilot).scroll_offset.y) == (cursor, top)
            await press(pilot, "f")
            assert newest(pilot) == "two"
            assert "follow" in subtitle(pilot)

    async def test_reaching_the_last_row_resumes(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "up")
            assert "paused" in subtitle(pilot)
            await press(pilot, "down")
            assert "follow" in subtitle(pilot)

    async def test_a_compaction_draws_its_rule_and_takes_the_green_away(self, console: Console) -> None:
        assert console.path is not None
        lines = console.path.read_bytes().splitlines(keepends=True)
        at = next(n for n, line in enumerate(lines) if b"compact_boundary" in line)
        held = console.hold_back(len(lines) - at)
        async with console.app().run_test(size=(120, 40), notifications=True) as pilot:
            await settle(pilot)
            assert "model sees all" in subtitle(pilot)
            console.write(held)
            await until(pilot, lambda: "compacted away" in subtitle(pilot))
            rows = [turns(pilot)._rows.row(n) for n in range(len(turns(pilot)._rows))]
            rule = next(n for n, row in enumerate(rows) if isinstance(row, RuleRow))
            assert [row.in_context for row in rows[:3] if isinstance(row, TurnRow)] == [False] * 3
            assert all(row.in_context for row in rows[rule + 1 :] if isinstance(row, TurnRow))
            assert "Compacted" in "".join(str(toast.message) for toast in pilot.app._notifications)


class TestFileFates:
    async def test_removed_says_so_and_what_was_read_stays(self, console: Console) -> None:
        assert console.path is not None
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            count = turns(pilot).cursor
            console.path.unlink()
            await until(pilot, lambda: bool(pilot.app.screen.query("#notice.-shown")))
            assert turns(pilot).cursor == count
            await press(pilot, "up")
            assert turns(pilot).cursor == count - 1

    async def test_replaced_is_read_again(self, console: Console) -> None:
        assert console.path is not None
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            other = console.path.with_suffix(".new")
            other.write_bytes(console.path.read_bytes() + user_row(console, "in the new file"))
            other.replace(console.path)
            await until(pilot, lambda: newest(pilot) == "in the new file")

    async def test_moved_is_found_again_by_its_id(self, console: Console) -> None:
        """BR-067: entering a worktree moves the transcript to another project's folder."""
        assert console.path is not None
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            folder = console.path.parent.parent / "worktree"
            folder.mkdir()
            console.path = console.path.rename(folder / console.path.name)
            app: ConsoleApp = pilot.app  # type: ignore[assignment]
            await until(pilot, lambda: app.store.session is not None and app.store.session.path == str(console.path))
            console.write(user_row(console, "still heard"))
            await until(pilot, lambda: newest(pilot) == "still heard")

    async def test_below_a_symlinked_folder(self, console: Console, tmp_path: Path) -> None:
        """No event comes from there: the real folder is watched beside the roots."""
        assert console.path is not None
        real = tmp_path / "elsewhere"
        console.path.parent.rename(real)
        console.path.parent.symlink_to(real)
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            count = turns(pilot).cursor
            console.write(user_row(console, "through the link"))
            await until(pilot, lambda: turns(pilot).cursor == count + 1)


class TestFirstSession:
    async def test_opens_by_itself_when_it_starts(self, empty_console: Console, console: Console) -> None:
        assert console.path is not None
        waiting = console.path.with_name("waiting")
        console.path.rename(waiting)
        async with empty_console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            assert pilot.app.current_mode == "first"
            waiting.rename(console.path)
            await until(pilot, lambda: pilot.app.current_mode == "timeline")
            await settle(pilot)
            assert turns(pilot).cursor > 0


class TestCursorOnScreen:
    async def test_after_a_burst_into_a_list_that_had_no_scrollbar(self, console: Console) -> None:
        assert console.path is not None
        console.hold_back(len(console.path.read_bytes().splitlines()) - 12)
        burst = b"".join(
            user_row(console, f"row {n}", id=f"b{n}", parent=f"b{n - 1}" if n else None) for n in range(1_000)
        )
        async with console.app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            assert not turns(pilot).show_vertical_scrollbar
            console.write(burst)
            await until(pilot, lambda: turns(pilot).cursor > 1_000)
            await settle(pilot)
            assert in_view(pilot)
            for width in (40, 120, 80):
                await pilot.resize_terminal(width, 30)
                await settle(pilot)
                assert in_view(pilot)


def in_view(pilot: Pilot[Any]) -> bool:
    top = turns(pilot).scroll_offset.y
    return bool(top <= turns(pilot).cursor < top + turns(pilot).page_height)


class TestMuchAtOnce:
    async def test_a_large_growth_is_read_beside_the_interface(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            app = pilot.app
            assert isinstance(app, ConsoleApp)
            session = app.store.session
            await press(pilot, "up", "up")
            standing = turns(pilot).row
            text = "x" * 100_000
            rows = [user_row(console, f"{n} {text}", id=f"b{n}", parent=f"b{n - 1}" if n else None) for n in range(60)]
            console.write(b"".join(rows))
            await until(pilot, lambda: app.store.session is not session)
            await settle(pilot)
            assert turns(pilot).row == standing
            await press(pilot, "f")
            assert newest(pilot).startswith("59 x")
