"""What an adapter makes of one raw record: the typed values that the fold understands."""

from __future__ import annotations

TURN, TOOLS, BOUNDARY, SUMMARY, CHAIN, SIDE, UNKNOWN, NOTE = range(8)
"""Kinds of entries.

TURN      a user message or (a part of) an assistant reply; `text` is set, calls may hang on it
TOOLS     tool calls or results without any text
BOUNDARY  a compaction happened here
SUMMARY   the text that a compaction left for the model
CHAIN     in the chain of records, says nothing to a person (attachments, hook output, meta)
SIDE      outside the chain: bookkeeping, copies of requests
UNKNOWN   a type that this adapter does not know: counted and shown, never fatal
NOTE      outside the chain, but tells something of the session (a title, its id, a fork's parent)

A record that is only a place in the chain is answered by a plain int, `kind | calls << CALLS`:
most records are, and a value for each would double the cost of reading a file.
"""
CALLS = 4


class BoundaryMark:
    """What a boundary record says of its compaction."""

    __slots__ = ("encrypted", "kept_ids", "kept_texts", "post_tokens", "pre_tokens", "summary", "trigger")

    def __init__(
        self,
        trigger: str | None = None,
        pre_tokens: int | None = None,
        post_tokens: int | None = None,
        kept_ids: tuple[str, ...] = (),
        kept_texts: tuple[str, ...] = (),
        encrypted: bool = False,
        summary: str = "",
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
        self.summary = summary
        """The summary, where the boundary record itself holds it (Codex)."""


class HistoryBase:
    """Where a Codex fork's history ends in its parent's file."""

    __slots__ = ("end_byte", "end_ordinal", "thread_id")

    def __init__(self, thread_id: str, end_ordinal: int | None, end_byte: int | None) -> None:
        self.thread_id = thread_id
        self.end_ordinal = end_ordinal
        self.end_byte = end_byte


class Entry:
    """One record, read. `text` is whole, never cut; what a record lacks stays at the class's default."""

    type = ""
    """The record's own type, for counts of unknown ones: `attachment`, `event_msg/token_count`."""
    id: str | None = None
    """uuid (Claude) or item id (Codex)."""
    parent: str | None = None
    logical_parent: str | None = None
    """On a boundary: the record before it, over the break in the chain."""
    at: str | None = None
    """RFC 3339, as recorded."""
    session_id: str | None = None
    cwd: str | None = None
    sidechain = False
    """Belongs to a subagent."""
    role = ""
    group: str | None = None
    """Records with one group are one assistant turn (Claude `message.id`)."""
    text = ""
    calls = 0
    """Tool calls begun in this record."""
    synthetic = False
    """Written by the client itself and never sent to the model (an API error shown as a reply)."""
    is_error = False
    """SUMMARY: the text is an error message, not a summary."""
    boundary: BoundaryMark | None = None
    title: str | None = None
    title_rank = 0
    """Among several titles the highest rank wins, then the newest: 3 the user's, 2 the agent's, 1 a summary's."""
    title_of: str | None = None
    """The title only counts if this record id stands in the file."""
    fork_of: str | None = None
    """Session id of the parent that this session was forked from."""
    history_base: HistoryBase | None = None
    stream = 0
    """Codex writes a message into up to two event streams: which one this is."""
    rolled_back = 0
    """User turns that were taken back at this point (Codex)."""
    subagent = False
    """NOTE: the whole file is a subagent's."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
