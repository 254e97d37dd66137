"""The command line's door: what is wrong is one clear line, one hint and the right status, and nothing is written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import Guard, Ran
from tests.sessions import ClaudeLog, CodexLog, talk

from compact_guard.core.cli import show
from compact_guard.tui import cli

PROGRAM = "import sys; from compact_guard.tui.cli import main; sys.exit(main())"
FAKE_TOKEN = "ghp_" + "x7Kq2Vb9Lm4Tz8Rw1Yc5Nd3Hf6Js0PaUe2Gi"[:36]


def files_below(folder: Path) -> dict[Path, tuple[int, int]]:
    """Every file with its size and time."""
    found = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return {path: (path.stat().st_size, path.stat().st_mtime_ns) for path in found}


def assert_refused(ran: Ran, code: int, *said: str) -> None:
    """One line why, one line what to do, nothing on stdout."""
    lines = ran.err.splitlines()
    assert (ran.code, ran.out) == (code, ""), ran
    assert len(lines) == 2, ran.err
    assert lines[0].startswith("compact-guard: ")
    for text in said:
        assert text in ran.err
    assert "Traceback" not in ran.err


def bad_inputs(home: Path) -> dict[str, str]:
    """What a person may name that is no session, made in `home`."""
    (home / "noise.jsonl").write_bytes(bytes(range(256)) * 64)
    (home / "braces.jsonl").write_bytes(b'\x8f\xc0{"\x01\n' * 64)
    (home / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(500))
    (home / "loop.jsonl").symlink_to(home / "loop.jsonl")
    (home / "empty folder").mkdir()
    return {
        "a path that is not there": str(home / "missing.jsonl"),
        "a file that cannot be read": str(home / "loop.jsonl"),
        "a binary file": str(home / "noise.jsonl"),
        "a binary file with a brace before a quote": str(home / "braces.jsonl"),
        "another binary file": str(home / "picture.png"),
        "a file that fails when it is read": "/proc/self/mem" if os.path.exists("/proc/self/mem") else str(home / "no"),
        "a folder": str(home / "empty folder"),
        "an unknown session": "no-such-session",
        "a prefix that names two": "0000000",
        "no name": "",
        "current, in no session's folder": "current",
    }


@pytest.mark.parametrize(
    "command",
    [["show", "{}"], ["show", "/w/{}/x.jsonl"], ["sessions", "--{}"], ["search", "--since", "{}", "x"], ["{}"]],
)
def test_what_is_wrong_is_said_without_the_secret_in_it(command: list[str], guard: Guard) -> None:
    ran = guard(*(word.format(FAKE_TOKEN) for word in command))

    assert ran.code in (2, 3)
    assert "[REDACTED:" in ran.err
    assert FAKE_TOKEN[4:] not in ran.err


@pytest.mark.parametrize("command", [["show"], ["show", "--json"], ["export"], ["export", "--format", "json"], []])
def test_bad_input_is_refused_and_nothing_is_written(command: list[str], guard: Guard, fake_home: Path) -> None:
    talk("one", "two").write(fake_home)
    ClaudeLog(2).write(fake_home)
    named = bad_inputs(fake_home)
    before = files_below(fake_home)
    for name in named.values():
        assert_refused(guard(*command, name), 3)
    assert files_below(fake_home) == before


def test_each_refusal_says_what_to_do(guard: Guard, fake_home: Path) -> None:
    talk("one").write(fake_home)
    ClaudeLog(2).write(fake_home)
    named = bad_inputs(fake_home)
    assert_refused(guard("show", named["a path that is not there"]), 3, "No such file", "compact-guard sessions")
    assert_refused(guard("show", named["a folder"]), 3, "is a folder", "--root")
    assert_refused(guard("show", named["a prefix that names two"]), 3, "2 sessions", "more characters")
    assert_refused(guard("show", named["an unknown session"]), 3, "no-such-session", "compact-guard sessions")
    assert_refused(guard("show", named["a binary file"]), 3, "not a transcript")


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads every file")
def test_a_file_without_permission_is_refused(guard: Guard, fake_home: Path) -> None:
    path = talk("one").write(fake_home)
    path.chmod(0)
    assert_refused(guard("show", path), 3, "permissions")


@pytest.mark.parametrize(
    "argv",
    [
        ["show"],
        ["show", "--colour", "x"],
        ["sessions", "extra"],
        ["export", "x", "--format", "html"],
        ["completions", "powershell"],
        ["completions"],
        ["--frobnicate"],
        ["one", "two"],
    ],
)
def test_bad_options_are_usage(argv: list[str], guard: Guard) -> None:
    assert_refused(guard(*argv), 2, "--help")


def test_only_what_is_missing_is_said_to_be(guard: Guard) -> None:
    assert guard("search").err.splitlines()[0].endswith(": PHRASE")


def test_a_root_must_be_a_folder(guard: Guard, fake_home: Path) -> None:
    (fake_home / "file").write_text("x")
    assert_refused(guard("sessions", "--root", fake_home / "nowhere"), 3, "no such folder")
    assert_refused(guard("show", "x", "--root", fake_home / "file"), 3, "no folder")


def test_a_wrong_config_is_refused_by_name_except_where_it_is_looked_for(guard: Guard, fake_home: Path) -> None:
    config = fake_home / ".config/compact-guard/config.toml"
    config.parent.mkdir(parents=True)
    config.write_text("roots = 7\n")
    assert_refused(guard("sessions"), 3, str(config), "roots")
    found = guard("paths")
    assert found.code == 0
    assert str(config) in found.out
    assert "roots" in found.err


def test_the_config_names_more_roots(guard: Guard, fake_home: Path, tmp_path: Path) -> None:
    log = talk("kept elsewhere")
    log.write(tmp_path / "archive")
    config = fake_home / ".config/compact-guard/config.toml"
    config.parent.mkdir(parents=True)
    config.write_text(f'roots = ["{tmp_path / "archive"}"]\n')
    assert [row["session_id"] for row in guard("sessions", "--json").json()] == [log.session]


def test_the_console_without_a_terminal_says_what_to_use(guard: Guard, fake_home: Path) -> None:
    path = talk("one").write(fake_home)
    assert_refused(guard(), 2, "terminal", "show", "demo")
    assert_refused(guard(path), 2, "terminal")


def test_a_word_that_is_nearly_a_command_gets_it_as_a_hint(guard: Guard) -> None:
    assert_refused(guard("sesions"), 3, "compact-guard sessions")
    assert_refused(guard("serch"), 3, "compact-guard search")


def test_a_session_may_be_named_in_every_way(
    guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log = talk("hello there")
    path = log.write(fake_home)
    rollout = CodexLog(0xABCDEF01)
    rollout.user("from codex")
    rollout.write(fake_home)

    def text(name: str | Path) -> str:
        shown: str = guard("show", name, "--json").json()["turns"][0]["text"]
        return shown

    monkeypatch.chdir(path.parent)
    monkeypatch.setenv("CLAUDE_CODE_SESSION_ID", log.session)
    for name in (log.session, log.session[:9], path, path.name, "current"):
        assert text(name) == "hello there"
    assert text("abcdef") == "from codex"


def test_help_lists_every_command(guard: Guard) -> None:
    ran = guard("--help")
    assert ran.code == 0
    for command in ("sessions", "show", "search", "export", "redact", "paths", "completions", "demo"):
        assert f"\n  {command} " in ran.out
        assert f"usage: compact-guard {command}" in guard(command, "--help").out


def test_version_is_the_packages(guard: Guard) -> None:
    from importlib.metadata import version

    assert guard("--version").out == f"compact-guard {version('compact-guard')}\n"


def test_an_unforeseen_failure_is_a_line_without_secrets_or_traceback(
    guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_args: object) -> int:
        raise RuntimeError(f"cannot open with {FAKE_TOKEN}\nat all")

    monkeypatch.setattr(show, "run", fail)
    ran = guard("show", "x")
    assert_refused(ran, cli.INTERNAL_ERROR, "internal error: RuntimeError", "COMPACT_GUARD_DEBUG")
    assert FAKE_TOKEN not in ran.err
    monkeypatch.setenv("COMPACT_GUARD_DEBUG", "1")
    with pytest.raises(RuntimeError):
        guard("show", "x")


def test_an_interrupt_is_quiet(guard: Guard, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(show, "run", interrupted)
    assert guard("show", "x") == Ran(cli.INTERRUPTED, "", "")


def test_a_reader_that_leaves_is_no_failure(fake_home: Path) -> None:
    path = talk(*["word " * 2000] * 400).write(fake_home)
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "show", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        said = process.stderr.read()
    assert (process.returncode, said) == (0, b"")


@pytest.mark.parametrize(("onto", "code"), [("> /dev/full", cli.INTERNAL_ERROR), (">&-", 0), ("2>&-", 0)])
def test_a_stream_that_takes_nothing_is_no_traceback(onto: str, code: int, fake_home: Path) -> None:
    if "full" in onto and not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    path = talk("one").write(fake_home)
    line = f'"{sys.executable}" -c "{PROGRAM}" show "{path}" {onto}'
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(line, shell=True, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    assert ("No space left" in done.stderr) == (code != 0)


def test_output_is_utf_8_whatever_the_locale(fake_home: Path) -> None:
    path = talk("壓縮之前 🌊", "مرحبا").write(fake_home)
    for setting in ({"LC_ALL": "C", "PYTHONUTF8": "0"}, {"PYTHONIOENCODING": "cp949"}):
        for argv in (["show", str(path)], ["show", str(path), "--json"], ["export", str(path)]):
            done = subprocess.run(
                [sys.executable, "-c", PROGRAM, *argv], env=os.environ | setting, capture_output=True, check=False
            )
            assert done.returncode == 0, done.stderr
            assert "壓縮之前 🌊" in done.stdout.decode()
            assert "مرحبا" in done.stdout.decode()


def test_the_parsers_own_complaints_are_in_the_users_language(guard: Guard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "zh_TW.UTF-8")
    assert guard("search", "--bogus", "x").err.startswith("compact-guard: 不認得的參數：--bogus")
    assert "還需要這些參數：PHRASE" in guard("search").err
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert guard("search", "--bogus", "x").err.startswith("compact-guard: unrecognized arguments: --bogus")


@pytest.mark.parametrize(("language", "word"), [("zh_TW.UTF-8", "用法："), ("C.UTF-8", "usage: ")])
def test_the_usage_names_the_program_in_every_language(
    guard: Guard, monkeypatch: pytest.MonkeyPatch, language: str, word: str
) -> None:
    monkeypatch.setenv("LANG", language)
    for command in (["show"], ["pin", "add"], ["inject"]):
        assert guard(*command, "--help").out.startswith(f"{word}compact-guard {' '.join(command)} [-h]")
