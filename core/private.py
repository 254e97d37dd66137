"""Files for their owner's eyes only."""

from __future__ import annotations

import os

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


def write_private(path: str, data: bytes, *, replace: bool) -> None:
    """Write a file, mode 0600. Raises OSError; without `replace`, FileExistsError where one is there."""
    place = f"{path}.{os.getpid()}.part" if replace else path
    fd, done = os.open(place, _NEW, 0o600), False
    try:
        with os.fdopen(fd, "wb") as file:
            file.write(data)
        if replace:
            os.replace(place, path)
        done = True
    finally:
        if not done:
            os.unlink(place)
