"""Homes for the doctor: agents with a session and the guard installed, to be made ill one way at a time."""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.hooks.doctor.finding import Finding
from compact_guard.core.hooks.doctor.rehearsed import rehearsed
from compact_guard.core.hooks.doctor.sources import own_handlers, sources_of
from compact_guard.core.hooks.install import apply
from compact_guard.core.hooks.settings import settings
from compact_guard.core.model import Agent
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.discover import find_roots, session_files

Json = dict[str, Any]
AGENTS: tuple[Agent, ...] = ("claude", "codex")
EVENTS = ("PreCompact", "SessionStart", "PostCompact", "UserPromptSubmit")


def session(agent: Agent, home: Path, number: int = 1) -> Path:
    """A session in which something was decided."""
    log = ClaudeLog(number) if agent == "claude" else CodexLog(number)
    reply = log.assistant if isinstance(log, ClaudeLog) else log.agent
    log.user("Store the ledger in SQLite")
    reply("I will store it in SQLite.")
    log.user("No, that is wrong: use PostgreSQL, not SQLite")
    reply("Understood, PostgreSQL it is.")
    return log.write(home)


def install(agent: Agent) -> None:
    """As the command does it."""
    apply.install(apply.install_plan(agent), state_dir())


def settings_file(agent: Agent, home: Path) -> Path:
    return home / (".claude/settings.json" if agent == "claude" else ".codex/hooks.json")


def change(path: Path, how: Callable[[Json], object]) -> None:
    """Change settings as a person would."""
    content = json.loads(path.read_text("utf-8"))
    how(content)
    path.write_text(json.dumps(content, indent=2), "utf-8")


def each(how: Callable[[Json], object], *events: str) -> Callable[[Json], object]:
    """A change to the guard's handler at these events; at all of them without a name."""

    def done(content: Json) -> None:
        for event in events or EVENTS:
            how(content["hooks"][event][0]["hooks"][0])

    return done


def found(agent: Agent, look: Callable[..., list[Finding]], *folders: Path) -> list[tuple[str, str]]:
    """Check and level of what is said of the settings as they are."""
    sources = sources_of(agent, map(str, folders))
    return [(one.check, one.level) for one in look(agent, sources, own_handlers(sources))]


def program(folder: Path, body: str) -> Path:
    """A hook program of its own making. `real()` is the guard's."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "compact-guard-hook"
    head = (
        f"#!{sys.executable}\nimport io, json, os, sys, time\nfrom compact_guard.core.hooks.main import main as real\n"
    )
    path.write_text(head + body, "utf-8")
    path.chmod(0o755)
    return path


def everything(folder: Path) -> dict[str, tuple[int, int, bytes]]:
    """Each file and folder below: mode, time of its last change, what it holds."""
    seen = {}
    for path in sorted(folder.rglob("*")):
        facts = path.lstat()
        held = (
            path.read_bytes()
            if stat.S_ISREG(facts.st_mode)
            else os.fsencode(path.readlink())
            if path.is_symlink()
            else b""
        )
        seen[str(path.relative_to(folder))] = (facts.st_mode, facts.st_mtime_ns, held)
    return seen


def tried(agent: Agent, config: str | None = None) -> list[Finding]:
    """What is said of the program after it was tried."""
    files = [file for file in session_files(find_roots()) if file.agent == agent]
    return rehearsed(agent, files, own_handlers(sources_of(agent)), settings(), config)
