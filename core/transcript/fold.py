"""Entry by entry to columns: which records make a turn, where a compaction lies, what is copied or foreign."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import blake2b

from .chain import Chain, settle
from .codex import ITEMS
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
_ROWS_KEPT = 4096
"""Turns that wait for the columns: each takes several times the room there."""
_DOUBLE_MS = 5000
_NO_TURN: tuple[int, str, str, str | None] = (0, "", "", None)
_ROW = ("offset", "size", "line", "at", "flags", "epoch", "node", "digest", "file", "session")
"""The columns that a turn's row fills."""


_DAYS: dict[str, int] = {}
"""Date -> ms of its midnight UTC, of the dates met."""


def milliseconds(at: str | None) -> int:
    """RFC 3339 to ms since 1970 UTC; -1 for what is no time. A time without a zone is UTC."""
    if not at:
        return -1
    if len(at) == 24 and (day := _DAYS.get(at[:10])) is not None and at[19] == "." and at[23] == "Z":
        # What both clients write, without the cost of a datetime.
        try:
            seconds = int(at[11:13]) * 3600 + int(at[14:16]) * 60 + int(at[17:19])
            return day + seconds * 1000 + int(at[20:23])
        except ValueError:
            return -1
    try:
        moment = datetime.fromisoformat(at)
    except ValueError:
        return -1
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    milliseconds = round(moment.timestamp() * 1000)
    if len(_DAYS) < 10_000 and len(at) == 24 and at[23] == "Z":
        midnight = moment.replace(hour=0, minute=0, second=0, microsecond=0)
        _DAYS[at[:10]] = round(midnight.timestamp() * 1000)
    return milliseconds


def digest(text: str) -> int:
    """64 bits that stand for a text."""
    return int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big") or 1


