"""Searching as one types: counts, toggles, scopes, and the way to a hit and back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from compact_guard.core.transcript.discover import find_roots
from compact_guard.tui.screens.search import SearchScreen
from compact_guard.tui.widgets.rows import FileRow, TurnRow
from compact_guard.tui.widgets.turn_list import TurnList

from .driver import Console, press, settle, until


def search(pilot: Pilot[Any]) -> SearchScreen:
    screen = pilot.app.screen
    assert isinstance(screen, SearchScreen)
    return screen


def numbers(pilot: Pilot[Any]) -> list[int]:
    return [search(pilot).hits._hit(n).n for n in range(search(pilot).hits.hits)]


async def test_counts_and_says_how_many_are_compacted_away(console: Console) -> None:
    async with console.app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "/", "text:redis")
        assert search(pilot).hits.hits == 6
        assert str(search(pilot).hits.border_title) == "1/6"
        assert "6 hits" in str(search(pilot).hits.border_subtitle)
        assert "3 compacted away" in str(search(pilot).hits.border_subtitle)


async def test_newest_first_and_the_cursor_moves_only_by_hand(console: Console) -> None:
    async with console.app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "/", "text:redis", "enter")
        found = numbers(pilot)
        assert found == sorted(found, reverse=True)
        await press(pilot, "n", "n", "N")
        assert search(pilot).hits.cursor == 1
        assert str(search(pilot).hits.border_title) == "2/6"
        await press(pilot, "N", "N")
        assert search(pilot).hits.cursor == 5


async def test_case_and_regex_and_before_compaction(console: Console) -> None:
    async with console.app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "/", "text:redis", "alt+c")
        assert search(pilot).hits.hits == 0
        assert "exact case" in str(search(pilot).box.border_subtitle)
        await press(pilot, "alt+c", "ctrl+o")
        assert search(pilot).hits.hits == 3
        await press(pilot, "ctrl+o", "ctrl+r")
        search(pilot).box.value = "no.? redis"
        await pilot.pause(0.2)
        await settle(pilot)
        assert 0 < search(pilot).hits.hits < 6
        assert "regex" in str(search(pilot).box.border_subtitle)


async def test_fewer_letters_more_hits_none_none(console: Console) -> None:
    async with console.app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "/", "text:redisx")
        assert search(pilot).hits.hits == 0
        assert "Nothing for “redisx”" in str(search(pilot).query_one("#found").render())
        await press(pilot, "backspace")
        await pilot.pause(0.2)
        await settle(pilot)
        assert search(pilot).hits.hits == 6
        await press(pilot, *["backspace"] * 5)
        await pilot.pause(0.2)
        await settle(pilot)
        assert search(pilot).hits.hits == 0
        assert str(search(pilot).hits.border_subtitle or "") == ""


async def test_a_hit_opens_in_the_timeline_and_back_leads_to_the_hits(console: Console) -> None:
    async with console.app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "/", "text:redis", "enter", "n", "n", "n")
        n = numbers(pilot)[3]
        await press(pilot, "enter")
        assert pilot.app.current_mode == "timeline"
        row = pilot.app.screen.query_one(TurnList).row
        assert isinstance(row, TurnRow)
        assert row.n == n
        await press(pilot, "n")
        row = pilot.app.screen.query_one(TurnList).row
        assert isinstance(row, TurnRow)
        assert row.n < n
        await press(pilot, "escape")
        assert search(pilot).hits.cursor == 4


async def test_a_hit_in_a_hidden_branch_unhides_it(fake_home: Path) -> None:
    folder = fake_home / ".claude" / "projects" / "b"
    folder.mkdir(parents=True)
    path = folder / "33333333-3333-4333-8333-333333333333.jsonl"
    said = [("u0", None, "begin"), ("u1", "u0", "marmalade way"), ("u2", "u0", "the other way"), ("u3", "u2", "end")]
    rows = [
        {
            "type": "user", "uuid": id, "parentUuid": parent, "sessionId": path.stem, "promptSource": "typed",
            "timestamp": f"2026-11-29T10:0{n}:00.000Z", "message": {"role": "user", "content": text},
        }
        for n, (id, parent, text) in enumerate(said)
    ]  # fmt: skip
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    async with Console(path, find_roots()).app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert len(pilot.app.screen.query_one(TurnList)._rows) == 3
        await press(pilot, "/", "text:marmalade", "enter", "enter")
        row = pilot.app.screen.query_one(TurnList).row
        assert isinstance(row, TurnRow)
        assert (row.n, row.abandoned) == (2, True)


async def test_every_session_and_a_hit_in_another_one(console: Console, fake_home: Path) -> None:
    assert console.path is not None
    other = console.path.with_name("44444444-4444-4444-8444-444444444444.jsonl")
    row = {
        "type": "user", "uuid": "o1", "parentUuid": None, "sessionId": other.stem, "cwd": "/home/user/elsewhere",
        "timestamp": "2026-11-28T10:00:00.000Z", "promptSource": "typed",
        "message": {"role": "user", "content": "redis in another place"},
    }  # fmt: skip
    other.write_text(json.dumps(row) + "\n")
    async with console.app().run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "/", "text:redis", "ctrl+t")
        assert search(pilot).scope == "project"
        assert search(pilot).hits.hits == 6
        await press(pilot, "ctrl+t")
        assert search(pilot).hits.hits == 7
        titles = [row.title for row in search(pilot).hits._rows if isinstance(row, FileRow)]
        assert len(titles) == 2
        search(pilot).hits.move_to([hit.path for hit in hits(pilot)].index(str(other)))
        await press(pilot, "enter", "enter")
        app: Any = pilot.app
        await until(pilot, lambda: app.store.session.path == str(other))
        assert pilot.app.current_mode == "timeline"


async def test_the_open_session_is_named_though_no_list_holds_it(console: Console) -> None:
    async with Console(console.path, []).app().run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "/", "text:redis", "ctrl+t")
        [row] = [row for row in search(pilot).hits._rows if isinstance(row, FileRow)]
        app: Any = pilot.app
        info = app.store.session.info
        assert (row.title, row.note) == (info.title, f"claude · {info.cwd}")


def hits(pilot: Pilot[Any]) -> list[Any]:
    return [search(pilot).hits._hit(n).key for n in range(search(pilot).hits.hits)]


async def test_a_scan_shows_its_progress_and_escape_stops_it(console: Console, monkeypatch: Any) -> None:
    import time

    from compact_guard.core.search import scan

    real = scan.search

    def slow(*args: Any, **more: Any) -> Any:
        for hit in real(*args, **more):
            yield hit
            while not more["cancelled"]():
                time.sleep(0.01)
            return

    monkeypatch.setattr(scan, "search", slow)
    async with console.app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("/")
        for letter in "redis":
            await pilot.press(letter)
        await until(pilot, lambda: "esc stops" in str(search(pilot).hits.border_subtitle))
        await pilot.press("escape")
        await settle(pilot)
        assert "esc stops" not in str(search(pilot).hits.border_subtitle)
        assert search(pilot).box.value == "redis"
        assert pilot.app.current_mode == "search"


async def test_goes_on_past_the_limit_when_asked(console: Console, monkeypatch: Any) -> None:
    from compact_guard.tui import scanning

    monkeypatch.setattr(scanning, "LIMIT", 2)
    monkeypatch.setattr("compact_guard.tui.screens.search.SearchScreen._begin.__defaults__", (2,))
    async with console.app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "/", "text:redis", "enter")
        assert search(pilot).hits.hits == 2
        await press(pilot, "m")
        assert search(pilot).hits.hits == 6
