"""Where a label's value stands: the ways in which people and formats write "this name has this value"."""

from __future__ import annotations

import re

from ..lazy import lazy
from .view import GUTTER, MARK, View

Place = tuple[int, int, str]
"""Start and end of the value in the view, and the form: quoted, strict, env, loose, flag, bare, prose, number."""

_CJK = "\u3000-\u303f\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef"
_RUN = lazy(f"[^\\s\"'`<>{_CJK}{MARK}“”‘’«»„…]{{1,4096}}")
_NEXT_LINE = rf"(?:[ \t]*\r?\n{GUTTER})"
_CLOSERS = r"(?:\[\d{0,4}\]|[\"'`*_\])”’»」』】〉?!]|</?(?:b|i|strong|code|em)>|[ \t]?[(（][^()（）\n]{1,30}[)）]){0,6}"
_QUOTES = {'"': '"', "'": "'", "`": "`", "“": "”", "‘": "’", "「": "」", "『": "』", "«": "»", "„": "“", "【": "】",
           "《": "》", '"""': '"""', "'''": "'''", "**": "**", "”": "”", "»": "«"}  # fmt: skip
_OPEN = r"(?:(?:[brufBRUFN@$]{1,2})(?=[\"'`]))?(?P<q>\"\"\"|'''|[\"'`“‘「『«„【《”»]|\*\*)?"
_OP = lazy(
    rf"(?P<close>{_CLOSERS})(?P<pre>[ \t]{{0,40}})"
    r"(?:(?P<typed>:[ \t]{0,4}[&*]{0,2}[\w\[\]<>|'. ]{1,40}?[ \t]{0,4}=(?!=)"
    r"|(?:string|str|String|char ?\*)[ \t]{0,8}:?=)"
    r"|(?P<op>:=|=>|->|→|⇒|➜|=(?!=)|===?|\?=|\+=|~>|:{1,2}|[|│┃]{1,2}(?=[ \t])"
    r"|[はをがのもにを是為为設设成改換换填用等於于值定：＝은는이가을를의]{1,8}))"
    rf"(?P<post>[ \t]{{0,40}}(?:\*\*[ \t])?(?:(?:[|>][-+]?\d?)?{_NEXT_LINE}(?![\w.-]{{1,60}}[:=]))?)"
    rf"(?:!!?[\w/]{{1,20}}[ \t]+)?{_OPEN}"
)
_XML = lazy(r"(?:\s[^<>]{0,200})?>\s{0,40}(?:<!\[CDATA\[)?(?P<v>[^<>\]]{1,4096})")
_PAIR = lazy(
    rf"[\"'`]?(?:\s{{0,60}},)?(?:{_NEXT_LINE}|\s{{0,40}})(?:-[ \t])?[\"']?"
    r"(?:value|val|secretValue|content|default(?:_value)?|string|text|plaintext)[\"']?"
    rf"\s{{0,8}}[:=]\s{{0,20}}{_OPEN}",
    re.IGNORECASE,
)
_BLOCK = lazy(r"[\"']?\s{0,4}\{[^{}]{0,300}?\bdefault\s{0,12}=\s{0,4}(?P<q>[\"'])")
_PLIST = lazy(
    r"</key>\s{0,80}<string>(?P<v>[^<>]{1,4096})|[\"'][^<>]{0,120}>\s{0,40}(?:<value>)?(?P<w>[^<>]{1,4096})</"
)
_TUPLE = lazy(r"[\"'`]\]?\s{0,10},\s{0,40}[brfuN@]?(?P<q>[\"'`])")
_CALL = lazy(r"[ \t]?\(\s{0,20}[brfuN@]?(?P<q>[\"'`])")
_SPACE = lazy(
    rf"(?:[\"'`*]{{0,3}}[ \t]{{1,20}})"
    rf"(?:(?:set[ \t]to|is|to|was|are|be|as|of|es|ist|est|é|è|jest|lautet|=|[-–—])[ \t]{{1,8}})?{_OPEN}"
)
_PROSE = lazy(
    r"(?:[\"'`*)]{0,3})(?:[ \t]+[\w'’./@()&-]{1,30}){0,7}?[ \t]{0,4}"
    r"(?:(?:\b(?:is|was|are|to|be|ist|lautet|est|es|jest|é|è)\b"
    rf"(?:[ \t]+(?:now|currently|still|set[ \t]to|just|simply|also))?)(?::|[ \t])|[:=]|->|→)[ \t]{{0,4}}{_OPEN}"
)
_BELOW = lazy(rf"(?:[ \t]+[\w'’./@()&-]{{1,30}}){{0,7}}?[ \t]{{0,4}}:{_NEXT_LINE}{{1,2}}{_OPEN}")
_ITEM = lazy(r"[\s,]{0,80}(?P<q>[\"'])")
_NUMBER = lazy(r"\d{4,32}(?=\s{0,20}[,}\]\n])")


def places(view: View, at: int, end: int) -> list[Place]:
    """The values that the name at `at:end` may have, most certain form first."""
    text = view.text
    before = text[at - 1] if at else ""
    if before == "<" and (xml := _XML.match(text, end)):
        return _run_place(text, xml.start("v"), xml.end("v"), "quoted")
    op = _OP.match(text, end)
    if op:
        return _assigned(view, op)
    found: list[Place] = []
    if before in "\"'`([{>:.-_" or text[end : end + 1] in "\"'`(\n\r":
        found = _paired(view, end, before)
    if not found and text[end : end + 1] in " \t\"'`*)":
        found = _spaced(view, at, end)
    return found


