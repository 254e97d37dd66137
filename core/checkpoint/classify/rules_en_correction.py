"""How a correction is worded in English: the user's own, and the assistant's acknowledgement.

A row: name, who says it (u, a; ? also as a question), cues (one must occur), pattern (`r` the rejected phrase, `a` the
accepted one), a sentence that only this row labels, and one that it must let pass.
"""

RULES = (
    # -- one thing against another
    (
        "use-a-not-r",
        "u?",
        "not",
        r"\b(?:use[ds]?|using|make (?:it|them|the)|should(?:'ve| have)? be(?:en)?|meant?|wants?|wanted|asked for|say|said|wrote"
        r"|needs? (?:to be|a|an|the)|must be|called|named|spelled|spelt|goes? (?:in|to|into)|belongs? (?:in|to)|from|in|it's"
        r"|its|that's) (?P<a><p>{2,60}?)(?<! it)(?<! is)(?<! are)(?<! was)(?<! might)(?<! may)(?<! should)(?<! let's)(?<! will)(?<! do)(?<! does)(?<! did)(?<! can)(?<! or)(?<! still)(?<! could)(?<! would),? (?:and |but )?(?:definitely |and )?not "
        r"(?!(?:sure|yet|now|today|just|only|really|too|so|a problem|urgent|an issue|possible|much|yours?|involved|touched)\b)"
        r"(?:from |in |to |on |with |for |by |at |via )?(?P<r><p>{1,40})$|(?P<a2><p>{3,60}?)(?:,| and|,? but) not (?:from|in|to|on|with|for|by|at|via|the|a|an|into) (?P<r2><p>{1,40})$",
        "the retention should be 90 days, not 30",
        "the meeting is tomorrow, not sure when",
    ),
    (
        "not-r-but-a",
        "u",
        "not|isn't|isnt|aren't|arent|wasn't|wasnt",
        r"(?:\b(?:is|are|was|were|it's|that's|they're|its|we're|be|do|go|want|need|ask for|i said|^no,?|[,;.]) not|\b(?:is|are|was|were)n'?t|^not) (?!only\b|just\b|sure\b|really\b)(?:to |the |a |an |from |in )?(?P<r><p>{2,40}?)(?:,? but|,? it's|,? its|[;:,] ?(?:it|that|they|this)"
        r"(?:'s| is| are|'re| should be| was)|[.;] ?(?:it|they|that)(?:'s| is| are|'re| was| were)) "
        r"(?!not\b|i\b|we\b|you\b|so\b|too\b|for\b|if\b|when\b)(?P<a><p>{2,60})",
        "the header isn't base64, it's hex",
        "it's not only fast but also small",
    ),
    (
        "a-instead-of-r",
        "u",
        "instead|rather",
        r"(?:^|[,;.:] ?|\b(?:we|i|they|please|let's|should|so|and|customer|client|boss) )(?:(?:want|wants|use|do|make|have|need|needs|needed|be|go with|take|put|prefer|prefers|with|should|will|'ll|it's|it should be|change of plan[:,]|plain|render|return|store|write|read|call|send|show|keep|start|build|run|set|try|pass|load|switch to|expose|give me|let's|please|just|can we|asked for|ask for|meant|said|now|instead) ?)+(?P<a><p>{2,60}?),? (?:instead of|rather than|in place of) (?P<r><p>{2,50})",
        "we want cursor paging rather than offsets",
        "i would rather not say",
    ),
    (
        "do-a-instead",
        "u",
        "instead",
        r"(?:^|[,;.!:-] ?|\b(?:so|and|please|just|then) )(?:please |just |we'll |let's )?(?:use|do|go with|put|make|take|try|return|write|call|keep|pass|send"
        r"|store|read|build|run|change|fix|switch to|point|target|render|show|move) (?P<a><p>{2,60}?) instead$",
        "too slow, return a generator instead",
        "what did you do instead",
    ),
    (
        "swap-r-for-a",
        "u",
        "swap|swapped|replace|exchange|trade",
        r"\b(?:swap(?:ped)?|exchange|trade) (?:out )?(?P<r><p>{2,40}?)(?: out)? (?:for|with|against|to) (?P<a><p>{2,50})"
        r"|\breplace (?P<r2><p>{2,40}?) (?:with|by) (?P<a2><p>{2,50}?)(?: (?:everywhere|throughout|after all|again|from now on|for good))",
        "swap the csv parser out for miller",
        "replace the title with a shorter one",
    ),
    (
        "switch-from-to",
        "u",
        "switch|switching|change|changed|move|moving|moved|migrate|back",
        r"(?:^|[,;.:] ?|\b(?:we|please|let's|to|and|then|we're|we'll|so|should|just|i) )(?:switch(?:ing|ed)?|chang(?:e|ed|ing)|mov(?:e|ed|ing)|migrat(?:e|ing)) (?:it |this |that |them |everything |over |away |the <p>{2,24} )*"
        r"from (?P<r><p>{2,40}?) (?:over )?(?:back )?to (?P<a><p>{2,50})"
        r"|\b(?:switch(?:ing)?|go(?:ing)?|chang(?:e|ing)|mov(?:e|ing)|roll) (?:it |this |that |them |everything |us )?back to (?P<a2><p>{2,50})",
        "move the counters from redis to sqlite",
        "scroll back to the top of the page",
    ),
    (
        "in-and-out",
        "u",
        "out|gone|dead|history|table",
        r"^(?:ok(?:ay)?,? |so,? |well,? |btw,? |fyi,? |also,? |sadly,? )*(?:the )?(?P<r><p>{2,60}?) (?:is|are|has been|have been|got|was|were) (?:now |officially |all )?(?:out|gone|dead|history|off the table|no more|a no go|a no-go|off|dropped|scrapped|banned|vetoed|cancelled|canceled|killed|buried|shot down|a mistake|a bad idea|a detour|premature|nonsense)"
        r"(?:\b(?! of\b)(?! and)|$)(?:,? ?(?:and )?(?P<a><p>{2,40}?) is in\b|[,;:.] ?(?:we )?(?:use |take |go with )?(?P<a2><p>{2,50}))?(?=$|,|;)",
        "the wizard is off the table",
        "the pizza is out of the oven",
    ),
    # -- away with it
    (
        "scrap-r",
        "u",
        "scrap|scrapping|nix|ditch|ditching|axe|bin|toss|scratch|lose",
        r"(?:^|[,;.!:-] ?|\b(?:so|and|please|just|then|let's|we|to|we're|gonna) )(?:scrap|nix|ditch|axe|toss(?: out)?|bin|lose|(?:scrapp|ditch)ing) "
        r"(?!to\b|my\b|your\b|mind\b)(?:the |that |this |those |all )*(?P<r><p>{2,40}?)"
        r"(?:[,;.:] ?(?:and |just |use |we use |go with |plain |let's )*(?P<a><p>{2,50}?)(?: (?:is|will be|works|does) .{2,40})?)?$",
        "ditch the carousel",
        "if you lose the key, call me",
    ),
    (
        "forget-r",
        "u",
        "forget|nevermind|never|ignore|disregard|strike|scratch|cancel",
        r"\b(?:forget|disregard|ignore|never ?mind|strike|cancel|scratch) (?:about )?(?:what|everything|anything|whatever|all) (?:i|we|he|she|they) "
        r"(?:just |had |'ve )?(?:said|wrote|told|asked|decided|agreed|mentioned)(?: you)?(?: about (?P<r><p>{2,40}))?"
        r"|(?:^|[,;.!-] ?|\bplease |\bactually )(?:scratch|strike|cancel) that\b"
        r"|(?:^|[,;.!-] ?)(?:forget|never ?mind|cancel) (?:about )?(?:the|that) (?P<r2><p>{2,40}?)(?:[,;.:] ?(?P<a><p>{2,60}))?$",
        "ignore everything i wrote about sharding",
        "i forget the name of that song",
    ),
    (
        "has-to-go",
        "u",
        "go",
        r"(?:^|[,;.!-] ?|\bbut )(?:the |that |this |all the )?(?P<r><p>{2,40}?) (?:has|have|needs?|must|gotta|got) (?:to )?go(?: away)?$",
        "the tooltip has to go",
        "i have to go",
    ),
    (
        "undo-that",
        "u",
        "undo|revert|roll|rollback|back",
        r"(?:^|[,;.!:-] ?|\b(?:please|pls|and|so|then|you|just|to) )(?:undo|revert|roll ?back|back out)(?: (?:that|this|it|your|the|those|everything|my|all)\b"
        r"(?! (?:function|button|stack|command|migration) )(?: (?P<r><p>{2,50}))?)?(?=$|[,;.])(?:[,;.] ?(?:i|we|nobody|no one) "
        r"(?:never|didn'?t|did not)?.{0,12}(?:asked|ask|wanted|want) (?:for |you to )?(?P<r2><p>{2,40}))?"
        r"|\broll (?:it|that|this) back\b|\b(?:take|taking|took) (?:it|that|this) (?:all )?(?:back|out) ?(?:again)?$",
        "please revert the font change",
        "revert takes a commit as its argument",
    ),
    (
        "no-more-r",
        "u",
        "more|anymore|longer",
        r"(?:^|[,;.!:-] ?)(?:so |ok |and )?no more (?P<r><p>{2,40}?)(?:[,;.:] ?(?P<a><p>{2,60}))?$"
        r"|\b(?:do not|don'?t|stop|won'?t|aren'?t|isn'?t|not) (?:use |using |do(?:ing)? |going to use |gonna use )?(?P<r2><p>{2,40}?) (?:any ?more|any longer)\b"
        r"(?:[,;.:] ?(?:and |just |please |use |we use )*(?P<a2><p>{2,60}))?"
        r"|\b(?:we|i)(?:'re| are|'m| am)? no longer (?:want(?:ing)?|us(?:e|ing)|need(?:ing)?|do(?:ing)?|go(?:ing)? with|support(?:ing)?) (?P<r3><p>{2,40})",
        "no more nested ternaries",
        "there is no more coffee in there, is there one more",
    ),
    (
        "stop-doing",
        "u",
        "stop|quit",
        r"(?:^|[,;.!:-] ?|\bplease |\bjust )(?:stop|quit) (?!the\b|it$|by\b|at\b|here\b|if\b|when\b)(?P<r>[a-z]+ing(?: <p>{2,40}?)?)(?:[,;.:] ?(?:and |just |please )?(?P<a><p>{2,60}))?$",
        "stop inlining the styles, they belong in the sheet",
        "stop the server",
    ),
    (
        "obsolete",
        "u",
        "obsolete|supersedes|superseded|overrides|overruled|void|withdrawn|moot|retracted",
        r"(?P<r><p>{2,50}?) (?:is|are|was|got|has been|have been) (?:now |hereby |therefore )?(?:obsolete|superseded|overruled|void|withdrawn|moot|retracted)\b(?: by (?P<a><p>{2,40}))?"
        r"|(?P<a2><p>{2,40}?) (?:supersedes|overrides) (?:what|the (?:old|earlier|previous)|my) ?(?P<r2><p>{2,50})",
        "the old naming scheme is void",
        "the base class method overrides nothing",
    ),
    # -- I was wrong, you were wrong
    (
        "my-mistake",
        "ua",
        "mistake|bad|wrong|misspoke|mistaken|mixed|confused|misremembered|misled|fault|misread|mistyped|typo",
        r"\b(?:my (?:bad|mistake|fault|error)|i misspoke|i was (?:wrong|mistaken|confused)|i'?m wrong|i (?:mixed|messed) (?:it |that |them |this |the \w+ )?up"
        r"|i (?:had |have |got )?(?:it |that |this |the \w+ )(?:all )?(?:wrong|backwards|mixed up|the wrong way)|i (?:misremembered|misread|mistyped|misled|miscounted|mislabell?ed)"
        r"|that was (?:a mistake|wrong|my mistake|a typo|nonsense)|typo (?:on my|in my)|wrong (?:of me|on my))\b",
        "the quota is per team, my bad",
        "the wrong password gives a 403",
    ),
    (
        "my-assumption",
        "u",
        "turns|assumption|assumed|thought|believed",
        r"\bturn(?:s|ed) out (?:that )?(?:the |my )?(?P<r><p>{2,40}?) (?:was|were|is) (?:just |only )?(?:my |an |a )?(?:wrong|assumption|mistake|misunderstanding|guess|outdated|not (?:true|right|needed|wanted))"
        r"(?:[,;.] ?(?P<a><p>{2,60}))?"
        r"|\bi (?:had )?(?:wrongly |falsely |mistakenly )?(?:assumed|thought|believed) (?:that )?(?P<r2><p>{2,50}?),? (?:but|it'?s actually|in fact|actually)(?: (?:it|they|that)(?:'s|'re| is| are| was| were))? ?(?:actually |in fact )?(?P<a2><p>{2,60})",
        "i assumed the feed is hourly but it's daily",
        "it turns out the cat was hungry",
    ),
    (
        "changed-mind",
        "u",
        "mind|thought|second|plan|plans|reconsidered|thinking",
        r"\b(?:changed? (?:my|our|his|her|their) minds?|on second thoughts?|second thoughts?[,:]|(?:change|changes) of plans?|plans? (?:has|have )?changed?|plans changed"
        r"|(?:i|we)(?:'ve| have)? reconsidered|thinking about it again)\b(?:[,;:.-]+ ?(?:and )?(?:we |let's |i )?(?:go with |use |want )?(?P<a><p>{2,60}))?",
        "on second thought, keep the sidebar on the left",
        "the second thought bubble is misaligned",
    ),
    (
        "take-back",
        "u",
        "take|retract|withdraw|overturn|overrule",
        r"\bi (?:take back|retract|withdraw|overrule|overturn) (?:the |my |what i said about |yesterday's )?(?P<r><p>{2,50}?)(?:[,;.:] ?(?:we |i )?(?:stay on |use |keep )?(?P<a><p>{2,50}))?$",
        "i retract the rule on tabs",
        "take back the key to the office",
    ),
    (
        "actually-make",
        "u",
        "actually|wait|hold|sorry|oops|hang|hmm|no",
        r"(?:^|[.!,;] ?)(?:(?:oh|hmm+|hm|ah|oops|sorry|hey|ok) ?,? )*(?:actually|wait|hold on|hang on|oops|no wait|sorry)[,.!:-]* ?(?:no[,.!]* )?(?:i meant |let's |please |can you |we should |it should be |it's |make |use |keep |do |go with |better |rather )"
        r"+(?P<a><p>{2,60}?)(?:,? not (?P<r><p>{1,40}))?$",
        "actually let's keep the old menu",
        "actually, how many rows are there",
    ),
    (
        "no-comma",
        "u",
        "no|nope|nah|wrong|incorrect",
        r"^(?:uh |ugh |hm+ |ehh?,? )?(?:no+|nope|nah)(?:(?:,| no+)+[ ,!.]*| ?[.!-]+ ?)(?!(?:worries|worry|problem|thanks|thank|need|i'?m good|it'?s (?:fine|ok)|rush|idea|way)\b)"
        r"(?:use |it's |it is |it should be |i meant |i want |i said |we want |the )?(?P<a><p>{6,90})$"
        r"|^(?:that'?s |this is |thats |it's )?(?:wrong|incorrect)(?:[,;:!.-]+ ?)(?:it'?s |use |it should be |the )?(?P<a2><p>{4,80})$",
        "nope, the index starts at one",
        "no worries, take your time",
    ),
    (
        "is-wrong",
        "u",
        "wrong|incorrect|right|correct",
        r"(?:^|[,;.!] ?|\bbut )(?:the |your |that |this )(?P<r><p>{2,40}?) (?:is|are|was|were) (?:all |totally |completely |just )?(?:wrong|incorrect|not right|not correct)"
        r"(?:[,;.:-]+ ?(?:it |they |this |use |point it at |should be |must be |please )*(?P<a><p>{2,70}))"
        r"|\bthat'?s (?:not|n'?t) (?:right|correct|true|how|what (?:i|we))\b(?:.{0,60}?[,;:.-]+ ?(?:it'?s |use |the )?(?P<a2><p>{2,70}))?",
        "the unit is wrong, use millimetres",
        "is the wrong file open",
    ),
    (
        "i-told-you",
        "u?",
        "told|said|wrote|asked|specified|explicitly|mentioned|wanted",
        r"\b(?:i (?:clearly |already |just |explicitly |specifically )*(?:told you|said|wrote|asked(?: you)?(?: for)?|specified|mentioned|wanted)|like i said|as i said|didn'?t i (?:say|tell|ask|write))\b(?: (?:to|that|not to))? ?"
        r"(?P<a><p>{2,50}?)[,;.!] ?(?:but |and |so |why |yet )*(?:you(?:'ve| have)? (?:typed|used|wrote|put|did|made|gave|picked|added|went with|keep|kept|still)|this is|that'?s|it'?s|not|what i got is) (?:me )?(?:again )?(?P<r><p>{2,40})"
        r"|\bwhy (?:is|are|did|does|do) (?:there |you )?(?:still )?(?:use |add |put )?(?P<r2><p>{2,40}?)(?: (?:back|again|still)\b| in ).{0,30}[?,.!]+ ?i (?:told|said|asked|wrote)(?: you)?(?: to use| for)? ?(?P<a2><p>{2,60})",
        "i asked for minutes and you gave me seconds",
        "i said hello to the new colleague",
    ),
    (
        "never-asked",
        "u?",
        "asked|ask|told|wanted|want|said|meant|mean",
        r"\b(?:i|we) (?:never|did ?n'?o?t|have ?n'?o?t) (?:ever |really )?(?:asked|ask|wanted|want|told you|tell you|said|say|meant|mean) (?:for |to |you to |that )?(?:use |add |do )?(?P<r><p>{2,50}?)(?:$|[,;.] ?(?P<a><p>{2,60}))"
        r"|\b(?:nobody|no one|who) (?:asked|told|wanted) (?:you |for |to |you to )+(?P<r2><p>{2,50})"
        r"|\bnot what (?:i|we) (?:asked|wanted|meant|said|had in mind|need|agreed)",
        "nobody asked for animations",
        "i did not want to wake you up, sorry to ask",
    ),
    (
        "you-keep",
        "u",
        "keep|keeps|again|back",
        r"\byou (?:keep|kept|always|still) (?:on )?(?P<r>[a-z]+ing (?!me\b|it up\b)<p>{2,40}?)(?: in)?(?:$|[.,;!] ?(?:and |but )?(?:please |use |this |we |i )?(?P<a><p>{2,60}))"
        r"|\byou(?:'ve| have)? (?:used|added|put|did|wrote|went back to) (?P<r2><p>{2,40}?) again\b(?:[,;.] ?(?:we |i |it's )?(?:said |agreed on |use )?(?P<a2><p>{2,50}))?",
        "you keep adding trailing commas",
        "you keep saying nice things about me, keep it up",
    ),
    (
        "commented-out",
        "u",
        "instead|don't|dont|undo",
        r"(?:^|[,;.!] ?)(?:please )?(?:undo|fix|change|correct|use|do|edit|move|write) (?P<a><p>{2,60}?)[,;.] ?(?:and )?(?:do not|don'?t|stop|never) (?P<r><p>{3,50})$"
        r"|(?:^|[,;.!] ?)(?:please )?(?:do not|don'?t) (?P<r2><p>{3,50}?)[,;.] ?(?:but |instead |just |rather )*(?:change|fix|edit|use|do|move|write|update|patch) (?P<a2><p>{2,60}?)(?: instead)?$",
        "fix the parser, don't widen the type",
        "do you use it, or don't you",
    ),
    (
        "should-have",
        "u",
        "should|shouldn't|shouldnt|shouldve|supposed",
        r"\b(?:you|it|this|that|the <p>{2,20}?) should(?:'ve| have|ve) (?:been|used|done|gone|kept|put|called|asked|returned) (?P<a><p>{2,50})"
        r"|\b(?:you|we) should(?: not|n'?t)(?:'ve| have) (?!to\b)(?:used|done|added|touched|changed|put|removed|deleted)? ?(?P<r><p>{2,50})",
        "you should have used the shared client",
        "that should do it",
    ),
    (
        "explicit",
        "ua",
        "correction|erratum|corrigendum|rectification|errata|scratch",
        r"(?:^|[.;!-] ?)(?:small |quick |one )?(?:correction|erratum|corrigendum)(?: to [^:]{2,40})?[:,-]+ ?(?:the |it's )?(?P<a><p>{2,60}?)(?:(?:,| and)? ?(?:not|i (?:had )?(?:written|wrote|said|put)|instead of|rather than) (?P<r><p>{2,50}))?$",
        "correction: the demo is on tuesday",
        "the correction fluid theme is white",
    ),
    (
        "contrary",
        "ua",
        "contrary|earlier|before|previously|previous|yesterday",
        r"\b(?:contrary to|other than|unlike) what (?:i|we|you) (?:said|wrote|told|had)"
        r"|\b(?:earlier|before|previously|yesterday|last week|last time|in my (?:last|previous|earlier) (?:message|reply|answer|post|mail)),? i (?:had )?(?:said|told you|wrote|described|claimed|stated|suggested|asked|called|assumed|listed)\b(?: that| you)? ?(?P<r><p>{2,60}?)"
        r"(?:[,;.] ?(?:and |but )?(?:that|which|it|they|this) (?:was|is|were|are)[^;.]{0,30}?(?:[;.,:] ?(?:it|they|that)?(?:'s| is| are| were| was)? ?(?P<a><p>{2,60}))?|$)"
        r"|\bi (?:had )?(?:previously|earlier|before|initially|originally) (?:said|told you|wrote|described|claimed|stated|suggested|asked|called|assumed|listed)\b(?: that| you)? ?(?P<r2><p>{2,60}?)"
        r"(?:[,;.] ?(?:and |but )?(?:that|which|it|they|this) (?:was|is|were|are) [^;.,]{0,30}(?:[;.,:] ?(?:it|they|that)?(?:'s| is| are| were| was)? ?(?P<a2><p>{2,60}))|$)",
        "contrary to what we said, the worker stays single threaded",
        "i went there the day before yesterday",
    ),
    # -- the assistant owns up
    (
        "you-are-right",
        "a",
        "right|correct|catch|stand",
        r"(?:^|[.!,;] ?)(?:ah,? |oh,? |yes,? )?(?:you'?re|you are|you were) (?:absolutely |completely |quite |totally |entirely |of course )?(?:right|correct)\b(?! (?:to (?:ask|wonder)|about the need))[^?]{12,}"
        r"|\bi stand corrected\b|^(?:good|nice|great) catch\b[^?]{12,}",
        "you're right, the queue is bounded at 64",
        "you are correctly signed in",
    ),
    (
        "i-misread",
        "a",
        "misread|misunderstood|mistakenly|incorrectly|wrongly|erroneously|misinterpreted|misstated|overlooked|apologies|apologize|apologise|sorry",
        r"\bi (?:had |have )?(?:misread|misunderstood|misinterpreted|misstated|mistakenly|incorrectly|wrongly|erroneously) ?(?P<r><p>{2,60}?)(?:$|[,;:.] ?(?:but |and |so )?(?:it'?s |it is |the )?(?P<a><p>{2,60}))"
        r"|(?:^|[.!] ?)(?:my )?(?:apologies|i apologi[sz]e|sorry)\b.{0,40}?\b(?:wrong|incorrect|misread|instead|should have|shouldn'?t have|not what|mistake|confus)",
        "i mistakenly bumped the major version",
        "sorry, the file is empty",
    ),
    (
        "earlier-claim",
        "a",
        "earlier|previous|initial|original|first|wrong|incorrect",
        r"\bmy (?:earlier|previous|initial|original|first|last) (?:claim|statement|answer|suggestion|reply|message|assumption|note|summary|explanation|analysis|diagnosis|description|estimate|reading) (?:that |about |of )?(?P<r><p>{2,60}?)? ?"
        r"(?:was|were|is) (?:wrong|incorrect|mistaken|inaccurate|a mistake|off|outdated|not right)(?:[;,.:] ?(?:it'?s |it is |the )?(?P<a><p>{2,60}))?",
        "my earlier estimate was off",
        "my first answer was short",
    ),
    (
        "as-you-pointed-out",
        "a",
        "pointed|corrected|correcting|correction|objected|requested|asked|feedback",
        r"\b(?:as you (?:pointed out|corrected|noted)|after your (?:correction|objection|feedback)|thanks for (?:the correction|correcting|pointing))\b.{0,12}?(?:[,:;.] ?(?P<a><p>{2,80}))?",
        "as you pointed out, the lock is reentrant",
        "as you asked, here are the files",
    ),
    (
        "put-back",
        "a",
        "reverted|restored|undone|undid|removed|put|switched|changed|replaced|back|instead",
        r"\bi(?:'ve| have)? (?:now )?(?:reverted|restored|undone|undid|put back|switched back|changed back|rolled back) (?:the |to |from )?(?P<r><p>{2,50}?)(?:,? and (?:changed|used|kept|edited|use|now use) (?P<a><p>{2,50}?)(?: instead)?)?$"
        r"|\b(?:was|were) (?:wrong|needless|unnecessary|a mistake|wrong of me)[;,.] ?i(?:'ve| have)? (?:now )?(?P<a2>(?:removed|changed|replaced|fixed|reverted|use)\b<p>{2,50})",
        "i have reverted the config rewrite",
        "the removed files are in the bin",
    ),
    # -- a verdict on what was there, then what to do instead
    (
        "verdict-then-do", "u", "too|overkill|failed|deprecated|unmaintained|worse|can't|cannot|won't|doesn't|rejected|clever|dead|broken|slow|heavy|hates|hate|bad|useless|terrible|ugly|outdated|buggy|complicated|pointless|needless|silly|nobody|flaky|fails",
        r"^(?:ok(?:ay)?,? |so,? |turns out |hmm,? |well,? )*(?P<r><p>{0,50}?)\b(?:(?:is |was |looks |it's |that's )?(?:too|way too|far too|so) \w+|(?:is |was |it's )?overkill|failed (?:the )?(?:review|audit|qa|security)|(?:is|was|got|are) (?:deprecated|unmaintained|dead|rejected|discontinued|worse|broken|outdated|pointless|needless|buggy|useless)|(?:can'?t|cannot) (?:use|have|do|keep) (?P<r2><p>{2,30})|(?:won't|doesn't|does not) (?:work|fly|scale|fit|cut it)(?: <p>{0,20})?|hates? (?:it|that))"
        r"(?:[.;,!:-]+ ?|,? so )(?:so |and |then |please |just |let's |we'll |we )*(?:(?:use|take|go with|put|make it|do it|do|try|switch to|pick|change to|keep|return|store|write) (?P<a><p>{2,60}?)|(?:a |the )?(?P<a2><p>{2,40}?) (?:please|instead|is enough|will do|from here on|from now on|then))$",
        "the carousel lib is discontinued, take swiper", "it's too late, go home and make dinner",
    ),
    (
        "x-is-enough", "u", "enough|do|already|need|want|needed|suffices|works",
        r"(?:^|[,;.!:-] ?|\b(?:please|and|so|just|let's) )(?:drop|remove|get rid of|kill|delete|cut|rip out|take out|throw out|ditch|lose|skip) (?:the |that |this |all |those )*(?P<r><p>{2,40}?)(?: again| altogether| please)?[,;.:-]+ ?(?:(?P<a><p>{2,40}?) (?:is|are) (?:enough|plenty|fine|sufficient)|(?P<a2><p>{2,40}?) (?:will do|does (?:that|it|this)|works|suffices)\b.*|(?:i|we|you|it)(?:'re| are)? (?:don'?t|do not|never|didn't|isn'?t|is not|aren'?t) (?:want|need|like|use|ask|needed|wanted).*|(?:nobody|no one|it|that|they).{3,50})$"
        r"|(?:^|[,;.!:-] ?)(?:there's |there is |we have )?no (?:need|reason) (?:for|to (?:use|have)) (?:the |a |an |that )?(?P<r2><p>{2,40}?)[,;.] ?(?P<a3><p>{2,50}?)(?: (?:will do|is enough|does|works|suffices).*)?$|\b(?:we|i) (?:don'?t|do not) (?:need|want) (?:the |a |an |that |any )?(?P<r3><p>{2,40}?)[,;.] ?(?:just |please )?(?:use |a |the )?(?P<a4><p>{2,50}?) (?:will do|is enough|is fine|does it|suffices|instead)$",
        "get rid of the facade, the client is plenty", "remove the file, then we go",
    ),
    (
        "bare-not", "u", "not",
        r"^(?:(?:no|hey|it's|its|that's|use|we use|they're|i want|ok|sorry)[,!]? )*(?P<a><p>{2,30}?)[.!;,]+ ?(?:and |but )?not (?!sure|yet|now|today|just|only|really|too|bad|a problem|urgent)(?:in |from |to |on |the |a )*(?P<r><p>{2,30}?)(?:[.!;,]+ ?<p>{2,30})?$",
        "semver tags! not dates!", "good idea, not sure though",
    ),
    (
        "wrong-thing", "u", "wrong",
        r"^(?:(?:stop|hey|no|wait|hold up|ouch|oops|uh)[.,!;]* ?)*(?:that'?s |this is |you(?:'re| are) (?:in|on|using|looking at) )?(?:the )?wrong (?P<r>\w+(?: \w+)?)(?:$|[,;.!:-]+ ?(?:it's |use |i meant |the |look at )?(?P<a><p>{2,60})?)",
        "wrong table, look at orders_archive", "something went wrong",
    ),
    (
        "mixed-up", "u", "mixed|confused|confusing|swapped|meant|thinking|flipped|reversed|backwards|inverted|misunderstood|upside|by",
        r"\byou(?:'ve| have|'re|'ve got)? (?:mixed|got|flipped|confus(?:ed|ing)|swapped|reversed|inverted|misunderstood|misread)\b(?! (?:it|any|anything|a|some|the (?:file|answer))\b(?! (?:wrong|backwards|upside|the wrong|mixed|reversed))) ?(?P<r><p>{2,50})"
        r"|\bi(?:'d| had)? (?:meant|was thinking of|was looking at|mean)\b (?:to (?:say|write) )?(?:another|the other|a different|the|actually|`|that) ?<p>{0,30}?(?:[,;] ?(?:here it's |not )?(?P<a><p>{2,50}))?$|\b(?:i|we) <p>{2,40} by (?:accident|mistake)\b",
        "you swapped the axes", "i mean the world to her",
    ),
    (
        "old-rule-off", "u", "earlier|previous|old|former|original|instruction|requirement|requirements|spec|lifted|applies|apply|longer|changed",
        r"\b(?:the |my |our )(?:earlier|previous|old|former|original|initial|first) (?P<r><p>{2,50}?) (?:is|are|was|were|has|have|no longer|does|doesn'?t|do|don'?t)\b ?(?:been |not |now |no longer |all )*(?:lifted|off|apply|applies|changed|gone|valid|true|dropped|replaced|void|wrong|needed|dead|revoked|relevant|outdated|stand)(?:[,;.] ?(?:it's |it is |now |we )*(?P<a><p>{2,50}))?"
        r"|\b(?:i|we|they|he|she|client|customer|boss|spec|requirements?) (?:have |has |just )?changed (?:the |their |his |her |my |our )?(?:spec|requirements?|mind|rules?|plan|scope)?\b[:;,] ?(?:it's )?(?P<a2><p>{2,60})|\bremember (?:when|that|how) i (?:said|told|asked) ?(?P<r2><p>{2,40}?)[?;,.] ?(?P<a3><p>{2,60})",
        "the original budget no longer applies", "my old car has gone far",
    ),
    (
        "after-all", "u", "after|afterall",
        r"(?P<r><p>{3,60}?) after all(?:[,;.] ?(?P<a><p>{2,50}))?$",
        "we'll need the proxy after all", "after all that rain we were wet",
    ),
    (
        "hold-up", "u", "hold|stop|whoa|careful|hang|back",
        r"^(?:hold up|hold on|hang on|whoa|stop|wait)[,.!;]+ ?(?:wait |no )?(?:that'?s|this is|you're|it's|the|we|i|wrong|not) ?(?P<r><p>{2,60}?)(?:[,;.!]+ ?(?:please |just )?(?:use|take|it's|go|point|we want|make|the) ?(?P<a><p>{2,60}))?$"
        r"|\bwe(?:'re| are)? (?:going |moving |switching )?back (?:to|on) (?P<a2><p>{2,40}?)(?:[,;.] ?(?P<r2><p>{2,60}))?$|\b(?:put|bring|give me|get|want|need) (?:the |my |that )(?:old|previous|original|former|earlier) (?P<a3><p>{2,40}?) back\b",
        "whoa, this is the live tenant", "stop, in the name of love",
    ),
    (
        "should-you-did", "u", "should|must|was|belongs|goes|supposed",
        r"(?P<a><p>{3,60}?)[,;.] ?(?:but |and |yet |why did )?you(?:'ve| have)? (?:put|made|used|wrote|did|named|called|set|typed|placed|sorted|returned|added|gave|left|built) (?:it |them |that |me )?(?:as |in |to |on |into |with |under )?(?P<r><p>{2,40})$",
        "the helper belongs in lib, you placed it in app", "nice, you made it",
    ),
    (
        "off-and-away", "u", "off|away|leaving|dropping|abandoning|replacing|retiring|rather",
        r"\b(?:we|they|i)(?:'re| are|'m)? (?:now )?(?:moving|switching|migrating|getting|leaving|dropping|abandoning|replacing|retiring)(?: (?:off|away from|over from))? (?P<r><p>{2,40}?)[,;.] ?(?:and |so |to |the |new |now )*(?:target is |it's |use |move to |going to )?(?P<a><p>{2,40})"
        r"|\brather (?:have |use |see |do |it |be )?(?:it |this |that )?(?:as |in )?(?P<a2><p>{2,50}?) than (?P<r2><p>{2,40})$|\binstead of (?P<r3><p>{2,40}?),? (?:just |please )?(?:use|listen|read|call|write|make|do|take|put|go|return|pass|render|load|try|keep|send) (?P<a3><p>{2,60})",
        "we're retiring the monolith, target is lambda", "we're leaving now, bye then",
    ),
    (
        "let-us-not", "u", "let's|lets|not",
        r"(?:^|[,;.] ?)(?:ok |actually,? |so )?let'?s not (?:do|use|have|add|build|go with|make) (?P<r><p>{2,50}?)(?: after all| then| anymore)?(?:[,;.] ?(?P<a><p>{2,50}))?$",
        "let's not add the chat widget", "let's not forget",
    ),
    (
        "now-instead", "u", "now|lifted|anymore|sorry|oops|s",
        r"\bs/[^/]{1,30}/[^/]{1,30}/|\bwe (?:discussed|agreed on|settled|talked about) (?:this|that|it)[:;,.] ?(?P<a><p>{2,40}?)[.;,] ?(?:why|how come|what is|who) (?:is there |did you |is |are )?(?P<r><p>{2,40})|\bremove <p>{2,40} again(?:$|[,;.])",
        "we agreed on this: named exports, why is there a default one", "we talked about it: fun",
    ),
    # -- the assistant, again
    (
        "ack-plain", "a", "sorry|apologies|misreading|misunderstanding|oversight|fair|thanks|myself|retract|overlooked|looking|mistake|stand|right|oops|error",
        r"^(?:ah,? |oh,? |ok,? )?(?:sorry|apologies|my apologies|fair point|good point|oops|right)\b[^?]{0,60}?[,;.:] ?[^?]{0,60}?\b(?:had used|had written|had said|had put|misread|misreading|misunderstanding|i used|i had|dropped|removed|switched|changed|restored|reverted|rather than|instead|not|wrong|fixed)\b"
        r"|\b(?:that was|it was|was based on|due to) (?:my|a|an) (?:misreading|misunderstanding|oversight|error on my|mistake)\b(?:[:;,.] ?(?P<a><p>{2,60}?)(?: rather than (?P<r><p>{2,40}))?$)?|\bto correct myself\b|\bi retract\b|\bthanks for (?:catching|spotting|noticing|flagging)\b|\bi overlooked\b",
        "fair point, i removed the singleton", "sorry, one moment",
    ),
    (
        "asked-and-did", "a", "asked|wanted|said|removed|looking|changed|switched|replaced|dropped",
        r"\byou (?:asked for|wanted|said|specified|requested) (?P<a><p>{2,40}?)(?:,| but|,? and)? i (?:had )?(?:used|wrote|put|did|gave|made|added|built|implemented) (?P<r><p>{2,40}?)(?:[;,.]|$)|\blooking (?:at it )?again\b.{4,80}?\b(?:isn't|is not|wasn't|aren't|not|actually|instead|as i said)\b"
        r"|\bi(?:'ve| have)? (?:removed|dropped|replaced|switched|changed|swapped) (?P<r2><p>{2,60}?)(?: (?:with|to|for|by|from) (?P<a2><p>{2,40}?))?,? (?:again|as you (?:asked|requested|wanted|said|suggested)|on your request|after your (?:note|remark))(?:$|[,;.])",
        "you wanted lists and i used tuples; fixed", "you said hello and i did too, why",
    ),
    (
        "ends-instead", "u", "instead",
        r"(?:^|[,;.] ?)(?P<a><p>{4,70}?) instead$",
        "we render the chart on the client instead", "what runs instead of it",
    ),
    (
        "begins-not", "u", "not|ignore|disregard|skip",
        r"^(?:no,? |hey,? |please,? )?not (?!sure|yet|now|bad|really|that|only|quite|at all|a problem|much|to|necessarily|everything|all|urgent|today|tomorrow)(?:the |in |on |a |an )?(?P<r><p>{2,40}?)[,;:.-]+ ?(?:but |it's )?(?P<a><p>{2,60})$|^(?:please )?(?:ignore|disregard) (?:that|my (?:last|previous|earlier)|the (?:last|previous|earlier) (?:message|instruction|request|point)) ?(?P<r2><p>{0,40})",
        "not the sidebar, the header", "not bad, thanks",
    ),
    (
        "i-said", "u", "said|told|asked|wrote",
        r"^(?:hey,? |no,? |but |again[,:]? |ugh,? )*i (?:clearly |already |explicitly |did )*(?:said|say|told you|asked for|wrote) (?!hello|hi\b|yes|no\b|it\b|that it|thanks|so\b)(?:to use |to |that )?(?P<a><p>{2,40})$|\b(?:reversed?|reversing|overturning|revoking|revoked) (?:my|our|the|that|his) (?P<r><p>{2,40})",
        "i clearly said one column", "i said so",
    ),
)
