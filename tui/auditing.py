"""The audit, read by workers in a process beside the console: transcripts are scanned, which takes seconds at first."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.worker import get_current_worker

from ..core.paths import state_dir
from . import loading
from .messages import AuditRead, FatesRead, KeptLate

if TYPE_CHECKING:
    from textual.dom import DOMNode

    from ..core.transcript.discover import Root
    from ..core.transcript.session import Session


def read_report(screen: DOMNode, roots: Sequence[Root]) -> None:
    """The whole audit."""

    def work() -> None:
        from ..core.audit.aside import report_of
        from .aside import AUDIT, Aside

        worker = get_current_worker()
        try:
            with Aside("report", "", roots, lambda: bool(worker.is_cancelled), program=AUDIT) as aside:
                for fields in aside.answers():
                    screen.post_message(AuditRead(report_of(fields)))
        except ChildProcessError:
            screen.post_message(AuditRead(None))

    loading.start(screen, "audit", work)


def read_fates(app: DOMNode, session: Session, roots: Sequence[Root]) -> None:
    """What became of the compactions of one session. Where no hook ever left a row nothing is read."""

    def work() -> None:
        if not audit_signature():
            app.post_message(FatesRead(session, {}))
            return
        from ..core.audit.aside import marks_from
        from .aside import AUDIT, Aside

        worker = get_current_worker()
        try:
            with Aside("marks", session.path, roots, lambda: bool(worker.is_cancelled), program=AUDIT) as aside:
                for fields in aside.answers():
                    app.post_message(FatesRead(session, marks_from(fields)))
        except ChildProcessError:
            # The transcript has just gone, which the screen says in its own place.
            pass

    loading.start(app, "fates", work)


def keep_late(app: DOMNode, session: Session, roots: Sequence[Root]) -> None:
    """Save what the compaction that has just been seen took away, where the guard is installed and no hook did."""

    def work() -> None:
        from ..core.hooks.installed import is_installed
        from .aside import LATE, Aside

        if not is_installed(session.agent):
            return
        worker = get_current_worker()
        with Aside("late", session.path, roots, lambda: bool(worker.is_cancelled), program=LATE) as aside:
            for generation in aside.answers():
                if generation is not None:
                    app.post_message(KeptLate(generation))

    loading.start(app, "late", work)


def audit_signature() -> tuple[tuple[str, int, int], ...]:
    """What changes when a hook leaves a row; empty where none ever did."""
    try:
        with os.scandir(os.path.join(state_dir(), "audit")) as entries:
            files = [(entry.name, entry.stat()) for entry in entries if entry.name.endswith(".jsonl")]
    except OSError:
        return ()
    return tuple(sorted((name, status.st_size, status.st_mtime_ns) for name, status in files))
