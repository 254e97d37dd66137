"""A disk that is slow: what was done is what the row says, and what is asked of the disk is little."""

from __future__ import annotations

import errno
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.door import Heard, all_rows, hook
from tests.outboxes import event, outbox_of, prompt, queue
from tests.restores import AGENTS, CORRECTION, Scene, said, worked
from tests.sessions import ClaudeLog

from compact_guard.core.checkpoint import disk, store
from compact_guard.core.checkpoint.marks import Marks
from compact_guard.core.checkpoint.outbox import Outbox
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import deadline, pre_compact, restore
from compact_guard.core.paths import state_dir

BOTH = pytest.mark.parametrize("agent", AGENTS)


class Held:
    """Something that ends when it is let go, in a process that has no time left. `gate`: a file; there, it is open."""

    def __init__(self, gate: Path) -> None:
        self.gate = gate

    def before(self, where: object, name: str) -> Callable[[], None]:
        def put_in() -> None:
            vars(deadline).update(WATCH_S=0.4, GOING_ON_S=60)
            real = getattr(where, name)

            def held(*args: object, **options: object) -> object:
                while not self.gate.exists():
                    time.sleep(0.005)
                return real(*args, **options)

            setattr(where, name, held)

        return put_in


@contextmanager
def holding(home: Path) -> Iterator[Held]:
    held = Held(home / "gate")
    yield held
    held.gate.touch()


def after(done: Callable[[], bool]) -> bool:
    """Whether it is so in the end."""
    until = time.monotonic() + 60
    while not done() and time.monotonic() < until:
        time.sleep(0.01)
    return done()


def rows() -> list[tuple[str, str, int | None]]:
    return [(row.event, row.outcome, row.generation) for row in all_rows()]


