"""The doctor on the program that settings name: whether it is there, and what becomes of a session in its hands."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from tests.patients import AGENTS, change, each, everything, found, install, program, session, settings_file, tried
from tests.sessions import ClaudeLog

from compact_guard.core.hooks.doctor import drill as drills
from compact_guard.core.hooks.doctor.drilled import _context, drilled
from compact_guard.core.hooks.doctor.finding import Finding
from compact_guard.core.hooks.doctor.programs import OWN, program_of, programs
from compact_guard.core.model import Agent

HOOK = "/opt/guard/bin/compact-guard-hook"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (f"{HOOK} claude", [HOOK, "claude"]),
        (f"/usr/bin/python3 {HOOK} claude", ["/usr/bin/python3", HOOK, "claude"]),
        (f"'/a b/python' '{HOOK}' codex --context-limit 7500", None),
        (f"env -u X Y=1 {HOOK} claude", [HOOK, "claude"]),
        (f"{HOOK} claude || true", [HOOK, "claude"]),
        (f"{HOOK} claude 2>/dev/null", [HOOK, "claude"]),
        ("python -m compact_guard.core.hooks.main codex", ["python", "-m", "compact_guard.core.hooks.main", "codex"]),
        ("~/bin/compact-guard-hook claude", ["HOME/bin/compact-guard-hook", "claude"]),
        ("$HOME/bin/compact-guard-hook claude", ["HOME/bin/compact-guard-hook", "claude"]),
        ("sh -c 'x'", None),
        ("", None),
    ],
)
def test_the_words_that_start_it(command: str, words: list[str] | None, fake_home: Path) -> None:
    expected = [word.replace("HOME", str(fake_home)) for word in words] if words else words
    if "a b" in command:
        expected = ["/a b/python", HOOK, "codex", "--context-limit", "7500"]
    assert program_of(command) == expected


def named(agent: Agent, home: Path, command: str) -> list[tuple[str, str]]:
    """What is said where the settings name this."""
    install(agent)
    change(settings_file(agent, home), each(lambda handler: handler.update(command=command)))
    return found(agent, lambda agent, _, handlers: programs(agent, handlers))


@pytest.mark.parametrize("agent", AGENTS)
def test_what_install_names_is_there(agent: Agent) -> None:
    install(agent)
    assert found(agent, lambda agent, _, handlers: programs(agent, handlers)) == []


def test_what_is_wrong_with_it(fake_home: Path, tmp_path: Path) -> None:
    good = program(tmp_path / "bin", "")
    unread = program(tmp_path / "no-mode", "")
    unread.chmod(0o644)
    folder = tmp_path / "folder/compact-guard-hook"
    folder.mkdir(parents=True)
    problem, warning = [("program", "problem")], [("program", "warn")]
    for command, expected in (
        (f"{good} claude", []),
        (f"{sys.executable} {unread} claude", []),
        (f"{unread} claude", problem),
        (f"{folder} claude", problem),
        (f"{tmp_path}/gone/compact-guard-hook claude", problem),
        (f"{tmp_path}/python {good} claude", problem),
        (f"{good} codex", problem),
        (f"{good}", problem),
        (f"{good} claude --more", []),
        ("echo compact-guard-hook-of-mine; compact-guard-hook claude", problem),
        ("python3 -c 'from compact_guard.core.hooks.main import main; main()' claude", warning),
    ):
        assert named("claude", fake_home, command) == expected, command


def test_a_name_without_its_folder(fake_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "bin", "")
    monkeypatch.setenv("PATH", f"{tmp_path}/bin:{os.environ['PATH']}")
    assert named("codex", fake_home, "compact-guard-hook codex") == [("program", "warn")]


def test_a_program_in_a_cache(fake_home: Path) -> None:
    hook = program(fake_home / ".cache/uv/archive/bin", "")
    assert named("claude", fake_home, f"{hook} claude") == [("program", "warn")]


# --- the drill


def only(findings: list[Finding]) -> Finding:
    assert len(findings) == 1, findings
    return findings[0]


@pytest.mark.parametrize("agent", AGENTS)
def test_what_install_names_saves_and_gives_back(agent: Agent, fake_home: Path) -> None:
    session(agent, fake_home)
    install(agent)
    before, scratch = everything(fake_home), set(Path(tempfile.gettempdir()).iterdir())
    said = only(tried(agent))
    assert (said.check, said.level, said.agent) == ("drill", "ok", agent)
    assert "items saved in" in said.text
    assert everything(fake_home) == before
    assert not [one for one in set(Path(tempfile.gettempdir()).iterdir()) - scratch if "doctor" in one.name]


@pytest.mark.parametrize("agent", AGENTS)
def test_without_an_installation_its_own_program_is_tried(agent: Agent, fake_home: Path) -> None:
    session(agent, fake_home)
    assert "items saved in" in only(tried(agent)).text


@pytest.mark.parametrize("agent", AGENTS)
def test_without_a_session_it_is_only_started(agent: Agent, fake_home: Path) -> None:
    install(agent)
    said = only(tried(agent))
    assert (said.level, said.text) == ("ok", "The hook program runs; there is no session yet to try it with.")


def faulty(body: str, agent: Agent, home: Path, tmp_path: Path) -> list[Finding]:
    """What is said of a program of this body."""
    session(agent, home)
    install(agent)
    hook = program(tmp_path / "bin", body)
    change(settings_file(agent, home), each(lambda handler: handler.update(command=f"{hook} {agent}")))
    return tried(agent)


HELD = """
event = json.loads(sys.stdin.buffer.read())
read, write = os.pipe(); os.write(write, json.dumps(event).encode()); os.close(write); os.dup2(read, 0)
is_start = event["hook_event_name"] == "SessionStart"
"""
"""Reads the event, and leaves it to be read again."""
OUT = """
kept = os.dup(1); mine = os.memfd_create("out"); os.dup2(mine, 1); real(); os.dup2(kept, 1)
os.lseek(mine, 0, 0); said = os.read(mine, 1 << 20)
"""
"""Runs the guard's program and holds on to what it says."""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("sys.exit(3)", "fails: 3"),
        ("print('Traceback: oh no', file=sys.stderr)", "fails: Traceback: oh no"),
        ("import no_such_module", "fails: ModuleNotFoundError"),
        ("pass", "leaves no row in the audit"),
        ("real(); print('remember this')", "prints something before a compaction"),
        (HELD + "os.environ['COMPACT_GUARD_CONFIG'] = '/dev/null/x'; real()", "saved nothing: failed"),
        (
            HELD + "if is_start: event['source'] = 'clear'\n" + HELD.splitlines()[2] + "\nreal()",
            "gave nothing back: nothing",
        ),
        (HELD + OUT + "if is_start and said: print('compact-guard: ' + said.decode())", "gave nothing back"),
        (HELD + OUT + "if is_start and said: print(said.decode().replace('begin evidence', 'x'))", "is no pack"),
        (
            HELD + OUT + "if is_start and said: print(said.decode().replace('PostgreSQL', 'Oracle'))",
            "is not what is stored",
        ),
        (
            HELD + OUT + "if is_start and said: print(said.decode().replace('PostgreSQL', 'ghp_' + 'aB3dE5gH7j' * 4))",
            "holds what looks like a secret",
        ),
        (HELD + OUT + "if is_start and said: print(said.decode()[:-2] + ', \"x\": 1}')", "gave nothing back"),
        (
            HELD + "import glob\nif is_start:\n    for mark in glob.glob(os.environ['COMPACT_GUARD_STATE'] + "
            "'/checkpoints/*/*/*.[cd]*'):\n        os.unlink(mark)\nreal()",
            "gives the same twice: injected",
        ),
    ],
)
def test_a_program_that_does_not_do_as_it_has_to(body: str, expected: str, fake_home: Path, tmp_path: Path) -> None:
    findings = faulty(body, "claude", fake_home, tmp_path)
    assert any(one.level == "problem" and expected in one.text for one in findings), findings
    assert all(one.todo for one in findings)


