"""What English says in few words: the old and the new, kept, wanted, needed.

Rows as in `rules_en_replace`.
"""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "this-is-old", "u",
        "these are last month's figures, take the june ones",
        "these are the figures, take them",
        "an old|last month|last week|last year|outdated|the old|the previous|the wrong|yesterday's&changed|go with"
            "|look at|moved|read|switched|take|use|we are|we're",
        r"\b(?:this|that|these|those|it)(?:'s| is| are| was| were)? (?:last (?:year|month|week)'s|the old|an old"
            r"|the previous|outdated|yesterday's|the wrong)\b<p>{0,30}[,;.] ?(?:please |pls )?(?:use|take|go with"
            "|we(?:'ve)? (?:moved|switched|changed)(?: over)? to|we(?:'re| are) on|look at|read) (?P<a><p>{2,50})",
    ),
    (
        "correction", "you-are-still", "u",
        "you are still calling the beta host, it's live now",
        "you are still here",
        "you are|you're& still calling| still importing| still on| still pointing at| still reading| still sending"
            "| still using| still writing&calling|importing|on|pointing at|reading|sending|using|writing",
        r"\byou(?:'re| are) still (?:using|on|reading|calling|writing|sending|importing"
            "|pointing at) (?:the )?(?P<r><p>{2,40}?)[,;.] ?(?:it'?s|we(?:'re| are)(?: on)?|we use|that'?s|use"
            "|should be|now) (?P<a><p>{2,40})",
    ),
    (
        "correction", "put-old-back", "u?",
        "could you bring the earlier icons back?",
        "could you bring it back?",
        " back&earlier|first|former|old|original|previous&bring|get|give me|have|put|want",
        r"\b(?:put|bring|get|give me|have|want) (?:the |my |our |that )?(?:old|previous|original|former|earlier"
            r"|first) (?P<a><p>{2,30}?) back\b",
    ),
    (
        "correction", "never-mind", "u",
        "nvm the lock, one writer is enough",
        "nvm, found it",
        "never|nvm&ever|vm",
        "^(?:nvm|never ?mind)(?:[,;.!:-]+ *(?! )(?!(?:found|it works|works|got it|i see|all good|thanks|thx|fixed"
            r"|solved|it'?s (?:fine|ok|working)|that works|i (?:found|got|did)|my bad)\b)(?P<a><p>{3,60})"
            "| (?:about )?(?:the |that )?(?P<r><p>{2,30}?)[,;.:-]+ ?(?P<a2><p>{2,60}))$",
    ),
    (
        "decision", "keep-the", "u",
        "keep the lighthouse logo",
        "keep the change",
        "keep all|keep both|keep our|keep the",
        "^(?:ok(?:ay)?,? |yes,? |then,? |let'?s |just )*keep (?:the|our|both|all) (?!(?:change|rest|faith|peace"
            r"|good|work|lights|same|line)\b)[\w`'.-]+(?: [\w`'.-]+){0,2}$",
    ),
    (
        "decision", "final-so", "u",
        "ok so final: invoices on the first",
        "the final is on sunday",
        "final&alright|ok|right|so|well",
        "^(?:(?:ok(?:ay)?|so|right|alright|well)[, ]+)+final(?:ly|ised|ized)?[:,] ?<p>{3,}",
    ),
    (
        "decision", "gonna", "u",
        "we're gonna serve it from the edge",
        "we're gonna see",
        " going to| gonna&ing to|nna&we",
        r"\bwe(?:'re| are)? (?:gonna|going to) (?:use|have|support|build|host|keep|store|run|ship|go with|serve"
            r"|deploy|drop|stick|skip|split|merge|put|call) (?:it|them|the|this|that|all|our|both|with|to)?\b ?<p>{2,}",
    ),
    (
        "decision", "everyone-wanted", "ua",
        "after the trial everybody preferred the short form",
        "everybody was there",
        "agreed on|chose|liked|loved|picked|preferred|voted|wanted|went for&all of them|all of us|everybody"
            "|everyone|team|they all|we all",
        r"\b(?:everyone|everybody|the (?:whole )?team|they all|we all|all of (?:us|them)) (?:wanted|preferred|liked"
            "|voted|picked|chose|loved|went for|agreed on) <p>{2,}",
    ),
    (
        "constraint", "need-approvals", "u",
        "releases need two sign-offs",
        "releases need two hours",
        "has to have|have to have|must have|need|require& of eyes|approval|maintainer|owner|review|reviewer|sign",
        r"\b[\w`-]+ (?:needs?|requires?|must have|has to have|have to have) (?:two|three|2|3|one|an?"
            r"|at least \w+) (?:\w+ )?(?:approvals?|reviews?|reviewers?|sign-?offs?|maintainers?|owners?"
            r"|pairs? of eyes)\b",
    ),
    (
        "constraint", "use-everywhere", "u",
        "use the serif font throughout",
        "use it everywhere",
        "consistently|everywhere|for all |for every|in all |in every |throughout&prefer|spell|use|write",
        r"^(?:please |pls )?(?:use|write|spell|prefer) (?!(?:it|this|that)\b)<p>{2,40} (?:everywhere|throughout"
            r"|consistently|in all \w+|for all \w+|in every \w+|for every\w* ?\w*)(?: please| pls)?$",
    ),
    (
        "constraint", "stay-out", "u",
        "customer names stay out of the fixtures",
        "the cat stays outside",
        "belong|has to stay|have to stay|must stay|remain|stay&away from|off|out of",
        r"^(?:the |our |all |any )?[\w`'-]+(?: [\w`'-]+){0,3} (?:stays?|remains?|must stay|belongs?|has to stay"
            "|have to stay) (?:out of|off|away from) (?:the |our |any )?<p>{2,}",
    ),
    (
        "todo", "tests-missing", "u",
        "docs for the importer are still missing",
        "the file is missing",
        " still absent| still incomplete| still lacking| still missing| still open&absent|incomplete|lacking"
            "|missing|open&case|coverage|doc|documentation|half|handling|icon|part|side|support|test|translation"
            "|validation",
        r"\b(?:support|handling|tests?|docs?|documentation|coverage|validation|translations?|icons?|the \w+ (?:half"
            r"|part|side|case)) (?:for|of|on) <p>{2,40} (?:is|are) still (?:missing|lacking|absent|incomplete|open)\b",
    ),
    (
        "evidence", "reproduced-on", "ua",
        "reproduced on a fresh laptop",
        "reproduced",
        "repro|reproduced|reproduces|reproducible&d|duced|duces|ducible",
        "^(?:i |we )?(?:reproduced|repro'?d|reproduces|reproducible) (?:it )?(?:on|with|in|under|every|when|by|from"
            r"|twice|again|locally)\b.{3,}",
    ),
    (
        "silence", "asks-what", "u",
        "correction decision constraint todo evidence",
        "what's the reason that it must never run twice",
        "what's left: the footer",
        "how|what|when|where|who|why",
        "^(?:(?:and|so|but|also|hey|hmm),? )?(?:what|who|where|when|why|how)(?:'s|'re|s) (?!(?:left|missing|open"
            r"|still)\b)",
    ),
)
# fmt: on
