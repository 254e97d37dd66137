"""Every way to use the clients: on a screen, turn by turn from a shell, through a gateway, with other models."""

from __future__ import annotations

import pytest
from tests.e2e.clients import claude as claude_client
from tests.e2e.clients import codex as codex_client
from tests.e2e.clients.checks import ANSWERS, PROMPTS, assert_given_once, assert_quiet, assert_told, talk
from tests.e2e.clients.claude import FIRST_PARTY_MODEL, FULL, gateway, run_print
from tests.e2e.clients.codex import FRESH_WINDOW, AppServer, built_in_provider, run_exec
from tests.e2e.clients.hooks import install
from tests.e2e.clients.packs import packs
from tests.e2e.clients.script import COMPACTION, Reply
from tests.e2e.clients.stage import ClaudeStage, CodexStage
from tests.e2e.clients.terminal import Terminal

pytestmark = pytest.mark.clients

FOREIGN_MODEL = "qwen3-coder-plus"
NEXT = "Next come the indexes."


def talk_on(terminal: Terminal, stage: ClaudeStage | CodexStage) -> None:
    """The same conversation as elsewhere, typed."""
    terminal.settle(1.0)
    stage.script.will(*map(Reply, ANSWERS))
    for prompt, answer in zip(PROMPTS, ANSWERS, strict=True):
        terminal.type(prompt)
        terminal.wait_for(answer)
        terminal.settle()


def ask_what_is_next(terminal: Terminal, stage: ClaudeStage | CodexStage) -> None:
    stage.script.will(Reply(NEXT))
    terminal.type("What is next?")
    terminal.wait_for(NEXT)
    terminal.settle()


def session_of(stage: ClaudeStage | CodexStage) -> str:
    """The only one that there is."""
    [session] = {one["session_id"] for one in stage.place.report()["list"]}
    return str(session)


class TestClaudeInteractive:
    def test_a_manual_compaction(self, claude: ClaudeStage) -> None:
        install(claude.place, "claude")
        with claude_client.on_screen(claude.program, claude.place, claude.url) as terminal:
            talk_on(terminal, claude)
            terminal.type("/compact")
            terminal.wait_for("SessionStart:compact says: restored ")
            terminal.settle()
            ask_what_is_next(terminal, claude)
            terminal.leave("/exit")
        assert_given_once(claude.place, claude.script.main()[-1], session_of(claude), 1)
        assert_quiet(claude.place, "claude/api")

    def test_an_automatic_compaction(self, claude: ClaudeStage) -> None:
        install(claude.place, "claude")
        with claude_client.on_screen(claude.program, claude.place, claude.url) as terminal:
            talk_on(terminal, claude)
            claude.script.will(Reply("A long answer.", tokens=FULL))
            terminal.type("Read everything.")
            terminal.wait_for("A long answer.")
            terminal.settle()
            claude.script.will(Reply(NEXT, tokens=20_000))
            terminal.type("What is next?")
            terminal.wait_for("SessionStart:compact says: restored ")
            terminal.wait_for(NEXT)
            terminal.leave("/exit")
        # The prompt may be written so late that PreCompact does not have it: then SessionStart builds another.
        newest = max(row["generation"] or 0 for row in claude.place.audit())
        request = claude.script.main()[-1]
        assert "- What is next? (user, turn" in packs(request)[0]
        assert_given_once(claude.place, request, session_of(claude), newest)


class TestClaudePrint:
    def test_a_process_for_each_turn(self, claude: ClaudeStage) -> None:
        install(claude.place, "claude")
        session: str | None = None

        def say(prompt: str) -> None:
            nonlocal session
            result = run_print(claude.program, claude.place, claude.url, prompt, resume=session)
            assert not result["is_error"]
            session = result["session_id"]

        talk(claude.script, say)
        say("/compact")
        say("What is next?")
        assert session
        assert_given_once(claude.place, claude.script.main()[-1], session, 1)
        assert_quiet(claude.place, "claude/api")


class TestClaudeModels:
    @pytest.mark.parametrize("model", [FIRST_PARTY_MODEL, "claude-sonnet-4-5"])
    def test_each_in_the_form_that_it_takes(self, claude: ClaudeStage, model: str) -> None:
        with claude.start(model=model) as client:
            talk(claude.script, client.say)
            client.compact()
            client.say("What is next?")
            first = claude.script.main()[-1]
            claude.script.will(Reply("A long answer.", tokens=FULL), Reply("Done.", tokens=20_000))
            client.say("Read everything.")
            assert client.say("And now?").compactions == ("auto",)
        last = claude.script.main()[-1]
        role = "system" if model == FIRST_PARTY_MODEL else "user"
        for generation, request in enumerate((first, last), start=1):
            assert request.model == model
            assert [piece.role for piece in request.said if "begin evidence" in piece.text] == [role]
            assert_given_once(claude.place, request, client.session, generation)
        assert_quiet(claude.place, "claude/api")


