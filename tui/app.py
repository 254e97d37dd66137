"""The console: it owns the state, and its message handlers alone change it."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from textual import events

from ..core import paths
from ..core.i18n import _
from ..core.transcript.discover import resolve
from ..core.transcript.session import open_session
from ..keymaps.loader import load_keymap
from . import loading, messages
from .bindings import bindings, textual_keymap
from .chords import Chords
from .glyphs import choose_glyphs
from .numbers import short_count
from .screens.base import ConsoleScreen, Window
from .screens.timeline import TimelineScreen
from .shell import ShellApp
from .store import Store
from .theme import THEMES, variable_defaults

if TYPE_CHECKING:
    from ..core.config import Config
    from ..core.search.scan import Hit
    from ..core.transcript.discover import Root
    from .feed import Feed
    from .screens.search import SearchScreen

RELIST_S = 5.0
"""Between two listings of all sessions while one is shown."""


class ConsoleApp(ShellApp, inherit_bindings=False):
    """Timeline and Search as modes, so that each keeps its cursor; windows over them."""

    DEFAULT_MODE = "timeline"
    BINDINGS = bindings("app")
    TITLE = "compact-guard"

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.feed: Feed | None = None
        self._chords = Chords()
        self._relisting = False
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = store.config.theme or THEMES[0].name
        self.set_keymap(textual_keymap(store.keymap))
        self.add_mode("timeline", lambda: TimelineScreen(store))
        self.add_mode("search", self._make_search)
        self.add_mode("first", self._make_first)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The weights of text for themes that do not set them."""
        return variable_defaults(self.current_theme)

    def _make_search(self) -> ConsoleScreen:
        from .screens.search import SearchScreen

        return SearchScreen(self.store)

    def _make_first(self) -> ConsoleScreen:
        from .screens.first import FirstScreen

        return FirstScreen(self.store)

    async def on_mount(self) -> None:
        if self.store.session is None:
            await self.switch_mode("first")
        self.call_after_refresh(self._after_first_paint)

    def _after_first_paint(self) -> None:
        """What the first picture did not need."""
        gc.freeze()
        gc.enable()
        from .feed import Feed

        self.feed = Feed(self, [root.path for root in self.store.roots])
        self.run_worker(self.feed.run(), group="feed", exit_on_error=False)
        session = self.store.session
        if session is not None:
            self.feed.follow(session.path)
            if session.partial:
                loading.load_session(self, session.path, self.store.roots, None, tail_first=False)
        loading.list_sessions(self, self.store.roots)

    # --- screens

    @property
    def screens_alive(self) -> Iterator[ConsoleScreen | Window]:
        """Every screen that was shown once."""
        for stack in self._screen_stacks.values():
            for screen in stack:
                if isinstance(screen, ConsoleScreen | Window) and screen.is_mounted:
                    yield screen

    @property
    def timeline(self) -> TimelineScreen:
        """The one Timeline."""
        return next(screen for screen in self.screens_alive if isinstance(screen, TimelineScreen))

    @property
    def search_screen(self) -> SearchScreen | None:
        """The one Search, once it was shown."""
        from .screens.search import SearchScreen

        return next((screen for screen in self.screens_alive if isinstance(screen, SearchScreen)), None)

    def action_timeline(self) -> None:
        self.switch_mode("timeline")

    async def action_search(self) -> None:
        if cast(ConsoleScreen | Window, self.screen).search_pressed():
            return
        await self.switch_mode("search")
        if (search := self.search_screen) is not None:
            search.box.focus()

    async def action_back(self) -> None:
        cast(ConsoleScreen | Window, self.screen).back()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ("timeline", "search", "sessions", "palette") and isinstance(self.screen, ConsoleScreen):
            return self.store.session is not None or (action == "palette")
        if action == "back" and isinstance(self.screen, ConsoleScreen):
            return self.screen.can_go_back()
        return True

    async def on_event(self, event: events.Event) -> None:
        """Chords are ours: Textual knows single keys only."""
        if isinstance(event, events.Key) and not event.is_forwarded and await self._chord(event):
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

    # --- the session

    def open_path(self, path: str, at_turn: int | None = None) -> None:
        """Show another transcript, or this one at another turn."""
        session = self.store.session
        if session is not None and session.path == path and not session.partial:
            if at_turn is not None:
                self.timeline.show_turn(at_turn)
        else:
            loading.load_session(self, path, self.store.roots, at_turn, tail_first=True)

    def open_hit(self, hit: Hit) -> None:
        """Go to the turn of a hit; back leads to the hits again."""
        self.switch_mode("timeline")
        self.timeline.came_from_search = True
        self.open_path(hit.path, hit.turn)

    async def on_session_loaded(self, message: messages.SessionLoaded) -> None:
        session, before = message.session, self.store.session
        if before is not None and before.path == session.path and before is not session and session.partial:
            return
        self.store.session = session
        if before is None or before.path != session.path:
            self.store.file_state = "there"
        if self.feed is not None:
            self.feed.follow(session.path)
        if self.current_mode == "first":
            await self.switch_mode("timeline")
        for screen in self.screens_alive:
            if isinstance(screen, TimelineScreen):
                screen.session_changed(message.at_turn)
            elif isinstance(screen, ConsoleScreen):
                screen.session_changed()
        self.screen.refresh_bindings()

    def on_load_failed(self, message: messages.LoadFailed) -> None:
        self.tell(f"{message.reason} {message.hint}", warning=True)

    def on_work_failed(self, message: messages.WorkFailed) -> None:
        self.tell(_("That did not work: %s") % message.reason, warning=True)

    def on_file_touched(self) -> None:
        session = self.store.session
        if session is None or session.partial:
            return
        growth = session.refresh()
        if growth.state == "grew":
            self.store.file_state = "there"
            for screen in self._tabs_alive():
                screen.session_grew()
            if growth.new_boundaries:
                self._tell_compaction()
        elif growth.state != "same":
            self.store.file_state = growth.state
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


def run_console(target: str | None, roots: list[Root], config: Config) -> int:
    """Open the console on `target`, else on this folder's session, else on the newest. Returns the exit status.

    Raises InputError for a target, keymap or theme that there is not.
    """
    # Until the first picture stands there is little garbage, and looking for it takes a tenth of the time.
    gc.disable()
    keymap = load_keymap(config.keymap, paths.keymap_dir())
    path = resolve(target, roots) if target is not None else loading.path_to_begin_with(roots)
    session = None if path is None else open_session(path, tail_only=True, roots=roots)
    store = Store(roots, config, keymap, choose_glyphs(config.ascii, os.environ), session=session)
    app = ConsoleApp(store)
    if app.run() == "demo":
        from .cli import demo_console

        return demo_console(config)
    return app.return_code or 0
