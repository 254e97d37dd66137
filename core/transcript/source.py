"""A transcript's bytes: plain files by position, compressed ones unpacked in memory."""

from __future__ import annotations

import io
import os
import stat
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from ..errors import InputError
from ..i18n import _

ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
LONGEST_LINE = 40 << 20
"""Bytes of a line that are held at once: 40 MiB. What is longer is no message, but a hole or a bomb."""
_LARGE = 1 << 29
_BUFFER = 1 << 20
FEW_LINES = 1 << 14
"""A buffer for a look at a file's first lines alone."""
_UNPACKED_LIMIT = 128 << 20
"""Bytes of a compressed rollout that are held unpacked: a few kilobytes can unpack to gigabytes."""
_PACKED_STEP = 1 << 10
"""Packed bytes taken at once: a kilobyte unpacks to 32 MiB at most."""


class Source:
    """An open transcript. `note` says what is wrong with the file as a whole, if anything."""

    def __init__(self, path: str, fd: int, unpacked: bytearray | None, note: str | None = None) -> None:
        self.path = path
        self.fd = fd
        self.unpacked = unpacked
        self.note = note
        self.on_read: Callable[[int], None] | None = None
        """Told how far the file was read, once a buffer. What it raises ends the reading."""

    @property
    def size(self) -> int:
        """Bytes to read now; a live file's grows."""
        return len(self.unpacked) if self.unpacked is not None else os.fstat(self.fd).st_size

    def pread(self, length: int, offset: int) -> bytes:
        """Up to `length` bytes at `offset`; fewer at the end."""
        if self.unpacked is not None:
            return bytes(memoryview(self.unpacked)[offset : offset + length])
        data = os.pread(self.fd, length, offset)
        while 0 < len(data) < length and (more := os.pread(self.fd, length - len(data), offset + len(data))):
            data += more
        return data

    def lines(self, start: int = 0, *, buffer_bytes: int = _BUFFER) -> Iterator[bytes]:
        """Lines from a line's start on, ending included; the last one may be unfinished. Split at 0x0A only.

        In a file that may hold lines over LONGEST_LINE these come in pieces of that size.
        """
        if self.unpacked is not None:
            return _split(self.unpacked, start)
        raw = _Raw(os.dup(self.fd), self.on_read)
        file = io.BufferedReader(raw, buffer_bytes)
        file.seek(start)
        return iter(partial(file.readline, LONGEST_LINE), b"") if self._may_hold_giants() else file

    def _may_hold_giants(self) -> bool:
        """Bounding each line costs a sixth of a reading: done for sparse files and for very large ones."""
        status = os.fstat(self.fd)
        return status.st_size > LONGEST_LINE and (
            status.st_size > _LARGE or status.st_blocks * 512 < status.st_size // 2
        )

    def close(self) -> None:
        """Give the file back."""
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1

    def __del__(self) -> None:
        # A console that runs for days shows many sessions, and more than one reader may still hold the last one.
        self.close()


class _Raw(io.FileIO):
    """Tells of each buffer that was filled: a call a mebibyte, where one a line would be felt."""

    def __init__(self, fd: int, on_read: Callable[[int], None] | None) -> None:
        super().__init__(fd)
        self._on_read = on_read

    def readinto(self, buffer: Any) -> int:
        count = super().readinto(buffer) or 0
        if self._on_read is not None:
            self._on_read(self.tell())
        return count


def _split(data: bytearray, start: int) -> Iterator[bytes]:
    while start < len(data):
        end = data.find(b"\n", start, start + LONGEST_LINE) + 1 or min(len(data), start + LONGEST_LINE)
        yield bytes(memoryview(data)[start:end])
        start = end


def open_source(path: str) -> Source:
    """Open a transcript for reading. Raises InputError with what to do."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except FileNotFoundError as error:
        raise InputError(
            _("No such file: {path}").format(path=path), _("`compact-guard sessions` lists what there is.")
        ) from error
    except OSError as error:
        raise _unreadable(path, error) from error
    mode = os.fstat(fd).st_mode
    if not stat.S_ISREG(mode):
        os.close(fd)
        what = _("a folder") if stat.S_ISDIR(mode) else _("not a regular file")
        raise InputError(
            _("Cannot read {path}: it is {what}.").format(path=path, what=what),
            _("Name a .jsonl transcript or a session id."),
        )
    try:
        data, note = _unpack(fd) if os.pread(fd, 4, 0) == ZSTD_MAGIC else (None, None)
    except OSError as error:
        os.close(fd)
        raise _unreadable(path, error) from error
    return Source(path, fd, data, note)


def _unreadable(path: str, error: OSError) -> InputError:
    return InputError(
        _("Cannot read {path}: {reason}").format(path=path, reason=error.strerror or str(error)),
        _("Check its permissions."),
    )


def _unpack(fd: int) -> tuple[bytearray, str | None]:
    """The content of a zstd file, as far as it can be read."""
    try:
        import zstandard
    except ImportError:
        return bytearray(), "compressed, decoder missing"
    out, offset = bytearray(), 0
    frame = zstandard.ZstdDecompressor().decompressobj()
    try:
        while chunk := os.pread(fd, _PACKED_STEP, offset):
            offset += len(chunk)
            while chunk:
                out += frame.decompress(chunk)
                if len(out) > _UNPACKED_LIMIT:
                    return out, "compressed content over 128 MiB; the rest is not read"
                chunk = frame.unused_data if frame.eof else b""
                if frame.eof and chunk:
                    frame = zstandard.ZstdDecompressor().decompressobj()
    except zstandard.ZstdError:
        return out, "compressed data is damaged; read as far as it goes"
    return out, None if frame.eof else "compressed data is cut off; read as far as it goes"
