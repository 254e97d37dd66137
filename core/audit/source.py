"""Which source the hook program is made of, as one digest: rows of other code prove nothing about this one.

Standard library only.
"""

from __future__ import annotations

import os
from hashlib import sha256

FOLDERS = ("audit", "checkpoint", "checkpoint/classify", "hooks", "redact", "transcript", "")
"""Where in `core` it lies."""
APART = frozenset(("collector.py", "model.py", "version.py"))
"""In these folders, and no part of it."""


def code(core: str = "") -> str | None:
    """A digest of the source that the hook program is made of; None where it cannot be read.

    Over the bytes, each time: a file's time says nothing after a reinstallation or a checkout. About a hundred files,
    1.5 ms.
    """
    core = core or os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    digest = sha256()
    try:
        for name in sources(core):
            data = _whole(os.path.join(core, name))
            digest.update(f"{name}\0{len(data)}\0".encode())
            digest.update(data)
    except OSError:
        return None
    return digest.hexdigest()[:16]


def sources(core: str) -> list[str]:
    """The files that `code` is over, as paths below `core`."""
    found = []
    for folder in FOLDERS:
        there = sorted(os.listdir(os.path.join(core, folder)))
        found += [os.path.join(folder, name) for name in there if name.endswith(".py")]
    return [name for name in found if name not in APART]


def _whole(path: str) -> bytes:
    fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        return os.read(fd, os.fstat(fd).st_size)
    finally:
        os.close(fd)
