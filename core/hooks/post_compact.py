"""PostCompact: that a compaction was finished, and how long its summary is. Its words are not kept.

Standard library only.
"""

from __future__ import annotations

from hashlib import sha256

from .answer import COUNTED, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .event import Event
    from .room import Room


def handle(event: Event, room: Room) -> Outcome:
    """Count the summary's UTF-16 units and take its digest; Codex tells of no summary."""
    outcome = Outcome(COUNTED)
    if event.summary is not None:
        data = event.summary.encode("utf-16-le", "surrogatepass")
        outcome.counts["summary_units"] = len(data) // 2
        outcome.summary = sha256(event.summary.encode("utf-8", "surrogatepass")).hexdigest()
    return outcome
