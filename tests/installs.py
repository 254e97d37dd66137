"""Agents' settings before, with and after the guard."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from compact_guard.core.hooks.install import apply, claude, codex
from compact_guard.core.hooks.install.entries import groups
from compact_guard.core.hooks.install.plan import Plan
from compact_guard.core.hooks.installed import is_own_command
from compact_guard.core.paths import state_dir

COMMANDS = {
    "claude": "/opt/guard/bin/python /opt/guard/bin/compact-guard-hook claude",
    "codex": "/opt/guard/bin/python /opt/guard/bin/compact-guard-hook codex --context-limit 7500",
}
NEWER = {agent: command.replace("/opt/guard", "/opt/guard-2") for agent, command in COMMANDS.items()}
OLD = "/home/dev/.old/bin/compact-guard-hook {agent}"
EVENTS = ("PreCompact", "SessionStart", "PostCompact", "UserPromptSubmit")


def handler(command: str, **more: Any) -> dict[str, Any]:
    return {"type": "command", "command": command, **more}


def group(*commands: str, **more: Any) -> dict[str, Any]:
    return {**more, "hooks": [handler(command) for command in commands]}


OTHERS = {
    "hooks": {
        "PreCompact": [group("/usr/bin/notify pre")],
        "SessionStart": [group("/usr/bin/notify start", matcher="startup"), group("/usr/bin/other")],
        "Stop": [group("say done")],
    }
}
"""Hooks of others."""


def with_old_ours(agent: str) -> dict[str, Any]:
    """Hooks of others and the guard's, as an older version or the user's own hand wrote them."""
    old = OLD.format(agent=agent)
    return {
        "hooks": {
            "PreCompact": [group(old, matcher="auto"), group("/usr/bin/notify pre")],
            "SessionStart": [group("/usr/bin/other", old, "/usr/bin/third", matcher="startup"), group(f"nice {old}")],
            "Stop": [group(old)],
            "Notification": [],
        }
    }


@dataclass(frozen=True, slots=True)
class Home:
    """The settings of one agent in a test's home."""

    agent: str
    folder: Path
    settings: str
    """The name of the file that holds hooks."""
    given: dict[str, bytes | None] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return self.folder / self.settings

    @property
    def files(self) -> list[Path]:
        names = [self.settings, "config.toml"] if self.agent == "codex" else [self.settings]
        return [self.folder / name for name in names]

    def bytes(self) -> dict[str, bytes | None]:
        """Each file's bytes; None: it is not there."""
        return {path.name: path.read_bytes() if path.exists() else None for path in self.files}

    def root(self) -> dict[str, Any]:
        """The settings as they are now, as the agent would read them."""
        value: dict[str, Any] = json.loads(self.path.read_bytes().decode("utf-8-sig"))
        return value

    def document(self) -> dict[str, Any]:
        """Codex's `config.toml`."""
        return tomllib.loads((self.folder / "config.toml").read_bytes().decode("utf-8-sig"))

    def trusted(self) -> dict[str, str]:
        """Place -> hash, of what Codex runs; the file's path left out where it is `hooks.json`."""
        prefix = os.path.join(os.path.realpath(self.folder), "hooks.json:")
        state = self.document().get("hooks", {}).get("state", {})
        return {key.removeprefix(prefix): entry["trusted_hash"] for key, entry in state.items()}

    def left_behind(self) -> list[str]:
        """What lies in the folder and is no settings file."""
        return sorted({path.name for path in self.folder.iterdir()} - {path.name for path in self.files})


def home_of(agent: str, fake_home: Path) -> Home:
    """An agent's settings folder, there and empty."""
    folder = fake_home / (".claude" if agent == "claude" else ".codex")
    folder.mkdir(exist_ok=True)
    return Home(agent, folder, "settings.json" if agent == "claude" else "hooks.json")


def plan(agent: str, command: str | None = None) -> Plan:
    """What installing would do."""
    command = command or COMMANDS[agent]
    return claude.install_plan(command) if agent == "claude" else codex.install_plan(command)


def install(agent: str, command: str | None = None) -> Plan:
    """Install without a question."""
    made = plan(agent, command)
    apply.install(made, state_dir())
    return made


def uninstall(agent: str) -> Plan:
    """Uninstall without a question."""
    made = apply.uninstall_plan(agent, state_dir())
    apply.uninstall(made, state_dir())
    return made


def commands(root: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Event and command of each handler."""
    for event, found in root.get("hooks", {}).items():
        for one in found:
            yield from ((event, each["command"]) for each in one.get("hooks", []))


def own(root: dict[str, Any]) -> list[tuple[str, str]]:
    """Event and command of the guard's handlers."""
    return [(event, command) for event, command in commands(root) if is_own_command(command)]


def with_guard(root: dict[str, Any], agent: str, command: str) -> dict[str, Any]:
    """What settings without the guard are to say with it: its groups last."""
    hooks = {**root.get("hooks", {})}
    for event, value in groups(agent, command).items():
        hooks[event] = [*hooks.get(event, []), value]
    return {**root, "hooks": hooks}
