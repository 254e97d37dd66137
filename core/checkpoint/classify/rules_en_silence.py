"""Sentences in English in which the words of the rules say nothing.

Rows as in `rules_en_replace`, with the kinds taken away before the sentence that this row silences.
"""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "silence", "hearsay", "ua",
        "decision constraint",
        "people say you must never deploy without a rollback",
        "legal says you must never log names",
        " claim| describe| mention| preach| recommend| said| say| swear| told | warn&^a blog|^everyone|^folks|^he"
            "|^my boss|^my colleague|^my dad|^my friend|^my mom|^my old boss|^my prof|^my teacher|^my uncle"
            "|^one talk|^people|^reddit|^she|^some|^the internet|^the speaker|^the talk|^they|^this blog|^twitter"
            "|answer|article|book|doc|guide|paper|post|readme|tutorial|wiki",
        r"\b(?:people|they|folks|someone|somebody|everyone|some|the internet|(?:the|an?|some|that|this|your"
            r"|our) (?:old |design |official |\w+'s )?(?:docs?|readme|article|post|book|wiki|tutorial|paper|guide"
            "|answer)|reddit|twitter|a blog|this blog|the speaker|one talk|the talk|my (?:boss|colleague|friend"
            "|teacher|prof|mom|dad|uncle|old boss)|he|she) (?:always |often |usually |once )?(?:says?|said|claims?"
            "|claimed|told (?:me|us)|keeps? saying|mentions?|mentioned|describes?|recommends?|warns?|preach(?:es)?"
            r"|swears?)\b(?! (?:yes|no|ok|we|to)\b)",
        "^i heard$|^i read somewhere$&^i heard|^i read somewhere&^i ",
        r"\bi (?:heard|read somewhere)\b",
        "^old joke$&^old joke",
        r"\bold joke\b",
    ),
    (
        "silence", "sarcasm", "ua",
        "correction decision constraint todo evidence",
        "let's go with fortran, lol",
        "measured it three times, 41 to 43 fps",
        "^as if|^in your dreams|^just joking|^just kidding|^lmao|^oh sure|^what could |^what else|^why not|^yeah right",
        r"\b(?:what could (?:possibly )?go wrong|oh sure|yeah right|just (?:kidding|joking)|as if|why not|lmao"
            r"|what else|in your dreams)\b",
        "sure |sure, &sure&sure and|sure let's|sure, and|sure, let's",
        "(?:^|[,;.] ?)sure,? (?:let's|and)",
        "^haha|^hehe|^jk|^lol",
        r"\b(?:haha|lol|hehe|jk)\W*$",
    ),
    (
        "silence", "maybe", "u",
        "decision constraint correction",
        "not sure, we'll use tabs i guess",
        "that might be all, we'll use tabs",
        "^could |^i guess |^i suppose |^i wonder|^is it possible|^it depends|^maybe |^no opinion|^not sure"
            "|^perhaps |^undecided|^unsure|^we could|^we might|^what if|^wonder",
        r"\b(?:(?:i )?wonder(?:ing)? (?:if|whether)|not sure|unsure|no opinion|undecided|i (?:guess"
            "|suppose) (?:we|it|you) (?:could|might)|could (?:also|maybe)|maybe (?:we|it|you|i)|perhaps (?:we|it"
            r"|you)|what if|it depends|is it possible|we (?:could|might))\b",
    ),
    (
        "silence", "general", "ua",
        "correction decision constraint",
        "a mutex must always be unlocked by its owner, whereas a semaphore need not",
        "it must be unlocked while it runs",
        "^are used for|^by definition|^for example|^generally|^in general|^is short for|^is used to|^stands for"
            "|^typically|^usually|^whereas",
        r"\b(?:whereas|in general|generally|typically|usually|by definition|stands for|is used to|is short for"
            r"|are used for|for example)\b",
    ),
    (
        "silence", "if-else", "u",
        "decision constraint correction evidence",
        "if it must never fail, would you use raft",
        "that might be all, we'll use tabs",
        "^could$|^might$|^then what$|^would$&^could|^might|^then what|^would&^assuming |^if |^imagine |^say |^suppose ",
        r"^(?:if|suppose|imagine|assuming|say) .{3,80}\b(?:would|could|might|then what)\b",
        "^would &^would it |^would that |^would this |^would we |^would you ",
        r"\bwould (?:it|that|you|this|we) ",
    ),
    (
        "silence", "announce-now", "a",
        "correction decision todo evidence",
        "now let me check whether all tests pass",
        "The query now uses the index and takes 3 ms instead of 900.",
        "i need to|i'll |i'm going to|i'm now|let me|let's |now i|now let",
        "^(?:(?:now|ok(?:ay)?|great|good|perfect|alright|first|next|so|then|excellent)[,.!:]? )*(?:let me"
            "|i'll (?:now|first|start|also|need to|just|go|run|check|look|read|create|update|use)|now (?:i|let)"
            "|i'm (?:going to|now)|i need to|let's (?:run|check|look|see|start|create|verify|test|fix|add|update"
            r"|now))\b",
    ),
    (
        "silence", "hedge", "ua",
        "evidence",
        "the crash was probably caused by a stale socket",
        "the crash was caused by a stale socket",
        "^are tested|^could |^i assume|^i believe|^i guess|^i suspect|^i think|^in theory|^likely|^looks like"
            "|^may be|^may have|^maybe|^might |^not tested|^perhaps|^possibly|^presumably|^probably|^seem to"
            "|^seems to|^untested",
        r"\b(?:probably|likely|presumably|perhaps|possibly|maybe|i suspect|i guess|i assume|might (?:be|have)"
            "|may (?:be|have)|could (?:be|have)|seems? to|looks like|in theory|i think|i believe|not tested|untested"
            r"|are tested)\b",
    ),
    (
        "silence", "expectation", "ua",
        "todo",
        "If the mail is sent, we should see a row after the commit",
        "we should see to the logo after the launch",
        "^should |^would &^if |^once |^when &appear$|be$|find$|fire$|get$|happen$|have$|see$",
        r"^(?:if|when|once) .{3,140}?\b(?:should|would) (?:then |now |also )?(?:see|get|fire|appear|happen|find|have"
            r"|be)\b",
        "^we should &expect |get |see ",
        r"\bwe should (?:now |then |also )?(?:see|get|expect) (?:a|an|the|one|two|no|that|it)\b",
    ),
    (
        "silence", "not-yet-so", "a",
        "todo",
        "It reads the row that hasn't been written yet",
        "The row has not been written yet",
        "^yet$&^yet& not$|n't$|nt$",
        r"\b(?:that|which|who|where|when|if|until|while|because) (?:\w+ ){0,3}?(?:has|have|had|is|are|was|were|does"
            r"|do|did)(?:n'?t| not)\b.{0,60}\byet\b",
        "^yet$&^yet&(",
        r"\([^)]*(?:\bnot|n'?t)\b[^)]*\byet\b[^)]*\)",
        "^at th",
        r"\bat (?:that|this) (?:point|moment|time|stage)\b.{0,20}\byet\b|\byet\b.{0,10}\bat (?:that|this) (?:point"
            r"|moment|time|stage)\b",
    ),
    (
        "silence", "praise", "a",
        "evidence",
        "That way all tests pass without a network",
        "All tests pass without a network",
        "^it allow|^it also allow|^it also avoid|^it also eliminate|^it also ensure|^it also gives|^it also keep"
            "|^it also let|^it also make|^it also means|^it also prevent|^it also simplifies|^it also would"
            "|^it avoid|^it eliminate|^it ensure|^it gives|^it keep|^it let|^it make|^it means|^it prevent"
            "|^it simplifies|^it would|^that allow|^that also allow|^that also avoid|^that also eliminate"
            "|^that also ensure|^that also gives|^that also keep|^that also let|^that also make|^that also means"
            "|^that also prevent|^that also simplifies|^that also would|^that avoid|^that eliminate|^that ensure"
            "|^that gives|^that keep|^that let|^that make|^that means|^that prevent|^that simplifies|^that would"
            "|^this allow|^this also allow|^this also avoid|^this also eliminate|^this also ensure|^this also gives"
            "|^this also keep|^this also let|^this also make|^this also means|^this also prevent"
            "|^this also simplifies|^this also would|^this avoid|^this eliminate|^this ensure|^this gives"
            "|^this keep|^this let|^this make|^this means|^this prevent|^this simplifies|^this would&^it |^that "
            "|^this ",
        "^(?:this|that|it) (?:also )?(?:eliminates?|simplifies|avoids?|gives|keeps?|lets?|allows?|ensures?|prevents?"
            "|makes?|would|means) ",
        "^that way$|^this way$&^that way|^this way&^th",
        r"^(?:that|this) way\b",
        "green$|pass$|succeed$&green|pass|succeed&build |builds |ci |test |tests ",
        r"\b(?:makes?|lets?|to make|would make) (?:the |all |every |this |that |it )?(?:\w+ )?(?:tests?|builds?"
            r"|ci) (?:pass|green|succeed)\b",
    ),
    (
        "silence", "should-pass-now", "ua",
        "evidence",
        "the nightly suite should be green again",
        "the nightly suite is green again",
        "^should &be fine|be fixed|be gone|be green|be ok|be resolved|build|compile|pass|succeed|work",
        r"\bshould (?:now |also |all |then |still )*(?:pass|work|be (?:green|fixed|fine|gone|resolved|ok)|build"
            r"|compile|succeed)\b",
    ),
    (
        "silence", "since-i-will", "a",
        "evidence",
        "The flags crash since the rename, so first I'll add a guard",
        "The flags crash since the rename",
        "^since &, &, first i|, i|, so first i|, so i",
        r"\bsince .{3,160}, (?:so )?(?:first )?i(?:'ll| will|'m going to)\b",
    ),
    (
        "silence", "half-a-pair", "a",
        "evidence",
        "Before: counted all 40 rows as errors",
        "Before: counted 40 errors, after: 2",
        "^before$|^old behavior$|^old behaviour$|^old$|^previously$&^before|^old|^previously&*|:",
        r"^(?:before|old|previously|old behaviou?r)\b[:*]+ (?!.*\b(?:after|now|new|afterwards)\b)",
    ),
    (
        "silence", "failing-please", "u",
        "evidence",
        "the suite is still failing, run it once more",
        "the suite is still failing on arm",
        "broken$|crashing$|failing$|red$&broken|crashing|failing|red&check|debug|fix|help|look|run|see|try",
        r"\b(?:keeps?|still|are|is) (?:failing|red|broken|crashing)\b.{0,24}?(?:[,;] ?| and | so |\b)(?:please "
            r"|can you |could you |pls )?(?:run|fix|check|see|look|try|help|rerun|debug)\b",
    ),
    (
        "silence", "computed", "u",
        "correction",
        "sum = 3 + 4 = 8 (wrong, should be 7)",
        "sum = 8 is wrong, should be 7",
        "expected|incorrect|not correct|should be|wrong&(&)",
        r"(?:=[^=()]*[-+*/][^=()]*=|=[^=()]*=)[^()]{0,30}\((?:this is |that's |which is )?(?:incorrect|wrong"
            r"|not correct|should be|expected)[^)]*\)",
    ),
    (
        "silence", "agreeing", "a",
        "correction",
        "You're right, this is a real gap in their docs",
        "You're right, this is a queue, not a stack",
        "^you are |^you're &correct|right&blind spot|concern|downside|edge case|gap|limitation|pitfall|question"
            "|risk|trade|weakness",
        r"\byou(?:'re| are) (?:absolutely |completely |quite |totally )?(?:right|correct)\W{1,4}(?:this|that|it)(?:'s"
            r"| is| was| would be| could be) (?:an?|the|indeed an?) (?:\w+ ){0,2}(?:gap|limitation|concern|risk"
            r"|weakness|question|trade-?off|edge case|blind spot|downside|pitfall)\b(?!.*\b(?:i|my|not|instead)\b)",
    ),
    (
        "silence", "dismissed", "u",
        "constraint decision",
        "they say we must rewrite it all, ridiculous",
        "we must rewrite it all",
        "absurd|nonsense|ridiculous|smh|whatever that means|which is silly|wtf&,|.|;",
        r"[,;.] ?(?:ridiculous|nonsense|absurd|wtf|smh|whatever that means|which is silly)\W*$",
        "^came across |^found |^read |^reading |^saw |^skimmed &claim$|claims$|said$|say$|says$&claim|said|say",
        r"\b(?:reading|read|saw|found|skimmed|came across) .{2,60}?\b(?:it|that|which|he|she|they|who) (?:says?|said"
            r"|claims?)\b",
    ),
    (
        "silence", "quoted", "ua",
        "correction decision constraint todo evidence",
        "the guest wrote: 'we have decided to leave'",
        "we have decided to leave",
        "^answered|^claim|^commented|^goes|^read|^replied|^said|^say|^writes|^wrote& '| ‘&'|’",
        r"\b(?:wrote|writes|says?|said|reads?|claims?|claimed|replied|commented|answered"
            r"|goes)[:,]? ['\u2018](?=\w).{3,}['\u2019]\W*$",
    ),
)
# fmt: on
