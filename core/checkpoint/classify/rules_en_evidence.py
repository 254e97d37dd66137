"""How a proven fact is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "evidence", "tests-pass", "ua", "clean|fail|failed|failing|green|pass|passed|red|succeed|without ",
        r"\b(?:tests?|specs?|suites?|checks?|cases?|assertions?|examples?|scenarios?|e2e|lint(?:er)?"
        r"|type ?checks?|mypy|tsc|build|builds|pipeline|ci|run|jobs?|targets?|pytest|jest|all \d+"
        r"|\d+(?: of \d+)?)\b[^;?]{0,30}? (?:all |now |is |are |still |both |were |was |have |has |run |runs "
        "|came back |come back |came out |ran |print )*(?:pass(?:e[sd]|ing)?|green|red|succeed(?:s|ed)?|failed"
        r"|failing|fail(?:s)?|clean|without (?:errors?|failures?|warnings?))\b(?! (?:if|when|unless|or not|arg"
        r"|the|a |to the|in the|by|through|as))|\b\d+ (?:tests? )?(?:passed|failed)\b|\b(?:passed|passes"
        r"|passing) (?:on|under|with|in) \w+",
        "the nightly suite is green",
        "pass the salt",
    ),
    (
        "evidence", "root-cause", "ua",
        " explains |because|cause|caused|due to|from|in `|only|produced|reason|root cause|since|since "
        "|the culprit|to blame|traced |triggered|when",
        r"\b(?:root cause|the culprit|the (?:actual |real |underlying )?(?:cause|reason) (?:is|was|for)"
        "|traced (?:it|this|that|the <p>{2,30}) (?:back )?to|(?:is|was|are|were|got) (?:caused|triggered"
        r"|produced) by|to blame|(?:which|that|this) explains (?:the|why))\b(?! (?:when|if) ).{4,}"
        r"|<e>\w*[^;?]{0,50}? (?:is|are|was|were|comes?|came|stems?|stemmed|happens?|happened|occurs?|appears?"
        r"|shows? up|results?|originates?|arises?)\b[^;?]{0,20}? ?(?:due to|because|from|since|in <c>|when"
        r"|only)\b.{4,}|<e>\w*[^;?]{0,60}? (?:because|since (?!last|the last|then|\d|when|yesterday)) ?.{4,}",
        "the culprit is a stale dns entry",
        "pass the salt",
    ),
    (
        "evidence", "is-an-error", "ua",
        "asan|bisect|bisected|captured|counted|datadog|diffed|dmesg|dump|dumped|explain|flame|gdb|grafana"
        "|instrumented|lighthouse|logged|lsof|packet capture|perf|pprof|profil|profiled|profiler|prometheus"
        "|query plan|sampled|sentry|stack|strace|tcpdump|traced|tsan|ubsan|valgrind|wireshark",
        r"\b(?:asan|tsan|ubsan|valgrind|(?:git )?bisect(?:ed|ing)?|strace|gdb|(?:the )?profiler|perf"
        "|flame ?graphs?|profil(?:e|ing)|(?:heap|core|thread|memory) ?dumps?|stack ?traces?|explain(?: analyze)?"
        "|wireshark|tcpdump|lsof|dmesg|lighthouse|grafana|prometheus|datadog|sentry|pprof|packet capture"
        r"|query plan)\b ?(?:\w+ ){0,3}?(?:says?|shows?|showed|points?|pointed|reports?|reported|found|blames?"
        r"|complains?|gives?|gave|landed|lists?|confirms?|:|leads?|led|has|went|prints?)|\bi (?:traced|profiled"
        "|instrumented|bisected|logged|counted|sampled|captured|diffed|dumped) (?:the |all |every |it"
        "|each ).{2,40}?(?:,| and|;|:) .{4,}",
        "dmesg shows a failing disk",
        "explain the constraint in line 4",
    ),
    (
        "evidence", "reproduced", "ua",
        "confirmed|confirms|double|proved|proves|repro|rules out|shows that|tested |validated|verified",
        r"\b(?:i|we|qa|they|he|she|support|it|can|could)(?:'ve| have| has)? (?:also |just |now |already |finally "
        r"|can |could )*(?:reproduce[sd]?|repro'?d)\b(?! (?:the (?:layout|design|look)|it\?))|\b(?:verified"
        r"|confirmed|validated)(?: (?:that|with|on|in|by|via|against|it|this|locally|manually|twice|the)\b"
        r"|[:,] ).{3,}|\b(?:i|we|qa)(?:'ve| have)? (?:verified|confirmed|validated|double-?checked|proved)\b"
        r"|\b(?:which|this|that) (?:proves|confirms|rules out|shows that)\b|\btested (?:it |this |that )?(?:on"
        r"|with|against|in|three|twice|two|\d).{3,}",
        "we can reproduce the freeze with two tabs",
        "confirmed",
    ),
    (
        "evidence", "ran-and-got", "ua",
        "executing|i benchmarked|i called|i checked|i counted|i executed|i measured|i opened|i queried|i ran"
        "|i timed|i tried|ran|running|with ",
        r"\b(?:i ran|i executed|running|executing|i timed|i measured|i counted|i benchmarked|i queried|i checked"
        r"|i called|i tried|i opened|ran)\b .{2,80}?(?:[,:;] | and | gives?| gave| returns?| returned| prints?"
        "| printed| yields?| yielded| takes?| took| shows?| showed| produces?| produced| exits?| exited| fails?"
        r"| finds?| found).{0,40}(?:\d|<c>|no (?:errors?|diff|warnings?)|same|identical)"
        r"|\bwith (?:the )?<p>{2,50}?,? (?:rss|memory|latency|cpu|throughput|it|the \w+|p\d\d|accuracy|size|time"
        "|requests?|load|fps) (?:stays?|stayed|is|was|sits?|drops?|dropped|falls?|fell|goes|went|takes?|took"
        "|shifts?|needs?|uses?|used|rose|rises|hangs?|crashe[sd]|fails?|works?) .{2,}",
        "running it 50 times gives no errors",
        "run the tests",
    ),
    (
        "evidence", "measured", "ua", "#|benchmark|clocked|counted|measured|measurement|timed|timing",
        r"\b(?:measured|measurements?|benchmark(?:s|ed|ing)?|clocked|timed|timings?|counted)\b.{0,60}?\d"
        r"|\b(?:p\d\d\d?|median|mean|average|throughput|latency|rss|fps|rps|qps|coverage|accuracy|cold start"
        r"|peak (?:memory|rss)|cpu|memory|response time|load time|bundle size|hit rate|error rate)\b(?! (?:must"
        r"|should|has to|below|under|limit|budget|needs|target|goal|may)).{0,40}?(?:\bis|\bwas|\bat|\bof|\bwent"
        r"|\bdrop(?:s|ped)|\bfell|\brose|\bstays?|[:=]|\bnow|\bdown|\bup|\bgoes|\bimproved|\bjumped|\bdoubled"
        r"|\bfrom|\bhits?|\breached|\bcame) .{0,20}?\d",
        "measured it three times, 41 to 43 fps",
        "the average user has 2 cats",
    ),
    (
        "evidence", "from-to", "ua", "#|better|faster|fewer|higher|less|lower|more|quicker|slower|smaller|worse",
        r"\b(?:from|was(?: at)?|before[: ]+) ?[~$]?<n> ?<u>?(?:\b|(?<=%)).{0,30}?\b(?:down to|up to|to"
        "|now(?: at)?|after[: ]+|and now) ?[~$]?<n>|<n> ?(?:%|percent|x|times) (?:faster|slower|less|fewer"
        r"|smaller|more|lower|higher|better|worse|quicker)\b|<n> ?<u>.{0,30}?\b(?:vs\.?|versus|against"
        r"|compared (?:to|with)|instead of|down from|up from) .{0,20}?<n>|<n> ?<u>? ?(?:->|=>|\u2192) ?<n>",
        "from 9 to 5 i sleep",
        "make that 3 retries instead of 5",
    ),
    (
        "evidence", "number-unit-log", "ua",
        "allocations|bytes|calls |conflict|duplicate|error|events|exit|failure|instances|leak|lost|mismatch"
        "|misses|objects|queries |records|regression|requests|rows|times |warning",
        r"(?:^|[:;,] ?|\b(?:with|has|are|were|only|shows?|found|finds?|reports?|returned|holds?|got|counts?"
        "|called|made|is|total|exactly) )(?:about |exactly |only |around )?(?:0|zero|no"
        r"|<n>[km]?) (?:\w+ ){0,2}?(?:errors?|leaks?|warnings?|conflicts?|failures?|regressions?|mismatch(?:es)?"
        "|duplicates?|instances|bytes|times (?:per|a|in|each)|misses|allocations|calls (?:per|a|to)"
        r"|queries (?:per|a)|lost)\b(?! (?:should|must|allowed|please|at all))(?!.{0,20}\b(?:max|limit)\b)"
        r"|\bexit(?:s|ed)?(?: code| status| with)* [0-9]\b|\b<n>[km]? (?:rows|requests|records|events"
        r"|objects),? .{0,20}?<n> ?(?:s|ms|sec|seconds|min)\b",
        "the sync finished with 0 conflicts",
        "it takes no errors lightly",
    ),
    (
        "evidence", "fails-with", "ua",
        "also|always|as the|because|caused by|due to|never|no longer|only|since|still|unless|when|whenever",
        r"\b(?:fail(?:s|ed)?|crash(?:es|ed)|throws|threw|raise[sd]|dies|died|panic(?:s|ked)|hangs|segfaults?"
        r"|returns?(?= (?:an? )?(?:error|<c>|[45]\d\d|http))|returned(?= (?:an? )?(?:error|<c>"
        r"|[45]\d\d))) (?:with |a |an |on |in |at )*(?:<c>|error|status|exit|http|[45]\d\d)?.{0,60}?\b(?:because"
        r"|since|due to|as the|when|caused by|whenever|unless)\b .{4,}|\b(?:also|still|always|only|no longer"
        r"|never) (?:hangs?|crash(?:es|ed)?|fails?|reproduces?|leaks?|segfaults?|times? out)\b.{4,}",
        "the exporter dies with a broken pipe when the client leaves",
        "it takes no errors lightly",
    ),
    (
        "evidence", "gone-with", "ua",
        "cleared|disabl|disappeared|downgrad|goes away|gone|no longer |recovered|remov|restarting|revert|roll"
        "|solved|stopped|switching off|turning off|unplugging|updat|upgrad|vanished|went away",
        r"\b(?:is|are|was|were|and|it|alerts?|error|leak|crash|bug|flicker|problem|spike|hang|noise|warning"
        r"|symptom)s? (?:the \w+ )?(?:is |are |was |were |has |have )?(?:all )?(?:gone|cleared|disappeared"
        r"|vanished|went away|goes away|solved|stopped|recovered)\b.{0,20}?\b(?:with|after|since|on|in|within"
        r"|when|as soon as|once|at|by)\b.{2,}|\b(?:revert(?:ing|ed)?|roll(?:ing|ed) back|upgrad(?:ing|ed)"
        "|downgrad(?:ing|ed)|updat(?:ing|ed)|disabl(?:ing|ed)|remov(?:ing|ed)|switching off|turning off"
        r"|unplugging|restarting)\b.{2,50}? (?:fixe[sd]|cleared|solve[sd]|resolve[sd]|helped|stopped|cures?"
        r"|made .{2,30} (?:go away|disappear|stop)|and .{2,20} (?:cleared|gone|stopped))\b|\bno longer (?:crashes"
        r"|fails|hangs|leaks|reproduces|happens|occurs|flickers)\b",
        "disabling the extension stopped the flicker",
        "stay away from the payment module",
    ),
    (
        "evidence", "commit", "ua",
        "agree|bad|bit-identical|breaks|broke|byte-identical|cause|cleared|contains|culprit|differ|equal|first"
        "|first bad|first bad commit|fixe|fixed in |good|green|identical|introduced|introduced |match|passes"
        "|regress|reverted|the same",
        r"\b(?:commit |in |at |since |says |with |after |on )?<h>.{0,60}?\b(?:introduced|broke|breaks|fix(?:es"
        "|ed)|caused?|is (?:the )?(?:first|bad|good|culprit)|first bad|regress|green|passes|reverted|contains"
        r"|cleared)|\b(?:first bad commit|introduced (?:in|by|with) (?:commit )?(?:<h>|v?\d|<c>)"
        r"|fixed in (?:commit )?(?:<h>|v?\d+\.\d))|\b(?:checksums?|sha-?\d*s?|md5s?|hash(?:es)?|outputs?|files"
        "|digests?|results|dumps) (?:of .{2,30} )?(?:are |is |now |do |all )*(?:match(?:es)?|identical|agree"
        r"|the same|equal|byte-identical|bit-identical|differ)\b",
        "the checksums of both dumps agree",
        "the hash function is slow",
    ),
    (
        "evidence", "ci-run", "ua", "#",
        r"\b(?:ci|build|pipeline|workflow|job|run)(?: (?:run|job|build))? ?#?\d{2,}\b.{0,40}?(?:green|red|pass"
        "|fail|ok|succe|broke)",
        "build #812 broke on arm",
        "the ci run number is shown",
    ),
    (
        "evidence", "says", "ua",
        "curl|dashboard|devtools|journal|log|metrics|monitoring|network tab|stderr|stdout|syslog|telemetry"
        "|the console|the graph|the output|the report|the trace",
        r"\b(?:logs?|metrics|dashboard|monitoring|telemetry|the trace|the graph|the report|curl|the console"
        "|devtools|network tab|the output|stderr|stdout|syslog|journal(?:ctl)?) (?:say|says|show|shows|showed"
        "|said|has|have|prints?|printed|contains?|reports?|confirms?|lists?|read|reads|is full of|returned"
        r"|returns)\b .{4,}",
        "the syslog shows a clock jump",
        "running with -race shows two writers",
    ),
    (
        "evidence", "works-here-fails-there", "ua",
        " been |constant|fine|flat|good|green|ok|only |passes|runs|stable|steady|work",
        r"\b(?:works?|fine|ok|passes|green|runs|good) (?:on|in|with|under|for) <p>{1,30}[,;] ?(?:but |and "
        r"|while )?(?:crashes|fails?|hangs?|breaks?|red|broken|not|dies|segfaults?|errors) (?:on|in|with|under)\b"
        r"|\bonly <p>{2,30} (?:is|are) (?:affected|broken|failing|slow|red)\b|\b(?:has|have) been (?:clean|stable"
        r"|green|quiet|flat|fine|silent) (?:for|since)\b|\b(?:stays?|stayed|remains?|remained|is|was|sits?"
        r"|holds?) (?:flat|stable|constant|steady) at .{0,6}\d",
        "fine on linux, hangs on windows",
        "length 12 was measured",
    ),
    (
        "evidence", "it-was", "ua",
        " explains| why |boils down to|came down to|comes down to|found |it turned out |turned out to be|was|were",
        "^(?:yep,? |ok,? |so,? |ah,? |found it[:;,.] ?|got it[:;,.] ?|solved[:;,.] ?)*(?:it|that|this|the (?:<e>"
        "|problem|issue|cause|outage|delay|lag|glitch)) (?:was|were|turned out to be|comes down to|came down to"
        "|boils down to) (?:just |only |simply |actually )?(?:a |an |the |my |our |due to |in )?(?!(?:fun|nice"
        "|great|good|ok|fine|me|you|him|her|late|long|funny|easy|hard|fast|wrong|right|not|so|too|very|like"
        r"|about|never|always|just|that|what|how|when|where|there)\b)<p>{2,60}$|\bfound (?:it|the (?:bug|cause"
        r"|issue|problem|leak|culprit))[:;,.-]+ ?<p>{3,}|\b(?:that'?s|which is|this is|hence) why <p>{3,}(?:died"
        "|failed|fails|crash|hang|slow|broke|timed|stop|red|missing|off|leak|wrong|twice)"
        r"|\bit turned out (?:that )?<p>{4,}|\b(?:which|that|this) explains\b",
        "the outage was an expired certificate",
        "after all that rain we were wet",
    ),
    (
        "evidence", "checked-all", "ua",
        ", same |checked|compared|diff|diffed|grepped|inspected|listed|looked |queried|scanned|searched|tested"
        "|tried|went through",
        r"\b(?:i |we )?(?:checked|compared|tried|searched|grepped|inspected|diffed|queried|went through"
        r"|looked (?:at|through)|tested|scanned|listed) (?:all|both|the|each|every|\d+|two|three|four|five"
        r"|it) ?<p>{0,40}?[:;,.] ?(?:and )?(?:none|no|only|all|both|they|each|every|it|nothing|\d+|<c>|oom"
        r"|the (?:same|only))\b.{2,}|\b(?:i |we )(?:checked|compared|diffed|inspected|tested"
        r"|searched) <p>{2,50} and (?:they|it|none|both|all|no|found|nothing|only|the)\b.{2,}|\b(?:diff"
        "|difference) (?:of|between) <p>{2,30} (?:is|was|comes out) (?:empty|zero|none|clean|only)"
        r"|\bsame <p>{2,20}, same <p>{2,20}",
        "i went through the logs, nothing after noon",
        "we checked in",
    ),
    (
        "evidence", "figure-now", "ua",
        " before|#|% of |exit|finds|found|gave|listed|printed|report|reported|returned|said|says|showed",
        "^(?:the )?(?:lighthouse|coverage|score|hit rate|accuracy|f1|bundle|uptime|sonar|pagespeed)(?: score"
        r"| size)?(?: is| at|:| now)* ?\d+(?:\.\d+)? ?%?(?:$|[,;.])|<c> (?:reports?|reported|found|finds|says"
        r"|said|showed|returned|printed|listed|gave|exit(?:s|ed)) (?:\d|no\b|zero|only|<c>|that).{0,}|\b(?:takes?"
        "|took|uses?|needs?|used|needed|runs? in|ran in|finishes in) (?:about |only |just "
        "|exactly )?<n><u>.{0,40}?(?:instead of|rather than|,? (?:was|before|down|up|with|without|vs)"
        r"|not) ?.{0,12}?\d|<n> ?\w{0,8} before,? (?:and )?(?:now )?<n>|\b\d+(?:\.\d+)? ?% of (?:the )?(?:time"
        r"|cpu|memory|requests|runs|calls|cases|traffic|budget)\b",
        "`ruff` found 0 problems",
        "the hash function is slow",
    ),
    (
        "evidence", "the-bug-is-in", "ua",
        " code |bottleneck|bug|corruption|crash|deadlock|delay|error|exception|fault|flakiness|hang|killed"
        "|killed by the oom|leak|mismatch|outage|overflow|race|regression|slow part|spike",
        r"\bthe (?:\w+ )?(?:leak|bug|crash|regression|bottleneck|fault|race|deadlock|hang|error|exception"
        "|overflow|slow part|delay|corruption|mismatch|flakiness|outage|spike) (?:is|was|lies|sits|came|comes"
        "|happens|occurs|starts|started|originates|stems) (?:in|with|at|from|on|when|inside|the"
        r"|because)\b ?(?!(?:a way|progress|question|the ticket))<p>{2,}|\b(?:exit|status|error"
        r"|return) code \d+ (?:means|says|is|was|indicates|comes)\b.{4,}|\b(?:oom-?killed"
        r"|killed by the oom)\b.{0,40}",
        "the bottleneck sits in the json encoder",
        "it takes no errors lightly",
    ),
    (
        "evidence", "did-and-stopped", "ua",
        " again|back|clean|cleared|disappeared|dropped|fell|fixed|gone|green|passe|recovered|stopp|vanished"
        "|went away",
        "^(?:after |i |we )?(?:bump(?:ed|ing)|rais(?:ed|ing)|lower(?:ed|ing)|set(?:ting)?|add(?:ed|ing)"
        "|chang(?:ed|ing)|swapp(?:ed|ing)|replac(?:ed|ing)|mov(?:ed|ing)|turn(?:ed|ing) (?:on|off)|enabl(?:ed"
        "|ing)|pinn(?:ed|ing)|increas(?:ed|ing)|decreas(?:ed|ing)|clear(?:ed|ing)|restart(?:ed|ing)|unplugg(?:ed"
        "|ing)) <p>{2,50}?(?:,? and|,|;) ?<p>{2,40}? (?:stopp(?:ed|ing)|(?:is|are|was|were) (?:gone|fixed|back"
        "|clean|green)|vanished|went away|cleared|disappeared|passe[sd]|works? again|recovered|dropped|fell)",
        "raised the ulimit and the resets vanished",
        "customer says it's fixed in 2.3",
    ),
    (
        "evidence", "two-figures", "ua", "#",
        r"^(?!.*\b(?:must|should|shall|limit|limited|at most|at least|max|maximum|min|minimum|budget|never"
        "|no more than|up to|keep|stay|needs? to|has to|may|can|between|every|per page|please|want|make|set"
        "|change|use|only|todo|within|exceed|target|goal|larger|longer|bigger|smaller than|fewer|under"
        r"|below)\b).*?(?<![\w.])<n><u>\b.{3,80}?(?<![\w.])<n><u>?(?![\w.]*[-:/]\d)(?:\b|(?<=%))",
        "old: 12 MB, new: 3 MB",
        "use 4 s and 9 s",
    ),
    (
        "evidence", "condition", "ua",
        "breaks|crash|crashes|drop|error|fails|failure|hangs|happens|is broken|is slow|leak|leaks|occurs|only "
        "|regression|reproduces|restart|shows up|stalls|timeout|times out",
        r"\b(?:fails|happens|crashes|breaks|hangs|occurs|reproduces|leaks|stalls|times out|shows up|is slow"
        "|is broken) (?:only|just|every time|whenever|as soon as|unless|exactly|consistently|reliably"
        r"|always)\b.{3,}|\bonly (?:fails|happens|crashes|breaks|hangs|occurs|reproduces|leaks|works"
        r"|shows up)\b.{3,}|\bno (?:crash(?:es)?|errors?|leaks?|failures?|restarts?|timeouts?|drops?"
        r"|regressions?) (?:in|after|for|over|since|during) (?:the )?(?:last |past )?(?:\d|two|three|four|five"
        "|six|ten|a (?:day|week)|the)",
        "it stalls whenever the vpn reconnects",
        "it always works on my laptop, as always",
    ),
    (
        "evidence", "can-confirm", "ua",
        "arises|backup|came|cases|checks|comes|compiler|confirm|confirmed|deploy|examples|exit|export|gc"
        "|i can confirm|import|indicate|linker|migration|optimizer|originates|planner|prove|query plan|restore"
        "|return|reveal|revealed|rollback|scheduler|show|showed|size|spec|stems|sync|test|time|turn|upgrade",
        r"\bi can confirm\b <p>{3,}|(?:<c>|\b(?:debug|test|trace|log|strace|profiler|explain|output|inspection"
        "|the debugger|-race|wireshark|git log|git blame|coverage)) ?(?:output |run |mode |log )?(?:shows?"
        "|showed|confirms?|confirmed|reveals?|revealed|proves?|indicates?) (?:that |a |an |the |two |no "
        r"|\d)?.{3,}|\bthe <p>{0,20}?(?:<e>|failure|problem) (?:comes|came|stems|originates"
        r"|arises) from\b <p>{3,}|\b(?:all|\d+|every) (?:of the )?(?:\d+ )?(?:\w+ ){0,2}(?:tests?|specs?|cases"
        r"|checks|examples) (?:succeed|succeeded|pass|passed|are green|hold)\b|\bexit(?:s|ed) with (?:code )?\d+"
        r"|\breturns? <n> (?:with|for|on|when) <p>{2,30},? (?:and|but|while) (?:a )?<n>\b|\b(?:package|bundle"
        "|image|binary|page|index|file|heap|table|build) (?:size|time) (?:went|is down|dropped|shrank|fell|grew"
        r"|rose)\b.{0,30}\d|\bturns? out (?:that )?(?:the |it |a |an |my |our )<p>{2,40}(?:expired|was|is|were"
        r"|had|has|ran|missing|full|stale|duplicate|down|blocked|broken|leak|corrupt)\b ?<p>{0,40}|\b(?:backup"
        "|restore|migration|import|export|deploy|sync|upgrade|rollback)s? (?:restored|worked|ran|went|finished"
        r"|completed|succeeded|is) ?(?:fine|ok|clean(?:ly)?|through|successful(?:ly)?|without)?[,;:] ?.{0,20}\d"
        r"|\b(?:query plan|planner|optimizer|scheduler|linker|compiler|gc) (?:uses?|picks?|chooses?|does|shows?"
        "|drops?|skips?) <p>{3,}",
        "git blame shows the check was dropped in may",
        "i can confirm? i cannot come from there",
    ),
    (
        "evidence", "figures-u", "u", "#|client|connection|identical|matches|reproducible|request|tested |user",
        r"^(?!.*\b(?:must|should|shall|limit|limited|at most|at least|max|maximum|min|minimum|budget|never"
        "|no more than|up to|keep|stay|needs? to|has to|may|can|please|want|make|set|change|use|todo|within"
        "|exceed|target|goal|larger|longer|bigger|under|below|later|tomorrow|next|when|add|not|before|free|call"
        r"|room)\b).*?(?:\b(?:in|at|is|was|takes?|took|got|only|still|boots?|starts?|loads?|loaded|runs?|ran"
        r"|finished|builds?|hits?|now|again|uses?) (?:in |at |about |only |just )?<n><u>(?:\b|(?<=%))|\b<n> (?:of"
        r"|out of|/) <n> (?:runs?|tests?|requests?|times|cases|attempts|tries|users?|gb|mb)\b|\b\d+ (?:users?"
        r"|clients?|requests?|connections?)[,;:] ?(?:no|zero|0|\d+) (?:errors?|failures?|drops?|timeouts?)"
        r"|\btested (?:it )?on \w+ (?:machines?|phones?|devices?|browsers?|boxes|laptops?)|\b(?:matches|identical"
        r"|reproducible)\W*$)",
        "without the plugin it boots in 2 s",
        "we meet at 10 min past noon, please use 2 s",
    ),
    (
        "evidence", "terse", "ua",
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
        "7 of 9 replays crash in the shader",
        "make that 3 retries instead of 5",
    ),
)
# fmt: on
