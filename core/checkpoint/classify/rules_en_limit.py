"""Limits and promises in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "constraint", "nobody", "u",
        "nothing leaves the sandbox unless signed",
        "nothing to see",
        "^and no|^but no|^no|^remember: no& one |body |ne of it |ne of our |ne of that |ne of the |ne of this "
            "|thing &can|change|commit|deploy|edit|enter|get|goes|is allowed|is to|leaves|may|merge|pushes|run"
            "|shall|ship|should|touches",
        "^(?:and |but |remember: )?(?:nobody|no one|nothing|none of (?:the|this|that|our"
            "|it)) (?:<p>{0,30}?)(?:merges?|pushes|deploys?|goes|leaves|touches|gets?|is (?:to|allowed)|may|changes?"
            r"|ships?|enters?|commits?|edits?|runs?|should|shall|can) ?<p>{0,40}?(?:\b(?:without|on|unless|until"
            r"|before|to|outside|in|into|except|but|from|out)\b)",
    ),
    (
        "constraint", "unit-cap", "u",
        "line width 88",
        "we'll price it per seat",
        "^budget|^bundle|^cap|^coverage|^limit|^line length|^line width|^max depth|^max size|^max width|^memory"
            "|^page weight|^quota|^retention|^size|^timeout&#",
        r"\b(?:line (?:length|width)|memory|size|budget|limit|quota|cap|timeout|max (?:depth|width|size)|bundle"
            r"|page weight|coverage|retention) ?(?:budget|limit|cap|target)?(?: is|:| of|=)? ?\d+ ?\w*\b(?! (?:now"
            "|after|before|instead|vs))(?!.{0,40}(?:measured|dropped|went))(?=.{0,30}$|,)",
        " bigger than 0| larger than 0| longer than 0| more than 0&^classes|^file|^function|^line|^message|^method"
            "|^module|^name&#",
        r"\b(?:functions?|files?|methods?|lines?|names?|messages?|classes|modules?) (?:longer|larger|bigger"
            r"|more) than \d",
        "^has to |^have to |^must to |^need to |^needs to &^has to answer|^has to boot|^has to complete"
            "|^has to finish|^has to load|^has to open|^has to parse|^has to render|^has to respond|^has to return"
            "|^has to start|^have to answer|^have to boot|^have to complete|^have to finish|^have to load"
            "|^have to open|^have to parse|^have to render|^have to respond|^have to return|^have to start"
            "|^must to answer|^must to boot|^must to complete|^must to finish|^must to load|^must to open"
            "|^must to parse|^must to render|^must to respond|^must to return|^must to start|^need to answer"
            "|^need to boot|^need to complete|^need to finish|^need to load|^need to open|^need to parse"
            "|^need to render|^need to respond|^need to return|^need to start|^needs to answer|^needs to boot"
            "|^needs to complete|^needs to finish|^needs to load|^needs to open|^needs to parse|^needs to render"
            "|^needs to respond|^needs to return|^needs to start& below| in| under| within",
        r"\b(?:needs?|has|have|must) to (?:load|render|respond|start|boot|finish|complete|answer|return|parse"
            "|open) (?:in|within|under|below)",
        "at least|at most|max|minimum|or fewer|or less|tops&#",
        r"\b\d+ <p>{0,16}(?:at most|max(?:imum)?|tops|minimum|at least|or less|or fewer)\W*$",
        " per &^one ",
        r"\bone <p>{2,20} per <p>{2,20}(?: please)?$",
    ),
    (
        "constraint", "avoid", "u",
        "steer clear of the vendored code",
        "i avoid him",
        "avoid|keep away from|keep out of|only ever|prefer|refrain from|stay |steer clear of|strictly|treat ",
        r"(?:^|[,;.!:-] ?|\b(?:please|and|also) )(?:avoid|refrain from|steer clear of|stay (?:away from|clear of"
            "|out of)|keep (?:away from|out of)|treat (?:all |the )?(?:warnings|errors|input|it|them|everything)"
            r"|prefer|strictly|only ever) (?!to\b)<p>{2,}",
        "^be careful|^beware|^careful|^mind&,|:|;&^no ",
        r"\b(?:be careful|careful|beware|mind)[:,;] ?<p>{2,}\bno <p>{2,}",
    ),
    (
        "constraint", "cannot-use", "u",
        "we can't upgrade postgres there",
        "we can't see it",
        "aren't able to |can not |can't |cannot |cant |may not &aren't able to add|aren't able to afford"
            "|aren't able to break|aren't able to change|aren't able to depend on|aren't able to expose"
            "|aren't able to have|aren't able to install|aren't able to leave|aren't able to log"
            "|aren't able to publish|aren't able to rely on|aren't able to require|aren't able to send"
            "|aren't able to ship|aren't able to store|aren't able to touch|aren't able to upgrade"
            "|aren't able to use|can not add|can not afford|can not break|can not change|can not depend on"
            "|can not expose|can not have|can not install|can not leave|can not log|can not publish|can not rely on"
            "|can not require|can not send|can not ship|can not store|can not touch|can not upgrade|can not use"
            "|can't add|can't afford|can't break|can't change|can't depend on|can't expose|can't have|can't install"
            "|can't leave|can't log|can't publish|can't rely on|can't require|can't send|can't ship|can't store"
            "|can't touch|can't upgrade|can't use|cannot add|cannot afford|cannot break|cannot change"
            "|cannot depend on|cannot expose|cannot have|cannot install|cannot leave|cannot log|cannot publish"
            "|cannot rely on|cannot require|cannot send|cannot ship|cannot store|cannot touch|cannot upgrade"
            "|cannot use|cant add|cant afford|cant break|cant change|cant depend on|cant expose|cant have"
            "|cant install|cant leave|cant log|cant publish|cant rely on|cant require|cant send|cant ship"
            "|cant store|cant touch|cant upgrade|cant use|may not add|may not afford|may not break|may not change"
            "|may not depend on|may not expose|may not have|may not install|may not leave|may not log"
            "|may not publish|may not rely on|may not require|may not send|may not ship|may not store|may not touch"
            "|may not upgrade|may not use&^we |^you ",
        r"\b(?:we|you) (?:can'?t|cannot|can not|may not|aren't able to) (?:use|have|touch|change|ship|rely on"
            "|depend on|install|upgrade|break|add|afford|store|send|leave|publish|log|expose"
            r"|require)\b(?!.{0,40}[,;.] ?(?:put|use|take|go|so)\b)",
        "^they are |^they're |^we are |^we're |^you are |^you're &^they are bound to|^they are limited to"
            "|^they are locked |^they are restricted to|^they are stuck |^they are tied to|^they're bound to"
            "|^they're limited to|^they're locked |^they're restricted to|^they're stuck |^they're tied to"
            "|^we are bound to|^we are limited to|^we are locked |^we are restricted to|^we are stuck "
            "|^we are tied to|^we're bound to|^we're limited to|^we're locked |^we're restricted to|^we're stuck "
            "|^we're tied to|^you are bound to|^you are limited to|^you are locked |^you are restricted to"
            "|^you are stuck |^you are tied to|^you're bound to|^you're limited to|^you're locked "
            "|^you're restricted to|^you're stuck |^you're tied to&^they|^we|^you",
        r"\b(?:we|you|they)(?:'re| are) (?:stuck (?:on|with|at)|bound to|limited to|locked (?:in)?to|tied to"
            r"|restricted to)\b",
        "^has no |^have no |^is no |^there is no |^there's no |^with no &connection$|display$|gpu$|internet$"
            "|network$|root$|swap$&connection|display|gpu|internet|network|root|swap",
        r"\b(?:has|have|there's|is|there is|with) no (?:internet|network|connection|gpu|swap|display|root)\b",
        "generated$&generated&^code|^directory|^file|^folder|^module",
        r"\b(?:file|folder|code|directory|module)s? (?:is|are) (?:auto-?)?generated\b",
        "^we can only |^you can only &^we can only change$|^we can only have$|^we can only touch$|^we can only use$"
            "|^you can only change$|^you can only have$|^you can only touch$|^you can only use$&^we can only change"
            "|^we can only have|^we can only touch|^we can only use|^you can only change|^you can only have"
            "|^you can only touch|^you can only use",
        r"\b(?:you|we) can only (?:use|touch|change|have)\b",
    ),
    (
        "constraint", "approval", "u",
        "two approvals needed before merge",
        "please stop adding comments to every line",
        "mandatory$|necessary$|needed$|required$&mandatory|necessary|needed|required&^approval|^changelog entry"
            "|^consent|^docstring|^licen|^migration|^review|^sign-off|^signoff|^test|^ticket",
        r"\b(?:approvals?|reviews?|sign-?offs?|consent|ticket|migration|test|changelog entry|docstring"
            r"|licen[sc]e header) (?:is |are )?(?:needed|required|necessary|mandatory)\b",
        "^any |^each |^every &^any change|^any commit|^any edit|^any new |^any pr|^any release|^each change"
            "|^each commit|^each edit|^each new |^each pr|^each release|^every change|^every commit|^every edit"
            "|^every new |^every pr|^every release&comes with|get|has to|must|need|require",
        r"\b(?:any|every|each) (?:change|commit|pr|release|edit|new \w+) <p>{0,30}?(?:needs?|requires?|has to"
            r"|must|gets?|comes with)\b",
    ),
    (
        "constraint", "stays-in", "u",
        "patient data stays within the hospital",
        "boss said yes to the rewrite",
        " belong| has to | need to | never leave| remain| stay& above| available| backward| below| compatible| in"
            "| on| private| public| stable| supported| under| untouched| within",
        "^(?:and |also |the |our |all )*<p>{2,40}? (?:stays?|remains?|must stay|belongs?|never leaves?"
            "|has to (?:stay|remain)|need to (?:stay|remain)) (?:in|on|within|inside|below|under|above|available"
            r"|supported|private|public|compatible|stable|untouched|backwards?)\b(?!.{0,20}(?:fridge|home|office))",
        "^i want &^i want at most |^i want exactly |^i want no |^i want only |^i want zero ",
        r"\bi want (?:zero|no|at most|only|exactly) <p>{2,40}",
        "^answer|^comment|^reply|^respond|^talk|^write& in chinese| in dutch| in english| in french| in german"
            "| in italian| in japanese| in korean| in plain | in spanish& in ",
        r"\b(?:answer|reply|respond|write|comment|talk)(?: to)?(?: me)? in (?:english|german|french|spanish"
            r"|chinese|japanese|korean|italian|dutch|plain \w+)\b",
    ),
    (
        "constraint", "please-write-tests", "u",
        "please write docs for everything you ship",
        "add tests for the parser",
        "add |include |keep |run |update |write &changelog|comment|doc|linte|test|type&all$|anything$|each$|every$"
            "|everything$|whatever$",
        "(?:^|[,;.!] ?)(?:please |always )?(?:write|add|include|update|run|keep) (?:the )?(?:unit "
            "|e2e )?(?:tests?|docs?|changelog|docstrings?|comments?|linter?|types?) (?:for|with|on|before|after"
            r"|in) (?:whatever|everything|anything|every|each|all)\b",
    ),
    (
        "constraint", "ack-more", "a",
        "i'll ask before touching the schema",
        "Let me look at the routes first.",
        "^i will |^i'll &^i will ensure |^i will make sure |^i will see to it |^i will take care |^i'll ensure "
            "|^i'll make sure |^i'll see to it |^i'll take care &^i",
        r"\bi(?:'ll| will) (?:make sure|ensure|see to it|take care) (?:that )?(?:every|all|no|each|nothing|the"
            r"|only|always)\b",
        "^i will keep |^i will leave |^i'll keep |^i'll leave &^i will |^i'll & alone| as is| as it is| in one"
            "| intact| stable| there| unchanged| untouched",
        r"\bi(?:'ll| will) (?:leave|keep) <p>{2,40} (?:untouched|unchanged|alone|as (?:is|it is)|intact|there"
            r"|stable|in one)\b",
        "before$|first$&^i will always ask |^i will ask |^i'll always ask |^i'll ask &^i will |^i'll ",
        r"\bi(?:'ll| will) (?:always )?ask (?:you )?(?:before|first)\b",
        "^constraint |^limit |^requirement |^rule &accepted$|is clear$|is that$|noted$|understood$&accepted"
            "|is clear|is that|noted|understood",
        r"\b(?:rule|constraint|limit|requirement) (?:noted|understood|accepted|is (?:that|clear))\b",
        "^the rule is$&^the rule is",
        r"^the rule is\b",
        "^you want &^you want all |^you want each |^you want every |^you want no |^you want only &, so$",
        r"\byou want (?:all|every|no|only|each) <p>{2,}, so\b",
        "^as instructed|^as you demanded|^as you insisted|^as you required&^as instructed i|^as instructed, i"
            "|^as you demanded i|^as you demanded, i|^as you insisted i|^as you insisted, i|^as you required i"
            "|^as you required, i&^as ",
        r"\bas (?:instructed|you (?:required|demanded|insisted)),? i(?:'m| am|'ve| have|'ll| will)? ?(?:not|only"
            r"|always|never|keep|kept|leave|left)\b",
        "^got it&^got it,|^got it.|^got it:|^got it;&^always$|^must$|^never$|^no$|^nothing$|^only$",
        r"^got it[:,;.] ?<p>{0,30}\b(?:no|never|only|always|must|nothing)\b",
    ),
    (
        "constraint", "in-place", "u",
        "leave the room in place",
        "no wait, keep the cache",
        "^non negotiable$|^non-negotiable$|^nonnegotiable$&^non negotiable|^non-negotiable|^nonnegotiable&^non",
        r"\bnon[ -]?negotiable\b",
        "^leave & as it was| as they were| enabled| in place| in there| off| on| untouched| where ",
        r"\bleave <p>{2,50} (?:in place|in there|where (?:it is|they are)|as (?:it was|they were)|untouched"
            r"|enabled|on|off)\b(?! for now)",
        "^whatever &^whatever happens|^whatever you do&^whatever happens,|^whatever happens:|^whatever happens;"
            "|^whatever you do,|^whatever you do:|^whatever you do;",
        r"\bwhatever (?:you do|happens)[,:;] ?<p>{3,}",
        "^keep & as is| as it is| below| disabled| enabled| in place| in sync| intact| private| secret| sorted"
            "| stable| under control",
        r"\bkeep <p>{2,40} (?:enabled|disabled|under control|in sync|in place|as (?:is|it is)|private|secret"
            r"|stable|intact|sorted|below|at or below)\b",
    ),
    (
        "constraint", "x-only", "u",
        "fonts: self hosted only",
        "i am the only one here",
        " only",
        r"(?:^|[:,;] ?)(?:all )?<p>{2,30}?:? only\W*$(?<!one only)",
        "^only & approve| can| deploy| edit| may| merge| push| release| sign| tag| touch",
        r"^only (?:i|we|you|ci|the \w+|admins?|<p>{2,20}) (?:push|pushes|deploys?|can|may|merge|merges|tag"
            r"|release|touch|edit|sign|approve)s?\b",
        "^and nothing else$&^and nothing else",
        r"\band nothing else\b",
        ", nothing else",
        r", nothing else(?:\W*$| \w+)",
        " to a minimum$| to an absolute minimum$| to the minimum$& to a minimum| to an absolute minimum"
            "| to the minimum&^hold |^keep ",
        r"\b(?:keep|hold) <p>{2,30} to (?:a|the|an absolute) minimum\b",
        " demand| forbid| insist| prohibit| require&^auditor|^boss|^client|^contract|^customer|^gdpr|^hipaa|^law"
            "|^legal|^policy|^vendor",
        r"\b(?:customer|client|law|legal|vendor|auditor|boss|policy|contract|hipaa|gdpr) (?:insists?|requires?"
            r"|demands?|forbids?|prohibits?)\b",
        "^are load|^are not |^are part of the contract|^is load|^is not |^is part of the contract&^are |^is ",
        r"\b(?:is|are) (?:part of the contract|load-?bearing|not (?:ok|okay|acceptable|an option|allowed"
            r"|up for (?:debate|discussion)|permitted))\b",
        "^because of |^bound by |^due to |^regulated by |^subject to &^because of contract|^because of coppa"
            "|^because of ferpa|^because of gdpr|^because of hipaa|^because of law|^because of nda|^because of pci"
            "|^because of sox|^bound by contract|^bound by coppa|^bound by ferpa|^bound by gdpr|^bound by hipaa"
            "|^bound by law|^bound by nda|^bound by pci|^bound by sox|^due to contract|^due to coppa|^due to ferpa"
            "|^due to gdpr|^due to hipaa|^due to law|^due to nda|^due to pci|^due to sox|^regulated by contract"
            "|^regulated by coppa|^regulated by ferpa|^regulated by gdpr|^regulated by hipaa|^regulated by law"
            "|^regulated by nda|^regulated by pci|^regulated by sox|^subject to contract|^subject to coppa"
            "|^subject to ferpa|^subject to gdpr|^subject to hipaa|^subject to law|^subject to nda|^subject to pci"
            "|^subject to sox",
        r"\b(?:bound by|subject to|regulated by|because of|due to) (?:hipaa|gdpr|pci|sox|law|contract|nda|coppa"
            r"|ferpa)\b",
        "^no exception|^without exception&^no exception$|^no exceptions$|^without exception$|^without exceptions$",
        r"\b(?:no exceptions?|without exceptions?)\b",
        "^at no &^at no point$|^at no time$&^at no point|^at no time",
        r"\bat no (?:point|time)\b",
        "^bear in mind|^keep in mind|^note|^remember&are|can't|cannot|has|have|is|must|need|only|run|support",
        r"\b(?:keep in mind|remember|bear in mind|note)(?: that)?[,:]? (?:the|we|our|it|that|they|users?"
            r"|all) <p>{3,}(?:is|are|has|have|support|must|run|runs|only|need|cannot|can't)\b <p>{2,}",
    ),
    (
        "constraint", "no-x-in", "u",
        "it's a library, so no print statements",
        "no luck in the lottery",
        "no & above| after| before| below| between| for| from| in| on| outside| under| within| without",
        r"(?:^(?:and |also |plus |then )?|[:,;] ?|\bso )no (?!(?:more|longer|idea|need|way|one|problem|worries"
            "|thanks|rush|doubt|reason|luck|change|changes|errors?|warnings?|crash|crashes|failures?|leaks?|issues?"
            r"|difference|big|hurry|pun|comment|clue|matter|wonder|go|body)\b)[\w`-]+(?: [\w`.-]+){0,3} (?:in|on"
            "|outside|inside|below|under|from|for|into|between|before|after|without|above|within) (?!(?:the (?:last"
            r"|past)|\d+ (?:runs?|hours?|days?|files?)|sight|time)\b)<p>{2,}(?:$|: )",
        "convention|guideline|policy|rule|standard|style&,|:&code |coding |general |house |naming |our |team |the ",
        "(?:our|the|team|house|general|naming|code|coding) (?:style|convention|rule|policy|standard"
            "|guideline)s?(?: here)?(?: is)?[:,] ?<p>{3,}",
        "it's a|that's a|this is a&it's a |it's an |that's a |that's an |this is a |this is an &,|;",
        "(?:it's|this is|that's) (?:a|an) (?:library|public api|kiosk|medical|embedded|shared|legacy|government"
            r"|safety) ?<p>{0,20}[,;] ?so (?:no|never|only|always|keep|don't)\b",
    ),
    (
        "constraint", "ack-applies", "a",
        "I keep all timestamps in UTC, as agreed in the rules.",
        "the removed files are in the bin",
        "^as you &^as you demand$|^as you insist$|^as you requested$|^as you require$|^as you specify$"
            "|^as you stipulate$|^as you want$&^as you demand|^as you insist|^as you requested|^as you require"
            "|^as you specify|^as you stipulate|^as you want",
        r"\bas you (?:require|demand|insist|specify|stipulate|requested|want)\b",
        "^your &^your condition|^your constraint|^your limit|^your policy|^your requirement|^your rule&about |for "
            "|of |on |that ",
        r"\byour (?:requirement|rule|constraint|limit|condition|policy)s? (?:that|on|of|about|for) <p>{3,}",
        " applies$| holds$| is enforced$| is kept$| is respected$| remains$| stands$& applies| holds| is enforced"
            "| is kept| is respected| remains| stands& limit|^the ban|^the cap|^the constraint|^the freeze"
            "|^the policy|^the requirement|^the restriction|^the rule",
        r"\bthe (?:limit|rule|ban|restriction|requirement|constraint|cap|policy|freeze"
            r"|\d+ ?\w+ limit)\b<p>{0,30} (?:applies|holds|stands|is (?:respected|kept|enforced)|remains)\b",
        "^i keep |^i leave |^i store |^i use |^i write & as &^i ",
        r"\bi (?:keep|leave|store|write|use) (?:all|every|the|each) <p>{2,50},? as (?:agreed|required|you"
            r"|the rules?|per)\b",
        "^i will stick to |^i'll stick to &^i will stick to$|^i'll stick to$&^i",
        r"\bi(?:'ll| will) stick to\b <p>{2,}",
        "^i will not |^i won't &^i will not change|^i will not commit|^i will not delete|^i will not deploy"
            "|^i will not edit|^i will not install|^i will not merge|^i will not publish|^i will not push"
            "|^i will not release|^i will not touch|^i won't change|^i won't commit|^i won't delete|^i won't deploy"
            "|^i won't edit|^i won't install|^i won't merge|^i won't publish|^i won't push|^i won't release"
            "|^i won't touch&^i w",
        r"\bi (?:will not|won't) (?:commit|push|merge|deploy|delete|install|touch|change|edit|publish"
            r"|release)\b <p>{2,}",
        "changed|edited|leave|removed|touched&^no& is going to | will ",
        r"\b(?:nothing|no \w+) (?:under|in|below|outside) <p>{2,30} (?:will|is going to) (?:be )?(?:changed"
            "|touched|edited|removed|leave)",
    ),
    (
        "constraint", "terse", "u",
        "start-up time below 2 s",
        "you must be joking",
        " above| at least| at most| below| max| no larger than| no longer than| no more than| under| within&#",
        "^(?:the |our |all )?[a-z` -]{3,40} (?:below|under|within|at most|no (?:more|larger|longer) than|above"
            r"|at least|max(?:imum)?) ?[~<>]? ?\d+[\w .%]{0,12}(?: gzipped| gz| please| at (?:the )?(?:most|latest"
            "|least)| each| total)?$",
        "is the &cap$|limit$|max$|maximum$&cap|limit|max",
        r"\d ?\S{0,12} (?:per \w+ )?is the (?:hard |upper |absolute )?(?:limit|max|maximum|cap)\b",
        "^at the &^at the latest$|^at the least$|^at the most$|^at the very least$&^at the latest|^at the least"
            "|^at the most|^at the very least",
        r"\bat the (?:latest|most|least|very least)\b",
        " covered| documented| encrypted| escaped| idempotent| in english| logged| lowercase| mandatory| optional"
            "| private| public| reversible| reviewed| signed| tested| translated| typed| validated| versioned&^all "
            "|^each |^every ",
        "^(?:every|each|all) <p>{2,30} (?:reversible|idempotent|documented|tested|signed|reviewed|versioned"
            "|typed|encrypted|validated|escaped|logged|covered|public|private|optional|mandatory|in english"
            r"|lowercase|translated)\W*$",
        " never & never block| never call| never contain| never depend| never exceed| never get| never goe"
            "| never hit| never import| never leave| never log| never reach| never read| never run| never store"
            "| never talk| never touch| never write",
        "^(?:the |our )?[a-z` ]{3,30} never (?:hits?|touch(?:es)?|leaves?|goes?|reach(?:es)?|talks?|calls?"
            r"|contains?|blocks?|writes?|reads?|imports?|depends?|exceeds?|gets?|logs?|stores?|runs?)\b",
        "^nobody &^nobody changes|^nobody commits|^nobody deploy|^nobody edits|^nobody get|^nobody merge"
            "|^nobody pushes|^nobody releases|^nobody ships|^nobody touches",
        r"\bnobody (?:deploys?|merges?|pushes|touches|releases|commits|ships|gets?|edits|changes)\b",
        " forbidden &^code|^data|^file|s&for$|in$|inside$|on$|outside$|under$",
        r"\b(?:[a-z-]+s|code|data|files?) (?:are |is )?forbidden (?:in|on|under|for|inside|outside)\b",
        " can't | cant & can&be |end up |enter |get |go |leave |live ",
        "^(?:all |the )?<p>{2,30} can'?t (?:go|be|leave|live|end up|enter|get) (?:in|into|on|outside|public"
            r"|stored|logged|committed)\b",
        "^whatever happens$&^whatever happens",
        r"^whatever happens\b",
        " remains| stays",
        r"^(?:the )?[`\w -]{3,30} (?:stays|remains)\W*$",
    ),
)
# fmt: on
