"""Corrections in English that the assistant admits. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "correction", "you-are-right", "a", " catch|correct|i stand corrected|right",
        "(?:^|[.!,;] ?)(?:ah,? |oh,? |yes,? )?(?:you'?re|you are|you were) (?:absolutely |completely |quite "
        r"|totally |entirely |of course )?(?:right|correct)\b(?! (?:to (?:ask|wonder)"
        r"|about the need))(?!\W{1,4}(?:let me|let's|i'll|i can see|on both|looking)\b)[^?]{12,}"
        r"|\bi stand corrected\b|^(?:good|nice|great) catch\b(?!\W{1,4}(?:let me|let's|i'll|looking)\b)[^?]{12,}",
        "you're right, the queue is bounded at 64",
        "you are correctly signed in",
    ),
    (
        "correction", "i-misread", "a",
        "apologies|erroneously|i apologi|incorrectly|misinterpreted|misread|misstated|mistakenly|misunderstood"
        "|sorry|wrongly",
        r"\bi (?:had |have )?(?:misread|misunderstood|misinterpreted|misstated|mistakenly|incorrectly|wrongly"
        "|erroneously) ?(?P<r><p>{2,60}?)(?:$|[,;:.] ?(?:but |and |so )?(?:it'?s |it is |the )?(?P<a><p>{2,60}))"
        r"|(?:^|[.!] ?)(?:my )?(?:apologies|i apologi[sz]e|sorry)\b.{0,40}?\b(?:wrong|incorrect|misread|instead"
        "|should have|shouldn'?t have|not what|mistake|confus)",
        "i mistakenly bumped the major version",
        "sorry, the file is empty",
    ),
    (
        "correction", "earlier-claim", "a", "earlier|first|initial|last|original|previous",
        r"\bmy (?:earlier|previous|initial|original|first|last) (?:claim|statement|answer|suggestion|reply"
        "|message|assumption|note|summary|explanation|analysis|diagnosis|description|estimate|reading) (?:that "
        "|about |of )?(?P<r><p>{2,60}?)? ?(?:was|were|is) (?:wrong|incorrect|mistaken|inaccurate|a mistake|off"
        "|outdated|not right)(?:[;,.:] ?(?:it'?s |it is |the )?(?P<a><p>{2,60}))?",
        "my earlier estimate was off",
        "my first answer was short",
    ),
    (
        "correction", "as-you-pointed-out", "a", "after your |as you |thanks for ",
        r"\b(?:as you (?:pointed out|corrected|noted)|after your (?:correction|objection|feedback)"
        r"|thanks for (?:the correction|correcting|pointing))\b.{0,12}?(?:[,:;.] ?(?P<a><p>{2,80}))?",
        "as you pointed out, the lock is reentrant",
        "as you asked, here are the files",
    ),
    (
        "correction", "put-back", "a",
        "a mistake|changed back|needless|put back|restored|reverted|rolled back|switched back|undid|undone"
        "|unnecessary|wrong|wrong of me",
        r"\bi(?:'ve| have)? (?:now )?(?:reverted|restored|undone|undid|put back|switched back|changed back"
        "|rolled back) (?:the |to |from )?(?P<r><p>{2,50}?)(?:,? and (?:changed|used|kept|edited|use"
        r"|now use) (?P<a><p>{2,50}?)(?: instead)?)?$|\b(?:was|were) (?:wrong|needless|unnecessary|a mistake"
        "|wrong of me)[;,.] ?i(?:'ve| have)? (?:now )?(?P<a2>(?:removed|changed|replaced|fixed|reverted"
        r"|use)\b<p>{2,50})",
        "i have reverted the config rewrite",
        "the removed files are in the bin",
    ),
    (
        "correction", "ack-plain", "a",
        "apologies|due to|fair point|good point|i overlooked|i retract|it was|my apologies|oops|right|sorry"
        "|thanks for |that was|to correct myself|was based on",
        "^(?:ah,? |oh,? |ok,? )?(?:sorry|apologies|my apologies|fair point|good point|oops"
        r"|right)\b[^?]{0,60}?[,;.:] ?[^?]{0,60}?\b(?:had used|had written|had said|had put|misread|misreading"
        "|misunderstanding|i used|i had|dropped|removed|switched|changed|restored|reverted|rather than|instead"
        r"|not|wrong|fixed)\b|\b(?:that was|it was|was based on|due to) (?:my|a|an) (?:misreading"
        "|misunderstanding|oversight|error on my"
        r"|mistake)\b(?:[:;,.] ?(?P<a><p>{2,60}?)(?: rather than (?P<r><p>{2,40}))?$)?|\bto correct myself\b"
        r"|\bi retract\b|\bthanks for (?:catching|spotting|noticing|flagging)\b|\bi overlooked\b",
        "fair point, i removed the singleton",
        "sorry, one moment",
    ),
    (
        "correction", "asked-and-did", "a",
        "after your |again|as you |asked for|looking |on your request|requested|said|specified|wanted",
        r"\byou (?:asked for|wanted|said|specified|requested) (?P<a><p>{2,40}?)(?:,| but"
        "|,? and)? i (?:had )?(?:used|wrote|put|did|gave|made|added|built|implemented) (?P<r><p>{2,40}?)(?:[;,.]"
        r"|$)|\blooking (?:at it )?again\b.{4,80}?\b(?:isn't|is not|wasn't|aren't|not|actually|instead"
        r"|as i said)\b|\bi(?:'ve| have)? (?:removed|dropped|replaced|switched|changed"
        "|swapped) (?P<r2><p>{2,60}?)(?: (?:with|to|for|by|from) (?P<a2><p>{2,40}?))?,? (?:again|as you (?:asked"
        "|requested|wanted|said|suggested)|on your request|after your (?:note|remark))(?:$|[,;.])",
        "you wanted lists and i used tuples; fixed",
        "Sure, here is the list of files you asked for.",
    ),
    (
        "correction", "i-see-now", "a",
        "'ll undo|assumed|backed out|believed|closer|conflated|confused|contrary to |have undone|i see now"
        "|i'll undo |inaccurate|incorrect|misattributed|mislabeled|mislabelled|misplaced|mistaken|mixed up"
        "|outdated|second|supposed|take back|thought|undid|will undo|withdraw|withdrew|wrong",
        r"\bi see now\b|\bi (?:had |have )?(?:assumed|thought|believed|supposed) (?P<r><p>{2,50}?)[;,.] ?(?:but "
        r"|while |in fact )?(?P<a><p>{2,60})|\bcontrary to (?:my|what i)\b|\bi (?:had )?(?:confused|conflated"
        r"|mixed up|mislabelled|mislabeled|misplaced|misattributed) (?P<r2><p>{2,60})|\bon (?:a )?(?:closer"
        r"|second) (?:reading|look|inspection|thought)s?\b[,;]? ?(?P<a2><p>{2,60})|\bi (?:withdrew|withdraw"
        "|take back|undid|have undone|will undo|'ll undo|backed out) (?P<r3><p>{2,50})"
        r"|\bi'll undo (?P<r4><p>{2,40}?)(?:,? and (?:keep|use|restore) (?P<a3><p>{2,40}))?$|\bmy (?:note|comment"
        "|remark|claim|statement|summary|table|list|diagram|explanation) (?:that |about |of "
        "|on )?(?P<r5><p>{0,50}?) ?(?:was|is|were) (?:wrong|incorrect|mistaken|inaccurate|outdated)",
        "on closer inspection, the counter is per shard",
        "Rule noted, the API stays backward compatible.",
    ),
)
# fmt: on
