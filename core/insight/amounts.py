"""Numbers with their units, in digits and in words: `30 s`, `30000ms`, `三十秒` and `thirty seconds` are one amount."""

from __future__ import annotations

import re

_UNITS = {
    "time": {
        "ns": 1e-9, "us": 1e-6, "μs": 1e-6, "ms": 1e-3, "millisecond": 1e-3, "毫秒": 1e-3, "ミリ秒": 1e-3,
        "s": 1.0, "sec": 1.0, "secs": 1.0, "second": 1.0, "秒": 1.0, "秒钟": 1.0, "秒間": 1.0,
        "min": 60.0, "mins": 60.0, "minute": 60.0, "分钟": 60.0, "分": 60.0, "分間": 60.0,
        "h": 3600.0, "hr": 3600.0, "hrs": 3600.0, "hour": 3600.0, "小时": 3600.0, "个小时": 3600.0, "時間": 3600.0,
        "时间": 3600.0, "d": 86400.0, "day": 86400.0, "天": 86400.0, "日": 86400.0, "日間": 86400.0, "日间": 86400.0,
        "week": 604800.0, "周": 604800.0, "週間": 604800.0,
    },
    "size": {
        "b": 1.0, "byte": 1.0, "字节": 1.0, "kb": 1e3, "kib": 1e3, "mb": 1e6, "mib": 1e6, "gb": 1e9, "gib": 1e9,
        "tb": 1e12, "tib": 1e12,
    },
    "share": {"%": 1.0, "percent": 1.0, "趴": 1.0},
    "speed": {"gb/s": 1e9, "mb/s": 1e6, "kb/s": 1e3},
    "screen": {"px": 1.0, "pixel": 1.0, "像素": 1.0},
    "point": {"pt": 1.0, "point": 1.0},
}  # fmt: skip
_OF = {name: (kind, factor) for kind, units in _UNITS.items() for name, factor in units.items()}
_PLURAL = "|".join(
    sorted((re.escape(n) + ("s?" if n.isascii() and n.isalpha() and len(n) > 2 else "") for n in _OF), key=len)[::-1]
)
_LETTER = "[A-Za-z0-9_]"
_DIGITS = re.compile(
    rf"(?<![A-Za-z0-9_.])(?<![A-Za-z][-:])(?:v\.?)?(?P<number>\d{{1,3}}(?:,\d{{3}})+|\d+(?:\.\d+)?)"
    rf"(?P<scale>\s?[万亿]|[kM](?!{_LETTER}))?"
    rf"(?:(?:\s|-)?(?P<unit>{_PLURAL})(?!{_LETTER})|st|nd|rd|th)?(?!{_LETTER}|\.\d)",
    re.IGNORECASE,
)
_WORDS = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split()
    )
} | {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "hundred": 100, "twice": 2, "dozen": 12}
_SPELLED = re.compile(
    rf"\b(?P<number>{'|'.join(word for word, value in _WORDS.items() if value != 1)})\b"
    rf"(?:(?:\s|-)(?P<unit>{_PLURAL})\b)?",
    re.ASCII,
)
_HAN = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"两": 2, "〇": 0}
_HAN_SCALE = {"十": 10, "百": 100, "千": 1000, "万": 10000}
_COUNTERS = (
    "毫秒|秒钟|秒|分钟|分|个小时|小时|時間|天|日|周|个月|月|年|次|个|台|笔|阶段|回|件|人|码|种|份|倍|遍|轮|位|条|行"
    "|张|点|步|层|组|版|号|号|番|行|名|列|页|つ"
)
_CHINESE = re.compile(rf"(?P<number>[零〇一二两三四五六七八九十百千万]+)(?P<unit>{_COUNTERS})(?P<half>半)?")


class Amount:
    """A number, in its kind's own unit where it has one."""

    __slots__ = ("kind", "plain", "value")

    def __init__(self, number: float, unit: str) -> None:
        unit = unit.lower()
        self.kind, factor = _OF.get(unit) or _OF.get(unit.rstrip("s")) or ("", 1.0)
        self.plain = number
        self.value = number * factor

    def equals(self, other: Amount) -> bool:
        """Whether both are the same: in their values, or, where a unit is missing, in their numbers."""
        if self.kind and other.kind:
            return self.kind == other.kind and abs(self.value - other.value) <= 0.01 * abs(self.value)
        return abs(self.plain - other.plain) <= 1e-9 * abs(self.plain)


def amounts(folded: str) -> tuple[list[Amount], str]:
    """The amounts of a folded text, and the text without them.

    `one` and 一 are none: they are articles more often than numbers.
    """
    found: list[Amount] = []

    def take(match: re.Match[str], number: float) -> str:
        found.append(Amount(number, match["unit"] or ""))
        return " "

    def chinese(match: re.Match[str]) -> str:
        number = _han(match["number"])
        return take(match, number + (0.5 if match["half"] else 0)) if number > 1 else match[0]

    rest = _DIGITS.sub(lambda match: take(match, _of_digits(match)), folded)
    rest = _SPELLED.sub(lambda match: take(match, _WORDS[match["number"]]), rest)
    return found, _CHINESE.sub(chinese, rest)


def _of_digits(match: re.Match[str]) -> float:
    scale = (match["scale"] or "").strip().lower()
    return float(match["number"].replace(",", "")) * {"": 1, "k": 1e3, "m": 1e6, "万": 1e4, "亿": 1e8}[scale]


def _han(text: str) -> float:
    total = current = 0
    for char in text:
        if char in _HAN:
            current = _HAN[char]
        else:
            scale = _HAN_SCALE[char]
            if scale == 10000:
                total, current = (total + current or 1) * scale, 0
            else:
                total, current = total + (current or 1) * scale, 0
    return total + current
