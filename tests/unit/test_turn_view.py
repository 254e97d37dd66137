from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC

import pytest
from rich.cells import cell_len
from textual.app import App, ComposeResult

from compact_guard.core.model import ToolCall
from compact_guard.tui.cells import CLOSING
from compact_guard.tui.glyphs import ASCII, UNICODE, Glyphs
from compact_guard.tui.numbers import Clock
from compact_guard.tui.theme import variable_defaults
from compact_guard.tui.widgets.details import BoundaryDetail, Detail, ToolDetail, TurnDetail
from compact_guard.tui.widgets.turn_view import TurnView

AT_MS = 1_769_186_261_000
MIXED = """Prose with 中文，混在一起：「這樣」。 and 👨\u200d👩\u200d👧 🇹🇼🇯🇵 e\u0301\u0301 ﾊﾝｶｸ､

```python
    def deep(self, argument_one, argument_two, argument_three, argument_four, argument_five):
        return "重試上限不是 3 次，是 5 次"
```
see /srv/project/packages/a-long-module_name/very/deep/file_with_a_long_name.py [/] [b]x[/b] \x1b[2J\u202e \ud800
"""
CALLS = (
    ToolCall("1", "Bash", "go test ./...", "ok\tpkg\n\x1b[31mred", False, None, 1_234),
    ToolCall("2", "Edit", "[/] x", "boom", True, None, 4),
    ToolCall("3", "Read", "y" * 300, None, False, None, 0),
)
TURN = TurnDetail(129, "assistant", True, AT_MS, 3, MIXED, tools=CALLS)


class ViewApp(App[None]):
    def __init__(self, detail: Detail | None, glyphs: Glyphs = UNICODE) -> None:
        super().__init__()
        self.view = TurnView(glyphs=glyphs, clock=Clock(UTC))
        self.first = detail

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(self.current_theme)

    def compose(self) -> ComposeResult:
        yield self.view

    def on_mount(self) -> None:
        self.view.show(self.first)
        self.view.focus()

    def lines(self) -> list[str]:
        """What stands on the screen, from the view's top."""
        return [self.view.render_line(y).text.rstrip() for y in range(self.view.page_height)]

    def said(self) -> str:
        return "\n".join(self.lines())


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("width", [4, 20, 40, 41, 80, 120])
async def test_every_line_is_exactly_as_wide_as_the_view(width: int, glyphs: Glyphs) -> None:
    app = ViewApp(TURN, glyphs)
    async with app.run_test(size=(width, 60)) as pilot:
        await pilot.pause()
        app.view.toggle_tools()
        await pilot.pause()
        for y in range(60):
            strip = app.view.render_line(y)
            assert strip.cell_length == app.view.line_width == cell_len(strip.text), strip.text


async def test_a_turn_says_first_whether_the_model_sees_it() -> None:
    app = ViewApp(TURN)
    async with app.run_test(size=(80, 30)) as pilot:
        assert app.lines()[:4] == ["┃ IN CONTEXT", "assistant · 2026-01-23 16:37:41 · epoch 3", "", app.lines()[3]]
        heads = {
            "┊ COMPACTED AWAY": replace(TURN, in_context=False),
            "⑂ ABANDONED BRANCH": replace(TURN, in_context=False, abandoned=True),
            "┊ ANOTHER SESSION": replace(TURN, in_context=False, labels=("foreign",)),
        }
        for head, detail in heads.items():
            app.view.show(detail)
            await pilot.pause()
            assert app.lines()[0] == head
        assert app.lines()[2] == "foreign"


async def test_hostile_text_is_shown_and_not_obeyed() -> None:
    app = ViewApp(TURN)
    async with app.run_test(size=(120, 30)):
        assert "[/] [b]x[/b] ␛[2J⟨202E⟩ \ufffd" in app.said()


async def test_code_keeps_its_indentation_behind_a_bar() -> None:
    app = ViewApp(TURN)
    async with app.run_test(size=(60, 30)):
        code = [line for line in app.lines() if line.startswith("▏")]
        assert code[0].startswith("▏    def deep(self,")
        assert code[1].startswith("▏    ")
        assert code[-1] == '▏        return "重試上限不是 3 次，是 5 次"'
        assert "```python" in app.lines()


