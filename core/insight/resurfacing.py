"""The alarm: after a compaction the assistant proposes, or carries out, what was overturned before it.

Silent where it is only spoken of: turned down, recalled, asked for, read, removed; where something else has the same
name; and from when on the user goes back to it herself. Deterministic, and linear in the length of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..checkpoint.classify.prepared import prepared
from .carried import Carried, carried, uncommented
from .overturned import Overturned
from .parts import Part, Parts
from .spelling import folded
from .stance import asks, clause_at, proposes, refuses, stays

_WHY = re.compile(
    r"^(?:(?:and|so|but|wait|hm+)[, ]+)?(?:why|remind|what|how come|did|didn't|have you|is there|are there|where)\b"
    r"|\bwhy\b|为什么|为何|怎么(?:不|没)|凭什么|なぜ|どうして|何で|なんで|理由"
)
_BACK = re.compile(
    r"\b(?:back to|return to|revert to|restore)\b.{0,20}\b"
    r"(?:first|previous|original|old|initial|what (?:you|we) had|before)\b"
    r"|(?:改回|用回|换回|回到|还是用|恢复)(?:原本|原来|原先|之前|一开始|最初|旧|老)|(?:最初|前|元|もと)の?(?:案|方法|やり方|方式)?に戻"
)
_YES = re.compile(
    r"^(?:yes|yep|yeah|sure|go ahead|do it|sounds good|fine by me|agreed"
    r"|好|可以|行|对|没问题|同意|はい|お願い|いいよ|いいです)"
)
_DEFINES = (
    r"\b(?:function|def|class|const|let|var|fn|func|interface|type|struct|enum|module|namespace|record)\s+{}\b"
    r"(?![^\n]*(?:require|import))"
)
_FENCE = re.compile(r"^[ \t]*(?:```|~~~)[^\n]*\n(.*?)(?:^[ \t]*(?:```|~~~)|\Z)", re.DOTALL | re.MULTILINE)
_OVER = r"(?:instead of|rather than|replac\w+|drop\w*|remov\w+|not|而不是|取代|不用|不再用)\s*(?:the |a )?$"
_EVIDENCE = 300
"""Characters."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something after the compaction: words, or a tool call."""

    role: str
    text: str = ""
    tool: str = ""
    input: object = None
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Alarm:
    """An overturned approach is back."""

    index: int
    """Of the event."""
    rejected: str
    accepted: str
    sentence: str
    evidence: str
    """The words, the line or the command that brings it back."""
    turn: int = 0


class Watcher:
    """Looks at events as they come."""

    def __init__(self, known: Sequence[Overturned]) -> None:
        self._known = list(known)
        self._allowed: set[int] = set()
        self._elsewhere: set[int] = set()
        """Said to be another thing, until the user speaks."""
        self._answers = False
        self._offered: set[int] = set()
        self._count = 0

    def look(self, event: Event) -> list[Alarm]:
        """What this event brings back."""
        index = self._count
        self._count += 1
        if event.role == "user":
            self._heard(event.text)
            return []
        found = []
        if event.text:
            self._offered = set()
        for number, one in enumerate(self._known):
            if number in self._allowed:
                continue
            evidence = self._spoken(number, one, event.text) if event.text else ""
            if not evidence and event.tool and number not in self._elsewhere:
                evidence = _done(one, event)
            if evidence:
                found.append(Alarm(index, one.rejected, one.accepted, one.sentence, _short(evidence), event.turn))
        return found

    def _heard(self, text: str) -> None:
        """The user may go back to it herself, or turn it down again."""
        self._elsewhere = set()
        low = folded(text)
        self._answers = False
        if _BACK.search(low):
            self._allowed.update(range(len(self._known)))
        for number in self._offered if _YES.match(low) else ():
            self._allowed.add(number)
        for start, end in prepared(text).spans:
            sentence = low[start:end]
            why = _WHY.search(sentence) is not None
            self._answers = self._answers or why or asks(sentence)
            for number, one in enumerate(self._known):
                hit = one.parts.in_words(text[start:end], sentence, one.need)
                if hit is None or why:
                    continue
                first, last = clause_at(sentence, *hit)
                if refuses(sentence[first:last]):
                    self._allowed.discard(number)
                else:
                    self._allowed.add(number)

    def _spoken(self, number: int, one: Overturned, text: str) -> str:
        low = folded(text)
        spans = prepared(text).spans
        evidence = ""
        for start, end in spans:
            sentence, said = low[start:end], text[start:end]
            if _place(one.instead, said, sentence) and stays(sentence):
                self._elsewhere.add(number)
                return ""
            if not evidence and _proposed(one, said, sentence, self._answers):
                evidence = said
                if asks(sentence):
                    self._offered.add(number)
        if evidence:
            self._offered.add(number)
        return evidence or _fenced(one, text)


