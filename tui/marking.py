"""Finding out what turns say, as a worker: a few in a thread, many in a process of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from textual.worker import get_current_worker

from ..core.checkpoint.kinds import Place, kinds_at
from ..core.errors import GuardError
from . import loading
from .aside import Aside
from .marks import CORRECTION
from .messages import MarksFound, PinsRead

if TYPE_CHECKING:
    from textual.dom import DOMNode

    from ..core.transcript.discover import Root
    from ..core.transcript.session import Session

_LITTLE_TURNS, _LITTLE_BYTES = 64, 1 << 18
"""More than this holds the interpreter's lock so long that it would be felt."""
_BATCH = 16
"""Turns between two pictures."""
Look = Callable[[Sequence[Place]], list[tuple[str, ...]] | None]
"""The kinds at some places; None when nobody wants them any more."""


def mark(app: DOMNode, session: Session, turns: Sequence[int], roots: Sequence[Root], *, seeks: bool = False) -> None:
    """Look at turns in this order; a later call takes an earlier one's place. `seeks`: stop at the first correction."""

    def work() -> None:
        worker = get_current_worker()

        def cancelled() -> bool:
            return bool(worker.is_cancelled)

        def post(found: Sequence[tuple[int, tuple[str, ...]]]) -> None:
            if not cancelled():
                app.post_message(MarksFound(session, found))

        if _is_little(session, turns):
            _look(session, turns, lambda places: None if cancelled() else kinds_at(session, places), post, seeks)
            return
        with Aside("kinds", session.path, roots, cancelled) as aside:
            _look(session, turns, lambda places: _asked(aside, places), post, seeks)

    loading.start(app, "marks", work)


def _asked(aside: Aside, places: Sequence[Place]) -> list[tuple[str, ...]] | None:
    answer = aside.ask(places)
    return None if answer is None else [tuple(kinds) for kinds in answer]


def _is_little(session: Session, turns: Sequence[int]) -> bool:
    return len(turns) <= _LITTLE_TURNS and sum(session.columns.size[at] for at in turns) <= _LITTLE_BYTES


def _look(
    session: Session,
    turns: Iterable[int],
    look: Look,
    post: Callable[[Sequence[tuple[int, tuple[str, ...]]]], None],
    seeks: bool,
) -> None:
    for batch in _batches(turns):
        kinds = look([(at, session.columns.offset[at]) for at in batch])
        if kinds is None:
            return
        post(list(zip(batch, kinds, strict=True)))
        if seeks and any(CORRECTION in said for said in kinds):
            return


def _batches(turns: Iterable[int]) -> Iterator[list[int]]:
    rest = iter(turns)
    while batch := list(islice(rest, _BATCH)):
        yield batch


def read_pins(app: DOMNode, session: Session) -> None:
    """Which turns have pins. A state folder that cannot be used is no reason not to show a session."""

    def work() -> None:
        from ..core.checkpoint.store import Store
        from ..core.paths import state_dir

        info = session.info
        try:
            pins = Store(state_dir()).pins(info.agent, info.session_id)
        except GuardError:
            return
        app.post_message(PinsRead(session, frozenset(pin.turn for pin in pins if pin.turn is not None)))

    loading.start(app, "pins", work)
