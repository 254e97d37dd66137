"""SessionStart(resume): only what a finished compaction took, nothing has given back, and not long ago (DESIGN 8)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.restores import AGENTS, CORRECTION, Scene, said, worked
from tests.sessions import ClaudeLog, session_id

BOTH = pytest.mark.parametrize("agent", AGENTS)
CLAUDE, CODEX = "claude", "codex"
MORE = "From now on every amount is in cents"


class TestResume:
    def lost(self, agent: str, home: Path) -> Scene:
        """A compaction that was finished and whose event never came."""
        scene = worked(agent, home)
        scene.pre()
        return scene.compacted()

    @BOTH
    def test_a_pack_that_never_came_comes_now(self, agent: str, fake_home: Path) -> None:
        scene = self.lost(agent, fake_home)
        heard = scene.start("resume")
        assert said(heard) == ("injected", 1, True)
        assert scene.mark(1)["source"] == "resume"
        assert said(scene.start("resume")) == ("nothing", None, False)

    def test_what_came_at_resume_covers_what_is_queued(self, fake_home: Path) -> None:
        scene = self.lost(CODEX, fake_home)
        scene.start("resume")
        again = scene.start("compact")
        assert (said(again), again.row.covered_by) == (("already_delivered", 1, False), 1)

    def test_after_a_delivery_at_resume_claude_compacts_anew(self, fake_home: Path) -> None:
        scene = self.lost(CLAUDE, fake_home)
        scene.start("resume")
        assert said(scene.start("compact")) == ("late_built", 2, True)
        assert said(scene.start("compact"))[0] == "already_delivered"

    @BOTH
    @pytest.mark.parametrize(("turns", "outcome"), [(0, "injected"), (20, "injected"), (21, "offered")])
    def test_only_if_it_was_not_long_ago(self, agent: str, turns: int, outcome: str, fake_home: Path) -> None:
        scene = self.lost(agent, fake_home)
        scene.say(*(f"turn {number}" for number in range(turns)))
        heard = scene.start("resume")
        assert heard.row.outcome == outcome
        if outcome == "offered":
            assert list(heard.answer) == ["systemMessage"]
            assert f"compact-guard {scene.session}" in heard.answer["systemMessage"]
            assert scene.marks() == []

    @BOTH
    def test_what_does_not_hold_is_said_while_it_matters(self, agent: str, fake_home: Path) -> None:
        scene = self.lost(agent, fake_home)
        scene.file(1).write_bytes(b"?")
        heard = scene.start("resume")
        assert (heard.row.outcome, heard.row.reason, list(heard.answer)) == ("refused", "hash", ["systemMessage"])
        scene.say(*(f"turn {number}" for number in range(21)))
        assert scene.start("resume").row.outcome == "offered"

    @BOTH
    def test_a_mark_that_cannot_be_read_is_not_asked_twice(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.compaction()
        (scene.folder / "000001.delivered").write_bytes(b"{")
        assert said(scene.start("resume")) == ("nothing", None, False)

    @BOTH
    def test_delivered_is_delivered(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.compaction()
        scene.say("Go on.", "I do.")
        heard = scene.start("resume")
        assert (said(heard), heard.out) == (("nothing", None, False), b"")

    @BOTH
    def test_no_compaction_no_pack(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        heard = scene.start("resume")
        assert (said(heard), heard.out) == (("nothing", None, False), b"")
        assert scene.generations() == []

    @BOTH
    def test_an_aborted_one_is_no_compaction(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        assert said(scene.start("resume")) == ("nothing", None, False)
        scene.say(MORE, "Noted.")
        assert said(scene.start("resume")) == ("nothing", None, False)
        assert scene.marks() == []

    @BOTH
    def test_an_aborted_one_after_a_lost_one_is_not_what_comes(self, agent: str, fake_home: Path) -> None:
        scene = self.lost(agent, fake_home)
        scene.say(MORE, "Noted.")
        scene.pre()
        assert said(scene.start("resume")) == ("injected", 1, True)

    @BOTH
    def test_one_of_which_nothing_was_saved_is_built(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home).compacted().say("Go on.", "I do.")
        heard = scene.start("resume")
        assert said(heard) == ("late_built", 1, True)
        assert CORRECTION in (heard.pack or "")
        assert "Go on." not in (heard.pack or "")
        assert said(scene.start("resume")) == ("nothing", None, False)

    @BOTH
    def test_what_was_said_since_is_no_part_of_what_was_lost(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home).compacted().say(MORE, "Noted.")
        scene.pre()  # and aborted
        heard = scene.start("resume")
        assert said(heard) == ("late_built", 2, True)
        assert CORRECTION in (heard.pack or "")
        assert MORE not in (heard.pack or "")

    @BOTH
    def test_one_that_the_guard_slept_through_after_a_delivery_is_built(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.compaction()
        scene.say(MORE, "Noted.")
        scene.compacted()
        heard = scene.start("resume")
        assert said(heard) == ("late_built", 2, True)
        assert MORE in (heard.pack or "")
        assert CORRECTION in (heard.pack or "")

    def test_a_prompt_between_the_delivery_and_its_boundary_brings_no_second_pack(self, fake_home: Path) -> None:
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        heard = scene.start()
        scene.say(MORE)
        scene.compacted()
        assert isinstance(scene.log, ClaudeLog)
        attachment = {"type": "hook_additional_context", "content": [heard.pack], "hookEvent": "SessionStart"}
        scene.log.chained("attachment", {"attachment": attachment})
        scene.write()
        assert said(scene.start("resume")) == ("nothing", None, False)

    def test_a_boundary_of_another_session_is_none_of_this_one(self, fake_home: Path) -> None:
        scene = worked(CLAUDE, fake_home)
        scene.pre()
        assert isinstance(scene.log, ClaudeLog)
        meta = {"trigger": "auto", "preTokens": 168000, "postTokens": 2600}
        scene.log.chained(
            "system", {"subtype": "compact_boundary", "compactMetadata": meta, "sessionId": session_id(2)}
        )
        scene.write()
        assert said(scene.start("resume")) == ("nothing", None, False)

    @BOTH
    def test_words_that_name_a_boundary_are_none(self, agent: str, fake_home: Path) -> None:
        scene = worked(agent, fake_home)
        scene.pre()
        scene.say('{"type":"system","subtype":"compact_boundary"}', '{"type":"compacted","payload":{}}', "compacted")
        assert said(scene.start("resume")) == ("nothing", None, False)
