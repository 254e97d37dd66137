"""The structural sidecar: a session's columns on disk, so that the second start reads no transcript.

Holds offsets, types, times and a redacted title: no text of the conversation. A sidecar that does not fit its
transcript, or this version, is not used; losing one costs a reading.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from hashlib import blake2b, sha256

import msgspec

from .. import paths
from .chain import Chain
from .columns import Columns, pack, unpack
from .source import Source

VERSION = 1
_MIN_BYTES = 1 << 18
"""Below this size reading the transcript is as quick as reading a sidecar."""


class _Sidecar(msgspec.Struct):
    version: int
    path: str
    inode: int
    offset: int
    line: int
    end: bytes
    agent: str
    stream: int
    columns: bytes
    chain_parent: bytes
    chain_ids: bytes


class Loaded:
    """A sidecar's content that fits its transcript."""

    def __init__(self, stored: _Sidecar) -> None:
        self.columns: Columns = unpack(stored.columns)
        self.offset = stored.offset
        self.line = stored.line
        self.agent = stored.agent
        self.stream = stored.stream
        self._parent, self._ids = stored.chain_parent, stored.chain_ids

    def chain(self) -> Chain:
        """The chain of records, needed only when the file grows."""
        chain = Chain()
        chain.parent.frombytes(self._parent)
        chain.index = {id: node for node, id in enumerate(self._ids.decode().split("\n"))} if self._ids else {}
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
            stored = msgspec.msgpack.decode(file.read(), type=_Sidecar)
        fits = stored.version == VERSION and stored.inode == os.fstat(source.fd).st_ino and stored.offset <= source.size
        return Loaded(stored) if fits and stored.end == _end(source, stored.offset) else None
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
    stored = _Sidecar(
        VERSION, source.path, inode, offset, line, end, agent, stream, pack(columns),
        chain.parent.tobytes(), ids.encode("utf-8", "replace"),
    )  # fmt: skip
    columns.facts.title = title
    write_private(_file(source.path), msgspec.msgpack.encode(stored))


def write_private(path: str, data: bytes) -> bool:
    """Replace a file of ours (0600) in one step. False if it could not be written."""
    folder = os.path.dirname(path)
    temporary = f"{path}.{secrets.token_hex(4)}.tmp"
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
