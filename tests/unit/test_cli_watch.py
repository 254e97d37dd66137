"""`watch` as a process beside a growing file: what happens comes as events, whatever happens to the file."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.door import all_rows, hook
from tests.outboxes import Log, agent_of, boundary, event, given, said
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.checkpoint.render import render
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import config_file, state_dir

HOOKS = '{"hooks": {"PreCompact": [{"hooks": [{"type": "command", "command": "/opt/compact-guard-hook"}]}]}}'
PATIENCE_S = 20.0


class Watch:
    """The program, and the lines that it has printed."""

    def __init__(self, *arguments: str) -> None:
        line = [sys.executable, "-m", "compact_guard.tui.cli", "watch", *arguments]
        self.process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert self.process.stderr is not None
        self.greeting = self.process.stderr.readline().decode()
        self.lines: list[str] = []
        self._data = b""

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first event that is wanted; those before it were printed, too."""
        for at in range(10_000):
            while len(self.lines) <= at:
                self._read()
            found: dict[str, Any] = json.loads(self.lines[at])
            if wanted(found):
                return found
        raise AssertionError(self.lines)

    def of(self, kind: str, **fields: Any) -> dict[str, Any]:
        return self.until(lambda one: one["event"] == kind and all(one[name] == fields[name] for name in fields))

    def line_with(self, text: str) -> str:
        while not any(text in line for line in self.lines):
            self._read()
        return next(line for line in self.lines if text in line)

    def _read(self) -> None:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE_S)
        data = os.read(self.process.stdout.fileno(), 1 << 16) if ready else b""
        assert data, f"nothing came after {self.lines}"
        *lines, self._data = (self._data + data).split(b"\n")
        self.lines += [line.decode() for line in lines]

    def interrupt(self) -> int:
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=PATIENCE_S)
        self.lines += (self._data + out).decode().splitlines()
        assert err == b""
        return self.process.returncode


@pytest.fixture
def watch() -> Iterator[Callable[..., Watch]]:
    running: list[Watch] = []

    def start(*arguments: str | Path) -> Watch:
        running.append(Watch(*map(str, arguments)))
        return running[-1]

    yield start
    for one in running:
        if one.process.poll() is None:
            one.process.kill()
            one.process.communicate()


Start = Callable[..., Watch]


@pytest.fixture(params=[ClaudeLog, CodexLog])
def log(request: pytest.FixtureRequest, fake_home: Path) -> Log:
    made: Log = request.param()
    made.user("Never edit app/ledger.py. We go with blue for the header.")
    said(made, "Noted.")
    made.write(fake_home)
    return made


def grow(log: Log, home: Path) -> Path:
    """Append what is new, as the agent does."""
    path = log.path(home)
    data, size = log.data(), path.stat().st_size
    with path.open("ab") as file:
        file.write(data[size:])
    return path


def install(log: Log, home: Path) -> None:
    file = home / (".codex/hooks.json" if isinstance(log, CodexLog) else ".claude/settings.json")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(HOOKS)


def test_a_session_without_a_guard(log: Log, fake_home: Path, watch: Start) -> None:
    watching = watch(log.path(fake_home), "--json")
    assert log.session in watching.greeting
    boundary(log)
    said(log, "Where were we?")
    grow(log, fake_home)
    told = watching.of("boundary", index=1)
    assert told["at"].endswith("Z")
    assert told["line"] > 0
    assert watching.interrupt() == 0
    assert [json.loads(line)["event"] for line in watching.lines] == ["boundary"]
    assert not Path(state_dir()).exists()


def test_what_the_guard_does_is_told(log: Log, fake_home: Path, watch: Start) -> None:
    install(log, fake_home)
    path = log.path(fake_home)
    watching = watch(path, "--json")
    hook(agent_of(log), event(log, path, "PreCompact", trigger="auto"))
    told = watching.of("checkpoint", generation=1)
    assert (told["late"], told["refused"]) == (False, None)
    assert told["items"] > 0
    saved = Store(state_dir()).newest(agent_of(log), log.session)
    assert saved is not None
    boundary(log)
    given(log, render(saved).text, "SessionStart")
    said(log, "Going on.")
    grow(log, fake_home)
    assert watching.of("delivery")["delivery"] == "DELIVERED"
    assert watching.interrupt() == 0
    kinds = [json.loads(line)["event"] for line in watching.lines]
    assert kinds == ["checkpoint", "boundary", "delivery"]


def test_a_model_that_goes_on_without_the_pack_is_told(log: Log, fake_home: Path, watch: Start) -> None:
    path = log.path(fake_home)
    hook(agent_of(log), event(log, path, "PreCompact", trigger="auto"))
    watching = watch(path, "--json")
    said(log, "Still before it.")
    boundary(log)
    said(log, "I forgot everything.")
    grow(log, fake_home)
    told = watching.of("delivery")
    assert (told["generation"], told["delivery"]) == (1, "NOT_SEEN")
    assert watching.interrupt() == 0