def _assigned(view: View, op: re.Match[str]) -> list[Place]:
    text, quote = view.text, op["q"]
    sign = "=" if op["typed"] else op["op"]
    if "\n" in op["post"] and (")" in op["close"] or quote in ('"""', "'''")):
        return []  # a function's head and its docstring
    if sign in ("==", "===", "|", "||") and not quote and sign[0] == "=":
        return []
    if quote:
        return quoted(view, op.end(), quote, "quoted")
    start = op.end()
    if text[start : start + 1] == "[" and (items := _items(view, start + 1)):
        return items
    if '"' in op["close"] and sign == ":" and (number := _NUMBER.match(text, start)):
        return [(start, number.end(), "number")]
    tight = sign == "=" and not op["pre"] and not op["post"]
    return run(text, start, "env" if tight else "loose")


def _paired(view: View, end: int, before: str) -> list[Place]:
    text = view.text
    for pattern in (_PAIR, _BLOCK):
        if match := pattern.match(text, end):
            if match["q"]:
                return quoted(view, match.end(), match["q"], "quoted")
            return run(text, match.end(), "loose")
    if match := _PLIST.match(text, end):
        group = "v" if match["v"] else "w"
        return _run_place(text, match.start(group), match.end(group), "quoted")
    for pattern in (_TUPLE, _CALL):
        if match := pattern.match(text, end):
            return quoted(view, match.end(), match["q"], "strict")
    return []


def _spaced(view: View, at: int, end: int) -> list[Place]:
    text = view.text
    found: list[Place] = []
    if match := _SPACE.match(text, end):
        flag = _is_flag(text, at)
        if match["q"]:
            found += quoted(view, match.end(), match["q"], "quoted" if flag else "strict")
        else:
            found += run(text, match.end(), "flag" if flag else "bare")
    for pattern in (_PROSE, _BELOW):
        if match := pattern.match(text, end):
            found += quoted(view, match.end(), match["q"], "prose") if match["q"] else run(text, match.end(), "prose")
    return found


def _is_flag(text: str, at: int) -> bool:
    """The name is a command's option: `--db-password X`, `-password X`, `/password X`."""
    dash = at - 1
    while dash >= 0 and text[dash] in "-_" or (dash >= 0 and text[dash].isalnum() and text[dash].isascii()):
        dash -= 1
    head = text[dash + 1 : at]
    return head.startswith("-") and (dash < 0 or text[dash].isspace() or text[dash] in "\"'`[(,")


def quoted(view: View, start: int, quote: str, form: str) -> list[Place]:
    """The value up to its closing quote; quotes escaped more deeply belong to the value."""
    text = view.text
    close = _QUOTES[quote]
    limit = min(len(text), start + 8192)
    depth = len(view.raw_char(start - 1)) if len(quote) == 1 else 1
    end = text.find(close, start, limit)
    while end >= 0 and len(close) == 1 and close in "\"'`" and _deeper(view, end, depth):
        end = text.find(close, end + 1, limit)
    line = text.find("\n", start, end if end >= 0 else limit)
    if line >= 0:
        end = line
    if end < 0:
        return run(text, start, "loose")
    return _run_place(text, start, end, form)


def _deeper(view: View, at: int, depth: int) -> bool:
    raw = view.raw_char(at)
    return raw[0] == "\\" and len(raw) > depth


def _run_place(text: str, start: int, end: int, form: str) -> list[Place]:
    """Trimmed, and split where a mark stands already."""
    found = []
    for piece in _PIECE.finditer(text, start, end):
        value = piece[0]
        begin = piece.start() + len(value) - len(value.lstrip())
        stop = piece.end() - (len(value) - len(value.rstrip()))
        if stop > begin:
            found.append((begin, stop, form))
    return found


_PIECE = lazy(f"[^{MARK}]+")


def _items(view: View, at: int) -> list[Place]:
    found: list[Place] = []
    for _item in range(64):
        item = _ITEM.match(view.text, at)
        if item is None:
            break
        places = quoted(view, item.end(), item["q"], "quoted")
        if not places:
            break
        found += places
        at = places[-1][1] + 1
    return found


_PARAMETER = lazy(
    r"&(?:amp;)?[\w.\[\]-]{1,60}=|;[ \t]{0,4}[\w .-]{1,40}=|;\s|;\Z"
    r"|,(?=\s|\Z|[\w.-]{1,40}[=:])|\)[,;.]|\}[,;]|[,}\]]{1,6}\Z"
)


def run(text: str, start: int, form: str) -> list[Place]:
    """An unquoted value: up to the next blank, quote, tag or CJK character, without closing punctuation."""
    match = _RUN.match(text, start)
    if match is None:
        return []
    value = match[0]
    cut = _PARAMETER.search(value)
    if cut:
        value = value[: cut.start()]
    if value[-1:] not in "([{":
        value = value.rstrip(".,;:!?)]}*|\\")
    while value.startswith(("*", "(", "[")) and len(value) > 1 and form != "flag":
        start, value = start + 1, value[1:]
    return [(start, start + len(value), form)] if value else []
