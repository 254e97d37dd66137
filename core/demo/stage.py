"""A temporary home in which the demo's session is written, step by step, and of which nothing is left."""

from __future__ import annotations

import os
import re
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..i18n import language
from ..transcript.discover import Root, find_roots
from .record import Recorder
from .story import LANGUAGES, Step, Story, load_story

if TYPE_CHECKING:
    from types import TracebackType

_OWN = {
    "HOME": "",
    "CLAUDE_CONFIG_DIR": ".claude",
    "CODEX_HOME": ".codex",
    "COMPACT_GUARD_STATE": ".local/state/compact-guard",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
}
"""What points into the demo's home while it plays: of the real one only the config is read."""
_PAUSE_S = (1.2, 4.0)
"""The shortest and the longest wait between two steps that are played live."""
_STORY_PER_SECOND = 15.0
"""How much quicker than the story's own time the live part plays."""


class Stage:
    """The home, the session's file in it, and the story. Use as a context manager."""

    def __init__(self, chosen: str | None = None, *, now_ms: Callable[[], int] | None = None) -> None:
        self.story: Story = load_story(chosen or _spoken())
        self._now_ms = now_ms or (lambda: time.time_ns() // 1_000_000)
        self._recorder = Recorder(self.story)
        self._was: dict[str, str | None] = {}
        self._at_ms = 0
        self.next = 0
        """The step that is played next."""
        self.home = ""
        self.path = ""

    def __enter__(self) -> Stage:
        from ..paths import config_file

        config = config_file()
        self.home = tempfile.mkdtemp(prefix="compact-guard-demo-")
        self._was = {name: os.environ.get(name) for name in (*_OWN, "COMPACT_GUARD_CONFIG")}
        os.environ.update({name: os.path.join(self.home, folder) for name, folder in _OWN.items()})
        os.environ["COMPACT_GUARD_CONFIG"] = config
        folder = os.path.join(self.home, ".claude", "projects", re.sub(r"[^A-Za-z0-9]", "-", self.story.cwd))
        os.makedirs(folder, mode=0o700)
        self.path = os.path.join(folder, f"{self.story.session_id}.jsonl")
        past_s = sum(step.after_s for step in self.story.steps[: self.story.live_from])
        self._at_ms = self._now_ms() - int(past_s * 1000)
        self._append(self._recorder.opening(self._at_ms))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for name, value in self._was.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        shutil.rmtree(self.home, ignore_errors=True)

    @property
    def roots(self) -> list[Root]:
        """Where the demo's sessions lie."""
        return find_roots()

    def play(self, *, until: int | None = None) -> Iterator[Step]:
        """Write the steps up to `until`, in the story's own time, one at each turn of the iterator."""
        end = len(self.story.steps) if until is None else until
        while self.next < end:
            step = self.story.steps[self.next]
            self._at_ms += int(step.after_s * 1000)
            yield self._write(step)

    @property
    def at_ms(self) -> int:
        """The story's time of the step that was played last."""
        return self._at_ms

    def play_live(self, stop: threading.Event) -> None:
        """Write the rest as it happens now, with pauses, until it is over or `stop` is set."""
        shortest, longest = _PAUSE_S
        for step in self.story.steps[self.next :]:
            if stop.wait(min(max(step.after_s / _STORY_PER_SECOND, shortest), longest)):
                return
            self._at_ms = max(self._now_ms(), self._at_ms + 1)
            self._write(step)

    def _write(self, step: Step) -> Step:
        self._append(self._recorder.step(step, self._at_ms))
        self.next += 1
        return step

    def _append(self, data: bytes) -> None:
        if data:
            fd = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)
            with open(fd, "ab") as file:
                file.write(data)


@contextmanager
def live_stage(chosen: str | None = None) -> Iterator[Stage]:
    """A stage whose session has a past already and goes on by itself, in a thread, while the caller looks at it."""
    stop = threading.Event()
    with _left_by_signals(), Stage(chosen) as stage:
        for _step in stage.play(until=stage.story.live_from):
            pass
        player = threading.Thread(target=stage.play_live, args=(stop,), name="demo", daemon=True)
        player.start()
        try:
            yield stage
        finally:
            stop.set()
            player.join()


@contextmanager
def _left_by_signals() -> Iterator[None]:
    """A terminal that is closed ends the program as an exit does: the home is removed."""

    def leave(number: int, _frame: object) -> None:
        raise SystemExit(128 + number)

    was = {number: signal.signal(number, leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in was.items():
            signal.signal(number, handler)


def _spoken() -> str:
    """The story's language: the user's, if it is told in it."""
    wanted = language()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
