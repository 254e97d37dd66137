"""Sizes, the mouse, and what must survive both."""

from __future__ import annotations

from typing import Any

from textual import events
from textual.pilot import Pilot

from compact_guard.tui.widgets.turn_list import TurnList

from .driver import Console, press, settle

WILD = [(120, 40), (20, 5), (80, 24), (40, 30), (29, 30), (200, 50), (30, 8), (1, 1), (120, 40)]


def turns(pilot: Pilot[Any]) -> TurnList:
    return pilot.app.screen.query_one(TurnList)


async def test_cursor_and_pause_survive_every_size(console: Console) -> None:
    """BR-123."""
    async with console.app().run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "up", "up", "up")
        cursor = turns(pilot).cursor
        for width, height in WILD:
            await pilot.resize_terminal(width, height)
            await pilot.pause(0.1)
            assert turns(pilot).cursor == cursor
        assert not turns(pilot).following
        top = turns(pilot).scroll_offset.y
        assert top <= cursor < top + turns(pilot).size.height


async def test_a_window_and_what_was_typed_survive_every_size(console: Console) -> None:
    async with console.app().run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for opened in ("s", "?", "D", ":"):
            await press(pilot, opened, *(["/"] if opened == "?" else []), "text:ab")
            for width, height in WILD[:4]:
                await pilot.resize_terminal(width, height)
                await pilot.pause(0.05)
            assert pilot.app.screen.query_one("Input").value == "ab"  # type: ignore[attr-defined]
            await press(pilot, "escape", "escape")


async def test_while_a_search_runs(console: Console) -> None:
    async with console.app().run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "/")
        for letter, (width, height) in zip("redis the", WILD, strict=True):
            await pilot.press(letter if letter != " " else "space")
            await pilot.resize_terminal(width, height)
        await settle(pilot)
        assert pilot.app.screen.query_one("SearchBox").value == "redis the"  # type: ignore[attr-defined]


async def test_too_small_hides_all_and_forgets_nothing(console: Console) -> None:
    async with console.app().run_test(size=(29, 30)) as pilot:
        await settle(pilot)
        assert pilot.app.screen.query_one("#too-small").region.size == pilot.app.size
        focused = pilot.app.focused
        await pilot.resize_terminal(30, 8)
        await settle(pilot)
        assert pilot.app.focused is focused is not None
        assert not pilot.app.screen.query_one("#too-small").display


async def test_moving_the_mouse_repaints_nothing(console: Console) -> None:
    """BR-127."""
    async with console.app().run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        painted = 0
        render = TurnList.render_line

        def counting(self: TurnList, y: int) -> Any:
            nonlocal painted
            painted += 1
            return render(self, y)

        TurnList.render_line = counting  # type: ignore[method-assign]
        try:
            for x in range(2, 60):
                await pilot.hover(turns(pilot), offset=(x, x % 20))
            assert painted == 0
        finally:
            TurnList.render_line = render  # type: ignore[method-assign]


async def test_a_click_moves_and_a_second_one_opens(console: Console) -> None:
    async with console.app().run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.click(turns(pilot), offset=(20, 4))
        await settle(pilot)
        assert turns(pilot).cursor == 3
        await pilot.pause(0.6)
        await pilot.click(turns(pilot), offset=(20, 4))
        await settle(pilot)
        assert pilot.app.screen.detail.has_focus  # type: ignore[attr-defined]


async def test_the_wheel_scrolls_what_is_under_it(console: Console) -> None:
    async with console.app().run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        detail = pilot.app.screen.detail  # type: ignore[attr-defined]
        top = turns(pilot).scroll_offset.y
        region = turns(pilot).region
        for _ in range(3):
            wheel = events.MouseScrollUp(
                turns(pilot), x=4, y=4, delta_x=0, delta_y=-1, button=0, shift=False, meta=False, ctrl=False,
                screen_x=region.x + 4, screen_y=region.y + 4,
            )  # fmt: skip
            turns(pilot).post_message(wheel)
        await settle(pilot)
        assert turns(pilot).scroll_offset.y < top
        assert detail.scroll_offset.y == 0


async def test_the_legend_loses_whole_parts_only(console: Console) -> None:
    assert console.path is not None
    with console.path.open("ab") as file:
        file.write(b"\0" * 64 + b"\n" + b"{torn\n")
    async with console.app().run_test(size=(150, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "up")
        for width in (150, 120, 101, 100, 80, 70, 60):
            await pilot.resize_terminal(width, 30)
            await settle(pilot)
            subtitle = str(turns(pilot).border_subtitle)
            assert "paused" in subtitle
            bottom = pilot.app.screen._compositor.render_strips()[turns(pilot).region.bottom - 1].text
            assert subtitle in bottom, width
            assert "…" not in bottom
