"""`sessions`: every session, newest first."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ..i18n import _, ngettext
from .args import add_json, add_raw, add_root, roots_of
from .output import Output, note

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator, Mapping, Sequence

    from ..model import SessionInfo
    from ..transcript.discover import Root
    from ..transcript.listing import Overview

_MASKED = "[REDACTED:"
_FOLDER_CELLS = 16
_WIDE = 100
"""Columns from which on there is room for all."""


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser, _("one JSON document"))
    add_raw(parser)
    add_root(parser)


def run(args: Namespace) -> int:
    from ..transcript.listing import overview, processors

    roots = roots_of(args)
    found = overview(roots, workers=processors())
    out = Output(raw=args.raw)
    rows = _unmasked(found, roots) if args.raw else [listed.row for listed in found.sessions]
    if args.json:
        out.json_rows(rows)
    elif found.sessions:
        _print(found, list(rows), out)
    else:
        _print_none(roots, out)
    _tell_unread(found, out)
    return 0


def _unmasked(found: Overview, roots: Sequence[Root]) -> Iterator[str]:
    """Rows as they are: the cache holds masked ones, so where something was masked the session is read again."""
    from ..transcript.listing import raw_row

    for listed in found.sessions:
        yield raw_row(listed.path, roots) if _MASKED in listed.row else listed.row


def _print(found: Overview, rows: Sequence[str], out: Output) -> None:
    from json import loads

    from ..transcript.row import info_of
    from ..transcript.short import shortened
    from .layout import table, width

    infos = [info_of(loads(row), listed.path) for row, listed in zip(rows, found.sessions, strict=True)]
    limit = width() if out.terminal else None
    short = shortened(info.session_id for info in infos)
    if limit is None or limit >= _WIDE:
        heads = [_("ID"), _("UPDATED"), _("AGENT"), _("TURNS"), _("COMPACTIONS"), _("SIZE"), _("FOLDER"), _("TITLE")]
        lines = [heads, *(_cells(info, short, out) for info in infos)]
    else:
        heads = [_("ID"), _("UPDATED"), _("AGENT"), _("TURNS"), _("COMP."), _("FOLDER: TITLE")]
        lines = [heads, *(_narrow(_cells(info, short, out)) for info in infos)]
    for line in table(lines, right=(3, 4, 5) if len(heads) == 8 else (3, 4), limit=limit):
        out.line(line)


def _cells(info: SessionInfo, short: Mapping[str, str], out: Output) -> list[str]:
    from .layout import cut, local_time, one_line, size

    # Here, not in `line`: what is cut to a width must be what is shown.
    shown = out.shown
    return [
        shown(short[info.session_id]),
        local_time(info.updated_ms),
        info.agent,
        str(info.turns),
        str(info.compactions or "–"),
        size(info.size_bytes),
        cut(shown(one_line(os.path.basename((info.cwd or "").rstrip("/")))), _FOLDER_CELLS),
        shown(one_line(info.title or "")),
    ]


def _narrow(row: list[str]) -> list[str]:
    """Without year and size; folder and title share the last column."""
    id, updated, agent, turns, compactions, _size, folder, title = row
    return [id, updated[5:], agent, turns, compactions, f"{folder}: {title}" if folder and title else folder or title]


def _print_none(roots: Sequence[Root], out: Output) -> None:
    out.line(_("No session yet. These folders were looked into:"))
    for root in roots:
        out.line(f"  {out.mask(root.path)}")
    out.line(_("--root FOLDER looks elsewhere too; `compact-guard demo` plays a built-in session."))


def _tell_unread(found: Overview, out: Output) -> None:
    """On stderr: a session that cannot be read is not the same as none."""
    if found.unreadable:
        count = len(found.unreadable)
        note(
            ngettext("{count} file could not be read:", "{count} files could not be read:", count).format(count=count),
            *(out.mask(reason) for _path, reason in found.unreadable),
        )
