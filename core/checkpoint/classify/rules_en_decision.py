"""How a choice is settled in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "decision", "lets-go-with", "u", "go|run|settl|stay|stick",
        "<s>(?:let'?s |we'll |we will |we can |we're |i'd |i'll |just |then )*(?:go(?:ing)? (?:ahead )?(?:with"
        r"|for)|stick(?:ing)? with|settl(?:e|ing) (?:on|for)|stay(?:ing)? (?:with|on)|run(?:ning)? with) (?!me\b"
        "|lunch|coffee|a walk)<p>{2,80}",
        "I'd go for the smaller image",
        "go with me to the station",
    ),
    (
        "decision", "lets-use", "u", "i'll|let|we",
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
        "agreed|agreed |chose|concluded |decided|decided |elected to|landed on|opted |picked|rejected in favo"
        "|resolved to|selected|settled|settled |went with",
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
        "bottom line|choice|conclusion|consensus|decision|final |ins|on the vote|outcome of the |pick|resolution"
        "|result of the |ruling|verdict|vote|we have a winner|winner",
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
        "decision", "settled", "u", "a deal|agreed|case closed|decided|final|locked in|settled|sold",
        "(?:^|[,;.!:-] ?)(?:call it |consider (?:it|this|that) |that's |it's |and that's |so that's )?(?:settled"
        r"|decided|agreed|sold|a deal|final|locked in|case closed)(?=$|[,;.:!-]|\W*$| on\b| then\b)(?!: \[)",
        "weekly snapshots on sunday, case closed",
        "i sold my car",
    ),
    (
        "decision", "it-is", "u", " it",
        "(?:^|[,;.!:-] ?)(?:ok(?:ay)?,? |fine,? |so,? |then,? |well,? |alright,? |plain )*(?:the |a )?(?!(?:what"
        "|how|where|so|here|there|that|as|like|now|if|which|why|who|this|when|because|since|think|whatever"
        r"|where?ever|however|such|true|yes)\b)<p>{2,30}? it(?: is|'s gonna be|'ll be| will be"
        r"| shall be)(?: then)?\W*$",
        "thought about it, python it'll be",
        "yes, do it",
    ),
    (
        "decision", "i-take", "u", "choose|favo|like|opt for|pick|prefer|take|vote for|want",
        r"\bi(?:'ll|'d| will)? (?:take|pick|choose|prefer|vote for|opt for|favou?r|(?:like|want) (?:option"
        r"|the (?:first|second|third|last|former|latter|other|simple|simpler|boring|smaller)))\b (?!it (?:back"
        r"|that)|a (?:look|break)|care\b|not to|notes)<p>{1,60}",
        "i pick c",
        "i take notes during meetings",
    ),
    (
        "decision", "option", "u", "approach|build|do|go|implement|keep|make it|option|plan|take|use|variant",
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
        "accepted|approved|blessed|gave |green|greenlighted|nodded off on|ok|okayed|signed off on",
        r"(?:^|[,;.!] ?)approved(?: by <p>{2,20})?(?=$|[,;.:!])|\b(?:signed off on|gave (?:us )?(?:the|their|his"
        "|her) (?:go-ahead|blessing|nod|ok|approval|thumbs up|green light)|(?:has |have )?(?:approved|accepted"
        r"|green-?lit|blessed|ok'?d|okayed|greenlighted) (?!by\b)(?:the|our|your|my|this|that|a)|nodded off on)\b",
        "legal gave the nod, open source under mpl",
        "the request was approved by the bot account after 3 minutes of waiting, why",
    ),
    (
        "decision", "vote", "ua", "all of us|everybody|everyone|team|unanimous|voted |we all",
        r"\b(?:voted (?:for|in favou?r|to)|unanimous(?:ly)?|(?:everybody|everyone|the (?:whole )?team|all of us"
        "|we all) (?:said yes|agree[sd]?|prefers?|likes|wants|(?:is|are|was|were) (?:fine with|for|happy with"
        r"|ok with|on board|in favou?r))\b) ?<p>{0,60}",
        "the team is in favour of the calendar view",
        "all tests of the team are green",
    ),
    (
        "decision", "mind-made-up", "u", "ade up |y mind is made up",
        r"\bmade up (?:my|our|his|her|their) minds?\b|\bmy mind is made up\b",
        "i made up my mind about the icons",
        "you made up that name",
    ),
    (
        "decision", "yes-no", "u", "yes to ",
        r"\byes to (?P<yes><p>{2,40}),? (?:and )?no to <p>{2,40}",
        "yes to the banner, no to the popup",
        "say yes to adventure",
    ),
    (
        "decision", "as-agreed", "a",
        "agreed|agreement|approval|approved|choice|chose|chosen|confirmed|decided|decision|discussed|picked"
        "|preference|selected|settled|vote",
        "(?:^|[.;!] ?)(?:ok(?:ay)?,? |good,? |great,? )?(?:as|like) (?:we |you |you've |we've |just "
        "|already )*(?:agreed|decided|discussed|chosen|chose|confirmed|approved|settled|picked"
        r"|selected)\b,? ?<p>{4,}|\b(?:per|following|given|based on|in line with|according to) (?:your|our"
        r"|the) (?:decision|choice|agreement|approval|preference|vote)\b",
        "as discussed, the report is weekly",
        "as agreed",
    ),
    (
        "decision", "recorded", "a",
        "agreed|confirmed|documented|got it|locked in|noted|ok|recorded|settled|understood",
        r"^(?!(?:understood|got it|ok).*\b(?:never|nothing|no|always|only|must|not|from now on|before every"
        r"|every)\b)(?:i(?:'ve| have)? )?(?:recorded|documented|noted|confirmed|agreed|understood|settled"
        "|locked in|got it|ok)(?: (?:in|as|under) [^:,]{2,40})?[:,-]+ ?(?!(?:i|let|here|now|the (?:file|test"
        r"|build|error))\b)(?:we(?:'ll| will)? |so |then )*(?:go(?:ing)? with |us(?:e"
        r"|ing) )?<p>{2,60}?(?: (?:will be|it is|was rejected|is the|goes|stays|are to be|is (?:in|per|the))\b|$)",
        "confirmed: invoices go out as pdf",
        "the decision function takes a threshold",
    ),
    (
        "decision", "a-over-b-because", "a", "chose|chosen|picked|preferred|rejected|selected|went with",
        r"\b(?:i|we)(?:'ve| have)? (?:chose|chosen|picked|selected|went with|preferred) <p>{2,50} (?:over"
        r"|instead of|rather than|because|since|as) |\b<p>{2,50} (?:was|were) (?:chosen|selected|picked|preferred"
        r"|rejected)\b(?! by the (?:server|user|api))",
        "a flat file was chosen over a database",
        "the first row was selected by the user",
    ),
    (
        "decision", "short-pick", "u",
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
        " with |agreed|alright|base|default|fine|good|great|green|ok|right|sold on|sounds good|start|yeah|yep|yes",
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
        "decision", "x-final", "u",
        "and that's that|approved|chosen|confirmed|decided|done deal|end of |final|fixed|full stop|let's settle "
        "|locked|no more discussion|official|period|settled|that's final",
        "^<p>{2,40}[.,;:!-]+ ?(?:final|period|full stop|end of (?:discussion|story|debate)|done deal"
        r"|no more discussion|that's final|and that's that)\W*$|^(?:locked|fixed|final|settled|decided|approved"
        r"|chosen|confirmed)(?: in)?[:,] ?<p>{2,}|\blet's settle (?:this|it|on)\b[,:]? ?<p>{2,}"
        r"|\bit'?s (?:decided|settled|final|official)\b[^?]*",
        "monthly billing, end of discussion",
        "final exam, end of term",
    ),
    (
        "decision", "we-are-verbing", "u",
        " going |adopting|build on|call|deploy to|go for|going |host|i say |launch with|launching |name|s make "
        "|shipping|standardi|start with|starting |support|target|targeting|went for",
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
        "default|domain|licen|name|plan|price|pricing|primary |project name|release date|slogan|stack|tagline"
        "|theme|title",
        "^(?:the )?(?:(?:code ?)?name|project name|title|licen[sc]e|plan|stack|tagline|domain|default|slogan"
        "|theme|primary (?:colou?r|key)|release date|pricing|price)(?:(?: (?:is going to|will|shall) be "
        r"| is now )| ?: ?)(?!(?:what|how|the same|not|a bug|missing|wrong|undefined|null)\b)<p>{2,}",
        'the name is going to be "Harbor"',
        "the name is wrong",
    ),
    (
        "decision", "ack-choice", "a",
        " going | then |after |agreed|approved|choice fell on|chose|confirmed|decided|decided on|decision |final"
        "|fixed|opted for|per our |picked|selected|set|settled|wanted|went with",
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
        "decision", "someone-confirmed", "ua", "agreed|cleared|confirmed|settled",
        "^(?:confirmed|agreed|settled|cleared) with (?:the )?<p>{2,20}[:;,] ?<p>{4,}",
        "agreed with the vendor: files arrive as zip",
        "agreed",
    ),
    (
        "decision", "with-anywhere", "u", "go|going|opt|stick|went",
        r"\b(?:go|going|went) with (?!me\b|you\b|him\b|her\b|them\b|it$|the flow)(?:the |a |an )?<p>{2,}"
        r"|\bstick(?:ing)? with <p>{2,}|\bopt(?:ing)? for <p>{2,}",
        "in the end opting for the cheaper host",
        "the opt-in box is above",
    ),
    (
        "decision", "we-will", "u", "we",
        "^(?:ok(?:ay)?,? |so,? |then,? |and |alright,? |good,? |right,? )*we(?:'ll| will) (?!(?:need|see|have|be"
        "|get|talk|want|know|find|come|look|discuss|later|also need|probably|likely|still|miss|check|figure|try"
        "|test|worry|never|always|not|tackle|revisit|fix|handle|clean|come"
        r"|return)\b)[a-z]+ (?:<p>{6,})(?<! later)(?<! tomorrow)$|^we(?:'ll| will) (?:use|keep|store|serve|ship"
        "|model|host|render|sign|bill|log|cache|run|build|write|split|support) <p>{4,}",
        "we'll price it per seat",
        "we'll need more time for that",
    ),
    (
        "decision", "we-will-a", "a", "agreed|confirmed|noted|recorded|settled|we",
        "^(?:so,? |then,? |ok(?:ay)?,? |right,? )*we(?:'ll| will) (?:use|keep|store|go|serve|ship|model|host"
        "|sign|bill|cache) <p>{6,}|^(?:noted|agreed|recorded|confirmed|settled)[,;:.-]+ ?(?!(?:i|let"
        r"|here)\b)<p>{6,}",
        "We'll go with the second schema, in which tags are a separate table.",
        "we have not checked in",
    ),
    (
        "decision", "comma-then", "u",
        " on the same page|agreed|alright|approved|cool|decided|default|final |fine|good|i think |just use "
        "|m convinced|new|no strong |ok|right|settled|sold|standard|that settles |the ayes have it|yep|yup",
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
        "decision", "x-wins", "u", " for | scope|gave|gets the nod|it shall be|made the cut|said|says|wins|won",
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
        "decision", "ack-since", "a",
        "after our |agreed|decided|has it|logged|noted|notes|recorded|records|resolved|says|settled|since you "
        "|so it is agreed|states|written down|your ",
        r"\bsince you (?:prefer|want|chose|picked|decided|like|opted|favou?r)\b <p>{2,}[,;] ?<p>{3,}|\bi(?:'ve"
        "| have)? (?:noted|recorded|written down|logged) (?:your|the|our|that) (?:choice|decision|preference"
        r"|pick|agreement)\b[:,;]? ?<p>{2,}|\byour (?:pick|choice|preference|decision|favourite)[,:] ?<p>{3,}"
        r"|\b(?:the )?adr (?:says|states|records|has it|notes)\b <p>{3,}|^(?:settled|agreed|decided"
        r"|resolved)[:;,] ?<p>{3,}|\bafter our (?:discussion|call|chat|talk|meeting),? <p>{4,}|\bso it is agreed\b",
        "the adr says that keys are ulids",
        "your pick-up truck",
    ),
    (
        "decision", "terse-end", "u", " go| then| via |after |approved|fine|good|i|ok|so that",
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
