"""The program that an agent's settings name: whether it is there, and how it is run without their shell."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Sequence

from ...i18n import _
from ...model import Agent
from ..installed import PROGRAM, words_of
from .finding import NAMES, Finding, again
from .sources import Handler

MODULE = "compact_guard.core.hooks.main"
_ENDS = frozenset("|&;<>()")
"""In a word of its own: what a shell does with the rest is not ours to repeat."""
OWN = [sys.executable, "-c", f"import sys; from {MODULE} import main; sys.exit(main())"]
"""The hook program of this installation, where no settings name one."""


def program_of(command: str) -> list[str] | None:
    """The words that start the hook program, out of a line of the settings; None where it cannot be told."""
    words = [os.path.expanduser(os.path.expandvars(word)) for word in words_of(command)]
    at = next((at for at, word in enumerate(words) if os.path.basename(word) == PROGRAM or word == MODULE), None)
    if at is None:
        return None
    begin = at
    if words[at] == MODULE:
        begin = max(at - 2, 0)
    elif at and os.path.basename(words[at - 1]).startswith("python"):
        begin = at - 1
    rest = words[at + 1 :]
    end = next((number for number, word in enumerate(rest) if _ENDS.intersection(word)), len(rest))
    return words[begin : at + 1] + rest[:end]


def programs(agent: Agent, handlers: Sequence[Handler]) -> list[Finding]:
    """What is wrong with the programs that the settings name; nothing where all is well."""
    found: list[Finding] = []
    for command in dict.fromkeys(one.command for one in handlers):
        found += _program(agent, command)
    return list(dict.fromkeys(found))


def _program(agent: Agent, command: str) -> Iterator[Finding]:
    words = program_of(command)
    if words is None:
        said = _("It cannot be told what this runs: {command}").format(command=command)
        yield Finding("program", "warn", said, again(agent), agent)
        return
    at = _at(words)
    for number, word in enumerate(words[:1] if words[at] == MODULE else words[: at + 1]):
        yield from _file(agent, word, is_script=0 < number == at)
    if words[at + 1 : at + 2] != [agent]:
        said = _("{name} runs the guard for another agent: {command}").format(name=NAMES[agent], command=command)
        yield Finding("program", "problem", said, again(agent), agent)


def _at(words: Sequence[str]) -> int:
    """Where the program itself stands."""
    return next(at for at, word in enumerate(words) if os.path.basename(word) == PROGRAM or word == MODULE)


def _file(agent: Agent, word: str, *, is_script: bool) -> Iterator[Finding]:
    """`is_script`: an interpreter reads it, so it need not be a program itself."""
    path = word if os.path.isabs(word) else shutil.which(word)
    if path is None or not os.path.exists(path):
        said = _("{path} is gone: {name} runs nothing.").format(path=word, name=NAMES[agent])
        yield Finding("program", "problem", said, again(agent), agent)
        return
    if not os.path.isfile(path) or not os.access(path, os.R_OK if is_script else os.X_OK):
        said = _("{path} cannot be run.").format(path=path)
        yield Finding("program", "problem", said, again(agent), agent)
    elif path != word:
        said = _("{word} is named without its folder: where {name} has another PATH, it is not found.")
        yield Finding("program", "warn", said.format(word=word, name=NAMES[agent]), again(agent), agent)
    elif (cache := _cache_of(path)) is not None:
        said = _("{path} lies in a cache ({folder}), which may be cleaned at any time.").format(path=path, folder=cache)
        todo = _("Install compact-guard to stay: `uv tool install` or `pipx install`.")
        yield Finding("program", "warn", said, f"{todo} {again(agent)}", agent)


def _cache_of(path: str) -> str | None:
    home, folder = os.path.expanduser("~"), os.path.realpath(os.path.dirname(path))
    for cache in (os.environ.get("XDG_CACHE_HOME"), os.environ.get("UV_CACHE_DIR"), os.path.join(home, ".cache")):
        if cache and os.path.join(folder, "").startswith(os.path.join(os.path.realpath(cache), "")):
            return cache
    return None
