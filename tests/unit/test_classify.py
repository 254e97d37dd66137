"""Sentences, labels, and what later words do to earlier ones."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from compact_guard.core.checkpoint.classify.engine import classify, label_sentence, label_turn
from compact_guard.core.checkpoint.classify.relations import closes, overturns, terms
from compact_guard.core.checkpoint.classify.sentences import LONGEST, sentences

ROOT = Path(__file__).resolve().parents[2]
CROSSVAL = ROOT / "tests" / "eval" / "crossval.py"
OWN = ROOT / "tests" / "eval" / "own_classify.jsonl"


class Said(NamedTuple):
    """What is compared: an item's text and phrases."""

    text: str
    rejected: str | None = None
    accepted: str | None = None


def cut(text: str) -> list[str]:
    return [text[start:end] for start, end in sentences(text)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("One thing. Another! A third?", ["One thing.", "Another!", "A third?"]),
        ("Node 1.2.3 runs, e.g. here. Yes.", ["Node 1.2.3 runs, e.g. here.", "Yes."]),
        ("先做這個。再做那個！好嗎？", ["先做這個。", "再做那個！", "好嗎？"]),
        ("終わりました。次は API です。", ["終わりました。", "次は API です。"]),
        ("改用 Redis. 不要 MySQL", ["改用 Redis.", "不要 MySQL"]),
        ("- first\n- [x] second\n1. third\n・四番目", ["first", "second", "third", "四番目"]),
        ("## Rules\n**Keep it small.**", ["Rules", "Keep it small."]),
        ("before\n```\ncode. more code.\n```\nafter", ["before", "after"]),
        ("before\n```py\nnever closed", ["before"]),
        ("> quoted words\nmy words\n| a | table |", ["my words"]),
        ("see `a.b. c` and go", ["see `a.b. c` and go"]),
        ("他說「不要。停。」就走了", ["他說「不要。停。」就走了"]),
        ("", []),
        (" \n\t\n", []),
    ],
)
def test_a_text_is_cut_into_sentences(text: str, parts: list[str]) -> None:
    assert cut(text) == parts


def test_a_sentence_without_end_is_cut() -> None:
    parts = cut("word " * 1000)
    assert len(parts) > 5
    assert all(len(part) <= LONGEST for part in parts)


@pytest.mark.parametrize(
    ("text", "role", "kind", "rejected", "accepted"),
    [
        ("use tabs instead of spaces", "user", "correction", "spaces", "tabs"),
        ("不要用 moment，改用 dayjs", "user", "correction", "moment", "dayjs"),
        ("ＰＨＰではなくGoで", "user", "correction", "ＰＨＰ", "Go"),
        ("switch the store from Redis to SQLite", "user", "correction", "Redis", "SQLite"),
        ("欄位 要 靠右，不是 靠左", "user", "correction", "靠左", "靠右"),
    ],
)
def test_a_correction_carries_both_phrases(text: str, role: str, kind: str, rejected: str, accepted: str) -> None:
    label = classify(text, role)
    assert (label.kind, label.rejected, label.accepted) == (kind, rejected, accepted)


def test_the_first_kind_of_a_text_wins() -> None:
    text = "Remind me to update the docs. Never push to main. We decided on Vite. Use fetch instead of axios."
    assert [label.kind for label in label_turn(text, "user")] == ["todo", "constraint", "decision", "correction"]
    assert classify(text, "user").kind == "correction"


def test_a_key_is_a_part_of_the_text() -> None:
    text = "Hello there.\nnever push to main yourself. Thanks!"
    label = classify(text, "user")
    assert label.key == text[label.start : label.end] == "never push to main yourself"


