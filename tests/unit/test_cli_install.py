"""`install` and `uninstall` as commands: what is shown, asked, refused and printed."""

from __future__ import annotations

import json
import os
import pty
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.installs import COMMANDS, EVENTS, OTHERS, home_of, own

from compact_guard.core.errors import GuardError, RefusedError
from compact_guard.core.hooks.install import apply, program
from compact_guard.core.hooks.install.program import hook_command
from compact_guard.core.hooks.installed import installed_unit, is_installed

PROGRAM = "import sys; from compact_guard.tui.cli import main; sys.exit(main())"
AGENTS = ("claude", "codex")
FIELDS = {"agent", "changed", "files", "notes"}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a trial of the hook program."""
    monkeypatch.setattr(apply, "hook_command", COMMANDS.__getitem__)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("agent", AGENTS)
class TestCommand:
    def test_it_shows_the_difference_and_writes(self, agent: str, guard: Guard, fake_home: Path) -> None:
        home = home_of(agent, fake_home)
        home.path.write_text(json.dumps(OTHERS, indent=2))
        ran = guard("install", agent, "--yes")
        assert (ran.code, ran.err) == (0, "")
        assert f"--- {home.path}\n+++ {home.path}\n@@ " in ran.out
        added = [line for line in ran.out.split("\n") if line.startswith("+ ") and "compact-guard-hook" in line]
        assert len(added) == 4
        assert f"Written: {home.path}" in ran.out
        assert f"{home.path}.before-compact-guard" in ran.out
        assert len(own(home.root())) == 4

    def test_a_second_time_it_says_so(self, agent: str, guard: Guard, fake_home: Path) -> None:
        guard("install", agent, "--yes")
        ran = guard("install", agent)
        assert (ran.code, ran.out) == (0, "The guard is already installed; nothing was changed.\n")

    def test_nobody_to_ask_is_a_refusal(self, agent: str, guard: Guard, fake_home: Path) -> None:
        home = home_of(agent, fake_home)
        home.path.write_text("{}")
        home.given.update(home.bytes())
        for command in ("install", "uninstall"):
            ran = guard(command, agent)
            assert ran.code == 4
            assert "nobody can be asked" in ran.err
            assert "--yes" in ran.err
            assert ("+" in ran.out) or ("-" in ran.out), "the difference is shown all the same"
            assert home.bytes() == home.given
            home.path.write_text(json.dumps({"hooks": {"Stop": [{"hooks": [{"command": COMMANDS[agent]}]}]}}))
            home.given.update(home.bytes())

    def test_uninstalling_says_what_became_of_each_file(self, agent: str, guard: Guard, fake_home: Path) -> None:
        home = home_of(agent, fake_home)
        home.path.write_text("{}")
        guard("install", agent, "--yes")
        ran = guard("uninstall", agent, "--yes")
        assert ran.code == 0
        assert f"As it was before, byte for byte: {home.path}" in ran.out
        assert ("Removed, as it was not there before: " in ran.out) == (agent == "codex")
        ran = guard("uninstall", agent)
        assert (ran.code, ran.out) == (0, "The guard is not installed; nothing was changed.\n")

    def test_what_was_stored_stays(self, agent: str, guard: Guard, fake_home: Path) -> None:
        guard("install", agent, "--yes")
        kept = fake_home / ".local/state/compact-guard/checkpoints"
        kept.mkdir(mode=0o700)
        guard("uninstall", agent, "--yes")
        assert kept.is_dir()

    def test_the_document(self, agent: str, guard: Guard, fake_home: Path) -> None:
        home = home_of(agent, fake_home)
        home.path.write_text("{}")
        made = guard("install", agent, "--yes", "--json").json()
        assert made.keys() == {*FIELDS, "command", "since"}
        assert (made["agent"], made["changed"], made["command"]) == (agent, True, COMMANDS[agent])
        rows = {row["path"]: row for row in made["files"]}
        assert all(row.keys() == {"path", "target", "change", "exact", "backup", "diff"} for row in rows.values())
        assert rows[str(home.path)]["change"] == "changed"
        assert rows[str(home.path)]["backup"] == f"{home.path}.before-compact-guard"
        assert guard("install", agent, "--json").json()["changed"] is False
        gone = guard("uninstall", agent, "--yes", "--json").json()
        assert gone.keys() == FIELDS
        assert all(row["exact"] for row in gone["files"])
        assert {row["change"] for row in gone["files"]} == ({"changed", "removed"} if agent == "codex" else {"changed"})

    def test_secrets_of_the_settings_are_not_shown(self, agent: str, guard: Guard, fake_home: Path) -> None:
        home = home_of(agent, fake_home)
        secret = "sk-ant-api03-" + "A1b2C3d4" * 10
        home.path.write_text(json.dumps({"description": f"ANTHROPIC_API_KEY={secret}"}, indent=2))
        for arguments in (["--yes", "--json"], ["--yes"]):
            ran = guard("install", agent, *arguments)
            assert secret not in ran.out + ran.err
            assert secret in home.path.read_text()
            assert secret not in guard("uninstall", agent, *arguments).out

    @pytest.mark.parametrize(("answer", "is_written"), [("y\n", True), ("n\n", False), ("\n", False), ("\x04", False)])
    def test_it_asks_on_a_terminal(self, agent: str, answer: str, is_written: bool, fake_home: Path) -> None:
        home = home_of(agent, fake_home)
        ours, theirs = pty.openpty()
        argv = [sys.executable, "-c", PROGRAM, "install", agent]
        with subprocess.Popen(argv, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            os.close(theirs)
            os.write(ours, answer.encode())
            out, err = process.communicate(timeout=60)
            os.close(ours)
        assert process.returncode == 0, err
        assert "Write this? [y/N]" in err
        assert "+++ " in out
        assert home.path.exists() == is_written
        assert ("Nothing was changed" in err) == (not is_written)


@pytest.mark.usefixtures("quick")
class TestPlaces:
    @pytest.mark.parametrize(("agent", "name"), [("claude", "CLAUDE_CONFIG_DIR"), ("codex", "CODEX_HOME")])
    @pytest.mark.parametrize("value", ["", "a folder/with 護"])
    def test_the_agent_s_variable_is_followed_and_empty_means_unset(
        self, agent: str, name: str, value: str, guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """BR-091: hooks and program look in the same place."""
        monkeypatch.setenv(name, str(fake_home / value) if value else "")
        expected = fake_home / (value or f".{agent}")
        ran = guard("install", agent, "--yes", "--json").json()
        assert {str(Path(row["path"]).parent) for row in ran["files"]} == {str(expected)}
        assert is_installed(agent)
        assert not (fake_home / (".claude" if agent == "codex" else ".codex")).exists()

    def test_two_folders_of_one_agent_are_two_installations(
        self, guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("work", "private"):
            monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(fake_home / name))
            guard("install", "claude", "--yes")
        guard("uninstall", "claude", "--yes")
        assert not (fake_home / "private").exists()
        monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(fake_home / "work"))
        assert guard("uninstall", "claude", "--yes", "--json").json()["files"][0]["exact"] is True

    def test_installing_twice_and_uninstalling_twice(self, guard: Guard, fake_home: Path) -> None:
        """BR-089: a second run removed all hooks and said that all was well."""
        home = home_of("claude", fake_home)
        home.path.write_text(json.dumps(OTHERS))
        before = home.path.read_bytes()
        guard("install", "claude", "--yes")
        once = home.path.read_bytes()
        guard("install", "claude", "--yes")
        assert home.path.read_bytes() == once
        guard("uninstall", "claude", "--yes")
        guard("uninstall", "claude", "--yes")
        assert home.path.read_bytes() == before


def test_settings_that_switch_hooks_off_are_told(guard: Guard, fake_home: Path, quick: None) -> None:
    home = home_of("claude", fake_home)
    home.path.write_text('{"disableAllHooks": true}')
    ran = guard("install", "claude", "--yes")
    assert "disableAllHooks" in ran.err


class TestProgram:
    @pytest.mark.parametrize("agent", AGENTS)
    def test_the_command_is_absolute_and_runs_anywhere(self, agent: str, guard: Guard, fake_home: Path) -> None:
        ran = guard("install", agent, "--yes", "--json").json()
        interpreter, script, name, *rest = shlex.split(ran["command"])
        assert os.path.isabs(interpreter)
        assert os.path.basename(script) == "compact-guard-hook"
        assert os.path.isabs(script)
        assert name == agent
        event = json.dumps({"session_id": "s", "hook_event_name": "PostCompact", "trigger": "auto"})
        done = subprocess.run(
            ["/bin/sh", "-c", ran["command"]],
            input=event,
            text=True,
            cwd="/",
            env={"HOME": str(fake_home)},
            capture_output=True,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        assert (fake_home / ".local/state/compact-guard/audit").is_dir()
        assert rest == (["--context-limit", "7500"] if agent == "codex" else [])
        assert installed_unit(agent) == ("utf16" if agent == "codex" else None)

    def test_paths_with_blanks_are_quoted(self, fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder = fake_home / "my 'tools'"
        folder.mkdir()
        for name in ("python", "compact-guard-hook"):
            (folder / name).write_text("#!/bin/sh\nexit 0\n")
            (folder / name).chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(folder / "python"))
        command = hook_command("claude")
        assert shlex.split(command) == [str(folder / "python"), str(folder / "compact-guard-hook"), "claude"]

    def test_a_program_that_does_not_start_is_not_installed(
        self, guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        folder = fake_home / "bin"
        folder.mkdir()
        (folder / "python").symlink_to(sys.executable)
        hook = folder / "compact-guard-hook"
        hook.write_text("import no_such_module\n")
        hook.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(folder / "python"))
        ran = guard("install", "claude", "--yes")
        assert ran.code == 1
        assert "no_such_module" in ran.err
        assert not (fake_home / ".claude").exists()

    @pytest.mark.parametrize("name", ["XDG_CACHE_HOME", "UV_CACHE_DIR"])
    def test_one_that_runs_from_a_cache_is_not_installed(
        self, name: str, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """`uvx` and `pipx run`."""
        monkeypatch.setenv(name, str(fake_home / "cache"))
        folder = fake_home / "cache" / "archive-v0" / "x" / "bin"
        folder.mkdir(parents=True)
        (folder / "compact-guard-hook").symlink_to(Path(sys.executable).with_name("compact-guard-hook"))
        monkeypatch.setattr(sys, "executable", str(folder / "python"))
        with pytest.raises(RefusedError, match="cache"):
            hook_command("claude")

    def test_without_the_hook_program_nothing_is_installed(
        self, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(program, "_scripts", lambda: iter([str(fake_home / "compact-guard-hook")]))
        with pytest.raises(GuardError, match="was not found"):
            hook_command("claude")


def test_both_agents_get_every_event(guard: Guard, fake_home: Path, quick: None) -> None:
    for agent in AGENTS:
        guard("install", agent, "--yes")
        assert {event for event, _ in own(home_of(agent, fake_home).root())} == set(EVENTS)
