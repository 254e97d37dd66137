"""Whether a name and a value together give a secret away."""

from __future__ import annotations

import re

from ..lazy import lazy
from . import values
from .assign import Place, places, run
from .labels import COMPOUNDS, FOREIGN, KEY_NOT_SECRET, KEY_QUALIFIERS, KNOWN_TAILS, LABELS, NOT_SECRET, Label
from .tokens import Span
from .view import View

_NAME_REST = lazy(r"[A-Za-z0-9_-]{0,48}(?:\.[A-Za-z0-9_-]{1,24}(?=[ \t]?=))?")
_NAME_CHARS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.$"
_WORD = lazy(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
_BEFORE = lazy(r"([A-Za-z]{2,16})[ \t_-]\Z")
_SCHEME = lazy(r"(?:bearer|basic|token|apikey|key|jwt)\s+", re.IGNORECASE)
_HEAD = 48
_GLUE = lazy(
    r"(?:[（(][^（）()\n]{1,24}[)）])?(?:[はをがのもとにを是為为設设成改換换填用等於于值定做作跟叫如下]"
    r"|的值|은|는|이|가|을|를|의|[*`\"'」』\])]|[ \t]"
    r"|:|：|=|＝|->|→|⇒|｜|\||—|-(?=\s)|–|\b(?:is|es|ist|est|это|jest|lautet|:)\b){0,12}[“‘「『«„《【\"'`]?"
)
_MNEMONIC = lazy(
    r"(?:[\s_-]?(?:phrase|words?|seed|key))?[\s:=\"'`「是為为:：]{1,12}((?:[a-z]{3,8}[ ,\n]{1,3}){11,23}[a-z]{3,8})"
)
# Words between a label and its value: "contraseña de la base es", "密碼已經改成「".
_GAP = lazy(
    r"(?:[ \t]+[^\W\d_]{1,20}){0,7}?[ \t]{0,4}(?:[:=：]|->|→|\b(?:es|ist|est|é|è|jest|lautet|это)\b)[ \t]{0,4}"
    r"[“‘「『«„《【\"'`]?"
    r"|[ \t]?[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af ]{1,14}[:：=]?[ \t]?[“‘「『«„《【\"'`]?"
)


def labelled(view: View, labels: tuple[Label, ...]) -> list[Span]:
    """Values that stand under a label spelled in ASCII."""
    found: list[Span] = []
    low = view.low
    for label in labels:
        at = low.find(label.stem) if view.has(label.part) else -1
        while at >= 0:
            end = at + len(label.stem)
            span = None if label.whole and _inner(low, at, end) else _value(view, label, at, end)
            if span:
                found += span
                end = max(end, span[-1][1])
            at = low.find(label.stem, end)
    return found


def foreign(view: View, labels: tuple[Label, ...]) -> list[Span]:
    """Values that stand under a label in another script, or a letter that ASCII lacks."""
    if view.low.isascii():
        return []
    found: list[Span] = []
    for label in labels:
        if not all(map(view.has, label.stem)):
            continue
        at = view.low.find(label.stem)
        while at >= 0:
            end = at + len(label.stem)
            spans = _foreign_value(view, label, end)
            found += spans
            at = view.low.find(label.stem, spans[-1][1] if spans else end)
    return found


def _foreign_value(view: View, label: Label, end: int) -> list[Span]:
    text = view.text
    if label.grade == "phrase" and (words := _MNEMONIC.match(text, end)):
        return [(words.start(1), words.end(1), label.kind)]
    glue = _GLUE.match(text, end)
    start = glue.end() if glue else end
    gap = _GAP.match(text, end)
    near = "loose" if label.grade == "password" else "bare"
    for at, form in ((start, near), (gap.end() if gap else start, "prose")):
        for begin, stop, _form in run(text, at, "loose"):
            value = text[begin:stop]
            if stop - begin >= 4 and accepts(label.grade, form, value, known=True, upper=False):
                return [(begin, stop, label.kind)]
    return []


def _value(view: View, label: Label, at: int, end: int) -> list[Span]:
    text = view.text
    rest = _NAME_REST.match(text, end)
    name_end = rest.end() if rest else end
    if text[name_end : name_end + 1] in ("", ".", ",", ";", "/"):
        return []
    head = text[max(0, at - _HEAD) : at]
    head = head[len(head.rstrip(_NAME_CHARS)) :]
    grade, known = judge(label, head, text[at:end], text[end:name_end], text[max(0, at - 20) : at])
    if not grade:
        return []
    if grade == "phrase":
        words = _MNEMONIC.match(text, name_end)
        if words:
            return [(words.start(1), words.end(1), label.kind)]
        grade = "secret"
    upper = head != "" and (head + text[at:name_end]).isupper()
    vague = label.stem == "pass" and not head or text[end:name_end] in ("s", "S")
    if text[max(0, at - len(head) - 2) : at - len(head)] == "::":
        return []
    spans: list[Span] = []
    for begin, stop, form in places(view, at - len(head) if head[:1] != "-" else at, name_end):
        if vague and form in ("bare", "strict", "prose"):
            continue
        span = _checked(view, label, (begin, stop, form), grade, known, upper)
        if span:
            spans.append(span)
    return spans


def _checked(view: View, label: Label, place: Place, grade: str, known: bool, upper: bool) -> Span | None:
    begin, stop, form = place
    if form == "number":
        return (begin, stop, '"' + label.kind) if grade == "password" and known else None
    value = view.text[begin:stop]
    scheme = _SCHEME.match(value)
    if scheme:
        begin, value = begin + scheme.end(), value[scheme.end() :]
    if form == "env" and view.text[stop : stop + 1] in (",", ")") and not upper:
        form = "loose"
    if accepts(grade, form, value, known, upper):
        return begin, stop, label.kind
    return None


def judge(label: Label, head: str, stem: str, tail: str, before: str) -> tuple[str, bool]:
    """(grade, known): the grade that the whole name deserves, empty for none; known = no strange words in it."""
    if label.whole and not _own_word(head, stem, tail):
        return "", False
    after = [word.lower() for word in _WORD.findall(tail)] if tail else []
    if tail and tail[0].isalpha() and tail[0].isupper() == stem[-1:].isupper() and after[0] not in KNOWN_TAILS:
        return "", False
    if any(word in NOT_SECRET for word in after):
        return "", False
    known = all(word in KNOWN_TAILS or word.isdigit() for word in after)
    if label.grade != "key":
        return label.grade, known
    words = [word.lower() for word in _WORD.findall(head)]
    if not words and (match := _BEFORE.search(before)):
        words = [match[1].lower()]
    if not words:
        return "weak", known
    if words[-1] in KEY_NOT_SECRET:
        return "", False
    if words[-1] in KEY_QUALIFIERS or words[-1].endswith(("api", "access", "secret", "private")):
        return "secret", known
    if head and head[-1].isalpha() and head[-1].isupper() == stem[:1].isupper():
        return "", False  # monkey, hotkey, turkey
    return "weak", known


def _inner(low: str, at: int, end: int) -> bool:
    """A letter on both sides, or one behind that starts no new word: cheap, and true nearly always."""
    follow = low[end : end + 2]
    return follow[:1].isalpha() and (follow[0] != "s" or follow[1:].isalpha()) and (at == 0 or low[at - 1].isalpha())


def _own_word(head: str, stem: str, tail: str) -> bool:
    if stem.lower() in ("pass", "pwd", "pw", "auth") and head.lower().endswith(COMPOUNDS):
        head = ""
    if head and head[-1].isalnum() and not (stem[:1].isupper() and head[-1].islower()):
        return False
    return not (tail and tail[0].islower() and not stem.isupper() and tail != "s")


def accepts(grade: str, form: str, value: str, known: bool, upper: bool) -> bool:
    """Whether this value under such a name is masked."""
    if len(value) < 3 or values.placeholder(value) or values.location(value):
        return False
    if form in ("env", "loose", "bare", "prose") and values.code_like(value) or values.pattern_like(value):
        return False
    if not known:
        return values.random_like(values.core(value), 14) and not values.is_hex(value) and not values.is_uuid(value)
    if grade == "password":
        return _password(form, value, upper)
    if grade == "weak":
        return _weak(form, value, upper)
    return _secret(form, value, upper)


def _password(form: str, value: str, upper: bool) -> bool:
    low = value.lower()
    if " " in value:
        return form == "quoted" and (values.phrase(value) or values.random_like(value.replace(" ", ""), 8))
    if form in ("quoted", "flag"):
        if value.startswith("-") or low in values.STOP_WORDS:
            return False
        return values.two_classes(value) or values.single_word(value, 6) or (value.isdigit() and len(value) >= 4)
    if form == "env":
        if low in values.STOP_WORDS:
            return False
        return (
            upper or values.two_classes(value) or values.single_word(value, 5) or (value.isdigit() and len(value) >= 4)
        )
    if form == "loose":
        return values.two_classes(value) or (upper and values.single_word(value, 6))
    if not values.two_classes(value) or len(value) < 4:
        return False
    digits = any(char.isdigit() for char in value)
    if form == "strict":
        slug = values.wordy(value) and not value.isalnum() and value.replace("_", "").replace("-", "").isalnum()
        return not slug and not value.isalpha()
    if len(value) >= 8 and values.mixed(value):
        return True
    if len(value) >= 10 and value.upper() != value != value.lower() and value.isalnum():
        return digits or not values.words_only(value)
    return len(value) >= 6 and digits and not values.wordy(value)


def _secret(form: str, value: str, upper: bool) -> bool:
    if " " in value or (value.isupper() and len(value) < 16 and not value.isalnum()):
        return False
    if values.is_uuid(value):
        return form not in ("bare", "prose")
    longest = values.core(value)
    if (
        form in ("quoted", "env", "flag", "strict")
        and len(longest) >= 20
        and longest.upper() != longest != longest.lower()
    ):
        return not (values.wordy(longest) if form == "strict" else values.words_only(longest))
    if form in ("quoted", "env", "flag"):
        if values.random_like(value, 8) or (len(value) >= 10 and values.mixed(value)):
            return True
        return len(value) >= 10 and upper and values.two_classes(value)
    digits = any(char.isdigit() for char in value)
    if form == "loose":
        if "_" in value and not digits:
            return False
        return values.random_like(value, 10) or (len(value) >= 10 and values.mixed(value))
    return digits and values.random_like(value, 12) and values.random_like(longest, 10)


def _weak(form: str, value: str, upper: bool) -> bool:
    if values.is_uuid(value) or "/" in value or "." in value or ":" in value:
        return False
    if values.is_hex(value):
        return upper and form in ("env", "quoted") and len(value) >= 32
    if form in ("bare", "prose") and len(value) < 24:
        return False
    return values.random_like(value, 20) and value != value.lower() and value != value.upper()


def secret_name(name: str) -> str:
    """The grade of secret that such a field holds: `password`, `secret`, `phrase`, `weak`; empty for none."""
    low = name.lower()
    for label in LABELS + FOREIGN:
        at = low.rfind(label.stem) if len(low) == len(name) else -1
        if at >= 0:
            end = at + len(label.stem)
            grade, known = judge(label, name[:at], name[at:end], name[end:], name[:at])
            if grade and known:
                return grade
    return ""
