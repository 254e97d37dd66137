"""`paths` and `completions`."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import talk

from compact_guard.core.cli.commands import COMMANDS
from compact_guard.core.cli.completions import SHELLS


def test_paths_say_where_things_lie_and_whether_they_are_there(
    guard: Guard, fake_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk("one").write(fake_home)
    monkeypatch.setenv("COMPACT_GUARD_STATE", str(tmp_path / "my state"))
    found = guard("paths", "--json", "--root", tmp_path).json()
    assert {name: found[name] for name in ("config", "keymaps", "cache", "state", "claude", "codex")} == {
        "config": str(fake_home / ".config/compact-guard/config.toml"),
        "keymaps": str(fake_home / ".config/compact-guard/keymaps"),
        "cache": str(fake_home / ".cache/compact-guard"),
        "state": str(tmp_path / "my state"),
        "claude": str(fake_home / ".claude"),
        "codex": str(fake_home / ".codex"),
    }
    assert found["roots"] == [
        {"agent": "claude", "path": str(fake_home / ".claude/projects"), "exists": True},
        {"agent": "codex", "path": str(fake_home / ".codex/sessions"), "exists": False},
        {"agent": "codex", "path": str(fake_home / ".codex/archived_sessions"), "exists": False},
        {"agent": None, "path": str(tmp_path), "exists": True},
    ]
    page = guard("paths").out
    assert f"{tmp_path / 'my state'}  (not there)" in page
    assert f"{fake_home / '.claude'}\n" in page


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shells_script_knows_every_command(shell: str, guard: Guard) -> None:
    script = guard("completions", shell).out
    assert not [command for command in COMMANDS if command not in script]
    assert "before" in script


def test_bash_completes_commands_and_options(guard: Guard, tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    script = tmp_path / "completion"
    script.write_text(guard("completions", "bash").out)
    ask = f"""
source {script}
function=$(complete -p compact-guard | sed -E 's/.*-F ([^ ]+).*/\\1/')
for words in "compact-guard se" "compact-guard export --f" "compact-guard completions z"; do
  COMP_WORDS=($words); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); COMPREPLY=()
  $function
  echo "${{COMPREPLY[@]}}"
done
"""
    done = subprocess.run([bash, "-c", ask], capture_output=True, text=True, check=True)
    first, second, third = done.stdout.splitlines()
    assert set(first.split()) == {"sessions", "search"}
    assert second.split() == ["--format"]
    assert third.split() == ["zsh"]
