"""Where a correction holds its phrases, in the three languages: rows that label nothing.

Rows as in `rules_en_replace`; the language stands before the name.
"""

from __future__ import annotations

# fmt: off
RULES: tuple[tuple[str, ...], ...] = (
    (
        "phrase", "en/i-used-r", "a",
        "you're right, the retry limit is 5, i used 3",
        "you're right, the retry limit is 5",
        " assumed| picked| put| said| sent| set| typed| used| written| wrote&,|;&i|we|you",
        "(?:^|[,;:] ?)(?:the |it's )?(?P<a><p>{2,60}?)[,;] ?(?:and |but )?(?:i|we|you)(?:'d| had|'ve)? (?:used"
            "|written|wrote|said|put|typed|assumed|set|picked|sent) (?P<r><p>{1,40})$",
    ),
    (
        "phrase", "en/a-not-r", "ua",
        "i misread the schema: the id is a uuid, not an int",
        "i misread the schema, not the docs",
        ":&instead of |not |rather than ",
        r":(?:.*?\b(?:is|are|was|be|needs|uses))? (?P<a><p>{1,40}?),? (?:and |but )?(?:not|rather than"
            "|instead of) (?P<r><p>{1,40})$",
    ),
    (
        "phrase", "en/as-r-it-is-a", "a",
        "i called it a stack and that was a mistake; it is a queue",
        "i called him and that was a mistake",
        "that is |that was |this is |this was |which is |which was &a mistake|an error|false|incorrect|my mistake"
            "|not true|wrong&,|.|;",
        r"\b(?:as|called (?:it|this|that|them)|said|claimed|told you"
            "|wrote) (?:that )?(?P<r><p>{2,50}?)[,;]? ?(?:and |but )?(?:that|which|this) (?:was|is) (?:a mistake"
            "|wrong|incorrect|not true|my mistake|false|an error)[;,.] ?(?:it|they|that)?(?:'s| is| are|'re"
            "| was)? ?(?P<a><p>{2,60})$",
        "^claimed |^said |^told you |^wrote & are not| is not|'re not|'s not&,|.|;",
        r"\b(?:told you|said|claimed|wrote) (?:that )?(?P<r><p>{2,50}?)[;,.] ?(?:they|it|that)(?: are|'re| is"
            "|'s) not[;:,.] ?(?:they|it|that)(?: are|'re| is|'s) (?P<a><p>{2,40})",
    ),
    (
        "phrase", "en/r-needless", "a",
        "i stand corrected: escaping it was needless; i removed the call",
        "i stand corrected: it was needless",
        "a mistake|needless|not needed|overkill|unnecessary|wrong&,|.|;&, i|,i|. i|.i|; i|;i",
        r"(?:^|[,;:] ?|\bso )(?P<r><p>{3,40}?) (?:was|is|were) (?:needless|unnecessary|wrong|a mistake|overkill"
            "|not needed)[;,.] ?i(?:'ve| have)? (?P<a><p>{3,60})$",
        "^approach with |^idea with |^plan with |^variant with |^version with &,|.|;&dead|dropped|gone|off|out",
        r"\b(?:approach|idea|plan|version|variant) with (?P<r><p>{2,40}?) (?:is|was) (?:dead|off|out|gone"
            "|dropped).*?[;,.] ?(?:we|i|so we|let's) (?P<a>(?!policy)<p>{3,60}?)(?: instead)?$",
    ),
    (
        "phrase", "zh/r-cuo-a", "ua",
        "您說得對，用輪詢是我的誤解，已換回推送。",
        "您說得對，已換回推送。",
        "不正确|是我的疏忽|是我的误会|是我的误解|是我的错|是误会|是错的|有误&,|.|;",
        "(?:^|[,;:] ?)(?:我)?(?:先前|之前|上一条|刚才|前面)?(?:我)?(?:说|把"
            "|将)? ?(?P<r><p>{1,28}?)(?:写进去)?(?:是我的(?:误解|错|疏忽|误会)|是错的|有误|是误会"
            "|不正确)[,;.] ?(?:已)?(?:经)?(?:实际(?:上)?(?:是|为)|换回|改回|改为|改成|换成|应为|应该是|其实是"
            "|正确的?是)?(?P<a><p>{1,40})$",
    ),
    (
        "phrase", "zh/a-wo-dacheng-r", "ua",
        "等等 port 應該是 5433 才對，我打成 5432 了",
        "等等 port 應該是 5433 才對",
        "成&,|;&, 我|,我|; 我|;我",
        "(?:应该?(?:是|为)|是|为|要) ?(?P<a><p>{1,30}?)(?:才对)?[,;] ?我(?:打|写|用|设|填|记|给|放"
            "|传)成 ?(?P<r><p>{1,24}?)(?:了|$|[,; ])",
        "不是|并非|而非&实为|应为|应是|应该是|正确为&,|;",
        "(?:应为|应该是|应是|实为|正确为) ?(?P<a><p>{1,24}?)[,;] ?(?:而非|而不是|并非|不是) ?(?P<r><p>{1,24})$",
    ),
    (
        "phrase", "zh/bushi-r-yao-a", "u",
        "又來了…就跟你說不是用 `any`，型別要寫 `unknown`",
        "又來了…就跟你說不是用 `any`",
        "不是&,|;&应该|得|改|要",
        "不是(?:用|写|叫|要)? ?(?P<r><p>{1,20}?)[,;] ?(?:[^,;]{0,6}?)(?:要|应该|得|改)(?:写|用|叫"
            "|成)? ?(?P<a><p>{1,24})$",
    ),
    (
        "phrase", "zh/r-taizhong", "u",
        "我改變主意了，GraphQL 太重，REST 就好",
        "我改變主意了，REST 就好",
        "不串|不做|不用|不行|不装|不要|太|拿掉&,|;",
        "(?:^|[,;] ?)(?P<r>[^,;:!?了]{1,20}?)(?:太<p>{1,4}|先不做|不做了?|不装了?|不要了?|不用了?|不行|不串了?"
            "|拿掉)了?[,;] ?(?:只要|直接|改成|改用|换成|先|就|用|跑|走)?(?P<a><p>{1,30}?)(?:就好|就行|即可|就够)?$",
        "应以|应该以|应该用|改以|要以&,|;&, 不是|,不是|; 不是|;不是",
        "^(?!.*(?:不是|而非))<p>{0,20}[,;] ?(?:应该?以|要以|应该用|改以)(?P<a><p>{1,12}?)(?:计|算|为准"
            "|为主)?[,;] ?不是(?P<r><p>{1,16})$",
    ),
    (
        "phrase", "zh/jianyi-r-gai-a", "a",
        "我上一則建議 用輪詢，經你指正後改成推送。",
        "我上一則的建議經你指正了。",
        "换成|改为|改成|改用&依你|依您|按你|按您|照你|照您|经你|经您&,|;",
        "(?:建议|说|提议|写|以为|认为) ?(?P<r><p>{2,30}?)[,;] ?(?:经|依|按|照)(?:你|您)<p>{0,8}?(?:改成|改为"
            "|换成|改用)(?P<a><p>{1,40})$",
        ",|;&, 其实|,其实|; 其实|;其实&以为|写|认为|说",
        "我?(?:说|以为|写|认为) ?(?P<r><p>{2,30}?)[,;] ?其实<p>{0,10}?[,;]? ?(?:真正|实际"
            "|正确)?<p>{0,12}?(?:是在|是|在)(?P<a><p>{2,40})$",
    ),
    (
        "phrase", "ja/r-wa-ayamari", "u",
        "毎時実行って書いちゃったけど毎日の間違い",
        "ご指摘の通り、直します。",
        "って書|って言&の誤り|の間違い&って",
        "(?P<r>[^、,;。]{1,20}?)って(?:書|言)[^、,;。]{1,12}?(?:けど|が)、? ?(?P<a>[^、,;。]{1,16}?)の(?:間違い"
            "|誤り)",
    ),
    (
        "phrase", "zh/yao-a-ni-r", "u",
        "我要的是直式的表，你排到橫式的了",
        "我要的是月報",
        "我要的是&,|;&, 你|,你|; 你|;你",
        "我要的是 ?(?P<a><p>{1,20}?)(?: ?的 ?<p>{1,8})?[,;] ?你(?:却|又|怎么)?(?:改|用|写|做|弄|给|排|放)(?:到|成"
            "|的是|了)? ?(?P<r><p>{1,16}?) ?(?:的)?了?$",
    ),
    (
        "phrase", "zh/you-yong-r-yong-a", "u",
        "你又寫 var 了，拜託用 const",
        "你又來了，拜託",
        "又&又写|又加|又改|又用&写|用",
        "又(?:用|写|加|改)(?:回|成|到)? ?(?P<r>[^,;:!?.…了]{1,20}?) ?(?:了|啦)*[.…,;! ]+(?:请|拜托"
            "|麻烦)?(?:你)?(?:改)?(?:用|写) ?(?P<a><p>{1,20}?)(?:啦|好吗|好不好|吧)?$",
    ),
    (
        "phrase", "ja/a-tte-itta-r-janakute", "u",
        "だから CSV って言ったじゃん、TSV じゃなくて",
        "TSV じゃなくて",
        "って書|って言&じゃなく|でなく|ではなく&って",
        "(?:^(?:いや|だから|もう|えっと|、| )*)?(?P<a>[^、,;だらやいも ][^、,;]{0,23}?) ?って(?:言|書)(?:った"
            "|いた)(?:じゃん|よね|のに|でしょ|じゃない)[、,。.] ?(?P<r>[^、,;]{1,24}?) ?(?:じゃ|では|で)なくて?",
    ),
)
# fmt: on
