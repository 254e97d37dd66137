"""Where in a transcript texts lie, as its sidecar knows: what tools printed is most of a file and need not be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, compress, count, islice, repeat
from operator import add, gt, sub

from ..transcript.parts import MORE_OFFSETS, MORE_SIZES, OFFSETS, SIZES, open_parts
from ..transcript.source import Source
from .sweep import Sweep

_GAP = 6 << 10
"""Bytes between two texts that cost less to sweep than to step over."""


def swept(
    sweep: Sweep, source: Source, cancelled: Callable[[], bool], *, texts: bool
) -> Iterator[tuple[int, list[int]]]:
    """A file's candidates, as `Sweep.blocks` gives them. `texts`: only where texts lie, if that is known."""
    ranges = text_ranges(source) if texts else None
    return sweep.blocks(source, cancelled) if ranges is None else sweep.parts(source, ranges, cancelled)


def text_ranges(source: Source) -> list[tuple[int, int]] | None:
    """Ascending (start, end) that hold every text record and whatever the sidecar has not seen; None without one."""
    parts = open_parts(source)
    if parts is None:
        return None
    offsets, sizes, more_offsets, more_sizes = (
        parts.views[at].cast("Q") for at in (OFFSETS, SIZES, MORE_OFFSETS, MORE_SIZES)
    )
    starts, ends = offsets.tolist(), list(map(add, offsets, sizes))
    if len(more_offsets):
        further = zip(more_offsets, map(add, more_offsets, more_sizes), strict=True)
        records = sorted(chain(zip(starts, ends, strict=True), further))
        starts, ends = [start for start, _end in records], [end for _start, end in records]
    ranges = _joined(starts, ends)
    if parts.offset < source.size:
        ranges.append((parts.offset, source.size))
    return ranges


def _joined(starts: list[int], ends: list[int]) -> list[tuple[int, int]]:
    """Records that lie near each other as one range."""
    if not starts:
        return []
    gaps: Iterable[int] = map(sub, islice(starts, 1, None), ends)
    breaks = list(compress(count(1), map(gt, gaps, repeat(_GAP))))
    return list(
        zip([starts[0], *(starts[at] for at in breaks)], [*(ends[at - 1] for at in breaks), ends[-1]], strict=True)
    )
