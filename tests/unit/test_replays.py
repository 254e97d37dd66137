"""What Claude 2.1.197 writes once more before a boundary, ids and all, is said and compacted once."""

from __future__ import annotations

import math
import os
from pathlib import Path

import pytest
from tests.restores import CORRECTION, DECISION, Scene, said, worked
from tests.sessions import ClaudeLog

from compact_guard.core.checkpoint.select import select
from compact_guard.core.transcript.beyond import Beyond
from compact_guard.core.transcript.replays import Replays
from compact_guard.core.transcript.session import open_session

MORE = "From now on every amount is in cents"


def again(scene: Scene, first: int, last: int) -> None:
    """Write lines of the log once more, as they stand there."""
    scene.log.lines += scene.log.lines[first:last]
    scene.write()


class TestAtResume:
    """A manual compaction, then an automatic one before whose boundary the client writes the first epoch again."""

    def replayed(self, home: Path, first: int = 0) -> Scene:
        scene = worked("claude", home)
        upto = len(scene.log.lines)
        assert said(scene.compaction("manual")) == ("injected", 1, True)
        scene.say(MORE, "Noted.", "And now?")
        scene.pre()
        assert said(scene.start()) == ("injected", 2, True)
        again(scene, first, upto)
        return scene.compacted().say("Go on.", "I do.")

    def test_words_that_are_written_again_are_no_other_compaction(self, fake_home: Path) -> None:
        scene = self.replayed(fake_home)
        heard = scene.start("resume")
        assert (said(heard), heard.out) == (("nothing", None, False), b"")

    def test_a_boundary_that_is_written_again_is_none(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        assert said(scene.compaction()) == ("injected", 1, True)
        first = len(scene.log.lines) - 2
        scene.say(MORE, "Noted.")
        upto = len(scene.log.lines)
        assert said(scene.compaction("manual")) == ("injected", 2, True)
        scene.say("Go on.", "I do.", "And now?")
        scene.pre()
        assert said(scene.start()) == ("injected", 3, True)
        again(scene, first, upto)
        scene.compacted().say("Go on.", "I do.")
        heard = scene.start("resume")
        assert (said(heard), heard.out) == (("nothing", None, False), b"")
        assert said(scene.start("resume")) == ("nothing", None, False)

    def test_what_was_said_between_is_still_heard(self, fake_home: Path) -> None:
        scene = self.replayed(fake_home, first=2)
        scene.say("Use euros after all.", "Noted.").compacted()
        assert said(scene.start("resume")) == ("late_built", 3, True)

    def test_a_pack_that_never_came_comes_though_much_is_written_again(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        for number in range(15):
            scene.say(f"ask {number}", f"answer {number}")
        upto = len(scene.log.lines)
        scene.pre()
        scene.compacted().say("Go on.", "I do.")
        again(scene, 0, upto)
        assert said(scene.start("resume")) == ("injected", 1, True)


class TestBuilding:
    def late(self, home: Path) -> Scene:
        """A compaction of which nothing was saved, before whose boundary a boundary and more is written again."""
        scene = worked("claude", home)
        first = len(scene.log.lines)
        scene.compacted().say("Round the amounts.", "Rounded.")
        upto = len(scene.log.lines)
        scene.compacted().say(MORE, "Noted.", "And now?")
        again(scene, first, upto)
        return scene

    def test_a_late_pack_holds_what_was_said_and_not_what_was_written_again(self, fake_home: Path) -> None:
        scene = self.late(fake_home).compacted()
        chosen = select(
            str(scene.path),
            "claude",
            deadline=math.inf,
            session_id=scene.session,
            upto=open_session(str(scene.path), cache=False).columns.boundaries[-1].offset,
        )
        assert [turn.text for turn in chosen.turns] == [MORE, "Noted.", "And now?"]
        heard = scene.start("resume")
        assert said(heard) == ("late_built", 1, True)
        assert all(text in (heard.pack or "") for text in (MORE, CORRECTION, DECISION))

    def test_a_client_that_died_before_the_boundary_loses_nothing(self, fake_home: Path) -> None:
        scene = self.late(fake_home).say("Use euros after all.", "Euros it is.")
        assert scene.pre().row.outcome == "saved"
        texts = [item.text for item in scene.stored(1).items]
        assert any(MORE in text for text in texts)
        assert any("euros" in text for text in texts)
        heard = scene.start()
        assert said(heard) == ("injected", 1, True)
        assert MORE in (heard.pack or "")

    def test_a_whole_file_that_is_written_again_hides_nothing(self, fake_home: Path) -> None:
        """Each manual compaction has done that: a boundary in the midst of what is older still."""
        scene = worked("claude", fake_home)
        for number in range(30):
            scene.say(f"Round {number}. " + "x" * 20_000, "Rounded.")
        scene.compacted().say("Round the amounts.", "Rounded.")
        upto = len(scene.log.lines)
        scene.compacted().say(MORE, "Noted.", "And now?")
        size = scene.path.stat().st_size
        again(scene, 0, upto)
        with Beyond("claude", str(scene.path), scene.session, deadline=math.inf) as beyond:
            assert len(list(beyond.boundaries(0))) == 2
            assert beyond.last_boundary() is not None
            assert not beyond.user_turn(size)
            assert beyond.turns(size, 20) == 0
        chosen = select(str(scene.path), "claude", deadline=math.inf, session_id=scene.session)
        assert [turn.text for turn in chosen.turns] == [MORE, "Noted.", "And now?"]
        assert scene.pre().row.outcome == "saved"
        assert any(MORE in item.text for item in scene.stored(1).items)

    @pytest.mark.parametrize("rows", [0, 1500], ids=["short", "long"])
    def test_numbers_are_those_of_the_whole_session(self, rows: int, fake_home: Path) -> None:
        """What is written again between two generations is not counted."""
        scene = worked("claude", fake_home)
        assert isinstance(scene.log, ClaudeLog)
        for number in range(rows):
            scene.log.chained("attachment", {"attachment": {"type": "x", "content": f"{number}" * 50}})
        scene.write()
        upto = len(scene.log.lines)
        scene.compaction("manual")
        scene.say(MORE, "Noted.", "And now?")
        scene.pre()
        scene.start()
        again(scene, 0, upto)
        scene.compacted().say("Cents, as I said: every amount is in cents.", "Yes.")
        scene.pre()
        whole = open_session(str(scene.path), cache=False)
        numbers = {turn.id: turn.n for turn in whole.turns}
        made = scene.stored(3)
        assert made.source.turns == len(whole.turns)
        assert made.source.epoch == 2
        assert all(item.turn in (None, numbers[item.turn_id or ""]) for item in made.items)


def test_the_search_agrees_with_what_stands_there(fake_home: Path) -> None:
    """Each row asked for, before and behind each place, with few and with many found before."""
    log = ClaudeLog()
    for number in range(60):
        log.user(f"ask {number}", **({"toolUseResult": {"uuid": "nested"}} if number % 7 == 0 else {}))
    log.lines += log.lines[10:50]
    path = log.write(fake_home)
    data, fd = path.read_bytes(), os.open(path, os.O_RDONLY)
    try:
        starts = [at for at in range(len(data)) if at == 0 or data[at - 1 : at] == b"\n"]
        replays = Replays(lambda length, offset: os.pread(fd, length, offset), lambda: False)
        for number in range(60):
            id = f"{number + 1:08x}-1111-4111-8111-{log.session[:8]}0000"
            assert not replays.holds(id, starts[number])
            assert replays.holds(id, starts[number + 1])
        assert not replays.holds("0000ffff-1111-4111-8111-000000000000", len(data))
        assert not replays.holds(None, len(data))
        assert not replays.holds_turn(id, "2026-11-30T00:00:00.000Z", "2026-11-29T00:00:00.000Z", len(data))
        assert replays.newest_before(starts[50]) > replays.newest_before(starts[49])
        assert replays.newest_before(starts[70]) == replays.newest_before(starts[60])
        assert replays.newest_before(0) == ""
    finally:
        os.close(fd)


def test_other_rows_that_name_an_id_are_not_its_record(fake_home: Path) -> None:
    """A row that stands before its parent names it; so does a rewind."""
    scene = Scene("claude", fake_home).say("one", "two")
    assert isinstance(scene.log, ClaudeLog)
    coming = f"{scene.log.count + 2:08x}-1111-4111-8111-{scene.session[:8]}0000"
    scene.log.chained("attachment", {"attachment": {"type": "x"}, "parentUuid": coming})
    scene.write()
    size = scene.path.stat().st_size
    scene.log.user("three", timestamp="2026-11-29T20:00:01.000Z")
    scene.write()
    with Beyond("claude", str(scene.path), scene.session, deadline=math.inf) as beyond:
        assert beyond.user_turn(size)


def test_in_codex_nothing_is_asked(fake_home: Path) -> None:
    """There the ids of a session's items say nothing of the kind."""
    scene = worked("codex", fake_home)
    size = scene.path.stat().st_size
    again(scene, 1, 3)
    with Beyond("codex", str(scene.path), scene.session, deadline=math.inf) as beyond:
        assert beyond.user_turn(size)


def test_behind_much_no_more_is_read_than_behind_little() -> None:
    read = 0

    def pread(length: int, offset: int) -> bytes:
        nonlocal read
        read += length
        return bytes(length)

    replays = Replays(pread, lambda: False)
    for number in range(8):
        assert not replays.holds(f"id-{number}", 1 << 30)
    assert read < 6 * (65 << 20)
