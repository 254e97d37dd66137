"""The byte scan: where in a file a match may stand, in chunks that fit a processor's cache."""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence

import stringzilla  # type: ignore[import-not-found]

from ..transcript.source import Source
from .spelling import Plan, Probe, holds

CHUNK = 1 << 19
BLOCK = 1 << 23
"""Blocks are swept from the end of a file to its start, so that the newest hits come first."""
_OVERLAP = 128
"""Bytes read beyond a chunk, so that no needle is cut."""
_MANY = 256
"""Misses of a probe in a chunk after which a compiled pattern is quicker."""
_STRETCH = 1 << 9
"""Bytes that are decoded at once after a probe's hit."""


class Sweep:
    """Finds candidate positions in one open file; its buffer serves every chunk."""

    def __init__(self, plans: Iterable[Plan]) -> None:
        self.plans = tuple(plans)
        self._buffer = bytearray(CHUNK + _OVERLAP)
        self._view = memoryview(self._buffer)
        self._starts = [0]
        """Where in the buffer pieces of the file begin, and below, where in the file they were."""
        self._origins = [0]

    def blocks(
        self, source: Source, cancelled: Callable[[], bool], until: int | None = None
    ) -> Iterator[tuple[int, list[int]]]:
        """(bytes, candidates) a block, the last block and in it the last candidate first. `until`: bytes to sweep."""
        end = source.size if until is None else min(until, source.size)
        while end > 0 and not cancelled():
            start = (end - 1) // BLOCK * BLOCK
            _read_ahead(source, start - BLOCK, BLOCK)
            yield end - start, self._block(source, start, end, cancelled)
            end = start

    def parts(
        self, source: Source, ranges: Sequence[tuple[int, int]], cancelled: Callable[[], bool]
    ) -> Iterator[tuple[int, list[int]]]:
        """As `blocks`, but only in these (start, end), ascending; small ones are gathered in the buffer."""
        group: list[tuple[int, int]] = []
        room, top = CHUNK, source.size
        for start, end in reversed(ranges):
            if cancelled():
                return
            if end - start > room and group:
                yield top - group[-1][0], self._gathered(source, group)
                top, group, room = group[-1][0], [], CHUNK
            if end - start > room:
                yield top - start, self._block(source, start, end, cancelled)
                top = start
            else:
                group.append((start, end))
                room -= end - start
        if group:
            yield top, self._gathered(source, group)

    def _block(self, source: Source, start: int, end: int, cancelled: Callable[[], bool]) -> list[int]:
        """Byte positions in [start, end) where a match may stand, descending; about one a line and anchor."""
        found: list[int] = []
        for at in range(start, end, CHUNK):
            if cancelled():
                break
            self._starts, self._origins = [0], [at]
            for plan in self.plans:
                # The translation leaves nothing for a second plan: each reads the chunk anew.
                size = self._read(source, at, min(CHUNK, end - at) + _OVERLAP, 0)
                self._chunk(source, plan, size, found)
        return sorted(set(found), reverse=True)

    def _gathered(self, source: Source, group: Sequence[tuple[int, int]]) -> list[int]:
        found: list[int] = []
        for plan in self.plans:
            self._starts, self._origins = [], []
            size = 0
            for start, end in reversed(group):
                self._starts.append(size)
                self._origins.append(start)
                size += self._read(source, start, end - start, size)
            self._chunk(source, plan, size, found)
        return sorted(set(found), reverse=True)

    def _read(self, source: Source, offset: int, size: int, at: int) -> int:
        if source.unpacked is not None:
            data = source.unpacked[offset : offset + size]
            self._buffer[at : at + len(data)] = data
            return len(data)
        return os.preadv(source.fd, [self._view[at : at + size]], offset)

    def _place(self, at: int) -> int:
        """The position in the file of a byte in the buffer."""
        piece = bisect_right(self._starts, at) - 1
        return self._origins[piece] + at - self._starts[piece]

    def _chunk(self, source: Source, plan: Plan, size: int, found: list[int]) -> None:
        view, find, table = self._view, stringzilla.find, plan.table
        if plan.uncased and stringzilla.utf8_uncased_search(view, plan.needle, 0, size) >= 0:
            self._needle(plan, size, found)
        if table is not None:
            stringzilla.translate(view[:size], table, inplace=True)
        if not plan.uncased and find(view, plan.needle, 0, size) >= 0:
            self._needle(plan, size, found)
        for probe in plan.probes:
            if find(view, probe.needle, 0, size) >= 0:
                self._probe(source, plan, probe, size, found)

    def _needle(self, plan: Plan, size: int, found: list[int]) -> None:
        search = stringzilla.utf8_uncased_search if plan.uncased else stringzilla.find
        view, needle, at = self._view, plan.needle, 0
        while (at := search(view, needle, at, size)) >= 0:
            found.append(self._place(at))
            at = self._buffer.find(b"\n", at, size) + 1
            if not at:
                return

    def _probe(self, source: Source, plan: Plan, probe: Probe, size: int, found: list[int]) -> None:
        view, needle, at, misses = self._view, probe.needle, 0, 0
        while 0 <= (at := stringzilla.find(view, needle, at, size)) < size:
            if probe.size and not self._wanted(probe, at):
                at, misses = at + len(needle), misses + 1
                if misses > _MANY and (pattern := probe.pattern) is not None:
                    match = pattern.search(self._buffer, at, size)
                    at = match.start() if match is not None else size
                continue
            place = self._place(at)
            near, beyond = self._stretch(source, plan, place)
            if near:
                found.append(place)
            piece = bisect_right(self._starts, at)
            stop = self._starts[piece] if piece < len(self._starts) else size
            at = min(max(at + beyond - place, at + len(needle)), max(stop, at + 1))

    def _wanted(self, probe: Probe, at: int) -> bool:
        sequence = self._buffer[at : at + probe.size].lower()
        return bytes(sequence) in probe.accept if probe.accept else bytes(sequence) not in probe.reject

    def _stretch(self, source: Source, plan: Plan, at: int) -> tuple[bool, int]:
        """Whether an anchor stands near, in the same line; and where to look for the next probe's hit."""
        start = max(0, at - plan.reach)
        data = source.pread(at - start + _STRETCH + plan.reach, start)
        line = data.rfind(b"\n", 0, at - start) + 1
        end = data.find(b"\n", at - start)
        part = data[line : end if end >= 0 else len(data)]
        if holds(plan.anchor, part):
            return True, start + end + 1 if end >= 0 else at + _STRETCH
        return False, start + end + 1 if end >= 0 else at + _STRETCH


def _read_ahead(source: Source, start: int, size: int) -> None:
    """Have the system read a part of a file that is wanted next; where it cannot, nothing is lost."""
    if start >= 0 and source.unpacked is None and hasattr(os, "posix_fadvise"):
        os.posix_fadvise(source.fd, start, size, os.POSIX_FADV_WILLNEED)
