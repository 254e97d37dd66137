"""Where things lie: our own folders and the agents' (DESIGN 5, environment)."""

from __future__ import annotations

import os


def home() -> str:
    """The user's home folder; the account's where HOME is no absolute path, so that nothing lands in a work tree."""
    path = os.path.expanduser("~")
    if os.path.isabs(path):
        return path
    import pwd

    try:
        return pwd.getpwuid(os.getuid()).pw_dir
    except KeyError:
        return "/"


def _xdg(name: str, *fallback: str) -> str:
    """An XDG base folder; a relative value is ignored, as the XDG specification says."""
    value = os.environ.get(name, "")
    return value if os.path.isabs(value) else os.path.join(home(), *fallback)


def state_dir() -> str:
    """Checkpoints, pins, outbox, audit."""
    return os.environ.get("COMPACT_GUARD_STATE") or os.path.join(
        _xdg("XDG_STATE_HOME", ".local", "state"), "compact-guard"
    )


def config_file() -> str:
    """The user's config, TOML."""
    given = os.environ.get("COMPACT_GUARD_CONFIG")
    return given or os.path.join(_xdg("XDG_CONFIG_HOME", ".config"), "compact-guard", "config.toml")


def keymap_dir() -> str:
    """The user's own keymaps, beside the config."""
    return os.path.join(os.path.dirname(config_file()), "keymaps")


def cache_dir() -> str:
    """Structural sidecars: offsets, types, times, redacted titles."""
    return os.path.join(_xdg("XDG_CACHE_HOME", ".cache"), "compact-guard")


def claude_dir() -> str:
    """Claude Code's folder; sessions are below `projects/`."""
    return os.environ.get("CLAUDE_CONFIG_DIR") or os.path.join(home(), ".claude")


def codex_dir() -> str:
    """Codex's folder; sessions are below `sessions/` and `archived_sessions/`."""
    return os.environ.get("CODEX_HOME") or os.path.join(home(), ".codex")
