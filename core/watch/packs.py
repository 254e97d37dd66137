"""Packs that a live transcript has to show yet: they come, whole or cut, or the model answers without them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..transcript.decode import decode_record
from ..transcript.fold import milliseconds

if TYPE_CHECKING:
    from ..checkpoint.item import Checkpoint
    from ..transcript.session import Session

DELIVERED, TRUNCATED, NOT_SEEN = "DELIVERED", "TRUNCATED", "NOT_SEEN"


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a generation's pack."""

    generation: int
    delivery: str
    at_ms: int
    """When, as the record says; -1 where it does not."""


@dataclass(frozen=True, slots=True)
class _Awaited:
    generation: int
    size: int
    """Bytes of the transcript that the generation was made from."""


class Packs:
    """The packs that may come yet, by their nonces."""

    def __init__(self) -> None:
        self._awaited: dict[str, _Awaited] = {}
        self._looked = 0

    def expect(self, checkpoint: Checkpoint) -> None:
        """A generation was stored: its pack may come after the next compaction."""
        self._awaited[checkpoint.nonce] = _Awaited(checkpoint.generation, checkpoint.source.size)

    def begin(self, session: Session, offset: int) -> None:
        """Look from this byte on."""
        self._looked = min(offset, session.at.offset)

    def look(self, session: Session) -> Iterator[Fate]:
        """What the lines tell that have come since."""
        offset, end = self._looked, session.at.offset
        self._looked = end
        adapter = session.adapter
        marks = (*adapter.hook_marks, *adapter.reply_marks)
        if not self._awaited or offset >= end:
            return
        for line in session.sources[0].lines(offset):
            if any(mark in line for mark in marks):
                yield from self._told(session, line, offset)
            offset += len(line)
            if offset >= end or not self._awaited:
                return

    def _told(self, session: Session, line: bytes, offset: int) -> Iterator[Fate]:
        adapter = session.adapter
        try:
            record = decode_record(line)
        except ValueError:
            return
        at = record.get("timestamp")
        at_ms = milliseconds(at) if isinstance(at, str) else -1
        for text in adapter.hook_texts(record):
            for nonce in [nonce for nonce in self._awaited if nonce in text]:
                generation = self._awaited[nonce].generation
                # A pack begins and ends with it.
                is_whole = text.count(nonce) > 1 and not adapter.is_cut(text)
                yield Fate(generation, DELIVERED if is_whole else TRUNCATED, at_ms)
                # It brought what the earlier ones would have brought.
                self._awaited = {
                    key: one for key, one in self._awaited.items() if key != nonce and one.generation > generation
                }
        if adapter.is_reply(record):
            due = [key for key, one in self._awaited.items() if _is_compacted(session, one.size, offset)]
            if due:
                yield Fate(max(self._awaited[key].generation for key in due), NOT_SEEN, at_ms)
            for key in due:
                del self._awaited[key]


def _is_compacted(session: Session, size: int, offset: int) -> bool:
    """Whether a compaction of the session's own stands between what a generation was made from and a record."""
    return any(
        size <= row.offset < offset and row.file == 0 and not row.inherited for row in session.columns.boundaries
    )
