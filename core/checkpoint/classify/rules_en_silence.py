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
        " saying|claim|claimed|preach|said|say|swear|told me|told us",
        r"\b(?:people|they|folks|someone|somebody|everyone|some|the internet|reddit|twitter|a blog|this blog"
            "|the speaker|one talk|the talk|my (?:boss|colleague|friend|teacher|prof|mom|dad|uncle|old boss)|he"
            "|she) (?:always |often |usually |once )?(?:says?|said|claims?|claimed|told (?:me|us)|keeps? saying"
            r"|preach(?:es)?|swears?)\b(?! (?:yes|no|ok|we|to)\b)",
        "heard|read somewhere&i heard|i read somewhere",
        r"\bi (?:heard|read somewhere)\b",
        "old joke",
        r"\bold joke\b",
    ),
    (
        "silence", "sarcasm", "ua",
        "correction decision constraint todo evidence",
        "let's go with fortran, lol",
        "measured it three times, 41 to 43 fps",
        "as if|in your dreams|just joking|just kidding|lmao|oh sure|what could |what else|why not|yeah right",
        r"\b(?:what could (?:possibly )?go wrong|oh sure|yeah right|just (?:kidding|joking)|as if|why not|lmao"
            r"|what else|in your dreams)\b",
        "sure&and|let's",
        "(?:^|[,;.] ?)sure,? (?:let's|and)",
        "haha|hehe|jk|lol",
        r"\b(?:haha|lol|hehe|jk)\W*$",
    ),
    (
        "silence", "maybe", "u",
        "decision constraint correction",
        "not sure, we'll use tabs i guess",
        "that might be all, we'll use tabs",
        "could also|could maybe|i guess|i suppose|is it possible|it depends|maybe i|maybe it|maybe we|maybe you"
            "|no opinion|not sure|perhaps it|perhaps we|perhaps you|undecided|unsure|we could|we might|what if|wonder",
        r"\b(?:(?:i )?wonder(?:ing)? (?:if|whether)|not sure|unsure|no opinion|undecided|i (?:guess"
            "|suppose) (?:we|it|you) (?:could|might)|could (?:also|maybe)|maybe (?:we|it|you|i)|perhaps (?:we|it"
            r"|you)|what if|it depends|is it possible|we (?:could|might))\b",
    ),
    (
        "silence", "general", "ua",
        "correction decision constraint",
        "a mutex must always be unlocked by its owner, whereas a semaphore need not",
        "it must be unlocked while it runs",
        "are used for|by definition|for example|generally|in general|is short for|is used to|stands for"
            "|typically|usually|whereas",
        r"\b(?:whereas|in general|generally|typically|usually|by definition|stands for|is used to|is short for"
            r"|are used for|for example)\b",
    ),
    (
        "silence", "if-else", "u",
        "decision constraint correction evidence",
        "if it must never fail, would you use raft",
        "that might be all, we'll use tabs",
        "could|might|then what|would&assuming|if|imagine|say|suppose",
        r"^(?:if|suppose|imagine|assuming|say) .{3,80}\b(?:would|could|might|then what)\b",
        "would it|would that|would this|would we|would you",
        r"\bwould (?:it|that|you|this|we) ",
    ),
    (
        "silence", "announce-now", "a",
        "correction decision todo evidence",
        "now let me check whether all tests pass",
        "The query now uses the index and takes 3 ms instead of 900.",
        "i need to|i'll also|i'll check|i'll create|i'll first|i'll go|i'll just|i'll look|i'll need to|i'll now"
            "|i'll read|i'll run|i'll start|i'll update|i'll use|i'm going to|i'm now|let me|let's add|let's check"
            "|let's create|let's fix|let's look|let's now|let's run|let's see|let's start|let's test|let's update"
            "|let's verify|now i|now let",
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
        "are tested|could be|could have|i assume|i believe|i guess|i suspect|i think|in theory|likely|looks like"
            "|may be|may have|maybe|might be|might have|not tested|perhaps|possibly|presumably|probably|seem|untested",
        r"\b(?:probably|likely|presumably|perhaps|possibly|maybe|i suspect|i guess|i assume|might (?:be|have)"
            "|may (?:be|have)|could (?:be|have)|seems? to|looks like|in theory|i think|i believe|not tested|untested"
            r"|are tested)\b",
    ),
)
# fmt: on
