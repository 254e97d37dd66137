"""What an event came to, and what the agent hears of it (DESIGN 5, 8). Standard library only."""

from __future__ import annotations

SAVED, SAVED_PARTIAL, EMPTY, DUPLICATE = "saved", "saved_partial", "empty", "duplicate"
INJECTED, LATE_BUILT, REDELIVERED, ALREADY = "injected", "late_built", "redelivered", "already_delivered"
NOTHING, OFFERED, REFUSED, GAVE_UP = "nothing", "offered", "refused", "gave_up"
COUNTED, SUBAGENT, PAUSED, EXCLUDED, FAILED = "counted", "skipped_subagent", "paused", "excluded", "failed"
DEADLINE = "deadline"
"""A reason to have failed: the two seconds were over."""
IN_PACK, WAITING, UNCONFIRMED = "already_in_pack", "waiting", "unconfirmed"


class Outcome:
    """What becomes the audit row, and what is answered."""

    __slots__ = (
        "checkpoint", "client", "context", "counts", "covered_by", "generation", "line", "nonce", "outcome", "reason",
        "size", "summary", "surface", "units",
    )  # fmt: skip

    def __init__(self, outcome: str, reason: str | None = None) -> None:
        self.outcome = outcome
        """One of the words above; empty where the event concerns nobody and leaves no row."""
        self.reason = reason
        """Why, as a code (never a text of the transcript, never a path)."""
        self.generation: int | None = None
        self.checkpoint: str | None = None
        """The generation's sha256, whole."""
        self.nonce: str | None = None
        self.size: int | None = None
        """The checkpoint's `source.size`: the audit tells by it which boundary it belongs to."""
        self.covered_by: int | None = None
        self.counts: dict[str, int] = {}
        self.units: int | None = None
        """Size of what was injected, in the pack's unit."""
        self.surface: str | None = None
        self.client: str | None = None
        self.summary: str | None = None
        """sha256 of the summary that PostCompact brought, whole."""
        self.line: str | None = None
        """For the person: `systemMessage`."""
        self.context: str | None = None
        """For the model: the pack."""


def answered(event_name: str, context: str | None, line: str | None) -> bytes:
    """The JSON that the agent reads on stdout; nothing where there is nothing to say."""
    if context is None and line is None:
        return b""
    import json

    fields: dict[str, object] = {}
    if context is not None:
        fields["hookSpecificOutput"] = {"hookEventName": event_name, "additionalContext": context}
    if line is not None:
        fields["systemMessage"] = line
    # ASCII: a lone surrogate of the session would make UTF-8 that no JSON reader takes.
    return json.dumps(fields).encode()
