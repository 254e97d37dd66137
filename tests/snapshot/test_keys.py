"""Keys, footer, help and palette come from one source, and nothing they show is dead."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from compact_guard.keymaps.loader import BUILT_IN, default_keymap, load_keymap
from compact_guard.tui.bindings import action_of
from compact_guard.tui.screens.help import HelpScreen
from compact_guard.tui.screens.palette import PaletteScreen
from compact_guard.tui.widgets.footer import Footer, panel_of
from compact_guard.tui.widgets.turn_list import TurnList

from .driver import Console, press, settle


def footer(pilot: Pilot[Any]) -> str:
    return str(pilot.app.screen.query_one(Footer).render())


def cursor(pilot: Pilot[Any]) -> int:
    return pilot.app.screen.query_one(TurnList).cursor


class TestEveryAction:
    async def test_has_a_method_that_does_it(self, console: Console) -> None:
        """An id in the keymap without code behind it would be a dead key."""
        from compact_guard.tui.screens.audit import AuditScreen
        from compact_guard.tui.screens.checkpoints import CheckpointsScreen
        from compact_guard.tui.screens.damage import DamageScreen
        from compact_guard.tui.screens.first import FirstScreen
        from compact_guard.tui.screens.prompt import PromptScreen
        from compact_guard.tui.screens.search import SearchScreen
        from compact_guard.tui.screens.sessions import SessionsScreen
        from compact_guard.tui.screens.timeline import TimelineScreen

        homes: dict[str, tuple[type, ...]] = {
            "first": (FirstScreen,),
            "timeline": (TimelineScreen,),
            "detail": (TimelineScreen,),
            "box": (SearchScreen,),
            "hits": (SearchScreen,),
            "generations": (CheckpointsScreen,),
            "items": (CheckpointsScreen,),
            "pack": (CheckpointsScreen,),
            "audit": (AuditScreen,),
            "finding": (AuditScreen,),
            "sessions": (SessionsScreen,),
            "damage": (DamageScreen,),
            "help": (HelpScreen,),
            "palette": (PaletteScreen,),
            "prompt": (PromptScreen,),
        }
        app = console.app()
        for action in default_keymap().actions.values():
            target, name = action_of(action.id).split(".")
            if target == "app":
                assert callable(getattr(app, f"action_{name}", None)), action.id
                continue
            for panel in action.panels:
                for home in homes[panel]:
                    known = callable(getattr(home, f"action_{name}", None))
                    assert known or (panel, action.id) == ("sessions", "timeline.sidebar"), (action.id, panel)

    @pytest.mark.parametrize("name", BUILT_IN)
    async def test_is_in_the_palette_with_or_without_keys(self, console: Console, name: str) -> None:
        async with console.app(keymap=name).run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            await pilot.app.run_action("app.palette")
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, PaletteScreen)
            listed = {str(choice.key) for choice in screen.list.choices}
            for id in ("app.quit", "app.theme", "timeline.follow", "list.copy", "session.copy_id", "app.search"):
                assert action_of(id) in listed

    async def test_runs_from_the_palette(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            bottom = cursor(pilot)
            await press(pilot, ":", "text:first row", "enter")
            assert bottom > 0
            assert cursor(pilot) == 0

    async def test_arrows_move_in_the_palette_and_in_sessions_while_one_types(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, ":", "text:row", "down", "down", "up")
            screen: Any = pilot.app.screen
            assert screen.list.cursor == 1
            await press(pilot, "pagedown")
            assert screen.list.cursor > 1


class TestFooter:
    @pytest.mark.parametrize("width", [30, 40, 41, 60, 80, 119])
    async def test_fits_drops_whole_entries_and_ends_in_keys(self, console: Console, width: int) -> None:
        async with console.app().run_test(size=(width, 24)) as pilot:
            await settle(pilot)
            text = footer(pilot)
            assert len(text) <= width - 2
            assert text.endswith("? keys")
            full = "⏎ open  / search  [ ] boundary  { } correction  f follow  s sessions  u only yours  t tools  y copy"
            kept = text.removesuffix("? keys").rstrip()
            assert full.startswith(kept) or kept.startswith(full)

    async def test_says_how_to_go_back_from_every_place(self, console: Console) -> None:
        of_search = [["/"], ["/", "text:redis", "enter"]]
        of_checkpoints = [["4"], ["4", "enter"], ["4", "enter", "down", "enter"]]
        for keys in (["enter"], ["s"], ["?"], [":"], ["D"], ["6"], *of_search, *of_checkpoints):
            async with console.app().run_test(size=(40, 30)) as pilot:
                await settle(pilot)
                await press(pilot, *keys)
                assert "esc back" in footer(pilot), keys

    async def test_shows_no_key_that_the_box_would_take_for_a_letter(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "/", "text:q?n")
            assert pilot.app.screen.query_one("SearchBox").value == "q?n"  # type: ignore[attr-defined]
            assert "? keys" not in footer(pilot)
            assert footer(pilot).endswith("f1 keys")

    async def test_has_no_boundary_key_where_nothing_was_compacted(self, console: Console) -> None:
        assert console.path is not None
        lines = console.path.read_bytes().splitlines(keepends=True)
        at = next(n for n, line in enumerate(lines) if b"compact_boundary" in line)
        console.hold_back(len(lines) - at)
        async with console.app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            assert "boundary" not in footer(pilot)
            assert "damage" not in footer(pilot)

    async def test_a_click_on_an_entry_runs_it(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            at = footer(pilot).index("s sessions")
            await pilot.click(Footer, offset=(at + 2, 0))
            await settle(pilot)
            assert panel_of(pilot.app.screen) == "sessions"

    async def test_a_click_on_a_tab_shows_its_screen(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await pilot.click("Header", offset=(16, 1))
            await settle(pilot)
            assert pilot.app.current_mode == "search"
            await press(pilot, "escape")
            assert pilot.app.current_mode == "timeline"


class TestHands:
    async def test_vi(self, console: Console) -> None:
        async with console.app(keymap="vim").run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            last = cursor(pilot)
            await press(pilot, "g")
            assert cursor(pilot) == last
            await press(pilot, "g")
            assert cursor(pilot) == 0
            await press(pilot, "G")
            assert cursor(pilot) == last
            await press(pilot, "g", "u", "g", "g")
            assert cursor(pilot) == 0
            await press(pilot, "ctrl+d")
            assert cursor(pilot) > 0

    async def test_emacs(self, console: Console) -> None:
        async with console.app(keymap="emacs").run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            last = cursor(pilot)
            await press(pilot, "ctrl+p", "ctrl+p", "ctrl+n")
            assert cursor(pilot) == last - 1
            await press(pilot, "ctrl+x", "b")
            assert panel_of(pilot.app.screen) == "sessions"
            await press(pilot, "ctrl+g", "ctrl+x", "ctrl+c")
        assert pilot.app.return_code == 0

    @pytest.mark.parametrize(
        ("name", "keys", "quits"),
        [
            ("default", ["ctrl+c"], "q"),
            ("default", ["s", "tab", "ctrl+c"], "q"),
            ("default", ["/", "ctrl+c"], "ctrl+q"),
            ("emacs", ["ctrl+c"], "ctrl+x ctrl+c"),
        ],
    )
    async def test_ctrl_c_says_what_quits(self, console: Console, name: str, keys: list[str], quits: str) -> None:
        async with console.app(keymap=name).run_test(size=(80, 24), notifications=True) as pilot:
            await settle(pilot)
            await press(pilot, *keys)
            assert [note.message for note in pilot.app._notifications] == [f"To quit, press {quits}."]

    async def test_ctrl_c_copies_what_is_selected_in_the_box(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24), notifications=True) as pilot:
            await settle(pilot)
            await press(pilot, "/", "text:redis", "shift+home", "ctrl+c")
            assert pilot.app.clipboard == "redis"
            assert not pilot.app._notifications

    async def test_ctrl_c_can_be_bound(self, console: Console, tmp_path: Any) -> None:
        own = tmp_path / "own.toml"
        own.write_text('list.copy = ["ctrl+c"]\n')
        app = console.app()
        app.store.keymap = load_keymap(str(own), "/nowhere")
        async with type(app)(app.store).run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "ctrl+c")
            assert pilot.app.clipboard.startswith("You are right")

    async def test_letters_begin_no_chord_while_one_types(self, console: Console) -> None:
        async with console.app(keymap="vim").run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await press(pilot, "/", "text:gg")
            assert pilot.app.screen.query_one("SearchBox").value == "gg"  # type: ignore[attr-defined]

    async def test_full_width_punctuation(self, console: Console) -> None:
        async with console.app().run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            last = cursor(pilot)
            await press(pilot, "「")
            assert cursor(pilot) < last
            await press(pilot, "G", "｛")
            at = cursor(pilot)
            assert at < last
            await press(pilot, "G", "『")
            assert cursor(pilot) == at
            await press(pilot, "？")
            assert isinstance(pilot.app.screen, HelpScreen)

    async def test_an_unbound_key_does_nothing_and_is_shown_nowhere(self, console: Console, tmp_path: Any) -> None:
        own = tmp_path / "own.toml"
        own.write_text("timeline.only_user = []\n")
        app = console.app()
        app.store.keymap = load_keymap(str(own), "/nowhere")
        console_app = type(app)(app.store)
        async with console_app.run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            last = cursor(pilot)
            await press(pilot, "u")
            assert cursor(pilot) == last
            assert "only yours" not in footer(pilot)
            await press(pilot, ":", "text:only what the user", "enter")
            assert cursor(pilot) < last


class TestHelp:
    async def test_lists_panel_then_screen_then_app(self, console: Console) -> None:
        async with console.app().run_test(size=(100, 60)) as pilot:
            await settle(pilot)
            await press(pilot, "?")
            screen = pilot.app.screen
            assert isinstance(screen, HelpScreen)
            titles = [choice.left[0][0] for choice in screen.list.choices if choice.key is None]
            assert titles[0] == "Timeline"
            assert titles[-1] == "Everywhere"
            told = {str(choice.key) for choice in screen.list.choices}
            keymap = default_keymap()
            assert {action.id for action in [*keymap.of_panel("timeline"), *keymap.of_panel("app")]} <= told

    async def test_slash_filters(self, console: Console) -> None:
        async with console.app().run_test(size=(100, 40)) as pilot:
            await settle(pilot)
            await press(pilot, "?", "/", "text:follow")
            screen = pilot.app.screen
            assert isinstance(screen, HelpScreen)
            assert screen.list.choices[0].key == "timeline.follow"
            await press(pilot, "escape", "escape")
            assert not isinstance(pilot.app.screen, HelpScreen)
