"""A client, its place and its model, ready to be started with the guard's hooks or others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.e2e.clients.claude import FIRST_PARTY_MODEL, Claude
from tests.e2e.clients.codex import CUSTOM_PROVIDER, AppServer, write_config
from tests.e2e.clients.hooks import Hook, install, write_claude, write_codex
from tests.e2e.clients.place import Place
from tests.e2e.clients.script import Script


@dataclass(frozen=True, slots=True)
class ClaudeStage:
    """Claude Code before it is started."""

    program: Path
    place: Place
    url: str
    script: Script

    def start(
        self,
        hooks: Iterable[Hook] | None = None,
        *,
        beside: Iterable[Hook] = (),
        model: str = FIRST_PARTY_MODEL,
        resume: str | None = None,
        fork: bool = False,
        env: Mapping[str, str] | None = None,
    ) -> Claude:
        """With these hooks, written by hand; without any, with the installed guard, others `beside` it."""
        if hooks is not None or beside:
            write_claude(self.place, hooks or beside)
        if hooks is None:
            install(self.place, "claude")
        return Claude(self.program, self.place, self.url, model=model, resume=resume, fork=fork, env=env)


@dataclass(frozen=True, slots=True)
class CodexStage:
    """Codex before it is started."""

    program: Path
    place: Place
    url: str
    script: Script

    def configure(self, *, provider: str = CUSTOM_PROVIDER, more: str = "") -> None:
        """The user's settings; `start` writes the usual ones where there are none."""
        write_config(self.place, self.url, provider=provider, more=more)

    def start(
        self, hooks: Iterable[Hook] | None = None, *, beside: Iterable[Hook] = (), resume: str | None = None
    ) -> AppServer:
        """An app-server with a thread. `hooks`, `beside`: as for Claude Code; what is written by hand is trusted here,
        by hand. The installed guard runs as it is."""
        if not (self.place.codex_home / "config.toml").exists():
            self.configure()
        if hooks is not None or beside:
            write_codex(self.place, hooks or beside)
            with AppServer(self.program, self.place) as server:
                server.trust_hooks()
        if hooks is None:
            install(self.place, "codex")
        server = AppServer(self.program, self.place)
        if resume is None:
            server.start()
        else:
            server.resume(resume)
        return server
