"""Public reports about branches, foreign records, folders, subagents: smallest input, right behaviour.

One test a report. What they say of checkpoints comes with step 2, of forked state with 3, of pins with 5.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog, talk

from compact_guard.core.transcript.session import open_session


def show(guard: Guard, path: Path) -> dict[str, Any]:
    shown: dict[str, Any] = guard("show", path, "--json", "--raw").json()
    return shown


def texts(shown: dict[str, Any]) -> list[str]:
    return [turn["text"] for turn in shown["turns"]]


def test_br_027_a_snapshot_that_names_a_message_is_not_that_message(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("one")
    second = log.assistant("two")
    log.user("three")
    log.row({"type": "file-history-snapshot", "messageId": second, "snapshot": {"messageId": second}})
    log.assistant("four")

    shown = show(guard, log.write(fake_home))

    assert [(turn["text"], turn["branch"]) for turn in shown["turns"]] == [
        (text, "active") for text in ("one", "two", "three", "four")
    ]


def test_br_029_a_rewind_leaves_an_abandoned_branch(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("ask U1")
    target = log.assistant("reply A1")
    log.user("ask U2 old")
    log.assistant("reply A2 old")
    log.user("ask U2 new", parentUuid=target)
    for row in (
        {"type": "last-prompt", "lastPrompt": "x"},
        {"type": "mode"},
        {"type": "file-history-snapshot"},
    ):
        log.row(row | {"sessionId": log.session})

    shown = show(guard, log.write(fake_home))

    assert [(turn["branch"], turn["in_context"]) for turn in shown["turns"]] == [
        *[("active", True)] * 2,
        *[("abandoned", False)] * 2,
        ("active", True),
    ]
    rows = guard("search", "U2", "--json").lines()
    assert {row["turn"]: row["in_context"] for row in rows} == {3: False, 5: True}


def test_br_031_a_call_without_a_result_says_so(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("go")
    log.assistant("calling", log.call("t1"))
    log.user("next")
    path = log.write(fake_home)

    session = open_session(str(path))

    assert [call.output for call in session.tools(session.turns[1])] == [None]
    assert texts(show(guard, path)) == ["go", "calling", "next"]


def test_br_033_records_of_another_session_are_set_apart(guard: Guard, fake_home: Path) -> None:
    log = talk("own one", "own two")
    foreign = ClaudeLog(2)
    foreign.user("foreign one")
    foreign.assistant("foreign two")
    foreign.user("foreign three")
    log.lines[1:1] = foreign.lines

    shown = show(guard, log.write(fake_home))

    assert {turn["text"]: ("foreign" in turn["labels"], turn["in_context"]) for turn in shown["turns"]} == {
        "own one": (False, True),
        "own two": (False, True),
        "foreign one": (True, False),
        "foreign two": (True, False),
        "foreign three": (True, False),
    }
    assert guard("sessions", "--json").json()[0]["session_id"] == log.session


def test_br_035_a_summary_of_another_conversation_is_nothing_of_this_one(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.row({"type": "summary", "summary": "A foreign title", "leafUuid": "0f0f0f0f-0000-4000-8000-0f0f0f0f0f0f"})
    log.row({"type": "summary", "summary": "Another one", "leafUuid": "1f1f1f1f-0000-4000-8000-0f0f0f0f0f0f"})
    leaf = log.user("own prompt")
    path = log.write(fake_home)

    assert texts(show(guard, path)) == ["own prompt"]
    assert show(guard, path)["boundaries"] == []
    assert guard("sessions", "--json").json()[0]["title"] == "own prompt"

    log.row({"type": "summary", "summary": "Its own title", "leafUuid": leaf})
    log.write(fake_home)
    assert guard("sessions", "--json").json()[0]["title"] == "Its own title"


def test_br_037_a_removed_transcript_is_told_and_what_was_read_stays(fake_home: Path) -> None:
    path = talk("one", "two").write(fake_home)
    session = open_session(str(path))
    assert session.refresh().state == "same"

    path.unlink()

    assert session.refresh().state == "removed"
    assert [turn.role for turn in session.turns] == ["user", "assistant"]


def test_br_039_two_projects_in_one_folder_are_told_apart_by_cwd(
    guard: Guard, fake_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = tmp_path / "외주", tmp_path / "개인"
    ours.mkdir()
    older, newer = ClaudeLog(1, str(ours)), ClaudeLog(2, str(theirs))
    older.user("ours")
    newer.now = older.now
    newer.user("theirs, and newer")
    older.write(fake_home)
    newer.write(fake_home)
    assert older.path(fake_home).parent == newer.path(fake_home).parent

    assert {row["cwd"] for row in guard("sessions", "--json").json()} == {str(ours), str(theirs)}
    monkeypatch.chdir(ours)
    assert guard("show", "current", "--json").json()["session"]["session_id"] == older.session


def test_br_041_dashes_and_separators_are_told_apart_by_cwd(guard: Guard, fake_home: Path) -> None:
    for number, cwd in enumerate(("/h/t/data-analysis", "/h/t/data/analysis"), 1):
        log = ClaudeLog(number, cwd)
        log.user(f"question {number}")
        log.write(fake_home)
    rows = guard("sessions", "--json").json()
    assert {row["cwd"] for row in rows} == {"/h/t/data-analysis", "/h/t/data/analysis"}
    hits = guard("search", "question", "--project", "/h/t/data/analysis", "--json").lines()
    assert [row["snippet"] for row in hits] == ["question 2"]


def test_br_043_subagents_in_the_file_or_beside_it_read_the_same(guard: Guard, fake_home: Path) -> None:
    shown = []
    for number, inside in enumerate((True, False), 1):
        log, agent = ClaudeLog(number), ClaudeLog(number)
        log.user("go")
        log.assistant("asking a subagent", log.call("t1", "Task"))
        agent.count = 100
        agent.user("do the part", isSidechain=True, agentId="a1")
        agent.assistant("part done", isSidechain=True, agentId="a1")
        if inside:
            log.lines += agent.lines
        else:
            agent.save(log.path(fake_home).with_suffix("") / "subagents/agent-a1.jsonl")
        log.result("t1", "part done")
        log.assistant("all done")
        turns = show(guard, log.write(fake_home))["turns"]
        shown.append([(turn["text"], turn["role"], turn["in_context"], turn["branch"]) for turn in turns])
    assert shown[0] == shown[1]
    assert [text for text, *_ in shown[0]] == ["go", "asking a subagent", "all done"]


def test_br_045_files_of_subagents_are_not_sessions(guard: Guard, fake_home: Path) -> None:
    log = talk("go", "done")
    folder = log.write(fake_home).with_suffix("") / "subagents"
    for name in ("agent-a1", "agent-acompact-b2", "workflows/wf_1/agent-c3", "workflows/wf_1/journal"):
        agent = ClaudeLog()
        agent.user("a task", isSidechain=True, agentId="a1")
        agent.save(folder / f"{name}.jsonl")
    (folder / "agent-a1.meta.json").write_text("{}")

    assert [row["session_id"] for row in guard("sessions", "--json").json()] == [log.session]
