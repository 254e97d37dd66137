"""How a choice is settled in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "decision", "lets-go-with", "u",
        "I'd go for the smaller image",
        "go with me to the station",
        "go|run|settl|stay|stick",
        "<s>(?:let'?s |we'll |we will |we can |we're |i'd |i'll |just |then )*(?:go(?:ing)? (?:ahead )?(?:with"
            r"|for)|stick(?:ing)? with|settl(?:e|ing) (?:on|for)|stay(?:ing)? (?:with|on)|run(?:ning)? with) (?!me\b"
            "|lunch|coffee|a walk)<p>{2,80}",
    ),
    (
        "decision", "lets-use", "u",
        "let's have the api return 202",
        "let's do it",
        "i'll|let|we",
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
        "agreed |chose|concluded |decided |elected to|landed on|opted |picked|resolved to|selected|settled "
            "|went with",
        r"\b(?:we|i|they|he|she|team|everybody|everyone|all|client|customer|boss|board|group|you|cto|management"
            "|lead|us)(?:'ve| have| has|'s)? (?:all |both |now |finally |already |just |then |therefore "
            "|deliberately )?(?:decided (?!not sure)(?:to|on|that|for|against|in favou?r)|chose|picked|selected"
            "|settled (?:on|for)|opted (?:for|to|against)|agreed (?:on|to|that|upon)|concluded (?:on|that we)"
            r"|went with|landed on|elected to|resolved to)\b",
        "agreed|decided|rejected in favo|settled",
        r"\b(?:has been|have been|was|were|is|are|it's|got) (?:now |finally |already )?(?:decided|settled|agreed"
            r"|rejected in favou?r)\b(?! (?:by|at|when|in) (?:the )?(?:compiler|runtime|each))",
    ),
    (
        "decision", "head-word", "ua",
        "verdict: the slim image",
        "the decision function takes a threshold",
        "choice|conclusion|consensus|decision|final |outcome of the |pick|resolution|result of the |ruling"
            "|verdict|vote",
        r"(?:^|[.;!-] ?|\bmy |\bour |\bthe )(?:decision|verdict|final (?:call|answer|decision|design|choice|word"
            "|version|plan)|outcome of the (?:vote|poll|meeting|discussion)|result of the (?:vote|poll)|resolution"
            "|ruling|consensus|conclusion|my (?:choice|pick|vote))(?: (?:on|for|about"
            r"|from) [^:,]{2,30})?(?: \([^)]*\))?(?:[:,-]+ ?| is (?:to |that |the |we )?)<p>{2,80}",
        "we have a winner",
        r"\bwe have a winner\b",
        "choice|pick|winner",
        r"\bthe (?:winner|pick|choice) is\b",
        "ins|on the vote",
        r"\b<p>{2,30} (?:wins|won the vote)\b",
        "bottom line",
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
        "yes, do it",
        " it",
        "(?:^|[,;.!:-] ?)(?:ok(?:ay)?,? |fine,? |so,? |then,? |well,? |alright,? |plain )*(?:the |a )?(?!(?:what"
            "|how|where|so|here|there|that|as|like|now|if|which|why|who|this|when|because|since|think|whatever"
            r"|where?ever|however|such|true|yes)\b)<p>{2,30}? it(?: is|'s gonna be|'ll be| will be"
            r"| shall be)(?: then)?\W*$",
    ),
    (
        "decision", "i-take", "u",
        "i pick c",
        "i take notes during meetings",
        "choose|favo|like|opt for|pick|prefer|take|vote for|want",
        r"\bi(?:'ll|'d| will)? (?:take|pick|choose|prefer|vote for|opt for|favou?r|(?:like|want) (?:option"
            r"|the (?:first|second|third|last|former|latter|other|simple|simpler|boring|smaller)))\b (?!it (?:back"
            r"|that)|a (?:look|break)|care\b|not to|notes)<p>{1,60}",
    ),
    (
        "decision", "option", "u",
        "sounds good, do the third approach",
        "the approach road is closed",
        "build|do|go|implement|keep|make it|take|use",
        r"(?:^|[,;.!:-] ?|\b(?:good|ok|okay|yes|fine|please|then) )(?:do|use|take|go|implement|build|keep"
            "|make it) (?:with |for )?(?:the |your )?(?:first|second|third|last|latter|former|simple|simpler|other"
            r"|option|approach|plan|variant|proposal|#?\d|[a-e]\b) ?(?:one|option|approach|variant|version|plan"
            r"|proposal|alternative|draft|design|[a-e]\b|\d\b)",
        "approach|option|plan|variant",
        r"^(?:yes,? |ok(?:ay)?,? )?(?:option|variant|plan|approach) (?:[a-e]|\d)\b(?:,? (?:please|then|it is"
            r"|for me))?\W*$",
    ),
    (
        "decision", "approved", "u",
        "legal gave the nod, open source under mpl",
        "the request was approved by the bot account after 3 minutes of waiting, why",
        "approved",
        "(?:^|[,;.!] ?)approved(?: by <p>{2,20})?(?=$|[,;.:!])",
        "accepted|approved|blessed|gave |green|greenlighted|nodded off on|ok|okayed|signed off on",
        r"\b(?:signed off on|gave (?:us )?(?:the|their|his|her) (?:go-ahead|blessing|nod|ok|approval|thumbs up"
            "|green light)|(?:has |have )?(?:approved|accepted|green-?lit|blessed|ok'?d|okayed"
            r"|greenlighted) (?!by\b)(?:the|our|your|my|this|that|a)|nodded off on)\b",
    ),
    (
        "decision", "vote", "ua",
        "the team is in favour of the calendar view",
        "all tests of the team are green",
        "all of us|everybody|everyone|team|unanimous|voted |we all",
        r"\b(?:voted (?:for|in favou?r|to)|unanimous(?:ly)?|(?:everybody|everyone|the (?:whole )?team|all of us"
            "|we all) (?:said yes|agree[sd]?|prefers?|likes|wants|(?:is|are|was|were) (?:fine with|for|happy with"
            r"|ok with|on board|in favou?r))\b) ?<p>{0,60}",
    ),
    (
        "decision", "mind-made-up", "u",
        "i made up my mind about the icons",
        "you made up that name",
        "made up ",
        r"\bmade up (?:my|our|his|her|their) minds?\b",
        "my mind is made up",
        r"\bmy mind is made up\b",
    ),
    (
        "decision", "yes-no", "u",
        "yes to the banner, no to the popup",
        "say yes to adventure",
        "yes to ",
        r"\byes to (?P<yes><p>{2,40}),? (?:and )?no to <p>{2,40}",
    ),
    (
        "decision", "as-agreed", "a",
        "as discussed, the report is weekly",
        "as agreed",
        "agreed|approved|chose|chosen|confirmed|decided|discussed|picked|selected|settled",
        "(?:^|[.;!] ?)(?:ok(?:ay)?,? |good,? |great,? )?(?:as|like) (?:we |you |you've |we've |just "
            "|already )*(?:agreed|decided|discussed|chosen|chose|confirmed|approved|settled|picked"
            r"|selected)\b,? ?<p>{4,}",
        "agreement|approval|choice|decision|preference|vote",
        r"\b(?:per|following|given|based on|in line with|according to) (?:your|our|the) (?:decision|choice"
            r"|agreement|approval|preference|vote)\b",
    ),
    (
        "decision", "recorded", "a",
        "understood, here is the file",
        "build #812 broke on arm",
        "agreed|confirmed|documented|got it|locked in|noted|ok|recorded|settled|understood",
        r"^(?!(?:understood|got it|ok).*\b(?:never|nothing|no|always|only|must|not|from now on|before every"
            r"|every)\b)(?:i(?:'ve| have)? )?(?:recorded|documented|noted|confirmed|agreed|understood|settled"
            "|locked in|got it|ok)(?: (?:in|as|under) [^:,]{2,40})?[:,-]+ ?(?!(?:i|let|here|now|the (?:file|test"
            r"|build|error))\b)(?:we(?:'ll| will)? |so |then )*(?:go(?:ing)? with |us(?:e"
            r"|ing) )?<p>{2,60}?(?: (?:will be|it is|was rejected|is the|goes|stays|are to be|is (?:in|per|the))\b|$)",
    ),
    (
        "decision", "a-over-b-because", "a",
        "a flat file was chosen over a database",
        "the first row was selected by the user",
        "chose|chosen|picked|preferred|selected|went with",
        r"\b(?:i|we)(?:'ve| have)? (?:chose|chosen|picked|selected|went with|preferred) <p>{2,50} (?:over"
            "|instead of|rather than|because|since|as) ",
        "chosen|picked|preferred|rejected|selected",
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
        "agreed|alright|fine|good|great|ok|right|sounds good|yeah|yep|yes",
        "^(?:yes|yep|yeah|alright|right|ok(?:ay)?|fine|great|good|sounds good|agreed)[,.!:]? (?:then |so "
            "|let's )?(?:do|make|build|write|implement|use|keep|ship) (?:it )?(?:with|as|in|your way|using|via"
            "|through|on) <p>{2,}",
        "sold on",
        r"\bsold on\b",
        " with ",
        r"\b(?:i'm|im|i am|we're) (?:fine|happy|ok|good|on board) with <p>{2,40}[,;.] ?(?:build|do|go|make|use"
            r"|ship|implement)\b",
        "agreed",
        r"^agreed[,:] ?(?!(?:but|though)\b)<p>{2,}",
        "green",
        "^green ?light (?:for|on) <p>{2,}",
        "base|default|start",
        r"^(?:ok(?:ay)?,? )<p>{2,30} (?:as|for) (?:the )?(?:default|start|base)\b",
    ),
    (
        "decision", "x-final", "u",
        "monthly billing, end of discussion",
        "final exam, end of term",
        "and that's that|done deal|end of |final|full stop|no more discussion|period|that's final",
        "^<p>{2,40}[.,;:!-]+ ?(?:final|period|full stop|end of (?:discussion|story|debate)|done deal"
            r"|no more discussion|that's final|and that's that)\W*$",
        "approved|chosen|confirmed|decided|final|fixed|locked|settled",
        "^(?:locked|fixed|final|settled|decided|approved|chosen|confirmed)(?: in)?[:,] ?<p>{2,}",
        "let's settle ",
        r"\blet's settle (?:this|it|on)\b[,:]? ?<p>{2,}",
        "decided|final|official|settled",
        r"\bit'?s (?:decided|settled|final|official)\b[^?]*",
    ),
    (
        "decision", "we-are-verbing", "u",
        "we're targeting wayland",
        "i forget the name of that song",
        "adopting|going |launching |shipping|standardi|starting |targeting",
        "(?:^|[,;.!:-] ?)(?:so |ok |then )?we(?:'re| are) (?:standardi[sz]ing on|going (?:for|live with"
            "|to (?:use|have|support|build on))|targeting|adopting|shipping|starting (?:with|on)|launching (?:with"
            "|on)) <p>{2,}",
        "build on|deploy to|go for|host|launch with|standardi|start with|support|target|went for",
        r"\bwe(?:'ll| will)? (?:target|(?:not )?support|go for|went for|start with|host|deploy to|build on"
            "|standardi[sz]e on|launch with) <p>{2,}",
        "call|name",
        r"\blet'?s (?:call|name) (?:it|the|this) <p>{2,}",
        "s make ",
        r"\blet'?s make (?:it|this) (?:a|an|the) <p>{2,}",
        "i say ",
        r"\bi say (?:we )?(?:keep|use|go|stick|take|stay)\b",
        " going ",
        r"\bi(?:'m| am) going (?:to use|with|for) <p>{2,}",
    ),
    (
        "decision", "name-is", "u",
        'the name is going to be "Harbor"',
        "the name is wrong",
        "default|domain|licen|name|plan|price|pricing|primary |project name|release date|slogan|stack|tagline"
            "|theme|title",
        "^(?:the )?(?:(?:code ?)?name|project name|title|licen[sc]e|plan|stack|tagline|domain|default|slogan"
            "|theme|primary (?:colou?r|key)|release date|pricing|price)(?:(?: (?:is going to|will|shall) be "
            r"| is now )| ?: ?)(?!(?:what|how|the same|not|a bug|missing|wrong|undefined|null)\b)<p>{2,}",
    ),
    (
        "decision", "ack-choice", "a",
        "the scope is fixed: import and export",
        "as agreed",
        "choice fell on",
        r"\b(?:the |our )?choice fell on\b",
        "approved|chose|confirmed|decided|opted for|picked|selected|went with",
        r"\byou (?:chose|picked|selected|went with|opted for|decided(?: on| for| to)?|confirmed|approved) <p>{2,}",
        "approved|chose|confirmed|decided on|picked|selected|wanted",
        r"\b(?:the )?(?:approach|option|design|version|variant|one) (?:that )?you (?:picked|chose|selected"
            r"|confirmed|approved|wanted|decided on)\b",
        "agreed|decided|final|fixed|set|settled",
        r"\b(?:design|architecture|scope|format|schema|api|plan|stack|name) is (?:now )?(?:fixed|settled|final"
            r"|decided|agreed|set)\b",
        "per our ",
        r"\bper our (?:discussion|agreement|call|talk|chat)\b",
        "decision ",
        r"\bdecision (?:recorded|noted|logged|documented|made)\b",
        " going ",
        r"\bwe(?:'re| are) going (?:with|for)\b <p>{2,}",
        "agreed",
        "^agreed[.,;:] ?<p>{4,}",
        "after ",
        r"\bafter (?:comparing|weighing|evaluating|benchmarking) <p>{2,40},? i (?:picked|chose|selected|went with"
            "|settled|decided)",
        " then ",
        "^(?:ok(?:ay)?|right|good|great|alright)[,;] then (?:it's|we (?:use|go with|keep)|i'll use) <p>{2,}",
    ),
    (
        "decision", "someone-confirmed", "ua",
        "agreed with the vendor: files arrive as zip",
        "confirmed on my machine, the leak is gone with 2.4.1",
        "agreed|cleared|confirmed|settled",
        "^(?:confirmed|agreed|settled|cleared) with (?:the )?<p>{2,20}[:;,] ?<p>{4,}",
    ),
    (
        "decision", "with-anywhere", "u",
        "in the end opting for the cheaper host",
        "the opt-in box is above",
        "go|going|went",
        r"\b(?:go|going|went) with (?!me\b|you\b|him\b|her\b|them\b|it$|the flow)(?:the |a |an )?<p>{2,}",
        "stick",
        r"\bstick(?:ing)? with <p>{2,}",
        "opt",
        r"\bopt(?:ing)? for <p>{2,}",
    ),
    (
        "decision", "we-will", "u",
        "we'll price it per seat",
        "we'll need more time for that",
        "we",
        "^(?:ok(?:ay)?,? |so,? |then,? |and |alright,? |good,? |right,? )*we(?:'ll| will) (?!(?:need|see|have|be"
            "|get|talk|want|know|find|come|look|discuss|later|also need|probably|likely|still|miss|check|figure|try"
            "|test|worry|never|always|not|tackle|revisit|fix|handle|clean|come"
            r"|return)\b)[a-z]+ (?:<p>{6,})(?<! later)(?<! tomorrow)$",
        "we",
        "^we(?:'ll| will) (?:use|keep|store|serve|ship|model|host|render|sign|bill|log|cache|run|build|write"
            "|split|support) <p>{4,}",
    ),
    (
        "decision", "we-will-a", "a",
        "We'll go with the second schema, in which tags are a separate table.",
        "we have not checked in",
        "we",
        "^(?:so,? |then,? |ok(?:ay)?,? |right,? )*we(?:'ll| will) (?:use|keep|store|go|serve|ship|model|host"
            "|sign|bill|cache) <p>{6,}",
        "agreed|confirmed|noted|recorded|settled",
        r"^(?:noted|agreed|recorded|confirmed|settled)[,;:.-]+ ?(?!(?:i|let|here)\b)<p>{6,}",
    ),
    (
        "decision", "comma-then", "u",
        "i'm convinced, event sourcing",
        "i sold my car",
        "alright|cool|fine|good|ok|right|yep|yup",
        "^(?:hm+,? )?(?:yup|yep|ok(?:ay)?|alright|right|good|fine|cool)[,:] ?(?:so )?(?!(?:thanks|thank|great"
            "|good|nice|cool|continue|next|go|let|what|how|why|can|could|do|i|is|now|please|run|show|that|this|and"
            r"|but|done|got|yes|no|perfect|sure|will|next|so|then|here|there|it)\b)<p>{3,60}(?: then)?$",
        "m convinced",
        r"\bi'?m convinced\b[,;:]? ?<p>{2,}",
        "that settles ",
        r"\bthat settles (?:it|that|the)\b[,;:]? ?<p>{2,}",
        " on the same page",
        r"\bwe(?:'re| are) on the same page\b[^,;]*[,;:] ?<p>{2,}",
        "no strong ",
        r"\bno strong (?:feelings|opinions?)\b[,;] ?(?:so )?<p>{2,}",
        "agreed|approved|decided|settled|sold",
        r"^<p>{2,40}[,;.] ?(?:decided|settled|agreed|approved|sold)\W*$",
        "the ayes have it",
        r"\bthe ayes have it\b",
        "final ",
        r"\bfinal (?:answer|call|decision)[:,] ?<p>{2,}",
        "default|new|standard",
        r"\bmake (?:it|that|this|<p>{2,20}) the (?:default|standard|new)\b",
        "just use ",
        r"\bjust use <p>{2,40}[,;.] ?(?:it'?s|that'?s) (?:fine|enough|ok|good)\b",
        "i think ",
        r"\bi think <p>{2,30} is (?:better|best|nicer|cleaner)[,;.] ?(?:so |let's )?(?:do|use|take|go|build)\b",
    ),
    (
        "decision", "x-wins", "u",
        "boss said yes to the rewrite",
        "he won the match",
        "gets the nod|it shall be|made the cut|wins|won",
        r"\b<p>{2,30} (?:wins|won\b(?!')|it shall be|gets the nod|made the cut)\b(?! (?:a|the (?:game|match|cup"
            "|lottery)))",
        " scope",
        r"\b(?:stays?|is|are|remains?) (?:out of|in) scope\b",
        "gave|said|says",
        r"\b(?:boss|client|customer|cto|ceo|pm|management|legal|finance|product|owner|team lead|lead|board"
            r"|design) (?:said|says|gave) (?:yes|ok|go|the ok|a yes|a go)\b(?: to| for| on)? ?<p>{2,}",
        " for ",
        "^(?:ok(?:ay)?,? )?(?!(?:thanks?|sorry|good|great|bad|time|ready|except|but|and|so|looks?|waiting|one"
            r"|this|that|it|not)\b)[a-z.+#-]{2,16} for (?:the )?<p>{2,30}[,;] ?(?!(?:but|and|so"
            r"|please)\b)[a-z.+#-]{2,16} for (?:the )?<p>{2,30}$",
    ),
    (
        "decision", "ack-since", "a",
        "the adr says that keys are ulids",
        "your pick-up truck",
        "since you ",
        r"\bsince you (?:prefer|want|chose|picked|decided|like|opted|favou?r)\b <p>{2,}[,;] ?<p>{3,}",
        "logged|noted|recorded|written down",
        r"\bi(?:'ve| have)? (?:noted|recorded|written down|logged) (?:your|the|our|that) (?:choice|decision"
            r"|preference|pick|agreement)\b[:,;]? ?<p>{2,}",
        "your ",
        r"\byour (?:pick|choice|preference|decision|favourite)[,:] ?<p>{3,}",
        "has it|notes|records|says|states",
        r"\b(?:the )?adr (?:says|states|records|has it|notes)\b <p>{3,}",
        "agreed|decided|resolved|settled",
        "^(?:settled|agreed|decided|resolved)[:;,] ?<p>{3,}",
        "after our ",
        r"\bafter our (?:discussion|call|chat|talk|meeting),? <p>{4,}",
        "so it is agreed",
        r"\bso it is agreed\b",
    ),
    (
        "decision", "terse-end", "u",
        "outbox pattern approved",
        "all goes well",
        "fine|good|ok",
        r"^(?:for v ?\d )?we(?:'re| are) (?:fine|good|ok) with <p>{2,}",
        "so that",
        r"\bso that'?s what we(?:'ll)? do\b",
        "approved",
        r"^<p>{3,40} (?:is |was |got )?approved(?: by <p>{2,20})?\W*$",
        "after ",
        "^after (?:the |some |much |a )?(?:spike|debate|discussion|meeting|vote|comparison|review|trial"
            "|evaluation|poc)[:,] ?<p>{2,}",
        " then",
        "^ok(?:ay)? then[,:]? (?:we |it's |let's )<p>{3,}",
        " via ",
        r"^(?!(?:how|what|where|is|are)\b)<p>{3,40} via <p>{2,30} for (?:v ?1|now|the mvp|launch)",
        "i",
        "^i'?m (?:for|in favou?r of) <p>{2,}",
        " go",
        "^(?:the )?[a-z ]{3,24} (?:goes|go) (?:in|into|on|under|via|through) (?:the )?<p>{2,30}[,;] ?(?:as in"
            "|not|like|so) ?<p>{2,}",
    ),
)
# fmt: on
