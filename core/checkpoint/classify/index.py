"""Which rules a sentence is worth trying: those of whose every set of cues one occurs in it."""

from __future__ import annotations

import re
from functools import reduce
from operator import add, or_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .rule import Rule

    Bits = int
    """A bit for each set of cues of each rule: a plane of first sets, one of second ones, and so on."""
    Longer = list[tuple[str, Bits]]
    Pairs = dict[tuple[str, ...], tuple[Bits, Longer]]
    """By two characters, or one: the bits of the cue that they are, and the longer cues of which they are a part."""

DIGITS, TWO = "#", "##"
"""The cues of a sentence with a number, and with two."""
BEGINS, ENDS = "^", "$"
"""Before a cue: a word begins there; behind it: a word ends."""
ANY, _OTHERS = "0", "123456789"
"""What all digits are alike to the index as."""
_ALIKE = str.maketrans(_OTHERS, ANY * len(_OTHERS))
_LETTERS = re.compile("[A-Za-z0-9_]+")
_BORDERED = rf"{BEGINS}\g<0>{ENDS}"
_WORD = re.compile(" ?[!-~]+ ?")
_PIECE = 3
_MOST = 8192
"""Words, pairs and choices of rules that are remembered; then all are forgotten."""
_PAIR = 2
_FEW = 16
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

    def longer(self, words: list[str], sentence: str) -> Bits:
        """The bits of the longer cues that a sentence of these words has."""
        bits = 0
        for word in self.led.keys() & words:
            for cue, own in self.led[word]:
                if cue in sentence:
                    bits |= own
        return bits

    def forget(self) -> None:
        """Start anew, so that no text fills the memory."""
        self.clear()
        self.led.clear()


class _Cues:
    """Cues in ASCII, by the first letters of their longest word; told apart when a word has these letters."""

    __slots__ = ("_by_piece", "_parts", "pieces")

    def __init__(self, cues: dict[str, Bits]) -> None:
        self._by_piece: dict[str, Longer] = {}
        self._parts: dict[str, list[tuple[str, Bits, Longer]]] = {}
        by_piece = self._by_piece
        for cue, bits in cues.items():
            word = _longest(cue.split(" ")) if " " in cue else cue
            piece = word[1 : 1 + _PIECE] if word[0] == BEGINS else word[:_PIECE]
            piece = piece[:-1] if piece[-1] == ENDS else piece
            if piece in by_piece:
                by_piece[piece].append((cue, bits))
            else:
                by_piece[piece] = [(cue, bits)]
        self.pieces = frozenset(by_piece)

    def parts(self, piece: str) -> list[tuple[str, Bits, Longer]]:
        """Words that begin so, each with the bits of the cue that it is, and the cues of which it is a part."""
        if piece not in self._parts:
            found: dict[str, tuple[Bits, Longer]] = {}
            for cue, bits in self._by_piece[piece]:
                part, is_all = _part(cue)
                own, longer = found.get(part) or (0, [])
                found[part] = (own | bits, longer) if is_all else (own, [*longer, (_bare(cue), bits)])
            self._parts[piece] = [(part, own, longer) for part, (own, longer) in found.items()]
        return self._parts[piece]


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


def _bare(cue: str) -> str:
    return cue.replace(BEGINS, "").replace(ENDS, "")


class Index:
    """Rules by their cues.

    A rule has a bit in each plane: where all planes have it, the rule is worth a try. A cue in ASCII is found by a
    word of it, any other by two characters.
    """

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self._width = len(rules)
        cues, self._planes = _bits(rules)
        self._always, self._number, self._numbers = (cues.pop(cue, 0) for cue in ("", DIGITS, TWO))
        self._more = 1 << (self._width * self._planes)
        words = _Cues({cue: bits for cue, bits in cues.items() if cue.isascii()})
        self._inner = _Words(words, self._more, " ")
        self._edges = _Words(words, self._more, "")
        self._pairs = _by_pair(cues)
        self._two = frozenset(pair for pair in self._pairs if len(pair) == _PAIR)
        self._one = frozenset(pair[0] for pair in self._pairs if len(pair) < _PAIR)
        self._roles = {role: _mask(rules, role) for role in ("u", "a", "")}
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
        bits |= self._spelled(sentence) if sentence.isascii() else self._mixed(sentence)
        chosen = bits & self._roles[role]
        for _ in range(1, self._planes):
            bits >>= self._width
            chosen &= bits
        return self._chosen.get(chosen) or self._choice(chosen)

    def _spelled(self, sentence: str) -> Bits:
        """The bits of a sentence in ASCII."""
        words, edges = self._inner, self._edges
        if len(words) + len(edges) > _MOST:
            words.forget()
            edges.forget()
        first, *inner = sentence.split(" ")
        if not inner:
            return edges[first] | edges.longer([first], sentence)
        first, last = first + " ", " " + inner.pop()
        bits = edges[first] | edges[last]
        bits = reduce(or_, map(words.__getitem__, inner), bits)
        if bits & self._more:
            bits |= words.longer(inner, sentence) | edges.longer([first, last], sentence)
        return bits

    def _mixed(self, sentence: str) -> Bits:
        """The bits of any other sentence."""
        bits = 0
        words, pairs = self._edges, self._pairs
        if len(words) > _MOST:
            words.forget()
        said = _WORD.findall(sentence.replace(" ", "  "))
        bits = reduce(or_, map(words.__getitem__, said), bits)
        if bits & self._more:
            bits |= words.longer(said, sentence)
        if len(pairs) < _FEW:
            for pair, (own, longer) in pairs.items():
                if "".join(pair) in sentence:
                    bits |= own
                    for cue, more in longer:
                        if cue in sentence:
                            bits |= more
        else:
            two = self._two.intersection(zip(sentence, sentence[1:], strict=False))
            one = map(tuple, self._one.intersection(sentence))
            for own, longer in map(pairs.__getitem__, (*two, *one)):
                bits |= own
                for cue, more in longer:
                    if cue in sentence:
                        bits |= more
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


def _bits(rules: list[Rule]) -> tuple[dict[str, Bits], int]:
    """The bits of each cue, and the number of planes. What needs fewer sets has the rest of them by `""`."""
    cues: dict[str, Bits] = {}
    sets = [rule.cues.translate(_ALIKE).split("&") for rule in rules]
    planes = max(map(len, sets), default=1)
    for number, some in enumerate(sets):
        bit = 1 << number
        for alternatives in some:
            for cue in alternatives.split("|"):
                cues[cue] = cues.get(cue, 0) | bit
            bit <<= len(rules)
        for _ in range(planes - len(some)):
            cues[""] = cues.get("", 0) | bit
            bit <<= len(rules)
    return cues, planes


def _by_pair(cues: dict[str, Bits]) -> Pairs:
    """The cues that are not in ASCII, by their first such character and the next one.

    Pairs are as they come when a text and its rest are walked through at once: no text is made for each.
    """
    pairs: Pairs = {}
    for cue, bits in cues.items():
        if cue.isascii():
            continue
        cue = _bare(cue)
        at = 0 if not cue[0].isascii() else next(at for at, letter in enumerate(cue) if not letter.isascii())
        pair = cue[at : at + _PAIR] if at + 1 < len(cue) else cue[max(at - 1, 0) :]
        own, longer = pairs.get(tuple(pair)) or (0, [])
        if pair == cue:
            own |= bits
        else:
            longer.append((cue, bits))
        pairs[tuple(pair)] = (own, longer)
    return pairs


def _mask(rules: list[Rule], role: str) -> Bits:
    return sum(1 << number for number, rule in enumerate(rules) if role in rule.roles)
