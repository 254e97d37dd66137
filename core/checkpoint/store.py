"""The private store of checkpoints and pins (DESIGN 5). Standard library only: hooks save and load through it.

A generation is written once and never again: an edit is a new one. What fails a check is never returned; it is moved to
the quarantine, once, and its number is not given to another.
"""

from __future__ import annotations

import json
import os
import time

from . import locks, names
from .disk import Folder, deny_core_dumps, open_state, remove_state
from .item import Pin, Unreadable, pins_of
from .limits import MOST_BYTES
from .opened import Opened, opened
from .purge import Purged, purge_all, purge_session
from .refusal import FAILED_CHECKS, Failures, StoreError, refusal
from .retention import Limits, keep_within
from .seal import encoded, seal, verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .item import Checkpoint

_SHORT_WAIT_S = 0.5
"""For what is right without the lock too, and only quicker with it."""
_ATTEMPTS = 100
"""A save starts again where another writer took its number: each time one of the others is done."""


class Finding:
    """What `verify` says of one stored generation: the checkpoint where all is well, else the error."""

    __slots__ = ("checkpoint", "error", "generation")

    def __init__(self, generation: int, checkpoint: Checkpoint | None, error: StoreError | None = None) -> None:
        self.generation = generation
        self.checkpoint = checkpoint
        self.error = error


