"""What a session took over from the one it was forked from.

Codex points into the parent's file (`history_base`) or, in old clients, replays it with new times. Claude copies the
live rows into the new file, uuids and all, and rewrites their session id: only the parent's file tells them apart.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from ..errors import InputError
from .codex import Head
from .columns import ASSISTANT, INHERITED, Columns
from .decode import REJECTED, decode_record, head_decoder
from .discover import Root, find_roots, id_of, session_files
from .entry import Entry, HistoryBase
from .fold import Fold, milliseconds
from .reader import Adapter, Position, read_lines
from .source import FEW_LINES, Source, open_source

_GENERATIONS = 8
_SIBLINGS = 200
_CHUNK = 1 << 20
_HEAD_LINES = 12


def read_parents(source: Source, adapter: Adapter, fold: Fold, roots: Sequence[Root]) -> list[Source]:
    """Feed the turns that a Codex fork has from its ancestors, oldest first. Their files, as column `file` counts."""
    bases: list[tuple[Source, HistoryBase]] = []
    at, met = source, {os.path.realpath(source.path)}
    while len(bases) < _GENERATIONS and (base := _history_base(at, adapter)) is not None:
        path = _rollout(base.thread_id, source.path, roots)
        if path is None or os.path.realpath(path) in met:
            break
        met.add(os.path.realpath(path))
        try:
            at = open_source(path)
        except InputError:
            break
        bases.append((at, base))
    fold.inherited = True
    for number, (parent, base) in reversed(list(enumerate(bases, 1))):
        fold.file = number
        read_lines(_before(parent, base), adapter, fold, Position())
    fold.inherited, fold.file = False, 0
    return [parent for parent, _ in bases]


def _history_base(source: Source, adapter: Adapter) -> HistoryBase | None:
    for line in source.lines(buffer_bytes=FEW_LINES):
        try:
            _, entry = adapter.whole(decode_record(line))
        except ValueError:
            return None
        return entry.history_base if isinstance(entry, Entry) else None
    return None


def _before(source: Source, base: HistoryBase) -> Iterator[bytes]:
    """The parent's lines up to the fork: by ordinal where lines have one, else by byte offset."""
    decode, offset = head_decoder(Head), 0
    for line in source.lines():
        try:
            ordinal = decode(line).ordinal
        except REJECTED:
            ordinal = None
        if ordinal is not None and base.end_ordinal is not None:
            if ordinal >= base.end_ordinal:
                return
        elif base.end_byte is not None and offset >= base.end_byte:
            return
        offset += len(line)
        yield line


def _rollout(thread_id: str, path: str, roots: Sequence[Root]) -> str | None:
    """The rollout of a thread: beside the given file, in its tree of dates, or below a root."""
    folder = os.path.dirname(os.path.realpath(path))
    for name in _listed(folder):
        if id_of(name) == thread_id and name.endswith((".jsonl", ".zst")):
            return os.path.join(folder, name)
    parts = folder.split(os.sep)
    tree = (
        [Root("codex", os.path.dirname(os.path.dirname(os.path.dirname(folder))))]
        if parts[-1:] and parts[-1].isdigit()
        else []
    )
    for file in session_files([*tree, *(roots or find_roots())]):
        if id_of(file.path) == thread_id:
            return file.path
    return None


def _listed(folder: str) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def mark_replayed(columns: Columns, source: Source, roots: Sequence[Root]) -> None:
    """Label what an old Codex fork replays: its leading user texts that are also the parent's."""
    parent_id = columns.facts.fork_of
    if parent_id is None or any(columns.file):
        return
    path = _rollout(parent_id, source.path, roots)
    if path is None:
        return
    from .session import open_session

    try:
        parent = open_session(path, cache=False)
    except InputError:
        return
    theirs = [digest for digest in parent.columns.digest if digest]
    parent.close()
    met = 0
    for turn, digest in enumerate(columns.digest):
        if digest:
            if met >= len(theirs) or theirs[met] != digest:
                return
            met += 1
        columns.flags[turn] |= INHERITED if digest or columns.flags[turn] & ASSISTANT else 0


class Copied:
    """Labels the rows of a Claude fork that are its parent's; a fork may still be being written."""

    def __init__(self) -> None:
        self._theirs: set[str] | None = None
        self._begun: int | None = None

    def mark(self, columns: Columns, source: Source, start: int = 0) -> None:
        """Label turns from `start` on, and boundaries, where the file looks like a fork."""
        if self._theirs is None and not self._decide(columns, source):
            return
        theirs, begun = self._theirs or set(), self._begun
        for turn in range(start, len(columns)):
            if columns.ids[turn] in theirs if theirs else begun is not None and 0 <= columns.at[turn] < begun:
                columns.flags[turn] |= INHERITED
        for row in columns.boundaries:
            if row.id in theirs if theirs else row.node == 0 or (begun is not None and 0 <= row.at < begun):
                row.inherited = True

    def _decide(self, columns: Columns, source: Source) -> bool:
        """True if the file begins with a boundary or with rows older than itself: then its parent is looked for."""
        if not len(columns) or any(flag & INHERITED for flag in columns.flags):
            return False
        self._begun = _begun(source)
        begins_compacted = bool(columns.boundaries) and columns.boundaries[0].node == 0
        older = self._begun is not None and 0 <= columns.at[0] < self._begun - 1000
        if not begins_compacted and not older:
            return False
        self._theirs = _parent_ids(columns.ids[0], source.path)
        return True


def _begun(source: Source) -> int | None:
    """When the file itself was begun, by its first bookkeeping line with a time (ms)."""
    for number, line in enumerate(source.lines(buffer_bytes=FEW_LINES)):
        if number >= _HEAD_LINES:
            return None
        try:
            record = decode_record(line)
        except ValueError:
            continue
        if "uuid" not in record and (at := milliseconds(str(record.get("timestamp") or ""))) >= 0:
            return at
    return None


def _parent_ids(first_id: str, path: str) -> set[str]:
    """Ids of turns and boundaries in the sibling that also holds this fork's first turn; empty if there is none."""
    folder = os.path.dirname(os.path.realpath(path))
    needle = f'"{first_id}"'.encode("utf-8", "replace")
    for name in _listed(folder)[:_SIBLINGS]:
        other = os.path.join(folder, name)
        if name.endswith(".jsonl") and not os.path.samefile(other, path) and _holds(other, needle):
            from .session import open_session

            try:
                parent = open_session(other, cache=False)
            except InputError:
                continue
            ids = {*parent.columns.ids, *(row.id for row in parent.columns.boundaries)}
            parent.close()
            return ids
    return set()


def _holds(path: str, needle: bytes) -> bool:
    try:
        with open(path, "rb") as file:
            carry = b""
            while chunk := file.read(_CHUNK):
                if needle in carry + chunk:
                    return True
                carry = chunk[-len(needle) :]
    except OSError:
        return False
    return False
