"""The app's side of a session that goes on: it is read again, grows, is replaced, moves, or is gone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from textual.timer import Timer

from ..core.i18n import _
from . import auditing, loading, messages
from .feed import Feed
from .numbers import short_count
from .rows import Place
from .screens.base import ConsoleScreen, Framed
from .screens.timeline import TimelineScreen
from .shell import ShellApp
from .store import Store

if TYPE_CHECKING:
    from ..core.transcript.session import Session

RELIST_S = 5.0
"""Between two listings of all sessions while one is shown."""

FATES_REST_S = 0.5
"""Between an event of a compaction and the look at what became of it."""

MOST_AT_ONCE_BYTES = 4 << 20
"""More than this is read in a thread, as a session of its own: in the app's own loop it would be felt."""


class TrackingApp(ShellApp, inherit_bindings=False):
    """Takes in what the feed and the loading workers tell."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.feed = Feed(self, [root.path for root in store.roots])
        self._relisting = False
        self._fates_timer: Timer | None = None

    @property
    def screens_alive(self) -> Iterator[Framed[Any]]:
        """Every screen that was shown once."""
        for stack in self._screen_stacks.values():
            for screen in stack:
                if isinstance(screen, Framed) and screen.is_mounted:
                    yield screen

    @property
    def timeline(self) -> TimelineScreen:
        """The one Timeline."""
        return next(screen for screen in self.screens_alive if isinstance(screen, TimelineScreen))

    # --- the session

    def open_path(self, path: str, at: Place | None = None) -> None:
        """Show another transcript, or another place of this one."""
        session = self.store.session
        if session is not None and session.path == path and not session.partial:
            if at is not None:
                self.timeline.stand_on(at)
        else:
            loading.load_session(self, path, self.store.roots, at, tail_first=True)

    async def on_session_loaded(self, message: messages.SessionLoaded) -> None:
        session, before = message.session, self.store.session
        if not session.partial:
            self.store.indexed = None
            self.want_fates()
        if before is not None and before.path == session.path and before is not session and session.partial:
            return
        self.store.session = session
        if before is not None and not before.partial and self._was_compacted(before, session):
            auditing.keep_late(self, session, self.store.roots)
        if before is None or before.path != session.path:
            self.store.file_state = "there"
        self.feed.follow(session.path)
        if self.current_mode == "first":
            await self.switch_mode("timeline")
        for screen in self.screens_alive:
            if isinstance(screen, TimelineScreen):
                screen.session_changed(message.at)
            elif isinstance(screen, ConsoleScreen):
                screen.session_changed()
        self.screen.refresh_bindings()
        if self.store.file_state == "there":
            # What was written between the reading and now has no event of its own any more.
            self.on_file_touched()

    def _was_compacted(self, before: Session, now: Session) -> bool:
        """Whether the same transcript, read again because it grew by much, has another compaction."""
        grew = len(now.columns.boundaries) > len(before.columns.boundaries)
        return grew and before.path == now.path and self.store.file_state == "there"

    def on_session_indexed(self, message: messages.SessionIndexed) -> None:
        self._show_indexed(message.percent)

    def _show_indexed(self, percent: int | None) -> None:
        self.store.indexed = percent
        for screen in self._tabs_alive():
            screen.show_indexed()

    def on_load_failed(self, message: messages.LoadFailed) -> None:
        self._show_indexed(None)
        self.tell(f"{message.reason} {message.hint}", warning=True)

    def on_work_failed(self, message: messages.WorkFailed) -> None:
        self._show_indexed(None)
        self.tell(_("That did not work: %s") % message.reason, warning=True)

    def on_file_touched(self) -> None:
        session = self.store.session
        if session is None or session.partial:
            return
        if size_of(session.path) - session.at.offset > MOST_AT_ONCE_BYTES:
            loading.load_session(self, session.path, self.store.roots, None, tail_first=False)
            return
        growth = session.refresh()
        if growth.state == "grew":
            self.store.file_state = "there"
            for screen in self._tabs_alive():
                screen.session_grew()
            if growth.new_boundaries:
                self._tell_compaction()
                auditing.keep_late(self, session, self.store.roots)
            if growth.new_boundaries or self.store.fates.is_open(len(session.columns.boundaries)):
                self.want_fates()
        elif growth.state != "same":
            self.store.file_state = growth.state
            if growth.state == "replaced":
                self.store.marks.forget(session.path)
            for screen in self._tabs_alive():
                screen.show_header()
            if growth.state == "replaced":
                loading.load_session(self, session.path, self.store.roots, None, tail_first=False)
            else:
                loading.find_moved(self, session.path, self.store.roots)
        self.screen.refresh_bindings()

    def _tabs_alive(self) -> Iterator[ConsoleScreen]:
        return (screen for screen in self.screens_alive if isinstance(screen, ConsoleScreen))

    def on_folders_changed(self) -> None:
        if self.store.session is None:
            loading.open_newest(self, self.store.roots)
        elif not self._relisting:
            self._relisting = True
            self.set_timer(RELIST_S, self._relist)

    def _relist(self) -> None:
        self._relisting = False
        loading.list_sessions(self, self.store.roots)

    def on_sessions_listed(self, message: messages.SessionsListed) -> None:
        self.store.sessions = message.sessions
        for screen in self.screens_alive:
            screen.sessions_listed()

    def on_marks_found(self, message: messages.MarksFound) -> None:
        if message.session is self.store.session:
            self.store.marks.learn(message.session, message.found)
            self.timeline.turns_marked(at for at, _kinds in message.found)

    def on_pins_read(self, message: messages.PinsRead) -> None:
        marks, session = self.store.marks, self.store.session
        if message.session is session and marks.path == message.session.path:
            changed, marks.pinned = marks.pinned ^ message.turns, message.turns
            self.timeline.turns_marked(n - 1 for n in changed)

    # --- the guard

    def on_audit_touched(self) -> None:
        self.want_fates()
        for screen in self._tabs_alive():
            screen.audit_touched()

    def want_fates(self) -> None:
        """Look what became of the compactions, in a moment: one look tells of all that happens until then."""
        if self._fates_timer is None:
            self._fates_timer = self.set_timer(FATES_REST_S, self._read_fates)

    def _read_fates(self) -> None:
        session, self._fates_timer = self.store.session, None
        if any(worker.group == "fates" and worker.is_running for worker in self.workers):
            self.want_fates()
            return
        if session is not None and not session.partial and session.columns.boundaries:
            auditing.read_fates(self, session, self.store.roots)

    def on_fates_read(self, message: messages.FatesRead) -> None:
        if message.session is self.store.session and self.store.fates.learn(message.session.path, message.marks):
            self.timeline.compactions_judged()

    def on_kept_late(self, message: messages.KeptLate) -> None:
        self.tell(_("No hook had saved this compaction: generation %d was made of it now.") % message.generation)

    def on_text_ready(self, message: messages.TextReady) -> None:
        self.copy_text(message.text, message.what)

    def _tell_compaction(self) -> None:
        boundary = self.store.session.boundaries[-1] if self.store.session is not None else None
        if boundary is None:
            return
        if boundary.pre_tokens is None or boundary.post_tokens is None:
            self.tell(_("Compacted."))
        else:
            before, after = short_count(boundary.pre_tokens), short_count(boundary.post_tokens)
            self.tell(_("Compacted: %(before)s → %(after)s.") % {"before": before, "after": after})


def size_of(path: str) -> int:
    """Bytes; 0 for a file that is gone."""
    try:
        return os.stat(path).st_size
    except OSError:
        return 0
