"""The values that travel through the house. Words and meanings: README, "Words"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Agent = Literal["claude", "codex"]
Role = Literal["user", "assistant"]
Branch = Literal["active", "abandoned"]
SummaryState = Literal["readable", "encrypted", "none", "error"]


@dataclass(frozen=True, slots=True)
class Turn:
    """One user message or one assistant reply of the main conversation."""

    n: int
    """From 1, in the order of first records in the file; never renumbered. 0 while only the file's tail is read."""
    id: str
    epoch: int
    """Boundaries before it in the file."""
    role: Role
    at_ms: int | None
    """Milliseconds since 1970 UTC."""
    in_context: bool
    """The model would see it verbatim if the session went on now."""
    branch: Branch
    labels: tuple[str, ...]
    """Of foreign, inherited, replayed."""
    path: str
    """The file its records stand in: for turns before a fork's start, the parent's."""
    line: int
    """1-based line of its first record in `path`."""
    tool_count: int
    """Tool calls that hang on it."""


@dataclass(frozen=True, slots=True)
class Boundary:
    """One compaction's mark. Boundary k closes epoch k-1."""

    index: int
    """k, from 1."""
    id: str
    """The boundary's uuid (Claude) or window id (Codex); else `L<line>`."""
    at_ms: int | None
    trigger: str | None
    """auto, manual, or None where the file does not say."""
    pre_tokens: int | None
    post_tokens: int | None
    summary_state: SummaryState
    inherited: bool
    """Copied from a fork's parent: not this session's own compaction."""
    path: str
    line: int
    after_turn: int
    """n of the last turn before it in the file; 0 if none."""


@dataclass(frozen=True, slots=True)
class Damage:
    """A line that could not be read, or was read only in part. Never fatal."""

    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class ToolCall:
    """One tool call and its result, as text."""

    id: str
    name: str
    input: str
    output: str | None
    """None: no result recorded."""
    is_error: bool
    output_path: str | None
    """File that holds the whole output when the record holds a preview (Claude `persisted-output`)."""
    output_size: int
    """Characters of `output`; 0 without one."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """How full the window is, as the transcript reports it."""

    used_tokens: int
    window_tokens: int | None


@dataclass(frozen=True, slots=True)
class SessionInfo:
    """What a list of sessions shows of one."""

    agent: Agent
    session_id: str
    path: str
    cwd: str | None
    title: str | None
    started_ms: int | None
    updated_ms: int | None
    turns: int
    compactions: int
    size_bytes: int
