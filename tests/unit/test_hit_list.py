from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC

import pytest
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.message import Message

from compact_guard.tui.glyphs import ASCII, UNICODE, Glyphs
from compact_guard.tui.numbers import Clock
from compact_guard.tui.theme import variable_defaults
from compact_guard.tui.widgets.hit_list import HitList
from compact_guard.tui.widgets.rows import FileRow, HitListRow, HitRow

AT_MS = 1_769_186_261_000
LONG = "為什麼要這樣做。🇹🇼👨\u200d👩\u200d👧 e\u0301 ﾊﾝｶｸ " * 20


def hit(n: int, *, before: str = "some words before ", phrase: str = "amend", after: str = " and after") -> HitRow:
    return HitRow(
        key=n,
        n=n,
        role="user" if n % 2 else "assistant",
        in_context=n % 3 == 0,
        at_ms=AT_MS - n * 60_000,
        epoch=n % 4,
        text=before + phrase + after,
        start=len(before),
        end=len(before + phrase),
    )


class HitsApp(App[None]):
    def __init__(self, rows: Sequence[HitListRow] = (), glyphs: Glyphs = UNICODE) -> None:
        super().__init__()
        self.hits = HitList(glyphs=glyphs, clock=Clock(UTC))
        self.first = rows
        self.heard: list[Message] = []

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(self.current_theme)

    def compose(self) -> ComposeResult:
        yield self.hits

    def on_mount(self) -> None:
        self.hits.show(self.first)
        self.hits.focus()

    def on_hit_list_cursor_moved(self, message: HitList.CursorMoved) -> None:
        self.heard.append(message)

    def on_hit_list_hit_opened(self, message: HitList.HitOpened) -> None:
        self.heard.append(message)

    def line(self, y: int) -> str:
        return self.hits.render_line(y).text


ROWS: list[HitListRow] = [
    FileRow("結帳頁日期格式與退款重試 " * 5, "claude · checkout"),
    hit(12_345, before=LONG, phrase="重試上限", after=LONG),
    hit(2, before="\x1b[2J\u202e", phrase="[/]", after="[b]x[/b]\n\tnext"),
    FileRow("other", "codex"),
    hit(3, before="", phrase=LONG, after=""),
    hit(4, before=LONG, phrase="[REDACTED:token]", after=LONG),
    hit(5, before="", phrase="🇹🇼", after=""),
]


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("width", [14, 40, 41, 80, 120])
async def test_every_line_is_exactly_as_wide_as_the_list(width: int, glyphs: Glyphs) -> None:
    app = HitsApp(ROWS, glyphs)
    async with app.run_test(size=(width, 20)):
        for y in range(20):
            strip = app.hits.render_line(y)
            assert strip.cell_length == app.hits.line_width == cell_len(strip.text), strip.text


async def test_a_hit_says_where_it_stands_and_shows_the_phrase() -> None:
    app = HitsApp([hit(32), hit(33)])
    async with app.run_test(size=(80, 10)):
        assert app.line(0).split() == ["┊", "32", "●", "01-23", "16:05", "·", "epoch", "0", "compacted", "away"]
        assert app.line(1).strip("┊ ") == "some words before amend and after"
        assert app.line(2).split() == ["┃", "33", "❯", "01-23", "16:04", "·", "epoch", "1", "in", "context"]


@pytest.mark.parametrize("width", [40, 80, 120])
async def test_the_phrase_is_on_screen_and_underlined_however_far_it_stands(width: int) -> None:
    app = HitsApp([hit(1, before=LONG * 10, phrase="重試上限", after=LONG)])
    async with app.run_test(size=(width, 10)):
        marked = [segment.text for segment in app.hits.render_line(1) if segment.style and segment.style.underline]
        assert marked == ["重試上限"]
        assert app.line(1).strip("┊ ").startswith("…")
        assert app.line(1).rstrip().endswith("…")


async def test_narrow_leaves_out_the_word_before_it_cuts_the_time() -> None:
    app = HitsApp([hit(2)])
    async with app.run_test(size=(40, 10)):
        assert app.line(0).split() == ["┊", "2", "●", "01-23", "16:35", "·", "epoch", "2"]


async def test_hostile_hits_are_shown_and_not_obeyed() -> None:
    app = HitsApp(ROWS)
    async with app.run_test(size=(80, 20)):
        assert "␛[2J⟨202E⟩[/][b]x[/b] " in app.line(4)


async def test_a_masked_phrase_stays_masked() -> None:
    app = HitsApp([hit(1, phrase="[REDACTED:token]")])
    async with app.run_test(size=(80, 10)):
        assert "before •••• and" in app.line(1)


async def test_later_hits_come_below_and_move_nothing() -> None:
    app = HitsApp([hit(n) for n in range(1, 30)])
    async with app.run_test(size=(80, 10)) as pilot:
        await pilot.pause()
        app.hits.move_to(20)
        before = [app.line(y) for y in range(10)]
        app.hits.extend([FileRow("more"), *(hit(n) for n in range(30, 60))])
        await pilot.pause()
        assert [app.line(y) for y in range(10)] == before
        assert (app.hits.cursor, app.hits.hits) == (20, 59)


async def test_the_cursor_skips_rules_and_stays_on_screen() -> None:
    app = HitsApp([FileRow("one"), hit(1), hit(2), FileRow("two"), hit(3)])
    async with app.run_test(size=(80, 4)) as pilot:
        await pilot.pause()
        seen = []
        for _ in range(4):
            found = app.hits.hit
            assert found is not None
            seen.append(found.n)
            top = app.hits.scroll_offset.y
            assert any(str(found.n) in app.line(y).split() for y in range(4)), top
            app.hits.action_down()
        assert seen == [1, 2, 3, 3]
        app.hits.action_top()
        assert app.line(0).startswith("── one")


async def test_messages_count_hits_and_carry_the_screens_own_key() -> None:
    app = HitsApp([FileRow("one"), hit(7), hit(8)])
    async with app.run_test(size=(80, 10)) as pilot:
        await pilot.pause()
        app.hits.action_down()
        app.hits.action_open()
        await pilot.pause()
        moved, opened = app.heard[-2:]
        assert isinstance(moved, HitList.CursorMoved)
        assert isinstance(opened, HitList.HitOpened)
        assert (moved.index, moved.hit.key, opened.index) == (1, 8, 1)


async def test_a_click_moves_and_a_click_on_the_cursor_opens() -> None:
    app = HitsApp([FileRow("one"), hit(1), hit(2)])
    async with app.run_test(size=(80, 10)) as pilot:
        await pilot.pause()
        await pilot.click(HitList, offset=(3, 0))
        assert app.hits.cursor == 0
        await pilot.click(HitList, offset=(3, 4))
        assert app.hits.cursor == 1
        await pilot.click(HitList, offset=(3, 3))
        assert isinstance(app.heard[-1], HitList.HitOpened)


async def test_no_hits_stay_quiet() -> None:
    app = HitsApp()
    async with app.run_test(size=(40, 5)) as pilot:
        for action in ("up", "down", "page_up", "page_down", "top", "bottom", "open"):
            getattr(app.hits, f"action_{action}")()
        await pilot.pause()
        assert (app.hits.cursor, app.hits.hit, app.heard) == (-1, None, [])
