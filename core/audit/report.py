"""What the audit says, as plain values: for the command, the console and JSON alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ..model import Agent

Verdict = Literal["KEEP", "OBSERVE", "FIX"]
State = Literal["finished", "aborted", "pending", "unknown"]
Delivery = Literal["DELIVERED", "TRUNCATED", "NOT_SEEN", "UNKNOWN"]
Kept = Literal["saved", "late", "empty", "none", "failed", "skipped"]
MissReason = Literal["no-checkpoint", "build-failed", "gave-up", "refused", "not-seen", "truncated", "late"]
Flag = Literal["summary-error", "summary-short"]

NAMELESS = "/unknown"
NO_TRANSCRIPT = "no-transcript"
ROWS_NEEDED, COMPACTIONS_NEEDED = 100, 20
"""Natural rows and finished compactions of a surface that KEEP takes."""


@dataclass(frozen=True, slots=True)
class Compaction:
    """One compaction of a session's own, and what the guard did for it."""

    at_ms: int | None
    """Of its boundary, else of its first event."""
    agent: Agent
    surface: str
    """`claude/unknown`, `codex/unknown`: neither a row nor the transcript tells; see `is_nameless`."""
    session: str
    """`log.short` of the session id."""
    session_id: str | None
    """None where only the audit's rows know the session."""
    path: str | None
    """The transcript; None where it is gone."""
    number: int | None
    """k of the boundary, as `show` counts; None where no boundary was found."""
    trigger: str | None
    state: State
    kept: Kept
    """How its checkpoint came to be: saved before it, built late, or why there is none. `skipped`: paused or excluded,
    by the user's own will: neither a miss nor a proof."""
    generation: int | None
    """The one that was saved for it; that was delivered, where a later one covered it."""
    delivery: Delivery
    miss: MissReason | None
    """Why it is a true miss; None where it is none."""
    reason: str | None = None
    """A code of the row that tells more: `full`, `hash`, `deadline`."""
    flags: tuple[Flag, ...] = ()
    """What is odd about what the agent itself left."""
    natural: bool = True
    """False: its rows are of a test or a demo."""
    counted: bool = True
    """False: from before the hook code last changed, or not natural, or skipped: no part of a verdict."""

    @property
    def is_nameless(self) -> bool:
        """No surface can be named for it."""
        return self.surface.endswith(NAMELESS)

    @property
    def is_unrecorded(self) -> bool:
        """The agent keeps no transcript of its session: nothing can be told of it."""
        return self.state == "unknown" and self.reason == NO_TRANSCRIPT


@dataclass(frozen=True, slots=True)
class Surface:
    """One surface's verdict, and what it rests on."""

    name: str
    """`claude/api`, `claude/gateway`, `codex/cli`, `codex/app-server`."""
    verdict: Verdict
    rows: int
    """All of its rows, of tests and demos too."""
    natural_rows: int
    counted_rows: int
    """Natural rows since the hook code last changed: what the verdict is over."""
    states: dict[State, int]
    """Counted compactions by state."""
    injected: int
    """Packs that were given, counted rows."""
    already_delivered: int
    misses: tuple[Compaction, ...]

    @property
    def rows_needed(self) -> int:
        """Natural rows that KEEP still lacks."""
        return max(0, ROWS_NEEDED - self.counted_rows)

    @property
    def compactions_needed(self) -> int:
        """Finished compactions that KEEP still lacks."""
        return max(0, COMPACTIONS_NEEDED - self.states["finished"])


@dataclass(frozen=True, slots=True)
class Failing:
    """A session whose agent tries to compact again and again: three PreCompacts or more without a boundary."""

    agent: Agent
    session: str
    session_id: str | None
    path: str | None
    times: int
    last_ms: int


@dataclass(frozen=True, slots=True)
class Cut:
    """A session that goes on from a summary although no compaction was recorded (closed in mid-compaction)."""

    agent: Agent
    session_id: str
    path: str
    line: int


@dataclass(frozen=True, slots=True)
class Report:
    """The whole audit."""

    verdict: Verdict
    """The worst of the surfaces with natural rows; OBSERVE where there are none."""
    surfaces: tuple[Surface, ...]
    """Those with rows, by name."""
    compactions: tuple[Compaction, ...]
    """Misses first, then the others; newest first in both."""
    rows: int
    natural_rows: int
    torn: int = 0
    """Lines of the audit that are no row."""
    unread: tuple[str, ...] = ()
    """Months of the audit that could not be read."""
    failing: tuple[Failing, ...] = ()
    cut: tuple[Cut, ...] = ()
    unknown_surface: int = 0
    """Natural rows that no surface can be named for."""
    code_changed: tuple[str, ...] = ()
    """Agents whose newest rows were written by other hook code than is installed here now."""
    since: dict[str, int] = field(default_factory=dict)
    """Agent -> ms since 1970: from when on its compactions count. An agent that has no guard is not in it."""
    short: dict[str, str] = field(default_factory=dict)
    """Ids of sessions that are named here -> as much of each as names no other session there is."""

    @property
    def misses(self) -> tuple[Compaction, ...]:
        """True misses that count, newest first."""
        return tuple(one for one in self.compactions if one.miss is not None and one.counted)
