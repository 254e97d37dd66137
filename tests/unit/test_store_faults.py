"""The N-th system call fails, for every N: what was stored stays whole, what is new is there whole or not at all."""

from __future__ import annotations

import errno
import fcntl
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.stores import (
    AGENT,
    SESSION,
    Disk,
    checkpoint,
    failing,
    faults,
    file_of,
    forked,
    interrupted,
    killed,
    status_of,
    temporaries,
)

from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.retention import ORPHAN_S
from compact_guard.core.checkpoint.store import Store

REASONS = {errno.EIO: "io", errno.ENOSPC: "full", errno.EACCES: "denied", errno.EROFS: "denied"}


def newest_texts(state: Path) -> list[str]:
    """The texts of the last three generations; each holds."""
    store = Store(str(state))
    found = []
    for generation in store.generations(AGENT, SESSION)[-3:]:
        found += [item.text for item in store.load(AGENT, SESSION, generation).items]
    assert store.quarantined(AGENT, SESSION) == {}
    return found


def pinned(state: Path) -> list[str]:
    return [pin.text for pin in Store(str(state)).pins(AGENT, SESSION)]


def pin(text: str) -> Pin:
    return Pin("0123456789ab", text, "pin", 1, None)


def succeeds(work: Callable[[], object], code: int) -> bool:
    """Whether it was done; where not, the reason fits what the system said."""
    try:
        work()
    except StoreError as error:
        refused = error
    else:
        return True
    assert refused.reason == REASONS[code], refused.message
    return False


def saves(state: Path, text: str) -> Callable[[], object]:
    return lambda: Store(str(state)).save(checkpoint(text))


@pytest.mark.parametrize("code", REASONS, ids=errno.errorcode.get)
def test_a_save_is_whole_or_not_at_all(tmp_path: Path, code: int) -> None:
    state, texts, outcomes = tmp_path / "state", ["0"], set()
    saves(state, "0")()
    for broken in faults(failing(code)):
        new = str(broken.at + 1)
        with broken.in_use():
            done = succeeds(saves(state, new), code)
        there = newest_texts(state)
        assert there in ([*texts, new][-3:], *([texts] if not done else [])), broken.calls
        assert temporaries(state) == [], broken.calls
        texts = there
        outcomes.add(done)
    assert outcomes == {False, True}


def test_a_name_comes_after_its_bytes_are_on_the_disk(tmp_path: Path) -> None:
    """A loss of power leaves no empty file under a good name: bytes, then the name, then the folder."""
    saves(tmp_path / "state", "0")()
    watched = Disk(10_000, interrupted)
    with watched.in_use():
        saves(tmp_path / "state", "1")()
        Store(str(tmp_path / "state")).add_pin(AGENT, SESSION, pin("a"))
    steps = [call for call in watched.calls if call in ("write", "fsync", "link", "rename")]
    assert steps[:4] == ["write", "fsync", "link", "fsync"]
    assert steps[-4:] == ["write", "fsync", "rename", "fsync"]


def test_a_first_save_is_whole_or_not_at_all(tmp_path: Path) -> None:
    for broken in faults(failing(errno.EIO)):
        state = tmp_path / str(broken.at)
        with broken.in_use():
            done = succeeds(saves(state, "new"), errno.EIO)
        assert newest_texts(state) in (["new"], *([[]] if not done else [])), broken.calls
        assert temporaries(state) == [], broken.calls
        saves(state, "newer")()
        assert newest_texts(state)[-1] == "newer"


def test_a_save_may_be_interrupted_anywhere(tmp_path: Path) -> None:
    state, texts = tmp_path / "state", ["0"]
    saves(state, "0")()
    for broken in faults(interrupted):
        new = str(broken.at + 1)
        try:
            with broken.in_use():
                saves(state, new)()
        except KeyboardInterrupt:
            assert broken.happened
        there = newest_texts(state)
        assert there in (texts, [*texts, new][-3:]), broken.calls
        assert temporaries(state) == [], broken.calls
        texts = there


