"""An invented history of guarded sessions, for the picture of the Audit: transcripts, and the rows that hooks left."""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.audits import GuardedClaude, GuardedCodex  # noqa: E402

ASKED = {
    "en": (
        "Move the rate limiter into a module of its own",
        "Read addresses from the new register",
        "Retry refunds that time out",
        "Let the importer skip what it knows",
        "Port the parser to the new grammar",
        "Draw the tide tables as vectors",
        "Write the release notes",
        "Cache the map tiles on disk",
    ),
    "zh_TW": (
        "把限流器移到自己的模組",
        "改讀新的地址登錄資料",
        "退款逾時要重試",
        "匯入時略過已知的資料",
        "剖析器改用新文法",
        "潮汐表改用向量繪製",
        "撰寫發行說明",
        "地圖圖磚快取到磁碟",
    ),
}
FIRST_DAY = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
OFTEN, SELDOM = 6, 3
"""Compactions of a session of Claude Code and of Codex."""


def write_history(home: Path, state: Path, language: str) -> str:
    """Six sessions of Claude Code without a miss, two of Codex with one each; the path of the newest."""
    path = ""
    for number, asked in enumerate(ASKED[language], 1):
        is_codex = number > 6
        made = (GuardedCodex if is_codex else GuardedClaude)(home, state, number)
        made.log.now = FIRST_DAY + timedelta(days=number)
        made.log.user(asked)
        made.reply()
        for count in range(SELDOM if is_codex else OFTEN):
            made.log.now += timedelta(minutes=47 + 5 * count)
            made.talk(2)
            made.compact()
            made.reply()
        made.log.now += timedelta(minutes=31)
        made.talk(2)
        if number == 7:
            made.boundary()
            made.reply()
        elif number == 8:
            made.pre()
            made.boundary()
            made.post()
            made.start("refused", reason="hash")
            made.reply()
        path = str(made.write())
    return path
