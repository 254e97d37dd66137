"""From a session, its transcript and its store to a checkpoint: identity, language, numbers, what a hook may import."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.sessions import ClaudeLog, CodexLog, talk

from compact_guard.core.checkpoint.assemble import Moment, Transcript, assemble, known_from, own_command
from compact_guard.core.checkpoint.item import Checkpoint
from compact_guard.core.checkpoint.past import Past
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.session import open_session
from compact_guard.core.transcript.surface import client_of
from compact_guard.core.version import VERSION

Log = ClaudeLog | CodexLog


def made(log: Log, path: Path, **moment: Any) -> Checkpoint:
    agent = "codex" if isinstance(log, CodexLog) else "claude"
    now = Moment(time.time_ns() // 1_000_000, **moment)
    return assemble(Transcript(agent, log.session, str(path)), Store(state_dir()), now, deadline=time.monotonic() + 9)


def saved(log: Log, path: Path) -> Checkpoint:
    checkpoint = made(log, path)
    Store(state_dir()).save(checkpoint)
    return checkpoint


def surface(path: Path, agent: str) -> str | None:
    data = path.read_bytes()
    return client_of(agent, lambda length, offset: data[offset : offset + length], len(data)).surface


@pytest.mark.parametrize(
    ("model", "wanted"),
    [
        ("claude-opus-5-5", "claude/api"),
        ("claude-sonnet-4-5-20250929", "claude/api"),
        ("claude-opus-4-6[1m]", "claude/api"),
        ("anthropic.claude-opus-4-6-v1:0", "claude/gateway"),
        ("us.anthropic.claude-opus-4-6-v1:0", "claude/gateway"),
        ("claude-opus-4-6@20260101", "claude/gateway"),
        ("anthropic/claude-opus-4.6", "claude/gateway"),
        ("qwen3-coder", "claude/gateway"),
        ("<synthetic>", None),
    ],
)
def test_a_claude_surface_is_told_by_the_models_id(fake_home: Path, model: str, wanted: str | None) -> None:
    log = talk("hello")
    message = {"id": "m1", "role": "assistant", "model": model, "content": [{"type": "text", "text": "hi"}]}
    log.chained("assistant", {"message": message})

    assert surface(log.write(fake_home), "claude") == wanted


@pytest.mark.parametrize(
    ("originator", "wanted"),
    [
        ("codex-tui", "codex/cli"),
        ("codex_exec", "codex/cli"),
        ("codex_cli_rs", "codex/cli"),
        ("codex_vscode", "codex/app-server"),
        ("codex_desktop", "codex/app-server"),
        ("my-client", "codex/app-server"),
    ],
)
def test_a_codex_surface_is_told_by_the_originator(fake_home: Path, originator: str, wanted: str) -> None:
    log = CodexLog()
    log.lines[0] = log.lines[0].replace(b"codex-tui", originator.encode())
    log.user("hello")
    path = log.write(fake_home)

    assert surface(path, "codex") == wanted
    assert made(log, path).client == "0.171.0"


def test_every_recording_has_a_surface_and_a_version(shared_transcript: Path) -> None:
    session = open_session(str(shared_transcript), cache=False)
    source = session.sources[0]
    found = client_of(session.agent, source.pread, source.size)

    if session.agent == "claude":
        replies = b'"model":"claude-' in source.pread(source.size, 0)
        assert found.surface == ("claude/api" if replies else None)
    elif b'"originator"' in source.pread(1 << 16, 0):
        assert found.surface in ("codex/cli", "codex/app-server")
        assert found.version


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        (["Never edit app/ledger.py."], "en"),
        (["不要動 app/ledger.py，這是規則。"], "zh-TW"),
        (["把 users table 的 primary key 改成 uuid"], "zh-TW"),
        (["不要动这个文件夹。"], "zh-TW"),
        (["app/ledger.py には触らないでください。"], "en"),
        (["rename the label 設定 to 選項 in the settings page please"], "en"),
        (["這個錯誤怎麼修？\n" + "Traceback most recent call last\n" * 30 + "先看這個"], "zh-TW"),
        (["修這個", "go on", "再看一次"], "zh-TW"),
        (["12345", "…"], "en"),
    ],
)
def test_the_packs_language_is_the_users(fake_home: Path, said: list[str], wanted: str) -> None:
    log = ClaudeLog()
    for text in said:
        log.user(text)
        log.assistant("A long answer in English, as agents give them to everybody who asks.")

    assert made(log, log.write(fake_home)).render.language == wanted


def test_a_silent_epoch_keeps_the_language(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("絕對不要動 billing 資料夾。")
    saved(log, log.write(fake_home))
    log.boundary()
    log.assistant("Going on.")

    assert made(log, log.write(fake_home)).render.language == "zh-TW"
    assert made(log, log.write(fake_home), language="en").render.language == "en"


@pytest.mark.parametrize(("log", "unit"), [(ClaudeLog(), "utf16"), (CodexLog(), "utf8")])
def test_the_pack_is_measured_as_the_agent_measures(fake_home: Path, log: Log, unit: str) -> None:
    log.user("hello")
    checkpoint = made(log, log.write(fake_home), project="/w/elsewhere")

    assert (checkpoint.render.unit, checkpoint.render.cap, checkpoint.project) == (unit, 9500, "/w/elsewhere")
    assert made(log, log.write(fake_home)).project == "/w/app"
    assert made(log, log.write(fake_home), unit="utf16").render.unit == "utf16"


def test_no_two_checkpoints_share_a_nonce(fake_home: Path) -> None:
    log = talk("hello")
    path = log.write(fake_home)
    nonces = {made(log, path).nonce for _ in range(8)}

    assert len(nonces) == 8
    assert all(len(nonce) == 16 and int(nonce, 16) >= 0 for nonce in nonces)


def test_the_command_in_the_pack_runs() -> None:
    command = own_command()
    done = subprocess.run(f"{command} --version", shell=True, capture_output=True, text=True, check=True)

    assert done.stdout.startswith("compact-guard ")
    assert os.path.isabs(command.split()[0].strip("'"))


def test_a_path_with_blanks_is_one_word_of_a_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "it's here" / "compact-guard"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\necho it runs\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])

    assert subprocess.run(own_command(), shell=True, capture_output=True, text=True).stdout == "it runs\n"


def test_the_version_is_the_packages() -> None:
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"

    assert tomllib.loads(project.read_text())["project"]["version"] == VERSION


def test_turns_keep_their_numbers_over_generations(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compact_guard.core.checkpoint.select.SEGMENT", 2000)
    log = ClaudeLog()
    for epoch in range(5):
        for number in range(20):
            log.user(f"Never edit file {epoch}-{number}.")
            log.assistant("Fine.", log.call("t"))
            log.result("t", "x" * 400)
        path = log.write(fake_home)
        checkpoint = saved(log, path)
        session = open_session(str(path), cache=False)
        for item in checkpoint.items:
            assert item.turn is not None
            assert item.text.rstrip(".") in session.text(session.turns[item.turn - 1])
        assert (checkpoint.source.epoch, checkpoint.source.turns) == (epoch, len(session.turns))
        log.boundary()


def test_counts_of_a_file_that_is_another_now_are_not_trusted(fake_home: Path) -> None:
    log = talk("Never edit app/ledger.py.", "Fine.")
    path = log.write(fake_home)
    checkpoint = saved(log, path)
    where = Transcript("claude", log.session, str(path))
    assert known_from(checkpoint, where) is not None

    path.write_bytes(path.read_bytes()[40:] + b"x" * 500)
    assert known_from(checkpoint, where) is None
    assert known_from(checkpoint, Transcript("claude", log.session, str(path.with_name("other.jsonl")))) is None
    path.unlink()
    assert known_from(checkpoint, where) is None


def test_a_record_that_is_being_written_is_read_the_next_time(fake_home: Path) -> None:
    log = talk("Never edit app/ledger.py.", "Fine.")
    log.user("Never push on Fridays.")
    path = log.write(fake_home)
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])
    first = saved(log, path)
    path.write_bytes(whole)
    second = saved(log, path)

    assert not [item for item in first.items if "Fridays" in item.text]
    assert [(item.text, item.turn) for item in second.items if "Fridays" in item.text] == [("Never push on Fridays", 3)]


def test_what_a_fork_copied_is_kept(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("Never edit app/ledger.py.", forkedFrom={"sessionId": "parent", "messageUuid": "x"})
    log.user("draw the flow of the order page")

    assert [item.kind for item in made(log, log.write(fake_home)).items] == ["constraint", "recent"]


def test_every_recording_builds_at_each_compaction(shared_transcript: Path) -> None:
    session = open_session(str(shared_transcript), cache=False)
    if not session.info.session_id or session.columns.facts.subagent:
        pytest.skip("no main session")
    if len(session.columns.facts.sessions) > 1:
        pytest.skip("a file of several sessions, made by hand")
    past = Past(session, Store(state_dir()))
    for compaction in [*range(1, past.compactions + 1), None]:
        checkpoint = past.built(compaction)
        assert all(item.turn and item.turn <= len(session.turns) for item in checkpoint.items)
        for item in checkpoint.items:
            turn = session.turns[(item.turn or 1) - 1]
            assert (item.turn_id, item.role) == (turn.id, turn.role)


def test_the_hooks_way_imports_the_standard_library_alone(fake_home: Path) -> None:
    path = talk("Never edit app/ledger.py.", "Fine. 不要用 npm。").write(fake_home)
    code = (
        "import sys, time; before = set(sys.modules)\n"
        "from compact_guard.core.checkpoint.assemble import Moment, Transcript, assemble\n"
        "from compact_guard.core.checkpoint.store import Store\n"
        "store = Store(sys.argv[2])\n"
        "made = assemble(Transcript('claude', 's', sys.argv[1]), store, Moment(0), deadline=time.monotonic() + 5)\n"
        "store.save(made)\n"
        "heavy = {'msgspec', 'orjson', 'dataclasses', 'typing', 'pathlib', 'argparse', 'logging', 'subprocess',\n"
        "         'shutil', 'tempfile', 'textual', 'rich', 'gettext', 'inspect', 'tomllib'}\n"
        "print(sorted(heavy & (set(sys.modules) - before)))"
    )
    done = subprocess.run([sys.executable, "-S", "-c", code, str(path), state_dir()], capture_output=True, text=True,
                          env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})  # fmt: skip

    assert done.stdout.strip() == "[]", done.stdout + done.stderr
