"""Claim, write, mark: what a delivery leaves and says where one of the three goes wrong."""

from __future__ import annotations

import errno
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.door import STDOUT, Heard, hook
from tests.restores import Scene, said, worked

from compact_guard.core.audit.log import Row
from compact_guard.core.checkpoint import disk
from compact_guard.core.checkpoint.marks import CLAIM, DELIVERED, Mark, Marks
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.hooks import room
from compact_guard.core.hooks.lines import not_restored, offered, restored
from compact_guard.core.i18n import set_language
from compact_guard.core.paths import state_dir


def due(home: Path) -> Scene:
    scene = worked("claude", home)
    scene.pre()
    return scene


def told(scene: Scene, before: Callable[[], object]) -> Heard:
    return hook("claude", scene.payload("SessionStart", source="compact"), before=before)


def failing(suffix: str, code: int = errno.ENOSPC) -> Callable[[], None]:
    """Writing marks of a kind fails."""

    def write(self: Marks, generation: int, mark: Mark) -> None:
        raise StoreError({errno.ENOSPC: "full", errno.EACCES: "denied"}[code], "no room")

    def put_in() -> None:
        setattr(Marks, {CLAIM: "claim", DELIVERED: "deliver"}[suffix], write)

    return put_in


def test_what_cannot_be_claimed_is_not_given(fake_home: Path) -> None:
    scene = due(fake_home)
    heard = told(scene, failing(CLAIM))
    assert (heard.row.outcome, heard.row.reason, heard.pack) == ("failed", "full", None)
    assert heard.answer["systemMessage"].startswith("NOT restored: ")
    assert said(scene.start()) == ("injected", 1, True)


def test_what_cannot_be_marked_was_given_and_says_so_the_next_time(fake_home: Path) -> None:
    scene = due(fake_home)
    heard = told(scene, failing(DELIVERED, errno.EACCES))
    assert (said(heard), heard.row.reason) == (("injected", 1, True), "unmarked-denied")
    assert said(scene.start()) == ("redelivered", 1, True)


@pytest.mark.parametrize("closed", [False, True], ids=["nobody reads", "closed"])
def test_what_nobody_took_was_not_given(closed: bool, fake_home: Path) -> None:
    scene = due(fake_home)

    def before() -> None:
        if closed:
            os.close(STDOUT)
            return
        reads, writes = os.pipe()
        os.close(reads)
        os.dup2(writes, STDOUT)

    heard = told(scene, before)
    assert (heard.row.outcome, heard.row.reason) == ("failed", "stdout")
    assert scene.marks() == ["000001.claim"]
    assert said(scene.start()) == ("redelivered", 1, True)


def test_an_answer_that_goes_out_in_pieces_is_whole(fake_home: Path) -> None:
    scene = due(fake_home)

    class Small:
        def __getattr__(self, name: str) -> object:
            return getattr(os, name)

        def write(self, fd: int, data: bytes) -> int:
            return os.write(fd, data[:100])

    heard = told(scene, lambda: vars(room).update(os=Small()))
    assert said(heard) == ("injected", 1, True)
    assert scene.marks() == ["000001.claim", "000001.delivered"]


def test_a_reader_who_stops_reading_costs_the_pack_but_no_time(fake_home: Path) -> None:
    scene = due(fake_home)
    reads, writes = os.pipe()
    os.set_blocking(writes, False)
    while True:
        try:
            os.write(writes, b"x" * 4096)
        except BlockingIOError:
            break
    os.set_blocking(writes, True)
    heard = told(scene, lambda: os.dup2(writes, STDOUT))
    os.close(reads)
    os.close(writes)
    assert (heard.code, heard.row.outcome, heard.row.reason) == (0, "failed", "deadline")
    assert scene.marks() == ["000001.claim"]
    assert said(scene.start()) == ("redelivered", 1, True)


def test_the_row_names_what_came(fake_home: Path, guard: Guard) -> None:
    scene = due(fake_home)
    row: Row = scene.start().row
    kept = scene.stored(1)
    assert (row.surface, row.client, row.size) == ("claude/api", "2.1.332", kept.source.size)
    assert sum(count for kind, count in row.counts.items() if kind not in ("left_out", "unread_bytes")) == len(
        kept.items
    )


def test_the_line_counts_what_came_and_what_did_not(fake_home: Path) -> None:
    scene = Scene("claude", fake_home)
    for number in range(60):
        scene.say(f"Never touch the file number {number} below src/legacy, it is frozen " + "x" * 120 + ".", "Noted.")
    scene.pre()
    heard = scene.start()
    shown, left_out = heard.row.counts["constraint"], heard.row.counts["left_out"]
    assert shown + left_out >= 60
    line = heard.answer["systemMessage"]
    assert line.startswith(f"restored {shown + heard.row.counts.get('recent', 0)} items ({shown} constraints")
    assert line.endswith(f", {left_out} left out, generation 1")
    assert heard.row.units is not None
    assert heard.row.units <= 9500


