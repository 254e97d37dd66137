"""A client on its own screen: a terminal that the test types into and reads."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.e2e.clients.process import ANSWER_S, Closed

_ROWS, _COLUMNS = 50, 200
_CONTROL = re.compile(
    rb"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[PX^_].*?\x1b\\|\x1b\[[0-?]*[ -/]*[@-~]|\x1b.", re.DOTALL
)
_ANSWERS = {b"\x1b[6n": b"\x1b[1;1R", b"\x1b[c": b"\x1b[?1;2c"}
"""What a terminal replies when it is asked where the cursor is, and what it can do."""
_LEAVE_S = 15.0


class Terminal:
    """Started at once; a context manager that ends the client with what it started."""

    def __init__(self, command: Sequence[str], cwd: Path, env: Mapping[str, str]) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", _ROWS, _COLUMNS, 0, 0))
        self._client = subprocess.Popen(
            command, cwd=cwd, env=env, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        self._drawn = bytearray()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._client.pid, signal.SIGKILL)
        self._client.wait()
        os.close(self._ours)

    @property
    def shown(self) -> str:
        """All that was ever drawn, without control sequences and blanks: a screen draws only what changed."""
        return _squeezed(_CONTROL.sub(b"", bytes(self._drawn)).decode("utf-8", "replace"))

    def wait_for(self, words: str, *, since: int = 0) -> None:
        """Until these words are drawn; `since` is a length of `shown`."""
        until = time.monotonic() + ANSWER_S
        while _squeezed(words) not in self.shown[since:]:
            self._read(until)

    def settle(self, quiet_s: float = 0.5) -> None:
        """Until nothing was drawn for a while."""
        until = time.monotonic() + ANSWER_S
        while select.select([self._ours], [], [], quiet_s)[0] and time.monotonic() < until:
            self._read(until)

    def type(self, line: str) -> None:
        """A line and Enter, apart from each other: together they would be a paste."""
        os.write(self._ours, line.encode())
        self.settle()
        os.write(self._ours, b"\r")

    def leave(self, line: str) -> None:
        """Say good-bye, and draw until the client has gone."""
        self.type(line)
        until = time.monotonic() + _LEAVE_S
        with suppress(Closed):
            while True:
                self._read(until)

    def _read(self, until: float) -> None:
        if not select.select([self._ours], [], [], max(0.0, until - time.monotonic()))[0]:
            raise Closed(f"not drawn in time; so far: {self.shown[-2000:]}")
        try:
            piece = os.read(self._ours, 65536)
        except OSError:  # what Linux says when the other side is closed
            piece = b""
        if not piece:
            raise Closed(f"the client ended: {self.shown[-2000:]}")
        self._drawn += piece
        for question, answer in _ANSWERS.items():
            os.write(self._ours, answer * piece.count(question))


def _squeezed(text: str) -> str:
    return "".join(text.split())
