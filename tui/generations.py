"""The generations of a session, read or built by workers: stored ones, and what others would have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.worker import get_current_worker

from ..core.checkpoint.item import checkpoint_of
from ..core.errors import GuardError
from ..core.i18n import _
from . import loading
from .aside import Aside
from .messages import GenerationBuilt, GenerationsRead

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.dom import DOMNode

    from ..core.checkpoint.item import Checkpoint
    from ..core.config import Config
    from ..core.transcript.discover import Root
    from ..core.transcript.session import Session

_LITTLE_BYTES = 1 << 20
"""A larger transcript is built from in a process of its own: it would hold the interpreter's lock."""


@dataclass(frozen=True, slots=True)
class Generation:
    """One line of the list of generations."""

    number: int
    """Of the generation; of the compaction where it is not stored."""
    is_stored: bool
    is_now: bool = False
    """What would be saved if the session were compacted now; `number` is one more than it has compactions."""
    checkpoint: Checkpoint | None = None
    """None: refused, or not built yet."""
    reason: str = ""
    """Code of why it was refused."""
    problem: str = ""
    """The same as a sentence."""
    in_quarantine: bool = False

    @property
    def key(self) -> tuple[bool, bool, int]:
        """Tells it from the others of its session."""
        return self.is_stored, self.in_quarantine, self.number


def read_stored(screen: DOMNode, session: Session, *, asked: bool) -> None:
    """Look at every stored generation. Nothing is moved, whatever is wrong with it."""

    def work() -> None:
        try:
            found, problem = list(_stored(session)), ""
        except GuardError as error:
            found, problem = [], f"{error.message} {error.hint}".strip()
        found.sort(key=lambda one: one.number, reverse=True)
        screen.post_message(GenerationsRead(session, found, problem, asked))

    loading.start(screen, "stored", work)


def _stored(session: Session) -> Iterator[Generation]:
    from ..core.checkpoint.refusal import refusal
    from ..core.checkpoint.store import Store
    from ..core.paths import state_dir

    info, store = session.info, Store(state_dir())
    for finding in store.verify(info.agent, info.session_id):
        if finding.error is None:
            yield Generation(finding.generation, True, checkpoint=finding.checkpoint)
        else:
            said = f"{finding.error.message} {finding.error.hint}".strip()
            yield Generation(finding.generation, True, reason=finding.error.reason, problem=said)
    for number, reason in store.quarantined(info.agent, info.session_id).items():
        said = f"{refusal(reason, f'{number:06}.json').message} {_('It was refused and lies in the quarantine.')}"
        yield Generation(number, True, reason=reason, problem=said, in_quarantine=True)


def build_unstored(screen: DOMNode, session: Session, roots: Sequence[Root], config: Config) -> None:
    """Build what each compaction without a generation would have saved, the first one first, then what would be now."""

    def work() -> None:
        worker = get_current_worker()
        last = len(session.boundaries) + 1

        def cancelled() -> bool:
            return bool(worker.is_cancelled)

        for number, checkpoint in _unstored(session, roots, config, cancelled):
            if cancelled():
                return
            screen.post_message(GenerationBuilt(session, Generation(number, False, number == last, checkpoint)))
        if not cancelled():
            screen.post_message(GenerationBuilt(session, None))

    loading.start(screen, "built", work)


def _unstored(
    session: Session, roots: Sequence[Root], config: Config, cancelled: Callable[[], bool]
) -> Iterator[tuple[int, Checkpoint]]:
    from ..core.hooks.installed import installed_unit

    language, unit = (config.language or "").replace("_", "-"), installed_unit(session.info.agent)
    if session.at.offset > _LITTLE_BYTES:
        cap = config.budget
        with Aside("unstored", session.path, roots, cancelled, language=language, cap=cap, unit=unit or "") as aside:
            for number, fields in aside.answers():
                yield number, checkpoint_of(fields)
        return
    from ..core.checkpoint.past import Past
    from ..core.checkpoint.store import Store
    from ..core.paths import state_dir
    from ..core.transcript.session import open_session

    # A reading of its own: the console's goes on meanwhile.
    own = open_session(session.path, roots=roots)
    try:
        yield from Past(own, Store(state_dir()), language or None, config.budget, unit).unstored()
    finally:
        own.close()
