"""What a fork has from its parent: pins and the newest generation, copied once as its own first. Standard library only.

A fork is proven by records: Codex names the parent in the first line of the rollout; Claude copies the parent's rows,
ids and all, into a new file beside it. The parent's state is read and never changed.
"""

from __future__ import annotations

import json
import os
import time

from ..checkpoint.item import Checkpoint, Item, Pin, Source
from ..checkpoint.marks import Mark, Marks
from ..checkpoint.refusal import StoreError
from ..transcript.beyond import Beyond

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..checkpoint.select import Known
    from ..checkpoint.store import Store
    from .event import Event
    from .room import Room

    Number = Callable[[str | None, int | None], int | None]
    """A turn's id and its number in the parent -> its number in the fork."""

FORK = "fork"
"""The `source` of a mark that was copied."""
_META = (1 << 16, 1 << 23)
"""Bytes in which a rollout's first line is looked for."""
_JSONL = ".jsonl"
_CANDIDATES = 50
_MOST_UP = 8
"""Forks of forks of forks: how far up is looked."""
_SHARE = 0.4
"""Of the time that is left, at most."""
_CLOCK_S = 2.0
"""A file's time and the time in its records are not told by one clock."""


class Parent:
    """The session that a fork was made of."""

    __slots__ = ("path", "session_id", "upto")

    def __init__(self, session_id: str, path: str | None = None, upto: int | None = None) -> None:
        self.session_id = session_id
        self.path = path
        """Its transcript; None where that was not found."""
        self.upto = upto
        """Byte of its transcript at which the fork began: what stands beyond is not the fork's past. None: unknown."""


def past(event: Event, room: Room, path: str, newest: Checkpoint | None) -> tuple[Checkpoint | None, Known | None]:
    """What the next generation carries over, and where its counts begin. `newest`: the session's own, if any.

    For most sessions that is the newest generation itself. A fork's first one has it from its parent; and of a Codex
    fork, the turns of its parents since then are read first, in memory, as the fork's own file does not hold them.
    """
    if newest is not None and newest.forked_from is None:
        return newest, None
    now = time.monotonic()
    until = now + max(0.0, room.deadline - now) * _SHARE
    if newest is None and take_over(room, event.agent, event.session_id, path, deadline=until) is not None:
        newest = room.store.newest(event.agent, event.session_id)
    if event.agent != "codex":
        return newest, None
    return _behind(room, Parent(event.session_id, path), newest, until, _MOST_UP)


def _behind(
    room: Room, child: Parent, newest: Checkpoint | None, deadline: float, left: int
) -> tuple[Checkpoint | None, Known | None]:
    """What the files say that a rollout points into, over a generation that was read in one of them or in none."""
    parent = parent_of(room, "codex", child.session_id, child.path or "", deadline=deadline) if left else None
    if parent is None or parent.path is None or parent.upto is None:
        return newest, None
    from ..checkpoint.assemble import Moment, Transcript, assemble_from, stored_path
    from ..checkpoint.select import Known

    known = None
    if newest is None or newest.source.path != stored_path(parent.path):
        newest, known = _behind(room, parent, newest, deadline, left - 1)
    where, moment = Transcript("codex", parent.session_id, parent.path), Moment(room.now_ms)
    made = assemble_from(where, moment, previous=newest, pins=[], deadline=deadline, upto=parent.upto, known=known)
    source = made.source
    if source.turns is not None and source.epoch is not None:
        known = Known(0, source.turns, source.epoch, 0)
    return (made, known) if made.items else (newest, known)


def take_over(room: Room, agent: str, session_id: str, path: str, *, deadline: float) -> int | None:
    """Copy what the parent has, if this session is a fork and nothing is stored of it yet: the generation, or None.

    The caller holds the session's lock. `deadline`: `time.monotonic()`, for the search.
    """
    store = room.store
    try:
        marks = Marks(store.opened, agent, session_id)
        there = marks.there()
        if there.generations or there.claimed or there.delivered or store.quarantined(agent, session_id):
            return None
        parent = _with_something(room, agent, Parent(session_id, path), deadline)
        if parent is None or parent.session_id == session_id:
            return None
        return _copy(store, marks, agent, session_id, parent, _numbers(agent, session_id, path, deadline), deadline)
    except StoreError:
        # What the event itself is about does not wait for it. It is tried again as long as nothing is stored.
        return None


