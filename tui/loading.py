"""Reading off the interface's thread. Workers touch no widget: they post what they found."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING

from textual.dom import DOMNode
from textual.worker import get_current_worker

from ..core.errors import GuardError
from ..core.redact.apart import LARGE_TEXT, UnwantedError, masked
from . import present
from .marks import Marks
from .messages import (
    DetailReady,
    HitSessionOpened,
    LoadFailed,
    MaskingGoesOn,
    OutputRead,
    SessionIndexed,
    SessionLoaded,
    SessionsListed,
    TextReady,
    WorkFailed,
)
from .rows import Place
from .widgets.details import Detail
from .widgets.rows import HitRow

if TYPE_CHECKING:
    from ..core.model import ToolCall
    from ..core.search.scan import Hit
    from ..core.transcript.discover import Root
    from ..core.transcript.session import Session


def start(host: DOMNode, group: str, work: Callable[[], None]) -> None:
    """Run `work` in a thread; a later one of the same group takes its place.

    What fails unforeseen is told and not lost: this is the workers' one door.
    """

    app = host.app

    def guarded() -> None:
        try:
            work()
        except UnwantedError:
            pass
        except Exception as error:
            app.post_message(WorkFailed(f"{type(error).__name__}: {error}"))

    host.run_worker(guarded, thread=True, exclusive=True, exit_on_error=False, group=group)


async def keep_going(host: DOMNode, work: Coroutine[None, None, None]) -> None:
    """The same door for the one worker that is no thread: without it, a dead watcher would go unnoticed."""
    app = host.app
    try:
        await work
    except Exception as error:
        app.post_message(WorkFailed(f"{type(error).__name__}: {error}"))


def load_session(app: DOMNode, path: str, roots: Sequence[Root], at: Place | None, *, tail_first: bool) -> None:
    """Read a transcript: its tail, so that there is something to see, then the whole."""

    def work() -> None:
        from ..core.transcript.session import open_session

        worker, told = get_current_worker(), -1

        def moved(share: float) -> None:
            nonlocal told
            if worker.is_cancelled:
                raise UnwantedError
            if int(100 * share) > told:
                told = int(100 * share)
                app.post_message(SessionIndexed(path, told))

        try:
            if tail_first and at is None:
                tail = open_session(path, tail_only=True, roots=roots)
                app.post_message(SessionLoaded(tail, None))
                if not tail.partial:
                    return
            session = open_session(path, roots=roots, on_progress=moved)
            if not worker.is_cancelled:
                app.post_message(SessionLoaded(session, at))
        except GuardError as error:
            app.post_message(LoadFailed(path, error.message, error.hint))

    start(app, "load", work)


def list_sessions(app: DOMNode, roots: Sequence[Root]) -> None:
    """List all sessions."""

    def work() -> None:
        from ..core.transcript import listing

        app.post_message(SessionsListed(listing.list_sessions(roots)))

    start(app, "list", work)


def load_detail(screen: DOMNode, session: Session, place: Place, marks: Marks, hit: HitRow | None = None) -> None:
    """Read what a row stands for, whole, and mask it."""

    def work() -> None:
        screen.post_message(DetailReady(_read(session, place, marks, hit, _patient(screen, place)), place))

    start(screen, "detail", work)


def _read(session: Session, place: Place, marks: Marks, hit: HitRow | None, mask: present.Mask) -> Detail:
    if place.boundary >= 0:
        return present.boundary_detail(session, place.boundary, mask)
    if place.tool >= 0:
        return present.tool_detail(session, place.turn, place.tool, marks, mask)
    return present.turn_detail(session, place.turn, marks, hit, mask)


def _patient(screen: DOMNode, place: Place) -> present.Mask:
    """Masks in the worker that calls this: it tells once a second that it still does, and stops with the worker."""
    worker = get_current_worker()

    def mask(text: str) -> str:
        if len(text) < LARGE_TEXT:
            return masked(text)
        began, told = time.monotonic(), -1

        def cancelled() -> bool:
            nonlocal told
            seconds = int(time.monotonic() - began)
            if seconds > told and not worker.is_cancelled:
                told = seconds
                screen.post_message(MaskingGoesOn(place, len(text), seconds))
            return bool(worker.is_cancelled)

        return masked(text, cancelled)

    return mask


def copy_place(screen: DOMNode, session: Session, place: Place, marks: Marks, detail: Detail | None) -> None:
    """Prepare what a row stands for as text, masked whatever the screen reveals; `detail`: as it was read already."""

    app = screen.app

    def work() -> None:
        read = detail or _read(session, place, marks, None, _patient(screen, place))
        app.post_message(TextReady(*present.as_text(read)))

    start(screen, "copy", work)


def read_output(screen: DOMNode, session: Session, place: Place, call: ToolCall) -> None:
    """Read the file in which the agent kept a whole output, if it is the session's own."""

    def work() -> None:
        detail, problem = present.persisted_detail(session, place.turn, call, _patient(screen, place))
        screen.post_message(OutputRead(detail, problem, place))

    start(screen, "detail", work)


def path_to_begin_with(roots: Sequence[Root]) -> str | None:
    """This folder's session, else the newest of all; None where there is none."""
    from ..core.errors import InputError
    from ..core.transcript import discover

    try:
        return discover.resolve("current", roots)
    except InputError:
        files = discover.session_files(roots)
        return files[0].path if files else None


def open_newest(app: DOMNode, roots: Sequence[Root]) -> None:
    """Show the newest session, if there is one by now."""

    def work() -> None:
        from ..core.transcript.session import open_session

        if (path := path_to_begin_with(roots)) is not None:
            app.post_message(SessionLoaded(open_session(path, roots=roots)))

    start(app, "load", work)


def find_moved(app: DOMNode, path: str, roots: Sequence[Root]) -> None:
    """A transcript that is gone may have been moved: an agent that enters a worktree takes its file with it."""

    def work() -> None:
        from ..core.transcript import discover
        from ..core.transcript.session import open_session

        id = discover.id_of(path)
        for file in discover.session_files(roots):
            if discover.id_of(file.path) == id and file.path != path:
                app.post_message(SessionLoaded(open_session(file.path, roots=roots)))
                return

    start(app, "load", work)


def open_for_hit(screen: DOMNode, hit: Hit, roots: Sequence[Root]) -> None:
    """Open the session of a hit, for its turn to be shown beside the hits."""

    def work() -> None:
        from ..core.transcript.session import open_session

        screen.post_message(HitSessionOpened(hit, open_session(hit.path, roots=roots)))

    start(screen, "hit", work)
