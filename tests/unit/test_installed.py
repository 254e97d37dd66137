"""Whether an agent runs the guard, by its user's settings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from compact_guard.core.hooks.installed import is_installed

CLAUDE = '{"hooks": {"PreCompact": [{"matcher": "", "hooks": [{"type": "command", "command": "%s claude"}]}]}}'
CODEX = '[[hooks.SessionStart]]\nmatcher = "compact"\n[[hooks.SessionStart.hooks]]\ncommand = "%s codex"\n'
HOOK = "/home/dev/.local/bin/compact-guard-hook"


def write(path: Path, text: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)


def test_nothing_is_installed_in_an_empty_home(fake_home: Path) -> None:
    assert not is_installed("claude")
    assert not is_installed("codex")
    assert not is_installed("other")


def test_claude_s_settings(fake_home: Path) -> None:
    write(fake_home / ".claude/settings.json", CLAUDE % "/bin/other")
    assert not is_installed("claude")
    write(fake_home / ".claude/settings.json", CLAUDE % HOOK)
    assert is_installed("claude")
    assert not is_installed("codex")


@pytest.mark.parametrize(("name", "text"), [("hooks.json", CLAUDE), ("config.toml", CODEX)])
def test_codex_s_settings(fake_home: Path, name: str, text: str) -> None:
    write(fake_home / ".codex" / name, text % "/bin/other")
    assert not is_installed("codex")
    write(fake_home / ".codex" / name, text % HOOK)
    assert is_installed("codex")


@pytest.mark.parametrize(
    "text",
    [
        '{"permissions": {"allow": ["Bash(compact-guard-hook:*)"]}}',
        '{"hooks": null, "env": {"X": "compact-guard-hook"}}',
        "[]",
        "{",
        b"\xff\xfe",
        "[" * 100_000,
    ],
)
def test_what_is_no_hook_is_none(fake_home: Path, text: str | bytes) -> None:
    write(fake_home / ".claude/settings.json", text)
    write(fake_home / ".codex/hooks.json", text)
    assert not is_installed("claude")
    assert not is_installed("codex")


def test_trust_alone_is_no_hook(fake_home: Path) -> None:
    state = '[hooks.state."/x/compact-guard-hook:session_start:0:0"]\ntrusted_hash = "compact-guard-hook"\n'
    write(fake_home / ".codex/config.toml", state)
    assert not is_installed("codex")


def test_a_pipe_in_the_file_s_place_is_not_waited_for(fake_home: Path) -> None:
    (fake_home / ".claude").mkdir()
    os.mkfifo(fake_home / ".claude/settings.json")
    assert not is_installed("claude")
