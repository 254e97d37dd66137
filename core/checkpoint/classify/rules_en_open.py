"""More of what is left open in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "todo", "someone-should", "u",
        "somebody ought to prune the branches",
        "somebody told me",
        "one of us|somebody|someone&has to|must|needs to|ought to|should",
        r"\b(?:someone|somebody|one of us) (?:should|ought to|has to|needs to|must) (?:really |still "
            "|also )?<p>{3,}",
        "it'd be|would be&good|great|nice|worth&afterwards|at some point|eventually|in the future|later|next"
            "|one day|some|sometime|soon",
        r"\b(?:would be|it'd be) (?:good|nice|great|worth(?:while)?) to <p>{3,60}(?:at some point|later|some ?day"
            "|eventually|next|one day|in the future|sometime|soon|afterwards)",
        "we have to|we must|we need to|we ought to|we should&have to|must|need to|ought to|should&afterwards"
            "|at some point|eventually|in the future|later|one day|some|sometime|soon",
        r"\bwe (?:should|have to|need to|must|ought to) (?:really |still |also )?<p>{3,60}(?:at some point|later"
            "|some ?day|eventually|sometime|one day|in the future|soon|afterwards)",
        "like|love|want&i would|i'd&at some point|eventually|in the future|later|next|one day|some|sometime|soon",
        r"\bi(?:'d| would) (?:like|love|want) to <p>{3,60}(?:at some point|later|some ?day|eventually|next"
            "|one day|in the future|sometime|soon)",
        " need somebody| need someone| need you&i will|i'll&day|later|next|soon|tomorrow",
        r"\bi(?:'ll| will) need (?:you|someone|somebody) to <p>{3,60}(?:tomorrow|later|next|on \w+day|soon)",
    ),
    (
        "todo", "note-to-self", "ua",
        "memo: cancel the old hosting",
        "is the wrong file open",
        "memo|note to self|reminder",
        r"\b(?:note to self|reminder|memo)[:,-] ?<p>{2,}",
        " forget&t let me|t let us&don",
        r"\bdon'?t let (?:me|us) forget\b",
        "next up",
        r"^(?:and )?next up\b[^:]{0,30}[:,-]? ?<p>{2,}",
        "open",
        "^open[:;] ?<p>{4,}",
        " missing&also|still|what is|what's",
        "^(?:what(?:'s| is)|still|also) missing(?: is| are)?:? ?(?:the )?<p>{3,}",
        "next session|next sprint|next time|next week&session|sprint|time|week&i|we",
        "^next (?:session|time|week|sprint),? (?:i|we)(?:'ll| will)? <p>{2,}",
    ),
    (
        "todo", "incomplete", "ua",
        "half of the icons are undone",
        "is it done yet?",
        " not complete| not done| not finished| not there&complete|done|finished|there&i'm|it's|that's|this is"
            "|we're",
        r"\b(?:we're|it's|this is|i'm|that's) not (?:done|finished|there|complete)(?: yet)?\b",
        " of &ed|missing|open|pending|to do|unconverted|undone|unmigrated|unported|untested|untranslated&are|is",
        r"\b(?:half|most|some|part|many|a third|\d+%?|two|three|four|five|six|both) of (?:the |our |it|them"
            "|these )?<p>{0,30}?(?:is|are) (?:still )?(?:untranslated|undone|untested|missing|open|pending"
            r"|unmigrated|not \w+ed|to do|unconverted|unported)",
        "nobody has checked|nobody has done|nobody has looked|nobody has started|nobody has tested"
            "|nobody has touched|nobody has written&checked|done|looked|started|tested|touched|written",
        r"\bnobody has (?:looked|tested|touched|checked|done|started|written)\b",
        "so far&comes later|is missing|is to come|later|to follow|will follow",
        r"\bso far,? (?:and )?<p>{2,40}(?:is to come|comes later|will follow|to follow|is missing|later)",
        "remain",
        r"\b(?:one|two|three|four|five|six|seven|several|some|a few|\d+) (?:\w+ ){0,2}remain(?:s)?(?:$|[:,;.])",
        " ported&the other|the rest&other|rest",
        r"\b(?:is|are) ported,? (?:and )?the (?:other|rest)",
        "the other|the others|the rest&are next|come later|come next|follow|is next&other|others|rest",
        r"\bthe (?:other|rest|others)(?: \w+)? (?:will )?(?:follow|come later|is next|are next|come next)\b",
        "still waiting for|still waiting on&for|on&before|so|to|until",
        r"\bstill waiting (?:for|on) <p>{2,40}(?:before|to|until|so)",
        " still &there are|there is|there's",
        r"\bthere(?:'s| is| are) still <p>{2,60}",
        "need&cleanup|overhaul|refactor|rewrite|update& a",
        r"\bneeds? an? (?:update|rewrite|cleanup|refactor|overhaul)\W*$",
        "for now|till|until&coded|dummies|placeholder|stub|temporary&are|is",
        r"\b(?:are|is) (?:just |only )?(?:placeholders?|stubs?|hard-?coded|dummies|temporary) (?:until|till"
            r"|for now)\b",
        "covered|done|handled|implemented|included|part|uncovered",
        r"\b(?:not (?:yet )?(?:covered|handled|included|done|implemented|part)|uncovered) (?:in|by|of|here"
            "|yet)?[^.;]{0,30}[:;] ?<p>{2,}",
    ),
    (
        "todo", "once-i-have", "u",
        "once we get the quote we can publish the prices",
        "once i have eaten i sleep",
        "after|as soon as|once|when&add|clean|connect|continue|delete|deploy|disable|do|drop|enable|finish|flip"
            "|hook|merge|migrate|move|publish|put|remove|rename|replace|run|set|swap|switch|test|turn|update|wire",
        r"(?:^|[,;.!:-] ?)(?:when|once|after|as soon as) (?:i|we|you|they|he|she|the \w+)(?:'ve| have| has|'s|'re"
            "| are| get| gets| got| send| sends) <p>{2,50},? (?:please |then |you can |we can |let's |i'll |we'll "
            "|we )*(?:hook|wire|switch|replace|add|remove|turn|flip|enable|disable|update|finish|rename|swap|delete"
            r"|migrate|merge|drop|do|clean|continue|deploy|publish|run|set|test|connect|put|move)\b",
        "after ",
        "^after (?:the )?<p>{2,30} (?:we|i|you) (?:clean|remove|drop|delete|rename|add|do|fix|migrate|need|can"
            r"|should|have|update|refactor|move)\b",
    ),
    (
        "todo", "ends-later", "u",
        "proper error pages later",
        "the shop opens later than mine",
        "after the demo|after the freeze|after the holidays|after the launch|after the merge|after the release"
            "|afterwards|at some point|eventually|in a|in the|later|next month|next quarter|next release"
            "|next session|next sprint|next time|next week|next year|one day|some day|someday|tomorrow",
        "(?<!see you)(?<!talk to you)(?<!no) (?:later|tomorrow|next (?:week|sprint|month|session|release|time"
            "|year|quarter)|after the (?:release|launch|freeze|merge|demo|holidays)|eventually|at some point|someday"
            "|some day|afterwards|one day|in (?:a|the) (?:later|next|follow-?up|second|separate) (?:pr|commit"
            r"|release|sprint|phase|step|version))$(?<!\bare later)",
    ),
    (
        "todo", "yet-to", "ua",
        "the billing page has yet to be translated",
        "i have to go",
        " yet to ",
        r"\b(?:has|have|is|are) yet to (?:be )?[a-z]+",
        "after launch|after release|after v1|backlog|launch|next iteration|next pr|next release|next sprint"
            "|next week|nice to have|phase 2|phase 3|phase two|someday|v",
        r"^(?:for )?(?:v ?[2-9](?:\.\d)?|phase (?:2|two|3)|post-?launch|nice to have|someday|backlog"
            "|after (?:launch|release|v1)|next (?:sprint|week|release|iteration|pr))[:,-] ?<p>{2,}",
        "when you come |when you find |when you get |when you have |when you next &come around|come to|find "
            "|get around|get to|have a minute|have a moment|have time|next open|next touch|next work",
        r"\bwhen you (?:get (?:to|around)|have (?:a minute|time|a moment)|next (?:touch|open|work)|come (?:to"
            r"|around)|find (?:the )?time)\b",
    ),
    (
        "todo", "have-not", "ua",
        "we haven't reviewed the terms page",
        "the sync finished with 0 conflicts",
        "added|checked|cleaned|converted|covered|documented|finished|fixed|gotten|handled|implemented|looked at"
            "|looked into|migrated|ported|reviewed|started|tested|touched|translated|updated|wired|written&hasn"
            "|have not|haven|not",
        r"\b(?:i|we|nobody|they)(?: have|'ve|has)? ?(?:haven'?t|hasn'?t|have not|not) (?:really |even |fully "
            "|properly )?(?:tested|looked (?:at|into)|touched|written|started|migrated|updated|checked|covered"
            "|implemented|converted|added|fixed|finished|gotten|ported|documented|reviewed|translated|cleaned|wired"
            r"|handled) (?!(?:anything|that before)\b)<p>{2,}",
    ),
    (
        "todo", "come-back", "u",
        "circulation stats: look into it after the audit",
        "somebody told me",
        " back to &circle|come|get&'ll|have to|let's|must|need to|should|will",
        r"\b(?:need to|have to|should|must|will|let's|'ll) (?:come|get|circle) back to <p>{2,}",
        "look into it|look into that|look into the |look into them|look into this&after|before|later|next|once"
            "|when",
        r"\blook into (?:it|that|this|them|the <p>{2,20}) (?:after|later|next|when|once|before)\b",
        "put a pin in",
        r"\bput a pin in\b",
        "make a note to",
        r"\bmake a note to\b",
        "in |on fri|on mon|on satur|on sun|on thurs|on tues|on wednes|some|this month|this week|this weekend"
            "|tonight&add|address|clean|do|finish|fix|handle|migrate|revisit|rewrite|start|tackle|translate",
        r"\b(?:we|i|you|they)(?:'ll| will| can| should| could| want to| might)? (?:tackle|do|handle|fix|finish"
            "|add|rewrite|migrate|translate|clean|address|revisit|start) <p>{2,50}? (?:in (?:the )?(?:spring|summer"
            "|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november"
            "|december|q[1-4])|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|this (?:weekend|month|week)"
            r"|some ?time)\b",
        "coming|due|expected|promised&are|is",
        r"\b(?:is|are) (?:coming|due|expected|promised) (?:next|on|in|by|later) <p>{1,20}[,;] ?<p>{3,}",
        "for |next pass|phase two|round two|second pass",
        "^(?:for (?:the |v ?)?(?:next|later|second|2nd)? ?(?:release|version|sprint|pass|round|iteration|phase"
            r"|\d)|second pass|next pass|round two|phase two)[:,] ?<p>{2,}",
        "tb",
        r"\b(?:tbd|tba)\W*$",
        "before it|before the|before we|by fri|by mon|by thurs|by tues|by wednes|on fri|on mon|on thurs|on tues"
            "|on wednes|some|this month|this week|tonight&add|check|clean|delete|document|finish|fix|merge|move"
            "|remove|replace|rotate|test|update|upgrade|write",
        "^(?:please |pls )?(?:finish|upgrade|update|add|write|remove|clean|fix|check|rotate|delete|merge|move"
            "|replace|test|document) <p>{2,50} (?:on (?:mon|tues|wednes|thurs|fri)day|some ?time|this (?:month|week)"
            "|tonight|before (?:we|the|it) (?:go(?:es)? live|launch|release|ships?|next)|by (?:mon|tues|wednes|thurs"
            "|fri)day)",
        "will do &day|later|tomorrow|tonight",
        r"\bwill do (?:the |that |it )?<p>{2,30} (?:tonight|tomorrow|later|on \w+day)",
        "waiting for|waiting on&and then|before|so|then&for|on",
        r"\bwaiting (?:on|for) <p>{2,40}[,;] ?(?:then|before|so|and then)",
        " on my| on our| on the&backlog|list|plate|radar&are|goes|is|stay",
        r"\b(?:is|are|stays?|goes) on (?:my|the|our) (?:to-?do )?(?:list|plate|radar|backlog)\b",
    ),
    (
        "todo", "remain-open", "ua",
        "two bugs remain open, both in the parser",
        "please open a PR",
        "left|missing|open|outstanding|remain|to do|to go|unported",
        r"\b(?:two|three|four|five|six|some|several|a few|\d+|one) (?:\w+ ){0,3}(?:remains?|(?:are"
            r"|is) (?:still )?(?:open|left|to do|unported|missing|to go|outstanding))\b",
        "there are|there is|there's&left|to add|to convert|to do|to finish|to fix|to go|to migrate|to port"
            "|to test|to translate|to write",
        r"\bthere(?:'s| is| are) (?:still )?(?:two|three|four|five|some|several|a few|\d+|one"
            r"|an?) <p>{2,40} (?:left|to (?:do|port|fix|write|migrate|convert|translate|add|test|go|finish))\b",
        " to be &still has|still have",
        r"\bstill ha(?:s|ve) to be [a-z]+",
        " done& next&are|come|is",
        r"\b(?:is|was|has) done[;,.] ?(?:the )?<p>{2,30} (?:is|are|comes?) next\b",
        " left a| left some| left the&fixme|gap|note|stub|todo&i",
        r"\bi(?:'ve| have)? left (?:a|the|some) (?:todo|fixme|note|gap|stub)s?\b",
        "been covered|been done|been migrated|been ported|been reviewed|been started|been tested|been touched"
            "|been translated|been updated|been verified|been written&covered|done|migrated|ported|reviewed|started"
            "|tested|touched|translated|updated|verified|written& not ",
        r"\b(?:has|have) not (?:yet )?been (?:tested|written|done|updated|migrated|started|covered|reviewed"
            r"|touched|ported|translated|verified)\b",
        "further|later|next|open|remaining&step|task|work&are|include|is",
        r"^(?:later|remaining|next|open|further) (?:steps?|work|tasks?) (?:are|is|include)\b <p>{3,}",
        "i could|i did& not complete| not cover| not finish| not get to| not manage&complete|cover|finish|get to"
            "|manage",
        r"\bi (?:could|did) not (?:finish|complete|get to|cover|manage)\b <p>{2,}",
        "this leaves ",
        r"\bthis leaves (?:us )?(?:with )?<p>{3,}",
        "stay&a stub|open|undone|unfinished|unimplemented|untested",
        r"\bstays? (?:unimplemented|undone|open|a stub|untested|unfinished)\b",
        "follow|leftover|open|outstanding|remaining&item|step|task|work",
        "^(?:follow-?up|remaining|outstanding|open|leftover) (?:work|tasks?|items?|steps?)[:;] ?<p>{2,}",
        "we should revisit",
        r"\bwe should revisit\b",
        "need& a better | a decision| a home| a name| a owner| a review| a test&better |decision|home|name|owner"
            "|review|test",
        r"\bneeds? a (?:name|home|test|owner|decision|review|better \w+)\W*$",
        " to go at some point&has|have|need",
        r"\b(?:needs?|ha(?:s|ve)) to go at some point\b",
    ),
    (
        "todo", "terse", "u",
        "archive the bucket once the audit is over",
        "add the milk before it boils",
        " before beta| before ga| before go-live| before launch| before prod| before release| before shipping"
            "| before the demo| before the release| before v&#|beta|ga|go-live|launch|prod|release|shipping|the demo"
            "|the release",
        r"^[a-z` -]{4,40} before (?:prod|launch|release|go-live|the release|v ?\d|the demo|beta|ga|shipping)\W*$",
        "after|as soon as|once|when&archive|bump|clean up|delete|disable|drop|enable|merge|publish|remove|rename"
            "|retire|rotate|tidy up|translate|update|upgrade",
        "^(?:drop|delete|remove|rename|bump|clean up|tidy up|enable|disable|archive|retire|upgrade|rotate|merge"
            "|update|translate|publish) (?:the |those |that |all )?<p>{2,40} (?:after|once|as soon as|when) (?:the "
            "|v ?|we |it |that )?<p>{2,}",
        " to be added| to be covered| to be documented| to be done| to be fixed| to be migrated| to be tested"
            "| to be translated| to be updated| to be written&added|covered|documented|done|fixed|migrated|tested"
            "|translated|updated|written&also|as well|still|too",
        r"\b(?:has|have|needs?) to be (?:added|written|done|translated|documented|updated|tested|fixed|covered"
            r"|migrated) (?:as well|too|also|still)\b",
        "one day|some",
        r"\b(?:some ?day|one day)\W*$",
        "add|cover|document|fix|translate|update|write& the &#|last |missing |other |remaining ",
        r"^(?:add|write|fix|update|translate|cover|document) the (?:\d+ |last |other |remaining |missing )+<p>{2,}",
        "follow&up ",
        "^follow-?up (?:ticket|issue|pr|task)? ?(?:for|on|about|to) <p>{2,}",
    ),
)
# fmt: on
