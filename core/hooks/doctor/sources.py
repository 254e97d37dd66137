"""Where an agent takes its hooks from, and those of the guard that stand there. Read only."""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ... import paths
from ...errors import InputError
from ...i18n import _
from ...model import Agent
from ..event import EVENTS
from ..install.entries import handlers_of, is_own
from ..install.files import read_settings

Kind = Literal["user", "project", "plugin", "managed"]
_MANAGED = {
    "linux": "/etc/claude-code/managed-settings.json",
    "darwin": "/Library/Application Support/ClaudeCode/managed-settings.json",
}
_DEEPEST = 6
_PLUGIN_FILE = "hooks.json"
_LIST = re.compile(r"[A-Za-z0-9_|\- ]*")
"""A matcher of this kind is a list of words to Claude, any other a pattern."""


@dataclass(frozen=True, slots=True)
class Source:
    """One file that an agent reads."""

    agent: Agent
    kind: Kind
    path: str
    content: Mapping[str, Any]
    error: str | None = None
    """Why it cannot be read."""
    folder: str | None = None
    """Of a project."""

    @property
    def events(self) -> Mapping[str, Any]:
        """Event -> groups, as far as they have that form."""
        hooks = self.content.get("hooks")
        return hooks if isinstance(hooks, dict) else {}


@dataclass(frozen=True, slots=True)
class Handler:
    """One hook of the guard."""

    source: Source
    event: str
    group: int
    number: int
    """Its place in the group."""
    fields: Mapping[str, Any]
    matcher: Any = None
    flat: bool = False
    """It stands where a group should: no agent runs it."""

    @property
    def command(self) -> str:
        return str(self.fields.get("command", ""))

    def takes(self, word: str) -> bool:
        """Whether it runs for a trigger or a source."""
        matcher = self.matcher
        if self.flat or not (matcher is None or isinstance(matcher, str)):
            return False
        if matcher in (None, "", "*"):
            return True
        if self.source.agent == "claude" and _LIST.fullmatch(matcher):
            return word in [part.strip() for part in matcher.split("|")]
        try:
            return re.search(matcher, word) is not None
        except re.error:
            return False


def sources_of(agent: Agent, folders: Iterable[str] = ()) -> list[Source]:
    """The files that are there. `folders`: projects whose own settings count too."""
    found: dict[str, Source] = {}
    for kind, path, folder in _places(agent, folders):
        real = os.path.realpath(path)
        if real not in found and os.path.lexists(path):
            found[real] = _read(agent, kind, path, folder)
    return list(found.values())


def own_handlers(sources: Sequence[Source]) -> list[Handler]:
    """The guard's hooks, in the order of the files."""
    return [handler for source in sources for handler in _of(source)]


def _of(source: Source) -> Iterator[Handler]:
    for event in EVENTS:
        groups = source.events.get(event)
        for at, group in enumerate(groups if isinstance(groups, list) else ()):
            if is_own(group):
                yield Handler(source, event, at, 0, group, flat=True)
            for number, fields in enumerate(handlers_of(group)):
                if is_own(fields):
                    yield Handler(source, event, at, number, fields, group.get("matcher"))


def _places(agent: Agent, folders: Iterable[str]) -> Iterator[tuple[Kind, str, str | None]]:
    home = paths.claude_dir() if agent == "claude" else paths.codex_dir()
    own, names = (".claude", ["settings.json", "settings.local.json"])
    if agent == "codex":
        own, names = (".codex", ["hooks.json", "config.toml"])
    for name in names if agent == "codex" else names[:1]:
        yield "user", os.path.join(home, name), None
    for folder in folders:
        for name in names:
            yield "project", os.path.join(folder, own, name), folder
    if agent == "claude" and (managed := _MANAGED.get(sys.platform)):
        yield "managed", managed, None
    for path in _plugins(os.path.join(home, "plugins"), 0):
        yield "plugin", path, None


def _plugins(folder: str, depth: int) -> Iterator[str]:
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.name == _PLUGIN_FILE:
            yield entry.path
        elif depth < _DEEPEST and entry.name != "node_modules" and entry.is_dir(follow_symlinks=False):
            yield from _plugins(entry.path, depth + 1)


def _read(agent: Agent, kind: Kind, path: str, folder: str | None) -> Source:
    content: Any = {}
    error = None
    try:
        data = read_settings(path).data or b""
        text = data.decode("utf-8-sig")
        if path.endswith(".toml"):
            content = tomllib.loads(text)
        elif text.strip():
            content = json.loads(text)
        if not isinstance(content, dict):
            content, error = {}, _("it holds no object")
    except InputError as refused:
        error = refused.message
    except (ValueError, RecursionError) as wrong:
        error = str(wrong) or type(wrong).__name__
    return Source(agent, kind, path, content, error, folder)
