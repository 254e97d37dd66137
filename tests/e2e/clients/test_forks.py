"""A conversation that goes on twice: the child has its parent's past, and each has packs of its own."""

from __future__ import annotations

import pytest
from tests.e2e.clients.checks import FACTS, assert_given_once, assert_told, talk
from tests.e2e.clients.packs import packs
from tests.e2e.clients.stage import ClaudeStage, CodexStage

pytestmark = pytest.mark.clients

IN_THE_CHILD = "In the fork, rows must never be deleted."


class TestClaude:
    def test_a_fork_and_its_parent(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            talk(claude.script, client.say)
            client.compact()
            client.say("What is next?")
        with claude.start(resume=client.session, fork=True) as child:
            child.say(IN_THE_CHILD)
            assert len(packs(claude.script.main()[-1])) == 1
            child.compact()
            child.say("Go on.")
        assert child.session != client.session
        request = claude.script.main()[-1]
        assert IN_THE_CHILD.rstrip(".") in packs(request)[0]
        assert_given_once(claude.place, request, child.session, 2)
        with claude.start(resume=client.session) as parent:
            parent.say("Back in the parent.")
        request = claude.script.main()[-1]
        assert IN_THE_CHILD.rstrip(".") not in request.text
        assert_given_once(claude.place, request, client.session, 1)


class TestCodex:
    def test_a_fork_and_its_parent(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            server.compact()
            server.turn("What is next?")
            parent = server.thread
            child = server.fork()
            assert child != parent
            assert server.turn(IN_THE_CHILD) == "completed"
            server.compact()
            assert server.turn("Go on.") == "completed"
            request = codex.script.main()[-1]
            [pack] = packs(request)
            assert [fact for fact in (*FACTS, IN_THE_CHILD.rstrip(".")) if fact not in pack] == []
            assert_given_once(codex.place, request, child, 2)
            assert_told("\n".join(server.lines()), 2)
            server.thread = parent
            assert server.turn("Back in the parent.") == "completed"
        request = codex.script.main()[-1]
        assert IN_THE_CHILD.rstrip(".") not in request.text
        assert_given_once(codex.place, request, parent, 1)
