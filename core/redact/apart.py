"""Masks large texts in a process of their own: one pattern over megabytes holds the interpreter for seconds.

For the console, whose interface must go on meanwhile. Commands mask in their own process.
"""

from __future__ import annotations

import sys

from .engine import OMITTED, redact

LARGE_TEXT = 1 << 20
"""Characters from which on a text is masked apart."""
_LONGEST_S = 120


def masked(text: str) -> str:
    """The text with its secrets masked. A child that fails or is slow gives nothing back but the mark for that."""
    if len(text) < LARGE_TEXT:
        return redact(text).text
    import subprocess

    try:
        done = subprocess.run(
            [sys.executable, "-m", __name__],
            input=text.encode("utf-8", "surrogatepass"),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_LONGEST_S,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return OMITTED
    return done.stdout.decode("utf-8", "surrogatepass")


def main() -> None:
    """The child: text in, masked text out."""
    text = sys.stdin.buffer.read().decode("utf-8", "surrogatepass")
    sys.stdout.buffer.write(redact(text).text.encode("utf-8", "surrogatepass"))


if __name__ == "__main__":
    main()
