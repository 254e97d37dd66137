"""`sessions`: every session, newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _
from .args import add_json, add_raw, add_root, roots_of
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator, Sequence

    from ..transcript.discover import Root
    from ..transcript.listing import Overview

_MASKED = "[REDACTED:"


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser, _("one JSON document"))
    add_raw(parser)
    add_root(parser)


def run(args: Namespace) -> int:
    from ..transcript.crew import processors
    from ..transcript.listing import overview

    roots = roots_of(args)
    found = overview(roots, workers=processors())
    out = Output(raw=args.raw)
    rows = _unmasked(found, roots) if args.raw else [listed.row for listed in found.sessions]
    if args.json:
        out.json_rows(rows)
    return 0


def _unmasked(found: Overview, roots: Sequence[Root]) -> Iterator[str]:
    """Rows as they are: the cache holds masked ones, so where something was masked the session is read again."""
    from ..transcript.listing import raw_row

    for listed in found.sessions:
        yield raw_row(listed.path, roots) if _MASKED in listed.row else listed.row
