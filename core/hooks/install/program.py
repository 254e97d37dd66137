"""The command line that an agent's settings get: the interpreter and the hook program, by their absolute paths."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterator

from ...errors import GuardError, RefusedError
from ...i18n import _
from ..installed import PROGRAM
from .entries import arguments

_START_S = 60
_CACHES = ("~/.cache", "~/Library/Caches", "~/.local/pipx/.cache", "~/.local/share/pipx/.cache")


def hook_command(agent: str) -> str:
    """What a shell runs. Raises GuardError where the program of this installation cannot be run or will not stay.

    The interpreter is named, and not left to the script's first line: what that may hold is limited in length.
    """
    script = next((path for path in _scripts() if os.access(path, os.X_OK) and os.path.isfile(path)), None)
    if script is None or not sys.executable:
        raise RefusedError(
            _("{program} was not found beside this program.").format(program=PROGRAM),
            _("Install compact-guard: `uv tool install`, `pipx install` or `pip install`; then run this again."),
        )
    words = [os.path.abspath(sys.executable), script]
    _check_stays(words)
    _check_starts(words)
    return shlex.join([*words, *arguments(agent)])


def _scripts() -> Iterator[str]:
    """Where it may lie: in the same environment first, as links to it from elsewhere may come to lead elsewhere."""
    folders = (os.path.dirname(sys.executable), sysconfig.get_path("scripts"), os.path.dirname(sys.argv[0]))
    return (os.path.join(os.path.abspath(folder), PROGRAM) for folder in folders if folder)


def _check_stays(words: list[str]) -> None:
    """What lies in a cache is gone one day, and the guard with it: `uvx` and `pipx run` start programs from there."""
    named = [os.environ[name] for name in ("XDG_CACHE_HOME", "UV_CACHE_DIR") if os.environ.get(name)]
    for cache in (*named, *map(os.path.expanduser, _CACHES)):
        folder = os.path.realpath(cache) + os.sep
        if any(os.path.join(os.path.realpath(os.path.dirname(word)), "").startswith(folder) for word in words):
            raise RefusedError(
                _("This program runs from a cache ({folder}), which may be cleaned at any time.").format(folder=cache),
                _("Install it to stay: `uv tool install` or `pipx install`; then run this again."),
            )
    if any(not _is_text(word) for word in words):
        raise RefusedError(_("The path of this program is no UTF-8: no settings can name it."))


def _is_text(word: str) -> bool:
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True


def _check_starts(words: list[str]) -> None:
    """Run it as an agent would, with no event and for no agent: it ends at once, and leaves nothing."""
    try:
        done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, timeout=_START_S, check=False)
        said = done.stderr.decode("utf-8", "replace").strip()
        failed = done.returncode != 0 or bool(said)
    except (OSError, subprocess.TimeoutExpired) as error:
        said, failed = str(error), True
    if failed:
        raise GuardError(
            _("The hook program does not start: {reason}").format(reason=said.rpartition("\n")[2] or "?"),
            _("Install compact-guard again."),
        )
