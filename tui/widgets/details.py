"""What the detail shows: plain values, made by whoever knows the session."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.model import Role, SummaryState, ToolCall


@dataclass(frozen=True, slots=True)
class TurnDetail:
    """A turn, whole."""

    n: int
    role: Role
    in_context: bool
    at_ms: int | None
    epoch: int
    text: str
    """Secrets already `[REDACTED:kind]`."""
    raw: str | None = None
    """As transcribed, for revealing; None: nothing was masked."""
    labels: tuple[str, ...] = ()
    abandoned: bool = False
    tools: tuple[ToolCall, ...] = ()
    """Secrets masked as in `text`."""
    raw_tools: tuple[ToolCall, ...] = ()
    """As transcribed, for revealing; empty: nothing was masked."""
    kinds: tuple[str, ...] = ()
    """Of what it says, and `pin`."""
    phrase: tuple[int, int] | None = None
    """Span of `text` that is marked and scrolled to (a search hit)."""


@dataclass(frozen=True, slots=True)
class BoundaryDetail:
    """A compaction and the summary that it left."""

    index: int
    at_ms: int | None
    trigger: str | None
    pre_tokens: int | None
    post_tokens: int | None
    summary_state: SummaryState
    text: str
    """Summary or error, secrets masked; empty when there is none to read."""
    raw: str | None = None
    inherited: bool = False
    fate: tuple[str, str] | None = None
    """What became of its checkpoint, and the role in which that is drawn."""


@dataclass(frozen=True, slots=True)
class ToolDetail:
    """One tool call, whole."""

    n: int
    """Of its turn."""
    in_context: bool
    at_ms: int | None
    epoch: int
    call: ToolCall
    """Secrets masked."""
    raw: ToolCall | None = None
    original: str | None = None
    """The persisted output, once it was asked for; shown instead of the preview."""


@dataclass(frozen=True, slots=True)
class WaitingDetail:
    """Stands there while a large text is masked, and where that was stopped."""

    title: str
    sentences: tuple[str, ...]
    raw: None = None


Detail = TurnDetail | BoundaryDetail | ToolDetail | WaitingDetail
