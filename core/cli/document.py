"""A session as `show --json` and `export` give it: plain values with the names of the contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..transcript.row import rfc3339, row_of
from .labels import Labels
from .output import Json, Output

if TYPE_CHECKING:
    from ..model import Boundary
    from ..transcript.session import Session


def boundary_row(boundary: Boundary, summary: str | None, out: Output) -> Json:
    return {
        "index": boundary.index,
        "id": out.mask(boundary.id),
        "at": rfc3339(boundary.at_ms),
        "trigger": boundary.trigger,
        "pre_tokens": boundary.pre_tokens,
        "post_tokens": boundary.post_tokens,
        "summary": out.mask_or_none(summary),
        "summary_state": boundary.summary_state,
        "inherited": boundary.inherited,
        "line": boundary.line,
        "after_turn": boundary.after_turn,
    }


def turn_rows(session: Session, out: Output, *, kinds: bool = False) -> Iterator[Json]:
    labels = Labels(session, kinds=kinds)
    for turn in session.turns:
        yield {
            "n": turn.n,
            "id": out.mask(turn.id),
            "epoch": turn.epoch,
            "role": turn.role,
            "at": rfc3339(turn.at_ms),
            "text": out.mask(session.text(turn)),
            "in_context": turn.in_context,
            "branch": turn.branch,
            "labels": labels.of(turn),
            "line": turn.line,
            "path": out.mask(turn.path),
            "tools": turn.tool_count,
        }


def members(session: Session, out: Output, *, kinds: bool = False) -> Iterator[tuple[str, object]]:
    """The document of `show`, member by member, turns one at a time: a long session is never held whole.

    `kinds`: with the kinds of what is said among a turn's labels.
    """
    yield "session", row_of(session.info, out.mask)
    yield "boundaries", [boundary_row(row, session.summary(row), out) for row in session.boundaries]
    yield "turns", turn_rows(session, out, kinds=kinds)
    yield "damage", [{"line": row.line, "reason": out.mask(row.reason)} for row in session.damage]
    yield "unknown_types", {out.mask(name): count for name, count in session.unknown_types.items()}
