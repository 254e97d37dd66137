"""The app's actions around the screens: help, palette, sessions, a file, theme, clipboard."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.keys import key_to_character
from textual.screen import Screen
from textual.widgets import Input

from ..core.errors import InputError
from ..core.i18n import _
from ..core.redact.engine import redact
from ..core.text import visible
from ..keymaps import spelling
from .bindings import action_of, first_key
from .numbers import short_count
from .store import Store
from .theme import THEMES
from .widgets.footer import panel_of

if TYPE_CHECKING:
    from ..core.model import SessionInfo
    from .rows import Place

_RESUME = {"claude": "claude --resume %s", "codex": "codex resume %s"}


class ShellApp(App[str], inherit_bindings=False):
    """Base of the console."""

    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store

    async def on_mount(self) -> None:
        """Killed, it leaves the terminal as it found it: else the mouse and the other screen would stay on."""
        number = signal.SIGTERM
        try:
            asyncio.get_running_loop().add_signal_handler(number, self.exit, None, 128 + number)
        except (NotImplementedError, RuntimeError, ValueError):
            # No signals here, or not in this thread.
            pass

    def open_path(self, path: str, at: Place | None = None) -> None:
        """Show another transcript, or another place of this one."""
        raise NotImplementedError

    def tell(self, text: str, *, warning: bool = False) -> None:
        """A toast. Its text may come from anywhere: it is masked, made visible and is no markup."""
        self.notify(visible(redact(text).text), severity="warning" if warning else "information", markup=False)

    # --- leaving

    def tell_how_to_quit(self) -> bool:
        """For ctrl+c, which quits so many programs; False where something else listens to it."""
        focused, active = self.focused, self.screen.active_bindings.get("ctrl+c")
        if active is not None and not (isinstance(focused, Input) and not focused.selected_text):
            return False
        self.tell(_("To quit, press %s.") % self._quit_key())
        return True

    def _quit_key(self) -> str:
        """The first that is not typed into what has the focus."""
        focused, glyphs = self.focused, self.store.glyphs
        for key in self.store.keymap.actions["app.quit"].keys:
            sent = spelling.sent(key.split(" ")[0])[0]
            if focused is None or not focused.check_consume_key(sent, key_to_character(sent)):
                return spelling.on_screen(key, enter=glyphs.enter, arrows=not glyphs.ascii)
        return first_key(self.store.keymap, "app.quit", glyphs)

    # --- windows

    def action_help(self) -> None:
        from .screens.help import HelpScreen

        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(self.store, panel_of(self.screen)))

    def action_palette(self) -> None:
        from .screens.palette import PaletteScreen

        self.push_screen(PaletteScreen(self.store, self._working_here()), self._run_chosen)

    def _working_here(self) -> list[str]:
        """Ids that can be run where the focus is, also those whose keys a text box would take for itself."""
        keymap = self.store.keymap
        actions = [*keymap.of_panel(panel_of(self.screen)), *keymap.of_panel("app")]
        return [action.id for action in dict.fromkeys(actions) if self._works(action.id)]

    def _works(self, id: str) -> bool:
        target, name = action_of(id).split(".")
        node: App[str] | Screen[object] = self if target == "app" else self.screen
        return id != "app.palette" and bool(node.check_action(name, ()))

    async def _run_chosen(self, action: object) -> None:
        if isinstance(action, str):
            await self.run_action(action)

    def action_sessions(self) -> None:
        from .screens.sessions import SessionsScreen

        self.push_screen(SessionsScreen(self.store), self._open_chosen)

    def _open_chosen(self, path: object) -> None:
        if isinstance(path, str):
            self.open_path(path)

    def ask_for_file(self) -> None:
        """Ask for the path of a transcript, and open it."""
        from .screens.prompt import PromptScreen

        hint = _("The path of a .jsonl or .jsonl.zst file of Claude Code or Codex")
        self.push_screen(PromptScreen(self.store, _("Open a transcript"), hint, _checked_file), self._open_chosen)

    # --- panels and themes

    def action_next_panel(self) -> None:
        self.screen.focus_next()

    def action_previous_panel(self) -> None:
        self.screen.focus_previous()

    def action_theme(self) -> None:
        names = theme_names(self.available_themes)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        self.tell(_("Theme: %s") % self.theme)

    # --- clipboard

    def copy_text(self, text: str, what: str) -> None:
        """Copy a text that is masked and visible already, and say by which route."""
        from ..core import clipboard

        route = clipboard.copy(text, self.copy_to_clipboard)
        self.tell(f"{what} ({short_count(len(text))}): {route}")

    def copy_id(self, info: SessionInfo) -> None:
        """The session's id."""
        self.copy_text(visible(info.session_id), _("session id"))

    def copy_resume(self, info: SessionInfo) -> None:
        """The command that resumes the session in its agent."""
        self.copy_text(visible(_RESUME[info.agent] % info.session_id), _("resume command"))


def _checked_file(typed: str) -> str:
    """The absolute path. Raises InputError for what cannot be opened as a transcript."""
    from ..core.transcript.session import open_session

    path = os.path.abspath(os.path.expanduser(typed.strip()))
    if not typed.strip():
        raise InputError(_("No path was given."), _("Type one, or escape."))
    open_session(path, tail_only=True, cache=False).close()
    return path


def theme_names(available: Iterable[str]) -> list[str]:
    """Ours first, then Textual's own."""
    own = [theme.name for theme in THEMES]
    return own + sorted(name for name in available if name not in own)
