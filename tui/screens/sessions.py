"""Other sessions: a window to search them in, and the list beside the Timeline."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.i18n import _
from ...core.model import SessionInfo
from ...core.redact.engine import redact
from ..bindings import bindings
from ..store import Store
from ..widgets.choice_list import Choice
from .picker import Picker

LIVE_MS = 120_000
"""A session written to since then is taken for live."""


def choice_of(info: SessionInfo, store: Store) -> Choice:
    """One session as a line: live mark, agent, title · project, compactions, time."""
    glyphs = store.glyphs
    project = info.cwd.rstrip("/").rsplit("/", 1)[-1] if info.cwd else ""
    title = redact(info.title or info.session_id).text
    marks = f"{info.compactions} {glyphs.rule}" if info.compactions else ""
    live = f"{glyphs.live} " if is_live(info, store) else "  "
    return Choice(
        info.path,
        ((live, "in"), (f"{info.agent:<6} ", "muted"), (title, "text")),
        ((f"{project}  ", "muted"), (f"{marks:>4}  ", "edge"), (f"{when_of(info, store):>11}", "faint")),
        f"{title} {project} {info.session_id}",
    )


def is_live(info: SessionInfo, store: Store) -> bool:
    """Written to a moment ago."""
    return info.updated_ms is not None and store.clock.now_ms() - info.updated_ms < LIVE_MS


def when_of(info: SessionInfo, store: Store) -> str:
    """The time today, else the date."""
    clock = store.clock
    today = clock.day(clock.now_ms()) == clock.day(info.updated_ms)
    return clock.minutes(info.updated_ms) if today else clock.day_minutes(info.updated_ms)


def in_order(infos: Sequence[SessionInfo], store: Store) -> list[SessionInfo]:
    """Live ones first, each part newest first."""
    return sorted(infos, key=lambda info: not is_live(info, store))


class SessionsScreen(Picker):
    """The chosen session's path is its result."""

    BINDINGS = bindings("sessions")
    panel = "sessions"

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.title_text = _("Sessions")

    def choices(self) -> Sequence[Choice]:
        return [choice_of(info, self.store) for info in in_order(self.store.sessions, self.store)]

    def sessions_listed(self) -> None:
        """The store has a newer list."""
        self.fill(self.choices())

    def action_session_copy_id(self) -> None:
        if info := self._under_cursor():
            self.console.copy_id(info)

    def action_session_copy_resume(self) -> None:
        if info := self._under_cursor():
            self.console.copy_resume(info)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "timeline_sidebar"

    def _under_cursor(self) -> SessionInfo | None:
        choice = self.list.choice
        found = [info for info in self.store.sessions if choice is not None and info.path == choice.key]
        return found[0] if found else None
