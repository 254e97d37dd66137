"""What happens to a live session, as events: compactions, checkpoints, deliveries, alarms, damage, a vanished file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..audit.log import stamp
from ..checkpoint.item import UNREAD
from ..checkpoint.refusal import StoreError
from ..errors import GuardError
from ..transcript.discover import newest_named
from .packs import Packs
from .returning import Returning

if TYPE_CHECKING:
    from ..checkpoint.item import Checkpoint
    from ..checkpoint.store import Finding, Store
    from ..transcript.columns import BoundaryRow
    from ..transcript.discover import Root
    from ..transcript.session import Session

_MOST_DAMAGE = 50
"""Of one look: a file of garbage is told once, not a million times."""
REPLACED = "the file was replaced, or cut"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `kind`: boundary, checkpoint, delivery, resurfaced, damage, removed."""

    kind: str
    at: str
    """RFC 3339, UTC, ms: when it happened, where that is recorded; else when it was seen."""
    fields: dict[str, object] = field(default_factory=dict)


class Stream:
    """One session's events from now on. `late`: asked to save what no hook saved, at a new compaction."""

    def __init__(
        self,
        session: Session,
        store: Store,
        roots: Sequence[Root],
        late: Callable[[Session], Checkpoint | None],
    ) -> None:
        self.session = session
        self._store = store
        self._roots = roots
        self._late = late
        self._id = session.info.session_id
        self._is_gone = False
        self._boundaries = {_key(row) for row in session.columns.boundaries}
        self._damage = set(session.columns.facts.damage)
        self._generation = max(self._generations(), default=0)
        self._made_late: set[int] = set()
        self._packs = Packs()
        self._returning = Returning(session)
        self._await_known()

    def look(self) -> Iterator[Event]:
        """What has happened since the last look."""
        state = self.session.refresh().state
        if state in ("removed", "replaced"):
            yield from self._another(state)
            if self._is_gone:
                return
        self._is_gone = False
        self._id = self._id or self.session.info.session_id
        yield from self._damaged()
        yield from self._compacted()
        yield from self._saved()
        for fate in self._packs.look(self.session):
            fields: dict[str, object] = {"generation": fate.generation, "delivery": fate.delivery}
            yield Event("delivery", _at(fate.at_ms), fields)
        for alarm, at_ms in self._returning.look(self.session):
            names = ("turn", "rejected", "accepted", "evidence")
            yield Event("resurfaced", _at(at_ms), {name: getattr(alarm, name) for name in names})

    def close(self) -> None:
        """Give the file back."""
        self.session.close()

    def _another(self, state: str) -> Iterator[Event]:
        """Another file in this one's place, or none; a transcript that was moved is found by its session's id."""
        path, was_cut = self.session.path, self._was_cut()
        if state == "removed" and self._id:
            path = newest_named(self._id, self._roots) or path
        if self._reopened(path):
            if was_cut and not self._is_gone:
                yield Event("damage", _at(None), {"line": 0, "reason": REPLACED})
            self._is_gone = False
        elif not self._is_gone:
            self._is_gone = True
            yield Event("removed", _at(None), {"path": self.session.path})

    def _was_cut(self) -> bool:
        """Whether it is another file, or a shorter one: not only one that is to be read in another way."""
        try:
            there, ours = os.stat(self.session.path), os.fstat(self.session.sources[0].fd)
        except OSError:
            return False
        return (there.st_dev, there.st_ino) != (ours.st_dev, ours.st_ino) or there.st_size < self.session.at.offset

    def _reopened(self, path: str) -> bool:
        """Read the file anew, if it can be read; what was told of it before is not told again."""
        try:
            other = self.session.reopen(path)
        except GuardError:
            return False
        if self._id and other.info.session_id not in ("", self._id):
            other.close()
            return False
        other.reopen = self.session.reopen
        self.session.close()
        self.session = other
        self._packs.begin(other, 0)
        self._returning = Returning(other)
        return True

    def _damaged(self) -> Iterator[Event]:
        new = [one for one in self.session.columns.facts.damage if one not in self._damage]
        self._damage.update(new)
        for line, reason in new[:_MOST_DAMAGE]:
            yield Event("damage", _at(None), {"line": line, "reason": reason})

    def _compacted(self) -> Iterator[Event]:
        rows = self.session.columns.boundaries
        new = {number for number, row in enumerate(rows, 1) if _key(row) not in self._boundaries}
        for boundary in self.session.boundaries if new else ():
            if boundary.index not in new:
                continue
            self._boundaries.add(_key(rows[boundary.index - 1]))
            names = ("index", "id", "trigger", "pre_tokens", "post_tokens", "summary_state", "inherited", "line")
            yield Event("boundary", _at(boundary.at_ms), {name: getattr(boundary, name) for name in names})
        if len(rows) in new and (kept := self._late(self.session)) is not None:
            self._made_late.add(kept.generation)

    def _saved(self) -> Iterator[Event]:
        """Generations that were stored, by whomever."""
        if max(self._generations(), default=0) <= self._generation:
            return
        for finding in self._findings(self._generation):
            self._generation = max(self._generation, finding.generation)
            made = finding.checkpoint
            if made is None:
                reason = finding.error.reason if finding.error is not None else "form"
                yield Event("checkpoint", _at(None), {"generation": finding.generation, "refused": reason})
                continue
            fields: dict[str, object] = {
                "generation": made.generation,
                "trigger": made.trigger,
                "items": sum(item.is_live for item in made.items),
                "late": made.generation in self._made_late,
                "edited_from": made.edited_from,
                "unread_bytes": made.omitted.get(UNREAD, 0),
                "refused": None,
            }
            yield Event("checkpoint", made.created_at, fields)
            self._packs.expect(made)

    def _await_known(self) -> None:
        """The newest pack may still be on its way: what the transcript says of it already is not told."""
        for finding in self._findings(self._generation - 1):
            if finding.checkpoint is not None:
                self._packs.expect(finding.checkpoint)
        rows = self.session.columns.boundaries
        self._packs.begin(self.session, rows[-1].offset if rows and rows[-1].file == 0 else 0)
        list(self._packs.look(self.session))

    def _generations(self) -> list[int]:
        try:
            return self._store.generations(self.session.agent, self._id) if self._id else []
        except StoreError:
            return []

    def _findings(self, above: int) -> list[Finding]:
        """The stored generations above a number, looked at; none is moved."""
        try:
            found = self._store.verify(self.session.agent, self._id) if self._id else []
        except StoreError:
            return []
        return [one for one in found if one.generation > above]


def _key(row: BoundaryRow) -> str:
    return row.id or f"at {row.offset}"


def _at(at_ms: int | None) -> str:
    return stamp(at_ms if at_ms is not None and at_ms >= 0 else time.time_ns() // 1_000_000)
