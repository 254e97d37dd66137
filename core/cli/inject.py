"""`inject`: show the agent again what it may have lost: with the next prompt, or as text to paste."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

from ..errors import InputError, RefusedError, UsageError
from ..i18n import _, ngettext
from .args import add_json, add_root, add_session
from .output import Output, note

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable

    from ..checkpoint.again import Again
    from ..checkpoint.item import Checkpoint, Item
    from ..checkpoint.outbox import Outbox
    from .stored import Subject

WAYS = ("prompt", "clipboard", "tmux", "file")
_CELLS = 60


def add_arguments(parser: ArgumentParser) -> None:
    add_session(parser)
    parser.add_argument(
        "--item", nargs="+", action="extend", default=[], metavar="ID",
        help=_("items of the newest checkpoint: ids or unique prefixes of them"),
    )  # fmt: skip
    parser.add_argument(
        "--turn", nargs="+", action="extend", type=int, default=[], metavar="N",
        help=_("whole turns, as `show` counts; without --item and --turn: the pins, corrections, decisions and "
               "constraints that stand, as many as one prompt has room for"),
    )  # fmt: skip
    parser.add_argument(
        "--via", choices=WAYS,
        help=_("with your next prompt, by the guard's hook (prompt); to the clipboard; pasted into a pane of tmux, "
               "without Enter; into a private file"),
    )  # fmt: skip
    parser.add_argument("--out", metavar="FILE", help=_("the file; one that is there is not overwritten unasked"))
    parser.add_argument("--pane", metavar="PANE", help=_("the pane of tmux; default: the one that was active before"))
    parser.add_argument("--list", action="store_true", help=_("list what waits for the next prompt"))
    parser.add_argument("--cancel", nargs="+", metavar="ID", help=_("take back what waits: ids that --list prints"))
    parser.add_argument("--yes", action="store_true", help=_("do not ask"))
    add_json(parser, _("one JSON document"))
    add_root(parser)


def run(args: Namespace) -> int:
    from .stored import subject_of

    _check(args)
    subject = subject_of(args)
    if args.list:
        return _list(subject, args)
    if args.cancel:
        return _cancel(subject, args)
    return _inject(subject, args)


def _check(args: Namespace) -> None:
    """Raises UsageError where options do not go together."""
    asked = [bool(args.via), bool(args.list), bool(args.cancel)]
    if sum(asked) != 1:
        raise UsageError(
            _("Say how: --via prompt, clipboard, tmux or file."), _("--list shows what waits, --cancel takes it back.")
        )
    if args.via == "file" and not args.out:
        raise UsageError(_("--via file needs --out FILE."))
    for name, value, way in (("--out", args.out, "file"), ("--pane", args.pane, "tmux")):
        if value and args.via != way:
            raise UsageError(_("{option} goes with --via {way} only.").format(option=name, way=way))
    if not args.via and (args.item or args.turn):
        raise UsageError(_("--item and --turn go with --via only."))


def _inject(subject: Subject, args: Namespace) -> int:
    from ..checkpoint.repeat import again_of

    now_ms = time.time_ns() // 1_000_000
    checkpoint = _newest(subject)
    again = again_of(checkpoint, now_ms)
    items = _chosen(subject, checkpoint, again, args, now_ms)
    if not items:
        raise InputError(
            _("There is nothing to show again: no pin, correction, decision or constraint stands."),
            _("Choose turns with --turn; `compact-guard show` numbers them."),
        )
    ways: dict[str, Callable[[], tuple[dict[str, str], str]]] = {
        "prompt": lambda: _to_prompt(subject, checkpoint, again, items, now_ms),
        "clipboard": lambda: _to_clipboard(again.text(items)),
        "tmux": lambda: _to_pane(again.text(items), args.pane),
        "file": lambda: _to_file(again.text(items), args),
    }
    told, said = ways[args.via]()
    out = Output(raw=False)
    if args.json:
        fields = {"via": args.via, "items": [item.as_dict() for item in items], "units": again.units(items)}
        out.json(fields | {"unit": again.render.unit} | told)
    else:
        count = ngettext("{count} item", "{count} items", len(items)).format(count=len(items))
        out.line(f"{count}: {said}")
    return 0


def _newest(subject: Subject) -> Checkpoint:
    """The newest stored generation that holds, else what a compaction would save now."""
    try:
        return subject.newest()
    except InputError:
        if subject.session is None:
            raise
        return subject.past().built()


def _chosen(subject: Subject, checkpoint: Checkpoint, again: Again, args: Namespace, now_ms: int) -> list[Item]:
    """The items that were named, in the order of the command line; each once."""
    from ..checkpoint.repeat import standing

    if not args.item and not args.turn:
        return standing(checkpoint, again)
    items = [_item(name, subject, checkpoint) for name in args.item]
    items += [_turn(number, subject, now_ms) for number in args.turn]
    return list({item.id: item for item in items}.values())


def _item(name: str, subject: Subject, checkpoint: Checkpoint) -> Item:
    found = _named(name, checkpoint)
    if not found and checkpoint.sha256 is not None and subject.session is not None:
        # It may be newer than what is stored: `checkpoint build` prints such items, too.
        found = _named(name, subject.past().built())
    if len(found) != 1:
        message = _("There is no item {name}.") if not found else _("{name} names several items.")
        raise InputError(
            message.format(name=name), _("`compact-guard checkpoint show` prints the items with their ids.")
        )
    if not found[0].is_live:
        note(_("{id} was overturned or done since; it goes all the same.").format(id=found[0].id))
    return found[0]


def _named(name: str, checkpoint: Checkpoint) -> list[Item]:
    return [item for item in checkpoint.items if name and item.id.startswith(name.lower())]


def _turn(number: int, subject: Subject, now_ms: int) -> Item:
    from ..checkpoint.repeat import of_turn

    try:
        return of_turn(subject.spoken(number), now_ms)
    except ValueError as error:
        raise InputError(_("Turn {n} has no words.").format(n=number)) from error


def _to_prompt(
    subject: Subject, checkpoint: Checkpoint, again: Again, items: list[Item], now_ms: int
) -> tuple[dict[str, str], str]:
    from ..checkpoint.render import CAP
    from ..checkpoint.repeat import TooLarge, queue
    from ..hooks.installed import is_installed

    try:
        parcel = queue(subject.store, checkpoint, items, again, now_ms)
    except TooLarge as error:
        raise InputError(
            _("{id} is too long for a prompt: {units} of {most} units.").format(
                id=error.item.id if error.item.turn is None else _("turn {n}").format(n=error.item.turn),
                units=error.units,
                most=error.most,
            ),
            _("Give it with --via clipboard or file, or hold on to a part with `compact-guard pin add --text`."),
        ) from error
    if not is_installed(subject.agent):
        note(
            _("The guard is not installed for {agent}: no hook takes this along yet.").format(agent=subject.agent),
        )
    told = {"id": parcel.id, "at": parcel.at, "state": parcel.state}
    if again.units(items) > CAP:
        return told, _("goes with your next prompts, as much with each as it has room for")
    return told, _("goes with your next prompt")


def _to_clipboard(text: str) -> tuple[dict[str, str], str]:
    from ..clipboard import copy

    try:
        terminal = os.open("/dev/tty", os.O_WRONLY | os.O_NOCTTY | os.O_CLOEXEC)
    except OSError as error:
        if os.environ.get("TMUX"):
            route = copy(text, lambda _text: None)
            return {"route": route}, route
        raise InputError(
            _("There is no terminal whose clipboard could take it."), _("--via file writes a private file.")
        ) from error
    try:
        route = copy(text, lambda copied: _osc_52(terminal, copied))
    finally:
        os.close(terminal)
    return {"route": route}, route


def _osc_52(terminal: int, text: str) -> None:
    from base64 import b64encode

    data = b"\x1b]52;c;" + b64encode(text.encode("utf-8", "replace")) + b"\a"
    while data:
        data = data[os.write(terminal, data) :]


def _to_pane(text: str, pane: str | None) -> tuple[dict[str, str], str]:
    from ..panes import paste

    id = paste(text.rstrip("\n"), pane)
    return {"pane": id}, _("pasted into pane {pane}; you press Enter").format(pane=id)


def _to_file(text: str, args: Namespace) -> tuple[dict[str, str], str]:
    from ..private import write_private

    path = os.path.abspath(os.path.expanduser(args.out))
    replace = os.path.lexists(path) and (args.yes or _may_overwrite(path))
    try:
        write_private(path, text.encode("utf-8", "replace"), replace=replace)
    except FileExistsError as error:
        raise RefusedError(
            _("Not written: {file} is there already.").format(file=path), _("Name another file, or say --yes.")
        ) from error
    except OSError as error:
        raise InputError(
            _("{file}: cannot be written ({reason}).").format(file=path, reason=error.strerror or error),
            _("Name a file in a folder that is there."),
        ) from error
    return {"path": path}, _("written to {file}").format(file=path)


def _may_overwrite(path: str) -> bool:
    """Ask; nobody there means no."""
    if not sys.stdin.isatty():
        return False
    sys.stderr.write(_("{file} is there already. Overwrite? [y/N] ").format(file=path))
    sys.stderr.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def _outbox(subject: Subject) -> Outbox:
    from ..checkpoint.outbox import Outbox

    return Outbox(subject.store.state_dir, subject.agent, subject.session_id)


def _list(subject: Subject, args: Namespace) -> int:
    from .layout import cut, one_line

    out = Output(raw=False)
    waiting = _outbox(subject).waiting()
    if args.json:
        out.json_list(
            {"id": one.id, "at": one.at, "state": one.state, "items": [item.as_dict() for item in one.items]}
            for one in waiting
        )
        return 0
    if not waiting:
        out.line(_("Nothing waits for the next prompt of this session."))
    for parcel in waiting:
        out.line(f"{parcel.id}  {parcel.at}  {parcel.state}")
        for item in parcel.items:
            out.line(f"  {item.kind}  {out.shown(cut(one_line(item.text), _CELLS))}")
    return 0


def _cancel(subject: Subject, args: Namespace) -> int:
    outbox, out = _outbox(subject), Output(raw=False)
    with subject.store.locked(subject.agent, subject.session_id):
        waiting = outbox.waiting()
        gone: dict[str, None] = {}
        for name in args.cancel:
            found = [one.id for one in waiting if name and one.id.startswith(name.lower())]
            if len(found) != 1:
                message = _("Nothing that waits is called {name}.") if not found else _("{name} names several.")
                raise InputError(message.format(name=name), _("`compact-guard inject --list` prints what waits."))
            gone[found[0]] = None
        for id in gone:
            outbox.remove(id)
    if args.json:
        out.json_list({"id": id} for id in gone)
    else:
        out.line(_("Taken back: {ids}").format(ids=", ".join(gone)))
    return 0
