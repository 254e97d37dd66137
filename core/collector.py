"""Work during which the garbage collector rests. Standard library only: hooks use it."""

from __future__ import annotations

import gc


class Resting:
    """Between enter and exit nothing is collected: for short work that makes many values and no cycles."""

    __slots__ = ("_was",)

    def __enter__(self) -> None:
        self._was = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._was:
            gc.enable()
