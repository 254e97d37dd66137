"""Which rules a sentence is worth trying: those of whose every set of cues one occurs in it."""

from __future__ import annotations

import re
from functools import reduce
from operator import add, or_

from ...lazy import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .rule import Rule

    Bits = int
    """A bit for each set of cues of each rule: a plane of first sets, one of second ones, and so on."""
    Cues = dict[str, list[int]]
    """Cues with the numbers of their bits."""
    Longer = list[tuple[str, Bits]]

DIGITS, TWO = "#", "##"
"""The cues of a sentence with a number, and with two."""
BEGINS, ENDS = "^", "$"
"""Before a cue: a word begins there; behind it: a word ends."""
ANY, _OTHERS = "0", "123456789"
"""What all digits are alike to the index as."""
_ALIKE = str.maketrans(_OTHERS, ANY * len(_OTHERS))
_DIGIT = lazy("[1-9]")
_LETTERS = lazy("[A-Za-z0-9_]+")
_BORDERED = rf"{BEGINS}\g<0>{ENDS}"
_WORD = lazy(" ?[!-~]+ ?")
_PIECE = 3
_MOST = 8192
"""Words, pairs and choices of rules that are remembered; then all are forgotten."""
_HIRAGANA = lazy("[\u3041-\u309e]+")
_RARER = lazy("[^\x00-\x7f\u3041-\u309e].?", re.DOTALL)
_COMMON = frozenset(
    border + word
    for word in "the that this they these with from have only just when then because should would could into".split()
    for border in ("", BEGINS)
)
"""Long words by which no cue is looked for that has another one."""


class _Words(dict[str, int]):
    """The bits of the cues that a word has in it, found out when it is first met.

    `led`: the longer cues of which it is a part; a word that has any has the bit `more`. `pad`: what stands around it.
    """

    __slots__ = ("_cues", "_more", "_pad", "led")

    def __init__(self, cues: _Cues, more: Bits, pad: str) -> None:
        super().__init__()
        self.led: dict[str, Longer] = {}
        self._cues, self._more, self._pad = cues, more, pad

    def __missing__(self, word: str) -> Bits:
        text = f"{self._pad}{word}{self._pad}"
        bits = 0
        led: Longer = []
        pieces = {text[at : at + _PIECE] for at in range(len(text))}
        pieces.update(text)
        pieces.update(map(add, text, text[1:]))
        if pieces := pieces & self._cues.pieces:
            text = f"{text}\n{_LETTERS.sub(_BORDERED, text)}"
            for piece in pieces:
                for part, own, longer in self._cues.parts(piece):
                    if part in text:
                        bits |= own
                        led += longer
        if led:
            bits |= self._more
            self.led[word] = led
        self[word] = bits
        return bits

    def forget(self) -> None:
        """Start anew, so that no text fills the memory."""
        self.clear()
        self.led.clear()


class _Cues:
    """Cues by the first letters of their longest word; told apart when a word has these letters."""

    __slots__ = ("_by_piece", "_cues", "_parts", "pieces")

    def __init__(self, some: list[str], cues: Cues) -> None:
        self._cues = cues
        self._by_piece: dict[str, list[str]] = {}
        self._parts: dict[str, list[tuple[str, Bits, Longer]]] = {}
        by_piece = self._by_piece
        for cue in some:
            word = _longest(cue.split(" ")) if " " in cue else cue
            piece = word[1 : 1 + _PIECE] if word[0] == BEGINS else word[:_PIECE]
            piece = piece[:-1] if piece[-1] == ENDS else piece
            if piece in by_piece:
                by_piece[piece].append(cue)
            else:
                by_piece[piece] = [cue]
        self.pieces = frozenset(by_piece)

    def parts(self, piece: str) -> list[tuple[str, Bits, Longer]]:
        """Words that begin so, each with the bits of the cue that it is, and the cues of which it is a part."""
        if piece not in self._parts:
            found: dict[str, tuple[Bits, Longer]] = {}
            for cue in self._by_piece[piece]:
                bits = _set(self._cues[cue])
                part, is_all = _part(cue)
                own, longer = found.get(part) or (0, [])
                found[part] = (own | bits, longer) if is_all else (own, [*longer, (_bare(cue), bits)])
            self._parts[piece] = [(part, own, longer) for part, (own, longer) in found.items()]
        return self._parts[piece]


