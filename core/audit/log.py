"""The audit: one row an event of an agent, no text and no paths (DESIGN 8). Standard library only: hooks append to it.

`audit/<YYYY-MM>.jsonl` below the state folder, files of ours alone. A row is one write at the file's end, under the
file's lock. What a killed writer left without a line end is closed by the next one, so it costs no row but its own.
"""

from __future__ import annotations

import json
import os
import time
from hashlib import sha256

from ..checkpoint import locks, names
from ..checkpoint.descriptor import Descriptor
from ..checkpoint.disk import open_state
from ..checkpoint.opened import Opened, opened
from ..checkpoint.refusal import StoreError
from ..version import VERSION
from .source import code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NATURAL, SYNTHETIC = "natural", "synthetic"
_ORIGIN = "COMPACT_GUARD_ORIGIN"
_SUFFIX = ".jsonl"
_LOCK_S = 0.25
"""Others hold the lock for one write. Past this the row goes in without it: one write at the end stays whole."""
_MOST_LINE = 8 << 10
_MOST_FILE = 256 << 20
_MOST_COUNTS = 32
_MOST_NUMBER = 1 << 53
_LONGEST = 64
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._:+-")
_HEX = frozenset("0123456789abcdef")
_SURFACES = ("claude/api", "claude/gateway", "codex/cli", "codex/app-server")
UNKNOWN = "unknown"


class Row:
    """One event of an agent and what came of it.

    `at`: as `stamp` writes it. `session`, `transcript`, `summary`: `short` of the session id, the transcript's real
    path, the agent's summary. `client`: its version. `trigger`: manual or auto; of a SessionStart its source.
    `checkpoint`: the file's sha256. `size`: bytes of the transcript that the checkpoint was made from, else
    that were there.
    """

    __slots__ = (
        "agent", "at", "checkpoint", "client", "code", "counts", "covered_by", "event", "generation", "guard", "ms",
        "nonce", "origin", "outcome", "reason", "session", "size", "summary", "surface", "transcript", "trigger",
        "units",
    )  # fmt: skip

    def __init__(
        self,
        *,
        at: str,
        agent: str,
        event: str,
        outcome: str,
        session: str | None = None,
        transcript: str | None = None,
        surface: str | None = None,
        client: str | None = None,
        trigger: str | None = None,
        generation: int | None = None,
        checkpoint: str | None = None,
        nonce: str | None = None,
        size: int | None = None,
        reason: str | None = None,
        covered_by: int | None = None,
        summary: str | None = None,
        counts: dict[str, int] | None = None,
        units: int | None = None,
        ms: int | None = None,
        guard: str | None = None,
        code: str | None = None,
        origin: str | None = None,
    ) -> None:
        self.at, self.agent, self.event, self.trigger = at, agent, event, trigger
        self.outcome, self.reason, self.covered_by = outcome, reason, covered_by
        self.session, self.transcript, self.summary = session, transcript, summary
        self.surface, self.client = surface, client
        self.generation, self.checkpoint, self.nonce, self.size = generation, checkpoint, nonce, size
        self.counts, self.units, self.ms = counts or {}, units, ms
        self.guard = guard or VERSION
        self.code = code
        """`source.code()` of the program that wrote it; `append` fills it in."""
        self.origin = origin or (SYNTHETIC if os.environ.get(_ORIGIN) == SYNTHETIC else NATURAL)

    def line(self) -> bytes:
        """The row as it is written, line end included. What is no plain word, number or digest is left out."""
        fields = {name: shape(getattr(self, name)) for name, shape in _SHAPES.items()}
        fields["event"] = fields["event"] or UNKNOWN
        return json.dumps(fields, separators=(",", ":")).encode() + b"\n"


class Log:
    """What `read` found."""

    __slots__ = ("rows", "torn", "unread")

    def __init__(self) -> None:
        self.rows: list[Row] = []
        """In the order of their time."""
        self.torn = 0
        """Lines that are no row: cut short, oversized, or of something else."""
        self.unread: list[str] = []
        """Months whose file was refused or could not be read."""


def append(state: str | Opened, row: Row) -> bool:
    """Write a row; False where that could not be done. Never raises. A loss of power may take it."""
    try:
        if not _is_time(row.at) or row.agent not in names.AGENTS or not _word(row.outcome):
            return False
        if row.code is None:
            row.code = code()
        with opened(state).folder(names.AUDIT, make=True) as folder:
            with Descriptor(folder.shared(row.at[:7] + _SUFFIX, append=True)) as held:
                return _write(held.fd, row.line())
    except (OSError, StoreError, ValueError, TypeError):
        return False


