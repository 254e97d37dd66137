"""What is searched for, and which turns may hold it."""

from __future__ import annotations

from dataclasses import dataclass

from ..model import Role, Turn
from .matcher import Matcher, matcher_for

BOTH_ROLES: frozenset[Role] = frozenset(("user", "assistant"))


@dataclass(frozen=True, slots=True)
class Query:
    """One search. Times in milliseconds since 1970 UTC: from `since_ms` on, before `until_ms`."""

    phrase: str
    regex: bool = False
    case: bool = False
    """Case, width and composition count."""
    roles: frozenset[Role] = BOTH_ROLES
    since_ms: int | None = None
    until_ms: int | None = None
    tools: bool = False
    """Search in the input and output of tools too."""
    before_compaction: bool = False
    """Only in epochs before the last boundary."""

    def compile(self) -> Matcher:
        """The test for texts. Raises UsageError for a bad regex and for nothing to search for."""
        return matcher_for(self.phrase, regex=self.regex, case=self.case)

    def admits(self, turn: Turn, boundaries: int) -> bool:
        """Whether a turn passes the filters. A turn without a time passes no filter by time."""
        if turn.role not in self.roles or (self.before_compaction and turn.epoch >= boundaries):
            return False
        if self.since_ms is None and self.until_ms is None:
            return True
        if turn.at_ms is None:
            return False
        return (self.since_ms is None or turn.at_ms >= self.since_ms) and (
            self.until_ms is None or turn.at_ms < self.until_ms
        )
