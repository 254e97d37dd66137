"""What of a transcript goes into a checkpoint: whole turns of the newest epoch, newest part first.

Standard library only: this is the hook's reading. It goes backwards from the end, a segment at a time, to the last true
boundary, so that its cost follows the epoch and not the file.
"""

from __future__ import annotations

import json
import os
import re
import stat
import time

from ..transcript.claude import Claude
from ..transcript.codex import EVENTS, ITEMS, Codex
from ..transcript.columns import ABANDONED, ASSISTANT, FOREIGN, SYNTHETIC, Columns
from ..transcript.entry import BOUNDARY, CALLS, KIND, NOTE, TURN, Entry
from ..transcript.fold import Fold
from ..transcript.replays import Replays
from ..transcript.salvage import records_on
from ..transcript.shape import shaped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, Protocol

    class Readable(Protocol):
        """An open transcript."""

        @property
        def size(self) -> int: ...
        def pread(self, length: int, offset: int) -> bytes: ...

    Read = tuple[Any, Entry | int, int, int, int]
    """A record: its head, the adapter's answer, byte offset, bytes, line of its segment."""

SEGMENT = 1 << 20
READ_AT_MOST = 64 << 20
"""Bytes of an epoch that are read even where it is larger; the newest part of it."""
LONGEST_LINE = 32 << 20
_SIDE_STARTS = tuple(
    f'{{"type":{gap}"{name}'.encode()
    for gap in ("", " ")
    for name in ("api-request", "file-history", "queue-operation", "last-prompt", "prompt_snapshot", "cost-state")
)
"""How lines begin that cannot be conversation: the first key of the top level says so."""
_EVENT = re.compile(rb'"type": ?"(?:item_completed|user_message|agent_message)"')
_TURN_S = 2e-5
"""What a turn's record costs after it was read."""
_SETTLED_MS = 50
_AUTO_WAIT_S = 0.3
_QUIET_S = 1.0


class Said:
    """One selected turn. `n` counts as `show` does, None where that is not known; `at` is RFC 3339 as recorded."""

    __slots__ = ("at_ms", "id", "n", "role", "text")

    def __init__(self, n: int | None, id: str, role: str, at_ms: int | None, text: str) -> None:
        self.n = n
        self.id = id
        self.role = role
        self.at_ms = at_ms
        self.text = text


class Selection:
    """What was read, and how far. `problem`: why nothing could be read."""

    def __init__(self, path: str, agent: str) -> None:
        self.path = path
        self.agent = agent
        self.turns: list[Said] = []
        self.session_id: str | None = None
        self.cwd: str | None = None
        self.size = 0
        """Bytes of the file that count."""
        self.last_record: str | None = None
        """Id of the newest turn's record."""
        self.epoch: int | None = None
        self.turn_count: int | None = None
        """Turns of the whole file up to `size`, where known."""
        self.line_count: int | None = None
        """Lines of the whole file up to `size`, where known."""
        self.unread_bytes = 0
        self.problem: str | None = None


class Known:
    """Counts up to a byte offset, from an earlier checkpoint of the same file."""

    __slots__ = ("epoch", "lines", "size", "turns")

    def __init__(self, size: int, turns: int, epoch: int, lines: int | None = None) -> None:
        self.size = size
        self.lines = lines
        self.turns = turns
        self.epoch = epoch


def select(
    path: str,
    agent: str,
    *,
    deadline: float,
    session_id: str | None = None,
    upto: int | None = None,
    known: Known | None = None,
    source: Readable | None = None,
) -> Selection:
    """The turns since the last boundary that the user typed or the assistant answered, on the active branch.

    Args:
        deadline: `time.monotonic()` at which what was read is enough.
        upto: read as if the file ended at this byte.
        known: counts of an earlier checkpoint, for the numbers of turns.
        source: the transcript, where it is open already or is no plain file.
    """
    chosen = Selection(path, agent)
    if source is not None:
        chosen.size = _whole(source.pread, source.size, upto)
        _Epoch(source.pread, chosen, session_id, deadline, known).read()
        return chosen
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError as error:
        chosen.problem = f"cannot read the transcript: {error.strerror}"
        chosen.unread_bytes = _size_of(path)
        return chosen
    try:
        status = os.fstat(fd)
        if not stat.S_ISREG(status.st_mode):
            chosen.problem = "the transcript is not a regular file"
            return chosen

        def pread(length: int, offset: int) -> bytes:
            return os.pread(fd, length, offset)

        chosen.size = _whole(pread, status.st_size, upto)
        _Epoch(pread, chosen, session_id, deadline, known).read()
    finally:
        os.close(fd)
    return chosen


