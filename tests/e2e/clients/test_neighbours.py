"""Around the guard: registered twice, beside other hooks, with subagents and forks, close to the clients' caps."""

from __future__ import annotations

import shlex
import sys

import pytest
from tests.e2e.clients.checks import assert_given_once, talk
from tests.e2e.clients.claude import FULL
from tests.e2e.clients.hooks import EVENTS, Hook, ours
from tests.e2e.clients.packs import packs
from tests.e2e.clients.place import Place
from tests.e2e.clients.script import Reply
from tests.e2e.clients.stage import ClaudeStage, CodexStage

pytestmark = pytest.mark.clients

CAP = 9500
PATIENCE = 30
"""Turns after which a subagent in the background must have been compacted."""
CLOSE = 9000
"""A pack of so many units has little room left."""
FIRST, LAST = "FIRST-NEIGHBOUR", "LAST-NEIGHBOUR"
WIDE = "不要用第{n}號的全域鎖🔒，改用每個工作階段一把鎖，逾時設成{n}秒，否則資料會遺失🐘。"


def twice(agent: str) -> list[Hook]:
    """As where the user's and the project's settings both name the guard, in other words."""
    return [copy for hook in ours(agent) for copy in (hook, Hook(hook.event, f"env COPY=1 {hook.command}"))]


def saying(place: Place, name: str, text: str) -> Hook:
    """Another tool's SessionStart hook."""
    program = place.root / f"{name}.py"
    answer = {"hookSpecificOutput": {"hookEventName": "SessionStart", "additionalContext": text}}
    program.write_text(f"import json\nprint(json.dumps({answer!r}))\n", "utf-8")
    return Hook("SessionStart", shlex.join([sys.executable, str(program)]))


def wide_talk() -> list[str]:
    """More decisions than a pack has room for, in Chinese and emoji."""
    return ["\n".join(WIDE.format(n=n) for n in range(start, start + 20)) for start in range(0, 200, 20)]


class TestRegisteredTwice:
    """One generation, one pack, and a row that says so for each of the others."""

    def test_in_claude(self, claude: ClaudeStage) -> None:
        with claude.start(twice("claude")) as client:
            talk(claude.script, client.say)
            client.compact()
            client.say("What is next?")
        assert_given_once(claude.place, claude.script.main()[-1], client.session, 1)
        assert sorted(row for row in claude.place.told() if "manual" in row or "compact" in row) == [
            "PostCompact manual counted",
            "PostCompact manual counted",
            "PreCompact manual duplicate 1",
            "PreCompact manual saved 1",
            "SessionStart compact already_delivered covered by 1",
            "SessionStart compact injected 1",
        ]

    def test_in_codex(self, codex: CodexStage) -> None:
        with codex.start(twice("codex")) as server:
            talk(codex.script, server.turn)
            server.compact()
            server.turn("What is next?")
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)
        assert codex.place.told().count("PreCompact manual duplicate 1") == 1
        assert codex.place.told().count("SessionStart compact already_delivered covered by 1") == 1


class TestBesideOthers:
    """The clients count each hook's text by itself, and give all of them."""

    def test_in_claude(self, claude: ClaudeStage) -> None:
        others = [saying(claude.place, "first", f"{FIRST} " + "a" * CLOSE), saying(claude.place, "last", LAST)]
        with claude.start(beside=others) as client:
            talk(claude.script, client.say)
            client.compact()
            client.say("What is next?")
        request = claude.script.main()[-1]
        assert_given_once(claude.place, request, client.session, 1)
        assert (request.text.count(FIRST), request.text.count(LAST)) == (1, 1)

    def test_in_codex(self, codex: CodexStage) -> None:
        others = [saying(codex.place, "first", f"{FIRST} " + "a" * CLOSE), saying(codex.place, "last", LAST)]
        with codex.start(beside=others) as server:
            talk(codex.script, server.turn)
            server.compact()
            server.turn("What is next?")
        request = codex.script.main()[-1]
        assert_given_once(codex.place, request, server.thread, 1)
        assert (request.text.count(FIRST), request.text.count(LAST)) == (1, 1)


