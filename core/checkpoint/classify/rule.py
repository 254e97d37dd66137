"""One rule: words that must occur, then a pattern; compiled when a sentence first has the words."""

from __future__ import annotations

import re
from operator import add

from ...collector import Resting

KINDS = ("correction", "decision", "constraint", "todo", "evidence")
"""In the order in which a sentence of several kinds gets one."""
SILENCE = "silence"
PHRASE = "phrase"
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
    A part is what must occur (sets joined by `&`, of each a text, joined by `|`; `#` is a number) and a pattern.
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

    __slots__ = ("_search", "asks", "cues", "kind", "name", "others", "pattern", "rank", "roles", "silences")

    def __init__(self, row: Row, cues: str, pattern: str, rank: int) -> None:
        self.kind = row.kind
        self.name = row.name
        self.roles = row.roles
        self.asks = "?" in row.roles
        self.silences = row.silences
        first, *others = cues.split("&")
        self.cues = tuple(first.split("|"))
        self.others = tuple(tuple(some.split("|")) for some in others)
        self.pattern = pattern
        self.rank = rank
        self._search: re.Pattern[str] | None = None

    def worth(self, sentence: str) -> bool:
        """Whether a sentence with one of the cues has all else that must occur."""
        for some in self.others:
            for cue in some:
                if cue in sentence if cue != DIGITS else _DIGIT.search(sentence):
                    break
            else:
                return False
        return True

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
    `_sure` are cues no longer than their piece, `_likely` the others, `_short` those that are looked for one by one.
    """

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        sure: dict[str, set[int]] = {}
        likely: dict[str, dict[str, set[int]]] = {}
        short: dict[str, set[int]] = {}
        for number, rule in enumerate(rules):
            for cue in rule.cues:
                key = _piece(cue)
                if len(cue) < _LATIN_PIECE and cue.isascii():
                    short.setdefault(cue, set()).add(number)
                elif key == cue:
                    sure.setdefault(key, set()).add(number)
                else:
                    likely.setdefault(key, {}).setdefault(cue, set()).add(number)
        self._sure = {key: frozenset(numbers) for key, numbers in sure.items()}
        self._likely = {key: list(cues.items()) for key, cues in likely.items()}
        self._short = list(short.items())
        self._keys = frozenset((*sure, *likely))

    def candidates(self, sentence: str) -> list[Rule]:
        """The rules, in their order."""
        if sentence.isascii():
            marks = {sentence[at : at + _LATIN_PIECE] for at in range(len(sentence) - 2)}
        else:
            marks = set(map(add, sentence, sentence[1:]))
            marks.update(sentence)
            for run in _LATIN_RUN.findall(sentence):
                marks.update([run[at : at + _LATIN_PIECE] for at in range(len(run) - 2)])
        found: set[int] = set()
        for key in marks & self._keys:
            if key in self._sure:
                found |= self._sure[key]
            for cue, numbers in self._likely.get(key, ()):
                if cue in sentence:
                    found |= numbers
        for cue, numbers in self._short:
            if cue_in(cue, sentence):
                found |= numbers
        rules = self.rules
        return [rule for number in sorted(found) if (rule := rules[number]).worth(sentence)]


_LATIN_PIECE = 3
_LATIN_RUN = re.compile(r"[\x00-\x7f]{3,}")
_FREQUENT_PIECES = frozenset(
    (
        "act add age all anc and ang ans are ase ate ati att bra but cha che ckp com con cri cti d t dat den e a "
        "e c e f e i e m e p e r e s e t ead eck ect end ens ent ere ers ess est eve fil fix for gen han has hat "
        "hec her his hoo ile ine ing ini int ion ipt ire ist ith iti ive kpo les let lin man men mit mmi mpl n t "
        "nch nde nes not now nte nti oin omm omp ond one ons ont ook poi pro ran rat rea ren res rip rom s a s i "
        "s s s t scr ser ses sha sio ssi sta sti str sts t a t c t i t m t s t t t's tat ted ter tes tha the thi "
        "tin tio tra tri tte tur use ver wit wor"
    ).split()
)
_FREQUENT = " etaoinsrhldcumfpgwybvkxjqz'`"


def _piece(cue: str) -> str:
    """What a cue is found by: two characters with a Han or kana among them, else its three rarest in a row."""
    for at, letter in enumerate(cue):
        if not letter.isascii():
            return cue[at : at + 2] if at + 1 < len(cue) else cue[max(at - 1, 0) :]
    pieces = [piece for at in range(max(len(cue) - 2, 1)) if (piece := cue[at : at + 3]) not in _FREQUENT_PIECES] or [
        cue[:3]
    ]
    return max(pieces, key=lambda piece: sum(_FREQUENT.find(letter) % 30 for letter in piece))
