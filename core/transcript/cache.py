"""The structural sidecar: a session's columns on disk, so that the second start reads no transcript.

Holds offsets, types, times and a redacted title: no text of the conversation. A sidecar that does not fit its
transcript, or this version, is not used; losing one costs a reading.
"""

from __future__ import annotations

import contextlib
import mmap
import os
from hashlib import blake2b, sha256

import msgspec

from .. import paths
from .chain import Chain
from .columns import Columns
from .layout import Head, columns_of, pack, read_head
from .source import Source

VERSION = 2
_MIN_BYTES = 1 << 18
"""Below this size reading the transcript is as quick as reading a sidecar."""


class Loaded:
    """A sidecar that fits its transcript. Its columns are views of the file on disk, which only `thaw` reads whole."""

    def __init__(self, head: Head, parts: list[memoryview]) -> None:
        self.columns: Columns = columns_of(head, parts)
        self.offset = head.offset
        self.line = head.line
        self.agent = head.agent
        self.stream = head.stream
        self._parent, self._ids = parts[-2:]

    def chain(self) -> Chain:
        """The chain of records, needed only when the file grows."""
        chain = Chain()
        chain.parent.frombytes(self._parent)
        ids = str(self._ids, "utf-8")
        chain.index = {id: node for node, id in enumerate(ids.split("\n"))} if ids else {}
        return chain


def _file(path: str) -> str:
    name = sha256(os.path.realpath(path).encode("utf-8", "surrogateescape")).hexdigest()[:32]
    return os.path.join(paths.cache_dir(), "sessions", name + ".sidecar")


def _end(source: Source, offset: int) -> bytes:
    """A fingerprint of the bytes before an offset: a file rewritten in place differs there."""
    start = max(0, offset - 4096)
    return blake2b(source.pread(offset - start, start), digest_size=16).digest()


def load(source: Source) -> Loaded | None:
    """The sidecar of an open transcript; None if there is none that fits."""
    if source.size < _MIN_BYTES or source.unpacked is not None:
        return None
    try:
        with open(_file(source.path), "rb") as file:
            # Sidecars are replaced whole, never cut: a map of one stays good while its transcript is open.
            head, parts = read_head(memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)))
        fits = head.version == VERSION and head.inode == os.fstat(source.fd).st_ino and head.offset <= source.size
        return Loaded(head, parts) if fits and head.end == _end(source, head.offset) else None
    except (OSError, msgspec.MsgspecError, ValueError):
        return None


def store(source: Source, agent: str, stream: int, columns: Columns, chain: Chain, offset: int, line: int) -> None:
    """Write a session's sidecar. A cache that cannot be written is no failure."""
    if source.size < _MIN_BYTES or source.unpacked is not None or chain.waiting:
        return
    from ..redact.engine import redact

    title = columns.facts.title
    columns.facts.title = redact(title).text if title else title
    ids = "\n".join(chain.index)
    if ids.count("\n") + 1 != len(chain.index) and chain.index:
        return
    inode, end = os.fstat(source.fd).st_ino, _end(source, offset)
    head = Head(
        VERSION, source.path, inode, offset, line, end, agent, stream, columns.more, columns.boundaries, columns.facts
    )  # fmt: skip
    data = pack(head, columns, (chain.parent.tobytes(), ids.encode("utf-8", "replace")))
    columns.facts.title = title
    write_private(_file(source.path), data)


def write_private(path: str, data: bytes) -> bool:
    """Replace a file of ours (0600) in one step. False if it could not be written."""
    folder = os.path.dirname(path)
    temporary = f"{path}.{os.urandom(4).hex()}.tmp"
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        fd = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with open(fd, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
        return True
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        return False
