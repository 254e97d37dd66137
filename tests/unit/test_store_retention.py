"""What the store lets go of by itself, and what it keeps."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from tests.stores import AGENT, SESSION, checkpoint, file_of, folder_of

from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.retention import ORPHAN_S, Limits
from compact_guard.core.checkpoint.store import Store

DAY_S = 86400
OLD, OTHER, THIRD = (f"5f0c6c1e-0000-4000-8000-00000000000{number}" for number in (2, 3, 4))
SIZE = 4000
"""Bytes of one generation in these tests, roughly."""


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "state"


def save(state: Path, session: str = SESSION, limits: Limits | None = None) -> int:
    return Store(str(state), limits).save(checkpoint("x" * SIZE, session=session))


def age(path: Path, seconds: float) -> None:
    os.utime(path, (time.time() - seconds,) * 2)


def mark(state: Path, generation: int, suffix: str, session: str = SESSION) -> Path:
    path = folder_of(state, session) / f"{generation:06}.{suffix}"
    path.write_text("{}")
    path.chmod(0o600)
    return path


def generations(state: Path, session: str = SESSION) -> list[int]:
    return Store(str(state)).generations(AGENT, session)


def test_the_limits_are_the_contracts() -> None:
    assert (Limits().generations, Limits().total_bytes, Limits().days) == (20, 64 << 20, 90)


def test_twenty_generations_a_session_stay(state: Path) -> None:
    for _ in range(23):
        save(state)
    save(state, OTHER)
    assert generations(state) == list(range(4, 24))
    assert generations(state, OTHER) == [1]


def test_marks_go_with_their_generation(state: Path) -> None:
    limits = Limits(generations=2)
    for generation in (1, 2):
        save(state, limits=limits)
        mark(state, generation, "claim")
        mark(state, generation, "delivered")
    save(state, limits=limits)
    assert sorted(os.listdir(folder_of(state))) == ["000002.claim", "000002.delivered", "000002.json", "000003.json"]


@pytest.mark.parametrize(("days", "stays"), [(89, True), (91, False)])
def test_ninety_days(state: Path, days: int, stays: bool) -> None:
    for session in (OLD, SESSION):
        save(state, session)
        age(file_of(state, 1, session), days * DAY_S)
        age(mark(state, 1, "delivered", session), days * DAY_S)
    save(state)
    assert generations(state, OLD) == [1][:stays]
    assert generations(state) == [1, 2] if stays else [2]
    assert (folder_of(state, OLD) / "000001.delivered").exists() is stays
    assert folder_of(state, OLD).exists() is stays


def test_marks_without_their_generation_stay_as_long(state: Path) -> None:
    save(state)
    young, old = mark(state, 5, "claim"), mark(state, 6, "delivered")
    age(old, 91 * DAY_S)
    save(state)
    assert (young.exists(), old.exists()) == (True, False)


def test_a_file_from_the_future_is_not_old(state: Path) -> None:
    save(state, OLD)
    age(file_of(state, 1, OLD), -400 * DAY_S)
    save(state)
    assert generations(state, OLD) == [1]


GOING = ((OLD, 1), (OTHER, 1), (THIRD, 1), (OTHER, 2), (OLD, 2), (THIRD, 2))
"""Generations that a newer one stands for, the delivered one, those that wait for their delivery; by age."""


@pytest.mark.parametrize("fit", [7, 6, 5, 4, 3, 2, 1, 0])
def test_bytes_take_what_is_missed_least_first(state: Path, fit: int) -> None:
    for hours, session in enumerate((OLD, OTHER, THIRD)):
        for generation in (1, 2):
            save(state, session)
            age(file_of(state, generation, session), (9 - hours) * 3600)
    mark(state, 2, "delivered", OTHER)
    size = file_of(state, 1, OLD).stat().st_size
    save(state, limits=Limits(total_bytes=fit * size + 100))
    left = [one for one in GOING if one[1] in generations(state, one[0])]
    assert left == list(GOING[min(len(GOING), 7 - fit) :])
    assert generations(state) == [1], "what was just saved stays, whatever the limit is"


def test_quarantined_files_are_limited_too(state: Path) -> None:
    for _ in range(3):
        save(state)
    for generation in (1, 2):
        file_of(state, generation).chmod(0o644)
        with pytest.raises(StoreError):
            Store(str(state)).load(AGENT, SESSION, generation)
    old, young = sorted((state / "quarantine").iterdir())
    age(old, 91 * DAY_S)
    age(young, DAY_S)
    save(state)
    assert (old.exists(), young.exists()) == (False, True)
    size = file_of(state, 3).stat().st_size
    save(state, limits=Limits(total_bytes=3 * size + 100))
    assert (young.exists(), generations(state)) == (False, [3, 4, 5])


def test_pins_never_go_by_themselves(state: Path) -> None:
    Store(str(state)).add_pin(AGENT, OLD, Pin("a", "text", "pin", 1, None))
    age(next((state / "pins" / AGENT).iterdir()), 900 * DAY_S)
    save(state, limits=Limits(total_bytes=0))
    assert len(Store(str(state)).pins(AGENT, OLD)) == 1


def test_only_our_files_are_swept(state: Path, tmp_path: Path) -> None:
    save(state, OLD)
    folder, elsewhere = folder_of(state, OLD), tmp_path / "elsewhere.json"
    elsewhere.write_text("mine")
    foreign = [
        folder / name for name in ("notes.txt", "1.json", "0000001.json", "000001.json.bak", ".x.tmp", "٠٠٠٠٠١.json")
    ]
    foreign.append(state / "checkpoints" / AGENT / "notes")
    for path in foreign:
        path.write_text("mine")
        age(path, 900 * DAY_S)
    (folder / "000009.json").symlink_to(elsewhere)
    (folder / "000008.json").mkdir()
    os.utime(folder / "000009.json", (0, 0), follow_symlinks=False)
    age(folder / "000008.json", 900 * DAY_S)
    age(elsewhere, 900 * DAY_S)
    save(state, limits=Limits(generations=1, total_bytes=0, days=1))
    assert all(path.exists() for path in (*foreign, folder / "000009.json", folder / "000008.json", elsewhere))
    assert not (folder / "000001.json").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
def test_files_of_another_user_are_not_swept(state: Path) -> None:
    save(state, OLD)
    temporary = folder_of(state, OLD) / ".000002.json.0123456789abcdef.tmp"
    temporary.write_text("theirs")
    for path in (file_of(state, 1, OLD), temporary):
        age(path, 900 * DAY_S)
        os.chown(path, 12345, 12345)
    save(state)
    assert file_of(state, 1, OLD).exists()
    assert temporary.exists()


def test_what_killed_writers_left_goes_after_an_hour(state: Path) -> None:
    save(state, OLD)
    Store(str(state)).add_pin(AGENT, OLD, Pin("a", "text", "pin", 1, None))
    temporary = ".000002.json.0123456789abcdef.tmp"
    left = [folder_of(state, OLD) / temporary, state / "pins" / AGENT / temporary, state / "quarantine" / temporary]
    (state / "quarantine").mkdir(mode=0o700)
    for path in left:
        path.write_text("half")
        age(path, ORPHAN_S - 60)
    save(state)
    assert all(path.exists() for path in left)
    for path in left:
        age(path, ORPHAN_S + 60)
    save(state)
    assert not any(path.exists() for path in left)


def test_a_folder_that_cannot_be_trusted_is_not_swept(state: Path, tmp_path: Path) -> None:
    save(state, OLD)
    age(file_of(state, 1, OLD), 900 * DAY_S)
    elsewhere = tmp_path / "elsewhere"
    folder_of(state, OLD).rename(elsewhere)
    folder_of(state, OLD).symlink_to(elsewhere)
    assert save(state) == 1
    assert (elsewhere / "000001.json").exists()


def test_a_sweep_that_fails_does_not_fail_the_save(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("compact_guard.core.checkpoint.store.keep_within", fail)
    assert save(state) == 1
    assert generations(state) == [1]


def test_what_was_just_saved_stays_whatever_the_clock_of_the_disk_says(
    state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file server's clock may be a year behind."""
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 365 * DAY_S)
    assert save(state) == 1
    assert generations(state) == [1]
    assert save(state) == 2
    assert generations(state) == [2]
