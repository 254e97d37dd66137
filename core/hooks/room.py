"""Where an event is handled: the store, the settings, the time that is left, and the way back to the agent.

Standard library only; what not every event needs is loaded when it is asked for.
"""

from __future__ import annotations

import os
import time

from ..checkpoint.opened import Opened
from ..paths import state_dir
from .answer import answered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..checkpoint.store import Store
    from .answer import Outcome
    from .settings import Settings

BUILD_S = 1.2
"""From the start of the process: when what was read of a transcript is enough."""
_STDOUT = 1
_SILENT = ("PreCompact", "PostCompact")
"""Claude takes what these print for instructions to whoever writes the summary."""


class Room:
    """What a handler works with. `began`: `time.monotonic()` at the start of the process.

    `arguments`: of the command line, behind the agent's name.
    """

    def __init__(
        self,
        event_name: str,
        *,
        began: float | None = None,
        now_ms: int | None = None,
        arguments: list[str] | None = None,
    ) -> None:
        self.began = time.monotonic() if began is None else began
        self.deadline = self.began + BUILD_S
        """`time.monotonic()` at which what was read is enough; the rest of the two seconds is for what comes after."""
        self.now_ms = time.time_ns() // 1_000_000 if now_ms is None else now_ms
        self.state_dir = state_dir()
        self.opened = Opened(self.state_dir)
        """The state folder. What is done of an event in one `with` walks there once."""
        self.done: Outcome | None = None
        """What the event has come to, from the step on that cannot be taken back: the whole answer was written, the
        generation is in its place. Whatever happens after that, it is what the row says."""
        self.let_go_at: int | None = None
        """Bytes of the transcript when the agent went on without a save that was late; None: it waits."""
        self.has_answered = False
        self.answer_lost = False
        """The agent did not take the answer."""
        self._event_name = event_name
        self._arguments = arguments
        self._store: Store | None = None
        self._settings: Settings | None = None

    @property
    def store(self) -> Store:
        """The state folder's store; nothing is made before something is saved."""
        if self._store is None:
            self._store = self.settings.store(self.opened)
        return self._store

    def keep_within(self) -> None:
        """Delete what is over the limits, where something was stored; nobody waits for that."""
        if self._store is not None:
            self._store.keep_within()

    @property
    def unit(self) -> str | None:
        """What packs are measured in, where the command line says that the agent takes more; None: its own unit."""
        if not self._arguments:
            return None
        from .budget import unit_of

        return unit_of(self._arguments)

    @property
    def settings(self) -> Settings:
        """The user's settings, read once."""
        if self._settings is None:
            from .settings import settings

            self._settings = settings()
        return self._settings

    def speak(self) -> None:
        """Choose the language of what `_()` answers: to be called before a line for the person is made."""
        from ..i18n import set_language

        set_language(self.settings.language)

    def answer(self, outcome: Outcome) -> None:
        """Write the whole answer to stdout, once; nothing where there is nothing to say.

        Raises OSError where the agent does not take all of it (then it got no valid answer), TimeoutError past the
        deadline of the process.
        """
        if self.has_answered or self._event_name in _SILENT:
            return
        line = outcome.line if outcome.line and self.settings.notify else None
        data = answered(self._event_name, outcome.context, line)
        # A second one after half of the first would be no JSON either.
        self.has_answered, self.answer_lost = True, True
        _write_all(data, self.deadline)
        self.answer_lost, self.done = False, outcome

    def spent_ms(self) -> int:
        """Milliseconds since the start of the process."""
        return round((time.monotonic() - self.began) * 1000)


def _write_all(data: bytes, until: float) -> None:
    rest = memoryview(data)
    while rest:
        try:
            rest = rest[os.write(_STDOUT, rest) :]
        except BlockingIOError:
            # Somebody made the agent's end not block, and it is full.
            if time.monotonic() > until:
                raise TimeoutError("stdout is not read") from None
            time.sleep(0.002)
