"""A session as everything above sees it: turns, boundaries, and texts on demand."""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, cast, overload

from ..model import Agent, Boundary, Damage, Gauge, SessionInfo, SummaryState, ToolCall, Turn
from .around import complete
from .chain import Chain
from .codex import ITEMS
from .columns import ABANDONED, ASSISTANT, FOREIGN, IN_CONTEXT, INHERITED, REPLAYED, Columns
from .decode import REJECTED, decode_record, head_decoder
from .discover import id_of
from .entry import Entry
from .fold import Fold
from .forks import Copied
from .gauge import read_gauge
from .reader import Adapter, Position, read_lines
from .source import Source
from .toolcalls import collect

Change = Literal["same", "grew", "replaced", "removed"]


@dataclass(frozen=True, slots=True)
class Growth:
    """What a refresh found."""

    state: Change
    new_turns: int = 0
    new_boundaries: int = 0


_LABELS = ((FOREIGN, "foreign"), (INHERITED, "inherited"), (REPLAYED, "replayed"))
_LABELLED = FOREIGN | INHERITED | REPLAYED


def _labels(flags: int) -> tuple[str, ...]:
    return tuple(word for bit, word in _LABELS if flags & bit)


class Turns(Sequence[Turn]):
    """Turns by position; values are made on access."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def __len__(self) -> int:
        return len(self._session.columns)

    @overload
    def __getitem__(self, index: int) -> Turn: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Turn]: ...
    def __getitem__(self, index: int | slice) -> Turn | Sequence[Turn]:
        if isinstance(index, slice):
            return [self._session.turn(at) for at in range(*index.indices(len(self)))]
        return self._session.turn(range(len(self))[index])


class Session:
    """One transcript, read. Made by `session.open_session`."""

    def __init__(
        self,
        agent: Agent,
        sources: list[Source],
        columns: Columns,
        fold: Fold | None,
        adapter: Adapter,
        at: Position,
    ) -> None:
        self.agent: Agent = agent
        self.sources = sources
        """The session's own file, then a fork's ancestors."""
        self.columns = columns
        self.fold = fold
        """The fold that goes on when the file grows; None until then where the sidecar was loaded."""
        self.adapter = adapter
        self.at = at
        self.path = sources[0].path
        self.partial = False
        self.turns: Sequence[Turn] = Turns(self)
        self.chain: Callable[[], Chain] = Chain
        """Loads the chain of records when it is first needed."""
        self.copied = Copied()
        self.reopen: Callable[[str], Session] = lambda _: self
        """Opens a path as this session was opened."""
        self._starts: tuple[list[int], list[int]] | None = None
        self._remember_end()

    def resume(self) -> Fold:
        """A fold that goes on where the sidecar ends."""
        columns = self.columns
        fold = Fold(columns, chained=self.adapter.chained, own_id=columns.facts.session_id)
        last = None
        if len(columns):
            try:
                line = self.sources[0].pread(columns.size[-1], columns.offset[-1])
                last = self.adapter.whole(decode_record(line))[0]
            except ValueError:
                last = None
        fold.resume(self.chain(), last)
        return fold

    @property
    def info(self) -> SessionInfo:
        """The session as a list shows it."""
        facts = self.columns.facts
        own = sum(not row.inherited for row in self.columns.boundaries)
        note = self.sources[0].note if not len(self.columns) else None
        return SessionInfo(
            self.agent, facts.session_id or (id_of(self.path) if note else ""), self.path, facts.cwd,
            facts.title or note,
            _ms(facts.first_at), _ms(facts.last_at),
            len(self.columns), own, self.sources[0].size,
        )  # fmt: skip

    @property
    def boundaries(self) -> Sequence[Boundary]:
        """Compactions in file order."""
        if self.agent == "codex":
            for row in self.columns.boundaries:
                if not row.looked_around:
                    complete(row, self.sources[row.file])
        return [
            Boundary(
                k, row.id, _ms(row.at), row.trigger, row.pre_tokens, row.post_tokens,
                cast(SummaryState, row.summary_state),
                row.inherited, self.sources[row.file].path, row.line, row.after_turn,
            )
            for k, row in enumerate(self.columns.boundaries, 1)
        ]  # fmt: skip

    @property
    def damage(self) -> Sequence[Damage]:
        """Lines that could not be read, and what is wrong with the file as a whole (line 0)."""
        whole = [Damage(0, source.note) for source in self.sources if source.note]
        return whole + [Damage(line, reason) for line, reason in self.columns.facts.damage]

    @property
    def unknown_types(self) -> Mapping[str, int]:
        """Record types that no adapter knows, with their counts."""
        return self.columns.facts.unknown

    @property
    def replayed_rows(self) -> int:
        """Rows that a client wrote a second time."""
        return self.columns.facts.replayed_rows

    @property
    def gauge(self) -> Gauge | None:
        """The window's fill as last reported, None where the file says nothing."""
        return read_gauge(self.adapter, self.sources[0])

    def turn(self, at: int) -> Turn:
        """The turn at a position, from 0."""
        columns = self.columns
        flags = columns.flags[at]
        return Turn(
            n=0 if self.partial else at + 1,
            id=columns.ids[at],
            epoch=columns.epoch[at],
            role="assistant" if flags & ASSISTANT else "user",
            at_ms=_ms(columns.at[at]),
            in_context=bool(flags & IN_CONTEXT),
            branch="abandoned" if flags & ABANDONED else "active",
            labels=_labels(flags) if flags & _LABELLED else (),
            path=self.sources[columns.file[at]].path,
            line=columns.line[at],
            tool_count=columns.tools[at],
        )

    def text(self, turn: Turn) -> str:
        """The turn's whole text."""
        return self.text_at(self._position(turn))

    def text_at(self, at: int) -> str:
        """The whole text of the turn at a position."""
        source = self.sources[self.columns.file[at]]
        texts = [self._record_text(source, offset, size) for offset, size in self.columns.records(at)]
        return "\n\n".join(filter(None, texts))

    def _record_text(self, source: Source, offset: int, size: int) -> str:
        line = source.pread(size, offset)
        try:
            head = head_decoder(self.adapter.head)(line)
            self.adapter.read(head)
            if "[image" not in head.text:
                return clean(head.text)
            # Only the whole record tells how large an image is.
            record = decode_record(line)
        except REJECTED:
            try:
                record = decode_record(line)
            except ValueError:
                return ""
        return clean(self.adapter.whole(record)[0].text)

    def summary(self, boundary: Boundary) -> str | None:
        """The text that the compaction left for the model; None if there is none or it is encrypted."""
        row = self.columns.boundaries[boundary.index - 1]
        if row.summary_offset < 0:
            return None
        line = self.sources[row.file].pread(row.summary_size, row.summary_offset)
        try:
            _, entry = self.adapter.whole(decode_record(line))
        except ValueError:
            return None
        if not isinstance(entry, Entry):
            return None
        return clean(entry.text or (entry.boundary.summary if entry.boundary is not None else "")) or None

    def tools(self, turn: Turn) -> list[ToolCall]:
        """The tool calls that hang on a turn, with their results."""
        if turn.tool_count == 0:
            return []
        at = self._position(turn)
        columns = self.columns
        source = self.sources[columns.file[at]]
        start = columns.offset[at]
        later = at + 1 < len(columns) and columns.file[at + 1] == columns.file[at]
        end = columns.offset[at + 1] if later else source.size
        records = []
        data = source.pread(end - start, start)
        for line in data.split(b"\n"):
            try:
                records.append(decode_record(line))
            except ValueError:
                continue
        return collect(records, claude=self.agent == "claude", clean=clean)

    def _position(self, turn: Turn) -> int:
        if turn.n:
            return turn.n - 1
        return self.columns.ids.index(turn.id)

    def turn_of(self, offset: int, path: str | None = None) -> Turn | None:
        """The turn whose text stands in the record at this byte offset."""
        starts, turns = self._record_starts()
        at = bisect_right(starts, offset) - 1
        if path not in (None, self.path) or at < 0 or starts[at] != offset:
            return None
        return self.turn(turns[at])

    def turn_before(self, offset: int, path: str | None = None) -> Turn | None:
        """The last turn that begins at or before a byte offset: tool records there hang on it."""
        starts, turns = self._record_starts()
        at = bisect_right(starts, offset) - 1
        return self.turn(turns[at]) if path in (None, self.path) and at >= 0 else None

    def _record_starts(self) -> tuple[list[int], list[int]]:
        """Offsets of the own file's text records, ascending, and their turns."""
        if self._starts is None or len(self._starts[0]) < len(self.columns):
            columns = self.columns
            pairs = [(offset, at) for at, offset in enumerate(columns.offset) if columns.file[at] == 0]
            pairs += [
                (offset, at) for at, spans in columns.more.items() if columns.file[at] == 0 for offset, _ in spans
            ]
            pairs.sort()
            self._starts = ([offset for offset, _ in pairs], [at for _, at in pairs])
        return self._starts

    def refresh(self) -> Growth:
        """Read what was appended; say if the file was replaced or removed instead (then open it again)."""
        source = self.sources[0]
        try:
            status = os.stat(self.path)
        except OSError:
            return Growth("removed")
        now = os.fstat(source.fd)
        if (
            (status.st_dev, status.st_ino) != (now.st_dev, now.st_ino)
            or status.st_size < self.at.offset
            or self._rewritten()
        ):
            return Growth("replaced")
        if source.unpacked is not None or status.st_size == self.at.offset:
            return Growth("same")
        turns, boundaries = len(self.columns), len(self.columns.boundaries)
        before = self.at.offset
        if before == 0:
            # Until the first record is whole nothing is decided: not the agent, not the stream, not a fork's parent.
            self._adopt(self.reopen(self.path))
        else:
            if self.fold is None:
                self.fold = self.resume()
            self.at.pass_ending(source)
            read_lines(source.lines(self.at.offset), self.adapter, self.fold, self.at)
            if getattr(self.adapter, "stream", 0) == ITEMS and self.columns.facts.has_events:
                return Growth("replaced")
        if self.at.offset == before:
            return Growth("same")
        self._starts = None
        if self.fold is not None:
            self.fold.settle()
        if self.agent == "claude":
            self.copied.mark(self.columns, self.sources[0], turns)
        self._remember_end()
        return Growth("grew", len(self.columns) - turns, len(self.columns.boundaries) - boundaries)

    def _adopt(self, other: Session) -> None:
        """Become what the file says now."""
        self.close()
        self.agent, self.sources, self.columns, self.fold = other.agent, other.sources, other.columns, other.fold
        self.adapter, self.at, self.chain = other.adapter, other.at, other.chain

    _end = b""

    def _remember_end(self) -> None:
        """The last bytes before the position: a file rewritten in place ends differently there."""
        start = max(0, self.at.offset - 64)
        self._end = self.sources[0].pread(self.at.offset - start, start)

    def _rewritten(self) -> bool:
        start = max(0, self.at.offset - 64)
        return bool(self._end) and self.sources[0].pread(self.at.offset - start, start) != self._end

    def close(self) -> None:
        """Give the files back."""
        for source in self.sources:
            source.close()


def clean(text: str) -> str:
    """Lone surrogates stand for text cut in mid-character; nothing that is encoded later may hold one."""
    return text if text.isascii() else text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _ms(at: int) -> int | None:
    return at if at >= 0 else None
