"""Sessions with something in the outbox, and the prompts with which it goes."""

from __future__ import annotations

import json
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.door import Heard, hook
from tests.sessions import ClaudeLog, CodexLog
from tests.stores import checkpoint

from compact_guard.core.audit.log import stamp
from compact_guard.core.checkpoint.item import Item, Rendering
from compact_guard.core.checkpoint.marks import Mark, Marks
from compact_guard.core.checkpoint.names import key_of
from compact_guard.core.checkpoint.outbox import Outbox
from compact_guard.core.checkpoint.parcel import Parcel
from compact_guard.core.checkpoint.render import render
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

Log = ClaudeLog | CodexLog


def agent_of(log: Log) -> str:
    return "codex" if isinstance(log, CodexLog) else "claude"


def outbox_of(log: Log) -> Outbox:
    return Outbox(state_dir(), agent_of(log), log.session)


def queue(log: Log, *texts: str, turn: int = 1, language: str = "en", at_ms: int | None = None) -> Parcel:
    """A parcel of decisions. An item's id follows from its text."""
    agent = agent_of(log)
    now = time.time_ns() // 1_000_000 if at_ms is None else at_ms
    items = [Item(item_id(text), "decision", text, role="user", turn=turn) for text in texts]
    render = Rendering("/opt/guard", language, "utf16" if agent == "claude" else "utf8", 9500)
    with Store(state_dir()).locked(agent, log.session):
        return outbox_of(log).add(items, render, now, stamp(now))


def item_id(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def files_of(log: Log) -> list[str]:
    """The names in the session's outbox."""
    folder = Path(state_dir()) / "outbox" / agent_of(log) / key_of(log.session)
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def stored(log: Log) -> list[dict[str, Any]]:
    """The parcels' files as JSON."""
    folder = Path(state_dir()) / "outbox" / agent_of(log) / key_of(log.session)
    return [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))] if folder.exists() else []


def event(log: Log, path: Path, name: str, id: str | None = "p1", **fields: Any) -> dict[str, Any]:
    """An event's payload."""
    payload = {"session_id": log.session, "transcript_path": str(path), "cwd": "/w/app", "hook_event_name": name}
    if id is not None:
        payload["turn_id" if isinstance(log, CodexLog) else "prompt_id"] = id
    return payload | fields


def prompt(log: Log, path: Path, id: str | None = "p1") -> Heard:
    """The user submits a prompt; its words are not on the disk yet."""
    return hook(agent_of(log), event(log, path, "UserPromptSubmit", id, prompt="go on"))


def given(log: Log, text: str, name: str = "UserPromptSubmit") -> None:
    """The record by which the client remembers what a hook gave to the model."""
    if isinstance(log, CodexLog):
        kinds = {"content_item_kinds": ["hooks.additional_context"]}
        log.message("developer", text, internal_chat_message_metadata_passthrough=kinds)
    else:
        log.chained(
            "attachment", {"attachment": {"type": "hook_additional_context", "content": [text], "hookEvent": name}}
        )


def said(log: Log, text: str) -> None:
    if isinstance(log, CodexLog):
        log.agent(text)
    else:
        log.assistant(text)


def boundary(log: Log) -> None:
    if isinstance(log, CodexLog):
        log.add("compacted", {"message": "a summary", "replacement_history": [], "window_id": f"w{len(log.lines)}"})
    else:
        log.boundary()


def wait_s(seconds: float) -> str:
    """A moment from now, as marks and parcels write it."""
    return stamp(time.time_ns() // 1_000_000 + int(seconds * 1000))


def deliver_pack(log: Log, *texts: str, size: int, at: str | None = None, padding: int = 0) -> int:
    """A stored generation that was delivered; how large its pack is."""
    agent = agent_of(log)
    made = checkpoint(*texts, *(f"{number}: {'x' * 90}" for number in range(padding)), session=log.session, agent=agent)
    made.render.unit = "utf16" if agent == "claude" else "utf8"
    for item in made.items:
        item.id = item_id(item.text)
    generation = Store(state_dir()).save(made)
    marks = Marks(state_dir(), agent, log.session)
    mark = Mark(at or wait_s(60), "SessionStart", 1, size, "compact")
    marks.claim(generation, mark)
    marks.deliver(generation, mark)
    return render(Store(state_dir()).load(agent, log.session, generation)).units