class TestCap:
    """What comes close to the cap comes whole: no file, no preview, no stub."""

    def test_in_claude(self, claude: ClaudeStage) -> None:
        with claude.start() as client:
            for prompt in wide_talk():
                client.say(prompt)
            client.compact()
            client.say("What is next?")
        [pack] = packs(claude.script.main()[-1])
        assert CLOSE < len(pack.encode("utf-16-le")) // 2 <= CAP
        assert claude.place.spilled() == []

    @pytest.mark.parametrize("limit", [None, 0, 5000])
    def test_in_codex(self, codex: CodexStage, limit: int | None) -> None:
        speaking = ours("codex", ["SessionStart", "UserPromptSubmit"])
        hooks = [Hook(hook.event, hook.command, limit) for hook in speaking]
        with codex.start([*ours("codex", ["PreCompact", "PostCompact"]), *hooks]) as server:
            for prompt in wide_talk():
                server.turn(prompt)
            server.compact()
            server.turn("What is next?")
        [pack] = packs(codex.script.main()[-1])
        assert CLOSE < len(pack.encode()) <= CAP
        assert codex.place.spilled() == []

    def test_in_codex_as_it_is_installed(self, codex: CodexStage) -> None:
        """The handler names a higher limit, so a pack may be as long as one for Claude Code, in units."""
        with codex.start() as server:
            for prompt in wide_talk():
                server.turn(prompt)
            server.compact()
            server.turn("What is next?")
        [pack] = packs(codex.script.main()[-1])
        assert CLOSE < len(pack.encode("utf-16-le")) // 2 <= CAP
        assert len(pack.encode()) > 2 * CAP
        assert codex.place.spilled() == []


class TestSubagents:
    """A subagent's compaction leaves rows and nothing else; the main thread keeps its own."""

    def test_in_claude(self, claude: ClaudeStage) -> None:
        task = {"description": "Count", "subagent_type": "general-purpose", "prompt": "TASK: count the files"}
        with claude.start(env={"CLAUDE_CODE_AUTO_COMPACT_WINDOW": "100000"}) as client:
            talk(claude.script, client.say)
            claude.script.will_where("TASK:", Reply("One.", run="echo 1"), Reply("Two.", run="echo 2"))
            claude.script.will_where(
                "TASK:", Reply("Full.", run="echo 3", tokens=FULL), Reply("Counted.", tokens=20_000)
            )
            claude.script.will(Reply("Sending one.", call=("Agent", task)), Reply("It is on its way."))
            client.say("Have the files counted.")
            for _ in range(PATIENCE):
                if "PostCompact auto skipped_subagent" in claude.place.told():
                    break
                client.say("Is it there?")
            assert [request for request in claude.script.main() if packs(request)] == []
            client.compact()
            client.say("What is next?")
        assert "PreCompact auto skipped_subagent" in claude.place.told()
        assert_given_once(claude.place, claude.script.main()[-1], client.session, 1)

    def test_in_codex(self, codex: CodexStage) -> None:
        with codex.start() as server:
            talk(codex.script, server.turn)
            full = Reply(run="echo 1", tokens=31_000)
            codex.script.will_where("TASK:", full, Reply(run="echo 2", tokens=900), Reply("Counted."))
            call = ("spawn_agent", {"message": "TASK: count the files"})
            codex.script.will(Reply(call=call), Reply("It is on its way.", delay_s=3))
            server.turn("Have the files counted.")
            assert [request for request in codex.script.main() if packs(request)] == []
            server.compact()
            server.turn("What is next?")
        assert "PreCompact auto skipped_subagent" in codex.place.told()
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)


class TestLate:
    """Where PreCompact is not registered, SessionStart builds at once what it gives."""

    EVENTS = [event for event in EVENTS if event != "PreCompact"]

    def test_in_claude(self, claude: ClaudeStage) -> None:
        with claude.start(ours("claude", self.EVENTS)) as client:
            talk(claude.script, client.say)
            client.compact()
            client.say("What is next?")
        assert_given_once(claude.place, claude.script.main()[-1], client.session, 1)
        assert "SessionStart compact late_built 1" in claude.place.told()

    def test_in_codex(self, codex: CodexStage) -> None:
        with codex.start(ours("codex", self.EVENTS)) as server:
            talk(codex.script, server.turn)
            server.compact()
            server.turn("What is next?")
        assert_given_once(codex.place, codex.script.main()[-1], server.thread, 1)
        assert "SessionStart compact late_built 1" in codex.place.told()
