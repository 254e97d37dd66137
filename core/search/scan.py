"""Searches transcripts: candidates by bytes, verified on decoded text, newest first, as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ..errors import InputError
from ..model import Agent, Role, Turn
from ..transcript.codex import Codex
from ..transcript.decode import REJECTED, head_decoder
from ..transcript.discover import Root, SessionFile
from ..transcript.entry import KIND, TURN, UNKNOWN, Entry
from ..transcript.session import Session, adapter_for, open_session
from ..transcript.source import Source, open_source
from .ahead import Ahead
from .fold import Span
from .locate import Locator
from .matcher import Matcher
from .query import Query
from .ranges import swept
from .snippet import excerpt
from .spelling import plan_for
from .sweep import Sweep

Mask = Callable[[str], str]
_LINE = 1 << 14
_LONG_LINE = 1 << 20
"""Bytes of a line beyond which a candidate is not decoded before its session is opened."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A turn that holds what was searched for. `spans`: code points in `snippet`."""

    agent: Agent
    session_id: str
    path: str
    turn: int
    epoch: int
    role: Role
    at_ms: int | None
    in_context: bool
    line: int
    snippet: str
    spans: tuple[Span, ...]
    turn_path: str = ""
    """The file in which the turn stands on that line: of a fork's older turns, the parent's."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is, in bytes and files; `unread` counts files that could not be read."""

    done_bytes: int
    total_bytes: int
    done_files: int
    total_files: int
    unread: int


def search(
    query: Query,
    files: Sequence[SessionFile],
    *,
    cancelled: Callable[[], bool],
    on_progress: Callable[[Progress], None] | None = None,
    mask: Mask | None = None,
    roots: Sequence[Root] = (),
    in_project: Callable[[str | None], bool] | None = None,
    ahead: Ahead | None = None,
) -> Iterator[Hit]:
    """Hits, newest file first and within a file newest first. Raises UsageError for a bad query.

    Args:
        cancelled: asked every chunk and every turn; true ends the search.
        on_progress: called after every block of 8 MiB and every file.
        mask: applied to text before a snippet is cut from it.
        roots: where a fork's parents may lie.
        in_project: tests a session's folder.
        ahead: has begun to sweep the same files, in the same order.
    """
    return _Search(query, files, cancelled, on_progress, mask, roots, in_project, ahead).hits()


class _Search:
    def __init__(
        self,
        query: Query,
        files: Sequence[SessionFile],
        cancelled: Callable[[], bool],
        on_progress: Callable[[Progress], None] | None,
        mask: Mask | None,
        roots: Sequence[Root],
        in_project: Callable[[str | None], bool] | None,
        ahead: Ahead | None,
    ) -> None:
        self.query = query
        self.matcher: Matcher = query.compile()
        self.files = sorted(files, key=lambda file: -file.mtime_ns)
        self.cancelled = cancelled
        self.on_progress = on_progress
        self.mask = mask
        self.roots = roots
        self.in_project = in_project
        self.ahead = ahead
        self.sweep = Sweep(plan_for(anchor) for anchor in self.matcher.anchors)
        self.total = sum(file.size for file in files)
        self.done = self.files_done = self.unread = 0

    def hits(self) -> Iterator[Hit]:
        """All hits of all files."""
        self.matcher.stop_when(self.cancelled)
        try:
            yield from self._all()
        finally:
            self.matcher.close()

    def _all(self) -> Iterator[Hit]:
        for file in self.files:
            if self.cancelled():
                return
            before = self.done
            try:
                yield from self._file(file)
            except (InputError, OSError):
                # Gone or unreadable since it was listed: the search goes on without it and says so.
                self.unread += 1
            self.done = before + file.size
            self.files_done += 1
            self._report()

    def _report(self) -> None:
        if self.on_progress is not None:
            self.on_progress(Progress(self.done, self.total, self.files_done, len(self.files), self.unread))

    def _file(self, file: SessionFile) -> Iterator[Hit]:
        if not self.matcher.anchors:
            yield from self._every_turn(file)
            return
        source = open_source(file.path)
        opened = _Opened(file, self.roots)
        try:
            if file.agent == "codex" and _is_fork(source):
                opened.session()
            seen: set[int] = set()
            for position in self._positions(self._blocks(source), source):
                if opened.is_open or self._may_count(source, position, file.agent):
                    yield from self._at(opened, 0, position, seen)
            for number in range(1, len(opened.sources)):
                yield from self._ancestor(opened, number, seen)
            for turn in opened.on_damaged_lines():
                if turn not in seen:
                    yield from self._verified(opened.session(), turn)
        finally:
            source.close()
            opened.close()

    def _positions(self, blocks: Iterator[tuple[int, list[int]]], source: Source) -> Iterator[int]:
        for size, positions in blocks:
            yield from positions
            if source.unpacked is None:
                self.done += size
            self._report()

    def _blocks(self, source: Source) -> Iterator[tuple[int, list[int]]]:
        """The sweep of a session's own file, here or in the process that went ahead."""
        if self.ahead is not None and (blocks := self.ahead.blocks(source.path)) is not None:
            try:
                yield from blocks
            except ChildProcessError:
                self.ahead = None
            else:
                return
        yield from swept(self.sweep, source, self.cancelled, texts=not self.query.tools)

    def _ancestor(self, opened: _Opened, number: int, seen: set[int]) -> Iterator[Hit]:
        """What a fork has from an ancestor's file."""
        source = opened.sources[number]
        end = None if self.query.tools else opened.locator(number).end
        for position in self._positions(self.sweep.blocks(source, self.cancelled, end), source):
            yield from self._at(opened, number, position, seen)

    def _every_turn(self, file: SessionFile) -> Iterator[Hit]:
        opened = _Opened(file, self.roots)
        try:
            session = opened.session()
            for at in range(len(session.columns) - 1, -1, -1):
                if self.cancelled():
                    return
                yield from self._verified(session, at)
        finally:
            opened.close()

    def _may_count(self, source: Source, position: int, agent: str) -> bool:
        """Whether a record's own text holds the candidate: a session is not opened for what tools printed."""
        if self.query.tools:
            return True
        line = _line_around(source, position)
        if line is None:
            return True
        adapter = adapter_for("codex" if agent == "codex" else "claude", subagent=True)
        try:
            head = head_decoder(adapter.head)(line)
            read = adapter.read(head)
        except REJECTED:
            return True
        if isinstance(read, Entry):
            return read.kind == UNKNOWN or bool(read.stream)
        if read & KIND != TURN:
            return False
        said = self.matcher.prepared(head.text)
        return any(anchor.text in said for anchor in self.matcher.anchors)

    def _at(self, opened: _Opened, file: int, position: int, seen: set[int]) -> Iterator[Hit]:
        """The hit at a candidate position, if it is one and its turn has not been tried yet."""
        if self.cancelled():
            return
        locator = opened.locator(file)
        turn = locator.text_at(position)
        if turn is None and self.query.tools:
            turn = locator.before(position)
        if turn is not None and turn not in seen:
            seen.add(turn)
            yield from self._verified(opened.session(), turn)

    def _verified(self, session: Session, at: int) -> Iterator[Hit]:
        turn = session.turn(at)
        info_cwd = session.columns.facts.cwd
        if self.in_project is not None and not self.in_project(info_cwd):
            return
        if not self.query.admits(turn, len(session.columns.boundaries)):
            return
        found = excerpt(session.text_at(at), self.matcher, self.mask)
        if found is None and self.query.tools:
            found = self._in_tools(session, turn)
        if found is not None:
            yield _hit(session, turn, *found)

    def _in_tools(self, session: Session, turn: Turn) -> tuple[str, list[Span]] | None:
        for call in session.tools(turn):
            for text in (call.input, call.output):
                if text and (found := excerpt(text, self.matcher, self.mask)) is not None:
                    return found
        return None


