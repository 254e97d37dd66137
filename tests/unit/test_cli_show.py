"""`show` and `export`: the contract's shape, masking, what a terminal gets and what a pipe gets."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from tests.conftest import Guard
from tests.sessions import ClaudeLog, CodexLog, talk

from compact_guard.core.cli.export import closed
from compact_guard.core.text import visible

PROGRAM = "import sys; from compact_guard.tui.cli import main; sys.exit(main())"
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
FAKE_TOKEN = "ghp_" + "x7Kq2Vb9Lm4Tz8Rw1Yc5Nd3Hf6Js0PaUe2Gi"[:36]
SESSION = {"agent", "session_id", "path", "cwd", "title", "started", "updated", "size_bytes"}
BOUNDARY = {"index", "at", "trigger", "pre_tokens", "post_tokens", "summary", "summary_state"}
TURN = {"n", "id", "epoch", "role", "at", "text", "in_context", "branch", "labels", "line"}


def compacted() -> ClaudeLog:
    """Two epochs, a tool call, a damaged line, an unknown type."""
    log = ClaudeLog()
    log.user("before the compaction")
    log.assistant("calling", log.call("t1"))
    log.result("t1", "result")
    log.boundary("Summary:\n1. what was done")
    log.user("after it")
    log.raw(b"\0" * 100)
    log.row({"type": "type-of-tomorrow", "uuid": "f" * 8 + "-0000-4000-8000-000000000000"})
    log.assistant("the newest")
    return log


def on_terminal(argv: list[str | Path], columns: int) -> bytes:
    """What a command writes to a terminal of so many columns."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"COLUMNS": str(columns), "PYTHONUTF8": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *argv], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ):
        os.close(theirs)
        written = bytearray()
        while True:
            try:
                chunk = os.read(ours, 65536)
            except OSError:
                break
            if not chunk:
                break
            written += chunk
    os.close(ours)
    return bytes(written)


def test_the_document_has_the_contracts_fields(guard: Guard, fake_home: Path) -> None:
    log = compacted()
    path = log.write(fake_home)
    shown = guard("show", path, "--json").json()

    assert {"session", "boundaries", "turns", "damage", "unknown_types"} <= shown.keys()
    assert SESSION <= shown["session"].keys()
    assert [row.keys() >= BOUNDARY for row in shown["boundaries"]] == [True]
    assert [row.keys() >= TURN for row in shown["turns"]] == [True] * 4
    assert (
        shown["session"] | {"agent": "claude", "session_id": log.session, "path": str(path), "cwd": "/w/app"}
        == shown["session"]
    )
    assert shown["session"]["size_bytes"] == path.stat().st_size
    for at in (shown["session"]["started"], shown["session"]["updated"], shown["turns"][0]["at"]):
        assert TIME.fullmatch(at)
    [boundary] = shown["boundaries"]
    assert (
        boundary
        | {
            "index": 1,
            "trigger": "auto",
            "pre_tokens": 168000,
            "post_tokens": 2600,
            "summary": "Summary:\n1. what was done",
            "summary_state": "readable",
        }
        == boundary
    )
    assert [(row["n"], row["epoch"], row["role"], row["text"]) for row in shown["turns"]] == [
        (1, 0, "user", "before the compaction"),
        (2, 0, "assistant", "calling"),
        (3, 1, "user", "after it"),
        (4, 1, "assistant", "the newest"),
    ]
    assert [(row["branch"], row["in_context"], row["labels"]) for row in shown["turns"]] == [
        ("active", False, []),
        ("active", False, []),
        ("active", True, []),
        ("active", True, []),
    ]
    assert [(row["line"], bool(row["reason"])) for row in shown["damage"]] == [(7, True)]
    assert shown["unknown_types"] == {"type-of-tomorrow": 1}


def test_an_empty_session_has_the_same_members(guard: Guard, fake_home: Path) -> None:
    path = ClaudeLog().write(fake_home)
    shown = guard("show", path, "--json").json()
    assert (shown["turns"], shown["boundaries"], shown["damage"], shown["unknown_types"]) == ([], [], [], {})
    assert (shown["session"]["title"], shown["session"]["started"]) == (None, None)
    assert guard("show", path).code == 0


