"""How a proven fact is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "evidence", "tests-pass", "ua",
        "the nightly suite is green",
        "pass the salt",
        "clean|fail|green|pass|red|succeed|without &#|^all 0|^assertion|^build|^case|^check|^ci|^e2e|^example|^jest"
            "|^job|^lint|^mypy|^pipeline|^pytest|^run|^scenario|^spec|^suite|^target|^test|^tsc|^type check|^typecheck",
        r"\b(?:tests?|specs?|suites?|checks?|cases?|assertions?|examples?|scenarios?|e2e|lint(?:er)?"
            r"|type ?checks?|mypy|tsc|build|builds|pipeline|ci|run|jobs?|targets?|pytest|jest|all \d+"
            r"|\d+(?: of \d+)?)\b[^;?]{0,30}? (?:all |now |is |are |still |both |were |was |have |has |run |runs "
            "|came back |come back |came out |ran |print )*(?:pass(?:e[sd]|ing)?|green|red|succeed(?:s|ed)?|failed"
            r"|failing|fail(?:s)?|clean|without (?:errors?|failures?|warnings?))\b(?! (?:if|when|unless|or not|arg"
            "|the|a |to the|in the|by|through|as))",
        " failed$| passed$& failed| passed&#",
        r"\b\d+ (?:tests? )?(?:passed|failed)\b",
        "^passed |^passes |^passing &^pass&in |on |under |with ",
        r"\b(?:passed|passes|passing) (?:on|under|with|in) \w+",
    ),
    (
        "evidence", "root-cause", "ua",
        "the culprit is a stale dns entry",
        "i am the only one here",
        "^root cause|^that explains |^the actual cause |^the actual reason |^the cause |^the culprit"
            "|^the real cause |^the real reason |^the reason |^the underlying cause |^the underlying reason "
            "|^this explains |^to blame|^traced |^which explains |caused by|produced by|triggered by",
        r"\b(?:root cause|the culprit|the (?:actual |real |underlying )?(?:cause|reason) (?:is|was|for)"
            "|traced (?:it|this|that|the <p>{2,30}) (?:back )?to|(?:is|was|are|were|got) (?:caused|triggered"
            r"|produced) by|to blame|(?:which|that|this) explains (?:the|why))\b(?! (?:when|if) ).{4,}",
        "^400|^500|^bug|^build|^corruption|^crash|^deadlock|^drift|^duplicate|^error|^exception|^failure|^flake"
            "|^flakiness|^flicker|^freeze|^hang|^leak|^mismatch|^oom|^panic|^race|^regression|^segfault|^slowdown"
            "|^slowness|^spike|^stall|^time-out|^timeout|^warning|`z&because|due to|from|in `|only|since"
            "|when& appear| are| arise| came| come| happen| is| occur| originate| result| show up| shows up| stem"
            "| was| were",
        r"<e>\w*[^;?]{0,50}? (?:is|are|was|were|comes?|came|stems?|stemmed|happens?|happened|occurs?|appears?"
            r"|shows? up|results?|originates?|arises?)\b[^;?]{0,20}? ?(?:due to|because|from|since|in <c>|when"
            r"|only)\b.{4,}",
        " because| since &^400|^500|^bug|^build|^corruption|^crash|^deadlock|^drift|^duplicate|^error|^exception"
            "|^failure|^flake|^flakiness|^flicker|^freeze|^hang|^leak|^mismatch|^oom|^panic|^race|^regression"
            "|^segfault|^slowdown|^slowness|^spike|^stall|^time-out|^timeout|^warning|`z",
        r"<e>\w*[^;?]{0,60}? (?:because|since (?!last|the last|then|\d|when|yesterday)) ?.{4,}",
    ),
    (
        "evidence", "is-an-error", "ua",
        "dmesg shows a failing disk",
        "explain the constraint in line 4",
        "^asan|^bisect|^core dump|^coredump|^datadog|^dmesg|^explain|^flame|^gdb|^git bisect|^grafana|^heap dump"
            "|^heapdump|^lighthouse|^lsof|^memory dump|^memorydump|^packet capture|^perf|^pprof|^profil|^prometheus"
            "|^query plan|^sentry|^stack|^strace|^tcpdump|^the profiler|^thread dump|^threaddump|^tsan|^ubsan"
            "|^valgrind|^wireshark&:|blame|complain|confirm|found|gave|give|has|landed|lead|led|list|point|print"
            "|report|say|show|went",
        r"\b(?:asan|tsan|ubsan|valgrind|(?:git )?bisect(?:ed|ing)?|strace|gdb|(?:the )?profiler|perf"
            "|flame ?graphs?|profil(?:e|ing)|(?:heap|core|thread|memory) ?dumps?|stack ?traces?|explain(?: analyze)?"
            "|wireshark|tcpdump|lsof|dmesg|lighthouse|grafana|prometheus|datadog|sentry|pprof|packet capture"
            r"|query plan)\b ?(?:\w+ ){0,3}?(?:says?|shows?|showed|points?|pointed|reports?|reported|found|blames?"
            "|complains?|gives?|gave|landed|lists?|confirms?|:|leads?|led|has|went|prints?)",
        "^i bisected|^i captured|^i counted|^i diffed|^i dumped|^i instrumented|^i logged|^i profiled|^i sampled"
            "|^i traced&^i & and |, |: |; ",
        r"\bi (?:traced|profiled|instrumented|bisected|logged|counted|sampled|captured|diffed|dumped) (?:the "
            "|all |every |it|each ).{2,40}?(?:,| and|;|:) .{4,}",
    ),
    (
        "evidence", "reproduced", "ua",
        "we can reproduce the freeze with two tabs",
        "confirmed",
        "repro&repro'd|reprod&repro'd$|reprod$|reproduce$|reproduced$|reproduces$",
        r"\b(?:i|we|qa|they|he|she|support|it|can|could)(?:'ve| have| has)? (?:also |just |now |already |finally "
            r"|can |could )*(?:reproduce[sd]?|repro'?d)\b(?! (?:the (?:layout|design|look)|it\?))",
        "^confirmed|^validated|^verified",
        r"\b(?:verified|confirmed|validated)(?: (?:that|with|on|in|by|via|against|it|this|locally|manually|twice"
            r"|the)\b|[:,] ).{3,}",
        "confirmed$|double-checked$|doublechecked$|proved$|validated$|verified$&confirmed|double-checked"
            "|doublechecked|proved|validated|verified&^i|^qa|^we",
        r"\b(?:i|we|qa)(?:'ve| have)? (?:verified|confirmed|validated|double-?checked|proved)\b",
        "confirms$|proves$|rules out$|shows that$&confirms|proves|rules out|shows that&^that |^this |^which ",
        r"\b(?:which|this|that) (?:proves|confirms|rules out|shows that)\b",
        "tested ",
        r"(?:^|\b(?:i|we|qa|they)(?:'ve| have)? |[,;] ?)tested (?:it |this |that )?(?:on|with|against|three|twice"
            r"|two|\d).{3,}",
    ),
    (
        "evidence", "ran-and-got", "ua",
        "running it 50 times gives no errors",
        "go with me to the station",
        "^executing|^i benchmarked|^i called|^i checked|^i counted|^i executed|^i measured|^i opened|^i queried"
            "|^i ran|^i timed|^i tried|^ran|^running&#|`|identical|no diff|no error|no warning|same& and | exit"
            "| fail| find| found| gave| give| print| produce| return| show| take| took| yield|, |: |; ",
        r"\b(?:i ran|i executed|running|executing|i timed|i measured|i counted|i benchmarked|i queried|i checked"
            r"|i called|i tried|i opened|ran)\b .{2,80}?(?:[,:;] | and | gives?| gave| returns?| returned| prints?"
            "| printed| yields?| yielded| takes?| took| shows?| showed| produces?| produced| exits?| exited| fails?"
            r"| finds?| found).{0,40}(?:\d|<c>|no (?:errors?|diff|warnings?)|same|identical)",
        "^with & accuracy| cpu| fps| it| latency| load| memory| p00| request| rss| size| the | throughput"
            "| time& crashe| drop| fail| fall| fell| goes| hang| is| need| rises| rose| shift| sit| stay| take"
            "| took| use| was| went| work",
        r"\bwith (?:the )?<p>{2,50}?,? (?:rss|memory|latency|cpu|throughput|it|the \w+|p\d\d|accuracy|size|time"
            "|requests?|load|fps) (?:stays?|stayed|is|was|sits?|drops?|dropped|falls?|fell|goes|went|takes?|took"
            "|shifts?|needs?|uses?|used|rose|rises|hangs?|crashe[sd]|fails?|works?) .{2,}",
    ),
    (
        "evidence", "measured", "ua",
        "measured it three times, 41 to 43 fps",
        "the average user has 2 cats",
        "^benchmark|^clocked|^counted|^measured|^measurement|^timed|^timing&#",
        r"\b(?:measured|measurements?|benchmark(?:s|ed|ing)?|clocked|timed|timings?|counted)\b.{0,60}?\d",
        "^accuracy|^average|^bundle size|^cold start|^coverage|^cpu|^error rate|^fps|^hit rate|^latency|^load time"
            "|^mean|^median|^memory|^p00|^peak memory|^peak rss|^qps|^response time|^rps|^rss|^throughput&#",
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
        "##&#&^before|^from|^was",
        r"^(?!.*\b(?:bump|increase|decrease|raise|lower|change|renumber\w*|update|rename|move|set|reduce"
            r"|extend) )(?:.*?)\b(?:from|was(?: at)?|before[: ]+) ?[~$]?<n> ?<u>?(?:\b|(?<=%)).{0,30}?\b(?:down to"
            "|up to|to|now(?: at)?|after[: ]+|and now) ?[~$]?<n>",
        "% better|% faster|% fewer|% higher|% less|% lower|% more|% quicker|% slower|% smaller|% worse"
            "|percent better|percent faster|percent fewer|percent higher|percent less|percent lower|percent more"
            "|percent quicker|percent slower|percent smaller|percent worse|times better|times faster|times fewer"
            "|times higher|times less|times lower|times more|times quicker|times slower|times smaller|times worse"
            "|x better|x faster|x fewer|x higher|x less|x lower|x more|x quicker|x slower|x smaller|x worse&#&% "
            "|percent |times |x ",
        r"<n> ?(?:%|percent|x|times) (?:faster|slower|less|fewer|smaller|more|lower|higher|better|worse|quicker)\b",
        "##&^against|^compared |^down from|^instead of|^up from|^versus|^vs&#",
        r"<n> ?<u>.{0,30}?\b(?:vs\.?|versus|against|compared (?:to|with)|instead of|down from|up from) .{0,20}?<n>",
        "##&->|=>|→&#",
        r"<n> ?<u>? ?(?:->|=>|\u2192) ?<n>",
    ),
    (
        "evidence", "number-unit-log", "ua",
        "the sync finished with 0 conflicts",
        "it takes no errors lightly",
        "allocations|bytes|calls |conflict|crash|drop|duplicate|error|failure|flake|instances|leak|lost|mismatch"
            "|misses|queries |regression|time-out|timeout|times |warning&#|no|zero",
        r"(?:^|[:;,] ?|\b(?:with|has|are|were|only|shows?|found|finds?|reports?|returned|holds?|got|counts?|called"
            "|made|is|total|exactly) )(?:about |exactly |only |around )?(?:0|zero|no"
            r"|<n>[km]?) (?:\w+ ){0,2}?(?:errors?|flakes?|crash(?:es)?|time-?outs?|drops?|leaks?|warnings?|conflicts?"
            "|failures?|regressions?|mismatch(?:es)?|duplicates?|instances|bytes|times (?:per|a|in|each)|misses"
            r"|allocations|calls (?:per|a|to)|queries (?:per|a)|lost)\b(?! (?:should|must|allowed|please"
            r"|at all))(?!.{0,20}\b(?:max|limit)\b)",
        "^exit",
        r"\bexit(?:s|ed)?(?: code| status| with)* [0-9]\b",
        "events|objects|records|requests|rows&##&#",
        r"\b<n>[km]? (?:rows|requests|records|events|objects),? .{0,20}?<n> ?(?:s|ms|sec|seconds|min)\b",
    ),
    (
        "evidence", "fails-with", "ua",
        "the exporter dies with a broken pipe when the client leaves",
        "never mind me",
        "^as the |^because |^caused by |^due to |^since |^unless |^when |^whenever &^as the$|^because$|^caused by$"
            "|^due to$|^since$|^unless$|^when$|^whenever$&^crashe|^died|^dies|^fail|^hangs|^panic|^raise|^return"
            "|^segfault|^threw|^throws",
        r"\b(?:fail(?:s|ed)?|crash(?:es|ed)|throws|threw|raise[sd]|dies|died|panic(?:s|ked)|hangs|segfaults?"
            r"|returns?(?= (?:an? )?(?:error|<z>|[45]\d\d|http))|returned(?= (?:an? )?(?:error|<z>"
            r"|[45]\d\d))) (?:with |a |an |on |in |at )*(?:<c>|error|status|exit|http|[45]\d\d)?.{0,60}?\b(?:because"
            r"|since|due to|as the|when|caused by|whenever|unless)\b .{4,}",
        "^also |^always |^never |^no longer |^only |^still &^also crash|^also fail|^also hang|^also leak"
            "|^also reproduce|^also segfault|^also time|^always crash|^always fail|^always hang|^always leak"
            "|^always reproduce|^always segfault|^always time|^never crash|^never fail|^never hang|^never leak"
            "|^never reproduce|^never segfault|^never time|^no longer crash|^no longer fail|^no longer hang"
            "|^no longer leak|^no longer reproduce|^no longer segfault|^no longer time|^only crash|^only fail"
            "|^only hang|^only leak|^only reproduce|^only segfault|^only time|^still crash|^still fail|^still hang"
            "|^still leak|^still reproduce|^still segfault|^still time",
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
        "^disabl|^downgrad|^remov|^restarting|^revert|^rolled back|^rolling back|^switching off|^turning off"
            "|^unplugging|^updat|^upgrad& cleared| cure| fixed| fixes| gone| helped| made | resolve| solve| stopped",
        r"\b(?:revert(?:ing|ed)?|roll(?:ing|ed) back|upgrad(?:ing|ed)|downgrad(?:ing|ed)|updat(?:ing|ed)"
            "|disabl(?:ing|ed)|remov(?:ing|ed)|switching off|turning off|unplugging"
            r"|restarting)\b.{2,50}? (?:fixe[sd]|cleared|solve[sd]|resolve[sd]|helped|stopped|cures?"
            r"|made .{2,30} (?:go away|disappear|stop)|and .{2,20} (?:cleared|gone|stopped))\b",
        "^no longer &^no longer crashes$|^no longer fails$|^no longer flickers$|^no longer hangs$"
            "|^no longer happens$|^no longer leaks$|^no longer occurs$|^no longer reproduces$&^no longer crashes"
            "|^no longer fails|^no longer flickers|^no longer hangs|^no longer happens|^no longer leaks"
            "|^no longer occurs|^no longer reproduces",
        r"\bno longer (?:crashes|fails|hangs|leaks|reproduces|happens|occurs|flickers)\b",
    ),
    (
        "evidence", "commit", "ua",
        "the checksums of both dumps agree",
        "he won the match",
        "^breaks|^broke|^cause|^cleared|^contains|^first bad|^fixed|^fixes|^green|^introduced|^is bad|^is culprit"
            "|^is first|^is good|^is the bad|^is the culprit|^is the first|^is the good|^passes|^regress"
            "|^reverted&#|`h",
        r"\b(?:commit |in |at |since |says |with |after |on )?<h>.{0,60}?\b(?:introduced|broke|breaks|fix(?:es"
            "|ed)|caused?|is (?:the )?(?:first|bad|good|culprit)|first bad|regress|green|passes|reverted|contains"
            "|cleared)",
        "^first bad commit|^fixed in |^introduced ",
        r"\b(?:first bad commit|introduced (?:in|by|with) (?:commit )?(?:<h>|v?\d|<c>)"
            r"|fixed in (?:commit )?(?:<h>|v?\d+\.\d))",
        "agree|differ|equal|identical|match|the same&^checksum|^digest|^dumps|^files|^hash|^md5|^output|^results|^sha",
        r"\b(?:checksums?|sha-?\d*s?|md5s?|hash(?:es)?|outputs?|files|digests?|results"
            "|dumps) (?:of .{2,30} )?(?:are |is |now |do |all )*(?:match(?:es)?|identical|agree|the same|equal"
            r"|byte-identical|bit-identical|differ)\b",
    ),
    (
        "evidence", "ci-run", "ua",
        "build #812 broke on arm",
        "length 12 was measured",
        "^build|^ci|^job|^pipeline|^run|^workflow&fail|green|ok|pass|red|succe&#",
        r"\b(?:ci|build|pipeline|workflow|job|run)(?: (?:run|job|build))? ?#?\d{2,}\b.{0,40}?(?:green|red|pass"
            "|fail|ok|succe|broke)",
    ),
    (
        "evidence", "says", "ua",
        "the syslog shows a clock jump",
        "keep the audit log enabled",
        "^curl|^dashboard|^devtools|^journal|^log|^metrics|^monitoring|^network tab|^stderr|^stdout|^syslog"
            "|^telemetry|^the console|^the graph|^the output|^the report|^the trace& confirm| contain| has| have"
            "| is full of| list| print| read| report| returned| returns| said| say| show",
        r"\b(?:logs?|metrics|dashboard|monitoring|telemetry|the trace|the graph|the report|curl|the console"
            "|devtools|network tab|the output|stderr|stdout|syslog|journal(?:ctl)?) (?:say|says|show|shows|showed"
            "|said|has|have|prints?|printed|contains?|reports?|confirms?|lists?|read|reads|is full of|returned"
            r"|returns)\b .{4,}",
    ),
    (
        "evidence", "works-here-fails-there", "ua",
        "fine on linux, hangs on windows",
        "i am the only one here",
        "^fine |^good |^green |^ok |^passes |^runs |^work |^works &,|;&break|broken|crashes|dies|errors|fail|hang"
            "|not|red|segfault",
        r"\b(?:works?|fine|ok|passes|green|runs|good) (?:on|in|with|under|for) <p>{1,30}[,;] ?(?:but |and "
            r"|while )?(?:crashes|fails?|hangs?|breaks?|red|broken|not|dies|segfaults?|errors) (?:on|in|with|under)\b",
        "^only &affected$|broken$|failing$|red$|slow$&affected|broken|failing|red|slow",
        r"\bonly <p>{2,30} (?:is|are) (?:affected|broken|failing|slow|red)\b",
        "^has been |^have been &clean |fine |flat |green |quiet |silent |stable &^ha",
        r"\b(?:has|have) been (?:clean|stable|green|quiet|flat|fine|silent) (?:for|since)\b",
        " constant at | flat at | stable at | steady at &#&^hold|^is|^remain|^sit|^stay|^was",
        r"\b(?:stays?|stayed|remains?|remained|is|was|sits?|holds?) (?:flat|stable|constant|steady) at .{0,6}\d",
    ),
)
# fmt: on