class _Opened:
    """A file's session, opened when a candidate asks for it."""

    def __init__(self, file: SessionFile, roots: Sequence[Root]) -> None:
        self._file = file
        self._roots = roots
        self._session: Session | None = None
        self._locators: dict[int, Locator] = {}

    @property
    def is_open(self) -> bool:
        return self._session is not None

    @property
    def sources(self) -> list[Source]:
        return self._session.sources if self._session is not None else []

    def session(self) -> Session:
        if self._session is None:
            self._session = open_session(self._file.path, roots=self._roots)
        return self._session

    def locator(self, file: int) -> Locator:
        if file not in self._locators:
            self._locators[file] = Locator(self.session().columns, file)
        return self._locators[file]

    def on_damaged_lines(self) -> list[int]:
        """Turns (from 0) on lines that hold more than one record: a candidate is noted once a line."""
        if self._session is None or not self._session.columns.facts.damage:
            return []
        damaged = {line for line, _reason in self._session.columns.facts.damage}
        return [turn for turn, line in enumerate(self._session.columns.line) if line in damaged]

    def close(self) -> None:
        if self._session is not None:
            self._session.close()


def _is_fork(source: Source) -> bool:
    """Whether a rollout's first record says that its history begins in another file."""
    line = _line_around(source, 0)
    if line is None:
        return True
    adapter = Codex()
    try:
        entry = adapter.read(head_decoder(adapter.head)(line))
    except REJECTED:
        return True
    return isinstance(entry, Entry) and entry.history_base is not None


def _line_around(source: Source, position: int) -> bytes | None:
    """The whole line in which a byte lies; None if it is long."""
    start = max(0, position - _LINE)
    data = source.pread(position - start + _LINE, start)
    if start and b"\n" not in data[: position - start] or b"\n" not in data[position - start :]:
        start = max(0, position - _LONG_LINE)
        data = source.pread(position - start + _LONG_LINE, start)
    first = data.rfind(b"\n", 0, position - start) + 1
    last = data.find(b"\n", position - start)
    if (start and not first) or (last < 0 and len(data) == position - start + _LONG_LINE):
        return None
    return data[first : last if last >= 0 else len(data)]


def _hit(session: Session, turn: Turn, snippet: str, spans: list[Span]) -> Hit:
    return Hit(
        session.agent, session.columns.facts.session_id or "", session.path, turn.n, turn.epoch, turn.role, turn.at_ms,
        turn.in_context, turn.line, snippet, tuple(spans), turn.path,
    )  # fmt: skip