def _set(numbers: list[int]) -> Bits:
    return reduce(or_, [1 << number for number in numbers], 0)


def _part(cue: str) -> tuple[str, bool]:
    """The longest word of a cue, with the blanks around it and, where it has any, with all borders; whether it is all.

    A text has the part where it has the cue.
    """
    words = cue.split(" ")
    word = _longest(words)
    at = words.index(word)
    is_first, is_last = at == 0, at == len(words) - 1
    part = _bare(word)
    if part != word:
        part = _LETTERS.sub(_BORDERED, part)
        # What the cue begins or ends in the middle of a word has no border there.
        part = part if not is_first or word[:1] == BEGINS else part.removeprefix(BEGINS)
        part = part if not is_last or word[-1:] == ENDS else part.removesuffix(ENDS)
    return ("" if is_first else " ") + part + ("" if is_last else " "), " " not in cue.strip(" ")


def _longest(words: list[str]) -> str:
    word = max(words, key=len)
    if word in _COMMON:
        other = max((other for other in words if other not in _COMMON), key=len, default="")
        return other if len(other) > 1 else word
    return word


def _longer(led: dict[str, Longer], parts: list[str], sentence: str) -> Bits:
    """The bits of the longer cues that a sentence of these parts has."""
    bits = 0
    for part in led.keys() & parts:
        for cue, own in led[part]:
            if cue in sentence:
                bits |= own
    return bits


def _bare(cue: str) -> str:
    return cue.replace(BEGINS, "").replace(ENDS, "")


class _Pairs(dict[str, int]):
    """The bits of the cues that begin with a pair of characters, or with its first one; found out when it is first met.

    A cue is found by the first of its characters that is neither ASCII nor Hiragana, which is most of any sentence.
    `led`: pairs that are a part of longer cues, with these; such a pair has the bit `more`.
    """

    __slots__ = ("_by_pair", "_cues", "_more", "firsts", "led")

    def __init__(self, some: list[str], cues: Cues, more: Bits) -> None:
        super().__init__()
        self.led: dict[str, Longer] = {}
        self._more = more
        self._cues = cues
        self._by_pair: dict[str, list[str]] = {}
        for cue in some:
            if (found := _RARER.search(cue)) is not None:
                self._by_pair.setdefault(found[0], []).append(cue)
        firsts = "".join(sorted({pair[0] for pair in self._by_pair}))
        self.firsts = re.compile(f"(?=([{firsts}].?))") if firsts else None

    def __missing__(self, pair: str) -> Bits:
        some = [*self._by_pair.get(pair, ()), *(self._by_pair.get(pair[0], ()) if len(pair) > 1 else ())]
        longer = [(_bare(cue), _set(self._cues[cue])) for cue in some]
        led = [(cue, own) for cue, own in longer if cue not in pair]
        bits = reduce(or_, (own for cue, own in longer if cue in pair), 0)
        if led:
            bits |= self._more
            self.led[pair] = led
        self[pair] = bits
        return bits

    def forget(self) -> None:
        """Start anew, so that no text fills the memory."""
        self.clear()
        self.led.clear()


