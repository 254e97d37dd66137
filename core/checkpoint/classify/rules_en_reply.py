"""How people answer in a working talk in English: refuse, settle, restrict, name the bug.

Rows as in `rules_en_replace`.
"""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "no-no-r", "u",
        "Nope. No cron jobs: the kiosk sleeps at night",
        "no. no idea",
        "never|no|not&n|nah|nope",
        "^(?:no+|nope|nah)[,;.!]+ ?(?:no|not|never) (?!(?:idea|problem|worries|way|need|clue|thanks|rush|doubt|sure"
            r"|yet|one|bad|really|reason|luck)\b)(?:more |a |an "
            r"|the )?(?P<r>[\w`./+-]+(?: [\w`./+-]+){0,3}?)(?: (?:here|please|pls|at all|anywhere|ever|either))*(?:$"
            "|[:;,.!-])",
    ),
    (
        "correction", "not-the-answer", "u",
        "I don't think polling is the answer",
        "I don't think it rains tomorrow",
        " think &do not|don&a good fit|a good idea|answer|approach|fix|idea|move|necessary|needed|place|right"
            "|solution|tool|way|what we want|worth it|worth the",
        r"\bi (?:really |just )?(?:don'?t|do not) think (?:that )?(?P<r><p>{2,50}?) (?:is|are|would be"
            "|will be) (?:really |even |quite )?(?:the (?:right |best )?(?:solution|answer|way|fix|approach|place"
            "|tool|move|idea)|right|needed|necessary|worth (?:it|the)|a good (?:idea|fit)"
            r"|what we want)\b(?:[,;.:] ?(?P<a><p>{2,60}))?",
    ),
    (
        "correction", "too-much", "u",
        "a badge per row is a bit too much",
        "thank you so much",
        "clever|complicated|elaborate|fancy|granular|heavy|many|much|noisy|verbose&to&are|feels|is|looks|seems",
        "^(?:hm+,? |ok,? |but |i think |i feel |for me |imo,? )*(?:(?!(?:by|in|on|with|to|for|per|at"
            r"|from)\b)(?P<r><p>{2,50}?)|<p>{2,50}?) (?:is|are|feels|seems|looks) (?:a bit |a little |way |far "
            "|just )?too? (?:much|many|granular|clever|fancy|verbose|noisy|complicated|elaborate|heavy(?:-"
            "| )?handed)(?: (?:here|for (?:me|us|this)|right now))?$",
    ),
    (
        "correction", "something-else", "u",
        "let's try another route: generate the types from the schema",
        "try another browser",
        "a different|another|something different|something else&s do|s try&let",
        r"\blet'?s (?:try|do) (?:something (?:else|different)|(?:another|a different) (?:way|approach|route|angle"
            r"|idea))\b(?:[:;,.-]+ ?(?P<a><p>{2,60})(?=$|[,;]))?",
    ),
    (
        "correction", "meant-a-not-r", "u",
        "meant to type dev, sorry, not prod",
        "meant well",
        "meant &not ",
        r"\b(?:i )?meant (?:to (?:say|type|write) )?(?P<a><p>{2,40}?),? (?:sorry,? "
            "|oops,? )?(?:and )?not (?P<r><p>{1,30})$",
    ),
    (
        "correction", "wait-a-not-r", "u",
        "ugh, the importer reads tsv not csv",
        "ok, the importer reads tsv",
        " not ",
        "^(?:(?:wait|no+|nah|nope|sorry|ugh|argh|hm+|uh+|oops|hang on|hold on)[ ,.!;-]+)+(?!(?:it|that|this|i|we"
            r"|you)\b)<p>{2,40}? (?P<a>[\w`./+-]+) not (?!(?:sure|yet|now|far|bad|working|really|good|ok|so"
            r"|too)\b)(?P<r>[\w`./+-]+)$",
    ),
    (
        "correction", "should-not-i-said", "u",
        "the footer should not float, i said so on monday, just pin it",
        "you should not worry, he said",
        "should not|shouldn&asked|mentioned|said|told|wrote&i",
        r"\bshould(?:n'?t| not) (?:be |have |do |use )?(?P<r><p>{2,40}?)[,;] ?(?:as |like )?i(?:'ve"
            r"| have)? (?:already |just )?(?:said|told|asked|mentioned|wrote)\b<p>{0,30}(?:[,;] ?(?:please "
            "|just )*(?P<a><p>{2,60}))?",
    ),
    (
        "correction", "good-call", "a",
        "Good call, a cached total would be stale after a refund",
        "Good call, I will note it",
        "call|catch|point&does not|doesn't|is misleading|should not|shouldn|t needed|t right|t safe|would|would not"
            "|wouldn't&excellent|fair|good|great|nice",
        "^(?:good|fair|great|nice|excellent) (?:call|point"
            r"|catch)[,;:.!-]+ ?[^?]{3,100}?\b(?:would(?: have)? be(?:en)? (?:misleading|wrong|confusing|stale"
            r"|fragile|unsafe|overkill|useless|too \w+)|would(?:n't| not) (?:work|hold|survive)|does(?:n't"
            r"| not) (?:belong|hold|need)|shouldn'?t|should not|is misleading|isn'?t (?:needed|right|safe))\b",
    ),
    (
        "correction", "distinction", "a",
        "That's an important distinction! Refunds keep their own number.",
        "That's an important file.",
        "that is|that's&clarification|correction|distinction&critical|crucial|fair|good|helpful|important|key|useful",
        r"^that(?:'s| is) an? (?:\w+ly )?(?:crucial|important|key|good|fair|useful|critical|helpful) (?:distinction"
            r"|clarification|correction)\b[;,.!:-]+ ?(?P<a><p>{6,})",
    ),
    (
        "decision", "sounds-like-we", "u",
        "ok so it sounds like we're skipping the wizard",
        "it sounds like rain",
        "^looks like we|^seems like we|^sounds like we&dropp|getting rid|going with|keep|leav|merg|move|moving"
            "|remov|ship|skipp|split|stay|stick|target|us& are | will |'ll |'re ",
        r"\b(?:sounds|looks|seems) like we(?:'re| are|'ll| will) (?:now |just )?(?:getting rid|dropp|going with|keep"
            "|us(?:e|ing)|mov(?:e|ing)|remov|skipp|leav|merg|split|stick|target|ship|stay)",
    ),
    (
        "decision", "good-enough", "u",
        "a nightly dump is good enough for now",
        "is that good enough for now",
        "'ll suffice|for now|for the mvp|for this|for us|for v 1|for v1|should suffice|to start|will suffice"
            "|would suffice",
        r"^(?!.*\b(?:is (?:it|that|this)|not|isn'?t)\b)(?P<a><p>{2,50}?)(?:,? i think)? (?:(?:is|are|would be|will be"
            "|should be) (?:good|fine|ok|okay|plenty|simple) ?(?:enough)? (?:for (?:now|v ?1|the mvp|us|this)"
            r"|to start)|(?:will|would|should|'ll) suffice)\b",
    ),
    (
        "decision", "should-also", "u",
        "I think we should also log the retry count",
        "I think we should also talk to them",
        "^i think we should &^i think we should also |^i think we should always |^i think we should just "
            "|^i think we should simply &^i think we should also count|^i think we should also drop"
            "|^i think we should also expose|^i think we should also have|^i think we should also hide"
            "|^i think we should also include|^i think we should also keep|^i think we should also log"
            "|^i think we should also record|^i think we should also return|^i think we should also save"
            "|^i think we should also show|^i think we should also skip|^i think we should also store"
            "|^i think we should also support|^i think we should also track|^i think we should also treat"
            "|^i think we should also use|^i think we should always count|^i think we should always drop"
            "|^i think we should always expose|^i think we should always have|^i think we should always hide"
            "|^i think we should always include|^i think we should always keep|^i think we should always log"
            "|^i think we should always record|^i think we should always return|^i think we should always save"
            "|^i think we should always show|^i think we should always skip|^i think we should always store"
            "|^i think we should always support|^i think we should always track|^i think we should always treat"
            "|^i think we should always use|^i think we should just count|^i think we should just drop"
            "|^i think we should just expose|^i think we should just have|^i think we should just hide"
            "|^i think we should just include|^i think we should just keep|^i think we should just log"
            "|^i think we should just record|^i think we should just return|^i think we should just save"
            "|^i think we should just show|^i think we should just skip|^i think we should just store"
            "|^i think we should just support|^i think we should just track|^i think we should just treat"
            "|^i think we should just use|^i think we should simply count|^i think we should simply drop"
            "|^i think we should simply expose|^i think we should simply have|^i think we should simply hide"
            "|^i think we should simply include|^i think we should simply keep|^i think we should simply log"
            "|^i think we should simply record|^i think we should simply return|^i think we should simply save"
            "|^i think we should simply show|^i think we should simply skip|^i think we should simply store"
            "|^i think we should simply support|^i think we should simply track|^i think we should simply treat"
            "|^i think we should simply use",
        r"\bi think we should (?:also |just |always |simply )(?:keep|store|use|have|log|record|track|save|show|drop"
            r"|skip|hide|treat|support|include|count|return|expose)\b(?! (?:a (?:look|chat|call)|it mind)\b)<p>{2,}",
    ),
    (
        "decision", "for-now-i-would", "u",
        "for now I'd keep the old exporter around",
        "for now I'd like to know why",
        "^for now&^for now |^for now, &i would |i'd |let's |lets |we |we'll ",
        r"\bfor now,? (?:i(?:'d| would)|let'?s|we(?:'ll| should)?) (?:just )?(?:keep|leave|use|go|stay|stick)\b",
        " for now$& for now&keep |leave |stay |stick ",
        r"\bi(?:'d| would) (?:just )?(?:keep|leave|stay|stick) <p>{1,50}? for now\b",
    ),
    (
        "decision", "keep-x-in-y", "u",
        "Keep the tariffs in the ledger table",
        "keep that in mind",
        "keep |store & in | inside | on | under | within ",
        "^(?:please |pls |then |and )*(?:keep|store) (?!(?:it|that|this|us|me|going|calm|everything"
            r"|<p>{0,30}(?:working|running|compatible|building|up to date))\b)<p>{2,40}? (?:in|on|under|inside"
            r"|within) (?!(?:mind|touch|sync|check|place|order|line|the loop|all)\b|(?:about |around )?\d)<p>{2,}",
    ),
    (
        "decision", "x-sounds-good", "u",
        "a weekly digest sounds good, build that",
        "that sounds good",
        " sounds & sounds best| sounds fine| sounds good| sounds great| sounds reasonable| sounds right",
        "^(?:(?:yes|yeah|yep|ok(?:ay)?|sure|cool|hm+)[, ]+)*(?!(?:that|this|it|all|everything"
            r"|which)\b)(?P<a><p>{1,50}?) sounds (?:good|great|right|fine|best|reasonable)(?: to me)?(?:$"
            r"|[,;.] ?(?!(?:but|though)\b))",
    ),
    (
        "decision", "should-just", "u",
        "the second click should just do nothing",
        "should it just do nothing",
        " should & should just | should only | should simply &do nothing|fall back|ignore|keep|lose|return|skip"
            "|stay|wait|win",
        r"^(?!should\b)<p>{3,60}? should (?:just |simply |only )+(?:do nothing|be ignored|be skipped|ignore|skip|stay"
            r"|wait|win|lose|return|keep|fall back)\b",
    ),
    (
        "constraint", "make-sure-never", "u",
        "make sure the bot never answers twice",
        "make sure the tests pass",
        "be sure |ensure |make sure |see to it &be sure|ensure|make sure|see to it&^always|^ask|^can't|^cannot"
            "|^cant|^do not|^does not|^doesn|^don't|^dont|^must|^never|^no|^only|^remain|^should|^stay",
        r"(?:^|[,;.!:-] ?|\b(?:and|but|please|pls|also|then|just) )(?:make sure|ensure|be sure"
            r"|see to it)(?: that)? (?P<rule><p>{0,40}?\b(?:never|always|only|must|should|asks?|don'?t|doesn'?t"
            r"|do not|does not|can'?t|cannot|stays?|remains?|nobody|nothing|no one|no)\b <p>{2,})",
    ),
    (
        "constraint", "should-not-bother", "u",
        "the sync shouldn't bother with drafts",
        "you should not worry",
        "^should&^should not |^shouldn't |^shouldnt &assume|bother|care|cost|deal|delete|fire|guess|know|look|need"
            "|overwrite|reach|require|restart|retry|run|see|trigger|wait",
        r"^(?!(?:you|i|we) (?:really )?should).{2,80}?\bshould(?:n'?t| not) (?:ever |even |also )?(?:bother|care|know"
            "|look|deal|run|delete|overwrite|reach|see|trigger|fire|need|require|assume|cost|wait|guess|retry"
            r"|restart)\b",
    ),
    (
        "constraint", "can-only", "u",
        "a token can only belong to one guest",
        "i can only see two rows",
        "^can only &^can only be|^can only come|^can only contain|^can only exist|^can only go|^can only happen"
            "|^can only have|^can only hold|^can only point|^can only reach|^can only read|^can only run|^can only see",
        r"(?<!\bi )(?<!\bwe )\bcan only (?:be|go|have|see|read|run|contain|hold|reach|happen|come|point|belong"
            r"|exist)\b",
    ),
    (
        "constraint", "not-expected", "u",
        "it's not expected that a guest knows about other rooms",
        "i did not expect that",
        "^it is not |^it's not |^its not |^that is not |^that's not |^thats not &expected |intended |meant "
            "|supposed &for|that|to",
        r"\b(?:it'?s|it is|that'?s|that is) not (?:expected|intended|supposed|meant) (?:that|to|for)\b",
    ),
    (
        "constraint", "definition", "u",
        "a visit == everything a guest does between two logins",
        "a == b",
        " =& a| every| something| the| thing| those| what",
        r"^(?:a |an |the )?[a-z][\w -]{1,28} ={2,3} (?:the|a|an|all|any|every\w*|things?|what|whatever|those|anything"
            "|something) <p>{6,}",
        " i mean &^when i say ",
        r"\bwhen i say <p>{2,30},? i mean <p>{3,}",
    ),
    (
        "evidence", "this-is-the-bug", "ua",
        "There is the bug: the lock is taken twice",
        "is this the bug",
        "^here is |^here's |^that is |^that's |^there is |^there's |^this is |^this's &bug$|cause$|culprit$|leak$"
            "|smoking gun$&bug|cause|culprit|leak|smoking gun",
        r"\b(?:this|that|here|there)(?:'s| is) (?:exactly |really )?(?:the|our|your) (?:actual |real |root )?(?:bug"
            r"|culprit|leak|root cause|cause|smoking gun)\b ?[:;,\u2014\u2013-]+ ?.{6,}",
    ),
    (
        "evidence", "real-problem-is", "ua",
        "The actual problem is that both workers share one socket",
        "the real problem is money",
        "^the actual |^the core |^the fundamental |^the real |^the root |^the underlying &bug |cause |fault |issue "
            "|problem &^the ",
        r"\bthe (?:real|actual|fundamental|core|underlying|root) (?:problem|issue|bug|cause|fault) (?:here )?(?:is"
            "|was) (?:that|because|in|with) .{8,}",
        "is that |was that &^the bug |^the crash |^the deadlock |^the leak |^the race |^the regression &^the ",
        r"\bthe (?:bug|leak|crash|race|deadlock|regression) (?:here )?(?:is|was) that .{8,}",
        "^the issue |^the problem &^the issue here is that |^the issue here was that |^the issue is that "
            "|^the issue was that |^the problem here is that |^the problem here was that |^the problem is that "
            "|^the problem was that &`",
        r"\bthe (?:issue|problem) (?:here )?(?:is|was) that (?:the |both |all )?<c> (?:\w+ ){0,3}?(?:doesn'?t"
            "|does not|isn'?t|never|only|still|ignores?|drops?|returns?|runs?|reads?|writes?|uses?|skips?|expects?"
            r"|counts?|compares?|overwrites?)\b.{4,}",
    ),
    (
        "decision", "i-do-it", "u",
        "post it on the ticket, I'll sort that on my side",
        "I'll sort it if you like",
        "^i will |^i'll & by hand$| from here$| in the other$| myself$| on my branch$| on my end$| on my side$"
            "| over there$& by hand| from here| in the other| myself| on my branch| on my end| on my side| over there",
        r"\bi(?:'ll| will) (?:handle|take care of|sort|fix|do|write|finish) (?:it|that|this|these|those|them"
            r"|the <p>{2,24}?) (?:myself|over there|on my (?:side|end|branch)|in the other|from here|by hand)\b",
    ),
    (
        "correction", "you-wrong-one", "u",
        "you moved the wrong file, `a.css` stays",
        "the wrong file was moved",
        "the wrong &you&chose|cut|did|ed|got|hid|made|picked|put|sent|set|took|wrote",
        r"\byou(?:'ve| have)? (?:just )?(?:\w+ed|did|put|took|got|made|wrote|sent|picked|chose|set|cut|hid) (?:it "
            r"|them )?(?:to |in |on |from |into |at )?the wrong (?P<r>\w+)\b(?:[,;:.-]+ ?(?P<a><p>{2,60}))?",
    ),
    (
        "decision", "ship-it-with", "u",
        "ship it behind the beta switch",
        "ship it",
        "deploy |launch |merge |release |ship &as|behind|disabled|turned|under|w/|with&it |that |this ",
        "^(?:ok(?:ay)?,? |then,? |just |let'?s )*(?:ship|release|launch|merge|deploy) (?:it|that|this) (?:w/"
            "|with(?:out)?|behind|under|as|disabled|turned) ?<p>{3,}",
    ),
    (
        "decision", "talked-over", "ua",
        "we thought it through: one table, two views",
        "we talked over lunch: nice",
        "discussed |hashed |slept |talked |thought &^we&^we |^we've ",
        r"\bwe(?:'ve| have)? (?:talked|discussed|thought|hashed|slept) (?:it|this|that)? ?(?:over|through|out"
            r"|on it)\b[:;,.] ?(?!(?:lunch|dinner|the phone)\b)<p>{3,}",
    ),
    (
        "constraint", "keep-working", "u",
        "keep it all running on the old tablets, the kitchen still has them",
        "keep it running",
        "^keep |^leave & building | compatible | compiling | running | usable | working ",
        r"\b(?:keep|leave) (?:everything|it all|all of it|things|<p>{2,20}?) (?:working|running|compatible|building"
            "|compiling|usable) (?:on|with|under|in|for|from) <p>{2,}",
    ),
    (
        "constraint", "anything-needs", "u",
        "fyi whatever goes near payroll needs a ticket first",
        "anything new needs time",
        "all that|any |anything|everything|whatever& get| goes through| has to| must| need| require| wants& affect"
            "| chang| goe| going| in| near| read| relat| to do with| touch| under| write| writing",
        "^(?:btw,? |fyi,? |also,? |remember[:,]? |note[:,]? |and )*(?:anything|everything|whatever|all that"
            r"|any \w+ that) (?:that |which )?(?:touch\w*|goes?|going|involv\w*|chang\w*|affect\w*|relat\w*|near|in"
            "|under|writes?|writing|reads?|to do with) <p>{2,40}? (?:needs?|requires?|has to|must|gets?"
            r"|goes through|wants)\b <p>{2,}",
    ),
    (
        "constraint", "in-a-case", "u",
        "table columns in snake_case",
        "the answer is in english",
        "in camel|in celsius|in cents|in english|in hex|in imperative|in iso|in kebab|in lower|in metric"
            "|in milliseconds|in pascal|in present tense|in seconds|in snake|in the imperative|in title|in upper"
            "|in utc|in utf&in &amount|branch|classes|color|colour|column|comment|commit|date|distance|doc|error"
            "|function|id|keys|log|message|msgs|name|price|route|string|table|temperature|time|url|variable",
        "^(?:please |pls |and |all |our |the )*(?:[a-z]+ )?(?:file ?names?|names?|variables?|branch(?:es| names)?"
            "|commits?|commit msgs|msgs|classes|keys|columns?|tables?|routes?|urls?|ids?|dates?|timestamps?|times?"
            "|logs?|comments?|docs?|errors?|error messages?|messages?|colou?rs?|amounts?|prices?|strings?"
            "|identifiers?|functions?|temperatures?|distances?) (?:go |all |always |only |please )*in (?:(?:kebab"
            r"|snake|camel|pascal|upper|lower|title)[ _-]?case|english|utc|iso[ -]?\d*|utf-?8|cents|milliseconds"
            r"|seconds|celsius|metric|hex|present tense|(?:the )?imperative(?: mood| form)?)(?: please| pls)?\W*$",
    ),
    (
        "evidence", "bisected", "ua",
        "Narrowed it down to `retry.py`; everything before is quick",
        "narrow it down to two",
        "^bisected|^narrowed|^pinned|^traced|^tracked& to ",
        r"\b(?:bisected|traced|narrowed|tracked|pinned)(?: it| this| that| the \w+)?(?: down)? to (?:commit )?(?:<h>"
            "|<c>).{3,}",
    ),
)
# fmt: on
