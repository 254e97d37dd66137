"""Matches patterns that may backtrack for ever in a process of their own: the standard library cannot be interrupted.

A match holds the interpreter's lock, so that in a thread it would freeze the whole console.
"""

from __future__ import annotations

import re
import selectors
import subprocess
import sys
import time
from collections.abc import Callable

from ..errors import UsageError
from ..i18n import _
from . import patrol_child
from .fold import Span
from .patrol_child import COUNT, PAIR

PATIENCE_S = 2.0
"""Time for one text."""
_GLANCE_S = 0.05


class Patrol:
    """Finds a pattern's matches with a limit on time. Started at the first text; `close` ends it."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self._pattern = pattern
        self._child: subprocess.Popen[bytes] | None = None

    def spans(self, text: str, cancelled: Callable[[], bool]) -> list[Span]:
        """The first matches in a text; none when cancelled. Raises UsageError when it takes too long."""
        child = self._child or self._start()
        assert child.stdin is not None
        assert child.stdout is not None
        self._send(child, text)
        limit = time.monotonic() + PATIENCE_S
        with selectors.DefaultSelector() as answers:
            answers.register(child.stdout, selectors.EVENT_READ)
            while not answers.select(_GLANCE_S):
                if cancelled():
                    self.close()
                    return []
                if time.monotonic() > limit:
                    self.close()
                    raise UsageError(
                        _(
                            "The regular expression takes more than {seconds} s on one turn: it tries too many ways."
                        ).format(seconds=round(PATIENCE_S)),
                        _("Do not repeat what is repeated, as in (a+)+, and use few of .* and .+."),
                    )
        head = child.stdout.read(COUNT.size)
        if len(head) < COUNT.size:
            self.close()
            raise OSError("the matching process ended")
        return [PAIR.unpack(child.stdout.read(PAIR.size)) for _number in range(COUNT.unpack(head)[0])]

    def _start(self) -> subprocess.Popen[bytes]:
        child = subprocess.Popen(
            [sys.executable, "-I", "-S", "-W", "ignore", patrol_child.__file__, str(2 * PATIENCE_S)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert child.stdin is not None
        child.stdin.write(int(self._pattern.flags).to_bytes(4, "little"))
        self._send(child, self._pattern.pattern)
        self._child = child
        return child

    @staticmethod
    def _send(child: subprocess.Popen[bytes], text: str) -> None:
        assert child.stdin is not None
        data = text.encode("utf-8", "surrogatepass")
        child.stdin.write(COUNT.pack(len(data)) + data)
        child.stdin.flush()

    def close(self) -> None:
        """End the process, also in mid-match."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            child.communicate()
