"""How a rule or limit that holds on is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "constraint", "do-not", "u", "do",
        r"(?:^|[,;.!:()-] ?|\b(?:please|pls|but|and|so|just|also|ever|you) )(?:do not|don'?t) (?:you |ever |ever "
        "|under any circumstances )*(?!(?:worry|forget|mind|think|know|need|bother|get me|have|you|we|i|be|want"
        "|like|see|understand|care|believe|remember|feel|hesitate|do it|let me|start|stop|wait|run|work|really"
        "|match|exist|seem|apply|even|give up|panic|sweat|matter|look|appear|show|expect"
        r"|support)\b)[a-z]+\b(?!.{0,60}\b(?:yet|for now|right now|this time|anymore|any more|just yet)\b)",
        "don't commit lock files",
        "don't worry about it",
    ),
    (
        "constraint", "never", "u", "never ",
        r"(?:^|[,;.!:-] ?|\b(?:should|must|may|can|please|and|but|we|you|they|is|are|to|gets?|shall"
        "|will) )never (?:ever )?(?!(?:mind|seen|heard|asked|used|said|been|had|worked|got|knew|thought|did|was"
        r"|were|tried|liked|again|understood|told|ends?|happened|happens)\b)[a-z]+",
        "never push to main yourself",
        "i have never seen it",
    ),
    (
        "constraint", "always", "u", "always ",
        r"(?:^|[,;.!:-] ?|\b(?:should|must|please|and|has to|have to|needs to|shall) )always (?!\W*$|a\b|nice|fun"
        "|good)(?:be |have )?[a-z]+",
        "always sign the tags",
        "it always works on my laptop, as always",
    ),
    (
        "constraint", "must", "u", "must|shall",
        r"\b(?:must|shall)(?: (?:not|never|always|all|only|also|still|remain|both|each))* (?!(?:have been"
        "|be (?:an?|the|some|because|so|nice|kidding|joking|tired|something|related|that|why|wrong|due|hard|fun"
        "|late)|admit|say|confess|see|have (?:gone|missed|had|done|got|broken|changed|seen|forgotten|felt"
        r"|taken))\b)[a-z]+",
        "this must run on a raspberry pi zero",
        "it must have been a cosmic ray",
    ),
    (
        "constraint", "may-not", "u",
        "a no|acceptable|allowed|banned|disallowed|forbidden|limits|may not|mustn|not allowed|permitted"
        "|prohibited|taboo|verboten",
        r"(?<!which )(?<!that )(?<!this )(?<!it )(?<!there )(?<!or )\b(?:may not|mustn'?t|(?:is|are|be|'re|'m"
        "|it's|am) (?:not|never|strictly|absolutely|n'?t|only) (?:allowed|permitted|acceptable)|(?:isn"
        "|aren)'?t (?:allowed|permitted)|not allowed|(?:is|are) (?:strictly |absolutely )?(?:forbidden"
        r"|prohibited|banned|disallowed|verboten|taboo|off[ -]limits|a no[ -]go))\b(?! (?:be|have been) (?:a|the"
        r"|enough|worth|able|needed|necessary|obvious|true|right)\b)",
        "inline scripts are banned",
        "it may not be a bug",
    ),
    (
        "constraint", "no-x", "u", "no ",
        "(?:^|[,;.!:-] ?)(?:and |so |please |again[:,] )?no (?!(?:worries|worry|problem|problems|idea|need|way"
        "|one|thanks|rush|doubt|clue|wonder|more|longer|offen[cs]e|hurry|luck|matter|reason|difference|kidding"
        "|it|i|we|that|this|the|big|biggie|prob|comment|comments|further|changes?|errors?|warnings?|output|such"
        r'|action|issues?|bugs?|sorry|you|not|yes|luck)\b)[a-z`\"-]+(?: [\w`.\"/-]+){0,6}?(?:,? ?(?:ever|please'
        "|at all|anywhere|whatsoever|allowed|unless .{3,40}|without .{3,40}|outside .{3,40}|in (?:the|this|any"
        "|our|new) .{2,30}|on (?:the|main|fridays?) ?.{0,30}|from .{2,30}|for .{2,30}|dependencies|deps"
        r"|libraries|globals?|exceptions))\W*$",
        "no inline styles anywhere",
        "no more than a thought",
    ),
    (
        "constraint", "only", "u", " only|are only |exclusively |only |use only",
        r"\b(?:only (?:use|ever|touch|edit|change|write|support|allow|accept|commit|log|import|install|on|in|from"
        "|via|through|between|after|with)|(?:should|must|may|to be|shall) only|use only|are only (?:allowed|to)"
        "|exclusively (?:in|on|with|through|via|for|use)|in (?:english|german|french|japanese|chinese|utc|utf-8"
        "|<p>{2,14}) only|only <p>{2,40} (?:is|are) (?:supported|allowed|installed|permitted|available|accepted"
        "|licensed|approved|ok)|(?:plan|read|write|ascii|stdlib|english|local|internal|lts|https|append"
        r"|metadata) only)\b(?! (?:when|if) (?:i|it) )(?!.{0,30}\b(?:problem|i (?:hope|guess|think)|tested"
        "|happens))(?<!happens only in)(?<!only i)",
        "only touch the files in the docs folder",
        "the only problem is the font",
    ),
    (
        "constraint", "limit", "u", "#",
        r"^(?!.*\b(?:cleared|rolled|measured|took|were|went|stopped|ran|had|dropped|fell|rose|took|reproduced"
        r"|crashed)\b).*?(?:(?:\b(?:max(?:imum)?|at most|at least|min(?:imum)?|no (?:more|less|fewer|longer"
        "|larger|bigger) than|not (?:more|over|longer|larger) than|(?:is |are |be )?(?:capped|limited) (?:at|to)"
        "|cap(?:ped)? (?:at|of)|limit (?:is|of|it to|them to)|up to|within|budget (?:is|of)|hard limit"
        "|upper limit|(?:stay|keep|remain|be|stays|fit|fits|finish|finishes|complete|respond|answer|kept"
        r"|keeps)\b.{0,40}? (?:under|below|within|above|over|in|at)|(?:not|never|n't) (?:exceed|go (?:over|above"
        "|beyond)|take (?:more|longer)|get (?:larger|bigger|longer)|be (?:larger|longer|bigger"
        r"|more)).{0,16}?)(?: (?:of|than|to|is))? ?[:=]? ?(?:about |around )?(?:\$|€|£)?\d)(?!.{0,40}\b(?:ago"
        r"|attached|in total|left over|was reached)\b))",
        "the archive is limited to 2 GB",
        "at least 3 people laughed in total",
    ),
    (
        "constraint", "has-to", "u",
        " to |compulsory|hard requirement|mandatory|must|non-negotiable|obligatory|required|requirement",
        r"\b(?:(?:has|have|needs?) to (?:stay|remain|be|work|run|go through|keep|support|pass|fit|match|build"
        "|compile|use|follow|respond|return|validate|conform|comply|include|contain|survive|handle"
        r"|live)\b(?! (?:done|able|fixed|renamed|updated|rewritten|moved|removed|added|converted|migrated|set up"
        "|redone|tested|checked|documented|reviewed|a bit|honest))|(?:is|are|it's) (?:required|mandatory"
        "|compulsory|obligatory|non-negotiable|a (?:hard )?(?:requirement|must))|hard requirement"
        r"|requirements?:)\b",
        "the kiosk build has to run offline",
        "no need to hurry",
    ),
    (
        "constraint", "keep-to", "u",
        "adhere to|baseline|comply with|conform to|follow|keep|maintain|preserve|remain|respect|retain|stay"
        "|stick to|target",
        r"(?:^|[,;.!:-] ?|\b(?:and|please|pls|but|should|to) )(?:stick to|adhere to|comply with|conform to|follow"
        r"|respect|remain|stay|keep|maintain|preserve|retain)\b (?:the |our |all |your |with(?:in)? |it |them "
        "|everything |full |strict(?:ly)? )*(?:stdlib|standard library|(?:backwards?|binary|source|abi"
        r"|api)?[ -]?compat(?:ible|ibility)|conventions?|style ?guide|pep ?\d+|existing (?:style|api|names|naming"
        r"|conventions|format)|public api|wcag|gdpr|semver|spec|rfc|\w+ guidelines?|intact|unchanged|as (?:is"
        "|they are|it is)|read-?only|pure|stateless|idempotent|deterministic|offline|private|secret)"
        r"|\b(?:minimum |our |the )?(?:target|baseline)(?: version)? is (?:es|c\+\+|java|node|python|py|php|go"
        r"|net|ios|android|chrome|safari|ie|\w+ )\W?\d",
        "keep it idempotent",
        "keep the change",
    ),
    (
        "constraint", "leave-alone", "u",
        " no business|append-only|frozen|hands off|immutable|leave |limits|not to be |read|sacred|untouchable"
        "|write-once",
        r"\bhands off\b|\bleave (?:the |that |my |those |all |everything )?<p>{2,40} (?:alone|untouched|as (?:is"
        r"|it is|they are)|unchanged)\b|\b(?:is|are|stays?|remains?|must be|be) (?:strictly |now |considered "
        r"|to be )?(?:frozen|read-?only|immutable|write-once|append-only|untouchable|sacred|off[ -]limits)\b"
        r"|\b(?:has|have) no business\b|\bnot to be (?:touched|changed|edited|modified|removed|used|committed"
        r"|shared|logged)\b",
        "hands off the billing folder",
        "she leaves the office alone at six",
    ),
    (
        "constraint", "ask-first", "u", "before|first|less|prior|til|without ",
        r"\b(?:ask|check with|confirm with|tell|warn) (?:me|us|first)\b.{0,20}\b(?:before|first|prior)\b"
        r"|\b(?:unless|until) (?:i|we|you've|they) (?:explicitly |have )?(?:say|said|tell|told|ask|asked"
        r"|approved?|allow|confirm|agreed?)|\bwithout (?:asking|my (?:ok|okay|permission|approval|consent|say-so"
        r"|go-ahead)|(?:explicit |prior )?(?:permission|approval|consent|a review|confirmation)|telling me)\b",
        "check with me before any release",
        "we'll ship without search",
    ),
    (
        "constraint", "circumstances", "ua",
        " exception|as a rule|at all times|from |future|going forward|henceforth|under ",
        r"\b(?:under (?:no|any) circumstances?|from (?:now|here|today|this point) on(?:wards?)?|going forward"
        "|henceforth|in (?:the )?future,? (?:please|always|never|use|don't)|as a rule|at all times|(?:no"
        r"|without) exceptions?)\b[,:]? ?<p>{4,}",
        "going forward, squash the commits",
        "he walks forward",
    ),
    (
        "constraint", "constraint-head", "ua",
        "a legal requirement|company policy|constraint|convention|demands|forbids|guideline|invariant|our policy"
        "|policy|prohibits|requires|restriction|rule|says|the law|the rule|wants",
        r"(?:^|[.;!-] ?|\b(?:hard|house|one|our|golden|ground|important|another|the|simple|team) )(?:constraints?"
        r"|rules?|restrictions?|policy|convention|invariant|guidelines?)(?: (?:here|#?\d|of the house"
        r"|for \w+))?(?: is)?[:-] ?<p>{4,}|\b(?:that'?s|it'?s|is) (?:the law|the rule|our policy|company policy"
        r"|a legal requirement)\b|\b(?:policy|the law|gdpr|compliance|legal|regulation|the contract"
        r"|the auditor) (?:requires|says|demands|forbids|wants|prohibits)\b",
        "house rule: one assertion a test",
        "the rule engine has a bug",
    ),
    (
        "constraint", "should-never", "u", " not supposed to|should|should ",
        r"\bshould (?:never|always|not ever|at no time|under no)\b|\b(?:should not|shouldn'?t) (?:ever |depend"
        r"|rely|import|contain|include|expose|leak|log|store|call|touch|modify|write to|block)\b|\b(?:is"
        r"|are) not supposed to\b",
        "handlers should not depend on the orm",
        "you should see it",
    ),
    (
        "constraint", "refuses", "u", "ban|block|break|choke|complain|crash|fail|kill|refuse|reject",
        r"\b(?:keep|stay|use|send|limit|make|max|at most) <p>{3,60}(?:,| or)? (?:otherwise|or) (?:the |our |it "
        "|we |they |he |she )?<p>{2,40}? ?(?:refuses?|rejects?|bans?|blocks?|fails?|crash(?:es)?|chokes?|breaks?"
        r"|complains?|kills?)\b",
        "keep the names short or the printer chokes",
        "keep it or throw it away",
    ),
    (
        "constraint", "as-required", "a",
        "asked|demanded|following your |instructed|instruction|per your |required|requirement|rule|specified"
        "|stipulated|told",
        r"\b(?:as (?:you(?:'ve)? |per your |per the )?(?:required|instructed|stipulated|specified|demanded"
        "|instructions?|requirements?|rule)|per your (?:instructions?|rules?|requirements?|constraints?|policy)"
        "|following your (?:rule|instruction|constraint)s?|you (?:told|asked|instructed) me (?:not to|to never"
        r"|to always|to only|never to|always to))\b,? ?<p>{4,}",
        "per your rule, one class a file",
        "as you asked, here it is",
    ),
    (
        "constraint", "i-will-never", "a",
        "adhere|again|always|at all|ever|from now on|hold|i won|keep|more|never|only |stick|unless|until|without",
        r"\b(?:i|we)(?:'ll| will) (?:never|always|only (?:touch|use|edit|change|modify|write|commit|run)"
        "|not (?:touch|use|edit|change|modify|commit|push|delete|install|add|commit|run"
        r"|rename) <p>{2,60}(?:without|unless|until|any ?more|again|from now on|at all|ever))\b|\b(?:i'll|i will"
        r"|i won'?t|will) (?:keep|stick|hold|adhere) to (?:that|this|it|the rule|those)\b|\bi won'?t (?:touch|use"
        r"|edit|change|modify|commit|push|delete|install|add|run|rename|ever)\b",
        "i will only edit the yaml files",
        "it will not run on windows",
    ),
    (
        "constraint", "understood-rule", "a",
        "acknowledged|agreed|all right|alright|clear|got it|noted|ok|right|sure|understood|will do",
        "^(?:understood|noted|ok(?:ay)?|acknowledged|got it|sure|alright|all right|clear|will do|right"
        r"|agreed)[,.;:!-]+ ?(?P<rule><p>{0,40}\b(?:never|always|only|no|must|not|without|stays?|nothing|every"
        r"|at most|max|below|under|limit)\b<p>{3,})|^(?:understood|noted|acknowledged|got it"
        r"|clear)[,.;:!-]+ ?<p>{0,30}\b(?:in utc|only|stays?|will (?:stay|remain|be kept)|untouched)\b",
        "Acknowledged: nothing under `legal/` will be changed by me.",
        "understood, here is the file",
    ),
    (
        "constraint", "all-x-prep", "u",
        "all|always|and nothing else|and nowhere else|any|each|every|everywhere|for whatever you |in every "
        "|nowhere else|only|please|throughout",
        "^(?:and |also |please |note: |accessible: )?(?:all|every|each|any) <p>{2,40}? (?:in|as|with|through|via"
        "|behind|must|needs?|gets?|goes?|has|have|is|are|comes?|stays?|to|under|requires?|should) <p>{2,}"
        r"|^(?!(?:i|we|it|this|that|the)\b)[a-z` ]{3,40} (?:in|as) (?:utc|snake_?case|camel_?case|kebab-?case"
        r"|english|iso ?\d*|utf-?8|<p>{2,20}) (?:throughout|everywhere|only|always|please)\W*$|\b(?:nowhere else"
        "|and nothing else|and nowhere else|for whatever you (?:add|change|write|touch)|in every (?:file|case"
        r"|module|pr|commit|handler|request))\b",
        "filenames in kebab-case throughout",
        "all in a day",
    ),
    (
        "constraint", "nobody", "u", "no",
        "^(?:and |but |remember: )?(?:nobody|no one|nothing|none of (?:the|this|that|our"
        "|it)) (?:<p>{0,30}?)(?:merges?|pushes|deploys?|goes|leaves|touches|gets?|is (?:to|allowed)|may|changes?"
        r"|ships?|enters?|commits?|edits?|runs?|should|shall|can) ?<p>{0,40}?(?:\b(?:without|on|unless|until"
        r"|before|to|outside|in|into|except|but|from|out)\b)",
        "nothing leaves the sandbox unless signed",
        "nothing to see",
    ),
    (
        "constraint", "unit-cap", "u",
        " per | than |#|answer|at least|at most|boot|complete|finish|load|max|minimum|open|or fewer|or less|parse"
        "|render|respond|return|start|tops",
        r"\b(?:line (?:length|width)|memory|size|budget|limit|quota|cap|timeout|max (?:depth|width|size)|bundle"
        r"|page weight|coverage|retention) ?(?:budget|limit|cap|target)?(?: is|:| of|=)? ?\d+ ?\w*\b(?! (?:now"
        r"|after|before|instead|vs))(?!.{0,40}(?:measured|dropped|went))(?=.{0,30}$|,)|\b(?:functions?|files?"
        r"|methods?|lines?|names?|messages?|classes|modules?) (?:longer|larger|bigger|more) than \d|\b(?:needs?"
        "|has|have|must) to (?:load|render|respond|start|boot|finish|complete|answer|return|parse|open) (?:in"
        r"|within|under|below)|\b\d+ <p>{0,16}(?:at most|max(?:imum)?|tops|minimum|at least|or less|or fewer)\W*$"
        r"|\bone <p>{2,20} per <p>{2,20}(?: please)?$",
        "line width 88",
        "length 12 was measured",
    ),
    (
        "constraint", "avoid", "u",
        "avoid|away from|be careful|beware|careful|mind|only ever|out of|prefer|refrain from|stay |steer clear of"
        "|strictly|treat ",
        r"(?:^|[,;.!:-] ?|\b(?:please|and|also) )(?:avoid|refrain from|steer clear of|stay (?:away from|clear of"
        "|out of)|keep (?:away from|out of)|treat (?:all |the )?(?:warnings|errors|input|it|them|everything)"
        r"|prefer|strictly|only ever) (?!to\b)<p>{2,}|\b(?:be careful|careful|beware"
        r"|mind)[:,;] ?<p>{2,}\bno <p>{2,}",
        "steer clear of the vendored code",
        "i avoid him",
    ),
    (
        "constraint", "cannot-use", "u",
        " can only |aren't able to|bound to|can|can not|cannot|connection|display|generated|gpu|internet"
        "|limited to|locked |may not|network|restricted to|root|stuck |swap|tied to",
        r"\b(?:we|you) (?:can'?t|cannot|can not|may not|aren't able to) (?:use|have|touch|change|ship|rely on"
        "|depend on|install|upgrade|break|add|afford|store|send|leave|publish|log|expose"
        r"|require)\b(?!.{0,40}[,;.] ?(?:put|use|take|go|so)\b)|\b(?:we|you|they)(?:'re| are) (?:stuck (?:on|with"
        r"|at)|bound to|limited to|locked (?:in)?to|tied to|restricted to)\b|\b(?:has|have|there's|is|there is"
        r"|with) no (?:internet|network|connection|gpu|swap|display|root)\b|\b(?:file|folder|code|directory"
        r"|module)s? (?:is|are) (?:auto-?)?generated\b|\b(?:you|we) can only (?:use|touch|change|have)\b",
        "we can't upgrade postgres there",
        "we can't see it",
    ),
    (
        "constraint", "approval", "u", "any|each|every|mandatory|necessary|needed|required",
        r"\b(?:approvals?|reviews?|sign-?offs?|consent|ticket|migration|test|changelog entry|docstring"
        r"|licen[sc]e header) (?:is |are )?(?:needed|required|necessary|mandatory)\b|\b(?:any|every"
        r"|each) (?:change|commit|pr|release|edit|new \w+) <p>{0,30}?(?:needs?|requires?|has to|must|gets?"
        r"|comes with)\b",
        "two approvals needed before merge",
        "add the milk before it boils",
    ),
    (
        "constraint", "stays-in", "u",
        "answer|belong|comment|has to |i want |must stay|need to |never leave|remain|reply|respond|stay|talk|write",
        "^(?:and |also |the |our |all )*<p>{2,40}? (?:stays?|remains?|must stay|belongs?|never leaves?"
        "|has to (?:stay|remain)|need to (?:stay|remain)) (?:in|on|within|inside|below|under|above|available"
        r"|supported|private|public|compatible|stable|untouched|backwards?)\b(?!.{0,20}(?:fridge|home|office))"
        r"|\bi want (?:zero|no|at most|only|exactly) <p>{2,40}|\b(?:answer|reply|respond|write|comment"
        "|talk)(?: to)?(?: me)? in (?:english|german|french|spanish|chinese|japanese|korean|italian|dutch"
        r"|plain \w+)\b",
        "patient data stays within the hospital",
        "leave the styling for now",
    ),
    (
        "constraint", "please-write-tests", "u", "changelog|comment|doc|docstring|linte|test|type",
        "(?:^|[,;.!] ?)(?:please |always )?(?:write|add|include|update|run|keep) (?:the )?(?:unit "
        "|e2e )?(?:tests?|docs?|changelog|docstrings?|comments?|linter?|types?) (?:for|with|on|before|after"
        r"|in) (?:whatever|everything|anything|every|each|all)\b",
        "please write docs for everything you ship",
        "add tests for the parser",
    ),
    (
        "constraint", "ack-more", "a",
        "before|constraint|demanded|ensure|first|got it|insisted|instructed|keep|leave|limit|make sure|required"
        "|requirement|rule|see to it|take care|the rule is|you want ",
        r"\bi(?:'ll| will) (?:make sure|ensure|see to it|take care) (?:that )?(?:every|all|no|each|nothing|the"
        r"|only|always)\b|\bi(?:'ll| will) (?:leave|keep) <p>{2,40} (?:untouched|unchanged|alone|as (?:is|it is)"
        r"|intact|there|stable|in one)\b|\bi(?:'ll| will) (?:always )?ask (?:you )?(?:before|first)\b|\b(?:rule"
        r"|constraint|limit|requirement) (?:noted|understood|accepted|is (?:that|clear))\b|^the rule is\b"
        r"|\byou want (?:all|every|no|only|each) <p>{2,}, so\b|\bas (?:instructed|you (?:required|demanded"
        r"|insisted)),? i(?:'m| am|'ve| have|'ll| will)? ?(?:not|only|always|never|keep|kept|leave|left)\b"
        r"|^got it[:,;.] ?<p>{0,30}\b(?:no|never|only|always|must|nothing)\b",
        "i'll ask before touching the schema",
        "i'll ask around",
    ),
    (
        "constraint", "in-place", "u", "keep |leave |negotiable|whatever ",
        r"\bnon[ -]?negotiable\b|\bleave <p>{2,50} (?:in place|in there|where (?:it is|they are)|as (?:it was"
        r"|they were)|untouched|enabled|on|off)\b(?! for now)|\bwhatever (?:you do|happens)[,:;] ?<p>{3,}"
        r"|\bkeep <p>{2,40} (?:enabled|disabled|under control|in sync|in place|as (?:is|it is)|private|secret"
        r"|stable|intact|sorted|below|at or below)\b",
        "leave the room in place",
        "replace the title with a shorter one",
    ),
    (
        "constraint", "x-only", "u",
        " minimum| only|, nothing else|and nothing else|at no |bear in mind|bearing|because of|bound by|demand"
        "|due to|forbid|insist|keep in mind|no exception|not |note|only |part of the contract|prohibit"
        "|regulated by|remember|require|subject to|without exception",
        r"(?:^|[:,;] ?)(?:all )?<p>{2,30}?:? only\W*$(?<!one only)|^only (?:i|we|you|ci|the \w+|admins?"
        r"|<p>{2,20}) (?:push|pushes|deploys?|can|may|merge|merges|tag|release|touch|edit|sign|approve)s?\b"
        r"|\band nothing else\b|, nothing else(?:\W*$| \w+)|\b(?:keep|hold) <p>{2,30} to (?:a|the"
        r"|an absolute) minimum\b|\b(?:customer|client|law|legal|vendor|auditor|boss|policy|contract|hipaa"
        r"|gdpr) (?:insists?|requires?|demands?|forbids?|prohibits?)\b|\b(?:is|are) (?:part of the contract"
        r"|load-?bearing|not (?:ok|okay|acceptable|an option|allowed|up for (?:debate|discussion)|permitted))\b"
        r"|\b(?:bound by|subject to|regulated by|because of|due to) (?:hipaa|gdpr|pci|sox|law|contract|nda|coppa"
        r"|ferpa)\b|\b(?:no exceptions?|without exceptions?)\b|\bat no (?:point|time)\b|\b(?:keep in mind"
        "|remember|bear in mind|note)(?: that)?[,:]? (?:the|we|our|it|that|they|users?|all) <p>{3,}(?:is|are|has"
        r"|have|support|must|run|runs|only|need|cannot|can't)\b <p>{2,}",
        "fonts: self hosted only",
        "i am the only one here",
    ),
    (
        "constraint", "no-x-in", "u",
        "convention|embedded|government|guideline|kiosk|legacy|library|medical|no |policy|public api|rule|safety"
        "|shared|standard|style",
        r"(?:^|[:,;] ?|\bso )no (?!(?:more|longer|idea|need|way|one|problem|worries|thanks|rush|doubt|reason|luck"
        "|change|changes|errors?|warnings?|crash|crashes|failures?|leaks?|issues?|difference|big|hurry|pun"
        r"|comment|clue|matter|wonder|go|body)\b)[\w`-]+(?: [\w`.-]+){0,3} (?:in|on|outside|inside|below|under"
        r"|from|for|into|between|before|after|without|above|within) (?!(?:the (?:last|past)|\d+ (?:runs?|hours?"
        r"|days?|files?)|sight|time)\b)<p>{2,}$|(?:our|the|team|house|general|naming|code|coding) (?:style"
        "|convention|rule|policy|standard|guideline)s?(?: here)?(?: is)?[:,] ?<p>{3,}|(?:it's|this is"
        "|that's) (?:a|an) (?:library|public api|kiosk|medical|embedded|shared|legacy|government"
        r"|safety) ?<p>{0,20}[,;] ?so (?:no|never|only|always|keep|don't)\b",
        "it's a library, so no print statements",
        "no luck in the lottery",
    ),
    (
        "constraint", "ack-applies", "a",
        " stick to|applies|as you |changed|edited|enforced|holds|i |ill not|kept|leave|on't|remains|removed"
        "|respected|stands|touched|your ",
        r"\bas you (?:require|demand|insist|specify|stipulate|requested|want)\b|\byour (?:requirement|rule"
        r"|constraint|limit|condition|policy)s? (?:that|on|of|about|for) <p>{3,}|\bthe (?:limit|rule|ban"
        r"|restriction|requirement|constraint|cap|policy|freeze|\d+ ?\w+ limit)\b<p>{0,30} (?:applies|holds"
        r"|stands|is (?:respected|kept|enforced)|remains)\b|\bi (?:keep|leave|store|write|use) (?:all|every|the"
        r"|each) <p>{2,50},? as (?:agreed|required|you|the rules?|per)\b|\bi(?:'ll| will) stick to\b <p>{2,}"
        r"|\bi (?:will not|won't) (?:commit|push|merge|deploy|delete|install|touch|change|edit|publish"
        r"|release)\b <p>{2,}|\b(?:nothing|no \w+) (?:under|in|below|outside) <p>{2,30} (?:will"
        "|is going to) (?:be )?(?:changed|touched|edited|removed|leave)",
        "I keep all timestamps in UTC, as agreed in the rules.",
        "the rule engine has a bug",
    ),
    (
        "constraint", "terse", "u",
        " can| never |#|at the |covered|documented|encrypted|escaped|forbidden |idempotent|in english|is the "
        "|logged|lowercase|mandatory|nobody |optional|private|public|remains|reversible|reviewed|signed|stays"
        "|tested|translated|typed|validated|versioned|whatever happens",
        "^(?:the |our |all )?[a-z` -]{3,40} (?:below|under|within|at most|no (?:more|larger|longer) than|above"
        r"|at least|max(?:imum)?) ?[~<>]? ?\d+[\w .%]{0,12}(?: gzipped| gz| please| at (?:the )?(?:most|latest"
        r"|least)| each| total)?$|\d ?\S{0,12} (?:per \w+ )?is the (?:hard |upper |absolute )?(?:limit|max"
        r"|maximum|cap)\b|\bat the (?:latest|most|least|very least)\b|^(?:every|each|all) <p>{2,30} (?:reversible"
        "|idempotent|documented|tested|signed|reviewed|versioned|typed|encrypted|validated|escaped|logged"
        r"|covered|public|private|optional|mandatory|in english|lowercase|translated)\W*$|^(?:the "
        "|our )?[a-z` ]{3,30} never (?:hits?|touch(?:es)?|leaves?|goes?|reach(?:es)?|talks?|calls?|contains?"
        r"|blocks?|writes?|reads?|imports?|depends?|exceeds?|gets?|logs?|stores?|runs?)\b|\bnobody (?:deploys?"
        r"|merges?|pushes|touches|releases|commits|ships|gets?|edits|changes)\b|\b(?:[a-z-]+s|code|data"
        r"|files?) (?:are |is )?forbidden (?:in|on|under|for|inside|outside)\b|^(?:all "
        "|the )?<p>{2,30} can'?t (?:go|be|leave|live|end up|enter|get) (?:in|into|on|outside|public|stored"
        r"|logged|committed)\b|^whatever happens\b|^(?:the )?[`\w -]{3,30} (?:stays|remains)\W*$",
        "start-up time below 2 s",
        "i don't know",
    ),
)
# fmt: on
