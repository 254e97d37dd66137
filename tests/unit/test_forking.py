"""Forks: what a parent had is copied once, what came after the fork is not, and the parent never changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.forks import OWN, PIN, claude_fork, codex_fork, forked, guarded, of_parent
from tests.replay import claude_recording, codex_recording
from tests.restores import ASKED, CORRECTION, DECISION, Scene, said, worked
from tests.sessions import CodexLog

from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

LATER = "From now on every amount is in cents"
BOTH = pytest.mark.parametrize("agent", ["claude", "codex"])


class TestTakeOver:
    @BOTH
    def test_pins_and_newest_generation_are_the_forks_first(self, agent: str, fake_home: Path) -> None:
        parent = guarded(agent, fake_home)
        before = of_parent(parent)
        child = forked(parent).say("Go another way.", "I do.")
        assert child.pre().row.outcome == "saved"
        first, theirs = child.stored(1), parent.stored(1)
        assert (first.forked_from, first.generation) == (parent.session, 1)
        assert [(item.id, item.kind, item.text) for item in first.items] == [
            (item.id, item.kind, item.text) for item in theirs.items
        ]
        assert (first.nonce, first.created_at, first.items[0].id) == (
            theirs.nonce,
            theirs.created_at,
            theirs.items[0].id,
        )
        [pin] = Store(state_dir()).pins(agent, child.session)
        assert (pin.id, pin.text, pin.at) == (PIN.id, PIN.text, PIN.at)
        assert child.mark(1)["at"] == parent.mark(1)["at"]
        assert of_parent(parent) == before

    @BOTH
    def test_a_pin_that_the_fork_has_already_stays_its_own(self, agent: str, fake_home: Path) -> None:
        child = forked(guarded(agent, fake_home)).say("Go another way.", "I do.")
        Store(state_dir()).add_pin(agent, child.session, Pin(PIN.id, "In the fork's words.", "pin", 1, None))
        child.pre()
        assert [pin.text for pin in Store(state_dir()).pins(agent, child.session)] == ["In the fork's words."]

    @BOTH
    def test_what_comes_back_in_the_fork_holds_both(self, agent: str, fake_home: Path) -> None:
        parent = guarded(agent, fake_home)
        child = forked(parent).say(OWN, "Noted.")
        heard = child.compaction()
        assert said(heard) == ("injected", 2, True)
        for text in (CORRECTION, DECISION, OWN, PIN.text):
            assert text in (heard.pack or ""), text
        assert child.session in (heard.pack or "")
        assert parent.session not in (heard.pack or "")

    @BOTH
    def test_it_is_done_once(self, agent: str, fake_home: Path) -> None:
        parent = guarded(agent, fake_home)
        child = forked(parent).say(OWN, "Noted.")
        child.compaction()
        parent.say(LATER, "Noted.")
        parent.compaction()
        Store(state_dir()).add_pin(agent, parent.session, Pin("ba9876543210", "A later pin.", "pin", 1, None))
        child.say("Go on.", "I do.")
        heard = child.compaction()
        assert said(heard) == ("injected", 3, True)
        assert LATER not in (heard.pack or "")
        assert "A later pin." not in (heard.pack or "")

    @BOTH
    def test_what_the_parent_said_after_the_fork_is_not_the_forks(self, agent: str, fake_home: Path) -> None:
        parent = guarded(agent, fake_home)
        child = forked(parent).say(OWN, "Noted.")
        parent.say(LATER, "Noted.")
        parent.compaction()
        assert LATER in " ".join(item.text for item in parent.stored(2).items)
        heard = child.compaction()
        assert child.stored(1).forked_from == parent.session
        assert CORRECTION in (heard.pack or "")
        assert LATER not in (heard.pack or "")

    @BOTH
    def test_without_a_precompact_it_is_built_upon(self, agent: str, fake_home: Path) -> None:
        child = forked(guarded(agent, fake_home)).say(OWN, "Noted.")
        if agent == "codex":
            child.compacted()
        heard = child.start()
        assert said(heard) == ("late_built", 2, True)
        assert CORRECTION in (heard.pack or "")
        assert OWN in (heard.pack or "")
        assert said(child.start())[0] == "already_delivered"

    @BOTH
    def test_what_the_parent_never_got_is_not_given_to_the_fork_as_it_is(self, agent: str, fake_home: Path) -> None:
        parent = worked(agent, fake_home)
        parent.pre()
        parent.compacted()
        child = forked(parent)
        child.start("resume")  # proves the fork
        assert child.generations() == [1]
        child.say(OWN, "Noted.")
        if agent == "codex":
            child.compacted()
        heard = child.start()
        assert heard.row.outcome == "late_built"
        assert OWN in (heard.pack or "")

    @BOTH
    def test_a_compaction_of_the_forks_own_that_was_slept_through(self, agent: str, fake_home: Path) -> None:
        parent = worked(agent, fake_home)
        parent.pre()
        parent.compacted()
        child = forked(parent).say(OWN, "Noted.").compacted()
        heard = child.start("resume")
        assert said(heard) == ("late_built", 2, True)
        assert child.stored(1).forked_from == parent.session
        assert OWN in (heard.pack or "")
        assert CORRECTION in (heard.pack or "")

    def test_codex_is_believed_in_a_fork_too(self, fake_home: Path) -> None:
        child = forked(guarded("codex", fake_home)).say(OWN, "Noted.")
        child.start("fork")
        heard = child.start()
        assert said(heard) == ("late_built", 2, True)
        assert OWN in (heard.pack or "")

    @BOTH
    def test_a_generation_that_does_not_hold_is_neither_copied_nor_moved(self, agent: str, fake_home: Path) -> None:
        parent = guarded(agent, fake_home)
        parent.file(1).write_bytes(b"?")
        child = forked(parent).say(OWN, "Noted.")
        assert child.pre().row.generation == 1
        assert child.stored(1).forked_from is None
        assert parent.file(1).read_bytes() == b"?"

    @BOTH
    def test_a_parent_of_which_nothing_is_stored(self, agent: str, fake_home: Path) -> None:
        child = forked(worked(agent, fake_home)).say(OWN, "Noted.")
        heard = child.compaction()
        assert said(heard) == ("injected", 1, True)
        # Claude's file holds the parent's turns, Codex's points to them.
        assert CORRECTION in (heard.pack or "")
        assert OWN in (heard.pack or "")

    @BOTH
    def test_another_session_of_the_folder_is_no_parent(self, agent: str, fake_home: Path) -> None:
        guarded(agent, fake_home)
        other = Scene(agent, fake_home, 2).say("Something else.", "Yes.", OWN, "Noted.")
        assert other.pre().row.generation == 1
        assert other.stored(1).forked_from is None
        assert Store(state_dir()).pins(agent, other.session) == []

    @BOTH
    def test_a_fork_event_gives_nothing_and_uses_nothing_up(self, agent: str, fake_home: Path) -> None:
        parent = worked(agent, fake_home)
        parent.pre()
        if agent == "codex":
            parent.compacted()
        child = forked(parent)
        heard = child.start("fork")
        assert (said(heard), heard.out) == (("nothing", None, False), b"")
        assert said(parent.start()) == ("injected", 1, True)
        assert child.generations() == [1]
        assert child.marks() == []

    @BOTH
    def test_the_parents_compaction_is_none_of_the_forks(self, agent: str, fake_home: Path) -> None:
        """A pack that the parent never got is not for the fork's resume."""
        parent = worked(agent, fake_home)
        parent.pre()
        parent.compacted().say("Go on.", "I do.")
        child = forked(parent).say("Another way.", "I do.")
        assert said(child.start("resume")) == ("nothing", None, False)
        assert said(parent.start("resume")) == ("injected", 1, True)


