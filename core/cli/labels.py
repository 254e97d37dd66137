"""A turn's labels as `show` prints them: pinned, what the transcript says of it, and the kinds of its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..model import Turn
    from ..transcript.session import Session

PINNED = "pinned"


class Labels:
    """Labels of a session's turns. `kinds`: with the kinds of what is said in them, by the user's own rules too."""

    def __init__(self, session: Session, *, kinds: bool) -> None:
        self._session = session
        self._kinds = kinds
        self._pinned = _pinned_turns(session)
        if kinds:
            from .stored import your_config

            your_config()

    def of(self, turn: Turn) -> list[str]:
        """In the order of the contract."""
        pinned = [PINNED] if turn.n in self._pinned else []
        return [*pinned, *turn.labels, *(self.kinds(turn) if self._kinds else ())]

    def kinds(self, turn: Turn) -> tuple[str, ...]:
        """The kinds of its sentences, what matters most first."""
        from ..checkpoint.kinds import kinds_said

        return kinds_said(self._session.text(turn), turn.role)


def _pinned_turns(session: Session) -> set[int]:
    """The turns with pins. A state folder that cannot be used is no reason not to show a session."""
    import os

    from ..paths import state_dir

    folder = os.path.join(state_dir(), "pins")
    if not os.path.isdir(folder):
        return set()
    from ..checkpoint.store import Store
    from ..errors import GuardError
    from .output import note

    info = session.info
    if not info.session_id:
        return set()
    try:
        return {pin.turn for pin in Store(state_dir()).pins(info.agent, info.session_id) if pin.turn is not None}
    except GuardError as error:
        note(error.message)
        return set()
