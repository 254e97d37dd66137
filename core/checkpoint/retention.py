"""What the store keeps: so many generations a session, so many bytes, so many days. Standard library only.

Pins are the engineer's own and never go by themselves; of the outbox, only what is as old as a checkpoint may get. Of
what is left after days and generations, the bytes take away what is missed least: quarantined files and generations
that a newer one stands for, then the newest of a session whose pack was delivered, and a newest one that still waits
for its delivery last. What was just saved stays.
"""

from __future__ import annotations

import os
import stat

from . import names
from .refusal import StoreError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .disk import Folder

_DAY_S = 86400
ORPHAN_S = 3600
"""A temporary file this old has no writer any more."""
_SPARE, _DELIVERED, _WAITING = range(3)


class Limits:
    """How much is kept (DESIGN 5)."""

    __slots__ = ("days", "generations", "total_bytes")

    def __init__(self, generations: int = 20, total_bytes: int = 64 << 20, days: int = 90) -> None:
        self.generations = generations
        """A session."""
        self.total_bytes = total_bytes
        """Checkpoints and quarantine together."""
        self.days = days


class _Stored:
    """One generation, or one quarantined file (`names[0]`), with the marks beside it."""

    __slots__ = ("mtime", "names", "path", "rank", "size")

    def __init__(self, path: tuple[str, ...], name: str, facts: os.stat_result) -> None:
        self.path = path
        self.names = [name]
        self.size = facts.st_size
        self.mtime = facts.st_mtime
        self.rank = _SPARE


def keep_within(state: Folder, limits: Limits, now: float, just_saved: tuple[str, str, int]) -> None:
    """Delete what is over the limits. `just_saved`: agent, key, generation; `now`: seconds since 1970."""
    oldest = now - limits.days * _DAY_S
    whose, saved_key, generation = just_saved
    saved = (names.CHECKPOINTS, whose, saved_key), names.generation_file(generation)
    found: list[_Stored] = []
    for agent in names.AGENTS:
        with _Opened(state, names.CHECKPOINTS, agent) as sessions:
            for key in sessions.names() if sessions else ():
                if sessions and names.is_key(key):
                    kept = generation if (agent, key) == (whose, saved_key) else 0
                    found += _session(sessions, agent, key, limits, oldest, now, kept)
        with _Opened(state, names.PINS, agent) as folder:
            if folder:
                _swept(folder, now)
        with _Opened(state, names.OUTBOX, agent) as sessions:
            for key in sessions.names() if sessions else ():
                if sessions and names.is_key(key):
                    _in_outbox(sessions, key, oldest, now)
    with _Opened(state, names.QUARANTINE) as folder:
        found += _in_quarantine(folder, oldest, now) if folder else []
    total = sum(one.size for one in found)
    for one in sorted(found, key=lambda one: (one.rank, one.mtime)):
        if total <= limits.total_bytes:
            return
        if (one.path, one.names[0]) != saved:
            with _Opened(state, *one.path) as folder:
                total -= _delete(folder, one) if folder else 0


def _session(
    sessions: Folder, agent: str, key: str, limits: Limits, oldest: float, now: float, just_saved: int
) -> list[_Stored]:
    with _Opened(sessions, key) as folder:
        if folder is None:
            return []
        stay = _in_session(folder, (names.CHECKPOINTS, agent, key), limits, oldest, now, just_saved)
        if not stay:
            # Who is about to save there makes it again.
            sessions.remove_folder(key)
        return stay


def _in_session(
    folder: Folder, path: tuple[str, ...], limits: Limits, oldest: float, now: float, just_saved: int
) -> list[_Stored]:
    """The generations that stay for now, newest first; deletes what is too old or one too many."""
    stored: dict[int, _Stored] = {}
    marks: list[tuple[int, str, os.stat_result]] = []
    for name, facts in _swept(folder, now):
        parsed = names.generation_of(name)
        if parsed and parsed[1] == names.DATA:
            stored[parsed[0]] = _Stored(path, name, facts)
        elif parsed:
            marks.append((parsed[0], name, facts))
    delivered = set()
    for generation, name, facts in marks:
        if generation in stored:
            stored[generation].names.append(name)
            stored[generation].size += facts.st_size
        elif facts.st_mtime < oldest:
            folder.remove(name)
        if name.endswith(".delivered"):
            delivered.add(generation)
    if stored:
        newest = max(stored)
        stored[newest].rank = _DELIVERED if newest in delivered else _WAITING
    stay = []
    for count, generation in enumerate(sorted(stored, reverse=True)):
        one = stored[generation]
        # A file system's clock need not be ours.
        if generation == just_saved or (count < limits.generations and one.mtime >= oldest):
            stay.append(one)
        else:
            _delete(folder, one)
    return stay


def _in_outbox(sessions: Folder, key: str, oldest: float, now: float) -> None:
    """What went is kept for a day, for whom it concerns yet; what waits, as long as a checkpoint."""
    with _Opened(sessions, key) as folder:
        for name, facts in _swept(folder, now) if folder else ():
            waits = name.endswith(names.DATA) and not name.endswith(names.SENT)
            if folder and facts.st_mtime < (oldest if waits else now - _DAY_S) and names.is_parcel(name):
                folder.remove(name)
    sessions.remove_folder(key)


def _in_quarantine(folder: Folder, oldest: float, now: float) -> list[_Stored]:
    stay = []
    for name, facts in _swept(folder, now):
        if names.quarantined(name) is None:
            continue
        if facts.st_mtime < oldest:
            folder.remove(name)
        else:
            stay.append(_Stored((names.QUARANTINE,), name, facts))
    return stay


def _swept(folder: Folder, now: float) -> list[tuple[str, os.stat_result]]:
    """The files that we own; deletes what a killed writer left."""
    ours = []
    for name, facts in folder.entries():
        if not stat.S_ISREG(facts.st_mode) or facts.st_uid != os.geteuid():
            continue
        if names.written_as(name) is None:
            ours.append((name, facts))
        elif facts.st_mtime < now - ORPHAN_S:
            folder.remove(name)
    return ours


def _delete(folder: Folder, one: _Stored) -> int:
    for name in one.names:
        folder.remove(name)
    return one.size


class _Opened:
    """A folder below another, or None: what cannot be opened safely is not swept."""

    __slots__ = ("_above", "_folder", "_path")

    def __init__(self, above: Folder, *path: str) -> None:
        self._above = above
        self._path = path
        self._folder: Folder | None = None

    def __enter__(self) -> Folder | None:
        try:
            self._folder = self._above.below(*self._path)
        except (OSError, StoreError):
            return None
        return self._folder

    def __exit__(self, *exception: object) -> None:
        if self._folder is not None:
            self._folder.__exit__(None, None, None)
