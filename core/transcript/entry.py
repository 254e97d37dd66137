"""What an adapter makes of one raw record: the typed values that the fold understands."""

from __future__ import annotations

from .shape import Shape

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

An adapter answers most records by a plain int, `kind | calls << CALLS`: a value for each would double the cost of
reading a file. TOOLS, CHAIN and SIDE are only places. After TURN the head itself says the rest: see `Said`.
"""
CALLS = 4
KIND = (1 << CALLS) - 1


class Said(Shape):
    """The fields of a head that say what a turn's record says, after the answer TURN."""

    id: str | None = None
    """uuid (Claude) or item id (Codex)."""
    parent: str | None = ""
    """None is a root, as written by a rewind to the very start; old clients write no parent at all."""
    at: str | None = None
    """RFC 3339, as recorded."""
    session_id: str | None = None
    cwd: str | None = None
    role: str = ""
    text: str = ""
    """Whole, never cut."""
    group: str | None = None
    """Records with one group are one assistant turn (Claude `message.id`)."""
    calls: int = 0
    """Tool calls begun in this record."""
    synthetic: bool = False
    """Written by the client itself and never sent to the model (an API error shown as a reply)."""
    fork_of: str | None = None
    """Session id of the parent that this row was copied from."""
    stream: int = 0
    """Codex writes a message into up to two event streams: which one this is."""


FILLED = {name: f"({name})" for name in ("role", "text", "group", "calls", "synthetic", "fork_of", "stream")}
"""JSON keys that no client writes, for the fields that an adapter fills itself."""


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
    """A record that says more than its place, other than a turn. What it lacks stays at the class's default."""

    type = ""
    """UNKNOWN: the record's own type, for the count: `attachment`, `event_msg/token_count`."""
    id: str | None = None
    parent: str | None = None
    logical_parent: str | None = None
    """BOUNDARY: the record before it, over the break in the chain."""
    at: str | None = None
    session_id: str | None = None
    cwd: str | None = None
    text = ""
    """SUMMARY: whole."""
    is_error = False
    """SUMMARY: the text is an error message, not a summary."""
    boundary: BoundaryMark | None = None
    title: str | None = None
    title_rank = 0
    """Among several titles the highest rank wins, then the newest: 3 the user's, 2 the agent's, 1 a summary's."""
    title_of: str | None = None
    """The title only counts if this record id stands in the file."""
    fork_of: str | None = None
    history_base: HistoryBase | None = None
    stream = 0
    """SIDE: a message in the model's own history, which is read only where there are no events (Codex)."""
    rolled_back = 0
    """User turns that were taken back at this point (Codex)."""
    subagent = False
    """NOTE: the whole file is a subagent's."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
