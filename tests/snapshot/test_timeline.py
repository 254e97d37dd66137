"""Pictures of the Timeline. Each says what to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from .driver import Console

SIZES = [(120, 40), (80, 24), (40, 30)]


class TestTimeline:
    @pytest.mark.parametrize("size", SIZES, ids=str)
    def test_what_the_model_sees_is_told_at_a_glance(
        self, console: Console, snap_compare: Callable[..., bool], size: tuple[int, int]
    ) -> None:
        """The orange rule lies across the list; below it every row has the green bar, above it none but those kept."""
        assert snap_compare(console.app(), terminal_size=size, run_before=console.playing())

    @pytest.mark.parametrize("size", SIZES, ids=str)
    def test_in_chinese(
        self, chinese_console: Console, snap_compare: Callable[..., bool], size: tuple[int, int]
    ) -> None:
        """No English but names; borders straight, nothing cut but by an ellipsis."""
        assert snap_compare(chinese_console.app(), terminal_size=size, run_before=chinese_console.playing())

    def test_light(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """Muted text can be read on the light background."""
        app = console.app(theme="cg-light")
        assert snap_compare(app, terminal_size=(120, 40), run_before=console.playing())

    def test_high_contrast(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """No grey text."""
        app = console.app(theme="cg-contrast")
        assert snap_compare(app, terminal_size=(80, 24), run_before=console.playing())

    def test_ascii_without_colour(
        self, console: Console, snap_compare: Callable[..., bool], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Gutter marks, rule and words say all that colour says elsewhere; the borders are ASCII."""
        monkeypatch.setenv("NO_COLOR", "1")
        app = console.app(ascii=True)
        assert snap_compare(app, terminal_size=(80, 24), run_before=console.playing())

    def test_tools_unfolded_beside_the_sessions(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """Three columns: sessions, turns with their calls, the detail."""
        assert snap_compare(console.app(), terminal_size=(160, 40), run_before=console.playing("t"))

    def test_reading_in_a_narrow_pane(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """One turn fills the pane; the footer says how to go back."""
        keys = ("up", "up", "enter")
        assert snap_compare(console.app(), terminal_size=(40, 30), run_before=console.playing(*keys))

    def test_the_summary_of_a_compaction(self, console: Console, snap_compare: Callable[..., bool]) -> None:
        """The cursor stands on the rule; the detail shows what the model was left with."""
        assert snap_compare(console.app(), terminal_size=(80, 24), run_before=console.playing("["))
