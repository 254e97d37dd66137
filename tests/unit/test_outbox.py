"""The outbox on the disk: what waits, what went, and what is left where a process died in between."""

from __future__ import annotations

import json
import os
import stat
import time
from pathlib import Path

import pytest
from tests.outboxes import files_of, item_id, outbox_of, queue, stored
from tests.sessions import ClaudeLog, CodexLog
from tests.stores import CHANGES, Disk, checkpoint, faults, forked, killed, status_of

from compact_guard.core.checkpoint.names import key_of
from compact_guard.core.checkpoint.outbox import MOST_PARCELS, doubt_sent, pins_waiting
from compact_guard.core.checkpoint.parcel import Going
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks.main import outbox_is_empty
from compact_guard.core.paths import state_dir

AT = "2026-01-02T03:04:05.006Z"


def folder_of(log: ClaudeLog | CodexLog) -> Path:
    return next(Path(state_dir()).glob(f"outbox/*/{'?' * 32}"))


def going(names: dict[str, list[str]], nonce: str = "00c0ffee", prompt: str | None = "p1", attempt: int = 1) -> Going:
    return Going(AT, "UserPromptSubmit", attempt, nonce, names, prompt=prompt, size=7)


def send(log: ClaudeLog | CodexLog, names: dict[str, list[str]], prompt: str | None = "p1") -> None:
    outbox = outbox_of(log)
    outbox.claim(going(names, prompt=prompt))
    outbox.mark(going(names, prompt=prompt))


def texts(log: ClaudeLog | CodexLog) -> list[str]:
    return [item.text for parcel in outbox_of(log).waiting() for item in parcel.items]


def test_the_file_is_the_contracts_object_and_private(fake_home: Path) -> None:
    log = ClaudeLog()
    parcel = queue(log, "use blue")
    (file,) = stored(log)
    assert file["state"] == "waiting"
    assert file["id"] == parcel.id
    assert file["items"][0]["text"] == "use blue"
    assert file["at"].endswith("Z")
    path = next(folder_of(log).iterdir())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder_of(log).stat().st_mode) == 0o700


def test_parcels_wait_in_the_order_in_which_they_were_queued(fake_home: Path) -> None:
    log = ClaudeLog()
    for number in (3, 1, 2):
        queue(log, f"number {number}", at_ms=1_800_000_000_000 + number)
    assert texts(log) == ["number 1", "number 2", "number 3"]


def test_a_session_s_outbox_is_its_own(fake_home: Path) -> None:
    queue(ClaudeLog(1), "use blue")
    assert texts(ClaudeLog(2)) == []
    assert texts(CodexLog(1)) == []


def test_what_went_does_not_wait_and_is_seen_by_its_name(fake_home: Path) -> None:
    log = ClaudeLog()
    parcel = queue(log, "use blue")
    assert not outbox_is_empty("claude")
    send(log, {parcel.name: [item_id("use blue")]})
    assert texts(log) == []
    assert outbox_is_empty("claude")
    assert files_of(log) == [f"{parcel.name}.sent.json", "going.delivered"]
    assert stored(log)[0]["state"] == "sent"


def test_what_went_in_part_leaves_the_rest_waiting(fake_home: Path) -> None:
    log = ClaudeLog()
    parcel = queue(log, "use blue", "use red")
    send(log, {parcel.name: [item_id("use blue")]})
    assert texts(log) == ["use red"]
    assert sorted(one["state"] for one in stored(log)) == ["sent", "waiting"]


def test_an_empty_outbox_leaves_no_folder(fake_home: Path) -> None:
    log = ClaudeLog()
    parcel = queue(log, "use blue")
    assert outbox_of(log).remove(parcel.id)
    assert not outbox_of(log).remove(parcel.id)
    assert not list(Path(state_dir()).glob("outbox/claude/*"))
    parcel = queue(log, "use blue")
    send(log, {parcel.name: [item_id("use blue")]})
    outbox_of(log).settle()
    assert not list(Path(state_dir()).glob("outbox/claude/*"))


def test_what_waits_is_pinned_by_a_compaction(fake_home: Path) -> None:
    log = ClaudeLog()
    queue(log, "use blue", "use red", turn=4)
    queue(log, "use blue", turn=4)
    pins = pins_waiting(Store(state_dir()), "claude", log.session)
    assert [(pin.text, pin.kind, pin.turn) for pin in pins] == [("use blue", "pin", 4), ("use red", "pin", 4)]


def test_a_compaction_in_the_same_turn_casts_doubt(fake_home: Path) -> None:
    log = ClaudeLog()
    store = Store(state_dir())
    parcel = queue(log, "use blue")
    send(log, {parcel.name: [item_id("use blue")]}, prompt="p1")
    assert doubt_sent(store, "claude", log.session, "p2", automatic=False) == 0
    assert files_of(log) == []
    parcel = queue(log, "use blue")
    send(log, {parcel.name: [item_id("use blue")]}, prompt="p1")
    assert doubt_sent(store, "claude", log.session, "p1", automatic=True) == 1
    (file,) = stored(log)
    assert (file["state"], file["nonce"], file["size"], file["attempt"]) == ("unconfirmed", "00c0ffee", 7, 1)
    assert pins_waiting(store, "claude", log.session) == []
    assert not outbox_is_empty("claude")


