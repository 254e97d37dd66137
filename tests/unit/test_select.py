"""The hook's reading: whole turns of the newest epoch, the same as the console's, at a cost that follows the epoch."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from tests.sessions import ClaudeLog, CodexLog, talk

from compact_guard.core.checkpoint import select as module
from compact_guard.core.checkpoint.select import Known, Selection, select, wait_for_writer
from compact_guard.core.transcript.session import Session, open_session


def chosen(path: Path, agent: str = "claude", **how: int | Known | None) -> Selection:
    return select(str(path), agent, deadline=time.monotonic() + 10, **how)  # type: ignore[arg-type]


def newest_epoch(session: Session) -> list[tuple[str, str, str]]:
    start = session.boundaries[-1].after_turn if session.boundaries else 0
    return [
        (turn.id, turn.role, session.text(turn))
        for turn in session.turns[start:]
        if turn.branch == "active" and not turn.labels and turn.path == session.path
    ]


def said(selection: Selection) -> list[tuple[str, str, str]]:
    return [(turn.id, turn.role, turn.text) for turn in selection.turns]


def test_the_recordings_give_the_same_turns_as_the_console_shows(shared_transcript: Path) -> None:
    session = open_session(str(shared_transcript), cache=False)
    own = session.info.session_id
    if "subagents" in str(shared_transcript) or shared_transcript.suffix == ".zst" or session.columns.facts.subagent:
        pytest.skip("not a main session's own file")
    if any(set(turn.labels) & {"inherited", "foreign"} for turn in session.turns):
        pytest.skip("what a fork copied is told apart only beside its parent")

    selection = select(str(shared_transcript), session.agent, deadline=time.monotonic() + 10, session_id=own)

    assert said(selection) == newest_epoch(session)
    assert (selection.problem, selection.unread_bytes) == (None, 0)


@pytest.mark.parametrize("segment", [200, 1000, 1 << 20])
def test_segments_cut_nothing(fake_home: Path, monkeypatch: pytest.MonkeyPatch, segment: int) -> None:
    monkeypatch.setattr(module, "SEGMENT", segment)
    log = talk("before", "the boundary")
    log.boundary()
    for number in range(30):
        log.user(f"question {number} " + "長い文 " * 20)
        log.assistant(f"answer {number}", log.call("t"))
        log.result("t", "x" * 300)
    path = log.write(fake_home)

    assert said(chosen(path)) == newest_epoch(open_session(str(path), cache=False))


def test_a_boundary_that_is_only_quoted_ends_nothing(fake_home: Path) -> None:
    log = talk("first")
    quoted = '{"type":"system","subtype":"compact_boundary","uuid":"x"}'
    log.assistant(quoted)
    log.result("t1", quoted)
    log.user("last")

    assert [text for _, _, text in said(chosen(log.write(fake_home)))] == ["first", quoted, "last"]


def test_what_nobody_said_is_not_selected(fake_home: Path) -> None:
    log = talk("keep this")
    log.user("<command-name>/compact</command-name>")
    log.user("meta", isMeta=True)
    log.user("side", isSidechain=True)
    log.user("other session", sessionId="another")
    log.result("t1", "tool output")
    log.chained("attachment", {"attachment": {"type": "hook_additional_context", "content": ["an earlier pack"]}})
    log.assistant("API Error: 500", isApiErrorMessage=True)
    log.assistant("and this")

    selection = select(str(log.write(fake_home)), "claude", deadline=time.monotonic() + 10, session_id=log.session)

    assert [turn.text for turn in selection.turns] == ["keep this", "and this"]


def test_an_abandoned_branch_is_not_selected(fake_home: Path) -> None:
    log = talk("one", "answer one")
    fork = log.last
    log.user("wrong turn")
    log.last = fork
    log.user("right turn")

    assert [turn.text for turn in chosen(log.write(fake_home)).turns] == ["one", "answer one", "right turn"]


def test_turns_are_numbered_from_the_start_or_from_an_earlier_checkpoint(
    fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = talk("one", "two")
    first = chosen(log.write(fake_home))
    size = first.size
    log.boundary()
    log.user("three")
    log.assistant("four")
    path = log.write(fake_home)

    assert [turn.n for turn in first.turns] == [1, 2]
    assert [turn.n for turn in chosen(path).turns] == [3, 4]
    monkeypatch.setattr(module, "SEGMENT", 300)
    assert [turn.n for turn in chosen(path).turns] == [None, None]
    assert first.turn_count is not None
    later = chosen(path, known=Known(size, first.turn_count, 0, 2))
    assert [turn.n for turn in later.turns] == [3, 4]
    assert (later.turn_count, later.epoch) == (4, 1)


def test_old_rollouts_name_turns_by_their_line(fake_home: Path) -> None:
    log = CodexLog()
    for number in range(3):
        log.event("user_message", message=f"question {number}")
        log.event("agent_message", message=f"answer {number}")
    log.add("compacted", {"message": "…", "replacement_history": []})
    log.event("user_message", message="last")
    path = log.write(fake_home)

    assert said(chosen(path, "codex")) == newest_epoch(open_session(str(path), cache=False)) == [("L9", "user", "last")]


def test_history_records_are_turns_only_where_the_file_has_no_events(fake_home: Path) -> None:
    log = CodexLog()
    for number in range(2):
        log.message("user", f"question {number}")
        log.message("assistant", f"answer {number}")
    assert len(chosen(log.write(fake_home), "codex").turns) == 4

    log = CodexLog()
    log.user("question")
    log.agent("answer")
    log.add("compacted", {"message": "", "replacement_history": []})
    log.message("assistant", "the summary, as old clients leave it in the history")
    assert chosen(log.write(fake_home), "codex").turns == []


def test_what_is_no_plain_file_is_read_through_its_source(shared_dir: Path) -> None:
    [path] = (shared_dir / "transcripts/codex_client/o_zst_made_by_hand").glob("*.zst")
    session = open_session(str(path), cache=False)
    selection = select(str(path), "codex", deadline=time.monotonic() + 10, source=session.sources[0])

    assert said(selection) == newest_epoch(session)
    assert selection.turns


def test_the_newest_part_of_a_huge_epoch_is_read(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SEGMENT", 4000)
    monkeypatch.setattr(module, "READ_AT_MOST", 20_000)
    log = ClaudeLog()
    for number in range(200):
        log.user(f"question {number} " + "x" * 200)
    selection = chosen(log.write(fake_home))

    assert selection.turns[-1].text.startswith("question 199 ")
    assert 0 < len(selection.turns) < 100
    assert selection.unread_bytes == selection.size - sum(map(len, log.lines[-len(selection.turns) :])) - len(
        selection.turns
    )


def test_at_the_deadline_what_was_read_counts(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SEGMENT", 4000)
    log = ClaudeLog()
    for number in range(100):
        log.user(f"question {number} " + "x" * 200)

    selection = select(str(log.write(fake_home)), "claude", deadline=time.monotonic() - 1)

    assert selection.turns[-1].text.startswith("question 99 ")
    assert selection.unread_bytes > 0


def test_a_cut_is_read_as_the_end_of_the_file(fake_home: Path) -> None:
    log = talk("one", "two")
    path = log.write(fake_home)
    size = path.stat().st_size
    log.boundary()
    log.user("three")
    log.write(fake_home)

    assert [turn.text for turn in chosen(path, upto=size).turns] == ["one", "two"]
    assert [turn.text for turn in chosen(path, upto=size - 5).turns] == ["one"]


def test_damage_hides_no_good_record(fake_home: Path) -> None:
    log = talk("one")
    log.raw(b"\0" * 300)
    log.raw(b'{"type":"pr-link","prNu' + log.lines.pop(0).replace(b"one", b"glued"))
    log.user("half a \ud83d surrogate")
    log.raw(b'{"type":"user","message":{"content":"unfin')

    texts = [turn.text for turn in chosen(log.write(fake_home)).turns]

    assert texts[0] == "glued"
    assert len(texts) == 2


@pytest.mark.parametrize("kind", ["missing", "folder", "fifo"])
def test_what_is_no_transcript_is_a_reason_and_no_wait(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "t.jsonl"
    if kind == "folder":
        path.mkdir()
    elif kind == "fifo":
        os.mkfifo(path)

    selection = chosen(path)

    assert selection.turns == []
    assert selection.problem


def test_the_writer_is_waited_for_until_the_prompt_is_there(fake_home: Path) -> None:
    log = talk("one", "two")
    path = log.write(fake_home)
    line = json.dumps({"type": "user", "promptId": "p-77"}).encode() + b"\n"
    timer = threading.Timer(0.05, lambda: path.open("ab").write(line))
    timer.start()
    started = time.monotonic()

    wait_for_writer(str(path), "p-77", automatic=True)

    timer.join()
    assert b"p-77" in path.read_bytes()
    assert time.monotonic() - started < 0.3


@pytest.mark.parametrize("prompt", [None, "p-1"])
def test_a_quiet_file_or_no_prompt_is_not_waited_for(
    fake_home: Path, prompt: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = talk("one").write(fake_home)
    os.utime(path, (time.time() - 5, time.time() - 5))
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)

    wait_for_writer(str(path), prompt, automatic=True)

    assert slept == []


def test_the_hooks_reading_imports_the_standard_library_alone() -> None:
    code = (
        "import sys; before = set(sys.modules); import compact_guard.core.checkpoint.select\n"
        "heavy = {'msgspec', 'orjson', 'dataclasses', 'typing', 'pathlib', 'argparse', 'logging', 'subprocess'}\n"
        "print(sorted(heavy & (set(sys.modules) - before)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


def test_a_file_that_cannot_be_opened_was_not_read(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the same as one in which nothing was said."""
    path = talk("use A", "doing A").write(fake_home)

    def no_more(*_: object, **__: object) -> int:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(os, "open", no_more)
    selection = chosen(path)
    assert (selection.turns, selection.unread_bytes) == ([], path.stat().st_size)
    assert selection.problem is not None
