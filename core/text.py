"""The one door from a transcript to a screen or a terminal: what is not visible becomes a visible code.

An allow-list: letters, marks, numbers, punctuation, symbols and spaces pass, and nothing else does.
"""

from __future__ import annotations

import re
import unicodedata

from .lazy import lazy

_PLAIN = (
    "\\n\\t -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u0377\u037a-\u037f\u0384-\u038a\u038e-\u03a1\u03a3-\u052f"
    "\u05d0-\u05ea\u0620-\u06dc\u06de-\u070d\u0900-\u097f\u0e01-\u0e3a\u0e3f-\u0e5b"
    "\u2010-\u2027\u2030-\u205e\u2070\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20bf\u2100-\u218b\u2190-\u2426"
    "\u2440-\u244a\u2460-\u2b73\u2b76-\u2b95\u3000-\u303f\u3041-\u3096\u3099-\u30ff\u3105-\u312f\u3131-\u3163"
    "\u3165-\u318e\u3190-\u31e3\u31f0-\u321e\u3220-\ua48c\uac00-\ud7a3\uf900-\ufa6d\ufa70-\ufad9\ufe10-\ufe19"
    "\ufe30-\ufe52\uff01-\uff9f\uffa1-\uffbe\ufffd\U0001f000-\U0001f3fa\U0001f400-\U0001faff"
    "\U00020000-\U0002fffd\U00030000-\U0003fffd"
)
"""Ranges that pass without a look at any table: nearly all text. Reserved code points in the emoji and Han
blocks are let through on purpose: the next Unicode version fills them, and an older Python would not know."""

_ENGLAND, _SCOTLAND, _WALES = (
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in region) + "\U000e007f"
    for region in ("gbeng", "gbsct", "gbwls")
)
_ODD = lazy(f"{_ENGLAND}|{_SCOTLAND}|{_WALES}|\r\n|[^{_PLAIN}]")
"""A flag spelled with tag characters (elsewhere they are hidden text), a line end, or one character to
look at."""

_ODD_ASCII = lazy("\r\n|[^\n\t -~]")
"""The same where there is nothing but ASCII: a short class is searched in half the time."""

_VISIBLE_CATEGORIES = frozenset("LMNPSZ")
_HIDDEN_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2028\u2029\u3164\uffa0")
"""Invisible although their category says letter, mark or separator."""
_VISIBLE_FORMATS = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
"""Signs that Arabic, Syriac and Kaithi draw around numbers: format characters, yet visible."""

_ZWNJ, _ZWJ = "\u200c", "\u200d"
_EMOJI_TEXT = frozenset("#*0123456789‼⁉〰〽ℹ")
"""Not symbols by category, but a variation selector makes emoji of them."""
_JOINING = lazy(
    "[\u0600-\u109f\u1700-\u18af\u1900-\u1cff\ua800-\uabff\ufb1d-\ufdff\ufe70-\ufefc"
    "\U00010a00-\U00010fff\U00011000-\U000119ff\U0001e900-\U0001e95f]"
)
"""Scripts in which a joiner changes how letters are drawn."""


def visible(text: str, *, keep_newlines: bool = True) -> str:
    """The text with controls, bidi controls and hidden characters as codes, lone surrogates as U+FFFD.

    Tabs become spaces, a CR LF pair one line end. Nothing is reordered and nothing is dropped.
    """
    odd = _ODD_ASCII if text.isascii() else _ODD
    if odd.search(text):
        text = odd.sub(_code, text)
    if not keep_newlines:
        text = text.replace("\n", "␊")
    return text.expandtabs(4) if "\t" in text else text


_SEQUENCES = lazy(
    "(?:\x1b\\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]?"  # CSI: colours, cursor
    "|(?:\x1b[\\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,4096}(?:\x07|\x1b\\\\|\x9c)?"  # OSC, DCS, SOS, PM, APC
    "|\x1b[ -/]{0,8}[0-~]?"
)
"""Terminal sequences, unterminated ones too: an OSC ends at the line's end at the latest."""


