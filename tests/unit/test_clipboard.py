"""Copying says the truth about its route."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from compact_guard.core import clipboard


class Terminal:
    """Remembers what was sent to it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def send(self, text: str) -> None:
        self.sent.append(text)


@pytest.fixture
def terminal() -> Terminal:
    return Terminal()


def the_file(home: Path) -> Path:
    return home / ".local" / "state" / "compact-guard" / "copied.txt"


def fake_tmux(folder: Path, script: str) -> None:
    program = folder / "tmux"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


def test_a_terminal_gets_the_sequence(terminal: Terminal, fake_home: Path) -> None:
    told = clipboard.copy("text", terminal.send, {"TERM": "xterm-256color"})
    assert terminal.sent == ["text"]
    assert "OSC 52" in told
    assert not the_file(fake_home).exists()


@pytest.mark.parametrize("more", [{"VTE_VERSION": "6800"}, {"TERM_PROGRAM": "Apple_Terminal"}])
def test_where_it_may_be_ignored_a_file_is_written_too(
    terminal: Terminal, fake_home: Path, more: dict[str, str]
) -> None:
    """BR-117."""
    told = clipboard.copy("text", terminal.send, {"TERM": "xterm-256color", **more})
    assert terminal.sent == ["text"]
    assert the_file(fake_home).read_text() == "text"
    assert str(the_file(fake_home)) in told
    assert stat.S_IMODE(the_file(fake_home).stat().st_mode) == 0o600
    assert stat.S_IMODE(the_file(fake_home).parent.stat().st_mode) == 0o700


def test_too_long_for_a_sequence_is_a_file(terminal: Terminal, fake_home: Path) -> None:
    """BR-119."""
    text = "字" * 70_000
    told = clipboard.copy(text, terminal.send, {"TERM": "xterm-256color"})
    assert terminal.sent == []
    assert the_file(fake_home).read_text(encoding="utf-8") == text
    assert "too long" in told


@pytest.mark.parametrize("term", ["dumb", "linux"])
def test_a_terminal_without_a_clipboard_gets_none(terminal: Terminal, fake_home: Path, term: str) -> None:
    told = clipboard.copy("text", terminal.send, {"TERM": term})
    assert terminal.sent == []
    assert str(the_file(fake_home)) in told


def test_tmux_gets_it_by_its_own_command(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_tmux(tmp_path, f'echo "$@" > {tmp_path}/args; cat > {tmp_path}/text')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    told = clipboard.copy("x" * 200_000, terminal.send, {"TMUX": "/tmp/t,1,0", "TERM": "screen-256color"})
    assert (tmp_path / "text").read_text() == "x" * 200_000
    assert (tmp_path / "args").read_text().split() == ["load-buffer", "-w", "-"]
    assert terminal.sent == []
    assert "tmux" in told


def test_an_old_tmux_without_the_option_still_gets_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_tmux(tmp_path, f'[ "$2" = -w ] && exit 1; cat > {tmp_path}/text')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert "tmux" in clipboard.copy("text", terminal.send, {"TMUX": "x", "TERM": "screen"})
    assert (tmp_path / "text").read_text() == "text"


def test_tmux_that_fails_falls_back_to_the_sequence(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_tmux(tmp_path, "exit 1")
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert "OSC 52" in clipboard.copy("text", terminal.send, {"TMUX": "x", "TERM": "screen"})
    assert terminal.sent == ["text"]


def test_nothing_is_called_copied_that_was_not(
    terminal: Terminal, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = fake_home / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("COMPACT_GUARD_STATE", str(in_the_way / "below"))
    assert clipboard.copy("text", terminal.send, {"TERM": "dumb"}).startswith("not copied")