def _with_something(room: Room, agent: str, child: Parent, deadline: float) -> Parent | None:
    """The nearest of a fork's parents of which something is stored.

    A Claude fork has the rows of all of them in its file, so the first one found is it; a Codex fork has none.
    """
    for _ in range(_MOST_UP):
        parent = parent_of(room, agent, child.session_id, child.path or "", deadline=deadline)
        if parent is None or agent != "codex" or parent.path is None:
            return parent
        if room.store.generations(agent, parent.session_id) or room.store.pins(agent, parent.session_id):
            return parent
        child = parent
    return None


def parent_of(room: Room, agent: str, session_id: str, path: str, *, deadline: float) -> Parent | None:
    """Whose fork a session is, as its records prove; None where they do not."""
    with Beyond(agent, path, session_id, deadline=deadline) as child:
        if not child.readable:
            return None
        return _codex_parent(child, room, session_id) if agent == "codex" else _claude_parent(child, room, session_id)


def _codex_parent(child: Beyond, room: Room, session_id: str) -> Parent | None:
    payload = _part(_first_record(child), "payload")
    base = _part(payload, "history_base")
    id = base.get("thread_id") or payload.get("forked_from_id")
    if payload.get("id") != session_id or not isinstance(id, str) or id == session_id:
        return None
    from ..transcript.discover import find_roots, newest_named

    roots = [root for root in find_roots(room.settings.roots) if root.agent in (child.agent, "")]
    path = newest_named(id, roots) if base else None
    upto = base.get("end_byte_offset")
    if path is not None and isinstance(ordinal := base.get("end_ordinal_exclusive"), int):
        with Beyond(child.agent, path, id, deadline=child.deadline) as theirs:
            upto = theirs.codex_ordinal(ordinal)
    return Parent(id, path, upto if isinstance(upto, int) else None)


def _first_record(child: Beyond) -> Any:
    for length in _META:
        line, ended, _ = child.pread(length, 0).partition(b"\n")
        if ended or length >= child.size:
            try:
                return json.loads(line)
            except (ValueError, RecursionError):
                return None
    return None


def _claude_parent(child: Beyond, room: Room, session_id: str) -> Parent | None:
    first = next((head for head, _, _ in child.rows(_META[-1])), None)
    if first is None:
        return None
    folder = os.path.dirname(os.path.realpath(child.path))
    store, found = room.store, list[tuple[int, bool, Parent]]()
    for other in _guarded(folder, store, session_id, _seconds(first.at)):
        path = os.path.join(folder, other + _JSONL)
        with Beyond(child.agent, path, other, deadline=child.deadline) as theirs:
            if theirs.line_end_with(_row(first.id)) is not None:
                count, end = _common(child, theirs)
                found.append((count, not _is_fork(store, other), Parent(other, path, end)))
    if found:
        # Another fork of the same parent has some of the rows, too, but none that came later.
        return max(found, key=lambda one: one[:2])[2]
    # Clients have named the parent in each row that they copied.
    named = first.forkedFrom.sessionId if first.forkedFrom is not None else None
    return Parent(named) if named else None


def _common(child: Beyond, theirs: Beyond) -> tuple[int, int | None]:
    """How many rows a fork has from a file, and where the last of them ends there. The fork's file begins with them."""
    ids = list(dict.fromkeys(head.id for head, _, _ in child.rows()))
    low, high, end = 0, len(ids), None
    while low < high:
        middle = (low + high) // 2
        found = theirs.line_end_with(_row(ids[middle]))
        if found is None:
            high = middle
        else:
            low, end = middle + 1, found
    return low, end


def _is_fork(store: Store, session_id: str) -> bool:
    """Whether what is stored of a session began with a copy."""
    first = next(iter(store.verify("claude", session_id)), None)
    return first is not None and first.checkpoint is not None and first.checkpoint.forked_from is not None


