"""The demo's story: what is said, done and forgotten, read from `story.<language>.toml`."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass
from typing import Any

LANGUAGES = ("en", "zh_TW")


@dataclass(frozen=True, slots=True)
class Call:
    """A tool call with its result."""

    name: str
    input: dict[str, Any]
    output: str


@dataclass(frozen=True, slots=True)
class Compaction:
    """A compaction, as the agent records it."""

    trigger: str
    pre_tokens: int
    post_tokens: int
    summary: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happens: somebody speaks, the agent compacts, or the teller has a word."""

    after_s: float
    """Seconds since the step before, in the story's time."""
    user: str | None = None
    assistant: str | None = None
    tools: tuple[Call, ...] = ()
    tokens: int = 0
    """Tokens in the window, as the reply reports them."""
    compaction: Compaction | None = None
    note: str | None = None
    event: str | None = None
    """What a note tells of: full, forgot, resurfaced."""


@dataclass(frozen=True, slots=True)
class Story:
    """A session to be played."""

    session_id: str
    title: str
    cwd: str
    git_branch: str
    live_from: int
    """Steps that have happened before the play begins."""
    steps: tuple[Step, ...]


def load_story(language: str) -> Story:
    """The story in `en` or `zh_TW`."""
    with open(os.path.join(os.path.dirname(__file__), f"story.{language}.toml"), "rb") as file:
        table = tomllib.load(file)
    steps = tuple(_step(row) for row in table["step"])
    return Story(table["session"], table["title"], table["cwd"], table["git_branch"], table["live_from"], steps)


def _step(row: dict[str, Any]) -> Step:
    compact = row.get("compact")
    return Step(
        after_s=row["after"],
        user=row.get("user"),
        assistant=row.get("assistant"),
        tools=tuple(Call(**call) for call in row.get("tools", ())),
        tokens=row.get("tokens", 0),
        compaction=None if compact is None else Compaction(**compact, summary=row["summary"]),
        note=row.get("note"),
        event=row.get("event"),
    )
