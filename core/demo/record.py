"""Writes a story's steps as Claude Code records them (client 2.1.332)."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from ..transcript.row import rfc3339

if TYPE_CHECKING:
    from .story import Call, Compaction, Step, Story

_VERSION = "2.1.332"
_MODEL = "claude-opus-5-5"
_LEAD_MS = 900
"""Between a call and its result, and between two blocks of one reply."""
_KEPT = 1
"""Records before a compaction that stay in context: the pending prompt."""

Record = dict[str, Any]


class Recorder:
    """Makes the lines of one session. Ids depend on the story alone, so two plays differ in their times only."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._count = 0
        self._messages = 0
        self._last: str | None = None
        self._spoken: list[str] = []

    def opening(self, at_ms: int) -> bytes:
        """What a client writes before the first prompt."""
        session = self._story.session_id
        rows: list[Record] = [
            {"type": "mode", "mode": "normal", "sessionId": session},
            {"type": "custom-title", "customTitle": self._story.title, "sessionId": session},
            self._attachment({"type": "date", "date": (rfc3339(at_ms) or "")[:10]}, at_ms),
        ]
        return _lines(rows)

    def step(self, step: Step, at_ms: int) -> bytes:
        """The lines that a step leaves in the transcript; none for a note."""
        if step.user is not None:
            return _lines(self._user(step.user, at_ms))
        if step.assistant is not None:
            return _lines(self._assistant(step, at_ms))
        if step.compaction is not None:
            return _lines(self._compaction(step.compaction, at_ms))
        return b""

    def _user(self, text: str, at_ms: int) -> list[Record]:
        row = self._chained("user", {"message": {"role": "user", "content": text}, "promptSource": "typed"}, at_ms)
        self._spoken.append(row["uuid"])
        last = {"type": "last-prompt", "lastPrompt": text[:200], "leafUuid": row["uuid"]}
        return [row, last | {"sessionId": self._story.session_id}]

    def _assistant(self, step: Step, at_ms: int) -> list[Record]:
        """The reply's text, then each call and its result. The text's record has the step's time."""
        self._messages += 1
        message_id = f"msg_demo_{self._messages:04}"
        blocks: list[Record] = [{"type": "text", "text": step.assistant}]
        rows = [self._block(message_id, blocks[0], step, at_ms)]
        self._spoken.append(rows[0]["uuid"])
        for number, call in enumerate(step.tools, 1):
            id = f"toolu_demo_{self._messages:04}_{number}"
            block = {"type": "tool_use", "id": id, "name": call.name, "input": call.input}
            rows.append(self._block(message_id, block, step, at_ms + number * _LEAD_MS))
            rows.append(self._result(id, call, at_ms + number * _LEAD_MS + _LEAD_MS // 2))
        return rows

    def _block(self, message_id: str, block: Record, step: Step, at_ms: int) -> Record:
        usage = {
            "input_tokens": 10,
            "cache_creation_input_tokens": 1200,
            "cache_read_input_tokens": max(0, step.tokens - 1210 - len(step.assistant or "")),
            "output_tokens": len(step.assistant or ""),
        }
        message = {
            "id": message_id,
            "type": "message",
            "role": "assistant",
            "model": _MODEL,
            "content": [block],
            "stop_reason": "tool_use" if step.tools else "end_turn",
            "usage": usage,
        }
        return self._chained("assistant", {"message": message}, at_ms)

    def _result(self, id: str, call: Call, at_ms: int) -> Record:
        content = [{"type": "tool_result", "tool_use_id": id, "content": call.output, "is_error": False}]
        message = {"role": "user", "content": content}
        return self._chained("user", {"message": message, "toolUseResult": {"stdout": call.output}}, at_ms)

    def _compaction(self, compaction: Compaction, at_ms: int) -> list[Record]:
        before, kept = self._last, self._spoken[-_KEPT:]
        self._last = None
        anchor = self._id(self._count + 2)
        meta = {
            "trigger": compaction.trigger,
            "preTokens": compaction.pre_tokens,
            "postTokens": compaction.post_tokens,
            "preservedSegment": {"headUuid": kept[0], "anchorUuid": anchor, "tailUuid": kept[-1]},
            "preservedMessages": {"anchorUuid": anchor, "uuids": kept, "allUuids": kept},
        }
        fields = {"subtype": "compact_boundary", "content": "Conversation compacted", "level": "info"}
        boundary = self._chained("system", fields | {"logicalParentUuid": before, "compactMetadata": meta}, at_ms)
        message = {"role": "user", "content": compaction.summary}
        marks = {"isCompactSummary": True, "isVisibleInTranscriptOnly": True}
        return [boundary, self._chained("user", marks | {"message": message}, at_ms + _LEAD_MS)]

    def _attachment(self, attachment: Record, at_ms: int) -> Record:
        return self._chained("attachment", {"attachment": attachment}, at_ms)

    def _chained(self, type: str, fields: Record, at_ms: int) -> Record:
        self._count += 1
        story = self._story
        row: Record = {"parentUuid": self._last, "isSidechain": False, "type": type}
        row |= fields
        row |= {
            "uuid": self._id(self._count),
            "timestamp": rfc3339(at_ms),
            "userType": "external",
            "entrypoint": "cli",
            "cwd": story.cwd,
            "sessionId": story.session_id,
            "version": _VERSION,
            "gitBranch": story.git_branch,
        }
        self._last = row["uuid"]
        return row

    def _id(self, count: int) -> str:
        digest = sha256(f"{self._story.session_id} {count}".encode()).hexdigest()
        return f"{digest[:8]}-{digest[8:12]}-4{digest[13:16]}-8{digest[17:20]}-{digest[20:32]}"


def _lines(rows: list[Record]) -> bytes:
    return b"".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for row in rows)
