"""`purge`: delete what is stored of a session, or of all, for good."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ..errors import RefusedError, UsageError
from ..i18n import _, ngettext
from .args import add_json, add_root
from .output import Output, note

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable

    from ..checkpoint.purge import Purged


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "session",
        nargs="?",
        metavar="SESSION",
        help=_("id, unique prefix of one, path to a transcript, or `current`; by its whole id without a transcript"),
    )
    parser.add_argument("--all", action="store_true", help=_("everything that is stored, of every session"))
    parser.add_argument("--yes", action="store_true", help=_("do not ask"))
    add_json(parser, _("one JSON document"))
    add_root(parser)


def run(args: Namespace) -> int:
    if args.all == (args.session is not None):
        raise UsageError(_("Name a session, or say --all."))
    purge, what = _job(args)
    if not args.yes and not _agreed(purge(False), what):
        return 0
    purged = purge(True)
    out = Output(raw=False)
    if args.json:
        out.json({"files": purged.files, "left": purged.left})
        return 0
    out.line(_deleted(purged))
    for name in purged.left:
        note(_("Left where it is, for it is not ours: {name}").format(name=name))
    return 0


def _job(args: Namespace) -> tuple[Callable[[bool], Purged], str]:
    """What deletes (True) or counts (False), and what it is about."""
    from ..checkpoint.store import Store
    from ..paths import state_dir
    from .stored import subject_of

    if args.all:
        store = Store(state_dir())
        return (lambda really: store.purge_all(really=really)), _("all sessions")
    subject = subject_of(args)

    def purge(really: bool) -> Purged:
        return subject.store.purge(subject.agent, subject.session_id, really=really)

    return purge, f"{subject.agent} {subject.session_id}"


def _agreed(found: Purged, what: str) -> bool:
    """Ask. Raises RefusedError where nobody can answer."""
    if not sys.stdin.isatty():
        raise RefusedError(_("Nothing was deleted: nobody can be asked."), _("--yes deletes without asking."))
    if not found.files:
        note(_("Nothing is stored of {what}.").format(what=what))
        return False
    count = found.files
    question = ngettext(
        "{count} file of {what} (checkpoints, pins, what belongs to them) will be deleted for good. Delete? [y/N] ",
        "{count} files of {what} (checkpoints, pins, what belongs to them) will be deleted for good. Delete? [y/N] ",
        count,
    ).format(count=count, what=what)
    sys.stderr.write(question)
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() in ("y", "yes"):
        return True
    note(_("Nothing was deleted."))
    return False


def _deleted(purged: Purged) -> str:
    if not purged.files:
        return _("Nothing was stored.")
    return ngettext("Deleted {count} file.", "Deleted {count} files.", purged.files).format(count=purged.files)
