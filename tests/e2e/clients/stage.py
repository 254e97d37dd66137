"""A client, its place and its model, ready to be started with the guard's hooks or others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.e2e.clients.claude import FIRST_PARTY_MODEL, Claude
from tests.e2e.clients.codex import AppServer, write_config
from tests.e2e.clients.hooks import Hook, write_claude, write_codex
from tests.e2e.clients.place import Place
from tests.e2e.clients.script import Script


@dataclass(frozen=True, slots=True)
class ClaudeStage:
    """Claude Code before it is started."""

    version: str
    program: Path
    place: Place
    url: str
    script: Script

    def start(
        self,
        hooks: Iterable[Hook],
        *,
        model: str = FIRST_PARTY_MODEL,
        resume: str | None = None,
        env: Mapping[str, str] | None = None,
    ) -> Claude:
        write_claude(self.place, hooks)
        return Claude(self.program, self.place, self.url, model=model, resume=resume, env=env)


@dataclass(frozen=True, slots=True)
class CodexStage:
    """Codex before it is started."""

    program: Path
    place: Place
    url: str
    script: Script

    def start(self, hooks: Iterable[Hook], *, resume: str | None = None) -> AppServer:
        """An app-server whose hooks are trusted, with a thread."""
        if resume is None:
            write_config(self.place, self.url)
        write_codex(self.place, hooks)
        server = AppServer(self.program, self.place)
        server.trust_hooks()
        if resume is None:
            server.start()
        else:
            server.resume(resume)
        return server
