"""The audit as a whole: rows and transcripts in, a report out."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ..checkpoint import names
from ..checkpoint.refusal import StoreError
from ..checkpoint.store import Store
from ..errors import InputError
from ..model import Agent
from ..transcript.discover import Root, SessionFile, id_of, session_files
from ..transcript.fold import milliseconds
from ..transcript.session import adapter_for
from ..transcript.short import shortened
from ..transcript.source import open_source
from ..transcript.trace import Given, Trace, given_after
from . import log
from .installation import installed_since, uninstalled_at
from .judge import Known, Places, Stored, judge
from .log import NATURAL, Row
from .pairing import SAVED, Pair, Timed, ordered, pair, since
from .report import NAMELESS, Compaction, Cut, Failing, Report
from .source import code
from .traces import traces_of
from .verdict import code_changed, surfaces, worst

FAILING = 3
"""So many PreCompacts without a boundary, one after another: the agent's own compaction keeps failing."""
_FAR_MS = 1 << 62


@dataclass(frozen=True, slots=True)
class Subject:
    """One session: its rows, in order, and its transcript."""

    agent: Agent
    session: str
    rows: tuple[Timed, ...]
    trace: Trace | None


@dataclass(frozen=True, slots=True)
class Times:
    """From when on things count, by agent, in ms since 1970. An agent without guard or rows is not in them."""

    installed: Mapping[str, int]
    changed: Mapping[str, int]
    ended: Mapping[str, int]
    """When it was taken out again, of those where it is."""


def survey(state_dir: str, roots: Sequence[Root], *, workers: int = 1) -> Report:
    """The report on all sessions below the roots. `workers` > 1 forks: only for a process of one thread."""
    found = log.read(state_dir)
    rows = ordered(found.rows)
    times = times_of(rows, state_dir)
    there = session_files(roots) if rows or times.installed else []
    traces = traces_of(_files(rows, times, there), roots, workers=workers)
    only = _only_surfaces(rows)
    subjects = _subjects(rows, traces)
    compactions: list[Compaction] = []
    failing: list[Failing] = []
    named: dict[Row, str] = {}
    for subject in subjects:
        surface = _surface_of(subject, only)
        named.update({one.row: name for one in subject.rows if (name := one.row.surface or surface)})
        pairs = pairs_of(subject, times)
        compactions += judged(subject, pairs, times, surface, state_dir)
        failing += _failing(subject, pairs)
    named.update({one.row: name for one in rows if not one.row.session and (name := only.get(one.row.agent))})
    made = surfaces(rows, named, compactions, times.changed)
    compactions.sort(key=lambda one: (one.miss is None or not one.counted, -(one.at_ms or 0), one.session))
    return Report(
        worst(made),
        made,
        tuple(compactions),
        len(rows),
        sum(one.row.origin == NATURAL for one in rows),
        found.torn,
        tuple(found.unread),
        tuple(failing),
        tuple(_cut(subject, times) for subject in subjects if _is_cut(subject, times)),
        sum(one.row.origin == NATURAL and one.row not in named for one in rows),
        tuple(agent for agent in times.changed if times.changed[agent] == _FAR_MS),
        dict(times.installed),
        _short([trace.session_id for trace in traces], there),
    )


def _short(named: Sequence[str], there: Sequence[SessionFile]) -> dict[str, str]:
    """As much of each id as a command takes for this session alone, whatever else lies in the folders."""
    short = shortened([*named, *(id_of(file.path) for file in there)])
    return {id: short[id] for id in named}


def times_of(rows: Sequence[Timed], state_dir: str) -> Times:
    """When each agent's guard was installed, and when its hook code last changed."""
    installed: dict[str, int] = {}
    changed: dict[str, int] = {}
    for agent in names.AGENTS:
        own = [one for one in rows if one.row.agent == agent and one.row.origin == NATURAL]
        begin = installed_ms(state_dir, agent, own)
        if begin is not None:
            installed[agent] = begin
        if own:
            newest = own[-1].row.code
            is_other = newest is not None and newest != code()
            changed[agent] = _FAR_MS if is_other else code_changed(own)
    ended = {agent: at for agent in names.AGENTS if (at := uninstalled_at(state_dir, agent)) is not None}
    return Times(installed, changed, ended)


def installed_ms(state_dir: str, agent: str, rows: Sequence[Timed]) -> int | None:
    """When the guard was installed for an agent: as the installer noted; where it did not, when the first row came.

    A hook that is installed and never runs leaves no row: that, too, is to be found.
    """
    noted = installed_since(state_dir, agent)
    return rows[0].at_ms if noted is None and rows else noted


def pairs_of(subject: Subject, times: Times) -> list[Pair]:
    """The session's compactions since the installation and before its end; those that left rows in any case."""
    begin, end_ms = since(times.installed.get(subject.agent, _FAR_MS), subject.rows), times.ended.get(subject.agent)
    return [
        one
        for one in pair(subject.rows, subject.trace)
        if one.all_rows or (begin.holds(one) and (end_ms is None or one.begun_ms < end_ms))
    ]


