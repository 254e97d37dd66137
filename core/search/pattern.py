"""Regular expressions: folded as phrases are, and the literals that every match must hold."""

from __future__ import annotations

import re
import unicodedata
import warnings
from collections.abc import Iterable, Iterator
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from ..errors import UsageError
from ..i18n import _
from .fold import WIDTH, dotted, fold
from .reasons import reason

_BAD = (re.error, RecursionError, OverflowError)
_MOST_ALTERNATIVES = 4
_MANY = 8
"""Repeats of which more are as good as endless."""


class PatternError(UsageError):
    """A regular expression that is none. Its hint speaks of the command line."""


def compile_pattern(text: str, *, case: bool) -> re.Pattern[str]:
    """The pattern for folded text (`case`: for text as it is). Raises UsageError that says where it is wrong."""
    with warnings.catch_warnings():
        # Python warns of sets that a later version may read otherwise; they mean here what they mean today.
        warnings.simplefilter("ignore")
        try:
            compiled = re.compile(text)
        except _BAD as error:
            raise _usage_error(text, error) from error
        if case:
            return compiled
        try:
            return re.compile(_folded(text), re.IGNORECASE)
        except _BAD:
            return re.compile(text, re.IGNORECASE)


def _usage_error(text: str, error: Exception) -> PatternError:
    why = reason(error.msg) if isinstance(error, re.error) else _("too large or nested too deep")
    at = error.pos if isinstance(error, re.error) else None
    place = _(" at character {position}").format(position=at + 1) if at is not None else ""
    return PatternError(
        _("Bad regular expression {pattern!r}: {reason}{place}.").format(pattern=text, reason=why, place=place),
        _("Leave out --regex to search for the phrase as it is."),
    )


def _folded(text: str) -> str:
    """The pattern with its literals in the form that folded text has; its syntax stays."""
    text = unicodedata.normalize(
        "NFC", "".join(_narrow(char) if "\uff61" <= char <= "\uff9f" else char for char in text)
    )
    made, at, in_class = [], 0, False
    while at < len(text):
        char = text[at]
        if char == "\\" and at + 1 < len(text):
            following = text[at + 1]
            made.append(_literal(following, in_class) if not following.isascii() else char + following)
            at += 2
            continue
        if char == "[":
            in_class = True
        elif char == "]":
            in_class = False
        made.append(char if char.isascii() else _literal(char, in_class))
        at += 1
    return "".join(made)


def _narrow(char: str) -> str:
    return WIDTH[char]


def _literal(char: str, in_class: bool) -> str:
    """A character that is not ASCII, folded: syntax that it becomes by its width is escaped."""
    usual = fold(char)
    if len(usual) > 1:
        return char if in_class else f"(?:{re.escape(usual)})"
    return re.escape(usual)


def may_run_away(pattern: re.Pattern[str]) -> bool:
    """Whether matching may take more than linear time: several endless repeats, or a repeat of a choice or a repeat."""
    return _ways(_parsed(pattern)) > 1


def _ways(tree: Iterable[tuple[Any, Any]]) -> int:
    """Endless repeats; one around a choice or another repeat counts more than once."""
    ways = 0
    for code, value in tree:
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT):
            inner = _ways(value[2]) + any(part is codes.BRANCH for part, _value in _flat(value[2]))
            ways += inner + (1 + inner if value[1] > _MANY else 0)
        elif code is codes.GROUPREF:
            ways += 1
        else:
            ways += sum(_ways(part) for part in _parts(code, value))
    return ways


def _parts(code: Any, value: Any) -> list[Any]:
    """The patterns inside a part of a parsed pattern."""
    if code is codes.SUBPATTERN:
        return [value[3]]
    if code in (codes.ASSERT, codes.ASSERT_NOT):
        return [value[1]]
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
        return [value[2]]
    if code is codes.BRANCH:
        return list(value[1])
    if code is codes.GROUPREF_EXISTS:
        return [part for part in value[1:] if part is not None]
    return [value] if code is codes.ATOMIC_GROUP else []


def _flat(tree: Iterable[tuple[Any, Any]]) -> Iterator[tuple[Any, Any]]:
    for code, value in tree:
        yield code, value
        for part in _parts(code, value):
            yield from _flat(part)


def _parsed(pattern: re.Pattern[str]) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return parser.parse(pattern.pattern, pattern.flags & ~re.DEBUG)


def required_runs(pattern: re.Pattern[str], *, exact: bool) -> list[list[str]]:
    """Literals of which every match holds one of each list (alternatives); empty where there are none.

    In exact patterns that ignore case here or there no literal can be relied on.
    """
    finder = _Runs()
    finder.walk(_parsed(pattern))
    finder.flush()
    if exact and (finder.ignores_case or pattern.flags & re.IGNORECASE):
        return []
    if exact:
        return finder.found
    return [[dotted(fold(run)) for run in runs] for runs in finder.found]


class _Runs:
    """Collects the literal runs of a parsed pattern that no match can be without."""

    def __init__(self) -> None:
        self.found: list[list[str]] = []
        self.ignores_case = False
        self._run: list[str] = []

    def flush(self) -> None:
        if self._run:
            self.found.append(["".join(self._run)])
            self._run = []

    def walk(self, tree: Iterable[tuple[Any, Any]]) -> None:
        for code, value in tree:
            if code is codes.LITERAL:
                self._run.append(chr(value))
            elif code is codes.SUBPATTERN:
                self.ignores_case = self.ignores_case or bool(value[1] & re.IGNORECASE)
                self.walk(value[3])
            elif code is codes.ATOMIC_GROUP:
                self.walk(value)
            elif code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
                self.flush()
                least, _most, repeated = value
                if least > 0:
                    self.walk(repeated)
                    self.flush()
            elif code is codes.BRANCH:
                self.flush()
                self._branch(value[1])
            elif code not in (codes.AT, codes.ASSERT, codes.ASSERT_NOT):
                self.flush()

    def _branch(self, branches: Iterable[Iterable[tuple[Any, Any]]]) -> None:
        """One literal of each branch, if each has one."""
        chosen: list[str] = []
        for branch in branches:
            inner = _Runs()
            inner.walk(branch)
            inner.flush()
            self.ignores_case = self.ignores_case or inner.ignores_case
            single = [runs[0] for runs in inner.found if len(runs) == 1]
            if not single:
                return
            chosen.append(max(single, key=len))
        if len(chosen) <= _MOST_ALTERNATIVES:
            self.found.append(chosen)
