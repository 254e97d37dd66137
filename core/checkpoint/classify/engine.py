"""Labels what people say: correction, decision, constraint, todo, evidence or none.

Deterministic and linear: a text is cut into sentences, a sentence is tried against the rules whose words it holds.
"""

from __future__ import annotations

import re

from ...lazy import lazy
from .headings import GONE, kind_below
from .languages import VIEWS, Languages
from .prepared import prepared
from .rule import KINDS, PHRASE, SILENCE, Rule
from .sentences import LONGEST
from .tables import candidates
from .text import one_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

NONE = "none"
_ASKS = lazy(
    r"\?[\s)\"'\u300d\u300f\u201d]*$|(?:吗|嗎|呢|吧\?)[啊呀]?$|(?:です|ます|ません|でしょう)か(?:ね)?$"
    "|^(?:(?:and|so|but|also|ok|hey|hmm),? )?(?:what(?! is left| remains|'s left| is missing|'s missing| is "
    "open| is still)|why|how|where|which|who|whose|should (?:we|i|it|this)"
    "|(?:could|would|can|will|did|do|does|is|are|was|were|have|has|shall) (?:you|u|we|i|it|this|that|there|the"
    "|they|he|she)) "
)
_ASIDE = lazy(
    "[,;] ?(?:so |and |but )?(?:can|could|would|will|do|does|did|is|are|what|how|why|which|should|right|ok|okay"
    r"|no|yeah|shall|any)\b[^,;]*\?*$"
)
"""A question after a comma, which leaves what stands before it said."""
_BULLET = lazy(r"\s*(?:[-+\u2022\u30fb\u00b7]|\*(?!\*)|\d{1,2}[.)\u3001])\s*")
_EDGE = " \t,.;:!?\"'()\u3001\u3002\uff0c\uff1b\uff1a\uff01\uff1f\u300c\u300d\u2026-"
_FRONT = lazy(
    r"(?:the |that |this |a |an |to |use |using |just |please |it's |it is |we |i |me |in |on |by "
    r"|用|改用|改|走|那个|这个|那|把|的|是|要|再|成|为|都|请|先|原本|その|この|もう)+(?=.)"
)
_BACK = lazy(
    "(?: thing| stuff| please| pls| instead| again| then| anymore|了|啦|吧|的|请|就好|就行|即可|好了|啊|喔|我们"
    "|全部|先|想"
    r"|でした|です|だよ|でお願いします|お願いします|ですね|ね|よ|で|に|を|は|が|の)+$"
)
_SHORT = 60
_LEAD = 24
_TOLD = 12
"""Characters: a sentence that may want its next one, an acknowledgement, the least that is said before a question."""


class Label:
    """A sentence's kind. `key`, `rejected`, `accepted` are parts of the text; the key is from `start` to `end`."""

    __slots__ = ("accepted", "end", "key", "kind", "rejected", "rule", "start")

    def __init__(
        self,
        kind: str,
        key: str = "",
        rejected: str = "",
        accepted: str = "",
        start: int = 0,
        end: int = 0,
        rule: str = "",
    ) -> None:
        self.kind = kind
        self.key = key
        self.rejected = rejected
        self.accepted = accepted
        self.start = start
        self.end = end
        self.rule = rule

    @property
    def text(self) -> str:
        """The key, under the name by which items are compared."""
        return self.key


class _Seen:
    """A sentence as rules see it, the same after an acknowledgement, and the two sentences that it begins."""

    __slots__ = ("_make_pair", "_pair", "body", "lead")

    def __init__(self, body: str, lead: str, make_pair: Callable[[], str]) -> None:
        self.body = body
        self.lead = lead
        self._make_pair = make_pair
        self._pair: str | None = None

    @property
    def pair(self) -> str:
        """Made when a correction first asks for it."""
        if self._pair is None:
            self._pair = self._make_pair()
        return self._pair


class _Held:
    """A rule that held, and in what."""

    __slots__ = ("found", "rule", "where")

    def __init__(self, rule: Rule, found: re.Match[str], where: int) -> None:
        self.rule = rule
        self.found = found
        self.where = where


_BODY, _PAIR, _LED = range(3)


def _first(rules: Sequence[Rule], seen: _Seen, silenced: Collection[str], asks: bool) -> _Held | None:
    """The first of the rules that holds for a sentence."""
    for rule in rules:
        if not rule.speaks or (rule.kind in silenced and rule.rank >= 0) or (asks and not rule.asks):
            continue
        search = rule.found or rule.search
        found = search(seen.body)
        if (
            rule.kind == KINDS[0]
            and len(seen.body) <= _SHORT
            and (found is None or not any(found.groupdict().values()))
        ):
            wider = search(seen.pair) if seen.pair else None
            if wider and wider.start() < len(seen.body) and (found is None or any(wider.groupdict().values())):
                return _Held(rule, wider, _PAIR)
        if found:
            return _Held(rule, found, _BODY)
        if seen.lead:
            led = search(seen.lead)
            if led and led.end() > len(seen.lead) - len(seen.body):
                return _Held(rule, led, _LED)
    return None


