"""Several hooks for one session: queued, registered twice, held up by another process."""

from __future__ import annotations

import os
import signal
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.door import all_rows, at_once, hook
from tests.restores import AGENTS, CORRECTION, Scene, said, worked
from tests.stores import forked

from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import deadline, room
from compact_guard.core.paths import state_dir

EIGHT = 8


def queued(home: Path, count: int = EIGHT) -> Scene:
    """A Codex session that was compacted again and again without a word between."""
    scene = worked("codex", home)
    for _ in range(count):
        assert scene.pre("manual").row.outcome == "saved"
        scene.compacted()
    return scene


def outcomes(name: str = "SessionStart") -> Counter[str]:
    return Counter(row.outcome for row in all_rows() if row.event == name)


def test_eight_queued_events_one_after_another_give_one_pack(fake_home: Path) -> None:
    scene = queued(fake_home)
    heard = [scene.start() for _ in range(EIGHT)]
    assert [said(one) for one in heard] == [("injected", 8, True)] + [("already_delivered", 8, False)] * 7
    assert [one.row.covered_by for one in heard] == [None] + [8] * 7
    assert {one.out for one in heard[1:]} == {b""}
    assert CORRECTION in (heard[0].pack or "")


def test_eight_events_at_once_give_one_pack(fake_home: Path) -> None:
    scene = queued(fake_home)
    heard = at_once("codex", [scene.payload("SessionStart", source="compact")] * EIGHT)
    assert {(one.code, one.err) for one in heard} == {(0, b"")}
    packs = [one.pack for one in heard if one.out]
    assert len(packs) == 1
    assert CORRECTION in (packs[0] or "")
    assert outcomes() == {"injected": 1, "already_delivered": 7}
    assert scene.marks() == ["000008.claim", "000008.delivered"]


@pytest.mark.parametrize("agent", AGENTS)
@pytest.mark.parametrize("offset_s", [0.0, 0.05])
def test_hooks_that_are_registered_twice_are_one(agent: str, offset_s: float, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    at_once(agent, [scene.payload("PreCompact", trigger="manual", prompt_id="p", turn_id="p")] * 2, offset_s=offset_s)
    assert outcomes("PreCompact") == {"saved": 1, "duplicate": 1}
    if agent == "codex":
        scene.compacted()
    heard = at_once(agent, [scene.payload("SessionStart", source="compact")] * 2, offset_s=offset_s)
    assert [one.pack is None for one in heard].count(False) == 1
    assert outcomes() == {"injected": 1, "already_delivered": 1}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_late_build_that_is_asked_for_twice_is_one(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    if agent == "codex":
        scene.compacted()
    heard = at_once(agent, [scene.payload("SessionStart", source="compact")] * 2)
    assert [one.pack is None for one in heard].count(False) == 1
    assert outcomes() == {"late_built": 1, "already_delivered": 1}
    assert scene.generations() == [1]


@pytest.mark.parametrize("agent", AGENTS)
def test_a_resume_that_is_told_twice_is_one(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    scene.pre()
    scene.compacted()
    heard = at_once(agent, [scene.payload("SessionStart", source="resume")] * 2)
    assert [one.pack is None for one in heard].count(False) == 1
    assert outcomes() == {"injected": 1, "nothing": 1}


class Held:
    """A process that holds the session's lock, for a `with`."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __enter__(self) -> None:
        told, tells = os.pipe()

        def hold() -> None:
            with Store(state_dir()).locked(self.scene.agent, self.scene.session):
                os.write(tells, b"!")
                signal.pause()

        self.pid = forked(hold)
        os.read(told, 1)
        os.close(told)
        os.close(tells)

    def __exit__(self, *_: object) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)


def test_without_the_lock_nothing_comes_and_that_is_said(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    scene.pre()
    with Held(scene):
        heard = scene.start()
    assert (heard.row.outcome, heard.row.reason, heard.pack) == ("failed", "busy", None)
    assert list(heard.answer) == ["systemMessage"]
    assert heard.answer["systemMessage"].startswith("NOT restored: ")
    # Nothing is used up by it.
    assert said(scene.start()) == ("injected", 1, True)


def test_what_came_meanwhile_is_no_failure(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    scene.pre()
    scene.start()
    with Held(scene):
        heard = scene.start()
    assert (said(heard), heard.row.covered_by, heard.out) == (("already_delivered", 1, False), 1, b"")


def test_a_save_during_a_restore_is_not_taken_for_delivered(fake_home: Path) -> None:
    """PreCompact of the next compaction goes on without the lock while SessionStart of the last one still writes."""
    scene = worked("claude", fake_home)
    scene.pre()
    (told, tells), (waits, goes) = os.pipe(), os.pipe()

    class Slow:
        """The system, on which somebody else gets ahead before the answer is written."""

        def __getattr__(self, name: str) -> object:
            return getattr(os, name)

        def write(self, fd: int, data: bytes) -> int:
            os.write(tells, b"!")
            os.read(waits, 1)
            return os.write(fd, data)

    def slow_down() -> None:
        deadline.WATCH_S = 60.0
        vars(room)["os"] = Slow()

    with ThreadPoolExecutor(1) as threads:
        payload = scene.payload("SessionStart", source="compact")
        first = threads.submit(hook, "claude", payload, before=slow_down)
        os.read(told, 1)
        second = scene.pre()
        os.write(goes, b"!")
        heard = first.result()
    assert (second.row.outcome, second.row.generation) == ("saved", 2)
    assert CORRECTION in (heard.pack or "")
    assert scene.marks() == ["000001.claim", "000001.delivered"]
    assert said(scene.start()) == ("injected", 2, True)
    for descriptor in (told, tells, waits, goes):
        os.close(descriptor)


def test_purging_beside_a_restore_is_no_error(fake_home: Path, guard: Guard) -> None:
    scene = worked("claude", fake_home)
    scene.pre()
    assert guard("purge", scene.session, "--yes").code == 0
    heard = scene.start()
    assert said(heard) == ("late_built", 1, True)
