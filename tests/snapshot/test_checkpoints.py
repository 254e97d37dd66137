"""Pictures of Checkpoints. Each says what to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.sessions import ClaudeLog

from .conftest import store_generations
from .driver import Console

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.mark.usefixtures("fixed_packs")
class TestCheckpoints:
    @pytest.mark.parametrize("size", [(120, 40), (80, 24)], ids=str)
    def test_generations_items_and_pack(
        self, console: Console, snap_compare: Callable[..., bool], size: tuple[int, int]
    ) -> None:
        """4 is red and says why; the edited one has a star; what found no room is faint under its own rule."""
        store_generations(console)
        keys = console.playing("4", "settle", "enter", "G")
        assert snap_compare(console.app(), terminal_size=size, run_before=keys)

    @pytest.mark.parametrize("size", [(120, 40), (80, 24)], ids=str)
    def test_in_chinese(
        self, chinese_console: Console, snap_compare: Callable[..., bool], size: tuple[int, int]
    ) -> None:
        """No English but names, ids and the command."""
        store_generations(chinese_console)
        keys = chinese_console.playing("4", "settle", "enter")
        assert snap_compare(chinese_console.app(), terminal_size=size, run_before=keys)

    def test_a_session_from_before_the_guard(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """A heading says that nothing is stored; the compaction is there all the same, with its pack."""
        keys = console.playing("4", "settle")
        assert snap_compare(console.app(), terminal_size=(120, 40), run_before=keys)

    @pytest.mark.parametrize("deep", [0, 1, 2])
    def test_narrow_pages(self, console: Console, snap_compare: Callable[..., bool], deep: int) -> None:
        """Generations, items, pack, one page each; the first line says which generation, or how full."""
        store_generations(console)
        keys = console.playing("4", "settle", *["enter", "settle"] * deep)
        assert snap_compare(console.app(), terminal_size=(40, 30), run_before=keys)

    def test_narrow_in_chinese(self, chinese_console: Console, snap_compare: Callable[..., bool]) -> None:
        """Items with their marks; the badges that fit."""
        store_generations(chinese_console)
        keys = chinese_console.playing("4", "settle", "enter")
        assert snap_compare(chinese_console.app(), terminal_size=(40, 30), run_before=keys)

    def test_a_generation_that_was_changed_from_outside(
        self, console: Console, snap_compare: Callable[..., bool]
    ) -> None:
        """Where the pack would stand, the sentence that says what is wrong."""
        store_generations(console)
        keys = console.playing("4", "settle", "up")
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=keys)

    def test_nothing_was_said(self, fake_home: Path, snap_compare: Callable[..., bool]) -> None:
        """Words in place of an empty list and an empty pack."""
        log = ClaudeLog()
        log.row({"type": "mode", "mode": "normal", "sessionId": log.session})
        console = Console(log.write(fake_home), [])
        keys = console.playing("4", "settle")
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=keys)
