"""What was overturned in a conversation: the approach that was proposed, and the words that turned it down."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..checkpoint.classify.engine import Label, label_turn
from ..checkpoint.classify.prepared import prepared
from .parts import Part, Parts, parts_of
from .spelling import folded
from .stance import refuses

_CLAUSES = re.compile(
    r"[^,;:\uff0c\u3002\uff1b\uff1a\u3001.!?\uff01\uff1f\n]+(?:\.(?=\w)[^,;:\uff0c\u3002\uff1b.!?\n]+)*"
)
_FAULTS = re.compile(
    r"\b(?:too|wrong|bad|los(?:es|ing)|slow|deadlock\w*|banned|stop(?:ped)?|scrap|scratch|huge|insecure|unsafe|dead|deprecated|cheating"
    r"|out|forget|ditch|kill|hate|terrible|awful|leak\w*|crash\w*|fail(?:s|ed) us|nope?|nah|overkill|vetoed)\b"
    r"|太|错|慢|漏洞|烦|停更|不够|坏|当掉|被否|重复|泄|だめ|ダメ|駄目|遅|重い|危険|違う|禁止|无理|無理|いらない|要らない"
)
_POINTS_BACK = re.compile(r"\b(?:it|that|this|those|them)\b|^(?:那|这|它|それ|これ|その)")
_HARMLESS = re.compile(
    r"\b(?:don't|do not|never) (?:forget|worry|mind)\b|\bno (?:problem|worries|rush)\b|别忘|不急|没关系|忘れず"
)
_LONGEST = 120
"""Characters of a sentence whose words can stand for the approach as a whole."""
_DENIES = re.compile(
    r"\b(?:not?|never|without|instead|drop\w*|remov\w+|replac\w+)\b|n't\b|不|没|别|勿|ない|ません|なし|やめ|外"
)
_MOST_PARTS = 4
_SHARE = 0.6
_WORD = 16
"""Characters of a word in a script without blanks."""
MOST = 200


@dataclass(frozen=True)
class Said:
    """A turn of the conversation before the compaction."""

    role: str
    text: str
    n: int = 0


@dataclass(frozen=True)
class Overturned:
    """An approach that was turned down."""

    rejected: str
    accepted: str
    sentence: str
    """That turned it down."""
    parts: Parts
    instead: tuple[Parts, ...]
    """What is to be done in its place, by the clauses that say so."""
    need: int
    """How many of the parts a sentence has to speak of."""
    turn: int = 0


def overturned(turns: Sequence[Said]) -> list[Overturned]:
    """What was overturned in these turns, the newest last; a later one on the same words replaces an earlier."""
    found: dict[frozenset[str], Overturned] = {}
    proposal, asked = "", ""
    for number, turn in enumerate(turns):
        if turn.role != "user":
            proposal = turn.text
            continue
        later = turns[number + 1] if number + 1 < len(turns) else None
        answer = later.text if later is not None and later.role != "user" else ""
        for one in _turned_down(turn, proposal, asked, answer):
            found.pop(one.parts.keys, None)
            found[one.parts.keys] = one
        asked = turn.text
    return list(found.values())[-MOST:]


def _turned_down(turn: Said, proposal: str, asked: str, answer: str) -> Iterator[Overturned]:
    labels = [label for label in label_turn(turn.text, turn.role) if label.kind == "correction"]
    objects = [clause for clause in _clauses(turn.text) if _objects(folded(clause[1]))]
    if not labels and not objects:
        objects = _left(turn.text, proposal, asked, answer)
        if not objects:
            return
    label = next((one for one in labels if one.rejected or one.accepted), labels[0] if labels else None)
    instead = _instead(turn.text, label, objects, proposal + "\n" + asked)
    found = _phrase(turn.text, label, proposal, objects, instead, folded(answer))
    derived = None
    if found is None and label is not None and 0 < len(proposal) <= _LONGEST:
        derived = _derived(proposal, _all(instead), parts_of(asked), folded(answer))
        found = derived
    if found is not None and not _is_plausible(found[1], proposal, is_labelled=label is not None):
        found = None
    accepted = label.accepted if label is not None else ""
    sentence = _sentence_of(turn.text, label, found[0] if found else "")
    if found is not None:
        text, parts = found
        count = len(parts.some)
        need = count if derived is None else max(1, round(_SHARE * count))
        yield Overturned(text, accepted, sentence, parts, instead, need, turn.n)
    yield from _opposed(turn, proposal, accepted, sentence, instead, found[1] if found else Parts())


def _opposed(
    turn: Said, proposal: str, accepted: str, sentence: str, instead: tuple[Parts, ...], known: Parts
) -> Iterator[Overturned]:
    """What was proposed where its opposite is to be done."""
    chosen = {part.key for part in parts_of(turn.text).some} - known.keys
    for part in parts_of(proposal).some if len(proposal) <= 4 * _LONGEST else ():
        if part.concept and chosen & set(part.concept.versus) and part.key not in known.keys | chosen:
            text = proposal[part.start : part.end]
            yield Overturned(text, accepted, sentence, Parts((part,)), instead, 1, turn.n)


def _is_plausible(parts: Parts, proposal: str, *, is_labelled: bool) -> bool:
    """Whether these words can be an approach: beside a long proposal plain words in common are no sign of one."""
    if len(parts.some) > _MOST_PARTS:
        return False
    if len(proposal) <= _LONGEST:
        return True
    is_named = any(part.is_strong if part.concept else part.is_name for part in parts.some)
    return is_named and (is_labelled or len(proposal) <= 4 * _LONGEST)


def _clauses(text: str) -> list[tuple[int, str]]:
    return [(match.start(), match[0]) for match in _CLAUSES.finditer(text)][:MOST]


def _objects(low: str) -> bool:
    return (refuses(low) or _FAULTS.search(low) is not None) and not _HARMLESS.search(low)


def _left(text: str, proposal: str, asked: str, answer: str) -> list[tuple[int, str]]:
    """Clauses on what was proposed, where the answer takes up what else was said and is silent about that."""
    low, topic = folded(proposal), parts_of(asked).keys
    proposed: list[tuple[int, str, list[Part]]] = []
    other: set[str] = set()
    for start, clause in _clauses(text) if proposal and 0 < len(answer) <= 2 * _LONGEST else ():
        shared = [part for part in parts_of(clause).some if part.in_words(proposal, low) and part.key not in topic]
        if any(part.is_strong for part in shared):
            proposed.append((start, clause, shared))
        else:
            other |= parts_of(clause).keys
    answered = folded(answer)
    taken = other & parts_of(answer).keys
    return [
        (start, clause)
        for start, clause, shared in proposed
        if taken and not any(part.in_words(answer, answered) for part in shared)
    ]


def _instead(text: str, label: Label | None, objects: list[tuple[int, str]], known: str) -> tuple[Parts, ...]:
    """What is to be done in its place; what was known before tells the two not apart."""
    phrases = [clause for start, clause in _clauses(text) if start not in {start for start, _clause in objects}]
    if label is not None and label.accepted and not _objects(folded(label.accepted)):
        phrases.insert(0, label.accepted)
    low = folded(known)
    groups = []
    for phrase in phrases:
        left = tuple(part for part in parts_of(phrase).some if not part.in_words(known, low))
        if any(not (part.concept and part.concept.weak) for part in left):
            groups.append(Parts(left))
    return tuple(groups)


def _all(groups: tuple[Parts, ...]) -> Parts:
    return Parts(tuple(part for group in groups for part in group.some))


def _phrase(
    text: str,
    label: Label | None,
    proposal: str,
    objects: list[tuple[int, str]],
    instead: tuple[Parts, ...],
    answer: str,
) -> tuple[str, Parts] | None:
    """The words that turn it down and that the proposal has too; else those that turn it down in so many words."""
    low = folded(proposal)
    rejected = label.rejected if label is not None else ""
    taken = parts_of(label.accepted).keys if label is not None and not _objects(folded(label.accepted)) else frozenset()
    for phrase in [rejected, *(clause for _start, clause in objects)]:
        points_back = _POINTS_BACK.search(folded(phrase)) is not None
        parts = _narrowed(parts_of(phrase), low)
        shared = frozenset(
            part.key
            for part in parts.some
            if (part.concept is not None or not points_back) and part.in_words(proposal, low)
        )
        shared -= taken
        if shared and not _taken_up(parts.only(shared), answer):
            return _told(phrase, parts.only(shared).without(_all(instead)))
    if rejected and label is not None and label.accepted and not _POINTS_BACK.search(folded(rejected)):
        parts = parts_of(rejected).without(_all(instead))
        if parts and (not proposal or any(part.is_strong for part in parts.some)):
            return (rejected, parts) if refuses(folded(label.key)) else None
    return None


def _taken_up(parts: Parts, answer: str) -> bool:
    """Whether the answer says all of it again and denies nothing: it is wanted, perhaps in another order."""
    return not _DENIES.search(answer) and all(part.spoken.search(answer) for part in parts.some)


def _narrowed(parts: Parts, proposal: str) -> Parts:
    """Chinese and Japanese words cut down to what the proposal has of them."""
    some = []
    for part in parts.some:
        if part.concept is None and not part.key.isascii() and part.key not in proposal:
            common = _common(part.key, proposal)
            at = part.key.find(common)
            if len(common) > 1:
                start = part.start + at
                part = Part(common, None, re.compile(re.escape(common)), start, start + len(common))
        some.append(part)
    return Parts(tuple(some))


def _common(word: str, text: str) -> str:
    """The longest part of a word that a text has."""
    word = word[:_WORD]
    for length in range(len(word), 1, -1):
        for start in range(len(word) - length + 1):
            if word[start : start + length] in text:
                return word[start : start + length]
    return ""


def _told(phrase: str, parts: Parts) -> tuple[str, Parts]:
    start, end = min(part.start for part in parts.some), max(part.end for part in parts.some)
    return phrase[start:end].strip(), parts


def _derived(proposal: str, instead: Parts, topic: Parts, answer: str) -> tuple[str, Parts] | None:
    """What a short proposal is about, where the words against it do not name it."""
    spans = [span for span in prepared(proposal).spans if span[1] - span[0] <= _LONGEST]
    if not spans:
        return None
    sentence = proposal[spans[0][0] : spans[0][1]]
    parts = parts_of(sentence)
    left = tuple(part for part in parts.some if part.key not in instead.keys | topic.keys)
    # What the answer takes up again is wanted, perhaps in another order.
    left = tuple(part for part in left if not part.spoken.search(answer))
    left = tuple(part for part in left if part.concept and part.is_strong) or left
    if not left:
        return None
    return _told(sentence, Parts(left))


def _sentence_of(text: str, label: Label | None, phrase: str) -> str:
    if label is not None and label.key:
        return label.key
    at = text.find(phrase) if phrase else 0
    for start, end in prepared(text).spans:
        if start <= at < end:
            return text[start:end]
    return text[:_LONGEST]
