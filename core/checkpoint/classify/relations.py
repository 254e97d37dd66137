"""Whether later words overturn an earlier item, or close a todo. Deterministic; standard library only.

Phrases are compared by their terms: words without endings, identifiers with their parts, pairs of Han or kana.
"""

from __future__ import annotations

import re
from functools import lru_cache
from operator import add

from ...lazy import lazy
from .prepared import prepared
from .scripts import runs
from .text import fold, one_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Said(Protocol):
        """An item or a label, as far as it is compared."""

        @property
        def text(self) -> str: ...
        @property
        def rejected(self) -> str | None: ...
        @property
        def accepted(self) -> str | None: ...


_LATIN = lazy(r"[a-z0-9\u00c0-\u024f_$@#]+(?:[./:+-][a-z0-9\u00c0-\u024f_]+)*(?:\+\+|#)?")
_FOREIGN = lazy(r"[^\x00-\xff]+")
_CAMEL = lazy(r"(?<=[a-z0-9])(?=[A-Z])")
_PARTS = lazy(r"[./:_+-]+")
_NUMBER = lazy(r"\d+(?:[.,]\d+)*")
_STOP = frozenset(
    "a an the to of in on at by for from with and or but is are was were be been it its this that these those we "
    "i you he she they our my your "
    "us me so as if then than now just please also all any some use used using do does did done doing go goes "
    "going make made have has had get got "
    "will would can could should must may let lets not no one thing stuff way what which there here up out into "
    "over about only still yet".split()
)
_TODO_WORDS = frozenset(
    "todo later tomorrow next week sprint month release session phase soon eventually remind remember forget "
    "need needs remaining left open pending "
    "follow ticket list still missing after before when once until at some point someday note self work item "
    "items task tasks owe again back fixme".split()
)
_EXTENSIONS = frozenset(
    "js ts jsx tsx mjs py go rs rb java kt c h cc cpp hpp cs php swift vue md json toml yaml yml sql sh html css "
    "io".split()
)
_IRREGULAR = dict(
    pair.split(":")
    for pair in (
        "wrote:writ written:writ write:writ rewrote:rewrit rewritten:rewrit rewrite:rewrit sent:send built:build "
        "ran:run kept:keep left:leav leave:leav took:tak taken:tak take:tak split:split splitting:split made:mak "
        "found:find began:begin threw:throw thrown:throw chose:choos chosen:choos choose:choos deletion:delet "
        "removal:remov migration:migrat translation:translat validation:validat documentation:document "
        "docs:document doc:document tests:test redid:redo redone:redo"
    ).split()
)
_ENDING = lazy(r"(?:ies|ied|ing|ed|es|s|e|y)$")
_NEGATED = lazy(
    r"(?:\b(?:not|no|never|instead of|rather than|without|over|don'?t use|no longer|dropped?|against|replac\w+"
    r"|rejected?)\s+(?:use |using |the |a |an )*"
    r"|(?:而不是|而非|不是|不用|不要|别用|不再用?|不采用|取代|不走|不做))([^,;.!?()]{1,60})"
    r"|([^,;.!?()\s]{1,30})(?:ではなく|じゃなく|はやめ|をやめ|は使わな|の代わり)"
)
_FUNCTION = lazy(
    "(?:还没有?|尚未|尚待|之后|以后|明天|下周|下个|下次|回头|改天|有空|记得|提醒我|待办|遗留|剩下|剩余|需要|已经"
    "|完成|把|了|的|再|要|先|已|好|就|也|都|这|那|的|是|在|我|你"
    "|まだ|後で|あとで|次回|来週|明日|未対応|未実装|残り|必要|あります|しました|ました|します|ます|です|でした"
    "|する|こと|でき|[をはがにでとのもしてた])"
)


def _stem(word: str) -> str:
    known = _IRREGULAR.get(word)
    if known is not None:
        return known
    if len(word) < 5 or not word.isalpha():
        return word.removesuffix("s") if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
    short = _ENDING.sub("", word)
    return short[:-1] if len(short) > 4 and short[-1] == short[-2] and short[-1] not in "sl" else short


def _plain(text: str) -> str:
    return one_chinese(fold(_CAMEL.sub(" ", text).replace("`", " ")))


@lru_cache(maxsize=8192)
def terms(phrase: str) -> frozenset[str]:
    """What a phrase is about, whatever its spelling, script of Chinese, endings and small words."""
    folded = _plain(phrase)
    found: set[str] = set()
    for word in _LATIN.findall(folded):
        pieces = [word] if _NUMBER.fullmatch(word) else [piece for piece in _PARTS.split(word) if piece]
        if len(pieces) > 1 and pieces[-1] in _EXTENSIONS:
            pieces.pop()
        found.update(_stem(piece) for piece in pieces if piece not in _STOP)
    if not folded.isascii():
        for part in _FOREIGN.findall(_FUNCTION.sub(" ", folded)):
            for run in runs(part, _is_letter):
                found.update(map(add, run, run[1:]) if len(run) > 1 else run)
    return frozenset(found)


