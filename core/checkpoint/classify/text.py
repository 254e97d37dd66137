"""Code, quotes and spelling out of the way: what the rules look at, character for character as long as the text."""

from __future__ import annotations

import re

from ...lazy import lazy

_CODE_OR_QUOTE = lazy(
    r"^[ \t]*(?:```|~~~).*?(?:^[ \t]*(?:```|~~~)[ \t]*$|\Z)"
    r"|```[^`]*```"
    r"|`[^`\n]+`"
    r'|"[^"\n]{1,160}"|\u201c[^\u201d\n]{1,160}\u201d'
    r"|\u300c[^\u300d\n]{1,160}\u300d|\u300e[^\u300f\n]{1,160}\u300f|\u300a[^\u300b\n]{1,80}\u300b",
    re.DOTALL | re.MULTILINE,
)
_HASH = lazy(r"(?=[a-f]*\d)[0-9a-f]{7,40}")
_ERROR = lazy(r"[\w.: -]*(?:Error|Exception|Killed|refused|undefined|denied)\b.*|E[A-Z]{4,}|SIG[A-Z]{3,}|[45]\d\d")

_WIDE = {chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_SPELLING = {**_WIDE, "\u3000": " ", "\u3002": ".", "\u2019": "'", "\u2018": "'", "\xa0": " "}
_SPELLED = lazy("[\u3000\u3002\uff01-\uff5e\u2018\u2019\xa0]")
"""Full width as half width, curly apostrophes as straight ones, the CJK full stop as a full stop."""

# The characters of the Chinese rules, as Taiwan and as the mainland write them; rules are in the latter.
_TAIWAN = (
    "決確選擇採準許絕對禁單讓從後來還沒測試試驗證實際過處該應須統實現換變動說講記錄寫錯誤訂當裡裏開關閉關"
    "條項線綫壓產進構復複覆遺餘補齊點頭論議評審會員討結簽覽這個們樣麼為於與將給經檢報問題請謝謝無別"
    "嗎幫專隻數據圖顯示書頁類區遠連運長門間聽見視認識語課調談讀貼費資質負責購買車軟輸轉載輕邊達遷"
    "錢鎖鍵閃險離電響頂順預領頻願顧風飛驅體髒魚鳥麥黃點黨齡龍佈係備傳傷僅優億價衝擊劃劇勁動務勝勞勢"
    "勵匯協卻參吳啟單嚴國圍園圓團場壞塊夠夾寧寬導層屬歲島師帶廢廠廣彈彙徑復態慮慣憑擔擴擺擾攔敗敘數斷"
    "時暫歷歸殘毀氣決況減測滿潰潛灣災無熱狀獨獎獲現環瑣畢畫異疊盡監盤確礎種稱穩積約級納紅紋純紙級紹終"
    "組細結絡統絲維網緊緒線編緩緻縮縱總績織繼續罰習聯聲職腦膽臨舉舊藝處號衛裝補製複規觀計設訪許訴診"
    "詞詢試詳誇認誤說誰調論諸證識譯議護變讓責貨貫貴貼買賣賞賠賴購贊趕躍輛輪辦農邏郵鄰醫釋針鈕鈴銀銷鋪"
    "業丟兩義亂儲湊幾則剛創發堅媽尋屆幣幀並庫棄張強憶慚戶執掃掛擱搖撐術槍標棧欄檔洩漲滾燈爐煩愛猶蓋著碼礙"
    "禱禍筆簡綠罷腳節薦覺觸訊話較輯輩遲適鑑聞陣顏顛飆飯饋馬駝驟註週臺佔瞭併啟願乾幹雲淨獻穫刪違遞釐擋繞"
    "鏈鐘鐵鑰閱階隊陰際隨隱雖雙雜難靈靜韌頁須頓題額顆類騙驗鬆麗黏啓羅樹橋機權歡殺毛漢濟淺濾灑漏瀏淚"
    "內冊嘗墾尷廁帳懷捲損搶擁擬擷攏攤曆東樂櫃溝溫漬濃營牆稅範篩紀紮綁練繪脈萬藍虛螢蟲託証謎譜貓賽跡軸遊遙釘鉤"
    "閒閾陽雞飼飾養騰驚鹽麵讚糾嚇夥贏陸遜攝蘋誠謹蹤鄉鬧韓餓館騷鬥喬壽奪妳孫彎徹懶戲揀敵暈檯殼滅潔澤濫濕煉牽癡"
    "皺盜瞞矯礦窩竄競籤籠粵絆綜縫繩罵聰膠艱褲襲詐誘諒謀賓賺贈軌辭銳鋼錶鏡闖陳霧駐駁騎齒龜揮滯瘋橫"
    "傾"
)
_MAINLAND = (
    "决确选择采准许绝对禁单让从后来还没测试试验证实际过处该应须统实现换变动说讲记录写错误订当里里开关闭关"
    "条项线线压产进构复复覆遗余补齐点头论议评审会员讨结签览这个们样么为于与将给经检报问题请谢谢无别"
    "吗帮专只数据图显示书页类区远连运长门间听见视认识语课调谈读贴费资质负责购买车软输转载轻边达迁"
    "钱锁键闪险离电响顶顺预领频愿顾风飞驱体脏鱼鸟麦黄点党龄龙布系备传伤仅优亿价冲击划剧劲动务胜劳势"
    "励汇协却参吴启单严国围园圆团场坏块够夹宁宽导层属岁岛师带废厂广弹汇径复态虑惯凭担扩摆扰拦败叙数断"
    "时暂历归残毁气决况减测满溃潜湾灾无热状独奖获现环琐毕画异叠尽监盘确础种称稳积约级纳红纹纯纸级绍终"
    "组细结络统丝维网紧绪线编缓致缩纵总绩织继续罚习联声职脑胆临举旧艺处号卫装补制复规观计设访许诉诊"
    "词询试详夸认误说谁调论诸证识译议护变让责货贯贵贴买卖赏赔赖购赞赶跃辆轮办农逻邮邻医释针钮铃银销铺"
    "业丢两义乱储凑几则刚创发坚妈寻届币帧并库弃张强忆惭户执扫挂搁摇撑术枪标栈栏档泄涨滚灯炉烦爱犹盖着码碍"
    "祷祸笔简绿罢脚节荐觉触讯话较辑辈迟适鉴闻阵颜颠飙饭馈马驼骤注周台占了并启愿干干云净献获删违递厘挡绕"
    "链钟铁钥阅阶队阴际随隐虽双杂难灵静韧页须顿题额颗类骗验松丽黏启罗树桥机权欢杀毛汉济浅滤洒漏浏泪"
    "内册尝垦尴厕帐怀卷损抢拥拟撷拢摊历东乐柜沟温渍浓营墙税范筛纪扎绑练绘脉万蓝虚萤虫托证谜谱猫赛迹轴游遥钉钩"
    "闲阈阳鸡饲饰养腾惊盐面赞纠吓伙赢陆逊摄苹诚谨踪乡闹韩饿馆骚斗乔寿夺你孙弯彻懒戏拣敌晕台壳灭洁泽滥湿炼牵痴"
    "皱盗瞒矫矿窝窜竞签笼粤绊综缝绳骂聪胶艰裤袭诈诱谅谋宾赚赠轨辞锐钢表镜闯陈雾驻驳骑齿龟挥滞疯横"
    "倾"
)
# Cantonese as it is typed, and the same in Mandarin: words of one length, then what stands for one character only.
_CANTONESE_WORDS = dict(
    pair.split(":")
    for pair in (
        "唔好:不要 啱啱:刚刚 點解:为何 点解:为何 而家:现在 聽日:明天 听日:明天 遲啲:晚点 "
        "迟啲:晚点 早啲:早点 唔該:麻烦 唔该:麻烦 點樣:怎样 点样:怎样 邊個:哪个 边个:哪个 "
        "邊度:哪里 边度:哪里 唔使:不用 搞掂:搞定 仲未:还未 仲有:还有 仲要:还要 仲係:还是 "
        "係咪:是否 用返:用回 改返:改回 轉返:换回 转返:换回"
    ).split()
)
_IS_CANTONESE = lazy("[唔嘅咗喺嚟冇佢啲俾畀睇攞諗谂搵揾嗰喇㗎咁哋嘢啱係仲掂]|而家|[聽听]日")
_CANTONESE = lazy("|".join(_CANTONESE_WORDS) + "|(?<![關关聯联干])係(?![數数])")
_SPOKEN, _WRITTEN = "唔嘅咗喺嚟冇佢啲俾畀睇攞諗谂搵揾嗰喇㗎咁哋嘢啱", "不的了在来没他些给给看拿想想找找那啦啊这们事对"
_ONE_CHINESE = {a: b for a, b in zip(_TAIWAN + _SPOKEN, _MAINLAND + _WRITTEN, strict=True) if a != b}
_OTHER_CHINESE = lazy(f"[{''.join(_ONE_CHINESE)}]")


def _mandarin(match: re.Match[str]) -> str:
    return _CANTONESE_WORDS.get(match[0], "是")


def _blank(match: re.Match[str]) -> str:
    found = match.group()
    if "\n" in found or found[0] in " \t~" or found.startswith("```"):
        return "\n" * len(found)
    inner = found[1:-1]
    if _HASH.fullmatch(inner):
        letter = "h"
    elif _ERROR.fullmatch(inner):
        letter = "z"
    else:
        letter = "x"
    return found[0] + letter * len(inner) + found[-1]


_NO_HAN = bytes(byte for byte in range(256) if not (0x34 <= byte <= 0x9F or byte in (0xF9, 0xFA)))
"""Upper halves of the characters that are not Han: a pattern with all the Han ones takes milliseconds to compile."""


def han(text: str) -> int:
    """How many Han characters a text has, of those in two bytes."""
    if text.isascii():
        return 0
    return len(text.encode("utf-16-be", "surrogatepass")[::2].translate(None, _NO_HAN))


def mask(text: str) -> str:
    """The text with code and quoted words as runs of one letter: h for a commit, z for an error, x for the rest.

    Fenced blocks become line ends. What is read aloud says nothing by itself, yet an error's name counts.
    """
    return _CODE_OR_QUOTE.sub(_blank, text)


def fold(masked: str) -> str:
    """Lower case, half width, straight apostrophes."""
    lower = masked.lower()
    if len(lower) != len(masked):
        lower = "".join(c.lower() if len(c.lower()) == 1 else c for c in masked)
    return lower if lower.isascii() else _replaced(lower, _SPELLED, _SPELLING)


def one_chinese(folded: str) -> str:
    """Traditional characters as simplified ones, and Cantonese words as Mandarin ones, as far as rules use them."""
    if folded.isascii():
        return folded
    if _IS_CANTONESE.search(folded):
        folded = _CANTONESE.sub(_mandarin, folded)
    return _replaced(folded, _OTHER_CHINESE, _ONE_CHINESE)


def _replaced(text: str, some: re.Pattern[str], by: dict[str, str]) -> str:
    """As `str.translate`, which looks up every character: here each one that is to go, once. None becomes another."""
    for letter in set(some.findall(text)):
        text = text.replace(letter, by[letter])
    return text
