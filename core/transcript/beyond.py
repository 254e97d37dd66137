"""What stands in a transcript after a byte: compactions, words of the user, a pack. Standard library only.

For hooks, which have milliseconds: bytes are searched first, and only lines that may matter are decoded.
"""

from __future__ import annotations

import os
import stat
import time

from .entry import BOUNDARY, NOTE, TURN, Entry
from .replays import Replays
from .salvage import records_on
from .shape import shaped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Self

    from .claude import Claude
    from .codex import Codex

_STEP = 1 << 20
_LONGEST_LINE = 32 << 20
_DECODED_WHOLE = 4 << 20
"""Codex's compaction records may hold images: of a longer one the head says what it is."""
_HEAD = 512
_BOUNDARY = {"claude": b'"compact_boundary"', "codex": b'"compacted"'}
"""A JSON string on its own: in a text, its quotes would be escaped."""
_WORDS = {"claude": (b'"user"', b'"queued_command"'), "codex": (b'"UserMessage"', b'"user_message"')}
_HOOK_ROWS = {
    "claude": (b'"hook_additional_context"', b'"hook_success"'),
    "codex": (b'"hooks.additional_context"', b'"developer"'),
}
"""One of these is in a record that gave the model a hook's text. Old Codex clients only say who speaks."""


class Boundary:
    """A compaction of the session's own: where its record stands."""

    __slots__ = ("end", "offset")

    def __init__(self, offset: int, end: int) -> None:
        self.offset = offset
        """The record's first byte."""
        self.end = end
        """The byte after its line."""


