"""`compact-guard doctor`: what it says of an agent's client and deliveries, in what form, and with which exit code."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from tests.audits import GuardedClaude, GuardedCodex, audit
from tests.conftest import Guard
from tests.patients import AGENTS, change, everything, install, session, settings_file
from tests.sessions import ClaudeLog

from compact_guard.core.cli import doctor as command
from compact_guard.core.cli.layout import cells
from compact_guard.core.hooks.doctor.clients import client
from compact_guard.core.hooks.doctor.deliveries import deliveries
from compact_guard.core.hooks.doctor.finding import Finding
from compact_guard.core.hooks.doctor.verified import VERIFIED
from compact_guard.core.model import Agent
from compact_guard.core.transcript.discover import find_roots, session_files

PAGE = Path(__file__).resolve().parents[2] / "docs" / "doctor.md"
SOURCES = Path(__file__).resolve().parents[2] / "core/hooks/doctor"


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


def documents(guard: Guard) -> tuple[int, Any]:
    ran = guard("doctor", "--json")
    assert ran.err == ""
    return ran.code, json.loads(ran.out)


def checks(document: Any, *levels: str) -> list[tuple[str | None, str]]:
    return [(one["agent"], one["check"]) for one in document["findings"] if one["level"] in levels]


# --- the client


@pytest.mark.parametrize(
    ("agent", "version", "expected"),
    [
        *(("claude", version, f"ok: Claude Code {version}: verified") for version in VERIFIED["claude"]),
        *(("codex", version, f"ok: Codex {version}: verified") for version in VERIFIED["codex"]),
        ("claude", "2.1.250", "ok: Claude Code 2.1.250: between"),
        ("claude", "2.1.333", "warn: Claude Code 2.1.333 is newer"),
        ("claude", "3.0.0-beta.1", "warn: Claude Code 3.0.0-beta.1 is newer"),
        ("claude", "2.1.9", "warn: Claude Code 2.1.9 is older"),
        ("codex", "0.99.0", "warn: Codex 0.99.0 is older"),
        ("codex", "0.1000.0", "warn: Codex 0.1000.0 is newer"),
        ("codex", "1.0.0-nightly", "warn: Codex 1.0.0-nightly is newer"),
    ],
)
def test_the_version_of_the_client(agent: Agent, version: str, expected: str, fake_home: Path) -> None:
    path = session(agent, fake_home)
    path.write_bytes(re.sub(rb'"((?:cli_)?version)": "[^"]*"', rb'"\1": "%s"' % version.encode(), path.read_bytes()))
    (said,) = client(agent, session_files(find_roots()))
    assert f"{said.level}: {said.text}".startswith(expected)
    assert bool(said.todo) == (said.level == "warn")


def test_versions_are_in_their_order() -> None:
    for versions in VERIFIED.values():
        assert list(versions) == sorted(versions, key=lambda version: [int(part) for part in version.split(".")])


def test_no_session_tells_no_version() -> None:
    assert client("claude", []) == []


def test_the_newest_session_tells(fake_home: Path) -> None:
    old, new = session("claude", fake_home), session("claude", fake_home, 2)
    old.write_bytes(old.read_bytes().replace(b"2.1.332", b"2.1.1"))
    os.utime(old, (1, 1))
    assert [one.level for one in client("claude", session_files(find_roots()))] == ["ok"]
    os.utime(new, (0, 0))
    assert [one.level for one in client("claude", session_files(find_roots()))] == ["warn"]


# --- deliveries


def told(agent: Agent, state: Path) -> list[tuple[str, str, str]]:
    return [(one.check, one.level, one.text) for one in deliveries(agent, audit(state))]


def test_packs_that_came(fake_home: Path, state: Path) -> None:
    made = GuardedClaude(fake_home, state)
    for _ in range(7):
        made.talk()
        made.compact()
    made.talk()
    made.write()
    (said,) = told("claude", state)
    assert said[:2] == ("deliveries", "ok")
    assert said[2].startswith("Of the last 5 compactions 5 have")


def test_the_newest_pack_did_not_come(fake_home: Path, state: Path) -> None:
    made = GuardedCodex(fake_home, state)
    for start in ("injected", "injected", "gave_up"):
        made.talk()
        made.compact(start=start)
    made.talk()
    made.write()
    ((check, level, text),) = told("codex", state)
    assert (check, level) == ("deliveries", "problem")
    assert "Of the last 3 compactions 1 went wrong, the newest of all among them" in text
    assert "the hook ended twice" in text
    (finding,) = deliveries("codex", audit(state))
    assert finding.todo == f"`compact-guard inject {made.session[:8]} --via prompt` gives it now."


def test_it_went_wrong_but_is_well_since(fake_home: Path, state: Path) -> None:
    made = GuardedCodex(fake_home, state)
    for start in ("gave_up", "injected"):
        made.talk()
        made.compact(start=start)
    made.talk(2)
    made.write()
    ((check, level, text),) = told("codex", state)
    assert (check, level, "the newest one did not" in text) == ("deliveries", "warn", True)


def test_what_went_wrong_long_ago_is_not_said(fake_home: Path, state: Path) -> None:
    made = GuardedClaude(fake_home, state)
    for start in ("gave_up", *(["injected"] * 5)):
        made.talk()
        made.compact(start=start)
    made.talk(2)
    made.write()
    assert [one[1] for one in told("claude", state)] == ["ok"]


def test_a_compaction_that_keeps_failing(fake_home: Path, state: Path) -> None:
    made = GuardedClaude(fake_home, state)
    for _ in range(3):
        made.pre()
        made.talk()
    made.write()
    assert [one[:2] for one in told("claude", state)] == [("failing", "warn")]
    assert [one[:2] for one in told("codex", state)] == [("deliveries", "ok")]


def test_nothing_yet(fake_home: Path, state: Path) -> None:
    assert "No hook has left a row yet" in told("claude", state)[0][2]
    GuardedClaude(fake_home, state).start("nothing", source="startup")
    assert "No compaction yet" in told("claude", state)[0][2]


# --- the command


def test_nobody_is_here(guard: Guard) -> None:
    code, made = documents(guard)
    assert (code, made["level"], made["problems"]) == (1, "problem", 1)
    assert checks(made, "problem") == [(None, "agent")]
    assert "Neither Claude Code nor Codex" in guard("doctor").out


def test_nothing_is_installed(fake_home: Path, guard: Guard) -> None:
    session("claude", fake_home)
    code, made = documents(guard)
    assert code == 1
    assert checks(made, "problem") == [("claude", "installed")]
    (said,) = [one for one in made["findings"] if one["check"] == "installed"]
    assert "`compact-guard install claude`" in said["todo"]
    assert ("codex", "agent") in checks(made, "ok")


def test_one_agent_may_be_meant_to_go_without(fake_home: Path, guard: Guard) -> None:
    for agent in AGENTS:
        session(agent, fake_home)
    install("codex")
    code, made = documents(guard)
    assert (code, checks(made, "problem"), checks(made, "warn")) == (0, [], [("claude", "installed")])


def test_what_was_installed_and_is_gone_is_a_problem_whoever_took_it(fake_home: Path, guard: Guard) -> None:
    for agent in AGENTS:
        session(agent, fake_home)
        install(agent)
    settings_file("claude", fake_home).write_text("{}")
    code, made = documents(guard)
    assert (code, checks(made, "problem", "warn")) == (1, [("claude", "installed")])
    (said,) = [one["text"] for one in made["findings"] if one["check"] == "installed"]
    assert "somebody took it out" in said


@pytest.mark.parametrize("cwd", ["a\0b", "../..", "", "/" + "x" * 5000, "\ud800", "/w/\x1b[31m"])
def test_a_folder_that_a_record_makes_up(cwd: str, fake_home: Path, guard: Guard) -> None:
    log = ClaudeLog(1, cwd=cwd)
    log.user("No, use tabs, not spaces")
    log.save(fake_home / ".claude/projects/p" / f"{log.session}.jsonl")
    install("claude")
    code, made = documents(guard)
    assert (code, checks(made, "problem", "warn")) == (0, [])


def test_a_session_that_is_no_file(fake_home: Path, guard: Guard) -> None:
    install("claude")
    folder = fake_home / ".claude/projects/p"
    (folder / f"{'0' * 8}-0000-4000-8000-{'0' * 12}.jsonl").mkdir(parents=True)
    os.mkfifo(folder / "x.jsonl")
    code, made = documents(guard)
    assert (code, checks(made, "problem", "warn")) == (0, [])


def test_all_is_well_and_nothing_is_changed(fake_home: Path, guard: Guard) -> None:
    for agent in AGENTS:
        session(agent, fake_home)
        install(agent)
    made = GuardedClaude(fake_home, fake_home / ".local/state/compact-guard", 5)
    made.talk()
    made.compact()
    made.talk()
    made.write()

    def but_the_cache() -> dict[str, Any]:
        return {name: facts for name, facts in everything(fake_home).items() if not name.startswith(".cache")}

    before = but_the_cache()
    ran = guard("doctor")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("The guard is well.\n")
    assert "Tried with a real session" in ran.out
    assert but_the_cache() == before


def test_a_problem_is_said_first_and_is_an_exit_code(fake_home: Path, guard: Guard) -> None:
    session("claude", fake_home)
    install("claude")
    change(settings_file("claude", fake_home), lambda content: content["hooks"].pop("PreCompact"))
    ran = guard("doctor")
    assert ran.code == 1
    assert ran.out.startswith("1 problem\n")
    section = ran.out.partition("Claude Code\n")[2].splitlines()
    assert section[0] == "  X Claude Code does not run the guard at: PreCompact."
    assert section[1] == "    `compact-guard install claude` writes it as it should be."


def test_a_wrong_config_is_said_and_the_rest_is_looked_at(fake_home: Path, guard: Guard) -> None:
    session("claude", fake_home)
    install("claude")
    config = fake_home / ".config/compact-guard/config.toml"
    config.parent.mkdir(parents=True)
    config.write_text("exclude = 3\n")
    ran = guard("doctor", "--json")
    made = json.loads(ran.out)
    assert (ran.code, checks(made, "problem")) == (1, [(None, "config")])
    assert ("claude", "drill") in checks(made, "ok")


def test_a_paused_guard_is_tried_all_the_same(fake_home: Path, guard: Guard) -> None:
    session("claude", fake_home)
    install("claude")
    config = fake_home / ".config/compact-guard/config.toml"
    config.parent.mkdir(parents=True)
    config.write_text("pause = true\n")
    code, made = documents(guard)
    assert (code, checks(made, "warn")) == (0, [(None, "paused")])
    (drill,) = [one for one in made["findings"] if one["check"] == "drill"]
    assert "items saved" in drill["text"]


def test_a_state_that_is_not_private_is_not_read(fake_home: Path, guard: Guard) -> None:
    session("claude", fake_home)
    install("claude")
    state = fake_home / ".local/state/compact-guard"
    state.chmod(0o755)
    code, made = documents(guard)
    assert (code, checks(made, "problem", "warn")) == (1, [(None, "state"), (None, "deliveries")])
    assert state.stat().st_mode & 0o777 == 0o755


def test_settings_of_a_session_s_own_folder_are_found(fake_home: Path, tmp_path: Path, guard: Guard) -> None:
    install("claude")
    project = tmp_path / "project"
    log = ClaudeLog(1, cwd=str(project))
    log.user("Use tabs")
    log.assistant("I will.")
    log.write(fake_home)
    copy = project / ".claude/settings.json"
    copy.parent.mkdir(parents=True)
    copy.write_bytes(settings_file("claude", fake_home).read_bytes())
    assert ("claude", "once") in checks(documents(guard)[1], "warn")


def test_a_root_that_is_none_is_bad_input(guard: Guard, tmp_path: Path) -> None:
    assert guard("doctor", "--root", tmp_path / "nowhere").code == 3


def test_a_secret_in_a_path_is_masked(fake_home: Path, guard: Guard, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = "ghp_" + "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fH3jK5"
    monkeypatch.setenv("COMPACT_GUARD_STATE", f"relative/{secret}")
    session("claude", fake_home)
    for arguments in (("doctor",), ("doctor", "--json")):
        out = guard(*arguments).out
        assert "no absolute path" in out
        assert secret not in out


SAID = [
    Finding("state", "ok", "The state is yours alone."),
    Finding("once", "warn", "PreCompact: the guard is registered more than once, in /home/user/.claude/settings.json, "
            "/home/user/code/project/.claude/settings.json.", "Leave one of them.", "claude"),
    Finding("program", "problem", "/home/user/.local/share/uv/tools/compact-guard/bin/python 不見了：沒有東西會執行。",
            "x", "claude"),
    Finding("events", "ok", "Codex runs the guard at all four events, once.", agent="codex"),
]  # fmt: skip


@pytest.mark.parametrize("columns", [20, 40, 80, 120])
def test_no_line_is_wider_than_the_terminal(columns: int) -> None:
    lines = list(command.page(SAID, columns))
    assert max(map(cells, lines)) <= columns
    assert all(line == line.rstrip() for line in lines)


def test_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(command.page(SAID, 60)) == [
        "1 problem, 1 warning",
        "",
        "compact-guard",
        "  - The state is yours alone.",
        "",
        "Claude Code",
        "  X /home/user/.local/share/uv/tools/compact-guard/bin/pytho",
        "    n 不見了：沒有東西會執行。",
        "    x",
        "  ! PreCompact: the guard is registered more than once, in",
        "    /home/user/.claude/settings.json,",
        "    /home/user/code/project/.claude/settings.json.",
        "    Leave one of them.",
        "",
        "Codex",
        "  - Codex runs the guard at all four events, once.",
    ]


def test_it_speaks_the_users_language(fake_home: Path, guard: Guard, monkeypatch: pytest.MonkeyPatch) -> None:
    session("claude", fake_home)
    install("claude")
    change(settings_file("claude", fake_home), lambda content: content["hooks"].pop("PreCompact"))
    monkeypatch.setenv("LANG", "zh_TW.UTF-8")
    out = guard("doctor").out
    assert out.startswith("1 個問題\n")
    assert not re.search(r"[a-z]{2,} (the|of|is|not|no) [a-z]", out), out


def test_every_check_is_written_down() -> None:
    written = set(
        re.findall(r"`([a-z-]+)`", "".join(re.findall(r"^\| (`[^|]*`) \|", PAGE.read_text("utf-8"), re.MULTILINE)))
    )
    used = set()
    for path in SOURCES.glob("*.py"):
        source = path.read_text("utf-8")
        used |= set(re.findall(r'(?:Finding|_finding)\(\s*"([a-z-]+)"', source))
        used |= set(re.findall(r'^\s+"([a-z]+)",\n\s+"(?:ok|warn|problem)",\n\s+lambda', source, re.MULTILINE))
    assert used == written - {"ok", "warn", "problem"}


def test_the_documents_shape(fake_home: Path, guard: Guard) -> None:
    _, made = documents(guard)
    assert set(made) == {"level", "problems", "warnings", "findings"}
    assert {frozenset(one) for one in made["findings"]} == {frozenset(("check", "agent", "level", "text", "todo"))}
