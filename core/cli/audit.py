"""`audit`: what the guard did for each compaction, and a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _
from .args import add_json, add_root, roots_of
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--all",
        action="store_true",
        help=_("list what does not count too: tests, what was paused or excluded, before the hook code changed"),
    )
    add_json(parser, _("one JSON document"))
    add_root(parser)


def run(args: Namespace) -> int:
    from ..audit.survey import survey
    from ..paths import state_dir
    from ..transcript.listing import processors

    report = survey(state_dir(), roots_of(args), workers=processors())
    out = Output(raw=False)
    if args.json:
        from .audit_json import document

        out.json(document(report, out.mask, everything=args.all))
    else:
        from .audit_page import PIPE, page
        from .layout import width

        for line in page(report, width() if out.terminal else PIPE, everything=args.all):
            out.line(out.mask(line))
    return int(report.verdict != "KEEP")
