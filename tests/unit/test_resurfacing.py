"""The alarm for overturned approaches: what rings, what stays silent, and what hostile text does to it."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from compact_guard.core.insight.carried import carried
from compact_guard.core.insight.overturned import Said, overturned
from compact_guard.core.insight.resurfacing import Alarm, Event, alarms, events_of

PINO = [
    Said("user", "which logger"),
    Said("assistant", "I'd go with winston."),
    Said("user", "not winston, pino please"),
    Said("assistant", "pino it is."),
]
INSTALL = Event("assistant", tool="Bash", input={"command": "npm install winston"})


def said(text: str, role: str = "assistant") -> Event:
    return Event(role, text)


def bash(command: str) -> Event:
    return Event("assistant", tool="Bash", input={"command": command})


def write(content: str, path: str = "src/log.ts") -> Event:
    return Event("assistant", tool="Write", input={"file_path": path, "content": content})


def edit(old: str, new: str, path: str = "src/log.ts") -> Event:
    return Event("assistant", tool="Edit", input={"file_path": path, "old_string": old, "new_string": new})


def rung(*events: Event, before: list[Said] = PINO) -> list[Alarm]:
    return alarms(overturned(before), events)


def turned(proposal: str, correction: str, answer: str = "OK.") -> list[Said]:
    return [Said("user", "how?"), Said("assistant", proposal), Said("user", correction), Said("assistant", answer)]


RINGS = {
    "proposed": said("I'll add winston for the log lines."),
    "reported": said("Added winston to the worker."),
    "suggested": said("How about winston with a JSON transport?"),
    "after a clause that refuses another thing": said("No problem, I'll use winston."),
    "installed": INSTALL,
    "imported": write("import winston from 'winston';"),
    "edited in": edit("// log", "const log = winston.createLogger()"),
    "patched in": Event("assistant", tool="apply_patch", input={"patch": "*** Update File: a.ts\n+winston.info('x')"}),
    "patched in by a shell": bash("apply_patch <<'EOF'\n*** Begin Patch\n*** Add File: a.ts\n+winston.info(1)\nEOF"),
    "in a list as Codex runs it": Event("assistant", tool="shell", input={"command": ["bash", "-lc", "npm i winston"]}),
    "written by a heredoc": bash("cat <<EOF > a.js\nwinston.info('x')\nEOF"),
    "put in by sed": bash("sed -i 's/pino/winston/' src/log.ts"),
    "one of many edits": Event(
        "assistant",
        tool="MultiEdit",
        input={"file_path": "a.ts", "edits": [{"old_string": "", "new_string": "winston()"}]},
    ),
    "handed to another agent": Event("assistant", tool="Task", input={"prompt": "Use winston in the mail job."}),
    "shown in a code block": said("Like this:\n```ts\nwinston.info('x')\n```\n"),
}
SILENT = {
    "said not to be used": said("I'll use pino and not winston."),
    "a hyphen away from its opposite": said("I'll replace winston with pino."),
    "left for a third thing": said("I'll move over from winston to bunyan."),
    "an arrow away": said("Next: winston -> bunyan."),
    "read on the web": Event("assistant", tool="WebFetch", input={"url": "x", "prompt": "Use winston with streams"}),
    "asked for its version": bash("npx winston --version"),
    "removed as root": bash("sudo npm uninstall winston"),
    "history": said("The changelog says that winston was tried in 2022."),
    "left alone": said("package.json still lists winston, which I leave alone."),
    "read": Event("assistant", tool="Read", input={"file_path": "src/winston.ts"}),
    "searched": Event("assistant", tool="Grep", input={"pattern": "winston"}),
    "searched in a shell": bash("grep -rn winston src | head"),
    "removed": bash("npm uninstall winston && npm i pino"),
    "asked about": bash("npm view winston version"),
    "told in a commit": bash("git commit -m 'drop winston'"),
    "taken out by an edit": edit("winston.info(x)", "pino.info(x)"),
    "taken out by sed": bash("sed -i 's/winston/pino/' src/log.ts"),
    "there before and after": edit("a()\nwinston.info(x)", "b()\nwinston.info(x)"),
    "in a comment": write("// don't use winston here\nimport pino from 'pino';"),
    "in a changelog": write("- moved from winston to pino\n", "CHANGELOG.md"),
    "a name of its own": write("export function winston() { return 1; }"),
    "another word": write("const winstonia = 1;"),
    "done already in a list of todos": Event(
        "assistant", tool="TodoWrite", input={"todos": [{"content": "Use winston", "status": "completed"}]}
    ),
}


@pytest.mark.parametrize("event", RINGS.values(), ids=RINGS)
def test_it_rings(event: Event) -> None:
    found = rung(event)

    assert [(one.index, one.rejected, one.accepted) for one in found] == [(0, "winston", "pino")]
    assert "winston" in found[0].evidence.lower()
    assert found[0].sentence == "not winston, pino please"


@pytest.mark.parametrize("event", SILENT.values(), ids=SILENT)
def test_it_is_silent(event: Event) -> None:
    assert rung(event) == []


def test_nothing_was_overturned() -> None:
    assert overturned(turned("I'd go with winston.", "great, go on")) == []
    assert overturned(turned("I'll add a Postgres pool.", "don't forget to close the Postgres pool")) == []
    assert overturned(turned("It exports `pool`.", "thanks, now add a test")) == []


@pytest.mark.parametrize(
    ("proposal", "correction", "answer", "rejected"),
    [
        ("In-memory counter.", "we've 4 replicas, in-memory is wrong. redis", "Redis.", "in-memory"),
        ("In-memory counter.", "in-memory is wrong", "OK.", "in-memory"),
        ("Winston.", "winston is wrong", "OK, no winston.", "winston"),
        ("存資料庫的 BLOB。", "不要存 BLOB，丟 S3", "好。", "BLOB"),
        ("拆成五個微服務。", "先別拆微服務，單體就好", "好。", "微服務"),
        ("TypeORM。", "TypeORM はやめて Prisma", "Prisma にします。", "TypeORM"),
        ("Offset pagination.", "offset pagination drifts. keyset please", "Keyset it is.", "offset pagination"),
        ("I'll rebase the branch and force push.", "do not force push. merge main in", "OK.", "force push"),
    ],
)
def test_what_is_overturned(proposal: str, correction: str, answer: str, rejected: str) -> None:
    assert rejected in [one.rejected for one in overturned(turned(proposal, correction, answer))]


LONG = "I looked at the hooks and the shadow branch, and the stop hook fires for each session that is open. " * 3


@pytest.mark.parametrize(
    "words",
    [
        "I didn't see the stop hook fire?",
        "no, the session is not open when it fires, the branch is too slow and the hook is wrong",
        "that's wrong, look at the logs again",
    ],
)
def test_plain_words_in_common_with_a_long_text_are_no_approach(words: str) -> None:
    assert overturned(turned(LONG, words)) == []


def test_a_name_in_a_long_proposal_can_be_overturned() -> None:
    assert [one.rejected for one in overturned(turned(LONG + "I'd take TypeORM.", "not TypeORM, use Prisma"))] == [
        "TypeORM"
    ]


def test_the_opposite_of_what_is_wanted_is_overturned_too() -> None:
    known = overturned(turned("I'll rebase the branch and force push.", "do not force push. merge main into it"))

    assert [one.rejected for one in known] == ["force push", "rebase"]


def test_what_both_approaches_share_does_not_ring() -> None:
    before = turned("Redis pub/sub.", "redis pub/sub loses messages. redis streams")

    assert rung(said("The consumer will read from redis with XREADGROUP."), before=before) == []
    assert rung(said("I'll use redis pub/sub for it."), before=before) != []


def test_the_steps_in_another_order_do_not_ring() -> None:
    before = turned("先更新缓存再写库。", "反了，先写库再删缓存", "好，先写库再删缓存。")

    assert rung(said("我会先写库，再删缓存。"), before=before) == []


@pytest.mark.parametrize(
    "words",
    [
        "ok let's go back to winston",
        "winston is fine for the admin part",
        "let's return to what we had before",
        "I don't mind winston after all",
    ],
)
def test_the_user_may_go_back_to_it(words: str) -> None:
    assert rung(said(words, "user"), said("I'll use winston."), INSTALL) == []


@pytest.mark.parametrize("words", ["why did we drop winston?", "still no winston!", "go on"])
def test_other_words_of_the_user_do_not_allow_it(words: str) -> None:
    assert [one.index for one in rung(said(words, "user"), INSTALL)] == [1]


def test_the_user_turns_it_down_again() -> None:
    events = [said("winston is fine", "user"), INSTALL, said("no, not winston", "user"), INSTALL]

    assert [one.index for one in rung(*events)] == [3]


def test_an_offer_that_is_taken_up() -> None:
    assert [one.index for one in rung(said("Shall I use winston?"), said("yes", "user"), INSTALL)] == [0]


def test_an_answer_is_no_proposal() -> None:
    answer = said("winston is slower by far, and its transports can be used with streams.")

    assert rung(said("why not winston?", "user"), answer) == []
    assert rung(said("does pino know streams?", "user"), said("Yes, and winston can do that as well.")) == []
    assert rung(said("why not winston?", "user"), said("Right, I'll use winston.")) != []


def test_something_else_that_the_assistant_tells_apart() -> None:
    before = turned("赤にします。", "赤はだめ。緑で", "緑にします。")
    css = edit("color: black", "color: red", "error.css")

    assert rung(said("エラーは赤で表示します。テーマは緑のままです。"), css, before=before) == []
    assert [one.index for one in rung(css, before=before)] == [0]


def test_a_tool_with_an_ordinary_name_has_to_be_used_as_one() -> None:
    before = turned("make", "we use just, not make", "OK.")

    assert rung(said("I'll make the recipes short."), before=before) == []
    assert rung(said("I'll use make for the build."), before=before) != []
    assert rung(write("kind: 'make'", "car.ts"), before=before) == []
    assert rung(bash("cd app && make build"), before=before) != []


def test_a_name_in_capitals_is_looked_for_in_capitals() -> None:
    before = turned("REST with JSON.", "scratch REST, this one is gRPC", "gRPC.")

    assert rung(said("I'll do the rest now."), before=before) == []
    assert rung(said("I'll add a REST endpoint."), before=before) != []


def test_all_parts_of_an_approach_are_wanted() -> None:
    before = turned("商品價格放在 cookie。", "價格不能放 cookie，從 DB 查", "好。")

    assert rung(write("setCookie('qty', n)"), before=before) == []
    assert rung(write("setCookie('price', n)"), before=before) != []


def test_a_step_that_goes_can_be_the_approach() -> None:
    before = turned(
        "Turning off type checking in CI would save 3 minutes.", "keep type checking instead of turning it off"
    )

    assert rung(edit("- run: npx tsc --noEmit", "", "ci.yml"), before=before) != []
    assert rung(write("// @ts-nocheck\nrun()", "a.ts"), before=before) != []
    assert rung(edit("- run: npx tsc", "- run: npx tsc --incremental", "ci.yml"), before=before) == []


@pytest.mark.parametrize(
    ("proposal", "correction", "words", "rings"),
    [
        ("Memcached。", "不要 Memcached，用 Redis", "我會加入 Memcached。", True),
        ("Memcached。", "不要 Memcached，用 Redis", "沒有用 Memcached。", False),
        ("Memcached。", "不要 Memcached，用 Redis", "之前的 Memcached 設定還有兩處。", False),
        ("Vue で作ります。", "Vue じゃなくて React で", "画面は Vue で作ります。", True),
        ("Vue で作ります。", "Vue じゃなくて React で", "Vue は使いません。", False),
        ("Memcached。", "不要 Memcached，用 Redis", "我會把 Memcached 換成 Valkey。", False),
        ("用 Log4j。", "Log4j 漏洞多，改用 Logback", "把 Log4j 换成 Logback。", False),
        ("用 Log4j。", "Log4j 漏洞多，改用 Logback", "接下来换回 Log4j。", True),
    ],
)
def test_other_languages(proposal: str, correction: str, words: str, rings: bool) -> None:
    assert bool(rung(said(words), before=turned(proposal, correction))) is rings


def test_how_much_of_it_is_used_is_another_thing() -> None:
    before = turned("メモリに持ちます。", "メモリはだめ。Redis に", "Redis にします。")

    assert rung(said("メモリの使用量も見ます。"), before=before) == []
    assert rung(said("メモリに持ちます。"), before=before) != []


def test_events_come_from_rows() -> None:
    rows: list[object] = [{"role": "assistant", "tool": {"name": "Bash", "input": {"command": "npm i winston"}}}, 7, {}]

    assert [one.index for one in alarms(overturned(PINO), list(events_of(rows)))] == [0]


HOSTILE = [
    "/* ", "<!-- ", "`a``b```\n", "\"'\"'", "(((((", "def a():\n", "while (true) ", "s/a/b/ s/", "git push ",
    "我會用不用輪詢，", "class=\"", "select \"select ", "    ", "-- \n", "<<EOF\n", "winston \x1b[31m\u202e\ud800",
]  # fmt: skip


@pytest.mark.parametrize("unit", HOSTILE)
def test_hostile_text_takes_time_in_proportion_to_its_length(unit: str) -> None:
    before = [*PINO, *turned("Polling, then rebase.", "no polling, use sse. no rebase, merge")]
    known = overturned([*before, Said("user", unit * 50)])

    def spent(size: int) -> float:
        text = unit * (size // len(unit))
        events = [
            said(text), said(text, "user"), write(text), write(text, "a.html"), bash(text),
            edit(text, text + "x", "a.md"),
        ]  # fmt: skip
        best = 1e9
        for _round in range(2):
            begun = time.process_time()
            alarms(known, events)
            best = min(best, time.process_time() - begun)
        return best

    assert spent(32_000) < 16 * spent(4_000) + 0.2


@pytest.mark.parametrize("given", [None, 7, [], {"command": 3}, {"edits": [1]}, {"todos": [[[[[["x"]]]]]]}, "text"])
def test_any_input_of_a_tool_is_borne(given: object) -> None:
    assert isinstance(carried("Whatever", given), list)


def test_the_own_scenarios(pytestconfig: pytest.Config) -> None:
    rows = Path(__file__).parents[1] / "eval" / "own_drift.jsonl"
    wrong = []
    for line in rows.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        known = overturned([Said(one["role"], one.get("text", "")) for one in row["before"]])
        found = {one.index for one in alarms(known, list(events_of(row["after"])))}
        if found != {one["after_index"] for one in row["alarm"]}:
            wrong.append(row["id"])

    assert len(wrong) <= 2, wrong
