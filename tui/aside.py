"""The console's end of a process that works on a session: lines of JSON, waited for no longer than they are wanted."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..core.transcript.discover import Root

CHECKPOINT, AUDIT = "compact_guard.core.checkpoint.aside", "compact_guard.core.audit.aside"
LATE = "compact_guard.core.watch.aside"
"""The programs."""
_ENDED = "the process beside the console ended"
_GLANCE_MS = 50
_CHUNK = 1 << 16


class Aside:
    """One such process. Use as a context manager; `cancelled` is asked while an answer is waited for."""

    def __init__(
        self,
        task: str,
        path: str,
        roots: Sequence[Root],
        cancelled: Callable[[], bool],
        *,
        language: str = "",
        cap: int | None = None,
        unit: str = "",
        program: str = CHECKPOINT,
    ) -> None:
        folders = json.dumps([[root.agent, root.path] for root in roots])
        self._cancelled = cancelled
        self._data = b""
        # Its stderr would be written across the screen; what it dies of is told by its end alone.
        self._child = subprocess.Popen(
            [sys.executable, "-m", program, task, path, folders, language, str(cap or ""), unit],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> Aside:
        return self

    def __exit__(self, *_error: object) -> None:
        self._child.kill()
        self._child.communicate()

    def ask(self, question: object) -> Any:
        """The answer to one line; None when nobody wants it any more. Raises OSError when the process ended."""
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(json.dumps(question).encode() + b"\n")
            self._child.stdin.flush()
        except BrokenPipeError as error:
            raise ChildProcessError(_ENDED) from error
        for answer in self.answers():
            return answer
        if self._cancelled():
            return None
        raise ChildProcessError(_ENDED)

    def answers(self) -> Iterator[Any]:
        """What it says, until it ends or is not wanted any more. Raises OSError when it ended badly."""
        while (line := self._line()) is not None:
            yield json.loads(line)

    def _line(self) -> bytes | None:
        assert self._child.stdout is not None
        said = self._child.stdout.fileno()
        poll = select.poll()
        poll.register(said, select.POLLIN | select.POLLHUP)
        while b"\n" not in self._data:
            if self._cancelled():
                return None
            if not poll.poll(_GLANCE_MS):
                continue
            if not (chunk := os.read(said, _CHUNK)):
                if self._child.wait() != 0:
                    raise ChildProcessError(_ENDED)
                return None
            self._data += chunk
        line, _newline, self._data = self._data.partition(b"\n")
        return line