class Fold:
    """Builds columns from one file's records. `own_id`: the session whose file this is, None if not yet known."""

    def __init__(self, columns: Columns, *, chained: bool, own_id: str | None, keep_texts: bool = False) -> None:
        columns.thaw()
        self.columns = columns
        self.chain = Chain()
        self.chained = chained
        self.own_id = own_id
        self.file = 0
        self.texts: list[str] | None = [] if keep_texts else None
        """The turns' texts, where they are wanted with the structure."""
        self.inherited = False
        """What is fed now belongs to a fork's parent."""
        self._rows: list[tuple[int, ...]] = []
        """Turns that are not in the columns yet: cheaper to add together."""
        self._tools: list[int] = []
        self._ids = columns.ids
        self._epoch = len(columns.boundaries)
        self._turn_of: dict[tuple[str, str], int] = {}
        """Role and id -> turn, for the first `_known` turns: needed only where rows come twice."""
        self._known = 0
        self._met: set[str | None] = set(columns.ids)
        """Ids of turns, where there is no chain to ask (Codex)."""
        self._groups: dict[str, int] = {}
        self._group: str | None = None
        self._group_node = -1
        self._session_id: str | None = "\0"
        self._session = -1
        self._new_facts = True
        self._boundary_ids: set[str] = set()
        self._awaiting_summary = False
        self._title_leaf: dict[str, str] = {}
        self._stream_turn = _NO_TURN
        self._replay_until = -1
        """Ms: what an old Codex fork replays of its parent is written in one burst at its start."""

    def resume(self, chain: Chain, last: Said | None) -> None:
        """Go on after the turns that the columns hold; `last` is the newest one's first record."""
        columns = self.columns
        self.chain = chain
        self._boundary_ids = {row.id for row in columns.boundaries}
        self._awaiting_summary = bool(columns.boundaries) and columns.boundaries[-1].summary_offset < 0
        if last is not None and last.group is not None:
            self._groups[last.group] = len(columns) - 1
            self._group, self._group_node = last.group, columns.node[-1]
        if last is not None:
            self._stream_turn = (last.stream, last.role, last.text, last.at)

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
        if kind == BOUNDARY or kind == NOTE:
            self._stream_turn = _NO_TURN
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
        elif entry.stream == ITEMS:
            self.columns.facts.has_items = True
        elif entry.stream:
            self.columns.facts.has_events = True

    def say(self, said: Said, offset: int, size: int, line: int) -> None:
        """A record of a turn, and where it stands: byte offset, bytes, 1-based line."""
        role, id, group = said.role, said.id, said.group
        if self.chained:
            before = len(self.chain.parent)
            node = self.chain.add(id, said.parent) if id is not None else -1
            if 0 <= node < before and self._replayed(role, id or ""):
                return
            fingerprint = 0
        else:
            if self._is_double(said) or (id in self._met and self._replayed(role, id or "")):
                return
            self._met.add(id or "")
            node, fingerprint = -1, digest(said.text) if role == "user" else 0
        ids = self._ids
        if group is not None:
            # A reply's records stand in a row; tool results may hang on any of them, so the first stands for all.
            if group == self._group and self._group_node >= 0:
                node = self._group_node
            else:
                self._group, self._group_node = group, node
            turn = self._groups.setdefault(group, len(ids))
            if turn != len(ids):
                self.columns.more.setdefault(turn, []).append((offset, size))
                self.add_calls(said.calls)
                if self.texts is not None:
                    self.texts[turn] += "\n\n" + said.text
                return
        at = milliseconds(said.at)
        bits = ASSISTANT if role == "assistant" else 0
        if self.inherited or 0 <= at <= self._replay_until or (said.fork_of and said.fork_of != said.session_id):
            bits |= INHERITED
        if said.synthetic:
            bits |= SYNTHETIC
        session = self._session if said.session_id == self._session_id else self._session_index(said.session_id)
        self._rows.append((offset, size, line, at, bits, self._epoch, node, fingerprint, self.file, session))
        self._tools.append(said.calls)
        ids.append(id or f"L{line}")
        if len(self._rows) == _ROWS_KEPT:
            self._flush()
        if self.texts is not None:
            self.texts.append(said.text)
        self._awaiting_summary = False
        if self._new_facts:
            self._facts_of_turn(said)

    def _replayed(self, role: str, id: str) -> bool:
        """True for a row that was written again: the turn keeps its number, and after a boundary it is in context."""
        self._flush()
        columns = self.columns
        for turn in range(self._known, len(columns)):
            self._turn_of["assistant" if columns.flags[turn] & ASSISTANT else "user", self._ids[turn]] = turn
        self._known = len(columns)
        turn = self._turn_of.get((role, id), -1)
        if turn < 0:
            return False
        columns.flags[turn] |= REPLAYED
        columns.facts.replayed_rows += 1
        if columns.boundaries and columns.node[turn] >= 0:
            columns.boundaries[-1].kept.append(columns.node[turn])
        return True

    def _flush(self) -> None:
        """Put the collected turns into the columns."""
        if not self._rows:
            return
        columns, facts = self.columns, self.columns.facts
        values = list(zip(*self._rows, strict=True))
        for name, column in zip(_ROW, values, strict=True):
            getattr(columns, name).extend(column)
        columns.tools.extend(self._tools)
        known = [at for at in values[_ROW.index("at")] if at >= 0]
        if known:
            facts.first_at = min(known) if facts.first_at < 0 else min(facts.first_at, min(known))
            facts.last_at = max(facts.last_at, max(known))
        self._rows, self._tools = [], []

    def _facts_of_turn(self, said: Said) -> None:
        """Take folder, title and parent from a turn, while any is missing."""
        facts = self.columns.facts
        if facts.cwd is None and said.cwd and said.session_id in (None, self.own_id, facts.sessions[0]):
            facts.cwd = said.cwd
        if said.fork_of and said.fork_of != said.session_id:
            facts.fork_of = said.fork_of
        if facts.title is None and facts.title_rank == 0 and said.role == "user":
            facts.title = title_line(said.text)
        self._new_facts = facts.cwd is None or facts.title is None

    def _is_double(self, said: Said) -> bool:
        """The same message again, from the other of Codex's event streams."""
        stream, role, text, before_at = self._stream_turn
        if stream and stream != said.stream and role == said.role and text == said.text:
            self._stream_turn = _NO_TURN
            at, before = milliseconds(said.at), milliseconds(before_at)
            return at < 0 or before < 0 or abs(at - before) <= _DOUBLE_MS
        self._stream_turn = (said.stream, said.role, said.text, said.at)
        return False

    def _session_index(self, session_id: str | None) -> int:
        """Index of the record's session in `facts.sessions`; at most 255 are told apart."""
        sessions = self.columns.facts.sessions
        wanted = session_id or self.own_id or ""
        if wanted not in sessions and len(sessions) < 255:
            sessions.append(wanted)
        index = sessions.index(wanted) if wanted in sessions else 254
        self._session_id, self._session = session_id, index
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
        self._epoch += 1
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
