"""`demo` without a terminal: the built-in session is written and read back step by step, and told as text.

With a terminal the console opens on it instead: `tui/cli.py` sees to that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _, ngettext
from ..transcript.row import rfc3339
from .args import add_json
from .output import Json, Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from ..demo.stage import Stage
    from ..demo.story import Step
    from ..transcript.session import Session

_INDENT = "     "


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser, _("one JSON object an event, a line each; also on a terminal"))


def run(args: Namespace) -> int:
    from ..demo.stage import Stage

    out = Output(raw=False)
    with Stage() as stage:
        for event in _events(stage, out):
            if args.json:
                out.json(event)
            else:
                _tell(event, out)
            out.flush()
    return 0


def _events(stage: Stage, out: Output) -> Iterator[Json]:
    """What happens, as reading the growing file shows it."""
    from ..transcript.session import open_session

    story = stage.story
    at = rfc3339(stage.at_ms)
    yield {"at": at, "event": "started", "agent": "claude", "session_id": story.session_id, "title": story.title}
    session = open_session(stage.path, cache=False, roots=stage.roots)
    try:
        for step in stage.play():
            growth = session.refresh()
            if growth.state == "replaced":
                session.close()
                session = open_session(stage.path, cache=False, roots=stage.roots)
            yield from _found(session, step, growth.new_turns, stage, out)
        seen = sum(turn.in_context for turn in session.turns)
        total = len(session.turns)
        at = rfc3339(stage.at_ms)
        yield {"at": at, "event": "ended", "turns": total, "in_context": seen, "compactions": len(session.boundaries)}
    finally:
        session.close()


def _found(session: Session, step: Step, new_turns: int, stage: Stage, out: Output) -> Iterator[Json]:
    if step.note is not None:
        yield {"at": rfc3339(stage.at_ms), "event": step.event, "text": step.note}
    if step.compaction is not None:
        row = session.boundaries[-1]
        yield {
            "at": rfc3339(row.at_ms),
            "event": "boundary",
            "index": row.index,
            "trigger": row.trigger,
            "pre_tokens": row.pre_tokens,
            "post_tokens": row.post_tokens,
            "summary": out.mask_or_none(session.summary(row)),
        }
    for turn in session.turns[len(session.turns) - new_turns :]:
        yield {
            "at": rfc3339(turn.at_ms),
            "event": "turn",
            "turn": turn.n,
            "role": turn.role,
            "text": out.mask(session.text(turn)),
            "tools": turn.tool_count,
        }


def _tell(event: Json, out: Output) -> None:
    kind = event["event"]
    if kind == "started":
        out.line(f"{event['title']}  ({event['agent']} {event['session_id']})")
    elif kind == "turn":
        role = _("user") if event["role"] == "user" else _("assistant")
        tools = event["tools"]
        calls = ngettext("{count} tool call", "{count} tool calls", tools).format(count=tools) if tools else ""
        _block(" · ".join(filter(None, (f"{event['turn']:>3}  {role}", calls))), event["text"], out)
    elif kind == "boundary":
        head = _("compaction {number}").format(number=event["index"])
        figures = _("{before} → {after} tokens").format(
            before=f"{event['pre_tokens']:,}", after=f"{event['post_tokens']:,}"
        )
        _block(f"──── {head} · {figures} ────", event["summary"] or "", out)
    elif kind == "ended":
        turns, seen = event["turns"], event["in_context"]
        text = ngettext("{count} turn; the model sees {seen}.", "{count} turns; the model sees {seen}.", turns)
        out.line("\n" + text.format(count=turns, seen=seen))
        out.line(_("In a terminal, `compact-guard demo` opens the console on this session while it grows."))
    else:
        _block("", event["text"], out, indent=">>> ")


def _block(head: str, text: str, out: Output, *, indent: str = _INDENT) -> None:
    from .layout import width, wrap

    out.line(f"\n{head}" if head else "")
    for line in wrap(text, width() - len(indent)):
        out.line(f"{indent}{line}".rstrip())
