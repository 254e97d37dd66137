"""File descriptors that are given back on every way out. Standard library only."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Self


class Descriptor:
    """A descriptor that is closed at the end of its `with`, unless it was taken out of it."""

    __slots__ = ("fd",)

    def __init__(self, fd: int) -> None:
        self.fd = fd

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        if self.fd >= 0:
            close(self.fd)

    def take(self) -> int:
        """The descriptor, which is the caller's to close from now on."""
        fd, self.fd = self.fd, -1
        return fd

    def follow(self, fd: int) -> None:
        """Go on with another descriptor in this one's place."""
        before, self.fd = self.fd, fd
        close(before)


def close(fd: int) -> None:
    """Give back a descriptor through which nothing was written: there is nothing that a failure could lose."""
    try:
        os.close(fd)
    except OSError:
        return
