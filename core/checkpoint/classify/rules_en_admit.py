"""Corrections in English that the assistant admits. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "you-are-right", "a",
        "you're right, the queue is bounded at 64",
        "you are correctly signed in",
        "correct|right&you|you are|you were",
        "(?:^|[.!,;] ?)(?:ah,? |oh,? |yes,? )?(?:you'?re|you are|you were) (?:absolutely |completely |quite "
            r"|totally |entirely |of course )?(?:right|correct)\b(?! (?:to \w+|about the need))(?!\W{1,4}(?:let me"
            r"|let's|i'll|i can see|on both|looking)\b)[^?]{12,}",
        "i stand corrected",
        r"\bi stand corrected\b",
        " catch&good|great|nice",
        r"^(?:good|nice|great) catch\b(?!\W{1,4}(?:let me|let's|i'll|looking)\b)[^?]{12,}",
    ),
    (
        "correction", "i-misread", "a",
        "i mistakenly bumped the major version",
        "sorry, the file is empty",
        "erroneously|incorrectly|misinterpreted|misread|misstated|mistakenly|misunderstood|wrongly&i ",
        r"\bi (?:had |have )?(?:misread|misunderstood|misinterpreted|misstated|mistakenly|incorrectly|wrongly"
            "|erroneously) ?(?P<r><p>{2,60}?)(?:$|[,;:.] ?(?:but |and |so )?(?:it'?s |it is |the )?(?P<a><p>{2,60}))",
        "apologies|i apologi|sorry&confus|incorrect|instead|misread|mistake|not what|should have|shouldn|wrong",
        r"(?:^|[.!] ?)(?:my )?(?:apologies|i apologi[sz]e|sorry)\b.{0,40}?\b(?:wrong|incorrect|misread|instead"
            "|should have|shouldn'?t have|not what|mistake|confus)",
    ),
    (
        "correction", "earlier-claim", "a",
        "my earlier estimate was off",
        "my first answer was short",
        "my earlier|my first|my initial|my last|my original|my previous&earlier|first|initial|last|original"
            "|previous&analysis|answer|assumption|claim|description|diagnosis|estimate|explanation|message|note"
            "|reading|reply|statement|suggestion|summary",
        r"\bmy (?:earlier|previous|initial|original|first|last) (?:claim|statement|answer|suggestion|reply"
            "|message|assumption|note|summary|explanation|analysis|diagnosis|description|estimate|reading) (?:that "
            "|about |of )?(?P<r><p>{2,60}?)? ?(?:was|were|is) (?:wrong|incorrect|mistaken|inaccurate|a mistake|off"
            "|outdated|not right)(?:[;,.:] ?(?:it'?s |it is |the )?(?P<a><p>{2,60}))?",
    ),
    (
        "correction", "as-you-pointed-out", "a",
        "as you pointed out, the lock is reentrant",
        "as you asked, here are the files",
        "after your correction|after your feedback|after your objection|as you corrected|as you noted"
            "|as you pointed out|thanks for correcting|thanks for pointing|thanks for the correction",
        r"\b(?:as you (?:pointed out|corrected|noted)|after your (?:correction|objection|feedback)"
            r"|thanks for (?:the correction|correcting|pointing))\b.{0,12}?(?:[,:;.] ?(?P<a><p>{2,80}))?",
    ),
    (
        "correction", "put-back", "a",
        "i have reverted the config rewrite",
        "half of the icons are undone",
        "changed back|put back|restored|reverted|rolled back|switched back|undid|undone&i",
        r"\bi(?:'ve| have)? (?:now )?(?:reverted|restored|undone|undid|put back|switched back|changed back"
            "|rolled back) (?:the |to |from )?(?P<r><p>{2,50}?)(?:,? and (?:changed|used|kept|edited|use"
            "|now use) (?P<a><p>{2,50}?)(?: instead)?)?$",
        "a mistake|needless|unnecessary|wrong|wrong of me&i&changed|fixed|removed|replaced|reverted|use",
        r"\b(?:was|were) (?:wrong|needless|unnecessary|a mistake|wrong of me)[;,.] ?i(?:'ve"
            r"| have)? (?:now )?(?P<a2>(?:removed|changed|replaced|fixed|reverted|use)\b<p>{2,50})",
    ),
    (
        "correction", "ack-plain", "a",
        "fair point, i removed the singleton",
        "sorry, one moment",
        "apologies|fair point|good point|my apologies|oops|right|sorry&changed|dropped|fixed|had put|had said"
            "|had used|had written|i had|i used|instead|misread|misreading|misunderstanding|not|rather than|removed"
            "|restored|reverted|switched|wrong",
        "^(?:ah,? |oh,? |ok,? )?(?:sorry|apologies|my apologies|fair point|good point|oops"
            r"|right)\b[^?]{0,60}?[,;.:] ?[^?]{0,60}?\b(?:had used|had written|had said|had put|misread|misreading"
            "|misunderstanding|i used|i had|dropped|removed|switched|changed|restored|reverted|rather than|instead"
            r"|not|wrong|fixed)\b",
        "due to|it was|that was|was based on&error on my|misreading|mistake|misunderstanding|oversight",
        r"\b(?:that was|it was|was based on|due to) (?:my|a|an) (?:misreading|misunderstanding|oversight"
            r"|error on my|mistake)\b(?:[:;,.] ?(?P<a><p>{2,60}?)(?: rather than (?P<r><p>{2,40}))?$)?",
        "to correct myself",
        r"\bto correct myself\b",
        "i retract",
        r"\bi retract\b",
        "catching|flagging|noticing|spotting&thanks for catching|thanks for flagging|thanks for noticing"
            "|thanks for spotting",
        r"\bthanks for (?:catching|spotting|noticing|flagging)\b",
        "i overlooked",
        r"\bi overlooked\b",
    ),
    (
        "correction", "asked-and-did", "a",
        "you wanted lists and i used tuples; fixed",
        "Sure, here is the list of files you asked for.",
        "you asked for|you requested|you said|you specified|you wanted&asked for|requested|said|specified"
            "|wanted&added|built|did|gave|implemented|made|put|used|wrote",
        r"\byou (?:asked for|wanted|said|specified|requested) (?P<a><p>{2,40}?)(?:,| but"
            "|,? and)? i (?:had )?(?:used|wrote|put|did|gave|made|added|built|implemented) (?P<r><p>{2,40}?)(?:[;,.]"
            "|$)",
        "again&looking &actually|aren't|as i said|instead|is not|isn't|not|wasn't",
        r"\blooking (?:at it )?again\b.{4,80}?\b(?:isn't|is not|wasn't|aren't|not|actually|instead|as i said)\b",
        "changed|dropped|removed|replaced|swapped|switched&after your note|after your remark|again|as you asked"
            "|as you requested|as you said|as you suggested|as you wanted|on your request&i",
        r"\bi(?:'ve| have)? (?:removed|dropped|replaced|switched|changed|swapped) (?P<r2><p>{2,60}?)(?: (?:with"
            "|to|for|by|from) (?P<a2><p>{2,40}?))?,? (?:again|as you (?:asked|requested|wanted|said|suggested)"
            "|on your request|after your (?:note|remark))(?:$|[,;.])",
    ),
    (
        "correction", "i-see-now", "a",
        "on closer inspection, the counter is per shard",
        "We'll go with the second schema, in which tags are a separate table.",
        "i see now",
        r"\bi see now\b",
        "assumed|believed|supposed|thought&i ",
        r"\bi (?:had |have )?(?:assumed|thought|believed|supposed) (?P<r><p>{2,50}?)[;,.] ?(?:but |while "
            "|in fact )?(?P<a><p>{2,60})",
        "contrary to my|contrary to what i&my|what i",
        r"\bcontrary to (?:my|what i)\b",
        "conflated|confused|misattributed|mislabeled|mislabelled|misplaced|mixed up&i ",
        r"\bi (?:had )?(?:confused|conflated|mixed up|mislabelled|mislabeled|misplaced"
            "|misattributed) (?P<r2><p>{2,60})",
        "closer|second&inspection|look|reading|thought&on ",
        r"\bon (?:a )?(?:closer|second) (?:reading|look|inspection|thought)s?\b[,;]? ?(?P<a2><p>{2,60})",
        "'ll undo|backed out|have undone|take back|undid|will undo|withdraw|withdrew&i 'll undo|i backed out"
            "|i have undone|i take back|i undid|i will undo|i withdraw|i withdrew",
        r"\bi (?:withdrew|withdraw|take back|undid|have undone|will undo|'ll undo|backed out) (?P<r3><p>{2,50})",
        "i'll undo ",
        r"\bi'll undo (?P<r4><p>{2,40}?)(?:,? and (?:keep|use|restore) (?P<a3><p>{2,40}))?$",
        "inaccurate|incorrect|mistaken|outdated|wrong&my claim|my comment|my diagram|my explanation|my list"
            "|my note|my remark|my statement|my summary|my table&claim|comment|diagram|explanation|list|note|remark"
            "|statement|summary|table",
        r"\bmy (?:note|comment|remark|claim|statement|summary|table|list|diagram|explanation) (?:that |about |of "
            "|on )?(?P<r5><p>{0,50}?) ?(?:was|is|were) (?:wrong|incorrect|mistaken|inaccurate|outdated)",
    ),
)
# fmt: on