class TestLines:
    def test_restored(self) -> None:
        shown = {"pin": 1, "correction": 3, "decision": 2, "evidence": 1, "recent": 7}
        assert restored(shown, 6, 3) == (
            "restored 14 items (1 pin, 3 corrections, 2 decisions, 1 piece of evidence, 7 recent), "
            "6 left out, generation 3"
        )
        assert restored({"todo": 1}, 0, 1) == "restored 1 item (1 todo), 0 left out, generation 1"

    def test_not_restored(self) -> None:
        assert not_restored("hash") == (
            "NOT restored: the checkpoint was changed after it was sealed; run compact-guard doctor"
        )
        assert not_restored("whatever") == "NOT restored: whatever; run compact-guard doctor"

    def test_offered_names_the_session_and_nothing_that_a_terminal_would_obey(self) -> None:
        assert "compact-guard abc-1 shows" in offered("abc-1")
        hostile = offered("\x1b]0;x\x07 $(rm -rf ~)\u202e" + "y" * 500)
        assert hostile.isascii()
        assert hostile.isprintable()
        assert len(hostile) < 300
        assert "$(" not in hostile

    def test_in_chinese(self) -> None:
        set_language("zh_TW")
        try:
            for line in (restored({"pin": 2, "recent": 1}, 3, 4), not_restored("hash"), offered("s")):
                assert not line.isascii()
        finally:
            set_language("en")


class TestMarks:
    def test_a_first_claim_is_exclusive(self, tmp_path: Path, fake_home: Path) -> None:
        scene = due(fake_home)
        marks = Marks(state_dir(), "claude", scene.session)
        marks.claim(1, Mark("2026-01-02T03:04:05.006Z", "SessionStart", 1, 7, "compact"))
        with pytest.raises(FileExistsError):
            marks.claim(1, Mark("2026-01-02T03:04:06.006Z", "SessionStart", 1, 7, "compact"))
        marks.claim(1, Mark("2026-01-02T03:04:07.006Z", "SessionStart", 2, 8, "resume"))
        claim = marks.claimed(1)
        assert claim is not None
        assert claim.as_dict() == {
            "at": "2026-01-02T03:04:07.006Z",
            "event": "SessionStart",
            "attempt": 2,
            "size": 8,
            "source": "resume",
        }
        assert marks.delivered(1) is None
        assert ((scene.folder / "000001.claim").stat().st_mode & 0o777) == 0o600

    def test_a_session_of_which_nothing_is_stored_has_none(self, fake_home: Path) -> None:
        there = Marks(state_dir(), "claude", "nobody").there()
        assert not there.generations
        assert not there.claimed | there.delivered
        assert there.last_delivered == 0
        assert not Path(state_dir()).exists()

    def test_a_mark_is_where_others_cannot_be_misled_by_it(self, fake_home: Path) -> None:
        scene = due(fake_home)
        elsewhere = fake_home / "elsewhere"
        elsewhere.write_text("untouched")
        (scene.folder / "000001.claim").symlink_to(elsewhere)
        assert scene.start().row.outcome == "redelivered"
        assert elsewhere.read_text() == "untouched"


def test_ctrl_c_is_meant_for_the_agent(fake_home: Path) -> None:
    scene = due(fake_home)

    class Pressed:
        def __getattr__(self, name: str) -> object:
            return getattr(os, name)

        def write(self, fd: int, data: bytes) -> int:
            os.kill(os.getpid(), signal.SIGINT)
            return os.write(fd, data)

    assert said(told(scene, lambda: vars(room).update(os=Pressed()))) == ("injected", 1, True)
    assert scene.marks() == ["000001.claim", "000001.delivered"]


def test_a_full_disk_has_room_for_a_mark(fake_home: Path) -> None:
    scene = due(fake_home)

    def before() -> None:
        class Full:
            def __getattr__(self, name: str) -> object:
                return getattr(os, name)

            def write(self, fd: int, data: bytes) -> int:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        vars(disk)["os"] = Full()

    assert said(told(scene, before)) == ("injected", 1, True)
    assert scene.marks() == ["000001.claim", "000001.delivered"]
    assert [said(scene.start(source)) for source in ("compact", "resume")] == [
        ("already_delivered", 1, False),
        ("nothing", None, False),
    ]
    scene.compacted().say("In cents, please.", "Yes.")
    assert said(scene.compaction()) == ("injected", 2, True)
