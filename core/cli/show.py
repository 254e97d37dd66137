"""`show`: one session's turns, compactions and damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..i18n import _
from .args import add_json, add_raw, add_root, add_session, opened
from .document import members
from .output import Output

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from ..model import Boundary, Turn
    from ..transcript.session import Session

_INDENT = "     "
_RULE = "─"


def add_arguments(parser: ArgumentParser) -> None:
    add_session(parser)
    parser.add_argument("--labels", action="store_true", help=_("say which kinds each turn holds: correction, …"))
    add_json(parser, _("one JSON document"))
    add_raw(parser)
    add_root(parser)


def run(args: Namespace) -> int:
    session = opened(args)
    out = Output(raw=args.raw)
    if args.json:
        out.json_object(members(session, out, kinds=args.labels))
    else:
        _Page(session, out, kinds=args.labels).print()
    return 0


class _Page:
    """A session as people read it: a head, then turns with the compactions between them."""

    def __init__(self, session: Session, out: Output, *, kinds: bool) -> None:
        from .labels import Labels
        from .layout import width

        self.session = session
        self.out = out
        self.labels = Labels(session, kinds=kinds)
        self.width = width() if out.terminal else None
        """None: in a pipe nothing is wrapped or cut."""

    def print(self) -> None:
        self._head()
        pending = list(self.session.boundaries)
        for turn in self.session.turns:
            while pending and turn.epoch >= pending[0].index:
                self._boundary(pending.pop(0))
            self._turn(turn)
        for boundary in pending:
            self._boundary(boundary)

    def _head(self) -> None:
        from . import words
        from .layout import local_time, one_line

        info, out = self.session.info, self.out
        times = " – ".join(filter(None, (local_time(at) for at in (info.started_ms, info.updated_ms))))
        lines = [
            words.title(info, out),
            f"{info.agent}  {out.mask(info.session_id)}",
            one_line(out.mask(info.cwd or "")),
            " · ".join(filter(None, (times, words.extent(info)))),
            *(f"! {fault}" for fault in words.faults(self.session, out)),
            _("● the model still sees it   ○ it does not") if info.turns else "",
        ]
        for line in filter(None, lines):
            self._text(line, "")

    def _turn(self, turn: Turn) -> None:
        from . import words
        from .layout import local_time

        mark = "●" if turn.in_context else "○"
        marks = words.marks(set(self.labels.of(turn)).difference(turn.labels))
        said = [words.role(turn), local_time(turn.at_ms), *words.state(turn), *marks]
        self.out.line()
        self._text(f"{mark} {turn.n:>2} {' · '.join(filter(None, said))}", "")
        self._text(self.out.mask(self.session.text(turn)))

    def _boundary(self, boundary: Boundary) -> None:
        from . import words
        from .layout import cells, local_time

        head = f"{_RULE * 2} {words.boundary(boundary, local_time(boundary.at_ms), self.out)} "
        self.out.line()
        self._text(head + _RULE * max(0, (self.width or 80) - cells(head)), "")
        self._text(words.summary(boundary, self.session.summary(boundary), self.out))

    def _text(self, text: str, indent: str = _INDENT) -> None:
        from .layout import wrap

        text = self.out.shown(text)
        lines = text.split("\n") if self.width is None else wrap(text, self.width - len(indent))
        for line in lines:
            self.out.line(f"{indent}{line}".rstrip())
