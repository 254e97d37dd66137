"""The hook program as an agent runs it: an event on stdin, an answer on stdout, an exit status, audit rows."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from compact_guard.core.audit.log import Row, read
from compact_guard.core.hooks.main import main
from compact_guard.core.paths import state_dir

PROGRAM = [sys.executable, "-c", "from compact_guard.core.hooks.main import run; run()"]
Payload = Mapping[str, Any] | bytes
STDIN, STDOUT, STDERR = range(3)


class Heard(NamedTuple):
    """What an agent hears of its hook. `rows`: what was written to the audit meanwhile."""

    code: int
    out: bytes
    err: bytes
    rows: list[Row]

    @property
    def row(self) -> Row:
        """The one row; and the agent heard nothing but an answer."""
        assert (self.code, self.err) == (0, b""), (self.code, self.err)
        assert len(self.rows) == 1, [(row.event, row.outcome, row.reason) for row in self.rows]
        return self.rows[0]

    @property
    def answer(self) -> Any:
        """The answer's JSON; None where there is none."""
        return json.loads(self.out) if self.out else None

    @property
    def pack(self) -> str | None:
        """What reaches the model."""
        answer = self.answer or {}
        text = answer.get("hookSpecificOutput", {}).get("additionalContext")
        return text if isinstance(text, str) else None


def data_of(payload: Payload) -> bytes:
    """An event as agents write it."""
    return payload if isinstance(payload, bytes) else json.dumps(payload).encode()


def all_rows() -> list[Row]:
    """The audit, oldest first."""
    return read(state_dir()).rows


def hook(agent: str, payload: Payload, *, before: Callable[[], object] | None = None) -> Heard:
    """The hook program in a process of its own that is forked from this one: what it loads is there already.

    `before`: called in that process before the program starts.
    """
    earlier = [row.line() for row in all_rows()]
    with tempfile.TemporaryFile() as event, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        event.write(data_of(payload))
        event.seek(0)
        pid = os.fork()
        if pid == 0:
            _become_hook(agent, (event.fileno(), out.fileno(), err.fileno()), before)
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        out.seek(0)
        err.seek(0)
        return Heard(status, out.read(), err.read(), _since(earlier))


def at_once(agent: str, payloads: Sequence[Payload], *, offset_s: float = 0.0) -> list[Heard]:
    """Hook programs that begin at one moment, or each so much after the one before. Their rows are all in the audit."""
    waits, goes = os.pipe()
    running = []
    for number, payload in enumerate(payloads):
        files = [tempfile.TemporaryFile() for _ in range(3)]
        files[STDIN].write(data_of(payload))
        files[STDIN].seek(0)
        pid = os.fork()
        if pid == 0:
            os.close(goes)
            os.read(waits, 1)
            time.sleep(offset_s * number)
            _become_hook(agent, (files[0].fileno(), files[1].fileno(), files[2].fileno()), None)
        running.append((pid, files))
    os.close(waits)
    os.close(goes)
    heard = []
    for pid, files in running:
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        for file in files:
            file.seek(0)
        heard.append(Heard(status, files[STDOUT].read(), files[STDERR].read(), []))
        for file in files:
            file.close()
    return heard


def program(agent: str, payload: Payload, *, env: Mapping[str, str] | None = None) -> Heard:
    """The hook program in an interpreter of its own. `env`: all of its environment; None, this process's."""
    earlier = [row.line() for row in all_rows()]
    done = subprocess.run([*PROGRAM, agent], input=data_of(payload), capture_output=True, check=False, env=env)
    return Heard(done.returncode, done.stdout, done.stderr, _since(earlier))


def transcript_of(payload: Mapping[str, Any]) -> Path:
    """The file that an event names."""
    return Path(payload["transcript_path"])


def _become_hook(agent: str, descriptors: tuple[int, int, int], before: Callable[[], object] | None) -> None:
    status = 99
    try:
        for number, descriptor in enumerate(descriptors):
            os.dup2(descriptor, number)
        sys.argv = ["compact-guard-hook", agent]
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if before is not None:
            before()
        status = main()
    except BaseException as error:
        os.write(STDERR, f"{error!r}\n".encode())
    os._exit(status)


def _since(earlier: list[bytes]) -> list[Row]:
    """The rows that are new; rows of one time keep no order of their own."""
    left = list(earlier)
    new = []
    for row in all_rows():
        if (line := row.line()) in left:
            left.remove(line)
        else:
            new.append(row)
    return new
