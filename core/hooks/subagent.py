"""Whose compaction it is, where the client does not say (Claude before 2.1.332). Standard library only.

Those clients tell of a subagent's automatic compaction as if it were its parent's: the parent's session, transcript and
prompt, no agent's id. While a subagent works its parent waits, and cannot be compacted itself: its transcript ends in
the call, without a result, and the subagent's own ends in no last word.
"""

from __future__ import annotations

import json
import os
import time

from ..checkpoint.marks import Marks
from ..checkpoint.refusal import StoreError
from ..transcript.surface import client_of
from .event import POST_COMPACT, PRE_COMPACT
from .session_start import COMPACT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .event import Event
    from .room import Room

SAYS_SO = (2, 1, 332)
"""From this version on an event of a subagent has its id."""
WAIT_S = 0.3
"""For what has happened already and is not on the disk yet."""
_POLL_S = 0.02
_TAILS = (1 << 16, 1 << 20)
_CLOCK_S = 2.0
"""A file's time and the time in its records are not told by one clock."""
_CALLS = ("Agent", "Task")


class Call:
    """A subagent that is at work for its parent. `offset`: where the call stands; `at`: when it began."""

    __slots__ = ("at", "offset")

    def __init__(self, offset: int, at: str) -> None:
        self.offset = offset
        self.at = at


def folder_of(transcript: str) -> str:
    """Where the transcripts of a session's subagents lie."""
    return os.path.join(os.path.splitext(transcript)[0], "subagents")


def is_subagents(event: Event, room: Room) -> bool:
    """Whether a compaction of which nobody says so is a subagent's. In doubt it is the session's own."""
    if event.name in (PRE_COMPACT, POST_COMPACT):
        if event.trigger != "auto":
            return False
    elif event.source != COMPACT:
        return False
    until = min(room.deadline, time.monotonic() + WAIT_S) if event.name == PRE_COMPACT else 0.0
    while (call := _waits_for(event.transcript)) is not None:
        if time.monotonic() >= until:
            return not (event.source == COMPACT and _was_saved_since(call, event, room))
        time.sleep(_POLL_S)
    return False


def _was_saved_since(call: Call, event: Event, room: Room) -> bool:
    """Whether something was saved while the call was already there: then that compaction was the session's own."""
    there = Marks(room.opened, event.agent, event.session_id).there()
    newest = max(there.generations, default=0)
    if newest <= there.last_delivered:
        return False
    try:
        return room.store.load(event.agent, event.session_id, newest).source.size > call.offset
    except StoreError:
        # What is wrong with it is said where it would be given.
        return True


def _waits_for(transcript: str) -> Call | None:
    """The call with which a session waits for a subagent that has not finished."""
    try:
        fd = os.open(transcript, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        size = os.fstat(fd).st_size
        call = _last_call(fd, size)
        if call is None or not _is_silent(
            client_of("claude", lambda length, at: os.pread(fd, length, at), size).version
        ):
            return None
    except OSError:
        return None
    finally:
        os.close(fd)
    return call if _is_at_work(folder_of(transcript), call) else None


def _is_silent(version: str | None) -> bool:
    """Whether this client does not say whose event it is."""
    numbers = tuple(int(part) for part in (version or "").split(".") if part.isascii() and part.isdecimal())
    return len(numbers) == len(SAYS_SO) and numbers < SAYS_SO


def _last_call(fd: int, size: int) -> Call | None:
    """The call of a subagent that is the last thing that happened in a session, if it has no result yet."""
    for length in _TAILS:
        done: set[Any] = set()
        reply = None
        for offset, record in _backwards(fd, size, length):
            kind, blocks = record.get("type"), _blocks(record)
            if record.get("isSidechain") or record.get("isMeta") or kind not in ("user", "assistant", "system"):
                continue
            if kind == "user":
                done.update(block.get("tool_use_id") for block in blocks if block.get("type") == "tool_result")
                if not any(block.get("type") == "tool_result" for block in blocks):
                    return None
            elif kind == "system":
                if record.get("subtype") == "compact_boundary":
                    return None
            elif (id := _part(record, "message").get("id")) != (reply := reply or id) or id is None:
                return None
            elif any(_is_call(block) and block.get("id") not in done for block in blocks):
                return Call(offset, str(record.get("timestamp") or ""))
        if length >= size:
            return None
    return None


def _is_call(block: dict[str, Any]) -> bool:
    return block.get("type") == "tool_use" and block.get("name") in _CALLS


def _is_at_work(folder: str, call: Call) -> bool:
    """Whether one of the subagents that wrote since the call has not said its last word."""
    from ..transcript.fold import milliseconds

    since = milliseconds(call.at) / 1000 - _CLOCK_S
    try:
        with os.scandir(folder) as entries:
            paths = [one.path for one in entries if one.name.endswith(".jsonl") and one.stat().st_mtime >= since]
    except OSError:
        return False
    return since > 0 and any(map(_is_unfinished, paths))


def _is_unfinished(path: str) -> bool:
    """Whether a subagent's last record is anything but words for its parent."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOFOLLOW)
    except OSError:
        return False
    try:
        size = os.fstat(fd).st_size
        for length in _TAILS:
            for _, record in _backwards(fd, size, length):
                blocks = _blocks(record)
                if record.get("type") == "assistant":
                    return any(block.get("type") == "tool_use" for block in blocks)
                if record.get("type") == "user":
                    return True
    except OSError:
        return False
    finally:
        os.close(fd)
    return False


def _backwards(fd: int, size: int, length: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """The whole records in the last bytes of a file, the newest first, and where each begins."""
    start = max(0, size - length)
    lines = os.pread(fd, size - start, start).split(b"\n")
    at = size
    for number in range(len(lines) - 1, -1, -1):
        line = lines[number]
        at -= len(line) + (number < len(lines) - 1)
        if number == 0 and start:
            return
        try:
            record = json.loads(line) if line.strip() else None
        except (ValueError, RecursionError):
            continue
        if isinstance(record, dict):
            yield at, record


def _blocks(record: dict[str, Any]) -> list[dict[str, Any]]:
    content = _part(record, "message").get("content")
    return [block for block in content if isinstance(block, dict)] if isinstance(content, list) else []


def _part(record: dict[str, Any], name: str) -> dict[str, Any]:
    value = record.get(name)
    return value if isinstance(value, dict) else {}
