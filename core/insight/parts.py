"""An approach as the parts that make it up: concepts, names, words. All of them together are the approach."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from .concepts import Concept, concepts
from .ordinary import ORDINARY, used
from .spelling import folded, spelled, stem

_LATIN = re.compile(r"@?[a-z0-9][a-z0-9_.+#/-]*")
_CJK = re.compile(r"[\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u9fff]+")
_JOINTS = re.compile(
    r"[的了用在放存把是会要和与来去被给到里再先都就也很太吧啊呢吗我你他它这那个一]|使う|使い|する|します|です|ます"
    r"|[\u3041-\u3096]+"
)
"""Between the words of Chinese and Japanese: what says nothing by itself."""
_STOP = frozenset(
    "but if yet when they them need get got has have had than more much "
    "a an the to of in on for and or is are was be it its this that we i you with by use using used i'll i'd we'll ll"
    " d s via as at into from one each every all some new make made do does did not no"
    " never don't don t just please pls ok"
    " okay right good then so here there my our your will would should can could let lets let's go going instead again"
    " still only also what which how simplest easiest fine best names name thing stuff file files code library lib type"
    " types tool approach way api".split()
)
_LONG = 40
"""Characters of a word that can be a name."""
_HALF = 2


@dataclass(frozen=True)
class Part:
    """One of the parts."""

    key: str
    """What two phrases have in common when both have it."""
    concept: Concept | None
    spoken: re.Pattern[str]
    start: int
    end: int
    is_loud: bool = False
    """Written in capitals, where small letters are an ordinary word."""
    is_ordinary: bool = False
    is_name: bool = True
    """Not a plain lower-case word of a script with blanks."""
    used: re.Pattern[str] | None = None
    """For an ordinary word: how its use shows in code."""

    @property
    def is_strong(self) -> bool:
        """Shows in code or in commands."""
        if self.concept is not None:
            return not self.concept.weak
        return self.key.isascii()

    @property
    def shows(self) -> bool:
        """Has a form in code."""
        return self.key.isascii() if self.concept is None else self.concept.written is not None

    def in_words(self, text: str, low: str) -> re.Match[str] | None:
        """Where a sentence speaks of it."""
        if self.is_loud:
            return re.search(rf"\b{re.escape(self.key.upper())}\b", text)
        found = self.spoken.search(low)
        if found is None and self.concept is not None and self.concept.written is not None:
            return self.concept.written.search(text)
        return found

    def in_code(self, text: str) -> re.Match[str] | None:
        """Where code or a command has it."""
        if self.used is not None:
            return self.used.search(text)
        found = self.concept.written.search(text) if self.concept and self.concept.written else None
        return found or self.spoken.search(folded(text))


@dataclass(frozen=True)
class Parts:
    """The parts of a phrase, in their order."""

    some: tuple[Part, ...] = field(default_factory=tuple)

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(part.key for part in self.some)

    def __bool__(self) -> bool:
        return bool(self.some)

    def without(self, other: Parts) -> Parts:
        """Those that the other does not have; all where none is left."""
        left = tuple(part for part in self.some if part.key not in other.keys)
        return Parts(left) if left else self

    def only(self, keys: frozenset[str]) -> Parts:
        return Parts(tuple(part for part in self.some if part.key in keys))

    def in_words(self, text: str, low: str, at_least: int | None = None) -> tuple[int, int] | None:
        """The stretch of a sentence that speaks of all of them, or of as many as are wanted."""
        hits = [found.span() for part in self.some if (found := part.in_words(text, low))]
        if not hits or len(hits) < (len(self.some) if at_least is None else at_least):
            return None
        return min(first for first, _last in hits), max(last for _first, last in hits)

    def in_code(self, text: str) -> tuple[int, int] | None:
        """Where code has all those that can show in it, a strong one among them."""
        shown = [part for part in self.some if part.shows]
        if any(part.concept for part in shown if part.is_strong):
            # Beside a thing that has a form of its own, a plain word of the language is talk.
            shown = [part for part in shown if part.concept or not part.key.isalpha() or part.is_ordinary is False]
            shown = [part for part in shown if part.concept or _is_name(part)]
        if not any(part.is_strong for part in shown):
            return None
        hits = []
        for part in shown:
            found = part.in_code(text)
            if found is None:
                return None
            if part.is_strong:
                hits.append(found.span())
        return min(hits)


def _is_name(part: Part) -> bool:
    """Written as names are: with capitals, digits or signs, or beside CJK."""
    return part.is_loud or not part.key.isalpha()


def parts_of(phrase: str) -> Parts:
    """The parts of a phrase."""
    low = folded(phrase)
    found: list[Part] = []
    bare = list(low)
    for start, end, concept in concepts().named(low):
        found.append(Part(concept.id, concept, concept.spoken, start, end))
        bare[start:end] = " " * (end - start)
    rest = "".join(bare)
    for match in _LATIN.finditer(rest):
        found += _latin(phrase, match)
    for match in _CJK.finditer(rest):
        found += _chunks(match)
    unique = {part.key: part for part in sorted(found, key=lambda part: part.start)}
    return Parts(tuple(sorted(unique.values(), key=lambda part: part.start)))


def _latin(phrase: str, match: re.Match[str]) -> list[Part]:
    word = match[0].strip(".-/")
    is_all = word in ORDINARY and word == phrase.strip().lower()
    if not is_all and (len(word) > _LONG or stem(word) in _STOP or word in _STOP or not any(map(str.isalnum, word))):
        return []
    written = phrase[match.start() : match.start() + len(word)]
    if len(word) < _HALF and not written.isupper():
        return []
    loud = written.isupper() and word in ORDINARY
    use = used(re.escape(word)) if word in ORDINARY and not loud else None
    pattern = re.compile(spelled(word, loose=word.isalpha() and written.islower() and word not in ORDINARY))
    key = stem(word) if word.isalpha() and written.islower() else word
    return [
        Part(
            key,
            None,
            pattern,
            match.start(),
            match.start() + len(word),
            loud,
            word in ORDINARY,
            _is_written_as_name(written, match.start()),
            use,
        )
    ]


def _is_written_as_name(written: str, at: int) -> bool:
    return not written.isalpha() or any(map(str.isupper, written[0 if at else 1 :]))


def _chunks(match: re.Match[str]) -> list[Part]:
    found, at = [], 0
    for joint in [*_JOINTS.finditer(match[0]), None]:
        end = joint.start() if joint else len(match[0])
        chunk = match[0][at:end]
        if len(chunk) >= _HALF or (chunk and len(match[0]) == 1):
            start = match.start() + at
            found.append(Part(chunk, None, re.compile(re.escape(chunk)), start, start + len(chunk)))
        at = joint.end() if joint else end
    return found


def all_of(phrases: Sequence[str]) -> Parts:
    """The parts of several phrases."""
    return Parts(tuple(part for phrase in phrases for part in parts_of(phrase).some))