class _Turn:
    """A text made ready: masked, folded, cut; all three of the same length."""

    def __init__(self, text: str, role: str) -> None:
        self.text = text
        self.role = role[:1]
        ready = prepared(text)
        self.masked, self.folded, self.spans = ready.masked, ready.folded, ready.spans
        self._language = Languages(text)

    def body(self, number: int) -> str:
        start, end = self.spans[number]
        return self.folded[start:end].rstrip(" .!\u2026~")

    def lead(self, number: int) -> str:
        """An acknowledgement that stands before an assistant's sentence, as a clause of it."""
        if self.role != "a" or not number:
            return ""
        start, end = self.spans[number - 1]
        if end - start > _LEAD or "\n" in self.masked[end : self.spans[number][0]]:
            return ""
        first = self.folded[start:end].rstrip(" .!\u2026")
        gap = self.spans[number][0] - start - len(first)
        return first + "," + " " * (gap - 1) if first and gap > 0 and first[-1] not in ":,;?" else ""

    def next_body(self, number: int) -> str:
        """The sentence and the one after it in the same line, the end of the first as a semicolon; else nothing."""
        if number + 1 >= len(self.spans):
            return ""
        start, end = self.spans[number]
        later, last = self.spans[number + 1]
        if "\n" in self.masked[end:later]:
            return ""
        first = self.folded[start:end]
        bare = first.rstrip(" .!?\u2026")
        return (bare + ";" + " " * (later - start - len(bare) - 1) + self.folded[later:last]).rstrip(" .!\u2026~")

    def label(self, number: int) -> Label | None:
        """The first rule that holds, or nothing."""
        body, lead = self.body(number), self.lead(number)
        language = self._language.of(body)
        view = VIEWS[language]
        tight, led = view(body), view(lead + body) if lead else ""
        rules = candidates(language, led or tight, self.role)
        if not rules:
            return None
        seen = _Seen(tight, led, lambda: view(self.next_body(number)))
        held = _first(rules, seen, (), False)
        if held is None:
            return None
        silenced = {kind for rule in rules if rule.kind == SILENCE and rule.search(seen.body) for kind in rule.silences}
        if silenced or _ASKS.search(seen.body):
            told = _ASIDE.sub("", seen.body) if _ASKS.search(seen.body) else ""
            asks = bool(_ASKS.search(seen.body)) and (told == seen.body or len(told) <= _TOLD)
            seen.body = told if told and not asks else seen.body
            held = _first(rules, seen, silenced, asks)
        return self._made(held, number, seen) if held else None

    def _made(self, held: _Held, number: int, seen: _Seen) -> Label:
        start, end = self.spans[number]
        if held.where == _PAIR and held.found.end() > len(seen.body) + 1:
            end = self.spans[number + 1][1]
        rejected = accepted = ""
        if held.rule.kind == KINDS[0]:
            at = self.spans[number - 1][0] if held.where == _LED else start
            wide = end != self.spans[number][1]
            until = self.spans[min(number + 1, len(self.spans) - 1)][1]
            rejected, accepted = self._best_phrases(
                self._phrases(held.found, at, until), seen.pair if wide else seen.body, start, until
            )
        return self.made(held.rule.kind, start, end, rejected, accepted, held.rule.name)

    def listed(self, heading: str, start: int) -> Label:
        """A line of a list as what its heading makes of it."""
        end = self.masked.find("\n", start)
        end = min(end if end >= 0 else len(self.text), start + LONGEST)
        if heading != GONE:
            return self.made(heading, start, end, rule="heading")
        return self.made(KINDS[0], start, end, self.text[start:end].split(" (")[0].strip(" .*"), rule="heading")

    def made(self, kind: str, start: int, end: int, rejected: str = "", accepted: str = "", rule: str = "") -> Label:
        """A label of a span, without its full stop and with both marks of what is bold at its beginning."""
        key = self.text[start:end].rstrip(" .\u3002!\uff01")
        if key.count("**") % 2 and self.text.startswith("**", max(0, start - 2)):
            start, key = start - 2, "**" + key
        return Label(kind, key, rejected, accepted, start, start + len(key), rule)

    def _phrases(self, found: re.Match[str], at: int, until: int) -> tuple[str, str]:
        return self._phrase(found, "r", at, until), self._phrase(found, "a", at, until)

    def _best_phrases(self, first: tuple[str, str], text: str, start: int, until: int) -> tuple[str, str]:
        """A correction's phrases: both from a row for phrases, else from the rule that held, else from any two."""
        best = first
        for rule in candidates(self._language.of(text), text, self.role):
            if rule.kind not in (PHRASE, KINDS[0]):
                continue
            if rule.kind != PHRASE and all(first):
                return first
            found = rule.search(text)
            if found:
                both = self._phrases(found, start, until)
                if all(both):
                    return both
                best = (best[0] or both[0], best[1] or both[1])
        return best if best[0] != best[1] else first

    def _phrase(self, found: re.Match[str], letter: str, at: int, until: int) -> str:
        """The named group of a letter, without what surrounds a phrase. What was searched stands in `at` to `until`."""
        for name, phrase in found.groupdict().items():
            if phrase and name[0] == letter:
                start, end = _trimmed(found.string, *found.span(name))
                loose = self.folded[at:until]
                first = _place(loose, found.string, start)
                return self.text[
                    at + first : at + first + _place(loose[first:], found.string[start:], end - start)
                ].strip()
        return ""