def test_every_text_is_masked_unless_raw(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog(cwd=f"/w/{FAKE_TOKEN}/app")
    log.row({"type": "custom-title", "customTitle": f"title {FAKE_TOKEN}", "sessionId": log.session})
    log.user(f"user {FAKE_TOKEN}")
    log.assistant(f"assistant {FAKE_TOKEN}")
    log.boundary(f"summary {FAKE_TOKEN}")
    log.row({"type": FAKE_TOKEN, "uuid": "f" * 8 + "-0000-4000-8000-000000000000"})
    path = log.save(fake_home / "session.jsonl")

    for argv in (["show", path], ["show", path, "--json"], ["export", path], ["export", path, "--json"]):
        masked = guard(*argv)
        assert FAKE_TOKEN not in masked.out
        assert masked.out.count("[REDACTED:") >= 4
        raw = guard(*argv, "--raw")
        assert raw.out.count(FAKE_TOKEN) == masked.out.count("[REDACTED:")


def test_json_is_valid_utf_8_for_text_cut_in_mid_character(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.raw(json.dumps({"type": "custom-title", "customTitle": "half \ud83d title", "sessionId": log.session}).encode())
    log.user("half \ud83d emoji, ﻿ zero width, \x1b[2J escape")
    path = log.write(fake_home)
    shown = guard("show", path, "--json").json()
    assert shown["session"]["title"] == "half \ufffd title"
    assert shown["turns"][0]["text"] == "half \ufffd emoji, ﻿ zero width, \x1b[2J escape"
    assert guard("show", path).code == guard("export", path).code == 0


HOSTILE = "clear \x1b[2J \x9b31m title \x1b]0;x\x07 back\x08\x08 over\rwritten \u202e gnirts \u2066x\u2069"


@pytest.mark.parametrize("command", ["show", "export"])
def test_a_terminal_gets_visible_codes_and_a_pipe_the_text(command: str, guard: Guard, fake_home: Path) -> None:
    path = talk(HOSTILE).write(fake_home)
    written = on_terminal([command, path], 400).decode()
    assert not set(written) & {"\x1b", "\x9b", "\x07", "\x08", "\u202e", "\u2066", "\u2069"}
    assert visible(HOSTILE) in written
    assert HOSTILE in guard(command, path).out


def test_a_terminals_rows_are_never_longer_than_it_is_wide(fake_home: Path) -> None:
    long = "一句很長的中文句子沒有任何空格" * 12 + " " + "word " * 60 + "x" * 300 + " 👩‍👩‍👧 e\u0301" * 40
    path = talk(long, long).write(fake_home)
    for columns in (40, 41, 80):
        for line in on_terminal(["show", path], columns).decode().split("\r\n"):
            assert cell_len(line) <= columns, line


def test_people_read_where_it_was_compacted_and_what_the_model_sees(guard: Guard, fake_home: Path) -> None:
    page = guard("show", compacted().write(fake_home)).out
    places = [page.index(text) for text in ("before the compaction", "─ compaction 1 ", "1. what was done", "after it")]
    assert places == sorted(places)
    assert "168,000 → 2,600 tokens" in page
    assert re.search(r"^○  1 user .*compacted away$", page, re.MULTILINE)
    assert re.search(r"^●  4 assistant ", page, re.MULTILINE)
    assert "1 tool call" in page
    assert "1 damaged line (line 7: NUL bytes)" in page
    assert "type-of-tomorrow (1)" in page


def test_an_encrypted_summary_says_so(guard: Guard, fake_home: Path) -> None:
    log = CodexLog()
    log.user("question")
    history = [{"type": "compaction", "encrypted_content": "Z" * 40}]
    log.add("compacted", {"message": "", "replacement_history": history})
    path = log.write(fake_home)
    assert guard("show", path, "--json").json()["boundaries"][0]["summary_state"] == "encrypted"
    assert "encrypted" in guard("show", path).out
    assert "encrypted" in guard("export", path).out


def test_export_as_json_is_show(guard: Guard, fake_home: Path) -> None:
    path = compacted().write(fake_home)
    shown = guard("show", path, "--json")
    assert guard("export", path, "--format", "json") == shown
    assert guard("export", path, "--json") == shown


def test_export_as_markdown_holds_every_turn_under_its_heading(guard: Guard, fake_home: Path) -> None:
    page = guard("export", compacted().write(fake_home), "--format", "md").out
    headings = re.findall(r"^## (?:(\d+) · (\w+)|(compaction 1))", page, re.MULTILINE)
    assert headings == [
        ("1", "user", ""),
        ("2", "assistant", ""),
        ("", "", "compaction 1"),
        ("3", "user", ""),
        ("4", "assistant", ""),
    ]
    assert page.startswith("# before the compaction\n")
    assert page.count("<details>") == page.count("</details>") == 1


@pytest.mark.parametrize(
    ("text", "added"),
    [
        ("```python\nprint(1)", "\n```"),
        ("~~~~\n~~~\n```", "\n~~~~"),
        ("```\ndone\n```", ""),
        ("```\n``` not closed\n", "\n```"),
        ("text ``` inline ``` text", ""),
        ("    ```\nindented code is no fence", ""),
        ("``` a ` b", ""),
    ],
)
def test_an_open_fence_ends_with_its_turn(text: str, added: str) -> None:
    assert closed(text) == text + added


def test_a_summary_cannot_close_its_own_fold(guard: Guard, fake_home: Path) -> None:
    log = talk("one")
    log.boundary("before </details> after")
    assert guard("export", log.write(fake_home)).out.count("</details>") == 1


def test_a_long_sessions_turns_come_a_line_each(guard: Guard, fake_home: Path) -> None:
    path = talk(*[f"turn {number}" for number in range(1, 501)]).write(fake_home)
    lines: list[Any] = [line for line in guard("show", path, "--json").out.splitlines() if '"text":"turn ' in line]
    assert len(lines) == 500
