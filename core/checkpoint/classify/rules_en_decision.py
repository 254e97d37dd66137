"""How a choice is settled in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "decision", "lets-go-with", "u",
        "I'd go for the smaller image",
        "go with me to the station",
        "go ahead for|go ahead with|go for|go with|going ahead for|going ahead with|going for|going with|run with"
            "|running with|settl|stay |staying |stick",
        "<s>(?:let'?s |we'll |we will |we can |we're |i'd |i'll |just |then )*(?:go(?:ing)? (?:ahead )?(?:with|for)"
            "|stick(?:ing)? with|sticking to|settl(?:e|ing) (?:on|for)|stay(?:ing)? (?:with|on)"
            r"|run(?:ning)? with) (?!me\b|lunch|coffee|a walk)<p>{2,80}",
    ),
    (
        "decision", "lets-use", "u",
        "let's have the api return 202",
        "let's do it",
        "i'll |let's |lets |we |we'll |we're &cache |call it |choose |do|have |host |keep|model |pick |ship|split "
            "|store |support |take |us",
        "<s>(?:let'?s|we(?:'ll| will|'re| are)?|i'll) (?:just |then |all |only |simply |now )?(?:us(?:e"
            r"|ing) (?!to\b|it\b|this opp)|do(?:ing)? (?!not|it\b|that\b|this\b|the (?:same|following|rest)|n'?t"
            "|a (?:quick|review)|some)|keep(?:ing)? (?!going|in mind|an eye|it up)|adopt(?:ing)? |pick |choose "
            r"|take (?!a\b|the following|care)|ship(?:ping)? |store |model |split |have (?!a (?:look|chat|break|call)"
            r"|to\b|lunch)|support |host |cache |call it )<p>{2,80}",
    ),
    (
        "decision", "decided", "ua",
        "the board chose the lighter logo",
        "it has not been decided which one",
        "agreed |chose|concluded |decided |elected to|landed on|opted |picked|resolved to|selected|settled |went with",
        r"\b(?:we|i|they|he|she|team|everybody|everyone|all|client|customer|boss|board|group|you|cto|management"
            "|lead|us)(?:'ve| have| has|'s)? (?:all |both |now |finally |already |just |then |therefore "
            "|deliberately )?(?:decided (?!not sure)(?:to|on|that|for|against|in favou?r)|chose|picked|selected"
            "|settled (?:on|for)|opted (?:for|to|against)|agreed (?:on|to|that|upon)|concluded (?:on|that we)"
            r"|went with|landed on|elected to|resolved to)\b",
        "agreed$|decided$|rejected in favor$|rejected in favour$|settled$&agreed|decided|rejected in favor"
            "|rejected in favour|settled",
        r"\b(?:has been|have been|was|were|is|are|it's|got) (?:now |finally |already )?(?:decided|settled|agreed"
            r"|rejected in favou?r)\b(?! (?:by|at|when|in) (?:the )?(?:compiler|runtime|each))",
    ),
    (
        "decision", "head-word", "ua",
        "verdict: the slim image",
        "the decision function takes a threshold",
        "conclusion|consensus|decision|final |my choice|my pick|my vote|outcome of the |resolution|result of the "
            "|ruling|verdict& is |,|-|:",
        r"(?:^|[.;!-] ?|\bmy |\bour |\bthe )(?:decision|verdict|final (?:call|answer|decision|design|choice|word"
            "|version|plan)|outcome of the (?:vote|poll|meeting|discussion)|result of the (?:vote|poll)|resolution"
            "|ruling|consensus|conclusion|my (?:choice|pick|vote))(?: (?:on|for|about"
            r"|from) [^:,]{2,30})?(?: \([^)]*\))?(?:[:,-]+ ?| is (?:to |that |the |we )?)<p>{2,80}",
        "^we have a winner$&^we have a winner",
        r"\bwe have a winner\b",
        "^the choice is$|^the pick is$|^the winner is$&^the choice is|^the pick is|^the winner is&^the ",
        r"\bthe (?:winner|pick|choice) is\b",
        " wins| won the vote& w",
        r"\b<p>{2,30} (?:wins|won the vote)(?=$|[,;])",
        "^bottom line&^bottom line,|^bottom line:&go|use|we",
        r"\bbottom line[:,] ?(?:we|use|go)",
    ),
    (
        "decision", "settled", "u",
        "weekly snapshots on sunday, case closed",
        "i sold my car",
        "a deal|agreed|case closed|decided|final|locked in|settled|sold",
        "(?:^|[,;.!:-] ?)(?:call it |consider (?:it|this|that) |that's |it's |and that's |so that's )?(?:settled"
            r"|decided|agreed|sold|a deal|final|locked in|case closed)(?=$|[,;.:!-]|\W*$| on\b| then\b)(?!: \[)",
    ),
    (
        "decision", "it-is", "u",
        "thought about it, python it'll be",
        "so: cron it is, no queue",
        " it is| it remains| it shall be| it stays| it will be| it'll be| it's gonna be& it",
        "(?:^|[,;.!:-] ?)(?:ok(?:ay)?,? |fine,? |so,? |then,? |well,? |alright,? |plain )*(?:the |a )?(?!(?:what"
            "|how|where|so|here|there|that|as|like|now|if|which|why|who|this|when|because|since|think|whatever"
            r"|where?ever|however|such|true|yes)\b)<p>{1,30}? it(?: is| stays| remains|'s gonna be|'ll be| will be"
            r"| shall be)(?: then)?\W*$",
    ),
    (
        "decision", "i-take", "u",
        "i pick c",
        "i take notes during meetings",
        "^i choose|^i favo|^i like |^i opt for|^i pick|^i prefer|^i take|^i vote for|^i want |^i will choose"
            "|^i will favo|^i will like |^i will opt for|^i will pick|^i will prefer|^i will take|^i will vote for"
            "|^i will want |^i'd choose|^i'd favo|^i'd like |^i'd opt for|^i'd pick|^i'd prefer|^i'd take"
            "|^i'd vote for|^i'd want |^i'll choose|^i'll favo|^i'll like |^i'll opt for|^i'll pick|^i'll prefer"
            "|^i'll take|^i'll vote for|^i'll want &^i&^i |^i'd |^i'll ",
        r"\bi(?:'ll|'d| will)? (?:take|pick|choose|prefer|vote for|opt for|favou?r|(?:like|want) (?:option"
            r"|the (?:first|second|third|last|former|latter|other|simple|simpler|boring|smaller)))\b (?!it (?:back"
            r"|that)|a (?:look|break)|care\b|not to|notes)<p>{1,60}",
    ),
    (
        "decision", "option", "u",
        "sounds good, do the third approach",
        "the approach road is closed",
        "build |do |go |implement |keep |make it |take |use ",
        r"(?:^|[,;.!:-] ?|\b(?:good|ok|okay|yes|fine|please|then) )(?:do|use|take|go|implement|build|keep"
            "|make it) (?:with |for )?(?:the |your )?(?:first|second|third|last|latter|former|simple|simpler|other"
            r"|option|approach|plan|variant|proposal|#?\d|[a-e]\b) ?(?:one|option|approach|variant|version|plan"
            r"|proposal|alternative|draft|design|[a-e]\b|\d\b)",
        "approach |option |plan |variant ",
        r"^(?:yes,? |ok(?:ay)?,? )?(?:option|variant|plan|approach) (?:[a-e]|\d)\b(?:,? (?:please|then|it is"
            r"|for me))?\W*$",
    ),
    (
        "decision", "approved", "u",
        "legal gave the nod, open source under mpl",
        "the request was approved by the bot account after 3 minutes of waiting, why",
        "approved",
        "(?:^|[,;.!] ?)approved(?: by <p>{2,20})?(?=$|[,;.:!])",
        "^accepted|^approved|^blessed|^gave |^green|^has accepted|^has approved|^has blessed|^has green|^has ok'd"
            "|^has okayed|^has okd|^have accepted|^have approved|^have blessed|^have green|^have ok'd|^have okayed"
            "|^have okd|^nodded off on|^ok'd|^okayed|^okd|^signed off on",
        r"\b(?:signed off on|gave (?:us )?(?:the|their|his|her) (?:go-ahead|blessing|nod|ok|approval|thumbs up"
            "|green light)|(?:has |have )?(?:approved|accepted|green-?lit|blessed|ok'?d|okayed"
            r"|greenlighted) (?!by\b)(?:the|our|your|my|this|that|a)|nodded off on)\b",
    ),
    (
        "decision", "vote", "ua",
        "the team is in favour of the calendar view",
        "all tests of the team are green",
        "^all of us |^everybody |^everyone |^the team |^the whole team |^unanimous|^voted |^we all ",
        r"\b(?:voted (?:for|in favou?r|to)|unanimous(?:ly)?|(?:everybody|everyone|the (?:whole )?team|all of us"
            "|we all) (?:said yes|agree[sd]?|prefers?|likes|wants|(?:is|are|was|were) (?:fine with|for|happy with"
            r"|ok with|on board|in favou?r))\b) ?<p>{0,60}",
    ),
    (
        "decision", "mind-made-up", "u",
        "i made up my mind about the icons",
        "keep in mind for the next round: rate limits",
        "^made up &^made up her mind|^made up his mind|^made up my mind|^made up our mind|^made up their mind",
        r"\bmade up (?:my|our|his|her|their) minds?\b",
        "^my mind is made up$&^my mind is made up",
        r"\bmy mind is made up\b",
    ),
    (
        "decision", "yes-no", "u",
        "yes to the banner, no to the popup",
        "say yes to adventure",
        " no to &^yes to ",
        r"\byes to (?P<yes><p>{2,40}),? (?:and )?no to <p>{2,40}",
    ),
    (
        "decision", "as-agreed", "a",
        "as discussed, the report is weekly",
        "as agreed",
        "agreed|approved|chose|confirmed|decided|discussed|picked|selected|settled&as |like ",
        "(?:^|[.;!] ?)(?:ok(?:ay)?,? |good,? |great,? )?(?:as|like) (?:we |you |you've |we've |just "
            "|already )*(?:agreed|decided|discussed|chosen|chose|confirmed|approved|settled|picked"
            r"|selected)\b,? ?<p>{4,}",
        "agreement$|approval$|choice$|decision$|preference$|vote$&^according to |^based on |^following |^given "
            "|^in line with |^per &agreement|approval|choice|decision|preference|vote",
        r"\b(?:per|following|given|based on|in line with|according to) (?:your|our|the) (?:decision|choice"
            r"|agreement|approval|preference|vote)\b",
    ),
    (
        "decision", "recorded", "a",
        "Documented in the handbook: releases are quarterly",
        "understood, here is the file",
        "agreed|confirmed|documented|got it|locked in|noted|ok|recorded|settled|understood&,|-|:",
        r"^(?!(?:understood|got it|ok|noted|agreed).*\b(?:must|never|nothing|no|always|only|must|not|at most|max"
            r"|below|under|limit|from now on|before every|every)\b)(?:i(?:'ve| have)? )?(?:recorded|documented|noted"
            "|confirmed|agreed|understood|settled|locked in|got it|ok)(?: (?:in|as"
            r"|under) [^:,]{2,40})?[:,-]+ *(?! )(?!(?:i|let|here|now|the (?:file|test|build|error))\b)(?:we(?:'ll"
            "| will)? |so |then )*(?:go(?:ing)? with |us(?:e|ing) )?<p>{2,60}?(?: (?:will be|it is|was rejected"
            r"|is the|goes|stays|are to be|is (?:in|per|the))\b|$)",
    ),
    (
        "decision", "a-over-b-because", "a",
        "a flat file was chosen over a database",
        "the first row was selected by the user",
        "chose |chosen |picked |preferred |selected |went with & as | because | instead of | over | rather than "
            "| since &^i|^we",
        r"\b(?:i|we)(?:'ve| have)? (?:chose|chosen|picked|selected|went with|preferred) <p>{2,50} (?:over"
            "|instead of|rather than|because|since|as) ",
        "chosen$|picked$|preferred$|rejected$|selected$&chosen|picked|preferred|rejected|selected& w",
        r"\b<p>{2,50} (?:was|were) (?:chosen|selected|picked|preferred|rejected)\b(?! by the (?:server|user|api))",
    ),
    (
        "decision", "short-pick", "u",
        "the first one",
        "a big one",
        "the first one",
        "the first one",
    ),
    (
        "decision", "yes-do", "u",
        "ok sold on the queue idea",
        "yes, do it",
        "^agreed|^alright|^fine|^good|^great|^ok|^right|^sounds good|^yeah|^yep|^yes&build |do |implement |keep "
            "|make |ship |use |write &as |in |on |through |using |via |with |your way ",
        "^(?:yes|yep|yeah|alright|right|ok(?:ay)?|fine|great|good|sounds good|agreed)[,.!:]? (?:then |so "
            "|let's )?(?:do|make|build|write|implement|use|keep|ship) (?:it )?(?:with|as|in|your way|using|via"
            "|through|on) <p>{2,}",
        "^sold on$&^sold on",
        r"\bsold on\b",
        "fine with |good with |happy with |ok with |on board with &^i am |^i'm |^im |^we're &,|.|;",
        r"\b(?:i'm|im|i am|we're) (?:fine|happy|ok|good|on board) with <p>{2,40}[,;.] ?(?:build|do|go|make|use"
            r"|ship|implement)\b",
        "^agreed&^agreed,|^agreed:",
        r"^agreed[,:] ?(?!(?:but|though)\b)<p>{2,}",
        "^green&^green light |^greenlight &^green light for |^green light on |^greenlight for |^greenlight on ",
        "^green ?light (?:for|on) <p>{2,}",
        "base$|default$|start$&base|default|start&^ok",
        r"^(?:ok(?:ay)?,? )<p>{2,30} (?:as|for) (?:the )?(?:default|start|base)\b",
    ),
    (
        "decision", "x-final", "u",
        "monthly billing, end of discussion",
        "final exam, end of term",
        "and that's that|done deal|end of |final|full stop|no more discussion|period&!|,|-|.|:|;",
        "^<p>{2,40}[.,;:!-]+ ?(?:final|period|full stop|end of (?:discussion|story|debate)|done deal"
            r"|no more discussion|that's final|and that's that)\W*$",
        "^approved|^chosen|^confirmed|^decided|^final|^fixed|^locked|^settled&,|:",
        "^(?:locked|fixed|final|settled|decided|approved|chosen|confirmed)(?: in)?[:,] ?<p>{2,}",
        "^let's settle &^let's settle it$|^let's settle on$|^let's settle this$&^let's settle it|^let's settle on"
            "|^let's settle this",
        r"\blet's settle (?:this|it|on)\b[,:]? ?<p>{2,}",
        "^it's decided$|^it's final$|^it's official$|^it's settled$|^its decided$|^its final$|^its official$"
            "|^its settled$&^it's decided|^it's final|^it's official|^it's settled|^its decided|^its final"
            "|^its official|^its settled&^it",
        r"\bit'?s (?:decided|settled|final|official)\b[^?]*",
    ),
)
# fmt: on
