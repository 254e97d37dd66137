"""How a text is tested for a phrase or a pattern."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ..errors import UsageError
from ..i18n import _
from .anchor import Anchor, anchors_of
from .fold import Alignment, Span, dotted, fold

if TYPE_CHECKING:
    from .patrol import Patrol


def matcher_for(phrase: str, *, regex: bool, case: bool) -> Matcher:
    """The test for texts. Raises UsageError for a bad regex and for nothing to search for."""
    if not phrase:
        raise UsageError(_("Nothing to search for."), _("Give a phrase: `compact-guard search PHRASE`."))
    return RegexMatcher(phrase, case=case) if regex else Matcher(phrase, case=case)


class Matcher:
    """Tests texts for a phrase."""

    anchors: tuple[Anchor, ...]
    """A match holds one of these; empty: nothing is known, every text must be tested."""

    def __init__(self, phrase: str, *, case: bool = False) -> None:
        self.case = case
        self._needle = phrase if case else fold(phrase)
        self.anchors = anchors_of([self._needle], exact=case)

    def prepared(self, text: str) -> str:
        """The form of a text in which matches are found."""
        return text if self.case else fold(text)

    def found(self, prepared: str) -> Iterator[Span]:
        """Matches in a prepared text, in its positions, from left to right."""
        start, size = 0, len(self._needle)
        while (start := prepared.find(self._needle, start)) >= 0:
            yield start, start + size
            start += size

    def stop_when(self, cancelled: Callable[[], bool]) -> None:
        """Ask this while a match takes long."""

    def close(self) -> None:
        """Give back what a long search holds."""

    def spans(self, text: str, *, room: int) -> list[Span]:
        """The first match and those that begin in the `room` characters after it, in the text's code points."""
        prepared = self.prepared(text)
        inside: list[Span] = []
        for span in self.found(prepared):
            if inside and span[0] > inside[0][0] + room:
                break
            inside.append(span)
        if not inside or self.case or (text.isascii() and len(prepared) == len(text)):
            return inside
        alignment = Alignment(text)
        return _apart(alignment.span(start, end) for start, end in inside)


class RegexMatcher(Matcher):
    """Tests texts for a regular expression, as the standard library's `re` reads it."""

    def __init__(self, phrase: str, *, case: bool = False) -> None:
        from .pattern import compile_pattern, may_run_away, required_runs

        self.case = case
        self._pattern = compile_pattern(phrase, case=case)
        self._patrol: Patrol | None = None
        if may_run_away(self._pattern):
            from .patrol import Patrol

            self._patrol = Patrol(self._pattern)
        self._cancelled: Callable[[], bool] = lambda: False
        self.anchors = self._anchors(required_runs(self._pattern, exact=case))

    def stop_when(self, cancelled: Callable[[], bool]) -> None:
        self._cancelled = cancelled

    def close(self) -> None:
        if self._patrol is not None:
            self._patrol.close()

    def _anchors(self, required: list[list[str]]) -> tuple[Anchor, ...]:
        """The anchors of the rarest literal; of each alternative one."""
        best: tuple[Anchor, ...] = ()
        weight = 0.0
        for alternatives in required:
            groups = [anchors_of([run], exact=self.case, dotless=not self.case) for run in alternatives]
            if all(groups):
                least = min(group[0].weight for group in groups)
                if least > weight:
                    best, weight = tuple(anchor for group in groups for anchor in group), least
        return best

    def prepared(self, text: str) -> str:
        return text if self.case else dotted(fold(text))

    def found(self, prepared: str) -> Iterator[Span]:
        if self._patrol is not None:
            yield from self._patrol.spans(prepared, self._cancelled)
            return
        for match in self._pattern.finditer(prepared):
            yield match.span()


def _apart(spans: Iterator[Span]) -> list[Span]:
    """Spans that do not overlap: two matches may share a character that folds to two."""
    kept: list[Span] = []
    for start, end in spans:
        if kept and start < kept[-1][1]:
            kept[-1] = (kept[-1][0], max(end, kept[-1][1]))
        else:
            kept.append((start, end))
    return kept
