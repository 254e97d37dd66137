"""A generation that is built when it is already needed: nothing that was said before is missing in it."""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.conftest import Guard
from tests.door import hook
from tests.restores import AGENTS, CORRECTION, DECISION, Scene, said, worked
from tests.sessions import ClaudeLog

from compact_guard.core.checkpoint import disk, select
from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import late
from compact_guard.core.paths import state_dir

BOTH = pytest.mark.parametrize("agent", AGENTS)
SECOND = "From now on every amount is in cents"
THIRD = "Never touch the files below src/legacy"


def compacted(scene: Scene) -> Scene:
    """The state of the transcript when SessionStart comes."""
    return scene.compacted() if scene.agent == "codex" else scene


@BOTH
def test_epochs_that_nobody_saved_are_read_first(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home).compacted().say(SECOND, "Noted.").compacted().say(THIRD, "Noted.")
    heard = compacted(scene).start()
    assert said(heard) == ("late_built", 1, True)
    for text in (CORRECTION, DECISION, SECOND, THIRD):
        assert text in (heard.pack or ""), text


@BOTH
def test_epochs_after_the_last_generation_are_read_first(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    scene.compaction()
    scene.say(SECOND, "Noted.").compacted().say(THIRD, "Noted.")
    heard = compacted(scene).start()
    assert said(heard) == ("late_built", 2, True)
    for text in (CORRECTION, DECISION, SECOND, THIRD):
        assert text in (heard.pack or ""), text


@BOTH
def test_what_was_overturned_meanwhile_does_not_come_back(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home).compacted()
    scene.say("No, not SQLite, use PostgreSQL after all.", "Understood.").compacted()
    scene.say("No, not PostgreSQL, use SQLite.", "Understood.")
    heard = compacted(scene).start()
    assert "not PostgreSQL, but SQLite" in (heard.pack or "")
    assert "not SQLite, but PostgreSQL" not in (heard.pack or "")


@BOTH
def test_numbers_of_turns_are_those_of_the_whole_session(agent: str, fake_home: Path, guard: Guard) -> None:
    scene = worked(agent, fake_home).compacted().say(SECOND, "Noted.").compacted().say(THIRD, "Noted.")
    compacted(scene).start()
    turns = {turn["id"]: turn["n"] for turn in guard("show", scene.path, "--json", "--raw").json()["turns"]}
    items = scene.stored(1).items
    assert len(items) > 4
    assert all(item.turn == turns[item.turn_id or ""] for item in items)


@BOTH
def test_pins_come_with_it(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    Store(state_dir()).add_pin(agent, scene.session, Pin("0123456789ab", "Held on to.", "pin", 1, None))
    heard = compacted(scene).start()
    assert "Held on to." in (heard.pack or "")
    assert heard.row.counts["pin"] == 1


def test_pins_that_cannot_be_read_do_not_cost_the_pack(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    Store(state_dir()).add_pin("claude", scene.session, Pin("0123456789ab", "Held on to.", "pin", 1, None))
    (Path(state_dir()) / "pins/claude" / f"{scene.folder.name}.json").write_bytes(b"{")
    assert said(scene.start()) == ("late_built", 1, True)


@BOTH
def test_what_the_engineer_took_out_stays_out(agent: str, fake_home: Path, guard: Guard) -> None:
    scene = worked(agent, fake_home)
    scene.pre()
    id = next(item.id for item in scene.stored(1).items if item.kind == "correction")
    assert guard("checkpoint", "edit", scene.path, "--item", id, "--delete").code == 0
    scene.say(SECOND, "Noted.")
    heard = compacted(scene).start()
    assert said(heard) == ("late_built", 3, True)
    assert CORRECTION not in (heard.pack or "")
    assert SECOND in (heard.pack or "")


def test_codex_is_read_up_to_its_boundary(fake_home: Path) -> None:
    scene = worked("codex", fake_home).compacted()
    size = scene.path.stat().st_size
    scene.say(SECOND, "Noted.")
    heard = scene.start()
    assert SECOND not in (heard.pack or "")
    assert scene.stored(1).source.size < size


def test_a_prompt_that_is_not_written_yet_is_waited_for(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    assert isinstance(scene.log, ClaudeLog)
    scene.log.user(THIRD, promptId="p1")
    os.utime(scene.path)

    def writes_while_it_sleeps() -> None:
        def sleep(seconds: float) -> None:
            if scene.written < len(scene.log.lines):
                scene.write()

        vars(select)["time"] = SimpleNamespace(monotonic=time.monotonic, time=time.time, sleep=sleep)

    payload = scene.payload("SessionStart", source="compact", prompt_id="p1")
    heard = hook("claude", payload, before=writes_while_it_sleeps)
    assert said(heard) == ("late_built", 1, True)
    assert THIRD in (heard.pack or "")


def test_it_is_stored_as_it_was_given(fake_home: Path, guard: Guard) -> None:
    scene = worked("claude", fake_home).say("A lone half \ud83d of an emoji: we decided on UTF-8.", "Noted.")
    heard = scene.start()
    assert guard("checkpoint", "render", scene.path).out == heard.pack
    assert guard("checkpoint", "verify", scene.path).code == 0
    assert stat.S_IMODE(scene.file(1).stat().st_mode) == 0o600


def test_a_folder_to_leave_alone_is_known_by_the_records_too(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    config = fake_home / ".config/compact-guard/config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('exclude = ["/w/app"]\n')
    payload = scene.payload("SessionStart", source="compact") | {"cwd": None, "transcript_path": str(fake_home / "t")}
    (fake_home / "t").write_bytes(scene.path.read_bytes())
    heard = hook("claude", payload)
    assert heard.pack is None
    assert scene.generations() == []


def test_its_secrets_are_masked(fake_home: Path) -> None:
    secret = "AKIA" + "Q7RZ4W2M" * 2
    scene = Scene("claude", fake_home).say(f"We decided to use the key {secret} for staging.", "Noted.")
    heard = scene.start()
    assert heard.pack
    assert secret.encode() not in heard.out
    assert all(secret.encode() not in path.read_bytes() for path in Path(state_dir()).rglob("*") if path.is_file())


def test_many_epochs_leave_time_for_the_last(fake_home: Path) -> None:
    log = ClaudeLog()
    for number in range(late.MOST_EPOCHS + 20):
        log.user(f"Never touch the module number {number}.")
        log.boundary()
    scene = Scene("claude", fake_home, log=log)
    scene.say(THIRD, "Noted.")
    heard = hook("claude", scene.payload("SessionStart", source="compact"))
    assert heard.row.outcome == "late_built"
    assert THIRD in (heard.pack or "")
    assert heard.row.counts["unread_bytes"] > 0
    assert "Not read: " in (heard.pack or "")


def test_a_huge_epoch_before_leaves_time_for_the_last(fake_home: Path) -> None:
    log = ClaudeLog()
    for number in range(3000):
        log.user(f"Paragraph {number}. " + "The importer reads the ledger in pages of 500 rows. " * 60)
    scene = Scene("claude", fake_home, log=log).compacted().say(THIRD, "Noted.")
    assert scene.path.stat().st_size > 8 << 20
    heard = scene.start()
    assert heard.row.outcome == "late_built"
    assert THIRD in (heard.pack or "")


def test_a_full_disk_is_said(fake_home: Path) -> None:
    scene = worked("claude", fake_home)

    class Full:
        def __getattr__(self, name: str) -> object:
            return getattr(os, name)

        def write(self, *_: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    payload = scene.payload("SessionStart", source="compact")
    heard = hook("claude", payload, before=lambda: vars(disk).update(os=Full()))
    assert (heard.row.outcome, heard.row.reason, heard.pack) == ("failed", "full", None)
    assert heard.answer["systemMessage"] == "NOT restored: there is no room on the disk; run compact-guard doctor"
    assert said(scene.start()) == ("late_built", 1, True)


class TestARewrittenTranscript:
    """Codex's desktop program has put a shorter rollout in the place of a longer one."""

    def rewritten(self, agent: str, home: Path, keep: int = 4) -> Scene:
        scene = worked(agent, home)
        for number in range(20):
            scene.say(f"ask {number} " + "x" * 200, f"answer {number}")
        assert scene.compaction().row.outcome == "injected"
        head = scene.log.lines[:1] if agent == "codex" else []
        scene.log.lines = head + scene.log.lines[-keep:]
        scene.put_back(scene.log.data())
        scene.written = len(scene.log.lines)
        return scene

    @BOTH
    def test_what_was_kept_before_is_kept(self, agent: str, fake_home: Path) -> None:
        scene = self.rewritten(agent, fake_home).say(SECOND, "Noted.")
        heard = compacted(scene).start()
        assert said(heard) == ("late_built", 2, True)
        assert all(text in (heard.pack or "") for text in (CORRECTION, DECISION, SECOND))

    @BOTH
    def test_when_it_has_grown_again_too(self, agent: str, fake_home: Path) -> None:
        scene = self.rewritten(agent, fake_home).say(SECOND, "Noted.").compacted()
        while scene.path.stat().st_size < 2 * scene.stored(1).source.size:
            scene.say("y" * 999, "z")
        heard = compacted(scene).start()
        assert said(heard) == ("late_built", 2, True)
        assert all(text in (heard.pack or "") for text in (CORRECTION, DECISION, SECOND))


def test_an_edit_before_a_compaction_that_came_to_nothing_is_built_upon(fake_home: Path, guard: Guard) -> None:
    """The newest generation was saved after the compaction that is due; an older one lies before it."""
    scene = worked("claude", fake_home)
    scene.compaction()
    id = next(item.id for item in scene.stored(1).items if item.kind == "correction")
    assert guard("checkpoint", "edit", scene.path, "--item", id, "--text", "Mended by hand.").code == 0
    scene.say(SECOND, "Noted.").compacted().say(THIRD, "Noted.")
    assert scene.pre().row.generation == 3
    heard = scene.start("resume")
    assert said(heard) == ("late_built", 4, True)
    assert "Mended by hand." in (heard.pack or "")
    assert SECOND in (heard.pack or "")
    assert THIRD not in (heard.pack or "")