def test_a_pack_that_the_client_cut_is_told(fake_home: Path, watch: Start) -> None:
    log = ClaudeLog()
    log.user("Never edit app/ledger.py.")
    path = log.write(fake_home)
    hook("claude", event(log, path, "PreCompact", trigger="auto"))
    saved = Store(state_dir()).newest("claude", log.session)
    assert saved is not None
    watching = watch(path, "--json")
    log.boundary()
    stub = f"<persisted-output>\nOutput too large (11.7KB). Full output saved to: /x\n\nPreview:\n{render(saved).text}"
    given(log, stub, "SessionStart")
    grow(log, fake_home)
    assert watching.of("delivery")["delivery"] == "TRUNCATED"


def test_a_compaction_that_no_hook_saw_gets_a_late_checkpoint(log: Log, fake_home: Path, watch: Start) -> None:
    install(log, fake_home)
    watching = watch(log.path(fake_home), "--json")
    boundary(log)
    grow(log, fake_home)
    told = watching.of("checkpoint")
    assert (told["generation"], told["late"]) == (1, True)
    assert watching.interrupt() == 0
    assert [(row.event, row.outcome) for row in all_rows()] == [("Late", "late_built")]


def test_damage_is_told_once(log: Log, fake_home: Path, watch: Start) -> None:
    path = log.path(fake_home)
    watching = watch(path, "--json")
    with path.open("ab") as file:
        file.write(b'{"type":"user","mess\n\xff\xfe\x00\n')
    first = watching.of("damage")
    assert first["reason"]
    log.raw(b'{"type":"user","mess')
    log.raw(b"\xff\xfe\x00")
    boundary(log)
    grow(log, fake_home)
    watching.of("boundary")
    assert watching.interrupt() == 0
    damage = [line for line in watching.lines if '"damage"' in line]
    assert len(damage) == len(set(damage)) == 2


def test_a_file_that_is_cut_and_written_anew_is_followed(log: Log, fake_home: Path, watch: Start) -> None:
    path = log.path(fake_home)
    watching = watch(path, "--json")
    boundary(log)
    grow(log, fake_home)
    watching.of("boundary", index=1)
    os.truncate(path, 0)
    time.sleep(0.7)
    path.write_bytes(log.data())
    said(log, "And on.")
    boundary(log)
    grow(log, fake_home)
    watching.of("boundary", index=2)
    assert watching.interrupt() == 0
    assert sum('"boundary"' in line for line in watching.lines) == 2


def test_a_file_that_is_replaced_is_followed(log: Log, fake_home: Path, watch: Start) -> None:
    path = log.path(fake_home)
    watching = watch(path, "--json")
    boundary(log)
    other = path.with_suffix(".new")
    other.write_bytes(log.data())
    other.replace(path)
    watching.of("boundary", index=1)
    assert watching.interrupt() == 0


def test_a_file_that_goes_away_and_comes_back(log: Log, fake_home: Path, watch: Start) -> None:
    path = log.path(fake_home)
    watching = watch(path, "--json")
    path.unlink()
    assert watching.of("removed")["path"] == str(path)
    boundary(log)
    path.write_bytes(log.data())
    watching.of("boundary", index=1)
    assert watching.interrupt() == 0
    assert sum('"removed"' in line for line in watching.lines) == 1


def test_a_file_that_moves_to_another_folder_is_found_again(fake_home: Path, watch: Start) -> None:
    """BR-067: entering a worktree moves the transcript while the session runs."""
    log = ClaudeLog()
    log.user("Hello there.")
    path = log.write(fake_home)
    watching = watch(path, "--json")
    folder = path.parent.with_name("-w-worktree")
    folder.mkdir()
    path.rename(folder / path.name)
    log.cwd = "/w/worktree"
    log.boundary()
    grow(log, fake_home)
    watching.of("boundary", index=1)
    assert watching.interrupt() == 0
    assert not any('"removed"' in line for line in watching.lines)


def test_lines_for_people_are_masked_and_hold_no_control(fake_home: Path, watch: Start) -> None:
    log = ClaudeLog()
    log.user("Hello there.")
    path = log.write(fake_home)
    watching = watch(path)
    log.boundary(trigger="auto\x1b[2J ghp_" + "x7Kq2Vb9Lm4Tz8Rw1Yc5Nd3Hf6Js0PaUe2Gi"[:36])
    grow(log, fake_home)
    line = watching.line_with("compaction 1")
    assert "ghp_" not in line
    assert "[REDACTED" in line
    assert watching.interrupt() == 0


def test_a_paused_guard_saves_nothing_late(fake_home: Path, watch: Start) -> None:
    file = Path(config_file())
    file.parent.mkdir(parents=True)
    file.write_text("pause = true")
    log = ClaudeLog()
    log.user("Hello there.")
    path = log.write(fake_home)
    install(log, fake_home)
    watching = watch(path, "--json")
    log.boundary()
    grow(log, fake_home)
    watching.of("boundary")
    assert watching.interrupt() == 0
    assert all_rows() == []


def test_a_reader_that_leaves_ends_it(fake_home: Path, watch: Start) -> None:
    log = ClaudeLog()
    log.user("Hello there.")
    path = log.write(fake_home)
    watching = watch(path, "--json")
    assert watching.process.stdout is not None
    watching.process.stdout.close()
    log.boundary()
    grow(log, fake_home)
    assert watching.process.wait(PATIENCE_S) == 0


def test_what_is_no_session_is_bad_input(fake_home: Path, watch: Start) -> None:
    watching = watch("nothing-like-it")
    assert watching.process.wait(PATIENCE_S) == 3
