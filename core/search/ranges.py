"""Where in a transcript texts lie, as its sidecar knows: what tools printed is most of a file and need not be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..transcript.parts import TEXT_ENDS, TEXT_STARTS, open_parts
from ..transcript.source import Source
from .sweep import Sweep


def swept(
    sweep: Sweep, source: Source, cancelled: Callable[[], bool], *, texts: bool
) -> Iterator[tuple[int, list[int]]]:
    """A file's candidates, as `Sweep.blocks` gives them. `texts`: only where texts lie, if that is known."""
    ranges = text_ranges(source) if texts else None
    return sweep.blocks(source, cancelled) if ranges is None else sweep.parts(source, ranges, cancelled)


def text_ranges(source: Source) -> list[tuple[int, int]] | None:
    """Ascending (start, end) that hold every text and whatever the sidecar has not seen; None without one."""
    parts = open_parts(source)
    if parts is None:
        return None
    try:
        starts, ends = (parts.views[at].cast("Q").tolist() for at in (TEXT_STARTS, TEXT_ENDS))
        ranges = list(zip(starts, ends, strict=True))
    except (IndexError, TypeError, ValueError):
        return None
    if parts.offset < source.size:
        ranges.append((parts.offset, source.size))
    return ranges
