"""The outbox: what the engineer chose to say again with the next prompt (DESIGN 8). Standard library only.

A parcel is a file of its own, `<ms>-<id>.json` while it waits and `<ms>-<id>.sent.json` once it does not, so that a
hook sees by the names alone that there is nothing to do. `going.claim` says that a hook is about to give some of what
waits, `going.delivered` that it has given it. The step from the one to the other is a single rename; the files of the
parcels follow. A parcel never has two files: first what it says is changed, then its name. Whoever comes next makes up
for what a killed process left undone.

Whoever changes something holds the session's lock. What is stored is masked by the caller.
"""

from __future__ import annotations

import json
import os
import stat
from hashlib import sha256

from . import names
from .disk import Folder
from .item import Pin, Unreadable
from .limits import MOST_BYTES
from .opened import Opened, opened
from .parcel import SENT, UNCONFIRMED, WAITING, Going, Parcel, going_of, parcel_of
from .refusal import Failures, StoreError, failure, refusal
from .seal import encoded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Item, Rendering
    from .store import Store

MOST_PARCELS = 200
"""A session: who queues more than that does not do it by hand."""
_ID_LENGTH = 12


class Outbox:
    """One session's outbox."""

    def __init__(self, state: str | Opened, agent: str, session_id: str) -> None:
        self._opened = opened(state)
        self._above = names.OUTBOX, names.known_agent(agent)
        self._key = names.key_of(session_id)
        self._whose = agent, session_id

    def is_empty(self) -> bool:
        """Whether nothing waits here, by the names alone."""
        with Failures(names.OUTBOX):
            try:
                with self._folder() as folder:
                    return not any(_is_waiting(name) for name in folder.names())
            except FileNotFoundError:
                return True

    def parcels(self) -> list[Parcel]:
        """All of them, oldest first. What cannot be read is left out."""
        with Failures(names.OUTBOX):
            try:
                with self._folder() as folder:
                    return _parcels(folder)
            except FileNotFoundError:
                return []

    def waiting(self) -> list[Parcel]:
        """Those with which something is to be done yet; of what has gone only in part, the rest."""
        delivered = self.going(delivered=True)
        gone = delivered.items if delivered is not None else {}
        found = []
        for parcel in self.parcels():
            if parcel.state == WAITING:
                parcel.items = [item for item in parcel.items if item.id not in gone.get(parcel.name, ())]
            if parcel.waits and parcel.items:
                found.append(parcel)
        return found

    def add(self, items: list[Item], render: Rendering | None, at_ms: int, at: str) -> Parcel:
        """Queue a parcel. The lock's holder calls. `at`: the same moment as `at_ms`, as text."""
        with Failures(names.OUTBOX), self._folder(make=True) as folder:
            if len(folder.names()) >= MOST_PARCELS:
                raise refusal("full", names.OUTBOX)
            id = _new_id(self._whose, at_ms, os.urandom(8))
            parcel = Parcel(f"{at_ms:013}-{id}", id, at, items)
            parcel.render = render
            folder.write(parcel.name + names.DATA, _data(parcel), replace=False)
        return parcel

    def remove(self, id: str) -> bool:
        """Take a parcel that waits back. False if there is none of this id."""
        with Failures(names.OUTBOX):
            try:
                with self._folder() as folder:
                    gone = [
                        folder.remove(one.name + names.DATA) for one in _parcels(folder) if one.waits and one.id == id
                    ]
                    folder.sync()
            except FileNotFoundError:
                return False
        self._tidy()
        return any(gone)

    def going(self, *, delivered: bool) -> Going | None:
        """What a hook was about to give, or (`delivered`) has given; None: nothing."""
        name = names.GOING[delivered]
        try:
            with Failures(name), self._folder() as folder:
                return going_of(folder.read(name, MOST_BYTES, mend=True))
        except StoreError as error:
            if error.reason == "missing":
                return None
            raise

    def claim(self, going: Going) -> None:
        """Say what is about to be given. Raises FileExistsError where a first attempt is not the first."""
        data = encoded(json.dumps(going.as_dict(), ensure_ascii=False) + "\n")
        try:
            with self._folder() as folder:
                folder.write(names.GOING[False], data, replace=going.attempt > 1, sync=False)
        except FileExistsError:
            raise
        except OSError as error:
            raise failure(error, names.GOING[False]) from error

    def mark(self, going: Going) -> None:
        """Say that what was claimed has been given, whole; then put the parcels' files where they belong."""
        with Failures(names.GOING[True]), self._folder() as folder:
            folder.move(names.GOING[False], folder, names.GOING[True])
        self.finish(going)

    def finish(self, going: Going | None, state: str = SENT) -> None:
        """Bring the parcels' files in line with what has gone. Doing it twice changes nothing."""
        with Failures(names.OUTBOX), self._folder() as folder:
            for parcel in _parcels(folder):
                if going is not None and parcel.state == WAITING and parcel.name in going.items:
                    _split(folder, parcel, going, state)
                else:
                    _rename(folder, parcel)

    def update(self, parcel: Parcel) -> None:
        """Store what was changed of a parcel; one that does not wait any more is put aside."""
        with Failures(names.OUTBOX), self._folder() as folder:
            _store(folder, parcel)

    def drop_claim(self) -> None:
        """Forget what was about to be given."""
        with Failures(names.OUTBOX), self._folder() as folder:
            folder.remove(names.GOING[False])

    def settle(self) -> None:
        """Forget what earlier prompts took along. An empty folder goes, so that a look at all of them stays quick."""
        with Failures(names.OUTBOX):
            try:
                with self._folder() as folder:
                    for name, facts in folder.entries():
                        is_old = name.endswith(names.SENT) or name == names.GOING[True]
                        if is_old and not stat.S_ISDIR(facts.st_mode):
                            folder.remove(name)
            except FileNotFoundError:
                return
        self._tidy()

    def doubt(self, prompt: str | None) -> int:
        """A compaction in the same turn: nobody knows whether the model has what this prompt took along.

        Its parcels wait again, `unconfirmed`, until the transcript tells. How many there are.
        """
        delivered = self.going(delivered=True)
        if delivered is None or prompt is None or delivered.prompt != prompt:
            return 0
        self.finish(delivered)
        with Failures(names.OUTBOX), self._folder() as folder:
            back = [one for one in _parcels(folder) if one.state == SENT and one.nonce == delivered.nonce]
            for parcel in back:
                parcel.state = UNCONFIRMED
                _store(folder, parcel)
            folder.remove(names.GOING[True])
        return len(back)

    def put_aside_unreadable(self) -> int:
        """Give what cannot be read a name under which it does not wait: else it would hold up each prompt. How many."""
        count = 0
        with Failures(names.OUTBOX), self._folder() as folder:
            for name in folder.names():
                if _is_waiting(name):
                    if _parcel_at(folder, name) is None:
                        folder.move(name, folder, name[: -len(names.DATA)] + names.SENT)
                        count += 1
        return count

    def _folder(self, *, make: bool = False) -> Folder:
        return self._opened.folder(*self._above, self._key, make=make)

    def _tidy(self) -> None:
        try:
            with self._opened.folder(*self._above) as above:
                above.remove_folder(self._key)
            self._opened.forget()
        except (OSError, StoreError):
            return