def _trimmed(value: str, start: int, end: int) -> tuple[int, int]:
    """A phrase's span without punctuation and small words at its ends."""
    while start < end and value[start] in _EDGE:
        start += 1
    while start < end and value[end - 1] in _EDGE:
        end -= 1
    front = _FRONT.match(value, start, end)
    if front:
        start = front.end()
    back = _BACK.search(value, start + 1, end)
    return start, back.start() if back else end


def _place(loose: str, tight: str, index: int) -> int:
    """Where a place in a text without some of its blanks is in the text with them."""
    at = 0
    for letter in tight[:index]:
        while letter != " " and at < len(loose) and loose[at] == " ":
            at += 1
        at += 1
    if index < len(tight) and tight[index] != " ":
        while at < len(loose) and loose[at] == " ":
            at += 1
    return at


def label_turn(text: str, role: str) -> list[Label]:
    """The sentences of a turn that are something, in their order; items of a list take the kind of its heading."""
    turn = _Turn(text, role)
    labels: list[Label] = []
    heading, headed, done, before = "", -1, -1, _Before(turn.masked)
    for number, (start, _end) in enumerate(turn.spans):
        before.move_to(start)
        if start < done:
            continue
        item = start > before.line and _BULLET.match(turn.masked, before.line, start) is not None
        if not item:
            # A line that leads from the heading to its list leaves the heading as it is.
            leads = number == headed + 1 and turn.body(number).endswith(":")
            heading = _heading(turn, number, before.is_marked) or (heading if leads else "")
            headed = number if heading else headed
        label = turn.label(number)
        if label is None and item and heading and before.line > done:
            label = turn.listed(heading, start)
        if label is not None:
            labels.append(label)
            done = label.end
    return labels


class _Before:
    """What stands in a line before a place. It moves on through the text and looks at nothing twice."""

    __slots__ = ("_at", "_has_marks", "_text", "is_marked", "line")

    def __init__(self, text: str) -> None:
        self._text = text
        self._has_marks = "#" in text or "**" in text
        self._at = 0
        self.line = 0
        """Where the line begins."""
        self.is_marked = False
        """Whether a mark of a heading or of bold letters stands before the place."""

    def move_to(self, place: int) -> None:
        if (end := self._text.rfind("\n", self._at, place)) >= 0:
            self.line = self._at = end + 1
            self.is_marked = False
        if self._has_marks and not self.is_marked:
            start = max(self.line, self._at - 1)
            self.is_marked = self._text.find("#", start, place) >= 0 or self._text.find("**", start, place) >= 0
        self._at = place


def _heading(turn: _Turn, number: int, is_marked: bool) -> str:
    body = turn.body(number)
    if len(body) > 60 or not (body.endswith(":") or is_marked):
        return ""
    return kind_below(one_chinese(body.rstrip(" :*")))


def classify(text: str, role: str) -> Label:
    """The one label of a text: the first of the kinds that any of its sentences has."""
    labels = label_turn(text, role)
    for kind in KINDS:
        mine = [label for label in labels if label.kind == kind]
        if mine:
            return next((label for label in mine if label.rejected or label.accepted), mine[0])
    return Label(NONE)


def label_sentence(sentence: str, role: str, context: str = "") -> Label:
    """The label of one sentence; `context` is what follows it, for a correction that takes two sentences."""
    turn = _Turn(sentence + (" " + context if context else ""), role)
    for number, (start, _end) in enumerate(turn.spans):
        if start >= len(sentence):
            break
        label = turn.label(number)
        if label is not None:
            return label
    return Label(NONE)
