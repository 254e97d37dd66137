"""How a rule or limit that holds on is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "constraint", "do-not", "u",
        "don't commit lock files",
        "don't worry about it",
        "do not|don",
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
            "|prohibited|t allowed|t permitted|taboo|verboten",
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
        " only|are only allowed|are only to|exclusively for|exclusively in|exclusively on|exclusively through"
            "|exclusively use|exclusively via|exclusively with|only |only accept|only after|only allow|only between"
            "|only change|only commit|only edit|only ever|only from|only import|only in|only install|only log"
            "|only on|only support|only through|only touch|only use|only via|only with|only write|use only",
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
        " to be| to build| to compile| to comply| to conform| to contain| to fit| to follow| to go through"
            "| to handle| to include| to keep| to live| to match| to pass| to remain| to respond| to return| to run"
            "| to stay| to support| to survive| to use| to validate| to work|compulsory|hard requirement|mandatory"
            "|must|non-negotiable|obligatory|required|requirement",
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
            "|stick to& guideline|as is|as it is|as they are|compatibility|compatible|convention|deterministic"
            "|existing api|existing conventions|existing format|existing names|existing naming|existing style|gdpr"
            "|idempotent|intact|offline|pep|private|public api|pure|read|rfc|secret|semver|spec|standard library"
            "|stateless|stdlib|style|unchanged|wcag",
        r"(?:^|[,;.!:-] ?|\b(?:and|please|pls|but|should|to) )(?:stick to|adhere to|comply with|conform to|follow"
            r"|respect|remain|stay|keep|maintain|preserve|retain)\b (?:the |our |all |your |with(?:in)? |it |them "
            "|everything |full |strict(?:ly)? )*(?:stdlib|standard library|(?:backwards?|binary|source|abi"
            r"|api)?[ -]?compat(?:ible|ibility)|conventions?|style ?guide|pep ?\d+|existing (?:style|api|names|naming"
            r"|conventions|format)|public api|wcag|gdpr|semver|spec|rfc|\w+ guidelines?|intact|unchanged|as (?:is"
            "|they are|it is)|read-?only|pure|stateless|idempotent|deterministic|offline|private|secret)",
        "baseline|target& is | is android| is c++| is chrome| is es| is go| is ie| is ios| is java| is net"
            "| is node| is php| is py| is python| is safari&#",
        r"\b(?:minimum |our |the )?(?:target|baseline)(?: version)? is (?:es|c\+\+|java|node|python|py|php|go|net"
            r"|ios|android|chrome|safari|ie|\w+ )\W?\d",
    ),
    (
        "constraint", "leave-alone", "u",
        "hands off the billing folder",
        "leave the styling for now",
        "hands off",
        r"\bhands off\b",
        "leave &alone|as is|as it is|as they are|unchanged|untouched",
        r"\bleave (?:the |that |my |those |all |everything )?<p>{2,40} (?:alone|untouched|as (?:is|it is"
            r"|they are)|unchanged)\b",
        "append-only|frozen|immutable|limits|read|sacred|untouchable|write-once",
        r"\b(?:is|are|stays?|remains?|must be|be) (?:strictly |now |considered |to be )?(?:frozen|read-?only"
            r"|immutable|write-once|append-only|untouchable|sacred|off[ -]limits)\b",
        " no business&has|have",
        r"\b(?:has|have) no business\b",
        "not to be changed|not to be committed|not to be edited|not to be logged|not to be modified"
            "|not to be removed|not to be shared|not to be touched|not to be used&changed|committed|edited|logged"
            "|modified|removed|shared|touched|used",
        r"\bnot to be (?:touched|changed|edited|modified|removed|used|committed|shared|logged)\b",
    ),
    (
        "constraint", "ask-first", "u",
        "check with me before any release",
        "we'll ship without search",
        "before|first|prior&ask|check with|confirm with|tell|warn&first|me|us",
        r"\b(?:ask|check with|confirm with|tell|warn) (?:me|us|first)\b.{0,20}\b(?:before|first|prior)\b",
        "unless|until&less|til&agree|allow|approve|ask|asked|confirm|said|say|tell|told",
        r"\b(?:unless|until) (?:i|we|you've|they) (?:explicitly |have )?(?:say|said|tell|told|ask|asked|approved?"
            "|allow|confirm|agreed?)",
        "without |without asking|without my |without telling me&a review|approval|asking|confirmation|consent"
            "|my approval|my consent|my go-ahead|my ok|my okay|my permission|my say-so|permission|telling me",
        r"\bwithout (?:asking|my (?:ok|okay|permission|approval|consent|say-so|go-ahead)|(?:explicit "
            r"|prior )?(?:permission|approval|consent|a review|confirmation)|telling me)\b",
    ),
    (
        "constraint", "circumstances", "ua",
        "going forward, squash the commits",
        "Moment is deprecated, so date-fns from here on",
        " circumstance| exception|as a rule|at all times|from here|from now|from this point|from today|future"
            "|going forward|henceforth",
        r"\b(?:under (?:no|any) circumstances?|from (?:now|here|today|this point) on(?:wards?)?|going forward"
            "|henceforth|in (?:the )?future,? (?:please|always|never|use|don't)|as a rule|at all times|(?:no"
            r"|without) exceptions?)\b[,:]? ?<p>{4,}",
    ),
    (
        "constraint", "constraint-head", "ua",
        "golden rule: small diffs",
        "the rule engine has a bug",
        "constraint|convention|guideline|invariant|policy|restriction|rule",
        r"(?:^|[.;!-] ?|\b(?:hard|house|one|our|golden|ground|important|another|the|simple|team) )(?:constraints?"
            r"|rules?|restrictions?|policy|convention|invariant|guidelines?)(?: (?:here|#?\d|of the house"
            r"|for \w+))?(?: is)?[:-] ?<p>{4,}",
        "a legal requirement|company policy|our policy|the law|the rule",
        r"\b(?:that'?s|it'?s|is) (?:the law|the rule|our policy|company policy|a legal requirement)\b",
        "demands|forbids|prohibits|requires|says|wants&compliance|gdpr|legal|policy|regulation|the auditor"
            "|the contract|the law",
        r"\b(?:policy|the law|gdpr|compliance|legal|regulation|the contract|the auditor) (?:requires|says|demands"
            r"|forbids|wants|prohibits)\b",
    ),
    (
        "constraint", "should-never", "u",
        "handlers should not depend on the orm",
        "always a pleasure",
        "always|at no time|never|not ever|under no&should always|should at no time|should never|should not ever"
            "|should under no",
        r"\bshould (?:never|always|not ever|at no time|under no)\b",
        "should not|shouldn&block|call|contain|depend|ever |expose|import|include|leak|log|modify|rely|store"
            "|touch|write to",
        r"\b(?:should not|shouldn'?t) (?:ever |depend|rely|import|contain|include|expose|leak|log|store|call"
            r"|touch|modify|write to|block)\b",
        " not supposed to&are|is",
        r"\b(?:is|are) not supposed to\b",
    ),
    (
        "constraint", "refuses", "u",
        "keep the names short or the printer chokes",
        "dmesg shows a failing disk",
        "ban|block|break|choke|complain|crash|fail|kill|refuse|reject& or| otherwise&r|therwise",
        r"\b(?:keep|stay|use|send|limit|make|max|at most) <p>{3,60}(?:,| or)? (?:otherwise|or) (?:the |our |it "
            "|we |they |he |she )?<p>{2,40}? ?(?:refuses?|rejects?|bans?|blocks?|fails?|crash(?:es)?|chokes?|breaks?"
            r"|complains?|kills?)\b",
    ),
    (
        "constraint", "as-required", "a",
        "per your rule, one class a file",
        "as you asked, here it is",
        "demanded|following your constraint|following your instruction|following your rule|instructed"
            "|instruction|per your constraint|per your instruction|per your policy|per your requirement"
            "|per your rule|required|requirement|rule|specified|stipulated|you asked|you instructed|you told",
        r"\b(?:as (?:you(?:'ve)? |per your |per the )?(?:required|instructed|stipulated|specified|demanded"
            "|instructions?|requirements?|rule)|per your (?:instructions?|rules?|requirements?|constraints?|policy)"
            "|following your (?:rule|instruction|constraint)s?|you (?:told|asked|instructed) me (?:not to|to never"
            r"|to always|to only|never to|always to))\b,? ?<p>{4,}",
    ),
    (
        "constraint", "i-will-never", "a",
        "i will only edit the yaml files",
        "it always works on my laptop, as always",
        "always|never|not add|not change|not commit|not delete|not edit|not install|not modify|not push"
            "|not rename|not run|not touch|not use|only change|only commit|only edit|only modify|only run|only touch"
            "|only use|only write& will|'ll&i|we",
        r"\b(?:i|we)(?:'ll| will) (?:never|always|only (?:touch|use|edit|change|modify|write|commit|run)"
            "|not (?:touch|use|edit|change|modify|commit|push|delete|install|add|commit|run"
            r"|rename) <p>{2,60}(?:without|unless|until|any ?more|again|from now on|at all|ever))\b",
        " to it| to that| to the rule| to this| to those&adhere|hold|keep|stick&i will|i won|i'll|will",
        r"\b(?:i'll|i will|i won'?t|will) (?:keep|stick|hold|adhere) to (?:that|this|it|the rule|those)\b",
        "i won&t add|t change|t commit|t delete|t edit|t ever|t install|t modify|t push|t rename|t run|t touch"
            "|t use&add|change|commit|delete|edit|ever|install|modify|push|rename|run|touch|use",
        r"\bi won'?t (?:touch|use|edit|change|modify|commit|push|delete|install|add|run|rename|ever)\b",
    ),
    (
        "constraint", "understood-rule", "a",
        "Got it, at most one warning a page.",
        "understood, here is the file",
        "acknowledged|agreed|all right|alright|clear|got it|noted|ok|right|sure|understood|will do&always"
            "|at most|below|every|limit|max|must|never|no|not|nothing|only|stay|under|without",
        "^(?:understood|noted|ok(?:ay)?|acknowledged|got it|sure|alright|all right|clear|will do|right"
            r"|agreed)[,.;:!-]+ ?(?P<rule><p>{0,40}\b(?:never|always|only|no|must|not|without|stays?|nothing|every"
            r"|at most|max|below|under|limit)\b<p>{3,})",
        "acknowledged|clear|got it|noted|understood&in utc|only|stay|untouched|will be kept|will remain|will stay",
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
        "always|everywhere|only|please|throughout&as|in",
        r"^(?!(?:i|we|it|this|that|the)\b)[a-z` ]{3,40} (?:in|as) (?:utc|snake_?case|camel_?case|kebab-?case"
            r"|english|iso ?\d*|utf-?8|<p>{2,20}) (?:throughout|everywhere|only|always|please)\W*$",
        "and nothing else|and nowhere else|for whatever you add|for whatever you change|for whatever you touch"
            "|for whatever you write|in every case|in every commit|in every file|in every handler|in every module"
            "|in every pr|in every request|nowhere else",
        r"\b(?:nowhere else|and nothing else|and nowhere else|for whatever you (?:add|change|write|touch)"
            r"|in every (?:file|case|module|pr|commit|handler|request))\b",
    ),
)
# fmt: on
