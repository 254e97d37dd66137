"""What installing or uninstalling would make of an agent's settings. Nothing is written here.

Each agent's own part reads its files and says what they would hold; what is common to both is below it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ...audit.installation import Installation, Touched
from ...errors import InputError
from ...i18n import _
from . import jsontext
from .entries import is_own, own_handlers
from .files import SettingsFile, backed_up, digest
from .jsonhooks import HOOKS

NAMES = {"claude": "Claude Code", "codex": "Codex"}


@dataclass(frozen=True, slots=True)
class Change:
    """One settings file, and the bytes that it is to hold."""

    file: SettingsFile
    after: bytes | None
    """None: the file goes."""
    had: tuple[str, ...] = ()
    """Containers of hooks that are there without the guard."""
    held: bool = False
    """It holds the guard already."""

    @property
    def is_one(self) -> bool:
        """Whether anything is to be written."""
        return self.after != self.file.data


@dataclass(frozen=True, slots=True)
class Plan:
    """All files of an agent that are looked at, in the order in which they are written."""

    agent: str
    folder: str
    changes: tuple[Change, ...]
    command: str = ""
    notes: tuple[str, ...] = ()
    """What stands in the way of the hooks."""
    was_there: bool = False
    """The guard is in the settings before anything is done."""
    exact: frozenset[str] = field(default_factory=frozenset)
    """Uninstalling: paths of the files that get back the very bytes of before."""

    @property
    def is_one(self) -> bool:
        """Whether anything is to be written."""
        return any(change.is_one for change in self.changes)


def decoded(file: SettingsFile, *, strict: bool, empty: str) -> str:
    """A file's text; `empty` where it is not there or says nothing. Raises InputError."""
    data = file.data or b""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise InputError(_("{file} is not UTF-8; nothing was changed.").format(file=file.path))
    try:
        text = data.decode("utf-8", "strict" if strict else "surrogateescape")
    except UnicodeDecodeError as error:
        raise InputError(_("{file} is not UTF-8; nothing was changed.").format(file=file.path)) from error
    return text if text.strip(" \t\r\n" + jsontext.BOM) else empty


def encoded(text: str) -> bytes:
    """The bytes of a text that `decoded` gave."""
    return text.encode("utf-8", "surrogateescape")


def parsed(file: SettingsFile, text: str, agent: str, *, unique: bool) -> dict[str, Any]:
    """The settings of a JSON file, whose hooks are in the agent's form. Raises InputError."""
    try:
        root = jsontext.parse(text, unique=unique)
    except jsontext.Invalid as error:
        raise _unreadable(file, error, agent) from error
    if not isinstance(root, dict) or not isinstance(root.get(HOOKS, {}), dict):
        raise wrong_form(file, HOOKS, agent)
    return root


def wrong_form(file: SettingsFile, what: str, agent: str) -> InputError:
    """That a part of the settings is not as the agent reads it."""
    return InputError(
        _("{file}: {what} is not in the form that {agent} reads; nothing was changed.").format(
            file=file.path, what=what, agent=NAMES[agent]
        ),
        _("Mend it, then run the command again."),
    )


def holds_guard(events: dict[str, Any]) -> bool:
    """Whether a group of the guard's is among these."""
    return any(is_own(group) or own_handlers(group) for groups in lists(events) for group in groups)


def lists(events: dict[str, Any]) -> list[list[Any]]:
    """The lists of groups."""
    return [groups for groups in events.values() if isinstance(groups, list)]


def restored(
    change: Change, noted: Touched | None, same: Callable[[bytes, bytes], bool], *, is_empty: bool
) -> tuple[Change, bool]:
    """The change that uninstalls, with the file's own bytes of before where they are known; whether they are.

    `same`: whether two contents say the same; `is_empty`: whether nothing but the guard was in the file.
    """
    file, after = change.file, change.after
    if noted is None or file.data is None or after is None:
        return change, False
    if not noted.known or digest(file.data) != noted.after:
        gone = noted.made and is_empty
        return (Change(file, None) if gone else change), False
    if noted.made:
        return (Change(file, None), True) if is_empty else (change, False)
    if digest(after) == noted.before:
        return change, True
    original = backed_up(noted.backup) if noted.backup else None
    if original is not None and digest(original) == noted.before and same(original, after):
        return Change(file, original), True
    return change, False


def kept(noted: Touched | None) -> frozenset[str]:
    """The containers that stay when they are empty."""
    return frozenset(noted.had) if noted is not None else frozenset()


def noted_of(installed: Installation | None, path: str) -> Touched | None:
    """What was noted of a file."""
    return installed.file(path) if installed is not None else None


def _unreadable(file: SettingsFile, error: jsontext.Invalid, agent: str) -> InputError:
    name, line = NAMES[agent], error.line
    if error.reason == "comment":
        return InputError(
            _("{file}, line {line}: a comment. {agent} does not read JSON with comments; nothing was changed.").format(
                file=file.path, line=line, agent=name
            ),
            _("Take the comments out: as it is, none of the file's settings count."),
        )
    where = _("{file}, line {line}").format(file=file.path, line=line) if line else file.path
    reasons = {
        "comma": _("a comma too many"),
        "twice": _("a key stands there twice"),
        "depth": _("it is nested too deeply"),
    }
    return InputError(
        _("{where}: no JSON that {agent} reads ({reason}); nothing was changed.").format(
            where=where, agent=name, reason=reasons.get(error.reason, _("it breaks off or has a typing error"))
        ),
        _("Mend it, then run the command again."),
    )
