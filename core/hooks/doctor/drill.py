"""The hook program, run as the agent runs it, on a copy of a real transcript and in a state of its own.

Nothing of the user's is written: the copy, the state and what the program keeps beside it lie in a folder that goes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from ...audit.log import SYNTHETIC, Row, read
from ...checkpoint.item import Checkpoint
from ...checkpoint.refusal import StoreError
from ...checkpoint.store import Store
from ...model import Agent
from ..event import PRE_COMPACT, SESSION_START

_TIMEOUT_S = 30
"""A hook takes two seconds at most. This is for a program that is none."""
_MOST_SAID = 300


@dataclass(frozen=True, slots=True)
class Ran:
    """One run of the program."""

    code: int | None
    """None: it was not ended by itself, or could not be started."""
    out: bytes
    err: str
    ms: int
    row: Row | None
    """What it wrote into the audit."""


@dataclass(frozen=True, slots=True)
class Drill:
    """A save, a restore, and the same restore again."""

    saved: Ran
    restored: Ran | None = None
    again: Ran | None = None
    checkpoint: Checkpoint | None = None
    """What was stored."""

    @property
    def ran(self) -> list[Ran]:
        return [one for one in (self.saved, self.restored, self.again) if one is not None]


@dataclass(frozen=True, slots=True)
class Subject:
    """The session that it is tried with."""

    agent: Agent
    session_id: str
    path: str
    cwd: str | None


def drill(subject: Subject, save: Sequence[str], restore: Sequence[str], *, config: str | None) -> Drill:
    """Run it. `save`, `restore`: the words that start the program. `config`: None, without one.

    Raises OSError where there is no room for the copy.
    """
    with _scratch(subject, config) as run:
        run.copy()
        saved = run(save, PRE_COMPACT)
        if saved.row is None or saved.row.outcome not in ("saved", "saved_partial"):
            return Drill(saved)
        restored = run(restore, SESSION_START)
        again = run(restore, SESSION_START) if restored.out else None
        return Drill(saved, restored, again, _stored(subject, run.state))


def start(agent: Agent, words: Sequence[str]) -> Drill:
    """Run it without a session: at the start of one, for which nothing is done."""
    with _scratch(Subject(agent, "none", "none.jsonl", None), None) as run:
        return Drill(run(words, SESSION_START, "startup"))


class _Runner:
    """Runs the program on one copy."""

    def __init__(self, subject: Subject, folder: str, config: str | None) -> None:
        self.state = os.path.join(folder, "state")
        self._subject = subject
        self._folder = folder
        self._copy = os.path.join(folder, os.path.basename(subject.path))
        self._env = {
            **os.environ,
            "COMPACT_GUARD_STATE": self.state,
            "COMPACT_GUARD_ORIGIN": SYNTHETIC,
            "COMPACT_GUARD_CONFIG": config or os.path.join(folder, "none.toml"),
            "XDG_CACHE_HOME": os.path.join(folder, "cache"),
        }

    def copy(self) -> None:
        shutil.copyfile(self._subject.path, self._copy)

    def __call__(self, words: Sequence[str], event: str, source: str = "compact") -> Ran:
        before = len(read(self.state).rows)
        begun = time.monotonic()
        code: int | None = None
        try:
            done = subprocess.run(
                words,
                input=self._event(event, source),
                capture_output=True,
                timeout=_TIMEOUT_S,
                check=False,
                cwd=self._folder,
                env=self._env,
            )
            code, out, err = done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")
        except subprocess.TimeoutExpired:
            out, err = b"", ""
        except OSError as error:
            out, err = b"", error.strerror or str(error)
        rows = read(self.state).rows[before:]
        ms = round((time.monotonic() - begun) * 1000)
        return Ran(code, out, _last_line(err), ms, rows[-1] if rows else None)

    def _event(self, name: str, source: str) -> bytes:
        subject = self._subject
        fields: dict[str, object] = {
            "session_id": subject.session_id,
            "transcript_path": self._copy,
            "cwd": subject.cwd or self._folder,
            "hook_event_name": name,
        }
        if name == PRE_COMPACT:
            fields["trigger"] = "manual"
        else:
            fields["source"] = source
        return json.dumps(fields).encode()


@contextmanager
def _scratch(subject: Subject, config: str | None) -> Iterator[_Runner]:
    with tempfile.TemporaryDirectory(prefix="compact-guard-doctor-") as folder:
        yield _Runner(subject, os.path.realpath(folder), config)


def _stored(subject: Subject, state: str) -> Checkpoint | None:
    try:
        return Store(state).newest(subject.agent, subject.session_id)
    except StoreError:
        return None


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2][:_MOST_SAID]
