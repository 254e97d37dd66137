"""What a sentence does with a thing that it names: proposes or does it, or turns it down, recalls it, asks of it."""

from __future__ import annotations

import re

_CLAUSE = re.compile(
    r"[,;:\uff0c\u3001()]|\s[-\u2013\u2014]+\s|\u2014\u2014|\b(?:but|so|because|since|while|although|however|then)\b"
    r"|\band (?:not|no|never|i|then)\b|但是?|所以|因为|不过|然后|并且|が、|ので"
)
_HARMLESS = re.compile(
    r"\bnot only\b|\bwhy not\b|\bno (?:problem|worries|warnings?|errors?|doubt|need to wait)\b|\bnot sure\b|\bnot yet\b"
    r"|\b(?:don't|do not) mind\b|\bno objections?\b|\b(?:not|isn't) a problem\b"
    r"|不过|不同|不错|特别|分别|区别|差别|类别|级别|另外|别的|无论|无法|不但|仅仅?|不仅|不只|不如|不妨|除非|并非|非常|应用"
    r"|作用|用户|使用者|可用|费用|通用|引用|专用|常用|适用|用途|用法|用量|没问题|问题|不会太|不算|何不|问题ない|問題ない|のない"
    r"|没关系|不介意|无妨|不反对|没意见|构いません|かまいません|問題ありません|问题ありません|不要紧|要不要|不好意思|すみません|かもしれません|少ない"
)
_REFUSES = re.compile(
    r"\b(?:not|no|never|none|nor|without|cannot|avoid(?:s|ed|ing)?|instead of|rather than|don't|doesn't|didn't|won't"
    r"|isn't|aren't|wasn't|can't|shouldn't|mustn't|dropp?(?:s|ed|ing)?|remov(?:e|es|ed|ing)|delet(?:e|es|ed|ing)"
    r"|uninstall(?:s|ed|ing)?|replac(?:e|es|ed|ing)(?! \w+(?: \w+)? (?:with|by))|convert(?:s|ed|ing)?"
    r"|get(?:ting)? rid of|rid of|clean(?:ed|ing)? (?:up|out)|leave|left|rul(?:e|ed) out|banned|forbidden|rejected"
    r"|refused|overturned|unrelated|leftovers?|strip(?:ped|ping)?|purg(?:e|ed|ing)|against|ignor(?:e|ed|ing)"
    r"|skip(?:ped|ping)? (?:over )?)\b|n't\b"
    r"|不(?:再|要|用|使|会|能|采|碰|动|准|是|装|走|必|可|行|应|该|许|需|得|存|放|写|做|靠|带|依|引|选|建议|合适|含)|没|别|勿|避免|禁|拒"
    r"|舍弃|放弃|移除|删|去掉|拿掉|换掉|取代|替换|卸载|清掉|清理|改掉|淘汰|否决|停用|无关|而非|弃用|排除|抛弃|无需|未"
    r"|ない|ません|なし|やめ|避け|禁止|却下|不採用|不采用|外し|外す|削除|消し|除去|せず|わず|なく|代わり|廃止|撤去|抜き"
)
_GIVES_UP = re.compile(
    r"(?:\s*(?:的|を|から|は)?[^,.;，]{0,12}?(?:换成|改成|改为|替换成|替换为|迁移到|迁到|搬到|改用|から|より))"
)
_LEAVES = re.compile(r"(?:migrat|mov|convert|switch|port)\w*(?: \w+){0,2} (?:away )?from (?:the |a )?$")
_MEASURE = re.compile(
    r"\s*(?:usage|consumption|footprint|leak|limit|pressure)s?\b|\s*(?:の|的)?(?:使用量|用量|使用率|占用|泄漏|リーク)"
)
"""How much of it is used is another thing than to use it."""
_ARROW = re.compile(r"\s*(?:->|\u2192|=>)")
_RECALLS = re.compile(
    r"\b(?:was|were|had|used to|previously|earlier|originally|initially|formerly|history|historical|legacy|deprecated"
    r"|in (?:19|20)\d\d|last (?:year|month|week|time)|you (?:said|asked|told|wanted|decided|ruled|rejected|had)|ago"
    r"|old|compares?|lists?|listed|mentions?|mentioned|contains?|still (?:has|have|import|imports|uses?|references?)"
    r"|found|says|shows?|according|docs? for|remains? from|migrat\w+ (?:away )?from|moved (?:away )?from|came from)\b"
    r"|曾|之前|先前|原本|原先|以前|旧|去年|上次|当时|历史|沿革|遗留|残留|找到|发现|看到|搜到|还有|仍有|记录|提到|列出|写着|您说|你说"
    r"|かつて|昔|当初|元々|もともと|過去|过去|歴史|履歴|残って|見つか|见つか|確認|确认|読み(?:ました|ます)|参考|言われ"
)
_MEANS = re.compile(
    r"\b(?:i'll|i'd|i will|i would|i am|i'm|i've|i have|let me|let's|we'll|we can|we could|we should|we put|we use"
    r"|going to|gonna|plan|proposal|propose|proposing|suggest|suggesting|recommend"
    r"|approach|idea|option|simplest|easiest|quickest"
    r"|best|fastest|next|now|first|then|want to|could|should|might|instead|back to|prefer|how about"
    r"|shall i|shall we|what about|why not"
    r"|will|can|start(?:ing)? with|step \d)\b"
    r"|^(?:and |ok(?:ay)?[,.]? |sure[,.]? |right[,.]? |done[,:.]? )?(?:add|us|install|switch|implement|creat|writ|sett?"
    r"|mov|put|wir|build|mak|chang|updat|configur|generat|enabl|introduc|mock|poll|cach|stor|sav|roll|stick|keep|go|run"
    r"|deploy|rebas|push|turn|wrapp?|import|pull|copy|copi|hook|bring|revert|return|convert|hard-?cod|inlin|defin"
    r"|render|send|read|load|pick|replac|done|it(?:'s| is| now)?|the \w+ (?:now )?(?:uses?|is|goes|runs)|this)"
    r"(?:ing|ed|e|es|s|ten|t|te)?\b"
    r"|用|使用|采用|改回|换回|改成|改用|改为|换成|走|加入|新增|引入|引进|设为|设成|设定|写成|做成|装|安装|放|存|放在|存到|存在|接|套|跑|写|建|做"
    r"|我会|我先|我来|我把|我要|我将|接下来|打算|方案|做法|计划|建议|可以|考虑|让我|准备|最简单|干脆|直接|先|已|完成|改"
    r"|ます|ましょう|ました|する|した|したい|どうでしょう|案|方針|予定|つもり|提案|でいきます|戻"
)
_QUESTION = re.compile(r"\?\s*$|[吗嗎呢]\s*[?.]?$|(?:です|ます|でした|ました|した|した)(?:っけ|か)[?.]?\s*$|っけ")
_STAYS = re.compile(
    r"\b(?:still|stays?|remains?|unchanged|keeps?|as before|untouched|separate)\b"
    r"|仍|还是|依然|维持|保持|不变|照旧|まま|変わら|变わら"
)


