"""`paths`: where things lie on this machine."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .. import paths
from ..errors import GuardError
from ..i18n import _
from .args import add_json, add_root, roots_of
from .output import Output, note

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser, _("one JSON document"))
    add_root(parser)


def run(args: Namespace) -> int:
    from ..transcript.discover import find_roots

    out = Output(raw=False)
    try:
        roots = roots_of(args)
    except GuardError as error:
        # Where a config is wrong, this is the command that says which one it is.
        note(error.message, error.hint)
        roots = find_roots()
    own = {
        "config": paths.config_file(),
        "keymaps": paths.keymap_dir(),
        "cache": paths.cache_dir(),
        "state": paths.state_dir(),
        "claude": paths.claude_dir(),
        "codex": paths.codex_dir(),
    }
    sessions = [{"agent": root.agent or None, "path": root.path, "exists": os.path.isdir(root.path)} for root in roots]
    if args.json:
        out.json({**{name: out.mask(path) for name, path in own.items()}, "roots": sessions})
        return 0
    from .layout import table

    rows = [[name, out.mask(path) + _absent(path)] for name, path in own.items()]
    rows += [[_("sessions"), out.mask(root.path) + _absent(root.path)] for root in roots]
    for line in table(rows):
        out.line(line)
    return 0


def _absent(path: str) -> str:
    return "" if os.path.exists(path) else "  " + _("(not there)")
