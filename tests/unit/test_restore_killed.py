"""kill -9 before the N-th system call of a restore, for every N: no pack is lost, none comes twice unsaid."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.door import STDOUT, Heard, hook
from tests.restores import AGENTS, CORRECTION, Scene, worked
from tests.sessions import ClaudeLog, CodexLog
from tests.stores import CALLS, Disk, killed

from compact_guard.core.audit import log
from compact_guard.core.checkpoint import descriptor, disk, locks
from compact_guard.core.hooks import room
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript import beyond

MODULES = (beyond, descriptor, disk, locks, log, room)
"""Whatever of a restore asks the system for something, from the session's lock to the audit row."""


class System(Disk):
    """The system calls of a whole restore; the fault comes before the N-th, from 0."""

    def put_in(self) -> None:
        """From now on, in this process."""
        for module in MODULES:
            module.os = self  # type: ignore[attr-defined]

    def __getattr__(self, name: str) -> Any:
        real = getattr(os, name)
        return self._counted(name, real) if name in CALLS | {"pread"} else real


class Changes(System):
    """Only calls that change what lies on the disk: between them a kill leaves one and the same state."""

    def __getattr__(self, name: str) -> Any:
        real = getattr(os, name)
        return self._counted(name, real) if name in ("fchmod", "link", "mkdir", "rename", "unlink", "write") else real


class Answered(System):
    """The fault comes right after the answer was written."""

    def write(self, fd: int, data: bytes) -> int:
        written = os.write(fd, data)
        if fd == STDOUT:
            self.fault()
        return written


@pytest.fixture(autouse=True)
def near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A state folder with few folders above it: each of them is a system call, time and again."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        monkeypatch.setenv("COMPACT_GUARD_STATE", f"{folder}/s")
        yield


def interrupted(scene: Scene, system: System, source: str = "compact") -> Heard:
    """The answer to a SessionStart whose hook is killed."""
    return hook(scene.agent, scene.payload("SessionStart", source=source), before=system.put_in)


def every_kill(scene: Scene, system: type[System] = System) -> Iterator[tuple[Heard, int]]:
    """The answer of a restore that is killed at each system call in turn; last that of an unhurt one."""
    state, kept = Path(state_dir()), Path(state_dir()).with_name("kept")
    state.mkdir(mode=0o700, exist_ok=True)
    shutil.copytree(state, kept)
    for at in range(400):
        shutil.rmtree(state)
        shutil.copytree(kept, state)
        heard = interrupted(scene, system(at, killed))
        yield heard, at
        if heard.code == 0:
            assert at > 10, "the fault reached hardly anything"
            return
        assert heard.code == -9
    raise AssertionError("every run was killed")


def saved(agent: str, home: Path) -> Scene:
    """A session that is due to get its pack back."""
    scene = worked(agent, home)
    scene.pre()
    return scene.compacted() if agent == "codex" else scene


def came(heard: Heard) -> bool:
    """Whether the whole pack was written."""
    try:
        return heard.pack is not None and CORRECTION in heard.pack
    except ValueError:
        return False


def assert_once(first: Heard, second: Heard, at: int) -> str:
    """Between the two the pack came once; or twice, and that was said."""
    outcome = second.row.outcome
    if came(first):
        assert outcome in ("already_delivered", "redelivered", "nothing"), at
        assert came(second) == (outcome == "redelivered"), at
    else:
        assert outcome in ("injected", "late_built", "redelivered"), at
        assert came(second), at
    return outcome


@pytest.mark.parametrize("agent", AGENTS)
def test_the_event_after_a_kill_loses_nothing(agent: str, fake_home: Path) -> None:
    scene = saved(agent, fake_home)
    outcomes = {assert_once(heard, scene.start(), at) for heard, at in every_kill(scene)}
    assert outcomes == {"injected", "redelivered", "already_delivered"}
    again = scene.start()
    assert (again.row.outcome, again.out) == ("already_delivered", b"")


def test_a_resume_after_a_kill_loses_nothing(fake_home: Path) -> None:
    scene = saved("claude", fake_home)
    before = scene.path.read_bytes()
    after = scene.compacted().say("Go on.", "I do.").path.read_bytes()
    outcomes = set()
    scene.path.write_bytes(before)
    for heard, at in every_kill(scene, Changes):
        scene.path.write_bytes(after)
        outcomes.add(assert_once(heard, scene.start("resume"), at))
        scene.path.write_bytes(before)
    assert outcomes == {"injected", "redelivered", "nothing"}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_late_build_that_is_killed_loses_nothing(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    if agent == "codex":
        scene.compacted()
    outcomes = {assert_once(heard, scene.start(), at) for heard, at in every_kill(scene, Changes)}
    assert outcomes == {"late_built", "injected", "redelivered", "already_delivered"}


def test_a_pack_that_the_transcript_shows_is_not_given_again(fake_home: Path) -> None:
    """Killed between the write and the mark; the client took what was written all the same."""
    scene = saved("claude", fake_home)
    heard = interrupted(scene, Answered(-1, killed))
    assert (heard.code, came(heard), scene.marks()) == (-9, True, ["000001.claim"])
    scene.compacted()
    attachment = {"type": "hook_additional_context", "content": [heard.pack], "hookEvent": "SessionStart"}
    assert isinstance(scene.log, ClaudeLog)
    scene.log.chained("attachment", {"attachment": attachment})
    scene.write()
    again = scene.start("resume")
    assert (again.row.outcome, again.row.covered_by, again.out) == ("already_delivered", 1, b"")
    assert scene.mark(1)["source"] == "seen"
    # Marks that the disk lost do not matter either.
    for mark in scene.folder.glob("000001.[cd]*"):
        mark.unlink()
    assert scene.start("resume").row.outcome == "already_delivered"
    # The next compaction is another one, whether or not it had a PreCompact.
    assert scene.start("compact").row.outcome == "late_built"


def test_codex_shows_a_pack_to_the_next_of_the_queue(fake_home: Path) -> None:
    scene = saved("codex", fake_home)
    heard = interrupted(scene, Answered(-1, killed))
    assert (heard.code, came(heard), scene.marks()) == (-9, True, ["000001.claim"])
    kinds = {"internal_chat_message_metadata_passthrough": {"content_item_kinds": ["hooks.additional_context"]}}
    assert isinstance(scene.log, CodexLog)
    scene.log.message("developer", heard.pack or "", **kinds)
    scene.write()
    again = scene.start()
    assert (again.row.outcome, again.row.covered_by, again.out) == ("already_delivered", 1, b"")


@pytest.mark.parametrize("agent", AGENTS)
def test_after_two_attempts_that_broke_off_it_gives_up_and_says_so(agent: str, fake_home: Path) -> None:
    scene = saved(agent, fake_home)
    for attempt in (1, 2):
        assert interrupted(scene, Answered(-1, killed)).code == -9
        assert scene.mark(1, ".claim")["attempt"] == attempt
    heard = scene.start()
    assert (heard.row.outcome, heard.row.generation, heard.pack) == ("gave_up", 1, None)
    assert list(heard.answer) == ["systemMessage"]
    assert heard.answer["systemMessage"].startswith("NOT restored: ")
    assert heard.answer["systemMessage"].endswith("; run compact-guard doctor")
    # The next compaction is not worse off for it.
    scene.say("Go on.", "I do.")
    assert scene.compaction().row.outcome == "injected"
