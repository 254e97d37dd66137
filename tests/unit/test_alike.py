"""When two sentences say the same, and which names a correction says no to."""

from __future__ import annotations

import pytest

from compact_guard.core.checkpoint.alike import Print, Twins, alike
from compact_guard.core.checkpoint.item import Item
from compact_guard.core.checkpoint.turned import names_what_is_turned_down, trusted, turned_down


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Never edit app/ledger.py", "never edit app/ledger.py!"),
        ("We keep the whole audit log for ninety days here", "we keep the whole audit log for ninety days"),
        ("請不要修改 app/ledger.py 這個檔案", "不要修改 app/ledger.py 這個檔案"),
        ("Please use Redis for the session cache", "Use Redis for the session cache, please"),
        ("DO NOT touch the vendor folder", "do not touch the vendor folder"),
    ],
)
def test_another_wording_is_the_same(one: str, other: str) -> None:
    assert alike(Print(one), Print(other))
    assert alike(Print(other), Print(one))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Retry a failed upload 3 times", "Retry a failed upload 5 times"),
        ("Retry failed uploads", "Never retry failed uploads"),
        ("use Plimdb instead of Kestreldb", "use Kestreldb instead of Plimdb"),
        ("move the whole big table from mysql to postgres", "move the whole big table from postgres to mysql"),
        (
            "Never edit the generated file app/ledger.py by hand in this whole project",
            "Never edit the generated file app/orders.py by hand in this whole project",
        ),
        ("fasetix の対応はまだ手つかず、第 2 フェーズでやる", "fadupoq の対応はまだ手つかず、第 2 フェーズでやる"),
        ("把 cart 的測試之後補上，先不要做別的事情", "把 till 的測試之後補上，先不要做別的事情"),
        ("the cache is warm", "the queue is warm"),
        ("", ""),
    ],
)
def test_another_number_name_order_or_negation_is_another_fact(one: str, other: str) -> None:
    assert not alike(Print(one), Print(other))


def test_the_index_finds_what_a_comparison_with_all_finds() -> None:
    words = "alpha beta gamma delta epsilon zeta eta theta".split()
    prints = [Print(" ".join(words[at:] + words[:at][:3])) for at in range(len(words))]
    for known in prints:
        twins = Twins()
        item = Item("0" * 12, "decision", "x", role="user")
        twins.add(known, item)
        for asked in prints:
            assert (twins.find(asked) is item) == alike(asked, known)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("No, use Plimdb instead of Kestreldb.", {"kestreldb"}),
        ("swap Kestreldb out for Plimdb", {"kestreldb"}),
        ("earlier I said Kestreldb, it should be Plimdb", {"kestreldb"}),
        ("Kestreldb is out. Use Plimdb.", {"kestreldb"}),
        ("don't use Kestreldb anymore, use Plimdb", {"kestreldb"}),
        ("先前說的 Kestreldb 全數停用，換成 Plimdb", {"kestreldb"}),
        ("推翻昨天的结论：不用 Kestreldb，订单搜索用 Plimdb", {"kestreldb"}),
        ("不對，要用 Plimdb，不是 Kestreldb", {"kestreldb"}),
        ("Kestreldb 改成 Plimdb", {"kestreldb"}),
        ("それ違います。Kestreldb ではなく Plimdb でお願いします", {"kestreldb"}),
        ("Kestreldb から Plimdb に変更します", {"kestreldb"}),
        ("Use Plimdb for the event store.", set()),
        ("Plimdb に決めました", set()),
    ],
)
def test_the_names_that_are_turned_down(text: str, names: set[str]) -> None:
    found = turned_down(text)

    assert {name for name in names if any(name.startswith(term[:6]) for term in found)} == names
    assert not any(term.startswith("plim") for term in found)


@pytest.mark.parametrize(
    ("text", "rejected", "accepted", "wanted"),
    [
        ("No, use Plimdb instead of Kestreldb", "Kestreldb", "Plimdb", ("Kestreldb", "Plimdb")),
        ("推翻昨天的结论：不用 Kestreldb，搜索用 Plimdb", "结论", "不用 Kestreldb", (None, None)),
        ("Kestreldb ではなく Plimdb で", "", "Kestreldb ではなく Plimdb", (None, None)),
        ("我要升序，你给排成了降序", "降序", "升序", ("降序", "升序")),
    ],
)
def test_phrases_that_contradict_their_sentence_are_not_trusted(
    text: str, rejected: str, accepted: str, wanted: tuple[str | None, str | None]
) -> None:
    assert trusted(text, rejected, accepted) == wanted


def test_who_agrees_with_a_correction_is_not_turned_down_by_it() -> None:
    correction = Item("1" * 12, "correction", "Not Kestreldb. We use Plimdb.", role="user", accepted="Plimdb")
    for text, wanted in (
        ("We use Kestreldb for the event store", True),
        ("We moved from Kestreldb to Plimdb", False),
        ("We use Plimdb, not Kestreldb", False),
        ("We use Zorvex for the event store", False),
    ):
        earlier = Item("2" * 12, "decision", text, role="user")
        assert names_what_is_turned_down(correction, earlier) == wanted, text
