"""A session's lock: one writer at a time, freed by the kernel when its holder dies. Standard library only."""

from __future__ import annotations

import errno
import fcntl
import os
import time

from . import names
from .descriptor import Descriptor, close
from .opened import Opened, opened
from .refusal import Failures, StoreError, refusal

WAIT_S = 2.0
"""How long anybody waits for a lock at most: a hook has no more for everything."""
_POLL_S = 0.005
_ATTEMPTS = 100
_NO_LOCKS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
"""What file systems without locks answer. There a whole file under its own name has to do."""


class Locks:
    """The locks of one store: what it holds, it may take again."""

    __slots__ = ("held", "opened")

    def __init__(self, state: str | Opened) -> None:
        self.opened = opened(state)
        self.held: set[str] = set()

    def hold(self, name: str, wait_s: float, *, needed: bool = True) -> Held:
        """A lock for a `with`, which gets whether it is held. Not `needed`: False where it is not, no StoreError."""
        return Held(self, name, wait_s, needed)


class Held:
    """A lock from the start of a `with` to its end; held or not, the state's folders stay open for so long."""

    __slots__ = ("_fd", "_locks", "_name", "_needed", "_wait_s", "why")

    def __init__(self, locks: Locks, name: str, wait_s: float, needed: bool) -> None:
        self._locks = locks
        self._name = name
        self._wait_s = wait_s
        self._needed = needed
        self._fd: int | None = None
        self.why: str | None = None
        """The reason why it is not held."""

    def __enter__(self) -> bool:
        self._locks.opened.__enter__()
        is_in = False
        try:
            is_held = self._enter()
            is_in = True
        finally:
            if not is_in:
                self._locks.opened.__exit__()
        return is_held

    def _enter(self) -> bool:
        if self._name in self._locks.held:
            return True
        try:
            with Failures(names.LOCKS):
                self._fd = _acquire(self._locks.opened, self._name, time.monotonic() + self._wait_s)
        except StoreError as error:
            if self._needed:
                raise
            self.why = error.reason
            return False
        self._locks.held.add(self._name)
        return True

    def __exit__(self, *exception: object) -> None:
        if self._fd is not None:
            self._locks.held.discard(self._name)
            close(self._fd)
            self._fd = None
        self._locks.opened.__exit__()


def _acquire(state: Opened, name: str, until: float) -> int:
    """The descriptor that holds the lock until it is closed. `until`: monotonic; past it StoreError `busy`."""
    for _ in range(_ATTEMPTS):
        with Descriptor(-1) as found:
            try:
                with state.folder(names.LOCKS, make=True) as folder:
                    found.fd = folder.shared(name)
                    wait(found.fd, folder.label(name), until)
                    there = folder.facts(name)
                    if there is None or there.st_ino != os.fstat(found.fd).st_ino:
                        continue  # deleted while we waited (a purge): others lock another file by now
            except FileNotFoundError:
                state.forget()
                continue  # a purge took the folder away
            return found.take()
    raise refusal("busy", name)


def wait(fd: int, label: str, until: float) -> None:
    """Lock an open file. `until`: monotonic; past it StoreError `busy`. `label`: its name in messages."""
    while True:
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if time.monotonic() >= until:
                raise refusal("busy", label) from None
        except OSError as error:
            if error.errno in _NO_LOCKS:
                return
            raise
        time.sleep(_POLL_S)
