"""Limits and promises in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "constraint", "nobody", "u",
        "nothing leaves the sandbox unless signed",
        "nothing to see",
        "no one|nobody|none of |nothing& one|body|ne of it|ne of our|ne of that|ne of the|ne of this|thing&can"
            "|change|commit|deploy|edit|enter|get|goes|is allowed|is to|leaves|may|merge|pushes|run|shall|ship"
            "|should|touches",
        "^(?:and |but |remember: )?(?:nobody|no one|nothing|none of (?:the|this|that|our"
            "|it)) (?:<p>{0,30}?)(?:merges?|pushes|deploys?|goes|leaves|touches|gets?|is (?:to|allowed)|may|changes?"
            r"|ships?|enters?|commits?|edits?|runs?|should|shall|can) ?<p>{0,40}?(?:\b(?:without|on|unless|until"
            r"|before|to|outside|in|into|except|but|from|out)\b)",
    ),
    (
        "constraint", "unit-cap", "u",
        "line width 88",
        "we'll price it per seat",
        "budget|bundle|cap|coverage|limit|line length|line width|max depth|max size|max width|memory|page weight"
            "|quota|retention|size|timeout&#",
        r"\b(?:line (?:length|width)|memory|size|budget|limit|quota|cap|timeout|max (?:depth|width|size)|bundle"
            r"|page weight|coverage|retention) ?(?:budget|limit|cap|target)?(?: is|:| of|=)? ?\d+ ?\w*\b(?! (?:now"
            "|after|before|instead|vs))(?!.{0,40}(?:measured|dropped|went))(?=.{0,30}$|,)",
        " than &bigger|larger|longer|more&classes|file|function|line|message|method|module|name",
        r"\b(?:functions?|files?|methods?|lines?|names?|messages?|classes|modules?) (?:longer|larger|bigger"
            r"|more) than \d",
        " to answer| to boot| to complete| to finish| to load| to open| to parse| to render| to respond"
            "| to return| to start&answer|boot|complete|finish|load|open|parse|render|respond|return|start&below|in"
            "|under|within",
        r"\b(?:needs?|has|have|must) to (?:load|render|respond|start|boot|finish|complete|answer|return|parse"
            "|open) (?:in|within|under|below)",
        "at least|at most|max|minimum|or fewer|or less|tops&#",
        r"\b\d+ <p>{0,16}(?:at most|max(?:imum)?|tops|minimum|at least|or less|or fewer)\W*$",
        " per &one ",
        r"\bone <p>{2,20} per <p>{2,20}(?: please)?$",
    ),
    (
        "constraint", "avoid", "u",
        "steer clear of the vendored code",
        "i avoid him",
        "avoid|keep away from|keep out of|only ever|prefer|refrain from|stay away from|stay clear of|stay out of"
            "|steer clear of|strictly|treat ",
        r"(?:^|[,;.!:-] ?|\b(?:please|and|also) )(?:avoid|refrain from|steer clear of|stay (?:away from|clear of"
            "|out of)|keep (?:away from|out of)|treat (?:all |the )?(?:warnings|errors|input|it|them|everything)"
            r"|prefer|strictly|only ever) (?!to\b)<p>{2,}",
        "be careful|beware|careful|mind&no ",
        r"\b(?:be careful|careful|beware|mind)[:,;] ?<p>{2,}\bno <p>{2,}",
    ),
    (
        "constraint", "cannot-use", "u",
        "we can't upgrade postgres there",
        "we can't see it",
        "aren't able to|can|can not|cannot|may not&we|you",
        r"\b(?:we|you) (?:can'?t|cannot|can not|may not|aren't able to) (?:use|have|touch|change|ship|rely on"
            "|depend on|install|upgrade|break|add|afford|store|send|leave|publish|log|expose"
            r"|require)\b(?!.{0,40}[,;.] ?(?:put|use|take|go|so)\b)",
        "bound to|limited to|locked |restricted to|stuck at|stuck on|stuck with|tied to& are|'re",
        r"\b(?:we|you|they)(?:'re| are) (?:stuck (?:on|with|at)|bound to|limited to|locked (?:in)?to|tied to"
            r"|restricted to)\b",
        " no connection| no display| no gpu| no internet| no network| no root| no swap&connection|display|gpu"
            "|internet|network|root|swap",
        r"\b(?:has|have|there's|is|there is|with) no (?:internet|network|connection|gpu|swap|display|root)\b",
        "generated&code|directory|file|folder|module&are|is",
        r"\b(?:file|folder|code|directory|module)s? (?:is|are) (?:auto-?)?generated\b",
        " can only change| can only have| can only touch| can only use&we|you&change|have|touch|use",
        r"\b(?:you|we) can only (?:use|touch|change|have)\b",
    ),
    (
        "constraint", "approval", "u",
        "two approvals needed before merge",
        "please stop adding comments to every line",
        "mandatory|necessary|needed|required&approval|changelog entry|consent|docstring|licen|migration|review"
            "|sign|test|ticket",
        r"\b(?:approvals?|reviews?|sign-?offs?|consent|ticket|migration|test|changelog entry|docstring"
            r"|licen[sc]e header) (?:is |are )?(?:needed|required|necessary|mandatory)\b",
        "any|each|every&comes with|get|has to|must|need|require&change|commit|edit|new |pr|release",
        r"\b(?:any|every|each) (?:change|commit|pr|release|edit|new \w+) <p>{0,30}?(?:needs?|requires?|has to"
            r"|must|gets?|comes with)\b",
    ),
    (
        "constraint", "stays-in", "u",
        "patient data stays within the hospital",
        "boss said yes to the rewrite",
        "belong|has to remain|has to stay|must stay|need to remain|need to stay|never leave|remain|stay&above"
            "|available|backward|below|compatible|in|inside|on|private|public|stable|supported|under|untouched|within",
        "^(?:and |also |the |our |all )*<p>{2,40}? (?:stays?|remains?|must stay|belongs?|never leaves?"
            "|has to (?:stay|remain)|need to (?:stay|remain)) (?:in|on|within|inside|below|under|above|available"
            r"|supported|private|public|compatible|stable|untouched|backwards?)\b(?!.{0,20}(?:fridge|home|office))",
        "i want at most|i want exactly|i want no|i want only|i want zero&at most|exactly|no|only|zero",
        r"\bi want (?:zero|no|at most|only|exactly) <p>{2,40}",
        "answer|comment|reply|respond|talk|write& in chinese| in dutch| in english| in french| in german"
            "| in italian| in japanese| in korean| in plain | in spanish&chinese|dutch|english|french|german|italian"
            "|japanese|korean|plain |spanish",
        r"\b(?:answer|reply|respond|write|comment|talk)(?: to)?(?: me)? in (?:english|german|french|spanish"
            r"|chinese|japanese|korean|italian|dutch|plain \w+)\b",
    ),
    (
        "constraint", "please-write-tests", "u",
        "please write docs for everything you ship",
        "add tests for the parser",
        "changelog|comment|doc|docstring|linte|test|type&add|include|keep|run|update|write&all|anything|each"
            "|every|everything|whatever",
        "(?:^|[,;.!] ?)(?:please |always )?(?:write|add|include|update|run|keep) (?:the )?(?:unit "
            "|e2e )?(?:tests?|docs?|changelog|docstrings?|comments?|linter?|types?) (?:for|with|on|before|after"
            r"|in) (?:whatever|everything|anything|every|each|all)\b",
    ),
    (
        "constraint", "ack-more", "a",
        "i'll ask before touching the schema",
        "Let me look at the routes first.",
        "ensure|make sure|see to it|take care&i will|i'll& will|'ll",
        r"\bi(?:'ll| will) (?:make sure|ensure|see to it|take care) (?:that )?(?:every|all|no|each|nothing|the"
            r"|only|always)\b",
        "i will|i'll&keep|leave&alone|as is|as it is|in one|intact|stable|there|unchanged|untouched",
        r"\bi(?:'ll| will) (?:leave|keep) <p>{2,40} (?:untouched|unchanged|alone|as (?:is|it is)|intact|there"
            r"|stable|in one)\b",
        "before|first&i will|i'll&ask ",
        r"\bi(?:'ll| will) (?:always )?ask (?:you )?(?:before|first)\b",
        "accepted|is clear|is that|noted|understood&constraint|limit|requirement|rule",
        r"\b(?:rule|constraint|limit|requirement) (?:noted|understood|accepted|is (?:that|clear))\b",
        "the rule is",
        r"^the rule is\b",
        ", so&you want all|you want each|you want every|you want no|you want only&all|each|every|no|only",
        r"\byou want (?:all|every|no|only|each) <p>{2,}, so\b",
        "as instructed|as you &instructed|you demanded|you insisted|you required& i",
        r"\bas (?:instructed|you (?:required|demanded|insisted)),? i(?:'m| am|'ve| have|'ll| will)? ?(?:not|only"
            r"|always|never|keep|kept|leave|left)\b",
        "got it&always|must|never|no|nothing|only",
        r"^got it[:,;.] ?<p>{0,30}\b(?:no|never|only|always|must|nothing)\b",
    ),
    (
        "constraint", "in-place", "u",
        "leave the room in place",
        "no wait, keep the cache",
        "negotiable&non",
        r"\bnon[ -]?negotiable\b",
        "leave &as it was|as they were|enabled|in place|in there|off|on|untouched|where it is|where they are",
        r"\bleave <p>{2,50} (?:in place|in there|where (?:it is|they are)|as (?:it was|they were)|untouched"
            r"|enabled|on|off)\b(?! for now)",
        "happens|you do&whatever happens|whatever you do",
        r"\bwhatever (?:you do|happens)[,:;] ?<p>{3,}",
        "keep &as is|as it is|at or below|below|disabled|enabled|in place|in sync|intact|private|secret|sorted"
            "|stable|under control",
        r"\bkeep <p>{2,40} (?:enabled|disabled|under control|in sync|in place|as (?:is|it is)|private|secret"
            r"|stable|intact|sorted|below|at or below)\b",
    ),
    (
        "constraint", "x-only", "u",
        "fonts: self hosted only",
        "i am the only one here",
        " only",
        r"(?:^|[:,;] ?)(?:all )?<p>{2,30}?:? only\W*$(?<!one only)",
        "only |only admin|only ci|only i|only the |only we|only you&approve|can|deploy|edit|may|merge|merges"
            "|push|pushes|release|sign|tag|touch",
        r"^only (?:i|we|you|ci|the \w+|admins?|<p>{2,20}) (?:push|pushes|deploys?|can|may|merge|merges|tag"
            r"|release|touch|edit|sign|approve)s?\b",
        "and nothing else",
        r"\band nothing else\b",
        ", nothing else|, nothing else ",
        r", nothing else(?:\W*$| \w+)",
        " minimum& to a| to an absolute| to the&hold|keep",
        r"\b(?:keep|hold) <p>{2,30} to (?:a|the|an absolute) minimum\b",
        "demand|forbid|insist|prohibit|require&auditor|boss|client|contract|customer|gdpr|hipaa|law|legal|policy"
            "|vendor",
        r"\b(?:customer|client|law|legal|vendor|auditor|boss|policy|contract|hipaa|gdpr) (?:insists?|requires?"
            r"|demands?|forbids?|prohibits?)\b",
        "bearing|not acceptable|not allowed|not an option|not ok|not okay|not permitted|not up for d"
            "|part of the contract&are|is",
        r"\b(?:is|are) (?:part of the contract|load-?bearing|not (?:ok|okay|acceptable|an option|allowed"
            r"|up for (?:debate|discussion)|permitted))\b",
        "because of|bound by|due to|regulated by|subject to&contract|coppa|ferpa|gdpr|hipaa|law|nda|pci|sox",
        r"\b(?:bound by|subject to|regulated by|because of|due to) (?:hipaa|gdpr|pci|sox|law|contract|nda|coppa"
            r"|ferpa)\b",
        "no exception|without exception",
        r"\b(?:no exceptions?|without exceptions?)\b",
        "at no point|at no time&point|time",
        r"\bat no (?:point|time)\b",
        "bear in mind|keep in mind|note|remember",
        r"\b(?:keep in mind|remember|bear in mind|note)(?: that)?[,:]? (?:the|we|our|it|that|they|users?"
            r"|all) <p>{3,}(?:is|are|has|have|support|must|run|runs|only|need|cannot|can't)\b <p>{2,}",
    ),
    (
        "constraint", "no-x-in", "u",
        "it's a library, so no print statements",
        "no luck in the lottery",
        "no ",
        r"(?:^|[:,;] ?|\bso )no (?!(?:more|longer|idea|need|way|one|problem|worries|thanks|rush|doubt|reason|luck"
            "|change|changes|errors?|warnings?|crash|crashes|failures?|leaks?|issues?|difference|big|hurry|pun"
            r"|comment|clue|matter|wonder|go|body)\b)[\w`-]+(?: [\w`.-]+){0,3} (?:in|on|outside|inside|below|under"
            r"|from|for|into|between|before|after|without|above|within) (?!(?:the (?:last|past)|\d+ (?:runs?|hours?"
            r"|days?|files?)|sight|time)\b)<p>{2,}$",
        "convention|guideline|policy|rule|standard|style&code|coding|general|house|naming|our|team|the",
        "(?:our|the|team|house|general|naming|code|coding) (?:style|convention|rule|policy|standard"
            "|guideline)s?(?: here)?(?: is)?[:,] ?<p>{3,}",
        "so always|so don't|so keep|so never|so no|so only&embedded|government|kiosk|legacy|library|medical"
            "|public api|safety|shared&it's|that's|this is",
        "(?:it's|this is|that's) (?:a|an) (?:library|public api|kiosk|medical|embedded|shared|legacy|government"
            r"|safety) ?<p>{0,20}[,;] ?so (?:no|never|only|always|keep|don't)\b",
    ),
    (
        "constraint", "ack-applies", "a",
        "I keep all timestamps in UTC, as agreed in the rules.",
        "the removed files are in the bin",
        "as you demand|as you insist|as you requested|as you require|as you specify|as you stipulate"
            "|as you want&demand|insist|requested|require|specify|stipulate|want",
        r"\bas you (?:require|demand|insist|specify|stipulate|requested|want)\b",
        "your condition|your constraint|your limit|your policy|your requirement|your rule&condition|constraint"
            "|limit|policy|requirement|rule",
        r"\byour (?:requirement|rule|constraint|limit|condition|policy)s? (?:that|on|of|about|for) <p>{3,}",
        "applies|holds|is enforced|is kept|is respected|remains|stands& limit|ban|cap|constraint|freeze|limit"
            "|policy|requirement|restriction|rule&the |the ban|the cap|the constraint|the freeze|the limit"
            "|the policy|the requirement|the restriction|the rule",
        r"\bthe (?:limit|rule|ban|restriction|requirement|constraint|cap|policy|freeze"
            r"|\d+ ?\w+ limit)\b<p>{0,30} (?:applies|holds|stands|is (?:respected|kept|enforced)|remains)\b",
        " as agreed| as per| as required| as the rule| as you&i keep|i leave|i store|i use|i write&keep|leave"
            "|store|use|write",
        r"\bi (?:keep|leave|store|write|use) (?:all|every|the|each) <p>{2,50},? as (?:agreed|required|you"
            r"|the rules?|per)\b",
        " stick to&i will|i'll& will|'ll",
        r"\bi(?:'ll| will) stick to\b <p>{2,}",
        "i will not|i won't&ill not|on't&change|commit|delete|deploy|edit|install|merge|publish|push|release"
            "|touch",
        r"\bi (?:will not|won't) (?:commit|push|merge|deploy|delete|install|touch|change|edit|publish"
            r"|release)\b <p>{2,}",
        "changed|edited|leave|removed|touched&is going to|will&no |nothing",
        r"\b(?:nothing|no \w+) (?:under|in|below|outside) <p>{2,30} (?:will|is going to) (?:be )?(?:changed"
            "|touched|edited|removed|leave)",
    ),
    (
        "constraint", "terse", "u",
        "start-up time below 2 s",
        "you must be joking",
        "above|at least|at most|below|max|no larger|no longer|no more|under|within&#",
        "^(?:the |our |all )?[a-z` -]{3,40} (?:below|under|within|at most|no (?:more|larger|longer) than|above"
            r"|at least|max(?:imum)?) ?[~<>]? ?\d+[\w .%]{0,12}(?: gzipped| gz| please| at (?:the )?(?:most|latest"
            "|least)| each| total)?$",
        "is the &cap|limit|max|maximum&#",
        r"\d ?\S{0,12} (?:per \w+ )?is the (?:hard |upper |absolute )?(?:limit|max|maximum|cap)\b",
        "at the latest|at the least|at the most|at the very least&latest|least|most|very least",
        r"\bat the (?:latest|most|least|very least)\b",
        "covered|documented|encrypted|escaped|idempotent|in english|logged|lowercase|mandatory|optional|private"
            "|public|reversible|reviewed|signed|tested|translated|typed|validated|versioned&all|each|every",
        "^(?:every|each|all) <p>{2,30} (?:reversible|idempotent|documented|tested|signed|reviewed|versioned"
            "|typed|encrypted|validated|escaped|logged|covered|public|private|optional|mandatory|in english"
            r"|lowercase|translated)\W*$",
        " never block| never call| never contain| never depend| never exceed| never get| never goe| never hit"
            "| never import| never leave| never log| never reach| never read| never run| never store| never talk"
            "| never touch| never write&block|call|contain|depend|exceed|get|goe|hit|import|leave|log|reach|read|run"
            "|store|talk|touch|write",
        "^(?:the |our )?[a-z` ]{3,30} never (?:hits?|touch(?:es)?|leaves?|goes?|reach(?:es)?|talks?|calls?"
            r"|contains?|blocks?|writes?|reads?|imports?|depends?|exceeds?|gets?|logs?|stores?|runs?)\b",
        "nobody changes|nobody commits|nobody deploy|nobody edits|nobody get|nobody merge|nobody pushes"
            "|nobody releases|nobody ships|nobody touches&changes|commits|deploy|edits|get|merge|pushes|releases"
            "|ships|touches",
        r"\bnobody (?:deploys?|merges?|pushes|touches|releases|commits|ships|gets?|edits|changes)\b",
        "forbidden for|forbidden in|forbidden inside|forbidden on|forbidden outside|forbidden under&code|data"
            "|file|s",
        r"\b(?:[a-z-]+s|code|data|files?) (?:are |is )?forbidden (?:in|on|under|for|inside|outside)\b",
        "t be|t end up|t enter|t get|t go|t leave|t live& can&be|end up|enter|get|go|leave|live",
        "^(?:all |the )?<p>{2,30} can'?t (?:go|be|leave|live|end up|enter|get) (?:in|into|on|outside|public"
            r"|stored|logged|committed)\b",
        "whatever happens",
        r"^whatever happens\b",
        "remains|stays",
        r"^(?:the )?[`\w -]{3,30} (?:stays|remains)\W*$",
    ),
)
# fmt: on
