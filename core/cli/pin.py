"""`pin`: sentences that the engineer holds on to, first in every pack."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ..checkpoint.item import KINDS
from ..errors import InputError, UsageError
from ..i18n import _, ngettext
from .args import add_json, add_root, add_session
from .output import Output, note

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable

    from ..checkpoint.item import Pin
    from ..checkpoint.pinning import Room
    from .stored import Subject

_CELLS = 60


def add_arguments(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar=_("ACTION"), title=_("actions"))
    for action, summary in _summaries().items():
        one = actions.add_parser(action, help=summary, summary=summary)
        add_session(one)
        if action == "add":
            one.add_argument("--turn", type=int, required=True, metavar="N", help=_("the turn, as `show` counts"))
            one.add_argument("--text", metavar="T", help=_("this part of it, not the whole turn"))
            one.add_argument(
                "--kind", choices=KINDS[:-1], default="pin", help=_("what it is; a correction also overturns (pin)")
            )
        if action == "remove":
            one.add_argument("id", nargs="*", metavar="ID", help=_("a pin's id or a unique prefix of it"))
            one.add_argument("--turn", type=int, metavar="N", help=_("every pin of this turn"))
        add_json(one, _("one JSON document"))
        add_root(one)


def _summaries() -> dict[str, str]:
    return {
        "add": _("hold on to a turn, or to a part of it"),
        "list": _("list a session's pins"),
        "remove": _("let go of pins"),
    }


def run(args: Namespace) -> int:
    actions: dict[str, Callable[[Namespace], int]] = {"add": _add, "list": _list, "remove": _remove}
    return actions[args.action](args)


def _add(args: Namespace) -> int:
    from ..checkpoint.pinning import pin_of
    from .stored import subject_of

    subject = subject_of(args)
    turn = subject.spoken(args.turn)
    try:
        pin, said = pin_of(turn, time.time_ns() // 1_000_000, text=args.text, kind=args.kind)
    except ValueError as error:
        raise UsageError(_("There is nothing to pin: the text is empty.")) from error
    subject.store.add_pin(subject.agent, subject.session_id, pin)
    if not said:
        note(_("Turn {n} does not say this: it is pinned as it stands.").format(n=args.turn))
    room = _room(subject)
    if room.is_tight:
        _warn(room)
    out = Output(raw=False)
    if args.json:
        dropped = [one.id for one in room.dropped]
        out.json(pin.as_dict() | {"units": room.used, "most": room.most, "dropped": dropped})
    else:
        out.line(_line(pin, out))
    return 0


def _room(subject: Subject) -> Room:
    from ..checkpoint.assemble import rendering
    from ..checkpoint.pinning import room_of

    pins = subject.store.pins(subject.agent, subject.session_id)
    made_with = rendering(subject.agent, subject.pack_language or "en", subject.pack_unit, subject.config.budget)
    return room_of(pins, subject.agent, subject.session_id, made_with)


def _warn(room: Room) -> None:
    from .layout import cut, one_line

    percent = room.used * 100 // max(1, room.most)
    lines = [
        _("Pins take {used} of the {most} units that they may have in the pack ({percent} %).").format(
            used=room.used, most=room.most, percent=percent
        )
    ]
    if room.dropped:
        lines.append(_("These find no room in it; `pin remove` what matters less, or pin a part with --text:"))
        lines += [f"  {pin.id}  {cut(one_line(pin.text), _CELLS)}" for pin in room.dropped]
    note(*lines)


def _line(pin: Pin, out: Output) -> str:
    from .layout import cells, cut, one_line, width

    where = _("turn {n}").format(n=pin.turn) if pin.turn is not None else "–"
    kind = "" if pin.kind == "pin" else f"  {pin.kind}"
    head = f"{pin.id}  {where}{kind}  "
    text = out.shown(one_line(pin.text))
    return head + (cut(text, max(10, width() - cells(head))) if out.terminal else text)


def _list(args: Namespace) -> int:
    from .stored import subject_of

    subject = subject_of(args)
    pins = subject.store.pins(subject.agent, subject.session_id)
    out = Output(raw=False)
    if args.json:
        out.json_list(pin.as_dict() for pin in pins)
    elif pins:
        for pin in pins:
            out.line(_line(pin, out))
    else:
        out.line(_("Nothing is pinned in this session."))
    return 0


def _remove(args: Namespace) -> int:
    from .stored import subject_of

    if bool(args.id) == (args.turn is not None):
        raise UsageError(_("Name the pins: ids, or --turn N."), _("`compact-guard pin list` prints them."))
    subject = subject_of(args)
    pins = subject.store.pins(subject.agent, subject.session_id)
    gone = _named(args.id, pins) if args.id else [pin for pin in pins if pin.turn == args.turn]
    if not gone:
        raise InputError(
            _("There is no pin on turn {n}.").format(n=args.turn), _("`compact-guard pin list` prints the pins.")
        )
    for pin in gone:
        subject.store.remove_pin(subject.agent, subject.session_id, pin.id)
    out = Output(raw=False)
    if args.json:
        out.json_list(pin.as_dict() for pin in gone)
    else:
        out.line(ngettext("Removed {count} pin.", "Removed {count} pins.", len(gone)).format(count=len(gone)))
    return 0


def _named(names: list[str], pins: list[Pin]) -> list[Pin]:
    """The pins of these ids. All of them or an error: nothing is removed by half."""
    gone: dict[str, Pin] = {}
    for name in names:
        found = [pin for pin in pins if name and pin.id.startswith(name.lower())]
        if len(found) != 1:
            message = _("There is no pin {name}.") if not found else _("{name} names several pins.")
            raise InputError(message.format(name=name), _("`compact-guard pin list` prints the pins."))
        gone[found[0].id] = found[0]
    return list(gone.values())
