"""Which rules a sentence is worth trying: those of whose every set of cues one occurs in it."""

from __future__ import annotations

import re
from operator import add

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .rule import Rule

    Bits = int
    """A bit for each set of cues of each rule: a plane of first sets, one of second ones, and so on."""
    Longer = list[tuple[str, Bits]]
    Found = dict[str, tuple[Bits, Longer]]
    """The bits of a cue, and the longer cues of which it is a part."""

DIGITS = "#"
"""The cue of a sentence with a number."""
_DIGIT = re.compile(r"\d")
_WORD = re.compile(" ?[!-~]+ ?")
_PIECE = 3
_MOST = 8192
"""Words, pairs and choices of rules that are remembered; then all are forgotten."""
_COMMON = frozenset(
    "a an and are as at be but for from had has have i in is it it's no not of on or our so that then there this to "
    "use used was we were will with you".split()
)
"""Words that tell little of a longer cue, where it has others."""
_RARE = 50


class _Words(dict[str, int]):
    """The bits of the cues that a word has in it, found out when it is first met.

    `led`: the longer cues of which it is a part; a word that has any has the bit `more`. `pad`: what stands around it.
    """

    __slots__ = ("_by_piece", "_digits", "_more", "_pad", "_pieces", "led")

    def __init__(self, by_piece: dict[str, Found], digits: Bits, more: Bits, pad: str) -> None:
        super().__init__()
        self.led: dict[str, Longer] = {}
        self._by_piece, self._pieces = by_piece, frozenset(by_piece)
        self._digits, self._more, self._pad = digits, more, pad

    def __missing__(self, word: str) -> Bits:
        text = f"{self._pad}{word}{self._pad}"
        bits = self._digits if _DIGIT.search(text) else 0
        led: Longer = []
        pieces = {text[at : at + _PIECE] for at in range(len(text))}
        pieces.update(text)
        pieces.update(map(add, text, text[1:]))
        for piece in pieces & self._pieces:
            for part, (own, longer) in self._by_piece[piece].items():
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
        for word in words:
            for cue, own in self.led.get(word, ()):
                if cue in sentence:
                    bits |= own
        return bits

    def forget(self) -> None:
        """Start anew, so that no text fills the memory."""
        self.clear()
        self.led.clear()


def _take(found: Found, part: str, cue: str, bits: Bits) -> None:
    """A cue, under itself or under a part without which it is not there."""
    own, longer = found.get(part) or (0, [])
    if part == cue:
        own |= bits
    else:
        longer.append((cue, bits))
    found[part] = (own, longer)


def _part(cue: str) -> str:
    """The word of a cue that tells most, with the blanks around it."""
    parts = cue.split(" ")
    at = max(range(len(parts)), key=lambda at: _telling(parts[at]))
    return (" " if at else "") + parts[at] + (" " if at + 1 < len(parts) else "")


def _telling(word: str) -> int:
    if word == "the":
        return 1
    return len(word) + (_RARE if len(word) >= _PIECE and word not in _COMMON else 0)


class Index:
    """Rules by their cues.

    A rule has a bit in each plane: where all planes have it, the rule is worth a try. A cue in ASCII is found by a
    word of it, any other by two characters.
    """

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self._width = len(rules)
        cues, self._planes = _bits(rules)
        self._always, digits = cues.pop("", 0), cues.pop(DIGITS, 0)
        self._more = 1 << (self._width * self._planes)
        by_piece: dict[str, Found] = {}
        by_pair: Found = {}
        for cue, bits in cues.items():
            if cue.isascii():
                part = _part(cue) if " " in cue else cue
                _take(by_piece.setdefault(part[:_PIECE], {}), part, cue, bits)
            else:
                at = next(at for at, letter in enumerate(cue) if not letter.isascii())
                _take(by_pair, cue[at : at + 2] if at + 1 < len(cue) else cue[max(at - 1, 0) :], cue, bits)
        self._inner = _Words(by_piece, digits, self._more, " ")
        self._edges = _Words(by_piece, digits, self._more, "")
        self._digits = digits
        # Looked up as they are when two texts are walked through at once: no text is made for each pair.
        self._pairs: dict[object, tuple[Bits, Longer]] = {
            tuple(pair) if len(pair) > 1 else pair: found for pair, found in by_pair.items()
        }
        self._two = frozenset((pair[0], pair[1]) for pair in by_pair if len(pair) > 1)
        self._one = frozenset(pair for pair in by_pair if len(pair) == 1)
        self._roles = {role: _mask(rules, role) for role in ("u", "a", "")}
        self._chosen: dict[Bits, tuple[Rule, ...]] = {0: ()}

    def candidates(self, sentence: str, role: str = "") -> tuple[Rule, ...]:
        """The rules, in their order; of `u` (the user), `a` (the assistant) or anybody."""
        bits = self._spelled(sentence) if sentence.isascii() else self._mixed(sentence)
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
            return self._always | edges[first] | edges.longer([first], sentence)
        first, last = first + " ", " " + inner.pop()
        bits = self._always | edges[first] | edges[last]
        for word in inner:
            bits |= words[word]
        if bits & self._more:
            bits |= words.longer(inner, sentence) | edges.longer([first, last], sentence)
        return bits

    def _mixed(self, sentence: str) -> Bits:
        """The bits of any other sentence."""
        bits = self._always
        if _DIGIT.search(sentence):
            bits |= self._digits
        words, pairs = self._edges, self._pairs
        if len(words) > _MOST:
            words.forget()
        said = _WORD.findall(sentence.replace(" ", "  "))
        for word in said:
            bits |= words[word]
        if bits & self._more:
            bits |= words.longer(said, sentence)
        if pairs:
            two = self._two.intersection(zip(sentence, sentence[1:], strict=False))
            for own, longer in map(pairs.__getitem__, (*two, *self._one.intersection(sentence))):
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
    sets = [rule.cues.split("&") for rule in rules]
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


def _mask(rules: list[Rule], role: str) -> Bits:
    return sum(1 << number for number, rule in enumerate(rules) if role in rule.roles)
