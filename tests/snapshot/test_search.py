"""Pictures of Search. Each says what to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from .driver import Console


class TestSearch:
    @pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 30)], ids=str)
    def test_hits_say_whether_the_model_still_sees_them(
        self, console: Console, snap_compare: Callable[..., bool], size: tuple[int, int]
    ) -> None:
        """The phrase is marked in every snippet; green and orange words at the right, marks at the left."""
        keys = console.playing("/", "text:redis", "enter")
        assert snap_compare(console.app(), terminal_size=size, run_before=keys)

    def test_in_chinese(self, chinese_console: Console, snap_compare: Callable[..., bool]) -> None:
        """Two-character words are found; nothing English but names."""
        keys = chinese_console.playing("/", "text:限制", "enter")
        assert snap_compare(chinese_console.app(), terminal_size=(80, 24), run_before=keys)

    def test_nothing_found_says_where_else_to_look(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """A sentence in place of the list, with the keys that widen the search."""
        keys = console.playing("/", "text:zeppelin", "ctrl+o", "tab")
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=keys)

    def test_a_bad_regex_keeps_the_hits(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """The complaint stands in the box's border; the hits of `redis` are still there."""
        keys = console.playing("/", "text:redis", "ctrl+r", "text:(", "enter")
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=keys)

    def test_hits_of_a_project_stand_under_their_session(
        self, console: Console, snap_compare: Callable[..., bool]
    ) -> None:
        """A rule with the session's title above its hits."""
        keys = console.playing("/", "text:redis", "ctrl+t", "enter")
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=keys)