def test_items_of_a_list_take_the_kind_of_its_heading() -> None:
    text = "## Remaining work\n- the login page\n- the logout page\n\nThe page is blue.\n- a list of its own"
    assert [(label.kind, label.key) for label in label_turn(text, "assistant")] == [
        ("todo", "the login page"),
        ("todo", "the logout page"),
    ]


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("should we always use tabs?", "user"),
        ("什麼時候一定要用 class？", "user"),
        ("必ずテストを書くべきでしょうか？", "user"),
        ('the label reads "never push to main"', "assistant"),
        ("按鈕的字是「禁止刪除」", "assistant"),
        ("`must_not` is one of its clauses", "assistant"),
        ("```\n# TODO: never do this\n```", "user"),
        ("> we decided on Redis", "user"),
    ],
)
def test_asked_and_quoted_words_say_nothing(text: str, role: str) -> None:
    assert classify(text, role).kind == "none"


def test_an_acknowledgement_goes_with_the_next_sentence() -> None:
    assert classify("Understood. Nothing leaves the sandbox.", "assistant").kind == "constraint"
    assert classify("Nothing leaves the sandbox.", "assistant").kind == "none"


def test_an_acknowledgement_goes_with_the_next_sentence_without_a_blank_between() -> None:
    [label] = label_turn("失礼しました。単位は行ではなく列です。", "assistant")
    assert (label.kind, label.rejected, label.accepted) == ("correction", "単位は行", "列")


def test_a_list_is_what_its_heading_says() -> None:
    text = (
        "## Design decisions so far\n\nThis is where we are:\n\n1. **No cron.** Always on demand.\n2. Short names\n\n"
        "**Removed from the plan:**\n- the wizard (too slow)\n\n**What I need:**\n- a file"
    )
    found = [(label.kind, label.key, label.rejected) for label in label_turn(text, "assistant")]
    assert found == [
        ("decision", "**No cron.** Always on demand", ""),
        ("decision", "Short names", ""),
        ("correction", "the wizard (too slow)", "the wizard"),
    ]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("唔係呀，我講嘅係後台唔係前台", "correction"),
        ("就決定係用 Vite 啦", "decision"),
        ("唔准直接 push 上 main", "constraint"),
        ("聽日提返我換證書", "todo"),
        ("啱啱跑完測試，全部通過", "evidence"),
        ("點解會咁㗎", "none"),
        ("畫面同關係數據有咩分別", "none"),
    ],
)
def test_cantonese_is_understood_as_it_is_typed(text: str, kind: str) -> None:
    assert classify(text, "user").kind == kind


@pytest.mark.parametrize(
    "text", ["甲專案不可以使用全域鎖。", "使用者不可以看到別人的訂單。", "测试环境不可以连到正式数据库。"]
)
def test_what_somebody_may_not_do_is_a_rule(text: str) -> None:
    assert classify(text, "user").kind == "constraint"
    assert classify(text.rstrip("。") + "嗎？", "user").kind == "none"


def test_a_correction_may_take_two_sentences() -> None:
    label = label_sentence("no.", "user", "use the second column")
    assert (label.kind, label.key) == ("correction", "no. use the second column")
    assert label_sentence("no.", "user").kind == "none"


@pytest.mark.parametrize(
    ("correction", "earlier"),
    [
        (Said("scrap the websocket, SSE", "websocket", "SSE"), Said("we decided on websockets for the feed")),
        (Said("back to moment", "dayjs", "moment"), Said("not moment, dayjs", "moment", "dayjs")),
        (Said("改用 fetch", "axios", "內建的 fetch"), Said("请用 axios 发请求")),
        (Said("綠界不串了，改藍新", "串綠界", "藍新"), Said("决定串绿界金流")),
        (Said("月次はやめて日次に", "月次バッチ", "日次バッチ"), Said("バックアップは月次バッチで行う")),
        (Said("the port is 5433, not 5432", "5432", "5433"), Said("the database's port is 5432")),
        (Said("make the timeout 45 seconds", None, "timeout 45 seconds"), Said("a timeout of 30 seconds for fetches")),
        (Said("call `getUser`", "`fetchUserById`", "`getUser`"), Said("call `fetchUserById` everywhere")),
        (Said("moment.js is out", "moment.js"), Said("we use moment for dates")),
    ],
)
def test_a_correction_overturns(correction: Said, earlier: Said) -> None:
    assert overturns(correction, earlier)


