"""A sidecar's outer form: a fixed start, then parts, each as it is in memory. The standard library alone reads it.

So a search learns where the texts lie before anything else is loaded, and reads no other part.
"""

from __future__ import annotations

import mmap
import os
import struct
from collections.abc import Iterator, Sequence
from hashlib import blake2b, sha256
from typing import NamedTuple

from .. import paths
from .source import Source

VERSION = 5
MIN_BYTES = 1 << 18
"""Below this size reading the transcript is as quick as reading a sidecar."""
TEXT_STARTS, TEXT_ENDS = range(2)
"""The first parts: where in the transcript texts lie, in bytes, ascending, 64 bits each."""
_START = struct.Struct("<8sQQQQ16s")
_MAGIC = b"cguard\r\n"
_FINGERPRINT_BYTES = 4096
_ALIGN = 8


class Parts(NamedTuple):
    """A sidecar that fits its transcript as far as `offset`: the bytes that had been read."""

    offset: int
    views: list[memoryview]


def path_of(path: str) -> str:
    """Where the sidecar of a transcript lies."""
    name = sha256(os.path.realpath(path).encode("utf-8", "surrogateescape")).hexdigest()[:32]
    return os.path.join(paths.cache_dir(), "sessions", name + ".sidecar")


def pack_parts(source: Source, offset: int, parts: Sequence[bytes]) -> Iterator[bytes]:
    """A sidecar's content, in pieces: a long session's would be tens of megabytes in one."""
    inode = os.fstat(source.fd).st_ino
    start = _START.pack(_MAGIC, VERSION, inode, offset, len(parts), _fingerprint(source, offset))
    start += b"".join(len(part).to_bytes(8, "little") for part in parts)
    yield start
    size = len(start)
    for part in parts:
        gap = -size % _ALIGN
        yield bytes(gap)
        yield part
        size += gap + len(part)


def open_parts(source: Source) -> Parts | None:
    """The sidecar of an open transcript; None if there is none that fits."""
    if source.size < MIN_BYTES or source.unpacked is not None:
        return None
    try:
        with open(path_of(source.path), "rb") as file:
            # Sidecars are replaced whole, never cut: a map of one stays good while its transcript is open.
            view = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        magic, version, inode, offset, count, end = _START.unpack_from(view)
        if magic != _MAGIC or version != VERSION or inode != os.fstat(source.fd).st_ino or offset > source.size:
            return None
        return Parts(offset, _split(view, count)) if end == _fingerprint(source, offset) else None
    except (OSError, ValueError, struct.error):
        return None


def _split(view: memoryview, count: int) -> list[memoryview]:
    at = _START.size + 8 * count
    if count > len(view) or at > len(view):
        raise ValueError("a sidecar of another length")
    parts = []
    for length in view[_START.size : at].cast("Q"):
        at += -at % _ALIGN
        parts.append(view[at : at + length])
        at += length
    if at != len(view):
        raise ValueError("a sidecar of another length")
    return parts


def _fingerprint(source: Source, offset: int) -> bytes:
    """Of the bytes before an offset: a file rewritten in place differs there."""
    start = max(0, offset - _FINGERPRINT_BYTES)
    return blake2b(source.pread(offset - start, start), digest_size=16).digest()
