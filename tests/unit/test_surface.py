"""The client that wrote a transcript, and the surface of an event whose session leaves no records to tell it by."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from compact_guard.core.audit.log import read
from compact_guard.core.hooks.answer import SUBAGENT, Outcome
from compact_guard.core.hooks.event import Event
from compact_guard.core.hooks.report import append_row
from compact_guard.core.hooks.room import Room
from compact_guard.core.transcript.surface import client_of, surface_of


@pytest.mark.parametrize("agent", ["claude", "codex"])
@pytest.mark.parametrize(
    ("said", "version"),
    [
        ("2.1.332", "2.1.332"),
        ("0.172.0-alpha.3", "0.172.0-alpha.3"),
        ("ghp_BXA3hcMNWcyTLvJ47rGpctaegMIc8mAsNqjS", None),
        ("AKIACVUXIYY5YGR3PT3Q", None),
        ("2.1.332 ghp_BXA3hcMNWcyTLvJ47rGpctaegMIc8mAsNqjS", None),
        ("", None),
        (3, None),
    ],
)
def test_a_version_is_one_or_nothing(agent: str, said: object, version: str | None) -> None:
    """It stands in checkpoints and rows as it is."""
    records = {"claude": {"version": said}, "codex": {"payload": {"originator": "codex_exec", "cli_version": said}}}
    data = json.dumps(records[agent]).encode() + b"\n"
    assert client_of(agent, lambda length, offset: data[offset : offset + length], len(data)).version == version


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