async def test_a_fence_in_a_longer_fence_is_code() -> None:
    app = ViewApp(replace(TURN, text="````\n```\ninner\n```\n````\nafter", tools=()))
    async with app.run_test(size=(60, 30)):
        assert app.lines()[3:9] == ["````", "▏```", "▏inner", "▏```", "````", "after"]


@pytest.mark.parametrize("width", [20, 40, 41, 80])
async def test_no_line_begins_with_closing_punctuation(width: int) -> None:
    text = "他說：「這樣（真的）好嗎？」……然後、走了。" * 8
    app = ViewApp(replace(TURN, text=text, tools=()))
    async with app.run_test(size=(width, 40)):
        assert not [line for line in app.lines() if line and line[0] in CLOSING]


async def test_tools_are_folded_until_they_are_opened() -> None:
    app = ViewApp(replace(TURN, text="short"))
    async with app.run_test(size=(60, 40)) as pilot:
        folded = [line for line in app.lines() if line.startswith("▸")]
        assert [line.split()[1] for line in folded] == ["Bash", "Edit", "Read"]
        assert [line.endswith(end) for line, end in zip(folded, ("ok 1.2k", "error 4", "no result"), strict=True)]
        assert "boom" not in app.said()
        app.view.action_open()
        await pilot.pause()
        assert "▏boom" in app.lines()
        assert "▏␛[31mred" in app.lines()
        app.view.action_open()
        await pilot.pause()
        assert "boom" not in app.said()


async def test_a_click_opens_one_tool() -> None:
    app = ViewApp(replace(TURN, text="short"))
    async with app.run_test(size=(60, 40)) as pilot:
        y = next(y for y, line in enumerate(app.lines()) if "Edit" in line)
        await pilot.click(TurnView, offset=(2, y))
        await pilot.pause()
        assert "▏boom" in app.lines()
        assert sum(line.startswith("▸") for line in app.lines()) == 2


async def test_secrets_are_masked_until_revealed_and_masked_again_for_the_next_turn() -> None:
    secret = replace(TURN, text="key [REDACTED:token] end", raw="key fake-secret-0001 end", tools=())
    app = ViewApp(secret)
    async with app.run_test(size=(60, 20)) as pilot:
        assert "key •••• end" in app.lines()
        assert app.view.can_reveal
        app.view.set_revealed(True)
        await pilot.pause()
        assert "key fake-secret-0001 end" in app.lines()
        app.view.show(secret)
        await pilot.pause()
        assert "fake-secret" not in app.said()
        app.view.show(replace(secret, raw=None))
        app.view.set_revealed(True)
        assert not app.view.revealed


async def test_masked_tool_calls_are_revealed_with_the_turn() -> None:
    masked = ToolCall("1", "Bash", "curl -H [REDACTED:token]", "ok", False, None, 2)
    plain = replace(masked, input="curl -H fake-secret-0002")
    app = ViewApp(TurnDetail(1, "assistant", True, AT_MS, 0, "text", tools=(masked,), raw_tools=(plain,)))
    async with app.run_test(size=(60, 20)) as pilot:
        assert "••••" in app.said()
        app.view.set_revealed(True)
        await pilot.pause()
        assert "fake-secret-0002" in app.said()


async def test_a_bullet_in_the_text_is_not_taken_for_a_mask() -> None:
    app = ViewApp(replace(TURN, text="•••• typed, [REDACTED:x] masked", tools=()))
    async with app.run_test(size=(60, 20)):
        styles = [segment.style for segment in app.view.render_line(3)]
        texts = [segment.text for segment in app.view.render_line(3)]
        assert texts[:3] == ["•••• typed, ", "••••", " masked"]
        assert styles[0] == styles[2] != styles[1]


@pytest.mark.parametrize(
    ("state", "text", "said"),
    [
        ("readable", "The user wanted five retries.", "The user wanted five retries."),
        ("encrypted", "", "The summary is encrypted"),
        ("none", "", "This compaction left no summary in the file."),
        ("error", "API Error: 500", "API Error: 500"),
    ],
)
async def test_a_boundary_shows_its_summary_or_says_why_not(state: str, text: str, said: str) -> None:
    app = ViewApp(BoundaryDetail(2, AT_MS, "auto", 155_000, 12_000, state, text))  # type: ignore[arg-type]
    async with app.run_test(size=(80, 20)):
        assert app.lines()[:2] == ["━━ compaction 2", "auto · 2026-01-23 16:37:41 · 155k → 12k"]
        assert said in app.said()


