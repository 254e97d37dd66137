"""The state folder and what lies below it, walked to once an operation. Standard library only.

Each folder is looked at (owner, mode, no link) when it is opened; what is done in it goes through its descriptor, so
that nothing can be put in its place meanwhile. On a network's file system the way there is what costs the time.
"""

from __future__ import annotations

from .disk import Folder, open_state

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Self


class Opened:
    """Folders below a state folder. Inside a `with`, what was opened once stays open until the outermost one ends."""

    __slots__ = ("_inside", "_kept", "_left", "path")

    def __init__(self, path: str) -> None:
        self.path = path
        self._inside = 0
        self._kept: dict[tuple[str, ...], Folder] = {}
        self._left: list[Folder] = []
        """Not used any more, but perhaps by a `with` that is still going on."""

    def __enter__(self) -> Self:
        self._inside += 1
        return self

    def __exit__(self, *exception: object) -> None:
        self._inside -= 1
        if not self._inside:
            self.forget()
            while self._left:
                self._left.pop().close()

    def folder(self, *path: str, make: bool = False) -> Folder:
        """A folder, for a `with`; the state folder itself where no name is given.

        Raises FileNotFoundError where it is missing and not to be made, StoreError where it is refused.
        """
        if self._inside:
            return self._keep(path, make).borrowed()
        if not path:
            return open_state(self.path, make=make)
        with open_state(self.path, make=make) as state:
            return state.below(*path, make=make)

    def forget(self) -> None:
        """Walk there anew from now on: what is kept open may have been deleted."""
        self._left += self._kept.values()
        self._kept = {}

    def _keep(self, path: tuple[str, ...], make: bool) -> Folder:
        if path not in self._kept:
            if path:
                self._kept[path] = self._keep(path[:-1], make).folder(path[-1], make=make)
            else:
                self._kept[path] = open_state(self.path, make=make)
        return self._kept[path]


def opened(state: str | Opened) -> Opened:
    """A state folder by its path, or as it is open already."""
    return Opened(state) if isinstance(state, str) else state
