"""A compaction that does not come to its end brings nothing back, and the next one brings all."""

from __future__ import annotations

import pytest
from tests.e2e.clients.checks import assert_given_once, assert_told, talk
from tests.e2e.clients.claude import FULL
from tests.e2e.clients.codex import FULL as CODEX_FULL
from tests.e2e.clients.hooks import Hook
from tests.e2e.clients.packs import packs
from tests.e2e.clients.place import Place
from tests.e2e.clients.script import Reply
from tests.e2e.clients.stage import ClaudeStage, CodexStage

pytestmark = pytest.mark.clients

LATER = "After that, the tables must never be dropped."


def blocking(place: Place) -> Hook:
    """Another tool's hook, which forbids compactions as long as a file is there."""
    flag = place.root / "blocked"
    flag.touch()
    return Hook("PreCompact", f"test ! -e {flag} || {{ echo not now >&2; exit 2; }}")


def states(place: Place) -> list[str]:
    """What the audit makes of each compaction, oldest first."""
    return [one["state"] for one in sorted(place.report()["list"], key=lambda one: str(one["at"]))]


class TestBlocked:
    def test_in_claude(self, claude: ClaudeStage) -> None:
        with claude.start(beside=[blocking(claude.place)]) as client:
            talk(claude.script, client.say)
            assert client.compact().compactions == ()
            claude.script.will(Reply("A long answer.", tokens=FULL), Reply("Done.", tokens=20_000))
            client.say("Read everything.")
            assert client.say(LATER).compactions == ()
            assert [packs(request) for request in claude.script.main() if packs(request)] == []
            (claude.place.root / "blocked").unlink()
            assert client.compact().compactions == ("manual",)
            client.say("What is next?")
        newest = max(row["generation"] for row in claude.place.audit() if row["outcome"] == "saved")
        request = claude.script.main()[-1]
        assert LATER.rstrip(".") in packs(request)[0]
        assert_given_once(claude.place, request, client.session, newest)
        assert set(states(claude.place)[:-1]) == {"aborted"}


class TestFailed:
    def test_in_claude(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            talk(claude.script, client.say)
            claude.script.refuses_summaries = True
            assert client.compact().compactions == ()
            claude.script.refuses_summaries = False
            client.say(LATER)
            assert [packs(request) for request in claude.script.main() if packs(request)] == []
            assert client.compact().compactions == ("manual",)
            client.say("What is next?")
        request = claude.script.main()[-1]
        assert LATER.rstrip(".") in packs(request)[0]
        assert_given_once(claude.place, request, client.session, 2)
        assert states(claude.place) == ["aborted", "finished"]

    def test_in_codex(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            codex.script.refuses_summaries = True
            assert server.compact() == "failed"
            codex.script.refuses_summaries = False
            assert server.turn(LATER) == "completed"
            assert [packs(request) for request in codex.script.main() if packs(request)] == []
            assert server.compact() == "completed"
            assert server.turn("What is next?") == "completed"
            assert_told("\n".join(server.lines()), 2)
        request = codex.script.main()[-1]
        assert LATER.rstrip(".") in packs(request)[0]
        assert_given_once(codex.place, request, server.thread, 2)
        assert states(codex.place) == ["aborted", "finished"]

    def test_in_the_middle_of_a_turn_of_codex(self, codex: CodexStage) -> None:
        """The whole turn fails; nothing is lost for the next compaction."""
        with codex.start() as server:
            talk(codex.script, server.turn)
            codex.script.will(Reply(run="echo found", tokens=CODEX_FULL))
            codex.script.refuses_summaries = True
            assert server.turn("Look for the schema.") == "failed"
            codex.script.refuses_summaries = False
            codex.script.will(Reply("Done.", tokens=900))
            assert server.turn(LATER) == "completed"
            assert server.turn("What is next?") == "completed"
            assert_told("\n".join(server.lines()), 2)
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 2)
