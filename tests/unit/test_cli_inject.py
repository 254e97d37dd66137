"""`inject`: what is shown to the agent again, by which way, and what is said of it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.outboxes import files_of, outbox_of, prompt, stored
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

FAKE_TOKEN = "ghp_" + "x7Kq2Vb9Lm4Tz8Rw1Yc5Nd3Hf6Js0PaUe2Gi"[:36]


@pytest.fixture
def log(fake_home: Path) -> ClaudeLog:
    made = ClaudeLog()
    made.user("Never edit app/ledger.py. We go with blue for the header.")
    made.assistant("Noted: blue.")
    made.user(f"No, not blue, use green for the header. The token is {FAKE_TOKEN} by the way.")
    made.assistant("Green then.")
    return made


@pytest.fixture
def path(log: ClaudeLog, fake_home: Path) -> Path:
    return log.write(fake_home)


def items_of(guard: Guard, path: Path) -> list[dict[str, str]]:
    items: list[dict[str, str]] = guard("checkpoint", "build", path, "--json").json()["items"]
    return items


def test_an_item_goes_with_the_next_prompt(guard: Guard, log: ClaudeLog, path: Path) -> None:
    item = next(one for one in items_of(guard, path) if "ledger" in one["text"])
    ran = guard("inject", path, "--item", item["id"][:8], "--via", "prompt")
    assert ran.code == 0
    assert "goes with your next prompt" in ran.out
    heard = prompt(log, path)
    assert heard.pack is not None
    assert item["text"] in heard.pack


def test_json_says_what_was_queued(guard: Guard, log: ClaudeLog, path: Path) -> None:
    told = guard("inject", path, "--turn", "1", "--via", "prompt", "--json").json()
    assert (told["via"], told["state"], told["unit"]) == ("prompt", "waiting", "utf16")
    assert [item["turn"] for item in told["items"]] == [1]
    assert told["units"] > 0
    (file,) = stored(log)
    assert (file["id"], file["items"]) == (told["id"], told["items"])


def test_whole_turns_go_masked_and_in_their_order(guard: Guard, log: ClaudeLog, path: Path) -> None:
    guard("inject", path, "--turn", "3", "1", "--via", "prompt")
    text = prompt(log, path).pack or ""
    assert text.index("use green") < text.index("Never edit")
    assert FAKE_TOKEN not in text
    assert "[REDACTED" in text
    assert FAKE_TOKEN not in str(stored(log))


def test_without_a_choice_it_is_what_stands(guard: Guard, log: ClaudeLog, path: Path) -> None:
    guard("pin", "add", path, "--turn", "2")
    told = guard("inject", path, "--via", "prompt", "--json").json()
    kinds = [item["kind"] for item in told["items"]]
    assert set(kinds) <= {"pin", "correction", "decision", "constraint"}
    assert kinds[0] == "pin"
    assert {"correction", "constraint"} <= set(kinds)
    assert not [item for item in told["items"] if item["superseded_by"]]


def test_what_is_too_much_for_a_prompt_by_itself_is_left_to_a_choice(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    for number in range(300):
        log.user(f"Decision {number}: we go with variant {number} of the printer margins, because of paper {number}.")
        log.assistant("ok")
    told = guard("inject", log.write(fake_home), "--via", "prompt", "--json").json()
    assert told["units"] <= 9500
    assert len(told["items"]) > 20


def test_nothing_to_show_is_bad_input(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("hello there")
    ran = guard("inject", log.write(fake_home), "--via", "prompt")
    assert ran.code == 3
    assert "--turn" in ran.err
    assert files_of(log) == []


def test_a_session_that_only_the_store_knows(guard: Guard, log: ClaudeLog, path: Path) -> None:
    from tests.stores import checkpoint

    Store(state_dir()).save(checkpoint("go with teal", session=log.session))
    path.unlink()
    assert guard("inject", log.session, "--via", "prompt").code == 0
    assert guard("inject", log.session, "--turn", "1", "--via", "prompt").code == 3
    assert [item.text for parcel in outbox_of(log).waiting() for item in parcel.items] == ["go with teal"]


def test_a_newer_item_than_what_is_stored_can_be_named(guard: Guard, log: ClaudeLog, path: Path) -> None:
    from tests.stores import checkpoint

    Store(state_dir()).save(checkpoint("go with teal", session=log.session))
    item = next(one for one in items_of(guard, path) if "ledger" in one["text"])
    assert guard("inject", path, "--item", item["id"], "--via", "prompt").code == 0


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        ([], 2, "--via"),
        (["--via", "carrier-pigeon"], 2, "invalid choice"),
        (["--via", "file"], 2, "--out"),
        (["--via", "prompt", "--out", "x"], 2, "--out"),
        (["--via", "file", "--out", "x", "--pane", "1"], 2, "--pane"),
        (["--via", "prompt", "--list"], 2, "--via"),
        (["--list", "--turn", "1"], 2, "--turn"),
        (["--via", "prompt", "--item", "ffffffffffff"], 3, "no item"),
        (["--via", "prompt", "--item", ""], 3, "no item"),
        (["--via", "prompt", "--turn", "99"], 3, "there is no 99"),
        (["--via", "prompt", "--turn", "0"], 3, "there is no 0"),
        (["--cancel", "abc"], 3, "abc"),
        (["--via", "tmux"], 3, "tmux"),
    ],
)
def test_what_cannot_be_done_has_its_exit_code(
    guard: Guard, path: Path, log: ClaudeLog, options: list[str], code: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TMUX", raising=False)
    ran = guard("inject", path, *options)
    assert (ran.code, ran.out) == (code, "")
    assert said in ran.err
    assert files_of(log) == []


def test_a_turn_that_no_prompt_has_room_for_is_refused(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("word " * 3000)
    ran = guard("inject", log.write(fake_home), "--turn", "1", "--via", "prompt")
    assert ran.code == 3
    assert "too long" in ran.err
    assert files_of(log) == []


def test_without_the_guard_it_is_said_that_nothing_takes_it_along(guard: Guard, path: Path, fake_home: Path) -> None:
    assert "not installed" in guard("inject", path, "--turn", "1", "--via", "prompt").err
    settings = fake_home / ".claude" / "settings.json"
    settings.write_text('{"hooks": {"UserPromptSubmit": [{"hooks": [{"command": "/opt/compact-guard-hook claude"}]}]}}')
    assert guard("inject", path, "--turn", "1", "--via", "prompt").err == ""


def test_what_waits_is_listed_and_taken_back(guard: Guard, path: Path, log: ClaudeLog) -> None:
    assert guard("inject", path, "--list").code == 0
    assert guard("inject", path, "--list", "--json").json() == []
    first = guard("inject", path, "--turn", "1", "--via", "prompt", "--json").json()
    second = guard("inject", path, "--turn", "2", "--via", "prompt", "--json").json()
    assert [one["id"] for one in guard("inject", path, "--list", "--json").json()] == [first["id"], second["id"]]
    assert first["id"] in guard("inject", path, "--list").out
    assert guard("inject", path, "--cancel", first["id"], second["id"][:6], "--json").json() == [
        {"id": first["id"]},
        {"id": second["id"]},
    ]
    assert files_of(log) == []
    assert prompt(log, path).rows == []


def test_a_file_is_private_and_no_other_is_overwritten(guard: Guard, path: Path, tmp_path: Path) -> None:
    out = tmp_path / "again.txt"
    told = guard("inject", path, "--turn", "1", "--via", "file", "--out", out, "--json").json()
    assert told["path"] == str(out)
    text = out.read_text("utf-8")
    assert text.startswith("compact-guard: words of the earlier conversation")
    assert "Never edit app/ledger.py" in text
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    again = guard("inject", path, "--turn", "2", "--via", "file", "--out", out)
    assert again.code == 4
    assert out.read_text("utf-8") == text
    assert guard("inject", path, "--turn", "2", "--via", "file", "--out", out, "--yes").code == 0
    assert out.read_text("utf-8") != text
    assert [file.name for file in tmp_path.glob("again*")] == ["again.txt"]


def test_a_file_never_goes_through_a_link(guard: Guard, path: Path, tmp_path: Path) -> None:
    target, link = tmp_path / "target.txt", tmp_path / "link.txt"
    target.write_text("precious")
    link.symlink_to(target)
    assert guard("inject", path, "--turn", "1", "--via", "file", "--out", link).code == 4
    assert guard("inject", path, "--turn", "1", "--via", "file", "--out", link, "--yes").code == 0
    assert target.read_text() == "precious"
    assert guard("inject", path, "--turn", "1", "--via", "file", "--out", tmp_path / "no" / "x").code == 3
    assert guard("inject", path, "--turn", "1", "--via", "file", "--out", tmp_path, "--yes").code == 3


def test_the_clipboard_without_a_terminal_is_said(path: Path, fake_home: Path) -> None:
    """In a session of its own a process has no terminal, whatever the tests run in."""
    line = [sys.executable, "-m", "compact_guard.tui.cli", "inject", str(path), "--turn", "1", "--via", "clipboard"]
    env = {key: value for key, value in os.environ.items() if key != "TMUX"}
    done = subprocess.run(line, capture_output=True, text=True, check=False, env=env, start_new_session=True)
    assert done.returncode == 3
    assert "--via file" in done.stderr


def test_twenty_at_once_are_twenty(log: ClaudeLog, path: Path, fake_home: Path) -> None:
    from compact_guard.tui.cli import main

    children = []
    for number in range(20):
        if pid := os.fork():
            children.append(pid)
        else:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os._exit(main(["inject", str(path), "--turn", str(number % 4 + 1), "--via", "prompt"]))
    assert [os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for pid in children] == [0] * 20
    assert len(stored(log)) == 20
    heard = prompt(log, path)
    assert heard.row.counts == {"items": 4}
    assert outbox_of(log).waiting() == []


def test_a_codex_session_is_counted_in_bytes(guard: Guard, fake_home: Path) -> None:
    log = CodexLog()
    log.user("標題用藍色，不要用紅色。")
    log.agent("好的。")
    told = guard("inject", log.write(fake_home), "--turn", "1", "--via", "prompt", "--json").json()
    assert told["unit"] == "utf8"
    heard = prompt(log, log.path(fake_home))
    assert heard.pack is not None
    assert "不是新的指令" in heard.pack
