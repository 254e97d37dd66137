"""`watch`: a live session as a stream of events, for a status line, a script, a log."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..i18n import _, ngettext
from .args import add_json, add_root, add_session
from .output import Output, note

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from ..watch.stream import Event, Stream
    from .stored import Subject

STEP_MS, DEBOUNCE_MS = 20, 50
LOOK_MS = 500
"""Between two looks at what events of the system may have missed."""
Watched = tuple[str, int]
"""A folder and its inode: another one of the same name is another."""


def add_arguments(parser: ArgumentParser) -> None:
    add_session(parser)
    add_json(parser, _("JSON lines, an event each"))
    add_root(parser)


def run(args: Namespace) -> int:
    from ..watch.late_live import keep_late
    from ..watch.stream import Stream
    from .args import roots_of
    from .stored import subject_of

    subject = subject_of(args)
    session = subject.opened()
    stream = Stream(
        session,
        subject.store,
        roots_of(args),
        lambda session: keep_late(session, subject.config, subject.store.state_dir),
    )
    out = Output(raw=False)
    try:
        note(_("Watching {session}; Ctrl-C ends it.").format(session=subject.session_id))
        for _look in _looks(stream, subject):
            for event in stream.look():
                _say(event, out, json=args.json)
            out.flush()
    except KeyboardInterrupt:
        return 0
    finally:
        stream.close()
    return 0


def _looks(stream: Stream, subject: Subject) -> Iterator[None]:
    """Whenever something may have happened, and every now and then. Until it is interrupted."""
    yield
    while True:
        folders = _folders(stream, subject)
        try:
            for _change in _changes(folders):
                yield
                if _folders(stream, subject) != folders:
                    break
        except (OSError, RuntimeError):
            # No more watches, or a folder that went away in between: looking goes on alone.
            time.sleep(LOOK_MS / 1000)
            yield


def _changes(folders: Sequence[Watched]) -> Iterator[object]:
    import watchfiles

    if not folders:
        time.sleep(LOOK_MS / 1000)
        return iter([None])
    return watchfiles.watch(
        *(path for path, _inode in folders), step=STEP_MS, debounce=DEBOUNCE_MS, rust_timeout=LOOK_MS,
        yield_on_timeout=True, recursive=False, watch_filter=None, ignore_permission_denied=True, raise_interrupt=True,
    )  # fmt: skip


def _folders(stream: Stream, subject: Subject) -> list[Watched]:
    """Where the transcript lies, and where its checkpoints do, as far as they are there."""
    from ..checkpoint.names import CHECKPOINTS, key_of

    stored = os.path.join(subject.store.state_dir, CHECKPOINTS, subject.agent, key_of(subject.session_id))
    found = []
    for folder in (os.path.dirname(os.path.realpath(stream.session.path)), stored):
        try:
            found.append((folder, os.stat(folder).st_ino))
        except OSError:
            continue
    return found


def _say(event: Event, out: Output, *, json: bool) -> None:
    fields = {name: out.mask(value) if isinstance(value, str) else value for name, value in event.fields.items()}
    if json:
        out.json({"at": event.at, "event": event.kind, **fields})
        return
    from ..transcript.fold import milliseconds
    from .layout import local_time, one_line

    at = local_time(milliseconds(event.at)) or event.at
    out.line(f"{at}  {one_line(_words(event.kind, fields))}")


def _words(kind: str, fields: dict[str, object]) -> str:
    """What happened, in a line."""
    number = fields.get("generation")
    if kind == "boundary":
        return _boundary(fields)
    if kind == "checkpoint" and fields.get("refused"):
        return _("checkpoint: generation {number} was refused ({reason})").format(
            number=number, reason=fields["refused"]
        )
    if kind == "checkpoint":
        count = fields.get("items")
        items = ngettext("{count} item", "{count} items", count if isinstance(count, int) else 0).format(count=count)
        form = _("checkpoint: generation {number}, built late, {items}")
        if not fields.get("late"):
            form = _("checkpoint: generation {number}, {items}")
        return form.format(number=number, items=items)
    if kind == "delivery":
        return {
            "DELIVERED": _("delivery: the pack of generation {number} reached the model"),
            "TRUNCATED": _("delivery: the pack of generation {number} was cut by the agent"),
        }.get(
            str(fields.get("delivery")), _("delivery: the model went on WITHOUT the pack of generation {number}")
        ).format(number=number)
    if kind == "resurfaced":
        return _("resurfaced: {rejected} was overturned and is back in turn {turn}: {evidence}").format(**fields)
    if kind == "damage":
        return _("damage: line {line}: {reason}").format(line=fields.get("line"), reason=fields.get("reason"))
    return _("removed: {path} is gone; waiting for it").format(path=fields.get("path"))


def _boundary(fields: dict[str, object]) -> str:
    from .layout import tokens

    said = [_("compaction {number}").format(number=fields.get("index"))]
    if trigger := fields.get("trigger"):
        said.append({"auto": _("auto"), "manual": _("manual")}.get(str(trigger), str(trigger)))
    before, after = fields.get("pre_tokens"), fields.get("post_tokens")
    if isinstance(before, int) and isinstance(after, int):
        said.append(_("{before} → {after} tokens").format(before=tokens(before), after=tokens(after)))
    elif isinstance(before, int):
        said.append(_("at {before} tokens").format(before=tokens(before)))
    return " · ".join(said)
