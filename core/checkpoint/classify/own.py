"""The user's own wordings as rules: tried before all others, in every language, and never silenced."""

from __future__ import annotations

import re
import warnings

from ...i18n import _
from . import tables
from .engine import label_turn
from .languages import VIEWS
from .rule import Row, Rule
from .text import fold, one_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...config import OwnRule

_FIRST = -1
"""The rank before every other rule's."""
_STOPS = " .!\u2026~"
"""A sentence comes without these at its end."""
_NOTHING = "(?!)"
_ROLES = {"user": "u", "assistant": "a", None: "ua"}
_BAD = (re.error, RecursionError, OverflowError)


def use_own(entries: Sequence[OwnRule]) -> list[tuple[str, str]]:
    """Take these wordings, and no others, from now on. The names of those that are left out, each with the reason."""
    complaints: list[tuple[str, str]] = []
    good: list[dict[str, Rule]] = []
    for entry in entries:
        try:
            made = {language: _made(entry, language) for language in VIEWS}
        except _BAD as error:
            complaints.append((entry.name, _("its regex is none: {reason}").format(reason=error)))
            continue
        if _finds(made, entry):
            good.append(made)
        else:
            complaints.append((entry.name, _("it does not find its sample.")))
    _install(good)
    return complaints


def _install(rules: Sequence[dict[str, Rule]]) -> None:
    tables.own_rules = {language: [rule[language] for rule in rules] for language in VIEWS} if rules else {}


def _finds(rule: dict[str, Rule], entry: OwnRule) -> bool:
    before = tables.own_rules
    _install([rule])
    try:
        role = entry.role or "user"
        return any(label.rule == entry.name for label in label_turn(entry.sample, role))
    finally:
        tables.own_rules = before


def _made(entry: OwnRule, language: str) -> Rule:
    """The rule as a language's sentences are seen. Raises one of `_BAD` where its regex is none."""
    view = VIEWS[language]
    if entry.regex is not None:
        # In Chinese, sentences come in simplified characters.
        pattern = one_chinese(entry.regex) if language == "zh" else entry.regex
        return _Own(entry, f"(?i:{pattern})", ())
    seen = {view(fold(phrase.strip()).rstrip(_STOPS)) for phrase in entry.phrases}
    phrases = sorted(filter(None, seen), key=len, reverse=True)
    return _Own(entry, "|".join(map(_words, phrases)) or _NOTHING, tuple(phrases))


def _words(phrase: str) -> str:
    """A pattern for a phrase as whole words, where its script sets words apart."""
    before = r"(?<![a-z0-9_])" if phrase[0].isascii() and phrase[0].isalnum() else ""
    after = r"(?![a-z0-9_])" if phrase[-1].isascii() and phrase[-1].isalnum() else ""
    return before + re.escape(phrase) + after


class _Own(Rule):
    """A rule whose pattern is taken as it is: the shorthands are for the built-in tables."""

    __slots__ = ("_literals", "_own")

    def __init__(self, entry: OwnRule, pattern: str, literals: tuple[str, ...]) -> None:
        super().__init__(Row((entry.kind, entry.name, _ROLES[entry.role], entry.sample, "")), "", "", _FIRST)
        self._literals = literals
        with warnings.catch_warnings():
            # Python warns of sets that a later version may read otherwise.
            warnings.simplefilter("ignore")
            self._own = re.compile(pattern, re.ASCII)

    def search(self, sentence: str) -> re.Match[str] | None:
        """Where the pattern holds in a folded sentence."""
        if self._literals and not any(phrase in sentence for phrase in self._literals):
            return None
        return self._own.search(sentence)