class TestClaude:
    def test_a_client_that_dates_no_side_line(self, fake_home: Path) -> None:
        parent = guarded("claude", fake_home)
        child = claude_fork(parent, 2, begun=False)
        child.say(OWN, "Noted.")
        child.pre()
        assert child.stored(1).forked_from == parent.session

    def test_numbers_of_turns_are_those_of_the_forks_own_list(self, fake_home: Path, guard: Guard) -> None:
        parent = worked("claude", fake_home)
        assert parent.pre().row.outcome == "saved"  # and was aborted: all rows are live
        child = forked(parent).say(OWN, "Noted.")
        child.pre()
        turns = {turn["id"]: turn["n"] for turn in guard("show", child.path, "--json", "--raw").json()["turns"]}
        numbered = [item for item in child.stored(1).items if item.turn is not None]
        assert numbered
        assert all(item.turn == turns[item.turn_id or ""] for item in numbered)

    def test_turns_that_the_fork_does_not_hold_have_no_number_there(self, fake_home: Path) -> None:
        child = forked(guarded("claude", fake_home)).say(OWN, "Noted.")
        child.pre()
        assert {item.turn for item in child.stored(1).items} == {None}

    def test_of_two_forks_none_is_the_others_parent(self, fake_home: Path) -> None:
        parent = guarded("claude", fake_home)
        one = forked(parent, 2).say(OWN, "Noted.")
        one.compaction()
        two = forked(parent, 3).say("Something of its own.", "Yes.")
        two.pre()
        assert two.stored(1).forked_from == parent.session
        assert OWN not in " ".join(item.text for item in two.stored(2).items)

    def test_a_fork_of_a_fork_has_the_fork_for_a_parent(self, fake_home: Path) -> None:
        parent = guarded("claude", fake_home)
        one = forked(parent, 2).say(OWN, "Noted.")
        one.compaction()
        one.say("Go on.", "I do.")
        two = forked(one, 3).say("Something of its own.", "Yes.")
        two.pre()
        assert two.stored(1).forked_from == one.session
        assert OWN in " ".join(item.text for item in two.stored(2).items)

    def test_the_recorded_fork(self, shared_dir: Path, fake_home: Path) -> None:
        recording = claude_recording("h_resumed_forked", shared_dir, fake_home)
        *_, last = [step for step in recording.steps() if step.session.startswith("507f")]
        for step in recording.steps("PreCompact", "SessionStart"):
            step.send()
        last.lines = len(recording.lines_of(Path(last.payload["transcript_path"])))
        last.payload.update(hook_event_name="PreCompact", trigger="manual")
        assert last.send().row.outcome == "saved"
        store = Store(state_dir())
        assert store.generations("claude", last.session) == [1, 2]
        assert (store.load("claude", last.session, 1).forked_from or "").startswith("6e0289d1")


