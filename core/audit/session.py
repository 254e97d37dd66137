"""One session's compactions as a timeline shows them: what became of each one's checkpoint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from ..transcript.session import Session

Fate = Literal["no-checkpoint", "not-delivered", "truncated", "delivered", "pending", "unknown", "skipped"]


@dataclass(frozen=True, slots=True)
class Mark:
    """What became of one compaction's checkpoint."""

    fate: Fate
    """`no-checkpoint`, `not-delivered` and `truncated` are true misses. `pending`: the agent has not answered since.
    `unknown`: a checkpoint is there, but nothing tells whether it came. `skipped`: paused or excluded."""
    generation: int | None
    reason: str | None
    """A code that tells more."""


def marks_of(session: Session, state_dir: str) -> dict[int, Mark]:
    """Boundary index (k, from 1) -> mark. Compactions from before the installation, and inherited ones, have none."""
    return {}