class Beyond:
    """An open transcript, for a `with`. One that is missing, or no file, is empty and not `readable`.

    `deadline`: `time.monotonic()` at which nothing more is read; then `unread` says that the answer may lack something.
    """

    def __init__(self, agent: str, path: str, session_id: str, *, deadline: float) -> None:
        self.agent = agent
        self.readable = False
        self.unread = False
        self.size = 0
        self.path = path
        self.deadline = deadline
        self._own = session_id
        self._fd = -1
        self._adapter: Claude | Codex | None = None
        self._first: int | None = None
        self._replays = Replays(self._pread, self._late)
        self._newest: tuple[int, str] | None = None

    def __enter__(self) -> Self:
        try:
            self._fd = os.open(self.path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
            facts = os.fstat(self._fd)
        except (OSError, ValueError):
            return self
        self.readable = stat.S_ISREG(facts.st_mode)
        self.size = facts.st_size if self.readable else 0
        return self

    def __exit__(self, *_: object) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def boundaries(self, start: int, end: int | None = None) -> Iterator[Boundary]:
        """The session's own compactions, in the order of the file."""
        needle = _BOUNDARY[self.agent]
        for offset, line in self._lines(start, self.size if end is None else end, (needle,)):
            if self._is_compaction(line, offset) and offset != self._inherited():
                yield Boundary(offset, offset + len(line))

    def last_boundary(self, start: int = 0, *, step: int = _STEP) -> Boundary | None:
        """The newest of them, searched for from the end backwards."""
        needle, end, cut = _BOUNDARY[self.agent], self.size, self.size
        while end > start and not self._late():
            begin = max(start, end - step)
            # The first bytes of the piece after this one belong to it, for a needle that lies across.
            data = self._pread(min(end + len(needle), self.size) - begin, begin)
            at = len(data)
            while (at := data.rfind(needle, 0, at)) >= 0:
                if begin + at < cut and (found := self._boundary_around(begin + at, start)) is not None:
                    if isinstance(found, Boundary):
                        return found
                    cut = found
                at += len(needle) - 1
            end = begin
        return None

    def user_turn(self, start: int, end: int | None = None) -> bool:
        """Whether the user said something there, in the session itself."""
        for offset, line in self._lines(start, self.size if end is None else end, _WORDS[self.agent]):
            for record in records_on(line):
                head, answer = self._read(record)
                if answer != TURN or head.role != "user" or head.session_id not in (None, self._own):
                    continue
                if not self._is_replayed(head.id, head.at, start, offset):
                    return True
        return False

    def replied(self, start: int, end: int) -> bool:
        """Whether the model itself said or did something there."""
        adapter = self._reads()
        for offset, line in self._lines(start, end, adapter.reply_marks):
            for record in records_on(line):
                head, _ = self._read(record)
                if adapter.is_reply(record) and not self._is_replayed(head.id, head.at, start, offset):
                    return True
        return False

    def turns(self, start: int, most: int) -> int:
        """How many turns begin there; one more than `most` where there are more."""
        from .columns import Columns
        from .fold import Fold

        adapter = self._reads()
        fold = Fold(Columns(), chained=adapter.chained, own_id=self._own)
        for number, (offset, line) in enumerate(self._lines(start, self.size, (b"{",)), 1):
            for record in records_on(line):
                head, answer = self._read(record)
                if answer == TURN:
                    if not self._is_replayed(head.id, head.at, start, start):
                        fold.say(head, offset, len(line), number)
                elif isinstance(answer, Entry) and answer.kind not in (BOUNDARY, NOTE):
                    fold.feed(answer, offset, len(line), number)
            if fold.count > most:
                return most + 1
        return fold.count

    def rows(self, end: int | None = None) -> Iterator[tuple[Any, int, int]]:
        """Heads of records with an id of their own (Claude), where each begins and where the next line does."""
        for offset, line in self._lines(0, self.size if end is None else end, (b'"uuid"',)):
            for record in records_on(line):
                head, _ = self._read(record)
                if head.id:
                    yield head, offset, offset + len(line)

    def line_end_with(self, needle: bytes) -> int | None:
        """The byte after the first line that holds this."""
        return next((offset + len(line) for offset, line in self._lines(0, self.size, (needle,))), None)

    def codex_ordinal(self, ordinal: int) -> int:
        """Where the record of this number begins, or the file ends (Codex)."""
        needles = (f'"ordinal":{ordinal},'.encode(), f'"ordinal": {ordinal},'.encode())
        return next((offset for offset, _ in self._lines(0, self.size, needles)), self.size)

    def pack(self, nonce: str, start: int) -> int | None:
        """Where a record stands by which a hook gave the model the pack of this nonce."""
        kinds = _HOOK_ROWS[self.agent]
        for offset, line in self._lines(start, self.size, (nonce.encode(),)):
            if any(kind in line for kind in kinds):
                return offset
        return None

    def keeps(self, boundary: Boundary, offset: int) -> bool:
        """Whether a compaction leaves the record at this byte in the context, as it stands (Claude)."""
        if self.agent != "claude":
            return False
        ids = {
            head.id
            for _, line in self._lines(offset, self._line_end(offset), (b'"uuid"',))
            for head in self._heads(line)
        }
        for _, line in self._lines(boundary.offset, boundary.end, (_BOUNDARY[self.agent],)):
            for _, answer in map(self._read, records_on(line)):
                if (
                    self._is_own(answer)
                    and answer.boundary is not None
                    and not ids.isdisjoint(answer.boundary.kept_ids)
                ):
                    return True
        return False

    def _heads(self, line: bytes) -> list[Any]:
        return [self._read(record)[0] for record in records_on(line)]

    def _late(self) -> bool:
        self.unread = self.unread or time.monotonic() > self.deadline
        return self.unread

    def shrunk(self, size: int) -> bool:
        """Whether the file is shorter than it was: then it is another, and no place in it is where it was."""
        return self.readable and self.size < size

    def pread(self, length: int, offset: int) -> bytes:
        """Bytes of the file; none where it cannot be read."""
        return self._pread(length, offset)

    def _pread(self, length: int, offset: int) -> bytes:
        if not self.readable or length <= 0:
            return b""
        try:
            return os.pread(self._fd, length, offset)
        except OSError:
            return b""

    def _lines(self, start: int, end: int, needles: tuple[bytes, ...]) -> Iterator[tuple[int, bytes]]:
        """Whole lines with one of the needles in them, and where they begin; none that is longer than any record."""
        end = min(end, self.size)
        at, begin, parts = start, start, list[bytes]()
        while at < end and not self._late():
            data = self._pread(min(_STEP, end - at), at)
            if not data:
                break
            at += len(data)
            cut = data.rfind(b"\n") + 1
            if cut:
                yield from _with(b"".join([*parts, data[:cut]]), begin, needles)
                begin, parts = at - len(data) + cut, []
            if at - begin <= _LONGEST_LINE:
                parts.append(data[cut:])
            else:
                begin, parts = at, []
        yield from _with(b"".join(parts), begin, needles)

    def _boundary_around(self, at: int, start: int) -> Boundary | int | None:
        """The boundary whose record this byte lies in; else where that record begins. None: it is cut off."""
        begin = at
        while begin > start:
            piece = self._pread(min(_STEP, begin - start), max(start, begin - _STEP))
            if (newline := piece.rfind(b"\n")) >= 0:
                begin = begin - len(piece) + newline + 1
                break
            begin = max(start, begin - _STEP)
            if not piece or at - begin > _LONGEST_LINE:
                return None
        for offset, line in self._lines(begin, self._line_end(at), (_BOUNDARY[self.agent],)):
            if self._is_compaction(line, offset) and offset != self._inherited():
                return Boundary(offset, offset + len(line))
        return begin

    def _line_end(self, at: int) -> int:
        while piece := self._pread(_STEP, at):
            if (newline := piece.find(b"\n")) >= 0:
                return at + newline + 1
            at += len(piece)
        return self.size

    def _is_compaction(self, line: bytes, offset: int) -> bool:
        if self.agent == "codex" and len(line) > _DECODED_WHOLE:
            head = line[:_HEAD]
            return b'"type":"compacted"' in head or b'"type": "compacted"' in head
        return any(
            self._is_own(answer) and not (self.agent == "claude" and self._replays.holds(answer.id, offset))
            for _, answer in map(self._read, records_on(line))
        )

    def _is_replayed(self, id: str | None, at: str | None, start: int, offset: int) -> bool:
        """Whether the record at `offset` stands before it, too. `start`: from where on the file is looked at."""
        if self.agent != "claude":
            return False
        if self._newest is None or self._newest[0] != start:
            self._newest = start, self._replays.newest_before(start)
        return self._replays.holds_turn(id, at, self._newest[1], offset)

    def _is_own(self, answer: Entry | int) -> bool:
        if not isinstance(answer, Entry) or answer.kind != BOUNDARY:
            return False
        return answer.session_id in (None, self._own) and answer.fork_of in (None, answer.session_id)

    def _inherited(self) -> int:
        """Where the boundary would stand that a fork has from its parent: its file begins with it (Claude)."""
        if self._first is None:
            self._first = next((offset for _, offset, _ in self.rows()), -1) if self.agent == "claude" else -1
        return self._first

    def _read(self, record: dict[str, Any]) -> tuple[Any, Any]:
        adapter: Any = self._reads()
        head = shaped(adapter.head, record)
        return head, adapter.read(head)

    def _reads(self) -> Claude | Codex:
        if self._adapter is None:
            if self.agent == "claude":
                from .claude import Claude

                self._adapter = Claude()
            else:
                from .codex import Codex

                self._adapter = Codex()
        return self._adapter


def _with(block: bytes, start: int, needles: tuple[bytes, ...]) -> Iterator[tuple[int, bytes]]:
    """The lines of a block that hold one of the needles."""
    if not any(needle in block for needle in needles):
        return
    at = 0
    while at < len(block):
        end = block.find(b"\n", at) + 1 or len(block)
        line = block[at:end]
        if any(needle in line for needle in needles):
            yield start + at, line
        at = end