def read(state_dir: str) -> Log:
    """All rows, those of the same time in an order of their own; a bad line is counted, a bad file is named."""
    log = Log()
    found: list[tuple[str, bytes, Row]] = []
    try:
        with open_state(state_dir) as state, state.folder(names.AUDIT) as folder:
            for name in folder.names():
                if not names.is_ours((names.AUDIT, name)):
                    continue
                try:
                    data = folder.read(name, _MOST_FILE, mend=True)
                except (OSError, StoreError):
                    log.unread.append(name.removesuffix(_SUFFIX))
                    continue
                for line in data.split(b"\n"):
                    if row := _row(line):
                        found.append((row.at, line, row))
                    elif line:
                        log.torn += 1
    except FileNotFoundError:
        return log
    except (OSError, StoreError):
        log.unread.append("")
    found.sort(key=lambda one: one[:2])
    log.rows = [row for _, _, row in found]
    return log


def short(text: str) -> str:
    """What stands for a session id, a path or a summary in a row."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def stamp(at_ms: int) -> str:
    """Milliseconds since 1970 as RFC 3339, UTC."""
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(at_ms // 1000)) + f".{at_ms % 1000:03}Z"


def _write(fd: int, line: bytes) -> bool:
    try:
        locks.wait(fd, names.AUDIT, time.monotonic() + _LOCK_S)
    except StoreError:
        pass
    size = os.fstat(fd).st_size
    if size and os.pread(fd, 1, size - 1) != b"\n":
        line = b"\n" + line
    return os.write(fd, line) == len(line)


def _row(line: bytes) -> Row | None:
    if not 2 <= len(line) <= _MOST_LINE:
        return None
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(fields, dict):
        return None
    known: dict[str, Any] = {name: shape(fields.get(name)) for name, shape in _SHAPES.items()}
    if not _is_time(known["at"]) or known["agent"] not in names.AGENTS:
        return None
    if not known["event"] or not known["outcome"] or known["origin"] not in (NATURAL, SYNTHETIC):
        return None
    return Row(**known)


def _is_time(at: Any) -> bool:
    """Whether this is a time as `stamp` writes it: in order as text, too."""
    if not isinstance(at, str) or len(at) != 24 or not at.isascii():
        return False
    parts = (at[:4], at[5:7], at[8:10], at[11:13], at[14:16], at[17:19], at[20:23])
    marks = at[4] + at[7] + at[10] + at[13] + at[16] + at[19] + at[23]
    if marks != "--T::.Z" or not "".join(parts).isdecimal():
        return False
    ranges = zip(parts[1:6], ("01", "01", "00", "00", "00"), ("12", "31", "23", "59", "59"), strict=True)
    return all(least <= part <= most for part, least, most in ranges)


def _word(value: Any) -> str | None:
    """A code, a version, a time: short, and of characters that neither a sentence nor a path is made of."""
    return value if isinstance(value, str) and 0 < len(value) <= _LONGEST and _LETTERS.issuperset(value) else None


def _digest(value: Any) -> str | None:
    return value[:16] if isinstance(value, str) and 16 <= len(value) <= _LONGEST and _HEX.issuperset(value) else None


def _number(value: Any) -> int | None:
    return value if type(value) is int and 0 <= value <= _MOST_NUMBER else None


def _surface(value: Any) -> str | None:
    return value if value in _SURFACES else None


def _counts(value: Any) -> dict[str, int]:
    if not isinstance(value, dict) or len(value) > _MOST_COUNTS:
        return {}
    return {name: count for name, count in value.items() if _word(name) and _number(count) is not None}


_SHAPES = {
    "at": _word, "agent": _word, "surface": _surface, "client": _word, "guard": _word, "code": _digest,
    "event": _word, "trigger": _word, "origin": _word, "session": _digest, "transcript": _digest,
    "generation": _number, "checkpoint": _digest, "nonce": _word, "size": _number, "outcome": _word, "reason": _word,
    "covered_by": _number, "summary": _digest, "counts": _counts, "units": _number, "ms": _number,
}  # fmt: skip
"""A row's fields in their order, and what each may hold."""
