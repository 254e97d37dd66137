"""Reading a turn: the detail, copies, secrets, tool outputs, dates, branches, damage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from compact_guard.core.transcript.discover import find_roots
from compact_guard.tui.screens.timeline import TimelineScreen
from compact_guard.tui.widgets.details import BoundaryDetail, ToolDetail, TurnDetail
from compact_guard.tui.widgets.footer import Footer
from compact_guard.tui.widgets.rows import RuleRow, ToolRow, TurnRow

from .driver import Console, press, settle

SECRET = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
"""Invented."""
ID = "22222222-2222-4222-8222-222222222222"


def row(n: int, role: str, content: Any, *, parent: int | None = None, **more: Any) -> dict[str, Any]:
    above = n - 1 if parent is None else parent
    return {
        "type": role,
        "uuid": f"u{n}",
        "parentUuid": f"u{above}" if above >= 0 else None,
        "sessionId": ID,
        "cwd": "/home/user/tide-api",
        "timestamp": f"2026-11-{20 + n // 10:02}T10:{n % 60:02}:00.000Z",
        "message": {"role": role, "id": f"m{n}", "content": content},
        **more,
    }


def say(text: str) -> list[dict[str, Any]]:
    return [{"type": "text", "text": text}]


def write(home: Path, rows: list[dict[str, Any]], tail: bytes = b"") -> Console:
    folder = home / ".claude" / "projects" / "tide"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{ID}.jsonl"
    path.write_bytes(b"".join(json.dumps(row).encode() + b"\n" for row in rows) + tail)
    return Console(path, find_roots())


def timeline(pilot: Pilot[Any]) -> TimelineScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TimelineScreen)
    return screen


def copied(pilot: Pilot[Any]) -> str:
    return pilot.app.clipboard


def toast(pilot: Pilot[Any]) -> str:
    return [str(notification.message) for notification in pilot.app._notifications][-1]


@pytest.fixture(autouse=True)
def no_tmux(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TMUX", "VTE_VERSION", "TERM_PROGRAM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


class TestDetail:
    async def test_follows_the_cursor_once_it_rests(self, console: Console) -> None:
        async with console.app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            await press(pilot, "up", "up")
            shown = timeline(pilot).detail.detail
            under = timeline(pilot).turns.row
            assert isinstance(shown, TurnDetail)
            assert isinstance(under, TurnRow)
            assert (shown.n, shown.role) == (under.n, under.role)

    async def test_on_a_rule_is_the_summary(self, console: Console) -> None:
        async with console.app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            await press(pilot, "[")
            assert isinstance(timeline(pilot).turns.row, RuleRow)
            shown = timeline(pilot).detail.detail
            assert isinstance(shown, BoundaryDetail)
            assert shown.text.startswith("This session is being continued")

    async def test_comma_and_full_stop_step_over_rules(self, console: Console) -> None:
        async with console.app().run_test(size=(40, 30)) as pilot:
            await settle(pilot)
            await press(pilot, "[", "]", "enter")
            seen = []
            for _ in range(6):
                await press(pilot, ",")
                shown = timeline(pilot).detail.detail
                assert isinstance(shown, TurnDetail)
                seen.append(shown.n)
            assert seen == sorted(seen, reverse=True)
            assert len(set(seen)) == 6
            assert timeline(pilot).detail.has_focus

    async def test_escape_leads_back_to_the_list(self, console: Console) -> None:
        async with console.app().run_test(size=(40, 30)) as pilot:
            await settle(pilot)
            await press(pilot, "enter")
            assert not timeline(pilot).turns.display
            await press(pilot, "escape")
            assert timeline(pilot).turns.has_focus
            assert timeline(pilot).turns.display


class TestSecrets:
    async def test_are_masked_revealed_and_masked_again_when_the_cursor_leaves(self, fake_home: Path) -> None:
        secret = write(fake_home, [row(0, "user", f"use {SECRET} for it"), row(1, "assistant", say("done"))])
        async with secret.app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            assert "reveal" not in str(timeline(pilot).query_one(Footer).render())
            await press(pilot, "up")
            assert SECRET not in screen_text(pilot)
            assert "••••" in screen_text(pilot)
            await press(pilot, "*")
            assert SECRET in screen_text(pilot)
            await press(pilot, "y")
            assert SECRET not in copied(pilot)
            assert "for it" in copied(pilot)
            await press(pilot, "down", "up")
            assert SECRET not in screen_text(pilot)

    async def test_are_masked_in_names_too(self, fake_home: Path) -> None:
        call = {"type": "tool_use", "id": "t", "name": f"mcp__{SECRET}", "input": {}}
        rows: list[dict[str, Any]] = [row(0, "user", f"{SECRET} again"), row(1, "assistant", [*say("done"), call])]
        rows.append({"type": f"new-{SECRET}", "uuid": "x", "parentUuid": "u1", "sessionId": ID})
        named = write(fake_home, rows)
        app = named.app()
        async with app.run_test(size=(120, 40), notifications=True) as pilot:
            await settle(pilot)
            await press(pilot, "t")
            assert "mcp__••••" in screen_text(pilot)
            assert "•••• again" in screen_text(pilot).splitlines()[0], "the title"
            await press(pilot, "d")
            assert "new-••••" in screen_text(pilot)
            app.tell(f"No such file: /w/{SECRET}")
            await settle(pilot)
            assert "No such file: /w/[REDACTED:" in toast(pilot)
            assert SECRET not in screen_text(pilot)


def screen_text(pilot: Pilot[Any]) -> str:
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


class TestCopies:
    async def test_the_turn_the_id_and_the_resume_command(self, console: Console) -> None:
        async with console.app().run_test(size=(120, 40), notifications=True) as pilot:
            await settle(pilot)
            assert console.path is not None
            await press(pilot, "y")
            assert copied(pilot).startswith("You are right")
            assert "OSC 52" in toast(pilot)
            await press(pilot, "I")
            assert copied(pilot) == console.path.stem
            await press(pilot, "Y")
            assert copied(pilot) == f"claude --resume {console.path.stem}"

    async def test_from_the_sessions_window(self, console: Console) -> None:
        async with console.app().run_test(size=(120, 40), notifications=True) as pilot:
            await settle(pilot)
            assert console.path is not None
            await press(pilot, "s", "tab", "Y")
            assert copied(pilot) == f"claude --resume {console.path.stem}"


class TestTools:
    async def test_unfold_in_the_list_and_fold_again(self, console: Console) -> None:
        async with console.app().run_test(size=(120, 60)) as pilot:
            await settle(pilot)
            turns = timeline(pilot).turns
            under = turns.row
            count = len(turns._rows)
            await press(pilot, "t")
            assert len(turns._rows) > count
            assert turns.row == under
            await press(pilot, "down")
            assert isinstance(turns.row, ToolRow)
            assert isinstance(timeline(pilot).detail.detail, ToolDetail)
            await press(pilot, "t")
            assert turns.row == under

    @pytest.mark.parametrize(
        ("place", "told"),
        [("inside", ""), ("outside", "outside"), ("gone", "gone"), ("linked", "outside")],
    )
    async def test_a_persisted_output_opens_on_request_and_only_from_the_sessions_folder(
        self, fake_home: Path, place: str, told: str
    ) -> None:
        """BR-009."""
        folder = fake_home / ".claude" / "projects" / "tide" / ID / "tool-results"
        folder.mkdir(parents=True)
        whole = f"first line\nwith {SECRET}\nand the very last line"
        outside = fake_home / "outside.txt"
        outside.write_text(whole)
        path = folder / "t.txt"
        if place == "inside":
            path.write_text(whole)
        elif place == "linked":
            path.symlink_to(outside)
        elif place == "outside":
            path = outside
        text = f"<persisted-output>\nOutput too large (64KB). Full output saved to: {path}\n\nPreview:\nfirst line\n"
        call = {"type": "tool_use", "id": "t1", "name": "Bash", "input": {"command": "make"}}
        result = {"type": "tool_result", "tool_use_id": "t1", "content": f"{text}</persisted-output>"}
        rows = [row(0, "user", "build"), row(1, "assistant", [*say("building"), call]), row(2, "user", [result])]
        async with write(fake_home, rows).app().run_test(size=(120, 40), notifications=True) as pilot:
            await settle(pilot)
            assert "very last" not in screen_text(pilot)
            await press(pilot, "O")
            if told:
                assert told in toast(pilot)
                assert "very last" not in screen_text(pilot)
            else:
                assert "very last line" in screen_text(pilot)
                assert SECRET not in screen_text(pilot)


class TestWhatIsShown:
    async def test_only_the_users_turns(self, console: Console) -> None:
        async with console.app().run_test(size=(120, 60)) as pilot:
            await settle(pilot)
            await press(pilot, "u")
            rows = timeline(pilot).turns._rows
            kinds = {getattr(rows.row(n), "role", "rule") for n in range(len(rows))}
            assert kinds == {"user", "rule"}
            await press(pilot, "u")
            assert "assistant" in {getattr(rows.row(n), "role", "rule") for n in range(len(rows))}

    async def test_branches_are_hidden_until_asked_for(self, fake_home: Path) -> None:
        rows = [
            row(0, "user", "begin"),
            row(1, "assistant", say("first try")),
            row(2, "user", "no, back"),
            row(3, "user", "another way", parent=1),
            row(4, "assistant", say("second try")),
        ]
        async with write(fake_home, rows).app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            turns = timeline(pilot).turns
            assert len(turns._rows) == 4
            under = turns.row
            await press(pilot, "b")
            assert len(turns._rows) == 5
            assert turns.row == under
            assert [r.abandoned for n in range(5) if isinstance(r := turns._rows.row(n), TurnRow)][2]

    async def test_damage_and_unknown_records_are_listed(self, fake_home: Path) -> None:
        rows = [row(0, "user", "hello"), row(1, "assistant", say("hi"))]
        rows.append({"type": "brand-new-record", "uuid": "x", "parentUuid": "u1", "sessionId": ID})
        damaged = write(
            fake_home, rows, b"\0" * 512 + b"\n" + json.dumps(row(4, "user", "still here")).encode() + b"\n"
        )
        async with damaged.app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            assert "1 damaged line" in str(timeline(pilot).turns.border_subtitle)
            assert "still here" in screen_text(pilot)
            await press(pilot, "d")
            text = screen_text(pilot)
            assert "line 4" in text
            assert "brand-new-record" in text


class TestDates:
    @pytest.mark.parametrize(
        ("typed", "n"), [("2026-11-21", 11), ("11-20", 1), ("21/11", None), ("10:12", 13), ("yesterday", None)]
    )
    async def test_jump(self, fake_home: Path, typed: str, n: int | None) -> None:
        rows = [row(n, "user", f"turn {n}") for n in range(18)]
        async with write(fake_home, rows).app().run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            await press(pilot, "D", f"text:{typed}", "enter")
            if n is None:
                assert "No date" in screen_text(pilot)
                return
            under = timeline(pilot).turns.row
            assert isinstance(under, TurnRow)
            assert under.n == n
