"""How a rule or limit that holds on is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "constraint", "do-not", "u",
        "don't commit lock files",
        "don't worry about it",
        "do",
        r"(?:^|[,;.!:()-] ?|\b(?:please|pls|but|and|so|just|also|ever|you) )(?:do not|don'?t) (?:you |ever |ever "
            "|under any circumstances )*(?!(?:worry|forget|mind|think|know|need|bother|get me|have|you|we|i|be|want"
            "|like|see|understand|care|believe|remember|feel|hesitate|do it|let me|start|stop|wait|run|work|really"
            "|match|exist|seem|apply|even|give up|panic|sweat|matter|look|appear|show|expect"
            r"|support)\b)[a-z]+\b(?!.{0,60}\b(?:yet|for now|right now|this time|anymore|any more|just yet)\b)",
    ),
    (
        "constraint", "never", "u",
        "never push to main yourself",
        "i have never seen it",
        "never ",
        r"(?:^|[,;.!:-] ?|\b(?:should|must|may|can|please|and|but|we|you|they|is|are|to|gets?|shall"
            "|will) )never (?:ever )?(?!(?:mind|seen|heard|asked|used|said|been|had|worked|got|knew|thought|did|was"
            r"|were|tried|liked|again|understood|told|ends?|happened|happens)\b)[a-z]+",
    ),
    (
        "constraint", "always", "u",
        "always sign the tags",
        "it always works on my laptop, as always",
        "always ",
        r"(?:^|[,;.!:-] ?|\b(?:should|must|please|and|has to|have to|needs to|shall) )always (?!\W*$|a\b|nice|fun"
            "|good)(?:be |have )?[a-z]+",
    ),
    (
        "constraint", "must", "u",
        "this must run on a raspberry pi zero",
        "it must have been a cosmic ray",
        "must|shall",
        r"\b(?:must|shall)(?: (?:not|never|always|all|only|also|still|remain|both|each))* (?!(?:have been"
            "|be (?:an?|the|some|because|so|nice|kidding|joking|tired|something|related|that|why|wrong|due|hard|fun"
            "|late)|admit|say|confess|see|have (?:gone|missed|had|done|got|broken|changed|seen|forgotten|felt"
            r"|taken))\b)[a-z]+",
    ),
    (
        "constraint", "may-not", "u",
        "users under 16 may not see the chat",
        "it may not be a bug",
        "a no|acceptable|allowed|banned|disallowed|forbidden|limits|may not|mustn|not allowed|permitted"
            "|prohibited|taboo|verboten",
        r"(?<!which )(?<!that )(?<!this )(?<!it )(?<!there )(?<!or )\b(?:may not|mustn'?t|(?:is|are|be|'re|'m"
            "|it's|am) (?:not|never|strictly|absolutely|n'?t|only) (?:allowed|permitted|acceptable)|(?:isn"
            "|aren)'?t (?:allowed|permitted)|not allowed|(?:is|are) (?:strictly |absolutely )?(?:forbidden"
            r"|prohibited|banned|disallowed|verboten|taboo|off[ -]limits|a no[ -]go))\b(?! (?:be|have been) (?:a|the"
            r"|enough|worth|able|needed|necessary|obvious|true|right)\b)",
    ),
    (
        "constraint", "no-x", "u",
        "no inline styles anywhere",
        "no more than a thought",
        "no ",
        "(?:^|[,;.!:-] ?)(?:and |so |please |again[:,] )?no (?!(?:worries|worry|problem|problems|idea|need|way"
            "|one|thanks|rush|doubt|clue|wonder|more|longer|offen[cs]e|hurry|luck|matter|reason|difference|kidding"
            "|it|i|we|that|this|the|big|biggie|prob|comment|comments|further|changes?|errors?|warnings?|output|such"
            r'|action|issues?|bugs?|sorry|you|not|yes|luck)\b)[a-z`\"-]+(?: [\w`.\"/-]+){0,6}?(?:,? ?(?:ever|please'
            "|at all|anywhere|whatsoever|allowed|unless .{3,40}|without .{3,40}|outside .{3,40}|in (?:the|this|any"
            "|our|new) .{2,30}|on (?:the|main|fridays?) ?.{0,30}|from .{2,30}|for .{2,30}|dependencies|deps"
            r"|libraries|globals?|exceptions))\W*$",
    ),
    (
        "constraint", "only", "u",
        "only touch the files in the docs folder",
        "the only problem is the font",
        " only|are only |exclusively |only |use only",
        r"\b(?:only (?:use|ever|touch|edit|change|write|support|allow|accept|commit|log|import|install|on|in|from"
            "|via|through|between|after|with)|(?:should|must|may|to be|shall) only|use only|are only (?:allowed|to)"
            "|exclusively (?:in|on|with|through|via|for|use)|in (?:english|german|french|japanese|chinese|utc|utf-8"
            "|<p>{2,14}) only|only <p>{2,40} (?:is|are) (?:supported|allowed|installed|permitted|available|accepted"
            "|licensed|approved|ok)|(?:plan|read|write|ascii|stdlib|english|local|internal|lts|https|append"
            r"|metadata) only)\b(?! (?:when|if) (?:i|it) )(?!.{0,30}\b(?:problem|i (?:hope|guess|think)|tested"
            "|happens))(?<!happens only in)(?<!only i)",
    ),
    (
        "constraint", "limit", "u",
        "the archive is limited to 2 GB",
        "at least 3 people laughed in total",
        "#",
        r"^(?!.*\b(?:cleared|rolled|measured|took|were|went|stopped|ran|had|dropped|fell|rose|took|reproduced"
            r"|crashed)\b).*?(?:(?:\b(?:max(?:imum)?|at most|at least|min(?:imum)?|no (?:more|less|fewer|longer"
            "|larger|bigger) than|not (?:more|over|longer|larger) than|(?:is |are |be )?(?:capped|limited) (?:at|to)"
            "|cap(?:ped)? (?:at|of)|limit (?:is|of|it to|them to)|up to|within|budget (?:is|of)|hard limit"
            "|upper limit|(?:stay|keep|remain|be|stays|fit|fits|finish|finishes|complete|respond|answer|kept"
            r"|keeps)\b.{0,40}? (?:under|below|within|above|over|in|at)|(?:not|never|n't) (?:exceed|go (?:over|above"
            "|beyond)|take (?:more|longer)|get (?:larger|bigger|longer)|be (?:larger|longer|bigger"
            r"|more)).{0,16}?)(?: (?:of|than|to|is))? ?[:=]? ?(?:about |around )?(?:\$|€|£)?\d)(?!.{0,40}\b(?:ago"
            r"|attached|in total|left over|was reached)\b))",
    ),
    (
        "constraint", "has-to", "u",
        "the kiosk build has to run offline",
        "no need to hurry",
        " to |compulsory|hard requirement|mandatory|must|non-negotiable|obligatory|required|requirement",
        r"\b(?:(?:has|have|needs?) to (?:stay|remain|be|work|run|go through|keep|support|pass|fit|match|build"
            "|compile|use|follow|respond|return|validate|conform|comply|include|contain|survive|handle"
            r"|live)\b(?! (?:done|able|fixed|renamed|updated|rewritten|moved|removed|added|converted|migrated|set up"
            "|redone|tested|checked|documented|reviewed|a bit|honest))|(?:is|are|it's) (?:required|mandatory"
            "|compulsory|obligatory|non-negotiable|a (?:hard )?(?:requirement|must))|hard requirement"
            r"|requirements?:)\b",
    ),
    (
        "constraint", "keep-to", "u",
        "keep it idempotent",
        "keep the change",
        "adhere to|comply with|conform to|follow|keep|maintain|preserve|remain|respect|retain|stay|stick to",
        r"(?:^|[,;.!:-] ?|\b(?:and|please|pls|but|should|to) )(?:stick to|adhere to|comply with|conform to|follow"
            r"|respect|remain|stay|keep|maintain|preserve|retain)\b (?:the |our |all |your |with(?:in)? |it |them "
            "|everything |full |strict(?:ly)? )*(?:stdlib|standard library|(?:backwards?|binary|source|abi"
            r"|api)?[ -]?compat(?:ible|ibility)|conventions?|style ?guide|pep ?\d+|existing (?:style|api|names|naming"
            r"|conventions|format)|public api|wcag|gdpr|semver|spec|rfc|\w+ guidelines?|intact|unchanged|as (?:is"
            "|they are|it is)|read-?only|pure|stateless|idempotent|deterministic|offline|private|secret)",
        "baseline|target",
        r"\b(?:minimum |our |the )?(?:target|baseline)(?: version)? is (?:es|c\+\+|java|node|python|py|php|go|net"
            r"|ios|android|chrome|safari|ie|\w+ )\W?\d",
    ),
    (
        "constraint", "leave-alone", "u",
        "hands off the billing folder",
        "leave the styling for now",
        "hands off",
        r"\bhands off\b",
        "leave ",
        r"\bleave (?:the |that |my |those |all |everything )?<p>{2,40} (?:alone|untouched|as (?:is|it is"
            r"|they are)|unchanged)\b",
        "append-only|frozen|immutable|limits|read|sacred|untouchable|write-once",
        r"\b(?:is|are|stays?|remains?|must be|be) (?:strictly |now |considered |to be )?(?:frozen|read-?only"
            r"|immutable|write-once|append-only|untouchable|sacred|off[ -]limits)\b",
        " no business",
        r"\b(?:has|have) no business\b",
        "not to be ",
        r"\bnot to be (?:touched|changed|edited|modified|removed|used|committed|shared|logged)\b",
    ),
    (
        "constraint", "ask-first", "u",
        "check with me before any release",
        "we'll ship without search",
        "before|first|prior",
        r"\b(?:ask|check with|confirm with|tell|warn) (?:me|us|first)\b.{0,20}\b(?:before|first|prior)\b",
        "less|til",
        r"\b(?:unless|until) (?:i|we|you've|they) (?:explicitly |have )?(?:say|said|tell|told|ask|asked|approved?"
            "|allow|confirm|agreed?)",
        "without ",
        r"\bwithout (?:asking|my (?:ok|okay|permission|approval|consent|say-so|go-ahead)|(?:explicit "
            r"|prior )?(?:permission|approval|consent|a review|confirmation)|telling me)\b",
    ),
    (
        "constraint", "circumstances", "ua",
        "going forward, squash the commits",
        "the vendor moved us from SOAP to REST",
        " exception|as a rule|at all times|from |future|going forward|henceforth|under ",
        r"\b(?:under (?:no|any) circumstances?|from (?:now|here|today|this point) on(?:wards?)?|going forward"
            "|henceforth|in (?:the )?future,? (?:please|always|never|use|don't)|as a rule|at all times|(?:no"
            r"|without) exceptions?)\b[,:]? ?<p>{4,}",
    ),
    (
        "constraint", "constraint-head", "ua",
        "house rule: one assertion a test",
        "the rule engine has a bug",
        "constraint|convention|guideline|invariant|policy|restriction|rule",
        r"(?:^|[.;!-] ?|\b(?:hard|house|one|our|golden|ground|important|another|the|simple|team) )(?:constraints?"
            r"|rules?|restrictions?|policy|convention|invariant|guidelines?)(?: (?:here|#?\d|of the house"
            r"|for \w+))?(?: is)?[:-] ?<p>{4,}",
        "a legal requirement|company policy|our policy|the law|the rule",
        r"\b(?:that'?s|it'?s|is) (?:the law|the rule|our policy|company policy|a legal requirement)\b",
        "demands|forbids|prohibits|requires|says|wants",
        r"\b(?:policy|the law|gdpr|compliance|legal|regulation|the contract|the auditor) (?:requires|says|demands"
            r"|forbids|wants|prohibits)\b",
    ),
    (
        "constraint", "should-never", "u",
        "handlers should not depend on the orm",
        "you should see it",
        "should ",
        r"\bshould (?:never|always|not ever|at no time|under no)\b",
        "should",
        r"\b(?:should not|shouldn'?t) (?:ever |depend|rely|import|contain|include|expose|leak|log|store|call"
            r"|touch|modify|write to|block)\b",
        " not supposed to",
        r"\b(?:is|are) not supposed to\b",
    ),
    (
        "constraint", "refuses", "u",
        "keep the names short or the printer chokes",
        "dmesg shows a failing disk",
        "ban|block|break|choke|complain|crash|fail|kill|refuse|reject",
        r"\b(?:keep|stay|use|send|limit|make|max|at most) <p>{3,60}(?:,| or)? (?:otherwise|or) (?:the |our |it "
            "|we |they |he |she )?<p>{2,40}? ?(?:refuses?|rejects?|bans?|blocks?|fails?|crash(?:es)?|chokes?|breaks?"
            r"|complains?|kills?)\b",
    ),
    (
        "constraint", "as-required", "a",
        "per your rule, one class a file",
        "as you asked, here it is",
        "asked|demanded|following your |instructed|instruction|per your |required|requirement|rule|specified"
            "|stipulated|told",
        r"\b(?:as (?:you(?:'ve)? |per your |per the )?(?:required|instructed|stipulated|specified|demanded"
            "|instructions?|requirements?|rule)|per your (?:instructions?|rules?|requirements?|constraints?|policy)"
            "|following your (?:rule|instruction|constraint)s?|you (?:told|asked|instructed) me (?:not to|to never"
            r"|to always|to only|never to|always to))\b,? ?<p>{4,}",
    ),
    (
        "constraint", "i-will-never", "a",
        "i will only edit the yaml files",
        "it always works on my laptop, as always",
        "again|always|at all|ever|from now on|more|never|only |unless|until|without",
        r"\b(?:i|we)(?:'ll| will) (?:never|always|only (?:touch|use|edit|change|modify|write|commit|run)"
            "|not (?:touch|use|edit|change|modify|commit|push|delete|install|add|commit|run"
            r"|rename) <p>{2,60}(?:without|unless|until|any ?more|again|from now on|at all|ever))\b",
        "adhere|hold|keep|stick",
        r"\b(?:i'll|i will|i won'?t|will) (?:keep|stick|hold|adhere) to (?:that|this|it|the rule|those)\b",
        "i won",
        r"\bi won'?t (?:touch|use|edit|change|modify|commit|push|delete|install|add|run|rename|ever)\b",
    ),
    (
        "constraint", "understood-rule", "a",
        "Acknowledged: nothing under `legal/` will be changed by me.",
        "understood, here is the file",
        "acknowledged|agreed|all right|alright|clear|got it|noted|ok|right|sure|understood|will do",
        "^(?:understood|noted|ok(?:ay)?|acknowledged|got it|sure|alright|all right|clear|will do|right"
            r"|agreed)[,.;:!-]+ ?(?P<rule><p>{0,40}\b(?:never|always|only|no|must|not|without|stays?|nothing|every"
            r"|at most|max|below|under|limit)\b<p>{3,})",
        "acknowledged|clear|got it|noted|understood",
        r"^(?:understood|noted|acknowledged|got it|clear)[,.;:!-]+ ?<p>{0,30}\b(?:in utc|only|stays?|will (?:stay"
            r"|remain|be kept)|untouched)\b",
    ),
    (
        "constraint", "all-x-prep", "u",
        "filenames in kebab-case throughout",
        "all in a day",
        "all|any|each|every",
        "^(?:and |also |please |note: |accessible: )?(?:all|every|each|any) <p>{2,40}? (?:in|as|with|through|via"
            "|behind|must|needs?|gets?|goes?|has|have|is|are|comes?|stays?|to|under|requires?|should) <p>{2,}",
        "always|everywhere|only|please|throughout",
        r"^(?!(?:i|we|it|this|that|the)\b)[a-z` ]{3,40} (?:in|as) (?:utc|snake_?case|camel_?case|kebab-?case"
            r"|english|iso ?\d*|utf-?8|<p>{2,20}) (?:throughout|everywhere|only|always|please)\W*$",
        "and nothing else|and nowhere else|for whatever you |in every |nowhere else",
        r"\b(?:nowhere else|and nothing else|and nowhere else|for whatever you (?:add|change|write|touch)"
            r"|in every (?:file|case|module|pr|commit|handler|request))\b",
    ),
    (
        "constraint", "nobody", "u",
        "nothing leaves the sandbox unless signed",
        "nothing to see",
        "no",
        "^(?:and |but |remember: )?(?:nobody|no one|nothing|none of (?:the|this|that|our"
            "|it)) (?:<p>{0,30}?)(?:merges?|pushes|deploys?|goes|leaves|touches|gets?|is (?:to|allowed)|may|changes?"
            r"|ships?|enters?|commits?|edits?|runs?|should|shall|can) ?<p>{0,40}?(?:\b(?:without|on|unless|until"
            r"|before|to|outside|in|into|except|but|from|out)\b)",
    ),
    (
        "constraint", "unit-cap", "u",
        "line width 88",
        "length 12 was measured",
        "#",
        r"\b(?:line (?:length|width)|memory|size|budget|limit|quota|cap|timeout|max (?:depth|width|size)|bundle"
            r"|page weight|coverage|retention) ?(?:budget|limit|cap|target)?(?: is|:| of|=)? ?\d+ ?\w*\b(?! (?:now"
            "|after|before|instead|vs))(?!.{0,40}(?:measured|dropped|went))(?=.{0,30}$|,)",
        " than ",
        r"\b(?:functions?|files?|methods?|lines?|names?|messages?|classes|modules?) (?:longer|larger|bigger"
            r"|more) than \d",
        "answer|boot|complete|finish|load|open|parse|render|respond|return|start",
        r"\b(?:needs?|has|have|must) to (?:load|render|respond|start|boot|finish|complete|answer|return|parse"
            "|open) (?:in|within|under|below)",
        "at least|at most|max|minimum|or fewer|or less|tops",
        r"\b\d+ <p>{0,16}(?:at most|max(?:imum)?|tops|minimum|at least|or less|or fewer)\W*$",
        " per ",
        r"\bone <p>{2,20} per <p>{2,20}(?: please)?$",
    ),
    (
        "constraint", "avoid", "u",
        "steer clear of the vendored code",
        "i avoid him",
        "avoid|away from|only ever|out of|prefer|refrain from|stay |steer clear of|strictly|treat ",
        r"(?:^|[,;.!:-] ?|\b(?:please|and|also) )(?:avoid|refrain from|steer clear of|stay (?:away from|clear of"
            "|out of)|keep (?:away from|out of)|treat (?:all |the )?(?:warnings|errors|input|it|them|everything)"
            r"|prefer|strictly|only ever) (?!to\b)<p>{2,}",
        "be careful|beware|careful|mind",
        r"\b(?:be careful|careful|beware|mind)[:,;] ?<p>{2,}\bno <p>{2,}",
    ),
    (
        "constraint", "cannot-use", "u",
        "we can't upgrade postgres there",
        "we can't see it",
        "aren't able to|can|can not|cannot|may not",
        r"\b(?:we|you) (?:can'?t|cannot|can not|may not|aren't able to) (?:use|have|touch|change|ship|rely on"
            "|depend on|install|upgrade|break|add|afford|store|send|leave|publish|log|expose"
            r"|require)\b(?!.{0,40}[,;.] ?(?:put|use|take|go|so)\b)",
        "bound to|limited to|locked |restricted to|stuck |tied to",
        r"\b(?:we|you|they)(?:'re| are) (?:stuck (?:on|with|at)|bound to|limited to|locked (?:in)?to|tied to"
            r"|restricted to)\b",
        "connection|display|gpu|internet|network|root|swap",
        r"\b(?:has|have|there's|is|there is|with) no (?:internet|network|connection|gpu|swap|display|root)\b",
        "generated",
        r"\b(?:file|folder|code|directory|module)s? (?:is|are) (?:auto-?)?generated\b",
        " can only ",
        r"\b(?:you|we) can only (?:use|touch|change|have)\b",
    ),
    (
        "constraint", "approval", "u",
        "two approvals needed before merge",
        "please stop adding comments to every line",
        "mandatory|necessary|needed|required",
        r"\b(?:approvals?|reviews?|sign-?offs?|consent|ticket|migration|test|changelog entry|docstring"
            r"|licen[sc]e header) (?:is |are )?(?:needed|required|necessary|mandatory)\b",
        "any|each|every",
        r"\b(?:any|every|each) (?:change|commit|pr|release|edit|new \w+) <p>{0,30}?(?:needs?|requires?|has to"
            r"|must|gets?|comes with)\b",
    ),
    (
        "constraint", "stays-in", "u",
        "patient data stays within the hospital",
        "the tooltip has to go",
        "belong|has to |must stay|need to |never leave|remain|stay",
        "^(?:and |also |the |our |all )*<p>{2,40}? (?:stays?|remains?|must stay|belongs?|never leaves?"
            "|has to (?:stay|remain)|need to (?:stay|remain)) (?:in|on|within|inside|below|under|above|available"
            r"|supported|private|public|compatible|stable|untouched|backwards?)\b(?!.{0,20}(?:fridge|home|office))",
        "i want ",
        r"\bi want (?:zero|no|at most|only|exactly) <p>{2,40}",
        "answer|comment|reply|respond|talk|write",
        r"\b(?:answer|reply|respond|write|comment|talk)(?: to)?(?: me)? in (?:english|german|french|spanish"
            r"|chinese|japanese|korean|italian|dutch|plain \w+)\b",
    ),
    (
        "constraint", "please-write-tests", "u",
        "please write docs for everything you ship",
        "add tests for the parser",
        "changelog|comment|doc|docstring|linte|test|type",
        "(?:^|[,;.!] ?)(?:please |always )?(?:write|add|include|update|run|keep) (?:the )?(?:unit "
            "|e2e )?(?:tests?|docs?|changelog|docstrings?|comments?|linter?|types?) (?:for|with|on|before|after"
            r"|in) (?:whatever|everything|anything|every|each|all)\b",
    ),
    (
        "constraint", "ack-more", "a",
        "i'll ask before touching the schema",
        "Let me look at the routes first.",
        "ensure|make sure|see to it|take care",
        r"\bi(?:'ll| will) (?:make sure|ensure|see to it|take care) (?:that )?(?:every|all|no|each|nothing|the"
            r"|only|always)\b",
        "keep|leave",
        r"\bi(?:'ll| will) (?:leave|keep) <p>{2,40} (?:untouched|unchanged|alone|as (?:is|it is)|intact|there"
            r"|stable|in one)\b",
        "before|first",
        r"\bi(?:'ll| will) (?:always )?ask (?:you )?(?:before|first)\b",
        "constraint|limit|requirement|rule",
        r"\b(?:rule|constraint|limit|requirement) (?:noted|understood|accepted|is (?:that|clear))\b",
        "the rule is",
        r"^the rule is\b",
        "you want ",
        r"\byou want (?:all|every|no|only|each) <p>{2,}, so\b",
        "demanded|insisted|instructed|required",
        r"\bas (?:instructed|you (?:required|demanded|insisted)),? i(?:'m| am|'ve| have|'ll| will)? ?(?:not|only"
            r"|always|never|keep|kept|leave|left)\b",
        "got it",
        r"^got it[:,;.] ?<p>{0,30}\b(?:no|never|only|always|must|nothing)\b",
    ),
    (
        "constraint", "in-place", "u",
        "leave the room in place",
        "no wait, keep the cache",
        "negotiable",
        r"\bnon[ -]?negotiable\b",
        "leave ",
        r"\bleave <p>{2,50} (?:in place|in there|where (?:it is|they are)|as (?:it was|they were)|untouched"
            r"|enabled|on|off)\b(?! for now)",
        "whatever ",
        r"\bwhatever (?:you do|happens)[,:;] ?<p>{3,}",
        "keep ",
        r"\bkeep <p>{2,40} (?:enabled|disabled|under control|in sync|in place|as (?:is|it is)|private|secret"
            r"|stable|intact|sorted|below|at or below)\b",
    ),
    (
        "constraint", "x-only", "u",
        "fonts: self hosted only",
        "i am the only one here",
        " only",
        r"(?:^|[:,;] ?)(?:all )?<p>{2,30}?:? only\W*$(?<!one only)",
        "only ",
        r"^only (?:i|we|you|ci|the \w+|admins?|<p>{2,20}) (?:push|pushes|deploys?|can|may|merge|merges|tag"
            r"|release|touch|edit|sign|approve)s?\b",
        "and nothing else",
        r"\band nothing else\b",
        ", nothing else",
        r", nothing else(?:\W*$| \w+)",
        " minimum",
        r"\b(?:keep|hold) <p>{2,30} to (?:a|the|an absolute) minimum\b",
        "demand|forbid|insist|prohibit|require",
        r"\b(?:customer|client|law|legal|vendor|auditor|boss|policy|contract|hipaa|gdpr) (?:insists?|requires?"
            r"|demands?|forbids?|prohibits?)\b",
        "bearing|not |part of the contract",
        r"\b(?:is|are) (?:part of the contract|load-?bearing|not (?:ok|okay|acceptable|an option|allowed"
            r"|up for (?:debate|discussion)|permitted))\b",
        "because of|bound by|due to|regulated by|subject to",
        r"\b(?:bound by|subject to|regulated by|because of|due to) (?:hipaa|gdpr|pci|sox|law|contract|nda|coppa"
            r"|ferpa)\b",
        "no exception|without exception",
        r"\b(?:no exceptions?|without exceptions?)\b",
        "at no ",
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
        "convention|guideline|policy|rule|standard|style",
        "(?:our|the|team|house|general|naming|code|coding) (?:style|convention|rule|policy|standard"
            "|guideline)s?(?: here)?(?: is)?[:,] ?<p>{3,}",
        "embedded|government|kiosk|legacy|library|medical|public api|safety|shared",
        "(?:it's|this is|that's) (?:a|an) (?:library|public api|kiosk|medical|embedded|shared|legacy|government"
            r"|safety) ?<p>{0,20}[,;] ?so (?:no|never|only|always|keep|don't)\b",
    ),
    (
        "constraint", "ack-applies", "a",
        "I keep all timestamps in UTC, as agreed in the rules.",
        "I can do that.",
        "as you ",
        r"\bas you (?:require|demand|insist|specify|stipulate|requested|want)\b",
        "your ",
        r"\byour (?:requirement|rule|constraint|limit|condition|policy)s? (?:that|on|of|about|for) <p>{3,}",
        "applies|enforced|holds|kept|remains|respected|stands",
        r"\bthe (?:limit|rule|ban|restriction|requirement|constraint|cap|policy|freeze"
            r"|\d+ ?\w+ limit)\b<p>{0,30} (?:applies|holds|stands|is (?:respected|kept|enforced)|remains)\b",
        "i ",
        r"\bi (?:keep|leave|store|write|use) (?:all|every|the|each) <p>{2,50},? as (?:agreed|required|you"
            r"|the rules?|per)\b",
        " stick to",
        r"\bi(?:'ll| will) stick to\b <p>{2,}",
        "ill not|on't",
        r"\bi (?:will not|won't) (?:commit|push|merge|deploy|delete|install|touch|change|edit|publish"
            r"|release)\b <p>{2,}",
        "changed|edited|leave|removed|touched",
        r"\b(?:nothing|no \w+) (?:under|in|below|outside) <p>{2,30} (?:will|is going to) (?:be )?(?:changed"
            "|touched|edited|removed|leave)",
    ),
    (
        "constraint", "terse", "u",
        "start-up time below 2 s",
        "we can't see it",
        "#",
        "^(?:the |our |all )?[a-z` -]{3,40} (?:below|under|within|at most|no (?:more|larger|longer) than|above"
            r"|at least|max(?:imum)?) ?[~<>]? ?\d+[\w .%]{0,12}(?: gzipped| gz| please| at (?:the )?(?:most|latest"
            "|least)| each| total)?$",
        "is the ",
        r"\d ?\S{0,12} (?:per \w+ )?is the (?:hard |upper |absolute )?(?:limit|max|maximum|cap)\b",
        "at the ",
        r"\bat the (?:latest|most|least|very least)\b",
        "covered|documented|encrypted|escaped|idempotent|in english|logged|lowercase|mandatory|optional|private"
            "|public|reversible|reviewed|signed|tested|translated|typed|validated|versioned",
        "^(?:every|each|all) <p>{2,30} (?:reversible|idempotent|documented|tested|signed|reviewed|versioned"
            "|typed|encrypted|validated|escaped|logged|covered|public|private|optional|mandatory|in english"
            r"|lowercase|translated)\W*$",
        " never ",
        "^(?:the |our )?[a-z` ]{3,30} never (?:hits?|touch(?:es)?|leaves?|goes?|reach(?:es)?|talks?|calls?"
            r"|contains?|blocks?|writes?|reads?|imports?|depends?|exceeds?|gets?|logs?|stores?|runs?)\b",
        "nobody ",
        r"\bnobody (?:deploys?|merges?|pushes|touches|releases|commits|ships|gets?|edits|changes)\b",
        "forbidden ",
        r"\b(?:[a-z-]+s|code|data|files?) (?:are |is )?forbidden (?:in|on|under|for|inside|outside)\b",
        " can",
        "^(?:all |the )?<p>{2,30} can'?t (?:go|be|leave|live|end up|enter|get) (?:in|into|on|outside|public"
            r"|stored|logged|committed)\b",
        "whatever happens",
        r"^whatever happens\b",
        "remains|stays",
        r"^(?:the )?[`\w -]{3,30} (?:stays|remains)\W*$",
    ),
)
# fmt: on
