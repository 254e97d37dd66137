"""More of how a proven fact is worded in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "evidence", "it-was", "ua",
        "the outage was an expired certificate",
        "after all that rain we were wet",
        " boils down to | came down to | comes down to | turned out to be | was | were &it|that|the |this",
        "^(?:yep,? |ok,? |so,? |ah,? |found it[:;,.] ?|got it[:;,.] ?|solved[:;,.] ?)*(?:it|that|this|the (?:<e>"
            "|problem|issue|cause|outage|delay|lag|glitch)) (?:was|were|turned out to be|comes down to|came down to"
            "|boils down to) (?:just |only |simply |actually )?(?:a |an |the |my |our |due to |in )?(?!(?:fun|nice"
            "|great|good|ok|fine|me|you|him|her|late|long|funny|easy|hard|fast|wrong|right|not|so|too|very|like"
            r"|about|never|always|just|that|what|how|when|where|there)\b)<p>{2,60}$",
        "^found &^found it|^found the bug|^found the cause|^found the culprit|^found the issue|^found the leak"
            "|^found the problem&,|-|.|:|;",
        r"\bfound (?:it|the (?:bug|cause|issue|problem|leak|culprit))[:;,.-]+ ?<p>{3,}",
        "^hence why |^that's why |^thats why |^this is why |^which is why &^broke|^crash|^died|^failed|^fails|^hang"
            "|^leak|^missing|^off|^red|^slow|^stop|^timed|^twice|^wrong",
        r"\b(?:that'?s|which is|this is|hence) why <p>{3,}\b(?:died|failed|fails|crash|hang|slow|broke|timed|stop"
            "|red|missing|off|leak|wrong|twice)",
        "^it turned out ",
        r"\bit turned out (?:that )?<p>{4,}",
        "^that explains$|^this explains$|^which explains$&^that explains|^this explains|^which explains",
        r"\b(?:which|that|this) explains\b",
    ),
    (
        "evidence", "checked-all", "ua",
        "i went through the logs, nothing after noon",
        "we checked in",
        "^checked|^compared|^diffed|^grepped|^i checked|^i compared|^i diffed|^i grepped|^i inspected|^i listed"
            "|^i looked |^i queried|^i scanned|^i searched|^i tested|^i tried|^i went through|^inspected|^listed"
            "|^looked |^queried|^scanned|^searched|^tested|^tried|^we checked|^we compared|^we diffed|^we grepped"
            "|^we inspected|^we listed|^we looked |^we queried|^we scanned|^we searched|^we tested|^we tried"
            "|^we went through|^went through&,|.|:|;& all| both| each| every| five| four| it| the| three| two|#",
        r"\b(?:i |we )?(?:checked|compared|tried|searched|grepped|inspected|diffed|queried|went through"
            r"|looked (?:at|through)|tested|scanned|listed) (?:all|both|the|each|every|\d+|two|three|four|five"
            r"|it) ?<p>{0,40}?[:;,.] ?(?:and )?(?:none|no|only|all|both|they|each|every|it|nothing|\d+|<c>|oom"
            r"|the (?:same|only))\b.{2,}",
        "checked |compared |diffed |inspected |searched |tested & and all| and both| and found| and it| and no"
            "| and only| and the& and ",
        r"\b(?:i |we )(?:checked|compared|diffed|inspected|tested|searched) <p>{2,50} and (?:they|it|none|both"
            r"|all|no|found|nothing|only|the)\b.{2,}",
        "^diff between |^diff of |^difference between |^difference of &^diff |^difference &^diff",
        r"\b(?:diff|difference) (?:of|between) <p>{2,30} (?:is|was|comes out) (?:empty|zero|none|clean|only)",
        ", same &^same ",
        r"\bsame <p>{2,20}, same <p>{2,20}",
    ),
    (
        "evidence", "figure-now", "ua",
        "`ruff` found 0 problems",
        "use 4 s and 9 s",
        "^accuracy|^bundle|^coverage|^f1|^hit rate|^lighthouse|^pagespeed|^score|^sonar|^the accuracy|^the bundle"
            "|^the coverage|^the f1|^the hit rate|^the lighthouse|^the pagespeed|^the score|^the sonar|^the uptime"
            "|^uptime&#",
        "^(?:the )?(?:lighthouse|coverage|score|hit rate|accuracy|f1|bundle|uptime|sonar|pagespeed)(?: score"
            r"| size)?(?: is| at|:| now)* ?\d+(?:\.\d+)? ?%?(?:$|[,;.])",
        "` exit|` finds|` found|` gave|` listed|` printed|` report|` returned|` said|` says|` showed&`&` ",
        r"<c> (?:reports?|reported|found|finds|says|said|showed|returned|printed|listed|gave|exit(?:s|ed)) (?:\d"
            r"|no\b|zero|only|<c>|that).{0,}",
        "##&^finishes in|^need|^ran in|^run in|^runs in|^take|^took|^use&#",
        r"\b(?:takes?|took|uses?|needs?|used|needed|runs? in|ran in|finishes in) (?:about |only |just "
            "|exactly )?<n><u>.{0,40}?(?:instead of|rather than|,? (?:was|before|down|up|with|without|vs)"
            r"|not) ?.{0,12}?\d",
        " before& before | before, & before 0| before and 0| before and now 0| before now 0| before, 0"
            "| before, and 0| before, and now 0| before, now 0",
        r"<n> ?\w{0,8} before,? (?:and )?(?:now )?<n>",
        "% of &% of budget|% of calls|% of cases|% of cpu|% of memory|% of requests|% of runs|% of the budget"
            "|% of the calls|% of the cases|% of the cpu|% of the memory|% of the requests|% of the runs"
            "|% of the time|% of the traffic|% of time|% of traffic&#",
        r"\b\d+(?:\.\d+)? ?% of (?:the )?(?:time|cpu|memory|requests|runs|calls|cases|traffic|budget)\b",
    ),
    (
        "evidence", "the-bug-is-in", "ua",
        "the bottleneck sits in the json encoder",
        "it takes no errors lightly",
        "bottleneck|bug|corruption|crash|deadlock|delay|error|exception|fault|flakiness|hang|leak|mismatch|outage"
            "|overflow|race|regression|slow part|spike&^the & came| comes| happens| is| lies| occurs| originates"
            "| sits| started| starts| stems| was",
        r"\bthe (?:\w+ )?(?:leak|bug|crash|regression|bottleneck|fault|race|deadlock|hang|error|exception"
            "|overflow|slow part|delay|corruption|mismatch|flakiness|outage|spike) (?:is|was|lies|sits|came|comes"
            "|happens|occurs|starts|started|originates|stems) (?:in|with|at|from|on|when|inside|the"
            r"|because)\b ?(?!(?:a way|progress|question|the ticket))<p>{2,}",
        "^error code 0|^exit code 0|^return code 0|^status code 0&#& comes$| indicates$| is$| means$| says$| was$",
        r"\b(?:exit|status|error|return) code \d+ (?:means|says|is|was|indicates|comes)\b.{4,}",
        "^killed by the oom$|^oom-killed$|^oomkilled$&^killed by the oom|^oom-killed|^oomkilled",
        r"\b(?:oom-?killed|killed by the oom)\b.{0,40}",
    ),
    (
        "evidence", "did-and-stopped", "ua",
        "raised the ulimit and the resets vanished",
        "i'm back",
        " cleared| disappeared| dropped| fell| passe| recovered| stopp| vanished| went away| work again"
            "| works again|back|clean|fixed|gone|green&^added|^adding|^after added|^after adding|^after bump"
            "|^after chang|^after clear|^after decreas|^after enabl|^after increas|^after lower|^after moved"
            "|^after moving|^after pinn|^after rais|^after replac|^after restart|^after set|^after swapp"
            "|^after turn|^after unplugg|^bump|^chang|^clear|^decreas|^enabl|^i added|^i adding|^i bump|^i chang"
            "|^i clear|^i decreas|^i enabl|^i increas|^i lower|^i moved|^i moving|^i pinn|^i rais|^i replac"
            "|^i restart|^i set|^i swapp|^i turn|^i unplugg|^increas|^lower|^moved|^moving|^pinn|^rais|^replac"
            "|^restart|^set|^swapp|^turn|^unplugg|^we added|^we adding|^we bump|^we chang|^we clear|^we decreas"
            "|^we enabl|^we increas|^we lower|^we moved|^we moving|^we pinn|^we rais|^we replac|^we restart|^we set"
            "|^we swapp|^we turn|^we unplugg& and|,|;",
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
        "##&#",
        r"^(?!.*\b(?:must|should|shall|limit|limited|at most|at least|max|maximum|min|minimum|budget|never"
            "|no more than|up to|keep|stay|needs? to|has to|may|can|between|every|per page|please|want|make|set"
            "|change|use|only|todo|within|exceed|target|goal|larger|longer|bigger|smaller than|fewer|under"
            r"|below)\b).*?(?<![\w.])<n><u>\b.{3,80}?(?<![\w.])<n><u>?(?![\w.]*[-:/]\d)(?:\b|(?<=%))",
    ),
    (
        "evidence", "condition", "ua",
        "it stalls whenever the vpn reconnects",
        "it always works on my laptop, as always",
        "^breaks|^crashes|^fails|^hangs|^happens|^is broken|^is slow|^leaks|^occurs|^reproduces|^shows up|^stalls"
            "|^times out& always| as soon as| consistently| every time| exactly| just| only| reliably| unless"
            "| whenever",
        r"\b(?:fails|happens|crashes|breaks|hangs|occurs|reproduces|leaks|stalls|times out|shows up|is slow"
            "|is broken) (?:only|just|every time|whenever|as soon as|unless|exactly|consistently|reliably"
            r"|always)\b.{3,}",
        "^only &^only breaks|^only crashes|^only fails|^only hangs|^only happens|^only leaks|^only occurs"
            "|^only reproduces|^only shows up",
        r"\bonly (?:fails|happens|crashes|breaks|hangs|occurs|reproduces|leaks|shows up)\b.{3,}",
        "^no crash|^no deadlock|^no drop|^no error|^no failure|^no leak|^no race|^no regression|^no restart"
            "|^no timeout&^no & after | during | for | in | over | since ",
        r"\bno (?:crash(?:es)?|deadlocks?|races?|errors?|leaks?|failures?|restarts?|timeouts?|drops?"
            r"|regressions?) (?:in|after|for|over|since|during) (?:the )?(?:last |past )?(?:\d|two|three|four|five"
            "|six|ten|a (?:day|week)|the)",
    ),
    (
        "evidence", "can-confirm", "ua",
        "git blame shows the check was dropped in may",
        "i can confirm? i cannot come from there",
        "^i can confirm &^i can confirm$",
        r"\bi can confirm\b <p>{3,}",
        "confirm|indicate|prove|reveal|show&-race|^coverage|^debug|^explain|^git blame|^git log|^inspection|^log"
            "|^output|^profiler|^strace|^test|^the debugger|^trace|^wireshark|`",
        r"(?:<c>|\b(?:debug|test|trace|log|strace|profiler|explain|output|inspection|the debugger|-race|wireshark"
            "|git log|git blame|coverage)) ?(?:output |run |mode |log )?(?:shows?|showed|confirms?|confirmed"
            r"|reveals?|revealed|proves?|indicates?) (?:that |a |an |the |two |no |\d)?.{3,}",
        " arises from | came from | comes from | originates from | stems from & arises from$| came from$"
            "| comes from$| originates from$| stems from$&^400|^500|^bug|^build|^corruption|^crash|^deadlock|^drift"
            "|^duplicate|^error|^exception|^flake|^flakiness|^flicker|^freeze|^hang|^leak|^mismatch|^oom|^panic"
            "|^race|^regression|^segfault|^slowdown|^slowness|^spike|^stall|^time-out|^timeout|^warning|`z|failure"
            "|problem",
        r"\bthe <p>{0,20}?(?:<e>|failure|problem) (?:comes|came|stems|originates|arises) from\b <p>{3,}",
        "are green$|hold$|pass$|passed$|succeed$|succeeded$&cases |checks |examples |spec |specs |test "
            "|tests &are green|hold|pass|succeed",
        r"\b(?:all|\d+|every) (?:of the )?(?:\d+ )?(?:\w+ ){0,2}(?:tests?|specs?|cases|checks"
            r"|examples) (?:succeed|succeeded|pass|passed|are green|hold)\b",
        "^exited with |^exits with &^exit&^exited with 0|^exited with code 0|^exits with 0|^exits with code 0",
        r"\bexit(?:s|ed) with (?:code )?\d+",
        "^return&^return 0|^returns 0&##",
        r"\breturns? <n> (?:with|for|on|when) <p>{2,30},? (?:and|but|while) (?:a )?<n>\b",
        " size | time &^binary|^build|^bundle|^file|^heap|^image|^index|^package|^page|^table&dropped$|fell$|grew$"
            "|is down$|rose$|shrank$|went$",
        r"\b(?:package|bundle|image|binary|page|index|file|heap|table|build) (?:size|time) (?:went|is down"
            r"|dropped|shrank|fell|grew|rose)\b.{0,30}\d",
        "^turn out |^turns out &^turn",
        r"\bturns? out (?:that )?(?:the |it |a |an |my |our )<p>{2,40}(?:expired|was|is|were|had|has|ran|missing"
            r"|full|stale|duplicate|down|blocked|broken|leak|corrupt)\b ?<p>{0,40}",
        "^backup|^deploy|^export|^import|^migration|^restore|^rollback|^sync|^upgrade&,|:|;&#",
        r"\b(?:backup|restore|migration|import|export|deploy|sync|upgrade|rollback)s? (?:restored|worked|ran|went"
            "|finished|completed|succeeded|is) ?(?:fine|ok|clean(?:ly)?|through|successful(?:ly)?"
            r"|without)?[,;:] ?.{0,20}\d",
        "^compiler |^gc |^linker |^optimizer |^planner |^query plan |^scheduler &^compiler choose|^compiler does"
            "|^compiler drop|^compiler pick|^compiler show|^compiler skip|^compiler use|^gc choose|^gc does"
            "|^gc drop|^gc pick|^gc show|^gc skip|^gc use|^linker choose|^linker does|^linker drop|^linker pick"
            "|^linker show|^linker skip|^linker use|^optimizer choose|^optimizer does|^optimizer drop"
            "|^optimizer pick|^optimizer show|^optimizer skip|^optimizer use|^planner choose|^planner does"
            "|^planner drop|^planner pick|^planner show|^planner skip|^planner use|^query plan choose"
            "|^query plan does|^query plan drop|^query plan pick|^query plan show|^query plan skip|^query plan use"
            "|^scheduler choose|^scheduler does|^scheduler drop|^scheduler pick|^scheduler show|^scheduler skip"
            "|^scheduler use",
        r"\b(?:query plan|planner|optimizer|scheduler|linker|compiler|gc) (?:uses?|picks?|chooses?|does|shows?"
            "|drops?|skips?) <p>{3,}",
    ),
    (
        "evidence", "figures-u", "u",
        "without the plugin it boots in 2 s",
        "we meet at 10 min past noon, please use 2 s",
        " / 0| client| connection| of 0| request| user|#|^identical|^matches|^reproducible|^tested ",
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
        " of 0| of the 0&##& of ",
        r"^(?!.*\b(?:must|should|max|limit|at most|at least|please|needs?|want|can you|todo|left|remain)\b)(?:only "
            r"|all |just )?\d[\d.]* of (?:the )?\d[\d.]* ?\w* ?<p>{0,24}?\b(?:works?|pass(?:ed)?|fail(?:ed)?|is|are"
            r"|was|were|come|go(?:es)?|had|have|hit|crash(?:ed)?|succeed(?:ed)?)\b.{2,}",
        "^hence$&^hence",
        r"^(?!.*\b(?:must|should|max|limit|at most|at least|please|needs?|want|can you|todo|left"
            r"|remain)\b).{3,50}\bhence\b.{3,}",
        "^bench|^counter|^load test|^meter|^monitor|^oscilloscope|^profiler|^scope|^stopwatch|^test rig|^the bench"
            "|^the counter|^the load test|^the meter|^the monitor|^the oscilloscope|^the profiler|^the scope"
            "|^the stopwatch|^the test rig|^the thermometer|^thermometer& counted| drew| gave| gives| measured"
            "| printed| read| reported| said| says| showed| shows&#",
        r"^(?!.*\b(?:must|should|max|limit|at most|at least|please|needs?|want|can you|todo|left"
            r"|remain)\b)\b(?:the )?(?:bench(?:mark)?|meter|scope|profiler|oscilloscope|load test|stopwatch|test rig"
            "|monitor|counter|thermometer) (?:printed|drew|showed|said|read|measured|reported|gave|gives|says|reads"
            r"|shows|counted)\b.{0,40}\d",
        "^build &^build #0|^build 0& crashes| fails| fixes| handles| loads| opens| passes| runs| survives| works",
        r"^(?!.*\b(?:must|should|max|limit|at most|at least|please|needs?|want|can you|todo|left"
            r"|remain)\b)\bbuild #?\d+ (?:handles|works|fixes|passes|survives|runs|opens|loads|fails|crashes)\b.{3,}",
        " before| on main| previously| with the old| without&##&,|;",
        r"^(?!.*\b(?:must|should|max|limit|at most|at least|please|needs?|want|can you|todo|left"
            r"|remain)\b).{3,60}\d[\d.]* ?\w{0,4}[^,;]{0,20}[,;] ?\d[\d.]* ?\w{0,4} (?:before|without|on main"
            r"|with the old|previously)\W*$",
    ),
)
# fmt: on
