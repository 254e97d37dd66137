"""Corrections in English that say what was wrong. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "my-mistake", "ua",
        "the quota is per team, my bad",
        "the wrong password gives a 403",
        "backwards|i messed|i miscounted|i mislabel|i misled|i misread|i misremembered|i misspoke|i mistyped"
            "|i mixed|i was confused|i was mistaken|i was wrong|m wrong|mixed up|my bad|my error|my fault|my mistake"
            "|that was a mistake|that was a typo|that was my mistake|that was nonsense|that was wrong|the wrong way"
            "|typo in my|typo on my|wrong|wrong of me|wrong on my",
        r"\b(?:my (?:bad|mistake|fault|error)|i misspoke|i was (?:wrong|mistaken|confused)|i'?m wrong|i (?:mixed"
            r"|messed) (?:it |that |them |this |the \w+ )?up|i (?:had |have |got )?(?:it |that |this "
            r"|the \w+ )(?:all )?(?:wrong|backwards|mixed up|the wrong way)|i (?:misremembered|misread|mistyped"
            "|misled|miscounted|mislabell?ed)|that was (?:a mistake|wrong|my mistake|a typo|nonsense)|typo (?:on my"
            r"|in my)|wrong (?:of me|on my))\b",
    ),
    (
        "correction", "my-assumption", "u",
        "turns out the comma separated files were my assumption, they send tab separated ones",
        "it turns out the cat was hungry",
        "turned|turns&assumption|guess|mistake|misunderstanding|not needed|not right|not true|not wanted|outdated"
            "|wrong& out ",
        r"\bturn(?:s|ed) out (?:that )?(?:the |my )?(?P<r><p>{2,40}?) (?:was|were|is) (?:just |only )?(?:my |an "
            "|a )?(?:wrong|assumption|mistake|misunderstanding|guess|outdated|not (?:true|right|needed"
            "|wanted))(?:[,;.] ?(?P<a><p>{2,60}))?",
        "assumed|believed|thought&actually|but|in fact|s actually&i|we",
        r"\b(?:i|we)(?:'ve| had| have)? (?:wrongly |falsely |mistakenly )?(?:assumed|thought"
            "|believed) (?:that )?(?P<r2><p>{2,50}?),? (?:but|it'?s actually|in fact|actually)(?: (?:it|they"
            "|that)(?:'s|'re| is| are| was| were))? ?(?:actually |in fact )?(?P<a2><p>{2,60})",
    ),
    (
        "correction", "actually-make", "u",
        "actually let's keep the old menu",
        "actually, how many rows are there",
        "actually|hang on|hold on|no wait|oops|sorry|wait",
        "(?:^|[.!,;] ?)(?:(?:oh|hmm+|hm|ah|oops|sorry|hey|ok) ?,? )*(?:actually|wait|hold on|hang on|oops"
            "|no wait|sorry)[,.!:-]* ?(?:no[,.!]* )?(?:i meant |let's |please |can you |we should |it should be "
            "|it's |make |use |keep |do |go with |better |rather )+(?P<a><p>{2,60}?)(?:,? not (?P<r><p>{1,40}))?$",
    ),
    (
        "correction", "no-comma", "u",
        "nope, the index starts at one",
        "no worries, take your time",
        "n|nah|nope",
        "^(?:uh |ugh |hm+ |ehh?,? )?(?:no+|nope|nah)(?:(?:,| no+)+[ ,!.]*| ?[.!-]+ *)(?! )(?!(?:no|not|worries|worry"
            r"|problem|thanks|thank|need|i'?m good|it'?s (?:fine|ok)|rush|idea|way)\b)(?:use |it's |it is "
            "|it should be |i meant |i want |i said |we want |the )?(?P<a><p>{6,90})$",
        "incorrect|wrong",
        "^(?:that'?s |this is |thats |it's )?(?:wrong|incorrect)(?:[,;:!.-]+ ?)(?:it'?s |use |it should be "
            "|the )?(?P<a2><p>{4,80})$",
    ),
    (
        "correction", "is-wrong", "u",
        "no no, the staging bucket is wrong, point it at the archive bucket",
        "is the wrong file open",
        "incorrect|not correct|not right|wrong",
        r"(?:^|[,;.!] ?|\bbut )(?:the |your |that |this )(?P<r><p>{2,40}?) (?:is|are|was|were) (?:all |totally "
            "|completely |just )?(?:wrong|incorrect|not right|not correct)(?:[,;.:-]+ ?(?:it |they |this |use "
            "|point it at |should be |must be |please )*(?P<a><p>{2,70}))",
        "s n|s not&correct|how|right|true|what i|what we&that",
        r"\bthat'?s (?:not|n'?t) (?:right|correct|true|how|what (?:i|we))\b(?:.{0,60}?[,;:.-]+ ?(?:it'?s |use "
            "|the )?(?P<a2><p>{2,70}))?",
    ),
    (
        "correction", "i-told-you", "u?",
        "uh oh, I told you the wrong host. it's db-02",
        "i said hello to the new colleague",
        "as i said|asked|didn|like i said|mentioned|said|specified|told you|wanted|wrote",
        r"\b(?:i (?:clearly |already |just |explicitly |specifically )*(?:told you|said|wrote"
            "|asked(?: you)?(?: for)?|specified|mentioned|wanted)|like i said|as i said|didn'?t i (?:say|tell|ask"
            r"|write))\b(?: (?:to|that|not to))? ?(?P<a><p>{2,50}?)[,;.!] ?(?:but |and |so |why |yet )*(?:you(?:'ve"
            "| have)? (?:typed|used|wrote|put|did|made|gave|picked|added|went with|keep|kept|still)|this is|that'?s"
            "|it'?s|not|what i got is) (?:me )?(?:again )?(?P<r><p>{2,40})",
        "i asked|i said|i told|i wrote&why are|why did|why do|why does|why is&asked|said|told|wrote",
        r"\bwhy (?:is|are|did|does|do) (?:there |you )?(?:still )?(?:use |add "
            r"|put )?(?P<r2><p>{2,40}?)(?: (?:back|again|still)\b| in ).{0,30}[?,.!]+ ?i (?:told|said|asked"
            "|wrote)(?: you)?(?: to use| for)? ?(?P<a2><p>{2,60})",
    ),
    (
        "correction", "never-asked", "u?",
        "nobody asked for animations",
        "i had said hello",
        "ask|asked|mean|meant|said|say|tell you|told you|want|wanted&did|have|never&i|we",
        r"\b(?:i|we) (?:never|did ?n'?o?t|have ?n'?o?t) (?:ever |really )?(?:asked|ask|wanted|want|told you"
            "|tell you|said|say|meant|mean) (?:for |to |you to |that )?(?:use |add |do )?(?P<r><p>{2,50}?)(?:$"
            "|[,;.] ?(?P<a><p>{2,60}))",
        "asked|told|wanted&no one|nobody|who",
        r"\b(?:nobody|no one|who) (?:asked|told|wanted) (?:you |for |to |you to )+(?P<r2><p>{2,50})",
        "not what i|not what we&agreed|asked|had in mind|meant|need|said|wanted&i|we",
        r"\bnot what (?:i|we) (?:asked|wanted|meant|said|had in mind|need|agreed)",
    ),
    (
        "correction", "you-keep", "u",
        "you keep adding trailing commas",
        "it's the antivirus, excluded the folder and builds take 40s again",
        "you always|you keep|you kept|you still&always|keep|kept|still&ing ",
        r"\byou (?:keep|kept|always|still) (?:on )?(?P<r>[a-z]+ing (?!me\b|it up\b)<p>{2,40}?)(?: in)?(?:$"
            "|[.,;!] ?(?:and |but )?(?:please |use |this |we |i )?(?P<a><p>{2,60}))",
        " again&added|did|put|used|went back to|wrote&you",
        r"\byou(?:'ve| have)? (?:used|added|put|did|wrote"
            r"|went back to) (?P<r2><p>{2,40}?) again\b(?:[,;.] ?(?:we |i |it's )?(?:said |agreed on "
            "|use )?(?P<a2><p>{2,50}))?",
    ),
    (
        "correction", "commented-out", "u",
        "fix the parser, don't widen the type",
        "do you use it, or don't you",
        "do not|don|never|stop&change|correct|do|edit|fix|move|undo|use|write",
        "(?:^|[,;.!] ?)(?:please )?(?:undo|fix|change|correct|use|do|edit|move"
            "|write) (?P<a><p>{2,60}?)[,;.] ?(?:and )?(?:do not|don'?t|stop|never) (?P<r><p>{3,50})$",
        "do not|don&change|do|edit|fix|move|patch|update|use|write",
        "(?:^|[,;.!] ?)(?:please )?(?:do not|don'?t) (?P<r2><p>{3,50}?)[,;.] ?(?:but |instead |just "
            "|rather )*(?:change|fix|edit|use|do|move|write|update|patch) (?P<a2><p>{2,60}?)(?: instead)?$",
    ),
    (
        "correction", "should-have", "u",
        "you should have used the shared client",
        "handlers should not depend on the orm",
        " should have| should've| shouldve&asked|been|called|done|gone|kept|put|returned|used& have|'ve|ve",
        r"\b(?:you|it|this|that|the <p>{2,20}?) should(?:'ve| have|ve) (?:been|used|done|gone|kept|put|called"
            "|asked|returned) (?P<a><p>{2,50})",
        " should not| shouldn& have|'ve&we|you",
        r"\b(?:you|we) should(?: not|n'?t)(?:'ve| have) (?!to\b)(?:used|done|added|touched|changed|put|removed"
            "|deleted)? ?(?P<r><p>{2,50})",
    ),
    (
        "correction", "explicit", "ua",
        "correction: the demo is on tuesday",
        "the correction fluid theme is white",
        "correction|corrigendum|erratum",
        "(?:^|[.;!-] ?)(?:small |quick |one )?(?:correction|erratum"
            "|corrigendum)(?: to [^:]{2,40})?[:,-]+ ?(?:the |it's )?(?P<a><p>{2,60}?)(?:(?:,| and)? ?(?:not"
            "|i (?:had )?(?:written|wrote|said|put)|instead of|rather than) (?P<r><p>{2,50}))?$",
    ),
    (
        "correction", "contrary", "ua",
        "contrary to what we said, the worker stays single threaded",
        "i went there the day before yesterday",
        " what i| what we| what you&contrary to|other than|unlike&had|said|told|wrote",
        r"\b(?:contrary to|other than|unlike) what (?:i|we|you) (?:said|wrote|told|had)",
        "before|earlier|in my earlier|in my last|in my previous|last time|last week|previously|yesterday&asked"
            "|assumed|called|claimed|described|listed|said|stated|suggested|told you|wrote& i ",
        r"\b(?:earlier|before|previously|yesterday|last week|last time|in my (?:last|previous|earlier) (?:message"
            "|reply|answer|post|mail)),? i (?:had )?(?:said|told you|wrote|described|claimed|stated|suggested|asked"
            r"|called|assumed|listed)\b(?: that| you)? ?(?P<r><p>{2,60}?)(?:[,;.] ?(?:and |but )?(?:that|which|it"
            "|they|this) (?:was|is|were|are)[^;.]{0,30}?(?:[;.,:] ?(?:it|they|that)?(?:'s| is| are| were"
            "| was)? ?(?P<a><p>{2,60}))?|$)",
        "before|earlier|initially|originally|previously&asked|assumed|called|claimed|described|listed|said"
            "|stated|suggested|told you|wrote&i ",
        r"\bi (?:had )?(?:previously|earlier|before|initially|originally) (?:said|told you|wrote|described"
            r"|claimed|stated|suggested|asked|called|assumed|listed)\b(?: that"
            "| you)? ?(?P<r2><p>{2,60}?)(?:[,;.] ?(?:and |but )?(?:that|which|it|they|this) (?:was|is|were"
            "|are) [^;.,]{0,30}(?:[;.,:] ?(?:it|they|that)?(?:'s| is| are| were| was)? ?(?P<a2><p>{2,60}))|$)",
    ),
    (
        "correction", "wrong-thing", "u",
        "wrong table, look at orders_archive",
        "the wrong password gives a 403",
        "wrong ",
        "^(?:(?:stop|hey|no|wait|hold up|ouch|oops|uh)[.,!;]* ?)*(?:that'?s |this is |you(?:'re| are) (?:in|on"
            r"|using|looking at) )?(?:the )?wrong (?P<r>\w+(?: \w+)?)(?:$|[,;.!:-]+ ?(?:it's |use |i meant |the "
            "|look at )?(?P<a><p>{2,60})?)",
    ),
    (
        "correction", "mixed-up", "u",
        "you swapped the axes",
        "haven't gotten to the email templates yet",
        "confused|confusing|flipped|got|inverted|misread|misunderstood|mixed|reversed|swapped&you",
        r"\byou(?:'ve| have|'re|'ve got)? (?:mixed|got|flipped|confus(?:ed|ing)|swapped|reversed|inverted"
            r"|misunderstood|misread)\b(?! (?:it|any|anything|a|some|the (?:file|answer))\b(?! (?:wrong|backwards"
            "|upside|the wrong|mixed|reversed))) ?(?P<r><p>{2,50})",
        "mean|meant|was looking at|was thinking of&i",
        r"\bi(?:'d| had)? (?:meant|was thinking of|was looking at|mean)\b (?:to (?:say|write) )?(?:another"
            "|the other|a different|the|actually|`|that) ?<p>{0,30}?(?:[,;] ?(?:here it's |not )?(?P<a><p>{2,50}))?$",
        " by accident| by mistake&accident|mistake&i|we",
        r"\b(?:i|we) <p>{2,40} by (?:accident|mistake)\b",
    ),
    (
        "correction", "hold-up", "u",
        "whoa, this is the live tenant",
        "take back the key to the office",
        "hang on|hold on|hold up|stop|wait|whoa",
        "^(?:hold up|hold on|hang on|whoa|stop|wait)[,.!;]+ ?(?:wait |no )?(?:that'?s|this is|you're|it's|the|we"
            "|i|wrong|not) ?(?P<r><p>{2,60}?)(?:[,;.!]+ ?(?:please |just )?(?:use|take|it's|go|point|we want|make"
            "|the) ?(?P<a><p>{2,60}))?$",
        "back on|back to&we&on|to",
        r"\bwe(?:'re| are)? (?:going |moving |switching )?back (?:to"
            "|on) (?P<a2><p>{2,40}?)(?:[,;.] ?(?P<r2><p>{2,60}))?$",
        " back&earlier|former|old|original|previous&bring|get|give me|need|put|want",
        r"\b(?:put|bring|give me|get|want|need) (?:the |my |that )(?:old|previous|original|former"
            r"|earlier) (?P<a3><p>{2,40}?) back\b",
    ),
    (
        "correction", "should-you-did", "u",
        "the helper belongs in lib, you placed it in app",
        "you must be joking",
        "you&added|built|called|did|gave|left|made|named|placed|put|returned|set|sorted|typed|used|wrote",
        "<b>(?P<a><p>{3,60}?)[,;.] ?(?:but |and |yet |why did )?you(?:'ve| have)? (?:put|made|used|wrote|did"
            "|named|called|set|typed|placed|sorted|returned|added|gave|left|built) (?:it |them |that |me )?(?:as "
            "|in |to |on |into |with |under )?(?P<r><p>{2,40})$",
    ),
    (
        "correction", "now-instead", "u",
        "s/blue/green/ sorry",
        "after all that talk: monthly releases, first Tuesday. settled",
        "s/&/",
        r"\bs/[^/]{1,30}/[^/]{1,30}/",
        "agreed on|discussed|settled|talked about&we agreed on|we discussed|we settled|we talked about&how come"
            "|what is|who|why",
        r"\bwe (?:discussed|agreed on|settled|talked about) (?:this|that"
            "|it)[:;,.] ?(?P<a><p>{2,40}?)[.;,] ?(?:why|how come|what is|who) (?:is there |did you |is "
            "|are )?(?P<r><p>{2,40})",
        " again&remove ",
        r"\bremove (?P<r3><p>{2,40}?) again(?:$|[,;.])",
        " out of favo&fall&r",
        r"\bfall(?:en|s)? out of favou?r\b",
    ),
    (
        "correction", "begins-not", "u",
        "not the sidebar, the header",
        "not bad, thanks",
        "not ",
        "^(?:(?:no+|nah|nope|nono|hey|uh+|hm+|wait|please|sorry),? )*not (?!sure|yet|now|bad|really|that|only|quite"
            "|at all|a problem|much|to|necessarily|everything|all|urgent|today|tomorrow)(?:the |in |on |a "
            "|an )?(?P<r><p>{2,40}?)[,;:.-]+ ?(?:but |it's )?(?P<a><p>{2,90})$",
        "disregard|ignore&my earlier|my last|my previous|that|the earlier|the last|the previous",
        "^(?:please )?(?:ignore|disregard) (?:that|my (?:last|previous|earlier)|the (?:last|previous"
            "|earlier) (?:message|instruction|request|point)) ?(?P<r2><p>{0,40})",
    ),
    (
        "correction", "i-said", "u",
        "i clearly said one column",
        "i said so",
        "asked for|said|say|told you|wrote&i ",
        "^(?:hey,? |no,? |but |again[,:]? |ugh,? )*i (?:clearly |already |explicitly |did )*(?:said|say|told you"
            r"|asked for|wrote) (?!hello|hi\b|yes|no(?:$|,| problem| way)|it\b|that it|thanks|so\b)(?:to use |to "
            "|that )?(?P<a><p>{2,40})$",
        "overturning|reverse|reversing|revoked|revoking",
        r"\b(?:reversed?|reversing|overturning|revoking|revoked) (?:my|our|the|that|his) (?P<r><p>{2,40})",
    ),
    (
        "correction", "you-assumed", "u",
        "amounts are net, you treated them as gross",
        "prod db is read only for you",
        "assumed|misinterpreted|misread|mistook|mixed|took|treated&you",
        r"\byou(?:'ve| have)? (?:assumed|treated|mistook|misread|misinterpreted|took|mixed) (?P<r><p>{2,50}?)(?:$"
            "|[,;.] ?(?:but |and |it's |in fact )?(?P<a><p>{2,60}))",
        "assumed|interpreted|mistook|read|took|treated&you",
        "<b>(?P<a2><p>{3,60}?)[,;.] ?(?:but )?you(?:'ve| have)? (?:assumed|treated|mistook|read|took"
            "|interpreted) (?:it |them |that )?(?:as |for )?(?P<r2><p>{2,40})",
    ),
    (
        "correction", "i-had-said", "u",
        "i'd said postgres 13 but the server runs 15",
        "i had said hello",
        "assumed|claimed|promised|said|thought|told you|written|wrote& but &i",
        r"\bi(?:'d| had)? (?:said|told you|written|wrote|assumed|thought|claimed"
            "|promised) (?P<r><p>{2,50}?),? but (?P<a><p>{2,60})",
        "changed|corrected|different now|moved|revised|updated&the api|the brief|the contract|the design"
            "|the requirement|the requirements|the scope|the spec|the story|the ticket&api|brief|contract|design"
            "|requirement|requirements|scope|spec|story|ticket",
        r"\bthe (?:spec|ticket|requirement|requirements|contract|design|scope|story|brief|api) (?:was|were|got"
            "|has been|has|have|is|are) (?:updated|changed|revised|corrected|moved"
            r"|different now)\b[,;:]? ?(?P<a2><p>{0,60})",
        "changed|migrated|moved|switched&all of it|everyone|everything|it all|us& to ",
        r"\b(?:moved|switched|changed|migrated) (?:us|everything|everyone|it all"
            "|all of it) (?:over )?from (?P<r2><p>{2,40}?) to (?P<a3><p>{2,40})",
        "agreed|decided|settled&we agreed|we decided|we settled&how come|what|why",
        r"\bwe (?:agreed|settled|decided) on (?P<a4><p>{2,40}?)[,;.] ?(?:so )?(?:why|how come"
            "|what) ?(?P<r3><p>{2,40})",
        "still &hey|no|nope|ugh",
        "^(?:nope|no|hey|ugh)[.,;!]+ ?(?:it's |that's )?still (?:the )?(?P<r4><p>{2,40})",
        " go back to &can|could&an|ould",
        r"\b(?:can|could) (?:we|you) go back to (?P<a5><p>{2,50}?)(?:[,;.] ?(?P<r5><p>{2,50}))?$",
    ),
)
# fmt: on
