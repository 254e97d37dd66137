"""More of how a proven fact is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "evidence", "it-was", "ua",
        "the outage was an expired certificate",
        "after all that rain we were wet",
        "boils down to|came down to|comes down to|turned out to be|was|were",
        "^(?:yep,? |ok,? |so,? |ah,? |found it[:;,.] ?|got it[:;,.] ?|solved[:;,.] ?)*(?:it|that|this|the (?:<e>"
            "|problem|issue|cause|outage|delay|lag|glitch)) (?:was|were|turned out to be|comes down to|came down to"
            "|boils down to) (?:just |only |simply |actually )?(?:a |an |the |my |our |due to |in )?(?!(?:fun|nice"
            "|great|good|ok|fine|me|you|him|her|late|long|funny|easy|hard|fast|wrong|right|not|so|too|very|like"
            r"|about|never|always|just|that|what|how|when|where|there)\b)<p>{2,60}$",
        "found it|found the &it|the bug|the cause|the culprit|the issue|the leak|the problem",
        r"\bfound (?:it|the (?:bug|cause|issue|problem|leak|culprit))[:;,.-]+ ?<p>{3,}",
        " why &broke|crash|died|failed|fails|hang|leak|missing|off|red|slow|stop|timed|twice|wrong&hence|that"
            "|this is|which is",
        r"\b(?:that'?s|which is|this is|hence) why <p>{3,}\b(?:died|failed|fails|crash|hang|slow|broke|timed|stop"
            "|red|missing|off|leak|wrong|twice)",
        "it turned out ",
        r"\bit turned out (?:that )?<p>{4,}",
        " explains&that|this|which",
        r"\b(?:which|that|this) explains\b",
    ),
    (
        "evidence", "checked-all", "ua",
        "i went through the logs, nothing after noon",
        "we checked in",
        "checked|compared|diffed|grepped|inspected|listed|looked at|looked through|queried|scanned|searched"
            "|tested|tried|went through",
        r"\b(?:i |we )?(?:checked|compared|tried|searched|grepped|inspected|diffed|queried|went through"
            r"|looked (?:at|through)|tested|scanned|listed) (?:all|both|the|each|every|\d+|two|three|four|five"
            r"|it) ?<p>{0,40}?[:;,.] ?(?:and )?(?:none|no|only|all|both|they|each|every|it|nothing|\d+|<c>|oom"
            r"|the (?:same|only))\b.{2,}",
        "checked|compared|diffed|inspected|searched|tested& and all| and both| and found| and it| and no"
            "| and none| and nothing| and only| and the| and they&i |we ",
        r"\b(?:i |we )(?:checked|compared|diffed|inspected|tested|searched) <p>{2,50} and (?:they|it|none|both"
            r"|all|no|found|nothing|only|the)\b.{2,}",
        "diff|difference&clean|empty|none|only|zero&between|of",
        r"\b(?:diff|difference) (?:of|between) <p>{2,30} (?:is|was|comes out) (?:empty|zero|none|clean|only)",
        ", same &same ",
        r"\bsame <p>{2,20}, same <p>{2,20}",
    ),
    (
        "evidence", "figure-now", "ua",
        "`ruff` found 0 problems",
        "use 4 s and 9 s",
        "accuracy|bundle|coverage|f1|hit rate|lighthouse|pagespeed|score|sonar|uptime&#",
        "^(?:the )?(?:lighthouse|coverage|score|hit rate|accuracy|f1|bundle|uptime|sonar|pagespeed)(?: score"
            r"| size)?(?: is| at|:| now)* ?\d+(?:\.\d+)? ?%?(?:$|[,;.])",
        "` exit|` finds|` found|` gave|` listed|` printed|` report|` reported|` returned|` said|` says"
            "|` showed&exited|exits|finds|found|gave|listed|printed|report|reported|returned|said|says|showed&`",
        r"<c> (?:reports?|reported|found|finds|says|said|showed|returned|printed|listed|gave|exit(?:s|ed)) (?:\d"
            r"|no\b|zero|only|<c>|that).{0,}",
        "#&finishes in|need|needed|ran in|run|take|took|use|used",
        r"\b(?:takes?|took|uses?|needs?|used|needed|runs? in|ran in|finishes in) (?:about |only |just "
            "|exactly )?<n><u>.{0,40}?(?:instead of|rather than|,? (?:was|before|down|up|with|without|vs)"
            r"|not) ?.{0,12}?\d",
        " before&#",
        r"<n> ?\w{0,8} before,? (?:and )?(?:now )?<n>",
        "% of &budget|calls|cases|cpu|memory|requests|runs|time|traffic&#",
        r"\b\d+(?:\.\d+)? ?% of (?:the )?(?:time|cpu|memory|requests|runs|calls|cases|traffic|budget)\b",
    ),
    (
        "evidence", "the-bug-is-in", "ua",
        "the bottleneck sits in the json encoder",
        "it takes no errors lightly",
        "bottleneck|bug|corruption|crash|deadlock|delay|error|exception|fault|flakiness|hang|leak|mismatch"
            "|outage|overflow|race|regression|slow part|spike&the &came|comes|happens|is|lies|occurs|originates|sits"
            "|started|starts|stems|was",
        r"\bthe (?:\w+ )?(?:leak|bug|crash|regression|bottleneck|fault|race|deadlock|hang|error|exception"
            "|overflow|slow part|delay|corruption|mismatch|flakiness|outage|spike) (?:is|was|lies|sits|came|comes"
            "|happens|occurs|starts|started|originates|stems) (?:in|with|at|from|on|when|inside|the"
            r"|because)\b ?(?!(?:a way|progress|question|the ticket))<p>{2,}",
        " code &error|exit|return|status&#",
        r"\b(?:exit|status|error|return) code \d+ (?:means|says|is|was|indicates|comes)\b.{4,}",
        "killed|killed by the oom",
        r"\b(?:oom-?killed|killed by the oom)\b.{0,40}",
    ),
    (
        "evidence", "did-and-stopped", "ua",
        "raised the ulimit and the resets vanished",
        "i'm back",
        " again|back|clean|cleared|disappeared|dropped|fell|fixed|gone|green|passe|recovered|stopped|stopping"
            "|vanished|went away&added|adding|bumped|bumping|changed|changing|cleared|clearing|decreased|decreasing"
            "|enabled|enabling|increased|increasing|lowered|lowering|moved|moving|pinned|pinning|raised|raising"
            "|replaced|replacing|restarted|restarting|set|swapped|swapping|turned|turning|unplugged|unplugging",
        "^(?:after |i |we )?(?:bump(?:ed|ing)|rais(?:ed|ing)|lower(?:ed|ing)|set(?:ting)?|add(?:ed|ing)"
            "|chang(?:ed|ing)|swapp(?:ed|ing)|replac(?:ed|ing)|mov(?:ed|ing)|turn(?:ed|ing) (?:on|off)|enabl(?:ed"
            "|ing)|pinn(?:ed|ing)|increas(?:ed|ing)|decreas(?:ed|ing)|clear(?:ed|ing)|restart(?:ed|ing)|unplugg(?:ed"
            "|ing)) <p>{2,50}?(?:,? and|,|;) ?<p>{2,40}? (?:stopp(?:ed|ing)|(?:is|are|was|were) (?:gone|fixed|back"
            "|clean|green)|vanished|went away|cleared|disappeared|passe[sd]|works? again|recovered|dropped|fell)",
    ),
    (
        "evidence", "two-figures", "ua",
        "old: 12 MB, new: 3 MB",
        "use 4 s and 9 s",
        "#",
        r"^(?!.*\b(?:must|should|shall|limit|limited|at most|at least|max|maximum|min|minimum|budget|never"
            "|no more than|up to|keep|stay|needs? to|has to|may|can|between|every|per page|please|want|make|set"
            "|change|use|only|todo|within|exceed|target|goal|larger|longer|bigger|smaller than|fewer|under"
            r"|below)\b).*?(?<![\w.])<n><u>\b.{3,80}?(?<![\w.])<n><u>?(?![\w.]*[-:/]\d)(?:\b|(?<=%))",
    ),
    (
        "evidence", "condition", "ua",
        "it stalls whenever the vpn reconnects",
        "it always works on my laptop, as always",
        "breaks|crashes|fails|hangs|happens|is broken|is slow|leaks|occurs|reproduces|shows up|stalls"
            "|times out&always|as soon as|consistently|every time|exactly|just|only|reliably|unless|whenever",
        r"\b(?:fails|happens|crashes|breaks|hangs|occurs|reproduces|leaks|stalls|times out|shows up|is slow"
            "|is broken) (?:only|just|every time|whenever|as soon as|unless|exactly|consistently|reliably"
            r"|always)\b.{3,}",
        "breaks|crashes|fails|hangs|happens|leaks|occurs|reproduces|shows up&only breaks|only crashes|only fails"
            "|only hangs|only happens|only leaks|only occurs|only reproduces|only shows up",
        r"\bonly (?:fails|happens|crashes|breaks|hangs|occurs|reproduces|leaks|shows up)\b.{3,}",
        "no crash|no drop|no error|no failure|no leak|no regression|no restart|no timeout&crash|drop|error"
            "|failure|leak|regression|restart|timeout&after|during|for|in|over|since",
        r"\bno (?:crash(?:es)?|errors?|leaks?|failures?|restarts?|timeouts?|drops?|regressions?) (?:in|after|for"
            r"|over|since|during) (?:the )?(?:last |past )?(?:\d|two|three|four|five|six|ten|a (?:day|week)|the)",
    ),
    (
        "evidence", "can-confirm", "ua",
        "git blame shows the check was dropped in may",
        "i can confirm? i cannot come from there",
        "i can confirm",
        r"\bi can confirm\b <p>{3,}",
        "confirm|confirmed|indicate|prove|reveal|revealed|show|showed",
        r"(?:<c>|\b(?:debug|test|trace|log|strace|profiler|explain|output|inspection|the debugger|-race|wireshark"
            "|git log|git blame|coverage)) ?(?:output |run |mode |log )?(?:shows?|showed|confirms?|confirmed"
            r"|reveals?|revealed|proves?|indicates?) (?:that |a |an |the |two |no |\d)?.{3,}",
        "arises|came|comes|originates|stems& from&the ",
        r"\bthe <p>{0,20}?(?:<e>|failure|problem) (?:comes|came|stems|originates|arises) from\b <p>{3,}",
        "cases|checks|examples|spec|test&are green|hold|pass|passed|succeed|succeeded&#|all|every",
        r"\b(?:all|\d+|every) (?:of the )?(?:\d+ )?(?:\w+ ){0,2}(?:tests?|specs?|cases|checks"
            r"|examples) (?:succeed|succeeded|pass|passed|are green|hold)\b",
        "exited|exits& with &#",
        r"\bexit(?:s|ed) with (?:code )?\d+",
        "return&#&and|but|while",
        r"\breturns? <n> (?:with|for|on|when) <p>{2,30},? (?:and|but|while) (?:a )?<n>\b",
        "size|time&binary|build|bundle|file|heap|image|index|package|page|table&dropped|fell|grew|is down|rose"
            "|shrank|went",
        r"\b(?:package|bundle|image|binary|page|index|file|heap|table|build) (?:size|time) (?:went|is down"
            r"|dropped|shrank|fell|grew|rose)\b.{0,30}\d",
        "turn& out ",
        r"\bturns? out (?:that )?(?:the |it |a |an |my |our )<p>{2,40}(?:expired|was|is|were|had|has|ran|missing"
            r"|full|stale|duplicate|down|blocked|broken|leak|corrupt)\b ?<p>{0,40}",
        "backup|deploy|export|import|migration|restore|rollback|sync|upgrade&#&completed|finished|is|ran"
            "|restored|succeeded|went|worked",
        r"\b(?:backup|restore|migration|import|export|deploy|sync|upgrade|rollback)s? (?:restored|worked|ran|went"
            "|finished|completed|succeeded|is) ?(?:fine|ok|clean(?:ly)?|through|successful(?:ly)?"
            r"|without)?[,;:] ?.{0,20}\d",
        "compiler|gc|linker|optimizer|planner|query plan|scheduler&choose|does|drop|pick|show|skip|use",
        r"\b(?:query plan|planner|optimizer|scheduler|linker|compiler|gc) (?:uses?|picks?|chooses?|does|shows?"
            "|drops?|skips?) <p>{3,}",
    ),
    (
        "evidence", "figures-u", "u",
        "without the plugin it boots in 2 s",
        "we meet at 10 min past noon, please use 2 s",
        "#|client|connection|identical|matches|reproducible|request|tested |user",
        r"^(?!.*\b(?:must|should|shall|limit|limited|at most|at least|max|maximum|min|minimum|budget|never"
            "|no more than|up to|keep|stay|needs? to|has to|may|can|please|want|make|set|change|use|todo|within"
            "|exceed|target|goal|larger|longer|bigger|under|below|later|tomorrow|next|when|add|not|before|free|call"
            r"|room)\b).*?(?:\b(?:in|at|is|was|takes?|took|got|only|still|boots?|starts?|loads?|loaded|runs?|ran"
            r"|finished|builds?|hits?|now|again|uses?) (?:in |at |about |only |just )?<n><u>(?:\b|(?<=%))|\b<n> (?:of"
            r"|out of|/) <n> (?:runs?|tests?|requests?|times|cases|attempts|tries|users?|gb|mb)\b|\b\d+ (?:users?"
            r"|clients?|requests?|connections?)[,;:] ?(?:no|zero|0|\d+) (?:errors?|failures?|drops?|timeouts?)"
            r"|\btested (?:it )?on \w+ (?:machines?|phones?|devices?|browsers?|boxes|laptops?)|\b(?:matches|identical"
            r"|reproducible)\W*$)",
    ),
    (
        "evidence", "terse", "ua",
        "7 of 9 replays crash in the shader",
        "make that 3 retries instead of 5",
        " of |before|bench|build |counter|hence|load test|meter|monitor|on main|oscilloscope|previously|profiler"
            "|scope|stopwatch|test rig|thermometer|with the old|without",
        r"^(?!.*\b(?:must|should|max|limit|at most|at least|please|needs?|want|can you|todo|left"
            r"|remain)\b)(?:(?:only |all |just )?\d[\d.]* of (?:the )?\d[\d.]* ?\w* ?<p>{0,24}?\b(?:works?"
            "|pass(?:ed)?|fail(?:ed)?|is|are|was|were|come|go(?:es)?|had|have|hit|crash(?:ed)?"
            r"|succeed(?:ed)?)\b.{2,}|.{3,50}\bhence\b.{3,}|\b(?:the )?(?:bench(?:mark)?|meter|scope|profiler"
            "|oscilloscope|load test|stopwatch|test rig|monitor|counter|thermometer) (?:printed|drew|showed|said"
            r"|read|measured|reported|gave|gives|says|reads|shows|counted)\b.{0,40}\d|\bbuild #?\d+ (?:handles|works"
            r"|fixes|passes|survives|runs|opens|loads|fails|crashes)\b.{3,}"
            r"|.{3,60}\d[\d.]* ?\w{0,4}[^,;]{0,20}[,;] ?\d[\d.]* ?\w{0,4} (?:before|without|on main|with the old"
            r"|previously)\W*$)",
    ),
)
# fmt: on