class Store:
    """The state folder, as its owner sees it. Reading makes no folder. One per thread: it knows what it has locked."""

    def __init__(self, state: str | Opened, limits: Limits | None = None) -> None:
        deny_core_dumps()
        self.opened = opened(state)
        self._limits = limits or Limits()
        self._locks = locks.Locks(self.opened)
        self._unswept: tuple[str, str, int] | None = None

    @property
    def state_dir(self) -> str:
        """Where it lies."""
        return self.opened.path

    def generations(self, agent: str, session_id: str) -> list[int]:
        """The stored ones, ascending; nothing of them is checked."""
        with Failures(names.CHECKPOINTS):
            return self._generations(names.known_agent(agent), names.key_of(session_id))

    def newest(self, agent: str, session_id: str) -> Checkpoint | None:
        """The newest generation that holds; those above it that do not are quarantined."""
        for generation in reversed(self.generations(agent, session_id)):
            try:
                return self.load(agent, session_id, generation)
            except StoreError as error:
                if error.reason not in FAILED_CHECKS and error.reason not in ("format", "missing"):
                    raise
        return None

    def load(self, agent: str, session_id: str, generation: int) -> Checkpoint:
        """A generation whose owner, mode, seal, agent, session and number hold. Raises StoreError for any other.

        One that fails a check is quarantined first; one of an unknown format is left in its place.
        """
        try:
            return self._read(agent, session_id, generation)
        except StoreError as error:
            if error.reason in FAILED_CHECKS:
                self._quarantine(agent, session_id, generation)
            raise

    def verify(self, agent: str, session_id: str) -> list[Finding]:
        """Each stored generation looked at, ascending; nothing is moved."""
        findings = []
        for generation in self.generations(agent, session_id):
            try:
                findings.append(Finding(generation, self._read(agent, session_id, generation)))
            except StoreError as error:
                if error.reason != "missing":
                    findings.append(Finding(generation, None, error))
        return findings

    def quarantined(self, agent: str, session_id: str) -> dict[int, str]:
        """Generations that were refused, with the last reason's code."""
        with Failures(names.QUARANTINE):
            return self._quarantined(names.known_agent(agent), names.key_of(session_id))

    def save(self, checkpoint: Checkpoint, *, base: int | None = None, wait_s: float = _SHORT_WAIT_S) -> int:
        """Seal a checkpoint as the session's next generation; sets its `generation` and `sha256`.

        `base`: the newest generation that the caller saw (0: none). Another by now: StoreError `conflict`.
        `wait_s`: for the lock; past it the save goes on without.
        """
        generation = self.put(checkpoint, base=base, wait_s=wait_s)
        self.keep_within()
        return generation

    def put(
        self,
        checkpoint: Checkpoint,
        *,
        base: int | None = None,
        wait_s: float = _SHORT_WAIT_S,
        done: Callable[[], None] | None = None,
    ) -> int:
        """As `save`, and `keep_within` is still to be called. `done`: called as soon as it is in its place."""
        agent, key = names.known_agent(checkpoint.agent), names.key_of(checkpoint.session_id)
        before, generation = (checkpoint.generation, checkpoint.sha256), 0
        try:
            with Failures(names.CHECKPOINTS):
                generation = self._save(checkpoint, agent, key, base, wait_s, done)
        finally:
            if not generation:
                checkpoint.generation, checkpoint.sha256 = before
        self._unswept = agent, key, generation
        return generation

    def keep_within(self) -> None:
        """Delete what is over the limits since something was put there. Never raises for what cannot be deleted."""
        saved, self._unswept = self._unswept, None
        if saved is None:
            return
        try:
            with self.opened.folder() as state:
                keep_within(state, self._limits, time.time(), saved)
        except (OSError, StoreError):
            # The checkpoint is safe; what is over the limits goes after the next one.
            pass
        self.opened.forget()

    def pins(self, agent: str, session_id: str) -> list[Pin]:
        """A session's pins, in the order they were made. Raises StoreError `form` where the file is damaged."""
        key, what = names.key_of(session_id), names.PINS
        with Failures(what):
            try:
                with self.opened.folder(names.PINS, names.known_agent(agent)) as folder:
                    what = folder.label(key + names.DATA)
                    data = folder.read(key + names.DATA, MOST_BYTES, mend=True)
            except FileNotFoundError:
                return []
        try:
            return pins_of(json.loads(data.decode()))
        except (ValueError, RecursionError, Unreadable) as error:
            raise refusal("form", what) from error

    def add_pin(self, agent: str, session_id: str, pin: Pin) -> None:
        """Hold on to a sentence (redacted by the caller, as all that is stored); one of the same id is replaced."""
        with self.locked(agent, session_id):
            pins = [one for one in self.pins(agent, session_id) if one.id != pin.id]
            self._write_pins(agent, session_id, [*pins, pin])

    def remove_pin(self, agent: str, session_id: str, id: str) -> bool:
        """Let go of a pin. False if there is none of this id."""
        with self.locked(agent, session_id):
            pins = self.pins(agent, session_id)
            rest = [one for one in pins if one.id != id]
            if len(rest) == len(pins):
                return False
            self._write_pins(agent, session_id, rest)
        return True

    def purge(self, agent: str, session_id: str, *, really: bool = True) -> Purged:
        """Delete all that is stored of a session; not `really`: only count it."""
        agent, key = names.known_agent(agent), names.key_of(session_id)
        with Failures():
            try:
                with open_state(self.state_dir, mend=True) as state:
                    if not really:
                        return purge_session(state, agent, key, really=False)
                    with self.locked(agent, session_id):
                        return purge_session(state, agent, key)
            except FileNotFoundError:
                return Purged()

    def purge_all(self, *, really: bool = True) -> Purged:
        """Delete all that is stored, the audit too, and the state folder if nothing else lies in it."""
        with Failures():
            try:
                with open_state(self.state_dir, mend=True) as state:
                    purged = purge_all(state, really=really)
            except FileNotFoundError:
                return Purged()
            if really:
                remove_state(self.state_dir)
        return purged

    def locked(self, agent: str, session_id: str, *, wait_s: float = locks.WAIT_S, needed: bool = True) -> locks.Held:
        """The session's lock, for a `with`, which gets whether it is held; again inside one is fine.

        Raises StoreError, `busy` after `wait_s`; not `needed`: it goes on without.
        """
        lock = names.lock_file(names.known_agent(agent), names.key_of(session_id))
        return self._locks.hold(lock, wait_s, needed=needed)

    def _generations(self, agent: str, key: str) -> list[int]:
        try:
            with self.opened.folder(names.CHECKPOINTS, agent, key) as folder:
                found = [names.generation_of(name) for name in folder.names()]
        except FileNotFoundError:
            return []
        return sorted(one[0] for one in found if one and one[1] == names.DATA)

    def _quarantined(self, agent: str, key: str) -> dict[int, str]:
        try:
            with self.opened.folder(names.QUARANTINE) as folder:
                moved = sorted(folder.entries(), key=lambda entry: entry[1].st_ctime_ns)
        except FileNotFoundError:
            return {}
        found = [names.quarantined(name) for name, _ in moved]
        return {one.generation: one.reason for one in found if one and (one.agent, one.key) == (agent, key)}

    def _read(self, agent: str, session_id: str, generation: int) -> Checkpoint:
        agent, key, name = names.known_agent(agent), names.key_of(session_id), names.generation_file(generation)
        what = "/".join((names.CHECKPOINTS, agent, key, name))
        with Failures(what), self.opened.folder(names.CHECKPOINTS, agent, key) as folder:
            data = folder.read(name, MOST_BYTES)
        checkpoint = verify(data, what)
        if checkpoint.agent != agent:
            raise refusal("agent", what)
        if checkpoint.session_id != session_id:
            raise refusal("session", what)
        if checkpoint.generation != generation:
            raise refusal("generation", what)
        return checkpoint

    def _quarantine(self, agent: str, session_id: str, generation: int) -> None:
        """Move a generation out of the way. It is looked at again under the lock: meanwhile it may be another file."""
        key, name = names.key_of(session_id), names.generation_file(generation)
        try:
            with self.locked(agent, session_id, wait_s=_SHORT_WAIT_S):
                try:
                    self._read(agent, session_id, generation)
                    return
                except StoreError as error:
                    if error.reason not in FAILED_CHECKS:
                        return
                    reason = error.reason
                with (
                    self.opened.folder(names.CHECKPOINTS, agent, key) as folder,
                    self.opened.folder(names.QUARANTINE, make=True) as quarantine,
                ):
                    new = names.quarantine_file(agent, key, generation, reason)
                    if quarantine.facts(new) is not None:
                        new = names.quarantine_file(agent, key, generation, reason, os.urandom(4).hex())
                    folder.move(name, quarantine, new)
        except (OSError, StoreError):
            # It stays where it is, and is refused again: what counts is that nobody gets it.
            return

    def _save(
        self,
        checkpoint: Checkpoint,
        agent: str,
        key: str,
        base: int | None,
        wait_s: float,
        done: Callable[[], None] | None,
    ) -> int:
        for _ in range(_ATTEMPTS):
            try:
                with (
                    self._locks.hold(names.lock_file(agent, key), wait_s, needed=False) as alone,
                    self.opened.folder(names.CHECKPOINTS, agent, key, make=True) as folder,
                ):
                    return self._publish(folder, checkpoint, agent, key, base, alone, done)
            except FileExistsError:
                continue  # a writer that did not wait for the lock took the number
            except FileNotFoundError:
                self.opened.forget()
                continue  # a purge took the folder away
        raise refusal("busy", names.CHECKPOINTS)

    def _publish(
        self,
        folder: Folder,
        checkpoint: Checkpoint,
        agent: str,
        key: str,
        base: int | None,
        alone: bool,
        done: Callable[[], None] | None,
    ) -> int:
        found = [one for one in map(names.generation_of, folder.names()) if one]
        newest = max((number for number, suffix in found if suffix == names.DATA), default=0)
        if base is not None and base != newest:
            raise refusal("conflict", str(newest))
        # Marks and quarantined files keep their numbers: what was said of one generation is never true of another.
        taken = max([number for number, _ in found] + [*self._quarantined(agent, key)], default=0)
        if taken >= names.LAST_GENERATION:
            raise refusal("full", folder.name)
        checkpoint.generation = taken + 1
        folder.write(names.generation_file(taken + 1), seal(checkpoint), replace=False, alone=alone, put=done)
        return taken + 1

    def _write_pins(self, agent: str, session_id: str, pins: list[Pin]) -> None:
        name = names.key_of(session_id) + names.DATA
        text = json.dumps([pin.as_dict() for pin in pins], ensure_ascii=False, indent=1) + "\n"
        if len(data := encoded(text)) > MOST_BYTES:
            raise refusal("size", name)
        with Failures(names.PINS), self.opened.folder(names.PINS, agent, make=True) as folder:
            if pins:
                folder.write(name, data, replace=True)
            else:
                folder.remove(name)
                folder.sync()
