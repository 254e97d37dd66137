"""Corrections in English that take something back. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "in-and-out", "u",
        "the wizard is off the table",
        "the pizza is out of the oven",
        "a bad idea|a detour|a mistake|a no go|a no-go|banned|buried|canceled|cancelled|dead|dropped|gone|history"
            "|killed|no more|nonsense|off|off the table|out|premature|scrapped|shot down|vetoed",
        r"^(?:ok(?:ay)?,? |so,? |well,? |hm+,? |ugh,? |btw,? |fyi,? |also,? |sadly,? )*(?!.*\b(?:once|when|after"
            r"|until|if|before|as soon as|remind)\b|.*\b(?:crash|error|leak|bug|flicker|warning|lag|problem|issue"
            "|noise|failure|timeout|hang|flake)(?:e?s)? (?:is|are) (?:now "
            r"|all )?gone\b)(?:the )?(?P<r><p>{2,60}?) (?:is|are|has been|have been|got|was|were) (?:now "
            "|officially |all )?(?:out|gone|dead|history|off the table|no more|a no go|a no-go|off|dropped|scrapped"
            "|banned|vetoed|cancelled|canceled|killed|buried|shot down|a mistake|a bad idea|a detour|premature"
            r"|nonsense)(?:\b(?! of\b)(?! and)|$)(?:,? ?(?:and )?(?P<a><p>{2,40}?) is in\b|[,;:.] ?(?:we )?(?:use "
            "|take |go with )?(?P<a2><p>{2,50}))?(?=$|,|;)",
    ),
    (
        "correction", "scrap-r", "u",
        "ditch the carousel",
        "weekly snapshots on sunday, case closed",
        "axe|bin|ditch|lose|nix|scrap|scrapp|toss",
        r"<s>(?:scrap|nix|ditch|axe|toss(?: out)?|bin|lose|(?:scrapp|ditch)ing) (?!to\b|my\b|your\b"
            r"|mind\b)(?:the |that |this |those |all )*(?P<r><p>{2,40}?)(?:[,;.:] ?(?:and |just |use |we use "
            "|go with |plain |let's )*(?P<a><p>{2,50}?)(?: (?:is|will be|works|does) .{2,40})?)?$",
    ),
    (
        "correction", "forget-r", "u",
        "ignore everything i wrote about sharding",
        "i forget the name of that song",
        "cancel|disregard|forget|ignore|never|scratch|strike&agreed|asked|decided|mentioned|said|told|wrote&all"
            "|anything|everything|what|whatever",
        r"\b(?:forget|disregard|ignore|never ?mind|strike|cancel|scratch) (?:about )?(?:what|everything|anything"
            "|whatever|all) (?:i|we|he|she|they) (?:just |had |'ve )?(?:said|wrote|told|asked|decided|agreed"
            "|mentioned)(?: you)?(?: about (?P<r><p>{2,40}))?",
        "cancel|scratch|strike& that",
        r"(?:^|[,;.!-] ?|\bplease |\bactually )(?:scratch|strike|cancel) that\b",
        "cancel|forget|never&that|the",
        "(?:^|[,;.!-] ?)(?:forget|never ?mind|cancel) (?:about )?(?:the"
            "|that) (?P<r2><p>{2,40}?)(?:[,;.:] ?(?P<a><p>{2,60}))?$",
    ),
    (
        "correction", "has-to-go", "u",
        "the tooltip has to go",
        "i have to go",
        "go&got|gotta|has|have|must|need",
        r"(?:^|[,;.!-] ?|\bbut )(?:the |that |this |all the )?(?P<r><p>{2,40}?) (?:has|have|needs?|must|gotta"
            "|got) (?:to )?go(?: away)?(?:$|[,;.] ?(?P<a><p>{2,60})$)",
    ),
    (
        "correction", "undo-that", "u",
        "please revert the font change",
        "revert takes a commit as its argument",
        "back out|revert|roll|undo",
        "<s>(?:undo|revert|roll ?back|back out)(?: (?:that|this|it|your|the|those|everything|my"
            r"|all)\b(?! (?:function|button|stack|command|migration) )(?: (?P<r><p>{2,50}))?)?(?=$"
            "|[,;.])(?:[,;.] ?(?:i|we|nobody|no one) (?:never|didn'?t|did not)?.{0,12}(?:asked|ask|wanted"
            "|want) (?:for |you to )?(?P<r2><p>{2,40}))?",
        "roll it|roll that|roll this& back",
        r"\broll (?:it|that|this) back\b",
        "take|taking|took&ake|aking|ook&back|out",
        r"\b(?:take|taking|took) (?:it|that|this) (?:all )?(?:back|out) ?(?:again)?$",
    ),
    (
        "correction", "no-more-r", "u",
        "no more nested ternaries",
        "there is no more coffee in there, is there one more",
        "no more ",
        "(?:^|[,;.!:-] ?)(?:so |ok |and )?no more (?P<r><p>{2,40}?)(?:[,;.:] ?(?P<a><p>{2,60}))?$",
        " longer|more& any| any longer&aren|do not|don|isn|not|stop|won",
        r"\b(?:do not|don'?t|stop|won'?t|aren'?t|isn'?t|not) (?:use |using |do(?:ing)? |going to use "
            r"|gonna use )?(?P<r2><p>{2,40}?) (?:any ?more|any longer)\b(?:[,;.:] ?(?:and |just |please |use "
            "|we use )*(?P<a2><p>{2,60}))?",
        " no longer do| no longer go| no longer need| no longer support| no longer us| no longer want&i|we",
        r"\b(?:we|i)(?:'re| are|'m| am)? no longer (?:want(?:ing)?|us(?:e|ing)|need(?:ing)?|do(?:ing)?"
            "|go(?:ing)? with|support(?:ing)?) (?P<r3><p>{2,40})",
    ),
    (
        "correction", "stop-doing", "u",
        "stop inlining the styles, they belong in the sheet",
        "stop the server",
        "quit|stop&ing",
        r"(?:^|[,;.!:-] ?|\b(?:please|just|let's|lets) )(?:stop|quit) (?!the\b|it$|by\b|at\b|here\b|if\b"
            r"|when\b)(?P<r>[a-z]+ing(?: <p>{2,40}?)?)(?:[,;.:] ?(?:and |just |please )?(?P<a><p>{2,60}))?$",
    ),
    (
        "correction", "obsolete", "u",
        "the second mockup supersedes the earlier ones",
        "the base class method overrides nothing",
        "moot|obsolete|overruled|retracted|superseded|void|withdrawn",
        "<b>(?P<r><p>{2,60}?) (?:is|are|was|got|has been|have been) (?:now |hereby |therefore )?(?:obsolete"
            r"|superseded|overruled|void|withdrawn|moot|retracted)\b(?: by (?P<a><p>{2,40}))?",
        "overrides|supersedes&my|the earlier|the old|the previous|what",
        "<b>(?P<a2><p>{2,60}?) (?:supersedes|overrides) (?:what|the (?:old|earlier|previous)"
            "|my) ?(?P<r2><p>{2,50})",
    ),
    (
        "correction", "changed-mind", "u",
        "on second thought, keep the sidebar on the left",
        "the second thought bubble is misaligned",
        " of plan| reconsidered|change|come to think of it|in hindsight|on reflection|on second thought"
            "|plans changed|second thought|thinking about it again",
        r"\b(?:changed? (?:my|our|his|her|their) minds?|on second thoughts?|second thoughts?[,:]|(?:change"
            "|changes) of plans?|plans? (?:has|have )?changed?|plans changed|(?:i|we)(?:'ve| have)? reconsidered"
            r"|on reflection|come to think of it|in hindsight|thinking about it again)\b(?: (?:about|on"
            "|regarding) (?:the |that )?(?P<r><p>{2,40}))?(?:[,;:.-]+ ?(?:and )?(?:we |let's |i )?(?:go with |use "
            "|want )?(?P<a><p>{2,60}))?",
    ),
    (
        "correction", "take-back", "u",
        "i retract the rule on tabs",
        "take back the key to the office",
        "i overrule|i overturn|i retract|i take back|i withdraw&overrule|overturn|retract|take back|withdraw",
        r"\bi (?:take back|retract|withdraw|overrule|overturn) (?:the |my |what i said about "
            "|yesterday's )?(?P<r><p>{2,50}?)(?:[,;.:] ?(?:we |i )?(?:stay on |use |keep )?(?P<a><p>{2,50}))?$",
        "i take|i took&back&ake|ook",
        r"\bi (?:take|took) (?:it|that|this) (?:all )?back\b(?:[,;.:-]+ ?(?:please )?(?:(?:do not"
            "|don'?t) (?P<r4><p>{2,50})|(?P<a4><p>{2,50}))$)?",
    ),
    (
        "correction", "x-is-enough", "u",
        "get rid of the retry wrapper, the sdk does that already",
        "delete the file foo.txt",
        "cut|delete|ditch|drop|get rid of|kill|lose|remove|rip out|skip|take out|throw out",
        r"(?:^|[,;.!:-] ?|\b(?:please|and|so|just|let's) )(?:drop|remove|get rid of|kill|delete|cut|rip out"
            "|take out|throw out|ditch|lose|skip) (?:the |that |this |all |those )*(?P<r><p>{2,40}?)(?: again"
            "| altogether| please)?[,;.:-]+ ?(?:(?P<a><p>{2,40}?) (?:is|are) (?:enough|plenty|fine|sufficient)"
            r"|(?P<a2><p>{2,40}?) (?:will do|does (?:that|it|this)|works|suffices)\b.*|(?:i|we|you|it)(?:'re"
            "| are)? (?:don'?t|do not|never|didn't|isn'?t|is not|aren'?t) (?:want|need|like|use|ask|needed|wanted).*"
            "|(?:nobody|no one|it|that|they).{3,50})$",
        "no need|no reason&need|reason&for|to have|to use",
        "(?:^|[,;.!:-] ?)(?:there's |there is |we have )?no (?:need|reason) (?:for|to (?:use|have)) (?:the |a "
            "|an |that )?(?P<r2><p>{2,40}?)[,;.] ?(?P<a3><p>{2,50}?)(?: (?:will do|is enough|does|works"
            "|suffices).*)?$",
        "does it|instead|is enough|is fine|suffices|will do&need|want& do not| don",
        r"\b(?:we|i) (?:don'?t|do not) (?:need|want) (?:the |a |an |that |any )?(?P<r3><p>{2,40}?)[,;.] ?(?:just "
            "|please )?(?:use |a |the )?(?P<a4><p>{2,50}?) (?:will do|is enough|is fine|does it|suffices|instead)$",
    ),
    (
        "correction", "old-rule-off", "u",
        "the original budget no longer applies",
        "somebody told me",
        "earlier|first|former|initial|old|original|previous&applies|apply|changed|dead|dropped|gone|lifted"
            "|needed|off|outdated|relevant|replaced|revoked|stand|true|valid|void|wrong",
        r"\b(?:the |my |our )(?:earlier|previous|old|former|original|initial|first) (?P<r><p>{2,50}?) (?:is|are"
            r"|was|were|has|have|no longer|does|doesn'?t|do|don'?t)\b ?(?:been |not |now |no longer |all )*(?:lifted"
            "|off|apply|applies|changed|gone|valid|true|dropped|replaced|void|wrong|needed|dead|revoked|relevant"
            "|outdated|stand)(?:[,;.] ?(?:it's |it is |now |we )*(?P<a><p>{2,50}))?",
        "changed ",
        r"\b(?:i|we|they|he|she|client|customer|boss|spec|requirements?) (?:have |has |just )?changed (?:the "
            "|their |his |her |my |our )?(?:spec|requirements?|mind|rules?|plan"
            r"|scope)?\b[:;,] ?(?:it's )?(?P<a2><p>{2,60})",
        " i asked| i said| i told&remember how|remember that|remember when&asked|said|told",
        r"\bremember (?:when|that|how) i (?:said|told|asked) ?(?P<r2><p>{2,40}?)[?;,.] ?(?P<a3><p>{2,60})",
    ),
    (
        "correction", "after-all", "u",
        "we'll need the proxy after all",
        "after all that rain we were wet",
        " after all",
        "<b>(?P<r><p>{3,60}?) after all(?:[,;.] ?(?P<a><p>{2,50}))?$",
    ),
    (
        "correction", "off-and-away", "u",
        "we're retiring the monolith, target is lambda",
        "someone has to update the licence headers before the release, i keep forgetting",
        "abandoning|dropping|getting|leaving|migrating|moving|replacing|retiring|switching",
        r"\b(?:we|they|i)(?:'re| are|'m)? (?:now )?(?:moving|switching|migrating|getting|leaving|dropping"
            "|abandoning|replacing|retiring)(?: (?:off|away from|over from))? (?P<r><p>{2,40}?)[,;.] ?(?:and |so "
            "|to |the |new |now )*(?:target is |it's |use |move to |going to )?(?P<a><p>{2,40})",
        "rather & than ",
        r"\brather (?:have |use |see |do |it |be )?(?:it |this |that )?(?:as "
            "|in )?(?P<a2><p>{2,50}?) than (?P<r2><p>{2,40})$",
        "instead of ",
        r"\binstead of (?P<r3><p>{2,40}?),? (?:just |please |let'?s |we |we'll |can we )?(?:fork|add|put|build"
            "|ship|store|show|split|use|listen|read|call|write|make|do|take|put|go|return|pass|render|load|try|keep"
            "|send) (?P<a3><p>{2,60})",
    ),
    (
        "correction", "let-us-not", "u",
        "let's not add the chat widget",
        "let's not forget",
        "s not add|s not build|s not do|s not go with|s not have|s not make|s not use&let",
        "<s>let'?s not (?:do|use|have|add|build|go with|make) (?P<r><p>{2,50}?)(?: after all| then"
            "| anymore)?(?:[,;.] ?(?P<a><p>{2,50}))?$",
    ),
)
# fmt: on
