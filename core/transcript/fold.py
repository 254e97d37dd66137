"""Entry by entry to columns: which records make a turn, where a compaction lies, what is copied or foreign."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import blake2b

from .chain import Chain, settle
from .columns import (
    ABANDONED,
    ASSISTANT,
    FOREIGN,
    IN_CONTEXT,
    INHERITED,
    REPLAYED,
    SYNTHETIC,
    BoundaryRow,
    Columns,
)
from .entry import BOUNDARY, NOTE, SUMMARY, UNKNOWN, Entry, Said

_TITLE_CELLS = 200
_BURST_MS = 1000


def milliseconds(at: str | None) -> int:
    """RFC 3339 to ms since 1970 UTC; -1 for what is no time. A time without a zone is UTC."""
    if not at:
        return -1
    try:
        moment = datetime.fromisoformat(at)
    except ValueError:
        return -1
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return int(moment.timestamp() * 1000)


def digest(text: str) -> int:
    """64 bits that stand for a text."""
    return int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big") or 1


class Fold:
    """Builds columns from one file's records. `own_id`: the session whose file this is, None if not yet known."""

    def __init__(self, columns: Columns, *, chained: bool, own_id: str | None, file: int = 0) -> None:
        self.columns = columns
        self.chain = Chain()
        self.chained = chained
        self.own_id = own_id
        self.file = file
        self.inherited = False
        """What is fed now belongs to a fork's parent."""
        self._rows: list[tuple[int, ...]] = []
        """Turns that are not in the columns yet: cheaper to add together."""
        self._tools: list[int] = []
        self._seen: dict[str, dict[str, int]] = {"user": {}, "assistant": {}}
        """Role, id of a turn's record -> turn."""
        self._groups: dict[str, int] = {}
        self._group_node: tuple[str | None, int] = (None, -1)
        self._boundary_ids: set[str] = set()
        self._awaiting_summary = False
        self._title_leaf: dict[str, str] = {}
        self._stream_turn: tuple[int, str, str] = (0, "", "")
        self._session: tuple[str | None, int] = ("\0", -1)
        self._replay_until = -1
        """Ms: what an old Codex fork replays of its parent is written in one burst at its start."""

    def resume(self, chain: Chain, last: Said | None) -> None:
        """Go on after the turns that the columns hold; `last` is the newest one's first record."""
        columns = self.columns
        self.chain = chain
        self._boundary_ids = {row.id for row in columns.boundaries}
        for turn, id in enumerate(columns.ids):
            self._seen["assistant" if columns.flags[turn] & ASSISTANT else "user"][id] = turn
        self._awaiting_summary = bool(columns.boundaries) and columns.boundaries[-1].summary_offset < 0
        if last is not None and last.group is not None:
            self._groups[last.group] = len(columns) - 1
            self._group_node = (last.group, columns.node[-1])
        if last is not None:
            self._stream_turn = (last.stream, last.role, last.text)

    @property
    def count(self) -> int:
        """Turns so far."""
        return len(self.columns.ids)

    def add_calls(self, calls: int) -> None:
        """Tool calls hang on the turn before them."""
        if self._tools:
            self._tools[-1] += calls
        elif self.columns.tools:
            self.columns.tools[-1] += calls

    def feed(self, entry: Entry, offset: int, size: int, line: int) -> None:
        """A record that says more than its place, and where it stands: byte offset, bytes, 1-based line."""
        kind = entry.kind
        node = self.chain.add(entry.id, entry.parent) if self.chained and entry.id is not None else -1
        if kind == BOUNDARY:
            self._boundary(entry, node, offset, size, line)
        elif kind == SUMMARY:
            self._summary(entry, offset, size)
        elif kind == NOTE:
            self._note(entry, line)
        elif kind == UNKNOWN:
            unknown = self.columns.facts.unknown
            unknown[entry.type] = unknown.get(entry.type, 0) + 1
        elif entry.stream:
            self.columns.facts.has_items = True

    def say(self, said: Said, offset: int, size: int, line: int) -> None:
        """A record of a turn, and where it stands: byte offset, bytes, 1-based line."""
        role, id, group = said.role, said.id, said.group
        chained = self.chained
        node = self.chain.add(id, said.parent) if chained and id is not None else -1
        if not chained and self._is_double(said):
            return
        seen = self._seen[role]
        if id is not None and (known := seen.get(id)) is not None:
            self._replay(known)
            return
        if group is not None:
            if group == self._group_node[0] and self._group_node[1] >= 0:
                # A reply's records stand in a row; tool results may hang on any of them, so the first stands for all.
                node = self._group_node[1]
            else:
                self._group_node = (group, node)
            if (turn := self._groups.get(group)) is not None:
                self.columns.more.setdefault(turn, []).append((offset, size))
                self.add_calls(said.calls)
                seen[id or ""] = turn
                return
        turn = len(self.columns.ids)
        if group is not None:
            self._groups[group] = turn
        if id is not None:
            seen[id] = turn
        at = milliseconds(said.at)
        bits = ASSISTANT if role == "assistant" else 0
        if self.inherited or 0 <= at <= self._replay_until or (said.fork_of and said.fork_of != said.session_id):
            bits |= INHERITED
        if said.synthetic:
            bits |= SYNTHETIC
        session = self._session[1] if said.session_id == self._session[0] else self._session_index(said.session_id)
        fingerprint = digest(said.text) if not chained and not bits & ASSISTANT else 0
        epoch = len(self.columns.boundaries)
        self._rows.append((offset, size, line, at, bits, epoch, node, fingerprint, self.file, session))
        self._tools.append(said.calls)
        self.columns.ids.append(id or f"L{line}")
        self._awaiting_summary = False
        self._facts_of_turn(said, at)

    def _flush(self) -> None:
        """Put the collected turns into the columns."""
        if self._rows:
            columns = self.columns
            targets = (
                columns.offset,
                columns.size,
                columns.line,
                columns.at,
                columns.flags,
                columns.epoch,
                columns.node,
                columns.digest,
                columns.file,
                columns.session,
            )
            for target, values in zip(targets, zip(*self._rows, strict=True), strict=True):
                target.extend(values)
            columns.tools.extend(self._tools)
            self._rows, self._tools = [], []

    def _facts_of_turn(self, said: Said, at: int) -> None:
        facts = self.columns.facts
        if at >= 0:
            if at < facts.first_at or facts.first_at < 0:
                facts.first_at = at
            if at > facts.last_at:
                facts.last_at = at
        if facts.cwd is None and said.cwd and said.session_id in (None, self.own_id, facts.sessions[0]):
            facts.cwd = said.cwd
        if said.fork_of and said.fork_of != said.session_id:
            facts.fork_of = said.fork_of
        if facts.title is None and facts.title_rank == 0 and said.role == "user":
            facts.title = title_line(said.text)

    def _is_double(self, said: Said) -> bool:
        """The same message again, from the other of Codex's event streams."""
        stream, role, text = self._stream_turn
        if stream and stream != said.stream and role == said.role and text == said.text:
            self._stream_turn = (0, "", "")
            return True
        self._stream_turn = (said.stream, said.role, said.text)
        return False

    def _replay(self, turn: int) -> None:
        """A row that a client wrote again: the turn keeps its number, and what follows a boundary is in context."""
        self._flush()
        columns = self.columns
        columns.flags[turn] |= REPLAYED
        columns.facts.replayed_rows += 1
        if columns.boundaries and columns.node[turn] >= 0:
            columns.boundaries[-1].kept.append(columns.node[turn])

    def _session_index(self, session_id: str | None) -> int:
        """Index of the record's session in `facts.sessions`; at most 255 are told apart."""
        sessions = self.columns.facts.sessions
        wanted = session_id or self.own_id or ""
        if wanted not in sessions and len(sessions) < 255:
            sessions.append(wanted)
        index = sessions.index(wanted) if wanted in sessions else 254
        self._session = (session_id, index)
        return index

    def _boundary(self, entry: Entry, node: int, offset: int, size: int, line: int) -> None:
        columns, mark = self.columns, entry.boundary
        id = entry.id or f"L{line}"
        if mark is None or (self.chained and id in self._boundary_ids):
            columns.facts.replayed_rows += 1
            return
        if self.own_id is not None and entry.session_id not in (None, self.own_id):
            return
        self._boundary_ids.add(id)
        if node >= 0 and entry.parent is None:
            # The record that a boundary names may never have been written: then the one before it.
            self.chain.parent[node] = self.chain.index.get(entry.logical_parent or "", node - 1)
        row = BoundaryRow(
            id, milliseconds(entry.at), mark.trigger, mark.pre_tokens, mark.post_tokens, self.file, line, offset, size,
            self.count, node, inherited=self.inherited or bool(entry.fork_of and entry.fork_of != entry.session_id),
        )  # fmt: skip
        row.kept = [at for at in map(self.chain.index.get, mark.kept_ids) if at is not None]
        row.kept_digests = [digest(text) for text in mark.kept_texts]
        if mark.summary:
            row.summary_offset, row.summary_size, row.summary_state = offset, size, "readable"
        elif mark.encrypted:
            row.summary_state = "encrypted"
        columns.boundaries.append(row)
        self._awaiting_summary = not mark.summary

    def _summary(self, entry: Entry, offset: int, size: int) -> None:
        boundaries = self.columns.boundaries
        if not boundaries or not self._awaiting_summary or not entry.text.strip():
            return
        row = boundaries[-1]
        row.summary_offset, row.summary_size = offset, size
        row.summary_state = "error" if entry.is_error else "readable"
        self._awaiting_summary = False

    def _note(self, entry: Entry, line: int) -> None:
        facts = self.columns.facts
        if entry.session_id is not None and facts.session_id is None and self.file == 0:
            facts.session_id, facts.cwd = entry.session_id, entry.cwd
            facts.fork_of, facts.subagent = entry.fork_of, entry.subagent
            facts.first_at = milliseconds(entry.at)
        elif entry.session_id is not None and entry.session_id == facts.fork_of and self.file == 0:
            self._replay_until = facts.first_at + _BURST_MS
        if entry.title and entry.title_of is not None:
            self._title_leaf[entry.title_of] = entry.title
            if self.count and not self.columns.boundaries:
                # A client that was closed in mid-compaction goes on from this alone, and nobody is told.
                facts.damage.append((line, "summary without a compaction boundary"))
        elif entry.title and entry.title_rank >= facts.title_rank:
            facts.title, facts.title_rank = title_line(entry.title), entry.title_rank
        if entry.rolled_back:
            self._roll_back(entry.rolled_back)

    def _roll_back(self, users: int) -> None:
        """Codex takes back the last user turns and what followed them."""
        self._flush()
        flags = self.columns.flags
        for turn in range(len(flags) - 1, -1, -1):
            if users <= 0:
                return
            if flags[turn] & ABANDONED:
                continue
            flags[turn] |= ABANDONED
            users -= 0 if flags[turn] & ASSISTANT else 1

    def settle(self) -> None:
        """Work out what depends on the whole file: foreign turns, branches, what is in context, the title."""
        self._flush()
        columns, facts = self.columns, self.columns.facts
        if facts.session_id is None:
            facts.session_id = self.own_id or (facts.sessions[0] if facts.sessions else None)
        own = facts.sessions.index(facts.session_id) if facts.session_id in facts.sessions else -1
        if self.chained and own >= 0 and len(facts.sessions) > 1:
            for turn, session in enumerate(columns.session):
                columns.flags[turn] = columns.flags[turn] & ~FOREIGN | (0 if session == own else FOREIGN)
        if facts.title_rank <= 1:
            for leaf, title in self._title_leaf.items():
                if leaf in self.chain.index:
                    facts.title, facts.title_rank = title_line(title), 1
        if self.chained:
            settle(columns, self.chain)
        else:
            _settle_history(columns)


def _settle_history(columns: Columns) -> None:
    """In context is what follows the last boundary, and the user texts that its history holds whole (Codex)."""
    flags = columns.flags
    start = columns.boundaries[-1].after_turn if columns.boundaries else 0
    wanted = list(columns.boundaries[-1].kept_digests) if columns.boundaries else []
    for turn in range(len(columns) - 1, -1, -1):
        bits = flags[turn] & ~IN_CONTEXT
        if bits & ABANDONED:
            pass
        elif turn >= start:
            bits |= IN_CONTEXT
        elif wanted and not bits & ASSISTANT and columns.digest[turn] in wanted:
            # The newest copy of a text that was said twice is the one that stays.
            wanted.remove(columns.digest[turn])
            bits |= IN_CONTEXT
        flags[turn] = bits


def title_line(text: str) -> str | None:
    """The first line that says something, bounded."""
    for line in text.lstrip().split("\n", 20):
        if (line := line.strip()) and not (line.startswith("[image") and line.endswith("]")):
            return line[:_TITLE_CELLS]
    return None
