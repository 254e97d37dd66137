"""Other sessions, files, themes: going there, and what is said when there is no there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from compact_guard.tui.app import ConsoleApp, light_terminal
from compact_guard.tui.screens.sessions import SessionsScreen

from .driver import Console, press, settle, until

OTHER = "55555555-5555-4555-8555-555555555555"


def shown(pilot: Pilot[Any]) -> str:
    app = pilot.app
    assert isinstance(app, ConsoleApp)
    assert app.store.session is not None
    return app.store.session.path


def text(pilot: Pilot[Any]) -> str:
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


@pytest.fixture
def other(console: Console) -> Path:
    assert console.path is not None
    path = console.path.with_name(f"{OTHER}.jsonl")
    row = {
        "type": "user", "uuid": "o1", "parentUuid": None, "sessionId": OTHER, "cwd": "/home/user/quay",
        "timestamp": "2026-11-28T10:00:00.000Z", "promptSource": "typed",
        "message": {"role": "user", "content": "paint the quay wall"},
    }  # fmt: skip
    path.write_text(json.dumps(row) + "\n")
    return path


class TestOtherSessions:
    async def test_by_a_few_letters_of_title_project_or_id(self, console: Console, other: Path) -> None:
        for typed in ("quay wall", "quay", "55555"):
            async with console.app().run_test(size=(80, 24)) as pilot:
                await settle(pilot)
                await press(pilot, "s", f"text:{typed}", "enter")
                await until(pilot, lambda p=pilot: shown(p) == str(other))  # type: ignore[misc]
                await settle(pilot)
                assert "paint the quay wall" in text(pilot)
                assert pilot.app.screen.turns.has_focus  # type: ignore[attr-defined]

    async def test_letters_that_fit_none_are_answered(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "s")
            assert "Nothing found." not in text(pilot)
            await press(pilot, "text:qqqq")
            assert "Nothing found." in text(pilot)
            await press(pilot, "enter")
            assert isinstance(pilot.app.screen, SessionsScreen)

    async def test_from_the_sidebar(self, console: Console, other: Path) -> None:
        async with console.app().run_test(size=(160, 40)) as pilot:
            await settle(pilot)
            screen: Any = pilot.app.screen
            screen.sidebar.focus()
            await press(pilot, "end", "enter")
            await until(pilot, lambda: shown(pilot) == str(other))

    async def test_e_hides_the_sidebar(self, console: Console) -> None:
        async with console.app().run_test(size=(160, 40)) as pilot:
            await settle(pilot)
            screen: Any = pilot.app.screen
            assert screen.sidebar.display
            await press(pilot, "e")
            assert not screen.sidebar.display
            await pilot.resize_terminal(120, 40)
            await settle(pilot)
            assert screen.check_action("timeline_sidebar", ()) is False


class TestFiles:
    @pytest.mark.parametrize(
        ("make", "told"),
        [
            (lambda path: None, "No such file"),
            (lambda path: path.mkdir(), "folder"),
            (lambda path: path.write_bytes(bytes(range(256)) * 64), "not a transcript"),
        ],
        ids=["missing", "folder", "binary"],
    )
    async def test_what_is_no_transcript_is_said_and_the_window_stays(
        self, console: Console, tmp_path: Path, make: Any, told: str
    ) -> None:
        path = tmp_path / "thing.bin"
        make(path)
        async with console.app().run_test(size=(100, 30)) as pilot:
            await settle(pilot)
            before = shown(pilot)
            pilot.app.ask_for_file()  # type: ignore[attr-defined]
            await settle(pilot)
            pilot.app.screen.query_one("Input").value = str(path)  # type: ignore[attr-defined]
            await press(pilot, "enter")
            assert told in " ".join(text(pilot).split())
            assert pilot.app.screen.is_modal
            await press(pilot, "escape")
            assert shown(pilot) == before

    async def test_a_transcript_from_anywhere_opens(self, empty_console: Console, tmp_path: Path) -> None:
        path = tmp_path / "somewhere.jsonl"
        row = {
            "type": "user", "uuid": "o1", "parentUuid": None, "sessionId": OTHER, "promptSource": "typed",
            "timestamp": "2026-11-28T10:00:00.000Z", "message": {"role": "user", "content": "found me"},
        }  # fmt: skip
        path.write_text(json.dumps(row) + "\n")
        async with empty_console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "f")
            pilot.app.screen.query_one("Input").value = str(path)  # type: ignore[attr-defined]
            await press(pilot, "enter")
            await until(pilot, lambda: pilot.app.current_mode == "timeline")
            await settle(pilot)
            assert "found me" in text(pilot)


class TestThemes:
    async def test_every_theme_paints_every_screen(self, console: Console) -> None:
        async with console.app().run_test(size=(120, 40), notifications=True) as pilot:
            await settle(pilot)
            seen = set()
            for _ in range(len(pilot.app.available_themes)):
                await pilot.press("ctrl+l")
                await pilot.pause()
                seen.add(pilot.app.theme)
            assert seen == set(pilot.app.available_themes)
            await press(pilot, "/", "text:redis", "enter")
            for theme in pilot.app.available_themes:
                pilot.app.theme = theme
                await pilot.pause()
                assert "redis" in text(pilot)

    async def test_another_theme_repaints_what_stands(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            screen: Any = pilot.app.screen
            dark = screen.turns.render_line(0)
            pilot.app.theme = "cg-light"
            await settle(pilot)
            light = screen.turns.render_line(0)
            assert dark.text == light.text
            styles = zip(dark, light, strict=False)
            assert all(a.style != b.style for a, b in styles)

    @pytest.mark.parametrize(("said", "light"), [("15;0", False), ("0;15", True), ("0;default;7", True), ("", False)])
    def test_light_or_dark_as_the_terminal_tells(self, said: str, light: bool) -> None:
        assert light_terminal(said) is light
