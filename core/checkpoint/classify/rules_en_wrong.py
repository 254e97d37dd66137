"""Corrections in English that say what was wrong. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "my-mistake", "ua",
        "backwards|bad|error|essed|fault|i mis|i misspoke|i was |in my|ixed|m wrong|mistake|mixed up|on my"
        "|that was |the wrong way|wrong|wrong o",
        r"\b(?:my (?:bad|mistake|fault|error)|i misspoke|i was (?:wrong|mistaken|confused)|i'?m wrong|i (?:mixed"
        r"|messed) (?:it |that |them |this |the \w+ )?up|i (?:had |have |got )?(?:it |that |this "
        r"|the \w+ )(?:all )?(?:wrong|backwards|mixed up|the wrong way)|i (?:misremembered|misread|mistyped"
        "|misled|miscounted|mislabell?ed)|that was (?:a mistake|wrong|my mistake|a typo|nonsense)|typo (?:on my"
        r"|in my)|wrong (?:of me|on my))\b",
        "the quota is per team, my bad",
        "the wrong password gives a 403",
    ),
    (
        "correction", "my-assumption", "u", "assumed|believed|thought|turn",
        r"\bturn(?:s|ed) out (?:that )?(?:the |my )?(?P<r><p>{2,40}?) (?:was|were|is) (?:just |only )?(?:my |an "
        "|a )?(?:wrong|assumption|mistake|misunderstanding|guess|outdated|not (?:true|right|needed"
        r"|wanted))(?:[,;.] ?(?P<a><p>{2,60}))?|\bi (?:had )?(?:wrongly |falsely |mistakenly )?(?:assumed|thought"
        "|believed) (?:that )?(?P<r2><p>{2,50}?),? (?:but|it'?s actually|in fact|actually)(?: (?:it|they"
        "|that)(?:'s|'re| is| are| was| were))? ?(?:actually |in fact )?(?P<a2><p>{2,60})",
        "i assumed the feed is hourly but it's daily",
        "it turns out the cat was hungry",
    ),
    (
        "correction", "actually-make", "u", "actually|hang on|hold on|no wait|oops|sorry|wait",
        "(?:^|[.!,;] ?)(?:(?:oh|hmm+|hm|ah|oops|sorry|hey|ok) ?,? )*(?:actually|wait|hold on|hang on|oops"
        "|no wait|sorry)[,.!:-]* ?(?:no[,.!]* )?(?:i meant |let's |please |can you |we should |it should be "
        "|it's |make |use |keep |do |go with |better |rather )+(?P<a><p>{2,60}?)(?:,? not (?P<r><p>{1,40}))?$",
        "actually let's keep the old menu",
        "actually, how many rows are there",
    ),
    (
        "correction", "no-comma", "u", "incorrect|n|wrong",
        "^(?:uh |ugh |hm+ |ehh?,? )?(?:no+|nope|nah)(?:(?:,| no+)+[ ,!.]*| ?[.!-]+ ?)(?!(?:worries|worry|problem"
        r"|thanks|thank|need|i'?m good|it'?s (?:fine|ok)|rush|idea|way)\b)(?:use |it's |it is |it should be "
        "|i meant |i want |i said |we want |the )?(?P<a><p>{6,90})$|^(?:that'?s |this is |thats |it's )?(?:wrong"
        "|incorrect)(?:[,;:!.-]+ ?)(?:it'?s |use |it should be |the )?(?P<a2><p>{4,80})$",
        "nope, the index starts at one",
        "no worries, take your time",
    ),
    (
        "correction", "is-wrong", "u", "incorrect|not correct|not right|s n|wrong",
        r"(?:^|[,;.!] ?|\bbut )(?:the |your |that |this )(?P<r><p>{2,40}?) (?:is|are|was|were) (?:all |totally "
        "|completely |just )?(?:wrong|incorrect|not right|not correct)(?:[,;.:-]+ ?(?:it |they |this |use "
        r"|point it at |should be |must be |please )*(?P<a><p>{2,70}))|\bthat'?s (?:not|n'?t) (?:right|correct"
        r"|true|how|what (?:i|we))\b(?:.{0,60}?[,;:.-]+ ?(?:it'?s |use |the )?(?P<a2><p>{2,70}))?",
        "no no, the staging bucket is wrong, point it at the archive bucket",
        "is the wrong file open",
    ),
    (
        "correction", "i-told-you", "u?",
        "as i said|asked|didn|like i said|mentioned|said|specified|told|told you|wanted|wrote",
        r"\b(?:i (?:clearly |already |just |explicitly |specifically )*(?:told you|said|wrote"
        "|asked(?: you)?(?: for)?|specified|mentioned|wanted)|like i said|as i said|didn'?t i (?:say|tell|ask"
        r"|write))\b(?: (?:to|that|not to))? ?(?P<a><p>{2,50}?)[,;.!] ?(?:but |and |so |why |yet )*(?:you(?:'ve"
        "| have)? (?:typed|used|wrote|put|did|made|gave|picked|added|went with|keep|kept|still)|this is|that'?s"
        r"|it'?s|not|what i got is) (?:me )?(?:again )?(?P<r><p>{2,40})|\bwhy (?:is|are|did|does|do) (?:there "
        r"|you )?(?:still )?(?:use |add |put )?(?P<r2><p>{2,40}?)(?: (?:back|again|still)\b"
        "| in ).{0,30}[?,.!]+ ?i (?:told|said|asked|wrote)(?: you)?(?: to use| for)? ?(?P<a2><p>{2,60})",
        "uh oh, I told you the wrong host. it's db-02",
        "i said hello to the new colleague",
    ),
    (
        "correction", "never-asked", "u?",
        "ask|asked|mean|meant|not what |said|say|tell you|told|told you|want|wanted",
        r"\b(?:i|we) (?:never|did ?n'?o?t|have ?n'?o?t) (?:ever |really )?(?:asked|ask|wanted|want|told you"
        "|tell you|said|say|meant|mean) (?:for |to |you to |that )?(?:use |add |do )?(?P<r><p>{2,50}?)(?:$"
        r"|[,;.] ?(?P<a><p>{2,60}))|\b(?:nobody|no one|who) (?:asked|told|wanted) (?:you |for |to "
        r"|you to )+(?P<r2><p>{2,50})|\bnot what (?:i|we) (?:asked|wanted|meant|said|had in mind|need|agreed)",
        "nobody asked for animations",
        "i had said hello",
    ),
    (
        "correction", "you-keep", "u", " again|always|keep|kept|still",
        r"\byou (?:keep|kept|always|still) (?:on )?(?P<r>[a-z]+ing (?!me\b|it up\b)<p>{2,40}?)(?: in)?(?:$"
        r"|[.,;!] ?(?:and |but )?(?:please |use |this |we |i )?(?P<a><p>{2,60}))|\byou(?:'ve| have)? (?:used"
        r"|added|put|did|wrote|went back to) (?P<r2><p>{2,40}?) again\b(?:[,;.] ?(?:we |i |it's )?(?:said "
        "|agreed on |use )?(?P<a2><p>{2,50}))?",
        "you keep adding trailing commas",
        "keep the audit log enabled",
    ),
    (
        "correction", "commented-out", "u", "do|do not|don|never|stop",
        "(?:^|[,;.!] ?)(?:please )?(?:undo|fix|change|correct|use|do|edit|move"
        "|write) (?P<a><p>{2,60}?)[,;.] ?(?:and )?(?:do not|don'?t|stop|never) (?P<r><p>{3,50})$|(?:^"
        "|[,;.!] ?)(?:please )?(?:do not|don'?t) (?P<r2><p>{3,50}?)[,;.] ?(?:but |instead |just "
        "|rather )*(?:change|fix|edit|use|do|move|write|update|patch) (?P<a2><p>{2,60}?)(?: instead)?$",
        "fix the parser, don't widen the type",
        "do you use it, or don't you",
    ),
    (
        "correction", "should-have", "u", " should",
        r"\b(?:you|it|this|that|the <p>{2,20}?) should(?:'ve| have|ve) (?:been|used|done|gone|kept|put|called"
        r"|asked|returned) (?P<a><p>{2,50})|\b(?:you|we) should(?: not|n'?t)(?:'ve| have) (?!to\b)(?:used|done"
        "|added|touched|changed|put|removed|deleted)? ?(?P<r><p>{2,50})",
        "you should have used the shared client",
        "that should do it",
    ),
    (
        "correction", "explicit", "ua", "correction|corrigendum|erratum",
        "(?:^|[.;!-] ?)(?:small |quick |one )?(?:correction|erratum"
        "|corrigendum)(?: to [^:]{2,40})?[:,-]+ ?(?:the |it's )?(?P<a><p>{2,60}?)(?:(?:,| and)? ?(?:not"
        "|i (?:had )?(?:written|wrote|said|put)|instead of|rather than) (?P<r><p>{2,50}))?$",
        "correction: the demo is on tuesday",
        "the correction fluid theme is white",
    ),
    (
        "correction", "contrary", "ua",
        " what |before|earlier|in my |initially|last time|last week|originally|previously|yesterday",
        r"\b(?:contrary to|other than|unlike) what (?:i|we|you) (?:said|wrote|told|had)|\b(?:earlier|before"
        "|previously|yesterday|last week|last time|in my (?:last|previous|earlier) (?:message|reply|answer|post"
        "|mail)),? i (?:had )?(?:said|told you|wrote|described|claimed|stated|suggested|asked|called|assumed"
        r"|listed)\b(?: that| you)? ?(?P<r><p>{2,60}?)(?:[,;.] ?(?:and |but )?(?:that|which|it|they|this) (?:was"
        "|is|were|are)[^;.]{0,30}?(?:[;.,:] ?(?:it|they|that)?(?:'s| is| are| were| was)? ?(?P<a><p>{2,60}))?|$)"
        r"|\bi (?:had )?(?:previously|earlier|before|initially|originally) (?:said|told you|wrote|described"
        r"|claimed|stated|suggested|asked|called|assumed|listed)\b(?: that"
        "| you)? ?(?P<r2><p>{2,60}?)(?:[,;.] ?(?:and |but )?(?:that|which|it|they|this) (?:was|is|were"
        "|are) [^;.,]{0,30}(?:[;.,:] ?(?:it|they|that)?(?:'s| is| are| were| was)? ?(?P<a2><p>{2,60}))|$)",
        "contrary to what we said, the worker stays single threaded",
        "i went there the day before yesterday",
    ),
    (
        "correction", "wrong-thing", "u", "wrong ",
        "^(?:(?:stop|hey|no|wait|hold up|ouch|oops|uh)[.,!;]* ?)*(?:that'?s |this is |you(?:'re| are) (?:in|on"
        r"|using|looking at) )?(?:the )?wrong (?P<r>\w+(?: \w+)?)(?:$|[,;.!:-]+ ?(?:it's |use |i meant |the "
        "|look at )?(?P<a><p>{2,60})?)",
        "wrong table, look at orders_archive",
        "something went wrong",
    ),
    (
        "correction", "mixed-up", "u",
        "accident|confus|flipped|got|inverted|mean|meant|misread|mistake|misunderstood|mixed|reversed|swapped"
        "|was looking at|was thinking of",
        r"\byou(?:'ve| have|'re|'ve got)? (?:mixed|got|flipped|confus(?:ed|ing)|swapped|reversed|inverted"
        r"|misunderstood|misread)\b(?! (?:it|any|anything|a|some|the (?:file|answer))\b(?! (?:wrong|backwards"
        r"|upside|the wrong|mixed|reversed))) ?(?P<r><p>{2,50})|\bi(?:'d| had)? (?:meant|was thinking of"
        r"|was looking at|mean)\b (?:to (?:say|write) )?(?:another|the other|a different|the|actually|`"
        r"|that) ?<p>{0,30}?(?:[,;] ?(?:here it's |not )?(?P<a><p>{2,50}))?$|\b(?:i|we) <p>{2,40} by (?:accident"
        r"|mistake)\b",
        "you swapped the axes",
        "only you are affected by love",
    ),
    (
        "correction", "hold-up", "u", " back|back |hang on|hold on|hold up|stop|wait|whoa",
        "^(?:hold up|hold on|hang on|whoa|stop|wait)[,.!;]+ ?(?:wait |no )?(?:that'?s|this is|you're|it's|the|we"
        "|i|wrong|not) ?(?P<r><p>{2,60}?)(?:[,;.!]+ ?(?:please |just )?(?:use|take|it's|go|point|we want|make"
        r"|the) ?(?P<a><p>{2,60}))?$|\bwe(?:'re| are)? (?:going |moving |switching )?back (?:to"
        r"|on) (?P<a2><p>{2,40}?)(?:[,;.] ?(?P<r2><p>{2,60}))?$|\b(?:put|bring|give me|get|want|need) (?:the |my "
        r"|that )(?:old|previous|original|former|earlier) (?P<a3><p>{2,40}?) back\b",
        "whoa, this is the live tenant",
        "keep the change",
    ),
    (
        "correction", "should-you-did", "u", "you",
        "<b>(?P<a><p>{3,60}?)[,;.] ?(?:but |and |yet |why did )?you(?:'ve| have)? (?:put|made|used|wrote|did"
        "|named|called|set|typed|placed|sorted|returned|added|gave|left|built) (?:it |them |that |me )?(?:as "
        "|in |to |on |into |with |under )?(?P<r><p>{2,40})$",
        "the helper belongs in lib, you placed it in app",
        "you must be joking",
    ),
    (
        "correction", "now-instead", "u", " out of favo|agreed on|discussed|remove |s/|settled|talked about",
        r"\bs/[^/]{1,30}/[^/]{1,30}/|\bwe (?:discussed|agreed on|settled|talked about) (?:this|that"
        "|it)[:;,.] ?(?P<a><p>{2,40}?)[.;,] ?(?:why|how come|what is|who) (?:is there |did you |is "
        r"|are )?(?P<r><p>{2,40})|\bremove (?P<r3><p>{2,40}?) again(?:$|[,;.])|\bfall(?:en|s)? out of favou?r\b",
        "s/blue/green/ sorry",
        "sure thing",
    ),
    (
        "correction", "begins-not", "u", "disregard|ignore|not ",
        "^(?:no,? |hey,? |please,? )?not (?!sure|yet|now|bad|really|that|only|quite|at all|a problem|much|to"
        "|necessarily|everything|all|urgent|today|tomorrow)(?:the |in |on |a "
        "|an )?(?P<r><p>{2,40}?)[,;:.-]+ ?(?:but |it's )?(?P<a><p>{2,90})$|^(?:please )?(?:ignore"
        "|disregard) (?:that|my (?:last|previous|earlier)|the (?:last|previous|earlier) (?:message|instruction"
        "|request|point)) ?(?P<r2><p>{0,40})",
        "not the sidebar, the header",
        "not bad, thanks",
    ),
    (
        "correction", "i-said", "u",
        "asked for|overturning|reverse|reversing|revoked|revoking|said|say|told you|wrote",
        "^(?:hey,? |no,? |but |again[,:]? |ugh,? )*i (?:clearly |already |explicitly |did )*(?:said|say|told you"
        r"|asked for|wrote) (?!hello|hi\b|yes|no\b|it\b|that it|thanks|so\b)(?:to use |to "
        r"|that )?(?P<a><p>{2,40})$|\b(?:reversed?|reversing|overturning|revoking|revoked) (?:my|our|the|that"
        "|his) (?P<r><p>{2,40})",
        "i clearly said one column",
        "i said so",
    ),
    (
        "correction", "you-assumed", "u",
        "assumed|interpreted|misinterpreted|misread|mistook|mixed|read|took|treated",
        r"\byou(?:'ve| have)? (?:assumed|treated|mistook|misread|misinterpreted|took|mixed) (?P<r><p>{2,50}?)(?:$"
        "|[,;.] ?(?:but |and |it's |in fact )?(?P<a><p>{2,60}))|<b>(?P<a2><p>{3,60}?)[,;.] ?(?:but )?you(?:'ve"
        "| have)? (?:assumed|treated|mistook|read|took|interpreted) (?:it |them |that )?(?:as "
        "|for )?(?P<r2><p>{2,40})",
        "amounts are net, you treated them as gross",
        "i forgot what it is",
    ),
    (
        "correction", "i-had-said", "u",
        " go back to |agreed|assumed|changed|claimed|corrected|decided|different now|migrated|moved|promised"
        "|revised|said|settled|still |switched|thought|told you|updated|written|wrote",
        r"\bi(?:'d| had)? (?:said|told you|written|wrote|assumed|thought|claimed"
        r"|promised) (?P<r><p>{2,50}?),? but (?P<a><p>{2,60})|\bthe (?:spec|ticket|requirement|requirements"
        "|contract|design|scope|story|brief|api) (?:was|were|got|has been|has|have|is|are) (?:updated|changed"
        r"|revised|corrected|moved|different now)\b[,;:]? ?(?P<a2><p>{0,60})|\b(?:moved|switched|changed"
        "|migrated) (?:us|everything|everyone|it all"
        r"|all of it) (?:over )?from (?P<r2><p>{2,40}?) to (?P<a3><p>{2,40})|\bwe (?:agreed|settled"
        "|decided) on (?P<a4><p>{2,40}?)[,;.] ?(?:so )?(?:why|how come|what) ?(?P<r3><p>{2,40})|^(?:nope|no|hey"
        r"|ugh)[.,;!]+ ?(?:it's |that's )?still (?:the )?(?P<r4><p>{2,40})|\b(?:can|could) (?:we"
        "|you) go back to (?P<a5><p>{2,50}?)(?:[,;.] ?(?P<r5><p>{2,50}))?$",
        "i'd said postgres 13 but the server runs 15",
        "i had said hello",
    ),
)
# fmt: on
