"""A search as a worker: the hits come in batches, and it stops as soon as nobody wants them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from textual.worker import get_current_worker

from ..core.errors import GuardError
from . import loading, present
from .messages import HitsFound, ScanEnded, ScanMoved

if TYPE_CHECKING:
    from textual.dom import DOMNode

    from ..core.search.query import Query
    from ..core.search.scan import Hit, Progress
    from ..core.transcript.discover import Root, SessionFile
    from ..core.transcript.session import Session

Scope = Literal["session", "project", "all"]
BATCH_S = 0.06
LIMIT = 500
"""Hits after which a scan waits to be asked for more."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is searched where."""

    query: Query
    scope: Scope
    session: Session
    roots: Sequence[Root]
    limit: int


def scan(screen: DOMNode, number: int, wanted: Wanted) -> None:
    """Search; a later scan takes an earlier one's place."""

    def work() -> None:
        from ..core.search.pattern import PatternError

        worker = get_current_worker()
        try:
            more = _post_hits(screen, number, wanted, lambda: worker.is_cancelled)
        except PatternError as error:
            screen.post_message(ScanEnded(number, False, error.message))
        except GuardError as error:
            screen.post_message(ScanEnded(number, False, f"{error.message} {error.hint}".strip()))
        else:
            if not worker.is_cancelled:
                screen.post_message(ScanEnded(number, more))

    loading.start(screen, "scan", work)


def _post_hits(screen: DOMNode, number: int, wanted: Wanted, cancelled: Callable[[], bool]) -> bool:
    """Post hits in batches; True when it stopped at the limit."""
    from ..core.search.scan import search

    batch: list[Hit] = []
    posted = time.monotonic()
    found = 0

    def flush() -> None:
        nonlocal batch, posted
        if batch and not cancelled():
            screen.post_message(HitsFound(number, batch))
        batch, posted = [], time.monotonic()

    def moved(progress: Progress) -> None:
        # A block takes a few milliseconds: told of each, the screen would do nothing but draw percentages.
        if time.monotonic() - posted > BATCH_S:
            screen.post_message(ScanMoved(number, progress.done_bytes / max(progress.total_bytes, 1)))
            flush()

    hits = search(
        wanted.query, _files(wanted), cancelled=cancelled, on_progress=moved, mask=present.masked, roots=wanted.roots,
        in_project=_project_test(wanted),
    )  # fmt: skip
    for hit in hits:
        batch.append(hit)
        found += 1
        if time.monotonic() - posted > BATCH_S:
            flush()
        if found >= wanted.limit:
            break
    flush()
    return found >= wanted.limit


def _files(wanted: Wanted) -> list[SessionFile]:
    """The transcripts of a scope; the shown one also where it lies outside the roots."""
    from ..core.transcript.discover import SessionFile, session_files

    path = wanted.session.path
    files = [] if wanted.scope == "session" else session_files(wanted.roots)
    if not any(file.path == path for file in files):
        status = os.stat(path)
        shown = SessionFile(wanted.session.agent, path, status.st_size, status.st_mtime_ns, status.st_ino)
        files.insert(0, shown)
    return files


def _project_test(wanted: Wanted) -> Callable[[str | None], bool] | None:
    if wanted.scope != "project":
        return None
    cwd = wanted.session.info.cwd
    return lambda other: other == cwd
