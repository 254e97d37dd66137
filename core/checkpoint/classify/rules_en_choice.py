"""More of how a choice is settled in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "decision", "we-are-verbing", "u",
        "we're targeting wayland",
        "the gamepad support isn't wired up yet",
        "we are |we're &sing on|we are adopting|we are going |we are launching |we are shipping|we are starting "
            "|we are targeting|we're adopting|we're going |we're launching |we're shipping|we're starting "
            "|we're targeting|zing on&we",
        "(?:^|[,;.!:-] ?)(?:so |ok |then )?we(?:'re| are) (?:standardi[sz]ing on|going (?:for|live with"
            "|to (?:use|have|support|build on))|targeting|adopting|shipping|starting (?:with|on)|launching (?:with"
            "|on)) <p>{2,}",
        "^we build on|^we deploy to|^we go for|^we host|^we launch with|^we not support|^we standardi"
            "|^we start with|^we support|^we target|^we went for|^we will build on|^we will deploy to"
            "|^we will go for|^we will host|^we will launch with|^we will not support|^we will standardi"
            "|^we will start with|^we will support|^we will target|^we will went for|^we'll build on"
            "|^we'll deploy to|^we'll go for|^we'll host|^we'll launch with|^we'll not support|^we'll standardi"
            "|^we'll start with|^we'll support|^we'll target|^we'll went for&^we&^we |^we'll ",
        r"\bwe(?:'ll| will)? (?:target|(?:not )?support|go for|went for|start with|host|deploy to|build on"
            "|standardi[sz]e on|launch with) <p>{2,}",
        "^let's call |^let's name |^lets call |^lets name &^let's |^lets &^let",
        r"\blet'?s (?:call|name) (?:it|the|this) <p>{2,}",
        "^let's make |^lets make &^let's make it |^let's make this |^lets make it |^lets make this &^let",
        r"\blet'?s make (?:it|this) (?:a|an|the) <p>{2,}",
        "^i say &go$|keep$|stay$|stick$|take$|use$&go|keep|stay|stick|take|use",
        r"\bi say (?:we )?(?:keep|use|go|stick|take|stay)\b",
        "^i am going |^i'm going &^i am going for |^i am going to use |^i am going with |^i'm going for "
            "|^i'm going to use |^i'm going with &^i",
        r"\bi(?:'m| am) going (?:to use|with|for) <p>{2,}",
    ),
    (
        "decision", "name-is", "u",
        'the name is going to be "Harbor"',
        "the name is wrong",
        " is going to be | is now | shall be | will be |:&^code name|^codename|^default|^domain|^licen|^name|^plan"
            "|^price|^pricing|^primary |^project name|^release date|^slogan|^stack|^tagline|^the code name"
            "|^the codename|^the default|^the domain|^the licen|^the name|^the plan|^the price|^the pricing"
            "|^the primary |^the project name|^the release date|^the slogan|^the stack|^the tagline|^the theme"
            "|^the title|^theme|^title",
        "^(?:the )?(?:(?:code ?)?name|project name|title|licen[sc]e|plan|stack|tagline|domain|default|slogan"
            "|theme|primary (?:colou?r|key)|release date|pricing|price)(?:(?: (?:is going to|will|shall) be "
            r"| is now )| ?: ?)(?!(?:what|how|the same|not|a bug|missing|wrong|undefined|null)\b)<p>{2,}",
    ),
    (
        "decision", "ack-choice", "a",
        "the scope is fixed: import and export",
        "as agreed",
        "^choice fell on$|^our choice fell on$|^the choice fell on$&^choice fell on|^our choice fell on"
            "|^the choice fell on",
        r"\b(?:the |our )?choice fell on\b",
        "^you approved|^you chose|^you confirmed|^you decided|^you opted for|^you picked|^you selected"
            "|^you went with&^you ",
        r"\byou (?:chose|picked|selected|went with|opted for|decided(?: on| for| to)?|confirmed|approved) <p>{2,}",
        "approved$|chose$|confirmed$|decided on$|picked$|selected$|wanted$&approved|chose|confirmed|decided on"
            "|picked|selected|wanted&you ",
        r"\b(?:the )?(?:approach|option|design|version|variant|one) (?:that )?you (?:picked|chose|selected"
            r"|confirmed|approved|wanted|decided on)\b",
        "agreed$|decided$|final$|fixed$|set$|settled$&^api|^architecture|^design|^format|^name|^plan|^schema|^scope"
            "|^stack&agreed|decided|final|fixed|set",
        r"\b(?:design|architecture|scope|format|schema|api|plan|stack|name) is (?:now )?(?:fixed|settled|final"
            r"|decided|agreed|set)\b",
        "^per our &^per our agreement$|^per our call$|^per our chat$|^per our discussion$"
            "|^per our talk$&^per our agreement|^per our call|^per our chat|^per our discussion|^per our talk",
        r"\bper our (?:discussion|agreement|call|talk|chat)\b",
        "^decision &^decision documented$|^decision logged$|^decision made$|^decision noted$"
            "|^decision recorded$&^decision documented|^decision logged|^decision made|^decision noted"
            "|^decision recorded",
        r"\bdecision (?:recorded|noted|logged|documented|made)\b",
        "^we are going |^we're going &^we are going for |^we are going with |^we're going for "
            "|^we're going with &^we are going for$|^we are going with$|^we're going for$|^we're going with$",
        r"\bwe(?:'re| are) going (?:with|for)\b <p>{2,}",
        "^agreed&^agreed,|^agreed.|^agreed:|^agreed;",
        "^agreed[.,;:] ?<p>{4,}",
        "^after &^after benchmarking |^after comparing |^after evaluating |^after weighing &chose|decided|picked"
            "|selected|settled|went with",
        r"\bafter (?:comparing|weighing|evaluating|benchmarking) <p>{2,40},? i (?:picked|chose|selected|went with"
            "|settled|decided)",
        ", then |; then &^alright|^good|^great|^ok|^right&i'll use |it's |we go with |we keep |we use ",
        "^(?:ok(?:ay)?|right|good|great|alright)[,;] then (?:it's|we (?:use|go with|keep)|i'll use) <p>{2,}",
    ),
    (
        "decision", "someone-confirmed", "ua",
        "agreed with the vendor: files arrive as zip",
        "confirmed on my machine, the leak is gone with 2.4.1",
        "^agreed with |^cleared with |^confirmed with |^settled with &,|:|;",
        "^(?:confirmed|agreed|settled|cleared) with (?:the )?<p>{2,20}[:;,] ?<p>{4,}",
    ),
    (
        "decision", "with-anywhere", "u",
        "in the end opting for the cheaper host",
        "the opt-in box is above",
        "^go with |^going with |^went with ",
        r"\b(?:go|going|went) with (?!me\b|you\b|him\b|her\b|them\b|it$|the flow)(?:the |a |an )?<p>{2,}",
        "^stick&^stick with |^sticking with ",
        r"\bstick(?:ing)? with <p>{2,}",
        "^opt for |^opting for &^opt",
        r"\bopt(?:ing)? for <p>{2,}",
    ),
    (
        "decision", "we-will", "u",
        "we'll price it per seat",
        "we'll need more time for that",
        "we will |we'll &we",
        "^(?:ok(?:ay)?,? |so,? |then,? |and |alright,? |good,? |right,? )*we(?:'ll| will) (?!(?:need|see|have|be"
            "|get|talk|want|know|find|come|look|discuss|later|also need|probably|likely|still|miss|check|figure|try"
            "|test|worry|never|always|not|tackle|revisit|fix|handle|clean|come"
            r"|return)\b)[a-z]+ (?:<p>{6,})(?<! later)(?<! tomorrow)$",
        "^we will |^we'll &^we will bill|^we will build|^we will cache|^we will host|^we will keep|^we will log"
            "|^we will model|^we will render|^we will run|^we will serve|^we will ship|^we will sign|^we will split"
            "|^we will store|^we will support|^we will use|^we will write|^we'll bill|^we'll build|^we'll cache"
            "|^we'll host|^we'll keep|^we'll log|^we'll model|^we'll render|^we'll run|^we'll serve|^we'll ship"
            "|^we'll sign|^we'll split|^we'll store|^we'll support|^we'll use|^we'll write&^we",
        "^we(?:'ll| will) (?:use|keep|store|serve|ship|model|host|render|sign|bill|log|cache|run|build|write"
            "|split|support) <p>{4,}",
    ),
    (
        "decision", "we-will-a", "a",
        "We'll go with the second schema, in which tags are a separate table.",
        "I keep all timestamps in UTC, as agreed in the rules.",
        "we will |we'll &we will bill|we will cache|we will go|we will host|we will keep|we will model"
            "|we will serve|we will ship|we will sign|we will store|we will use|we'll bill|we'll cache|we'll go"
            "|we'll host|we'll keep|we'll model|we'll serve|we'll ship|we'll sign|we'll store|we'll use&we",
        "^(?:so,? |then,? |ok(?:ay)?,? |right,? )*we(?:'ll| will) (?:use|keep|store|go|serve|ship|model|host|sign"
            "|bill|cache) <p>{6,}",
        "^agreed|^confirmed|^noted|^recorded|^settled&,|-|.|:|;",
        r"^(?:noted|agreed|recorded|confirmed|settled)[,;:.-]+ *(?! )(?!(?:i|let|here|lines?|all|the)\b|.*\b(?:must"
            r"|never|always|only|may not|no longer)\b)<p>{6,}",
    ),
    (
        "decision", "comma-then", "u",
        "i'm convinced, event sourcing",
        "i sold my car",
        ",|:&cool|fine|good|ok|right|yep|yup",
        r"^(?!.*\b(?:let'?s|let|it|i|you|continue|check|tests?|run|fix|capture|commit|push|go|show|look|what|how|can"
            r"|sounds|here|nothing|have|got)\b)(?:hm+,? )?(?:yup|yep|ok(?:ay)?|alright|right|good|fine"
            "|cool)[,:] *(?! )(?:so )?(?!(?:thanks|thank|great|good|nice|cool|continue|next|go|let|what|how|why|can"
            "|could|do|i|is|now|please|run|show|that|this|and|but|done|got|yes|no|perfect|sure|will|next|so|then"
            r"|here|there|it|now|and now|also|finally)\b|/)<p>{3,40}(?: then)?$",
        "^i'm convinced$|^im convinced$&^i'm convinced|^im convinced&^i",
        r"\bi'?m convinced\b[,;:]? ?<p>{2,}",
        "^that settles &^that settles it$|^that settles that$|^that settles the$&^that settles it"
            "|^that settles that|^that settles the",
        r"\bthat settles (?:it|that|the)\b[,;:]? ?<p>{2,}",
        "^we are on the same page$|^we're on the same page$&^we are on the same page|^we're on the same page&,|:|;",
        r"\bwe(?:'re| are) on the same page\b[^,;]*[,;:] ?<p>{2,}",
        "^no strong &^no strong feelings$|^no strong opinion$|^no strong opinions$&^no strong feelings"
            "|^no strong opinion",
        r"\bno strong (?:feelings|opinions?)\b[,;] ?(?:so )?<p>{2,}",
        "agreed|approved|decided|settled|sold&,|.|;",
        r"^<p>{2,40}[,;.] ?(?:decided|settled|agreed|approved|sold)\W*$",
        "^the ayes have it$&^the ayes have it",
        r"\bthe ayes have it\b",
        "^final &^final answer|^final call|^final decision&^final answer,|^final answer:|^final call,|^final call:"
            "|^final decision,|^final decision:",
        r"\bfinal (?:answer|call|decision)[:,] ?<p>{2,}",
        " the default$| the new$| the standard$& the default| the new| the standard& the ",
        r"\bmake (?:it|that|this|<p>{2,20}) the (?:default|standard|new)\b",
        "^just use &enough$|fine$|good$|ok$&enough|fine|good|ok",
        r"\bjust use <p>{2,40}[,;.] ?(?:it'?s|that'?s) (?:fine|enough|ok|good)\b",
        "^i think & is best| is better| is cleaner| is nicer& is ",
        r"\bi think <p>{2,30} is (?:better|best|nicer|cleaner)[,;.] ?(?:so |let's )?(?:do|use|take|go|build)\b",
    ),
    (
        "decision", "x-wins", "u",
        "boss said yes to the rewrite",
        "he won the match",
        " gets the nod| it shall be| made the cut| wins| won$",
        r"\b<p>{2,30} (?:wins|won\b(?!')|it shall be|gets the nod|made the cut)\b(?! (?:a|the (?:game|match|cup"
            "|lottery)))",
        "in scope$|out of scope$&in scope|out of scope&^are |^is |^remain |^remains |^stay |^stays ",
        r"\b(?:stays?|is|are|remains?) (?:out of|in) scope\b",
        " gave | said | says &^board|^boss|^ceo|^client|^cto|^customer|^design|^finance|^lead|^legal|^management"
            "|^owner|^pm|^product|^team lead&go$|ok$|yes$",
        r"\b(?:boss|client|customer|cto|ceo|pm|management|legal|finance|product|owner|team lead|lead|board"
            r"|design) (?:said|says|gave) (?:yes|ok|go|the ok|a yes|a go)\b(?: to| for| on)? ?<p>{2,}",
        ",|;& for ",
        "^(?:(?:ok(?:ay)?|alright|fine|so|right|then),? )?(?!(?:thanks?|sorry|good|great|bad|time|ready|except|but"
            r"|and|so|looks?|waiting|one|this|that|it|not)\b)[a-z.+#-]{2,16} for (?:the )?<p>{2,30}[,;] ?(?!(?:but"
            r"|and|so|please)\b)[a-z.+#-]{2,16} for (?:the )?<p>{2,30}$",
    ),
    (
        "decision", "ack-since", "a",
        "the adr says that keys are ulids",
        "your pick-up truck",
        "^since you &^since you chose|^since you decided|^since you favo|^since you like|^since you opted"
            "|^since you picked|^since you prefer|^since you want&,|;",
        r"\bsince you (?:prefer|want|chose|picked|decided|like|opted|favou?r)\b <p>{2,}[,;] ?<p>{3,}",
        "logged |noted |recorded |written down &agreement$|choice$|decision$|pick$|preference$&agreement|choice"
            "|decision|pick|preference",
        r"\bi(?:'ve| have)? (?:noted|recorded|written down|logged) (?:your|the|our|that) (?:choice|decision"
            r"|preference|pick|agreement)\b[:,;]? ?<p>{2,}",
        "^your &^your choice|^your decision|^your favourite|^your pick|^your preference&,|:",
        r"\byour (?:pick|choice|preference|decision|favourite)[,:] ?<p>{3,}",
        "^adr |^the adr &has it |notes |records |says |states &has it$|notes$|records$|says$|states$",
        r"\b(?:the )?adr (?:says|states|records|has it|notes)\b <p>{3,}",
        "^agreed|^decided|^resolved|^settled&,|:|;",
        "^(?:settled|agreed|decided|resolved)(?: then)?[:;,] ?<p>{3,}",
        "^after our &^after our call|^after our chat|^after our discussion|^after our meeting|^after our talk",
        r"\bafter our (?:discussion|call|chat|talk|meeting),? <p>{4,}",
        "^so it is agreed$&^so it is agreed",
        r"\bso it is agreed\b",
    ),
    (
        "decision", "terse-end", "u",
        "outbox pattern approved",
        "all goes well",
        "fine with |good with |ok with &^for v 0 we are |^for v 0 we're |^for v0 we are |^for v0 we're |^we are "
            "|^we're &^for v 0 we|^for v0 we|^we",
        r"^(?:for v ?\d )?we(?:'re| are) (?:fine|good|ok) with <p>{2,}",
        "^so that&^so that's what we|^so thats what we&^so that's what we do$|^so that's what we'll do$"
            "|^so thats what we do$|^so thats what we'll do$",
        r"\bso that'?s what we(?:'ll)? do\b",
        " approved",
        r"^<p>{3,40} (?:is |was |got )?approved(?: by <p>{2,20})?\W*$",
        "^after &^after a comparison|^after a debate|^after a discussion|^after a evaluation|^after a meeting"
            "|^after a poc|^after a review|^after a spike|^after a trial|^after a vote|^after comparison"
            "|^after debate|^after discussion|^after evaluation|^after meeting|^after much comparison"
            "|^after much debate|^after much discussion|^after much evaluation|^after much meeting|^after much poc"
            "|^after much review|^after much spike|^after much trial|^after much vote|^after poc|^after review"
            "|^after some comparison|^after some debate|^after some discussion|^after some evaluation"
            "|^after some meeting|^after some poc|^after some review|^after some spike|^after some trial"
            "|^after some vote|^after spike|^after the comparison|^after the debate|^after the discussion"
            "|^after the evaluation|^after the meeting|^after the poc|^after the review|^after the spike"
            "|^after the trial|^after the vote|^after trial|^after vote&,|:",
        "^after (?:the |some |much |a )?(?:spike|debate|discussion|meeting|vote|comparison|review|trial"
            "|evaluation|poc)[:,] ?<p>{2,}",
        "^ok then|^okay then&^ok then |^ok then, |^ok then: |^okay then |^okay then, |^okay then: &^ok",
        "^ok(?:ay)? then[,:]? (?:we |it's |let's )<p>{3,}",
        " for launch| for now| for the mvp| for v 1| for v1& via & for ",
        r"^(?!(?:how|what|where|is|are)\b)<p>{3,40} via <p>{2,30} for (?:v ?1|now|the mvp|launch)",
        "^i'm for |^i'm in favor of |^i'm in favour of |^im for |^im in favor of |^im in favour of &^i'm |^im &^i",
        "^i'?m (?:for|in favou?r of) <p>{2,}",
        " go | goes & go&,|;",
        "^(?:the )?[a-z ]{3,24} (?:goes|go) (?:in|into|on|under|via|through) (?:the )?<p>{2,30}[,;] ?(?:as in"
            "|not|like|so) ?<p>{2,}",
    ),
)
# fmt: on
