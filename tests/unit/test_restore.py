"""SessionStart: when a pack comes and when not, decision by decision (DESIGN 8), through the real door."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.restores import AGENTS, ASKED, CORRECTION, Scene, said, worked
from tests.sessions import ClaudeLog

BOTH = pytest.mark.parametrize("agent", AGENTS)
CLAUDE, CODEX = "claude", "codex"
MORE = "From now on every amount is in cents"


class TestCompact:
    @BOTH
    def test_what_was_saved_comes_back(self, agent: str, fake_home: Path, guard: Guard) -> None:
        scene = worked(agent, fake_home)
        heard = scene.compaction()
        assert said(heard) == ("injected", 1, True)
        assert heard.pack is not None
        assert CORRECTION in heard.pack
        assert set(heard.answer) == {"hookSpecificOutput", "systemMessage"}
        assert heard.answer["hookSpecificOutput"]["hookEventName"] == "SessionStart"
        rendered = guard("checkpoint", "render", scene.path)
        assert rendered.out == heard.pack
        kept = scene.stored(1)
        assert (heard.row.checkpoint, heard.row.nonce) == ((kept.sha256 or "")[:16], kept.nonce)
        assert heard.row.counts["correction"] == 1
        assert heard.row.units == guard("checkpoint", "render", scene.path, "--json").json()["units"]
        assert scene.marks() == ["000001.claim", "000001.delivered"]
        assert set(scene.mark(1)) >= {"at", "event", "attempt", "size"}
        assert (scene.mark(1)["event"], scene.mark(1)["attempt"]) == ("SessionStart", 1)

    @BOTH
    def test_the_same_event_again_gets_nothing(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        if agent == CODEX:
            scene.compacted()
        assert said(scene.start()) == ("injected", 1, True)
        again = scene.start()
        assert (said(again), again.row.covered_by, again.out) == (("already_delivered", 1, False), 1, b"")

    @BOTH
    def test_each_compaction_gets_its_own(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        assert said(scene.compaction()) == ("injected", 1, True)
        scene.say(MORE, "Noted.")
        heard = scene.compaction()
        assert said(heard) == ("injected", 2, True)
        assert CORRECTION in (heard.pack or "")
        assert MORE in (heard.pack or "")

    @BOTH
    def test_the_newest_covers_those_before(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        for _ in range(3):
            scene.pre("manual")
            scene.compacted()
        assert said(scene.start()) == ("injected", 3, True)
        assert scene.marks() == ["000003.claim", "000003.delivered"]
        if agent == CODEX:
            assert [(said(heard), heard.row.covered_by) for heard in (scene.start(), scene.start())] == [
                (("already_delivered", 3, False), 3)
            ] * 2

    @BOTH
    def test_a_second_one_at_once_hides_nothing(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        scene.compacted()
        scene.pre()
        if agent == CODEX:
            scene.compacted()
        heard = scene.start()
        assert said(heard) == ("injected", 2, True)
        assert CORRECTION in (heard.pack or "")
        assert ASKED in (heard.pack or "")

    @BOTH
    def test_an_older_generation_than_the_last_words_is_built_upon(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        scene.say(MORE, "Noted.")
        if agent == CODEX:
            scene.compacted()
        heard = scene.start()
        assert said(heard) == ("late_built", 2, True)
        assert CORRECTION in (heard.pack or "")
        assert MORE in (heard.pack or "")
        assert scene.marks() == ["000002.claim", "000002.delivered"]

    @BOTH
    def test_words_of_the_model_alone_make_it_no_older(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        if isinstance(scene.log, ClaudeLog):
            scene.log.assistant("Still writing.")
        else:
            scene.log.agent("Still writing.")
        scene.write()
        if agent == CODEX:
            scene.compacted()
        assert said(scene.start()) == ("injected", 1, True)

    @BOTH
    def test_nothing_was_saved(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        if agent == CODEX:
            scene.compacted()
        heard = scene.start()
        assert said(heard) == ("late_built", 1, True)
        assert CORRECTION in (heard.pack or "")
        again = scene.start()
        assert (said(again), again.row.covered_by) == (("already_delivered", 1, False), 1)

    @BOTH
    def test_a_later_compaction_without_a_precompact(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.compaction()
        scene.say(MORE, "Noted.")
        if agent == CODEX:
            scene.compacted()
        heard = scene.start()
        assert said(heard) == ("late_built", 2, True)
        assert CORRECTION in (heard.pack or "")
        assert MORE in (heard.pack or "")

    @BOTH
    @pytest.mark.parametrize("there", [False, True], ids=["missing", "without words"])
    def test_a_session_without_words_is_left_in_peace(self, agent: str, there: bool, fake_home: Path) -> None:
        scene = Scene(agent, fake_home)
        if there:
            scene.write()
        heard = scene.start()
        assert (said(heard), heard.out) == (("nothing", None, False), b"")
        assert scene.marks() == []

    @BOTH
    def test_a_transcript_that_is_gone_costs_nothing_of_what_was_saved(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        scene.path.unlink()
        assert said(scene.start()) == ("injected", 1, True)

    @BOTH
    def test_a_transcript_that_was_rewritten_costs_nothing_either(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        scene.put_back(scene.log.lines[0] + b"\n")
        assert said(scene.start()) == ("injected", 1, True)
        assert said(scene.start())[0] == "already_delivered"

    @BOTH
    def test_an_edit_is_what_comes(self, agent: str, fake_home: Path, guard: Guard) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        id = next(item.id for item in scene.stored(1).items if item.kind == "correction")
        assert guard("checkpoint", "edit", scene.path, "--item", id, "--text", "Mended by hand.").code == 0
        if agent == CODEX:
            scene.compacted()
        heard = scene.start()
        assert said(heard) == ("injected", 2, True)
        assert "Mended by hand." in (heard.pack or "")

    @BOTH
    def test_an_edit_after_the_delivery_is_for_the_next_one(self, agent: str, fake_home: Path, guard: Guard) -> None:
        scene = worked(agent, fake_home)
        scene.compaction()
        id = next(item.id for item in scene.stored(1).items if item.kind == "correction")
        assert guard("checkpoint", "edit", scene.path, "--item", id, "--text", "Mended by hand.").code == 0
        if agent == CODEX:
            assert said(scene.start())[0] == "already_delivered"
        assert said(scene.start("resume")) == ("nothing", None, False)
        scene.say(MORE, "Noted.")
        heard = scene.compaction()
        assert said(heard) == ("injected", 3, True)
        assert "Mended by hand." in (heard.pack or "")

    def test_an_edit_between_two_hooks_of_one_event_is_for_the_next_one(self, fake_home: Path, guard: Guard) -> None:
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        scene.log.row({"type": "last-prompt", "sessionId": scene.session})
        scene.write()
        assert said(scene.start()) == ("injected", 1, True)
        id = next(item.id for item in scene.stored(1).items if item.kind == "correction")
        assert guard("checkpoint", "edit", scene.path, "--item", id, "--text", "Mended by hand.").code == 0
        assert said(scene.start())[0] == "already_delivered"

    def test_a_pack_for_a_client_that_died_before_its_boundary_is_not_the_next_ones(self, fake_home: Path) -> None:
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        assert said(scene.start()) == ("injected", 1, True)
        scene.say(MORE, "Noted.")
        assert said(scene.start()) == ("late_built", 2, True)

    def test_a_rollout_that_was_rewritten_gets_the_newest(self, fake_home: Path) -> None:
        scene = worked(CODEX, fake_home)
        scene.pre()
        before = scene.path.read_bytes()
        scene.say(MORE, "Noted.", *["x" * 900] * 4)
        scene.pre()
        size = scene.path.stat().st_size
        scene.compacted()
        scene.put_back(before + scene.log.lines[-1] + b"\n")
        assert len(before) < scene.path.stat().st_size < size
        heard = scene.start()
        assert said(heard) == ("injected", 2, True)
        assert MORE in (heard.pack or "")

    def test_an_edit_of_what_may_have_come_says_so(self, fake_home: Path, guard: Guard) -> None:
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        scene.start()
        (scene.folder / "000001.delivered").unlink()  # as a kill leaves it
        id = next(item.id for item in scene.stored(1).items if item.kind == "correction")
        assert guard("checkpoint", "edit", scene.path, "--item", id, "--text", "Mended by hand.").code == 0
        assert said(scene.start()) == ("redelivered", 2, True)

    def test_what_could_not_be_read_in_time_is_not_taken_for_delivered(self, fake_home: Path) -> None:
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        scene.start()
        with scene.path.open("ab") as file:
            file.truncate(1 << 40)
        heard = scene.start()
        assert (heard.row.outcome, heard.row.reason, heard.pack) == ("failed", "deadline", None)

    def test_what_everything_was_deleted_from_gives_nothing(self, fake_home: Path, guard: Guard) -> None:
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        for item in scene.stored(1).items:
            assert guard("checkpoint", "edit", scene.path, "--item", item.id, "--delete").code == 0
        heard = scene.start()
        assert (heard.row.outcome, heard.out) == ("nothing", b"")

    def test_claude_rewrites_nothing_but_what_it_did_before(self, fake_home: Path) -> None:
        """A compaction that failed saved a generation; the next one in the same turn gets the newer."""
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        scene.pre()
        assert said(scene.start()) == ("injected", 2, True)

    def test_codex_gets_no_aborted_one_while_a_finished_one_waits(self, fake_home: Path) -> None:
        scene = worked(CODEX, fake_home)
        scene.pre("manual")
        scene.compacted()
        scene.pre("manual")  # fails: no record of it
        assert said(scene.start()) == ("injected", 1, True)
        assert said(scene.start())[0] == "already_delivered"

    def test_codex_is_believed_where_its_record_is_not_seen(self, fake_home: Path) -> None:
        scene = worked(CODEX, fake_home)
        scene.pre()
        assert said(scene.start()) == ("injected", 1, True)
        scene.pre()
        assert said(scene.start()) == ("injected", 2, True)

    def test_words_after_the_compaction_make_a_codex_generation_no_older(self, fake_home: Path) -> None:
        """Older clients may write the prompt before they run what is queued."""
        scene = worked(CODEX, fake_home)
        scene.pre()
        scene.compacted()
        scene.say("Go on then.")
        assert said(scene.start()) == ("injected", 1, True)


class TestOtherSources:
    @BOTH
    @pytest.mark.parametrize("source", ["startup", "clear", "fork", "", None, "compaction", 7])
    def test_nothing_comes_and_nothing_is_used_up(self, agent: str, source: object, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        if agent == CODEX:
            scene.compacted()
        heard = scene.start(source)  # type: ignore[arg-type]
        assert (said(heard), heard.out) == (("nothing", None, False), b"")
        assert said(scene.start()) == ("injected", 1, True)

    @BOTH
    def test_another_session_gets_nothing_of_it(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        if agent == CODEX:
            scene.compacted()
        other = Scene(agent, fake_home, 2)
        for source in ("startup", "clear", "compact", "resume"):
            assert said(other.start(source)) == ("nothing", None, False)
        assert said(scene.start()) == ("injected", 1, True)

    @BOTH
    def test_a_subagent_gets_and_uses_up_nothing(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        if agent == CODEX:
            scene.compacted()
        heard = scene.start(agent_id="a7624b90b9a5fa701", agent_type="general-purpose")
        assert (said(heard), heard.out) == (("skipped_subagent", None, False), b"")
        assert said(scene.start()) == ("injected", 1, True)

    def test_a_pause_is_a_pause(self, fake_home: Path) -> None:
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        config = fake_home / ".config/compact-guard/config.toml"
        config.parent.mkdir(parents=True)
        config.write_text("pause = true\n")
        heard = scene.start()
        assert (said(heard), heard.out) == (("paused", None, False), b"")
        config.write_text("notify = false\n")
        heard = scene.start()
        assert list(json.loads(heard.out)) == ["hookSpecificOutput"]
