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

NO_TRANSCRIPT, NO_FILE, UNREADABLE = "no-transcript", "no-file", "unreadable"


class Located:
    """A transcript's path, and why it cannot be read; None where it can."""

    __slots__ = ("path", "problem")

    def __init__(self, path: str, problem: str | None = None) -> None:
        self.path = path
        self.problem = problem


def transcript_of(event: Event, room: Room) -> Located:
    """The event's transcript."""
    problem = _problem(event.transcript)
    if problem is None:
        return Located(event.transcript)
    roots = [root for root in find_roots(room.settings.roots) if root.agent in (event.agent, "")]
    found = newest_named(event.session_id, roots) if event.session_id else None
    if found is not None and _problem(found) is None:
        return Located(found)
    return Located(event.transcript, problem)


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
    return None if os.access(path, os.R_OK) else UNREADABLE