def _size_of(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


def _whole(pread: Callable[[int, int], bytes], size: int, upto: int | None) -> int:
    """The bytes that count: without a record at the end that is still being written, which a later reading gets."""
    size = size if upto is None else min(upto, size)
    if size == 0 or pread(1, size - 1) == b"\n":
        return size
    start = max(0, size - SEGMENT)
    data = pread(size - start, start)
    rest = data[data.rfind(b"\n") + 1 :]
    if not rest or len(rest) == len(data):
        return size
    try:
        json.loads(rest)
    except (ValueError, RecursionError):
        return size - len(rest)
    return size


def wait_for_writer(path: str, prompt_id: str | None, *, automatic: bool) -> None:
    """The newest records may not be on disk yet: wait for the prompt's, or until the size holds still (Claude)."""
    if not prompt_id:
        return
    until = time.monotonic() + _AUTO_WAIT_S
    needle = prompt_id.encode()
    size, still_since = -1, time.monotonic()
    while time.monotonic() < until:
        try:
            status = os.stat(path)
        except OSError:
            return
        if time.time() - status.st_mtime > _QUIET_S:
            return
        if automatic:
            if _tail_holds(path, needle):
                return
        elif status.st_size != size:
            size, still_since = status.st_size, time.monotonic()
        elif time.monotonic() - still_since >= _SETTLED_MS / 1000:
            return
        time.sleep(0.01)


def _tail_holds(path: str, needle: bytes) -> bool:
    try:
        with open(path, "rb") as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - SEGMENT))
            return needle in file.read()
    except OSError:
        return False