def test_a_save_may_be_killed_anywhere(tmp_path: Path) -> None:
    state, texts, statuses = tmp_path / "state", ["0"], set()
    saves(state, "0")()
    for broken in faults(killed):
        new = str(broken.at + 1)

        def work(broken: Disk = broken, new: str = new) -> None:
            with broken.in_use():
                saves(state, new)()

        status = status_of(forked(work))
        started = time.monotonic()
        # The lock of the dead is free at once, and its temporary file in nobody's way.
        saves(state, f"after {new}")()
        assert time.monotonic() - started < 0.4
        there = newest_texts(state)
        assert there in ([*texts, f"after {new}"][-3:], [*texts, new, f"after {new}"][-3:])
        assert status != 0 or new in there
        texts = there
        statuses.add(status)
        if status != 0:
            broken.calls = ["in the other process"] * (broken.at + 1)
    assert statuses == {0, -9}
    left = temporaries(state)
    assert left, "no writer was killed between its file and the file's name"
    saves(state, "too early")()
    assert temporaries(state) == left
    for path in left:
        os.utime(path, (0, time.time() - ORPHAN_S - 60))
    saves(state, "late enough")()
    assert temporaries(state) == []


@pytest.mark.parametrize("code", [errno.EIO, errno.ENOSPC], ids=errno.errorcode.get)
def test_pins_are_the_old_or_the_new_ones(tmp_path: Path, code: int) -> None:
    state, texts = tmp_path / "state", ["0"]
    Store(str(state)).add_pin(AGENT, SESSION, pin("0"))
    for broken in faults(failing(code)):
        new = str(broken.at + 1)
        with broken.in_use():
            done = succeeds(lambda new=new: Store(str(state)).add_pin(AGENT, SESSION, pin(new)), code)  # type: ignore[misc]
        there = pinned(state)
        assert there in ([new], *([texts] if not done else [])), broken.calls
        assert temporaries(state) == [], broken.calls
        texts = there


@pytest.mark.parametrize("code", REASONS, ids=errno.errorcode.get)
def test_a_reading_that_fails_blames_no_file(tmp_path: Path, code: int) -> None:
    state = tmp_path / "state"
    saves(state, "good")()
    for broken in faults(failing(code)):
        with broken.in_use():
            succeeds(lambda: Store(str(state)).load(AGENT, SESSION, 1), code)
            succeeds(lambda: Store(str(state)).newest(AGENT, SESSION), code)
        assert newest_texts(state) == ["good"], broken.calls


def test_a_changed_generation_is_refused_whatever_fails(tmp_path: Path) -> None:
    for broken in faults(failing(errno.EIO)):
        state = tmp_path / str(broken.at)
        saves(state, "good")()
        with file_of(state, 1).open("r+b") as file:
            file.write(b"?")
        with broken.in_use(), pytest.raises(StoreError):
            Store(str(state)).load(AGENT, SESSION, 1)
        with pytest.raises(StoreError) as caught:
            Store(str(state)).load(AGENT, SESSION, 1)
        assert caught.value.reason in ("hash", "missing")
        assert Store(str(state)).quarantined(AGENT, SESSION) == {1: "hash"}


def test_descriptors_are_given_back_whatever_fails(tmp_path: Path) -> None:
    state = tmp_path / "state"
    saves(state, "good")()
    before = len(os.listdir("/dev/fd"))
    for broken in faults(failing(errno.EIO)):
        with broken.in_use():
            succeeds(saves(state, "more"), errno.EIO)
            succeeds(lambda: Store(str(state)).newest(AGENT, SESSION), errno.EIO)
    assert len(os.listdir("/dev/fd")) == before


def test_a_file_system_that_cannot_sync_folders_is_good_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sync = os.fsync

    def fsync(fd: int) -> None:
        if os.path.isdir(f"/dev/fd/{fd}"):
            raise OSError(errno.EINVAL, "Invalid argument")
        sync(fd)

    monkeypatch.setattr(os, "fsync", fsync)
    saves(tmp_path / "state", "one")()
    assert newest_texts(tmp_path / "state") == ["one"]


def test_a_file_system_without_locks_is_good_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def flock(fd: int, operation: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", flock)
    saves(tmp_path / "state", "one")()
    Store(str(tmp_path / "state")).add_pin(AGENT, SESSION, pin("a"))
    assert (newest_texts(tmp_path / "state"), pinned(tmp_path / "state")) == (["one"], ["a"])
