"""The last request and the state of work: what a checkpoint holds though no rule labels it. Standard library only."""

from __future__ import annotations

import re

from ..lazy import lazy
from .alike import Print
from .classify.sentences import sentences
from .classify.text import fold, one_chinese
from .lists import ITEM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from .select import Said

    Spoken = tuple[Said, str]
    """A turn and its masked text."""
    Piece = tuple[Said, str]
    """A turn and a part of what it says."""

LONGEST = 1200
"""Characters of a sentence that is kept: what is longer is no sentence."""
_WHOLE = 900
"""Characters of a request that is kept whole."""
_REQUEST_SENTENCES = 6
_STATE_SENTENCES = 3
_ANSWERED_SENTENCES = 2
_SHORT = 200
"""Characters of a request that may lean on what stood before it."""
_MUCH = 3
"""Words of a request that can stand for itself."""
_LITTLE = 6
"""Words of a request that begins as one that goes on, and still cannot."""
_GOES_ON = lazy(
    r"^(?:(?:ok(?:ay)?|yes|yeah|yep|yup|sure|good|great|perfect|cool|fine|right|thanks?|please|pls|and|then|now|so"
    r"|all right)[,.! ]*)*(?:continue|carry on|go (?:on|ahead)|keep going|proceed|resume|next|finish|retry|try again"
    r"|again|(?:let's |please )?(?:do|fix|implement|build|write|try|add|merge|commit|ship|undo|revert) "
    r"(?:it|this|that|them|all|these|those|both)\b|let's (?:go|continue)|yes|ok(?:ay)?|yeah)"
    r"|^(?:好|好的|嗯|可以|行|对|ok)*[,. ]*(?:请|那就|就)?(?:继续|接着|照做|照办|就这样|做吧|开始吧|动手|下一个|再来"
    r"|再试|改吧|修吧|提交吧)"
    r"|^(?:はい|うん|ok|では|じゃあ)*[、。 ]*(?:続け|続き|進めて|それで|お願いします|次|もう一度|やって)"
)
_PASTED = lazy(
    r"^(?:\t| {4})"
    r"|^\s*(?:[{}\[\]<>$%|@❯⏺⎿✓✗✘│├└╰]|\d{4}-\d\d-\d\d[ T]|\[?\d\d:\d\d:\d\d|[A-Z][a-z]{2} +\d{1,2} +\d\d:\d\d"
    r"|at \S+ ?\(|File \"|Traceback \(|(?:---|\+\+\+|===) |\w*(?:DEBUG|INFO|WARN(?:ING)?|ERROR|TRACE|FATAL)\b"
    r"|[\w./-]+\.\w{1,5}:\d+)|\w=\S+ .*\w=\S|\":\s*[\[{\"\d]"
)
"""A line that a program wrote: of a log, a trace, a diff, a record."""
_LINE = 400
"""Characters of a line that show who wrote it; a longer one may have been made to be slow."""
_LEADS = (":", "：")
_TELLS = lazy(
    r"fail|error|panic|expect|assert|exception|traceback|denied|refused|should|missing|not found|timed? ?out"
    r"|失敗|失败|錯|错|異常|异常|エラー|例外",
    re.IGNORECASE,
)
"""A line that a program wrote for somebody to see what is wrong."""


def last_request(spoken: Sequence[Spoken], known: Collection[tuple[str, str]]) -> list[Piece]:
    """What the user asked for last; where that only goes on, what it answers and what it goes on with.

    `known`: ids of turns with the sentences of them, `bare`, that stand elsewhere in the checkpoint.
    """
    found: list[Piece] = []
    answered: list[Piece] = []
    asked = [position for position in range(len(spoken) - 1, -1, -1) if spoken[position][0].role == "user"]
    for number, position in enumerate(asked):
        turn, text = spoken[position]
        leaning = _leans(text)
        if number == 0 or not leaning:
            found += [(turn, part) for part in _request(turn, text, known)]
        if number == 0 and leaning and 0 < position < len(spoken) - 1 and spoken[position - 1][0].role == "assistant":
            before, said = spoken[position - 1]
            answered = [(before, part) for part in _new(before, _prose(said), known)[-_ANSWERED_SENTENCES:]]
        if not leaning:
            break
    return found + answered


def state_of_work(spoken: Sequence[Spoken], known: Collection[tuple[str, str]]) -> list[Piece]:
    """What the assistant said last: of its last turn, and of those before it since the request if that says little."""
    found: list[Piece] = []
    for position in range(len(spoken) - 1, -1, -1):
        turn, text = spoken[position]
        room = _STATE_SENTENCES - len(found)
        if not room or (found and turn.role == "user"):
            break
        if turn.role == "assistant":
            found += [(turn, part) for part in _new(turn, _prose(text), known)[-room:]]
    return found


def bare(sentence: str) -> str:
    """A sentence without what its writings differ in: case, blanks, and what its end may or may not have."""
    return " ".join(sentence.casefold().split()).rstrip(" .!。！")


def _leans(text: str) -> bool:
    """Whether a request cannot be understood alone."""
    if len(text) > _SHORT:
        return False
    mark = Print(text)
    if len(mark.marks) < _MUCH:
        return True
    return len(mark.marks) <= _LITTLE and not mark.names and _GOES_ON.match(one_chinese(fold(text.strip()))) is not None


def _new(turn: Said, parts: Sequence[str], known: Collection[tuple[str, str]]) -> list[str]:
    return [part for part in parts if (turn.id, bare(part)) not in known]


def _request(turn: Said, text: str, known: Collection[tuple[str, str]]) -> list[str]:
    """A turn as one part if it is short, else its first sentences and its last: what is asked for stands there."""
    text = text.strip()
    lines = _sentences(text)
    parts = [part for part, line in lines if not _PASTED.search(line)]
    if len(Print(" ".join(parts)[:_SHORT]).marks) < _MUCH:
        # Nothing but what a program wrote.
        parts = [part for part, line in lines if _TELLS.search(line)] or [part for part, _ in lines]
    new = _new(turn, parts, known)
    if parts and not new:
        return []
    if len(text) <= _WHOLE:
        return [text] if text else []
    first = _REQUEST_SENTENCES // 2 if len(new) > _REQUEST_SENTENCES else 0
    return new[:first] + new[first - _REQUEST_SENTENCES :]


def _prose(text: str) -> list[str]:
    """What says how things stand: no list, nothing that only leads to one, unless there is nothing else."""
    lines = [(part, line) for part, line in _sentences(text.strip()) if not _PASTED.search(line)]
    told = [part for part, line in lines if not ITEM.match(line)]
    return [part for part in told if not part.endswith(_LEADS)] or told or [part for part, _ in lines]


def _sentences(text: str) -> list[tuple[str, str]]:
    """Sentences, each with the start of its line. One that begins in bold keeps both of its marks."""
    found = []
    line = at = 0
    for start, end in sentences(text):
        line, at = max(line, text.rfind("\n", at, start) + 1), start
        part = text[start:end].strip()
        if part.count("**") % 2 and text.startswith("**", max(0, start - 2)):
            part = "**" + part
        if part and len(part) <= LONGEST:
            stop = text.find("\n", start, line + _LINE)
            found.append((part, text[line : stop if stop >= 0 else line + _LINE]))
    return found
