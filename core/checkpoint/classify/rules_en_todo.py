"""How unfinished work for later is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "todo", "head", "ua",
        "leftovers: the arabic strings",
        "later versions are fine",
        "backlog|covered|deferred|done|finished|fixme|follow|handled|implemented|later|left|leftover|loose end"
            "|migrated|open |outstanding|pending|remaining|started|still |to-do|todo|unfinished|yet to ",
        r"(?:^|[.;!-] ?|\b(?:big|small|one|my|our|note|another) )(?:todos?|to-dos?|fixme|later"
            "|remaining(?: (?:work|items?|tasks?|steps?))?|(?:what(?:'s| is) |still )?left(?: to do| over)?"
            "|outstanding|pending|open (?:items?|points?|issues?|ends?|tasks?)|backlog|follow[ -]?ups?(?: ticket"
            "| task| pr| issue)?|unfinished|deferred|leftovers?|still (?:missing|open|to do|pending)"
            "|not (?:yet )?(?:done|finished|started|implemented|covered|migrated|handled)(?: yet)?|yet to (?:do"
            r"|come)|loose ends?)(?: (?:for|after|before|from|on|in|as of) [^:,]{2,30})?(?::| -) ?(?!\W*$)",
    ),
    (
        "todo", "remind-me", "u",
        "remind me to call the plumber api people",
        "ok new plan. forget kubernetes, one VM",
        "remind ",
        r"\bremind (?:me|us)\b",
        "forget",
        r"(?:^|[,;.!:-] ?|\b(?:please|pls|and|also) )(?:do not|don'?t|let'?s not|dont let me|must not"
            r"|never) (?:me )?forget\b(?! (?:that|what|who|how))",
        "remember to",
        r"\bremember to\b(?! (?:always|never))",
        " forget",
        r"\bi (?:keep|always) forget(?:ting)?\b",
    ),
    (
        "todo", "later-when", "u",
        "people say you must never deploy on friday",
        "see you later",
        "after|another |at some point|day|eventually|follow|future|later|next|next |over|second|separate"
            "|some day|someday|tomorrow|when ",
        r"\b(?<!when )(?<!if )(?<!once )(?:we|i|you|someone|somebody|they|let's|team|it)(?:'ll|'d| will| should"
            "| must| can| could| need to| needs to| have to| has to| want to|'re going to| might)? (?:still |also "
            "|really |then |better )*(?!(?:see|talk|speak|meet|be|know"
            r"|go home)\b)[a-z]+ <p>{1,60}?\b(?:later(?! than)|tomorrow|on (?:mon|tues|wednes|thurs|fri)day|(?:after"
            "|over) the (?:weekend|holidays?|freeze|launch|release)|next (?:week|sprint|month|quarter|session|time"
            "|release|iteration|pr|round|phase|milestone|year)|in (?:the |a )?(?:next|later|second|follow[ -]?up"
            "|future|separate) (?:week|sprint|session|phase|pr|release|version|iteration|milestone|step|pass|commit"
            "|round)|someday|some day|eventually|at some point|another (?:day|time)|when (?:there's|we have"
            r"|i have) time)\b",
    ),
    (
        "todo", "later-verb", "u",
        "eventually move the docs over to the wiki",
        "see you later",
        "after |at some point|eventually|in the next |later|next |phase |tomorrow",
        "(?:^|[,;.!:-] ?)(?:and |then )?(?:next (?:week|sprint|month|quarter|time|release)|tomorrow|later(?: on"
            "| this week)?|after (?:the )?(?:launch|release|freeze|weekend|holidays?|lunch|demo|merge)|eventually"
            "|at some point|in the next (?:sprint|release|pr)|phase (?:2|two))[,:]? (?:we |i |you |please |somebody "
            "|someone |let's |should |need to |have to |'ll |will )*(?!(?:was|is|were|are|had|did|on|than"
            r"|versions?)\b)[a-z]+ <p>{2,}",
    ),
    (
        "todo", "still-to-do", "ua",
        "the sitemap still lacks the blog pages",
        "are you still there",
        " owe|incomplete|left to do|one of us|outstanding|pending|remain|somebody|someone|still |to be "
            "|unfinished|we",
        r"\b(?:still (?:needs?|have to|has to|has no|have no|owe|must|missing|lacks?|open|pending|requires?"
            "|unfinished|to be|to do|outstanding|have to|has to|no) (?:to |a |an |some |the |be |work|tests?|docs?)?"
            r"|(?:we|i|you) owe\b|(?:someone|somebody|one of us|we) (?:has|have|needs?|ought|should"
            "|must) (?:to )?(?:still |really )?[a-z]+ <p>{2,60}?(?:before|after|until|by|once|at some point|some day"
            r"|one day|eventually|soon)\b|(?:is|are|remains?) (?:still )?(?:to be (?:done|written|added|decided"
            "|tested|defined)|left to do|outstanding|unfinished|incomplete|pending)|remains? to be)",
    ),
    (
        "todo", "needs-before", "u",
        "the banner should be rewritten soon",
        "need i say more before tea",
        "after|at some point|before |eventually|fri|later|mon|next|one day|sometime|soon|the end|thurs|tomorrow"
            "|tues|wednes",
        r"\b(?:needs?|has|have|should|must|ought) (?:to )?(?:be )?(?:added|updated|renamed|fixed|removed"
            "|rewritten|documented|tested|set up|migrated|cleaned|done|replaced|reviewed|checked|written|moved"
            r"|deleted|rotated|translated|upgraded|refactored|redone|get|have|properly)\b <p>{0,50}?(?:before (?:the"
            "|we|it|go|launch|release|next)|by (?:mon|tues|wednes|thurs|fri|the end|next|tomorrow)|at some point"
            "|eventually|sometime|one day|soon|later|next|after)",
    ),
    (
        "todo", "not-yet", "ua",
        "the gamepad support isn't wired up yet",
        "are you still there",
        "as of now|at this point|so far|yet",
        r"\b(?:haven'?t|hasn'?t|have not|has not|didn'?t|did not|not|isn'?t|aren'?t|wasn'?t) (?:been |gotten "
            "|got |really |even |yet )*(?:to |around to |around )?(?:the |it |that |this )?(?:[a-z]+(?:ed|en|ne|lt"
            "|nt|pt|de|te|un|ft)|touch|start|finish|do|implement|write|test|get to|gotten to|cover|wire|hook|add"
            r"|there|ready|in place|migrated|moved|complete|live)\b<p>{0,40}?\b(?:yet|so far|as of now"
            r"|at this point)\b",
        "haven",
        r"\bhaven'?t (?:gotten|got) (?:around )?to\b",
        "done|finished|half done|half finished|not implemented|only half|there|undocumented|unhandled"
            "|unimplemented|untested|yet",
        r"\b(?:is|are) (?:not implemented|unimplemented|untested|undocumented|unhandled|half done|half finished"
            r"|only half|not (?:yet|done|finished|there))\b",
        "coverage|doc|error handling|implementation|test|validation",
        r"\bhas(?: still)? no (?:tests?|docs?|coverage|error handling|validation|implementation)\b",
    ),
    (
        "todo", "postponed", "ua",
        "we should circle back to the logging thing",
        "we're back to REST, graphql was a detour",
        "defer|park|postpon|punt|shelv|snooze",
        r"\b(?:park(?:ed|ing)?|postpon(?:ed|e|ing)|defer(?:ring)?|punt(?:ed|ing)?(?: on)?|shelv(?:ed|e|ing)"
            r"|snooz(?:ed|e)) (?:the |that |this |it )?<p>{0,40}?(?:\b(?:for|until|till|to) (?:now|later|then|next"
            r"|after|the (?:next|moment|end|fall)|v ?\d|phase|another)|$)",
        "deferred|parked|postponed|punted|shelved",
        r"\b(?:is|was|are|were|been|got|'s) (?:deferred|postponed|parked|shelved|punted)\b",
        "burner|on hold|on ice|pushed ",
        r"\b(?:on hold|on ice|back ?burner|pushed (?:it |that )?to)\b",
        "skip",
        r"\bskip(?:ped|ping)? <p>{2,40} for (?:now|the moment|the time being)\b",
        " back to ",
        r"\b(?:get|come|circle|getting|coming) back to (?:it|that|this|them|the|those)\b(?! later\?)",
        "revisit",
        r"\brevisit\b",
        "another time|for another day|one for later",
        r"\b(?:for another day|another time|one for later)\b",
    ),
    (
        "todo", "on-the-list", "u",
        "put the broken anchor on the backlog",
        "the list is on the board",
        "agenda|backlog|board|list|queue|roadmap|ticket|todo",
        r"\b(?:put|add|goes?|throw|stick|note|file|move|write|push|open|log|create) (?:that |this |it |them |a "
            r"|an |those |one )?(?:\w+ ){0,3}?(?:on(?:to)?|to|in(?:to)?|for|down) (?:the |our |my |your "
            r"|an? )?(?:[\w-]+ )?(?:list|backlog|board|agenda|roadmap|queue|todos?|ticket)\b",
        "agenda|backlog|in the backlog|list|plate|roadmap",
        r"\b(?:is|it's|that's) (?:on (?:the|my|our) (?:list|backlog|roadmap|agenda|plate)|in the backlog)\b",
        "file a",
        r"\bfile (?:a|an) (?:ticket|issue|follow-?up) (?:for|about|to)\b",
    ),
    (
        "todo", "when-done", "u",
        "once the vendor replies, enable the webhook",
        "when it is cold, the cat sleeps on the rack",
        "after|as soon as|once|when",
        r"(?:^|[,;.!:-] ?|\b(?:and|but) )(?:when|once|after|as soon as) <p>{4,60}?(?:is|are|arrives?|lands?"
            "|comes?|done|finished|merged|ready|released|has|have|gets?|goes|returns?|replies|ends?|over|approved"
            "|passes|ships?|live|signed?|back|out),? (?:please |then |we |you |we'll |we can |you can |let's |i'll "
            "|i |we should |we need to )*(?!(?:it|the|there|this|that|is|was|what|how|why|an?|he|she"
            r"|they)\b)[a-z]+ <p>{2,}",
    ),
    (
        "todo", "until-later", "ua",
        "the logo is a placeholder until the designer is back",
        "nope. still the wrong one. the button in the footer",
        "at the moment|currently|for now|for the moment|right now|stub for|till|todo for|until",
        r"\b(?:as|is|are|left|just|only|with|a|it's) (?:just )?(?:a )?(?:an? )?(?:(?:stub(?:bed)?|placeholder"
            r"|hard-?coded|temporary|dummy|mock(?:ed)?|hack|workaround|stopgap|quick fix)(?: \w+){0,2} (?:for now"
            r"|at the moment|for the moment|until|till|currently|right now)|stub for|todo for)\b",
        "temporar",
        r"\btemporar(?:y|ily) .{0,40}\b(?:until|till|needs? replacing)\b",
    ),
    (
        "todo", "continue-with", "a",
        "i'll tackle the german part in a later change",
        "it has not rained so much yesterday",
        "after |as soon as|day|follow|future|later|next|next |once |second|separate|separately|subsequent"
            "|tomorrow|when ",
        r"\b(?:i'll|i will|i'd|we'll|we will|we can|i can|will|would|to) (?:be )?(?:then )?(?:continue|pick (?:it"
            "|this|that|them) up|add(?:ed)?|do(?:ne)?|tackle|follow(?:ed)?(?: up)?|handle[d]?|finish(?:ed)?"
            "|address(?:ed)?|implement(?:ed)?|extract(?:ed)?|write|written|move[d]?|fix(?:ed)?|cover(?:ed)?"
            r"|come back|return|resume|migrate[d]?|convert(?:ed)?|start(?:ed)?|clean(?:ed)?) ?<p>{0,50}?\b(?:tomorrow"
            "|next (?:week|session|time|sprint|round|pr|step)|later|in (?:the|a) (?:next|later|second|follow[ -]?up"
            r"|separate|future|subsequent) \w+|once (?:you|the|we|i)|as soon as|after (?:the (?:release|merge|launch"
            "|freeze|demo|review|holidays?)|you|we)|when (?:the|you|we)|separately|on (?:mon|tues|wednes|thurs"
            r"|fri)day)\b",
        "tomorrow",
        r"\btomorrow,? (?:i'll|i will|i'd|we'll|we)\b",
    ),
    (
        "todo", "missing", "a",
        "tests for the importer are missing",
        "the removed files are in the bin",
        "absent|incomplete|lacking|missing|open",
        r"\b(?:support|handling|tests?|docs?|documentation|coverage|validation|the \w+ (?:half|part|side"
            "|case)) (?:for|of|on) <p>{2,40} (?:is|are) (?:still )?(?:missing|lacking|absent|incomplete|open)",
        "left|missing|open|pending|remain|to do|to go",
        r"\b(?:the (?:rest|others?|remaining \w+)|\d+ (?:\w+ )?(?:are|is)) (?:still )?(?:left|to go|to do"
            r"|remain(?:s|ing)?|pending|open|missing)\b",
        "complete|converted|done|finished|migrated|moved|ported",
        r"\b\d+ (?:of|out of|/) ?\d+ (?:\w+ )?(?:done|migrated|converted|moved|ported|finished|complete)",
        "is partially ",
        r"\bis partially (?:implemented|done)",
    ),
    (
        "todo", "will-follow", "ua",
        "the api docs will follow",
        "the rent is due",
        "due|kept|left|meant|planned|reserved|scheduled|slated|to follow|will follow",
        r"\b(?:will follow|to follow$|(?:is|are) (?:planned|scheduled|slated|due|reserved|meant|left|kept) (?:for"
            "|in|on|to) (?:the |a |version |phase |sprint )?(?:next|later|future|follow|second|separate|another"
            r"|v ?\d|mon|tues|wednes|thurs|fri|phase|sprint|release|\d))",
    ),
    (
        "todo", "phase-two", "u",
        "the refactor can wait until spring",
        "wait, the discount applies before tax, not after",
        "milestone|part|phase|round|stage|v|version",
        r"\b(?:is|are|goes|go|moves|comes|come) (?:for|in|into|to|with|on) (?:phase|v|version|part|stage"
            r"|milestone|round) ?(?:2|two|3|three|next)\b",
        "can wait|has to wait|must wait|wait|will wait",
        r"\b(?:waits?|has to wait|can wait|will wait|must wait) (?:until|till|for|a bit)?\b",
        "on my plate",
        r"\bon my plate\b",
        " pile",
        r"\bto (?:the|my) pile\b",
        "to be continued",
        r"\bto be continued\b",
        "for last|for later|for the end|last|one day|some time|someday|sometime",
        r"\b(?:do|write|handle|fix|finish|leave|keep) <p>{2,40} (?:last|for last|for later|for the end|sometime"
            r"|some time|someday|one day)\W*$",
        "day",
        "^for (?:mon|tues|wednes|thurs|fri)day[:,] ?<p>{2,}",
        "keep in mind for ",
        r"\bkeep in mind for (?:the )?(?:next|later)\b",
        "need",
        "^(?:and |it |also |this |still |that )*needs? (?:a|an|some|more|to be) <p>{2,40}(?:eventually|later"
            "|some ?day|at some point|sometime|soon)",
        "not ",
        r"\b(?:not now|not today|not this (?:week|sprint|time))\b(?=.{0,30}(?:after|next|later|but|maybe|once))",
    ),
    (
        "todo", "leave-for-now", "ua",
        "leave the favicon for now",
        "leave the room",
        "ignore|ignoring|keep|leave|leaving|omit|put|set|skip|skipping",
        r"\b(?:leave|leaving|skip|skipping|ignore|ignoring|omit|keep|set|put) (?:out )?(?:the |that |this |it "
            r"|all )?<p>{0,40}?(?:for (?:now|the moment|the time being|later|today)|aside|until (?:later|then|next))\b",
        "deferred|left|left out|not touched|omitted|skipped",
        r"\bi(?:'ve| have)? (?:skipped|left out|omitted|not touched|deferred"
            "|left) (?:the )?<p>{2,50}(?:[,;.] ?(?:they|it|that|this|those) (?:needs?|requires?|will|should|can|has"
            r"|have)\b|\b(?:for now|untouched|as is|open|undone)\b)",
        "i have not ",
        r"\bi have not (?:yet )?(?:touched|started|looked|updated|written|migrated|converted|tested|covered"
            r"|ported|added)\b",
    ),
    (
        "todo", "someone-should", "u",
        "somebody ought to prune the branches",
        "somebody told me",
        "one of us|somebody|someone",
        r"\b(?:someone|somebody|one of us) (?:should|ought to|has to|needs to|must) (?:really |still "
            "|also )?<p>{3,}",
        "it'd be|would be",
        r"\b(?:would be|it'd be) (?:good|nice|great|worth(?:while)?) to <p>{3,60}(?:at some point|later|some ?day"
            "|eventually|next|one day|in the future|sometime|soon|afterwards)",
        "have to|must|need to|ought to|should",
        r"\bwe (?:should|have to|need to|must|ought to) (?:really |still |also )?<p>{3,60}(?:at some point|later"
            "|some ?day|eventually|sometime|one day|in the future|soon|afterwards)",
        "like|love|want",
        r"\bi(?:'d| would) (?:like|love|want) to <p>{3,60}(?:at some point|later|some ?day|eventually|next"
            "|one day|in the future|sometime|soon)",
        " need ",
        r"\bi(?:'ll| will) need (?:you|someone|somebody) to <p>{3,60}(?:tomorrow|later|next|on \w+day|soon)",
    ),
    (
        "todo", "note-to-self", "ua",
        "memo: cancel the old hosting",
        "is the wrong file open",
        "memo|note to self|reminder",
        r"\b(?:note to self|reminder|memo)[:,-] ?<p>{2,}",
        "t let ",
        r"\bdon'?t let (?:me|us) forget\b",
        "next up",
        r"^(?:and )?next up\b[^:]{0,30}[:,-]? ?<p>{2,}",
        "open",
        "^open[:;] ?<p>{4,}",
        " missing",
        "^(?:what(?:'s| is)|still|also) missing(?: is| are)?:? ?(?:the )?<p>{3,}",
        "next ",
        "^next (?:session|time|week|sprint),? (?:i|we)(?:'ll| will)? <p>{2,}",
    ),
    (
        "todo", "incomplete", "ua",
        "half of the icons are undone",
        "is it done yet?",
        "complete|done|finished|there",
        r"\b(?:we're|it's|this is|i'm|that's) not (?:done|finished|there|complete)(?: yet)?\b",
        " of ",
        r"\b(?:half|most|some|part|many|a third|\d+%?|two|three|four|five|six|both) of (?:the |our |it|them"
            "|these )?<p>{0,30}?(?:is|are) (?:still )?(?:untranslated|undone|untested|missing|open|pending"
            r"|unmigrated|not \w+ed|to do|unconverted|unported)",
        "nobody has ",
        r"\bnobody has (?:looked|tested|touched|checked|done|started|written)\b",
        "so far",
        r"\bso far,? (?:and )?<p>{2,40}(?:is to come|comes later|will follow|to follow|is missing|later)",
        "remain",
        r"\b(?:one|two|three|four|five|six|seven|several|some|a few|\d+) (?:\w+ ){0,2}remain(?:s)?(?:$|[:,;.])",
        " ported",
        r"\b(?:is|are) ported,? (?:and )?the (?:other|rest)",
        "other|others|rest",
        r"\bthe (?:other|rest|others)(?: \w+)? (?:will )?(?:follow|come later|is next|are next|come next)\b",
        "still waiting ",
        r"\bstill waiting (?:for|on) <p>{2,40}(?:before|to|until|so)",
        "there",
        r"\bthere(?:'s| is| are) still <p>{2,60}",
        "need",
        r"\bneeds? an? (?:update|rewrite|cleanup|refactor|overhaul)\W*$",
        "for now|till|until",
        r"\b(?:are|is) (?:just |only )?(?:placeholders?|stubs?|hard-?coded|dummies|temporary) (?:until|till"
            r"|for now)\b",
        "covered|done|handled|implemented|included|part|uncovered",
        r"\b(?:not (?:yet )?(?:covered|handled|included|done|implemented|part)|uncovered) (?:in|by|of|here"
            "|yet)?[^.;]{0,30}[:;] ?<p>{2,}",
    ),
    (
        "todo", "once-i-have", "u",
        "once we get the quote we can publish the prices",
        "once i have eaten i sleep",
        "after|as soon as|once|when",
        r"(?:^|[,;.!:-] ?)(?:when|once|after|as soon as) (?:i|we|you|they|he|she|the \w+)(?:'ve| have| has|'s|'re"
            "| are| get| gets| got| send| sends) <p>{2,50},? (?:please |then |you can |we can |let's |i'll |we'll "
            "|we )*(?:hook|wire|switch|replace|add|remove|turn|flip|enable|disable|update|finish|rename|swap|delete"
            r"|migrate|merge|drop|do|clean|continue|deploy|publish|run|set|test|connect|put|move)\b",
        "after ",
        "^after (?:the )?<p>{2,30} (?:we|i|you) (?:clean|remove|drop|delete|rename|add|do|fix|migrate|need|can"
            r"|should|have|update|refactor|move)\b",
    ),
    (
        "todo", "ends-later", "u",
        "proper error pages later",
        "the shop opens later than mine",
        "after the |afterwards|at some point|eventually|follow|later|next|next |one day|second|separate|some day"
            "|someday|tomorrow",
        "(?<!see you)(?<!talk to you)(?<!no) (?:later|tomorrow|next (?:week|sprint|month|session|release|time"
            "|year|quarter)|after the (?:release|launch|freeze|merge|demo|holidays)|eventually|at some point|someday"
            "|some day|afterwards|one day|in (?:a|the) (?:later|next|follow-?up|second|separate) (?:pr|commit"
            r"|release|sprint|phase|step|version))$(?<!\bare later)",
    ),
    (
        "todo", "yet-to", "ua",
        "the billing page has yet to be translated",
        "i have to go",
        " yet to ",
        r"\b(?:has|have|is|are) yet to (?:be )?[a-z]+",
        "after |backlog|launch|next |nice to have|phase |someday|v",
        r"^(?:for )?(?:v ?[2-9](?:\.\d)?|phase (?:2|two|3)|post-?launch|nice to have|someday|backlog"
            "|after (?:launch|release|v1)|next (?:sprint|week|release|iteration|pr))[:,-] ?<p>{2,}",
        "when you ",
        r"\bwhen you (?:get (?:to|around)|have (?:a minute|time|a moment)|next (?:touch|open|work)|come (?:to"
            r"|around)|find (?:the )?time)\b",
    ),
    (
        "todo", "have-not", "ua",
        "we haven't reviewed the terms page",
        "the sync finished with 0 conflicts",
        "added|checked|cleaned|converted|covered|documented|finished|fixed|gotten|handled|implemented|looked "
            "|migrated|ported|reviewed|started|tested|touched|translated|updated|wired|written",
        r"\b(?:i|we|nobody|they)(?: have|'ve|has)? ?(?:haven'?t|hasn'?t|have not|not) (?:really |even |fully "
            "|properly )?(?:tested|looked (?:at|into)|touched|written|started|migrated|updated|checked|covered"
            "|implemented|converted|added|fixed|finished|gotten|ported|documented|reviewed|translated|cleaned|wired"
            r"|handled) (?!(?:anything|that before)\b)<p>{2,}",
    ),
    (
        "todo", "come-back", "u",
        "circulation stats: look into it after the audit",
        "somebody told me",
        " back to ",
        r"\b(?:need to|have to|should|must|will|let's|'ll) (?:come|get|circle) back to <p>{2,}",
        "look into ",
        r"\blook into (?:it|that|this|them|the <p>{2,20}) (?:after|later|next|when|once|before)\b",
        "put a pin in",
        r"\bput a pin in\b",
        "make a note to",
        r"\bmake a note to\b",
        "day|in |month|some|tonight|week|weekend",
        r"\b(?:we|i|you|they)(?:'ll| will| can| should| could| want to| might)? (?:tackle|do|handle|fix|finish"
            "|add|rewrite|migrate|translate|clean|address|revisit|start) <p>{2,50}? (?:in (?:the )?(?:spring|summer"
            "|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november"
            "|december|q[1-4])|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|this (?:weekend|month|week)"
            r"|some ?time)\b",
        "coming|due|expected|promised",
        r"\b(?:is|are) (?:coming|due|expected|promised) (?:next|on|in|by|later) <p>{1,20}[,;] ?<p>{3,}",
        "#|iteration|next pass|pass|phase|phase two|release|round|round two|second pass|sprint|version",
        "^(?:for (?:the |v ?)?(?:next|later|second|2nd)? ?(?:release|version|sprint|pass|round|iteration|phase"
            r"|\d)|second pass|next pass|round two|phase two)[:,] ?<p>{2,}",
        "tb",
        r"\b(?:tbd|tba)\W*$",
        "before |day|month|some|tonight|week",
        "^(?:please |pls )?(?:finish|upgrade|update|add|write|remove|clean|fix|check|rotate|delete|merge|move"
            "|replace|test|document) <p>{2,50} (?:on (?:mon|tues|wednes|thurs|fri)day|some ?time|this (?:month|week)"
            "|tonight|before (?:we|the|it) (?:go(?:es)? live|launch|release|ships?|next)|by (?:mon|tues|wednes|thurs"
            "|fri)day)",
        "will do ",
        r"\bwill do (?:the |that |it )?<p>{2,30} (?:tonight|tomorrow|later|on \w+day)",
        "waiting ",
        r"\bwaiting (?:on|for) <p>{2,40}[,;] ?(?:then|before|so|and then)",
        "backlog|list|plate|radar",
        r"\b(?:is|are|stays?|goes) on (?:my|the|our) (?:to-?do )?(?:list|plate|radar|backlog)\b",
    ),
    (
        "todo", "remain-open", "ua",
        "two bugs remain open, both in the parser",
        "please open a PR",
        "left|missing|open|outstanding|remain|to do|to go|unported",
        r"\b(?:two|three|four|five|six|some|several|a few|\d+|one) (?:\w+ ){0,3}(?:remains?|(?:are"
            r"|is) (?:still )?(?:open|left|to do|unported|missing|to go|outstanding))\b",
        "there",
        r"\bthere(?:'s| is| are) (?:still )?(?:two|three|four|five|some|several|a few|\d+|one"
            r"|an?) <p>{2,40} (?:left|to (?:do|port|fix|write|migrate|convert|translate|add|test|go|finish))\b",
        "still ha",
        r"\bstill ha(?:s|ve) to be [a-z]+",
        " done",
        r"\b(?:is|was|has) done[;,.] ?(?:the )?<p>{2,30} (?:is|are|comes?) next\b",
        " left ",
        r"\bi(?:'ve| have)? left (?:a|the|some) (?:todo|fixme|note|gap|stub)s?\b",
        "been ",
        r"\b(?:has|have) not (?:yet )?been (?:tested|written|done|updated|migrated|started|covered|reviewed"
            r"|touched|ported|translated|verified)\b",
        "step|task|work",
        r"^(?:later|remaining|next|open|further) (?:steps?|work|tasks?) (?:are|is|include)\b <p>{3,}",
        "complete|cover|finish|get to|manage",
        r"\bi (?:could|did) not (?:finish|complete|get to|cover|manage)\b <p>{2,}",
        "this leaves ",
        r"\bthis leaves (?:us )?(?:with )?<p>{3,}",
        "stay",
        r"\bstays? (?:unimplemented|undone|open|a stub|untested|unfinished)\b",
        "follow|leftover|open|outstanding|remaining",
        "^(?:follow-?up|remaining|outstanding|open|leftover) (?:work|tasks?|items?|steps?)[:;] ?<p>{2,}",
        "we should revisit",
        r"\bwe should revisit\b",
        "need",
        r"\bneeds? a (?:name|home|test|owner|decision|review|better \w+)\W*$",
        " to go at some point",
        r"\b(?:needs?|ha(?:s|ve)) to go at some point\b",
    ),
    (
        "todo", "terse", "u",
        "archive the bucket once the audit is over",
        "add the milk before it boils",
        " before ",
        r"^[a-z` -]{4,40} before (?:prod|launch|release|go-live|the release|v ?\d|the demo|beta|ga|shipping)\W*$",
        "after|as soon as|once|when",
        "^(?:drop|delete|remove|rename|bump|clean up|tidy up|enable|disable|archive|retire|upgrade|rotate|merge"
            "|update|translate|publish) (?:the |those |that |all )?<p>{2,40} (?:after|once|as soon as|when) (?:the "
            "|v ?|we |it |that )?<p>{2,}",
        " to be ",
        r"\b(?:has|have|needs?) to be (?:added|written|done|translated|documented|updated|tested|fixed|covered"
            r"|migrated) (?:as well|too|also|still)\b",
        "one day|some",
        r"\b(?:some ?day|one day)\W*$",
        "add|cover|document|fix|translate|update|write",
        r"^(?:add|write|fix|update|translate|cover|document) the (?:\d+ |last |other |remaining |missing )+<p>{2,}",
        "follow",
        "^follow-?up (?:ticket|issue|pr|task)? ?(?:for|on|about|to) <p>{2,}",
    ),
)
# fmt: on
