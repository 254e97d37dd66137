"""Where and when the guard was installed: `installed/<agent>.json` in the state folder, for its owner's eyes only.

The installer writes it; uninstalling, `doctor` and the audit read it. It holds paths and digests, no text of settings.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..checkpoint import names
from ..checkpoint.disk import open_state
from ..checkpoint.refusal import Failures, StoreError
from ..transcript.fold import milliseconds

_FORMAT = 1
_MOST_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class Touched:
    """A settings file that the installer wrote."""

    path: str
    """As the agent names it."""
    target: str
    """The file itself, where that is a symbolic link."""
    before: str | None
    """sha256 of its bytes without the guard; None: it was not there, or nobody knows."""
    after: str
    """sha256 of what the installer wrote last."""
    made: bool
    """There was no such file."""
    known: bool
    """Whether `before` and `made` say how it was: not where it held the guard already, or was changed meanwhile."""
    backup: str | None
    """Where its bytes of before lie."""
    had: tuple[str, ...] = ()
    """Containers of hooks that were there: they stay, also when they are empty."""


@dataclass(frozen=True, slots=True)
class Installation:
    """The guard in one settings folder of an agent."""

    agent: str
    folder: str
    at: str
    """Since when, without a break."""
    updated: str
    guard: str
    """The version that wrote it."""
    command: str
    files: tuple[Touched, ...]
    made_folder: bool = False

    def file(self, path: str) -> Touched | None:
        """What was done to a file; None: nothing."""
        return next((one for one in self.files if one.path == path), None)


def installations(state_dir: str, agent: str) -> list[Installation]:
    """All that stand. What cannot be read counts as nothing: settings themselves say whether the guard is in them."""
    try:
        return _installations(_noted(state_dir, agent), agent)
    except (ValueError, TypeError, KeyError):
        return []


def installation(state_dir: str, agent: str, folder: str) -> Installation | None:
    """That of one settings folder."""
    return next((one for one in installations(state_dir, agent) if one.folder == folder), None)


def installed_since(state_dir: str, agent: str) -> int | None:
    """The time of the oldest that stands, in ms since 1970; None: nobody noted one."""
    times = [at for one in installations(state_dir, agent) if (at := milliseconds(one.at)) is not None]
    return min(times, default=None)


def uninstalled_at(state_dir: str, agent: str) -> int | None:
    """When the last one was taken out, in ms since 1970; None while one stands, or where nobody noted it."""
    value = _noted(state_dir, agent)
    until = value.get("until") if isinstance(value, Mapping) and not installations(state_dir, agent) else None
    at = milliseconds(until) if isinstance(until, str) else -1
    return at if at >= 0 else None


def note_installation(state_dir: str, made: Installation) -> None:
    """Note it in the place of what was noted of the same folder. Raises StoreError."""
    others = [one for one in installations(state_dir, made.agent) if one.folder != made.folder]
    _write(state_dir, made.agent, [*others, made])


def forget_installation(state_dir: str, agent: str, folder: str, at: str | None = None) -> None:
    """Note that it is gone. `at`: since when; None: it never stood. Raises StoreError."""
    there = installations(state_dir, agent)
    left = [one for one in there if one.folder != folder]
    if len(left) < len(there):
        _write(state_dir, agent, left, None if left else at)


def continued(before: Installation | None, made: Installation, *, without_break: bool) -> Installation:
    """An installation over an earlier one. `without_break`: the guard was there all the time."""
    if before is None:
        return made
    at = before.at if without_break else made.at
    return replace(made, at=at, made_folder=before.made_folder or made.made_folder)


def _noted(state_dir: str, agent: str) -> Any:
    """What the agent's file holds; None where it cannot be read."""
    try:
        with Failures(names.INSTALLED), open_state(state_dir) as state, state.folder(names.INSTALLED) as folder:
            return json.loads(folder.read(agent + names.DATA, _MOST_BYTES, mend=True))
    except (FileNotFoundError, StoreError, ValueError, RecursionError):
        return None


def _write(state_dir: str, agent: str, made: Sequence[Installation], until: str | None = None) -> None:
    value = {"format": _FORMAT, "agent": agent, "installs": [asdict(one) for one in made], "until": until}
    text = json.dumps(value, indent=1) + "\n"
    with Failures(names.INSTALLED), open_state(state_dir, make=True) as state:
        with state.folder(names.INSTALLED, make=True) as folder:
            folder.write(agent + names.DATA, text.encode(), replace=True)


def _installations(value: Any, agent: str) -> list[Installation]:
    if not isinstance(value, Mapping) or value.get("format") != _FORMAT:
        return []
    return [_installation(one, agent) for one in value["installs"]]


def _installation(value: Mapping[str, Any], agent: str) -> Installation:
    texts = {name: _text(value[name]) for name in ("folder", "at", "updated", "guard", "command")}
    files = tuple(_touched(one) for one in value["files"])
    return Installation(agent, **texts, files=files, made_folder=value.get("made_folder") is True)


def _touched(value: Mapping[str, Any]) -> Touched:
    return Touched(
        path=_text(value["path"]),
        target=_text(value["target"]),
        before=None if value.get("before") is None else _text(value["before"]),
        after=_text(value["after"]),
        made=value.get("made") is True,
        known=value.get("known") is True,
        backup=None if value.get("backup") is None else _text(value["backup"]),
        had=tuple(_text(name) for name in value.get("had", ())),
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value
