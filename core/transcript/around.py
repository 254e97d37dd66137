"""What Codex tells of a compaction beside its `compacted` record: how full the window was, and who asked for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
    before = source.pread(row.offset - start, start).split(b"\n")[start > 0 :]
    before.reverse()
    after = source.pread(_WINDOW, row.offset + row.size).split(b"\n")
    row.pre_tokens = next((used for used in map(_used, _payloads(before)) if used is not None), None)
    row.post_tokens = next((used for used in map(_used, _payloads(after)) if used is not None), None)
    row.trigger = _trigger(_payloads(before), _payloads(after))


def _payloads(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    """Events and compactions, decoded as far as they are asked for."""
    for line in lines:
        if b"event_msg" not in line and b"compacted" not in line:
            continue
        try:
            record = decode_record(line)
        except ValueError:
            continue
        if record.get("type") == "compacted":
            yield {"type": "compacted"}
        elif isinstance(payload := record.get("payload"), dict) and record.get("type") == "event_msg":
            yield payload


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


def _trigger(before: Iterable[dict[str, Any]], after: Iterable[dict[str, Any]]) -> str | None:
    """A manual compaction is a task of its own: it begins and ends with nothing said or done in it.

    `before`: the nearest first.
    """
    for payload in before:
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
