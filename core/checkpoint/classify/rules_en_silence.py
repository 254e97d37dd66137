"""Sentences in English in which the words of the rules say nothing: after the pattern stand the kinds taken away.

Rows else as in `rules_en_replace`; the sample is a sentence that this row silences.
"""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "silence", "hearsay", "ua",
        "decision constraint",
        "people say you must never deploy without a rollback",
        "legal says you must never log names",
        " saying|claim|claimed|preach|said|say|swear|told ",
        r"\b(?:people|they|folks|someone|somebody|everyone|some|the internet|reddit|twitter|a blog|this blog"
            "|the speaker|one talk|the talk|my (?:boss|colleague|friend|teacher|prof|mom|dad|uncle|old boss)|he"
            "|she) (?:always |often |usually |once )?(?:says?|said|claims?|claimed|told (?:me|us)|keeps? saying"
            r"|preach(?:es)?|swears?)\b(?! (?:yes|no|ok|we|to)\b)",
        "heard|read somewhere",
        r"\bi (?:heard|read somewhere)\b",
        "old joke",
        r"\bold joke\b",
    ),
    (
        "silence", "sarcasm", "ua",
        "correction decision constraint todo evidence",
        "let's go with fortran, lol",
        "measured it three times, 41 to 43 fps",
        "as if|in your dreams|joking|kidding|lmao|oh sure|what could |what else|why not|yeah right",
        r"\b(?:what could (?:possibly )?go wrong|oh sure|yeah right|just (?:kidding|joking)|as if|why not|lmao"
            r"|what else|in your dreams)\b",
        "sure",
        "(?:^|[,;.] ?)sure,? (?:let's|and)",
        "haha|hehe|jk|lol",
        r"\b(?:haha|lol|hehe|jk)\W*$",
    ),
    (
        "silence", "maybe", "u",
        "decision constraint correction",
        "not sure, we'll use tabs i guess",
        "that might be all, we'll use tabs",
        "could|could |guess|is it possible|it depends|maybe |might|no opinion|not sure|perhaps |suppose"
            "|undecided|unsure|what if|wonder",
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
        "could|might|then what|would",
        r"^(?:if|suppose|imagine|assuming|say) .{3,80}\b(?:would|could|might|then what)\b",
        "would ",
        r"\bwould (?:it|that|you|this|we) ",
    ),
    (
        "silence", "announce-now", "a",
        "correction decision todo evidence",
        "now let me check whether all tests pass",
        "The query now uses the index and takes 3 ms instead of 900.",
        "i need to|i'll |i'm |let me|let's |now ",
        "^(?:(?:now|ok(?:ay)?|great|good|perfect|alright|first|next|so|then|excellent)[,.!:]? )*(?:let me"
            "|i'll (?:now|first|start|also|need to|just|go|run|check|look|read|create|update|use)|now (?:i|let)"
            "|i'm (?:going to|now)|i need to|let's (?:run|check|look|see|start|create|verify|test|fix|add|update"
            r"|now))\b",
    ),
)
# fmt: on
