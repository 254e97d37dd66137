"""The audit as JSON (DESIGN 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..audit.report import COMPACTIONS_NEEDED, ROWS_NEEDED, Compaction, Report, Surface
from ..audit.verdict import STATES
from ..transcript.row import rfc3339

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .output import Json

    Mask = Callable[[str], str]


def document(report: Report, mask: Mask, *, everything: bool) -> Json:
    """The whole report. `everything`: the list of compactions holds those that do not count, too."""
    counted = [one for one in report.compactions if one.counted]
    return {
        "verdict": report.verdict,
        "rows": report.rows,
        "natural_rows": report.natural_rows,
        "counted_rows": sum(one.counted_rows for one in report.surfaces),
        "compactions": _states(counted),
        "injected": sum(one.injected for one in report.surfaces),
        "already_delivered": sum(one.already_delivered for one in report.surfaces),
        "misses": [_row(one, mask) for one in report.misses],
        "needs": _needs(report, mask),
        "surfaces": {one.name: _surface(one, report, mask) for one in report.surfaces},
        "list": [_row(one, mask) for one in (report.compactions if everything else counted)],
        "failing": [
            {
                "agent": one.agent,
                "session": one.session,
                "session_id": _masked(one.session_id, mask),
                "path": _masked(one.path, mask),
                "times": one.times,
                "last": rfc3339(one.last_ms),
            }
            for one in report.failing
        ],
        "cut": [
            {"agent": one.agent, "session_id": mask(one.session_id), "path": mask(one.path), "line": one.line}
            for one in report.cut
        ],
        "torn": report.torn,
        "unread": list(report.unread),
        "unknown_surface": report.unknown_surface,
        "since": {agent: rfc3339(at) for agent, at in report.since.items()},
    }


def _surface(surface: Surface, report: Report, mask: Mask) -> Json:
    own = [one for one in report.compactions if one.counted and one.surface == surface.name]
    needs: dict[str, object] = {"rows": surface.rows_needed, "compactions": surface.compactions_needed}
    needs["unknown"] = [_row(one, mask) for one in own if one.state == "unknown"]
    return {
        "verdict": surface.verdict,
        "rows": surface.rows,
        "natural_rows": surface.natural_rows,
        "counted_rows": surface.counted_rows,
        "compactions": dict(surface.states),
        "injected": surface.injected,
        "already_delivered": surface.already_delivered,
        "misses": [_row(one, mask) for one in surface.misses],
        "needs": {name: value for name, value in needs.items() if value},
    }


def _needs(report: Report, mask: Mask) -> Json:
    """What KEEP lacks, over the surfaces that the verdict is about: the most of each."""
    about = [one for one in report.surfaces if one.natural_rows or one.misses]
    needs: dict[str, object] = {
        "rows": max((one.rows_needed for one in about), default=ROWS_NEEDED),
        "compactions": max((one.compactions_needed for one in about), default=COMPACTIONS_NEEDED),
        "unknown": [_row(one, mask) for one in report.compactions if one.counted and one.state == "unknown"],
        "code_changed": list(report.code_changed),
        "unread": list(report.unread),
    }
    return {name: value for name, value in needs.items() if value}


def _states(compactions: Sequence[Compaction]) -> Json:
    return {state: sum(one.state == state for one in compactions) for state in STATES}


def _row(one: Compaction, mask: Mask) -> Json:
    return {
        "at": rfc3339(one.at_ms),
        "agent": one.agent,
        "surface": one.surface,
        "session": one.session,
        "session_id": _masked(one.session_id, mask),
        "path": _masked(one.path, mask),
        "compaction": one.number,
        "trigger": one.trigger,
        "state": one.state,
        "checkpoint": one.kept,
        "generation": one.generation,
        "delivery": one.delivery,
        "reason": one.miss,
        "detail": one.reason,
        "flags": list(one.flags),
        "natural": one.natural,
        "counted": one.counted,
    }


def _masked(text: str | None, mask: Mask) -> str | None:
    return None if text is None else mask(text)
