"""How a choice is settled in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "decision", "lets-go-with", "u", "let's|lets|go|going|stick|sticking|settle|stay",
        "<s>(?:let'?s |we'll |we will |we can |we're |i'd |i'll |just |then )*(?:go(?:ing)? (?:ahead )?(?:with"
        r"|for)|stick(?:ing)? with|settl(?:e|ing) (?:on|for)|stay(?:ing)? (?:with|on)|run(?:ning)? with) (?!me\b"
        "|lunch|coffee|a walk)<p>{2,80}",
        "I'd go for the smaller image",
        "go with me to the station",
    ),
    (
        "decision", "lets-use", "u", "let's|lets|we'll|we|i'll",
        "<s>(?:let'?s|we(?:'ll| will|'re| are)?|i'll) (?:just |then |all |only |simply |now )?(?:us(?:e"
        r"|ing) (?!to\b|it\b|this opp)|do(?:ing)? (?!not|it\b|that\b|this\b|the (?:same|following|rest)|n'?t"
        "|a (?:quick|review)|some)|keep(?:ing)? (?!going|in mind|an eye|it up)|adopt(?:ing)? |pick |choose "
        r"|take (?!a\b|the following|care)|ship(?:ping)? |store |model |split |have (?!a (?:look|chat|break|call)"
        r"|to\b|lunch)|support |host |cache |call it )<p>{2,80}",
        "let's have the api return 202",
        "let's do it",
    ),
    (
        "decision", "decided", "ua",
        "decided|decide|chose|chosen|picked|selected|settled|opted|agreed|concluded|resolved|elected|went|landed",
        r"\b(?:we|i|they|he|she|team|everybody|everyone|all|client|customer|boss|board|group|you|cto|management"
        "|lead|us)(?:'ve| have| has|'s)? (?:all |both |now |finally |already |just |then |therefore "
        "|deliberately )?(?:decided (?!not sure)(?:to|on|that|for|against|in favou?r)|chose|picked|selected"
        "|settled (?:on|for)|opted (?:for|to|against)|agreed (?:on|to|that|upon)|concluded (?:on|that we)"
        r"|went with|landed on|elected to|resolved to)\b|\b(?:has been|have been|was|were|is|are|it's"
        r"|got) (?:now |finally |already )?(?:decided|settled|agreed|rejected in favou?r)\b(?! (?:by|at|when"
        "|in) (?:the )?(?:compiler|runtime|each))",
        "the board chose the lighter logo",
        "it has not been decided which one",
    ),
    (
        "decision", "head-word", "ua",
        "decision|verdict|final|outcome|result|conclusion|resolution|ruling|consensus|choice|call|winner|answer"
        "|pick|bottom",
        r"(?:^|[.;!-] ?|\bmy |\bour |\bthe )(?:decision|verdict|final (?:call|answer|decision|design|choice|word"
        "|version|plan)|outcome of the (?:vote|poll|meeting|discussion)|result of the (?:vote|poll)|resolution"
        "|ruling|consensus|conclusion|my (?:choice|pick|vote))(?: (?:on|for|about"
        r"|from) [^:,]{2,30})?(?: \([^)]*\))?(?:[:,-]+ ?| is (?:to |that |the |we )?)<p>{2,80}"
        r"|\bwe have a winner\b|\bthe (?:winner|pick|choice) is\b|\b<p>{2,30} (?:wins|won the vote)\b"
        r"|\bbottom line[:,] ?(?:we|use|go)",
        "verdict: the slim image",
        "the decision function takes a threshold",
    ),
    (
        "decision", "settled", "u", "settled|done|deal|final|closed|locked|sealed|sold",
        "(?:^|[,;.!:-] ?)(?:call it |consider (?:it|this|that) |that's |it's |and that's |so that's )?(?:settled"
        r"|decided|agreed|sold|a deal|final|locked in|case closed)(?=$|[,;.:!-]|\W*$| on\b| then\b)(?!: \[)",
        "weekly snapshots on sunday, case closed",
        "i sold my car",
    ),
    (
        "decision", "it-is", "u", "it|be",
        "(?:^|[,;.!:-] ?)(?:ok(?:ay)?,? |fine,? |so,? |then,? |well,? |alright,? |plain )*(?:the |a )?(?!(?:what"
        "|how|where|so|here|there|that|as|like|now|if|which|why|who|this|when|because|since|think|whatever"
        r"|where?ever|however|such|true|yes)\b)<p>{2,30}? it(?: is|'s gonna be|'ll be| will be"
        r"| shall be)(?: then)?\W*$",
        "thought about it, python it'll be",
        "yes, do it",
    ),
    (
        "decision", "i-take", "u", "take|pick|choose|prefer|vote|choice|want|favour|favor|i'd|like|buy",
        r"\bi(?:'ll|'d| will)? (?:take|pick|choose|prefer|vote for|opt for|favou?r|(?:like|want) (?:option"
        r"|the (?:first|second|third|last|former|latter|other|simple|simpler|boring|smaller)))\b (?!it (?:back"
        r"|that)|a (?:look|break)|care\b|not to|notes)<p>{1,60}",
        "i pick c",
        "i take notes during meetings",
    ),
    (
        "decision", "option", "u", "option|approach|variant|version|plan|proposal|alternative|draft|design",
        r"(?:^|[,;.!:-] ?|\b(?:good|ok|okay|yes|fine|please|then) )(?:do|use|take|go|implement|build|keep"
        "|make it) (?:with |for )?(?:the |your )?(?:first|second|third|last|latter|former|simple|simpler|other"
        r"|option|approach|plan|variant|proposal|#?\d|[a-e]\b) ?(?:one|option|approach|variant|version|plan"
        r"|proposal|alternative|draft|design|[a-e]\b|\d\b)|^(?:yes,? |ok(?:ay)?,? )?(?:option|variant|plan"
        r"|approach) (?:[a-e]|\d)\b(?:,? (?:please|then|it is|for me))?\W*$",
        "sounds good, do the third approach",
        "the approach road is closed",
    ),
    (
        "decision", "approved", "u",
        "approved|approve|signed|green|blessed|blessing|accepted|ok'd|okayed|nod|go-ahead|thumbs|happy|agreed",
        r"(?:^|[,;.!] ?)approved(?: by <p>{2,20})?(?=$|[,;.:!])|\b(?:signed off on|gave (?:us )?(?:the|their|his"
        "|her) (?:go-ahead|blessing|nod|ok|approval|thumbs up|green light)|(?:has |have )?(?:approved|accepted"
        r"|green-?lit|blessed|ok'?d|okayed|greenlighted) (?!by\b)(?:the|our|your|my|this|that|a)|nodded off on)\b",
        "legal gave the nod, open source under mpl",
        "the request was approved by the bot account after 3 minutes of waiting, why",
    ),
    (
        "decision", "vote", "ua", "voted|vote|votes|unanimous|majority|everybody|everyone|team|all",
        r"\b(?:voted (?:for|in favou?r|to)|unanimous(?:ly)?|(?:everybody|everyone|the (?:whole )?team|all of us"
        "|we all) (?:said yes|agree[sd]?|prefers?|likes|wants|(?:is|are|was|were) (?:fine with|for|happy with"
        r"|ok with|on board|in favou?r))\b) ?<p>{0,60}",
        "the team is in favour of the calendar view",
        "all tests of the team are green",
    ),
    (
        "decision", "mind-made-up", "u", "mind|made|choice|slept",
        r"\bmade up (?:my|our|his|her|their) minds?\b|\bmy mind is made up\b",
        "i made up my mind about the icons",
        "you made up that name",
    ),
    (
        "decision", "yes-no", "u", "yes",
        r"\byes to (?P<yes><p>{2,40}),? (?:and )?no to <p>{2,40}",
        "yes to the banner, no to the popup",
        "say yes to adventure",
    ),
    (
        "decision", "as-agreed", "a",
        "agreed|decided|discussed|chosen|choice|decision|chose|confirmed|approved|picked|approval|preference"
        "|selected",
        "(?:^|[.;!] ?)(?:ok(?:ay)?,? |good,? |great,? )?(?:as|like) (?:we |you |you've |we've |just "
        "|already )*(?:agreed|decided|discussed|chosen|chose|confirmed|approved|settled|picked"
        r"|selected)\b,? ?<p>{4,}|\b(?:per|following|given|based on|in line with|according to) (?:your|our"
        r"|the) (?:decision|choice|agreement|approval|preference|vote)\b",
        "as discussed, the report is weekly",
        "as agreed",
    ),
    (
        "decision", "recorded", "a",
        "recorded|noted|adr|confirmed|agreed|understood|documented|locked|settled|decision",
        r"^(?!(?:understood|got it|ok).*\b(?:never|nothing|no|always|only|must|not)\b)(?:i(?:'ve"
        "| have)? )?(?:recorded|documented|noted|confirmed|agreed|understood|settled|locked in|got it"
        "|ok)(?: (?:in|as|under) [^:,]{2,40})?[:,-]+ ?(?!(?:i|let|here|now|the (?:file|test|build"
        r"|error))\b)(?:we(?:'ll| will)? |so |then )*(?:go(?:ing)? with |us(?:e|ing) )?<p>{2,60}?(?: (?:will be"
        r"|it is|was rejected|is the|goes|stays|are to be|is (?:in|per|the))\b|$)",
        "confirmed: invoices go out as pdf",
        "the decision function takes a threshold",
    ),
    (
        "decision", "a-over-b-because", "a", "over|chose|picked|selected|opted|preferred|rejected|favour|favor",
        r"\b(?:i|we)(?:'ve| have)? (?:chose|chosen|picked|selected|went with|preferred) <p>{2,50} (?:over"
        r"|instead of|rather than|because|since|as) |\b<p>{2,50} (?:was|were) (?:chosen|selected|picked|preferred"
        r"|rejected)\b(?! by the (?:server|user|api))",
        "a flat file was chosen over a database",
        "the first row was selected by the user",
    ),
    (
        "decision", "short-pick", "u",
        "a|b|c|d|first|second|third|last|latter|former|one|both|neither|yours|your|recommendation|suggestion",
        "^(?:ok(?:ay)?,? |yes,? |hmm,? |fine,? |so,? |i think |i'd say |definitely )*(?:(?:option |variant "
        r"|plan |approach )?(?:[a-e]|\d)(?:,? (?:please|then|for me|pls|it is|sounds good|looks good))?|(?:the "
        "|your )(?:first|second|third|last|latter|former|simple|simpler|left|right|top|bottom|blue|green"
        "|red) (?:one|option|suggestion|idea|proposal|approach|version)?(?: is the one|,? please|,? then| it is"
        r"| for me| wins)*|(?:go with |do it )?your (?:recommendation|way|suggestion|call is fine))\W*$",
        "the first one",
        "a big one",
    ),
    (
        "decision", "yes-do", "u",
        "yes|yep|yeah|alright|right|okay|ok|fine|agreed|sold|good|great|sounds|final|so|greenlight|green",
        "^(?:yes|yep|yeah|alright|right|ok(?:ay)?|fine|great|good|sounds good|agreed)[,.!:]? (?:then |so "
        "|let's )?(?:do|make|build|write|implement|use|keep|ship) (?:it )?(?:with|as|in|your way|using|via"
        r"|through|on) <p>{2,}|\bsold on\b|\b(?:i'm|im|i am|we're) (?:fine|happy|ok|good"
        r"|on board) with <p>{2,40}[,;.] ?(?:build|do|go|make|use|ship|implement)\b|^agreed[,:] ?(?!(?:but"
        r"|though)\b)<p>{2,}|^green ?light (?:for|on) <p>{2,}|^(?:ok(?:ay)?,? )<p>{2,30} (?:as"
        r"|for) (?:the )?(?:default|start|base)\b",
        "ok sold on the queue idea",
        "yes, do it",
    ),
    (
        "decision", "x-final", "u", "final|period|stop|discussion|story|done|fixed|locked|settle",
        "^<p>{2,40}[.,;:!-]+ ?(?:final|period|full stop|end of (?:discussion|story|debate)|done deal"
        r"|no more discussion|that's final|and that's that)\W*$|^(?:locked|fixed|final|settled|decided|approved"
        r"|chosen|confirmed)(?: in)?[:,] ?<p>{2,}|\blet's settle (?:this|it|on)\b[,:]? ?<p>{2,}"
        r"|\bit'?s (?:decided|settled|final|official)\b[^?]*",
        "monthly billing, end of discussion",
        "final exam, end of term",
    ),
    (
        "decision", "we-are-verbing", "u",
        "standardising|standardizing|going|targeting|building|shipping|making|starting|adopting|supporting|target"
        "|support|call|name|make|went|plan|say|want",
        "(?:^|[,;.!:-] ?)(?:so |ok |then )?we(?:'re| are) (?:standardi[sz]ing on|going (?:for|live with"
        "|to (?:use|have|support|build on))|targeting|adopting|shipping|starting (?:with|on)|launching (?:with"
        r"|on)) <p>{2,}|\bwe(?:'ll| will)? (?:target|(?:not )?support|go for|went for|start with|host|deploy to"
        r"|build on|standardi[sz]e on|launch with) <p>{2,}|\blet'?s (?:call|name) (?:it|the|this) <p>{2,}"
        r"|\blet'?s make (?:it|this) (?:a|an|the) <p>{2,}|\bi say (?:we )?(?:keep|use|go|stick|take|stay)\b"
        r"|\bi(?:'m| am) going (?:to use|with|for) <p>{2,}",
        "we're targeting wayland",
        "we're building a snowman",
    ),
    (
        "decision", "name-is", "u",
        "name|license|licence|plan|codename|title|colour|color|stack|database|host|default|theme",
        "^(?:the )?(?:(?:code ?)?name|project name|title|licen[sc]e|plan|stack|tagline|domain|default|slogan"
        "|theme|primary (?:colou?r|key)|release date|pricing|price)(?:(?: (?:is going to|will|shall) be "
        r"| is now )| ?: ?)(?!(?:what|how|the same|not|a bug|missing|wrong|undefined|null)\b)<p>{2,}",
        'the name is going to be "Harbor"',
        "the name is wrong",
    ),
    (
        "decision", "ack-choice", "a",
        "choice|picked|chose|chosen|fixed|agreed|going|discussion|recorded|confirmed|approach|option|picked|after"
        "|then",
        r"\b(?:the |our )?choice fell on\b|\byou (?:chose|picked|selected|went with|opted for|decided(?: on| for"
        r"| to)?|confirmed|approved) <p>{2,}|\b(?:the )?(?:approach|option|design|version|variant"
        r"|one) (?:that )?you (?:picked|chose|selected|confirmed|approved|wanted|decided on)\b|\b(?:design"
        "|architecture|scope|format|schema|api|plan|stack|name) is (?:now )?(?:fixed|settled|final|decided"
        r"|agreed|set)\b|\bper our (?:discussion|agreement|call|talk|chat)\b|\bdecision (?:recorded|noted|logged"
        r"|documented|made)\b|\bwe(?:'re| are) going (?:with|for)\b <p>{2,}|^agreed[.,;:] ?<p>{4,}"
        r"|\bafter (?:comparing|weighing|evaluating|benchmarking) <p>{2,40},? i (?:picked|chose|selected"
        "|went with|settled|decided)|^(?:ok(?:ay)?|right|good|great|alright)[,;] then (?:it's|we (?:use|go with"
        "|keep)|i'll use) <p>{2,}",
        "the scope is fixed: import and export",
        "as agreed",
    ),
    (
        "decision", "someone-confirmed", "ua", "confirmed|agreed|cleared|settled",
        "^(?:confirmed|agreed|settled|cleared) with (?:the )?<p>{2,20}[:;,] ?<p>{4,}",
        "agreed with the vendor: files arrive as zip",
        "agreed",
    ),
    (
        "decision", "with-anywhere", "u", "go|going|stick|settle|opt|decided|chosen|sticking|opting",
        r"\b(?:go|going|went) with (?!me\b|you\b|him\b|her\b|them\b|it$|the flow)(?:the |a |an )?<p>{2,}"
        r"|\bstick(?:ing)? with <p>{2,}|\bopt(?:ing)? for <p>{2,}",
        "in the end opting for the cheaper host",
        "the opt-in box is above",
    ),
    (
        "decision", "we-will", "u", "we'll|we",
        "^(?:ok(?:ay)?,? |so,? |then,? |and |alright,? |good,? |right,? )*we(?:'ll| will) (?!(?:need|see|have|be"
        "|get|talk|want|know|find|come|look|discuss|later|also need|probably|likely|still|miss|check|figure|try"
        "|test|worry|never|always|not|tackle|revisit|fix|handle|clean|come"
        r"|return)\b)[a-z]+ (?:<p>{6,})(?<! later)(?<! tomorrow)$|^we(?:'ll| will) (?:use|keep|store|serve|ship"
        "|model|host|render|sign|bill|log|cache|run|build|write|split|support) <p>{4,}",
        "we'll price it per seat",
        "we'll need more time for that",
    ),
    (
        "decision", "we-will-a", "a", "we'll|we|noted|agreed|understood",
        "^(?:so,? |then,? |ok(?:ay)?,? |right,? )*we(?:'ll| will) (?:use|keep|store|go|serve|ship|model|host"
        "|sign|bill|cache) <p>{6,}|^(?:noted|agreed|recorded|confirmed|settled)[,;:.-]+ ?(?!(?:i|let"
        r"|here)\b)<p>{6,}",
        "We'll go with the second schema, in which tags are a separate table.",
        "we have not checked in",
    ),
    (
        "decision", "comma-then", "u",
        "ok|okay|yup|yep|hm|alright|then|so|sold|convinced|settles|page|feelings|decided|just|fine|license|final",
        "^(?:hm+,? )?(?:yup|yep|ok(?:ay)?|alright|right|good|fine|cool)[,:] ?(?:so )?(?!(?:thanks|thank|great"
        "|good|nice|cool|continue|next|go|let|what|how|why|can|could|do|i|is|now|please|run|show|that|this|and"
        r"|but|done|got|yes|no|perfect|sure|will|next|so|then|here|there|it)\b)<p>{3,60}(?: then)?$"
        r"|\bi'?m convinced\b[,;:]? ?<p>{2,}|\bthat settles (?:it|that|the)\b[,;:]? ?<p>{2,}|\bwe(?:'re"
        r"| are) on the same page\b[^,;]*[,;:] ?<p>{2,}|\bno strong (?:feelings|opinions?)\b[,;] ?(?:so )?<p>{2,}"
        r"|^<p>{2,40}[,;.] ?(?:decided|settled|agreed|approved|sold)\W*$|\bthe ayes have it\b|\bfinal (?:answer"
        r"|call|decision)[:,] ?<p>{2,}|\bmake (?:it|that|this|<p>{2,20}) the (?:default|standard|new)\b"
        r"|\bjust use <p>{2,40}[,;.] ?(?:it'?s|that'?s) (?:fine|enough|ok|good)\b"
        r"|\bi think <p>{2,30} is (?:better|best|nicer|cleaner)[,;.] ?(?:so |let's )?(?:do|use|take|go|build)\b",
        "i'm convinced, event sourcing",
        "i said so",
    ),
    (
        "decision", "x-wins", "u", "wins|won|beats|loses|scope|yes|green|for|said",
        r"\b<p>{2,30} (?:wins|won\b(?!')|it shall be|gets the nod|made the cut)\b(?! (?:a|the (?:game|match|cup"
        r"|lottery)))|\b(?:stays?|is|are|remains?) (?:out of|in) scope\b|\b(?:boss|client|customer|cto|ceo|pm"
        "|management|legal|finance|product|owner|team lead|lead|board|design) (?:said|says|gave) (?:yes|ok|go"
        r"|the ok|a yes|a go)\b(?: to| for| on)? ?<p>{2,}|^(?:ok(?:ay)?,? )?(?!(?:thanks?|sorry|good|great|bad"
        "|time|ready|except|but|and|so|looks?|waiting|one|this|that|it"
        r"|not)\b)[a-z.+#-]{2,16} for (?:the )?<p>{2,30}[,;] ?(?!(?:but|and|so"
        r"|please)\b)[a-z.+#-]{2,16} for (?:the )?<p>{2,30}$",
        "boss said yes to the rewrite",
        "he won the match",
    ),
    (
        "decision", "ack-since", "a", "since|noted|your|pick|adr|settled|agreed|discussion|decided|choice",
        r"\bsince you (?:prefer|want|chose|picked|decided|like|opted|favou?r)\b <p>{2,}[,;] ?<p>{3,}|\bi(?:'ve"
        "| have)? (?:noted|recorded|written down|logged) (?:your|the|our|that) (?:choice|decision|preference"
        r"|pick|agreement)\b[:,;]? ?<p>{2,}|\byour (?:pick|choice|preference|decision|favourite)[,:] ?<p>{3,}"
        r"|\b(?:the )?adr (?:says|states|records|has it|notes)\b <p>{3,}|^(?:settled|agreed|decided"
        r"|resolved)[:;,] ?<p>{3,}|\bafter our (?:discussion|call|chat|talk|meeting),? <p>{4,}|\bso it is agreed\b",
        "the adr says that keys are ulids",
        "your pick-up truck",
    ),
    (
        "decision", "terse-end", "u", "done|approved|ok|so|for|v1|goes|table|spike|fine",
        r"^(?:for v ?\d )?we(?:'re| are) (?:fine|good|ok) with <p>{2,}|\bso that'?s what we(?:'ll)? do\b"
        r"|^<p>{3,40} (?:is |was |got )?approved(?: by <p>{2,20})?\W*$|^after (?:the |some |much |a )?(?:spike"
        "|debate|discussion|meeting|vote|comparison|review|trial|evaluation|poc)[:,] ?<p>{2,}"
        "|^ok(?:ay)? then[,:]? (?:we |it's |let's )<p>{3,}|^(?!(?:how|what|where|is"
        r"|are)\b)<p>{3,40} via <p>{2,30} for (?:v ?1|now|the mvp|launch)|^i'?m (?:for|in favou?r of) <p>{2,}"
        "|^(?:the )?[a-z ]{3,24} (?:goes|go) (?:in|into|on|under|via|through) (?:the )?<p>{2,30}[,;] ?(?:as in"
        "|not|like|so) ?<p>{2,}",
        "outbox pattern approved",
        "all goes well",
    ),
)
# fmt: on
