"""A transcript's boundaries and turns in order, by record types alone; imports nothing of the product."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import zstandard

FLAGS = ("isMeta", "isCompactSummary", "repeatsCompactSummary")
MARKS = ("<command-", "<local-command-", "<task-notification", "<bash-", "[Request interrupted")
CODEX = dict(user_message="user", UserMessage="user", agent_message="assistant", AgentMessage="assistant")


class Mark(NamedTuple):
    path: Path
    line: int  # where a turn's text begins
    role: str = "boundary"
    text: str = ""


def records(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    data = path.read_bytes()
    if path.suffix == ".zst":
        data = zstandard.ZstdDecompressor().decompressobj().decompress(data)
    yield from ((line, json.loads(raw)) for line, raw in enumerate(data.split(b"\n"), 1) if raw.strip())


def joined(content: Any) -> str:
    blocks = [{"type": "text", "text": content}] if isinstance(content, str) else content or []
    return "\n\n".join(b["text"] for b in blocks if b["type"].lower() == "text" and b["text"].strip())


def read_claude(path: Path) -> list[Mark]:
    rows, marks, seen, parts = list(records(path)), [], set(), dict[Any, list[Any]]()
    subagent = all(row.get("isSidechain") for _, row in rows if row["type"] in ("user", "assistant"))
    for line, row in rows:
        kind, found, origin = row["type"], row.get("message") or {}, row.get("origin", {})
        if row.get("subtype") == "compact_boundary":
            marks.append(Mark(path, line))
        if (kind, row.get("uuid", line)) in seen or (row.get("isSidechain") and not subagent):
            continue
        seen.add((kind, row.get("uuid", line)))
        if kind == "attachment" and (queued := row["attachment"])["type"] == "queued_command":
            kind, found, origin = "user", {"content": queued["prompt"]}, queued.get("origin", {})
            kind = kind if origin.get("kind") == "human" else "queued by no person"
        text = joined(found.get("content"))
        automatic = origin.get("kind") == "task-notification" or any(map(row.get, FLAGS))
        if kind == "assistant" and text:
            parts.setdefault(found.get("id", line), [line]).append(text)
        elif kind == "user" and text and not automatic and not text.lstrip().startswith(MARKS):
            marks.append(Mark(path, line, kind, text))
    replies = [Mark(path, line, "assistant", "\n\n".join(texts)) for line, *texts in parts.values()]
    return sorted(marks + replies)


def read_codex(path: Path, end: float = float("inf")) -> list[Mark]:
    marks, seen, last = list[Mark](), set(), None
    for line, row in records(path):
        body, event = row["payload"], row["type"] == "event_msg"
        if row.get("ordinal", -1) >= end:
            break
        if line == 1 and (base := body.get("history_base")):
            parent = next(path.parent.glob(f"rollout-*{base['thread_id']}.jsonl"))
            marks = read_codex(parent, base["end_ordinal_exclusive"])
        if row["type"] == "compacted":
            marks.append(Mark(path, line))
        item = body.get("item") or {"type": body.get("type"), "content": body.get("message")}
        role = CODEX.get(item["type"], "") if event else ""
        text = joined(item["content"]) if role else ""
        text = text.rpartition("## My request for Codex:")[2].strip() if role == "user" else text
        new, key = body.get("type") == "item_completed", (role, item.get("id", line))
        if text and key not in seen and last != (len(marks), role, text, not new):
            marks.append(Mark(path, line, role, text))
            last = (len(marks), role, text, new)  # the other stream may say the same at once
        seen.add(key)
    return marks
