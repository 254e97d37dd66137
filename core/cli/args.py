"""Command lines: a parser that raises our errors, and the options that commands share.

A command is a module beside this one with two functions: `add_arguments(parser)` says what it takes, `run(args)` does
it and answers the exit code. It is imported only when it is used.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from ..errors import InputError, UsageError
from ..i18n import DOMAIN, FOLDER, _, language

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..transcript.discover import Root
    from ..transcript.session import Session

PROGRAM = "compact-guard"


@contextmanager
def _complaints_translated() -> Iterator[None]:
    """argparse asks gettext itself, for the environment's language and the domain of the process."""
    if (code := language()) == "en":
        yield
        return
    import gettext

    domain, wanted = gettext.textdomain(), os.environ.get("LANGUAGE")
    gettext.bindtextdomain(DOMAIN, FOLDER)
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = code
    try:
        yield
    finally:
        gettext.textdomain(domain)
        os.environ.pop("LANGUAGE")
        if wanted is not None:
            os.environ["LANGUAGE"] = wanted


def complaints() -> tuple[str, ...]:
    """What argparse says, named here so that the catalogs hold it."""
    return (
        _("unrecognized arguments: %s"),
        _("the following arguments are required: %s"),
        _("expected one argument"),
        _("expected at least one argument"),
        _("invalid choice: %(value)r (choose from %(choices)s)"),
        _("invalid %(type)s value: %(value)r"),
        _("not allowed with argument %s"),
        _("argument %(argument_name)s: %(message)s"),
        _("ignored explicit argument %r"),
    )


class _Formatter(argparse.HelpFormatter):
    """As argparse formats, in the user's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, _("usage: ") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose complaints are UsageErrors."""

    def __init__(self, command: str = "", summary: str = "", prog: str | None = None) -> None:
        super().__init__(
            prog=prog or f"{PROGRAM} {command}".rstrip(),
            description=summary,
            formatter_class=_Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = _("arguments")
        self._optionals.title = _("options")
        self.add_argument("-h", "--help", action="help", help=_("show this help and exit"))

    def set_raw_epilog(self, text: str) -> None:
        """Text below the options, printed line by line as it is."""
        self._raw_epilog = text

    _raw_epilog = ""

    def format_help(self) -> str:
        return super().format_help() + (f"\n{self._raw_epilog}\n" if self._raw_epilog else "")

    def parse(self, argv: list[str]) -> argparse.Namespace:
        """The arguments, options and others in any order."""
        with _complaints_translated():
            return self._parse(argv)

    def _parse(self, argv: list[str]) -> argparse.Namespace:
        for one in self._actions:
            if isinstance(one, argparse._SubParsersAction):
                return self._parse_action(argv, one)
        if "--" in argv:
            # Only argparse's plain way knows that what follows it is no option.
            return self.parse_args(argv)
        if self.usage is None:
            # The other way cuts seven characters off the usage: "usage: ", in whatever language.
            self.usage = self.format_usage().removeprefix(_("usage: ")).replace("%", "%%")
        return self.parse_intermixed_args(argv)

    def _parse_action(self, argv: list[str], actions: argparse._SubParsersAction[Parser]) -> argparse.Namespace:
        """The arguments of a command that has actions: each action's own parser takes them in any order, too."""
        if not argv or argv[0] not in actions.choices:
            return self.parse_args(argv)
        args = actions.choices[argv[0]]._parse(argv[1:])
        setattr(args, actions.dest, argv[0])
        return args

    def error(self, message: str) -> NoReturn:
        raise UsageError(message, _("`{command} --help` lists the options.").format(command=self.prog))


def add_json(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("--json", action="store_true", help=text)


def add_raw(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--raw", action="store_true", help=_("print secrets as they are, not masked"))


def add_root(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--root",
        action="append",
        default=[],
        metavar=_("FOLDER"),
        help=_("look for sessions below this folder too; may be repeated"),
    )


def add_session(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "session",
        metavar="SESSION",
        help=_("id, unique prefix of one, path to a transcript, or `current`"),
    )


def roots_of(args: argparse.Namespace) -> list[Root]:
    """Where to look: the agents' folders, those of the config, those of `--root`. Raises InputError for a bad one."""
    from ..transcript.discover import find_roots

    given: list[str] = args.root
    for folder in given:
        full = os.path.expanduser(folder)
        if not os.path.isdir(full):
            reason = _("it is no folder") if os.path.exists(full) else _("there is no such folder")
            raise InputError(
                _("--root {folder}: {reason}.").format(folder=folder, reason=reason),
                _("Name a folder that holds transcripts."),
            )
    return find_roots([*configured_roots(), *given])


def configured_roots() -> tuple[str, ...]:
    """The config's further folders. Without a config file nothing is imported for it."""
    from ..paths import config_file

    path = config_file()
    if not os.path.lexists(path):
        return ()
    from ..config import load_config

    return load_config(path).roots


def opened(args: argparse.Namespace) -> Session:
    """The session that the arguments name. Raises InputError."""
    from ..transcript.discover import resolve
    from ..transcript.session import open_session

    roots = roots_of(args)
    return open_session(resolve(args.session, roots), roots=roots)


def from_one(text: str) -> int:
    """An option's value that counts something from 1 on."""
    from argparse import ArgumentTypeError

    if text.isascii() and text.isdecimal() and int(text) > 0:
        return int(text)
    raise ArgumentTypeError(_("{text} is no number from 1 on").format(text=text))
