"""What a user's "option 2" stands for: the line of the list that the assistant gave. Standard library only."""

from __future__ import annotations

import re

from ..lazy import lazy
from .classify.text import fold, mask, one_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .select import Said

_NUMBERS = {"一": "1", "二": "2", "三": "3", "四": "4", "五": "5", "first": "1", "second": "2", "third": "3"}
_ONE = r"(\d|[a-e]|[一二三四五])(?!\w|\.\d)"
_NAMED = lazy(
    rf"\b(?:option|approach|variant|plan|proposal|choice|alternative|number|no\.?) ?#?{_ONE}"
    r"|\b(first|second|third) (?:one|option|approach|variant|plan|proposal|idea)\b"
    rf"|(?:选项|方案|选|案|第) ?{_ONE} ?(?:个|案|种|项)?|(?<![\w.]){_ONE} ?(?:案|番目|つ目)"
)
_BARE = lazy(
    r"^(?:(?:yes|yeah|yep|ok(?:ay)?|sure|please|let'?s|go with|do|take|use|pick|just|the|好|就|用|选|那就|はい"
    r"|じゃあ)[,. ]*)*#?(\d|[a-e])(?:[,. ]*(?:please|pls|then|it is|吧|でお願いします|で))?[.!]*$"
)
_SHORT = 240
"""Characters of a turn that may choose by a number."""
_LINE = lazy(
    r"^[ \t]*(?:[-*+][ \t]+|#{1,6}[ \t]+)?\**[ \t]*"
    r"(?:(?:option|approach|variant|plan|proposal|方案|选项|選項|案)[ \t]*)?"
    r"(\d|[a-eA-E]|[一二三四五])(?:[.):：、]|\**[ \t]*[-–—:])\**[ \t]*(\S.*)$",
    re.IGNORECASE | re.MULTILINE,
)


def taken(answer: Said, chosen: str, said: Said, offered: str) -> str:
    """The option that a user's turn takes of what the assistant's turn right before it offers; empty where none.

    `chosen`, `offered`: the masked texts of the two.
    """
    if answer.role != "user" or said.role != "assistant" or not (name := _choice(chosen)):
        return ""
    return _option(offered, name)


def _choice(text: str) -> str:
    """The number or the letter of the option that a turn chooses; empty where it chooses none."""
    if len(text) > _SHORT:
        return ""
    folded = one_chinese(fold(mask(text))).strip()
    found = _BARE.match(folded) or (None if "?" in folded.split("\n")[0] else _NAMED.search(folded))
    name = next((group for group in found.groups() if group), "") if found else ""
    return _NUMBERS.get(name, name)


def _option(text: str, name: str) -> str:
    """The line of a text that stands under a number or a letter, as it is written; the last of several."""
    found = ""
    for match in _LINE.finditer(text):
        if _NUMBERS.get(match[1], match[1].lower()) == name:
            found = text[match.start(2) : match.end()].strip()
            if found.count("**") % 2:
                found = found.replace("**", "", 1)
    return found