def test_a_save_for_which_the_time_is_too_short(fake_home: Path, tmp_path: Path) -> None:
    body = (
        "import compact_guard.core.hooks.deadline as door\nimport compact_guard.core.hooks.pre_compact as save\n"
        "door.WATCH_S = 0.3\nsave.handle = lambda event, room: time.sleep(5)\nreal()"
    )
    said = only(faulty(body, "claude", fake_home, tmp_path))
    assert (said.level, said.text) == ("problem", "The hook program saved nothing: failed (it took too long)")
    assert "slows down" in said.todo


def test_a_program_that_does_not_come_to_an_end(
    fake_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drills, "_TIMEOUT_S", 0.3)
    said = only(faulty("time.sleep(60)", "codex", fake_home, tmp_path))
    assert (said.level, said.text) == ("problem", "The hook program does not come to an end.")


def test_a_program_that_cannot_be_started(fake_home: Path, tmp_path: Path) -> None:
    session("claude", fake_home)
    hook = tmp_path / "compact-guard-hook"
    hook.write_text("#!/no/such/python\n")
    hook.chmod(0o755)
    install("claude")
    change(settings_file("claude", fake_home), each(lambda handler: handler.update(command=f"{hook} claude")))
    said = only(tried("claude"))
    assert (said.level, "No such file" in said.text) == ("problem", True)


