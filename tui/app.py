"""The console: it owns the state, and its message handlers alone change it."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING, Any, cast

from textual import events

from ..core import paths
from ..core.errors import InputError
from ..core.i18n import _
from ..core.transcript.discover import resolve
from ..core.transcript.session import open_session
from ..keymaps.loader import load_keymap
from . import loading
from .bindings import bindings, textual_keymap
from .chords import Chords
from .glyphs import choose_glyphs
from .rows import Place
from .screens.base import ConsoleScreen, Framed
from .screens.timeline import TimelineScreen
from .shell import theme_names
from .store import Store
from .theme import THEMES, variable_defaults
from .tracking import TrackingApp

if TYPE_CHECKING:
    from ..core.config import Config
    from ..core.search.scan import Hit
    from ..core.transcript.discover import Root
    from .screens.search import SearchScreen


class ConsoleApp(TrackingApp, inherit_bindings=False):
    """The screens as modes, so that each keeps its cursor; windows over them."""

    DEFAULT_MODE = "timeline"
    BINDINGS = bindings("app")
    TITLE = "compact-guard"

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._chords = Chords()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = self._theme_to_begin_with(store.config.theme)
        self.set_keymap(textual_keymap(store.keymap))
        self.add_mode("timeline", lambda: TimelineScreen(store))
        self.add_mode("search", self._make_search)
        self.add_mode("checkpoints", self._make_checkpoints)
        self.add_mode("audit", self._make_audit)
        self.add_mode("first", self._make_first)

    def _theme_to_begin_with(self, wanted: str | None) -> str:
        """The config's, else light or dark as the terminal tells. Raises InputError for one that there is not."""
        if wanted is None:
            return "cg-light" if light_terminal(os.environ.get("COLORFGBG", "")) else "cg-dark"
        if wanted not in self.available_themes:
            raise InputError(
                _("%(file)s: there is no theme %(theme)s.") % {"file": paths.config_file(), "theme": wanted},
                _("Choose one of: %s.") % ", ".join(theme_names(self.available_themes)),
            )
        return wanted

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The weights of text for themes that do not set them."""
        return variable_defaults(self.current_theme)

    def _make_search(self) -> ConsoleScreen:
        from .screens.search import SearchScreen

        return SearchScreen(self.store)

    def _make_checkpoints(self) -> ConsoleScreen:
        from .screens.checkpoints import CheckpointsScreen

        return CheckpointsScreen(self.store)

    def _make_audit(self) -> ConsoleScreen:
        from .screens.audit import AuditScreen

        return AuditScreen(self.store)

    def _make_first(self) -> ConsoleScreen:
        from .screens.first import FirstScreen

        return FirstScreen(self.store)

    async def on_mount(self) -> None:
        if self.store.session is None:
            await self.switch_mode("first")
        self.call_after_refresh(self._after_first_paint)

    def _after_first_paint(self) -> None:
        """What the first picture did not need."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()
        self.run_worker(loading.keep_going(self, self.feed.run()), group="feed", exit_on_error=False)
        session = self.store.session
        if session is not None:
            self.feed.follow(session.path)
            if session.partial:
                loading.load_session(self, session.path, self.store.roots, None, tail_first=False)
            else:
                self.on_file_touched()
                self.want_fates()
        loading.list_sessions(self, self.store.roots)

    # --- screens

    @property
    def search_screen(self) -> SearchScreen | None:
        """The one Search, once it was shown."""
        from .screens.search import SearchScreen

        return next((screen for screen in self.screens_alive if isinstance(screen, SearchScreen)), None)

    def action_timeline(self) -> None:
        self.switch_mode("timeline")

    async def action_search(self) -> None:
        if cast(Framed[Any], self.screen).search_pressed():
            return
        await self.switch_mode("search")
        if (search := self.search_screen) is not None:
            search.box.focus()

    def action_checkpoints(self) -> None:
        self.switch_mode("checkpoints")

    def action_audit(self) -> None:
        self.switch_mode("audit")

    async def action_back(self) -> None:
        cast(Framed[Any], self.screen).back()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        on_tab = isinstance(self.screen, ConsoleScreen)
        if on_tab and action in ("timeline", "search", "checkpoints", "audit", "sessions", "palette"):
            return self.store.session is not None or (action == "palette")
        if action == "back" and isinstance(self.screen, ConsoleScreen):
            return self.screen.can_go_back()
        return True

    async def on_event(self, event: events.Event) -> None:
        """Chords are ours: Textual knows single keys only."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            if await self._chord(event) or (event.key == "ctrl+c" and self.tell_how_to_quit()):
                return
        await super().on_event(event)

    async def _chord(self, event: events.Key) -> bool:
        focused = self.focused
        if focused is not None and focused.check_consume_key(event.key, event.character):
            return False
        active = self.screen.active_bindings
        chord = self._chords.press(event.key, active)
        if chord:
            await self.run_action(active[chord].binding.action, active[chord].node)
        return chord is not None

    def open_from_audit(self, path: str, at: Place | None) -> None:
        """Go to a compaction of a session; back leads to the audit again."""
        self.switch_mode("timeline")
        self.timeline.came_from = "audit"
        self.open_path(path, at)

    # --- hits

    def open_hit(self, hit: Hit) -> None:
        """Go to the turn of a hit; back leads to the hits again."""
        self.switch_mode("timeline")
        self.timeline.came_from = "search"
        self.open_path(hit.path, Place(turn=hit.turn - 1))

    def has_hits(self) -> bool:
        """There was a search that found something."""
        return self._hits_to_walk() is not None

    def next_hit(self, step: int) -> None:
        """From the Timeline to the hit after or before the last one."""
        if (search := self._hits_to_walk()) is not None:
            search.step(step)
            search.open_current()

    def _hits_to_walk(self) -> SearchScreen | None:
        search = self.search_screen if "search" in self._screen_stacks else None
        return search if search is not None and search.hits.hits else None


def light_terminal(colorfgbg: str) -> bool:
    """What rxvt, Konsole and others say of their colours: `15;0` is light on dark."""
    background = colorfgbg.rpartition(";")[2]
    return background in {"7", "15"}


def run_console(target: str | None, roots: list[Root], config: Config) -> int:
    """Open the console on `target`, else on this folder's session, else on the newest. Returns the exit status.

    Raises InputError for a target, keymap or theme that there is not.
    """
    keymap = load_keymap(config.keymap, paths.keymap_dir())
    path = resolve(target, roots) if target is not None else loading.path_to_begin_with(roots)
    session = None if path is None else open_session(path, tail_only=True, roots=roots)
    store = Store(roots, config, keymap, choose_glyphs(config.ascii, os.environ), session=session)
    app = ConsoleApp(store)
    if app.run() == "demo":
        from .cli import demo_console

        return demo_console(config)
    return app.return_code or 0
