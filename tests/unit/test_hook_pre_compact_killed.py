"""kill -9 before each change that a save makes on the disk: nothing that was said or chosen is lost."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.door import hook
from tests.outboxes import outbox_of, prompt, queue
from tests.restores import AGENTS, CORRECTION, Scene, worked
from tests.stores import CHANGES, Disk, killed

from compact_guard.core.audit import log
from compact_guard.core.checkpoint import descriptor, disk, locks
from compact_guard.core.paths import state_dir

MODULES = (descriptor, disk, locks, log)


class Changed(Disk):
    """Its faults come before calls after which others may find something else."""

    def __init__(self, at: int) -> None:
        super().__init__(at, killed, CHANGES)

    def put_in(self) -> None:
        for module in MODULES:
            vars(module)["os"] = self


@pytest.fixture(autouse=True)
def near(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        monkeypatch.setenv("COMPACT_GUARD_STATE", f"{folder}/s")
        yield


def every_kill(scene: Scene) -> Iterator[int]:
    """After a save that was killed before each change in turn."""
    state, kept = Path(state_dir()), Path(state_dir()).with_name("kept")
    state.mkdir(mode=0o700, exist_ok=True)
    shutil.copytree(state, kept)
    id = {"prompt_id": "p1"} if scene.agent == "claude" else {"turn_id": "p1"}
    for at in range(200):
        shutil.rmtree(state)
        shutil.copytree(kept, state)
        heard = hook(scene.agent, scene.payload("PreCompact", trigger="auto", **id), before=Changed(at).put_in)
        yield at
        if heard.code == 0:
            assert at > 3, "the fault reached hardly anything"
            return
        assert heard.code == -9
    raise AssertionError("every run was killed")


@pytest.mark.parametrize("agent", AGENTS)
def test_what_was_said_comes_back_all_the_same(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    before, outcomes = scene.path.read_bytes(), set()
    for at in every_kill(scene):
        if agent == "codex":
            scene.compacted()
        heard = scene.start()
        assert CORRECTION in (heard.pack or ""), at
        outcomes.add(heard.row.outcome)
        assert scene.start().pack is None, at
        scene.put_back(before)
    assert outcomes == {"late_built", "injected"}


@pytest.mark.parametrize("agent", AGENTS)
def test_what_waited_or_was_in_doubt_is_kept(agent: str, fake_home: Path) -> None:
    """One parcel goes with the prompt in whose turn the compaction comes; another one waits."""
    scene = worked(agent, fake_home)
    queue(scene.log, "use blue for the header")
    assert prompt(scene.log, scene.path, "p1").pack is not None
    queue(scene.log, "never force-push")
    for at in every_kill(scene):
        texts = {item.text for parcel in outbox_of(scene.log).parcels() for item in parcel.items}
        assert {"use blue for the header", "never force-push"} <= texts, at
        assert scene.pre().row.outcome in ("saved", "duplicate"), at
        newest = scene.stored(scene.generations()[-1])
        assert "never force-push" in [item.text for item in newest.items], at
