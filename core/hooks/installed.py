"""Whether an agent runs the guard: whether its user's settings name the hook program. Nothing is written."""

from __future__ import annotations

import json
import os
import stat
from typing import Any

from ..paths import claude_dir, codex_dir

PROGRAM = "compact-guard-hook"
_MOST_BYTES = 4 << 20


def is_installed(agent: str) -> bool:
    """Whether a hook of the agent's user settings runs `compact-guard-hook`. A file that cannot be read says no."""
    if agent == "claude":
        return _says(_json(os.path.join(claude_dir(), "settings.json")))
    if agent == "codex":
        folder = codex_dir()
        return _says(_json(os.path.join(folder, "hooks.json"))) or _says(_toml(os.path.join(folder, "config.toml")))
    return False


def _says(settings: Any) -> bool:
    return isinstance(settings, dict) and _names_it(settings.get("hooks"))


def _names_it(value: Any, depth: int = 0) -> bool:
    if isinstance(value, str):
        return PROGRAM in value
    if depth > 8:
        return False
    if isinstance(value, dict):
        # Codex keeps there which hooks its user trusts: no hooks themselves.
        return any(_names_it(inner, depth + 1) for key, inner in value.items() if key != "state")
    return isinstance(value, list) and any(_names_it(inner, depth + 1) for inner in value)


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
