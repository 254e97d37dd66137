"""Claude Code is compacted, and gets back what was said: once, whole, and without a word too many."""

from __future__ import annotations

import json

import pytest
from tests.e2e.clients.checks import assert_given_once, assert_quiet, talk
from tests.e2e.clients.claude import FULL, Turn, hook_failures
from tests.e2e.clients.hooks import installed_command, ours
from tests.e2e.clients.script import COMPACTION, Reply
from tests.e2e.clients.stage import ClaudeStage

pytestmark = pytest.mark.clients


def assert_clean(turn: Turn) -> None:
    """Neither the client nor a hook in it complained."""
    assert not turn.is_error
    assert [hook for hook in turn.hooks if hook.outcome != "success" or hook.stderr] == []


def assert_restored(turn: Turn, generation: int) -> None:
    """The line for the person, and the answer in exactly the agreed form."""
    assert_clean(turn)
    [run] = [hook for hook in turn.hooks if hook.name == "SessionStart:compact"]
    answer = json.loads(run.stdout)
    assert answer.keys() == {"hookSpecificOutput", "systemMessage"}
    assert answer["hookSpecificOutput"].keys() == {"hookEventName", "additionalContext"}
    line = answer["systemMessage"]
    assert line.startswith("restored ")
    assert line.endswith(f"generation {generation}")
    # The older client shows the line on its screen only.
    assert turn.notices in ((), (f"SessionStart:compact says: {line}",))


def assert_summary_untouched(stage: ClaudeStage) -> None:
    """What PreCompact prints would become an instruction to the summariser: it printed nothing."""
    asked = [request for request in stage.script.asked if request.kind == COMPACTION]
    assert asked
    assert not [request for request in asked if "\nAdditional Instructions:\n" in request.said[-1].text]


class TestManual:
    def test_the_next_request_holds_the_pack(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            talk(claude.script, client.say)
            compacted = client.compact()
            after = client.say("What is next?")
        assert compacted.compactions == ("manual",)
        assert_restored(compacted, 1)
        assert_clean(after)
        assert_given_once(claude.place, claude.script.main()[-1], client.session, 1)
        assert claude.place.told() == [
            "PreCompact manual saved 1",
            "SessionStart compact injected 1",
            "PostCompact manual counted",
        ]
        assert_summary_untouched(claude)
        assert_quiet(claude.place, "claude/api")
        assert hook_failures(claude.place, client.session) == []

    def test_hooks_that_print_nothing_are_echoed_as_nothing(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            talk(claude.script, client.say)
            [echo] = [text for text in client.compact().replayed if "<local-command-stdout>" in text]
        command = installed_command(claude.place)
        assert echo.removeprefix("<local-command-stdout>").removesuffix("</local-command-stdout>") == (
            f"Compacted PreCompact [{command}] completed successfully\nPostCompact [{command}] completed successfully"
        )


class TestAutomatic:
    def test_between_turns(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            talk(claude.script, client.say)
            claude.script.will(Reply("A long answer.", tokens=FULL), Reply("Done.", tokens=20_000))
            client.say("Read everything.")
            turn = client.say("And now?")
        assert turn.compactions == ("auto",)
        assert_restored(turn, 1)
        assert_given_once(claude.place, claude.script.main()[-1], client.session, 1)
        assert "PreCompact auto saved 1" in claude.place.told()
        assert "SessionStart compact injected 1" in claude.place.told()
        assert_summary_untouched(claude)
        assert_quiet(claude.place, "claude/api")

    def test_in_the_middle_of_a_turn(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            talk(claude.script, client.say)
            claude.script.will(Reply("Looking.", run="echo found", tokens=FULL), Reply("Done.", tokens=20_000))
            turn = client.say("Look for the schema, and keep the old tables.")
        assert turn.compactions == ("auto",)
        assert turn.text == "Done."
        assert_restored(turn, 1)
        request = claude.script.main()[-1]
        assert_given_once(claude.place, request, client.session, 1)
        assert "keep the old tables" in request.text, "the pending request is known only from the pack"
        assert claude.place.told()[-3:] == [
            "PreCompact auto saved 1",
            "SessionStart compact injected 1",
            "PostCompact auto counted",
        ]


class TestSeveral:
    def test_four_in_a_row_give_four_packs_one_at_a_time(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            talk(claude.script, client.say)
            for generation in range(1, 5):
                if generation % 2:
                    client.compact()
                else:
                    claude.script.will(Reply("A long answer.", tokens=FULL))
                    client.say(f"Read part {generation}.")
                claude.script.will(Reply("Yes.", tokens=20_000))
                assert_clean(client.say(f"Go on with part {generation}."))
                assert_given_once(claude.place, claude.script.main()[-1], client.session, generation)
        starts = [row for row in claude.place.told() if row.startswith("SessionStart compact")]
        assert starts == [f"SessionStart compact injected {generation}" for generation in range(1, 5)]
        assert_quiet(claude.place, "claude/api")

    def test_a_second_compaction_without_a_word_between_loses_nothing(self, claude: ClaudeStage) -> None:
        """Clients differ: the older one finds too little to compact, and the pack before stays."""
        with claude.start() as client:
            talk(claude.script, client.say)
            client.compact()
            client.compact()
            client.say("What is next?")
            newest = max(row["generation"] for row in claude.place.audit() if row["outcome"] == "injected")
            assert_given_once(claude.place, claude.script.main()[-1], client.session, newest)


class TestResume:
    def test_what_was_given_is_not_given_again(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            talk(claude.script, client.say)
            client.compact()
        with claude.start(resume=client.session) as again:
            assert_clean(again.say("Where were we?"))
        assert_given_once(claude.place, claude.script.main()[-1], client.session, 1)
        assert claude.place.told()[-1] == "SessionStart resume nothing"

    def test_nor_after_an_automatic_one(self, claude: ClaudeStage) -> None:
        """The older client writes old rows again between that pack and its boundary."""
        with claude.start() as client:
            talk(claude.script, client.say)
            client.compact()
            claude.script.will(Reply("Yes."), Reply("A long answer.", tokens=FULL), Reply("Done.", tokens=20_000))
            client.say("Are you there?")
            client.say("Read everything.")
            assert client.say("And now?").compactions == ("auto",)
        with claude.start(resume=client.session) as again:
            assert_clean(again.say("Where were we?"))
        assert_given_once(claude.place, claude.script.main()[-1], client.session, 2)
        assert claude.place.told()[-1] == "SessionStart resume nothing"

    def test_what_was_never_given_comes_now(self, claude: ClaudeStage) -> None:
        with claude.start(ours("claude", ["PreCompact"])) as client:
            talk(claude.script, client.say)
            client.compact()
        with claude.start(resume=client.session) as again:
            assert_clean(again.say("Where were we?"))
            assert_clean(again.say("And then?"))
        assert_given_once(claude.place, claude.script.main()[-1], client.session, 1)
        assert "SessionStart resume injected 1" in claude.place.told()
