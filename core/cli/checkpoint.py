"""`checkpoint`: what is kept of a session for its compactions: built, listed, shown, verified, rendered, edited."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ..i18n import _
from .args import add_json, add_root, add_session, from_one
from .output import Output, note

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable

    from ..checkpoint.item import Checkpoint
    from .stored import Subject

LONGEST_TEXT = 2000
"""Characters of an edited item: what is longer takes a fifth of the pack for itself."""


def add_arguments(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar=_("ACTION"), title=_("actions"))
    summaries = _summaries()
    for action, summary in summaries.items():
        one = actions.add_parser(action, help=summary, summary=summary)
        add_session(one)
        if action in ("show", "verify", "render"):
            one.add_argument("--generation", type=from_one, metavar="G", help=_("this one, not the newest"))
        if action in ("build", "show", "render"):
            one.add_argument("--compaction", type=from_one, metavar="K", help=_compaction_help(action))
        if action == "edit":
            _add_edit(one)
        add_json(one, _("one JSON document"))
        add_root(one)


def _summaries() -> dict[str, str]:
    return {
        "build": _("print the checkpoint that a compaction would save now; write nothing"),
        "list": _("list the stored generations, oldest first"),
        "show": _("print a stored generation"),
        "verify": _("check each stored generation: seal, owner, modes, place"),
        "render": _("print the pack: exactly the bytes that the agent gets"),
        "edit": _("change or delete an item: a new generation, the old one stays"),
    }


def _compaction_help(action: str) -> str:
    return {
        "build": _("as of the session's K-th compaction"),
        "show": _("the newest one of the session's K-th compaction"),
        "render": _("the one of the session's K-th compaction, built where none is stored"),
    }[action]


def _add_edit(parser: ArgumentParser) -> None:
    from ..checkpoint.edit import EDITABLE

    parser.add_argument("--item", required=True, metavar="ID", help=_("the item: its id or a unique prefix of it"))
    parser.add_argument("--text", metavar="T", help=_("what it says from now on"))
    parser.add_argument("--kind", choices=EDITABLE, help=_("the kind that it is from now on"))
    parser.add_argument("--delete", action="store_true", help=_("take it out; it is not extracted again"))


def run(args: Namespace) -> int:
    actions: dict[str, Callable[[Namespace], int]] = {
        "build": _build,
        "list": _list,
        "show": _show,
        "verify": _verify,
        "render": _render,
        "edit": _edit,
    }
    return actions[args.action](args)


def _build(args: Namespace) -> int:
    from ..checkpoint.seal import seal
    from .stored import subject_of

    checkpoint = _built(subject_of(args), args.compaction)
    seal(checkpoint)
    return _print(checkpoint, args, stored=False)


def _show(args: Namespace) -> int:
    from .stored import subject_of

    return _print(_stored(subject_of(args), args), args, stored=True)


def _print(checkpoint: Checkpoint, args: Namespace, *, stored: bool) -> int:
    from .checkpoint_page import page

    out = Output(raw=False)
    if args.json:
        out.json(checkpoint.as_dict())
        return 0
    for line in page(checkpoint, stored=stored):
        out.line(line)
    return 0


def _list(args: Namespace) -> int:
    from .checkpoint_page import listing, rows
    from .stored import subject_of

    subject = subject_of(args)
    found = rows(subject)
    out = Output(raw=False)
    if args.json:
        out.json_list(found)
        return 0
    for line in listing(found, out):
        out.line(line)
    return 0


def _verify(args: Namespace) -> int:
    from .checkpoint_page import findings, verdicts
    from .stored import subject_of

    subject = subject_of(args)
    found = findings(subject, args.generation)
    if args.generation is not None and not found:
        raise _missing(args.generation)
    out = Output(raw=False)
    if args.json:
        out.json_list(found)
    else:
        for line in verdicts(found, out):
            out.line(line)
    return int(any(row["state"] != "ok" for row in found))


def _render(args: Namespace) -> int:
    from ..checkpoint.render import render
    from .stored import subject_of

    subject = subject_of(args)
    pack = render(_stored(subject, args, build=True))
    out = Output(raw=False)
    if args.json:
        out.json({"pack": pack.text, "units": pack.units, "unit": pack.unit, "cap": pack.cap})
    elif pack.text:
        out.line(pack.text.removesuffix("\n"))
    else:
        note(_("There is nothing to restore: the pack is empty."))
    return 0


def _edit(args: Namespace) -> int:
    from ..checkpoint.edit import edited
    from ..errors import UsageError
    from .stored import subject_of

    if args.delete == (args.text is not None or args.kind is not None):
        raise UsageError(
            _("Say what to change: --text, --kind, or --delete alone."),
            _("`compact-guard checkpoint show` prints the items with their ids."),
        )
    if args.text is not None and not 0 < len(args.text.strip()) <= LONGEST_TEXT:
        raise UsageError(
            _("--text takes 1 to {most} characters.").format(most=LONGEST_TEXT), _("--delete takes an item out.")
        )
    subject = subject_of(args)
    old = subject.store.newest(subject.agent, subject.session_id) or subject.newest()
    id = _item_named(args.item, old)
    made = edited(old, id, time.time_ns() // 1_000_000, text=args.text, kind=args.kind, delete=args.delete)
    with subject.store.locked(subject.agent, subject.session_id):
        generation = subject.store.save(made, base=old.generation)
        _edit_pin(subject, id, made)
    out = Output(raw=False)
    if args.json:
        out.json(made.as_dict())
    else:
        out.line(
            _("Generation {new}, made from {old}.").format(new=generation, old=old.generation),
        )
    return 0


def _edit_pin(subject: Subject, id: str, made: Checkpoint) -> None:
    """An item that is pinned is held by its pin, too: that changes with it."""
    pin = next((pin for pin in subject.store.pins(subject.agent, subject.session_id) if pin.id == id), None)
    if pin is None:
        return
    item = next((item for item in made.items if item.id == id), None)
    if item is None or item.kind != "pin":
        subject.store.remove_pin(subject.agent, subject.session_id, id)
    elif item.text != pin.text:
        pin.text = item.text
        subject.store.add_pin(subject.agent, subject.session_id, pin)


def _item_named(name: str, checkpoint: Checkpoint) -> str:
    from ..errors import InputError

    ids = [item.id for item in checkpoint.items if name and item.id.startswith(name.lower())]
    if len(ids) == 1:
        return ids[0]
    if not ids:
        message = _("Generation {generation} has no item {name}.")
    else:
        message = _("{name} names several items of generation {generation}: {some}")
    raise InputError(
        message.format(generation=checkpoint.generation, name=name, some=", ".join(ids[:4])),
        _("`compact-guard checkpoint show` prints the items with their ids."),
    )


def _built(subject: Subject, compaction: int | None) -> Checkpoint:
    from .stored import no_compaction

    past = subject.past()
    if compaction is not None and compaction > past.compactions:
        raise no_compaction(compaction, past.compactions)
    return past.built(compaction)


def _stored(subject: Subject, args: Namespace, *, build: bool = False) -> Checkpoint:
    """The generation that the options name. `build`: one that is not stored is built."""
    from ..errors import InputError, UsageError
    from .stored import no_compaction

    if args.generation is not None and args.compaction is not None:
        raise UsageError(_("Give --generation or --compaction, not both."))
    if args.generation is not None:
        if args.generation not in subject.store.generations(subject.agent, subject.session_id):
            raise _missing(args.generation)
        return subject.store.load(subject.agent, subject.session_id, args.generation)
    if args.compaction is None:
        return subject.newest()
    past = subject.past()
    if args.compaction > past.compactions:
        raise no_compaction(args.compaction, past.compactions)
    if (found := past.stored(args.compaction)) is not None:
        return found
    if not build:
        raise InputError(
            _("No generation is stored of compaction {number}.").format(number=args.compaction),
            _("`compact-guard checkpoint build --compaction {number}` shows what it would hold.").format(
                number=args.compaction
            ),
        )
    return past.built(args.compaction)


def _missing(generation: int) -> Exception:
    from ..errors import InputError

    return InputError(
        _("There is no generation {generation} of this session.").format(generation=generation),
        _("`compact-guard checkpoint list` shows what is stored."),
    )