class TestWhatWasDone:
    @BOTH
    def test_a_pack_that_was_given_is_injected_however_long_its_mark_takes(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        if agent == "codex":
            scene.compacted()
        with holding(fake_home) as held:
            before = held.before(Marks, "deliver")
            heard = hook(agent, scene.payload("SessionStart", source="compact"), before=before)
            assert said(heard) == ("injected", 1, True)
            assert scene.marks() == ["000001.claim"]
        assert after(lambda: scene.marks() == ["000001.claim", "000001.delivered"])
        with Store(state_dir()).locked(agent, scene.session, wait_s=60):
            pass
        assert rows() == [("PreCompact", "saved", 1), ("SessionStart", "injected", 1)]
        assert said(scene.start())[0] == "already_delivered"

    @BOTH
    def test_a_generation_in_its_place_is_saved_however_long_its_folder_takes(
        self, agent: str, fake_home: Path
    ) -> None:
        scene = worked(agent, fake_home)
        with holding(fake_home) as held:
            payload = scene.payload("PreCompact", trigger="auto")
            heard = hook(agent, payload, before=held.before(disk, "_sync_folder"))
            assert (heard.row.outcome, heard.row.reason, heard.row.generation) == ("saved", None, 1)
            assert heard.row.checkpoint == (scene.stored(1).sha256 or "")[:16]
        with Store(state_dir()).locked(agent, scene.session, wait_s=60):
            pass
        assert rows() == [("PreCompact", "saved", 1)]
        assert scene.start().row.outcome == "injected"

    @BOTH
    def test_a_late_save_is_of_what_was_said_before_the_compaction(self, agent: str, fake_home: Path) -> None:
        """The agent goes on, and has compacted by the time at which the save gets to its transcript."""
        scene = worked(agent, fake_home)
        with holding(fake_home) as held:
            payload = scene.payload("PreCompact", trigger="auto")
            heard = hook(agent, payload, before=held.before(pre_compact, "_pins"))
            assert (heard.row.outcome, heard.row.reason) == ("failed", "deadline")
            scene.compacted().say("Paint it blue.", "Blue it is.")
        assert after(lambda: len(rows()) == 2)
        assert ("PreCompact", "saved", 1) in rows()
        texts = " ".join(item.text for item in scene.stored(1).items)
        assert CORRECTION in texts
        assert "blue" not in texts

    def test_what_went_with_a_prompt_is_injected_however_long_its_files_take(self, fake_home: Path) -> None:
        log = ClaudeLog()
        log.user("Use blue for the header.")
        path = log.write(fake_home)
        queue(log, "use blue")
        with holding(fake_home) as held:
            payload = event(log, path, "UserPromptSubmit", prompt="go on")
            heard = hook("claude", payload, before=held.before(Outbox, "mark"))
            assert (heard.row.outcome, heard.pack is not None) == ("injected", True)
        assert after(lambda: not outbox_of(log).waiting())
        assert prompt(log, path, "p2").pack is None

    @pytest.mark.parametrize("hangs", [True, False], ids=["at the deadline", "before it"])
    def test_a_row_is_written_however_long_it_takes(self, hangs: bool, fake_home: Path) -> None:
        from compact_guard.core.hooks import report

        scene = worked("claude", fake_home)
        scene.pre()
        with holding(fake_home) as held:
            append = held.before(report, "append")

            def before() -> None:
                append()
                if hangs:
                    vars(restore)["deliver"] = lambda *_, **__: time.sleep(60)

            heard = hook("claude", scene.payload("SessionStart", source="compact"), before=before)
            assert (heard.code, heard.rows, heard.pack is None) == (0, [], hangs)
            with Store(state_dir()).locked("claude", scene.session, wait_s=60):
                assert scene.marks() == ([] if hangs else ["000001.claim", "000001.delivered"])
        assert after(lambda: len(rows()) == 2)
        assert rows()[-1][:2] == ("SessionStart", "failed" if hangs else "injected")

    def test_a_disk_that_fails_after_the_step_undoes_nothing(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)

        def before() -> None:
            def fails(_: int) -> None:
                raise OSError(errno.EIO, os.strerror(errno.EIO))

            vars(disk)["_sync_folder"] = fails

        heard = hook("claude", scene.payload("PreCompact", trigger="auto"), before=before)
        assert (heard.row.outcome, heard.row.reason, heard.row.generation) == ("saved", "io", 1)
        assert scene.generations() == [1]


class TestWhatIsAskedOfTheDisk:
    def calls(self, scene: Scene, name: str, tmp_path: Path, **fields: object) -> tuple[Heard, Counter[str]]:
        """How often folders and files of the state are opened, by name, and what is brought to the disk."""
        noted = tmp_path / "calls"

        class Noting:
            def __getattr__(self, name: str) -> object:
                return getattr(os, name)

            def note(self, what: str) -> None:
                with noted.open("a") as file:
                    file.write(what + "\n")

            def open(self, path: str, *args: int, **options: int) -> int:
                self.note(path)
                return os.open(path, *args, **options)

            def fsync(self, fd: int) -> None:
                self.note("fsync")
                os.fsync(fd)

        def before() -> None:
            vars(disk)["os"] = Noting()
            # Nobody waits for what comes after the row.
            vars(store)["keep_within"] = lambda *_: None

        noted.write_text("")
        heard = hook(scene.agent, scene.payload(name, **fields), before=before)
        return heard, Counter(noted.read_text().split())

    @BOTH
    def test_a_save_brings_its_file_and_its_folder_there(self, agent: str, fake_home: Path, tmp_path: Path) -> None:
        scene = worked(agent, fake_home)
        for _ in range(2):
            heard, calls = self.calls(scene, "PreCompact", tmp_path, trigger="auto", turn_id=os.urandom(4).hex())
            assert heard.row.outcome == "saved"
            assert calls["fsync"] == 2
            scene.compacted().say("In cents, please.", "Yes.")
        # What is there already is walked to once.
        assert max(calls[name] for name in ("checkpoints", agent, scene.folder.name, "locks", "audit")) == 1

    @BOTH
    def test_a_restore_brings_nothing_there(self, agent: str, fake_home: Path, tmp_path: Path) -> None:
        scene = worked(agent, fake_home)
        scene.compaction()
        scene.say("In cents, please.", "Yes.")
        scene.pre()
        if agent == "codex":
            scene.compacted()
        heard, calls = self.calls(scene, "SessionStart", tmp_path, source="compact")
        assert said(heard) == ("injected", 2, True)
        assert calls["fsync"] == 0
        assert max(calls[name] for name in ("checkpoints", agent, scene.folder.name, "locks", "audit")) == 1
        assert calls["000002.json"] == 1
