"""What the console needs before its first picture, and what must wait."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from tests.sessions import talk

from compact_guard.core.model import Turn
from compact_guard.core.transcript.columns import Columns
from compact_guard.tui import present
from compact_guard.tui.marks import Marks

LATER = ["watchfiles", "stringzilla", "textual.widgets._input", "subprocess", "babel"]


@pytest.mark.parametrize("module", LATER)
def test_comes_after_the_first_picture(module: str) -> None:
    """Each of these costs tens of milliseconds."""
    code = (
        "import sys, textual.app; before = set(sys.modules); import compact_guard.tui.app; "
        f"print({module!r} in set(sys.modules) - before)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def test_killed_it_leaves_the_terminal_as_it_found_it(fake_home: Path) -> None:
    path = talk("hello").write(fake_home)
    terminal, inner = pty.openpty()
    code = "import sys; from compact_guard.tui.cli import main; sys.exit(main())"
    env = {**os.environ, "TERM": "xterm-256color"}
    console = subprocess.Popen([sys.executable, "-c", code, path], stdin=inner, stdout=inner, stderr=inner, env=env)
    os.close(inner)
    said, killed = b"", False
    while chunk := _read(terminal):
        said += chunk
        if not killed and b"hello" in said:
            console.terminate()
            killed = True
    os.close(terminal)
    assert console.wait() == 128 + signal.SIGTERM
    for mode in (b"?1049", b"?1000"):
        assert said.rfind(mode + b"l") > said.rfind(mode + b"h") >= 0, mode


def _read(terminal: int) -> bytes:
    """What the other side wrote; nothing once it has left."""
    try:
        return os.read(terminal, 1 << 16)
    except OSError:
        return b""


def test_a_huge_record_is_not_decoded_for_its_row() -> None:
    """A line with a pasted screenshot costs milliseconds a megabyte: only opening the turn decodes it."""

    class Session:
        columns = Columns()
        path = "f"
        turns = [Turn(1, "id", 0, "user", None, True, "active", (), "f", 1, 0)]

        def text(self, turn: object) -> str:
            raise AssertionError("decoded")

    Session.columns.size.append(12_000_000)
    row = present.turn_row(cast(Any, Session()), 0, Marks())
    assert row.text == "[12.0 MB]"