def alarms(known: Sequence[Overturned], events: Sequence[Event]) -> list[Alarm]:
    """The alarms of a stretch of conversation."""
    watcher = Watcher(known)
    return [alarm for event in events for alarm in watcher.look(event)]


def _proposed(one: Overturned, said: str, sentence: str, answers: bool) -> bool:
    hit = one.parts.in_words(said, sentence, one.need)
    if hit is None or not _is_meant(one.parts, said, sentence):
        return False
    taken = _place(one.instead, said, sentence)
    if taken is not None and not re.search(_OVER, sentence[: taken[0]]):
        return False
    return proposes(sentence, *hit, answers=answers)


_FRAME = (
    r"(?:`{0}|\b(?:us(?:e|es|ing)|with|via|through|add|adding|install|installing"
    r"|on|to|in|by|into|run|running)(?: the| an?)? "
    r"{0}\b(?! \w+ (?:field|number|option|case))|(?:用|改|加|装|跑|走|上|回|成) ?{0}|{0} ?(?:で|を|に|来|做))"
)


def _is_meant(parts: Parts, said: str, sentence: str) -> bool:
    """An ordinary word has to stand where a tool does."""
    for part in parts.some:
        if part.is_ordinary and not part.is_loud:
            framed = re.search(_FRAME.format(re.escape(part.key)), sentence)
            named = re.search(rf"(?<=[a-z,] ){re.escape(part.key.capitalize())}\b", said)
            if not framed and not named:
                return False
    return True


def _place(groups: Sequence[Parts], said: str, sentence: str) -> tuple[int, int] | None:
    """Where a sentence names what is done instead: at least half of what a clause said of it."""
    for parts in groups:
        hits = [(part, found) for part in parts.some if (found := part.in_words(said, sentence))]
        if 2 * len(hits) >= len(parts.some) and any(not (part.concept and part.concept.weak) for part, _found in hits):
            return hits[0][1].span()
    return None


def _fenced(one: Overturned, text: str) -> str:
    """The line of a code block that shows it, where the words around do not turn it down."""
    if refuses(folded(_FENCE.sub(" ", text))):
        return ""
    for block in _FENCE.finditer(text):
        evidence = _in_code(one, Carried("code", uncommented(block[1], "")))
        if evidence:
            return evidence
    return ""


def _done(one: Overturned, event: Event) -> str:
    """The line or command of a tool call that carries it out."""
    for piece in carried(event.tool, event.input):
        if piece.kind == "words":
            evidence = _handed_on(one, piece.added)
        else:
            evidence = _in_code(one, piece)
        if evidence:
            return evidence
    return ""


def _handed_on(one: Overturned, text: str) -> str:
    low = folded(text)
    for start, end in prepared(text).spans:
        if _proposed(one, text[start:end], low[start:end], False):
            return text[start:end]
    return ""


def _in_code(one: Overturned, piece: Carried) -> str:
    for part in one.parts.some:
        gone = part.concept.gone if part.concept else None
        if gone and (lost := gone.search(piece.removed)) and not gone.search(piece.added):
            return _line(piece.removed, lost.start())
    parts = Parts(tuple(part for part in one.parts.some if not _is_own(part, piece.added)))
    if len(parts.some) < len(one.parts.some):
        return ""
    hit = parts.in_code(piece.added)
    if hit is None:
        return ""
    if piece.removed and parts.in_code(piece.removed):
        return ""
    return _line(piece.added, hit[0])


def _is_own(part: Part, code: str) -> bool:
    """Whether the code gives this name to something of its own."""
    if part.concept is not None or not part.key.isascii():
        return False
    return re.search(_DEFINES.format(re.escape(part.key)), code, re.IGNORECASE) is not None


def _line(text: str, at: int) -> str:
    start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
    return text[start : end if end >= 0 else len(text)].strip()


def _short(text: str) -> str:
    return text if len(text) <= _EVIDENCE else text[: _EVIDENCE - 1] + "\u2026"


def events_of(rows: Sequence[object]) -> Iterator[Event]:
    """Events from rows of `{role, text}` or `{role, tool: {name, input}}`."""
    for row in rows:
        if not isinstance(row, dict):
            yield Event("assistant")
            continue
        tool = row.get("tool")
        call = tool if isinstance(tool, dict) else {}
        yield Event(str(row.get("role")), str(row.get("text") or ""), str(call.get("name") or ""), call.get("input"))
