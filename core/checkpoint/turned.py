"""Names that a correction says no to, wherever they stand in it. Standard library only.

A second look beside the phrases that the rules give: what an earlier item must name, too, may be looked for loosely.
"""

from __future__ import annotations

from functools import lru_cache

from ..lazy import lazy
from .classify.relations import terms
from .classify.text import fold, one_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Item

_NAME = r"(?<![a-z0-9_])[a-z_@$#`][\w@$#./:+`-]*"
_BEFORE = lazy(
    r"(?:\b(?:not|never|no longer|no more|do ?n[o']?t (?:use|want|need|do)|stop using|instead of|rather than|drop|ditch"
    r"|scrap|without|swap|replace|forget (?:about|what (?:i|we) said about)"
    r"|(?:earlier|before|previously|yesterday|first) (?:i|we) (?:said|wrote|told you|chose|picked|wanted))"
    r"(?: (?:use|using|the|an?|about|on|in))* "
    r"|不用|别用|不要用|不要再用|别再用|不再用|不是|而非|不走|不选|不采用|停用|放弃|弃用|取代"
    r"|(?:之前|先前|原本|上次|昨天|刚才)说的?(?:用|是)?)"
    r"([^,;:.!?()、—–]{1,60})"
)
_UNTIL = lazy(
    r"\b(?:out|for|with|but|by|to|use|let'?s|it should|in favou?r of)\b|改|换|(?<!不)是|才|而|ではなく|じゃなく"
)
"""Where the phrase ends: here comes what is to be instead."""
_AFTER = lazy(
    rf"({_NAME}(?: {_NAME}){{0,2}}) (?:is|was|are|were)"
    r" (?:out|dead|gone|wrong|off|cancelled|dropped|history|a mistake)\b"
    rf"|({_NAME}) ?(?:就|先|的)?(?:不用了|不要了|不行|不对|不要用|废掉|作废|(?:全数|全部|一律)?停用|取消"
    r"|换掉|换成|改成|改为|改用|淘汰|拿掉|撤掉)"
    rf"|({_NAME}) ?(?:ではなく|じゃなく|でなく|はやめ|をやめ|は廃止|を廃止|は使わ|は使いま|は却下|は撤回"
    r"|はなし|の代わり|よりも|から.{0,24}に(?:変更|移行|切り替え|し))"
)


_POINTS = lazy(
    r"(?:that|this|it)(?:'?s| is| was)?(?: the| a)?"
    r"|(?:doing |using |with |to |for )?(?:this|that|it|them|these|those)"
    r"(?: (?:ones?|thing|way|again|anymore|now|here|please|at all|if possible))?"
    r"|[这那這](?:个|個|样|樣|些|里|裡)?|它|それ|これ|あれ|その|この|そこ|ここ"
)
"""What only points at something: a pronoun and what goes with it."""
_REASON = lazy(
    r"^(?:(?:the|our|my|your|all|some|old|it|they|we) )?(?:(?!that |which |who )[\w'`./-]+ ){0,4}"
    r"(?:can(?:no|')?t|can not|ships without"
    r"|do(?:es)?(?: not|n'?t)|did(?: not|n'?t)|won'?t|will not|has no|have no)\b"
    r"|(?:不了|不到|不动|不動|不起|没有|沒有|不行|不支[持援]|無法|无法|会[坏挂死崩]|會[壞掛死崩])(?:的|了|啦)?$"
    r"|(?:できない|できません|ません|読めない|使えない)(?:から|ので|です|んです)?$"
)
"""Why something is not to be: a subject and what it cannot or has not. It is not what is to be instead."""


def _is_whole(phrase: str, text: str) -> bool:
    """Whether a phrase is more than a pronoun and ends where a word does, somewhere in its text."""
    if not phrase or _POINTS.fullmatch(fold(phrase).strip()):
        return False
    start = text.find(phrase)
    while start >= 0:
        before, after = text[start - 1 : start], text[start + len(phrase) : start + len(phrase) + 1]
        if not (_is_letter(after) and _is_letter(phrase[-1])) and not (_is_letter(before) and _is_letter(phrase[0])):
            return True
        start = text.find(phrase, start + 1)
    return False


def _is_letter(char: str) -> bool:
    return char.isascii() and char.isalnum()


@lru_cache(maxsize=4096)
def turned_down(text: str) -> frozenset[str]:
    """The names that a text says no to, as terms."""
    plain = one_chinese(fold(text))
    found: set[str] = set()
    for match in _BEFORE.finditer(plain):
        found |= _names(_UNTIL.split(match[1], maxsplit=1)[0])
    for match in _AFTER.finditer(plain):
        found |= _names(match[match.lastindex or 0])
    return frozenset(found)


def names_what_is_turned_down(correction: Item, earlier: Item) -> bool:
    """Whether an earlier item stands for a name that a correction says no to, and not for what comes instead."""
    down = turned_down(correction.text)
    if not down:
        return False
    named = _names(earlier.accepted or earlier.text) - turned_down(earlier.text)
    instead = _names(correction.accepted or "") - down
    return bool(down & named) and not instead & named


def trusted(text: str, rejected: str, accepted: str) -> tuple[str | None, str | None]:
    """A correction's phrases, without one that only points, is cut within a word, or that its names speak against.

    None misleads less than a wrong one.
    """
    if not rejected and not accepted:
        return None, None
    rejected, accepted = (phrase if _is_whole(phrase, text) else "" for phrase in (rejected, accepted))
    if _REASON.search(fold(accepted)):
        accepted = ""
    down = turned_down(text)
    if (_names(accepted) - _names(rejected)) & down:
        accepted = ""
    if down and not _names(rejected):
        rejected = ""
    return rejected or None, accepted or None


@lru_cache(maxsize=8192)
def _names(phrase: str) -> frozenset[str]:
    """The terms of a phrase that are spelled in letters: names of things, rarely anything else in CJK talk."""
    return frozenset(term for term in terms(phrase) if term[0] < "\u3000" and len(term) > 2 and not term[0].isdigit())