class TestCodex:
    def test_turns_behind_the_forks_file_are_read_and_counted(self, fake_home: Path, guard: Guard) -> None:
        parent = worked("codex", fake_home).compacted().say(LATER, "Noted.")
        child = forked(parent)
        parent.say("We decided on something else entirely.", "Noted.")
        child.say(OWN, "Noted.")
        heard = child.compaction()
        assert LATER in (heard.pack or "")
        assert OWN in (heard.pack or "")
        assert "something else entirely" not in (heard.pack or "")
        turns = {turn["id"]: turn["n"] for turn in guard("show", child.path, "--json", "--raw").json()["turns"]}
        items = child.stored(1).items
        assert len(items) > 2
        assert all(item.turn == turns[item.turn_id or ""] for item in items)

    @pytest.mark.parametrize("is_guarded", [(True, True), (True, False), (False, True), (False, False)], ids=str)
    def test_a_fork_of_a_fork_has_what_both_said(
        self, is_guarded: tuple[bool, bool], fake_home: Path, guard: Guard
    ) -> None:
        """Whether or not something is stored of the one, the other, or neither."""
        first = worked("codex", fake_home)
        if is_guarded[0]:
            Store(state_dir()).add_pin("codex", first.session, PIN)
            first.compaction()
        first.say("Never use floats for money.", "Noted.")
        second = forked(first)
        first.say("We decided on something else entirely.", "Noted.")
        second.say("Always log in UTC.", "Noted.")
        if is_guarded[1]:
            second.compaction()
        second.say(LATER, "Noted.")
        third = forked(second, 3)
        second.say("We decided to stop here.", "Noted.")
        heard = third.say(OWN, "Noted.").compaction()
        said_in_all = (CORRECTION, "Never use floats", "log in UTC", LATER, OWN)
        assert [text for text in said_in_all if text not in (heard.pack or "")] == []
        assert (PIN.text in (heard.pack or "")) == is_guarded[0]
        assert "something else" not in (heard.pack or "")
        assert "stop here" not in (heard.pack or "")
        turns = {turn["id"]: turn["n"] for turn in guard("show", third.path, "--json", "--raw").json()["turns"]}
        made = third.stored(third.generations()[-1])
        assert made.source.turns == len(turns)
        assert all(item.turn in (None, turns[item.turn_id]) for item in made.items if item.turn_id)

    def test_forks_that_name_each_other(self, fake_home: Path) -> None:
        first, second = CodexLog(1), CodexLog(2)
        for log, other in ((first, second), (second, first)):
            base = {"thread_id": other.session, "end_ordinal_exclusive": 9, "end_byte_offset": 10**6}
            log.lines.clear()
            log.meta(
                id=log.session, cwd="/w/app", originator="codex-tui", forked_from_id=other.session, history_base=base
            )
        Scene("codex", fake_home, 2, second).say("Always log in UTC.", "Noted.")
        scene = Scene("codex", fake_home, 1, first).say(OWN, "Noted.")
        assert scene.pre().row.outcome == "saved"
        assert "UTC" in " ".join(item.text for item in scene.stored(1).items)

    def test_what_was_taken_out_in_the_parent_stays_out(self, fake_home: Path, guard: Guard) -> None:
        parent = worked("codex", fake_home)
        parent.pre()
        id = next(item.id for item in parent.stored(1).items if item.kind == "correction")
        assert guard("checkpoint", "edit", parent.path, "--item", id, "--delete").code == 0
        child = forked(parent).say(OWN, "Noted.")
        child.pre()
        assert CORRECTION not in [item.text for item in child.stored(2).items]
        assert ASKED in " ".join(item.text for item in parent.stored(2).items)

    def test_an_old_fork_that_only_names_its_parent(self, fake_home: Path) -> None:
        parent = guarded("codex", fake_home)
        child = codex_fork(parent, 2, old=True)
        child.say(OWN, "Noted.")
        child.pre()
        assert child.stored(1).forked_from == parent.session

    def test_a_first_line_that_is_another_sessions_proves_nothing(self, fake_home: Path) -> None:
        parent = guarded("codex", fake_home)
        child = codex_fork(parent, 2)
        child.log.lines[0] = child.log.lines[0].replace(child.session.encode(), b"somebody-else")
        child.say(OWN, "Noted.")
        child.pre()
        assert child.stored(1).forked_from is None

    def test_the_recorded_fork(self, shared_dir: Path, fake_home: Path) -> None:
        recording = codex_recording("i_appserver_desktop", shared_dir, fake_home)
        for step in recording.steps("PreCompact", "SessionStart"):
            step.send()
        child = next(step.session for step in recording.steps() if step.kind == "fork")
        store = Store(state_dir())
        assert store.generations("codex", child) == [1]
        first = store.load("codex", child, 1)
        theirs = store.load("codex", first.forked_from or "", 1)
        assert [item.id for item in first.items] == [item.id for item in theirs.items]
