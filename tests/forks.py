"""Forks as both clients write them, and what is stored of their parents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.restores import Scene, said, worked
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

OWN = "We decided to try the ledger in SQLite here"
PIN = Pin("0123456789ab", "Never touch src/legacy.", "pin", 3, "2026-01-01T00:00:00.000Z")


def tree(folder: Path) -> dict[str, tuple[bytes, int]]:
    """All that lies in a folder."""
    return {
        str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_file()
    }


def of_parent(scene: Scene) -> dict[str, tuple[bytes, int]]:
    """All that is stored of a session."""
    key = scene.folder.name
    return {name: kept for name, kept in tree(Path(state_dir())).items() if key in name and "locks/" not in name}


def claude_fork(parent: Scene, number: int, *, begun: bool = True) -> Scene:
    """A fork as `--fork-session` writes it: the live rows once more, ids and times and all, with the new session id."""
    log = ClaudeLog(number)
    rows = [json.loads(line) for line in parent.log.lines]
    at = next((index for index in range(len(rows) - 1, -1, -1) if rows[index].get("subtype") == "compact_boundary"), 0)
    log.row({"type": "mode", "mode": "normal", "sessionId": log.session})
    if begun:
        log.row({"type": "queue-operation", "operation": "enqueue", "timestamp": parent.log.stamp()})
    for row in rows[at:]:
        log.row(row | {"sessionId": log.session})
    log.last, log.now, log.count = rows[-1]["uuid"], parent.log.now, 10_000 * number
    return Scene("claude", parent.home, number, log)


def codex_fork(parent: Scene, number: int, *, old: bool = False) -> Scene:
    """A fork that points into its parent's file; `old`: one that only names it."""
    lines = parent.log.lines
    base = {
        "thread_id": parent.session,
        "end_ordinal_exclusive": len(lines),
        "end_byte_offset": sum(len(line) + 1 for line in lines),
    }
    meta: dict[str, Any] = {"forked_from_id": parent.session} | ({} if old else {"history_base": base})
    log = CodexLog(number, **meta)
    log.now = parent.log.now
    for _ in range(len(lines)):
        # Items are called after their lines: those of the fork shall have other names than the parent's.
        log.event("token_count")
    return Scene("codex", parent.home, number, log)


def forked(parent: Scene, number: int = 2) -> Scene:
    child = claude_fork(parent, number) if parent.agent == "claude" else codex_fork(parent, number)
    child.write()
    return child


def guarded(agent: str, home: Path) -> Scene:
    """A parent with a pin and a generation that was delivered."""
    parent = worked(agent, home)
    Store(state_dir()).add_pin(agent, parent.session, PIN)
    assert said(parent.compaction()) == ("injected", 1, True)
    return parent