def pins_waiting(store: Store, agent: str, session_id: str) -> list[Pin]:
    """What waits in a session's outbox, as pins of the checkpoint that is being made."""
    found = {}
    for parcel in Outbox(store.opened, agent, session_id).waiting():
        for item in parcel.items if parcel.state == WAITING else ():
            found[item.id] = Pin(item.id, item.text, "pin", item.turn, parcel.at, item.role)
    return list(found.values())


def doubt_sent(store: Store, agent: str, session_id: str, prompt: str | None, *, automatic: bool) -> int:
    """At a compaction: what went with this very prompt is in doubt (`Outbox.doubt`), what went before is settled.

    The lock's holder calls.
    """
    outbox = Outbox(store.opened, agent, session_id)
    if automatic and (count := outbox.doubt(prompt)):
        return count
    delivered = outbox.going(delivered=True)
    if delivered is not None and (delivered.prompt is None or delivered.prompt != prompt):
        outbox.finish(delivered)
        outbox.settle()
    return 0


def _is_waiting(name: str) -> bool:
    return name.endswith(names.DATA) and not name.endswith(names.SENT) and name[0] != "."


def _parcels(folder: Folder) -> list[Parcel]:
    """The readable ones."""
    found = [_parcel_at(folder, name) for name in folder.names() if name.endswith(names.DATA) and name[0] != "."]
    return sorted(filter(None, found), key=lambda parcel: parcel.name)


def _parcel_at(folder: Folder, name: str) -> Parcel | None:
    is_aside = name.endswith(names.SENT)
    try:
        data = folder.read(name, MOST_BYTES, mend=True)
        parcel = parcel_of(name[: -len(names.SENT if is_aside else names.DATA)], data)
    except (StoreError, OSError, ValueError, RecursionError, Unreadable):
        return None
    parcel.is_aside = is_aside
    return parcel


def _split(folder: Folder, parcel: Parcel, going: Going, state: str) -> None:
    """The items that have gone, as settled; the others as a parcel of their own, whose name follows from both."""
    gone = set(going.items[parcel.name])
    rest = [item for item in parcel.items if item.id not in gone]
    if rest:
        id = _new_id((parcel.id, going.nonce), 0, b"")
        left = Parcel(f"{parcel.name.partition('-')[0]}-{id}", id, parcel.at, rest)
        left.render = parcel.render
        _store(folder, left)
    parcel.items = [item for item in parcel.items if item.id in gone]
    parcel.state, parcel.nonce, parcel.size = state, going.nonce, going.size
    parcel.attempt += 1
    _store(folder, parcel)


def _store(folder: Folder, parcel: Parcel) -> None:
    """A parcel as it is now, under the name that its state wants."""
    folder.write(parcel.name + (names.SENT if parcel.is_aside else names.DATA), _data(parcel), replace=True)
    _rename(folder, parcel)


def _rename(folder: Folder, parcel: Parcel) -> None:
    if parcel.is_aside == parcel.waits:
        files = parcel.name + names.DATA, parcel.name + names.SENT
        folder.move(files[parcel.is_aside], folder, files[not parcel.is_aside])
        parcel.is_aside = not parcel.is_aside


def _data(parcel: Parcel) -> bytes:
    data = encoded(json.dumps(parcel.as_dict(), ensure_ascii=False, indent=1) + "\n")
    if len(data) > MOST_BYTES:
        raise refusal("size", parcel.name)
    return data


def _new_id(of: tuple[str, str], at_ms: int, random: bytes) -> str:
    source = "\n".join((*of, str(at_ms))).encode("utf-8", "surrogatepass") + random
    return sha256(source).hexdigest()[:_ID_LENGTH]
