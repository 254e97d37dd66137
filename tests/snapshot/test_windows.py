"""Pictures of the windows over the screens, and of the first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from .driver import Console


class TestWindows:
    def test_help_begins_with_the_panel_in_focus(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """Keys of the Timeline first, whole texts."""
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=console.playing("?"))

    def test_help_in_a_narrow_chinese_pane(self, chinese_console: Console, snap_compare: Callable[..., bool]) -> None:
        """One column of keys, one of texts."""
        keys = chinese_console.playing("?")
        assert snap_compare(chinese_console.app(), terminal_size=(40, 30), run_before=keys)

    def test_the_palette_finds_an_action_by_its_words(
        self, console: Console, snap_compare: Callable[..., bool]
    ) -> None:
        """What matches best stands first, with its keys."""
        keys = console.playing(":", "text:compaction")
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=keys)

    def test_sessions(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """Title, project, compactions, time in columns."""
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=console.playing("s"))


class TestFirstScreen:
    @pytest.mark.parametrize("size", [(80, 24), (40, 30)], ids=str)
    def test_says_where_it_looked_and_what_to_do(
        self, empty_console: Console, snap_compare: Callable[..., bool], size: tuple[int, int]
    ) -> None:
        """A block in the middle, and no key that does nothing."""
        assert snap_compare(empty_console.app(), terminal_size=size, run_before=empty_console.playing())


class TestTooSmall:
    def test_says_so_and_nothing_else(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """One centred line."""
        assert snap_compare(console.app(), terminal_size=(29, 7), run_before=console.playing())
