"""How unfinished work for later is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "todo", "head", "ua",
        "backlog|covered|deferred|done|finished|fixme|follow|handled|implemented|later|left|leftover|loose end"
        "|migrated|open |outstanding|pending|remaining|started|still |to-do|todo|unfinished|yet to ",
        r"(?:^|[.;!-] ?|\b(?:big|small|one|my|our|note|another) )(?:todos?|to-dos?|fixme|later"
        "|remaining(?: (?:work|items?|tasks?|steps?))?|(?:what(?:'s| is) |still )?left(?: to do| over)?"
        "|outstanding|pending|open (?:items?|points?|issues?|ends?|tasks?)|backlog|follow[ -]?ups?(?: ticket"
        "| task| pr| issue)?|unfinished|deferred|leftovers?|still (?:missing|open|to do|pending)"
        "|not (?:yet )?(?:done|finished|started|implemented|covered|migrated|handled)(?: yet)?|yet to (?:do"
        r"|come)|loose ends?)(?: (?:for|after|before|from|on|in|as of) [^:,]{2,30})?(?::| -) ?(?!\W*$)",
        "leftovers: the arabic strings",
        "later versions are fine",
    ),
    (
        "todo", "remind-me", "u", " forget|forget|remember to|remind ",
        r"\bremind (?:me|us)\b|(?:^|[,;.!:-] ?|\b(?:please|pls|and|also) )(?:do not|don'?t|let'?s not|dont let me"
        r"|must not|never) (?:me )?forget\b(?! (?:that|what|who|how))|\bremember to\b(?! (?:always|never))"
        r"|\bi (?:keep|always) forget(?:ting)?\b",
        "remind me to call the plumber api people",
        "do you remember the name",
    ),
    (
        "todo", "later-when", "u",
        "after|another |at some point|day|eventually|follow|future|later|next|next |over|second|separate|some day"
        "|someday|tomorrow|when ",
        r"\b(?<!when )(?<!if )(?<!once )(?:we|i|you|someone|somebody|they|let's|team|it)(?:'ll|'d| will| should"
        "| must| can| could| need to| needs to| have to| has to| want to|'re going to| might)? (?:still |also "
        "|really |then |better )*(?!(?:see|talk|speak|meet|be|know"
        r"|go home)\b)[a-z]+ <p>{1,60}?\b(?:later(?! than)|tomorrow|on (?:mon|tues|wednes|thurs|fri)day|(?:after"
        "|over) the (?:weekend|holidays?|freeze|launch|release)|next (?:week|sprint|month|quarter|session|time"
        "|release|iteration|pr|round|phase|milestone|year)|in (?:the |a )?(?:next|later|second|follow[ -]?up"
        "|future|separate) (?:week|sprint|session|phase|pr|release|version|iteration|milestone|step|pass|commit"
        "|round)|someday|some day|eventually|at some point|another (?:day|time)|when (?:there's|we have"
        r"|i have) time)\b",
        "people say you must never deploy on friday",
        "see you later",
    ),
    (
        "todo", "later-verb", "u", "after |at some point|eventually|in the next |later|next |phase |tomorrow",
        "(?:^|[,;.!:-] ?)(?:and |then )?(?:next (?:week|sprint|month|quarter|time|release)|tomorrow|later(?: on"
        "| this week)?|after (?:the )?(?:launch|release|freeze|weekend|holidays?|lunch|demo|merge)|eventually"
        "|at some point|in the next (?:sprint|release|pr)|phase (?:2|two))[,:]? (?:we |i |you |please |somebody "
        "|someone |let's |should |need to |have to |'ll |will )*(?!(?:was|is|were|are|had|did|on|than"
        r"|versions?)\b)[a-z]+ <p>{2,}",
        "eventually move the docs over to the wiki",
        "see you later",
    ),
    (
        "todo", "still-to-do", "ua",
        " owe|incomplete|left to do|one of us|outstanding|pending|remain|somebody|someone|still |to be "
        "|unfinished|we",
        r"\b(?:still (?:needs?|have to|has to|has no|have no|owe|must|missing|lacks?|open|pending|requires?"
        "|unfinished|to be|to do|outstanding|have to|has to|no) (?:to |a |an |some |the |be |work|tests?|docs?)?"
        r"|(?:we|i|you) owe\b|(?:someone|somebody|one of us|we) (?:has|have|needs?|ought|should"
        "|must) (?:to )?(?:still |really )?[a-z]+ <p>{2,60}?(?:before|after|until|by|once|at some point|some day"
        r"|one day|eventually|soon)\b|(?:is|are|remains?) (?:still )?(?:to be (?:done|written|added|decided"
        "|tested|defined)|left to do|outstanding|unfinished|incomplete|pending)|remains? to be)",
        "the sitemap still lacks the blog pages",
        "are you still there",
    ),
    (
        "todo", "needs-before", "u",
        "after|at some point|before |eventually|fri|later|mon|next|one day|sometime|soon|the end|thurs|tomorrow"
        "|tues|wednes",
        r"\b(?:needs?|has|have|should|must|ought) (?:to )?(?:be )?(?:added|updated|renamed|fixed|removed"
        "|rewritten|documented|tested|set up|migrated|cleaned|done|replaced|reviewed|checked|written|moved"
        r"|deleted|rotated|translated|upgraded|refactored|redone|get|have|properly)\b <p>{0,50}?(?:before (?:the"
        "|we|it|go|launch|release|next)|by (?:mon|tues|wednes|thurs|fri|the end|next|tomorrow)|at some point"
        "|eventually|sometime|one day|soon|later|next|after)",
        "the banner should be rewritten soon",
        "need i say more before tea",
    ),
    (
        "todo", "not-yet", "ua",
        "as of now|at this point|coverage|doc|done|error handling|finished|half done|half finished|haven"
        "|implementation|not implemented|only half|so far|test|there|undocumented|unhandled|unimplemented"
        "|untested|validation|yet",
        r"\b(?:haven'?t|hasn'?t|have not|has not|didn'?t|did not|not|isn'?t|aren'?t|wasn'?t) (?:been |gotten "
        "|got |really |even |yet )*(?:to |around to |around )?(?:the |it |that |this )?(?:[a-z]+(?:ed|en|ne|lt"
        "|nt|pt|de|te|un|ft)|touch|start|finish|do|implement|write|test|get to|gotten to|cover|wire|hook|add"
        r"|there|ready|in place|migrated|moved|complete|live)\b<p>{0,40}?\b(?:yet|so far|as of now"
        r"|at this point)\b|\bhaven'?t (?:gotten|got) (?:around )?to\b|\b(?:is|are) (?:not implemented"
        "|unimplemented|untested|undocumented|unhandled|half done|half finished|only half|not (?:yet|done"
        r"|finished|there))\b|\bhas(?: still)? no (?:tests?|docs?|coverage|error handling|validation"
        r"|implementation)\b",
        "the gamepad support isn't wired up yet",
        "it has not rained so much yesterday",
    ),
    (
        "todo", "postponed", "ua",
        " back to |another time|burner|defer|deferred|for another day|on hold|on ice|one for later|park|parked"
        "|postpon|postponed|punt|punted|pushed |revisit|shelv|shelved|skip|snooze",
        r"\b(?:park(?:ed|ing)?|postpon(?:ed|e|ing)|defer(?:ring)?|punt(?:ed|ing)?(?: on)?|shelv(?:ed|e|ing)"
        r"|snooz(?:ed|e)) (?:the |that |this |it )?<p>{0,40}?(?:\b(?:for|until|till|to) (?:now|later|then|next"
        r"|after|the (?:next|moment|end|fall)|v ?\d|phase|another)|$)|\b(?:is|was|are|were|been|got"
        r"|'s) (?:deferred|postponed|parked|shelved|punted)\b|\b(?:on hold|on ice|back ?burner|pushed (?:it "
        r"|that )?to)\b|\bskip(?:ped|ping)? <p>{2,40} for (?:now|the moment|the time being)\b|\b(?:get|come"
        r"|circle|getting|coming) back to (?:it|that|this|them|the|those)\b(?! later\?)|\brevisit\b"
        r"|\b(?:for another day|another time|one for later)\b",
        "we should circle back to the logging thing",
        "hold the line",
    ),
    (
        "todo", "on-the-list", "u",
        "agenda|backlog|board|file a|in the backlog|list|plate|queue|roadmap|ticket|todo",
        r"\b(?:put|add|goes?|throw|stick|note|file|move|write|push|open|log|create) (?:that |this |it |them |a "
        r"|an |those |one )?(?:\w+ ){0,3}?(?:on(?:to)?|to|in(?:to)?|for|down) (?:the |our |my |your "
        r"|an? )?(?:[\w-]+ )?(?:list|backlog|board|agenda|roadmap|queue|todos?|ticket)\b|\b(?:is|it's"
        r"|that's) (?:on (?:the|my|our) (?:list|backlog|roadmap|agenda|plate)|in the backlog)\b|\bfile (?:a"
        r"|an) (?:ticket|issue|follow-?up) (?:for|about|to)\b",
        "put the broken anchor on the backlog",
        "the list is on the board",
    ),
    (
        "todo", "when-done", "u", "after|as soon as|once|when",
        r"(?:^|[,;.!:-] ?|\b(?:and|but) )(?:when|once|after|as soon as) <p>{4,60}?(?:is|are|arrives?|lands?"
        "|comes?|done|finished|merged|ready|released|has|have|gets?|goes|returns?|replies|ends?|over|approved"
        "|passes|ships?|live|signed?|back|out),? (?:please |then |we |you |we'll |we can |you can |let's |i'll "
        "|i |we should |we need to )*(?!(?:it|the|there|this|that|is|was|what|how|why|an?|he|she"
        r"|they)\b)[a-z]+ <p>{2,}",
        "once the vendor replies, enable the webhook",
        "when it is cold, the cat sleeps on the rack",
    ),
    (
        "todo", "until-later", "ua",
        "at the moment|currently|for now|for the moment|right now|stub for|temporar|till|todo for|until",
        r"\b(?:as|is|are|left|just|only|with|a|it's) (?:just )?(?:a )?(?:an? )?(?:(?:stub(?:bed)?|placeholder"
        r"|hard-?coded|temporary|dummy|mock(?:ed)?|hack|workaround|stopgap|quick fix)(?: \w+){0,2} (?:for now"
        r"|at the moment|for the moment|until|till|currently|right now)|stub for|todo for)\b|\btemporar(?:y"
        r"|ily) .{0,40}\b(?:until|till|needs? replacing)\b",
        "the logo is a placeholder until the designer is back",
        "the placeholder text is grey",
    ),
    (
        "todo", "continue-with", "a",
        "after |as soon as|day|follow|future|later|next|next |once |second|separate|separately|subsequent"
        "|tomorrow|when ",
        r"\b(?:i'll|i will|i'd|we'll|we will|we can|i can|will|would|to) (?:be )?(?:then )?(?:continue|pick (?:it"
        "|this|that|them) up|add(?:ed)?|do(?:ne)?|tackle|follow(?:ed)?(?: up)?|handle[d]?|finish(?:ed)?"
        "|address(?:ed)?|implement(?:ed)?|extract(?:ed)?|write|written|move[d]?|fix(?:ed)?|cover(?:ed)?"
        r"|come back|return|resume|migrate[d]?|convert(?:ed)?|start(?:ed)?|clean(?:ed)?) ?<p>{0,50}?\b(?:tomorrow"
        "|next (?:week|session|time|sprint|round|pr|step)|later|in (?:the|a) (?:next|later|second|follow[ -]?up"
        r"|separate|future|subsequent) \w+|once (?:you|the|we|i)|as soon as|after (?:the (?:release|merge|launch"
        "|freeze|demo|review|holidays?)|you|we)|when (?:the|you|we)|separately|on (?:mon|tues|wednes|thurs"
        r"|fri)day)\b|\btomorrow,? (?:i'll|i will|i'd|we'll|we)\b",
        "i'll tackle the german part in a later change",
        "to continue, press any key",
    ),
    (
        "todo", "missing", "a",
        "absent|complete|converted|done|finished|incomplete|is partially |lacking|left|migrated|missing|moved"
        "|open|pending|ported|remain|to do|to go",
        r"\b(?:support|handling|tests?|docs?|documentation|coverage|validation|the \w+ (?:half|part|side"
        "|case)) (?:for|of|on) <p>{2,40} (?:is|are) (?:still )?(?:missing|lacking|absent|incomplete|open)"
        r"|\b(?:the (?:rest|others?|remaining \w+)|\d+ (?:\w+ )?(?:are|is)) (?:still )?(?:left|to go|to do"
        r"|remain(?:s|ing)?|pending|open|missing)\b|\b\d+ (?:of|out of|/) ?\d+ (?:\w+ )?(?:done|migrated"
        r"|converted|moved|ported|finished|complete)|\bis partially (?:implemented|done)",
        "tests for the importer are missing",
        "he only works on mondays, with 3 coffees, fun",
    ),
    (
        "todo", "will-follow", "ua", "due|kept|left|meant|planned|reserved|scheduled|slated|to follow|will follow",
        r"\b(?:will follow|to follow$|(?:is|are) (?:planned|scheduled|slated|due|reserved|meant|left|kept) (?:for"
        "|in|on|to) (?:the |a |version |phase |sprint )?(?:next|later|future|follow|second|separate|another"
        r"|v ?\d|mon|tues|wednes|thurs|fri|phase|sprint|release|\d))",
        "the api docs will follow",
        "the rent is due",
    ),
    (
        "todo", "phase-two", "u",
        " pile|can wait|day|for last|for later|for the end|has to wait|keep in mind for |last|milestone|must wait"
        "|need|not |on my plate|one day|part|phase|round|some time|someday|sometime|stage|to be continued|v"
        "|version|wait|will wait",
        r"\b(?:is|are|goes|go|moves|comes|come) (?:for|in|into|to|with|on) (?:phase|v|version|part|stage"
        r"|milestone|round) ?(?:2|two|3|three|next)\b|\b(?:waits?|has to wait|can wait|will wait"
        r"|must wait) (?:until|till|for|a bit)?\b|\bon my plate\b|\bto (?:the|my) pile\b|\bto be continued\b"
        r"|\b(?:do|write|handle|fix|finish|leave|keep) <p>{2,40} (?:last|for last|for later|for the end|sometime"
        r"|some time|someday|one day)\W*$|^for (?:mon|tues|wednes|thurs|fri)day[:,] ?<p>{2,}"
        r"|\bkeep in mind for (?:the )?(?:next|later)\b|^(?:and |it |also |this |still |that )*needs? (?:a|an"
        r"|some|more|to be) <p>{2,40}(?:eventually|later|some ?day|at some point|sometime|soon)|\b(?:not now"
        r"|not today|not this (?:week|sprint|time))\b(?=.{0,30}(?:after|next|later|but|maybe|once))",
        "the refactor can wait until spring",
        "wait, the discount applies before tax, not after",
    ),
    (
        "todo", "leave-for-now", "ua",
        "deferred|i have not |ignore|ignoring|keep|leave|leaving|left|left out|not touched|omit|omitted|put|set"
        "|skip|skipped|skipping",
        r"\b(?:leave|leaving|skip|skipping|ignore|ignoring|omit|keep|set|put) (?:out )?(?:the |that |this |it "
        "|all )?<p>{0,40}?(?:for (?:now|the moment|the time being|later|today)|aside|until (?:later|then"
        r"|next))\b|\bi(?:'ve| have)? (?:skipped|left out|omitted|not touched|deferred"
        "|left) (?:the )?<p>{2,50}(?:[,;.] ?(?:they|it|that|this|those) (?:needs?|requires?|will|should|can|has"
        r"|have)\b|\b(?:for now|untouched|as is|open|undone)\b)|\bi have not (?:yet )?(?:touched|started|looked"
        r"|updated|written|migrated|converted|tested|covered|ported|added)\b",
        "leave the favicon for now",
        "leave the room",
    ),
    (
        "todo", "someone-should", "u",
        " need |have to|it'd be|like|love|must|need to|one of us|ought to|should|somebody|someone|want|would be",
        r"\b(?:someone|somebody|one of us) (?:should|ought to|has to|needs to|must) (?:really |still "
        r"|also )?<p>{3,}|\b(?:would be|it'd be) (?:good|nice|great|worth(?:while)?) to <p>{3,60}(?:at some point"
        r"|later|some ?day|eventually|next|one day|in the future|sometime|soon|afterwards)|\bwe (?:should|have to"
        "|need to|must|ought to) (?:really |still |also )?<p>{3,60}(?:at some point|later|some ?day|eventually"
        r"|sometime|one day|in the future|soon|afterwards)|\bi(?:'d| would) (?:like|love"
        "|want) to <p>{3,60}(?:at some point|later|some ?day|eventually|next|one day|in the future|sometime"
        r"|soon)|\bi(?:'ll| will) need (?:you|someone|somebody) to <p>{3,60}(?:tomorrow|later|next|on \w+day|soon)",
        "somebody ought to prune the branches",
        "somebody told me",
    ),
    (
        "todo", "note-to-self", "ua", " missing|memo|next |next up|note to self|open|reminder|t let ",
        r"\b(?:note to self|reminder|memo)[:,-] ?<p>{2,}|\bdon'?t let (?:me|us) forget\b"
        r"|^(?:and )?next up\b[^:]{0,30}[:,-]? ?<p>{2,}|^open[:;] ?<p>{4,}|^(?:what(?:'s| is)|still"
        "|also) missing(?: is| are)?:? ?(?:the )?<p>{3,}|^next (?:session|time|week|sprint),? (?:i|we)(?:'ll"
        "| will)? <p>{2,}",
        "memo: cancel the old hosting",
        "cool, what's next?",
    ),
    (
        "todo", "incomplete", "ua",
        " of | ported|complete|covered|done|finished|for now|handled|implemented|included|need|nobody has |other"
        "|others|part|remain|rest|so far|still waiting |there|till|uncovered|until",
        r"\b(?:we're|it's|this is|i'm|that's) not (?:done|finished|there|complete)(?: yet)?\b|\b(?:half|most|some"
        r"|part|many|a third|\d+%?|two|three|four|five|six|both) of (?:the |our |it|them|these )?<p>{0,30}?(?:is"
        r"|are) (?:still )?(?:untranslated|undone|untested|missing|open|pending|unmigrated|not \w+ed|to do"
        r"|unconverted|unported)|\bnobody has (?:looked|tested|touched|checked|done|started|written)\b"
        r"|\bso far,? (?:and )?<p>{2,40}(?:is to come|comes later|will follow|to follow|is missing|later)"
        r"|\b(?:one|two|three|four|five|six|seven|several|some|a few|\d+) (?:\w+ ){0,2}remain(?:s)?(?:$|[:,;.])"
        r"|\b(?:is|are) ported,? (?:and )?the (?:other|rest)|\bthe (?:other|rest"
        r"|others)(?: \w+)? (?:will )?(?:follow|come later|is next|are next|come next)\b|\bstill waiting (?:for"
        r"|on) <p>{2,40}(?:before|to|until|so)|\bthere(?:'s| is| are) still <p>{2,60}|\bneeds? an? (?:update"
        r"|rewrite|cleanup|refactor|overhaul)\W*$|\b(?:are|is) (?:just |only )?(?:placeholders?|stubs?"
        r"|hard-?coded|dummies|temporary) (?:until|till|for now)\b|\b(?:not (?:yet )?(?:covered|handled|included"
        "|done|implemented|part)|uncovered) (?:in|by|of|here|yet)?[^.;]{0,30}[:;] ?<p>{2,}",
        "half of the icons are undone",
        "is it done yet?",
    ),
    (
        "todo", "once-i-have", "u", "after|after |as soon as|once|when",
        r"(?:^|[,;.!:-] ?)(?:when|once|after|as soon as) (?:i|we|you|they|he|she|the \w+)(?:'ve| have| has|'s|'re"
        "| are| get| gets| got| send| sends) <p>{2,50},? (?:please |then |you can |we can |let's |i'll |we'll "
        "|we )*(?:hook|wire|switch|replace|add|remove|turn|flip|enable|disable|update|finish|rename|swap|delete"
        r"|migrate|merge|drop|do|clean|continue|deploy|publish|run|set|test|connect|put|move)\b"
        "|^after (?:the )?<p>{2,30} (?:we|i|you) (?:clean|remove|drop|delete|rename|add|do|fix|migrate|need|can"
        r"|should|have|update|refactor|move)\b",
        "once we get the quote we can publish the prices",
        "once i have eaten i sleep",
    ),
    (
        "todo", "ends-later", "u",
        "after the |afterwards|at some point|eventually|follow|later|next|next |one day|second|separate|some day"
        "|someday|tomorrow",
        "(?<!see you)(?<!talk to you)(?<!no) (?:later|tomorrow|next (?:week|sprint|month|session|release|time"
        "|year|quarter)|after the (?:release|launch|freeze|merge|demo|holidays)|eventually|at some point|someday"
        "|some day|afterwards|one day|in (?:a|the) (?:later|next|follow-?up|second|separate) (?:pr|commit"
        r"|release|sprint|phase|step|version))$(?<!\bare later)",
        "proper error pages later",
        "the shop opens later than mine",
    ),
    (
        "todo", "yet-to", "ua", " yet to |after |backlog|launch|next |nice to have|phase |someday|v|when you ",
        r"\b(?:has|have|is|are) yet to (?:be )?[a-z]+|^(?:for )?(?:v ?[2-9](?:\.\d)?|phase (?:2|two|3)"
        "|post-?launch|nice to have|someday|backlog|after (?:launch|release|v1)|next (?:sprint|week|release"
        r"|iteration|pr))[:,-] ?<p>{2,}|\bwhen you (?:get (?:to|around)|have (?:a minute|time|a moment)"
        r"|next (?:touch|open|work)|come (?:to|around)|find (?:the )?time)\b",
        "the billing page has yet to be translated",
        "yet to you it is funny",
    ),
    (
        "todo", "have-not", "ua",
        "added|checked|cleaned|converted|covered|documented|finished|fixed|gotten|handled|implemented|looked "
        "|migrated|ported|reviewed|started|tested|touched|translated|updated|wired|written",
        r"\b(?:i|we|nobody|they)(?: have|'ve|has)? ?(?:haven'?t|hasn'?t|have not|not) (?:really |even |fully "
        "|properly )?(?:tested|looked (?:at|into)|touched|written|started|migrated|updated|checked|covered"
        "|implemented|converted|added|fixed|finished|gotten|ported|documented|reviewed|translated|cleaned|wired"
        r"|handled) (?!(?:anything|that before)\b)<p>{2,}",
        "we haven't reviewed the terms page",
        "not now, I'm in a meeting",
    ),
    (
        "todo", "come-back", "u",
        " back to |#|backlog|before |coming|day|due|expected|in |iteration|list|look into |make a note to|month"
        "|next pass|pass|phase|phase two|plate|promised|put a pin in|radar|release|round|round two|second pass"
        "|some|sprint|tb|tonight|version|waiting |week|weekend|will do ",
        r"\b(?:need to|have to|should|must|will|let's|'ll) (?:come|get|circle) back to <p>{2,}|\blook into (?:it"
        r"|that|this|them|the <p>{2,20}) (?:after|later|next|when|once|before)\b|\bput a pin in\b"
        r"|\bmake a note to\b|\b(?:we|i|you|they)(?:'ll| will| can| should| could| want to| might)? (?:tackle|do"
        "|handle|fix|finish|add|rewrite|migrate|translate|clean|address|revisit"
        "|start) <p>{2,50}? (?:in (?:the )?(?:spring|summer|autumn|fall|winter|january|february|march|april|may"
        "|june|july|august|september|october|november|december|q[1-4])|on (?:mon|tues|wednes|thurs|fri|satur"
        r"|sun)day|tonight|this (?:weekend|month|week)|some ?time)\b|\b(?:is|are) (?:coming|due|expected"
        "|promised) (?:next|on|in|by|later) <p>{1,20}[,;] ?<p>{3,}|^(?:for (?:the |v ?)?(?:next|later|second"
        r"|2nd)? ?(?:release|version|sprint|pass|round|iteration|phase|\d)|second pass|next pass|round two"
        r"|phase two)[:,] ?<p>{2,}|\b(?:tbd|tba)\W*$|^(?:please |pls )?(?:finish|upgrade|update|add|write|remove"
        "|clean|fix|check|rotate|delete|merge|move|replace|test|document) <p>{2,50} (?:on (?:mon|tues|wednes"
        "|thurs|fri)day|some ?time|this (?:month|week)|tonight|before (?:we|the|it) (?:go(?:es)? live|launch"
        r"|release|ships?|next)|by (?:mon|tues|wednes|thurs|fri)day)|\bwill do (?:the |that "
        r"|it )?<p>{2,30} (?:tonight|tomorrow|later|on \w+day)|\bwaiting (?:on|for) <p>{2,40}[,;] ?(?:then|before"
        r"|so|and then)|\b(?:is|are|stays?|goes) on (?:my|the|our) (?:to-?do )?(?:list|plate|radar|backlog)\b",
        "circulation stats: look into it after the audit",
        "take a look at the log",
    ),
    (
        "todo", "remain-open", "ua",
        " done| left | to go at some point|been |complete|cover|finish|follow|get to|left|leftover|manage|missing"
        "|need|open|outstanding|remain|remaining|stay|step|still ha|task|there|this leaves |to do|to go|unported"
        "|we should revisit|work",
        r"\b(?:two|three|four|five|six|some|several|a few|\d+|one) (?:\w+ ){0,3}(?:remains?|(?:are"
        r"|is) (?:still )?(?:open|left|to do|unported|missing|to go|outstanding))\b|\bthere(?:'s| is"
        r"| are) (?:still )?(?:two|three|four|five|some|several|a few|\d+|one|an?) <p>{2,40} (?:left|to (?:do"
        r"|port|fix|write|migrate|convert|translate|add|test|go|finish))\b|\bstill ha(?:s|ve) to be [a-z]+"
        r"|\b(?:is|was|has) done[;,.] ?(?:the )?<p>{2,30} (?:is|are|comes?) next\b|\bi(?:'ve| have)? left (?:a"
        r"|the|some) (?:todo|fixme|note|gap|stub)s?\b|\b(?:has|have) not (?:yet )?been (?:tested|written|done"
        r"|updated|migrated|started|covered|reviewed|touched|ported|translated|verified)\b|^(?:later|remaining"
        r"|next|open|further) (?:steps?|work|tasks?) (?:are|is|include)\b <p>{3,}|\bi (?:could|did) not (?:finish"
        r"|complete|get to|cover|manage)\b <p>{2,}|\bthis leaves (?:us )?(?:with )?<p>{3,}"
        r"|\bstays? (?:unimplemented|undone|open|a stub|untested|unfinished)\b|^(?:follow-?up|remaining"
        r"|outstanding|open|leftover) (?:work|tasks?|items?|steps?)[:;] ?<p>{2,}|\bwe should revisit\b"
        r"|\bneeds? a (?:name|home|test|owner|decision|review|better \w+)\W*$|\b(?:needs?|ha(?:s"
        r"|ve)) to go at some point\b",
        "two bugs remain open, both in the parser",
        "please open a PR",
    ),
    (
        "todo", "terse", "u",
        " before | to be |add|after|as soon as|cover|document|fix|follow|once|one day|some|translate|update|when"
        "|write",
        r"^[a-z` -]{4,40} before (?:prod|launch|release|go-live|the release|v ?\d|the demo|beta|ga|shipping)\W*$"
        "|^(?:drop|delete|remove|rename|bump|clean up|tidy up|enable|disable|archive|retire|upgrade|rotate|merge"
        "|update|translate|publish) (?:the |those |that |all )?<p>{2,40} (?:after|once|as soon as|when) (?:the "
        r"|v ?|we |it |that )?<p>{2,}|\b(?:has|have|needs?) to be (?:added|written|done|translated|documented"
        r"|updated|tested|fixed|covered|migrated) (?:as well|too|also|still)\b|\b(?:some ?day|one day)\W*$"
        r"|^(?:add|write|fix|update|translate|cover|document) the (?:\d+ |last |other |remaining "
        "|missing )+<p>{2,}|^follow-?up (?:ticket|issue|pr|task)? ?(?:for|on|about|to) <p>{2,}",
        "archive the bucket once the audit is over",
        "add the milk before it boils",
    ),
)
# fmt: on
