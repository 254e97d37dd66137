"""More of what is left open in English. Rows as in `rules_en_replace`."""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "todo", "someone-should", "u",
        "somebody ought to prune the branches",
        "somebody told me",
        "^one of us |^somebody |^someone &has to |must |needs to |ought to |should ",
        r"\b(?:someone|somebody|one of us) (?:should|ought to|has to|needs to|must) (?:really |still "
            "|also )?<p>{3,}",
        "^it'd be |^would be &good to |great to |nice to |worth to |worthwhile to &afterwards|at some point"
            "|eventually|in the future|later|next|one day|some day|someday|sometime|soon",
        r"\b(?:would be|it'd be) (?:good|nice|great|worth(?:while)?) to <p>{3,60}(?:at some point|later|some ?day"
            "|eventually|next|one day|in the future|sometime|soon|afterwards)",
        "^we have to |^we must |^we need to |^we ought to |^we should &afterwards|at some point|eventually"
            "|in the future|later|one day|some day|someday|sometime|soon&^we ",
        r"\bwe (?:should|have to|need to|must|ought to) (?:really |still |also )?<p>{3,60}(?:at some point|later"
            "|some ?day|eventually|sometime|one day|in the future|soon|afterwards)",
        "^i would like to |^i would love to |^i would want to |^i'd like to |^i'd love to "
            "|^i'd want to &at some point|eventually|in the future|later|next|one day|some day|someday|sometime"
            "|soon&^i would |^i'd ",
        r"\bi(?:'d| would) (?:like|love|want) to <p>{3,60}(?:at some point|later|some ?day|eventually|next"
            "|one day|in the future|sometime|soon)",
        "^i will need |^i'll need &^i will need somebody to |^i will need someone to |^i will need you to "
            "|^i'll need somebody to |^i'll need someone to |^i'll need you to &day|later|next|soon|tomorrow",
        r"\bi(?:'ll| will) need (?:you|someone|somebody) to <p>{3,60}(?:tomorrow|later|next|on \w+day|soon)",
    ),
    (
        "todo", "note-to-self", "ua",
        "memo: cancel the old hosting",
        "is the wrong file open",
        "^memo|^note to self|^reminder&,|-|:",
        r"\b(?:note to self|reminder|memo)[:,-] ?<p>{2,}",
        "^don't let |^dont let &^don't let me forget$|^don't let us forget$|^dont let me forget$"
            "|^dont let us forget$&^don't let me forget|^don't let us forget|^dont let me forget|^dont let us forget",
        r"\bdon'?t let (?:me|us) forget\b",
        "^and next up$|^next up$&^and next up|^next up",
        r"^(?:and )?next up\b[^:]{0,30}[:,-]? ?<p>{2,}",
        "^open:|^open;&^open",
        "^open[:;] ?<p>{4,}",
        "^also missing|^still missing|^what is missing|^what's missing",
        "^(?:what(?:'s| is)|still|also) missing(?: is| are)?:? ?(?:the )?<p>{3,}",
        "^next &^next session|^next sprint|^next time|^next week&^next session |^next session, |^next sprint "
            "|^next sprint, |^next time |^next time, |^next week |^next week, ",
        "^next (?:session|time|week|sprint),? (?:i|we)(?:'ll| will)? <p>{2,}",
    ),
    (
        "todo", "incomplete", "ua",
        "half of the icons are undone",
        "is it done yet?",
        "^i'm not |^it's not |^that's not |^this is not |^we're not &complete yet$|complete$|done yet$|done$"
            "|finished yet$|finished$|there yet$|there$&complete|done|finished|there",
        r"\b(?:we're|it's|this is|i'm|that's) not (?:done|finished|there|complete)(?: yet)?\b",
        "are missing|are not |are open|are pending|are still missing|are still not |are still open"
            "|are still pending|are still to do|are still unconverted|are still undone|are still unmigrated"
            "|are still unported|are still untested|are still untranslated|are to do|are unconverted|are undone"
            "|are unmigrated|are unported|are untested|are untranslated|is missing|is not |is open|is pending"
            "|is still missing|is still not |is still open|is still pending|is still to do|is still unconverted"
            "|is still undone|is still unmigrated|is still unported|is still untested|is still untranslated"
            "|is to do|is unconverted|is undone|is unmigrated|is unported|is untested|is untranslated& of &#"
            "|^a third|^both|^five|^four|^half|^many|^most|^part|^six|^some|^three|^two",
        r"\b(?:half|most|some|part|many|a third|\d+%?|two|three|four|five|six|both) of (?:the |our |it|them"
            "|these )?<p>{0,30}?(?:is|are) (?:still )?(?:untranslated|undone|untested|missing|open|pending"
            r"|unmigrated|not \w+ed|to do|unconverted|unported)",
        "^nobody has &^nobody has checked$|^nobody has done$|^nobody has looked$|^nobody has started$"
            "|^nobody has tested$|^nobody has touched$|^nobody has written$&^nobody has checked|^nobody has done"
            "|^nobody has looked|^nobody has started|^nobody has tested|^nobody has touched|^nobody has written",
        r"\bnobody has (?:looked|tested|touched|checked|done|started|written)\b",
        "^so far&^so far |^so far, &is missing|is to come|later|to follow|will follow",
        r"\bso far,? (?:and )?<p>{2,40}(?:is to come|comes later|will follow|to follow|is missing|later)",
        "remain&#|^a few|^five|^four|^one|^seven|^several|^six|^some|^three|^two",
        r"\b(?:one|two|three|four|five|six|seven|several|some|a few|\d+) (?:\w+ ){0,2}remain(?:s)?(?:$|[:,;.])",
        "^are ported|^is ported&^are ported |^are ported, |^is ported |^is ported, &^are ported and the "
            "|^are ported the |^are ported, and the |^are ported, the |^is ported and the |^is ported the "
            "|^is ported, and the |^is ported, the ",
        r"\b(?:is|are) ported,? (?:and )?the (?:other|rest)",
        "^the other|^the rest&are next$|come later$|come next$|follow$|is next$&are next|come later|come next"
            "|follow|is next",
        r"\bthe (?:other|rest|others)(?: \w+)? (?:will )?(?:follow|come later|is next|are next|come next)\b",
        "^still waiting &^still waiting for |^still waiting on &before|so|to|until",
        r"\bstill waiting (?:for|on) <p>{2,40}(?:before|to|until|so)",
        "^there&^there are still |^there is still |^there's still ",
        r"\bthere(?:'s| is| are) still <p>{2,60}",
        "^need a|^needs a&^need a |^need an |^needs a |^needs an &^need",
        r"\bneeds? an? (?:update|rewrite|cleanup|refactor|overhaul)\W*$",
        "for now$|till$|until$&for now|till|until&dummies |hard-coded |hardcoded |placeholder |placeholders |stub "
            "|stubs |temporary ",
        r"\b(?:are|is) (?:just |only )?(?:placeholders?|stubs?|hard-?coded|dummies|temporary) (?:until|till"
            r"|for now)\b",
        "covered|done|handled|implemented|included|part&:|;",
        r"\b(?:not (?:yet )?(?:covered|handled|included|done|implemented|part)|uncovered) (?:in|by|of|here"
            "|yet)?[^.;]{0,30}[:;] ?<p>{2,}",
    ),
    (
        "todo", "once-i-have", "u",
        "once we get the quote we can publish the prices",
        "once i have eaten i sleep",
        "after |as soon as |once |when &after he|after i|after she|after the |after they|after we|after you"
            "|as soon as he|as soon as i|as soon as she|as soon as the |as soon as they|as soon as we"
            "|as soon as you|once he|once i|once she|once the |once they|once we|once you|when he|when i|when she"
            "|when the |when they|when we|when you&add|clean|connect|continue|delete|deploy|disable|do|drop|enable"
            "|finish|flip|hook|merge|migrate|move|publish|put|rename|replace|run|set|swap|switch|test|turn|update|wire",
        r"(?:^|[,;.!:-] ?)(?:when|once|after|as soon as) (?:i|we|you|they|he|she|the \w+)(?:'ve| have| has|'s|'re"
            "| are| get| gets| got| send| sends) <p>{2,50},? (?:please |then |you can |we can |let's |i'll |we'll "
            "|we )*(?:hook|wire|switch|replace|add|remove|turn|flip|enable|disable|update|finish|rename|swap|delete"
            r"|migrate|merge|drop|do|clean|continue|deploy|publish|run|set|test|connect|put|move)\b",
        "^after & i add| i can| i clean| i delete| i do| i drop| i fix| i have| i migrate| i move| i need"
            "| i refactor| i remove| i rename| i should| i update| we add| we can| we clean| we delete| we do"
            "| we drop| we fix| we have| we migrate| we move| we need| we refactor| we remove| we rename| we should"
            "| we update| you add| you can| you clean| you delete| you do| you drop| you fix| you have| you migrate"
            "| you move| you need| you refactor| you remove| you rename| you should| you update& i | we | you ",
        "^after (?:the )?<p>{2,30} (?:we|i|you) (?:clean|remove|drop|delete|rename|add|do|fix|migrate|need|can"
            r"|should|have|update|refactor|move)\b",
    ),
    (
        "todo", "ends-later", "u",
        "proper error pages later",
        "the shop opens later than mine",
        " after the | afterwards| at some point| eventually| in a | in the | later| next | one day| some day"
            "| someday| tomorrow",
        "(?<!see you)(?<!talk to you)(?<!no) (?:later|tomorrow|next (?:week|sprint|month|session|release|time"
            "|year|quarter)|after the (?:release|launch|freeze|merge|demo|holidays)|eventually|at some point|someday"
            "|some day|afterwards|one day|in (?:a|the) (?:later|next|follow-?up|second|separate) (?:pr|commit"
            r"|release|sprint|phase|step|version))$(?<!\bare later)",
    ),
    (
        "todo", "yet-to", "ua",
        "the billing page has yet to be translated",
        "i have to go",
        "^are yet to |^has yet to |^have yet to |^is yet to ",
        r"\b(?:has|have|is|are) yet to (?:be )?[a-z]+",
        ",|-|:&^after |^backlog|^for after |^for backlog|^for next |^for nice to have|^for phase |^for post-launch"
            "|^for postlaunch|^for someday|^for v|^next |^nice to have|^phase |^post-launch|^postlaunch|^someday|^v",
        r"^(?:for )?(?:v ?[2-9](?:\.\d)?|phase (?:2|two|3)|post-?launch|nice to have|someday|backlog"
            "|after (?:launch|release|v1)|next (?:sprint|week|release|iteration|pr))[:,-] ?<p>{2,}",
        "^when you &^when you come |^when you find |^when you get |^when you have |^when you next ",
        r"\bwhen you (?:get (?:to|around)|have (?:a minute|time|a moment)|next (?:touch|open|work)|come (?:to"
            r"|around)|find (?:the )?time)\b",
    ),
    (
        "todo", "have-not", "ua",
        "we haven't reviewed the terms page",
        "the sync finished with 0 conflicts",
        "added|checked|cleaned|converted|covered|documented|finished|fixed|gotten|handled|implemented|looked "
            "|migrated|ported|reviewed|started|tested|touched|translated|updated|wired|written&hasn't |hasnt "
            "|haven't |havent |not &^i|^nobody|^they|^we",
        r"\b(?:i|we|nobody|they)(?: have|'ve|has)? ?(?:haven'?t|hasn'?t|have not|not) (?:really |even |fully "
            "|properly )?(?:tested|looked (?:at|into)|touched|written|started|migrated|updated|checked|covered"
            "|implemented|converted|added|fixed|finished|gotten|ported|documented|reviewed|translated|cleaned|wired"
            r"|handled) (?!(?:anything|that before)\b)<p>{2,}",
    ),
    (
        "todo", "come-back", "u",
        "circulation stats: look into it after the audit",
        "somebody told me",
        "circle back to |come back to |get back to &'ll |^have to |^let's |^must |^need to |^should |^will ",
        r"\b(?:need to|have to|should|must|will|let's|'ll) (?:come|get|circle) back to <p>{2,}",
        "^look into &^look into it|^look into that|^look into the |^look into them|^look into this& after$| before$"
            "| later$| next$| once$| when$",
        r"\blook into (?:it|that|this|them|the <p>{2,20}) (?:after|later|next|when|once|before)\b",
        "^put a pin in$&^put a pin in",
        r"\bput a pin in\b",
        "^make a note to$&^make a note to",
        r"\bmake a note to\b",
        " in april| in august| in autumn| in december| in fall| in february| in january| in july| in june| in march"
            "| in may| in november| in october| in q| in september| in spring| in summer| in the april"
            "| in the august| in the autumn| in the december| in the fall| in the february| in the january"
            "| in the july| in the june| in the march| in the may| in the november| in the october| in the q"
            "| in the september| in the spring| in the summer| in the winter| in winter| on friday| on monday"
            "| on saturday| on sunday| on thursday| on tuesday| on wednesday| some time| sometime| this month"
            "| this week| tonight& add| clean| do| finish| fix| handle| migrate| revisit| rewrite| start| tackle"
            "| translate&^i|^they|^we|^you",
        r"\b(?:we|i|you|they)(?:'ll| will| can| should| could| want to| might)? (?:tackle|do|handle|fix|finish"
            "|add|rewrite|migrate|translate|clean|address|revisit|start) <p>{2,50}? (?:in (?:the )?(?:spring|summer"
            "|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november"
            "|december|q[1-4])|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|this (?:weekend|month|week)"
            r"|some ?time)\b",
        "^are coming |^are due |^are expected |^are promised |^is coming |^is due |^is expected |^is promised &,"
            "|;&^are |^is ",
        r"\b(?:is|are) (?:coming|due|expected|promised) (?:next|on|in|by|later) <p>{1,20}[,;] ?<p>{3,}",
        ",|:&^for |^next pass|^phase two|^round two|^second pass",
        "^(?:for (?:the |v ?)?(?:next|later|second|2nd)? ?(?:release|version|sprint|pass|round|iteration|phase"
            r"|\d)|second pass|next pass|round two|phase two)[:,] ?<p>{2,}",
        "^tba|^tbd&^tb",
        r"\b(?:tbd|tba)\W*$",
        " before | by friday| by monday| by thursday| by tuesday| by wednesday| on friday| on monday| on thursday"
            "| on tuesday| on wednesday| some time| sometime| this month| this week| tonight&^add|^check|^clean"
            "|^delete|^document|^finish|^fix|^merge|^move|^please add|^please check|^please clean|^please delete"
            "|^please document|^please finish|^please fix|^please merge|^please move|^please remove|^please replace"
            "|^please rotate|^please test|^please update|^please upgrade|^please write|^pls add|^pls check"
            "|^pls clean|^pls delete|^pls document|^pls finish|^pls fix|^pls merge|^pls move|^pls remove"
            "|^pls replace|^pls rotate|^pls test|^pls update|^pls upgrade|^pls write|^remove|^replace|^rotate|^test"
            "|^update|^upgrade|^write",
        "^(?:please |pls )?(?:finish|upgrade|update|add|write|remove|clean|fix|check|rotate|delete|merge|move"
            "|replace|test|document) <p>{2,50} (?:on (?:mon|tues|wednes|thurs|fri)day|some ?time|this (?:month|week)"
            "|tonight|before (?:we|the|it) (?:go(?:es)? live|launch|release|ships?|next)|by (?:mon|tues|wednes|thurs"
            "|fri)day)",
        "^will do & later| tomorrow| tonight|day",
        r"\bwill do (?:the |that |it )?<p>{2,30} (?:tonight|tomorrow|later|on \w+day)",
        "^waiting &^waiting for |^waiting on &,|;",
        r"\bwaiting (?:on|for) <p>{2,40}[,;] ?(?:then|before|so|and then)",
        "^are on |^goes on |^is on |^stay on |^stays on &backlog$|list$|plate$|radar$&backlog|list|plate|radar",
        r"\b(?:is|are|stays?|goes) on (?:my|the|our) (?:to-?do )?(?:list|plate|radar|backlog)\b",
    ),
    (
        "todo", "remain-open", "ua",
        "two bugs remain open, both in the parser",
        "please open a PR",
        "left|missing|open|outstanding|remain|to do|to go|unported&#|^a few|^five|^four|^one|^several|^six|^some"
            "|^three|^two",
        r"\b(?:two|three|four|five|six|some|several|a few|\d+|one) (?:\w+ ){0,3}(?:remains?|(?:are"
            r"|is) (?:still )?(?:open|left|to do|unported|missing|to go|outstanding))\b",
        "^there&^there are |^there is |^there's & left| to add| to convert| to do| to finish| to fix| to go"
            "| to migrate| to port| to test| to translate| to write",
        r"\bthere(?:'s| is| are) (?:still )?(?:two|three|four|five|some|several|a few|\d+|one"
            r"|an?) <p>{2,40} (?:left|to (?:do|port|fix|write|migrate|convert|translate|add|test|go|finish))\b",
        "^still ha&^still has to be |^still have to be ",
        r"\bstill ha(?:s|ve) to be [a-z]+",
        " are next$| come next$| comes next$| is next$&^has done|^is done|^was done& are next| come next"
            "| comes next| is next",
        r"\b(?:is|was|has) done[;,.] ?(?:the )?<p>{2,30} (?:is|are|comes?) next\b",
        "^i have left |^i left |^i've left &fixme|gap|note|stub|todo&^i",
        r"\bi(?:'ve| have)? left (?:a|the|some) (?:todo|fixme|note|gap|stub)s?\b",
        "^has not |^have not &^has not been |^has not yet been |^have not been "
            "|^have not yet been &^has not been covered|^has not been done|^has not been migrated"
            "|^has not been ported|^has not been reviewed|^has not been started|^has not been tested"
            "|^has not been touched|^has not been translated|^has not been updated|^has not been verified"
            "|^has not been written|^has not yet been covered|^has not yet been done|^has not yet been migrated"
            "|^has not yet been ported|^has not yet been reviewed|^has not yet been started"
            "|^has not yet been tested|^has not yet been touched|^has not yet been translated"
            "|^has not yet been updated|^has not yet been verified|^has not yet been written|^have not been covered"
            "|^have not been done|^have not been migrated|^have not been ported|^have not been reviewed"
            "|^have not been started|^have not been tested|^have not been touched|^have not been translated"
            "|^have not been updated|^have not been verified|^have not been written|^have not yet been covered"
            "|^have not yet been done|^have not yet been migrated|^have not yet been ported"
            "|^have not yet been reviewed|^have not yet been started|^have not yet been tested"
            "|^have not yet been touched|^have not yet been translated|^have not yet been updated"
            "|^have not yet been verified|^have not yet been written",
        r"\b(?:has|have) not (?:yet )?been (?:tested|written|done|updated|migrated|started|covered|reviewed"
            r"|touched|ported|translated|verified)\b",
        "^further |^later |^next |^open |^remaining &step |steps |task |tasks |work &are |include |is ",
        r"^(?:later|remaining|next|open|further) (?:steps?|work|tasks?) (?:are|is|include)\b <p>{3,}",
        "^i could not |^i did not &complete |cover |finish |get to |manage &complete$|cover$|finish$|get to$|manage$",
        r"\bi (?:could|did) not (?:finish|complete|get to|cover|manage)\b <p>{2,}",
        "^this leaves ",
        r"\bthis leaves (?:us )?(?:with )?<p>{3,}",
        "^stay |^stays &^stay&a stub$|open$|undone$|unfinished$|unimplemented$|untested$",
        r"\bstays? (?:unimplemented|undone|open|a stub|untested|unfinished)\b",
        "^follow-up |^followup |^leftover |^open |^outstanding |^remaining &item|step|task|work&:|;",
        "^(?:follow-?up|remaining|outstanding|open|leftover) (?:work|tasks?|items?|steps?)[:;] ?<p>{2,}",
        "^we should revisit$&^we should revisit",
        r"\bwe should revisit\b",
        "^need a |^needs a &^need&^need a better |^need a decision|^need a home|^need a name|^need a owner"
            "|^need a review|^need a test|^needs a better |^needs a decision|^needs a home|^needs a name"
            "|^needs a owner|^needs a review|^needs a test",
        r"\bneeds? a (?:name|home|test|owner|decision|review|better \w+)\W*$",
        "^has to go at some point$|^have to go at some point$|^need to go at some point$"
            "|^needs to go at some point$&^has to go at some point|^have to go at some point"
            "|^need to go at some point|^needs to go at some point",
        r"\b(?:needs?|ha(?:s|ve)) to go at some point\b",
    ),
    (
        "todo", "terse", "u",
        "archive the bucket once the audit is over",
        "add the milk before it boils",
        " before & before beta| before ga| before go-live| before launch| before prod| before release"
            "| before shipping| before the demo| before the release| before v",
        r"^[a-z` -]{4,40} before (?:prod|launch|release|go-live|the release|v ?\d|the demo|beta|ga|shipping)\W*$",
        " after | as soon as | once | when &^archive|^bump|^clean up|^delete|^disable|^drop|^enable|^merge|^publish"
            "|^remove|^rename|^retire|^rotate|^tidy up|^translate|^update|^upgrade",
        "^(?:drop|delete|remove|rename|bump|clean up|tidy up|enable|disable|archive|retire|upgrade|rotate|merge"
            "|update|translate|publish) (?:the |those |that |all )?<p>{2,40} (?:after|once|as soon as|when) (?:the "
            "|v ?|we |it |that )?<p>{2,}",
        "^has to be |^have to be |^need to be |^needs to be & also$| as well$| still$| too$& also| as well| still| too",
        r"\b(?:has|have|needs?) to be (?:added|written|done|translated|documented|updated|tested|fixed|covered"
            r"|migrated) (?:as well|too|also|still)\b",
        "^one day|^some day|^someday",
        r"\b(?:some ?day|one day)\W*$",
        "^add the |^cover the |^document the |^fix the |^translate the |^update the |^write the &^add the 0"
            "|^add the last |^add the missing |^add the other |^add the remaining |^cover the 0|^cover the last "
            "|^cover the missing |^cover the other |^cover the remaining |^document the 0|^document the last "
            "|^document the missing |^document the other |^document the remaining |^fix the 0|^fix the last "
            "|^fix the missing |^fix the other |^fix the remaining |^translate the 0|^translate the last "
            "|^translate the missing |^translate the other |^translate the remaining |^update the 0"
            "|^update the last |^update the missing |^update the other |^update the remaining |^write the 0"
            "|^write the last |^write the missing |^write the other |^write the remaining ",
        r"^(?:add|write|fix|update|translate|cover|document) the (?:\d+ |last |other |remaining |missing )+<p>{2,}",
        "^follow&^follow-up |^followup &about |for |on |to ",
        "^follow-?up (?:ticket|issue|pr|task)? ?(?:for|on|about|to) <p>{2,}",
    ),
)
# fmt: on
