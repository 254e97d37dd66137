"""Tool calls as text: inputs, results in any form, and whole outputs beside the transcript."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.sessions import CodexLog, talk

from compact_guard.core.transcript.session import open_session
from compact_guard.core.transcript.toolcalls import inside_session, persisted_path


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"command": "go test ./…", "timeout": 5}, "go test ./…\ntimeout: 5"),
        ({"description": "Run it", "command": "make"}, "make\ndescription: Run it"),
        ({"file_path": "/w/a.py", "old_string": "a", "new_string": "b"}, "/w/a.py\nold_string: a\nnew_string: b"),
        ({"todos": [{"content": "x"}]}, 'todos: [{"content": "x"}]'),
        ({}, ""),
    ],
)
def test_the_field_that_says_the_most_stands_first(fake_home: Path, given: dict[str, Any], text: str) -> None:
    log = talk("go")
    log.assistant("now", log.call("t1", "Bash", **given))
    session = open_session(str(log.write(fake_home)))

    [call] = session.tools(session.turns[1])

    assert call.input == text
    assert call.output is None


def test_codex_calls_of_both_kinds_find_their_results(fake_home: Path) -> None:
    log = CodexLog()
    log.user("go")
    log.add(
        "response_item",
        {"type": "function_call", "name": "shell", "call_id": "c1", "arguments": '{"command":["ls","-l"]}'},
    )
    log.add("response_item", {"type": "custom_tool_call", "name": "exec", "call_id": "c2", "input": "await run()"})
    parts = [{"type": "input_text", "text": "Process exited with code 1"}, {"type": "input_text", "text": "no"}]
    log.add("response_item", {"type": "custom_tool_call_output", "call_id": "c2", "output": parts})
    log.add("response_item", {"type": "function_call_output", "call_id": "c1", "output": "a.txt"})
    session = open_session(str(log.write(fake_home)))

    first, second = session.tools(session.turns[0])

    assert (first.name, first.input, first.output, first.is_error) == ("shell", "ls -l", "a.txt", False)
    assert (second.input, second.output, second.is_error) == ("await run()", "Process exited with code 1\nno", True)


def test_a_whole_output_is_opened_from_the_sessions_own_folder_alone(tmp_path: Path) -> None:
    transcript = tmp_path / "s.jsonl"
    own = tmp_path / "s" / "tool-results" / "b1.txt"
    own.parent.mkdir(parents=True)
    own.write_text("whole")
    (tmp_path / "secret").write_text("no")
    (own.parent / "link.txt").symlink_to(tmp_path / "secret")

    assert inside_session(str(own), str(transcript)) == str(own.resolve())
    for outside in (
        "/etc/passwd",
        str(tmp_path / "secret"),
        str(own.parent / "link.txt"),
        str(tmp_path / "s"),
        "../x",
        "",
    ):
        assert inside_session(outside, str(transcript)) is None


def test_the_path_of_a_whole_output_is_read_from_its_preview() -> None:
    preview = "<persisted-output>\nOutput too large (9KB). Full output saved to: /p/s/tool-results/b.txt\n\nPreview…"

    assert persisted_path(preview) == "/p/s/tool-results/b.txt"
    assert persisted_path("It says: Full output saved to: /etc/passwd") is None
    assert persisted_path(None) is None
