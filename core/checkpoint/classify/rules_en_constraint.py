"""How a rule or limit that holds on is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "constraint", "do-not", "u",
        "don't commit lock files",
        "don't worry about it",
        "do not |don't |dont &do",
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
        r"(?:^|[,;.!:-] ?|[^\x00-\x7f] ?|\b(?:should|must|may|can|please|and|but|we|you|they|is|are|to|gets?|shall"
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
        "^must|^shall",
        r"\b(?:must|shall)(?: (?:not|never|always|all|only|also|still|remain|both|each))* (?!(?:have been"
            "|be (?:an?|the|some|because|so|nice|kidding|joking|tired|something|related|that|why|wrong|due|hard|fun"
            "|late)|admit|say|confess|see|have (?:gone|missed|had|done|got|broken|changed|seen|forgotten|felt"
            r"|taken))\b)[a-z]+",
    ),
    (
        "constraint", "may-not", "u",
        "users under 16 may not see the chat",
        "it may not be a bug",
        " limits|-limits|^are a no|^are absolutely a no|^are absolutely banned|^are absolutely forbidden"
            "|^are absolutely prohibited|^are absolutely taboo|^are absolutely verboten|^are banned|^are forbidden"
            "|^are prohibited|^are strictly a no|^are strictly banned|^are strictly forbidden"
            "|^are strictly prohibited|^are strictly taboo|^are strictly verboten|^are taboo|^are verboten|^aren't "
            "|^arent |^is a no|^is absolutely a no|^is absolutely banned|^is absolutely forbidden"
            "|^is absolutely prohibited|^is absolutely taboo|^is absolutely verboten|^is banned|^is forbidden"
            "|^is prohibited|^is strictly a no|^is strictly banned|^is strictly forbidden|^is strictly prohibited"
            "|^is strictly taboo|^is strictly verboten|^is taboo|^is verboten|^isn't |^isnt |^may not|^mustn"
            "|acceptable|allowed|permitted",
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
        r"(?:^|[,;.!:-] ?|\bso )(?:and |so |please |again[:,] )?no (?!(?:worries|worry|problem|problems|idea|need"
            "|way|one|thanks|rush|doubt|clue|wonder|more|longer|offen[cs]e|hurry|luck|matter|reason|difference"
            "|kidding|it|i|we|that|this|the|big|biggie|prob|comment|comments|further|changes?|errors?|warnings?"
            "|output|such|action|issues?|bugs?|sorry|you|not|yes"
            r'|luck)\b)[a-z`\"-]+(?: [\w`.\"/-]+){0,6}?(?:,? ?(?:ever|please|at all|anywhere|whatsoever|allowed'
            "|unless .{3,40}|without .{3,40}|outside .{3,40}|in (?:the|this|any|our|new) .{2,30}|on (?:the|main"
            r"|fridays?) ?.{0,30}|from .{2,30}|for .{2,30}|dependencies|deps|libraries|globals?|exceptions))\W*$",
    ),
    (
        "constraint", "only", "u",
        "only touch the files in the docs folder",
        "the only problem is the font",
        " only|^exclusively |^only ",
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
        "#&^answer|^are capped |^are limited |^at least|^at most|^be|^budget |^cap at|^cap of|^capped |^complete"
            "|^finish|^fit|^hard limit|^is capped |^is limited |^keep|^kept|^limit |^limited |^max|^min|^n't be "
            "|^n't exceed|^n't get |^n't go |^n't take |^never be |^never exceed|^never get |^never go "
            "|^never take |^no bigger than|^no fewer than|^no larger than|^no less than|^no longer than"
            "|^no more than|^not be |^not exceed|^not get |^not go |^not larger than|^not longer than"
            "|^not more than|^not over than|^not take |^remain|^respond|^stay|^up to|^upper limit|^within",
        r"^(?!.*\b(?:flat|stable|steady|constant|cleared|rolled|measured|took|were|went|stopped|ran|had|dropped|fell"
            r"|rose|took|reproduced|crashed)\b).*?(?:(?:\b(?:max(?:imum)?|at most|at least|min(?:imum)?|no (?:more"
            "|less|fewer|longer|larger|bigger) than|not (?:more|over|longer|larger) than|(?:is |are |be )?(?:capped"
            "|limited) (?:at|to)|cap(?:ped)? (?:at|of)|limit (?:is|of|it to|them to)|up to|within|budget (?:is|of)"
            "|hard limit|upper limit|(?:stay|keep|remain|be|stays|fit|fits|finish|finishes|complete|respond|answer"
            r"|kept|keeps)\b.{0,40}? (?:under|below|within|above|over|in|at)|(?:not|never|n't) (?:exceed|go (?:over"
            "|above|beyond)|take (?:more|longer)|get (?:larger|bigger|longer)|be (?:larger|longer|bigger"
            r"|more)).{0,16}?)(?: (?:of|than|to|is))? ?[:=]? ?(?:about |around )?(?:\$|€|£)?\d)(?!.{0,40}\b(?:ago"
            r"|attached|in total|left over|was reached)\b))",
    ),
    (
        "constraint", "has-to", "u",
        "the kiosk build has to run offline",
        "i must say, nice work",
        "^are a |^are compulsory|^are mandatory|^are non-negotiable|^are obligatory|^are required|^hard requirement"
            "|^has to |^have to |^is a |^is compulsory|^is mandatory|^is non-negotiable|^is obligatory|^is required"
            "|^it's a |^it's compulsory|^it's mandatory|^it's non-negotiable|^it's obligatory|^it's required"
            "|^need to |^needs to |^requirement",
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
        "adhere to|comply with|conform to|follow|keep|maintain|preserve|remain|respect|retain|stay"
            "|stick to& guideline|as is|as it is|as they are|compatib|convention|deterministic|existing |gdpr"
            "|idempotent|intact|offline|pep 0|pep0|private|public api|pure|read-only|readonly|rfc|secret|semver"
            "|spec|standard library|stateless|stdlib|style|unchanged|wcag",
        r"(?:^|[,;.!:-] ?|\b(?:and|please|pls|but|should|to) )(?:stick to|adhere to|comply with|conform to|follow"
            r"|respect|remain|stay|keep|maintain|preserve|retain)\b (?:the |our |all |your |with(?:in)? |it |them "
            "|everything |full |strict(?:ly)? )*(?:stdlib|standard library|(?:backwards?|binary|source|abi"
            r"|api)?[ -]?compat(?:ible|ibility)|conventions?|style ?guide|pep ?\d+|existing (?:\w+ )?(?:style|api"
            r"|names|naming|conventions|format)|public api|wcag|gdpr|semver|spec|rfc|\w+ guidelines?|intact"
            "|unchanged|as (?:is|they are|it is)|read-?only|pure|stateless|idempotent|deterministic|offline|private"
            "|secret)",
        "^baseline|^minimum baseline|^minimum target|^our baseline|^our target|^target|^the baseline"
            "|^the target& is &#",
        r"\b(?:minimum |our |the )?(?:target|baseline)(?: version)? is (?:es|c\+\+|java|node|python|py|php|go|net"
            r"|ios|android|chrome|safari|ie|\w+ )\W?\d",
    ),
    (
        "constraint", "leave-alone", "u",
        "hands off the billing folder",
        "leave the styling for now",
        "^hands off$&^hands off",
        r"\bhands off\b",
        "^leave & alone$| as is$| as it is$| as they are$| unchanged$| untouched$& alone| as is| as it is"
            "| as they are| unchanged| untouched",
        r"\bleave (?:the |that |my |those |all |everything )?<p>{2,40} (?:alone|untouched|as (?:is|it is"
            r"|they are)|unchanged)\b",
        " limits|-limits|frozen|immutable|only|sacred|untouchable|write-once&^are |^be |^is |^must be |^remain "
            "|^remains |^stay |^stays ",
        r"\b(?:is|are|stays?|remains?|must be|be) (?:strictly |now |considered |to be )?(?:frozen|read-?only"
            r"|immutable|write-once|append-only|untouchable|sacred|off[ -]limits)\b",
        "^has no business$|^have no business$&^has no business|^have no business&^ha",
        r"\b(?:has|have) no business\b",
        "^not to be &^not to be changed|^not to be committed|^not to be edited|^not to be logged"
            "|^not to be modified|^not to be removed|^not to be shared|^not to be touched|^not to be used",
        r"\bnot to be (?:touched|changed|edited|modified|removed|used|committed|shared|logged)\b",
    ),
    (
        "constraint", "ask-first", "u",
        "check with me before any release",
        "we'll ship without search",
        "^before$|^first$|^prior$&^before|^first|^prior&^ask |^check with |^confirm with |^tell |^warn ",
        r"\b(?:ask|check with|confirm with|tell|warn) (?:me|us|first)\b.{0,20}\b(?:before|first|prior)\b",
        "^unless |^until &^unless i |^unless they |^unless we |^unless you've |^until i |^until they |^until we "
            "|^until you've &^un",
        r"\b(?:unless|until) (?:i|we|you've|they) (?:explicitly |have )?(?:say|said|tell|told|ask|asked|approved?"
            "|allow|confirm|agreed?)",
        "^without ",
        r"\bwithout (?:asking|my (?:ok|okay|permission|approval|consent|say-so|go-ahead)|(?:explicit "
            r"|prior )?(?:permission|approval|consent|a review|confirmation)|telling me)\b",
    ),
    (
        "constraint", "circumstances", "ua",
        "going forward, squash the commits",
        "Moment is deprecated, so date-fns from here on",
        "^as a rule|^at all times|^from here on|^from now on|^from this point on|^from today on|^going forward"
            "|^henceforth|^in future|^in the future|^no exception|^under |^without exception",
        r"\b(?:under (?:no|any) circumstances?|from (?:now|here|today|this point) on(?:wards?)?|going forward"
            "|henceforth|in (?:the )?future,? (?:please|always|never|use|don't)|as a rule|at all times|(?:no"
            r"|without) exceptions?)\b[,:]? ?<p>{4,}",
    ),
    (
        "constraint", "constraint-head", "ua",
        "golden rule: small diffs",
        "the rule engine has a bug",
        "constraint|convention|guideline|invariant|policy|restriction|rule&-|:",
        r"(?:^|[.;!-] ?|\b(?:hard|house|one|our|golden|ground|important|another|the|simple|team) )(?:constraints?"
            r"|rules?|restrictions?|policy|convention|invariant|guidelines?)(?: (?:here|#?\d|of the house"
            r"|for \w+))?(?: is)?[:-] ?<p>{4,}",
        "a legal requirement$|company policy$|our policy$|the law$|the rule$&a legal requirement|company policy"
            "|our policy|the law|the rule&^is |^it's |^its |^that's |^thats ",
        r"\b(?:that'?s|it'?s|is) (?:the law|the rule|our policy|company policy|a legal requirement)\b",
        "^compliance |^gdpr |^legal |^policy |^regulation |^the auditor |^the contract |^the law &demands$|forbids$"
            "|prohibits$|requires$|says$|wants$&demands|forbids|prohibits|requires|says|wants",
        r"\b(?:policy|the law|gdpr|compliance|legal|regulation|the contract|the auditor) (?:requires|says|demands"
            r"|forbids|wants|prohibits)\b",
    ),
    (
        "constraint", "should-never", "u",
        "handlers should not depend on the orm",
        "always a pleasure",
        "^should &^should always$|^should at no time$|^should never$|^should not ever$"
            "|^should under no$&^should always|^should at no time|^should never|^should not ever|^should under no",
        r"\bshould (?:never|always|not ever|at no time|under no)\b",
        "^should&^should not |^shouldn't |^shouldnt &^should not block|^should not call|^should not contain"
            "|^should not depend|^should not ever |^should not expose|^should not import|^should not include"
            "|^should not leak|^should not log|^should not modify|^should not rely|^should not store"
            "|^should not touch|^should not write to|^shouldn't block|^shouldn't call|^shouldn't contain"
            "|^shouldn't depend|^shouldn't ever |^shouldn't expose|^shouldn't import|^shouldn't include"
            "|^shouldn't leak|^shouldn't log|^shouldn't modify|^shouldn't rely|^shouldn't store|^shouldn't touch"
            "|^shouldn't write to|^shouldnt block|^shouldnt call|^shouldnt contain|^shouldnt depend|^shouldnt ever "
            "|^shouldnt expose|^shouldnt import|^shouldnt include|^shouldnt leak|^shouldnt log|^shouldnt modify"
            "|^shouldnt rely|^shouldnt store|^shouldnt touch|^shouldnt write to",
        r"\b(?:should not|shouldn'?t) (?:ever |depend|rely|import|contain|include|expose|leak|log|store|call"
            r"|touch|modify|write to|block)\b",
        "^are not supposed to$|^is not supposed to$&^are not supposed to|^is not supposed to",
        r"\b(?:is|are) not supposed to\b",
    ),
    (
        "constraint", "refuses", "u",
        "keep the names short or the printer chokes",
        "dmesg shows a failing disk",
        "ban|block|break|choke|complain|crash|fail|kill|refuse|reject& or | otherwise & o",
        r"\b(?:keep|stay|use|send|limit|make|max|at most) <p>{3,60}(?:,| or)? (?:otherwise|or) (?:the |our |it "
            "|we |they |he |she )?<p>{2,40}? ?(?:refuses?|rejects?|bans?|blocks?|fails?|crash(?:es)?|chokes?|breaks?"
            r"|complains?|kills?)\b",
    ),
    (
        "constraint", "as-required", "a",
        "per your rule, one class a file",
        "as you asked, here it is",
        "^as demanded|^as instructed|^as instruction|^as per the demanded|^as per the instructed"
            "|^as per the instruction|^as per the required|^as per the requirement|^as per the rule"
            "|^as per the specified|^as per the stipulated|^as per your demanded|^as per your instructed"
            "|^as per your instruction|^as per your required|^as per your requirement|^as per your rule"
            "|^as per your specified|^as per your stipulated|^as required|^as requirement|^as rule|^as specified"
            "|^as stipulated|^as you demanded|^as you instructed|^as you instruction|^as you required"
            "|^as you requirement|^as you rule|^as you specified|^as you stipulated|^as you've demanded"
            "|^as you've instructed|^as you've instruction|^as you've required|^as you've requirement"
            "|^as you've rule|^as you've specified|^as you've stipulated|^following your |^per your |^you asked me "
            "|^you instructed me |^you told me ",
        r"\b(?:as (?:you(?:'ve)? |per your |per the )?(?:required|instructed|stipulated|specified|demanded"
            "|instructions?|requirements?|rule)|per your (?:instructions?|rules?|requirements?|constraints?|policy)"
            "|following your (?:rule|instruction|constraint)s?|you (?:told|asked|instructed) me (?:not to|to never"
            r"|to always|to only|never to|always to))\b,? ?<p>{4,}",
    ),
    (
        "constraint", "i-will-never", "a",
        "i will only edit the yaml files",
        "it always works on my laptop, as always",
        "^i will |^i'll |^we will |^we'll &^i will always|^i will never|^i will not |^i will only |^i'll always"
            "|^i'll never|^i'll not |^i'll only |^we will always|^we will never|^we will not |^we will only "
            "|^we'll always|^we'll never|^we'll not |^we'll only &^i|^we",
        r"\b(?:i|we)(?:'ll| will) (?:never|always|only (?:touch|use|edit|change|modify|write|commit|run)"
            "|not (?:touch|use|edit|change|modify|commit|push|delete|install|add|commit|run"
            r"|rename) <p>{2,60}(?:without|unless|until|any ?more|again|from now on|at all|ever))\b",
        "adhere to |hold to |keep to |stick to &^i will |^i won't |^i wont |^i'll |^will &it$|that$|the rule$|this$"
            "|those$",
        r"\b(?:i'll|i will|i won'?t|will) (?:keep|stick|hold|adhere) to (?:that|this|it|the rule|those)\b",
        "^i won&^i won't |^i wont &^i won't add|^i won't change|^i won't commit|^i won't delete|^i won't edit"
            "|^i won't ever|^i won't install|^i won't modify|^i won't push|^i won't rename|^i won't run"
            "|^i won't touch|^i won't use|^i wont add|^i wont change|^i wont commit|^i wont delete|^i wont edit"
            "|^i wont ever|^i wont install|^i wont modify|^i wont push|^i wont rename|^i wont run|^i wont touch"
            "|^i wont use",
        r"\bi won'?t (?:touch|use|edit|change|modify|commit|push|delete|install|add|run|rename|ever)\b",
    ),
    (
        "constraint", "understood-rule", "a",
        "Got it, at most one warning a page.",
        "understood, here is the file",
        "^acknowledged|^agreed|^all right|^alright|^clear|^got it|^noted|^ok|^right|^sure|^understood"
            "|^will do&^always|^at most|^below|^every|^limit|^max|^must|^never|^no|^only|^stay|^under|^without&!|,"
            "|-|.|:|;",
        "^(?:understood|noted|ok(?:ay)?|acknowledged|got it|sure|alright|all right|clear|will do|right"
            r"|agreed)[,.;:!-]+ ?(?P<rule><p>{0,40}\b(?:never|always|only|no|must|not|without|stays?|nothing|every"
            r"|at most|max|below|under|limit)\b<p>{3,})",
        "^acknowledged|^clear|^got it|^noted|^understood&^in utc$|^only$|^stay$|^stays$|^untouched$|^will be kept$"
            "|^will remain$|^will stay$&^in utc|^only|^stay|^untouched|^will be kept|^will remain|^will stay",
        r"^(?:understood|noted|acknowledged|got it|clear)[,.;:!-]+ ?<p>{0,30}\b(?:in utc|only|stays?|will (?:stay"
            r"|remain|be kept)|untouched)\b",
    ),
    (
        "constraint", "all-x-prep", "u",
        "filenames in kebab-case throughout",
        "all in a day",
        "all |any |each |every ",
        "^(?:and |also |please |note: |accessible: )?(?:all|every|each|any) <p>{2,40}? (?:in|as|with|through|via"
            "|behind|must|needs?|gets?|goes?|has|have|is|are|comes?|stays?|to|under|requires?|should) <p>{2,}",
        " always| everywhere| only| please| throughout& as | in ",
        r"^(?!(?:i|we|it|this|that|the)\b)[a-z` ]{3,40} (?:in|as) (?:utc|snake_?case|camel_?case|kebab-?case"
            r"|english|iso ?\d*|utf-?8|<p>{2,20}) (?:throughout|everywhere|only|always|please)\W*$",
        "^and nothing else|^and nowhere else|^for whatever you |^in every |^nowhere else",
        r"\b(?:nowhere else|and nothing else|and nowhere else|for whatever you (?:add|change|write|touch)"
            r"|in every (?:file|case|module|pr|commit|handler|request))\b",
    ),
)
# fmt: on
