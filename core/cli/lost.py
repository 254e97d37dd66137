"""`lost`: what each compaction lost: kept items against the model's summary and the pack that came after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _
from .args import add_json, add_root, add_session, from_one
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from ..insight.losses import Loss
    from .output import Json


def add_arguments(parser: ArgumentParser) -> None:
    add_session(parser)
    parser.add_argument("--compaction", type=from_one, metavar="K", help=_("only the session's K-th compaction"))
    parser.add_argument("--all", action="store_true", help=_("list what survived too"))
    add_json(parser, _("one JSON object a line, one for each compaction"))
    add_root(parser)


def run(args: Namespace) -> int:
    from ..insight.losses import losses
    from ..paths import state_dir
    from .stored import no_compaction, subject_of

    subject = subject_of(args)
    session, past = subject.opened(), subject.past()
    if args.compaction is not None and args.compaction > past.compactions:
        raise no_compaction(args.compaction, past.compactions)
    out = Output(raw=False)
    found = losses(session, past, state_dir(), args.compaction)
    if args.json:
        for loss in found:
            out.json(document(loss))
            out.flush()
        return 0
    from .layout import width
    from .lost_page import PIPE, head, page

    limit = width() if out.terminal else PIPE
    for line in head(session, past.compactions, out, limit):
        out.line(line)
    for loss in found:
        for line in page(loss, out, limit, everything=args.all):
            out.line(line)
    return 0


def document(loss: Loss) -> Json:
    """A compaction's JSON."""
    return {
        "compaction": loss.boundary.index,
        "summary_state": loss.boundary.summary_state,
        "delivery": loss.delivery,
        "stored": loss.stored,
        "generation": loss.generation if loss.stored else None,
        "items": [
            {
                "id": fate.item.id,
                "kind": fate.item.kind,
                "text": fate.item.text,
                "role": fate.item.role,
                "turn": fate.item.turn,
                "status": fate.status,
                "restored": fate.restored,
            }
            for fate in loss.fates
        ],
    }
