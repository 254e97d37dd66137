"""`compact-guard search`: what it prints, exit codes, and that secrets stay masked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog, CodexLog

SECRET = "ghp_" + "q7Xw2Lm9Zt4Vb8Nc3Kp6Rd1Sf5Hg0Jy2Te7U"
FIELDS = {
    *("agent", "session_id", "path", "turn", "epoch", "role", "at", "in_context", "line", "snippet", "spans"),
    "turn_path",
}


@pytest.fixture
def sessions(fake_home: Path) -> tuple[ClaudeLog, CodexLog]:
    claude = ClaudeLog(1, cwd="/w/heron")
    claude.user(f"the token is {SECRET}, say nightingale")
    claude.boundary()
    claude.assistant("nightingale, yes")
    claude.write(fake_home)
    codex = CodexLog(2, cwd="/w/heron/sub")
    codex.user("nightingale too")
    codex.write(fake_home)
    return claude, codex


def test_json_rows(guard: Guard, sessions: tuple[ClaudeLog, CodexLog]) -> None:
    ran = guard("search", "NIGHTINGALE", "--json")

    assert ran.code == 0
    rows = ran.lines()
    assert len(rows) == 3
    for row in rows:
        assert set(row) == FIELDS
        assert [row["snippet"][start:end] for start, end in row["spans"]] == ["nightingale"]
    assert {row["at"] for row in rows if row["agent"] == "claude"} == {
        "2026-11-29T20:00:01.000Z",
        "2026-11-29T20:00:04.000Z",
    }


def test_secrets_are_masked_unless_raw(guard: Guard, sessions: tuple[ClaudeLog, CodexLog]) -> None:
    [masked] = guard("search", "token is", "--json").lines()
    [raw] = guard("search", "token is", "--json", "--raw").lines()
    [inside] = guard("search", SECRET[4:16], "--json").lines()

    assert SECRET not in json.dumps(masked)
    assert "[REDACTED:" in masked["snippet"]
    assert masked["snippet"][slice(*masked["spans"][0])] == "token is"
    assert SECRET in raw["snippet"]
    assert SECRET[4:16] not in json.dumps(inside)
    assert SECRET not in guard("search", "token is").out


def test_people_read_hits_below_their_session(guard: Guard, sessions: tuple[ClaudeLog, CodexLog]) -> None:
    claude, codex = sessions
    out = guard("search", "nightingale").out

    assert out.count(claude.session) >= 1
    assert out.index(codex.session) < out.index(claude.session) or out.index(claude.session) < out.index(codex.session)
    assert "epoch 0 · compacted away" in out
    assert "epoch 1 · in context" in out
    assert "3 hits, 1 compacted away" in out


@pytest.mark.parametrize(
    ("argv", "count"),
    [
        (["nightingale", "--agent", "codex"], 1),
        (["nightingale", "--agent", "claude"], 2),
        (["nightingale", "--role", "assistant"], 1),
        (["nightingale", "--before-compaction"], 1),
        (["nightingale", "--project", "/w/heron"], 3),
        (["nightingale", "--project", "/w/heron/sub"], 1),
        (["nightingale", "--project", "HERON"], 3),
        (["nightingale", "--project", "/w/her"], 0),
        (["nightingale", "--until", "2026-11-29T20:00:02Z"], 1),
        (["nightingale", "--since", "2026-11-29T20:00:02Z"], 2),
        (["nightingale", "--limit", "2"], 2),
        (["nightingale", "--limit", "0"], 3),
        (["night.*?gale", "--regex"], 3),
        (["NIGHTINGALE", "--case"], 0),
        (["nightingale", "00000001"], 2),
        (["nightingale", "00000001", "00000002", "00000001"], 3),
        (["--case", "nightingale", "--limit", "5", "00000001"], 2),
        (["--limit", "5", "--", "nightingale", "00000001"], 2),
    ],
)
def test_options(guard: Guard, sessions: tuple[ClaudeLog, CodexLog], argv: list[str], count: int) -> None:
    ran = guard("search", "--json", *argv)

    assert len(ran.lines()) == count
    assert ran.code == (0 if count else 1)


@pytest.mark.parametrize(
    ("argv", "code", "said"),
    [
        (["absent"], 1, "Nothing found."),
        (["(", "--regex"], 2, "at character 1"),
        (["x", "--since", "soon"], 2, "not a time"),
        (["x", "--limit", "-1"], 2, "--limit"),
        (["x", "--limit", "many"], 2, "--limit"),
        (["x", "--role", "nobody"], 2, "--role"),
        ([""], 2, "Nothing to search for"),
        (["x", "nosuchsession"], 3, "nosuchsession"),
        (["x", "0000000"], 3, "0000000"),
        (["x", "--root", "/nonexistent/folder"], 3, "--root"),
    ],
)
def test_failures_say_why(
    guard: Guard, sessions: tuple[ClaudeLog, CodexLog], argv: list[str], code: int, said: str
) -> None:
    ran = guard("search", *argv)

    assert (ran.code, ran.out) == (code, "")
    assert said in ran.err


def test_a_named_file_may_lie_anywhere(guard: Guard, tmp_path: Path) -> None:
    log = ClaudeLog()
    log.user("needle")
    path = log.save(tmp_path / "elsewhere.jsonl")

    [row] = guard("search", "needle", str(path), "--json").lines()
    assert row["path"] == str(path)


def test_a_binary_file_is_bad_input(guard: Guard, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)) * 64)

    assert guard("search", "needle", str(path)).code == 3