def _is_letter(letter: str) -> bool:
    """Han, Hiragana or Katakana, with the mark of a long vowel."""
    return "\u3400" <= letter <= "\u9fff" or "\u3041" <= letter <= "\u3096" or "\u30a1" <= letter <= "\u30fc"


def _covered(phrase: frozenset[str], by: frozenset[str]) -> bool:
    """Whether a text of the terms `by` speaks of the phrase: of all its words, of most of its pairs."""
    latin = {term for term in phrase if term[0] < "\u3000"}
    pairs = phrase - latin
    if not phrase or len(latin & by) < len(latin) * (1 if len(latin) < 3 else 0.75):
        return False
    return len(pairs & by) >= len(pairs) * (1 if len(pairs) < 3 else 0.6)


@lru_cache(maxsize=8192)
def _upheld(text: str, rejected: str | None, accepted: str | None) -> frozenset[str]:
    """What an earlier item stands for: what it accepts, or its text without what it says no to."""
    if accepted:
        return terms(accepted)
    text = _plain(text)
    if rejected:
        text = text.replace(_plain(rejected), " ")
    return terms(_NEGATED.sub(" ", text))


def overturns(correction: Said, earlier: Said) -> bool:
    """Whether a later correction takes back what an earlier item stands for."""
    upheld = _upheld(earlier.text, earlier.rejected, earlier.accepted)
    rejected, accepted = terms(correction.rejected or ""), terms(correction.accepted or "")
    if not rejected:
        return _other_number(accepted, upheld)
    fresh = accepted - rejected
    if fresh and _covered(fresh, upheld) and not rejected - accepted <= upheld:
        return False
    if not _covered(rejected, upheld):
        return False
    if all(term[0] < "\u3000" and (_NUMBER.match(term) or len(term) < 3) for term in rejected):
        return bool((terms(correction.text) - rejected - accepted) & terms(earlier.text))
    return not (fresh and _covered(fresh, upheld))


def _other_number(accepted: frozenset[str], upheld: frozenset[str]) -> bool:
    """The same thing with another number: "a timeout of 45 seconds" after one of 30."""
    numbers = {term for term in accepted if _NUMBER.fullmatch(term)}
    before = {term for term in upheld if _NUMBER.fullmatch(term)}
    about = accepted - numbers
    return bool(numbers and before and not numbers & before and about and about <= upheld)


_DONE = lazy(
    r"\W(?:d(?:one|eleted|ocumented|eployed|ropped|rop it|(?:on'?t|o not) (?:need|bother|do|have to))"
    "|f(?:inished|ixed|orget (?:about )?(?:it|the|that))"
    "|c(?:ompleted?|onverted|leaned|overed|losed|all(?:ed|ing)? off|ancel(?:led|ed)?)"
    "|a(?:dded|re (?:now )?(?:in|live|there|gone|ready|set up))"
    "|i(?:mplemented|n place|s (?:now )?(?:in|live|there|gone|ready|set up))|m(?:erged|igrated|oved)"
    "|r(?:esolved|emoved|enamed|otated|eplaced|efactored|ewrote|ewritten|estored)"
    "|s(?:hipped|quashed|plit|et up|kip it|crap(?:ped)?)|u(?:pdated|pgraded)"
    "|w(?:rote|ritten|ired|on'?t (?:need|bother|do|have to|be needed))|t(?:ranslated|ook care of|aken care of)"
    "|h(?:ooked)|l(?:anded)|p(?:orted)|e(?:xtracted)|o(?:bsolete|ff the list)"
    "|n(?:ow (?:has|have|works?|supports?|handles?|covers?|validates?)|o longer (?:needed|necessary|wanted|want|need)"
    r"|ot needed|eedn'?t (?:need|bother|do|have to)|ever ?mind))\b"
)
"""By first letters, and behind what is no letter: a search stops only there, and skips most of the words."""
_DONE_CJK = lazy(
    "完成|做好|做完|搞定|弄好|写好|写完|改好|改完|修好|补好|补上了|补齐了|加好|加上了|清好|清掉了|换好|换掉了"
    "|接好|接上了|测完|更新了|迁完|迁移完|翻好|处理好|处理完|删掉了|拔掉了"
    "|已(?:经)?(?:补|加|修|更新|改|迁|处理|写|移除|清|换|接|删|上线|实现|实作|整理|拆|翻译|升级|配置|设定)|好了$"
    "|(?:不用|不必|无需|不需要?)(?:做|再|改|处理|补|写|加|换)?.{0,8}了|不做了|取消|算了|免了|作罢"
    "|完了|終わ(?:り|っ)|済み|済で|対応しました|(?:追加|修正|更新|実装|削除|移行|整理|差し替え|置き換え|書き|直"
    "|翻訳|作成|清掃|掃除|入れ|付け|消)(?:し|き)?(?:ました|た$|した)|できました|不要にな|不要です|やめま|やめる"
    "|中止|取りやめ|しなくて(?:いい|良い)"
)
_OPEN = lazy(
    r"\?|\uff1f|吗$|\b(?:yet|not (?!needed)\w+ed|isn'?t|aren'?t|hasn'?t|haven'?t|didn'?t|not (?:done|finished"
    "|added|implemented|fixed|updated|migrated|written)|still|todo|will|'ll|later|should|once|when|until|if"
    r"|to be|needs?|must|tomorrow|partially|almost|half)\b"
    r"|还没|尚未|还未|未(?:完|处|做|改)|之后|以后|明天|下次|下周|等.{1,12}(?:再|后)|记得|没有?(?:做|改|写|补|完)"
    r"|まだ|未(?:完|対|実|着)|予定|後で|次回|来週|ていない|ていません|できたら|終わったら|完了したら|までに"
)
_CALLED_OFF = lazy(
    "no longer|not needed|won'?t|needn'?t|don'?t|do not|never ?mind|skip|cancel|call(?:ed|ing)? off|drop|forget"
    "|scrap|obsolete"
)
_TICKED = lazy(r"^\s*(?:[-*+]|\d{1,2}[.)])\s*\[[xX]\]\s*(.+)$", re.MULTILINE)
_ALL_DONE = lazy(
    r"\b(?:all|every|everything)\b.{0,24}\b(?:todos?|remaining|open (?:items|points)|tasks|on the list"
    r"|left)\b.{0,24}\b(?:done|finished|complete|closed)\b"
    "|(?:待办|遗留|剩下的?).{0,6}(?:全部|全|都).{0,6}(?:完成|做完|处理完|清完)|残(?:り|作業"
    "|タスク).{0,8}(?:すべて|全て|全部).{0,8}(?:完了|終わ)"
)


