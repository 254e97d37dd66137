"""The one door: a command goes to `core/cli`, all else to the console, every failure becomes a line and a status."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from ..core.cli.args import PROGRAM, Parser
from ..core.cli.commands import COMMANDS, load, summary
from ..core.cli.output import note
from ..core.errors import GuardError, UsageError
from ..core.i18n import _, set_language

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..core.config import Config
    from ..core.transcript.discover import Root

INTERNAL_ERROR, INTERRUPTED = 70, 130


def main(argv: list[str] | None = None) -> int:
    """The program `compact-guard`. Answers its exit status."""
    given = sys.argv[1:] if argv is None else argv
    if sys.stdout is None:
        # Started with stdout closed: what is printed goes nowhere, what is wrong still to stderr.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")
    try:
        status = _run(given)
        sys.stdout.flush()
        return status
    except GuardError as error:
        return _complain(error)
    except BrokenPipeError:
        return _reader_left()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("COMPACT_GUARD_DEBUG"):
            raise
        return _confess(error)


def _run(argv: Sequence[str]) -> int:
    command = argv[0] if argv else ""
    set_language(_language(command))
    if command not in COMMANDS:
        return _console(argv)
    module = load(command)
    parser = Parser(command, summary(command))
    module.add_arguments(parser)
    args = parser.parse(list(argv[1:]))
    if command == "demo" and not args.json and _on_terminal():
        return demo_console(_config())
    run: Callable[[object], int] = module.run
    return run(args)


def _on_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def demo_console(config: Config) -> int:
    """The console on the built-in session, which goes on while it is looked at."""
    from ..core.demo.stage import live_stage

    with live_stage() as stage:
        return _loaded_console()(stage.path, stage.roots, config)


def _loaded_console() -> Callable[[str | None, list[Root], Config], int]:
    """What opens the console. Until its first picture there is little garbage, and looking for it takes time."""
    gc.disable()
    from .app import run_console

    return run_console


def _language(command: str) -> str | None:
    """The config's language, where there is a config."""
    from ..core.paths import config_file

    path = config_file()
    if not os.path.lexists(path):
        return None
    from ..core.config import load_config

    try:
        return load_config(path).language
    except GuardError:
        if command in {"doctor", "paths", "completions", "redact", "--help", "-h", "--version"}:
            return None
        raise


def console_parser() -> Parser:
    """The command line of the program itself."""
    from ..core.cli.args import add_root

    parser = Parser("", _("See what your coding agent forgot: every turn, also from before its compactions."))
    width = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:<{width}}  {summary(name)}" for name in COMMANDS)
    parser.usage = f"{PROGRAM} [{_('options')}] [PATH | SESSION]\n       {PROGRAM} {_('COMMAND')} …"
    parser.set_raw_epilog(
        _("commands:") + "\n" + listed + "\n\n" + _("`{program} COMMAND --help` tells more.").format(program=PROGRAM)
    )
    parser.add_argument(
        "target",
        nargs="?",
        metavar="PATH | SESSION",
        help=_("open this session: its id, a unique prefix, a path, or `current`; without one, the newest"),
    )
    add_root(parser)
    parser.add_argument("--version", action="store_true", help=_("print the version and exit"))
    return parser


def _console(argv: Sequence[str]) -> int:
    args = console_parser().parse_args(argv)
    if args.version:
        from importlib.metadata import version

        sys.stdout.write(f"{PROGRAM} {version(PROGRAM)}\n")
        return 0
    from ..core.cli.args import roots_of
    from ..core.transcript.discover import resolve

    roots = roots_of(args)
    target = args.target
    path = None if target is None else _resolved(target, lambda: resolve(target, roots))
    if not _on_terminal():
        _check(path)
        raise UsageError(
            _("The console needs a terminal."),
            _("Without one, `{program} show SESSION`, `sessions`, `search` and `demo` print text or --json.").format(
                program=PROGRAM
            ),
        )
    return _loaded_console()(path, roots, _config())


def _config() -> Config:
    """The settings for the console, whose rules count from now on."""
    from ..core.config import load_config
    from ..core.paths import config_file

    path = config_file()
    config = load_config(path)
    if config.rules:
        from ..core.checkpoint.configured import must_use_rules

        must_use_rules(config, path)
    note(*config.warnings)
    return config


def _check(path: str | None) -> None:
    """Raises InputError for a file that the console could not open either: that comes before the missing terminal."""
    if path is not None:
        from ..core.transcript.session import detect_agent
        from ..core.transcript.source import open_source

        source = open_source(path)
        try:
            detect_agent(source)
        finally:
            source.close()


def _resolved(name: str, resolve: Callable[[], str]) -> str:
    """The session's path. A word that is nearly a command gets that for a hint."""
    try:
        return resolve()
    except GuardError as error:
        from difflib import get_close_matches

        if close := get_close_matches(name, COMMANDS, 1):
            error.hint = _("Did you mean `{program} {command}`?").format(program=PROGRAM, command=close[0])
        raise


def _complain(error: GuardError) -> int:
    """One line that says what is wrong, one that says what to do."""
    note(f"{PROGRAM}: {error.message}", error.hint)
    return error.exit_code


def _confess(error: Exception) -> int:
    from ..core.redact.engine import redact

    what = redact(f"{type(error).__name__}: {error}").text
    note(
        _("{program}: internal error: {what}").format(program=PROGRAM, what=" ".join(what.split())),
        _("Nothing was changed. COMPACT_GUARD_DEBUG=1 shows where it happened."),
    )
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        _drop_output()
    return INTERNAL_ERROR


def _reader_left() -> int:
    """A reader that closed the pipe had enough: no error."""
    _drop_output()
    return 0


def _drop_output() -> None:
    """Stdout leads nowhere now: what could not be written would fail again at the exit, with a status of its own."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        pass


if __name__ == "__main__":
    sys.exit(main())
