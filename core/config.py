"""The user's settings: one TOML file, read once, refused with a clear word when it is wrong.

Hooks read it, too: the standard library only, and the TOML parser only where there is a file.
"""

from __future__ import annotations

import errno
import os

from .errors import InputError
from .i18n import _

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

LANGUAGES = ("en", "zh_TW")
KINDS = ("correction", "decision", "constraint", "todo", "evidence")
"""What an own rule may call a sentence."""
ROLES = ("user", "assistant")
MOST_BUDGET, LEAST_BUDGET = 9500, 2000
"""Units of a pack. Both clients cut at 10,000; below the least not even the most important items find room."""
_MOST = 1_000_000
_MOST_BYTES = 1 << 20
"""Of a file: hooks read it within their two seconds, and a device has no end."""
_MOST_RULES, _MOST_PHRASES, _LONGEST = 100, 100, 400


class OwnRule:
    """A wording of the user's own, checked for its form; `core/checkpoint/classify/own.py` makes a rule of it."""

    __slots__ = ("kind", "name", "phrases", "regex", "role", "sample")

    def __init__(
        self,
        name: str,
        kind: str,
        sample: str,
        *,
        phrases: tuple[str, ...] = (),
        regex: str | None = None,
        role: str | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.sample = sample
        """A sentence that the rule must find."""
        self.phrases = phrases
        """As a person writes them: case, width and Chinese spelling do not matter."""
        self.regex = regex
        self.role = role
        """`user` or `assistant`; None: whoever says it."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OwnRule) and all(getattr(self, name) == getattr(other, name) for name in _RULE_KEYS)

    __hash__ = None  # type: ignore[assignment]


_RULE_KEYS = OwnRule.__slots__


class Config:
    """What a user may set; each name of `CHECKS` is a key of the file."""

    __slots__ = (
        "ascii", "budget", "exclude", "keep_days", "keep_generations", "keep_mib", "keymap", "language", "notify",
        "pause", "roots", "rules", "theme", "warnings",
    )  # fmt: skip

    def __init__(
        self,
        language: str | None = None,
        theme: str | None = None,
        ascii: bool | None = None,
        keymap: str = "default",
        roots: tuple[str, ...] = (),
        *,
        exclude: tuple[str, ...] = (),
        pause: bool = False,
        notify: bool = True,
        budget: int = MOST_BUDGET,
        keep_generations: int = 20,
        keep_mib: int = 64,
        keep_days: int = 90,
        rules: tuple[OwnRule, ...] = (),
        warnings: tuple[str, ...] = (),
    ) -> None:
        self.language = language
        """`en` or `zh_TW`; None: the environment's, and of a pack the session's."""
        self.theme = theme
        """None: dark or light as the terminal tells."""
        self.ascii = ascii
        """Draw with ASCII only; None: as terminal and locale allow."""
        self.keymap = keymap
        """default, vim, emacs, a file in the folder `keymaps` beside the config, or a path."""
        self.roots = roots
        """More folders with transcripts."""
        self.exclude = exclude
        """Working folders where hooks do nothing, with all that is below."""
        self.pause = pause
        """Hooks do nothing at all."""
        self.notify = notify
        """Whether a restore says a line to the person."""
        self.budget = budget
        """Units of a pack, wrapper included."""
        self.keep_generations = keep_generations
        """A session."""
        self.keep_mib = keep_mib
        """Of all checkpoints together."""
        self.keep_days = keep_days
        self.rules = rules
        self.warnings = warnings
        """No key: what was not taken as it is written, in the user's language."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and all(getattr(self, key) == getattr(other, key) for key in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


def load_config(path: str) -> Config:
    """The settings in `path`, or the defaults when there is no such file.

    Raises InputError that names the file and the key.
    """
    try:
        table = read_toml(path, 'theme = "cg-light"')
    except FileNotFoundError:
        return Config()
    return _clamped(path, Config(**{key: _value(path, key, value) for key, value in table.items()}))


def load_for_hooks(path: str) -> Config:
    """As `load_config`, but a wrong value counts as the default: a slip in a theme's name must not cost a checkpoint.

    What may say that something is to be left alone is refused all the same: `exclude`, `pause`, a key that is none.
    """
    kept = {}
    for key, value in read_toml(path, "pause = true").items():
        try:
            kept[key] = _value(path, key, value)
        except InputError:
            if key not in CHECKS or key in ("exclude", "pause"):
                raise
    return _clamped(path, Config(**kept))


def _clamped(path: str, config: Config) -> Config:
    if config.budget > MOST_BUDGET:
        config.warnings = (
            _("%(file)s: budget is %(value)s; agents cut what is longer than 10,000, so %(most)s is used.")
            % {"file": path, "value": f"{config.budget:,}", "most": f"{MOST_BUDGET:,}"},
        )
        config.budget = MOST_BUDGET
    return config


def read_toml(path: str, example: str) -> dict[str, object]:
    """The file's table. Raises InputError, and FileNotFoundError where its absence may be no error."""
    try:
        with open(path, "rb") as file:
            import tomllib

            data = file.read(_MOST_BYTES + 1)
            if len(data) > _MOST_BYTES:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
            return tomllib.loads(data.decode())
    except FileNotFoundError:
        raise
    except OSError as error:
        raise InputError(
            _("%(file)s: cannot be read (%(reason)s).") % {"file": path, "reason": error.strerror},
            _("Check that it is a file and its permissions."),
        ) from error
    except (ValueError, RecursionError) as error:
        raise InputError(
            _("%(file)s: is not valid TOML: %(reason)s.") % {"file": path, "reason": error},
            _("Write lines such as: %s") % example,
        ) from error


def _value(path: str, key: str, value: object) -> Any:
    check = CHECKS.get(key)
    if check is None:
        raise InputError(
            _("%(file)s: there is no setting %(key)s.") % {"file": path, "key": key},
            _("The settings are: %s.") % ", ".join(CHECKS),
        )
    try:
        return check(value)
    except _Wrong as error:
        key, value, hint = error.key or key, error.value, str(error)
    except ValueError as error:
        hint = str(error)
    raise InputError(
        _("%(file)s: %(key)s is wrong: %(value)s.") % {"file": path, "key": key, "value": _short(value)}, hint
    )


class _Wrong(Exception):
    """A part of a value is wrong. `key`: how the part is named."""

    def __init__(self, key: str, value: object, hint: str) -> None:
        super().__init__(hint)
        self.key = key
        self.value = value


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


def _number(least: int) -> Callable[[object], int]:
    def check(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= _MOST:
            return value
        raise ValueError(_("Write a whole number, at least %s.") % f"{least:,}")

    return check


def _folders(value: object) -> tuple[str, ...]:
    """Absolute, `~` expanded; a relative one would mean something else in each working folder."""
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        folders = tuple(os.path.expanduser(entry) for entry in value)
        if all(os.path.isabs(folder) and "\0" not in folder for folder in folders):
            return folders
    raise ValueError(_('Write a list of absolute folders, such as ["~/archive/claude"].'))


def _rules(value: object) -> tuple[OwnRule, ...]:
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise ValueError(_("Write each rule under a line [[rules]] of its own."))
    if len(value) > _MOST_RULES:
        raise _Wrong("", len(value), _("There may be %s rules.") % _MOST_RULES)
    return tuple(_rule(entry, f"rules {number}") for number, entry in enumerate(value, 1))


def _rule(entry: dict[str, object], name: str) -> OwnRule:
    """A rule whose form is right; whether it finds its sample shows when it is made."""
    if isinstance(entry.get("name"), str):
        name = f"{name} ({_short(entry['name'])})"
    for key in entry:
        if key not in _RULE_KEYS:
            raise _Wrong(name, key, _("A rule has: %s.") % ", ".join(sorted(_RULE_KEYS)))
    kind, role, sample = entry.get("kind"), entry.get("role"), entry.get("sample")
    regex, phrases = entry.get("regex"), entry.get("phrases", [])
    if kind not in KINDS:
        raise _Wrong(name, kind, _("Its kind is one of: %s.") % ", ".join(KINDS))
    if role is not None and role not in ROLES:
        raise _Wrong(name, role, _("Its role is one of: %s.") % ", ".join(ROLES))
    if not _is_text(sample):
        raise _Wrong(name, sample, _("Its sample is a sentence that it must find."))
    if regex is not None and not _is_text(regex):
        raise _Wrong(name, regex, _("Its regex is text, best in single quotes."))
    few = isinstance(phrases, list) and len(phrases) <= _MOST_PHRASES
    if not few or not all(map(_is_text, phrases)):  # type: ignore[call-overload]
        raise _Wrong(name, phrases, _("Its phrases are a list of texts."))
    if (regex is None) == (not phrases):
        raise _Wrong(name, sorted(entry), _("It has either phrases or a regex."))
    return OwnRule(name, str(kind), str(sample), phrases=tuple(phrases), regex=regex, role=role)  # type: ignore


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and len(value) <= _LONGEST and "\n" not in value


CHECKS: Mapping[str, Callable[[object], object]] = {
    "language": _language,
    "theme": _name,
    "ascii": _switch,
    "keymap": _name,
    "roots": _folders,
    "exclude": _folders,
    "pause": _switch,
    "notify": _switch,
    "budget": _number(LEAST_BUDGET),
    "keep_generations": _number(1),
    "keep_mib": _number(1),
    "keep_days": _number(1),
    "rules": _rules,
}
"""The keys of the file, each with what makes a value of it."""