def judged(
    subject: Subject, pairs: Sequence[Pair], times: Times, surface: str | None, state_dir: str
) -> list[Compaction]:
    """The judgements on a session's compactions."""
    if not pairs:
        return []
    trace = subject.trace
    stored = _stored(subject, state_dir) if trace is not None and any(map(_needs_store, pairs)) else ()
    nonces: dict[str, int | None] = {one.nonce: one.generation for one in stored if one.nonce}
    nonces |= {one.row.nonce: one.row.generation for one in subject.rows if one.row.nonce}
    known = Known(
        subject.agent,
        subject.session,
        trace,
        surface or subject.agent + NAMELESS,
        since(times.changed.get(subject.agent, 0), subject.rows),
        nonces,
        stored,
        partial(_read, trace),
    )
    return [judge(pairs, number, known) for number in range(len(pairs))]


def _needs_store(made: Pair) -> bool:
    """Whether the rows do not tell which checkpoint was made for a compaction."""
    row = made.attempt
    return made.state == "finished" and (row is None or (row.outcome in SAVED and row.nonce is None))


def _stored(subject: Subject, state_dir: str) -> tuple[Stored, ...]:
    trace = subject.trace
    if trace is None:
        return ()
    try:
        findings = Store(state_dir).verify(trace.agent, trace.session_id)
    except StoreError:
        return ()
    made = [one.checkpoint for one in findings if one.checkpoint is not None and one.checkpoint.forked_from is None]
    return tuple(Stored(one.generation, one.source.size, one.nonce, milliseconds(one.created_at)) for one in made)


def _read(trace: Trace | None, places: Places, words: set[str]) -> Iterator[Given]:
    if trace is None or not places:
        return
    try:
        source = open_source(trace.path)
    except InputError:
        return
    try:
        yield from given_after(source, adapter_for(trace.agent, subagent=False), places, words)
    finally:
        source.close()


def _files(rows: Sequence[Timed], times: Times, there: Sequence[SessionFile]) -> list[SessionFile]:
    """Of all transcripts those that may hold a compaction since the installation, and those that rows name."""
    met = {one.row.session for one in rows}
    now_ms = time.time_ns() // 1_000_000
    found = []
    for file in there:
        begin = min((at for agent, at in times.installed.items() if file.agent in (agent, "")), default=_FAR_MS)
        # A clock that was set back says nothing.
        if file.mtime_ns // 1_000_000 >= begin > 0 or begin > now_ms or log.short(id_of(file.path)) in met:
            found.append(file)
    return found


def _subjects(rows: Sequence[Timed], traces: Sequence[Trace]) -> list[Subject]:
    """Sessions with their rows. Of several copies of a transcript that counts which the hooks saw, else the newest."""
    own: dict[tuple[str, str], list[Timed]] = {}
    for one in rows:
        if one.row.session:
            own.setdefault((one.row.agent, one.row.session), []).append(one)
    traced: dict[tuple[str, str], Trace] = {}
    for trace in traces:
        key = (trace.agent, log.short(trace.session_id))
        seen = {one.row.transcript for one in own.get(key, ())} if key in traced else set()
        if key not in traced or log.short(os.path.realpath(trace.path)) in seen:
            traced[key] = trace
    return [
        Subject("codex" if agent == "codex" else "claude", session, tuple(own.get((agent, session), ())), trace)
        for agent, session in dict.fromkeys((*own, *traced))
        for trace in [traced.get((agent, session))]
    ]


def _only_surfaces(rows: Sequence[Timed]) -> dict[str, str]:
    """Agent -> its surface, where its rows name one and no other."""
    found: dict[str, set[str]] = {}
    for one in rows:
        if one.row.surface is not None:
            found.setdefault(one.row.agent, set()).add(one.row.surface)
    return {agent: next(iter(names)) for agent, names in found.items() if len(names) == 1}


def _surface_of(subject: Subject, only: Mapping[str, str]) -> str | None:
    """The surface of what of a session does not name one."""
    own = [one.row.surface for one in subject.rows if one.row.surface is not None]
    traced = subject.trace.surface if subject.trace is not None else None
    return own[-1] if own else traced or only.get(subject.agent)


def _failing(subject: Subject, pairs: Sequence[Pair]) -> list[Failing]:
    """The session, if its newest attempts to compact came to nothing, one after another."""
    run: list[Pair] = []
    for made in pairs:
        if made.state not in ("aborted", "pending"):
            run = []
        elif made.attempt is not None and made.attempt.outcome != "empty" and made.is_natural:
            run.append(made)
    if len(run) < FAILING:
        return []
    trace = subject.trace
    id, path = (trace.session_id, trace.path) if trace is not None else (None, None)
    return [Failing(subject.agent, subject.session, id, path, len(run), run[-1].start_ms)]


def _is_cut(subject: Subject, times: Times) -> bool:
    trace = subject.trace
    if trace is None or trace.cut_off is None:
        return False
    newest = max((one.at_ms or 0 for one in (*trace.users, *trace.replies)), default=0)
    return newest >= times.installed.get(subject.agent, _FAR_MS)


def _cut(subject: Subject, times: Times) -> Cut:
    trace = subject.trace
    assert trace is not None
    assert trace.cut_off is not None
    return Cut(trace.agent, trace.session_id, trace.path, trace.cut_off)