def stripped(text: str) -> str:
    """The text without terminal sequences, controls, bidi controls and hidden characters; for what is stored or sent.

    Lone surrogates become U+FFFD; line ends and tabs stay.
    """
    if "\x1b" in text or not text.isascii():
        if _is_plain(text):
            return text
        text = _SEQUENCES.sub("", text)
    odd = _ODD_ASCII if text.isascii() else _ODD
    return odd.sub(_nothing, text) if odd.search(text) else text


def _is_plain(text: str) -> bool:
    """Whether a text certainly has nothing to look at: seen without a pattern, which takes longer than most texts."""
    for blank in _BLANKS:
        text = text.replace(blank, "")
    if not text.isprintable() or _HALF_FILLER in text:
        return False
    return not text.encode("utf-16-be")[::2].translate(None, _PLAIN_BLOCKS)


_BLANKS = "\n\t\u3000\xa0"
"""Visible, and still not printable to Python."""
_HALF_FILLER = "\uffa0"
_PLAIN_BLOCKS = bytes(
    block for block in range(256) if block not in (0x03, 0x11, 0x17, 0x18, 0x31, 0xFE) and not 0xD8 <= block <= 0xDF
)
"""Upper halves of characters, without those of hidden letters, of variation selectors and of what has four bytes."""


def _nothing(match: re.Match[str]) -> str:
    found = match[0]
    if found == "\r\n":
        return "\n"
    if len(found) > 1 or _is_visible(found, match.string, match.start()):
        return found
    if found == "\r":
        return "\n"
    return "\ufffd" if "\ud800" <= found <= "\udfff" else ""


def _code(match: re.Match[str]) -> str:
    found = match[0]
    if found == "\r\n":
        return "\n"
    if len(found) > 1 or _is_visible(found, match.string, match.start()):
        return found
    point = ord(found)
    if point < 0x20:
        return chr(0x2400 + point)
    if point == 0x7F:
        return "␡"
    if 0xD800 <= point <= 0xDFFF:
        return "\ufffd"
    return f"⟨{point:02X}⟩"


def _is_visible(char: str, text: str, at: int) -> bool:
    before = text[at - 1] if at else ""
    if char in (_ZWJ, _ZWNJ):
        return _joins(char, before, text[at + 1 : at + 2])
    if "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
        return _selects(char, before)
    if "\U0001f3fb" <= char <= "\U0001f3ff":
        # A skin tone on its own: cell tables call it zero cells wide, terminals draw two.
        return unicodedata.category(before or " ") == "So" or before == "\ufe0f"
    if "\U00100000" <= char <= "\U0010ffff":
        # Kept free: the widgets use this plane to mark places in a text.
        return False
    category = unicodedata.category(char)
    if category[0] in _VISIBLE_CATEGORIES:
        return char not in _HIDDEN_LETTERS
    return category == "Co" or char in _VISIBLE_FORMATS


def _joins(joiner: str, before: str, after: str) -> bool:
    """A joiner between emoji, or inside a word of a script that needs it; anywhere else it is hidden text."""
    if not before or not after:
        return False
    if joiner == _ZWJ and unicodedata.category(after) == "So":
        return before == "\ufe0f" or unicodedata.category(before) in {"So", "Sk"}
    return bool(_JOINING.match(before) and _JOINING.match(after))


def _selects(selector: str, before: str) -> bool:
    """One variation selector after a character that has variants; two in a row carry hidden bytes."""
    if not before:
        return False
    category = unicodedata.category(before)
    if selector in "\ufe0e\ufe0f":
        return category[0] == "S" or before in _EMOJI_TEXT
    if selector > "\ufe0f":
        return category == "Lo"
    return category in {"Lo", "Sm", "Po", "Ps", "Pe"}
