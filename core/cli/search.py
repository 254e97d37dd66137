"""`search`: a phrase or a regex in one session, some, a project, or all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ..i18n import _, ngettext
from ..transcript.row import rfc3339
from .args import add_json, add_raw, add_root, roots_of
from .output import Output, note

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Iterable, Sequence

    from ..search.ahead import Ahead
    from ..search.matcher import Matcher
    from ..search.query import Query
    from ..search.scan import Hit, Progress
    from ..transcript.discover import Root, SessionFile

_LIMIT = 200


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("phrase", metavar="PHRASE", help=_("what to find; case and full/half width do not matter"))
    parser.add_argument(
        "session",
        metavar="SESSION",
        nargs="*",
        default=[],
        help=_("search only these: id, unique prefix, path, or `current`; without, all"),
    )
    parser.add_argument(
        "--project", metavar=_("FOLDER"), help=_("only sessions of this project: its folder, or the folder's name")
    )
    parser.add_argument("--agent", choices=("claude", "codex"), help=_("only this agent's sessions"))
    parser.add_argument(
        "--since", metavar=_("TIME"), help=_("only turns from then on: a date, a date and time, or 2h, 3d")
    )
    parser.add_argument("--until", metavar=_("TIME"), help=_("only turns before then; a bare date counts to its end"))
    parser.add_argument("--role", choices=("user", "assistant"), help=_("only what the user typed, or only replies"))
    parser.add_argument("--regex", action="store_true", help=_("PHRASE is a regular expression, as Python reads them"))
    parser.add_argument(
        "--case", action="store_true", help=_("tell apart upper and lower case, full and half width, composed or not")
    )
    parser.add_argument("--tools", action="store_true", help=_("search the input and output of tools too"))
    parser.add_argument(
        "--before-compaction", action="store_true", help=_("only turns from before the last compaction")
    )
    parser.add_argument("--limit", metavar="N", default=str(_LIMIT), help=_("stop after N hits (200); 0 for all"))
    add_json(parser, _("one JSON object a line, as they are found"))
    add_raw(parser)
    add_root(parser)


def run(args: Namespace) -> int:
    from ..search.matcher import matcher_for

    limit = _limit(args.limit)
    matcher = matcher_for(args.phrase, regex=args.regex, case=args.case)
    since, until = _times(args)
    roots = roots_of(args)
    files = _files(args, roots)
    # Imported late: while the child sweeps, this process loads what hits need.
    ahead = _sweep_ahead(matcher, files, texts=not args.tools)
    try:
        return _search(args, _query(args, since, until), files, roots, limit, ahead)
    finally:
        if ahead is not None:
            ahead.close()


def _sweep_ahead(matcher: Matcher, files: Sequence[SessionFile], *, texts: bool) -> Ahead | None:
    from ..search.ahead import Ahead, worthwhile

    if not matcher.anchors or not worthwhile(sum(file.size for file in files)):
        return None
    from ..search.spelling import plan_for

    return Ahead([plan_for(anchor) for anchor in matcher.anchors], [file.path for file in files], texts=texts)


def _search(
    args: Namespace, query: Query, files: list[SessionFile], roots: Sequence[Root], limit: int, ahead: Ahead | None
) -> int:
    from itertools import islice

    from ..search.scan import search

    if args.session:
        files = _checked(files)
    out = Output(raw=args.raw)
    unread: list[int] = [0]

    def note(progress: Progress) -> None:
        unread[0] = progress.unread

    found = search(
        query,
        [file for file in files if args.agent in (None, file.agent)],
        cancelled=lambda: False,
        on_progress=note,
        mask=None if args.raw else out.mask,
        roots=roots,
        in_project=_in_project(args.project) if args.project else None,
        ahead=ahead,
    )
    shown = islice(found, limit) if limit else found
    count = _json(shown, out) if args.json else _text(shown, out)
    if limit and count == limit and not args.json:
        _say(_("Stopped at {limit} hits; --limit 0 shows all.").format(limit=limit))
    if unread[0]:
        told = ngettext("{count} file could not be read.", "{count} files could not be read.", unread[0])
        _say(told.format(count=unread[0]))
    return 0 if count else 1


def _times(args: Namespace) -> tuple[int | None, int | None]:
    """`--since` and `--until` in milliseconds."""
    if args.since is None and args.until is None:
        return None, None
    from datetime import datetime

    from ..search.when import parse_when

    now = datetime.now().astimezone()
    since = None if args.since is None else parse_when(args.since, now=now)
    return since, None if args.until is None else parse_when(args.until, now=now, end=True)


def _query(args: Namespace, since: int | None, until: int | None) -> Query:
    from ..search.query import BOTH_ROLES, Query

    return Query(
        args.phrase,
        regex=args.regex,
        case=args.case,
        roles=frozenset((args.role,)) if args.role else BOTH_ROLES,
        since_ms=since,
        until_ms=until,
        tools=args.tools,
        before_compaction=args.before_compaction,
    )


def _limit(text: str) -> int:
    from ..errors import UsageError

    if not text.isascii() or not text.isdigit():
        raise UsageError(
            _("--limit {text}: not a number.").format(text=text), _("Give a whole number; 0 for all hits.")
        )
    return int(text)


def _files(args: Namespace, roots: Sequence[Root]) -> list[SessionFile]:
    """The transcripts to search, newest first, each once. A session that is named must be there."""
    from ..transcript.discover import SessionFile, resolve, session_files
    from ..transcript.listing import closed_reason
    from ..transcript.source import open_source

    if not args.session:
        closed: list[OSError] = []
        listed = session_files(roots, closed)
        note(*map(closed_reason, closed))
        return [file for file in listed if args.agent in (None, file.agent)]
    files = {}
    for name in args.session:
        source = open_source(resolve(name, roots))
        status = os.fstat(source.fd)
        source.close()
        agent = "codex" if os.path.basename(source.path).startswith("rollout-") else "claude"
        found = SessionFile(agent, source.path, status.st_size, status.st_mtime_ns, status.st_ino)
        files[status.st_dev, status.st_ino] = found
    return sorted(files.values(), key=lambda file: (-file.mtime_ns, file.path))


def _checked(files: Iterable[SessionFile]) -> list[SessionFile]:
    """Named files with their agents, by what stands in them. Raises InputError for what is no transcript."""
    from ..transcript.session import detect_agent
    from ..transcript.source import open_source

    checked = []
    for file in files:
        source = open_source(file.path)
        try:
            file.agent = detect_agent(source)
        finally:
            source.close()
        checked.append(file)
    return checked


def _in_project(project: str) -> Callable[[str | None], bool]:
    """A test of a session's folder: in the folder that is named, or in one of that name."""
    full = os.path.abspath(os.path.expanduser(project))
    real = os.path.realpath(full)
    bare = os.sep not in project and project not in (os.curdir, os.pardir)

    def test(cwd: str | None) -> bool:
        if not cwd:
            return False
        if bare and project.casefold() in (part.casefold() for part in cwd.split(os.sep)):
            return True
        return any(cwd == folder or cwd.startswith(folder.rstrip(os.sep) + os.sep) for folder in (full, real))

    return test


