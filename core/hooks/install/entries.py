"""What an agent's settings get: which events, in which groups of handlers. Both agents take one form."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from .. import budget
from ..event import EVENTS, SESSION_START, USER_PROMPT
from ..installed import is_own_command

Group = dict[str, Any]
"""`{"matcher", "hooks": [handler]}`, as in the settings."""
TIMEOUT_S = 5
"""Over the hook program's own two seconds, so that a busy machine's start of an interpreter does not end it."""
CONTEXT_LIMIT = 7500
"""Codex: tokens (4 bytes each) of a hook's text that reach the model whole; its default, 2,500, cuts Chinese short."""
CLAUDE_SOURCES = "compact|resume|fork"
"""Claude's SessionStarts that may bring something. A startup or clear never does: that saves a process each."""
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def arguments(agent: str) -> list[str]:
    """What the hook program is called with."""
    return [agent] if agent == "claude" else [agent, budget.OPTION, str(CONTEXT_LIMIT)]


def groups(agent: str, command: str) -> dict[str, Group]:
    """Event -> the group that handles it."""
    return {event: _group(agent, event, command) for event in EVENTS}


def _group(agent: str, event: str, command: str) -> Group:
    handler: dict[str, Any] = {"type": "command", "command": command, "timeout": TIMEOUT_S}
    if agent == "codex":
        # No matcher: Codex gives `fork` and whatever comes later only to those that name none.
        if event in (SESSION_START, USER_PROMPT):
            handler["additionalContextLimit"] = CONTEXT_LIMIT
        return {"hooks": [handler]}
    matcher = {"matcher": CLAUDE_SOURCES} if event == SESSION_START else {}
    return {**matcher, "hooks": [handler]}


def own_handlers(group: Any) -> list[int]:
    """Which of a group's handlers run the guard."""
    return [at for at, handler in enumerate(handlers_of(group)) if is_own(handler)]


def handlers_of(group: Any) -> Sequence[Any]:
    """A group's handlers; none where it has no list of them."""
    found = group.get("hooks") if isinstance(group, Mapping) else None
    return found if isinstance(found, list) else []


def is_own(handler: Any) -> bool:
    """Whether a handler runs the guard."""
    command = handler.get("command") if isinstance(handler, Mapping) else None
    return isinstance(command, str) and is_own_command(command)


def snake_case(event: str) -> str:
    """`SessionStart` -> `session_start`: how Codex names events where it trusts hooks."""
    return _CAPITAL.sub("_", event).lower()
