"""Deleting for good what the state holds of a session, or of all. Standard library only.

Only what has one of our names goes; no link is followed. A disk, a backup or a snapshot may keep what a file held:
that is why nothing is written unmasked in the first place.
"""

from __future__ import annotations

import stat

from . import names
from .refusal import StoreError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .disk import Folder

    Wanted = Callable[[tuple[str, ...]], bool]


class Purged:
    """What was deleted, or would be."""

    __slots__ = ("files", "left")

    def __init__(self) -> None:
        self.files = 0
        self.left: list[str] = []
        """Entries that are not ours or could not be opened safely, as paths below the state folder: still there."""


def purge_session(state: Folder, agent: str, key: str, *, really: bool = True) -> Purged:
    """Generations, marks, pins, outbox and quarantined files of a session. Audit rows hold no text of it and stay."""
    purged = Purged()
    _walk(state, (), lambda path: names.belongs(path, agent, key), purged, really)
    return purged


def purge_all(state: Folder, *, really: bool = True) -> Purged:
    """Everything that is ours, the audit too; the state folder itself, empty or not, is the caller's."""
    purged = Purged()
    _walk(state, (), lambda path: True, purged, really)
    return purged


def _walk(folder: Folder, path: tuple[str, ...], wanted: Wanted, purged: Purged, really: bool) -> None:
    # The lock goes last: whoever waits for it finds all gone.
    entries = sorted(folder.entries(), key=lambda entry: (entry[0] == names.LOCKS, entry[0]))
    for name, facts in entries:
        here = (*path, names.written_as(name) or name)
        if not wanted(here):
            continue
        if stat.S_ISDIR(facts.st_mode) and names.is_room(here):
            _walk_below(folder, name, here, wanted, purged, really)
        elif not stat.S_ISDIR(facts.st_mode) and names.is_ours(here):
            # A lock is no data: it is deleted, not counted.
            purged.files += here[0] != names.LOCKS
            if really:
                folder.remove(name)
        else:
            purged.left.append(folder.label(name))
    if really:
        folder.sync()


def _walk_below(above: Folder, name: str, path: tuple[str, ...], wanted: Wanted, purged: Purged, really: bool) -> None:
    try:
        folder = above.folder(name, mend=True)
    except FileNotFoundError:
        return
    except StoreError:
        purged.left.append(above.label(name))
        return
    with folder:
        _walk(folder, path, wanted, purged, really)
    if really:
        above.remove_folder(name)
