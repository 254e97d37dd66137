"""What a transcript holds beyond a byte: whether the session was compacted there. Standard library only.

Lines are looked at as bytes first; only those that may be a boundary are decoded.
"""

from __future__ import annotations

from ..transcript.claude import Claude
from ..transcript.codex import Codex
from ..transcript.entry import BOUNDARY, Entry
from ..transcript.salvage import records_on
from ..transcript.shape import shaped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Pread = Callable[[int, int], bytes]
    """(length, offset) -> bytes."""

_MARKS = {"claude": b"compact_boundary", "codex": b'"compacted"'}
_STEP = 1 << 20


def has_boundary(pread: Pread, agent: str, session_id: str, start: int, end: int) -> bool:
    """Whether a compaction of the session stands between two bytes, each at the start of a line or the file's end."""
    mark, rest = _MARKS[agent], b""
    while start < end or rest:
        data = pread(min(_STEP, end - start), start) if start < end else b""
        start = start + len(data) if data else end
        lines = (rest + data).split(b"\n")
        rest = lines.pop() if start < end else b""
        if any(mark in line and _is_boundary(line, agent, session_id) for line in lines):
            return True
    return False


def _is_boundary(line: bytes, agent: str, session_id: str) -> bool:
    adapter = Claude() if agent == "claude" else Codex()
    for record in records_on(line):
        answer = adapter.read(shaped(adapter.head, record))
        if isinstance(answer, Entry) and answer.kind == BOUNDARY and answer.session_id in (None, session_id):
            return True
    return False
