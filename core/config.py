"""The user's settings: one TOML file, read once, refused with a clear word when it is wrong."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from .errors import InputError
from .i18n import _

LANGUAGES = ("en", "zh_TW")


@dataclass(frozen=True, slots=True)
class Config:
    """What a user may set; each field is a key of the file."""

    language: str | None = None
    """`en` or `zh_TW`; None: the environment's."""
    theme: str | None = None
    """None: dark or light as the terminal tells."""
    ascii: bool | None = None
    """Draw with ASCII only; None: as terminal and locale allow."""
    keymap: str = "default"
    """default, vim, emacs, a file in the folder `keymaps` beside the config, or a path."""
    roots: tuple[str, ...] = ()
    """More folders with transcripts."""


def load_config(path: str) -> Config:
    """The settings in `path`, or the defaults when there is no such file.

    Raises InputError that names the file and the key.
    """
    try:
        table = read_toml(path, 'theme = "cg-light"')
    except FileNotFoundError:
        return Config()
    return Config(**{key: _value(path, key, value) for key, value in table.items()})


def read_toml(path: str, example: str) -> dict[str, object]:
    """The file's table. Raises InputError, and FileNotFoundError where its absence may be no error."""
    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise InputError(
            _("%(file)s: cannot be read (%(reason)s).") % {"file": path, "reason": error.strerror},
            _("Check that it is a file and its permissions."),
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(
            _("%(file)s: is not valid TOML: %(reason)s.") % {"file": path, "reason": error},
            _("Write lines such as: %s") % example,
        ) from error


def _value(path: str, key: str, value: object) -> Any:
    check = _CHECKS.get(key)
    if check is None:
        known = ", ".join(field.name for field in fields(Config))
        raise InputError(
            _("%(file)s: there is no setting %(key)s.") % {"file": path, "key": key},
            _("The settings are: %s.") % known,
        )
    try:
        return check(value)
    except ValueError as error:
        raise InputError(
            _("%(file)s: %(key)s is wrong: %(value)s.") % {"file": path, "key": key, "value": _short(value)},
            str(error),
        ) from None


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:59] + "…"


def _language(value: object) -> str:
    if isinstance(value, str):
        for language in LANGUAGES:
            if value.replace("-", "_").lower() == language.lower():
                return language
    raise ValueError(_("Write one of: %s.") % ", ".join(f'"{language}"' for language in LANGUAGES))


def _name(value: object) -> str:
    if isinstance(value, str) and value:
        return value
    raise ValueError(_("Write a name in quotes."))


def _switch(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError(_("Write true or false."))


def _folders(value: object) -> tuple[str, ...]:
    """Absolute, `~` expanded; a relative one would mean something else in each working folder."""
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        folders = tuple(os.path.expanduser(entry) for entry in value)
        if all(map(os.path.isabs, folders)):
            return folders
    raise ValueError(_('Write a list of absolute folders, such as ["~/archive/claude"].'))


_CHECKS: Mapping[str, Callable[[object], object]] = {
    "language": _language,
    "theme": _name,
    "ascii": _switch,
    "keymap": _name,
    "roots": _folders,
}
