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
        r"(?:us(?:e|ing) (?!to\b|it\b|this opp)|do(?:ing)? (?!not|it\b|that\b|this\b|the (?:same|following|rest)|n'?t|a (?:quick|review)|some)|keep(?:ing)? (?!going|in mind|an eye|it up)|adopt(?:ing)? |pick |choose |take (?!a\b|the following|care)|ship(?:ping)? |store |model |split )<p>{2,80}",
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
    (
        "short-pick", "u", "a|b|c|d|first|second|third|last|latter|former|one|both|neither|yours|your|recommendation|suggestion",
        r"^(?:ok(?:ay)?,? |yes,? |hmm,? |fine,? |so,? |i think |i'd say |definitely )*(?:(?:option |variant |plan |approach )?(?:[a-e]|\d)(?:,? (?:please|then|for me|pls|it is|sounds good|looks good))?|(?:the |your )(?:first|second|third|last|latter|former|simple|simpler|left|right|top|bottom|blue|green|red) (?:one|option|suggestion|idea|proposal|approach|version)?(?: is the one|,? please|,? then| it is| for me| wins)*|(?:go with |do it )?your (?:recommendation|way|suggestion|call is fine))\W*$",
        "the latter please", "a big one",
    ),
    (
        "yes-do", "u", "yes|yep|yeah|alright|right|okay|ok|fine|agreed|sold|good|great|sounds|final|so|greenlight|green",
        r"^(?:yes|yep|yeah|alright|right|ok(?:ay)?|fine|great|good|sounds good|agreed)[,.!:]? (?:then |so |let's )?(?:do|make|build|write|implement|use|keep|ship) (?:it )?(?:with|as|in|your way|using|via|through|on) <p>{2,}|\bsold on\b|\b(?:i'm|im|i am|we're) (?:fine|happy|ok|good|on board) with <p>{2,40}[,;.] ?(?:build|do|go|make|use|ship|implement)\b|^agreed[,:] ?(?!(?:but|though)\b)<p>{2,}|^green ?light (?:for|on) <p>{2,}|^(?:ok(?:ay)?,? )<p>{2,30} (?:as|for) (?:the )?(?:default|start|base)\b",
        "ok, grid view as default", "yes, do it",
    ),
    (
        "x-final", "u", "final|period|stop|discussion|story|done|fixed|locked|settle",
        r"^<p>{2,40}[.,;:!-]+ ?(?:final|period|full stop|end of (?:discussion|story|debate)|done deal|no more discussion|that's final|and that's that)\W*$|^(?:locked|fixed|final|settled|decided|approved|chosen|confirmed)(?: in)?[:,] ?<p>{2,}|\blet's settle (?:this|it|on)\b[,:]? ?<p>{2,}|\bit'?s (?:decided|settled|final|official)\b[^?]*",
        "monthly billing, end of discussion", "final exam, end of term",
    ),
    (
        "we-are-verbing", "u", "standardising|standardizing|going|targeting|building|shipping|making|starting|adopting|supporting|target|support|call|name|make|went|plan|say|want",
        r"(?:^|[,;.!:-] ?)(?:so |ok |then )?we(?:'re| are) (?:standardi[sz]ing on|going (?:for|live with|to (?:use|have|support|build on))|targeting|adopting|shipping|starting (?:with|on)|launching (?:with|on)) <p>{2,}|\bwe(?:'ll| will)? (?:target|(?:not )?support|go for|went for|start with|host|deploy to|build on|standardi[sz]e on|launch with) <p>{2,}|\blet'?s (?:call|name) (?:it|the|this) <p>{2,}|\blet'?s make (?:it|this) (?:a|an|the) <p>{2,}|\bi say (?:we )?(?:keep|use|go|stick|take|stay)\b|\bi(?:'m| am) going (?:to use|with|for) <p>{2,}",
        "we're targeting wayland", "we're building a snowman",
    ),
    (
        "name-is", "u", "name|license|licence|plan|codename|title|colour|color|stack|database|host|default|theme",
        r"^(?:the )?(?:(?:code ?)?name|project name|title|licen[sc]e|plan|stack|tagline|domain|default|slogan|theme|primary (?:colou?r|key)|release date|pricing|price)(?:(?: (?:is going to|will|shall) be | is now )| ?: ?)(?!(?:what|how|the same|not|a bug|missing|wrong|undefined|null)\b)<p>{2,}",
        "the tagline will be ship happens", "the name is wrong",
    ),
    (
        "ack-choice", "a", "choice|picked|chose|chosen|fixed|agreed|going|discussion|recorded|confirmed|approach|option|picked|after|then",
        r"\b(?:the |our )?choice fell on\b|\byou (?:chose|picked|selected|went with|opted for|decided(?: on| for| to)?|confirmed|approved) <p>{2,}|\b(?:the )?(?:approach|option|design|version|variant|one) (?:that )?you (?:picked|chose|selected|confirmed|approved|wanted|decided on)\b|\b(?:design|architecture|scope|format|schema|api|plan|stack|name) is (?:now )?(?:fixed|settled|final|decided|agreed|set)\b|\bper our (?:discussion|agreement|call|talk|chat)\b|\bdecision (?:recorded|noted|logged|documented|made)\b|\bwe(?:'re| are) going (?:with|for)\b <p>{2,}|^agreed[.,;:] ?<p>{4,}|\bafter (?:comparing|weighing|evaluating|benchmarking) <p>{2,40},? i (?:picked|chose|selected|went with|settled|decided)|^(?:ok(?:ay)?|right|good|great|alright)[,;] then (?:it's|we (?:use|go with|keep)|i'll use) <p>{2,}",
        "the scope is fixed: import and export", "you picked up the phone",
    ),
    (
        "someone-confirmed", "ua", "confirmed|agreed|cleared|settled",
        r"^(?:confirmed|agreed|settled|cleared) with (?:the )?<p>{2,20}[:;,] ?<p>{4,}",
        "agreed with the vendor: files arrive as zip", "agreed",
    ),
    (
        "with-anywhere", "u", "go|going|stick|settle|opt|decided|chosen",
        r"\b(?:go|going|went) with (?!me\b|you\b|him\b|her\b|them\b|it$|the flow)(?:the |a |an )?<p>{2,}|\bstick(?:ing)? with <p>{2,}|\bopt(?:ing)? for <p>{2,}",
        "so the boss wants us to go with the annual plan", "i went with you",
    ),
    (
        "we-will", "u", "we'll|we",
        r"^(?:ok(?:ay)?,? |so,? |then,? |and |alright,? |good,? |right,? )*we(?:'ll| will) (?!(?:need|see|have|be|get|talk|want|know|find|come|look|discuss|later|also need|probably|likely|still|miss|check|figure|try|test|worry|never|always|not)\b)[a-z]+ (?:<p>{6,})(?<! later)(?<! tomorrow)$|^we(?:'ll| will) (?:use|keep|store|serve|ship|model|host|render|sign|bill|log|cache|run|build|write|split|support) <p>{4,}",
        "we'll price it per seat", "we'll need more time for that",
    ),
    (
        "we-will-a", "a", "we'll|we|noted|agreed|understood",
        r"^(?:so,? |then,? |ok(?:ay)?,? |right,? )*we(?:'ll| will) (?:use|keep|store|go|serve|ship|model|host|sign|bill|cache) <p>{6,}|^(?:noted|agreed|recorded|confirmed|settled)[,;:.-]+ ?(?!(?:i|let|here)\b)<p>{6,}",
        "noted, sessions are kept in memory", "we'll use it to check",
    ),
)
