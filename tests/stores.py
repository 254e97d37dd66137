"""Checkpoints to store, and what goes wrong with a disk: calls that fail, writers that are killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from compact_guard.core.checkpoint import descriptor, disk, locks
from compact_guard.core.checkpoint.item import Checkpoint, Item, Rendering, Source
from compact_guard.core.checkpoint.names import key_of

AGENT, SESSION = "claude", "5f0c6c1e-0000-4000-8000-000000000001"
CALLS = frozenset(
    ("chmod", "close", "fchmod", "fstat", "fsync", "link", "listdir", "mkdir", "open", "read", "rename", "rmdir")
    + ("scandir", "stat", "unlink", "urandom", "write")
)
"""The system calls of the file layer."""
CHANGES = frozenset(("fchmod", "link", "mkdir", "rename", "rmdir", "unlink", "write"))
"""Those after which others may find something else. A process that is killed before another one leaves the same."""


def checkpoint(*texts: str, session: str = SESSION, agent: str = AGENT) -> Checkpoint:
    """A checkpoint of some decisions, not stored yet."""
    made = Checkpoint(agent, session, Rendering("/opt/guard show", "en", "utf16", 9500), Source("/home/dev/t.jsonl", 7))
    made.created_at, made.guard, made.nonce = "2026-01-02T03:04:05.006Z", "0.2.0", "00c0ffee"
    made.items = [Item(f"{at:012x}", "decision", text, role="user", turn=at) for at, text in enumerate(texts, 1)]
    return made


def folder_of(state: Path, session: str = SESSION, agent: str = AGENT) -> Path:
    """Where a session's generations lie."""
    return state / "checkpoints" / agent / key_of(session)


def file_of(state: Path, generation: int, session: str = SESSION, agent: str = AGENT) -> Path:
    """One generation's file."""
    return folder_of(state, session, agent) / f"{generation:06}.json"


def temporaries(state: Path) -> list[Path]:
    """What writers left behind."""
    return [path for path in state.rglob("*") if path.name.endswith(".tmp")]


class Disk:
    """The `os` module with a fault: what happens before the N-th call of the file layer, from 0."""

    def __init__(self, at: int, fault: Callable[[], None], calls: frozenset[str] = CALLS) -> None:
        self.at = at
        self.fault = fault
        self.counted = calls
        self.calls: list[str] = []

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """The file layer works on this disk."""
        with pytest.MonkeyPatch.context() as patch:
            for module in (descriptor, disk, locks):
                patch.setattr(module, "os", self)
            yield

    @property
    def happened(self) -> bool:
        return len(self.calls) > self.at

    def __getattr__(self, name: str) -> Any:
        real = getattr(os, name)
        return self._counted(name, real) if name in self.counted else real

    def _counted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            self.calls.append(name)
            if len(self.calls) - 1 == self.at:
                if name == "close":
                    # A close that fails has closed all the same.
                    real(*args)
                self.fault()
            return real(*args, **options)

        return call


def failing(code: int) -> Callable[[], None]:
    """A fault that is an error of the system."""

    def fail() -> None:
        raise OSError(code, os.strerror(code))

    return fail


def interrupted() -> None:
    """A fault that is Ctrl-C."""
    raise KeyboardInterrupt


def killed() -> None:
    """A fault that is kill -9."""
    os.kill(os.getpid(), signal.SIGKILL)


def faults(fault: Callable[[], None], at_most: int = 400, calls: frozenset[str] = CALLS) -> Iterator[Disk]:
    """A disk whose first call fails, then one whose second does, and so on until a run has no failure."""
    for at in range(at_most):
        broken = Disk(at, fault, calls)
        yield broken
        if not broken.happened:
            assert at > 5, "the fault never reached the file layer"
            return
    raise AssertionError("every run failed")


def forked(work: Callable[[], object]) -> int:
    """A process that does something and exits 0, or 1 where that raised."""
    if pid := os.fork():
        return pid
    try:
        work()
    except BaseException as error:
        os.write(2, f"{error!r}\n".encode())
        os._exit(1)
    os._exit(0)


def status_of(pid: int) -> int:
    """A process's exit status, once it ended; minus the signal that ended it."""
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
