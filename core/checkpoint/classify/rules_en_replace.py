"""Corrections in English that set one thing against another.

A row: kind, name, who says it (u the user, a the assistant, ? also as a question), a sentence that the row alone
labels, one that it lets pass, then its parts: what must occur and a pattern each. What must occur is made from the
pattern (`literals`), sets joined by `&` of texts joined by `|`, `#` for a number. A pattern's groups: `r` the rejected
phrase, `a` the accepted one; its shorthands are in `rule`.
"""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "use-a-not-r", "u?",
        "the unit should be grams and not ounces",
        "the meeting is tomorrow, not sure when",
        "not ",
        r"\b(?:use[ds]?|using|make (?:it|them|the)|should(?:'ve| have)? be(?:en)?|meant?|wants?|wanted|asked for|say"
            "|said|wrote|needs? (?:to be|a|an|the)|must be|called|named|spelled|spelt|goes? (?:in|to|into)"
            "|belongs? (?:in|to)|from|in|it's|its"
            "|that's) (?P<a><p>{2,60}?)(?<! it)(?<! is)(?<! are)(?<! was)(?<! might)(?<! may)(?<! should)(?<!"
            " let's)(?<! will)(?<! do)(?<! does)(?<! did)(?<! can)(?<! or)(?<! still)(?<! could)(?<! would),? "
            "(?:and |but )?(?:definitely |and )?not (?!(?:sure|yet|now|today|just|only|really|even|too|so|a problem"
            r"|urgent|an issue|possible|much|yours?|involved|touched)\b)(?:from |in |to |on |with |for |by |at "
            r"|via )?(?P<r><p>{1,40}?)(?:\?*$|,? (?:but|because|since|as) <p>{3,}$)",
        " not a| not an| not at| not by| not for| not from| not in| not into| not on| not the| not to| not via"
            "| not with",
        "<b>(?P<a2><p>{3,60}?)(?:,| and|,? but) not (?:from|in|to|on|with|for|by|at|via|the|a|an"
            "|into) (?P<r2><p>{1,40})$",
    ),
    (
        "correction", "not-r-but-a", "u",
        "the header isn't base64, it's hex",
        "it's not only fast but also small",
        " not|aren|isn|not|wasn|weren",
        r"(?:\b(?:is|are|was|were|it's|that's|they're|its|we're|be|do|go|want|need|ask for|i said|^no,?|[,;.]) not"
            r"|\b(?:isn|aren|wasn|weren)'?t|^not) (?!only\b|just\b|sure\b|really\b)(?:to |the |a |an |from "
            r"|in )?(?P<r><p>{2,40}?)(?:,? but (?:it|they|that)(?:'s| is| are|'re)|,? but(?! (?:(?!that\b|which\b"
            r"|who\b)[\w'`./-]+ ){1,4}(?:can(?:'t|not)?|could(?:n't)?|is|isn't|are|aren't|was|were|will|won't|would"
            r"|do|does|did|don't|doesn't|didn't|has|have|had|must|should|need|needs)\b)|,? it's|,? its|[;:,] ?(?:it"
            "|that|they|this)(?:'s| is| are|'re| should be| was)|[.;] ?(?:it|they|that)(?:'s| is| are|'re| was"
            r"| were)) (?!not\b|i\b|we\b|you\b|so\b|too\b|for\b|if\b|when\b)(?P<a><p>{2,60})",
    ),
    (
        "correction", "a-instead-of-r", "u",
        "please use dots instead of dashes, it reads better",
        "make that 3 retries instead of 5",
        "in place of|instead of|rather than",
        r"(?:^|[,;.:] ?|\b(?:we|i|they|please|let's|should|so|and|customer|client|boss) )(?:(?:want|wants|use|do"
            "|make|have|need|needs|needed|be|go with|take|put|prefer|prefers|with|should|will|'ll|it's|it should be"
            "|change of plan[:,]|plain|render|return|store|write|read|call|send|show|keep|start|build|run|set|try"
            "|pass|load|switch to|expose|give me|let's|please|just|can we|asked for|ask for|meant|said|now"
            "|instead) ?)+(?P<a><p>{2,60}?),? (?:instead of|rather than|in place of) (?P<r><p>{2,50})",
    ),
    (
        "correction", "swap-r-for-a", "u",
        "swap the csv parser out for miller",
        "replace the title with a shorter one",
        "exchange|swap|trade",
        r"\b(?:swap(?:ped)?|exchange|trade) (?:out )?(?P<r><p>{2,40}?)(?: out)? (?:for|with|against"
            "|to) (?P<a><p>{2,50})",
        "replace &after all|again|everywhere|for good|from now on|throughout&by|with",
        r"\breplace (?P<r2><p>{2,40}?) (?:with|by) (?P<a2><p>{2,50}?)(?: (?:everywhere|throughout|after all|again"
            "|from now on|for good))",
    ),
    (
        "correction", "switch-from-to", "u",
        "move the counters from redis to sqlite",
        "scroll back to the top of the page",
        "change|changed|changing|migrate|migrating|move|moved|moving|switch&from &to ",
        r"(?:^|[,;.:] ?|\b(?:we|please|let's|to|and|then|we're|we'll|so|should|just|i) )(?:switch(?:ing|ed)?"
            "|chang(?:e|ed|ing)|mov(?:e|ed|ing)|migrat(?:e|ing)) (?:it |this |that |them |everything |over |away "
            "|the <p>{2,24} )*from (?P<r><p>{2,40}?) (?:over )?(?:back )?to (?P<a><p>{2,50})",
        "back to &change|changing|go|move|moving|roll|switch",
        r"^(?!.*\b(?:gone|fixed|works|stopped|vanished|disappeared)\b).*?\b(?:switch(?:ing)?|go(?:ing)?|chang(?:e"
            "|ing)|mov(?:e|ing)|roll) (?:it |this |that |them |everything |us )?back to (?P<a2><p>{2,50})",
    ),
    (
        "correction", "verdict-then-do", "u",
        "Turns out we can't use S3, put them on disk",
        "it's too late, go home and make dinner",
        "broken|buggy|can|cannot|dead|deprecated|discontinued|does not|doesn't|failed |far too|hate|needless"
            "|outdated|overkill|pointless|rejected|so|too|unmaintained|useless|way too|won't|worse",
        r"^(?:ok(?:ay)?,? |so,? |turns out |hmm,? |well,? )*(?P<r><p>{0,50}?)\b(?:(?:is |was |looks |it's "
            r"|that's )?(?:too|way too|far too|so) \w+|(?:is |was |it's )?overkill|failed (?:the )?(?:review|audit|qa"
            "|security)|(?:is|was|got|are) (?:deprecated|unmaintained|dead|rejected|discontinued|worse|broken"
            "|outdated|pointless|needless|buggy|useless)|(?:can'?t|cannot) (?:use|have|do|keep) (?P<r2><p>{2,30})"
            "|(?:won't|doesn't|does not) (?:work|fly|scale|fit|cut it)(?: <p>{0,20})?|hates? (?:it"
            "|that))(?:[.;,!:-]+ ?|,? so )(?:so |and |then |please |just |let's |we'll |we )*(?:(?:use|take|go with"
            "|put|make it|do it|do|try|switch to|pick|change to|keep|return|store|write) (?P<a><p>{2,60}?)|(?:a "
            "|the )?(?P<a2><p>{2,40}?) (?:please|instead|is enough|will do|from here on|from now on|then))$",
    ),
    (
        "correction", "ends-instead", "u",
        "we render the chart on the client instead",
        "what runs instead of it",
        " instead",
        "(?:^|[,;.] ?)(?P<a><p>{4,70}?) instead$",
    ),
    (
        "correction", "bad-then-good", "u",
        "that chart is misleading, show the raw counts",
        "the old logo is nice, i like it",
        "a no-go|bad|broken|clash|confusing|discontinued|dropped|engineered|failed|gone|has to stop|hate"
            "|incorrect|isn|loses|misleading|no good|nonsense|not allowed|not enough|not good|not needed|not ok"
            "|not right|not there|not working out|obsolete|off|old|outdated|overkill|refused|rejected|said no|t do"
            "|t fly|t work|too |ugly|unnecessary|unreadable|useless|vetoed|wrong",
        r"^(?!.{180})(?P<r><p>{2,60}?)\b(?:wrong|off|incorrect|bad|broken|old|outdated|obsolete|over-?engineered"
            r"|overkill|vetoed|rejected|refused|clash(?:es)?|too \w+|not (?:right|ok|good|needed|enough|allowed|there"
            "|working out)|isn'?t (?:right|ok|good|needed|enough|it|what)|won'?t (?:work|do|fly)|hates? (?:it|that"
            "|this)|no good|has to stop|said no|nonsense|useless|ugly|confusing|unreadable|misleading|unnecessary"
            r"|a no-go|gone|dropped|discontinued|loses|failed)\b(?: <p>{0,30}?)?[,;.:-]+ ?(?:(?:so|and|please|just"
            r"|then|better|let's|the customer|memcached|<p>{0,10}) )??(?<!i'll )\b(?:use|take|put|go with|go to|point"
            "|switch to|do|return|try|keep|hide|inject|show|read|make it|make that|should (?:use|be|go|say|return"
            "|have)|it'?s|we (?:want|need|go|use|take)|it (?:has to|should|must|will) be|it is|instead|rather"
            r"|has to be)\b ?(?P<a><p>{2,60})",
        "go back to|go with|keep|make it|put|should be|should use|switch to|take|use&a no-go|bad|broken|clash"
            "|confusing|discontinued|dropped|engineered|failed|gone|has to stop|hate|incorrect|isn|loses|misleading"
            "|no good|nonsense|not allowed|not enough|not good|not needed|not ok|not right|not there|not working out"
            "|obsolete|off|old|outdated|overkill|refused|rejected|said no|t do|t fly|t work|too |ugly|unnecessary"
            "|unreadable|useless|vetoed|wrong",
        r"^(?!.{180})(?:<p>{0,24} )?\b(?:use|take|put|go with|go back to|should use|should be|make it|keep"
            r"|switch to) (?P<a2><p>{2,50}?)[,;.:-]+ ?(?P<r2><p>{2,40}?) ?\b(?:wrong|off|incorrect|bad|broken|old"
            r"|outdated|obsolete|over-?engineered|overkill|vetoed|rejected|refused|clash(?:es)?|too \w+|not (?:right"
            "|ok|good|needed|enough|allowed|there|working out)|isn'?t (?:right|ok|good|needed|enough|it|what)"
            "|won'?t (?:work|do|fly)|hates? (?:it|that|this)|no good|has to stop|said no|nonsense|useless|ugly"
            r"|confusing|unreadable|misleading|unnecessary|a no-go|gone|dropped|discontinued|loses|failed)\b",
    ),
    (
        "correction", "comma-not", "u",
        "the discount applies before tax, not after",
        "good idea, not sure though",
        "not &, ",
        "^(?!.{160})(?P<a><p>{4,70}?), (?:and |but )?not (?!(?:sure|yet|now|today|just|only|really|too|so|a|an issue"
            "|a problem|urgent|possible|much|yours?|involved|at all|even|worth|with|necessarily|everything|all"
            r"|because|if|when|that|to mention|working|bad|in the mood)\b)(?P<r><p>{1,24})$(?<!not yet)",
    ),
    (
        "correction", "kill-and-do", "u",
        "pull the newsletter popup, legal said no",
        "let's have the api return 202",
        "kill|pull|rip out|throw out|yank",
        "<s>(?:kill|pull|rip out|throw out|yank) (?:the |that |this )?(?P<r><p>{2,40}?)[,;.] ?(?P<a><p>{2,50})",
        "flip|invert|reverse|turn&it|that|them",
        "(?:^|[,;.] ?)(?:flip|reverse|invert|turn) (?:it|that|them)(?: around)?[,;:] ?(?P<a2><p>{2,50})",
        "let me rephrase",
        r"\blet me rephrase\b[,;:]? ?(?P<a3><p>{0,60})",
        "new plan",
        r"\bnew plan\b[.,;:] ?(?P<a4><p>{2,60})",
        "i know i|i know it|i know the |i know we&agreed|asked|said|say|specified|wanted& but ",
        r"\bi know (?:i|we|it|the \w+) (?:says?|said|asked|wanted|agreed"
            r"|specified)(?: for)? (?P<r2>(?!it\b)<p>{2,40}?),? but (?:make it |use |please |let's "
            "|the )?(?P<a5><p>{2,50})",
    ),
    (
        "correction", "no-r-a", "u",
        "scratch the accordion, plain links",
        "no problem, thanks a lot",
        "no ",
        "^(?:ok(?:ay)?,? |hm+,? |please,? |sorry,? |(?:we|i) (?:said|do|want|use) )?no (?!(?:worries|worry|problem"
            "|idea|need|way|one|thanks|rush|doubt|clue|more|longer|reason|luck|new|matter|hurry|changes?|errors?|it"
            r"|i|we|that|this|you|\w+ing)\b)(?P<r>[\w`./+-]+(?: [\w`./+-]+){0,2})(?: here| please| pls| names"
            r"| for this)?(?:[,;.!]+ ?(?:it'?s [\w ]{2,20}[,;.] ?|too \w+[,;.] ?|licen[cs]e[,;.] ?"
            r"|that [\w ]{2,20}[,;.] ?)?)(?!(?:ever|please|pls|period|at all|anywhere|exceptions?|unless|thanks?"
            "|thank|worries|sorry|just|i|it'?s fine|really|never|yet|not|so|because|since|as|but|and|or|if|when|only"
            r"|except)\b)(?:use |go with |take |we have |it's |plain )?(?:(?!<p>*\b(?:can'?t|cannot|can not"
            "|do(?:es)?(?: not|n'?t)|won'?t|will not|isn'?t|aren'?t|is not|are not|has no|have no"
            r"|without it)\b)(?P<a>[\w`][^,;:!?]{1,40})(?:,? (?:please|instead|pls|is what we have))?"
            "|the <p>{2,30} (?:can'?t|cannot|do(?:es)?(?: not|n'?t)|won'?t) <p>{2,40})$",
        " not ",
        r"^(?:(?:ok|well|sorry|we use|use|it's|make it),? )?(?P<a2>[\w`./+-]+(?: [\w`./+-]+){0,2}),? not (?!sure|yet"
            "|now|bad|really|that|too|so|only|just|today|working|found|needed"
            r"|really)(?P<r2>[\w`./+-]+(?: [\w`./+-]+){0,2})(?: please| pls| here)?$",
        "away with|drop|enough|enough of|enough with|forget|lose|nix|replace|scratch|skip|stop it with|stop using"
            "|stop with",
        "^(?:ok |please |hey |no |nah )*(?:scratch|stop (?:with|using|it with)|drop|enough (?:with|of)|away with"
            "|skip|nix|forget|lose|replace|enough) (?:the |that |this )?(?P<r3><p>{2,30}?)(?: (?:idea|thing|stuff"
            "|plan|approach|business))?[,;.]+ ?(?!(?:ever|please|pls|period|at all|anywhere|exceptions?|unless"
            "|thanks?|thank|worries|sorry|just|i|it'?s fine|really|never|yet|not|so|because|since|as|but|and|or|if"
            r"|when|only|except)\b)(?:this one is |use |write |it's |we use |go with |take |make it "
            "|do )?(?P<a3><p>{2,50})$",
    ),
    (
        "correction", "we-dont-do-r", "u",
        "we don't do enums, text plus a check",
        "commit this",
        "we do not|we don|we never&do not|don|never",
        "^(?:hm+,? |sorry,? |but )?we (?:don'?t|do not|never) (?:do|use|want|have|like|allow|need) (?:the "
            "|any )?(?P<r><p>{2,30}?)(?: here)?[,;.]+ ?(?!(?:but|so|and|because|since|it|that|yet|i|we can"
            r"|thanks)\b)(?:we use |use |it's |only )?(?P<a><p>{2,50})$",
        "banned|blocked|forbidden|outlawed|ruled out|vetoed|wrong",
        "^(?P<r2><p>{2,40}?) (?:was|is|got|were|has been) (?:banned|vetoed|forbidden|blocked|outlawed|ruled out"
            "|wrong(?: here)?)(?: by <p>{2,20})?[,;.]+ ?(?:so )?(?:do it with |use |put |take |go with |we use "
            "|it's )?(?P<a2><p>{2,50})$",
        "bit us|breaks|burned us|corrupted|corrupts|deadlocked|deadlocks|drops|leaked|leaks|loses|lost",
        "^(?:no,? )?(?:that |this |it )?(?P<r3><p>{2,40}?)?(?:loses|lost|breaks|deadlock(?:s|ed)|leaks|leaked"
            "|corrupt(?:s|ed)|bit us|burned us|drops) ?<p>{0,30}?[.;]+ ?(?!(?:can|could|why|what|how|please|do|is"
            r"|it|that|fix|the|i)\b)(?:use |we use |let's use |take )?(?P<a3><p>{2,30})$",
        "in place of|instead of|rather than",
        r"^(?!.*\b(?:takes?|took|runs?|ran|loads?|needs?|needed|used|uses|is|was|are|were|now|down"
            r"|got)\b.*\d)(?:use )?(?P<a4><p>{2,40}?) (?:in place of|rather than|instead of) (?P<r4><p>{2,40})$",
        "it|these|they|those",
        "^(?P<a5><p>{2,40}?)[,;] ?(?:they|it|these|those)(?: are|'re| is|'s)?(?:n'?t| not) (?P<r5><p>{2,40})$",
        "take &away|back out|off|out",
        r"\btake (?:the |that |this )?(?P<r6><p>{2,30}?) (?:out|away|off|back out)(?: again)?$",
    ),
)
# fmt: on
