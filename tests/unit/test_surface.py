"""The surface of an event whose session leaves no records to tell it by."""

from __future__ import annotations

from pathlib import Path

import pytest

from compact_guard.core.audit.log import read
from compact_guard.core.hooks.answer import SUBAGENT, Outcome
from compact_guard.core.hooks.event import Event
from compact_guard.core.hooks.report import append_row
from compact_guard.core.hooks.room import Room
from compact_guard.core.transcript.surface import surface_of


@pytest.mark.parametrize(
    ("model", "surface"),
    [
        ("claude-opus-5-5", "claude/api"),
        ("claude-opus-4-8[1m]", "claude/api"),
        ("us.anthropic.claude-opus-4-8-v1:0", "claude/gateway"),
        ("anthropic/claude-opus-4.8", "claude/gateway"),
        ("claude-opus-4-8@20260101", "claude/gateway"),
        ("glm-4.6", "claude/gateway"),
        ("opus", None),
        ("opusplan[1m]", None),
        ("", None),
    ],
)
def test_by_the_models_name(model: str, surface: str | None) -> None:
    assert surface_of(model) == surface


@pytest.mark.parametrize(
    ("agent", "outcome", "surface"),
    [("claude", "nothing", "claude/api"), ("claude", SUBAGENT, None), ("codex", "nothing", None)],
)
def test_a_row_of_a_session_that_is_not_written(agent: str, outcome: str, surface: str | None, fake_home: Path) -> None:
    event = Event(
        agent, "SessionStart", "s1", str(fake_home / "absent.jsonl"), source="compact", model="claude-opus-5-5"
    )
    room = Room("SessionStart")
    assert append_row(event, Outcome(outcome), room)
    assert [row.surface for row in read(room.state_dir).rows] == [surface]
