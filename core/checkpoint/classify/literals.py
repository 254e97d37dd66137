"""Which words a pattern cannot do without: the cues of the rule tables are made by this, and checked by a test.

Not on the hook's path: it reads the pattern with the regex module's own parser.
"""

from __future__ import annotations

import re
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from .index import ANY, BEGINS, DIGITS, ENDS, TWO
from .literals_loose import loose_cues
from .rule import KINDS, expand

_COMMON = frozenset(
    "the a an is are was were be it to of in on at for and or but not no i we you they this that with have has do so "
    "as by if my our he she can will all one it's from just now please use make out up".split()
)
_COMMON_HAN = frozenset("的是了不在有我你要就这那也都一个用到和与人上下为把好可会说没来过再后前里")
_FEW = 10
"""Characters of a set that still tell something."""
_MOST = 8
"""Texts of a set of literals; where there are more, it ends."""
_SETS = 3
_USELESS = 140.0
"""What a set of literals may cost beside a better one: more is in nearly every sentence."""
_SYNTAX = frozenset(("&", "|", BEGINS, ENDS))

Texts = frozenset[str]
_NOTHING: Texts = frozenset(("",))
_MARKS = BEGINS + ENDS + " "


def cues(pattern: str, kind: str) -> str:
    """What must occur where the pattern of a rule of this kind holds: sets joined by `&`, texts of a set by `|`.

    `#` is a number, `##` two of them; `^` before a text, or `$` behind it: there a word begins, or ends.
    """
    if kind == KINDS[0]:
        return loose_cues(pattern)
    sequence = list(parser.parse(expand(pattern), re.ASCII))
    offers = _offers(sequence)
    if _numbers(sequence) > 1:
        offers.append(frozenset((TWO,)))
    kept: list[Texts] = []
    for some in sorted(map(_least, offers), key=lambda some: (_cost(some), sorted(some))):
        if not kept or (len(kept) < _SETS and _cost(some) < _USELESS and not any(other <= some for other in kept)):
            kept.append(some)
    return "&".join("|".join(sorted(some)) for some in kept)


def _least(texts: Texts) -> Texts:
    """Without texts that are there only where another one is."""
    return frozenset(
        text
        for text in texts
        if not any(other != text and other in text and other not in (DIGITS, TWO) for other in texts)
    )


def _cost(texts: Texts) -> float:
    """How often sentences have one of the texts, roughly."""
    return round(sum(map(_frequency, texts)), 3)


def _frequency(text: str) -> float:
    if text in (DIGITS, TWO):
        return 40 if text == DIGITS else 15
    bare = text.strip(_MARKS)
    if bare and bare[0] > "\u3000":
        return (20 if bare in _COMMON_HAN else 6) if len(bare) == 1 else 1.5 if len(bare) == 2 else 0.5
    if bare in _COMMON:
        return 30
    if bare and not bare.isalnum() and not bare.isspace() and len(bare) < 4:
        return 10
    if bare[-1:].isdigit() and len(bare) > 1:
        return 0.5
    whole = (text[:1] == BEGINS or text[:1] == " ") + (text[-1:] == ENDS or text[-1:] == " ")
    return {0: 90.0, 1: 70.0, 2: 25.0, 3: 6.0, 4: 2.0}.get(len(bare), 0.5) * 0.6**whole


class _Runs:
    """Texts of which one ends where a sequence has been read to, and the sets that were found on the way."""

    def __init__(self, texts: Texts = _NOTHING) -> None:
        self.texts = texts
        self.found: list[Texts] = []

    def end(self) -> None:
        """What follows is not known."""
        some = frozenset(map(_marked, self.texts))
        if all(text.strip(_MARKS) not in ("", ANY) and text.strip() not in (DIGITS, TWO) for text in some):
            self.found.append(some)
        self.texts = _NOTHING

    def add(self, more: Texts) -> None:
        """One of these texts follows."""
        if len(self.texts) * len(more) > _MOST:
            self.end()
        if len(more) > 1:
            self.keep(self.texts)
        self.texts = frozenset(text + other for text in self.texts for other in more)

    def keep(self, texts: Texts) -> None:
        """These texts are a set, and it goes on."""
        before, self.texts = self.texts, texts
        self.end()
        self.texts = before

    def border(self) -> None:
        """A word begins or ends here, if it has a letter."""
        if self.texts == _NOTHING:
            self.texts = frozenset((BEGINS,))
        elif all(map(_ends_a_word, self.texts)):
            self.keep(frozenset(text + ENDS for text in self.texts))
        else:
            self.end()