class TestClaudeGateway:
    """Another model behind an address and a token, where some of the usage is reported as nothing."""

    def test_manual_and_automatic(self, claude: ClaudeStage) -> None:
        claude.script.has_sparse_usage = True
        with claude.start(model=FOREIGN_MODEL, env=gateway("token-of-a-gateway")) as client:
            talk(claude.script, client.say)
            assert client.compact().compactions == ("manual",)
            client.say("What is next?")
            assert_given_once(claude.place, claude.script.main()[-1], client.session, 1)
            claude.script.will(Reply("A long answer.", tokens=FULL), Reply("Done.", tokens=20_000))
            client.say("Read everything.")
            assert client.say("And now?").compactions == ("auto",)
        request = claude.script.main()[-1]
        assert request.model == FOREIGN_MODEL
        assert_given_once(claude.place, request, client.session, 2)
        assert_quiet(claude.place, "claude/gateway")


class TestCodexInteractive:
    def test_a_manual_compaction(self, codex: CodexStage) -> None:
        codex.configure()
        install(codex.place, "codex")
        with codex_client.on_screen(codex.program, codex.place) as terminal:
            talk_on(terminal, codex)
            terminal.type("/compact")
            terminal.wait_for("Context compacted")
            terminal.settle()
            ask_what_is_next(terminal, codex)
            terminal.wait_for("Hook · restored ")
            terminal.leave("/quit")
        assert_given_once(codex.place, codex.script.main()[-1], session_of(codex), 1)
        assert_quiet(codex.place, "codex/cli")

    def test_an_automatic_compaction(self, codex: CodexStage) -> None:
        codex.configure()
        install(codex.place, "codex")
        with codex_client.on_screen(codex.program, codex.place) as terminal:
            talk_on(terminal, codex)
            codex.script.will(Reply(run="echo found", tokens=codex_client.FULL), Reply(NEXT, tokens=900))
            terminal.type("Look for the schema.")
            terminal.wait_for(NEXT)
            terminal.wait_for("Hook · restored ")
            terminal.leave("/quit")
        assert_given_once(codex.place, codex.script.main()[-1], session_of(codex), 1)
        assert "PreCompact auto saved 1" in codex.place.told()


class TestCodexExec:
    def test_a_process_for_each_turn(self, codex: CodexStage) -> None:
        codex.configure()
        install(codex.place, "codex")
        thread: str | None = None

        def say(prompt: str) -> None:
            nonlocal thread
            events = run_exec(codex.program, codex.place, prompt, resume=thread)
            [thread] = [event["thread_id"] for event in events if event["type"] == "thread.started"]

        talk(codex.script, say)
        codex.script.will(Reply(run="echo found", tokens=codex_client.FULL), Reply("Done.", tokens=900))
        say("Look for the schema.")
        say("What is next?")
        assert thread
        assert_given_once(codex.place, codex.script.main()[-1], thread, 1)
        assert_quiet(codex.place, "codex/cli")


class TestCodexSummaries:
    """Whatever the client keeps of the conversation itself."""

    def test_one_that_only_the_server_can_read(self, codex: CodexStage) -> None:
        codex.configure(provider=built_in_provider(codex.url))
        install(codex.place, "codex")
        with AppServer(codex.program, codex.place) as server:
            server.log_in()
            server.start()
            talk(codex.script, server.turn)
            codex.script.will(Reply(run="echo found", tokens=codex_client.FULL), Reply("Done.", tokens=900))
            assert server.turn("Look for the schema.") == "completed"
            assert server.turn("What is next?") == "completed"
            assert_told("\n".join(server.lines()), 1)
        asked = [request for request in codex.script.asked if request.kind == COMPACTION]
        assert [request.said[-1].role for request in asked] == ["compaction_trigger"]
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)
        assert_quiet(codex.place, "codex/app-server")

    def test_none_at_all(self, codex: CodexStage) -> None:
        """A fresh window: the pack is all that is left of the conversation."""
        codex.configure(more=FRESH_WINDOW)
        with codex.start() as server:
            talk(codex.script, server.turn)
            codex.script.will(Reply(run="echo found", tokens=codex_client.FULL), Reply("Done.", tokens=900))
            assert server.turn("Look for the schema.") == "completed"
            assert server.turn("What is next?") == "completed"
            assert_told("\n".join(server.lines()), 1)
        assert [request for request in codex.script.asked if request.kind == COMPACTION] == []
        last = codex.script.main()[-1]
        assert [piece for piece in last.said if piece.role == "user" and piece.text in PROMPTS] == []
        assert_given_once(codex.place, last, server.thread, 1)
        assert_quiet(codex.place, "codex/app-server")
