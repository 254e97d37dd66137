"""One event of an agent, as its hook gets it on stdin. Standard library only.

Nothing here trusts the agent or its version: a field that is missing, null or of another type is as if it were not
there, and what is not known as a word of the agents never becomes one of ours.
"""

from __future__ import annotations

import json
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PRE_COMPACT, POST_COMPACT = "PreCompact", "PostCompact"
SESSION_START, USER_PROMPT = "SessionStart", "UserPromptSubmit"
EVENTS = (PRE_COMPACT, SESSION_START, POST_COMPACT, USER_PROMPT)
TRIGGERS = ("manual", "auto")
SOURCES = ("startup", "resume", "clear", "compact", "fork")
_LONGEST_PATH = 1 << 14
_ROLLOUT = len("rollout-2026-11-29T20-08-39-")
"""What stands before the id in the name of a Codex rollout."""
_ID_LENGTH, _ID = 36, frozenset("0123456789abcdef-")
_SECRET = 8
"""Characters: what is shorter is no secret."""
_ID_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._:-")


class Event:
    """What an event says. A text that is missing is empty where it must be there, else None."""

    __slots__ = (
        "agent", "agent_id", "cwd", "model", "name", "prompt_id", "session_id", "source", "summary", "transcript",
        "trigger",
    )  # fmt: skip

    def __init__(
        self,
        agent: str,
        name: str = "",
        session_id: str = "",
        transcript: str = "",
        *,
        cwd: str | None = None,
        trigger: str | None = None,
        source: str | None = None,
        prompt_id: str | None = None,
        agent_id: str | None = None,
        model: str | None = None,
        summary: str | None = None,
    ) -> None:
        self.agent = agent
        """`claude` or `codex`: which program the hook was registered for."""
        self.name = name
        """One of EVENTS; empty for any other."""
        self.session_id = session_id
        self.transcript = transcript
        """The path that the agent named, `~` expanded; empty where it cannot be one."""
        self.cwd = cwd
        self.trigger = trigger
        """Of PreCompact and PostCompact alone: one of TRIGGERS."""
        self.source = source
        """Of a SessionStart alone: one of SOURCES."""
        self.prompt_id = prompt_id
        """Claude's `prompt_id`, Codex's `turn_id`."""
        self.agent_id = agent_id
        """There in an event of a subagent only."""
        self.model = model
        self.summary = summary
        """Of Claude's PostCompact."""

    @property
    def is_own_transcript(self) -> bool:
        """Whether the transcript is called after this very session; a part of another's id does not do."""
        name, own = os.path.basename(self.transcript), self.session_id + ".jsonl"
        return own in (name, name[_ROLLOUT:])


def parse(data: bytes, agent: str) -> Event | None:
    """The event in what was read of stdin; None where that is no JSON object."""
    try:
        fields = json.loads(data.decode("utf-8-sig", "replace"))
    except (ValueError, RecursionError):
        return None
    return event_of(fields, agent) if isinstance(fields, dict) else None


def event_of(fields: dict[str, Any], agent: str) -> Event:
    """The event in a decoded payload."""
    transcript, name = _path(fields.get("transcript_path")), _one_of(EVENTS, fields.get("hook_event_name")) or ""
    return Event(
        agent,
        name,
        _text(fields.get("session_id")) or _id_in_name(transcript),
        transcript,
        cwd=_path(fields.get("cwd")) or None,
        trigger=_one_of(TRIGGERS, fields.get("trigger")) if name in (PRE_COMPACT, POST_COMPACT) else None,
        source=_one_of(SOURCES, fields.get("source")) if name == SESSION_START else None,
        prompt_id=_id(fields.get("prompt_id")) or _id(fields.get("turn_id")),
        agent_id=_agent_id(fields),
        model=_text(fields.get("model")),
        summary=_text(fields.get("compact_summary")),
    )


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None


def _id(value: Any) -> str | None:
    """An id of the agent's own making; one that could be a sentence is none.

    It is stored, to tell a doubled event: of one that is no UUID, and long enough to be a secret, the digest.
    """
    if not isinstance(value, str) or not 0 < len(value) <= 128 or not _ID_LETTERS.issuperset(value):
        return None
    if len(value) < _SECRET or _is_uuid(value):
        return value
    from hashlib import sha256

    return sha256(value.encode()).hexdigest()[:16]


def _is_uuid(text: str) -> bool:
    return len(text) == _ID_LENGTH and text.count("-") == 4 and _ID.issuperset(text)


def _agent_id(fields: dict[str, Any]) -> str | None:
    """Who of the subagents it is; a number, an empty text or anything but null says that it is one, too."""
    value = fields.get("agent_id")
    return None if value is None else str(value)[:256]


def _one_of(known: tuple[str, ...], value: Any) -> str | None:
    return value if isinstance(value, str) and value in known else None


def _id_in_name(transcript: str) -> str:
    """The session id at the end of a transcript's name; empty where there is none."""
    name, suffix = os.path.splitext(os.path.basename(transcript))
    id = name[-_ID_LENGTH:]
    return id if suffix == ".jsonl" and _is_uuid(id) else ""


def _path(value: Any) -> str:
    """An absolute path that the system takes; empty for anything else."""
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_PATH or "\0" in value:
        return ""
    path = os.path.expanduser(value)
    try:
        os.fsencode(path)
    except UnicodeEncodeError:
        return ""
    return path if os.path.isabs(path) else ""
