from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC

import pytest
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.events import MouseScrollUp
from textual.message import Message
from textual.theme import Theme

from compact_guard.tui.glyphs import ASCII, UNICODE, Glyphs
from compact_guard.tui.numbers import Clock
from compact_guard.tui.theme import variable_defaults
from compact_guard.tui.widgets.rows import Row, RuleRow, ToolRow, TurnRow
from compact_guard.tui.widgets.turn_list import TurnList

NOON_MS = 1_769_169_600_000
TEXTS = (
    "plain text of a turn that is longer than a narrow list can show, so that it has to be cut",
    "重試上限不是 3 次，是 5 次；而且 `src/legacy/ledger.py` 絕對不動。" * 3,
    "👨\u200d👩\u200d👧" * 50,
    "🇹🇼🇯🇵🇩🇪" * 40,
    "e\u0301" * 200,
    "ﾊﾝｶｸｶﾅﾉﾃｽﾄﾃﾞｽ､" * 20,
    "\x1b[2J\x1b]0;owned\x07\u202e[/] [bold]not markup[/bold] \x9b31m \ud800",
    "key [REDACTED:anthropic] and [REDACTED:token]" * 5,
    "\n\n  \n  first words\nsecond line",
    "مرحبا gpt-5 (v2) " * 20,
    "",
)


def turn(n: int, *, at_ms: int | None = None, text: str | None = None, in_context: bool = False) -> TurnRow:
    return TurnRow(
        n=n,
        role="user" if n % 2 else "assistant",
        in_context=in_context,
        at_ms=NOON_MS + n * 60_000 if at_ms is None else at_ms,
        text=TEXTS[n % len(TEXTS)] if text is None else text,
        tools=n % 5 * 30,
        labels=("inherited",) if n % 7 == 0 else (),
        abandoned=n % 6 == 0,
    )


def rule(index: int, **other: object) -> RuleRow:
    values: dict[str, object] = {
        "at_ms": NOON_MS,
        "trigger": "auto",
        "pre_tokens": 155_000,
        "post_tokens": 12_400,
        "summary_state": "readable",
    }
    return RuleRow(index, **(values | other))  # type: ignore[arg-type]