async def test_a_tool_call_stands_whole_and_tells_where_more_is() -> None:
    call = ToolCall("1", "Bash", "make", "first lines", False, "outputs/1.txt", 90_000)
    app = ViewApp(ToolDetail(12, True, AT_MS, 1, call))
    async with app.run_test(size=(80, 20)) as pilot:
        assert app.lines()[1] == "Bash · turn 12 · 2026-01-23 16:37:41 · epoch 1"
        assert "Only a preview: the whole output, 90k characters" in app.said()
        app.view.update(ToolDetail(12, True, AT_MS, 1, call, original="all of it"))
        await pilot.pause()
        assert "▏all of it" in app.lines()
        assert "preview" not in app.said()


async def test_the_phrase_of_a_search_is_marked_and_on_screen() -> None:
    text = "filler words 中文 \x1b\n" * 5_000 + "here is the phrase at last\n" + "more\n" * 5_000
    at = text.index("the phrase")
    app = ViewApp(replace(TURN, text=text, phrase=(at, at + 10)))
    async with app.run_test(size=(60, 20)) as pilot:
        for _ in range(200):
            await pilot.pause(0.01)
            if app.view.is_complete:
                break
        assert "here is the phrase at last" in app.lines()
        line = app.view.render_line(app.lines().index("here is the phrase at last"))
        assert [segment.text for segment in line if segment.style and segment.style.underline] == ["the phrase"]


@pytest.mark.parametrize("unit", ["word ", "字", '{"k":"v"},', "line of text\n"])
async def test_a_megabyte_opens_at_once_and_is_whole_in_the_end(unit: str) -> None:
    text = unit * (1_000_000 // len(unit.encode()))
    app = ViewApp(None)
    async with app.run_test(size=(80, 24)) as pilot:
        began = time.perf_counter()
        app.view.show(replace(TURN, text=text, tools=()))
        opened = time.perf_counter() - began
        assert unit.strip()[:4] in app.said()
        assert opened < 0.5
        app.view.action_bottom()
        for _ in range(1_000):
            await pilot.pause(0.02)
            if app.view.is_complete:
                break
        await pilot.pause()
        assert app.view.is_complete
        assert app.view.scroll_offset.y == app.view.max_scroll_y > 500
        assert unit.strip()[-1] in app.lines()[-1]


async def test_resizing_keeps_the_words_that_are_being_read() -> None:
    text = "\n\n".join(f"paragraph {n} " + "with some words in it " * 12 for n in range(200))
    app = ViewApp(replace(TURN, text=text, tools=()))
    async with app.run_test(size=(120, 30)) as pilot:
        await pilot.pause()
        for _ in range(12):
            app.view.action_page_down()
        await pilot.pause()
        paragraph = next(line for line in app.lines() if line.startswith("paragraph")).split()[1]
        for width in (40, 120):
            await pilot.resize_terminal(width, 30)
            await pilot.pause(0.2)
            nearby = [int(line.split()[1]) for line in app.lines() if line.startswith("paragraph")]
            assert abs(nearby[0] - int(paragraph)) <= 1


async def test_an_update_keeps_place_and_reveal() -> None:
    long = replace(TURN, text="line\n" * 300 + "[REDACTED:x]", raw="line\n" * 300 + "fake", tools=())
    app = ViewApp(long)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        app.view.set_revealed(True)
        app.view.action_page_down()
        top = app.view.scroll_offset.y
        app.view.update(replace(long, in_context=False))
        await pilot.pause()
        assert (app.view.scroll_offset.y, app.view.revealed) == (top, True)
        app.view.show(long)
        await pilot.pause()
        assert (app.view.scroll_offset.y, app.view.revealed) == (0, False)


async def test_nothing_to_show_is_blank() -> None:
    app = ViewApp(None)
    async with app.run_test(size=(40, 6)) as pilot:
        for action in ("up", "down", "page_up", "page_down", "top", "bottom", "open"):
            getattr(app.view, f"action_{action}")()
        await pilot.pause()
        assert not app.said().strip()