_DONE_LETTERS = lazy("[完好定掂了瞭咗已消罢罷終済た要め止く]")
"""One of them stands in all that `_DONE_CJK` finds, however it is written before it is simplified."""


def _says_done(folded: str) -> str:
    """The sentence as rules see it where it says that something is done or called off, else nothing."""
    done = _DONE.search(" " + folded) is not None
    if not done and (folded.isascii() or not _DONE_LETTERS.search(folded)):
        return ""
    said = one_chinese(folded).rstrip(" .!")
    if not done and not _DONE_CJK.search(said):
        return ""
    return said if not _OPEN.search(said) or _CALLED_OFF.search(said) else ""


@lru_cache(maxsize=1024)
def _reports(text: str) -> tuple[bool, tuple[frozenset[str], ...]]:
    """What a turn reports done or calls off: whether it is all that was left, and the terms of each sentence."""
    ready = prepared(text)
    found = [terms(line) for line in _TICKED.findall(text)] if "[x]" in text or "[X]" in text else []
    everything = False
    for start, end in ready.spans:
        if said := _says_done(ready.folded[start:end]):
            everything = everything or bool(_ALL_DONE.search(said))
            found.append(terms(text[start:end]))
    return everything, tuple(found)


@lru_cache(maxsize=4096)
def _todo_terms(text: str) -> frozenset[str]:
    return frozenset(term for term in terms(text) if term not in _TODO_STEMS)


_GENERAL = frozenset(
    _stem(word)
    for word in "add write fix update remove delete test tests docs guide file files code check make run implement "
    "create change refactor clean support handle new case unit page function script rename move set feature "
    "bug issue part thing work error fixes".split()
)
"""What todos of any kind are about."""

_TODO_STEMS = frozenset(_stem(word) for word in _TODO_WORDS) | _TODO_WORDS


def closes(text: str, todo: Said) -> bool:
    """Whether a later turn says that a todo is done or called off."""
    everything, reports = _reports(text)
    if everything:
        return True
    wanted = _todo_terms(todo.text)
    return bool(wanted) and any(_fits(wanted, report) for report in reports)


def _fits(wanted: frozenset[str], report: frozenset[str]) -> bool:
    """Whether a report is about the todo: what many todos share ("add a test for it") does not tell which one."""
    shared = wanted & report
    if shared == wanted:
        return True
    special = wanted - _GENERAL
    names = frozenset(term for term in special if term[0] < "\u3000" and len(term) > 2)
    if len(shared) < 2 or len(special & shared) * 2 < len(special) and not (names and names <= shared):
        return False
    if not any(term[0] >= "\u3000" for term in wanted):
        return len(shared) >= 0.5 * len(wanted) or len(shared) >= 3
    # Beside Chinese and Japanese a name tells which thing is meant, and few pairs of characters are the same.
    return names <= shared if names else len(shared) >= 0.35 * len(wanted)