def test_another_installation(fake_home: Path, tmp_path: Path) -> None:
    body = "import compact_guard.core.audit.log as log\nlog.code = lambda: '0' * 16\nlog.VERSION = '0.0.9'\nreal()"
    said = only(faulty(body, "claude", fake_home, tmp_path))
    assert (said.check, said.level) == ("program", "warn")
    assert "another installation of compact-guard than this one: version 0.0.9" in said.text


def test_a_pack_that_the_agent_would_cut(fake_home: Path) -> None:
    session("codex", fake_home)
    install("codex")
    change(settings_file("codex", fake_home), each(lambda handler: handler.update(additionalContextLimit=20)))
    said = only(tried("codex"))
    assert (said.check, said.level) == ("pack", "problem")
    assert "of 80" in said.text


def test_a_program_that_takes_its_time(fake_home: Path) -> None:
    ran = drills.Ran(0, b"", "", 4321, None)
    slow = drilled(drills.Drill(ran), "claude", ())
    assert [one.text for one in slow] == [
        "The hook program leaves no row in the audit: it is another program, or an old one."
    ]
    session("claude", fake_home)
    made = drills.start("claude", [*OWN, "claude"])
    row = made.saved.row
    assert row is not None
    (said,) = drilled(drills.Drill(drills.Ran(0, b"", "", 4321, row)), "claude", ())
    assert (said.level, "took 4,321 ms" in said.text) == ("warn", True)


def test_the_newest_session_that_says_something_is_taken(fake_home: Path, tmp_path: Path) -> None:
    session("claude", fake_home)
    for number in (2, 3):
        empty = ClaudeLog(number)
        empty.row({"type": "mode", "mode": "normal", "sessionId": empty.session})
        empty.write(fake_home)
    assert "items saved in" in only(tried("claude")).text


def test_what_is_left_alone_is_not_tried(fake_home: Path) -> None:
    session("claude", fake_home)
    config = fake_home / ".config/compact-guard/config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('exclude = ["/w/app"]\n')
    assert "there is no session yet" in only(tried("claude", str(config))).text


def test_sessions_of_subagents_are_nobodys(fake_home: Path) -> None:
    path = session("codex", fake_home)
    path.write_bytes(path.read_bytes().replace(b'"source": "cli"', b'"thread_source":"subagent"', 1))
    assert "there is no session yet" in only(tried("codex")).text


def test_a_copy_for_which_there_is_no_room(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session("claude", fake_home)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    said = only(tried("claude"))
    assert (said.level, "No space left" in said.text) == ("warn", True)


def test_json_of_an_answer_is_read_as_the_agents_do() -> None:
    right = {"hookSpecificOutput": {"hookEventName": "SessionStart", "additionalContext": "x"}}
    assert _context(json.dumps(right).encode()) == "x"
    assert _context(json.dumps({**right, "systemMessage": "y"}).encode()) == "x"
    wrongs: list[object] = [{**right, "more": 1}, {}, [], {"hookSpecificOutput": {"additionalContext": "x"}}]
    for wrong in wrongs:
        assert _context(json.dumps(wrong).encode()) is None
    assert _context(b"x") is None
