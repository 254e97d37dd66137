"""Codex is compacted, and gets back what was said: once, whole, and without a word too many."""

from __future__ import annotations

import pytest
from tests.e2e.clients.checks import assert_given_once, assert_quiet, talk
from tests.e2e.clients.codex import FULL, AppServer, run_exec
from tests.e2e.clients.script import Reply
from tests.e2e.clients.stage import CodexStage

pytestmark = pytest.mark.clients

STARTED = "SessionStart startup nothing"
SURFACE = "codex/app-server"


def assert_clean(server: AppServer) -> None:
    """Neither the client nor a hook in it complained; only SessionStart ever said a word."""
    assert server.errors() == []
    assert [run for run in server.hooks() if run.status != "completed"] == []
    assert [run for run in server.hooks() if run.entries and run.event != "sessionStart"] == []


class TestManual:
    def test_the_next_turn_holds_the_pack(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            assert server.compact() == "completed"
            assert server.turn("What is next?") == "completed"
            assert_clean(server)
            [line] = server.lines()
        assert line.startswith("restored ")
        assert line.endswith("generation 1")
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)
        assert codex.place.told() == [
            STARTED,
            "PreCompact manual saved 1",
            "PostCompact manual counted",
            "SessionStart compact injected 1",
        ]
        assert_quiet(codex.place, SURFACE)

    def test_a_queue_of_eight_gives_one(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            for _ in range(8):
                assert server.compact() == "completed"
            assert server.turn("What is next?") == "completed"
            assert_clean(server)
            assert len(server.lines()) == 1
        told = codex.place.told()
        starts = [row for row in told if row.startswith("SessionStart compact")]
        saved = [row["generation"] for row in codex.place.audit() if row["outcome"] == "saved"]
        newest = max(saved)
        assert starts[0] == f"SessionStart compact injected {newest}"
        assert starts[1:] == [f"SessionStart compact already_delivered covered by {newest}"] * 7
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, newest)


class TestAutomatic:
    def test_in_the_middle_of_a_turn(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            codex.script.will(Reply(run="echo found", tokens=FULL), Reply("Done.", tokens=900))
            assert server.turn("Look for the schema, and keep the old tables.") == "completed"
            assert_clean(server)
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)
        assert codex.place.told()[-3:] == [
            "PreCompact auto saved 1",
            "PostCompact auto counted",
            "SessionStart compact injected 1",
        ]
        assert_quiet(codex.place, SURFACE)

    def test_before_a_turn(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            codex.script.will(Reply("A long answer.", tokens=FULL), Reply("Done.", tokens=900))
            assert server.turn("Read everything.") == "completed"
            assert server.turn("And now?") == "completed"
            assert_clean(server)
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)
        assert "SessionStart compact injected 1" in codex.place.told()

    def test_three_times_in_one_turn(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            codex.script.will(*[Reply(run="echo found", tokens=FULL)] * 3, Reply("Done.", tokens=900))
            assert server.turn("Look for the schema.") == "completed"
            assert_clean(server)
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 3)

    def test_in_exec(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
        codex.script.will(Reply(run="echo found", tokens=FULL), Reply("Done.", tokens=900))
        run_exec(codex.program, codex.place, "Look for the schema.", resume=server.thread)
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)


class TestResume:
    def test_a_queue_lost_on_restart_is_caught(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            assert server.compact() == "completed"
        with codex.start(resume=server.thread) as again:
            assert again.turn("Where were we?") == "completed"
            assert_clean(again)
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)
        assert codex.place.told()[-1] == "SessionStart resume injected 1"

    def test_what_was_given_is_not_given_again(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            assert server.compact() == "completed"
            assert server.turn("What is next?") == "completed"
        with codex.start(resume=server.thread) as again:
            assert again.turn("Where were we?") == "completed"
            assert_clean(again)
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)
        assert codex.place.told()[-1] == "SessionStart resume nothing"