class _Epoch:
    """Reads one epoch, from the end of the file backwards."""

    def __init__(
        self,
        pread: Callable[[int, int], bytes],
        chosen: Selection,
        session_id: str | None,
        deadline: float,
        known: Known | None,
    ) -> None:
        self._pread = pread
        self._chosen = chosen
        self._own = session_id
        self._deadline = deadline
        self._known = known if known is not None and known.size <= chosen.size else None
        self._adapter: Any = Claude() if chosen.agent == "claude" else Codex(stream=EVENTS)
        self._replays = Replays(pread, lambda: time.monotonic() > deadline)
        self._said = 0
        """Records read that are part of a turn."""
        self._segments_start = 0
        self._segment_lines = 0
        self._begun = False
        """The boundary before the epoch, or the start of the file, was reached."""

    def read(self) -> None:
        """Fill the selection."""
        records, start = self._back_to_boundary()
        self._chosen.unread_bytes = 0 if self._begun else start
        if self._begun and records:
            start = records[0][2]
        fold = self._fold(records)
        if not fold.count and fold.columns.facts.has_items and not self._holds_events():
            self._adapter, self._begun = Codex(stream=ITEMS), False
            records, _ = self._back_to_boundary()
            fold = self._fold(records)
        self._take(fold, start)

    def _holds_events(self) -> bool:
        """Whether the file's messages stand in events: then an epoch without any holds no turns."""
        return _EVENT.search(self._pread(SEGMENT, 0)) is not None

    def _back_to_boundary(self) -> tuple[list[Read], int]:
        """Records after the last boundary, that boundary first, and the byte where they begin."""
        end = self._chosen.size
        parts: list[list[Read]] = []
        lines: list[int] = []
        while end > 0 and not self._begun:
            late = time.monotonic() + self._said * _TURN_S > self._deadline or self._chosen.size - end > READ_AT_MOST
            if parts and late:
                break
            start, data = self._segment(end)
            parts.append(self._records(data, start))
            lines.append(data.count(b"\n"))
            end = start
        self._begun = self._begun or end == 0
        found: list[Read] = []
        passed = 0
        for part, count in zip(reversed(parts), reversed(lines), strict=True):
            found += [(*record[:4], record[4] + passed) for record in part]
            passed += count
        self._segments_start, self._segment_lines = end, passed
        return found, end

    def _segment(self, end: int) -> tuple[int, bytes]:
        """Whole lines that end at `end`: a segment's worth, or one longer line."""
        length = SEGMENT
        while True:
            start = max(0, end - length)
            data = self._pread(end - start, start)
            cut = 0 if start == 0 else data.find(b"\n") + 1
            if start == 0 or 0 < cut < len(data):
                return start + cut, data[cut:]
            if length > LONGEST_LINE:
                return start, b""
            length *= 4

    def _records(self, data: bytes, start: int, *, stop: bool = True) -> list[Read]:
        """A segment's records; where `stop`, those from the last boundary in it on."""
        found: list[Read] = []
        head_shape, read = self._adapter.head, self._adapter.read
        for number, (line, offset) in enumerate(_lines(data, start), 1):
            if line.startswith(_SIDE_STARTS):
                continue
            for record in records_on(line):
                head = shaped(head_shape, record)
                answer = read(head)
                self._said += answer == TURN
                if isinstance(answer, Entry) and answer.kind == BOUNDARY and self._is_own(answer):
                    if self._adapter.chained and self._replays.holds(answer.id, offset):
                        continue
                    if stop:
                        found, self._begun = [], True
                found.append((head, answer, offset, len(line), number))
        return found

    def _is_own(self, boundary: Entry) -> bool:
        return self._own is None or boundary.session_id in (None, self._own)

    def _fold(self, records: list[Read]) -> Fold:
        fold = Fold(Columns(), chained=self._adapter.chained, own_id=self._own, keep_texts=True)
        before = 0
        if any(answer == TURN and head.id is None for head, answer, *_ in records):
            before = self._lines_before(self._segments_start)
            self._chosen.line_count = before + self._segment_lines
        start, newest = self._beginning(records) if fold.chained else (0, "")
        for head, answer, offset, size, line in records:
            line += before
            if answer == TURN:
                # What an earlier epoch held and is only written again is neither said here nor the end of the branch.
                if not (start and self._replays.holds_turn(head.id, head.at, newest, start)):
                    fold.say(head, offset, size, line)
            elif isinstance(answer, int):
                if fold.chained and head.id is not None:
                    fold.chain.add(head.id, head.parent)
                fold.add_calls((answer & ~KIND) >> CALLS)
            elif answer.kind in (BOUNDARY, NOTE) or answer.stream:
                fold.feed(answer, offset, size, line)
            elif fold.chained and answer.id is not None:
                fold.chain.add(answer.id, answer.parent)
        fold.settle()
        return fold

    def _beginning(self, records: list[Read]) -> tuple[int, str]:
        """The byte at which records begin, and the newest time that stands at it."""
        if not records:
            return 0, ""
        _, answer, start, *_ = records[0]
        at = answer.at if isinstance(answer, Entry) and answer.kind == BOUNDARY else None
        return start, max(at or "", self._replays.newest_before(start))

    def _lines_before(self, offset: int) -> int:
        """Lines before a byte offset: turns of old rollouts have no id but their line."""
        known = self._known
        at, lines = 0, 0
        if known is not None and known.size <= offset and known.lines is not None:
            at, lines = known.size, known.lines
        while at < offset and (data := self._pread(min(SEGMENT, offset - at), at)):
            lines += data.count(b"\n")
            at += len(data)
        return lines

    def _take(self, fold: Fold, start: int) -> None:
        columns, chosen = fold.columns, self._chosen
        chosen.session_id = columns.facts.session_id or self._own
        chosen.cwd = columns.facts.cwd
        lines = chosen.line_count
        before = self._counted_before(start)
        chosen.line_count = lines
        if before is not None:
            chosen.turn_count = before[0] + len(columns)
            chosen.epoch = before[1] + len(columns.boundaries)
        for turn, flags in enumerate(columns.flags):
            if flags & (ABANDONED | FOREIGN | SYNTHETIC) or fold.texts is None:
                continue
            role = "assistant" if flags & ASSISTANT else "user"
            number = None if before is None else before[0] + turn + 1
            at = columns.at[turn]
            chosen.turns.append(Said(number, columns.ids[turn], role, at if at >= 0 else None, fold.texts[turn]))
            chosen.last_record = columns.ids[turn]

    def _counted_before(self, start: int) -> tuple[int, int] | None:
        """Turns and boundaries before a byte offset, where they are known without reading much."""
        known = self._known or Known(0, 0, 0, 0)
        if start == 0 and known.size:
            return 0, 0
        if not 0 <= start - known.size <= SEGMENT:
            return None
        data = self._pread(start - known.size, known.size)
        self._segments_start, self._segment_lines = known.size, data.count(b"\n")
        fold = self._fold(self._records(data, known.size, stop=False))
        return known.turns + fold.count, known.epoch + len(fold.columns.boundaries)


def _lines(data: bytes, start: int) -> Iterator[tuple[bytes, int]]:
    at = 0
    while at < len(data):
        end = data.find(b"\n", at) + 1 or len(data)
        yield data[at:end], start + at
        at = end
