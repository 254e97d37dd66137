"""A program in a terminal of its own: what it draws is read, and the moment a text stands there is told."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Sequence
from types import TracebackType

from tests.bench.measure import Wrong, high_water_mib

SIZE = (40, 120)
_ESCAPE = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[PX^_][^\x1b]*\x1b\\|[@-Z\\-_=>()78])")
_KEPT = 1 << 16


class Terminal:
    """A running program behind a pseudo-terminal, and what it has drawn lately, without its escapes."""

    def __init__(self, argv: Sequence[str], env: dict[str, str] | None = None) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
        self._drawn = b""
        self.started = time.perf_counter()
        self._process = subprocess.Popen(
            argv, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, **(env or {})}, start_new_session=True
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._ours)

    @property
    def peak_mib(self) -> float:
        return high_water_mib(self._process.pid)

    def wait_for(self, text: str, timeout: float = 30.0) -> float:
        """When (perf_counter) a text that is in one style stood on the screen."""
        wanted, end = text.encode(), time.perf_counter() + timeout
        while (left := end - time.perf_counter()) > 0:
            self._read(left)
            if wanted in _ESCAPE.sub(b"", self._drawn):
                now = time.perf_counter()
                self._drawn = b""
                return now
        raise Wrong(f"{text!r} was not drawn in {timeout} s; last: {_ESCAPE.sub(b'', self._drawn)[-200:]!r}")

    def rest(self, duration: float) -> None:
        """Let it draw for so long."""
        end = time.perf_counter() + duration
        while (left := end - time.perf_counter()) > 0:
            self._read(left)

    def _read(self, timeout: float) -> None:
        ready, _, _ = select.select([self._ours], [], [], timeout)
        if not ready:
            return
        try:
            self._drawn = (self._drawn + os.read(self._ours, 1 << 16))[-_KEPT:]
        except OSError as error:
            raise Wrong(f"the program left: {_ESCAPE.sub(b'', self._drawn)[-300:]!r}") from error

    def leave(self, keys: bytes) -> None:
        """Press the keys that end it, and see that it ends well."""
        os.write(self._ours, keys)
        end = time.perf_counter() + 10
        while self._process.poll() is None and time.perf_counter() < end:
            ready, _, _ = select.select([self._ours], [], [], 0.05)
            if ready:
                try:
                    os.read(self._ours, 1 << 16)
                except OSError:
                    pass
        if self._process.poll() != 0:
            raise Wrong(f"it ended with {self._process.poll()}")
