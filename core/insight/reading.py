"""What a sentence is about, as units that can be looked for in another sentence, of another language too."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..checkpoint.classify.scripts import has_cjk, is_cjk
from .amounts import Amount, amounts
from .force import folded, force_words, marks_of
from .lexicon import phrase_at, stem, wide_at

if TYPE_CHECKING:
    from collections.abc import Iterator

_TOKEN = re.compile(r"(?<!\w)--?[a-z][\w-]*|[./@#]*\w+(?:[./:_@#-]+\w+)*(?:\(\))?", re.ASCII)
_PART = re.compile(r"[a-z]+|\d+")
_HASH = re.compile(r"(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}")
_NUMBER = re.compile(r"v?\d+(?:[.,]\d+)*[a-zμ%]*|\d[\d:-]*|\d+(?:-[a-z]+)+")
_VERSIONED = re.compile(r"([a-z]{2,})-?\d+(?:\.\d+)*")
_NAME = re.compile(r"[\w.-]*(?:[a-z][A-Z]|[A-Z]{2}|[_/.])[\w./-]*|[A-Z][a-z]+", re.ASCII)
_STOP = frozenset(
    "a an the to of in on for and or is are was were be been being it its it's this that these those there we i you he "
    "she they me us our your my their them so also just please then now should will would can could let let's lets ok "
    "okay yes no not do does did don't doesn't with by at as from into onto must have has had need needs never always "
    "only all every each any some out off up down over under than rather instead never if when which who what how why "
    "about through per via go goes going come comes get gets got make makes keep keeps stay stays put take takes i'm "
    "i'd we're they're that's here well fine ok sorry agreed decided done hence because since too but after before "
    "until once above below at most least more less nobody nothing without may might maybe prefer want wants said say "
    "thing things way work works still yet other another ones one ever longer further very really lot quite such "
    "anyway settled final user users".split()
)
_CLOCK = re.compile(r"\b\d{1,2}:\d\d\b", re.ASCII)
_COMMON = frozenset(("use", "edit", "choose", "switch", "whole", "add", "run", "handle", "data", "new", "list", "code"))
"""Concepts that anything may be said with."""
_PARTICLES = frozenset(
    "的了在是也就和与及把被给之吧呢吗啊啦这那个都还要有为我你他们要先只不没无未勿别请对于从到去很最为以其而或前后时上下里中再能会可应该得必须用做说好那让"
)
_TOPICS = {"time": "speed", "speed": "throughput", "screen": "size", "point": "size", "size": "size"}
"""What an amount of a kind is about."""


class Unit:
    """Something that a sentence speaks of: any one of its keys stands for it."""

    __slots__ = ("is_common", "is_fact", "is_local", "is_name", "keys", "parts", "weight")

    def __init__(
        self,
        keys: frozenset[str],
        weight: float,
        *,
        common: bool = False,
        fact: bool = False,
        local: bool = False,
        parts: frozenset[str] = frozenset(),
    ) -> None:
        self.keys = keys
        self.weight = weight
        self.is_common = common
        """A word of the lexicon, which many sentences have."""
        self.is_fact = fact
        """It must be there as it is: a hash, a version, a place in code."""
        self.is_local = local
        """Nobody knows its word in another language."""
        self.is_name = weight >= 2
        self.parts = parts
        """What is left of it where its number is gone."""


class Reading:
    """A sentence, taken apart."""

    __slots__ = ("amounts", "is_wide", "keys", "marks", "text", "topics", "units")

    def __init__(self, text: str) -> None:
        self.text = folded(text)
        self.is_wide = has_cjk(text)
        self.amounts: list[Amount]
        self.amounts, bare = amounts(self.text)
        self.marks = marks_of(text)
        self.units = [*_latin(text, bare, wide=self.is_wide)]
        if self.is_wide:
            self.units += _han(bare)
        self.keys: frozenset[str] = frozenset().union(*(unit.keys | unit.parts for unit in self.units))
        self.topics = _topics(self.text, self.amounts, self.keys)
        """What its amounts are about."""


def _topics(text: str, found: list[Amount], keys: frozenset[str]) -> frozenset[str]:
    """What amounts are about: times of speed, or of the day; two of a kind of a change; so many a minute of a limit."""
    kinds = [amount.kind for amount in found if amount.kind]
    about = {_TOPICS[kind] for kind in kinds if kind in _TOPICS}
    if len(kinds) > len(set(kinds)):
        about |= {"improve", "reduce"}
    if _CLOCK.search(text):
        about.add("hours")
    if found and {"perminute", "persecond"} & keys:
        about.add("limitrate")
    return frozenset(about)


def _latin(original: str, text: str, *, wide: bool) -> Iterator[Unit]:
    """Names and English words."""
    proper = {
        match[0].lower()
        for match in _NAME.finditer(original)
        if wide or match.start() or match[0][1:].lower() != match[0][1:]
    }
    tokens = [match[0].rstrip(".:-#@").lstrip(".:#@") for match in _TOKEN.finditer(text)]
    words: list[str] = []
    for token in [*filter(None, tokens), ""]:
        if not token.startswith("-") and token.replace("'", "").replace("-", "").isalpha():
            words += token.split("-")
            continue
        yield from _words(words, proper, wide=wide)
        words = []
        if token and not _NUMBER.fullmatch(token):
            yield _name(token)


def _name(token: str) -> Unit:
    """A path, a version, a hash, an identifier."""
    bare = token.strip("/.").removesuffix("()")
    fact = any(map(str.isdigit, bare))
    parts = frozenset(part for part in re.split(r"[^a-z0-9]+", bare) if len(part) > 1 and not part.isdigit())
    if match := _VERSIONED.fullmatch(bare):
        parts |= {match[1]}
    return Unit(frozenset({bare}), 2.0, fact=fact, parts=parts - {bare} | frozenset(map(stem, parts - {bare})))


def _words(words: list[str], proper: set[str], *, wide: bool) -> Iterator[Unit]:
    stems = [stem(word) for word in words]
    at = 0
    while at < len(words):
        count, names = phrase_at(stems, at)
        if count == 1 and words[at] in _STOP:
            count = 0
        if count:
            keys = {*names, *stems[at : at + count]} if count == 1 else {*names, " ".join(words[at : at + count])}
            weight = 0.5 if names & _COMMON else 1.5 if words[at] in proper and count == 1 else 1.0
            yield Unit(frozenset(keys), weight, common=True)
            at += count
            continue
        word = words[at]
        if word not in _STOP and word not in force_words() and len(word) > 1:
            name = wide or word in proper
            yield Unit(frozenset({word, stems[at]}), 2.0 if name else 1.0, local=not name)
        at += 1


def _han(text: str) -> Iterator[Unit]:
    """Chinese and Japanese words of the lexicon; of the rest, kana words whole and pairs of characters."""
    rest = ""
    at = 0
    while at <= len(text):
        letter = text[at : at + 1]
        count, names = wide_at(text, at) if letter and is_cjk(letter) else (0, frozenset[str]())
        if count:
            yield from _rest(rest)
            rest = ""
            yield Unit(names | {text[at : at + count]}, 0.5 if names & _COMMON or count == 1 else 1.0, common=True)
            at += count
            continue
        if letter and (count := _force_at(text, at)):
            yield from _rest(rest)
            rest = ""
            at += count
            continue
        if letter and is_cjk(letter) and letter not in _PARTICLES and not "\u3041" <= letter <= "\u309f":
            rest += letter
        else:
            yield from _rest(rest)
            rest = ""
        at += 1


def _force_at(text: str, at: int) -> int:
    """The length of a word of the marks that begins here and is longer than a character; 0 for none."""
    return next((count for count in (4, 3, 2) if text[at : at + count] in force_words()), 0)


def _rest(run: str) -> Iterator[Unit]:
    for kana in re.findall(r"[\u30a0-\u30ff]{2,}", run):
        yield Unit(frozenset({kana}), 1.0, local=True)
    for han in re.findall(r"[^\u30a0-\u30ff]+", run):
        if len(han) == 1:
            yield Unit(frozenset({han}), 0.3, local=True)
        for pair in map("".join, zip(han, han[1:], strict=False)):
            yield Unit(frozenset({pair}), 0.7, local=True)
