"""How unfinished work for later is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "todo", "head", "ua",
        "leftovers: the arabic strings",
        "later versions are fine",
        "backlog|covered|deferred|done|finished|fixme|follow|handled|implemented|later|left|loose end|migrated"
            "|open |outstanding|pending|remaining|started|still |to-do|todo|what remains|yet to & -|:",
        r"(?:^|[.;!-] ?|\b(?:big|small|one|my|our|note|another|still) )(?:todos?|to-dos?|fixme|later"
            "|remaining(?: (?:work|items?|tasks?|steps?))?|what remains|(?:what(?:'s| is) |still )?left(?: to do"
            "| over)?|outstanding|pending|open (?:items?|points?|issues?|ends?|tasks?)|backlog"
            "|follow[ -]?ups?(?: ticket| task| pr| issue)?|unfinished|deferred|leftovers?|still (?:missing|open"
            "|to do|pending)|not (?:yet )?(?:done|finished|started|implemented|covered|migrated|handled)(?: yet)?"
            "|yet to (?:do|come)|loose ends?)(?: (?:for|after|before|from|on|in|as of) [^:,]{2,30})?(?::"
            r"| -) ?(?!\W*$)",
    ),
    (
        "todo", "remind-me", "u",
        "remind me to call the plumber api people",
        "ok new plan. forget kubernetes, one VM",
        "^remind &^remind me$|^remind us$&^remind me|^remind us",
        r"\bremind (?:me|us)\b",
        "forget$&forget&do not |don't |dont |let's not |lets not |must not |never ",
        r"(?:^|[,;.!:-] ?|\b(?:please|pls|and|also) )(?:do not|don'?t|let'?s not|dont let me|must not"
            r"|never) (?:me )?forget\b(?! (?:that|what|who|how))",
        "^remember to$&^remember to",
        r"\bremember to\b(?! (?:always|never))",
        "^i always forget|^i keep forget&^i always forget$|^i always forgetting$|^i keep forget$"
            "|^i keep forgetting$&^i ",
        r"\bi (?:keep|always) forget(?:ting)?\b",
    ),
    (
        "todo", "later-when", "u",
        "people say you must never deploy on friday",
        "see you later",
        "^after the |^another |^at some point|^eventually|^later|^on friday|^on monday|^on thursday|^on tuesday"
            "|^on wednesday|^over the |^some day|^someday|^tomorrow|^when |follow up |follow-up |followup |future "
            "|later |next |second |separate &i|let's|somebody|someone|team|they|we|you",
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
        "after |at some point|eventually|later|next |phase |tomorrow",
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
        "^are incomplete|^are left to do|^are outstanding|^are pending|^are still incomplete|^are still left to do"
            "|^are still outstanding|^are still pending|^are still to be |^are still unfinished|^are to be "
            "|^are unfinished|^i owe$|^is incomplete|^is left to do|^is outstanding|^is pending"
            "|^is still incomplete|^is still left to do|^is still outstanding|^is still pending|^is still to be "
            "|^is still unfinished|^is to be |^is unfinished|^one of us |^remain|^somebody |^someone |^still |^we "
            "|^you owe$",
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
        "after|at some point|before |by fri|by mon|by the end|by thurs|by tomorrow|by tues|by wednes|eventually"
            "|later|next|one day|sometime|soon&added|checked|cleaned|deleted|documented|done|fixed|get|have"
            "|migrated|moved|properly|refactored|renamed|replaced|reviewed|rotated|set up|tested|translated|updated"
            "|upgraded|written&^has |^have |^must |^need |^needs |^ought |^should ",
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
        "^as of now$|^at this point$|^so far$|^yet$&^as of now|^at this point|^so far|^yet&^aren't|^arent|^did not"
            "|^didn't|^didnt|^has not|^hasn't|^hasnt|^have not|^haven|^isn't|^isnt|^not|^wasn't|^wasnt",
        r"\b(?:haven'?t|hasn'?t|have not|has not|didn'?t|did not|not|isn'?t|aren'?t|wasn'?t) (?:been |gotten "
            "|got |really |even |yet )*(?:to |around to |around )?(?:the |it |that |this )?(?:[a-z]+(?:ed|en|ne|lt"
            "|nt|pt|de|te|un|ft)|touch|start|finish|do|implement|write|test|get to|gotten to|cover|wire|hook|add"
            r"|there|ready|in place|migrated|moved|complete|live)\b<p>{0,40}?\b(?:yet|so far|as of now"
            r"|at this point)\b",
        "^haven&^haven't got|^havent got&^haven't got |^haven't gotten |^havent got |^havent gotten ",
        r"\bhaven'?t (?:gotten|got) (?:around )?to\b",
        "^are half done|^are half finished|^are not |^are only half|^are undocumented|^are unhandled"
            "|^are unimplemented|^are untested|^is half done|^is half finished|^is not |^is only half"
            "|^is undocumented|^is unhandled|^is unimplemented|^is untested&^are |^is ",
        r"\b(?:is|are) (?:not implemented|unimplemented|untested|undocumented|unhandled|half done|half finished"
            r"|only half|not (?:yet|done|finished|there))\b",
        "^has no |^has still no &coverage$|doc$|docs$|error handling$|implementation$|test$|tests$"
            "|validation$&coverage|doc|error handling|implementation|test|validation",
        r"\bhas(?: still)? no (?:tests?|docs?|coverage|error handling|validation|implementation)\b",
    ),
    (
        "todo", "postponed", "ua",
        "the audit was postponed",
        "can we go back to the simple version, this is overengineered",
        "^defer|^park|^postpon|^punt|^shelv|^snooze",
        r"(?<!to )(?<!always )(?!\w+ing <p>{2,40}? (?:breaks?|means|makes|is|was|would|could|can|causes?|loses?|leads"
            r"|gives?|keeps?|helps?|saves?)\b)\b(?:park(?:ed|ing)?|postpon(?:ed|e|ing)|defer(?:ring)?|punt(?:ed"
            r"|ing)?(?: on)?|shelv(?:ed|e|ing)|snooz(?:ed|e)) (?:the |that |this |it )?<p>{0,40}?(?:\b(?:for|until"
            r"|till|to) (?:now|later|then|next|after|the (?:next|moment|end|fall)|v ?\d|phase|another)|$)",
        "deferred$|parked$|postponed$|punted$|shelved$&deferred|parked|postponed|punted|shelved&'s |^are |^been "
            "|^got |^is |^was |^were ",
        r"\b(?:is|was|are|were|been|got|'s) (?:deferred|postponed|parked|shelved|punted)\b",
        "^back burner$|^backburner$|^on hold$|^on ice$|^pushed it to$|^pushed that to$|^pushed to$&^back burner"
            "|^backburner|^on hold|^on ice|^pushed it to|^pushed that to|^pushed to",
        r"\b(?:on hold|on ice|back ?burner|pushed (?:it |that )?to)\b",
        " for now$| for the moment$| for the time being$& for now| for the moment| for the time being&^skip "
            "|^skipped |^skipping ",
        r"\bskip(?:ped|ping)? <p>{2,40} for (?:now|the moment|the time being)\b",
        "^circle back to |^come back to |^coming back to |^get back to |^getting back to &it|that|the|this"
            "|those&it$|that$|the$|them$|this$|those$",
        r"\b(?:get|come|circle|getting|coming) back to (?:it|that|this|them|the|those)\b(?! later\?)",
        "^revisit$&^revisit",
        r"\brevisit\b",
        "^another time$|^for another day$|^one for later$&^another time|^for another day|^one for later",
        r"\b(?:for another day|another time|one for later)\b",
    ),
    (
        "todo", "on-the-list", "u",
        "put the broken anchor on the backlog",
        "the list is on the board",
        "agenda|backlog|board|list|queue|roadmap|ticket|todo&^add|^create|^file|^goe|^log|^move|^note|^open|^push"
            "|^put|^stick|^throw|^write&down |for |in |on |to ",
        r"\b(?:put|add|goes?|throw|stick|note|file|move|write|push|open|log|create) (?:that |this |it |them |a "
            r"|an |those |one )?(?:\w+ ){0,3}?(?:on(?:to)?|to|in(?:to)?|for|down) (?:the |our |my |your "
            r"|an? )?(?:[\w-]+ )?(?:list|backlog|board|agenda|roadmap|queue|todos?|ticket)\b",
        "^is in the backlog|^is on |^it's in the backlog|^it's on |^that's in the backlog|^that's on &^is |^it's "
            "|^that's ",
        r"\b(?:is|it's|that's) (?:on (?:the|my|our) (?:list|backlog|roadmap|agenda|plate)|in the backlog)\b",
        "^file a&^file a |^file an &^file a follow-up |^file a followup |^file a issue |^file a ticket "
            "|^file an follow-up |^file an followup |^file an issue |^file an ticket ",
        r"\bfile (?:a|an) (?:ticket|issue|follow-?up) (?:for|about|to)\b",
    ),
    (
        "todo", "when-done", "u",
        "once the vendor replies, enable the webhook",
        "when it is cold, the cat sleeps on the rack",
        "after |as soon as |once |when ",
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
        " at the moment| currently| for now| for the moment| right now| till| until|stub for|todo for",
        r"\b(?:as|is|are|left|just|only|with|a|it's) (?:just )?(?:a )?(?:an? )?(?:(?:stub(?:bed)?|placeholder"
            r"|hard-?coded|temporary|dummy|mock(?:ed)?|hack|workaround|stopgap|quick fix)(?: \w+){0,2} (?:for now"
            r"|at the moment|for the moment|until|till|currently|right now)|stub for|todo for)\b",
        "^temporar&^temporarily |^temporary &^need replacing$|^needs replacing$|^till$|^until$",
        r"\btemporar(?:y|ily) .{0,40}\b(?:until|till|needs? replacing)\b",
    ),
    (
        "todo", "continue-with", "a",
        "i'll tackle the german part in a later change",
        "nope. still the wrong one. the button in the footer",
        "^after |^as soon as|^in a |^in the |^later|^next |^on friday|^on monday|^on thursday|^on tuesday"
            "|^on wednesday|^once |^separately|^tomorrow|^when & be |^i can|^i will|^i'd|^i'll|^we can|^we will"
            "|^we'll&add|clean|come back|continue|convert|cover|do|extract|finish|fix|follow|handle|implement|it up"
            "|migrate|move|resume|return|start|tackle|that up|them up|this up|write|written",
        r"\b(?:i'll|i will|i'd|we'll|we will|we can|i can|(?:will|would)(?= be ))(?: be)? ?(?:then )?(?:continue"
            "|pick (?:it|this|that|them) up|add(?:ed)?|do(?:ne)?|tackle|follow(?:ed)?(?: up)?|handle[d]?"
            "|finish(?:ed)?|address(?:ed)?|implement(?:ed)?|extract(?:ed)?|write|written|move[d]?|fix(?:ed)?"
            "|cover(?:ed)?|come back|return|resume|migrate[d]?|convert(?:ed)?|start(?:ed)?"
            r"|clean(?:ed)?) ?<p>{0,50}?\b(?:tomorrow|next (?:week|session|time|sprint|round|pr|step)|later|in (?:the"
            r"|a) (?:next|later|second|follow[ -]?up|separate|future|subsequent) \w+|once (?:you|the|we|i)|as soon as"
            "|after (?:the (?:release|merge|launch|freeze|demo|review|holidays?)|you|we)|when (?:the|you|we)"
            r"|separately|on (?:mon|tues|wednes|thurs|fri)day)\b",
        "^tomorrow&^tomorrow |^tomorrow, &i will$|i'd$|i'll$|we$|we'll$",
        r"\btomorrow,? (?:i'll|i will|i'd|we'll|we)\b",
    ),
    (
        "todo", "missing", "a",
        "tests for the importer are missing",
        "the removed files are in the bin",
        "absent|incomplete|lacking|missing|open& case| half| part| side|^coverage|^doc|^handling|^support|^test"
            "|^validation& are | is ",
        r"\b(?:support|handling|tests?|docs?|documentation|coverage|validation|the \w+ (?:half|part|side"
            "|case)) (?:for|of|on) <p>{2,40} (?:is|are) (?:still )?(?:missing|lacking|absent|incomplete|open)",
        " left| missing| open| pending| remain| to do| to go&#|^the other|^the remaining |^the rest",
        r"\b(?:the (?:rest|others?|remaining \w+)|\d+ (?:\w+ )?(?:are|is)) (?:still )?(?:left|to go|to do"
            r"|remain(?:s|ing)?|pending|open|missing)\b",
        "complete|converted|done|finished|migrated|moved|ported&##& / 0| /0| of 0| of0",
        r"\b\d+ (?:of|out of|/) ?\d+ (?:\w+ )?(?:done|migrated|converted|moved|ported|finished|complete)",
        "^is partially &^is partially done|^is partially implemented",
        r"\bis partially (?:implemented|done)",
    ),
    (
        "todo", "will-follow", "ua",
        "the api docs will follow",
        "the rent is due",
        "^to follow$|^will follow|due |kept |left |meant |planned |reserved |scheduled |slated ",
        r"\b(?:will follow|to follow$|(?:is|are) (?:planned|scheduled|slated|due|reserved|meant|left|kept) (?:for"
            "|in|on|to) (?:the |a |version |phase |sprint )?(?:next|later|future|follow|second|separate|another"
            r"|v ?\d|mon|tues|wednes|thurs|fri|phase|sprint|release|\d))",
    ),
    (
        "todo", "phase-two", "u",
        "the refactor can wait until spring",
        "wait, the discount applies before tax, not after",
        "^are |^come |^comes |^go |^goes |^is |^moves &milestone|part|phase|round|stage|v&2$|3$|next$|three$|two$",
        r"\b(?:is|are|goes|go|moves|comes|come) (?:for|in|into|to|with|on) (?:phase|v|version|part|stage|milestone"
            r"|round) ?(?:2|two|3|three|next)\b",
        "^can wait$|^has to wait$|^must wait$|^should wait$|^will wait$|wait |waits ",
        r"\b(?:has to|can|will|must|should) wait\b|(?<=[\w`] )waits? (?:until|till|for|a bit)\b",
        "^on my plate$&^on my plate",
        r"\bon my plate\b",
        "^to my pile$|^to the pile$&^to my pile|^to the pile&^to ",
        r"\bto (?:the|my) pile\b",
        "^to be continued$&^to be continued",
        r"\bto be continued\b",
        " for later| for the end| last| one day| some time| someday| sometime&^do |^finish |^fix |^handle |^keep "
            "|^leave |^write ",
        r"\b(?:do|write|handle|fix|finish|leave|keep) <p>{2,40} (?:last|for last|for later|for the end|sometime"
            r"|some time|someday|one day)\W*$",
        "^for friday|^for monday|^for thursday|^for tuesday|^for wednesday&,|:&^for ",
        "^for (?:mon|tues|wednes|thurs|fri)day[:,] ?<p>{2,}",
        "^keep in mind for &^keep in mind for later$|^keep in mind for next$|^keep in mind for the later$"
            "|^keep in mind for the next$&^keep in mind for later|^keep in mind for next"
            "|^keep in mind for the later|^keep in mind for the next",
        r"\bkeep in mind for (?:the )?(?:next|later)\b",
        "need |needs &need&at some point|eventually|later|some day|someday|sometime|soon",
        "^(?:and |it |also |this |still |that )*needs? (?:a|an|some|more|to be) <p>{2,40}(?:eventually|later"
            "|some ?day|at some point|sometime|soon)",
        "^not now$|^not this sprint$|^not this time$|^not this week$|^not today$&^not now|^not this sprint"
            "|^not this time|^not this week|^not today&^not ",
        r"\b(?:not now|not today|not this (?:week|sprint|time))\b(?=.{0,30}(?:after|next|later|but|maybe|once))",
    ),
    (
        "todo", "leave-for-now", "ua",
        "leave the favicon for now",
        "on second thought, keep the sidebar on the left",
        "aside|for later|for now|for the moment|for the time being|for today|until &^ignore|^ignoring|^keep|^leave"
            "|^leaving|^omit|^put|^set|^skip",
        r"\b(?:leave|leaving|skip|skipping|ignore|ignoring|omit|keep|set|put) (?:out )?(?:the |that |this |it "
            r"|all )?<p>{0,40}?(?:for (?:now|the moment|the time being|later|today)|aside|until (?:later|then|next))\b",
        "deferred |left |not touched |omitted |skipped &^as is$|^for now$|^open$|^undone$|^untouched$|it can|it has"
            "|it have|it need|it require|it should|it will|that can|that has|that have|that need|that require"
            "|that should|that will|they can|they has|they have|they need|they require|they should|they will"
            "|this can|this has|this have|this need|this require|this should|this will|those can|those has"
            "|those have|those need|those require|those should|those will&^i",
        r"\bi(?:'ve| have)? (?:skipped|left out|omitted|not touched|deferred"
            "|left) (?:the )?<p>{2,50}(?:[,;.] ?(?:they|it|that|this|those) (?:needs?|requires?|will|should|can|has"
            r"|have)\b|\b(?:for now|untouched|as is|open|undone)\b)",
        "^i have not &^i have not added|^i have not converted|^i have not covered|^i have not looked"
            "|^i have not migrated|^i have not ported|^i have not started|^i have not tested|^i have not touched"
            "|^i have not updated|^i have not written|^i have not yet added|^i have not yet converted"
            "|^i have not yet covered|^i have not yet looked|^i have not yet migrated|^i have not yet ported"
            "|^i have not yet started|^i have not yet tested|^i have not yet touched|^i have not yet updated"
            "|^i have not yet written",
        r"\bi have not (?:yet )?(?:touched|started|looked|updated|written|migrated|converted|tested|covered"
            r"|ported|added)\b",
    ),
)
# fmt: on
