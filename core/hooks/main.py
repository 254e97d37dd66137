"""`compact-guard-hook claude|codex`: takes one event of an agent on stdin. Standard library only.

Nothing is stored and nothing is answered yet: the guard that saves checkpoints is not built. An agent whose
settings already name this program goes on undisturbed: it exits 0 and prints nothing, always.
"""

from __future__ import annotations

import os

MAX_EVENT_BYTES = 1 << 20
"""What is read of an event: both agents' events stay far below it."""

_STDIN = 0


def read_event(descriptor: int = _STDIN) -> bytes:
    """The event's bytes, at most MAX_EVENT_BYTES; empty when nobody pipes one."""
    if os.isatty(descriptor):
        return b""
    event = bytearray()
    while len(event) < MAX_EVENT_BYTES and (part := os.read(descriptor, MAX_EVENT_BYTES - len(event))):
        event += part
    return bytes(event)


def main() -> int:
    """Take the event and let the agent go on."""
    try:
        read_event()
    except Exception:  # a hook must never stop its agent
        return 0
    return 0
