"""What a session's compactions lost: each kept item against the model's summary and the pack that came after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..audit.session_packs import Came, packs_of
from ..checkpoint.harmless import harmless
from ..redact.engine import redact
from .kept import Kept
from .survival import Status, Summary

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..audit.report import Delivery
    from ..checkpoint.item import Checkpoint, Item
    from ..checkpoint.past import Past
    from ..model import Boundary
    from ..transcript.session import Session


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of one item."""

    item: Item
    status: Status
    restored: bool
    """It stands in the pack that was delivered."""


@dataclass(frozen=True, slots=True)
class Loss:
    """One compaction: what was kept before it, and what became of that."""

    boundary: Boundary
    delivery: Delivery
    stored: bool
    """The items are of a stored generation; else of one that is built in memory."""
    generation: int
    fates: tuple[Fate, ...]

    def count(self, status: Status) -> int:
        """How many items have a status."""
        return sum(fate.status == status for fate in self.fates)

    @property
    def restored(self) -> int:
        """How many items came back with the pack."""
        return sum(fate.restored for fate in self.fates)


def losses(session: Session, past: Past, state_dir: str, only: int | None = None) -> Iterator[Loss]:
    """The compactions in their order, or one. `only` is one of those that the session has."""
    came = packs_of(session, state_dir)
    kept: dict[int, Checkpoint] = {past.compaction_of(one): one for one in past.valid()}
    built = _built(past, kept, only)
    for boundary in session.boundaries:
        number = boundary.index
        if only is not None and number != only:
            continue
        checkpoint = kept.get(number) or built[number]
        yield _loss(session, boundary, checkpoint, number in kept, came.get(number))


def _built(past: Past, kept: dict[int, Checkpoint], only: int | None) -> dict[int, Checkpoint]:
    """Checkpoints of the compactions that have none stored, as far as they are asked for."""
    if only is not None:
        return {} if only in kept else {only: past.built(only)}
    if all(number in kept for number in range(1, past.compactions + 1)):
        return {}
    found = {}
    for number, checkpoint in past.unstored():
        if number > past.compactions:
            break
        found[number] = checkpoint
    return found


def _loss(session: Session, boundary: Boundary, checkpoint: Checkpoint, stored: bool, came: Came | None) -> Loss:
    text = session.summary(boundary) if boundary.summary_state == "readable" else None
    # Items are masked, so both sides have to be.
    summary = Summary(redact(text).text) if text and text.strip() else None
    pack = came.text if came is not None else ""
    fates = []
    for item in checkpoint.items:
        if item.is_live:
            kept = Kept(item.text, item.kind, item.rejected, item.accepted)
            status: Status = "unknown" if summary is None else summary.status_of(kept)
            fates.append(Fate(item, status, bool(pack) and _stands_in(item, pack, checkpoint.nonce)))
    return Loss(boundary, came.delivery if came else "UNKNOWN", stored, checkpoint.generation, tuple(fates))


def _stands_in(item: Item, pack: str, nonce: str) -> bool:
    return harmless(item.text, nonce) in pack
