"""The transcript that an event is about: where the agent says, else where its name is found. Standard library only.

Agents have sent events without a path, with an empty one, and with one from which the file had moved away.
"""

from __future__ import annotations

import os
import stat

from ..transcript.discover import find_roots, newest_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .event import Event
    from .room import Room

NO_TRANSCRIPT, NO_FILE, UNREADABLE, FOREIGN = "no-transcript", "no-file", "unreadable", "foreign-session"
COMPRESSED = "compressed"
"""Codex packs what is old; the standard library of Python 3.11 cannot unpack it."""
_ZSTD, _MAGIC = ".zst", b"\x28\xb5\x2f\xfd"
_TAIL, _HEAD = 1 << 20, 1 << 16


class Located:
    """A transcript's path, and why it cannot be read; None where it can. What is not to be read is no path at all."""

    __slots__ = ("path", "problem")

    def __init__(self, path: str, problem: str | None = None) -> None:
        self.path = path
        self.problem = problem


def transcript_of(event: Event, room: Room) -> Located:
    """The event's transcript."""
    problem = _problem(event.transcript)
    if problem == COMPRESSED and _problem(plain := event.transcript.removesuffix(_ZSTD)) is None:
        return Located(plain)
    if problem is None and _is_foreign(event):
        problem = FOREIGN
    if problem is None:
        return Located(event.transcript)
    roots = [root for root in find_roots(room.settings.roots) if root.agent in (event.agent, "")]
    found = newest_named(event.session_id, roots) if event.session_id else None
    if found is not None and _problem(found) is None:
        return Located(found)
    return Located(event.transcript if event.transcript and problem != FOREIGN else os.devnull, problem)


def _is_foreign(event: Event) -> bool:
    """Whether a file that is not called as the session's is, holds another session's records and none of this one."""
    if event.is_own_transcript:
        return False
    try:
        fd = os.open(event.transcript, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return False
    try:
        size = os.fstat(fd).st_size
        parts = os.pread(fd, _HEAD, 0), os.pread(fd, _TAIL, max(0, size - _TAIL))
    except OSError:
        return False
    finally:
        os.close(fd)
    # Inside a text of the JSON these bytes cannot stand: quotes are escaped there.
    key = b'"sessionId"' if event.agent == "claude" else b'"session_meta"'
    own = event.session_id.encode("utf-8", "surrogatepass")
    named = any(key in part for part in parts)
    return named and not any(b'"' + own + b'"' in part for part in parts)


def _problem(path: str) -> str | None:
    """Why a file cannot be read, as a code of the audit; nothing is opened, as a FIFO would wait."""
    try:
        facts = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return NO_TRANSCRIPT
    except OSError:
        return UNREADABLE
    if not stat.S_ISREG(facts.st_mode):
        return NO_FILE
    if not os.access(path, os.R_OK):
        return UNREADABLE
    return COMPRESSED if path.endswith(_ZSTD) or _start_of(path) == _MAGIC else None


def _start_of(path: str) -> bytes:
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return b""
    try:
        return os.read(fd, len(_MAGIC))
    except OSError:
        return b""
    finally:
        os.close(fd)