def test_a_manual_compaction_casts_none(fake_home: Path) -> None:
    log = ClaudeLog()
    parcel = queue(log, "use blue")
    send(log, {parcel.name: [item_id("use blue")]}, prompt="p1")
    assert doubt_sent(Store(state_dir()), "claude", log.session, "p1", automatic=False) == 0
    assert texts(log) == []


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff", b'{"id":"a","at":"b","state":"waiting"}', b'{"id":"a","at":"b","state":"x","items":[]}']
    + [b'{"id":"a","at":"b","state":"waiting","items":[{"id":3}]}', b"[" * 100_000, b" " * (300 << 10)],
)
def test_a_damaged_file_waits_for_nobody(fake_home: Path, content: bytes) -> None:
    log = ClaudeLog()
    queue(log, "use blue")
    file = folder_of(log) / "0000000000001-abc.json"
    file.write_bytes(content)
    file.chmod(0o600)
    assert texts(log) == ["use blue"]
    assert outbox_of(log).put_aside_unreadable() == 1
    assert outbox_of(log).put_aside_unreadable() == 0
    assert texts(log) == ["use blue"]


def test_links_pipes_and_folders_in_the_outbox_are_no_parcels(fake_home: Path, tmp_path: Path) -> None:
    log = ClaudeLog()
    queue(log, "use blue")
    folder = folder_of(log)
    secret = tmp_path / "elsewhere.json"
    secret.write_text(json.dumps(stored(log)[0]))
    (folder / "1-a.json").symlink_to(secret)
    os.mkfifo(folder / "1-b.json")
    (folder / "1-c.json").mkdir()
    assert texts(log) == ["use blue"]
    assert outbox_of(log).put_aside_unreadable() == 3
    outbox_of(log).settle()
    assert secret.exists()


def test_there_is_an_end_to_what_waits(fake_home: Path) -> None:
    log = ClaudeLog()
    for number in range(MOST_PARCELS):
        queue(log, f"number {number}")
    with pytest.raises(StoreError) as caught:
        queue(log, "one more")
    assert caught.value.reason == "full"


def test_all_of_it_is_purged(fake_home: Path) -> None:
    log = ClaudeLog()
    parcel = queue(log, "use blue", "use red")
    send(log, {parcel.name: [item_id("use blue")]})
    outbox_of(log).claim(going({}, nonce="1"))
    queue(ClaudeLog(2), "another session's")
    purged = Store(state_dir()).purge("claude", log.session)
    assert purged.left == []
    assert purged.files == 4
    assert files_of(log) == []
    assert texts(ClaudeLog(2)) == ["another session's"]


class TestKilled:
    """A process that is killed before any of its system calls: whoever comes next finds one of two states."""

    def broken(self, disk: Disk, work: object) -> None:
        with disk.in_use():
            work()  # type: ignore[operator]

    def test_while_it_marks(self, fake_home: Path) -> None:
        for disk in faults(killed, calls=CHANGES):
            log = ClaudeLog()
            parcel = queue(log, "use blue", "use red")
            gone = going({parcel.name: [item_id("use blue")]})
            outbox_of(log).claim(gone)
            status = status_of(forked(lambda: self.broken(disk, lambda: outbox_of(log).mark(gone))))  # noqa: B023
            disk.calls += [""] * (disk.at + 1 if status else 0)
            outbox = outbox_of(log)
            if outbox.going(delivered=False) is not None:
                assert texts(log) == ["use blue", "use red"]
            else:
                assert set(texts(log)) == {"use red"}
                outbox.finish(outbox.going(delivered=True))
                assert texts(log) == ["use red"]
                assert [one["state"] for one in stored(log) if one["id"] == parcel.id] == ["sent"]
            Store(state_dir()).purge("claude", log.session)

    def test_while_it_casts_doubt(self, fake_home: Path) -> None:
        for disk in faults(killed, calls=CHANGES):
            log = ClaudeLog()
            parcel = queue(log, "use blue")
            send(log, {parcel.name: [item_id("use blue")]})
            status = status_of(forked(lambda: self.broken(disk, lambda: outbox_of(log).doubt("p1"))))  # noqa: B023
            disk.calls += [""] * (disk.at + 1 if status else 0)
            outbox = outbox_of(log)
            outbox.finish(outbox.going(delivered=True))
            states = [one["state"] for one in stored(log)]
            assert states in (["sent"], ["unconfirmed"])
            assert states == ["sent"] or texts(log) == ["use blue"]
            Store(state_dir()).purge("claude", log.session)

    def test_while_it_adds(self, fake_home: Path) -> None:
        for disk in faults(killed, calls=CHANGES):
            log = ClaudeLog()
            status = status_of(forked(lambda: self.broken(disk, lambda: queue(log, "use blue"))))  # noqa: B023
            disk.calls += [""] * (disk.at + 1 if status else 0)
            assert texts(log) in ([], ["use blue"])
            assert outbox_of(log).put_aside_unreadable() == 0 if files_of(log) else True
            Store(state_dir()).purge("claude", log.session)


def test_what_went_is_swept_after_a_day_and_what_waits_with_the_checkpoints(fake_home: Path) -> None:
    log, other = ClaudeLog(1), ClaudeLog(2)
    parcel = queue(log, "use blue")
    send(log, {parcel.name: [item_id("use blue")]})
    queue(other, "use red")
    store, day = Store(state_dir()), 86400
    store.save(checkpoint("anything", session=ClaudeLog(3).session))
    assert files_of(log)
    now = time.time()
    for path in Path(state_dir()).glob("outbox/*/*/*"):
        os.utime(path, (now, now - 2 * day))
    store.save(checkpoint("anything", session=ClaudeLog(3).session))
    assert not (Path(state_dir()) / "outbox" / "claude" / key_of(log.session)).exists()
    assert texts(other) == ["use red"]
    for path in Path(state_dir()).glob("outbox/*/*/*"):
        os.utime(path, (now, now - 91 * day))
    store.save(checkpoint("anything", session=ClaudeLog(3).session))
    assert not list(Path(state_dir()).glob("outbox/claude/*"))
