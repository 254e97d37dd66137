"""Hook settings written by hand, as a user would who follows the agents' own manuals."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable
from dataclasses import dataclass

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


def ours(agent: str, events: Iterable[str] = EVENTS) -> list[Hook]:
    """The guard's own program at these events."""
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
    (place.claude_home / "settings.json").write_text(json.dumps(settings_of(hooks) | permissions), "utf-8")


def write_codex(place: Place, hooks: Iterable[Hook]) -> None:
    """They run only after they have been trusted: `AppServer.trust_hooks`."""
    (place.codex_home / "hooks.json").write_text(json.dumps(settings_of(hooks)), "utf-8")
