"""Pasting into a pane of tmux: into the other one, whole, and never with an Enter."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from compact_guard.core.errors import InputError
from compact_guard.core.panes import paste

TEXT = "compact-guard: first\n--- begin ---\n- touch pressed\n--- end ---"


class Tmux:
    """A server of its own."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "tmux.sock"

    def __call__(self, *arguments: str) -> str:
        line = ["tmux", "-S", str(self.socket), "-f", os.devnull, *arguments]
        return subprocess.run(line, capture_output=True, text=True, check=True).stdout.strip()

    def shown(self, pane: str, wanted: str) -> str:
        """The pane's text, once it shows what is wanted."""
        for _ in range(200):
            if wanted in (text := self("capture-pane", "-p", "-J", "-t", pane)):
                return text
            time.sleep(0.05)
        raise AssertionError(text)


@pytest.fixture
def tmux(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tmux]:
    if shutil.which("tmux") is None:
        pytest.skip("tmux is not installed")
    # The path of a socket may be no longer than some 100 characters.
    server = Tmux(tmp_path_factory.mktemp("t"))
    server("new-session", "-d", "-s", "x", "-x", "120", "-y", "30", "sh")
    yield server
    server("kill-server")


def environ(tmux: Tmux, pane: str) -> dict[str, str]:
    return {"TMUX": f"{tmux.socket},1,0", "TMUX_PANE": pane}


def test_it_is_pasted_into_the_pane_that_was_active_before(
    tmux: Tmux, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent = tmux("display-message", "-p", "#{pane_id}")
    mine = tmux("split-window", "-P", "-F", "#{pane_id}", "sh")
    monkeypatch.setenv("TMUX", f"{tmux.socket},1,0")
    tmux("send-keys", "-t", agent, f"cd {tmp_path}; echo here; PS1=ready", "Enter")
    tmux.shown(agent, "ready")
    assert paste(TEXT, None, environ(tmux, mine)) == agent
    shown = tmux.shown(agent, "--- end ---")
    assert "compact-guard: first / --- begin --- / - touch pressed / --- end ---" in shown.replace("\n", "")
    # Were there an Enter in it, the shell would have complained by now.
    assert "not found" not in shown
    assert tmux("list-buffers") == ""


def test_a_pane_is_named(tmux: Tmux, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMUX", f"{tmux.socket},1,0")
    first = tmux("display-message", "-p", "#{pane_id}")
    second = tmux("split-window", "-P", "-F", "#{pane_id}", "cat")
    assert paste("a b c", second, environ(tmux, first)) == second
    tmux.shown(second, "a b c")
    with pytest.raises(InputError, match="no such pane"):
        paste("a", "%99", environ(tmux, first))
    with pytest.raises(InputError):
        paste("a", first, environ(tmux, first))


def test_alone_in_its_window_there_is_nowhere_to_paste(tmux: Tmux, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMUX", f"{tmux.socket},1,0")
    alone = tmux("display-message", "-p", "#{pane_id}")
    with pytest.raises(InputError) as caught:
        paste("a", None, environ(tmux, alone))
    assert "--pane" in caught.value.hint


def test_an_agent_gets_its_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes a paste as a paste is told where lines end."""
    program = tmp_path / "tmux"
    program.write_text(
        f"#!/bin/sh\ncase $1 in display-message) echo '%7  claude';; load-buffer) cat > {tmp_path}/text;; esac\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert paste(TEXT, None, {"TMUX": "x", "TMUX_PANE": "%1"}) == "%7"
    assert (tmp_path / "text").read_text() == TEXT


def test_outside_of_tmux(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match="not inside tmux"):
        paste("a", None, {})


def test_without_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InputError):
        paste("a", None, {"TMUX": "x"})
