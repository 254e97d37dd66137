"""A child process that sweeps files while this one still loads what hits need.

For a command alone: forked before most is imported, it costs nothing to start, and its candidates come through a pipe.
"""

from __future__ import annotations

import os
import struct
from array import array
from collections.abc import Iterator, Sequence

from ..errors import InputError
from ..transcript.source import open_source
from .ranges import swept
from .spelling import Plan
from .sweep import Sweep

_FRAME = struct.Struct("<IQi")
"""Index of the file, bytes swept, candidates that follow; or one of the ends below."""
_END, _LEFT = -1, -2
"""The file is through; the file was left for the reader to sweep."""
_WORTH_BYTES = 1 << 25
"""Below 32 MiB the sweep is over before a process pays."""


def worthwhile(total_bytes: int) -> bool:
    """Whether a child would save time: much to sweep, and another processor to do it."""
    if total_bytes < _WORTH_BYTES or not hasattr(os, "fork"):
        return False
    affinity = getattr(os, "sched_getaffinity", None)
    return (len(affinity(0)) if affinity is not None else os.cpu_count() or 1) > 1


class Ahead:
    """Sweeps files in a child process, in their order. `close` ends it."""

    def __init__(self, plans: Sequence[Plan], paths: Sequence[str], *, texts: bool = False) -> None:
        """`texts`: only where sidecars know texts to lie, in files that have one."""
        self._paths = list(paths)
        self._index = -1
        ours, theirs = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            try:
                os.close(ours)
                _sweep_all(plans, self._paths, theirs, texts)
            finally:
                # Whatever happened, a child leaves here: it must not go on as a second parent.
                os._exit(0)
        os.close(theirs)
        self._pipe = open(ours, "rb", buffering=1 << 16)  # noqa: SIM115

    def blocks(self, path: str) -> Iterator[tuple[int, list[int]]] | None:
        """What `Sweep.blocks` gives for the file; None where the child does not have it. Files in their order only.

        Raises ChildProcessError, while it is read, when the child was killed.
        """
        try:
            index = self._paths.index(path, self._index + 1)
        except ValueError:
            return None
        self._index = index
        head = self._next(index)
        return None if head is None or head[1] == _LEFT else self._rest(index, head)

    def _rest(self, index: int, head: tuple[int, int] | None) -> Iterator[tuple[int, list[int]]]:
        while head is not None and head[1] >= 0:
            size, count = head
            yield size, self._candidates(count)
            head = self._next(index)
        if head is None:
            raise ChildProcessError("the sweeping process ended early")

    def _next(self, index: int) -> tuple[int, int] | None:
        """The next frame of a file, past those of files before it; None when the child is gone."""
        while len(data := self._pipe.read(_FRAME.size)) == _FRAME.size:
            at, size, count = _FRAME.unpack(data)
            if at == index:
                return size, count
            self._candidates(max(count, 0))
        return None

    def _candidates(self, count: int) -> list[int]:
        found = array("Q")
        found.frombytes(self._pipe.read(count * found.itemsize))
        return found.tolist()

    def close(self) -> None:
        """End the child: it ends by itself when nobody reads on."""
        if self._pid:
            self._pipe.close()
            os.waitpid(self._pid, 0)
            self._pid = 0


def _sweep_all(plans: Sequence[Plan], paths: Sequence[str], pipe: int, texts: bool) -> None:
    sweep = Sweep(plans)
    with open(pipe, "wb", buffering=0) as out:
        for index, path in enumerate(paths):
            end = _END
            try:
                source = open_source(path)
            except InputError:
                end = _LEFT
            else:
                if source.unpacked is None:
                    for size, found in swept(sweep, source, lambda: False, texts=texts):
                        out.write(_FRAME.pack(index, size, len(found)) + array("Q", found).tobytes())
                else:
                    end = _LEFT
                source.close()
            out.write(_FRAME.pack(index, 0, end))
