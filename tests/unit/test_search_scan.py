"""What a search reports of real files: order, places, filters, tools, forks, damage, and what it does not touch."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.errors import UsageError
from compact_guard.core.search import scan, sweep
from compact_guard.core.search.query import Query
from compact_guard.core.search.scan import Hit, Progress, search
from compact_guard.core.transcript.discover import SessionFile


def file_of(path: Path) -> SessionFile:
    status = os.stat(path)
    agent = "codex" if path.name.startswith("rollout-") else "claude"
    return SessionFile(agent, str(path), status.st_size, status.st_mtime_ns, status.st_ino)


def found(query: Query, *paths: Path, **options: Any) -> list[Hit]:
    return list(search(query, [file_of(path) for path in paths], cancelled=lambda: False, **options))


def turns(query: Query, *paths: Path) -> list[int]:
    return [hit.turn for hit in found(query, *paths)]


def test_a_match_that_the_snippets_end_cuts_is_not_marked(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("word " * 200)
    (hit,) = found(Query("word word"), log.write(fake_home))

    assert len(hit.spans) > 1
    assert {hit.snippet[start:end] for start, end in hit.spans} == {"word word"}


def test_a_hit_tells_where_it_stands(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("use the blue lock")
    log.assistant("Blue lock it is")
    log.boundary()
    log.user("which lock?")
    path = log.write(fake_home)

    last, reply, first = found(Query("lock"), path)

    assert (first.turn, first.epoch, first.role, first.in_context) == (1, 0, "user", False)
    assert (last.turn, last.epoch, last.in_context) == (3, 1, True)
    assert (reply.agent, reply.session_id, reply.path) == ("claude", log.session, str(path))
    assert reply.at_ms is not None
    assert json.loads(log.lines[reply.line - 1])["message"]["content"][0]["text"] == reply.snippet
    assert [reply.snippet[start:end] for start, end in reply.spans] == ["lock"]


def test_the_newest_file_comes_first_and_in_it_the_newest_turn(fake_home: Path) -> None:
    paths = []
    for number in (1, 2, 3):
        log = ClaudeLog(number)
        log.user(f"needle {number}")
        log.assistant("needle again")
        paths.append(log.write(fake_home))
    os.utime(paths[1], ns=(10**18, 3 * 10**18))
    os.utime(paths[0], ns=(10**18, 2 * 10**18))
    os.utime(paths[2], ns=(10**18, 1 * 10**18))

    hits = found(Query("needle"), *paths)

    assert [(hit.path, hit.turn) for hit in hits] == [(str(paths[at]), n) for at in (1, 0, 2) for n in (2, 1)]


def test_one_row_a_turn(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("ask")
    message = {"id": "msg_one", "role": "assistant", "model": "m"}
    for text in ("word one", "word two"):
        log.chained("assistant", {"message": message | {"content": [{"type": "text", "text": text}]}})
    path = log.write(fake_home)

    [hit] = found(Query("word"), path)

    assert hit.snippet == "word one\n\nword two"
    assert [hit.snippet[start:end] for start, end in hit.spans] == ["word", "word"]
    assert turns(Query("one\n\nword"), path) == [2]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query("x", roles=frozenset(("user",))), [5, 3, 1]),
        (Query("x", roles=frozenset(("assistant",))), [4, 2]),
        (Query("x", before_compaction=True), [4, 3, 2, 1]),
        (Query("x", since_ms=1795982402000), [5, 4, 3, 2]),
        (Query("x", until_ms=1795982402000), [1]),
        (Query("x", since_ms=1795982402000, until_ms=1795982404000), [3, 2]),
        (Query("X", case=True), []),
    ],
)
def test_filters(fake_home: Path, query: Query, expected: list[int]) -> None:
    log = ClaudeLog()
    for number in range(4):
        (log.assistant if number % 2 else log.user)("x")
    log.boundary(summary=None)
    log.user("x")

    assert turns(query, log.write(fake_home)) == expected


def test_a_turn_without_a_time_passes_no_filter_by_time(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("x", timestamp=None)
    path = log.write(fake_home)

    assert turns(Query("x"), path) == [1]
    assert turns(Query("x", since_ms=0), path) == []


def test_tools_match_only_when_asked(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("look")
    log.assistant("reading", log.call("t1", command="grep zebra *.py"))
    log.result("t1", 'found "ｚｅｂｒａ" in a\\b.py: café')
    log.user("fine")
    path = log.write(fake_home)

    assert found(Query("zebra"), path) == []
    [hit] = found(Query("zebra", tools=True), path)
    assert (hit.turn, hit.snippet[slice(*hit.spans[0])]) == (2, "zebra")
    for phrase in ('"zebra" in', "a\\b.py", "CAFE\u0301"):
        assert turns(Query(phrase, tools=True), path) == [2]
    assert turns(Query("fine", tools=True), path) == [4 - 1]


def test_codex_tools(fake_home: Path) -> None:
    log = CodexLog()
    log.user("run it")
    log.agent("running")
    arguments = json.dumps({"command": "ls zoo"})
    log.add("response_item", {"type": "function_call", "name": "shell", "arguments": arguments, "call_id": "c"})
    log.add("response_item", {"type": "function_call_output", "call_id": "c", "output": "lion\ntiger 落"})
    path = log.write(fake_home)

    for phrase in ("ls zoo", "lion\ntiger", "落"):
        assert turns(Query(phrase), path) == []
        assert turns(Query(phrase, tools=True), path) == [2]


def test_what_nobody_said_is_no_hit_and_opens_no_session(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = ClaudeLog()
    log.user("hello")
    log.assistant("hi", log.call("t1", command="echo needle"))
    log.result("t1", "needle")
    log.user("needle", isMeta=True)
    path = log.write(fake_home)

    def refuse(*_arguments: object, **_options: object) -> None:
        raise AssertionError("a session was opened")

    monkeypatch.setattr(scan, "open_session", refuse)
    assert found(Query("needle"), path) == []
    assert found(Query("absent"), path) == []


@pytest.mark.parametrize("chunk", [64, 100, 1000])
def test_matches_across_the_seams_of_chunks_and_blocks(
    fake_home: Path, monkeypatch: pytest.MonkeyPatch, chunk: int
) -> None:
    monkeypatch.setattr(sweep, "CHUNK", chunk)
    monkeypatch.setattr(sweep, "BLOCK", chunk * 3)
    log = ClaudeLog()
    spellings = ["Grenzstein", "ＧＲＥＮＺstein", "grenz\ufb06ein", "GRENZSTEIN"]
    for number in range(120):
        log.user("·" * (number % 37) + spellings[number % 4])
    path = log.write(fake_home)

    assert turns(Query("grenzstein"), path) == list(range(120, 0, -1))
    assert turns(Query("GRENZSTEIN", case=True), path) == list(range(120, 0, -4))


def test_a_long_line_and_a_late_foreign_spelling(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("日本，" * 60_000 + "ﾊﾟﾝ")
    log.assistant("ｆ" * 5000 + "ｎeedle")
    path = log.write(fake_home)

    assert turns(Query("パン"), path) == [1]
    assert turns(Query("needle"), path) == [2]


def test_records_glued_on_one_line_are_all_searched(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("needle one")
    log.assistant("needle two")
    path = log.path(fake_home)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"".join(log.lines) + b"\n")

    assert sorted(turns(Query("needle"), path)) == [1, 2]


def test_a_fork_is_searched_with_its_parents_turns(fake_home: Path) -> None:
    parent = CodexLog(1)
    parent.user("the heron rule")
    parent.agent("noted")
    parent_path = parent.write(fake_home)
    base = {"thread_id": parent.session, "end_ordinal_exclusive": len(parent.lines)}
    fork = CodexLog(2, forked_from_id=parent.session, history_base=base)
    fork.event("task_started")
    fork.user("and a heron more")
    fork_path = fork.write(fake_home)

    hits = found(Query("heron"), fork_path)

    assert [(hit.turn, hit.turn_path) for hit in hits] == [(3, str(fork_path)), (1, str(parent_path))]
    assert {(hit.session_id, hit.path) for hit in hits} == {(fork.session, str(fork_path))}


def test_a_file_that_vanished_is_counted_and_the_rest_is_searched(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("needle")
    path = log.write(fake_home)
    gone = SessionFile("claude", str(fake_home / "gone.jsonl"), 10, 2 * 10**18, 1)
    seen: list[Progress] = []

    hits = list(search(Query("needle"), [gone, file_of(path)], cancelled=lambda: False, on_progress=seen.append))

    assert len(hits) == 1
    assert (seen[-1].unread, seen[-1].done_files, seen[-1].total_files) == (1, 2, 2)
    assert seen[-1].done_bytes == seen[-1].total_bytes


def test_a_cancelled_search_ends(fake_home: Path) -> None:
    log = ClaudeLog()
    for _ in range(50):
        log.user("needle")
    path = log.write(fake_home)
    for query in (Query("needle"), Query(".", regex=True)):
        got: list[Hit] = []
        for hit in search(query, [file_of(path)], cancelled=lambda got=got: len(got) >= 3):  # type: ignore[misc]
            got.append(hit)
        assert len(got) == 3


def test_masking_comes_before_cutting(fake_home: Path) -> None:
    key = (
        "-----BEGIN RSA PRIVATE KEY-----\n"
        + "\n".join("MIIEfake" * 8 for _ in range(40))
        + "\n-----END RSA PRIVATE KEY-----"
    )
    log = ClaudeLog()
    log.user(f"before {key} after the key")

    def mask(text: str) -> str:
        return text.replace(key, "[REDACTED:pem]")

    path = log.write(fake_home)
    [inside] = found(Query("MIIEfakeMIIE"), path, mask=mask)
    [after] = found(Query("after"), path, mask=mask)

    assert (inside.snippet, inside.spans) == ("before [REDACTED:pem] after the key", ())
    assert [after.snippet[start:end] for start, end in after.spans] == ["after"]
    assert "MIIE" not in after.snippet


def test_nothing_to_search_for_is_a_usage_error() -> None:
    with pytest.raises(UsageError):
        search(Query(""), [], cancelled=lambda: False)


def test_with_a_sidecar_the_same_is_found_and_what_came_later_too(
    fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "CHUNK", 1 << 12)
    log = ClaudeLog()
    message = {"role": "assistant", "model": "m"}
    for number in range(60):
        log.user(f"ask {number}")
        for part in ("needle one", "Ｎeedle two"):
            content = [{"type": "text", "text": part + "·" * (number * 40)}]
            log.chained("assistant", {"message": message | {"id": f"msg_{number}", "content": content}})
        log.assistant(log.call(f"t{number}", command="x"))
        log.result(f"t{number}", "needle in a tool's output " + "z" * 12_000)
    path = log.write(fake_home)
    before = found(Query("needle"), path)
    assert [hit.turn for hit in before] == list(range(120, 0, -2))

    assert [path for path in fake_home.rglob("*.sidecar")]
    assert found(Query("needle"), path) == before
    assert len(found(Query("needle", tools=True), path)) == len(before)
    log.user("a needle that came later")
    log.write(fake_home)
    assert turns(Query("needle"), path) == [121, *range(120, 0, -2)]