def refuses(clause: str) -> bool:
    """Whether a folded clause turns something down."""
    return _REFUSES.search(_HARMLESS.sub(_blank, clause)) is not None


def clause_at(sentence: str, start: int, end: int) -> tuple[int, int]:
    """The clause of a folded sentence that a stretch stands in."""
    first, last = 0, len(sentence)
    for mark in _CLAUSE.finditer(sentence):
        if mark.end() <= start:
            first = mark.end()
        elif mark.start() >= end:
            last = mark.start()
            break
    return first, last


def proposes(sentence: str, start: int, end: int, *, answers: bool = False) -> bool:
    """Whether a folded sentence proposes or reports doing what stands from `start` to `end`."""
    first, last = clause_at(sentence, start, end)
    clause = sentence[first:last]
    rest = sentence[end:last]
    if refuses(clause):
        return False
    if (
        _MEASURE.match(rest)
        or _GIVES_UP.match(rest)
        or _LEAVES.search(sentence[first:start])
        or _ARROW.match(sentence[end:])
    ):
        return False
    bare = _HARMLESS.sub(_blank, sentence)
    if _RECALLS.search(clause) and not _OWN.search(clause):
        return False
    if answers:
        return _OWN.search(bare) is not None
    japanese = re.search(r"[\u3041-\u3096]", sentence) is not None
    return _MEANS.search(bare if japanese else bare[:last]) is not None


_OWN = re.compile(
    r"\b(?:i'll|i'd|i will|let me|let's|we'll|i've (?:add|switch|us|put)\w*|back to|going to)\b"
    r"|我会|我来|我先|我把|我将|我打算|我要"
    r"|让我|改回|换回|接下来|戻し|します(?!か)|ましょう"
)


def asks(sentence: str) -> bool:
    """Whether a folded sentence is a question."""
    return _QUESTION.search(sentence) is not None


def stays(sentence: str) -> bool:
    """Whether a folded sentence says that something stays as it is."""
    return _STAYS.search(sentence) is not None


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])
