"""`export`: a session as a Markdown page, or as the JSON of `show`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..i18n import _
from ..transcript.row import rfc3339
from .args import add_raw, add_root, add_session, opened
from .document import members
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from ..model import Boundary, Turn
    from ..transcript.session import Session

_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})(.*)")
_HTML_ENDS = re.compile(r"</(details)", re.IGNORECASE)


def add_arguments(parser: ArgumentParser) -> None:
    add_session(parser)
    parser.add_argument(
        "--format", choices=("md", "json"), default="md", help=_("Markdown (md), or the JSON of `show`")
    )
    parser.add_argument("--json", action="store_const", const="json", dest="format", help=_("short for --format json"))
    add_raw(parser)
    add_root(parser)


def run(args: Namespace) -> int:
    session = opened(args)
    out = Output(raw=args.raw)
    if args.format == "json":
        out.json_object(members(session, out))
    else:
        for block in _blocks(session, out):
            out.line(block + "\n")
    return 0


def _blocks(session: Session, out: Output) -> Iterator[str]:
    yield from _head(session, out)
    pending = list(session.boundaries)
    for turn in session.turns:
        while pending and turn.epoch >= pending[0].index:
            yield from _compaction(session, pending.pop(0), out)
        yield _heading(turn)
        yield closed(out.mask(session.text(turn)))
    for boundary in pending:
        yield from _compaction(session, boundary, out)


def _head(session: Session, out: Output) -> Iterator[str]:
    from . import words

    info = session.info
    yield f"# {words.title(info, out)}"
    times = [rfc3339(at) for at in (info.started_ms, info.updated_ms)]
    facts = [
        f"{info.agent} `{out.mask(info.session_id)}`",
        f"`{out.mask(info.cwd)}`" if info.cwd else "",
        " – ".join(filter(None, times)),
        words.extent(info),
        *words.faults(session, out),
    ]
    yield "\n".join(f"- {fact}" for fact in facts if fact)


def _heading(turn: Turn) -> str:
    from . import words

    said = [str(turn.n), words.role(turn), rfc3339(turn.at_ms) or "", *words.state(turn)]
    return f"## {' · '.join(filter(None, said))}"


def _compaction(session: Session, boundary: Boundary, out: Output) -> Iterator[str]:
    from . import words

    yield "---"
    yield f"## {words.boundary(boundary, rfc3339(boundary.at_ms) or '', out)}"
    text = words.summary(boundary, session.summary(boundary), out)
    yield f"<details><summary>{_('What the model was left with')}</summary>"
    # A summary may speak of such tags itself; only ours may end ours.
    yield closed(_HTML_ENDS.sub(r"&lt;/\1", text))
    yield "</details>"


def closed(text: str) -> str:
    """Markdown whose last code fence is closed: an open one would swallow every turn behind it."""
    fence = ""
    for line in text.split("\n"):
        match = _FENCE.match(line)
        if match is None:
            continue
        mark, rest = match.groups()
        if not fence and not (mark[0] == "`" and "`" in rest):
            fence = mark
        elif fence and mark.startswith(fence) and not rest.strip():
            fence = ""
    return f"{text}\n{fence}" if fence else text
