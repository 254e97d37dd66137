"""The end of the two seconds: the agent goes on, and what is worth finishing goes on without it. Stdlib only."""

from __future__ import annotations

import os
import signal
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

WATCH_S = 1.8
"""From the start of the process: when it ends, whatever it is doing."""
ROW_S = 0.15
"""After that: how long the agent waits for the row, however slow the disk is. It is written all the same."""
GOING_ON_S = 6.0
"""After that: how long a save may still take while the agent goes on. Its summary takes longer."""
_STANDARD, _MOST_FILES = 3, 1024


def late_until() -> float:
    """`time.monotonic()` up to which a save that goes on without the agent reads."""
    return time.monotonic() + GOING_ON_S / 3


class Watch:
    """At the deadline it ends the process, from wherever that is. `began`: monotonic, the start of the process."""

    def __init__(self, began: float) -> None:
        self.ended: Callable[[], None] | None = None
        """What is left to be said to the agent."""
        self.row: Callable[[], None] | None = None
        """Writes the row. Called in another process, in which no file is open."""
        self.goes_on: Callable[[], bool] | None = None
        """Whether what is being done is worth finishing though nobody waits for it."""
        self.has_gone_on = False
        signal.signal(signal.SIGALRM, self._ring)
        # A Ctrl-C is meant for the agent; what is being saved is not to be lost by it.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.setitimer(signal.ITIMER_REAL, max(0.01, began + WATCH_S - time.monotonic()))

    def last(self) -> None:
        """Nothing is left that anybody waits for; at the deadline it goes on without the agent."""
        if not self.has_gone_on:
            self.ended, self.row, self.goes_on = lambda: None, None, lambda: True

    def _ring(self, *_: object) -> None:
        ended, self.ended = self.ended, None
        if ended is None:
            os._exit(0)
        if self.goes_on is not None and self.goes_on() and self._other_process() == 0:
            return
        try:
            ended()
        finally:
            try:
                self._write_row()
            finally:
                os._exit(0)

    def _write_row(self) -> None:
        if self.row is None:
            return
        pid = self._other_process()
        if pid:
            until = time.monotonic() + ROW_S
            while time.monotonic() < until and os.waitpid(pid, os.WNOHANG)[0] == 0:
                time.sleep(0.002)
            return
        if pid == 0:
            # Locks among them: what was broken off holds nothing any more.
            os.closerange(_STANDARD, _MOST_FILES)
        self.row()

    def _other_process(self) -> int | None:
        """0 in a process that goes on with what is being done and with all that is held: its locks, too.

        Its id in this one; None where there can be none.
        """
        try:
            if pid := os.fork():
                return pid
        except OSError:
            return None
        nothing = os.open(os.devnull, os.O_RDWR)
        for descriptor in range(_STANDARD):
            os.dup2(nothing, descriptor)
        os.setsid()
        signal.setitimer(signal.ITIMER_REAL, GOING_ON_S)
        self.has_gone_on = True
        return 0
