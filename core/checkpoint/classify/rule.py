"""One rule: words that must occur, then a pattern; compiled when a sentence first has the words."""

from __future__ import annotations

import gc
import re
from operator import add

KINDS = ("correction", "decision", "constraint", "todo", "evidence")
"""In the order in which a sentence of several kinds gets one."""
SILENCE = "silence"

_ERROR = (
    r"(?:\b(?:time-?outs?|crash(?:es)?|segfaults?|hangs?|deadlocks?|race|leaks?|errors?|failures?"
    "|bugs?|regressions?|slow(?:ness|down)|spikes?|panics?"
    r"|[45]\d\ds?\b|exceptions?|warnings?|flak(?:e|es|iness)|flicker(?:ing)?|stalls?|freezes?|drift"
    r"|duplicates?|mismatch(?:es)?|corruption|oom|builds?)\b|`z+`)"
)
_SHORTHANDS = (
    (
        "<s>",  # where a clause that tells somebody what to do begins
        r"(?:^|[,;.!:()-] ?|\b(?:ok|okay|yes|yeah|yep|yup|sure|right|so|then|think|maybe|and|but|just"
        "|please|pls|now|well|nah|no|alright|fine"
        "|good|also|actually|let's|lets|we|to|we're|we'll|i'd|i'm|i'll|approved|gonna|better|soo+"
        "|hmm|mind|you|can|could|should|rather) )",
    ),
    ("<b>", r"(?<![^,;:!?.\u3001]) ?"),  # where a clause begins
    ("<p>", r"[^,;:!?]"),  # anything within a clause
    ("<cn>", r"\d[\d.,]* ?(?:[a-z%]{1,4})?"),  # a number, perhaps with its unit
    ("<n>", r"\d[\d.,]*"),
    ("<u>", r" ?(?:ms|s|sec|seconds?|min|minutes?|hours?|[kmg]i?b|bytes|%|fps|rps|qps|us|\u00b5s|ns|x|percent)"),
    ("<ze>", r"`z+`"),
    ("<z>", r"`z+`"),  # an error's name in code marks
    ("<c>", r"`[^`]*`"),
    ("<h>", r"(?:`h+`|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}\b)"),  # a commit
    ("<t>", r"[`a-z0-9]"),  # the first letter of a foreign word or of code
    ("<e>", _ERROR),
)


def expand(pattern: str) -> str:
    """The pattern with its shorthands written out."""
    for short, long in _SHORTHANDS:
        if short in pattern:
            pattern = pattern.replace(short, long)
    return pattern


def _compiled(pattern: str) -> re.Pattern[str]:
    """The pattern, made without garbage collections in between: a third of the time else."""
    collects = gc.isenabled()
    gc.disable()
    try:
        return re.compile(pattern, re.ASCII)
    finally:
        if collects:
            gc.enable()


class Rule:
    """What one row of the rule tables says. `asks`: it holds in a question too; `silences`: kinds it takes away."""

    __slots__ = ("_search", "asks", "cues", "kind", "name", "negative", "pattern", "roles", "sample", "silences")

    def __init__(
        self, kind: str, name: str, roles: str, cues: str, pattern: str, sample: str, negative: str, silences: str = ""
    ) -> None:
        self.kind = kind
        self.name = name
        self.roles = roles
        self.asks = "?" in roles
        self.cues = tuple(cues.split("|"))
        self.pattern = pattern
        self.sample = sample
        self.negative = negative
        self.silences = tuple(silences.split())
        self._search: re.Pattern[str] | None = None

    def search(self, sentence: str) -> re.Match[str] | None:
        """Where the pattern holds in a folded sentence."""
        if self._search is None:
            self._search = _compiled(expand(self.pattern))
        return self._search.search(sentence)


_DIGIT = re.compile(r"\d")
DIGITS = "#"
"""The cue of a sentence with a number."""


def cue_in(cue: str, sentence: str) -> bool:
    """Whether a sentence has one of the texts that a row needs; `#` is a number."""
    return cue in sentence if cue != DIGITS else _DIGIT.search(sentence) is not None


class Index:
    """Which rules a sentence is worth trying: those of whose cues one occurs in it.

    A cue is found by a piece of it: two characters of a script that has thousands, three of one that has dozens.
    `_sure` are cues no longer than their piece, `_likely` the others.
    """

    def __init__(self, rules: list[Rule], role: str = "") -> None:
        self.rules = rules
        sure: dict[str, set[int]] = {}
        likely: dict[str, dict[str, set[int]]] = {}
        self._always: set[int] = set()
        for number, rule in enumerate(rules):
            if role not in rule.roles:
                continue
            if rule.cues == ("",):
                self._always.add(number)
                continue
            for cue in rule.cues:
                key = _piece(cue)
                if key == cue:
                    sure.setdefault(key, set()).add(number)
                else:
                    likely.setdefault(key, {}).setdefault(cue, set()).add(number)
        self._sure = {key: frozenset(numbers) for key, numbers in sure.items()}
        self._likely = {key: list(cues.items()) for key, cues in likely.items()}
        self._keys = frozenset((*sure, *likely))

    def candidates(self, sentence: str) -> list[int]:
        """Numbers of the rules, in the order of the table."""
        marks = set(map(_joined, zip(sentence, sentence[1:], sentence[2:], strict=False)))
        marks.update(map(add, sentence, sentence[1:]))
        marks.update(sentence)
        if _DIGIT.search(sentence):
            marks.add(DIGITS)
        found = set(self._always)
        for key in marks & self._keys:
            if key in self._sure:
                found |= self._sure[key]
            for cue, numbers in self._likely.get(key, ()):
                if cue in sentence:
                    found |= numbers
        return sorted(found)


_joined = "".join


def _piece(cue: str) -> str:
    """What a cue is found by: its rarest piece, by the look of it."""
    for at, letter in enumerate(cue):
        if letter > "\u2e80":
            return cue[at : at + 2] if at + 1 < len(cue) and cue[at + 1] > "\u2e80" else letter if len(cue) == 1 else cue[max(at - 1, 0) : at + 1] if at else cue[:2]
    if len(cue) < 4:
        return cue
    return min((cue[at : at + 3] for at in range(len(cue) - 2)), key=_commonness)


def _commonness(piece: str) -> int:
    return sum(_FREQUENT.find(letter) % 30 for letter in piece) * -1 if " " not in piece else 1


_FREQUENT = " etaoinsrhldcumfpgwybvkxjqz'`"
