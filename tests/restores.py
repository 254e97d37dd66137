"""A guarded session told event by event: what is said, what the agent's hooks are told, what they answer."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from tests.door import Heard, hook
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.checkpoint.item import Checkpoint
from compact_guard.core.checkpoint.marks import CLAIM, DELIVERED
from compact_guard.core.checkpoint.names import key_of
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import delivery, forking, late, lines, locate, pre_compact, report, session_start
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript import claude, codex, columns, fold

AGENTS = ("claude", "codex")
LOADED = (claude, codex, columns, delivery, fold, forking, late, lines, locate, pre_compact, report, session_start)
"""What hooks load on their way: forked from here, they need not do it each time."""
CORRECTION = "No, that is wrong: use a unique constraint on refund_id, not advisory locks"
DECISION = "We decided to keep the ledger in PostgreSQL"
ASKED = "Please write the migration for the refunds table now."


class Scene:
    """One session of an agent. What is written stays in the log; the transcript holds what was written by then."""

    def __init__(self, agent: str, home: Path, number: int = 1, log: ClaudeLog | CodexLog | None = None) -> None:
        self.agent = agent
        self.home = home
        made = ClaudeLog(number) if agent == "claude" else CodexLog(number)
        self.log: ClaudeLog | CodexLog = log if log is not None else made
        self.session = self.log.session
        self.path = self.log.path(home)
        self.prompts = 0
        self.written = 0

    def write(self) -> None:
        """Append what is new to the transcript, as the agents do."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(b"".join(line + b"\n" for line in self.log.lines[self.written :]))
        self.written = len(self.log.lines)
        # Written a while ago: the guard need not wait for a writer.
        os.utime(self.path, (os.stat(self.path).st_mtime - 60,) * 2)

    def say(self, *texts: str) -> Scene:
        """User and assistant by turns."""
        for index, text in enumerate(texts):
            if isinstance(self.log, ClaudeLog):
                (self.log.assistant if index % 2 else self.log.user)(text)
            else:
                (self.log.agent if index % 2 else self.log.user)(text)
        self.write()
        return self

    def compacted(self) -> Scene:
        """The agent's own record of a compaction."""
        if isinstance(self.log, ClaudeLog):
            self.log.boundary()
        else:
            self.prompts += 1
            history = [{"type": "message", "role": "user", "content": [{"type": "input_text", "text": "kept"}]}]
            window = {"message": "Another language model: summary", "window_id": f"w-{len(self.log.lines)}"}
            self.log.add("compacted", window | {"replacement_history": history})
        self.write()
        return self

    def payload(self, name: str, **fields: Any) -> dict[str, Any]:
        """An event of this session."""
        common = {"session_id": self.session, "transcript_path": str(self.path), "cwd": "/w/app"}
        return common | {"hook_event_name": name} | fields

    def pre(self, trigger: str = "auto", **fields: Any) -> Heard:
        """PreCompact, each of another prompt."""
        self.prompts += 1
        id = "prompt_id" if self.agent == "claude" else "turn_id"
        return hook(self.agent, self.payload("PreCompact", trigger=trigger, **{id: f"p{self.prompts}"} | fields))

    def start(self, source: str = "compact", **fields: Any) -> Heard:
        """SessionStart."""
        return hook(self.agent, self.payload("SessionStart", source=source, **fields))

    def compaction(self, trigger: str = "auto") -> Heard:
        """A whole compaction in the agent's order: saved, finished, given back. The answer to SessionStart."""
        assert self.pre(trigger).row.outcome == "saved"
        if self.agent == "codex":
            return self.compacted().start()
        heard = self.start()
        self.compacted()
        return heard

    def put_back(self, data: bytes) -> None:
        """Put other bytes in the transcript's place."""
        self.path.write_bytes(data)

    @property
    def folder(self) -> Path:
        return Path(state_dir()) / "checkpoints" / self.agent / key_of(self.session)

    def file(self, generation: int) -> Path:
        return self.folder / f"{generation:06}.json"

    def marks(self) -> list[str]:
        """The names of the marks."""
        return sorted(path.name for path in self.folder.glob("*") if path.suffix in (CLAIM, DELIVERED))

    def mark(self, generation: int, suffix: str = DELIVERED) -> dict[str, Any]:
        """What a mark says."""
        said: dict[str, Any] = json.loads((self.folder / f"{generation:06}{suffix}").read_bytes())
        return said

    def stored(self, generation: int) -> Checkpoint:
        return Store(state_dir()).load(self.agent, self.session, generation)

    def generations(self) -> list[int]:
        return Store(state_dir()).generations(self.agent, self.session)


def worked(agent: str, home: Path, number: int = 1) -> Scene:
    """A session in which something was said that matters."""
    return Scene(agent, home, number).say(
        "Let us plan the refunds.", DECISION, CORRECTION, "Understood, a unique constraint.", ASKED, "Writing it."
    )


def said(heard: Heard) -> tuple[str, int | None, bool]:
    """The outcome, the generation, and whether a pack came."""
    return heard.row.outcome, heard.row.generation, heard.pack is not None
