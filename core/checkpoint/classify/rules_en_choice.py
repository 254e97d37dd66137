"""More of how a choice is settled in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "decision", "we-are-verbing", "u",
        "we're targeting wayland",
        "the gamepad support isn't wired up yet",
        "we are|we're&adopting|going for|going live with|going to |launching on|launching with|shipping"
            "|standardi|starting on|starting with|targeting& are|'re",
        "(?:^|[,;.!:-] ?)(?:so |ok |then )?we(?:'re| are) (?:standardi[sz]ing on|going (?:for|live with"
            "|to (?:use|have|support|build on))|targeting|adopting|shipping|starting (?:with|on)|launching (?:with"
            "|on)) <p>{2,}",
        "build on|deploy to|go for|host|launch with|standardi|start with|support|target|went for&we",
        r"\bwe(?:'ll| will)? (?:target|(?:not )?support|go for|went for|start with|host|deploy to|build on"
            "|standardi[sz]e on|launch with) <p>{2,}",
        "s call|s name&call|name&let",
        r"\blet'?s (?:call|name) (?:it|the|this) <p>{2,}",
        "s make it|s make this&let&it|this",
        r"\blet'?s make (?:it|this) (?:a|an|the) <p>{2,}",
        "i say &go|keep|stay|stick|take|use",
        r"\bi say (?:we )?(?:keep|use|go|stick|take|stay)\b",
        " going for| going to use| going with&i am|i'm& am|'m",
        r"\bi(?:'m| am) going (?:to use|with|for) <p>{2,}",
    ),
    (
        "decision", "name-is", "u",
        'the name is going to be "Harbor"',
        "the name is wrong",
        "default|domain|licen|name|plan|price|pricing|primary colo|primary key|project name|release date|slogan"
            "|stack|tagline|theme|title",
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
        "approved|chose|confirmed|decided|opted for|picked|selected|went with&you approved|you chose"
            "|you confirmed|you decided|you opted for|you picked|you selected|you went with",
        r"\byou (?:chose|picked|selected|went with|opted for|decided(?: on| for| to)?|confirmed|approved) <p>{2,}",
        "approved|chose|confirmed|decided on|picked|selected|wanted&you approved|you chose|you confirmed"
            "|you decided on|you picked|you selected|you wanted&approach|design|one|option|variant|version",
        r"\b(?:the )?(?:approach|option|design|version|variant|one) (?:that )?you (?:picked|chose|selected"
            r"|confirmed|approved|wanted|decided on)\b",
        "agreed|decided|final|fixed|set|settled&api|architecture|design|format|name|plan|schema|scope|stack& is ",
        r"\b(?:design|architecture|scope|format|schema|api|plan|stack|name) is (?:now )?(?:fixed|settled|final"
            r"|decided|agreed|set)\b",
        "per our agreement|per our call|per our chat|per our discussion|per our talk&agreement|call|chat"
            "|discussion|talk",
        r"\bper our (?:discussion|agreement|call|talk|chat)\b",
        "decision documented|decision logged|decision made|decision noted|decision recorded&documented|logged"
            "|made|noted|recorded",
        r"\bdecision (?:recorded|noted|logged|documented|made)\b",
        " going for| going with&we are|we're& are|'re",
        r"\bwe(?:'re| are) going (?:with|for)\b <p>{2,}",
        "agreed",
        "^agreed[.,;:] ?<p>{4,}",
        "after benchmarking|after comparing|after evaluating|after weighing&benchmarking|comparing|evaluating"
            "|weighing& i chose| i decided| i picked| i selected| i settled| i went with",
        r"\bafter (?:comparing|weighing|evaluating|benchmarking) <p>{2,40},? i (?:picked|chose|selected|went with"
            "|settled|decided)",
        " then i'll use| then it's| then we &alright|good|great|ok|right&i'll use|it's|we go with|we keep|we use",
        "^(?:ok(?:ay)?|right|good|great|alright)[,;] then (?:it's|we (?:use|go with|keep)|i'll use) <p>{2,}",
    ),
    (
        "decision", "someone-confirmed", "ua",
        "agreed with the vendor: files arrive as zip",
        "confirmed on my machine, the leak is gone with 2.4.1",
        "agreed|cleared|confirmed|settled& with ",
        "^(?:confirmed|agreed|settled|cleared) with (?:the )?<p>{2,20}[:;,] ?<p>{4,}",
    ),
    (
        "decision", "with-anywhere", "u",
        "in the end opting for the cheaper host",
        "the opt-in box is above",
        "go|going|went& with ",
        r"\b(?:go|going|went) with (?!me\b|you\b|him\b|her\b|them\b|it$|the flow)(?:the |a |an )?<p>{2,}",
        "stick& with ",
        r"\bstick(?:ing)? with <p>{2,}",
        "opt& for ",
        r"\bopt(?:ing)? for <p>{2,}",
    ),
    (
        "decision", "we-will", "u",
        "we'll price it per seat",
        "we'll need more time for that",
        "we will|we'll& will|'ll",
        "^(?:ok(?:ay)?,? |so,? |then,? |and |alright,? |good,? |right,? )*we(?:'ll| will) (?!(?:need|see|have|be"
            "|get|talk|want|know|find|come|look|discuss|later|also need|probably|likely|still|miss|check|figure|try"
            "|test|worry|never|always|not|tackle|revisit|fix|handle|clean|come"
            r"|return)\b)[a-z]+ (?:<p>{6,})(?<! later)(?<! tomorrow)$",
        "we will|we'll& will|'ll&bill|build|cache|host|keep|log|model|render|run|serve|ship|sign|split|store"
            "|support|use|write",
        "^we(?:'ll| will) (?:use|keep|store|serve|ship|model|host|render|sign|bill|log|cache|run|build|write"
            "|split|support) <p>{4,}",
    ),
    (
        "decision", "we-will-a", "a",
        "We'll go with the second schema, in which tags are a separate table.",
        "I keep all timestamps in UTC, as agreed in the rules.",
        "we will|we'll& will|'ll&bill|cache|go|host|keep|model|serve|ship|sign|store|use",
        "^(?:so,? |then,? |ok(?:ay)?,? |right,? )*we(?:'ll| will) (?:use|keep|store|go|serve|ship|model|host|sign"
            "|bill|cache) <p>{6,}",
        "agreed|confirmed|noted|recorded|settled",
        r"^(?:noted|agreed|recorded|confirmed|settled)[,;:.-]+ *(?! )(?!(?:i|let|here|lines?|all|the)\b|.*\b(?:must"
            r"|never|always|only|may not|no longer)\b)<p>{6,}",
    ),
    (
        "decision", "comma-then", "u",
        "i'm convinced, event sourcing",
        "i sold my car",
        "alright|cool|fine|good|ok|right|yep|yup",
        r"^(?!.*\b(?:let'?s|let|it|i|you|continue|check|tests?|run|fix|capture|commit|push|go|show|look|what|how|can"
            r"|sounds|here|nothing|have|got)\b)(?:hm+,? )?(?:yup|yep|ok(?:ay)?|alright|right|good|fine"
            "|cool)[,:] *(?! )(?:so )?(?!(?:thanks|thank|great|good|nice|cool|continue|next|go|let|what|how|why|can"
            "|could|do|i|is|now|please|run|show|that|this|and|but|done|got|yes|no|perfect|sure|will|next|so|then"
            r"|here|there|it|now|and now|also|finally)\b|/)<p>{3,40}(?: then)?$",
        "m convinced&i",
        r"\bi'?m convinced\b[,;:]? ?<p>{2,}",
        "that settles it|that settles that|that settles the",
        r"\bthat settles (?:it|that|the)\b[,;:]? ?<p>{2,}",
        " on the same page&we are|we're& are|'re",
        r"\bwe(?:'re| are) on the same page\b[^,;]*[,;:] ?<p>{2,}",
        "feelings|opinion&no strong feelings|no strong opinion",
        r"\bno strong (?:feelings|opinions?)\b[,;] ?(?:so )?<p>{2,}",
        "agreed|approved|decided|settled|sold",
        r"^<p>{2,40}[,;.] ?(?:decided|settled|agreed|approved|sold)\W*$",
        "the ayes have it",
        r"\bthe ayes have it\b",
        "final answer|final call|final decision&answer|call|decision",
        r"\bfinal (?:answer|call|decision)[:,] ?<p>{2,}",
        " the default| the new| the standard&default|new|standard&make |make it|make that|make this",
        r"\bmake (?:it|that|this|<p>{2,20}) the (?:default|standard|new)\b",
        "just use &enough|fine|good|ok&it|that",
        r"\bjust use <p>{2,40}[,;.] ?(?:it'?s|that'?s) (?:fine|enough|ok|good)\b",
        "i think & is best| is better| is cleaner| is nicer&best|better|cleaner|nicer",
        r"\bi think <p>{2,30} is (?:better|best|nicer|cleaner)[,;.] ?(?:so |let's )?(?:do|use|take|go|build)\b",
    ),
    (
        "decision", "x-wins", "u",
        "boss said yes to the rewrite",
        "he won the match",
        "gets the nod|it shall be|made the cut|wins|won",
        r"\b<p>{2,30} (?:wins|won\b(?!')|it shall be|gets the nod|made the cut)\b(?! (?:a|the (?:game|match|cup"
            "|lottery)))",
        " scope&in|out of&are|is|remain|stay",
        r"\b(?:stays?|is|are|remains?) (?:out of|in) scope\b",
        "gave|said|says&board|boss|ceo|client|cto|customer|design|finance|lead|legal|management|owner|pm|product"
            "|team lead&a go|a yes|go|ok|the ok|yes",
        r"\b(?:boss|client|customer|cto|ceo|pm|management|legal|finance|product|owner|team lead|lead|board"
            r"|design) (?:said|says|gave) (?:yes|ok|go|the ok|a yes|a go)\b(?: to| for| on)? ?<p>{2,}",
        " for ",
        "^(?:(?:ok(?:ay)?|alright|fine|so|right|then),? )?(?!(?:thanks?|sorry|good|great|bad|time|ready|except|but"
            r"|and|so|looks?|waiting|one|this|that|it|not)\b)[a-z.+#-]{2,16} for (?:the )?<p>{2,30}[,;] ?(?!(?:but"
            r"|and|so|please)\b)[a-z.+#-]{2,16} for (?:the )?<p>{2,30}$",
    ),
    (
        "decision", "ack-since", "a",
        "the adr says that keys are ulids",
        "your pick-up truck",
        "since you chose|since you decided|since you favo|since you like|since you opted|since you picked"
            "|since you prefer|since you want&chose|decided|favo|like|opted|picked|prefer|want",
        r"\bsince you (?:prefer|want|chose|picked|decided|like|opted|favou?r)\b <p>{2,}[,;] ?<p>{3,}",
        "logged|noted|recorded|written down&agreement|choice|decision|pick|preference&i",
        r"\bi(?:'ve| have)? (?:noted|recorded|written down|logged) (?:your|the|our|that) (?:choice|decision"
            r"|preference|pick|agreement)\b[:,;]? ?<p>{2,}",
        "your choice|your decision|your favourite|your pick|your preference&choice|decision|favourite|pick|preference",
        r"\byour (?:pick|choice|preference|decision|favourite)[,:] ?<p>{3,}",
        "adr has it|adr notes|adr records|adr says|adr states&has it|notes|records|says|states",
        r"\b(?:the )?adr (?:says|states|records|has it|notes)\b <p>{3,}",
        "agreed|decided|resolved|settled",
        "^(?:settled|agreed|decided|resolved)(?: then)?[:;,] ?<p>{3,}",
        "after our call|after our chat|after our discussion|after our meeting|after our talk&call|chat|discussion"
            "|meeting|talk",
        r"\bafter our (?:discussion|call|chat|talk|meeting),? <p>{4,}",
        "so it is agreed",
        r"\bso it is agreed\b",
    ),
    (
        "decision", "terse-end", "u",
        "outbox pattern approved",
        "all goes well",
        "we are|we're&fine|good|ok& with ",
        r"^(?:for v ?\d )?we(?:'re| are) (?:fine|good|ok) with <p>{2,}",
        "s what we&so that& do",
        r"\bso that'?s what we(?:'ll)? do\b",
        "approved",
        r"^<p>{3,40} (?:is |was |got )?approved(?: by <p>{2,20})?\W*$",
        "after &comparison|debate|discussion|evaluation|meeting|poc|review|spike|trial|vote",
        "^after (?:the |some |much |a )?(?:spike|debate|discussion|meeting|vote|comparison|review|trial"
            "|evaluation|poc)[:,] ?<p>{2,}",
        " then&ok&it's |let's |we ",
        "^ok(?:ay)? then[,:]? (?:we |it's |let's )<p>{3,}",
        " for launch| for now| for the mvp| for v& via ",
        r"^(?!(?:how|what|where|is|are)\b)<p>{3,40} via <p>{2,30} for (?:v ?1|now|the mvp|launch)",
        "m for|m in favo&i&for|in favo",
        "^i'?m (?:for|in favou?r of) <p>{2,}",
        " go| goes&as in|like|not|so&in|into|on|through|under|via",
        "^(?:the )?[a-z ]{3,24} (?:goes|go) (?:in|into|on|under|via|through) (?:the )?<p>{2,30}[,;] ?(?:as in"
            "|not|like|so) ?<p>{2,}",
    ),
)
# fmt: on
