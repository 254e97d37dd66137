"""One rule: words that must occur, then a pattern; compiled when a sentence first has the words."""

from __future__ import annotations

import re

from ...collector import Resting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = ("correction", "decision", "constraint", "todo", "evidence")
"""In the order in which a sentence of several kinds gets one."""
SILENCE = "silence"
PHRASE = "phrase"
_MUTE = (SILENCE, PHRASE)
"""Rows that label nothing: where a correction says what is rejected and what is accepted."""

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
    with Resting():
        return re.compile(pattern, re.ASCII)


class Row:
    """A row of the rule tables: a kind's wording, in parts of which one must hold.

    `roles`: u the user, a the assistant, ? also in a question. `silences`: the kinds that a silence takes away.
    A part is what must occur and a pattern: sets joined by `&`, of each a text, joined by `|`; `#` is a number, `##`
    two; `^` before a text and `$` behind it: there a word begins, or ends.
    """

    __slots__ = ("kind", "name", "negative", "parts", "roles", "sample", "silences")

    def __init__(self, row: tuple[str, ...]) -> None:
        self.kind, self.name, self.roles = row[:3]
        self.silences = tuple(row[3].split()) if self.kind == SILENCE else ()
        self.sample, self.negative, *parts = row[4 if self.silences else 3 :]
        self.parts = tuple(zip(parts[::2], parts[1::2], strict=True))

    def rules(self, rank: int = 0) -> list[Rule]:
        """Each part as a rule."""
        return [Rule(self, cues, pattern, rank) for cues, pattern in self.parts]

    def holds(self, sentence: str) -> bool:
        """Whether a part holds in a folded sentence."""
        return any(rule.search(sentence) for rule in self.rules())


class Rule:
    """One part of a row; compiled when a sentence first has its words."""

    __slots__ = ("asks", "cues", "found", "kind", "name", "pattern", "rank", "roles", "silences", "speaks")

    def __init__(self, row: Row, cues: str, pattern: str, rank: int) -> None:
        self.kind = row.kind
        self.name = row.name
        self.roles = row.roles
        self.asks = "?" in row.roles
        self.speaks = row.kind not in _MUTE
        """Whether it labels anything."""
        self.silences = row.silences
        self.cues = cues
        self.pattern = pattern
        self.rank = rank
        self.found: Callable[[str], re.Match[str] | None] | None = None
        """The pattern's own search, once it is compiled: `(rule.found or rule.search)(sentence)`."""

    def search(self, sentence: str) -> re.Match[str] | None:
        """Where the pattern holds in a folded sentence."""
        if self.found is None:
            self.found = _compiled(expand(self.pattern)).search
        return self.found(sentence)