def _guarded(folder: str, store: Store, session_id: str, since: float) -> list[str]:
    """Sessions beside this one with something stored, whose files were written to since; the newest first."""
    found = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                id = entry.name.removesuffix(_JSONL)
                if id == entry.name or id == session_id:
                    continue
                written = entry.stat().st_mtime
                if written >= since - _CLOCK_S and (store.generations("claude", id) or store.pins("claude", id)):
                    found.append((written, id))
    except (OSError, StoreError):
        pass
    return [id for _, id in sorted(found, reverse=True)[:_CANDIDATES]]


def _copy(
    store: Store,
    marks: Marks,
    agent: str,
    session_id: str,
    parent: Parent,
    number: Number,
    deadline: float,
) -> int | None:
    """Pins first: until a generation is there, all of this is done again."""
    theirs = _newest(store, agent, parent, deadline)
    turns = {item.id: (item.turn_id, item.turn) for item in theirs.items} if theirs is not None else {}
    own = {pin.id for pin in store.pins(agent, session_id)}
    for pin in store.pins(agent, parent.session_id):
        if pin.id not in own:
            turn = number(*turns.get(pin.id, (None, pin.turn)))
            store.add_pin(agent, session_id, Pin(pin.id, pin.text, pin.kind, turn, pin.at, pin.role))
    if theirs is None:
        return None
    generation = store.put(_as_first(theirs, session_id, number))
    parents_marks = Marks(store.opened, agent, parent.session_id)
    covered = [one for one in parents_marks.there().delivered if one >= theirs.generation]
    if covered and (mark := parents_marks.delivered(min(covered))) is not None:
        marks.deliver(generation, Mark(mark.at, mark.event, mark.attempt, 0, FORK))
    return generation


def _newest(store: Store, agent: str, parent: Parent, deadline: float) -> Checkpoint | None:
    """The parent's newest generation that holds and says nothing from after the fork. Nothing of it is moved."""
    for finding in reversed(store.verify(agent, parent.session_id)):
        checkpoint = finding.checkpoint
        if checkpoint is None:
            continue
        size, path = checkpoint.source.size, parent.path or checkpoint.source.path
        if parent.upto is None or size <= parent.upto or checkpoint.forked_from is not None:
            return checkpoint
        with Beyond(agent, path or "", parent.session_id, deadline=deadline) as theirs:
            if theirs.readable and not theirs.user_turn(parent.upto, size):
                return checkpoint
    return None


def _as_first(
    theirs: Checkpoint, session_id: str, number: Callable[[str | None, int | None], int | None]
) -> Checkpoint:
    """A generation as the first one of a fork: what was said keeps its ids. Read in a file that is not the fork's."""
    read = theirs.source
    source = Source(read.path, read.size, read.last_record, read.epoch, read.turns, read.lines)
    made = Checkpoint(theirs.agent, session_id, theirs.render, source)
    for name in (
        *("project", "created_at", "trigger", "surface", "client", "guard", "nonce", "removed", "omitted"),
        *("redactions", "edited_from"),
    ):
        setattr(made, name, getattr(theirs, name))
    for item in theirs.items:
        own = Item(item.id, item.kind, item.text, role=item.role)
        for name in Item.__slots__:
            setattr(own, name, getattr(item, name))
        own.turn = number(item.turn_id, item.turn)
        made.items.append(own)
    made.forked_from = theirs.session_id
    return made


def _numbers(agent: str, session_id: str, path: str, deadline: float) -> Number:
    """How the fork's own list counts a turn of its parent; None where it is not in it.

    Codex lists the parent's turns before the fork's. Claude's fork holds a part of them, by the same ids.
    """
    if agent == "codex":
        return lambda _, number: number
    from ..checkpoint.select import select

    found = {said.id: said.n for said in select(path, agent, deadline=deadline, session_id=session_id).turns}
    return lambda id, _: found.get(id or "")


def _row(id: str) -> bytes:
    """How a record's own id stands in its line; clients write no blanks."""
    return json.dumps(id).encode()


def _seconds(at: str | None) -> float:
    """A time of a record in seconds since 1970; 0 where it says none."""
    from ..transcript.fold import milliseconds

    return max(0, milliseconds(at)) / 1000


def _part(value: Any, name: str) -> dict[str, Any]:
    part = value.get(name) if isinstance(value, dict) else None
    return part if isinstance(part, dict) else {}
