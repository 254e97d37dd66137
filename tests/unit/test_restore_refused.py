"""A checkpoint that is not what was stored is never given: nothing comes in its place, and the person is told why."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.door import Heard
from tests.restores import AGENTS, CORRECTION, Scene, said, worked
from tests.stores import checkpoint

from compact_guard.core.checkpoint.seal import seal
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks.answer import Outcome
from compact_guard.core.hooks.event import event_of
from compact_guard.core.hooks.room import Room
from compact_guard.core.hooks.session_start import handle
from compact_guard.core.paths import state_dir


def due(agent: str, home: Path) -> Scene:
    """A session whose pack is due."""
    scene = worked(agent, home)
    scene.pre()
    return scene.compacted() if agent == "codex" else scene


def assert_refused(heard: Heard, reason: str, generation: int = 1) -> None:
    assert (heard.row.outcome, heard.row.reason, heard.row.generation) == ("refused", reason, generation)
    assert list(heard.answer) == ["systemMessage"]
    line = heard.answer["systemMessage"]
    assert line.startswith("NOT restored: ")
    assert line.endswith("; run compact-guard doctor")
    assert CORRECTION not in line


def changed(scene: Scene, **fields: Any) -> bytes:
    """The stored generation with other fields, sealed anew: as somebody would who knows the format."""
    made = scene.stored(1)
    for name, value in fields.items():
        setattr(made, name, value)
    return seal(made)


@pytest.mark.parametrize("agent", AGENTS)
def test_a_changed_byte_is_refused_and_stays_refused(agent: str, fake_home: Path) -> None:
    scene = due(agent, fake_home)
    data = bytearray(scene.file(1).read_bytes())
    data[len(data) // 2] ^= 1
    scene.file(1).write_bytes(data)
    assert_refused(scene.start(), "hash")
    assert not scene.file(1).exists()
    assert Store(state_dir()).quarantined(agent, scene.session) == {1: "hash"}
    # The same event again, and a resume of the session.
    assert_refused(scene.start(), "hash")
    if agent == "claude":
        scene.compacted()
    assert_refused(scene.start("resume"), "hash")
    assert scene.marks() == []


@pytest.mark.parametrize("agent", AGENTS)
def test_the_next_compaction_is_not_worse_off(agent: str, fake_home: Path) -> None:
    scene = due(agent, fake_home)
    scene.file(1).write_bytes(scene.file(1).read_bytes()[:-9])
    assert_refused(scene.start(), "hash")
    if agent == "claude":
        scene.compacted()
    scene.say("From now on every amount is in cents", "Noted.")
    heard = scene.compaction()
    assert said(heard) == ("injected", 2, True)
    assert "every amount is in cents" in (heard.pack or "")


def test_no_byte_can_be_changed(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("claude", fake_home).say("Use a unique constraint, not locks.")
    scene.pre()
    data, payload = scene.file(1).read_bytes(), scene.payload("SessionStart", source="compact")
    quarantine, answers = Path(state_dir()) / "quarantine", list[Outcome]()
    monkeypatch.setattr(Room, "answer", lambda _, outcome: answers.append(outcome))
    assert len(data) < 4000

    def put(changed: bytes) -> None:
        scene.file(1).write_bytes(changed)
        scene.file(1).chmod(0o600)

    for at in range(len(data)):
        put(data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :])
        outcome = handle(event_of(payload, "claude"), Room("SessionStart"))
        assert (outcome.outcome, outcome.reason, outcome.context) == ("refused", "hash", None), at
        assert (outcome.line or "").startswith("NOT restored: ")
        shutil.rmtree(quarantine)
    assert answers == []
    put(data)
    assert handle(event_of(payload, "claude"), Room("SessionStart")).outcome == "injected"
    assert len(answers) == 1


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o622, 0o644])
def test_a_file_that_others_may_read_or_change(mode: int, fake_home: Path) -> None:
    scene = due("claude", fake_home)
    scene.file(1).chmod(mode)
    assert_refused(scene.start(), "mode")


@pytest.mark.skipif(os.geteuid() != 0, reason="only the system's owner can give a file away")
def test_a_file_of_another_user(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    os.chown(scene.file(1), 12345, 12345)
    assert_refused(scene.start(), "owner")


def test_a_link_to_a_file_that_would_hold(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    elsewhere = fake_home / "elsewhere.json"
    scene.file(1).rename(elsewhere)
    scene.file(1).symlink_to(elsewhere)
    assert_refused(scene.start(), "link")
    assert elsewhere.exists()


@pytest.mark.parametrize("kind", ["folder", "fifo"])
def test_what_is_no_file(kind: str, fake_home: Path) -> None:
    scene = due("claude", fake_home)
    scene.file(1).unlink()
    if kind == "folder":
        scene.file(1).mkdir()
    else:
        os.mkfifo(scene.file(1), 0o600)
    assert_refused(scene.start(), "kind")


@pytest.mark.parametrize("agent", AGENTS)
def test_a_checkpoint_of_another_session(agent: str, fake_home: Path) -> None:
    scene, other = due(agent, fake_home), worked(agent, fake_home, 2)
    other.pre()
    shutil.copy(other.file(1), scene.file(1))
    assert_refused(scene.start(), "session")
    assert other.file(1).exists()


def test_a_checkpoint_of_another_agent(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    theirs = checkpoint("from elsewhere", session=scene.session, agent="codex")
    Store(state_dir()).save(theirs)
    path = Path(state_dir()) / "checkpoints/codex" / scene.folder.name / "000001.json"
    shutil.copy(path, scene.file(1))
    assert_refused(scene.start(), "agent")


def test_a_copy_of_another_generation(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    shutil.copy(scene.file(1), scene.file(2))
    assert_refused(scene.start(), "generation", 2)


def test_one_that_another_version_wrote_is_left_where_it_is(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    fields = json.loads(scene.file(1).read_bytes())
    made = scene.stored(1)
    made.as_dict = lambda: {**type(made).as_dict(made), "format": 2}  # type: ignore[method-assign]
    scene.file(1).write_bytes(seal(made))
    assert_refused(scene.start(), "format")
    assert scene.file(1).exists()
    assert fields["format"] == 1


def test_one_that_is_sealed_anew_but_says_nonsense(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    scene.file(1).write_bytes(changed(scene, nonce=None))
    assert_refused(scene.start(), "form")


def test_a_state_folder_that_others_may_write_into(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    os.chmod(state_dir(), 0o777)
    heard = scene.start()
    # Not even a row can be written safely there.
    assert (heard.code, heard.err, heard.rows) == (0, b"", [])
    assert list(heard.answer) == ["systemMessage"]
    assert heard.answer["systemMessage"].startswith("NOT restored: ")


def test_a_mark_that_cannot_be_read_is_a_mark(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    scene.start()
    for damage in (b"", b"{", b"[]", b'{"size":"much"}', b"\xff" * 9000):
        (scene.folder / "000001.delivered").write_bytes(damage)
        assert scene.start().row.outcome == "already_delivered"
    (scene.folder / "000001.delivered").unlink()
    for damage in (b"", b"{", b'{"attempt":true}', b"\xff" * 9000):
        (scene.folder / "000001.claim").write_bytes(damage)
        assert scene.start().row.outcome == "redelivered"
        (scene.folder / "000001.delivered").unlink()


def test_a_delivered_one_that_is_damaged_afterwards_costs_only_itself(fake_home: Path) -> None:
    scene = due("claude", fake_home)
    scene.start()
    scene.file(1).write_bytes(b"?")
    assert scene.start().row.outcome == "already_delivered"
    scene.compacted().say("From now on every amount is in cents", "Noted.")
    # A compaction of which nothing was saved, and nothing that holds to carry over from: all of it is read again.
    heard = scene.start()
    assert said(heard) == ("late_built", 2, True)
    assert CORRECTION in (heard.pack or "")
    assert "every amount is in cents" in (heard.pack or "")