def _json(hits: Iterable[Hit], out: Output) -> int:
    count = 0
    for hit in hits:
        count += 1
        out.json(
            {
                "agent": hit.agent,
                "session_id": out.mask(hit.session_id),
                "path": out.mask(hit.path),
                "turn": hit.turn,
                "epoch": hit.epoch,
                "role": hit.role,
                "at": rfc3339(hit.at_ms),
                "in_context": hit.in_context,
                "line": hit.line,
                "turn_path": out.mask(hit.turn_path),
                "snippet": hit.snippet,
                "spans": [list(span) for span in hit.spans],
            }
        )
        out.flush()
    return count


def _text(hits: Iterable[Hit], out: Output) -> int:
    """Hits under a line for their session, each with its place in the compactions."""
    count, away, session = 0, 0, ""
    for hit in hits:
        count += 1
        if hit.session_id != session:
            if session:
                out.line()
            session = hit.session_id
            out.line(out.mask(f"{hit.agent} · {session} · {hit.path}"))
        away += not hit.in_context
        out.line(_row(hit))
        out.line("    " + " ".join(hit.snippet.split()))
        out.flush()
    if count:
        total = ngettext("{count} hit", "{count} hits", count).format(count=count)
        out.line("\n" + _("{total}, {away} compacted away").format(total=total, away=away))
    else:
        _say(_("Nothing found."))
    return count


def _row(hit: Hit) -> str:
    from datetime import datetime

    when = "–"
    if rfc3339(hit.at_ms) is not None and hit.at_ms is not None:
        when = datetime.fromtimestamp(hit.at_ms / 1000).strftime("%Y-%m-%d %H:%M")
    role = {"user": _("user"), "assistant": _("assistant")}[hit.role]
    place = _("in context") if hit.in_context else _("compacted away")
    mark = "┃" if hit.in_context else "┊"
    epoch = _("epoch {epoch}").format(epoch=hit.epoch)
    return f"  {mark} {hit.turn} · {role} · {when} · {epoch} · {place}"


def _say(text: str) -> None:
    """A remark for people: to stderr, so that a pipe holds hits alone."""
    import sys

    sys.stderr.write(text + "\n")
