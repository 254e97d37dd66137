"""Small invented sessions, laid out in a home as the agents lay them out."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

STARTED = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
Row = dict[str, Any]


def session_id(number: int) -> str:
    return f"{number:08x}-0000-4000-8000-000000000000"


class _Log:
    """Lines of a transcript; each row is a second younger than the one before."""

    def __init__(self, session: str) -> None:
        self.session = session
        self.lines: list[bytes] = []
        self.now = STARTED

    def raw(self, line: bytes) -> None:
        self.lines.append(line)

    def row(self, row: Row) -> None:
        self.raw(json.dumps(row, ensure_ascii=False).encode(errors="backslashreplace"))

    def stamp(self) -> str:
        self.now += timedelta(seconds=1)
        return self.now.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def data(self) -> bytes:
        return b"".join(line + b"\n" for line in self.lines)

    def save(self, path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.data())
        return path


class ClaudeLog(_Log):
    """A Claude Code session; records are chained in the order in which they are added."""

    def __init__(self, number: int = 1, cwd: str = "/w/app") -> None:
        super().__init__(session_id(number))
        self.cwd = cwd
        self.last: str | None = None
        self.count = 0

    def chained(self, type: str, fields: Row) -> str:
        """Add a record with an uuid; `fields` win, so `parentUuid` or `sessionId` can be set."""
        self.count += 1
        uuid = f"{self.count:08x}-1111-4111-8111-{self.session[:8]}0000"
        common = {"parentUuid": self.last, "isSidechain": False, "type": type, "uuid": uuid, "cwd": self.cwd}
        common |= {"timestamp": self.stamp(), "sessionId": self.session, "version": "2.1.332"}
        self.row(common | fields)
        self.last = uuid
        return uuid

    def user(self, content: Any, **fields: Any) -> str:
        return self.chained("user", {"message": {"role": "user", "content": content}} | fields)

    def assistant(self, *blocks: str | Row, **fields: Any) -> str:
        content = [{"type": "text", "text": block} if isinstance(block, str) else block for block in blocks]
        message = {
            "id": f"msg_{self.session[:8]}_{self.count}",
            "role": "assistant",
            "model": "claude-opus-5-5",
            "content": content,
        }
        return self.chained("assistant", {"message": message} | fields)

    def call(self, id: str, name: str = "Bash", **input: Any) -> Row:
        return {"type": "tool_use", "id": id, "name": name, "input": input}

    def result(self, id: str, content: Any, **fields: Any) -> str:
        return self.user([{"type": "tool_result", "tool_use_id": id, "content": content}], **fields)

    def boundary(
        self, summary: str | None = "Summary:\n1. work", trigger: str = "auto", before: str | None = None, **more: Any
    ) -> str:
        """A compaction. `before`: the record that it names as the one before it; `more`: of its metadata."""
        before, self.last = before or self.last, None
        meta = {"trigger": trigger, "preTokens": 168000, "postTokens": 2600} | more
        fields = {"subtype": "compact_boundary", "compactMetadata": meta, "logicalParentUuid": before}
        uuid = self.chained("system", fields)
        if summary is not None:
            self.user(summary, isCompactSummary=True, isVisibleInTranscriptOnly=True)
        return uuid

    def path(self, home: Path) -> Path:
        folder = re.sub(r"[^A-Za-z0-9]", "-", self.cwd)
        return home / ".claude/projects" / folder / f"{self.session}.jsonl"

    def write(self, home: Path) -> Path:
        return self.save(self.path(home))


def talk(*said: str) -> ClaudeLog:
    """User and assistant by turns."""
    log = ClaudeLog()
    for index, text in enumerate(said):
        (log.assistant if index % 2 else log.user)(text)
    return log


class CodexLog(_Log):
    """A Codex rollout."""

    def __init__(self, number: int = 1, cwd: str = "/w/app", **meta: Any) -> None:
        super().__init__(session_id(number))
        self.meta(id=self.session, cwd=cwd, originator="codex-tui", cli_version="0.171.0", source="cli", **meta)

    def meta(self, **payload: Any) -> None:
        self.add("session_meta", payload)

    def add(self, type: str, payload: Row) -> None:
        self.row({"timestamp": self.stamp(), "ordinal": len(self.lines), "type": type, "payload": payload})

    def event(self, type: str, **fields: Any) -> None:
        self.add("event_msg", {"type": type} | fields)

    def message(self, role: str, text: str, **fields: Any) -> None:
        part = "output_text" if role == "assistant" else "input_text"
        content = [{"type": part, "text": text}]
        self.add("response_item", {"type": "message", "role": role, "content": content} | fields)

    def user(self, text: str) -> None:
        """The prompt, as 0.171 writes it: for the model and as an item."""
        self.message("user", text)
        content = [{"type": "text", "text": text, "text_elements": []}]
        self.event("item_completed", item={"type": "UserMessage", "id": f"u{len(self.lines)}", "content": content})

    def agent(self, text: str) -> None:
        content = [{"type": "Text", "text": text}]
        self.event(
            "item_completed",
            item={"type": "AgentMessage", "id": f"msg_{len(self.lines)}", "content": content},
        )
        self.message("assistant", text)

    def path(self, home: Path) -> Path:
        day = self.now.strftime("%Y/%m/%d")
        return home / ".codex/sessions" / day / f"rollout-2026-11-29T20-00-00-{self.session}.jsonl"

    def write(self, home: Path) -> Path:
        return self.save(self.path(home))
