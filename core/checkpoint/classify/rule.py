"""One rule: words that must occur, then a pattern; compiled when a sentence first has the words."""

from __future__ import annotations

import re

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
            self._search = re.compile(expand(self.pattern), re.ASCII)
        return self._search.search(sentence)


def keys_of(cue: str) -> str:
    """The mark of a sentence that may hold the cue: a Latin word's first four letters, else the first character."""
    if "a" <= cue[0] <= "z":
        word = re.match(r"[a-z']+", cue)
        return word.group()[:4] if word else cue[0]
    return cue[0]


_WORD = re.compile(r"[a-z][a-z']*")
_DIGIT = re.compile(r"\d")


class Index:
    """Which rules a sentence is worth trying: those of whose cues one occurs in it."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self._by_key: dict[str, list[tuple[str, int]]] = {}
        for number, rule in enumerate(rules):
            for cue in rule.cues:
                self._by_key.setdefault(keys_of(cue), []).append((cue, number))
        self._keys = frozenset(self._by_key)

    def candidates(self, sentence: str) -> list[int]:
        """Numbers of the rules, in the order of the table."""
        marks = {word[:4] for word in _WORD.findall(sentence)}
        if _DIGIT.search(sentence):
            marks.add("#")
        if not sentence.isascii():
            marks.update(sentence)
        found = set()
        for key in marks & self._keys:
            for cue, number in self._by_key[key]:
                if number not in found and (cue == "#" or cue in sentence):
                    found.add(number)
        return sorted(found)
