"""What the user's config says to hooks. Standard library only; without a config file nothing of it is loaded."""

from __future__ import annotations

import os
import stat

from ..paths import config_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..checkpoint.opened import Opened
    from ..checkpoint.store import Store
    from ..config import Config


class Settings:
    """As the config says, or the defaults."""

    __slots__ = ("_excluded", "config", "problem")

    def __init__(self, config: Config | None = None, problem: str | None = None) -> None:
        self.problem = problem
        """What is wrong with the config; then nothing is stored or injected, as it may name a folder to leave alone."""
        self.config = config
        """All that the file says; None where there is none."""
        self._excluded = tuple(os.path.realpath(folder) for folder in config.exclude) if config else ()

    @property
    def pause(self) -> bool:
        """Whether hooks do nothing at all."""
        return self.config is not None and self.config.pause

    @property
    def notify(self) -> bool:
        """Whether the person gets a line at SessionStart."""
        return self.config is None or self.config.notify

    @property
    def language(self) -> str | None:
        """`en` or `zh_TW`; None: the session's for packs, the environment's for lines."""
        return self.config.language if self.config is not None else None

    @property
    def pack_language(self) -> str | None:
        """The language that is fixed for packs, as a pack names it."""
        return self.language.replace("_", "-") if self.language else None

    @property
    def cap(self) -> int | None:
        """Units of a pack at most; None: as the agent takes them."""
        return self.config.budget if self.config is not None else None

    @property
    def roots(self) -> tuple[str, ...]:
        """More folders with transcripts."""
        return self.config.roots if self.config is not None else ()

    def store(self, state: str | Opened) -> Store:
        """The state folder, kept within the limits."""
        if self.config is None:
            from ..checkpoint.store import Store

            return Store(state)
        from ..checkpoint.configured import configured_store

        return configured_store(state, self.config)

    def use_rules(self) -> None:
        """Classify with the user's own rules, too. A bad one is left out here; commands and console say so."""
        if self.config is not None and self.config.rules:
            from ..checkpoint.configured import use_rules

            use_rules(self.config)

    def excluded(self, cwd: str | None, transcript: str) -> bool:
        """Whether a session's folder, or its transcript, lies in a folder that is left alone.

        Claude's `cwd` follows the agent's `cd`; where the session began is in the name of its transcript's folder.
        """
        if not self._excluded:
            return False
        places = [os.path.realpath(path) for path in (cwd, transcript) if path]
        if any(place == folder or place.startswith(_below(folder)) for place in places for folder in self._excluded):
            return True
        home = os.path.basename(os.path.dirname(transcript))
        return any(home == _folder_name(folder) for folder in self._excluded)


def settings() -> Settings:
    """The config's, or what is wrong with it."""
    path = config_file()
    try:
        facts = os.stat(path)
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError) as error:
        return Settings(problem=str(error))
    if not (stat.S_ISREG(facts.st_mode) or stat.S_ISCHR(facts.st_mode)):
        # Opening a FIFO would wait for somebody to write into it.
        return Settings(problem=f"{path}: is no file")
    from ..config import load_for_hooks
    from ..errors import GuardError

    try:
        return Settings(load_for_hooks(path))
    except GuardError as error:
        return Settings(problem=str(error))


def _below(folder: str) -> str:
    return folder.rstrip("/") + "/"


def _folder_name(folder: str) -> str:
    """How Claude calls the folder of a project's transcripts."""
    return "".join(char if char.isascii() and char.isalnum() else "-" for char in folder)
