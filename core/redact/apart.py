"""Masks large texts in a process of their own: one pattern over megabytes holds the interpreter for seconds.

For the console, whose interface must go on meanwhile. Commands mask in their own process.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from .engine import OMITTED, redact

LARGE_TEXT = 1 << 20
"""Characters from which on a text is masked apart."""
_LONGEST_S = 120
_GLANCE_S = 0.05


class UnwantedError(Exception):
    """Nobody waits for the text any more."""


def masked(text: str, cancelled: Callable[[], bool] = lambda: False) -> str:
    """The text with its secrets masked. A child that fails or is slow gives nothing back but the mark for that.

    `cancelled` is asked while a child works; raises UnwantedError when it says so.
    """
    if len(text) < LARGE_TEXT:
        return redact(text).text
    try:
        return _masked_apart(text.encode("utf-8", "surrogatepass"), cancelled).decode("utf-8", "surrogatepass")
    except OSError:
        return OMITTED


def _masked_apart(data: bytes, cancelled: Callable[[], bool]) -> bytes:
    import subprocess

    child = subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + _LONGEST_S
    unsent: bytes | None = data
    try:
        while not cancelled():
            try:
                said, _errors = child.communicate(unsent, timeout=_GLANCE_S)
            except subprocess.TimeoutExpired:
                # The next call goes on with the same input.
                unsent = None
            else:
                return said if child.returncode == 0 else OMITTED.encode()
            if time.monotonic() > until:
                return OMITTED.encode()
        raise UnwantedError
    finally:
        if child.poll() is None:
            child.kill()
            child.communicate()


def main() -> None:
    """The child: text in, masked text out."""
    text = sys.stdin.buffer.read().decode("utf-8", "surrogatepass")
    sys.stdout.buffer.write(redact(text).text.encode("utf-8", "surrogatepass"))


if __name__ == "__main__":
    main()
