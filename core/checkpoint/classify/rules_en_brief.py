"""What English says in few words: the old and the new, kept, wanted, needed.

Rows as in `rules_en_replace`.
"""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "this-is-old", "u",
        "these are last month's figures, take the june ones",
        "these are the figures, take them",
        "an old|last month|last week|last year|outdated|the old|the previous|the wrong|yesterday's&changed|go with"
            "|look at|moved|read|switched|take|use|we are|we're",
        r"\b(?:this|that|these|those|it)(?:'s| is| are| was| were)? (?:last (?:year|month|week)'s|the old|an old"
            r"|the previous|outdated|yesterday's|the wrong)\b<p>{0,30}[,;.] ?(?:please |pls )?(?:use|take|go with"
            "|we(?:'ve)? (?:moved|switched|changed)(?: over)? to|we(?:'re| are) on|look at|read) (?P<a><p>{2,50})",
    ),
    (
        "correction", "you-are-still", "u",
        "you are still calling the beta host, it's live now",
        "you are still here",
        "you are|you're& still calling| still importing| still on| still pointing at| still reading| still sending"
            "| still using| still writing&calling|importing|on|pointing at|reading|sending|using|writing",
        r"\byou(?:'re| are) still (?:using|on|reading|calling|writing|sending|importing"
            "|pointing at) (?:the )?(?P<r><p>{2,40}?)[,;.] ?(?:it'?s|we(?:'re| are)(?: on)?|we use|that'?s|use"
            "|should be|now) (?P<a><p>{2,40})",
    ),
    (
        "correction", "put-old-back", "u?",
        "could you bring the earlier icons back?",
        "could you bring it back?",
        " back&earlier|first|former|old|original|previous&bring|get|give me|have|put|want",
        r"\b(?:put|bring|get|give me|have|want) (?:the |my |our |that )?(?:old|previous|original|former|earlier"
            r"|first) (?P<a><p>{2,30}?) back\b",
    ),
    (
        "correction", "never-mind", "u",
        "nvm the lock, one writer is enough",
        "nvm, found it",
        "never|nvm&ever|vm",
        "^(?:nvm|never ?mind)(?:[,;.!:-]+ *(?! )(?!(?:found|it works|works|got it|i see|all good|thanks|thx|fixed"
            r"|solved|it'?s (?:fine|ok|working)|that works|i (?:found|got|did)|my bad)\b)(?P<a><p>{3,60})"
            "| (?:about )?(?:the |that )?(?P<r><p>{2,30}?)[,;.:-]+ ?(?P<a2><p>{2,60}))$",
    ),
    (
        "decision", "keep-the", "u",
        "keep the lighthouse logo",
        "keep the change",
        "keep &keep all |keep both |keep our |keep the ",
        "^(?:ok(?:ay)?,? |yes,? |then,? |let'?s |just )*keep (?:the|our|both|all) (?!(?:change|rest|faith|peace"
            r"|good|work|lights|same|line)\b)[\w`'.-]+(?: [\w`'.-]+){0,2}$",
    ),
    (
        "decision", "final-so", "u",
        "ok so final: invoices on the first",
        "the final is on sunday",
        "final&final,|final:|finalised,|finalised:|finalized,|finalized:|finally,|finally:&^alright|^ok|^right|^so"
            "|^well",
        "^(?:(?:ok(?:ay)?|so|right|alright|well)[, ]+)+final(?:ly|ised|ized)?[:,] ?<p>{3,}",
    ),
    (
        "decision", "gonna", "u",
        "we're gonna serve it from the edge",
        "we're gonna see",
        "^we are go|^we go|^we're go&^we are going to |^we are gonna |^we going to |^we gonna |^we're going to "
            "|^we're gonna &^we",
        r"\bwe(?:'re| are)? (?:gonna|going to) (?:use|have|support|build|host|keep|store|run|ship|go with|serve"
            r"|deploy|drop|stick|skip|split|merge|put|call) (?:it|them|the|this|that|all|our|both|with|to)?\b ?<p>{2,}",
    ),
    (
        "decision", "everyone-wanted", "ua",
        "after the trial everybody preferred the short form",
        "everybody was there",
        "^all of them |^all of us |^everybody |^everyone |^the team |^the whole team |^they all "
            "|^we all &^all of them agreed on|^all of them chose|^all of them liked|^all of them loved"
            "|^all of them picked|^all of them preferred|^all of them voted|^all of them wanted"
            "|^all of them went for|^all of us agreed on|^all of us chose|^all of us liked|^all of us loved"
            "|^all of us picked|^all of us preferred|^all of us voted|^all of us wanted|^all of us went for"
            "|^everybody agreed on|^everybody chose|^everybody liked|^everybody loved|^everybody picked"
            "|^everybody preferred|^everybody voted|^everybody wanted|^everybody went for|^everyone agreed on"
            "|^everyone chose|^everyone liked|^everyone loved|^everyone picked|^everyone preferred|^everyone voted"
            "|^everyone wanted|^everyone went for|^the team agreed on|^the team chose|^the team liked"
            "|^the team loved|^the team picked|^the team preferred|^the team voted|^the team wanted"
            "|^the team went for|^the whole team agreed on|^the whole team chose|^the whole team liked"
            "|^the whole team loved|^the whole team picked|^the whole team preferred|^the whole team voted"
            "|^the whole team wanted|^the whole team went for|^they all agreed on|^they all chose|^they all liked"
            "|^they all loved|^they all picked|^they all preferred|^they all voted|^they all wanted"
            "|^they all went for|^we all agreed on|^we all chose|^we all liked|^we all loved|^we all picked"
            "|^we all preferred|^we all voted|^we all wanted|^we all went for",
        r"\b(?:everyone|everybody|the (?:whole )?team|they all|we all|all of (?:us|them)) (?:wanted|preferred|liked"
            "|voted|picked|chose|loved|went for|agreed on) <p>{2,}",
    ),
    (
        "constraint", "need-approvals", "u",
        "releases need two sign-offs",
        "releases need two hours",
        " has to have | have to have | must have | need | needs | require | requires &approval|maintainer|owner"
            "|pair of eyes|pairs of eyes|review|sign-off|signoff& has to have 2| has to have 3| has to have a"
            "| has to have one| has to have three| has to have two| have to have 2| have to have 3| have to have a"
            "| have to have one| have to have three| have to have two| must have 2| must have 3| must have a"
            "| must have one| must have three| must have two| need 2| need 3| need a| need one| need three"
            "| need two| needs 2| needs 3| needs a| needs one| needs three| needs two| require 2| require 3"
            "| require a| require one| require three| require two| requires 2| requires 3| requires a| requires one"
            "| requires three| requires two",
        r"\b[\w`-]+ (?:needs?|requires?|must have|has to have|have to have) (?:two|three|2|3|one|an?"
            r"|at least \w+) (?:\w+ )?(?:approvals?|reviews?|reviewers?|sign-?offs?|maintainers?|owners?"
            r"|pairs? of eyes)\b",
    ),
    (
        "constraint", "use-everywhere", "u",
        "use the serif font throughout",
        "use it everywhere",
        " consistently| everywhere| for all | for every| in all | in every | throughout&prefer |spell |use |write ",
        r"^(?:please |pls )?(?:use|write|spell|prefer) (?!(?:it|this|that)\b)<p>{2,40} (?:everywhere|throughout"
            r"|consistently|in all \w+|for all \w+|in every \w+|for every\w* ?\w*)(?: please| pls)?$",
    ),
    (
        "constraint", "stay-out", "u",
        "customer names stay out of the fixtures",
        "the cat stays outside",
        " belong| remain| stay& away from | off | out of ",
        r"^(?:the |our |all |any )?[\w`'-]+(?: [\w`'-]+){0,3} (?:stays?|remains?|must stay|belongs?|has to stay"
            "|have to stay) (?:out of|off|away from) (?:the |our |any )?<p>{2,}",
    ),
    (
        "todo", "tests-missing", "u",
        "docs for the importer are still missing",
        "the file is missing",
        " are still | is still &absent$|incomplete$|lacking$|missing$|open$&absent|incomplete|lacking|missing|open",
        r"\b(?:support|handling|tests?|docs?|documentation|coverage|validation|translations?|icons?|the \w+ (?:half"
            r"|part|side|case)) (?:for|of|on) <p>{2,40} (?:is|are) still (?:missing|lacking|absent|incomplete|open)\b",
    ),
    (
        "evidence", "reproduced-on", "ua",
        "reproduced on a fresh laptop",
        "reproduced",
        "^i repro|^repro|^we repro&d |duces |ducible ",
        "^(?:i |we )?(?:reproduced|repro'?d|reproduces|reproducible) (?:it )?(?:on|with|in|under|every|when|by|from"
            r"|twice|again|locally)\b.{3,}",
    ),
    (
        "silence", "asks-what", "u",
        "correction decision constraint todo evidence",
        "what's the reason that it must never run twice",
        "what's left: the footer",
        "how|what|when|where|who|why&'re |s ",
        "^(?:(?:and|so|but|also|hey|hmm),? )?(?:what|who|where|when|why|how)(?:'s|'re|s) (?!(?:left|missing|open"
            r"|still)\b)",
    ),
    (
        "correction", "you-did-i-asked", "u",
        "you drew the wide logo, i wanted the square",
        "you drew the logo, thanks",
        "i asked for|i meant|i need|i said|i told you|i wanted&asked for|meant|need|said|told you|wanted&you",
        r"\byou(?:'ve| have)? (?:just )?(?:\w+ed|built|did|made|wrote|put|took|sent|drew|gave|chose|picked"
            "|set) (?:me )?(?:the |a |an |it )?(?P<r><p>{2,40}?)[,;.] ?(?:but )?i (?:asked for|said|wanted|meant"
            "|told you|need(?:ed)?) (?:the |a |an )?(?P<a><p>{2,40})",
    ),
    (
        "correction", "thats-backwards", "u",
        "this is the other way round, labels go left",
        "this is backwards compatible",
        "backwards|inside out|inverted|mixed up|reversed|swapped|the other way |upside&it|that|these are|this is"
            "|those are",
        "^(?:hey,? |no,? |hm+,? )*(?:that'?s|this is|it'?s|those are|these are) (?:all |completely "
            "|totally )?(?:backwards|upside ?down|inverted|reversed|the other way (?:a?round)|swapped|mixed up"
            "|inside out)[,;.!:-]+ ?(?P<a><p>{2,60})",
    ),
    (
        "correction", "hates-it", "u",
        "legal can't stand the popup, plain text",
        "my cat hates the rain",
        "complained about|dislike|doesn|hate|rejected|said no to|t like|t stand|t want|turned down|vetoed",
        r"\b(?:client|customer|boss|legal|users?|designers?|design|marketing|finance|support|qa|pm|product|everyone"
            "|everybody|they) (?:hates?|dislikes?|rejected|turned down|doesn'?t (?:like|want)|don'?t (?:like|want)"
            "|can'?t stand|vetoed|said no to|complained about) (?:the |that |this |our )?(?P<r>(?!(?:it|to"
            r"|us)\b)<p>{2,30}?)(?:$|[,;.:-]+ ?(?!(?:but|and|so|because)\b)(?:use |go with |make it "
            "|just )?(?P<a><p>{2,40})$)",
    ),
    (
        "correction", "i-said-should", "u",
        "i wrote 7 columns, it should have been 6",
        "the readme said 7 columns",
        "are actually|is actually|must be|needs to be|ought to be|should&asked for|put|said|told you|typed|wrote&i ",
        r"\bi (?:had )?(?:said|wrote|told you|asked for|typed|put) (?P<r><p>{1,30}?)(?: earlier| before"
            "| yesterday)?[,;.] ?(?:but |and )?(?:it |that |they )?(?:should(?:'ve| have)? be(?:en)?|must be"
            "|is actually|are actually|ought to be|needs to be) (?P<a><p>{1,40})",
    ),
    (
        "constraint", "we-are-on", "u",
        "we're still on ruby 2.7, nothing newer there",
        "we're on page 3",
        "^we are |^we're & everywhere| here| in prod| only| there|,everywhere|,here|,in prod|,only|,there"
            "|.everywhere|.here|.in prod|.only|.there|;everywhere|;here|;in prod|;only|;there|^everywhere|^here"
            "|^in prod|^only|^there|nothing &^we",
        r"\bwe(?:'re| are) (?:still |all )?(?:on|running|using|targeting) (?!(?:page|line|step|floor|day"
            r"|track)\b)<p>{2,20}? ?v?\d[\d.]*\b[,;.]? ?(?:there|here|only|everywhere|in prod\w*"
            "|,? ?nothing (?:newer|else|more))",
        "^nothing newer$&^nothing newer",
        r"\bnothing newer\b",
    ),
    (
        "silence", "error-says", "ua",
        "correction decision constraint todo",
        "the linter says 'must not be empty', no idea",
        "it must not be empty",
        " complain| print| read| said| say| show| tells me& '| ‘&^banner|^compiler|^dialog|^doc|^error|^it|^label"
            "|^linter|^log|^message|^page|^test|^tooltip|^warning",
        r"\b(?:error|message|log|test|compiler|linter|docs?|page|dialog|warning|tooltip|label|banner|it)s? (?:says?"
            r"|said|reads?|shows?|complains?|prints?|tells me)[:,]? ['\u2018]",
    ),
    (
        "constraint", "should-be-format", "u",
        "the answer to a bad key should be plain text",
        "it should be quick",
        " are to | has to | have to | is to | must | need to | needs to | should &be &ascii|camel|case|csv"
            "|encrypted|english|escaped|hashed|idempotent|immutable|integer|iso|json|kebab|markdown|ml|only"
            "|optional|pascal|private|public|signed|snake|sorted|string|text|ulid|utc|utf|uuid",
        "^(?:and |also |but |the |all |every |each |our |any )*<p>{3,50}? (?:should|must|has to|have to|needs? to"
            "|is to|are to) (?:all |always |only )?be (?:in |as |sent as |written in |stored as |valid "
            r"|plain )?(?:json|xml|ya?ml|csv|toml|markdown|html|plain text|text|utf-?8|ascii|utc|iso[ -]?\d*"
            "|integers?|strings?|ulids?|uuids?|lower ?case|upper ?case|(?:snake|kebab|camel|pascal)[ _-]?case"
            "|english|read-?only|idempotent|optional|private|public|immutable|sorted|escaped|encrypted|hashed"
            r"|signed)\b",
    ),
    (
        "todo", "for-later", "u",
        "and for later, not today: the badge gets a counter",
        "see you later, not today",
        "^for later|^later&^for later |^for later,|^later |^later,&not now|not this week|not today|not yet",
        r"\b(?:for )?later[, ]+(?:but )?not (?:now|yet|today|this week)[:,;] ?<p>{3,}",
    ),
    (
        "correction", "had-settled", "u",
        "we had been over this: no modal, the kiosk has no mouse",
        "we had been over the bridge",
        "agreed|been over|been through|decided|discussed|settled|talked about&i|we&never|no|not",
        r"\b(?:we|i)(?:'d| had|'ve| have)? (?:already )?(?:settled|decided|agreed(?: on)?|discussed|been (?:over"
            "|through)|talked about) (?:that|this|it)(?: already| before)?[:,;.]+ ?(?:no|not"
            "|never) (?:more )?(?P<r><p>{1,30}?)(?:$|[,;:.-])",
    ),
    (
        "evidence", "at-percentile", "ua",
        "4 ms at p95 for one lookup",
        "use 4 ms at most",
        "average$|mean$|median$|p00$|p000$|peak$&average|mean|median|p00|peak&#",
        r"^(?:about |only |just |plus |\+)?<n> ?<u> (?:at|on|in) (?:the )?(?:p\d\d\d?|median|mean|average|peak)\b",
    ),
    (
        "silence", "cannot-see", "a",
        "correction",
        "You are right, and I can no longer see that talk of ours",
        "You are right, the queue is bounded at 64",
        "^you are |^you're &correct|right&i can|i do|i no longer",
        r"\byou(?:'re| are) (?:\w+ )?(?:right|correct)[,;.:-]+ ?(?:and |but |though )?i (?:can ?not|can'?t"
            r"|can no longer|no longer|do ?n[o']?t) (?:see|recall|remember|find|have)\b",
    ),
)
# fmt: on
