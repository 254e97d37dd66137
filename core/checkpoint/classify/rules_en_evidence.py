"""How a proven fact is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "evidence", "tests-pass", "ua",
        "the nightly suite is green",
        "pass the salt",
        "clean|fail|failed|failing|green|pass|red|succeed|without ",
        r"\b(?:tests?|specs?|suites?|checks?|cases?|assertions?|examples?|scenarios?|e2e|lint(?:er)?"
            r"|type ?checks?|mypy|tsc|build|builds|pipeline|ci|run|jobs?|targets?|pytest|jest|all \d+"
            r"|\d+(?: of \d+)?)\b[^;?]{0,30}? (?:all |now |is |are |still |both |were |was |have |has |run |runs "
            "|came back |come back |came out |ran |print )*(?:pass(?:e[sd]|ing)?|green|red|succeed(?:s|ed)?|failed"
            r"|failing|fail(?:s)?|clean|without (?:errors?|failures?|warnings?))\b(?! (?:if|when|unless|or not|arg"
            "|the|a |to the|in the|by|through|as))",
        "failed|passed",
        r"\b\d+ (?:tests? )?(?:passed|failed)\b",
        "pass",
        r"\b(?:passed|passes|passing) (?:on|under|with|in) \w+",
    ),
    (
        "evidence", "root-cause", "ua",
        "the culprit is a stale dns entry",
        "i am the only one here",
        " explains |cause|caused|produced|reason|root cause|the culprit|to blame|traced |triggered",
        r"\b(?:root cause|the culprit|the (?:actual |real |underlying )?(?:cause|reason) (?:is|was|for)"
            "|traced (?:it|this|that|the <p>{2,30}) (?:back )?to|(?:is|was|are|were|got) (?:caused|triggered"
            r"|produced) by|to blame|(?:which|that|this) explains (?:the|why))\b(?! (?:when|if) ).{4,}",
        "because|due to|from|in `|only|since|when",
        r"<e>\w*[^;?]{0,50}? (?:is|are|was|were|comes?|came|stems?|stemmed|happens?|happened|occurs?|appears?"
            r"|shows? up|results?|originates?|arises?)\b[^;?]{0,20}? ?(?:due to|because|from|since|in <c>|when"
            r"|only)\b.{4,}",
        "because|since ",
        r"<e>\w*[^;?]{0,60}? (?:because|since (?!last|the last|then|\d|when|yesterday)) ?.{4,}",
    ),
    (
        "evidence", "is-an-error", "ua",
        "dmesg shows a failing disk",
        "explain the constraint in line 4",
        "asan|bisect|datadog|dmesg|dump|explain|flame|gdb|grafana|lighthouse|lsof|packet capture|perf|pprof"
            "|profil|profiler|prometheus|query plan|sentry|stack|strace|tcpdump|tsan|ubsan|valgrind|wireshark",
        r"\b(?:asan|tsan|ubsan|valgrind|(?:git )?bisect(?:ed|ing)?|strace|gdb|(?:the )?profiler|perf"
            "|flame ?graphs?|profil(?:e|ing)|(?:heap|core|thread|memory) ?dumps?|stack ?traces?|explain(?: analyze)?"
            "|wireshark|tcpdump|lsof|dmesg|lighthouse|grafana|prometheus|datadog|sentry|pprof|packet capture"
            r"|query plan)\b ?(?:\w+ ){0,3}?(?:says?|shows?|showed|points?|pointed|reports?|reported|found|blames?"
            "|complains?|gives?|gave|landed|lists?|confirms?|:|leads?|led|has|went|prints?)",
        "bisected|captured|counted|diffed|dumped|instrumented|logged|profiled|sampled|traced",
        r"\bi (?:traced|profiled|instrumented|bisected|logged|counted|sampled|captured|diffed|dumped) (?:the "
            "|all |every |it|each ).{2,40}?(?:,| and|;|:) .{4,}",
    ),
    (
        "evidence", "reproduced", "ua",
        "we can reproduce the freeze with two tabs",
        "confirmed",
        "repro",
        r"\b(?:i|we|qa|they|he|she|support|it|can|could)(?:'ve| have| has)? (?:also |just |now |already |finally "
            r"|can |could )*(?:reproduce[sd]?|repro'?d)\b(?! (?:the (?:layout|design|look)|it\?))",
        "confirmed|validated|verified",
        r"\b(?:verified|confirmed|validated)(?: (?:that|with|on|in|by|via|against|it|this|locally|manually|twice"
            r"|the)\b|[:,] ).{3,}",
        "confirmed|double|proved|validated|verified",
        r"\b(?:i|we|qa)(?:'ve| have)? (?:verified|confirmed|validated|double-?checked|proved)\b",
        "confirms|proves|rules out|shows that",
        r"\b(?:which|this|that) (?:proves|confirms|rules out|shows that)\b",
        "tested ",
        r"\btested (?:it |this |that )?(?:on|with|against|in|three|twice|two|\d).{3,}",
    ),
    (
        "evidence", "ran-and-got", "ua",
        "running it 50 times gives no errors",
        "go with me to the station",
        "executing|i benchmarked|i called|i checked|i counted|i executed|i measured|i opened|i queried|i ran"
            "|i timed|i tried|ran|running",
        r"\b(?:i ran|i executed|running|executing|i timed|i measured|i counted|i benchmarked|i queried|i checked"
            r"|i called|i tried|i opened|ran)\b .{2,80}?(?:[,:;] | and | gives?| gave| returns?| returned| prints?"
            "| printed| yields?| yielded| takes?| took| shows?| showed| produces?| produced| exits?| exited| fails?"
            r"| finds?| found).{0,40}(?:\d|<c>|no (?:errors?|diff|warnings?)|same|identical)",
        "with ",
        r"\bwith (?:the )?<p>{2,50}?,? (?:rss|memory|latency|cpu|throughput|it|the \w+|p\d\d|accuracy|size|time"
            "|requests?|load|fps) (?:stays?|stayed|is|was|sits?|drops?|dropped|falls?|fell|goes|went|takes?|took"
            "|shifts?|needs?|uses?|used|rose|rises|hangs?|crashe[sd]|fails?|works?) .{2,}",
    ),
    (
        "evidence", "measured", "ua",
        "measured it three times, 41 to 43 fps",
        "the average user has 2 cats",
        "benchmark|clocked|counted|measured|measurement|timed|timing",
        r"\b(?:measured|measurements?|benchmark(?:s|ed|ing)?|clocked|timed|timings?|counted)\b.{0,60}?\d",
        "#",
        r"\b(?:p\d\d\d?|median|mean|average|throughput|latency|rss|fps|rps|qps|coverage|accuracy|cold start"
            r"|peak (?:memory|rss)|cpu|memory|response time|load time|bundle size|hit rate|error rate)\b(?! (?:must"
            r"|should|has to|below|under|limit|budget|needs|target|goal|may)).{0,40}?(?:\bis|\bwas|\bat|\bof|\bwent"
            r"|\bdrop(?:s|ped)|\bfell|\brose|\bstays?|[:=]|\bnow|\bdown|\bup|\bgoes|\bimproved|\bjumped|\bdoubled"
            r"|\bfrom|\bhits?|\breached|\bcame) .{0,20}?\d",
    ),
    (
        "evidence", "from-to", "ua",
        "from 9 to 5 i sleep",
        "make that 3 retries instead of 5",
        "#",
        r"\b(?:from|was(?: at)?|before[: ]+) ?[~$]?<n> ?<u>?(?:\b|(?<=%)).{0,30}?\b(?:down to|up to|to"
            "|now(?: at)?|after[: ]+|and now) ?[~$]?<n>",
        "better|faster|fewer|higher|less|lower|more|quicker|slower|smaller|worse",
        r"<n> ?(?:%|percent|x|times) (?:faster|slower|less|fewer|smaller|more|lower|higher|better|worse|quicker)\b",
        "#",
        r"<n> ?<u>.{0,30}?\b(?:vs\.?|versus|against|compared (?:to|with)|instead of|down from|up from) .{0,20}?<n>",
        "#",
        r"<n> ?<u>? ?(?:->|=>|\u2192) ?<n>",
    ),
    (
        "evidence", "number-unit-log", "ua",
        "the sync finished with 0 conflicts",
        "it takes no errors lightly",
        "allocations|bytes|calls |conflict|duplicate|error|failure|instances|leak|lost|mismatch|misses|queries "
            "|regression|times |warning",
        r"(?:^|[:;,] ?|\b(?:with|has|are|were|only|shows?|found|finds?|reports?|returned|holds?|got|counts?"
            "|called|made|is|total|exactly) )(?:about |exactly |only |around )?(?:0|zero|no"
            r"|<n>[km]?) (?:\w+ ){0,2}?(?:errors?|leaks?|warnings?|conflicts?|failures?|regressions?|mismatch(?:es)?"
            "|duplicates?|instances|bytes|times (?:per|a|in|each)|misses|allocations|calls (?:per|a|to)"
            r"|queries (?:per|a)|lost)\b(?! (?:should|must|allowed|please|at all))(?!.{0,20}\b(?:max|limit)\b)",
        "exit",
        r"\bexit(?:s|ed)?(?: code| status| with)* [0-9]\b",
        "events|objects|records|requests|rows",
        r"\b<n>[km]? (?:rows|requests|records|events|objects),? .{0,20}?<n> ?(?:s|ms|sec|seconds|min)\b",
    ),
    (
        "evidence", "fails-with", "ua",
        "the exporter dies with a broken pipe when the client leaves",
        "never mind me",
        "as the|because|caused by|due to|since|unless|when|whenever",
        r"\b(?:fail(?:s|ed)?|crash(?:es|ed)|throws|threw|raise[sd]|dies|died|panic(?:s|ked)|hangs|segfaults?"
            r"|returns?(?= (?:an? )?(?:error|<c>|[45]\d\d|http))|returned(?= (?:an? )?(?:error|<c>"
            r"|[45]\d\d))) (?:with |a |an |on |in |at )*(?:<c>|error|status|exit|http|[45]\d\d)?.{0,60}?\b(?:because"
            r"|since|due to|as the|when|caused by|whenever|unless)\b .{4,}",
        "also|always|never|no longer|only|still",
        r"\b(?:also|still|always|only|no longer|never) (?:hangs?|crash(?:es|ed)?|fails?|reproduces?|leaks?"
            r"|segfaults?|times? out)\b.{4,}",
    ),
    (
        "evidence", "gone-with", "ua",
        "disabling the extension stopped the flicker",
        "please revert the font change",
        "cleared|disappeared|goes away|gone|recovered|solved|stopped|vanished|went away",
        r"\b(?:is|are|was|were|and|it|alerts?|error|leak|crash|bug|flicker|problem|spike|hang|noise|warning"
            r"|symptom)s? (?:the \w+ )?(?:is |are |was |were |has |have )?(?:all )?(?:gone|cleared|disappeared"
            r"|vanished|went away|goes away|solved|stopped|recovered)\b.{0,20}?\b(?:with|after|since|on|in|within"
            r"|when|as soon as|once|at|by)\b.{2,}",
        "disabl|downgrad|remov|restarting|revert|roll|switching off|turning off|unplugging|updat|upgrad",
        r"\b(?:revert(?:ing|ed)?|roll(?:ing|ed) back|upgrad(?:ing|ed)|downgrad(?:ing|ed)|updat(?:ing|ed)"
            "|disabl(?:ing|ed)|remov(?:ing|ed)|switching off|turning off|unplugging"
            r"|restarting)\b.{2,50}? (?:fixe[sd]|cleared|solve[sd]|resolve[sd]|helped|stopped|cures?"
            r"|made .{2,30} (?:go away|disappear|stop)|and .{2,20} (?:cleared|gone|stopped))\b",
        "no longer ",
        r"\bno longer (?:crashes|fails|hangs|leaks|reproduces|happens|occurs|flickers)\b",
    ),
    (
        "evidence", "commit", "ua",
        "the checksums of both dumps agree",
        "he won the match",
        "bad|breaks|broke|cause|cleared|contains|culprit|first|first bad|fixe|good|green|introduced|passes"
            "|regress|reverted",
        r"\b(?:commit |in |at |since |says |with |after |on )?<h>.{0,60}?\b(?:introduced|broke|breaks|fix(?:es"
            "|ed)|caused?|is (?:the )?(?:first|bad|good|culprit)|first bad|regress|green|passes|reverted|contains"
            "|cleared)",
        "first bad commit|fixed in |introduced ",
        r"\b(?:first bad commit|introduced (?:in|by|with) (?:commit )?(?:<h>|v?\d|<c>)"
            r"|fixed in (?:commit )?(?:<h>|v?\d+\.\d))",
        "agree|bit-identical|byte-identical|differ|equal|identical|match|the same",
        r"\b(?:checksums?|sha-?\d*s?|md5s?|hash(?:es)?|outputs?|files|digests?|results"
            "|dumps) (?:of .{2,30} )?(?:are |is |now |do |all )*(?:match(?:es)?|identical|agree|the same|equal"
            r"|byte-identical|bit-identical|differ)\b",
    ),
    (
        "evidence", "ci-run", "ua",
        "build #812 broke on arm",
        "length 12 was measured",
        "#",
        r"\b(?:ci|build|pipeline|workflow|job|run)(?: (?:run|job|build))? ?#?\d{2,}\b.{0,40}?(?:green|red|pass"
            "|fail|ok|succe|broke)",
    ),
    (
        "evidence", "says", "ua",
        "the syslog shows a clock jump",
        "keep the audit log enabled",
        "curl|dashboard|devtools|journal|log|metrics|monitoring|network tab|stderr|stdout|syslog|telemetry"
            "|the console|the graph|the output|the report|the trace",
        r"\b(?:logs?|metrics|dashboard|monitoring|telemetry|the trace|the graph|the report|curl|the console"
            "|devtools|network tab|the output|stderr|stdout|syslog|journal(?:ctl)?) (?:say|says|show|shows|showed"
            "|said|has|have|prints?|printed|contains?|reports?|confirms?|lists?|read|reads|is full of|returned"
            r"|returns)\b .{4,}",
    ),
    (
        "evidence", "works-here-fails-there", "ua",
        "fine on linux, hangs on windows",
        "i am the only one here",
        "fine|good|green|ok|passes|runs|work",
        r"\b(?:works?|fine|ok|passes|green|runs|good) (?:on|in|with|under|for) <p>{1,30}[,;] ?(?:but |and "
            r"|while )?(?:crashes|fails?|hangs?|breaks?|red|broken|not|dies|segfaults?|errors) (?:on|in|with|under)\b",
        "only ",
        r"\bonly <p>{2,30} (?:is|are) (?:affected|broken|failing|slow|red)\b",
        " been ",
        r"\b(?:has|have) been (?:clean|stable|green|quiet|flat|fine|silent) (?:for|since)\b",
        "constant|flat|stable|steady",
        r"\b(?:stays?|stayed|remains?|remained|is|was|sits?|holds?) (?:flat|stable|constant|steady) at .{0,6}\d",
    ),
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
        "found ",
        r"\bfound (?:it|the (?:bug|cause|issue|problem|leak|culprit))[:;,.-]+ ?<p>{3,}",
        " why ",
        r"\b(?:that'?s|which is|this is|hence) why <p>{3,}(?:died|failed|fails|crash|hang|slow|broke|timed|stop"
            "|red|missing|off|leak|wrong|twice)",
        "it turned out ",
        r"\bit turned out (?:that )?<p>{4,}",
        " explains",
        r"\b(?:which|that|this) explains\b",
    ),
    (
        "evidence", "checked-all", "ua",
        "i went through the logs, nothing after noon",
        "we checked in",
        "checked|compared|diffed|grepped|inspected|listed|looked |queried|scanned|searched|tested|tried"
            "|went through",
        r"\b(?:i |we )?(?:checked|compared|tried|searched|grepped|inspected|diffed|queried|went through"
            r"|looked (?:at|through)|tested|scanned|listed) (?:all|both|the|each|every|\d+|two|three|four|five"
            r"|it) ?<p>{0,40}?[:;,.] ?(?:and )?(?:none|no|only|all|both|they|each|every|it|nothing|\d+|<c>|oom"
            r"|the (?:same|only))\b.{2,}",
        "checked|compared|diffed|inspected|searched|tested",
        r"\b(?:i |we )(?:checked|compared|diffed|inspected|tested|searched) <p>{2,50} and (?:they|it|none|both"
            r"|all|no|found|nothing|only|the)\b.{2,}",
        "diff",
        r"\b(?:diff|difference) (?:of|between) <p>{2,30} (?:is|was|comes out) (?:empty|zero|none|clean|only)",
        ", same ",
        r"\bsame <p>{2,20}, same <p>{2,20}",
    ),
    (
        "evidence", "figure-now", "ua",
        "`ruff` found 0 problems",
        "i said so",
        "#",
        "^(?:the )?(?:lighthouse|coverage|score|hit rate|accuracy|f1|bundle|uptime|sonar|pagespeed)(?: score"
            r"| size)?(?: is| at|:| now)* ?\d+(?:\.\d+)? ?%?(?:$|[,;.])",
        "exit|finds|found|gave|listed|printed|report|reported|returned|said|says|showed",
        r"<c> (?:reports?|reported|found|finds|says|said|showed|returned|printed|listed|gave|exit(?:s|ed)) (?:\d"
            r"|no\b|zero|only|<c>|that).{0,}",
        "#",
        r"\b(?:takes?|took|uses?|needs?|used|needed|runs? in|ran in|finishes in) (?:about |only |just "
            "|exactly )?<n><u>.{0,40}?(?:instead of|rather than|,? (?:was|before|down|up|with|without|vs)"
            r"|not) ?.{0,12}?\d",
        " before",
        r"<n> ?\w{0,8} before,? (?:and )?(?:now )?<n>",
        "% of ",
        r"\b\d+(?:\.\d+)? ?% of (?:the )?(?:time|cpu|memory|requests|runs|calls|cases|traffic|budget)\b",
    ),
    (
        "evidence", "the-bug-is-in", "ua",
        "the bottleneck sits in the json encoder",
        "it takes no errors lightly",
        "bottleneck|bug|corruption|crash|deadlock|delay|error|exception|fault|flakiness|hang|leak|mismatch"
            "|outage|overflow|race|regression|slow part|spike",
        r"\bthe (?:\w+ )?(?:leak|bug|crash|regression|bottleneck|fault|race|deadlock|hang|error|exception"
            "|overflow|slow part|delay|corruption|mismatch|flakiness|outage|spike) (?:is|was|lies|sits|came|comes"
            "|happens|occurs|starts|started|originates|stems) (?:in|with|at|from|on|when|inside|the"
            r"|because)\b ?(?!(?:a way|progress|question|the ticket))<p>{2,}",
        " code ",
        r"\b(?:exit|status|error|return) code \d+ (?:means|says|is|was|indicates|comes)\b.{4,}",
        "killed|killed by the oom",
        r"\b(?:oom-?killed|killed by the oom)\b.{0,40}",
    ),
    (
        "evidence", "did-and-stopped", "ua",
        "raised the ulimit and the resets vanished",
        "i'm back",
        " again|back|clean|cleared|disappeared|dropped|fell|fixed|gone|green|passe|recovered|stopp|vanished"
            "|went away",
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
        "it's not only fast but also small",
        "breaks|crashes|fails|hangs|happens|is broken|is slow|leaks|occurs|reproduces|shows up|stalls|times out",
        r"\b(?:fails|happens|crashes|breaks|hangs|occurs|reproduces|leaks|stalls|times out|shows up|is slow"
            "|is broken) (?:only|just|every time|whenever|as soon as|unless|exactly|consistently|reliably"
            r"|always)\b.{3,}",
        "only ",
        r"\bonly (?:fails|happens|crashes|breaks|hangs|occurs|reproduces|leaks|works|shows up)\b.{3,}",
        "crash|drop|error|failure|leak|regression|restart|timeout",
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
        "arises|came|comes|originates|stems",
        r"\bthe <p>{0,20}?(?:<e>|failure|problem) (?:comes|came|stems|originates|arises) from\b <p>{3,}",
        "cases|checks|examples|spec|test",
        r"\b(?:all|\d+|every) (?:of the )?(?:\d+ )?(?:\w+ ){0,2}(?:tests?|specs?|cases|checks"
            r"|examples) (?:succeed|succeeded|pass|passed|are green|hold)\b",
        "exit",
        r"\bexit(?:s|ed) with (?:code )?\d+",
        "return",
        r"\breturns? <n> (?:with|for|on|when) <p>{2,30},? (?:and|but|while) (?:a )?<n>\b",
        "size|time",
        r"\b(?:package|bundle|image|binary|page|index|file|heap|table|build) (?:size|time) (?:went|is down"
            r"|dropped|shrank|fell|grew|rose)\b.{0,30}\d",
        "turn",
        r"\bturns? out (?:that )?(?:the |it |a |an |my |our )<p>{2,40}(?:expired|was|is|were|had|has|ran|missing"
            r"|full|stale|duplicate|down|blocked|broken|leak|corrupt)\b ?<p>{0,40}",
        "backup|deploy|export|import|migration|restore|rollback|sync|upgrade",
        r"\b(?:backup|restore|migration|import|export|deploy|sync|upgrade|rollback)s? (?:restored|worked|ran|went"
            "|finished|completed|succeeded|is) ?(?:fine|ok|clean(?:ly)?|through|successful(?:ly)?"
            r"|without)?[,;:] ?.{0,20}\d",
        "compiler|gc|linker|optimizer|planner|query plan|scheduler",
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
        "#|before|bench|build |counter|hence|load test|meter|monitor|on main|oscilloscope|previously|profiler"
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
