"""What an adapter makes of one raw record: the typed values that the fold understands."""

from __future__ import annotations

TURN, TOOLS, BOUNDARY, SUMMARY, CHAIN, SIDE, UNKNOWN = range(7)
"""Kinds of entries.

TURN      a user message or (a part of) an assistant reply; `text` is set, calls may hang on it
TOOLS     tool calls or results without any text
BOUNDARY  a compaction happened here
SUMMARY   the text that a compaction left for the model
CHAIN     in the chain of records, says nothing to a person (attachments, hook output, meta)
SIDE      outside the chain: bookkeeping, copies of requests, titles
UNKNOWN   a type that this adapter does not know: counted and shown, never fatal
"""


class BoundaryMark:
    """What a boundary record says of its compaction."""

    __slots__ = ("encrypted", "kept_ids", "kept_texts", "post_tokens", "pre_tokens", "trigger")

    def __init__(
        self,
        trigger: str | None = None,
        pre_tokens: int | None = None,
        post_tokens: int | None = None,
        kept_ids: tuple[str, ...] = (),
        kept_texts: tuple[str, ...] = (),
        encrypted: bool = False,
    ) -> None:
        self.trigger = trigger
        self.pre_tokens = pre_tokens
        self.post_tokens = post_tokens
        self.kept_ids = kept_ids
        """Record ids before the boundary that stay in context verbatim (Claude `preservedMessages`)."""
        self.kept_texts = kept_texts
        """User texts that stand in the new history, oldest first (Codex `replacement_history`)."""
        self.encrypted = encrypted
        """There is a summary, but nobody here can read it (Codex, remote compaction)."""


class Entry:
    """One record, read. `text` is whole, never cut; fields that a record lacks stay at their defaults."""

    __slots__ = (
        "at", "boundary", "calls", "cwd", "fork_of", "group", "id", "is_error", "kind", "logical_parent", "model",
        "parent", "role", "session_id", "side_effects", "sidechain", "text", "title", "title_rank", "type", "used", "window",
    )  # fmt: skip

    def __init__(self, kind: int, type: str) -> None:
        self.kind = kind
        self.type = type
        """The record's own type, for counts of unknown ones: `attachment`, `event_msg/token_count`."""
        self.id: str | None = None
        """uuid (Claude) or item id (Codex)."""
        self.parent: str | None = None
        self.logical_parent: str | None = None
        """Set on a boundary: the record before it, over the break in the chain."""
        self.at: str | None = None
        """RFC 3339, as recorded."""
        self.session_id: str | None = None
        self.cwd: str | None = None
        self.model: str | None = None
        self.sidechain = False
        """Belongs to a subagent."""
        self.role: str = ""
        self.group: str | None = None
        """Records with one group are one assistant turn (Claude `message.id`)."""
        self.text: str = ""
        self.calls = 0
        """Tool calls begun in this record."""
        self.is_error = False
        """SUMMARY: the text is an error message, not a summary."""
        self.boundary: BoundaryMark | None = None
        self.title: str | None = None
        self.title_rank = 0
        """Among several titles the highest rank wins, then the newest: 3 given by the user, 2 by the agent, 1 a summary."""
        self.fork_of: str | None = None
        """Session id of the parent that this session was forked from."""
        self.used: int | None = None
        """Tokens in the window after this record, as reported."""
        self.window: int | None = None
        """Size of the window in tokens, as reported."""
        self.side_effects: tuple[str, int] | None = None
        """(`rollback`, k): the last k user turns were taken back (Codex)."""
