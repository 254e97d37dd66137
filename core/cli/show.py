"""`show`: one session's turns, compactions and damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _
from .args import add_json, add_raw, add_root, add_session, roots_of
from .document import members
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def add_arguments(parser: ArgumentParser) -> None:
    add_session(parser)
    add_json(parser, _("one JSON document"))
    add_raw(parser)
    add_root(parser)


def run(args: Namespace) -> int:
    from ..transcript.discover import resolve
    from ..transcript.session import open_session

    roots = roots_of(args)
    session = open_session(resolve(args.session, roots), roots=roots)
    out = Output(raw=args.raw)
    out.json_object(members(session, out))
    return 0
