"""Text from transcripts is data: on every screen, in every widget, also in toasts and windows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from compact_guard.core.transcript.discover import find_roots

from .driver import Console, press, settle

HOSTILE = [
    "[/",
    "[/] [bold]x[/bold] [@click=app.quit]quit[/] [link=file:///etc/passwd]",
    "before\x1b[2J\x1b]0;title\x07after\x1b]52;c;ZXZpbA==\x07",
    "c1 \x9b31m \x90 \x9d0;t\x9c end",
    "bs\x08\x08 bell\x07 cr\rover nul\x00 del\x7f",
    "bidi \u202egnp.exe\u202c \u2066x\u2069 \u200f",
    "lone \ud83d end",
    "مرحبا gpt-5 (v2) و ادامه",
    "👩‍👩‍👧‍👦🇹🇼🇯🇵 ｶﾞｷﾞ e\u0301\u0327 漢字",
    "x" * 5_000,
    "",
    "   \n\t\n  ",
]
ROLES = ["user", "assistant"]


def record(n: int, role: str, text: str) -> dict[str, Any]:
    content: Any = text if role == "user" else [{"type": "text", "text": text}]
    tool = {"type": "tool_use", "id": f"t{n}", "name": text[:40] or "T", "input": {"command": text}}
    if role == "assistant":
        content.append(tool)
    return {
        "type": role,
        "uuid": f"u{n}",
        "parentUuid": f"u{n - 1}" if n else None,
        "sessionId": "11111111-1111-4111-8111-111111111111",
        "cwd": "/tmp/[/evil]\x1b[31m",
        "timestamp": f"2026-11-29T10:{n % 60:02}:00.000Z",
        "message": {"role": role, "id": f"m{n}", "content": content},
    }


@pytest.fixture
def hostile(fake_home: Path) -> Console:
    folder = fake_home / ".claude" / "projects" / "evil"
    folder.mkdir(parents=True)
    path = folder / "11111111-1111-4111-8111-111111111111.jsonl"
    rows = [{"type": "custom-title", "customTitle": HOSTILE[1] + HOSTILE[2], "sessionId": "x"}]
    rows += [record(n, ROLES[n % 2], HOSTILE[n // 2]) for n in range(2 * len(HOSTILE))]
    rows.append({"type": "unknown[/\x1b]", "sessionId": "x", "uuid": "zz", "parentUuid": "u1"})
    path.write_bytes(b"\n".join(json.dumps(row).encode() for row in rows) + b"\n{broken [/\x1b[2J\n")
    return Console(path, find_roots())


def drawn(pilot: Pilot[Any]) -> str:
    """Every character on the screen."""
    screen = pilot.app.screen
    width, height = pilot.app.size
    strips = screen._compositor.render_strips()
    assert len(strips) == height
    for strip in strips:
        assert strip.cell_length == width
    return "\n".join(strip.text for strip in strips)


HARMFUL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def assert_harmless(text: str) -> None:
    found = HARMFUL.search(text)
    assert found is None, (hex(ord(found[0])), text[max(0, found.start() - 40) : found.end() + 40])


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (41, 30), (40, 30)], ids=str)
async def test_every_screen_draws_it_as_codes_and_at_full_width(hostile: Console, size: tuple[int, int]) -> None:
    async with hostile.app().run_test(size=size, notifications=True, tooltips=True) as pilot:
        await settle(pilot)
        assert_harmless(drawn(pilot))
        for _ in range(2 * len(HOSTILE)):
            await pilot.press("up")
            await pilot.pause(0.08)
            assert_harmless(drawn(pilot))
        for keys in (["t"], ["enter"], ["escape"], ["d"], ["escape"], ["s"], ["escape"], ["end", "y"], ["Y"], ["I"]):
            await press(pilot, *keys)
            assert_harmless(drawn(pilot))
        assert pilot.app.is_running


@pytest.mark.parametrize("typed", ["[/", "\\[", "[@click=app.quit]x", "e"])
async def test_typed_markup_is_only_looked_for(hostile: Console, typed: str) -> None:
    """BR-107."""
    async with hostile.app().run_test(size=(80, 24), notifications=True) as pilot:
        await settle(pilot)
        for opened in ("/", "s", ":", "?"):
            await press(pilot, opened, *(["/"] if opened == "?" else []))
            box = pilot.app.screen.query_one("Input")
            box.value = typed  # type: ignore[attr-defined]
            await settle(pilot)
            await pilot.pause(0.2)
            assert_harmless(drawn(pilot))
            await press(pilot, "escape", "escape", "1")
        assert pilot.app.is_running


async def test_a_toast_shows_markup_as_it_is(hostile: Console) -> None:
    async with hostile.app().run_test(size=(80, 24), notifications=True) as pilot:
        await settle(pilot)
        pilot.app.tell("[/] \x1b[2J [bold")  # type: ignore[attr-defined]
        await pilot.pause(0.2)
        text = drawn(pilot)
        assert "[/]" in text
        assert_harmless(text)


async def test_a_path_with_markup_can_be_asked_for(hostile: Console) -> None:
    async with hostile.app().run_test(size=(80, 24), notifications=True) as pilot:
        await settle(pilot)
        pilot.app.ask_for_file()  # type: ignore[attr-defined]
        await settle(pilot)
        pilot.app.screen.query_one("Input").value = "/no/[/such\x1b[31m"  # type: ignore[attr-defined]
        await press(pilot, "enter")
        text = drawn(pilot)
        assert "No such file" in text
        assert_harmless(text)


async def test_a_bad_regex_at_every_prefix(hostile: Console) -> None:
    """BR-143: `s[ha]d`, letter by letter."""
    async with hostile.app().run_test(size=(80, 24), notifications=True) as pilot:
        await settle(pilot)
        await press(pilot, "/", "ctrl+r")
        for letter in "s[ha]d(?P<":
            await pilot.press(letter)
            await pilot.pause(0.2)
            assert_harmless(drawn(pilot))
        assert "Bad regular expression" in drawn(pilot)
        assert "--regex" not in drawn(pilot), "an option of the command line, not of the console"
        assert pilot.app.is_running
