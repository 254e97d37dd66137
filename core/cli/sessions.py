"""`sessions`: every session, newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _
from .args import add_json, add_raw, add_root, roots_of
from .document import session_row
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser, _("one JSON document"))
    add_raw(parser)
    add_root(parser)


def run(args: Namespace) -> int:
    from ..transcript.listing import list_sessions

    out = Output(raw=args.raw)
    out.json_list(session_row(info, out) for info in list_sessions(roots_of(args)))
    return 0
