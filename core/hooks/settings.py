"""What the user's config says to hooks. Standard library only; without a config file nothing of it is loaded."""

from __future__ import annotations

import os
import stat

from ..paths import config_file


class Settings:
    """As the config says, or the defaults."""

    __slots__ = ("_excluded", "language", "notify", "pause", "problem")

    def __init__(
        self,
        *,
        pause: bool = False,
        notify: bool = True,
        language: str | None = None,
        excluded: tuple[str, ...] = (),
        problem: str | None = None,
    ) -> None:
        self.pause = pause
        self.notify = notify
        """Whether the person gets a line at SessionStart."""
        self.language = language
        """`en` or `zh_TW`; None: the session's for packs, the environment's for lines."""
        self.problem = problem
        """What is wrong with the config; then nothing is stored or injected, as it may name a folder to leave alone."""
        self._excluded = tuple(os.path.realpath(folder) for folder in excluded)

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
        return Settings(problem=f"{path}: is no file")
    from ..config import load_config
    from ..errors import GuardError

    try:
        config = load_config(path)
    except GuardError as error:
        return Settings(problem=str(error))
    return Settings(
        pause=getattr(config, "pause", False),
        notify=getattr(config, "notify", True),
        language=config.language,
        excluded=getattr(config, "exclude", ()),
    )


def _below(folder: str) -> str:
    return folder.rstrip("/") + "/"


def _folder_name(folder: str) -> str:
    """How Claude calls the folder of a project's transcripts."""
    return "".join(char if char.isascii() and char.isalnum() else "-" for char in folder)
