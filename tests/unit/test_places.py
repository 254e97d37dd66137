"""Where our own folders lie, whatever the environment says."""

from __future__ import annotations

import os
import pwd

import pytest

from compact_guard.core import paths

OURS = ("state_dir", "config_file", "keymap_dir", "cache_dir", "claude_dir", "codex_dir")


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("home", [".", "some/folder"])
def test_a_home_that_is_no_absolute_path_is_not_used(name: str, home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in [one for one in os.environ if one.startswith(("XDG_", "COMPACT_GUARD_", "CLAUDE_", "CODEX_"))]:
        monkeypatch.delenv(variable)
    monkeypatch.setenv("HOME", home)
    assert getattr(paths, name)().startswith(pwd.getpwuid(os.getuid()).pw_dir + os.sep)


@pytest.mark.parametrize("value", ["", "relative"])
def test_an_xdg_folder_that_is_empty_or_relative_is_ignored(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/dev")
    for name in ("XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("COMPACT_GUARD_STATE", raising=False)
    assert paths.state_dir() == "/home/dev/.local/state/compact-guard"
    assert paths.cache_dir() == "/home/dev/.cache/compact-guard"
