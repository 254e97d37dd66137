"""Checkpoints at a session's compactions: stored ones, else as they would have been saved, built in memory.

For commands and the console, on any session, guarded or not. Nothing is written.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from .assemble import Moment, Transcript, assemble_from
from .item import Checkpoint
from .refusal import StoreError
from .select import Known

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..transcript.session import Session
    from .store import Store


class Past:
    """A session's generations by compaction. `language`, `cap`: what the config says of packs; `unit`: the hook."""

    def __init__(
        self,
        session: Session,
        store: Store,
        language: str | None = None,
        cap: int | None = None,
        unit: str | None = None,
    ) -> None:
        self._session = session
        self._store = store
        self._language = language
        self._cap = cap
        self._unit = unit
        self.compactions = len(session.boundaries)
        """Compactions in the transcript. Asking for them completes what their rows know."""
        self._rows = session.columns.boundaries
        info = session.info
        self._agent, self._id = info.agent, info.session_id
        self._cwd = info.cwd

    def valid(self) -> list[Checkpoint]:
        """The stored generations that hold, ascending. None is moved, whatever is wrong with it."""
        found = []
        for finding in self._store.verify(self._agent, self._id):
            if finding.error is None:
                try:
                    found.append(self._store.load(self._agent, self._id, finding.generation))
                except StoreError:
                    continue
        return found

    def compaction_of(self, checkpoint: Checkpoint) -> int:
        """The compaction that a generation was saved for; one more than there are: for the next one.

        0: taken over from a fork's parent, before any compaction of this session.
        """
        if checkpoint.forked_from is not None:
            return 0
        return 1 + sum(row.file != 0 or row.offset < checkpoint.source.size for row in self._rows)

    def stored(self, compaction: int) -> Checkpoint | None:
        """The newest generation that was saved for a compaction."""
        mine = [one for one in self.valid() if self.compaction_of(one) == compaction]
        return mine[-1] if mine else None

    def built(self, compaction: int | None = None) -> Checkpoint:
        """What the hook would save at a compaction, or now. What earlier ones left out is built first, in memory."""
        last = self.compactions + 1 if compaction is None else compaction
        # An edit or a compaction that came to nothing carries over to the next build, so for `now` it counts, too.
        most = last if compaction is None else last - 1
        before = [(self.compaction_of(one), one) for one in self.valid()]
        done, previous = 0, None
        for number, one in before:
            if number <= most:
                done, previous = number, one
        for number in range(min(done + 1, last), last + 1):
            previous = self._build(number, previous)
        assert previous is not None
        return previous

    def unstored(self) -> Iterator[tuple[int, Checkpoint]]:
        """What `built` gives for each compaction that has no generation, and for now, each with its number."""
        kept = {self.compaction_of(one): one for one in self.valid()}
        previous = kept.get(0)
        for number in range(1, self.compactions + 2):
            if number in kept and number <= self.compactions:
                previous = kept[number]
            else:
                previous = self._build(number, kept.get(number, previous))
                yield number, previous

    def _build(self, compaction: int, previous: Checkpoint | None) -> Checkpoint:
        rows = self._rows
        row = rows[compaction - 1] if compaction <= len(rows) else None
        file = row.file if row is not None else 0
        source = self._session.sources[file]
        now_ms = time.time_ns() // 1_000_000
        said_by = row.after_turn if row is not None else len(self._session.turns)
        pins = self._store.pins(self._agent, self._id)
        return assemble_from(
            Transcript(self._agent, self._id, source.path, source),
            Moment(
                row.at if row is not None and row.at >= 0 else now_ms,
                trigger=row.trigger if row is not None else None,
                project=self._cwd,
                language=self._language,
                unit=self._unit,
                cap=self._cap,
            ),
            previous=previous,
            pins=[pin for pin in pins if pin.turn is None or pin.turn <= said_by],
            deadline=math.inf,
            upto=row.offset if row is not None else None,
            known=self._known(compaction, file),
        )

    def _known(self, compaction: int, file: int) -> Known:
        """Counts up to the start of the epoch that a compaction ends, or up to the file's start."""
        rows, columns = self._rows, self._session.columns
        if compaction > 1 and (row := rows[compaction - 2]).file == file:
            return Known(row.offset, row.after_turn, compaction - 2, row.line - 1)
        before = next((turn for turn, one in enumerate(columns.file) if one == file), len(columns))
        return Known(0, before, compaction - 1, 0)