def _marked(text: str) -> str:
    """A text that begins with no letter of a word begins no word."""
    return text if text[:1] != BEGINS or _is_letter(text[1:2]) else text[1:]


def _ends_a_word(text: str) -> bool:
    return _is_letter(text[-1:])


def _is_letter(letter: str) -> bool:
    return letter.isascii() and (letter.isalnum() or letter == "_")


def _offers(sequence: list[Any], texts: Texts = _NOTHING) -> list[Texts]:
    """The sets of which a sequence needs one text each. `texts`: what stands before it."""
    runs = _Runs(texts)
    _read(sequence, runs)
    runs.end()
    return runs.found


def _read(sequence: list[Any], runs: _Runs) -> None:
    for operator, argument in sequence:
        if operator is sre.SUBPATTERN:
            _read(list(argument[-1]), runs)
        elif (texts := _texts(operator, argument)) is not None:
            runs.add(texts)
            if texts == _DIGITS:
                runs.found.append(frozenset((DIGITS,)))
        elif operator is sre.AT and argument is not sre.AT_NON_BOUNDARY:
            runs.border()
        elif operator is sre.BRANCH:
            parts = [min(_offers(list(part), runs.texts), key=_cost, default=None) for part in argument[1]]
            runs.end()
            if all(parts):
                runs.found.append(frozenset(text for part in parts for text in part or ()))
        elif operator in _REPEATS and argument[0] > 0:
            _read(list(argument[2]), runs)
            runs.end()
        else:
            runs.end()
            if operator is sre.ASSERT:
                runs.found += _offers(list(argument[1]))


def _texts(operator: Any, argument: Any) -> Texts | None:
    """All that an item may be, if that is little."""
    if operator is sre.LITERAL or (operator is sre.IN and {kind for kind, _ in argument} == {sre.LITERAL}):
        letters = frozenset(chr(code) for _, code in argument) if operator is sre.IN else frozenset((chr(argument),))
        return letters if len(letters) <= _FEW and not letters & _SYNTAX else None
    if operator is sre.SUBPATTERN:
        return _all(list(argument[-1]))
    if operator is sre.BRANCH:
        some = [_all(list(part)) for part in argument[1]]
        return _few(frozenset(text for part in some for text in part or ())) if all(some) else None
    if operator is sre.IN and argument == _DIGIT:
        return _DIGITS
    if operator in _REPEATS and argument[:2] == (0, 1) and (inner := _all(list(argument[2]))) is not None:
        return _few(inner | _NOTHING)
    return None


def _all(sequence: list[Any]) -> Texts | None:
    found = _NOTHING
    for item in sequence:
        more = _texts(*item)
        if more is None or _few(found, len(more)) is None:
            return None
        found = frozenset(text + other for text in found for other in more)
    return found


def _few(texts: Texts, times: int = 1) -> Texts | None:
    return texts if len(texts) * times <= _MOST else None


_REPEATS = (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT)
_DIGITS: Texts = frozenset(ANY)
_DIGIT = [(sre.CATEGORY, sre.CATEGORY_DIGIT)]


def _numbers(sequence: list[Any]) -> int:
    """How many numbers a sequence has at least, each apart from the one before."""
    count, apart = 0, True
    for operator, argument in _flat(sequence):
        if operator is sre.IN and argument == _DIGIT:
            count += apart
            apart = False
        elif operator not in (sre.AT, sre.ASSERT, sre.ASSERT_NOT):
            offers = _offers([(operator, argument)])
            apart = apart or any(all(_is_no_number(text) for text in some) for some in offers)
    return count


def _is_no_number(text: str) -> bool:
    return not any(letter.isdigit() for letter in text) and text not in (DIGITS, TWO)


def _flat(sequence: list[Any]) -> list[Any]:
    found = []
    for operator, argument in sequence:
        if operator is sre.SUBPATTERN:
            found += _flat(list(argument[-1]))
        elif operator in _REPEATS and argument[0] > 0:
            found += _flat(list(argument[2]))
        else:
            found.append((operator, argument))
    return found
