"""What was put into the outbox reaches the real clients' models: with the next prompt, once, around compactions too."""

from __future__ import annotations

import pytest
from tests.e2e.clients import claude as claude_client
from tests.e2e.clients import codex as codex_client
from tests.e2e.clients.claude import Claude
from tests.e2e.clients.codex import AppServer
from tests.e2e.clients.packs import packs
from tests.e2e.clients.script import Asked, Reply
from tests.e2e.clients.stage import ClaudeStage, CodexStage

pytestmark = pytest.mark.clients

WORDS = "The invoices must be rounded up to five cents"
ONCE_MORE = "chose to show again"


def shown_again(asked: Asked) -> list[str]:
    """The outbox's texts in a request."""
    return [text for text in packs(asked) if ONCE_MORE in text]


def prompts(stage: ClaudeStage | CodexStage) -> list[str]:
    """What the outbox did with each prompt that it had something for."""
    rows = [row for row in stage.place.audit() if row["event"] == "UserPromptSubmit"]
    return [" ".join(filter(None, (row["outcome"], row["reason"]))) for row in rows]


def queue(stage: ClaudeStage | CodexStage, session: str, turn: int = 1) -> None:
    """The words of a turn; the first one's are in every pack."""
    stage.place.guard("inject", session, "--turn", str(turn), "--via", "prompt")


class TestClaude:
    def begin(self, stage: ClaudeStage, client: Claude) -> None:
        stage.script.will(Reply("I will round them up."), Reply("I will look into the margins, too."))
        client.say(f"{WORDS}.")
        client.say("Also look into the margins.")

    def test_it_goes_with_the_next_prompt_and_with_no_other(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            self.begin(claude, client)
            queue(claude, client.session)
            assert not client.say("What is next?").is_error
            [text] = shown_again(claude.script.main()[-1])
            client.say("And then?")
        assert WORDS in text
        assert len(shown_again(claude.script.main()[-1])) == 1
        assert prompts(claude) == ["injected"]

    def test_a_model_that_takes_no_system_messages_gets_it_beside_the_prompt(self, claude: ClaudeStage) -> None:
        with claude.start(model="claude-sonnet-4-5") as client:
            self.begin(claude, client)
            queue(claude, client.session)
            client.say("What is next?")
            client.say("And then?")
        for request in claude.script.main()[-2:]:
            assert [piece.role for piece in request.said if ONCE_MORE in piece.text] == ["user"]
        assert prompts(claude) == ["injected"]

    def test_after_a_compaction_it_stands_beside_the_pack(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            self.begin(claude, client)
            client.compact()
            queue(claude, client.session)
            client.say("What is next?")
        assert len(packs(claude.script.main()[-1])) == 2
        assert len(shown_again(claude.script.main()[-1])) == 1

    def test_what_waits_at_a_compaction_comes_with_the_pack(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            self.begin(claude, client)
            queue(claude, client.session)
            client.compact()
            client.say("What is next?")
        [pack] = packs(claude.script.main()[-1])
        assert "Pinned by the engineer" in pack
        assert prompts(claude) == ["already_in_pack"]

    def test_a_compaction_before_the_prompt_is_answered_loses_nothing(self, claude: ClaudeStage) -> None:
        """The text went with the prompt that the agent compacts for before it asks the model."""
        with claude.start() as client:
            self.begin(claude, client)
            claude.script.will(Reply("A long answer.", tokens=claude_client.FULL), Reply("Done.", tokens=20_000))
            client.say("Read everything.")
            queue(claude, client.session)
            assert client.say("What is next?").compactions == ("auto",)
            client.say("And then?")
            client.say("And then again?")
        assert len(shown_again(claude.script.main()[-1])) == 1
        assert prompts(claude) == ["injected", "already_in_pack proven"]

    def test_a_compaction_in_the_middle_of_its_turn(self, claude: ClaudeStage) -> None:
        """The model has answered to it by then: it is not given again."""
        with claude.start() as client:
            self.begin(claude, client)
            queue(claude, client.session)
            full = Reply("Looking.", run="echo found", tokens=claude_client.FULL)
            claude.script.will(full, Reply("Done.", tokens=20_000))
            assert client.say("What is next?").compactions == ("auto",)
            client.say("And then?")
        assert prompts(claude) == ["injected", "already_in_pack proven"]


class TestCodex:
    def begin(self, stage: CodexStage, server: AppServer) -> None:
        stage.script.will(Reply("I will round them up."), Reply("I will look into the margins, too."))
        assert server.turn(f"{WORDS}.") == "completed"
        assert server.turn("Also look into the margins.") == "completed"

    def test_it_goes_with_the_next_prompt_and_with_no_other(self, codex: CodexStage) -> None:
        with codex.start() as server:
            self.begin(codex, server)
            queue(codex, server.thread)
            assert server.turn("What is next?") == "completed"
            [text] = shown_again(codex.script.main()[-1])
            assert server.turn("And then?") == "completed"
            assert server.errors() == []
        assert WORDS in text
        assert len(shown_again(codex.script.main()[-1])) == 1
        assert prompts(codex) == ["injected"]

    def test_a_queued_pack_brings_what_waited(self, codex: CodexStage) -> None:
        """SessionStart and the prompt come together: what waited was pinned, and is in the pack."""
        with codex.start() as server:
            self.begin(codex, server)
            queue(codex, server.thread)
            assert server.compact() == "completed"
            assert server.turn("What is next?") == "completed"
        [pack] = packs(codex.script.main()[-1])
        assert "Pinned by the engineer" in pack
        assert prompts(codex) == ["already_in_pack"]

    def test_what_is_queued_after_a_compaction_stands_beside_the_pack(self, codex: CodexStage) -> None:
        with codex.start() as server:
            self.begin(codex, server)
            assert server.compact() == "completed"
            queue(codex, server.thread, turn=2)
            assert server.turn("What is next?") == "completed"
            assert server.errors() == []
        both = packs(codex.script.main()[-1])
        assert [ONCE_MORE in text for text in both] == [False, True]
        assert sum(len(text.encode()) for text in both) <= 9500

    def test_a_compaction_in_the_middle_of_its_turn(self, codex: CodexStage) -> None:
        """The model has answered to it by then: it is not given again."""
        with codex.start() as server:
            self.begin(codex, server)
            queue(codex, server.thread)
            codex.script.will(Reply(run="echo found", tokens=codex_client.FULL), Reply("Done.", tokens=900))
            assert server.turn("What is next?") == "completed"
            assert server.turn("And then?") == "completed"
        assert prompts(codex) == ["injected", "already_in_pack proven"]

    def test_a_compaction_before_a_turn(self, codex: CodexStage) -> None:
        """Codex compacts first and asks the hooks for the prompt afterwards."""
        with codex.start() as server:
            self.begin(codex, server)
            codex.script.will(Reply("A long answer.", tokens=codex_client.FULL), Reply("Done.", tokens=900))
            assert server.turn("Read everything.") == "completed"
            queue(codex, server.thread)
            assert server.turn("What is next?") == "completed"
        [pack] = packs(codex.script.main()[-1])
        assert "Pinned by the engineer" in pack
        assert prompts(codex) == ["already_in_pack"]
