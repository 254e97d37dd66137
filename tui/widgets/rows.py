"""What the lists show: plain values, made by whoever knows the session."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...core.model import Role, SummaryState


@dataclass(frozen=True, slots=True)
class TurnRow:
    """One turn in the timeline."""

    n: int
    """0 while only the file's tail is read: drawn blank."""
    role: Role
    in_context: bool
    at_ms: int | None
    text: str
    """Secrets already `[REDACTED:kind]`; the first non-blank line is shown, so the head is enough."""
    tools: int = 0
    labels: tuple[str, ...] = ()
    """Of foreign, inherited, replayed."""
    abandoned: bool = False
    """On an abandoned branch: indented and muted."""
    kind: str = ""
    """The most important of what it says or is: correction, decision, pin… Empty: nothing, or not known yet."""


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One compaction, drawn as a rule across the list."""

    index: int
    at_ms: int | None
    trigger: str | None
    pre_tokens: int | None
    post_tokens: int | None
    summary_state: SummaryState
    inherited: bool = False
    badge: str = ""
    """What went wrong with its checkpoint; empty where nothing did, or nothing is known."""


@dataclass(frozen=True, slots=True)
class ToolRow:
    """One tool call, unfolded under its turn."""

    n: int
    """Of its turn."""
    name: str
    input: str
    """The head is enough; it is shown on one line."""
    in_context: bool
    is_error: bool
    output_size: int | None
    """Characters; None: no result recorded."""


Row = TurnRow | RuleRow | ToolRow


class Rows(Protocol):
    """What a turn list asks for: only the rows on the screen are ever fetched."""

    def __len__(self) -> int: ...

    def row(self, index: int) -> Row: ...


@dataclass(frozen=True, slots=True)
class HitRow:
    """One hit of a search: two lines."""

    key: object
    """The screen's own handle; never looked into."""
    n: int
    role: Role
    in_context: bool
    at_ms: int | None
    epoch: int
    text: str
    """Text around the phrase, secrets already `[REDACTED:kind]`."""
    start: int
    end: int
    """The phrase is `text[start:end]`."""


@dataclass(frozen=True, slots=True)
class FileRow:
    """The rule above the hits of one session."""

    title: str
    note: str = ""
    """Agent, project, date: whatever helps, muted."""


HitListRow = HitRow | FileRow
