"""What Codex tells of a compaction beside its `compacted` record: how full the window was, and who asked for it."""

from __future__ import annotations

from typing import Any

from .columns import BoundaryRow
from .decode import decode_record
from .source import Source

_WINDOW = 1 << 18
"""Bytes read on either side."""
_ENDS = {"task_complete", "turn_complete", "turn_aborted"}


def complete(row: BoundaryRow, source: Source) -> None:
    """Fill in tokens and trigger of a boundary, as far as the records around it say."""
    row.looked_around = True
    start = max(0, row.offset - _WINDOW)
    before = _payloads(source.pread(row.offset - start, start), cut=start > 0)
    after = _payloads(source.pread(_WINDOW, row.offset + row.size), cut=False)
    row.pre_tokens = next((used for used in map(_used, reversed(before)) if used is not None), None)
    row.post_tokens = next((used for used in map(_used, after) if used is not None), None)
    row.trigger = _trigger(before, after)


def _payloads(data: bytes, *, cut: bool) -> list[dict[str, Any]]:
    lines = data.split(b"\n")
    found = []
    for line in lines[1:] if cut else lines:
        try:
            record = decode_record(line)
        except ValueError:
            continue
        if record.get("type") == "compacted":
            found.append({"type": "compacted"})
        elif isinstance(payload := record.get("payload"), dict) and record.get("type") == "event_msg":
            found.append(payload)
    return found


def _used(payload: dict[str, Any]) -> int | None:
    info = payload.get("info")
    last = info.get("last_token_usage") if isinstance(info, dict) else None
    used = last.get("total_tokens") if isinstance(last, dict) else None
    return used if isinstance(used, int) else None


def _says(payload: dict[str, Any]) -> bool:
    """A message or a command: work, not compaction."""
    item = payload.get("item")
    kind = item.get("type") if isinstance(item, dict) else payload.get("type")
    return kind in ("UserMessage", "AgentMessage", "CommandExecution", "user_message", "agent_message")


def _trigger(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> str | None:
    """A manual compaction is a task of its own: it begins and ends with nothing said or done in it."""
    for payload in reversed(before):
        kind = payload.get("type")
        if _says(payload) or kind == "compacted" or kind in _ENDS:
            return "auto"
        if kind in ("task_started", "turn_started"):
            break
    else:
        return None
    for payload in after:
        if _says(payload):
            return "auto"
        if payload.get("type") in _ENDS:
            return "manual"
    return None
