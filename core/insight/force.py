"""How firmly a clause says what it says: marks such as `ban`, `only`, `soft`, found by words of three languages."""

from __future__ import annotations

import re
from functools import cache

from ..checkpoint.classify.scripts import has_cjk
from ..checkpoint.classify.text import fold, one_chinese
from .tables import rows, words

_GAP = r"(?:\W+\w+){0,3}\W+"
_NAMED = re.compile(r"`[^`\n]*`|[\w.-]*[/_]\w[\w./-]*|\b[\w-]+\.[a-z]{1,4}\b")
"""Code, paths and file names: `never.py` forbids nothing."""
_CAN = re.compile("(可以)(?=[上下内外])")
"""可以下載 is no 以下."""
_KANA = re.compile("[\u3041-\u30ff]")
_MUST_END = re.compile(r"こと[.)」]?\s*$")
"""An order in Japanese: …すること."""
_ONLY = re.compile(r"(?<![权期上下无有极局])限(?![流制期定速度时])")
"""Only for: 限主管, 限內網."""
_NOT_FORCE = re.compile(
    r"\bnot only\b|\bno doubt\b|\bno problems?\b|\bwhether or not\b|\bor not\b|\bno errors?\b"
    r"|[不未]同|不过|不僅|不仅|无论|不管|非常|别的|特别|分别|类别|级别|没问题|没错|没有?[错关]系|差不多|个别|判别|性别|区别"
    r"|前端|后端|前台|后台|前后端|时区|时钟|时间|当机|即时|同时|定时|超时|逾时|得到|取得|获得|觉得|显得|使得|值得|或许|功能|性能|智能|还是要"
)
"""What holds a mark's letters and not its sense."""


_MORE_TAIWAN = (
    "誌繳學暢佇繫倉夥藝週災農醫鐵藥車輛員園劃戶廳廢彈擊擇攝斷曬殼氣決漢營爾牽獲甦療癥礎禮穩競籤糧紡絕緩縮繪罷羅聖職腦臺舊艦莊"
    "華葉蘇蠻衛觀計討訓託註詢譽豐貝負財貢貧貸賀賬贈軍軌軟較載輔輪輯轄轉辦遊遠遲郵鄰鈕鈴銷鍋鎮鏡鐘鑑閃閉閒間閱闊關陰陸陽隱雜雲"
    "電靈頂頃項順頒預領頻題額顏願類顧顯風飛飯飲館馬駐駕騎驅驗鬧魚鳥麗黃齊龍寫帥師幫廣徵憂懸損搖撥擋據擠擬擴攜敵暈暫曆榮樂標樣"
    "橋檔檢櫃欄權歐歡歲濾灣爐爛獎環畫異疊盤碼種稅積窮筆範簡紀級純紙細終組結給統絲經綁維網綱緊緒線編練縣縫總織繞繼續罰聯聲聽購"
    "釐墜壞奮婦嬰孫寧實審導尋屬嶺幣幹庫廠張強徑從恆悅應戰採掃掛揮換搶棄槍準溝溫滅滬漲潔澤燈燒獨產畢監盜眾礙祕禍穫竊節糾紅約罵"
    "翹脫腸膽臨薦蘭處虛蟲補裝複褲襲規視親覺覽"
)
_MORE_MAINLAND = (
    "志缴学畅伫系仓伙艺周灾农医铁药车辆员园划户厅废弹击择摄断晒壳气决汉营尔牵获苏疗症础礼稳竞签粮纺绝缓缩绘罢罗圣职脑台旧舰庄"
    "华叶苏蛮卫观计讨训托注询誉丰贝负财贡贫贷贺账赠军轨软较载辅轮辑辖转办游远迟邮邻钮铃销锅镇镜钟鉴闪闭闲间阅阔关阴陆阳隐杂云"
    "电灵顶顷项顺颁预领频题额颜愿类顾显风飞饭饮馆马驻驾骑驱验闹鱼鸟丽黄齐龙写帅师帮广征忧悬损摇拨挡据挤拟扩携敌晕暂历荣乐标样"
    "桥档检柜栏权欧欢岁滤湾炉烂奖环画异叠盘码种税积穷笔范简纪级纯纸细终组结给统丝经绑维网纲紧绪线编练县缝总织绕继续罚联声听购"
    "厘坠坏奋妇婴孙宁实审导寻属岭币干库厂张强径从恒悦应战采扫挂挥换抢弃枪准沟温灭沪涨洁泽灯烧独产毕监盗众碍秘祸获窃节纠红约骂"
    "翘脱肠胆临荐兰处虚虫补装复裤袭规视亲觉览"
)
_MORE = str.maketrans(_MORE_TAIWAN, _MORE_MAINLAND)
"""What the rules on talk have no need of, and topics have."""


def folded(text: str) -> str:
    """Lower case, half width, one Chinese script."""
    return text.lower() if text.isascii() else one_chinese(fold(text)).translate(_MORE)


class Mark:
    """One mark and its words."""

    __slots__ = ("chinese", "english", "japanese", "name", "sample")

    def __init__(self, name: str, english: str, chinese: str, japanese: str, sample: str) -> None:
        self.name = name
        self.english = words(english)
        self.chinese = [folded(word) for word in words(chinese)]
        self.japanese = [folded(word) for word in words(japanese)]
        self.sample = words(sample, "~")


@cache
def marks() -> list[Mark]:
    """All marks."""
    return [Mark(*row) for row in rows("force")]


@cache
def force_words() -> frozenset[str]:
    """All words of the marks, folded: they are no topics."""
    found = {"应该"}
    for mark in marks():
        found.update(mark.english, mark.chinese, mark.japanese)
        if mark.name in ("limit", "must", "ban", "soft"):
            found.update(" ".join(mark.english).split())
    return frozenset(word for word in found if len(word) < 3 or not word.startswith("应该"))


@cache
def _patterns() -> list[tuple[str, re.Pattern[str], re.Pattern[str], re.Pattern[str]]]:
    found = []
    for mark in marks():
        english = "|".join(re.escape(word).replace(r"\ ", " ").replace(" … ", _GAP) for word in mark.english)
        chinese, japanese = map(_any_of, (mark.chinese, mark.japanese))
        found.append((mark.name, re.compile(rf"\b(?:{english})\b", re.ASCII), chinese, japanese))
    return found


def _any_of(some: list[str]) -> re.Pattern[str]:
    return re.compile("|".join(sorted(map(re.escape, some), key=len, reverse=True)))


def marks_of(text: str) -> frozenset[str]:
    """The marks of a clause."""
    bare = _NOT_FORCE.sub(" ", _CAN.sub(r"\1 ", _NAMED.sub("x", folded(text))))
    wide = has_cjk(bare)
    # A word such as 可能 is "perhaps" in Chinese and "possible" in Japanese.
    kana = wide and _KANA.search(bare) is not None
    found = {
        name
        for name, english, chinese, japanese in _patterns()
        if english.search(bare) or (wide and (japanese if kana else chinese).search(bare))
    }
    if kana and _MUST_END.search(bare):
        found.add("must")
    if wide and not kana and _ONLY.search(bare):
        found.add("only")
    return frozenset(found)
