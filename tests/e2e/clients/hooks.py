"""Hook settings: the guard's as `compact-guard install` writes them, others by hand, as the agents' manuals say."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.e2e.clients.loopback import Json
from tests.e2e.clients.place import SCRIPTS, Place

EVENTS = ("PreCompact", "SessionStart", "PostCompact", "UserPromptSubmit")


@dataclass(frozen=True, slots=True)
class Hook:
    """One command that runs at one event."""

    event: str
    command: str
    context_limit: int | None = None
    """Codex: tokens up to which the handler's text goes to the model whole."""
    timeout_s: int = 10

    def handler(self) -> Json:
        limit = {} if self.context_limit is None else {"additionalContextLimit": self.context_limit}
        return {"type": "command", "command": self.command, "timeout": self.timeout_s} | limit


def install(place: Place, agent: str) -> None:
    """As a user does. Nobody is asked to trust anything."""
    if agent == "claude" and not _claude_settings(place).exists():
        write_claude(place, [])
    place.guard("install", agent, "--yes")


def installed_command(place: Place) -> str:
    """What Claude Code runs at an event."""
    settings = json.loads(_claude_settings(place).read_text("utf-8"))
    return str(settings["hooks"]["PreCompact"][-1]["hooks"][0]["command"])


def ours(agent: str, events: Iterable[str] = EVENTS) -> list[Hook]:
    """The guard's own program at these events, written by hand."""
    command = shlex.join([str(SCRIPTS / "compact-guard-hook"), agent])
    return [Hook(event, command) for event in events]


def settings_of(hooks: Iterable[Hook]) -> Json:
    """Both agents take the same form: event -> groups of handlers."""
    events: dict[str, list[Json]] = {}
    for hook in hooks:
        events.setdefault(hook.event, []).append({"hooks": [hook.handler()]})
    return {"hooks": events}


def write_claude(place: Place, hooks: Iterable[Hook]) -> None:
    """The user's settings: they count in every folder."""
    permissions = {"permissions": {"allow": ["Bash"]}}
    _claude_settings(place).write_text(json.dumps(settings_of(hooks) | permissions), "utf-8")


def write_codex(place: Place, hooks: Iterable[Hook]) -> None:
    """They run only after they have been trusted: `AppServer.trust_hooks`."""
    (place.codex_home / "hooks.json").write_text(json.dumps(settings_of(hooks)), "utf-8")


def _claude_settings(place: Place) -> Path:
    return place.claude_home / "settings.json"