@pytest.mark.parametrize(
    ("correction", "earlier"),
    [
        (Said("scrap the websocket, SSE", "websocket", "SSE"), Said("the client uses SSE instead of websocket")),
        (Said("no moment", "moment"), Said("not moment but dayjs", "moment", "dayjs")),
        (Said("月次はやめて日次に", "月次バッチ", "日次バッチ"), Said("レポートの色は青にする")),
        (Said("the port is 5433, not 5432", "5432", "5433"), Said("bill 5432 was paid")),
        (Said("vitest, not jest", "jest", "vitest"), Said("vitest runs the tests")),
        (Said("actually blue", None, "blue"), Said("the button is green")),
        (Said("nothing said"), Said("the button is green")),
    ],
)
def test_a_correction_leaves_the_rest(correction: Said, earlier: Said) -> None:
    assert not overturns(correction, earlier)


@pytest.mark.parametrize(
    ("later", "todo"),
    [
        ("I renamed the columns in the BI views.", "we still need to rename the columns in the BI views"),
        ("- [x] squash those commits", "todo after lunch: squash those commits"),
        ("never mind the compat shim, we keep it", "follow-up ticket: drop the compat shim after 3.0"),
        ("e2e 測試補上了", "待辦：把 e2e 測試補上"),
        ("匯出 PDF 不用做了", "匯出 PDF 還沒做，先記著"),
        ("已经把那几个 warning 清掉了", "回头把那几个 warning 清一下"),
        ("CSV の文字コード判定を実装しました。", "CSV の文字コード判定がまだ"),
        ("編集と削除の実装が完了しました", "続いて編集と削除を実装する予定です"),
        ("All the remaining todos are done.", "the sitemap is missing"),
        ("剩下的都做完了", "缺一張錯誤頁的圖"),
    ],
)
def test_later_words_close_a_todo(later: str, todo: str) -> None:
    assert closes(later, Said(todo))


@pytest.mark.parametrize(
    ("later", "todo"),
    [
        ("The columns in the BI views are not renamed yet.", "we still need to rename the columns in the BI views"),
        ("I renamed `a.py`.", "we still need to rename the columns in the BI views"),
        ("will we squash those commits?", "todo after lunch: squash those commits"),
        ("明天再處理後端的錯誤代碼", "明天再處理後端的錯誤代碼"),
        ("回归测试还没补上", "把回归测试补上"),
        ("CSV の判定はまだ実装していません", "CSV の文字コード判定がまだ"),
        ("", "anything at all"),
    ],
)
def test_a_todo_stays_open(later: str, todo: str) -> None:
    assert not closes(later, Said(todo))


def test_terms_are_the_same_in_both_scripts_of_chinese_and_all_spellings() -> None:
    assert terms("資料庫連線") == terms("资料库连线")
    assert terms("`fetchUser`") == terms("fetch_user") == terms("ＦetchＵser".replace("Ｆ", "f").replace("Ｕ", "U"))


def test_own_rows_are_labelled_well() -> None:
    """A floor for the rows in this repository; the figures of record stand in docs/RELIABILITY.md."""
    ran = subprocess.run([sys.executable, str(CROSSVAL), str(OWN)], capture_output=True, text=True, check=True)
    rows = [json.loads(line) for line in OWN.read_text(encoding="utf-8").splitlines()]
    wrong = [row["id"] for row in rows if classify(row["text"], row["role"]).kind != row["label"]]
    assert len(wrong) <= 0.1 * len(rows), wrong
    assert ran.stdout.count("fold") == 6


def test_the_hook_can_afford_the_imports() -> None:
    """No dataclasses, typing or pathlib, nor anything of third parties."""
    code = (
        "import sys; from compact_guard.core.checkpoint.classify import engine, relations;"
        "engine.classify('we decided 我們決定 に決めました on', 'user');"
        "print(*sorted({'dataclasses', 'typing', 'pathlib', 'json', 'orjson', 'regex', 'logging'} & set(sys.modules)))"
    )
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT / '.src')!r}); {code}"],
        capture_output=True,
        text=True,
    )
    assert (ran.stdout.strip(), ran.stderr) == ("", "")
