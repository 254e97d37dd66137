"""From the session's values to what the screen draws. Secrets are masked here, before a widget sees them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from ..core.i18n import _
from ..core.model import Boundary, ToolCall
from ..core.redact.apart import LARGE_TEXT
from ..core.redact.apart import masked as masked
from ..core.redact.engine import redact
from ..core.text import visible
from ..core.transcript.toolcalls import inside_session
from .fates import badge
from .widgets.details import BoundaryDetail, Detail, ToolDetail, TurnDetail, WaitingDetail
from .widgets.rows import HitRow, RuleRow, ToolRow, TurnRow

if TYPE_CHECKING:
    from ..core.audit.session import Mark
    from ..core.search.scan import Hit
    from ..core.transcript.session import Session
    from .marks import Marks

_HEAD_CHARS = 1_200
"""Of a turn's first line, far more than the widest terminal shows."""
Mask = Callable[[str], str]
"""Masks the secrets of a text; a large one takes seconds."""
LARGE_RECORD_BYTES = 1 << 20
"""Records above this are not decoded for a row of a list, only when their turn is opened."""


def turn_row(session: Session, at: int, marks: Marks) -> TurnRow:
    """One turn by its position."""
    turn = session.turns[at]
    large = session.columns.size[at] > LARGE_RECORD_BYTES
    return TurnRow(
        n=turn.n,
        role=turn.role,
        in_context=turn.in_context,
        at_ms=turn.at_ms,
        text=size_mark(session.columns.size[at]) if large else redact(_head(session.text(turn))).text,
        tools=turn.tool_count,
        labels=turn.labels,
        abandoned=turn.branch == "abandoned",
        kind=next(iter(marks.of(session, at)), ""),
    )


def size_mark(size: int) -> str:
    """Stands for a record that is too large to be decoded in passing."""
    return f"[{size / 1_000_000:.1f} MB]"


def _head(text: str) -> str:
    return text[: _HEAD_CHARS * 4].lstrip()[:_HEAD_CHARS]


def rule_row(boundary: Boundary, mark: Mark | None = None) -> RuleRow:
    """One compaction, and what became of its checkpoint."""
    return RuleRow(
        boundary.index,
        boundary.at_ms,
        boundary.trigger,
        boundary.pre_tokens,
        boundary.post_tokens,
        boundary.summary_state,
        boundary.inherited,
        badge(mark),
    )


def tool_row(session: Session, at: int, call: ToolCall | None) -> ToolRow:
    """One call; None: counted when the file was indexed, but not readable now."""
    turn = session.turns[at]
    if call is None:
        return ToolRow(turn.n, "?", "", turn.in_context, False, None)
    size = None if call.output is None else call.output_size
    return ToolRow(turn.n, redact(call.name).text, redact(_head(call.input)).text, turn.in_context, call.is_error, size)


def turn_detail(session: Session, at: int, marks: Marks, hit: HitRow | None = None, mask: Mask = masked) -> TurnDetail:
    """A turn, whole, with the phrase of a hit marked."""
    turn = session.turns[at]
    raw = session.text(turn)
    text = mask(raw)
    raw_tools = tuple(session.tools(turn))
    tools = tuple(masked_call(call, mask) for call in raw_tools)
    return TurnDetail(
        n=turn.n,
        role=turn.role,
        in_context=turn.in_context,
        at_ms=turn.at_ms,
        epoch=turn.epoch,
        text=text,
        raw=raw if raw != text else None,
        labels=turn.labels,
        abandoned=turn.branch == "abandoned",
        tools=tools,
        raw_tools=raw_tools if raw_tools != tools else (),
        kinds=_kinds(session, at, raw, marks),
        phrase=_phrase_in(text, hit) if hit is not None else None,
    )


