"""Corrections in English that take something back. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "in-and-out", "u",
        "a bad idea|a detour|a mistake|a no go|a no-go|banned|buried|canceled|cancelled|dead|dropped|gone|history"
        "|killed|no more|nonsense|off|off the table|out|premature|scrapped|shot down|vetoed",
        "^(?:ok(?:ay)?,? |so,? |well,? |btw,? |fyi,? |also,? |sadly,? )*(?:the )?(?P<r><p>{2,60}?) (?:is|are"
        "|has been|have been|got|was|were) (?:now |officially |all )?(?:out|gone|dead|history|off the table"
        "|no more|a no go|a no-go|off|dropped|scrapped|banned|vetoed|cancelled|canceled|killed|buried|shot down"
        r"|a mistake|a bad idea|a detour|premature|nonsense)(?:\b(?! of\b)(?! and)"
        r"|$)(?:,? ?(?:and )?(?P<a><p>{2,40}?) is in\b|[,;:.] ?(?:we )?(?:use |take "
        "|go with )?(?P<a2><p>{2,50}))?(?=$|,|;)",
        "the wizard is off the table",
        "the pizza is out of the oven",
    ),
    (
        "correction", "scrap-r", "u", "axe|bin|ditch|lose|nix|scrap|scrapp|toss",
        r"<s>(?:scrap|nix|ditch|axe|toss(?: out)?|bin|lose|(?:scrapp|ditch)ing) (?!to\b|my\b|your\b"
        r"|mind\b)(?:the |that |this |those |all )*(?P<r><p>{2,40}?)(?:[,;.:] ?(?:and |just |use |we use "
        "|go with |plain |let's )*(?P<a><p>{2,50}?)(?: (?:is|will be|works|does) .{2,40})?)?$",
        "ditch the carousel",
        "weekly snapshots on sunday, case closed",
    ),
    (
        "correction", "forget-r", "u", "cancel|disregard|forget|ignore|never|scratch|strike",
        r"\b(?:forget|disregard|ignore|never ?mind|strike|cancel|scratch) (?:about )?(?:what|everything|anything"
        "|whatever|all) (?:i|we|he|she|they) (?:just |had |'ve )?(?:said|wrote|told|asked|decided|agreed"
        r"|mentioned)(?: you)?(?: about (?P<r><p>{2,40}))?|(?:^|[,;.!-] ?|\bplease |\bactually )(?:scratch|strike"
        r"|cancel) that\b|(?:^|[,;.!-] ?)(?:forget|never ?mind|cancel) (?:about )?(?:the"
        "|that) (?P<r2><p>{2,40}?)(?:[,;.:] ?(?P<a><p>{2,60}))?$",
        "ignore everything i wrote about sharding",
        "i forget the name of that song",
    ),
    (
        "correction", "has-to-go", "u", "go",
        r"(?:^|[,;.!-] ?|\bbut )(?:the |that |this |all the )?(?P<r><p>{2,40}?) (?:has|have|needs?|must|gotta"
        "|got) (?:to )?go(?: away)?$",
        "the tooltip has to go",
        "i have to go",
    ),
    (
        "correction", "undo-that", "u", "ake|aking|back out|ook|revert|roll|roll |undo",
        "<s>(?:undo|revert|roll ?back|back out)(?: (?:that|this|it|your|the|those|everything|my"
        r"|all)\b(?! (?:function|button|stack|command|migration) )(?: (?P<r><p>{2,50}))?)?(?=$"
        "|[,;.])(?:[,;.] ?(?:i|we|nobody|no one) (?:never|didn'?t|did not)?.{0,12}(?:asked|ask|wanted"
        r"|want) (?:for |you to )?(?P<r2><p>{2,40}))?|\broll (?:it|that|this) back\b|\b(?:take|taking|took) (?:it"
        "|that|this) (?:all )?(?:back|out) ?(?:again)?$",
        "please revert the font change",
        "revert takes a commit as its argument",
    ),
    (
        "correction", "no-more-r", "u", " longer| no longer |more|no more ",
        r"(?:^|[,;.!:-] ?)(?:so |ok |and )?no more (?P<r><p>{2,40}?)(?:[,;.:] ?(?P<a><p>{2,60}))?$|\b(?:do not"
        "|don'?t|stop|won'?t|aren'?t|isn'?t|not) (?:use |using |do(?:ing)? |going to use "
        r"|gonna use )?(?P<r2><p>{2,40}?) (?:any ?more|any longer)\b(?:[,;.:] ?(?:and |just |please |use "
        r"|we use )*(?P<a2><p>{2,60}))?|\b(?:we|i)(?:'re| are|'m| am)? no longer (?:want(?:ing)?|us(?:e|ing)"
        "|need(?:ing)?|do(?:ing)?|go(?:ing)? with|support(?:ing)?) (?P<r3><p>{2,40})",
        "no more nested ternaries",
        "there is no more coffee in there, is there one more",
    ),
    (
        "correction", "stop-doing", "u", "quit|stop",
        r"(?:^|[,;.!:-] ?|\bplease |\bjust )(?:stop|quit) (?!the\b|it$|by\b|at\b|here\b|if\b"
        r"|when\b)(?P<r>[a-z]+ing(?: <p>{2,40}?)?)(?:[,;.:] ?(?:and |just |please )?(?P<a><p>{2,60}))?$",
        "stop inlining the styles, they belong in the sheet",
        "stop the server",
    ),
    (
        "correction", "obsolete", "u",
        "moot|obsolete|overrides|overruled|retracted|superseded|supersedes|void|withdrawn",
        "<b>(?P<r><p>{2,60}?) (?:is|are|was|got|has been|have been) (?:now |hereby |therefore )?(?:obsolete"
        r"|superseded|overruled|void|withdrawn|moot|retracted)\b(?: by (?P<a><p>{2,40}))?"
        "|<b>(?P<a2><p>{2,60}?) (?:supersedes|overrides) (?:what|the (?:old|earlier|previous)"
        "|my) ?(?P<r2><p>{2,50})",
        "the second mockup supersedes the earlier ones",
        "the base class method overrides nothing",
    ),
    (
        "correction", "changed-mind", "u",
        " reconsidered|change|on second thought|plans changed|second thought|thinking about it again",
        r"\b(?:changed? (?:my|our|his|her|their) minds?|on second thoughts?|second thoughts?[,:]|(?:change"
        "|changes) of plans?|plans? (?:has|have )?changed?|plans changed|(?:i|we)(?:'ve| have)? reconsidered"
        r"|thinking about it again)\b(?:[,;:.-]+ ?(?:and )?(?:we |let's |i )?(?:go with |use "
        "|want )?(?P<a><p>{2,60}))?",
        "on second thought, keep the sidebar on the left",
        "the second thought bubble is misaligned",
    ),
    (
        "correction", "take-back", "u", "overrule|overturn|retract|take back|withdraw",
        r"\bi (?:take back|retract|withdraw|overrule|overturn) (?:the |my |what i said about "
        "|yesterday's )?(?P<r><p>{2,50}?)(?:[,;.:] ?(?:we |i )?(?:stay on |use |keep )?(?P<a><p>{2,50}))?$",
        "i retract the rule on tabs",
        "take back the key to the office",
    ),
    (
        "correction", "x-is-enough", "u",
        "cut|delete|ditch|drop|get rid of|kill|lose|need|reason|remove|rip out|skip|take out|throw out|want",
        r"(?:^|[,;.!:-] ?|\b(?:please|and|so|just|let's) )(?:drop|remove|get rid of|kill|delete|cut|rip out"
        "|take out|throw out|ditch|lose|skip) (?:the |that |this |all |those )*(?P<r><p>{2,40}?)(?: again"
        "| altogether| please)?[,;.:-]+ ?(?:(?P<a><p>{2,40}?) (?:is|are) (?:enough|plenty|fine|sufficient)"
        r"|(?P<a2><p>{2,40}?) (?:will do|does (?:that|it|this)|works|suffices)\b.*|(?:i|we|you|it)(?:'re"
        "| are)? (?:don'?t|do not|never|didn't|isn'?t|is not|aren'?t) (?:want|need|like|use|ask|needed|wanted).*"
        "|(?:nobody|no one|it|that|they).{3,50})$|(?:^|[,;.!:-] ?)(?:there's |there is |we have )?no (?:need"
        "|reason) (?:for|to (?:use|have)) (?:the |a |an "
        "|that )?(?P<r2><p>{2,40}?)[,;.] ?(?P<a3><p>{2,50}?)(?: (?:will do|is enough|does|works|suffices).*)?$"
        r"|\b(?:we|i) (?:don'?t|do not) (?:need|want) (?:the |a |an |that "
        "|any )?(?P<r3><p>{2,40}?)[,;.] ?(?:just |please )?(?:use |a |the )?(?P<a4><p>{2,50}?) (?:will do"
        "|is enough|is fine|does it|suffices|instead)$",
        "remove that abstraction again, i don't want it",
        "let's do it",
    ),
    (
        "correction", "old-rule-off", "u", "changed |earlier|first|former|initial|old|original|previous|remember ",
        r"\b(?:the |my |our )(?:earlier|previous|old|former|original|initial|first) (?P<r><p>{2,50}?) (?:is|are"
        r"|was|were|has|have|no longer|does|doesn'?t|do|don'?t)\b ?(?:been |not |now |no longer |all )*(?:lifted"
        "|off|apply|applies|changed|gone|valid|true|dropped|replaced|void|wrong|needed|dead|revoked|relevant"
        r"|outdated|stand)(?:[,;.] ?(?:it's |it is |now |we )*(?P<a><p>{2,50}))?|\b(?:i|we|they|he|she|client"
        "|customer|boss|spec|requirements?) (?:have |has |just )?changed (?:the |their |his |her |my "
        r"|our )?(?:spec|requirements?|mind|rules?|plan|scope)?\b[:;,] ?(?:it's )?(?P<a2><p>{2,60})"
        r"|\bremember (?:when|that|how) i (?:said|told|asked) ?(?P<r2><p>{2,40}?)[?;,.] ?(?P<a3><p>{2,60})",
        "the original budget no longer applies",
        "somebody told me",
    ),
    (
        "correction", "after-all", "u", " after all",
        "<b>(?P<r><p>{3,60}?) after all(?:[,;.] ?(?P<a><p>{2,50}))?$",
        "we'll need the proxy after all",
        "after all that rain we were wet",
    ),
    (
        "correction", "off-and-away", "u",
        "abandoning|dropping|getting|instead of |leaving|migrating|moving|rather |replacing|retiring|switching",
        r"\b(?:we|they|i)(?:'re| are|'m)? (?:now )?(?:moving|switching|migrating|getting|leaving|dropping"
        "|abandoning|replacing|retiring)(?: (?:off|away from|over from))? (?P<r><p>{2,40}?)[,;.] ?(?:and |so "
        r"|to |the |new |now )*(?:target is |it's |use |move to |going to )?(?P<a><p>{2,40})|\brather (?:have "
        "|use |see |do |it |be )?(?:it |this |that )?(?:as |in )?(?P<a2><p>{2,50}?) than (?P<r2><p>{2,40})$"
        r"|\binstead of (?P<r3><p>{2,40}?),? (?:just |please |let'?s |we |we'll |can we )?(?:fork|add|put|build"
        "|ship|store|show|split|use|listen|read|call|write|make|do|take|put|go|return|pass|render|load|try|keep"
        "|send) (?P<a3><p>{2,60})",
        "we're retiring the monolith, target is lambda",
        "there is no more coffee in there, is there one more",
    ),
    (
        "correction", "let-us-not", "u", "s not ",
        "<s>let'?s not (?:do|use|have|add|build|go with|make) (?P<r><p>{2,50}?)(?: after all| then"
        "| anymore)?(?:[,;.] ?(?P<a><p>{2,50}))?$",
        "let's not add the chat widget",
        "let's not forget",
    ),
)
# fmt: on
