"""How unfinished work for later is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "todo", "head", "ua",
        "leftovers: the arabic strings",
        "later versions are fine",
        "backlog|covered|deferred|done|finished|fixme|follow|handled|implemented|later|left|leftover|loose end"
            "|migrated|open end|open issue|open item|open point|open task|outstanding|pending|remaining|started"
            "|still missing|still open|still pending|still to do|to-do|todo|unfinished|yet to come|yet to do",
        r"(?:^|[.;!-] ?|\b(?:big|small|one|my|our|note|another|still) )(?:todos?|to-dos?|fixme|later"
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
        "remind me|remind us&me|us",
        r"\bremind (?:me|us)\b",
        "forget&do not|don|dont let me|must not|never|s not",
        r"(?:^|[,;.!:-] ?|\b(?:please|pls|and|also) )(?:do not|don'?t|let'?s not|dont let me|must not"
            r"|never) (?:me )?forget\b(?! (?:that|what|who|how))",
        "remember to",
        r"\bremember to\b(?! (?:always|never))",
        " forget&i always|i keep&always|keep",
        r"\bi (?:keep|always) forget(?:ting)?\b",
    ),
    (
        "todo", "later-when", "u",
        "people say you must never deploy on friday",
        "see you later",
        "after|another day|another time|at some point|eventually|follow|future|later|next|next iteration"
            "|next milestone|next month|next phase|next pr|next quarter|next release|next round|next session"
            "|next sprint|next time|next week|next year|on fri|on mon|on thurs|on tues|on wednes|over|second"
            "|separate|some day|someday|tomorrow|when i have|when there's|when we have",
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
        "after |at some point|eventually|in the next pr|in the next release|in the next sprint|later|next month"
            "|next quarter|next release|next sprint|next time|next week|phase 2|phase two|tomorrow",
        "(?:^|[,;.!:-] ?)(?:and |then )?(?:next (?:week|sprint|month|quarter|time|release)|tomorrow|later(?: on"
            "| this week)?|after (?:the )?(?:launch|release|freeze|weekend|holidays?|lunch|demo|merge)|eventually"
            "|at some point|in the next (?:sprint|release|pr)|phase (?:2|two))[,:]? (?:we |i |you |please "
            "|somebody |someone |let's |should |need to |have to |'ll |will )*(?!(?:everyone|everybody|nobody"
            r"|people|all|the|it|they|he|she|there|was|is|were|are|had|did|on|than|versions?)\b)[a-z]+ <p>{2,}",
    ),
    (
        "todo", "still-to-do", "ua",
        "the sitemap still lacks the blog pages",
        "all goes well",
        " owe|incomplete|left to do|one of us|outstanding|pending|remain|somebody|someone|still got to|still gotta"
            "|still has no|still has to|still have no|still have to|still lack|still missing|still must|still need"
            "|still no|still open|still outstanding|still owe|still pending|still require|still to be|still to do"
            "|still unfinished|to be added|to be decided|to be defined|to be done|to be tested|to be written"
            "|unfinished|we",
        r"\b(?:still (?:needs?|gotta|got to|have to|has to|has no|have no|owe|must|missing|lacks?|open|pending"
            "|requires?|unfinished|to be|to do|outstanding|have to|has to|no) (?:to |a |an |some |the |be |work"
            r"|tests?|docs?)?|(?:we|i|you) owe\b|(?:someone|somebody|one of us|we) (?:has|have|needs?|ought|should"
            "|must) (?:to )?(?:still |really )?[a-z]+ <p>{2,60}?(?:before|after|until|by|once|at some point|some day"
            r"|one day|eventually|soon)\b|(?:is|are|remains?) (?:still )?(?:to be (?:done|written|added|decided"
            "|tested|defined)|left to do|outstanding|unfinished|incomplete|pending)|remains? to be)",
    ),
    (
        "todo", "needs-before", "u",
        "the banner should be rewritten soon",
        "later versions are fine",
        "after|at some point|before go|before it|before launch|before next|before release|before the|before we"
            "|by fri|by mon|by next|by the end|by thurs|by tomorrow|by tues|by wednes|eventually|later|next|one day"
            "|sometime|soon&added|checked|cleaned|deleted|documented|done|fixed|get|have|migrated|moved|properly"
            "|redone|refactored|removed|renamed|replaced|reviewed|rewritten|rotated|set up|tested|translated|updated"
            "|upgraded|written&has|have|must|need|ought|should",
        r"\b(?:needs?|has|have|should|must|ought) (?:to )?(?:be )?(?:added|updated|renamed|fixed|removed"
            "|rewritten|documented|tested|set up|migrated|cleaned|done|replaced|reviewed|checked|written|moved"
            r"|deleted|rotated|translated|upgraded|refactored|redone|get|have|properly)\b <p>{0,50}?(?:before (?:the"
            "|we|it|go|launch|release|next)|by (?:mon|tues|wednes|thurs|fri|the end|next|tomorrow)|at some point"
            "|eventually|sometime|one day|soon|later|next|after)",
    ),
    (
        "todo", "not-yet", "ua",
        "the gamepad support isn't wired up yet",
        "is it done yet?",
        "as of now|at this point|so far|yet&aren|did not|didn|has not|hasn|have not|haven|isn|not|wasn",
        r"\b(?:haven'?t|hasn'?t|have not|has not|didn'?t|did not|not|isn'?t|aren'?t|wasn'?t) (?:been |gotten "
            "|got |really |even |yet )*(?:to |around to |around )?(?:the |it |that |this )?(?:[a-z]+(?:ed|en|ne|lt"
            "|nt|pt|de|te|un|ft)|touch|start|finish|do|implement|write|test|get to|gotten to|cover|wire|hook|add"
            r"|there|ready|in place|migrated|moved|complete|live)\b<p>{0,40}?\b(?:yet|so far|as of now"
            r"|at this point)\b",
        "haven&t got|t gotten&to",
        r"\bhaven'?t (?:gotten|got) (?:around )?to\b",
        "half done|half finished|not done|not finished|not implemented|not there|not yet|only half|undocumented"
            "|unhandled|unimplemented|untested&are|is",
        r"\b(?:is|are) (?:not implemented|unimplemented|untested|undocumented|unhandled|half done|half finished"
            r"|only half|not (?:yet|done|finished|there))\b",
        " no coverage| no doc| no error handling| no implementation| no test| no validation&coverage|doc"
            "|error handling|implementation|test|validation&has",
        r"\bhas(?: still)? no (?:tests?|docs?|coverage|error handling|validation|implementation)\b",
    ),
    (
        "todo", "postponed", "ua",
        "the audit was postponed",
        "can we go back to the simple version, this is overengineered",
        "defer|park|postpone|postponed|postponing|punt|shelve|shelved|shelving|snooze|snoozed",
        r"(?<!to )(?<!always )(?!\w+ing <p>{2,40}? (?:breaks?|means|makes|is|was|would|could|can|causes?|loses?|leads"
            r"|gives?|keeps?|helps?|saves?)\b)\b(?:park(?:ed|ing)?|postpon(?:ed|e|ing)|defer(?:ring)?|punt(?:ed"
            r"|ing)?(?: on)?|shelv(?:ed|e|ing)|snooz(?:ed|e)) (?:the |that |this |it )?<p>{0,40}?(?:\b(?:for|until"
            r"|till|to) (?:now|later|then|next|after|the (?:next|moment|end|fall)|v ?\d|phase|another)|$)",
        "deferred|parked|postponed|punted|shelved",
        r"\b(?:is|was|are|were|been|got|'s) (?:deferred|postponed|parked|shelved|punted)\b",
        "burner|on hold|on ice|pushed ",
        r"\b(?:on hold|on ice|back ?burner|pushed (?:it |that )?to)\b",
        " for now| for the moment| for the time being&skip&now|the moment|the time being",
        r"\bskip(?:ped|ping)? <p>{2,40} for (?:now|the moment|the time being)\b",
        " back to it| back to that| back to the| back to them| back to this| back to those&circle|come|coming|get"
            "|getting",
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
        "agenda|backlog|board|list|queue|roadmap|ticket|todo&add|create|file|goe|log|move|note|open|push|put"
            "|stick|throw|write",
        r"\b(?:put|add|goes?|throw|stick|note|file|move|write|push|open|log|create) (?:that |this |it |them |a "
            r"|an |those |one )?(?:\w+ ){0,3}?(?:on(?:to)?|to|in(?:to)?|for|down) (?:the |our |my |your "
            r"|an? )?(?:[\w-]+ )?(?:list|backlog|board|agenda|roadmap|queue|todos?|ticket)\b",
        "in the backlog|on my|on our|on the&is|it's|that's",
        r"\b(?:is|it's|that's) (?:on (?:the|my|our) (?:list|backlog|roadmap|agenda|plate)|in the backlog)\b",
        "file a|file an&follow|issue|ticket&about|for|to",
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
        "temporarily|temporary& replacing|till|until&ily|y",
        r"\btemporar(?:y|ily) .{0,40}\b(?:until|till|needs? replacing)\b",
    ),
    (
        "todo", "continue-with", "a",
        "i'll tackle the german part in a later change",
        "nope. still the wrong one. the button in the footer",
        "after the |after we|after you|as soon as|in a|in the|later|next pr|next round|next session|next sprint"
            "|next step|next time|next week|on fri|on mon|on thurs|on tues|on wednes|once i|once the|once we"
            "|once you|separately|tomorrow|when the|when we|when you&i can|i will|i'd|i'll|ill|ould|we can|we will"
            "|we'll&add|address|clean|come back|continue|convert|cover|do|extract|finish|fix|follow|handle|implement"
            "|migrate|move|pick it|pick that|pick them|pick this|resume|return|start|tackle|write|written",
        r"\b(?:i'll|i will|i'd|we'll|we will|we can|i can|(?:will|would)(?= be ))(?: be)? ?(?:then )?(?:continue"
            "|pick (?:it|this|that|them) up|add(?:ed)?|do(?:ne)?|tackle|follow(?:ed)?(?: up)?|handle[d]?"
            "|finish(?:ed)?|address(?:ed)?|implement(?:ed)?|extract(?:ed)?|write|written|move[d]?|fix(?:ed)?"
            "|cover(?:ed)?|come back|return|resume|migrate[d]?|convert(?:ed)?|start(?:ed)?"
            r"|clean(?:ed)?) ?<p>{0,50}?\b(?:tomorrow|next (?:week|session|time|sprint|round|pr|step)|later|in (?:the"
            r"|a) (?:next|later|second|follow[ -]?up|separate|future|subsequent) \w+|once (?:you|the|we|i)|as soon as"
            "|after (?:the (?:release|merge|launch|freeze|demo|review|holidays?)|you|we)|when (?:the|you|we)"
            r"|separately|on (?:mon|tues|wednes|thurs|fri)day)\b",
        "tomorrow&i will|i'd|i'll|we|we'll",
        r"\btomorrow,? (?:i'll|i will|i'd|we'll|we)\b",
    ),
    (
        "todo", "missing", "a",
        "tests for the importer are missing",
        "the removed files are in the bin",
        "absent|incomplete|lacking|missing|open&case|coverage|doc|documentation|half|handling|part|side|support"
            "|test|validation&are|is",
        r"\b(?:support|handling|tests?|docs?|documentation|coverage|validation|the \w+ (?:half|part|side"
            "|case)) (?:for|of|on) <p>{2,40} (?:is|are) (?:still )?(?:missing|lacking|absent|incomplete|open)",
        "left|missing|open|pending|remain|to do|to go&#|the other|the remaining |the rest",
        r"\b(?:the (?:rest|others?|remaining \w+)|\d+ (?:\w+ )?(?:are|is)) (?:still )?(?:left|to go|to do"
            r"|remain(?:s|ing)?|pending|open|missing)\b",
        "complete|converted|done|finished|migrated|moved|ported&#",
        r"\b\d+ (?:of|out of|/) ?\d+ (?:\w+ )?(?:done|migrated|converted|moved|ported|finished|complete)",
        "is partially done|is partially implemented&done|implemented",
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
        r"\b(?:is|are|goes|go|moves|comes|come) (?:for|in|into|to|with|on) (?:phase|v|version|part|stage|milestone"
            r"|round) ?(?:2|two|3|three|next)\b",
        " wait|wait",
        r"\b(?:has to|can|will|must|should) wait\b|(?<=[\w`] )waits? (?:until|till|for|a bit)\b",
        "on my plate",
        r"\bon my plate\b",
        "to my|to the& pile&my|the",
        r"\bto (?:the|my) pile\b",
        "to be continued",
        r"\bto be continued\b",
        "for last|for later|for the end|last|one day|some time|someday|sometime&do|finish|fix|handle|keep|leave|write",
        r"\b(?:do|write|handle|fix|finish|leave|keep) <p>{2,40} (?:last|for last|for later|for the end|sometime"
            r"|some time|someday|one day)\W*$",
        "for fri|for mon|for thurs|for tues|for wednes&day&fri|mon|thurs|tues|wednes",
        "^for (?:mon|tues|wednes|thurs|fri)day[:,] ?<p>{2,}",
        "keep in mind for &later|next",
        r"\bkeep in mind for (?:the )?(?:next|later)\b",
        "need&at some point|eventually|later|some|sometime|soon&a|an|more|some|to be",
        "^(?:and |it |also |this |still |that )*needs? (?:a|an|some|more|to be) <p>{2,40}(?:eventually|later"
            "|some ?day|at some point|sometime|soon)",
        "not now|not this |not today&now|this sprint|this time|this week|today&after|but|later|maybe|next|once",
        r"\b(?:not now|not today|not this (?:week|sprint|time))\b(?=.{0,30}(?:after|next|later|but|maybe|once))",
    ),
    (
        "todo", "leave-for-now", "ua",
        "leave the favicon for now",
        "on second thought, keep the sidebar on the left",
        "aside|for later|for now|for the moment|for the time being|for today|until later|until next"
            "|until then&ignore|ignoring|keep|leave|leaving|omit|put|set|skip|skipping",
        r"\b(?:leave|leaving|skip|skipping|ignore|ignoring|omit|keep|set|put) (?:out )?(?:the |that |this |it "
            r"|all )?<p>{0,40}?(?:for (?:now|the moment|the time being|later|today)|aside|until (?:later|then|next))\b",
        "deferred|left|left out|not touched|omitted|skipped&i",
        r"\bi(?:'ve| have)? (?:skipped|left out|omitted|not touched|deferred"
            "|left) (?:the )?<p>{2,50}(?:[,;.] ?(?:they|it|that|this|those) (?:needs?|requires?|will|should|can|has"
            r"|have)\b|\b(?:for now|untouched|as is|open|undone)\b)",
        "i have not &added|converted|covered|looked|migrated|ported|started|tested|touched|updated|written",
        r"\bi have not (?:yet )?(?:touched|started|looked|updated|written|migrated|converted|tested|covered"
            r"|ported|added)\b",
    ),
)
# fmt: on
