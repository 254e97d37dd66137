"""How a choice is settled in English. Rows as in `rules_en_correction`."""

RULES = (
    (
        "lets-go-with",
        "u",
        "let's|lets|go|going|stick|sticking|settle|stay",
        r"(?:^|[,;.!:-] ?|\b(?:ok|okay|yes|yeah|right|alright|fine|so|then|we|we'll|we're|i'm|i'd|i'll|let's|lets|just|approved|good) )(?:let'?s |we'll |we will |we can |we're |i'd |i'll |just |then )*"
        r"(?:go(?:ing)? (?:ahead )?(?:with|for)|stick(?:ing)? (?:with|to)|settl(?:e|ing) (?:on|for)|stay(?:ing)? (?:with|on)|run(?:ning)? with) (?!me\b|lunch|coffee|a walk)<p>{2,80}",
        "let's go with option c",
        "go with me to the station",
    ),
    (
        "lets-use",
        "u",
        "let's|lets|we'll|we|i'll",
        r"(?:^|[,;.!:-] ?|\b(?:ok|okay|yes|so|then|and|mind|but) )(?:let'?s|we(?:'ll| will|'re| are)?|i'll) (?:just |then |all |only |simply |now )?"
        r"(?:us(?:e|ing) (?!to\b|it\b|this opp)|do(?:ing)? (?!not|it\b|that\b|this\b|the (?:same|following|rest)|n'?t|a (?:quick|review)|some)|keep(?:ing)? (?!going|in mind|an eye|it up)|adopt(?:ing)? |pick |choose |take (?!a (?:look|break|step)|the following)|ship(?:ping)? |store |model |split )<p>{2,80}",
        "we'll use postmark for the newsletter",
        "let's do it",
    ),
    (
        "decided",
        "ua",
        "decided|decide|chose|chosen|picked|selected|settled|opted|agreed|concluded|resolved|elected|went|landed",
        r"\b(?:we|i|they|he|she|team|everybody|everyone|all|client|customer|boss|board|group|you|cto|management|lead|us)(?:'ve| have| has|'s)? (?:all |both |now |finally |already |just |then |therefore |deliberately )?"
        r"(?:decided (?!not sure)(?:to|on|that|for|against|in favou?r)|chose|picked|selected|settled (?:on|for)|opted (?:for|to|against)|agreed (?:on|to|that|upon)|concluded (?:on|that we)|went with|landed on|elected to|resolved to)\b"
        r"|\b(?:has been|have been|was|were|is|are|it's|got) (?:now |finally |already )?(?:decided|settled|agreed|rejected in favou?r)\b(?! (?:by|at|when|in) (?:the )?(?:compiler|runtime|each))",
        "the board chose the lighter logo",
        "it has not been decided which one",
    ),
    (
        "head-word",
        "ua",
        "decision|verdict|final|outcome|result|conclusion|resolution|ruling|consensus|choice|call|winner|answer|pick|bottom",
        r"(?:^|[.;!-] ?|\bmy |\bour |\bthe )(?:decision|verdict|final (?:call|answer|decision|design|choice|word|version|plan)|outcome of the (?:vote|poll|meeting|discussion)|result of the (?:vote|poll)|resolution|ruling|consensus|conclusion|my (?:choice|pick|vote))"
        r"(?: (?:on|for|about|from) [^:,]{2,30})?(?: \([^)]*\))?(?:[:,-]+ ?| is (?:to |that |the |we )?)<p>{2,80}"
        r"|\bwe have a winner\b|\bthe (?:winner|pick|choice) is\b|\b<p>{2,30} (?:wins|won the vote)\b|\bbottom line[:,] ?(?:we|use|go)",
        "verdict: the slim image",
        "the decision function takes a threshold",
    ),
    (
        "settled",
        "u",
        "settled|done|deal|final|closed|locked|sealed|sold",
        r"(?:^|[,;.!:-] ?)(?:call it |consider (?:it|this|that) |that's |it's |and that's |so that's )?(?:settled|decided|agreed|sold|a deal|final|locked in|case closed)(?=$|[,;.:!-]|\W*$| on\b| then\b)(?!: \[)",
        "weekly snapshots on sunday, case closed",
        "i sold my car",
    ),
    (
        "it-is",
        "u",
        "it|be",
        r"(?:^|[,;.!:-] ?)(?:ok(?:ay)?,? |fine,? |so,? |then,? |well,? |alright,? |plain )*(?:the |a )?(?!(?:what|how|where|so|here|there|that|as|like|now|if|which|why|who|this|when|because|since|think|whatever|where?ever|however|such|true|yes)\b)<p>{2,30}?"
        r" it(?: is|'s gonna be|'ll be| will be| shall be)(?: then)?\W*$",
        "ok, nats it is",
        "i forgot what it is",
    ),
    (
        "i-take",
        "u",
        "take|pick|choose|prefer|vote|choice|want|favour|favor|i'd|like|buy",
        r"\bi(?:'ll|'d| will)? (?:take|pick|choose|prefer|vote for|opt for|favou?r|(?:like|want) (?:option|the (?:first|second|third|last|former|latter|other|simple|simpler|boring|smaller)))\b (?!it (?:back|that)|a (?:look|break)|care\b|not to|notes)<p>{1,60}",
        "i'll take the green one",
        "i take notes during meetings",
    ),
    (
        "option",
        "u",
        "option|approach|variant|version|plan|proposal|alternative|draft|design",
        r"(?:^|[,;.!:-] ?|\b(?:good|ok|okay|yes|fine|please|then) )(?:do|use|take|go|implement|build|keep|make it) (?:with |for )?(?:the |your )?(?:first|second|third|last|latter|former|simple|simpler|other|option|approach|plan|variant|proposal|#?\d|[a-e]\b)"
        r" ?(?:one|option|approach|variant|version|plan|proposal|alternative|draft|design|[a-e]\b|\d\b)"
        r"|^(?:yes,? |ok(?:ay)?,? )?(?:option|variant|plan|approach) (?:[a-e]|\d)\b(?:,? (?:please|then|it is|for me))?\W*$",
        "sounds good, do the third approach",
        "the approach road is closed",
    ),
    (
        "approved",
        "u",
        "approved|approve|signed|green|blessed|blessing|accepted|ok'd|okayed|nod|go-ahead|thumbs|happy|agreed",
        r"(?:^|[,;.!] ?)approved(?: by <p>{2,20})?(?=$|[,;.:!])"
        r"|\b(?:signed off on|gave (?:us )?(?:the|their|his|her) (?:go-ahead|blessing|nod|ok|approval|thumbs up|green light)|(?:has |have )?(?:approved|accepted|green-?lit|blessed|ok'?d|okayed|greenlighted) (?!by\b)(?:the|our|your|my|this|that|a)|nodded off on)\b",
        "legal gave the nod, open source under mpl",
        "the request was approved by the bot account after 3 minutes of waiting, why",
    ),
    (
        "vote",
        "ua",
        "voted|vote|votes|unanimous|majority|everybody|everyone|team|all",
        r"\b(?:voted (?:for|in favou?r|to)|unanimous(?:ly)?|(?:everybody|everyone|the (?:whole )?team|all of us|we all) (?:is|are|was|were|wants|likes|said yes|agrees?|on board|in favou?r|prefers?)\b(?: (?:for|fine|ok|happy|on board|in favou?r|with))?) ?<p>{0,60}",
        "the team is in favour of the calendar view",
        "all tests of the team are green",
    ),
    (
        "mind-made-up",
        "u",
        "mind|made|choice|slept",
        r"\bmade up (?:my|our|his|her|their) minds?\b|\bmy mind is made up\b",
        "i made up my mind about the icons",
        "you made up that name",
    ),
    (
        "yes-no",
        "u",
        "yes",
        r"\byes to (?P<yes><p>{2,40}),? (?:and )?no to <p>{2,40}",
        "yes to the banner, no to the popup",
        "say yes to adventure",
    ),
    (
        "x-for-v1",
        "u",
        "v1|mvp|now|launch|release|start",
        r"(?:^|[,;.!:-] ?)(?:we(?:'ll| will)?|let's|just) (?:do|use|ship|have|support|start with|launch with|limit it to) <p>{2,60} (?:for|in) (?:v ?\d|the mvp|mvp|the first (?:release|version)|version (?:one|1)|launch|the start|starters)",
        "we ship english only for v1",
        "what changed in v1",
    ),
    (
        "as-agreed",
        "a",
        "agreed|decided|discussed|chosen|choice|decision|chose|confirmed|approved|picked|approval|preference|selected",
        r"(?:^|[.;!] ?)(?:ok(?:ay)?,? |good,? |great,? )?(?:as|like) (?:we |you |you've |we've |just |already )*(?:agreed|decided|discussed|chosen|chose|confirmed|approved|settled|picked|selected)\b,? ?<p>{4,}"
        r"|\b(?:per|following|given|based on|in line with|according to) (?:your|our|the) (?:decision|choice|agreement|approval|preference|vote)\b",
        "as discussed, the report is weekly",
        "as agreed",
    ),
    (
        "recorded",
        "a",
        "recorded|noted|adr|confirmed|agreed|understood|documented|locked|settled|decision",
        r"^(?:i(?:'ve| have)? )?(?:recorded|documented|noted|confirmed|agreed|understood|settled|locked in|got it|ok)(?: (?:in|as|under) [^:,]{2,40})?[:,-]+ ?(?!(?:i|let|here|now|the (?:file|test|build|error))\b)(?:we(?:'ll| will)? |so |then )*(?:go(?:ing)? with |us(?:e|ing) )?<p>{2,60}?(?: (?:will be|it is|was rejected|is the|goes|stays|are to be|is (?:in|per|the))\b|$)",
        "confirmed: invoices go out as pdf",
        "noted, here is the list of files",
    ),
    (
        "a-over-b-because",
        "a",
        "over|chose|picked|selected|opted|preferred|rejected|favour|favor",
        r"\b(?:i|we)(?:'ve| have)? (?:chose|chosen|picked|selected|went with|preferred) <p>{2,50} (?:over|instead of|rather than|because|since|as) "
        r"|\b<p>{2,50} (?:was|were) (?:chosen|selected|picked|preferred|rejected)\b(?! by the (?:server|user|api))",
        "a flat file was chosen over a database",
        "the first row was selected by the user",
    ),
)
