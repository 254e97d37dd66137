"""What workers tell the app. Each is about something that has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from ..core.audit.report import Report
    from ..core.audit.session import Mark
    from ..core.model import SessionInfo
    from ..core.search.scan import Hit
    from ..core.transcript.session import Session
    from .generations import Generation
    from .rows import Place
    from .widgets.details import Detail


@dataclass
class SessionLoaded(Message):
    """A transcript was read: its tail first, then the whole."""

    session: Session
    at: Place | None = None
    """Where to stand; None: on the newest turn."""


@dataclass
class SessionIndexed(Message):
    """How much of a transcript was read, in per cent."""

    path: str
    percent: int

    def can_replace(self, message: Message) -> bool:
        return isinstance(message, SessionIndexed)


@dataclass
class LoadFailed(Message):
    """A transcript could not be read."""

    path: str
    reason: str
    hint: str


@dataclass
class WorkFailed(Message):
    """A worker failed in a way that nobody foresaw."""

    reason: str


@dataclass
class FileTouched(Message):
    """The shown transcript was written, replaced or removed."""

    def can_replace(self, message: Message) -> bool:
        return isinstance(message, FileTouched)


@dataclass
class FoldersChanged(Message):
    """Transcripts came, went or grew somewhere below the roots."""

    def can_replace(self, message: Message) -> bool:
        return isinstance(message, FoldersChanged)


@dataclass
class SessionsListed(Message):
    """All sessions, newest first."""

    sessions: Sequence[SessionInfo]


@dataclass
class DetailReady(Message):
    """The text that the cursor stands on, whole and redacted."""

    detail: Detail
    place: Place
    """What it is of."""


@dataclass
class MaskingGoesOn(Message):
    """A large text of what the cursor stands on is being masked."""

    place: Place
    characters: int
    seconds: int
    """Since it began."""

    def can_replace(self, message: Message) -> bool:
        return isinstance(message, MaskingGoesOn)


@dataclass
class OutputRead(Message):
    """A persisted output was read; None with the reason why not."""

    detail: Detail | None
    problem: str
    place: Place


@dataclass
class TextReady(Message):
    """A text for the clipboard, masked and visible."""

    text: str
    what: str
    """Names it in the toast: `turn 12`."""


@dataclass
class MarksFound(Message):
    """What kinds of things some turns say, by position."""

    session: Session
    found: Sequence[tuple[int, tuple[str, ...]]]


@dataclass
class PinsRead(Message):
    """Numbers of the turns with pins."""

    session: Session
    turns: frozenset[int]


@dataclass
class GenerationsRead(Message):
    """What is stored of a session, looked at one by one."""

    session: Session
    generations: Sequence[Generation]
    """The newest first."""
    problem: str
    """Why the store could not be read."""
    asked: bool
    """Somebody wanted to hear the verdict."""


@dataclass
class GenerationBuilt(Message):
    """What a compaction, or one now, would save; None: that was all."""

    session: Session
    generation: Generation | None


@dataclass
class AuditTouched(Message):
    """A hook left a row in the audit."""

    def can_replace(self, message: Message) -> bool:
        return isinstance(message, AuditTouched)


@dataclass
class AuditRead(Message):
    """The whole audit; None: it could not be read."""

    report: Report | None


@dataclass
class FatesRead(Message):
    """What became of the checkpoints of a session's compactions, by boundary index."""

    session: Session
    marks: Mapping[int, Mark]


@dataclass
class KeptLate(Message):
    """A compaction was seen for which no hook had saved anything: a checkpoint of it was made."""

    generation: int


@dataclass
class HitsFound(Message):
    """Some more hits of scan number `scan`."""

    scan: int
    hits: Sequence[Hit]


@dataclass
class HitSessionOpened(Message):
    """The session of a hit in another file was opened."""

    hit: Hit
    session: Session


@dataclass
class ScanMoved(Message):
    """How far scan number `scan` has come, 0 to 1."""

    scan: int
    share: float

    def can_replace(self, message: Message) -> bool:
        return isinstance(message, ScanMoved) and message.scan == self.scan


@dataclass
class ScanEnded(Message):
    """Scan number `scan` is over."""

    scan: int
    more: bool
    """It stopped at the limit."""
    problem: str = ""
    """Why it could not run: a bad regular expression."""
