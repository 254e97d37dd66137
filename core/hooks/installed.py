"""Whether an agent runs the guard: whether its user's settings name the hook program. Nothing is written."""

from __future__ import annotations

import json
import os
import re
import shlex
import stat
from collections.abc import Iterator
from typing import Any

from ..paths import claude_dir, codex_dir
from .budget import unit_of

PROGRAM = "compact-guard-hook"
_MODULE = "compact_guard.core.hooks.main"
_WORD = re.compile(rf"(?<![\w-]){re.escape(PROGRAM)}(?![\w-])")
_MOST_BYTES = 4 << 20
_DEEPEST = 8


def is_installed(agent: str) -> bool:
    """Whether a hook of the agent's user settings runs `compact-guard-hook`. A file that cannot be read says no."""
    return next(_own_commands(agent), None) is not None


def installed_unit(agent: str) -> str | None:
    """What the packs of the installed hook are measured in; None: in the agent's own unit."""
    return unit_of(words_of(next(_own_commands(agent), "")))


def is_own_command(command: str) -> bool:
    """Whether a command line of the settings runs the guard, in whatever form an older version wrote it."""
    if PROGRAM not in command and _MODULE not in command:
        return False
    return _MODULE in command or any(os.path.basename(word) == PROGRAM for word in words_of(command))


def words_of(command: str) -> list[str]:
    """A command line's words, as a shell sees them."""
    try:
        return shlex.split(command)
    except ValueError:
        # No shell takes it either.
        return [PROGRAM] if _WORD.search(command) else []


def _own_commands(agent: str) -> Iterator[str]:
    if agent == "claude":
        return _commands(_json(os.path.join(claude_dir(), "settings.json")))
    if agent == "codex":
        return _codex_commands(codex_dir())
    return iter(())


def _codex_commands(folder: str) -> Iterator[str]:
    yield from _commands(_json(os.path.join(folder, "hooks.json")))
    yield from _commands(_toml(os.path.join(folder, "config.toml")))


def _commands(settings: Any) -> Iterator[str]:
    hooks = settings.get("hooks") if isinstance(settings, dict) else None
    return filter(is_own_command, _texts(hooks, 0))


def _texts(value: Any, depth: int) -> Iterator[str]:
    """The commands in a value, at any depth that settings have."""
    if depth > _DEEPEST:
        return
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "command" and isinstance(inner, str):
                yield inner
            elif key != "state":
                # `state` is where Codex keeps which hooks its user trusts: no hooks themselves.
                yield from _texts(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner, depth + 1)


def _json(path: str) -> Any:
    try:
        return json.loads(_text(path))
    except (ValueError, RecursionError):
        return None


def _toml(path: str) -> Any:
    import tomllib

    try:
        return tomllib.loads(_text(path))
    except (ValueError, RecursionError):
        return None


def _text(path: str) -> str:
    """A file's text; empty where it is none, or no plain file: a pipe would never end."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return ""
    try:
        facts = os.fstat(fd)
        if not stat.S_ISREG(facts.st_mode) or facts.st_size > _MOST_BYTES:
            return ""
        with os.fdopen(os.dup(fd), "rb") as file:
            return file.read(_MOST_BYTES).decode("utf-8-sig", "replace")
    except OSError:
        return ""
    finally:
        os.close(fd)
