"""An overturned approach that comes back in a live session is told once, masked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.outboxes import Log, boundary, said
from tests.sessions import ClaudeLog, CodexLog
from tests.unit.test_cli_watch import Watch, grow, watch

from compact_guard.core.model import ToolCall
from compact_guard.core.transcript.session import open_session
from compact_guard.core.watch.returning import Returning, fields_of

__all__ = ["watch"]
SECRET = "ghp_" + "a1B2c3D4e5" * 3 + "f6G7h8"


@pytest.fixture(params=[ClaudeLog, CodexLog])
def log(request: pytest.FixtureRequest, fake_home: Path) -> Log:
    made: Log = request.param()
    made.user("which logger do we take")
    said(made, "I'd go with winston.")
    made.user("not winston, pino please")
    said(made, "pino it is.")
    made.write(fake_home)
    return made


def call(log: Log, number: int, command: str) -> None:
    if isinstance(log, CodexLog):
        arguments = json.dumps({"command": ["bash", "-lc", command]})
        log.add(
            "response_item", {"type": "function_call", "name": "shell", "arguments": arguments, "call_id": f"c{number}"}
        )
    else:
        log.assistant(log.call(f"t{number}", "Bash", command=command, description="A step"))


def test_what_comes_back_is_told_once(log: Log, fake_home: Path, watch: Callable[..., Watch]) -> None:
    watching = watch(log.path(fake_home), "--json")
    boundary(log)
    said(log, f"I'll use winston with {SECRET} now.")
    grow(log, fake_home)

    told = watching.of("resurfaced")

    assert (told["turn"], told["rejected"], told["accepted"]) == (5, "winston", "pino")
    assert "winston" in told["evidence"]
    assert SECRET not in json.dumps(told)
    said(log, "Reading the files.")
    call(log, 1, "npm install winston")
    grow(log, fake_home)
    assert watching.of("resurfaced", turn=6)["evidence"] == "npm install winston"
    boundary(log)
    grow(log, fake_home)
    watching.of("boundary", index=2)
    assert watching.interrupt() == 0
    assert sum(json.loads(line)["event"] == "resurfaced" for line in watching.lines) == 2


def test_a_person_reads_it_in_a_line(log: Log, fake_home: Path, watch: Callable[..., Watch]) -> None:
    watching = watch(log.path(fake_home))
    boundary(log)
    said(log, "I'll use winston now.")
    grow(log, fake_home)

    assert "turn 5: I'll use winston now." in watching.line_with("resurfaced: winston")


def test_what_came_back_before_is_not_told(log: Log, fake_home: Path) -> None:
    boundary(log)
    said(log, "I'll use winston now.")
    log.write(fake_home)
    session = open_session(str(log.path(fake_home)))
    try:
        returning = Returning(session)
        said(log, "Then I'll add winston to the worker too.")
        grow(log, fake_home)
        session.refresh()

        assert [alarm.turn for alarm, _at in returning.look(session)] == [6]
        assert list(returning.look(session)) == []
    finally:
        session.close()


def test_before_any_compaction_nothing_is_told(log: Log, fake_home: Path) -> None:
    said(log, "I'll use winston now.")
    log.write(fake_home)
    session = open_session(str(log.path(fake_home)))
    try:
        assert list(Returning(session).look(session)) == []
    finally:
        session.close()


@pytest.mark.parametrize(
    ("name", "text", "fields"),
    [
        ("Bash", "npm i a\ndescription: A step", {"command": "npm i a", "description": "A step"}),
        ("shell", "bash -lc npm i a", {"command": "npm i a"}),
        (
            "Edit",
            "a.py\nold_string: x\ny\nnew_string: z",
            {"file_path": "a.py", "old_string": "x\ny", "new_string": "z"},
        ),
        ("MultiEdit", 'a.py\nedits: [{"new_string": "z"}]', {"file_path": "a.py", "edits": [{"new_string": "z"}]}),
        ("apply_patch", "*** Begin Patch\n+a", {"patch": "*** Begin Patch\n+a"}),
        ("Task", "Use a", {"prompt": "Use a"}),
    ],
)
def test_a_call_by_its_fields(name: str, text: str, fields: dict[str, object]) -> None:
    assert fields_of(ToolCall("1", name, text, None, False, None, 0)) == fields
