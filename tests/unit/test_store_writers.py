"""Several processes on one state at once: writers, readers, the engineer's pins, holders of locks that die."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.stores import AGENT, SESSION, checkpoint, file_of, forked, status_of, temporaries

from compact_guard.core.checkpoint import locks
from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.retention import Limits
from compact_guard.core.checkpoint.store import Store

ALL = Limits(generations=10_000)
WRITERS, EACH = 20, 3


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "state"


def at_once(works: list[Callable[[], object]]) -> list[int]:
    """The statuses of processes that all begin at one moment."""
    waits, goes = os.pipe()

    def begin(work: Callable[[], object]) -> None:
        os.close(goes)
        os.read(waits, 1)
        work()

    pids = [forked(lambda work=work: begin(work)) for work in works]  # type: ignore[misc]
    os.close(waits)
    os.close(goes)
    return [status_of(pid) for pid in pids]


def writer(state: Path, number: int) -> Callable[[], object]:
    return lambda: [Store(str(state), ALL).save(checkpoint(f"{number}/{turn}")) for turn in range(EACH)]


def all_texts(state: Path) -> list[str]:
    store = Store(str(state))
    return [store.load(AGENT, SESSION, generation).items[0].text for generation in store.generations(AGENT, SESSION)]


def assert_none_lost(state: Path) -> None:
    texts = all_texts(state)
    assert Store(str(state)).generations(AGENT, SESSION) == list(range(1, WRITERS * EACH + 1))
    assert sorted(texts) == sorted(f"{number}/{turn}" for number in range(WRITERS) for turn in range(EACH))
    for number in range(WRITERS):
        own = [text for text in texts if text.startswith(f"{number}/")]
        assert own == sorted(own), "a writer's later checkpoint has a higher number"
    assert temporaries(state) == []


def test_twenty_writers_at_once_lose_nothing(state: Path) -> None:
    assert at_once([writer(state, number) for number in range(WRITERS)]) == [0] * WRITERS
    assert_none_lost(state)


def test_writers_that_cannot_get_the_lock_lose_nothing(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compact_guard.core.checkpoint.store._SHORT_WAIT_S", 0.0)
    with Store(str(state)).locked(AGENT, SESSION):
        assert at_once([writer(state, number) for number in range(WRITERS)]) == [0] * WRITERS
    assert_none_lost(state)


def test_writers_without_hard_links_lose_nothing(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def link(*args: object, **options: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    # The lock is all that keeps them apart: it may take them longer than a hook has.
    monkeypatch.setattr("compact_guard.core.checkpoint.store._SHORT_WAIT_S", 30.0)
    assert at_once([writer(state, number) for number in range(WRITERS)]) == [0] * WRITERS
    assert_none_lost(state)


def test_without_hard_links_and_without_the_lock_nothing_is_written(
    state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*args: object, **options: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    monkeypatch.setattr("compact_guard.core.checkpoint.store._SHORT_WAIT_S", 0.0)
    with Store(str(state)).locked(AGENT, SESSION), pytest.raises(StoreError) as caught:
        Store(str(state)).save(checkpoint("one"))
    assert (caught.value.reason, temporaries(state)) == ("busy", [])


def test_twenty_pins_at_once_are_all_kept(state: Path) -> None:
    def work(number: int) -> None:
        Store(str(state)).add_pin(AGENT, SESSION, Pin(str(number), f"text {number}", "pin", 1, None))

    assert at_once([lambda n=number: work(n) for number in range(WRITERS)]) == [0] * WRITERS  # type: ignore[misc]
    assert {pin.id for pin in Store(str(state)).pins(AGENT, SESSION)} == {str(number) for number in range(WRITERS)}


def test_edits_of_one_generation_at_once_are_one_edit(state: Path) -> None:
    Store(str(state)).save(checkpoint("as it was"))

    def work() -> None:
        try:
            Store(str(state)).save(checkpoint("edited"), base=1)
        except StoreError as error:
            os._exit(7 if error.reason == "conflict" else 1)

    statuses = at_once([work] * 10)
    assert sorted(statuses) == [0] + [7] * 9
    assert Store(str(state)).generations(AGENT, SESSION) == [1, 2]


def test_a_reader_beside_a_writer_sees_whole_generations(state: Path) -> None:
    Store(str(state)).save(checkpoint("x" * 50_000))

    def write() -> None:
        for _ in range(60):
            Store(str(state)).save(checkpoint("x" * 50_000))

    pid, seen = forked(write), [1]
    store = Store(str(state))
    while os.waitpid(pid, os.WNOHANG) == (0, 0):
        newest = store.newest(AGENT, SESSION)
        assert newest is not None
        seen.append(newest.generation)
    assert seen == sorted(seen)
    assert len(set(seen)) > 3
    assert store.quarantined(AGENT, SESSION) == {}
    assert store.generations(AGENT, SESSION) == list(range(42, 62))


def test_many_readers_quarantine_a_damaged_generation_once(state: Path) -> None:
    Store(str(state)).save(checkpoint("good"))
    with file_of(state, 1).open("r+b") as file:
        file.write(b"?")

    def work() -> None:
        with pytest.raises(StoreError) as caught:
            Store(str(state)).load(AGENT, SESSION, 1)
        assert caught.value.reason in ("hash", "missing")

    assert at_once([work] * 10) == [0] * 10
    assert len(list((state / "quarantine").iterdir())) == 1


def test_a_purge_beside_writers_harms_no_new_checkpoint(state: Path) -> None:
    def purge() -> None:
        for _ in range(30):
            Store(str(state)).purge_all()

    assert at_once([purge, *(writer(state, number) for number in range(5))]) == [0] * 6
    store = Store(str(state))
    assert store.save(checkpoint("last")) >= 1
    assert [one.error for one in store.verify(AGENT, SESSION) if one.error] == []
    assert temporaries(state) == []


def holder(state: Path) -> int:
    """A process that holds the lock by now."""
    told, tells = os.pipe()

    def hold() -> None:
        with Store(str(state)).locked(AGENT, SESSION):
            os.write(tells, b"!")
            time.sleep(60)

    pid = forked(hold)
    os.read(told, 1)
    os.close(told)
    os.close(tells)
    return pid


def test_a_lock_is_waited_for_only_so_long(state: Path) -> None:
    pid = holder(state)
    try:
        started = time.monotonic()
        with pytest.raises(StoreError) as caught, Store(str(state)).locked(AGENT, SESSION, wait_s=0.2):
            pass
        assert (caught.value.reason, 0.2 <= time.monotonic() - started < 1.0) == ("busy", True)
        assert locks.WAIT_S <= 2.0
        # A holder that sleeps does not cost the checkpoint.
        started = time.monotonic()
        assert Store(str(state)).save(checkpoint("saved all the same")) == 1
        assert time.monotonic() - started < 1.5
        with Store(str(state)).locked(AGENT, "another session", wait_s=0):
            pass
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def test_a_holder_that_is_killed_frees_its_lock(state: Path) -> None:
    pid = holder(state)
    os.kill(pid, signal.SIGKILL)
    assert status_of(pid) == -signal.SIGKILL
    with Store(str(state)).locked(AGENT, SESSION, wait_s=0):
        assert len(list((state / "locks").iterdir())) == 1


def test_a_lock_may_be_taken_again_inside_itself(state: Path) -> None:
    store = Store(str(state))
    with store.locked(AGENT, SESSION, wait_s=0):
        with store.locked(AGENT, SESSION, wait_s=0):
            assert store.save(checkpoint("one")) == 1
        with pytest.raises(StoreError), Store(str(state)).locked(AGENT, SESSION, wait_s=0):
            pass
    with Store(str(state)).locked(AGENT, SESSION, wait_s=0):
        pass


def test_a_lock_that_was_deleted_meanwhile_is_not_the_lock(state: Path) -> None:
    """Who waited on the deleted file must not go on beside who locks the new one."""
    first, waiting, inside = Store(str(state)), Store(str(state)), threading.Event()
    path = state / "locks"

    def wait() -> None:
        with waiting.locked(AGENT, SESSION, wait_s=10):
            inside.set()
            time.sleep(0.2)

    with first.locked(AGENT, SESSION):
        thread = threading.Thread(target=wait)
        thread.start()
        time.sleep(0.1)
        next(path.iterdir()).unlink()
        with Store(str(state)).locked(AGENT, SESSION, wait_s=0):
            pass
    assert inside.wait(5)
    with pytest.raises(StoreError), Store(str(state)).locked(AGENT, SESSION, wait_s=0):
        pass
    thread.join()
