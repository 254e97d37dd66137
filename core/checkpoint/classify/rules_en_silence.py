"""English sentences in which the words of the rules say nothing: a row takes these kinds away.

A row: name, who says it, cues, pattern, the kinds it silences, a sentence that only this row silences, and one that it
must let through.
"""

RULES = (
    (
        "hearsay",
        "ua",
        "say|says|said|heard|claimed|claims|people|told|saying|blog|talk|twitter|reddit|joke|according",
        r"\b(?:people|they|folks|someone|somebody|everyone|some|the internet|reddit|twitter|a blog|this blog|the speaker|one talk|the talk|my (?:boss|colleague|friend|teacher|prof|mom|dad|uncle|old boss)|he|she) (?:always |often |usually |once )?(?:says?|said|claims?|claimed|told (?:me|us)|keeps? saying|preach(?:es)?|swears?)\b(?! (?:yes|no|ok|we|to)\b)|\bi (?:heard|read somewhere)\b|\bold joke\b",
        "decision constraint",
        "people say you must never deploy on friday",
        "legal says you must never log names",
    ),
    (
        "sarcasm",
        "ua",
        "sure|lol|haha|yeah|great|hehe|lmao|wow|obviously|brilliant|genius|joke|joking|kidding",
        r"\b(?:what could (?:possibly )?go wrong|oh sure|yeah right|just (?:kidding|joking)|as if|why not|lmao|what else|in your dreams)\b|(?:^|[,;.] ?)sure,? (?:let's|and)|\b(?:haha|lol|hehe|jk)\W*$",
        "correction decision constraint todo evidence",
        "let's go with fortran, lol",
        "sure thing",
    ),
    (
        "maybe",
        "u",
        "maybe|perhaps|wonder|wondering|might|unsure|opinion|undecided|whether|suppose|guess|probably|possible|could",
        r"\b(?:(?:i )?wonder(?:ing)? (?:if|whether)|not sure|unsure|no opinion|undecided|i (?:guess|suppose) (?:we|it|you) (?:could|might)|could (?:also|maybe)|maybe (?:we|it|you|i)|perhaps (?:we|it|you)|what if|it depends|is it possible|we (?:could|might))\b",
        "decision constraint correction",
        "not sure, we'll use tabs i guess",
        "that might be all, we'll use tabs",
    ),
    (
        "general",
        "ua",
        "whereas|while|generally|usually|typically|means|called|definition|stands|used",
        r"\b(?:whereas|in general|generally|typically|usually|by definition|stands for|is used to|is short for|are used for|for example)\b",
        "correction decision constraint",
        "a mutex must always be unlocked by its owner, whereas a semaphore need not",
        "it must be unlocked while it runs",
    ),
    (
        "if-else",
        "u",
        "if|would|suppose|imagine|assuming",
        r"^(?:if|suppose|imagine|assuming|say) .{3,80}\b(?:would|could|might|then what)\b|\bwould (?:it|that|you|this|we) ",
        "decision constraint correction evidence",
        "if it must never fail, would you use raft",
        "it must never fail if the disk is full",
    ),
    (
        "announce-now",
        "a",
        "let|now|i'll|going|next",
        r"^(?:(?:now|ok(?:ay)?|great|good|perfect|alright|first|next|so|then|excellent)[,.!:]? )*(?:let me|i'll (?:now|first|start|also|need to|just|go|run|check|look|read|create|update|use)|now (?:i|let)|i'm (?:going to|now)|i need to|let's (?:run|check|look|see|start|create|verify|test|fix|add|update|now))\b",
        "correction decision todo evidence",
        "now let me check whether all tests pass",
        "i will only edit the yaml files",
    ),
)