def _kinds(session: Session, at: int, raw: str, marks: Marks) -> tuple[str, ...]:
    """What a turn says; looked for here where nobody did before."""
    from ..core.checkpoint.kinds import kinds_said

    known = marks.of(session, at)
    if marks.said(session, at) is not None or len(raw) >= LARGE_TEXT:
        return known
    return *known, *kinds_said(raw, session.turns[at].role)


def _phrase_in(text: str, hit: HitRow) -> tuple[int, int] | None:
    """Where a hit's phrase stands in the whole text: found by the words around it, else by itself."""
    phrase = hit.text[hit.start : hit.end]
    if not phrase:
        return None
    around = hit.text[max(0, hit.start - 12) : hit.end]
    at = text.find(around)
    if at >= 0:
        at += len(around) - len(phrase)
    else:
        at = text.find(phrase)
    return (at, at + len(phrase)) if at >= 0 else None


def masked_call(call: ToolCall, mask: Mask = masked) -> ToolCall:
    """The call with its secrets masked."""
    output = call.output if call.output is None else mask(call.output)
    return replace(call, name=redact(call.name).text, input=mask(call.input), output=output)


def boundary_detail(session: Session, at: int, mask: Mask = masked) -> BoundaryDetail:
    """A compaction with the summary that it left."""
    boundary = session.boundaries[at]
    raw = session.summary(boundary) or ""
    text = mask(raw)
    return BoundaryDetail(
        boundary.index,
        boundary.at_ms,
        boundary.trigger,
        boundary.pre_tokens,
        boundary.post_tokens,
        boundary.summary_state,
        text,
        raw if raw != text else None,
        boundary.inherited,
    )


def tool_detail(session: Session, at: int, tool: int, marks: Marks, mask: Mask = masked) -> Detail:
    """One tool call, whole; its turn where the call cannot be read."""
    turn = session.turns[at]
    calls = session.tools(turn)
    if tool >= len(calls):
        return turn_detail(session, at, marks, mask=mask)
    raw = calls[tool]
    call = masked_call(raw, mask)
    return ToolDetail(turn.n, turn.in_context, turn.at_ms, turn.epoch, call, raw if raw != call else None)


def hit_row(hit: Hit) -> HitRow:
    """A hit with its first match marked. Its snippet was masked before it was cut."""
    start, end = hit.spans[0] if hit.spans else (0, 0)
    return HitRow(hit, hit.turn, hit.role, hit.in_context, hit.at_ms, hit.epoch, hit.snippet, start, end)


def as_text(detail: Detail) -> tuple[str, str]:
    """What is copied, and its name: masked, with control sequences as visible codes."""
    if isinstance(detail, BoundaryDetail):
        text, what = detail.text, _("the summary of compaction %d") % detail.index
    elif isinstance(detail, WaitingDetail):
        text, what = "", ""
    elif isinstance(detail, ToolDetail):
        text = "\n\n".join(filter(None, (detail.call.input, detail.call.output)))
        what = _("the tool call")
    else:
        text = detail.text
        what = _("turn %d") % detail.n if detail.n else _("the turn")
    return visible(text), what


MOST_OUTPUT_BYTES = 8 << 20


def persisted_detail(session: Session, at: int, call: ToolCall, mask: Mask = masked) -> tuple[Detail | None, str]:
    """The call with its whole output read from the session's own folder, or why it stays closed."""
    path = inside_session(call.output_path or "", session.path)
    if path is None:
        return None, _("That file is outside the session's own folder. It stays closed.")
    try:
        with open(path, "rb") as file:
            data = file.read(MOST_OUTPUT_BYTES + 1)
    except OSError as error:
        return None, _("The whole output is gone: %s.") % (error.strerror or str(error))
    raw = data[:MOST_OUTPUT_BYTES].decode("utf-8", "replace")
    if len(data) > MOST_OUTPUT_BYTES:
        raw += "\n…"
    turn = session.turns[at]
    return ToolDetail(turn.n, turn.in_context, turn.at_ms, turn.epoch, call, original=mask(raw)), ""
