"""A client that talks JSON lines over its stdin and stdout."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Self

from tests.e2e.clients.loopback import Json

ANSWER_S = 90.0
_LEAVE_S = 20.0


class Closed(Exception):
    """The client ended, or said nothing for too long."""


class Talk:
    """Started at once; a context manager that lets the client end by itself, and kills it where it does not."""

    def __init__(self, command: Sequence[str], cwd: Path, env: Mapping[str, str], stderr: Path) -> None:
        self.stderr = stderr
        """The file that takes the client's stderr."""
        with stderr.open("ab") as errors:
            pipe = subprocess.PIPE
            self._client = subprocess.Popen(
                command, cwd=cwd, env=env, stdin=pipe, stdout=pipe, stderr=errors, start_new_session=True
            )
        self._lines: queue.Queue[Json | None] = queue.Queue()
        assert self._client.stdin is not None
        assert self._client.stdout is not None
        self._stdin = self._client.stdin
        threading.Thread(target=self._read, args=(self._client.stdout,), daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def send(self, document: Json) -> None:
        self._stdin.write(json.dumps(document).encode() + b"\n")
        self._stdin.flush()

    def next(self, until: float | None = None) -> Json:
        """The next line; `until` is in `time.monotonic()`."""
        wait = ANSWER_S if until is None else max(0.0, until - time.monotonic())
        try:
            line = self._lines.get(timeout=wait)
        except queue.Empty:
            raise Closed(f"the client said nothing for {wait:.0f} s") from None
        if line is None:
            raise Closed(f"the client ended: {self.stderr.read_text('utf-8', 'replace')[-2000:]}")
        return line

    def close(self) -> None:
        """End of input: both clients leave then."""
        try:
            self._stdin.close()
            self._client.wait(_LEAVE_S)
        except (BrokenPipeError, subprocess.TimeoutExpired):
            self.kill()

    def kill(self) -> None:
        """With what it started: `codex` is a script around the program itself."""
        with suppress(ProcessLookupError):
            os.killpg(self._client.pid, signal.SIGKILL)
        self._client.wait()

    def _read(self, stdout: IO[bytes]) -> None:
        for line in stdout:
            self._lines.put(json.loads(line))
        self._lines.put(None)
