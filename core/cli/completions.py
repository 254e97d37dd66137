"""`completions`: a completion script, made from the commands' own parsers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import InputError
from ..i18n import _
from .args import PROGRAM, Parser, add_root
from .commands import COMMANDS, load, summary
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

SHELLS = ("bash", "zsh", "fish", "tcsh")
_FILES = {"session": "FILE", "target": "FILE", "out": "FILE"}
_FOLDERS = {"root", "project"}


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help=_("the shell that the script is for"))


def run(args: Namespace) -> int:
    import shtab

    if args.shell not in shtab.SUPPORTED_SHELLS:
        raise InputError(
            _("The installed shtab writes no script for {shell}.").format(shell=args.shell),
            _("Install a newer one: pip install --upgrade shtab."),
        )
    Output(raw=True).line(shtab.complete(whole_parser(), args.shell).rstrip("\n"))
    return 0


def whole_parser() -> Parser:
    """The program with all its commands in one parser, where files and folders complete as such."""
    import shtab

    whole = Parser("", PROGRAM)
    add_root(whole)
    whole.add_argument("--version", action="store_true", help=_("print the version and exit"))
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    parsers = [whole]
    for name in COMMANDS:
        parser = commands.add_parser(name, help=summary(name), command=name, summary=summary(name))
        load(name).add_arguments(parser)
        parsers.append(parser)
    for parser in parsers:
        for action in parser._actions:
            if action.dest in _FOLDERS:
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
            elif action.dest in _FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    return whole
