"""The marks beside a generation: claimed by a hook that is about to give it to the agent, delivered by one that has.

Standard library only. Whoever decides by them holds the session's lock from the first look to the last mark: a claim
without its mark is then always left by a process that died. They need not survive a loss of power: a mark that it took
is found again by the nonce in the transcript, or the row says `redelivered`.
"""

from __future__ import annotations

import errno
import json

from . import names
from .opened import Opened, opened
from .refusal import Failures, StoreError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .disk import Folder

CLAIM, DELIVERED = names.MARKS
_MOST_BYTES = 4096
_FULL = (errno.ENOSPC, errno.EDQUOT)


class Mark:
    """What a mark says. One that cannot be read still is a mark: then `size` is None."""

    __slots__ = ("at", "attempt", "event", "size", "source")

    def __init__(self, at: str, event: str, attempt: int, size: int | None, source: str | None) -> None:
        self.at = at
        """RFC 3339, UTC, ms."""
        self.event = event
        """The agent's name of the event."""
        self.attempt = attempt
        """From 1."""
        self.size = size
        """Bytes of the transcript when the hook looked at it."""
        self.source = source
        """`compact`, `resume`; `seen` where the transcript proved it, `fork` where the parent's state was copied."""

    def as_dict(self) -> dict[str, Any]:
        """The form on disk."""
        return {name: getattr(self, name) for name in ("at", "event", "attempt", "size", "source")}


class There:
    """What lies in a session's folder, as one look at it saw it."""

    __slots__ = ("claimed", "delivered", "generations")

    def __init__(self, found: list[tuple[int, str]]) -> None:
        self.generations = sorted(number for number, suffix in found if suffix == names.DATA)
        self.claimed = frozenset(number for number, suffix in found if suffix == CLAIM)
        self.delivered = frozenset(number for number, suffix in found if suffix == DELIVERED)

    @property
    def last_delivered(self) -> int:
        """The highest generation that was delivered, which covers all below it; 0: none."""
        return max(self.delivered, default=0)


class Marks:
    """One session's marks. The caller holds the session's lock."""

    def __init__(self, state: str | Opened, agent: str, session_id: str) -> None:
        self._opened = opened(state)
        self._path = names.CHECKPOINTS, names.known_agent(agent), names.key_of(session_id)

    def there(self) -> There:
        """Which generations and marks lie in the session's folder; nothing of them is checked."""
        try:
            with Failures(names.CHECKPOINTS), self._folder() as folder:
                return There([one for one in map(names.generation_of, folder.names()) if one])
        except StoreError as error:
            if error.reason != "missing":
                raise
        return There([])

    def claimed(self, generation: int) -> Mark | None:
        """The claim of a generation; None: nobody has begun to give it."""
        return self._read(names.generation_file(generation, CLAIM))

    def delivered(self, generation: int) -> Mark | None:
        """How a generation was delivered; None: it was not."""
        return self._read(names.generation_file(generation, DELIVERED))

    def claim(self, generation: int, mark: Mark) -> None:
        """Say that the generation is about to be given. Raises FileExistsError where a first attempt is not the first.

        A second attempt takes the place of the first one's claim.
        """
        self._write(names.generation_file(generation, CLAIM), mark, replace=mark.attempt > 1)

    def deliver(self, generation: int, mark: Mark) -> None:
        """Say that the generation was given, whole."""
        self._write(names.generation_file(generation, DELIVERED), mark, replace=True)

    def _folder(self) -> Folder:
        return self._opened.folder(*self._path)

    def _read(self, name: str) -> Mark | None:
        try:
            with Failures(name), self._folder() as folder:
                return _mark_of(folder.read(name, _MOST_BYTES, mend=True))
        except StoreError as error:
            if error.reason == "missing":
                return None
            # There it is, whatever it is: what may have been given is not given as if for the first time.
            return _unreadable()

    def _write(self, name: str, mark: Mark, *, replace: bool) -> None:
        data = json.dumps(mark.as_dict()).encode() + b"\n"
        try:
            with self._folder() as folder:
                try:
                    folder.write(name, data, replace=replace, sync=False)
                except OSError as error:
                    if error.errno not in _FULL:
                        raise
                    # A full disk has room for a name. What it says it says without a word: see `Mark`.
                    folder.write(name, b"", replace=replace, sync=False)
        except FileExistsError:
            raise
        except OSError as error:
            with Failures(name):
                raise error


def _mark_of(data: bytes) -> Mark:
    try:
        fields = json.loads(data)
    except (ValueError, RecursionError):
        return _unreadable()
    if not isinstance(fields, dict):
        return _unreadable()
    at, event, source = (fields.get(name) for name in ("at", "event", "source"))
    attempt, size = (fields.get(name) for name in ("attempt", "size"))
    return Mark(
        at if isinstance(at, str) else "",
        event if isinstance(event, str) else "",
        attempt if type(attempt) is int and attempt > 0 else 1,
        size if type(size) is int and size >= 0 else None,
        source if isinstance(source, str) else None,
    )


def _unreadable() -> Mark:
    return Mark("", "", 1, None, None)