def mixed_row(index: int) -> Row:
    if index % 9 == 4:
        state = ("readable", "encrypted", "error", "none")[index % 4]
        return rule(index // 9 + 1, summary_state=state, badge=("", "not delivered", "沒有檢查點")[index % 3])
    if index % 9 == 6:
        text = TEXTS[index % len(TEXTS)]
        return ToolRow(index, "mcp__a_very_long_server__tool", text, index > 30, index % 2 == 0, 1234)
    return turn(index + 1, in_context=index > 30)


class SomeRows:
    def __init__(self, count: int, make: Callable[[int], Row] = mixed_row) -> None:
        self.count = count
        self.make = make
        self.asked: list[int] = []

    def __len__(self) -> int:
        return self.count

    def row(self, index: int) -> Row:
        assert 0 <= index < self.count
        self.asked.append(index)
        return self.make(index)


class ListApp(App[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (60, "-medium"), (100, "-wide")]

    def __init__(self, rows: SomeRows, glyphs: Glyphs = UNICODE) -> None:
        super().__init__()
        self.rows = rows
        self.list = TurnList(glyphs=glyphs, clock=Clock(UTC))
        self.heard: list[Message] = []

    def get_theme_variable_defaults(self) -> dict[str, str]:
        theme: Theme = self.current_theme
        return variable_defaults(theme)

    def compose(self) -> ComposeResult:
        yield self.list

    def on_mount(self) -> None:
        self.list.show(self.rows)
        self.list.focus()

    def on_turn_list_cursor_moved(self, message: TurnList.CursorMoved) -> None:
        self.heard.append(message)

    def on_turn_list_row_opened(self, message: TurnList.RowOpened) -> None:
        self.heard.append(message)

    def on_turn_list_follow_changed(self, message: TurnList.FollowChanged) -> None:
        self.heard.append(message)

    def line(self, y: int) -> str:
        return self.list.render_line(y).text

    def cursor_line(self) -> int:
        return self.list.cursor - self.list.scroll_offset.y

    def cursor_is_on_screen(self) -> bool:
        return 0 <= self.cursor_line() < self.list.page_height


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("width", [8, 40, 41, 80, 120])
async def test_every_row_is_exactly_as_wide_as_the_list(width: int, glyphs: Glyphs) -> None:
    app = ListApp(SomeRows(99), glyphs)
    async with app.run_test(size=(width, 30)) as pilot:
        await pilot.pause()
        for top in (0, 25, 50, 69):
            app.list.scroll_to(y=top, animate=False)
            for y in range(30):
                strip = app.list.render_line(y)
                assert strip.cell_length == app.list.line_width == cell_len(strip.text), strip.text


async def test_nothing_from_a_transcript_reaches_the_terminal_as_control_or_markup() -> None:
    app = ListApp(SomeRows(1, lambda _: turn(7, text="\x1b[2J\u202e\x9b[/] [bold]x[/bold] \x07")))
    async with app.run_test(size=(80, 5)):
        line = app.line(0)
        assert "␛[2J⟨202E⟩⟨9B⟩[/] [bold]x[/bold] ␇" in line


async def test_only_the_rows_on_the_screen_are_asked_for() -> None:
    rows = SomeRows(1_000_000)
    app = ListApp(rows)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert set(rows.asked) <= set(range(1_000_000 - 40, 1_000_000))


async def test_a_million_rows_move_as_fast_as_a_thousand() -> None:
    async def fastest_moves(count: int) -> float:
        app = ListApp(SomeRows(count))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            spans = []
            for _ in range(20):
                began = time.perf_counter()
                app.list.action_page_up()
                for y in range(24):
                    app.list.render_line(y)
                spans.append(time.perf_counter() - began)
            return min(spans)

    assert await fastest_moves(1_000_000) < 3 * await fastest_moves(1_000)


async def test_opens_at_the_end_following_with_the_cursor_on_screen() -> None:
    app = ListApp(SomeRows(500))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.list.cursor == 499
        assert app.list.following
        assert app.cursor_line() == 23


async def test_the_whole_file_in_place_of_its_tail_is_never_painted_from_the_top() -> None:
    app = ListApp(SomeRows(3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        whole = SomeRows(500)
        app.list.show(whole)
        await pilot.pause()
        assert min(whole.asked) >= 500 - 24 - 1, "but for the row above, whose day the first row is compared with"
        assert app.cursor_line() == 23


async def test_the_cursor_stays_on_screen_when_the_window_changes() -> None:
    app = ListApp(SomeRows(500))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        app.list.move_to(250)
        for size in ((40, 30), (120, 12), (20, 5), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert app.cursor_is_on_screen(), size
            assert app.list.cursor == 250


async def test_resizing_does_not_pause_following() -> None:
    app = ListApp(SomeRows(500))
    async with app.run_test(size=(80, 12)) as pilot:
        await pilot.pause()
        for size in ((80, 40), (40, 12), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert app.list.following, size
            assert app.cursor_line() == size[1] - 1


async def test_a_burst_of_rows_is_followed() -> None:
    rows = SomeRows(50)
    app = ListApp(rows)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(1_000):
            rows.count += 1
            app.list.rows_grew()
        await pilot.pause()
        assert app.list.cursor == 1_049
        assert app.cursor_line() == 23


async def test_paused_nothing_moves_and_new_rows_are_counted() -> None:
    rows = SomeRows(200)
    app = ListApp(rows)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.list.action_up()
        before = [app.line(y) for y in range(24)]
        for _ in range(3):
            rows.count += 1
            app.list.rows_grew()
        await pilot.pause()
        assert [app.line(y) for y in range(24)] == before
        assert (app.list.following, app.list.new_rows, app.list.cursor) == (False, 3, 198)
        news = [message for message in app.heard if isinstance(message, TurnList.FollowChanged)]
        assert [message.new_rows for message in news] == [0, 1, 2, 3]
        assert not any(message.following for message in news)
        app.list.set_following(True)
        await pilot.pause()
        assert (app.list.following, app.list.new_rows, app.list.cursor) == (True, 0, 202)


async def test_reaching_the_last_row_resumes() -> None:
    app = ListApp(SomeRows(200))
    async with app.run_test(size=(80, 24)):
        app.list.action_top()
        assert not app.list.following
        app.list.action_bottom()
        assert app.list.following


async def test_wheeling_away_from_the_end_pauses() -> None:
    app = ListApp(SomeRows(200))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.list.post_message(MouseScrollUp(app.list, 1, 1, 0, 0, 0, False, False, False, 1, 1))
        await pilot.pause(0.5)
        assert not app.list.following


async def test_rows_that_come_in_between_keep_the_cursor_where_it_is_read() -> None:
    rows = SomeRows(300)
    app = ListApp(rows)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.list.move_to(150)
        line = app.cursor_line()
        rows.count += 40
        app.list.rows_changed(190)
        await pilot.pause()
        assert (app.list.cursor, app.cursor_line()) == (190, line)


async def test_narrow_leaves_out_time_and_tools() -> None:
    app = ListApp(SomeRows(1, lambda _: TurnRow(1, "user", True, NOON_MS, "hello", tools=3)))
    async with app.run_test(size=(59, 10)) as pilot:
        await pilot.pause()
        assert app.line(0).split() == ["┃", "1", "❯", "hello"]
        await pilot.resize_terminal(60, 10)
        await pilot.pause()
        assert app.line(0).split() == ["┃", "1", "12:00", "❯", "hello", "⚒3"]


async def test_a_new_day_shows_its_date() -> None:
    late = [NOON_MS, NOON_MS + 3_600_000, NOON_MS + 86_400_000, NOON_MS + 86_460_000]
    app = ListApp(SomeRows(4, lambda index: turn(index + 1, at_ms=late[index])))
    async with app.run_test(size=(80, 10)):
        assert [app.line(y).split()[2] for y in range(4)] == ["12:00", "13:00", "01-24", "12:01"]


async def test_a_file_read_from_its_tail_has_no_numbers_yet() -> None:
    app = ListApp(SomeRows(1, lambda _: TurnRow(0, "user", True, None, "hello")))
    async with app.run_test(size=(80, 10)):
        assert app.line(0).split() == ["┃", "❯", "hello"]


@pytest.mark.parametrize(
    ("width", "line"),
    [
        (80, "━━ compaction 2 · auto · 155k → 12k · 01-23 12:00 ━━━"),
        (47, "━━ compaction 2 · auto · 155k → 12k · 12:00 ━━━"),
        (42, "━━ compaction 2 · 155k → 12k · 12:00 ━━━━━"),
        (33, "━━ compaction 2 · 155k → 12k ━━━━"),
        (20, "━━ compaction 2 ━━━━"),
        (10, "━━ compa… "),
    ],
)
async def test_a_rule_drops_what_matters_least_first(width: int, line: str) -> None:
    app = ListApp(SomeRows(1, lambda _: rule(2)))
    async with app.run_test(size=(width, 5)):
        assert app.line(0).startswith(line)
        assert cell_len(app.line(0)) == width


async def test_a_rule_says_what_is_wrong_and_leaves_out_what_is_unknown() -> None:
    rules = [
        rule(1, summary_state="error"),
        rule(2, summary_state="encrypted", pre_tokens=None),
        rule(3, pre_tokens=None, post_tokens=None, trigger=None, at_ms=None, inherited=True),
        rule(4, post_tokens=None, trigger="\x1bodd"),
    ]
    app = ListApp(SomeRows(4, lambda index: rules[index]))
    async with app.run_test(size=(100, 5)):
        lines = [app.line(y).strip("━ ") for y in range(4)]
    assert lines == [
        "compaction 1 · auto · 155k → 12k · 01-23 12:00 · failed",
        "compaction 2 · auto · → 12k · 01-23 12:00 · summary encrypted",
        "compaction 3 · inherited",
        "compaction 4 · ␛odd · 155k · 01-23 12:00",
    ]


async def test_a_tool_row_says_how_the_call_ended() -> None:
    rows: list[Row] = [
        ToolRow(1, "Bash", "go test ./...\n-run X", True, False, 1_234),
        ToolRow(1, "Edit", "x", True, True, 310),
        ToolRow(1, "Read", "y", True, False, None),
    ]
    app = ListApp(SomeRows(3, lambda index: rows[index]))
    async with app.run_test(size=(80, 5)):
        assert app.line(0).split() == ["┃", "Bash", "go", "test", "./...", "ok", "1.2k"]
        assert app.line(1).split() == ["┃", "Edit", "x", "error", "310"]
        assert app.line(2).split() == ["┃", "Read", "y", "no", "result"]


async def test_masked_secrets_are_dots() -> None:
    app = ListApp(SomeRows(1, lambda _: turn(1, text="key [REDACTED:anthropic] end")))
    async with app.run_test(size=(80, 5)):
        assert "key •••• end" in app.line(0)


async def test_a_click_moves_and_a_click_on_the_cursor_opens() -> None:
    app = ListApp(SomeRows(10, lambda index: turn(index + 1)))
    async with app.run_test(size=(80, 12)) as pilot:
        await pilot.pause()
        app.heard.clear()
        await pilot.click(TurnList, offset=(5, 2))
        assert app.list.cursor == 2
        assert not any(isinstance(message, TurnList.RowOpened) for message in app.heard)
        await pilot.click(TurnList, offset=(5, 2))
        assert [message.index for message in app.heard if isinstance(message, TurnList.RowOpened)] == [2]
        app.heard.clear()
        await pilot.double_click(TurnList, offset=(5, 7))
        assert [message.index for message in app.heard if isinstance(message, TurnList.RowOpened)] == [7]
        await pilot.click(TurnList, offset=(5, 11))
        assert app.list.cursor == 7


async def test_an_empty_list_stays_quiet() -> None:
    app = ListApp(SomeRows(0))
    async with app.run_test(size=(80, 5)) as pilot:
        for action in ("up", "down", "page_up", "page_down", "top", "bottom", "open"):
            getattr(app.list, f"action_{action}")()
        await pilot.pause()
        assert app.list.cursor == -1
        assert app.list.row is None
        assert not [message for message in app.heard if not isinstance(message, TurnList.FollowChanged)]
