"""The doctor on agents' settings: whether the guard runs at all its events, once, trusted, and as it has to."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.patients import AGENTS, Json, change, each, found, install, settings_file

from compact_guard.core.hooks.doctor import sources
from compact_guard.core.hooks.doctor.finding import Finding
from compact_guard.core.hooks.doctor.registered import registered
from compact_guard.core.hooks.doctor.sources import Handler, Source, own_handlers, sources_of
from compact_guard.core.hooks.doctor.trusted import trusted
from compact_guard.core.model import Agent

Change = Callable[[Json], object]


def put(**fields: object) -> Callable[[Json], object]:
    return lambda handler: handler.update(fields)


def matcher(event: str, text: object) -> Change:
    return lambda content: content["hooks"][event][0].update(matcher=text)


def without(*events: str) -> Change:
    return lambda content: [content["hooks"].pop(event) for event in events]


def flat(content: Json) -> None:
    content["hooks"]["PreCompact"] = content["hooks"]["PreCompact"][0]["hooks"]


def twice(content: Json) -> None:
    content["hooks"]["PreCompact"] *= 2


@pytest.mark.parametrize("agent", AGENTS)
def test_what_install_writes_is_well(agent: Agent) -> None:
    install(agent)
    assert found(agent, registered) == [("events", "ok")]


BOTH: list[tuple[str, Change, list[tuple[str, str]]]] = [
    ("no save", without("PreCompact"), [("events", "problem")]),
    ("no restore", without("SessionStart", "PostCompact"), [("events", "problem")]),
    ("no outbox", without("UserPromptSubmit"), [("events", "warn")]),
    ("only resume", matcher("SessionStart", "resume|fork"), [("matcher", "problem")]),
    ("only compact", matcher("SessionStart", "compact"), [("matcher", "warn")]),
    ("only manual", matcher("PreCompact", "manual"), [("matcher", "problem")]),
    ("a count that says less", matcher("PostCompact", "manual"), [("matcher", "warn")]),
    ("everything", matcher("SessionStart", "*"), [("events", "ok")]),
    ("nothing named", matcher("SessionStart", ""), [("events", "ok")]),
    ("a pattern", matcher("SessionStart", "^(compact|resume|f.*)$"), [("events", "ok")]),
    ("no pattern", matcher("SessionStart", "("), [("matcher", "problem")]),
    ("no text", matcher("PreCompact", 3), [("matcher", "problem")]),
    ("flat", flat, [("form", "problem"), ("events", "problem")]),
    ("another type", each(put(type="prompt"), "PreCompact"), [("form", "problem")]),
    ("too little time", each(put(timeout=1), "PreCompact"), [("timeout", "warn")]),
    ("not awaited", each(put(**{"async": True}), "PreCompact"), [("async", "problem")]),
    ("twice in a file", twice, [("once", "warn")]),
]


@pytest.mark.parametrize("agent", AGENTS)
@pytest.mark.parametrize(("how", "expected"), [case[1:] for case in BOTH], ids=[case[0] for case in BOTH])
def test_what_is_wrong_with_it(agent: Agent, how: Change, expected: list[tuple[str, str]], fake_home: Path) -> None:
    install(agent)
    change(settings_file(agent, fake_home), how)
    assert found(agent, registered) == expected


def test_claude_takes_a_list_of_words_as_it_stands_and_codex_as_a_pattern(fake_home: Path) -> None:
    for agent, expected in zip(AGENTS, ([("matcher", "problem")], [("events", "ok")]), strict=True):
        install(agent)
        change(settings_file(agent, fake_home), matcher("SessionStart", "comp|res|fo"))
        assert found(agent, registered) == expected


@pytest.mark.parametrize(
    ("limit", "expected"),
    [(7500, "ok"), (0, "ok"), (7125, "ok"), (7124, "problem"), (2500, "problem"), (None, "problem"), ("x", "problem")],
)
def test_codex_may_cut_what_the_command_line_says_it_takes(limit: object, expected: str, fake_home: Path) -> None:
    install("codex")

    def limited(handler: Json) -> None:
        handler.pop("additionalContextLimit")
        if limit is not None:
            handler["additionalContextLimit"] = limit

    change(settings_file("codex", fake_home), each(limited, "SessionStart"))
    assert [level for _, level in found("codex", registered)] == [expected]


@pytest.mark.parametrize("text", ["{", '{"hooks": 1', "[]", "\x00"])
@pytest.mark.parametrize("agent", AGENTS)
def test_settings_that_cannot_be_read(agent: Agent, text: str, fake_home: Path) -> None:
    path = settings_file(agent, fake_home)
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert ("settings", "problem") in found(agent, registered)


def test_settings_that_are_a_folder(fake_home: Path) -> None:
    settings_file("claude", fake_home).mkdir(parents=True)
    assert ("settings", "problem") in found("claude", registered)


def test_a_projects_settings_that_cannot_be_read(fake_home: Path, tmp_path: Path) -> None:
    install("claude")
    broken = tmp_path / "p/.claude/settings.local.json"
    broken.parent.mkdir(parents=True)
    broken.write_text("{")
    assert found("claude", registered, tmp_path / "p") == [("settings", "warn")]


def test_hooks_that_are_switched_off(fake_home: Path) -> None:
    install("claude")
    change(settings_file("claude", fake_home), lambda content: content.update(disableAllHooks=True))
    assert found("claude", registered) == [("switched-off", "problem")]
    install("codex")
    config = fake_home / ".codex/config.toml"
    config.write_text("[features]\nhooks = false\n\n" + config.read_text())
    assert found("codex", registered) == [("switched-off", "problem")]


def test_managed_settings_may_let_no_others_run(
    fake_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("claude")
    managed = tmp_path / "managed-settings.json"
    managed.write_text('{"allowManagedHooksOnly": true}')
    monkeypatch.setattr(sources, "_MANAGED", {sys.platform: str(managed)})
    assert found("claude", registered) == [("switched-off", "problem")]


def test_a_project_that_switches_hooks_off(fake_home: Path, tmp_path: Path) -> None:
    install("claude")
    path = tmp_path / "p/.claude/settings.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"disableAllHooks": true}')
    assert found("claude", registered, tmp_path / "p") == [("switched-off", "warn")]


def test_a_pipe_in_the_place_of_settings_is_not_waited_for(fake_home: Path) -> None:
    path = settings_file("codex", fake_home)
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    assert ("settings", "problem") in found("codex", registered)


@pytest.mark.parametrize("value", ["true", '"no"', "1"])
def test_what_switches_nothing_off(value: str, fake_home: Path) -> None:
    install("codex")
    config = fake_home / ".codex/config.toml"
    config.write_text(f"[features]\nhooks = {value}\n\n" + config.read_text())
    assert found("codex", registered) == [("events", "ok")]


def _copied(home: Path, folder: Path, name: str) -> None:
    target = folder / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(settings_file("claude", home).read_bytes())


def test_the_users_and_a_projects_hooks_run_side_by_side(fake_home: Path, tmp_path: Path) -> None:
    install("claude")
    _copied(fake_home, tmp_path / "p", ".claude/settings.json")
    assert found("claude", registered) == [("events", "ok")]
    assert found("claude", registered, tmp_path / "p") == [("once", "warn")]
    files = sources_of("claude", [str(tmp_path / "p")])
    (said,) = registered("claude", files, own_handlers(files))
    assert str(tmp_path / "p/.claude/settings.json") in said.text
    assert "PreCompact, SessionStart, PostCompact, UserPromptSubmit" in said.text


def test_two_projects_do_not_meet(fake_home: Path, tmp_path: Path) -> None:
    install("claude")
    for name in ("p", "q"):
        _copied(fake_home, tmp_path / name, ".claude/settings.json")
    settings_file("claude", fake_home).unlink()
    both = found("claude", registered, tmp_path / "p", tmp_path / "q")
    assert both == [("once", "warn")]
    files = sources_of("claude", [str(tmp_path / "p"), str(tmp_path / "q")])
    (said,) = registered("claude", files, own_handlers(files))
    assert "only in the settings of" in said.text


def test_the_home_folder_as_a_project_is_no_second_place(fake_home: Path) -> None:
    install("claude")
    assert found("claude", registered, fake_home) == [("events", "ok")]


def test_a_plugin_beside_them(fake_home: Path) -> None:
    install("claude")
    _copied(fake_home, fake_home / ".claude/plugins/cache/x/guard", "hooks/hooks.json")
    assert found("claude", registered) == [("once", "warn")]


def test_a_plugin_of_somebody_else(fake_home: Path) -> None:
    install("claude")
    other = fake_home / ".claude/plugins/cache/x/other/hooks/hooks.json"
    other.parent.mkdir(parents=True)
    other.write_text("{broken")
    assert found("claude", registered) == [("events", "ok")]


def test_both_forms_of_codex(fake_home: Path) -> None:
    install("codex")
    config = fake_home / ".codex/config.toml"
    command = json.loads(settings_file("codex", fake_home).read_text())["hooks"]["PreCompact"][0]["hooks"][0]["command"]
    table = f'[[hooks.PreCompact]]\n[[hooks.PreCompact.hooks]]\ntype = "command"\ncommand = "{command}"\n\n'
    config.write_text(table + config.read_text())
    assert found("codex", registered) == [("once", "warn")]


def _trust() -> list[Finding]:
    files = sources_of("codex")
    return trusted(files, own_handlers(files))


def test_what_install_writes_is_trusted() -> None:
    install("codex")
    assert [(one.check, one.level) for one in _trust()] == [("trust", "ok")]


def test_what_nobody_told_codex_to_trust_is_not_run(fake_home: Path) -> None:
    install("codex")
    config = fake_home / ".codex/config.toml"
    config.write_text(config.read_text().replace(":session_start:0:0", ":session_start:1:0"))
    (said,) = _trust()
    assert (said.level, "does not trust the hooks at SessionStart" in said.text) == ("problem", True)
    config.unlink()
    (said,) = _trust()
    assert "PreCompact, SessionStart, PostCompact, UserPromptSubmit" in said.text


@pytest.mark.parametrize("name", ["command", "timeout", "statusMessage"])
def test_what_was_changed_since_is_not_run(name: str, fake_home: Path) -> None:
    install("codex")
    value: object = 7 if name == "timeout" else "compact-guard-hook codex"
    change(settings_file("codex", fake_home), each(put(**{name: value}), "PreCompact"))
    (said,) = _trust()
    assert (said.level, "at PreCompact were changed" in said.text) == ("problem", True)


def test_a_matcher_is_part_of_what_is_trusted(fake_home: Path) -> None:
    install("codex")
    change(settings_file("codex", fake_home), matcher("SessionStart", "compact|resume|fork"))
    assert [one.level for one in _trust()] == ["problem"]


def test_a_hook_that_was_switched_off_in_codex(fake_home: Path) -> None:
    install("codex")
    config = fake_home / ".codex/config.toml"
    config.write_text(config.read_text().replace("trusted_hash", "enabled = false\ntrusted_hash", 1))
    (said,) = _trust()
    assert (said.level, "switched off" in said.text) == ("problem", True)


def test_a_folder_that_is_reached_over_a_link(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Codex may name the folder either way."""
    install("codex")
    link = fake_home / "codex-link"
    link.symlink_to(fake_home / ".codex")
    monkeypatch.setenv("CODEX_HOME", str(link))
    assert [one.level for one in _trust()] == ["ok"]


def test_a_matcher_of_no_event_is_nobodys() -> None:
    source = Source("claude", "user", "/x", {})
    assert not Handler(source, "PreCompact", 0, 0, {}, flat=True).takes("auto")
