"""Purging deletes all that is ours, and nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.stores import AGENT, SESSION, checkpoint, file_of, folder_of

from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.names import key_of
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.store import Store

OTHER = "5f0c6c1e-0000-4000-8000-000000000002"
KEY = key_of(SESSION)


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """Two sessions with all that a session can have, and an audit."""
    state = tmp_path / "state"
    for session in (SESSION, OTHER):
        store = Store(str(state))
        store.save(checkpoint("changed", session=session))
        store.save(checkpoint("a secret place", session=session))
        file_of(state, 1, session).chmod(0o644)
        with pytest.raises(StoreError):
            store.load(AGENT, session, 1)
        store.add_pin(AGENT, session, Pin("a", "text", "pin", 1, None))
        for mark in ("000001.claim", "000002.claim", "000002.delivered", ".000003.json.0123456789abcdef.tmp"):
            (folder_of(state, session) / mark).write_text("{}")
        outbox = state / "outbox" / AGENT / key_of(session)
        outbox.mkdir(mode=0o700, parents=True)
        (outbox / "0001.json").write_text("{}")
    (state / "audit").mkdir(mode=0o700)
    (state / "audit" / "2026-01.jsonl").write_text("{}\n")
    return state


def files(state: Path) -> set[str]:
    return {str(path.relative_to(state)) for path in state.rglob("*") if not path.is_dir() or path.is_symlink()}


def test_a_session_is_deleted_whole_and_alone(state: Path) -> None:
    before = files(state)
    mine = {name for name in before if KEY in name}
    purged = Store(str(state)).purge(AGENT, SESSION)
    assert (files(state), purged.left) == (before - mine, [])
    assert purged.files == len(mine) - 1, "the lock is no data"
    assert not folder_of(state).exists()
    assert Store(str(state)).save(checkpoint("anew")) == 1


def test_a_purge_that_is_not_meant_only_counts(state: Path) -> None:
    before, store = files(state), Store(str(state))
    counts = (store.purge(AGENT, SESSION, really=False).files, store.purge_all(really=False).files)
    assert files(state) == before
    assert counts == (store.purge(AGENT, SESSION).files, counts[0] + store.purge_all().files)


def test_all_is_deleted_with_the_folder(state: Path) -> None:
    purged = Store(str(state)).purge_all()
    assert (purged.left, state.exists()) == ([], False)
    assert Store(str(state)).purge_all().files == 0


def test_what_is_not_ours_is_left_and_named(state: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "000001.json").write_text("mine")
    foreign = {
        "notes.txt",
        "checkpoints/readme",
        f"checkpoints/{AGENT}/short",
        f"checkpoints/{AGENT}/{KEY}/1.json",
        f"checkpoints/{AGENT}/{KEY}/sub",
        f"pins/{AGENT}/list.json",
        "audit/2026-01.jsonl.bak",
        "quarantine/mine.json",
        "locks/x.lock",
        "other",
    }
    for name in foreign - {f"checkpoints/{AGENT}/{KEY}/sub", "other"}:
        (state / name).write_text("mine")
    (state / "other").mkdir()
    (state / f"checkpoints/{AGENT}/{KEY}/sub").symlink_to(elsewhere)
    assert Store(str(state)).purge(AGENT, SESSION).left == [
        f"checkpoints/{AGENT}/{KEY}/1.json",
        f"checkpoints/{AGENT}/{KEY}/sub",
    ]
    purged = Store(str(state)).purge_all()
    assert set(purged.left) == foreign
    assert files(state) | {"other"} == foreign
    assert (elsewhere / "000001.json").read_text() == "mine"


def test_links_with_our_names_go_and_their_targets_stay(state: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_text("mine")
    for name in (f"checkpoints/{AGENT}/{KEY}/000007.json", f"outbox/{AGENT}/{KEY}/7.json", "audit/2026-02.jsonl"):
        (state / name).symlink_to(target)
    assert Store(str(state)).purge_all().left == []
    assert (target.read_text(), state.exists()) == ("mine", False)


def test_a_folder_that_is_a_link_is_left(state: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    folder_of(state).rename(elsewhere)
    folder_of(state).symlink_to(elsewhere)
    before = sorted(os.listdir(elsewhere))
    assert Store(str(state)).purge(AGENT, SESSION).left == [f"checkpoints/{AGENT}/{KEY}"]
    assert sorted(os.listdir(elsewhere)) == before


def test_a_state_that_others_could_write_into_can_be_purged(state: Path) -> None:
    for folder in ("", "checkpoints", f"checkpoints/{AGENT}", f"checkpoints/{AGENT}/{KEY}", "pins"):
        (state / folder).chmod(0o777)
    assert Store(str(state)).purge_all().left == []
    assert not state.exists()


def test_a_purge_goes_not_past_who_holds_the_session(state: Path) -> None:
    before = files(state)
    with Store(str(state)).locked(AGENT, SESSION), pytest.raises(StoreError) as caught:
        Store(str(state)).purge(AGENT, SESSION)
    assert (caught.value.reason, files(state)) == ("busy", before)
