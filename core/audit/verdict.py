"""KEEP, OBSERVE or FIX: for each surface of its own, over natural rows since the hook code last changed (DESIGN 8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .log import NATURAL, Row
from .pairing import GIVEN, SKIPPED, START, SUBAGENT, Timed
from .report import COMPACTIONS_NEEDED, ROWS_NEEDED, Compaction, State, Surface, Verdict

STATES: tuple[State, ...] = ("finished", "aborted", "pending", "unknown")
_WORST: tuple[Verdict, ...] = ("KEEP", "OBSERVE", "FIX")


def code_changed(rows: Iterable[Timed]) -> int:
    """When the hook code that wrote the newest of an agent's rows wrote its first one in a row (ms; 0 without rows)."""
    since, last = 0, None
    for one in rows:
        code = (one.row.guard, one.row.code)
        if code != last:
            since, last = one.at_ms, code
    return since


def is_counted(one: Timed, since: int) -> bool:
    """Whether a row proves anything of the hook code as it is. Subagents, and what the user left out, do not."""
    row = one.row
    return row.origin == NATURAL and row.outcome not in (SUBAGENT, *SKIPPED) and one.at_ms >= since


def surfaces(
    rows: Sequence[Timed], named: Mapping[Row, str], compactions: Sequence[Compaction], since: Mapping[str, int]
) -> tuple[Surface, ...]:
    """Each surface's verdict. `named`: a row's surface; `since`: agent -> ms, when its hook code last changed."""
    own: dict[str, list[Timed]] = {}
    for one in rows:
        own.setdefault(named.get(one.row, ""), []).append(one)
    done: dict[str, list[Compaction]] = {}
    for compaction in compactions:
        # Of what no surface can be named for, there is nothing to say but a miss.
        if compaction.counted and not (compaction.is_nameless and compaction.state == "unknown"):
            done.setdefault(compaction.surface or "", []).append(compaction)
    names = sorted((own.keys() | done.keys()) - {""})
    return tuple(_surface(name, own.get(name, []), done.get(name, []), since) for name in names)


def _surface(name: str, rows: list[Timed], done: list[Compaction], since: Mapping[str, int]) -> Surface:
    counted = [one.row for one in rows if is_counted(one, since.get(one.row.agent, 0))]
    states = {state: sum(one.state == state for one in done) for state in STATES}
    misses = tuple(one for one in done if one.miss is not None)
    starts = [row for row in counted if row.event == START]
    return Surface(
        name,
        _verdict(len(counted), states["finished"], len(misses)),
        len(rows),
        sum(one.row.origin == NATURAL for one in rows),
        len(counted),
        states,
        sum(row.outcome in GIVEN for row in starts),
        sum(row.outcome == "already_delivered" for row in starts),
        misses,
    )


def _verdict(rows: int, finished: int, misses: int) -> Verdict:
    if misses:
        return "FIX"
    return "KEEP" if rows >= ROWS_NEEDED and finished >= COMPACTIONS_NEEDED else "OBSERVE"


def worst(found: Iterable[Surface]) -> Verdict:
    """The worst of the surfaces with natural rows, or with a miss; OBSERVE where there are none."""
    verdicts = [one.verdict for one in found if one.natural_rows or one.misses]
    return max(verdicts, key=_WORST.index) if verdicts else "OBSERVE"