class Index:
    """Rules by their cues.

    A rule has a bit in each plane: where all planes have it, the rule is worth a try. A cue in ASCII is found by a
    word of it, one in Hiragana by the run of it, any other by two characters.
    """

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self._width = len(rules)
        cues, self._planes = _numbered(rules)
        self._always, self._number, self._numbers = (_set(cues.pop(cue, [])) for cue in ("", DIGITS, TWO))
        self._more = 1 << (self._width * self._planes)
        spelled = [cue for cue in cues if cue.isascii()]
        foreign = [cue for cue in cues if not cue.isascii()]
        kana = [cue for cue in foreign if _HIRAGANA.fullmatch(cue)]
        ascii_cues = _Cues(spelled, cues)
        self._inner, self._edges = _Words(ascii_cues, self._more, " "), _Words(ascii_cues, self._more, "")
        self._kana = _Words(_Cues(kana, cues), self._more, "")
        self._has_kana = bool(kana)
        self._pairs = _Pairs(foreign, cues, self._more)
        self._others = [(_bare(cue), _set(cues[cue])) for cue in foreign if _is_other(cue)]
        self._roles = dict.fromkeys(("u", "a"), 0)
        for number, rule in enumerate(rules):
            for role in self._roles:
                if role in rule.roles:
                    self._roles[role] |= 1 << number
        self._roles[""] = (1 << self._width) - 1
        self._chosen: dict[Bits, tuple[Rule, ...]] = {0: ()}

    def candidates(self, sentence: str, role: str = "") -> tuple[Rule, ...]:
        """The rules, in their order; of `u` (the user), `a` (the assistant) or anybody."""
        bits = self._always
        for digit in _OTHERS:
            if digit in sentence:
                sentence = sentence.replace(digit, ANY)
        if (at := sentence.find(ANY)) >= 0:
            bits |= self._number
            if ANY in sentence[at:].lstrip(ANY):
                bits |= self._numbers
        bits = self._spelled(sentence, bits) if sentence.isascii() else self._mixed(sentence, bits)
        chosen = bits & self._roles[role]
        for _ in range(1, self._planes):
            bits >>= self._width
            chosen &= bits
        return self._chosen.get(chosen) or self._choice(chosen)

    def _spelled(self, sentence: str, bits: Bits) -> Bits:
        """With the bits of a sentence in ASCII."""
        words, edges = self._inner, self._edges
        if len(words) + len(edges) > _MOST:
            words.forget()
            edges.forget()
        first, *inner = sentence.split(" ")
        ends = [first]
        if inner:
            ends = [first + " ", " " + inner.pop()]
        bits = reduce(or_, map(edges.__getitem__, ends), bits)
        bits = reduce(or_, map(words.__getitem__, inner), bits)
        if bits & self._more:
            bits |= _longer(words.led, inner, sentence) | _longer(edges.led, ends, sentence)
        return bits

    def _mixed(self, sentence: str, bits: Bits) -> Bits:
        """With the bits of any other sentence."""
        words, kana, pairs = self._edges, self._kana, self._pairs
        if len(words) + len(kana) + len(pairs) > _MOST:
            for known in (words, kana, pairs):
                known.forget()
        said = _WORD.findall(sentence.replace(" ", "  "))
        bits = reduce(or_, map(words.__getitem__, said), bits)
        two = pairs.firsts.findall(sentence) if pairs.firsts is not None else []
        bits = reduce(or_, map(pairs.__getitem__, two), bits)
        if self._has_kana:
            bits = reduce(or_, map(kana.__getitem__, _HIRAGANA.findall(sentence)), bits)
        for cue, own in self._others:
            if cue in sentence:
                bits |= own
        if bits & self._more:
            bits |= _longer(words.led, said, sentence) | _longer(pairs.led, two, sentence)
        return bits

    def _choice(self, chosen: Bits) -> tuple[Rule, ...]:
        """The rules whose bits are set."""
        if not chosen:
            return ()
        if len(self._chosen) > _MOST:
            self._chosen.clear()
        rules = []
        rest = chosen
        while rest:
            low = rest & -rest
            rules.append(self.rules[low.bit_length() - 1])
            rest ^= low
        self._chosen[chosen] = found = tuple(rules)
        return found


def _numbered(rules: list[Rule]) -> tuple[Cues, int]:
    """The cues, and the number of planes. What needs fewer sets has the rest of them by `""`."""
    cues: Cues = {}
    some = [(rule.cues.translate(_ALIKE) if _DIGIT.search(rule.cues) else rule.cues).split("&") for rule in rules]
    planes, width = max(map(len, some), default=1), len(rules)
    for number, sets in enumerate(some):
        for alternatives in sets:
            for cue in alternatives.split("|"):
                if cue in cues:
                    cues[cue].append(number)
                else:
                    cues[cue] = [number]
            number += width
        for _ in range(planes - len(sets)):
            cues.setdefault("", []).append(number)
            number += width
    return cues, planes


def _is_other(cue: str) -> bool:
    """Hiragana among ASCII."""
    return not cue.isascii() and not _HIRAGANA.fullmatch(cue) and not _RARER.search(cue)
