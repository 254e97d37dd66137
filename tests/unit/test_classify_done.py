"""Sentences that report a todo done or call it off, in every writing of their words."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from compact_guard.core.checkpoint.classify.relations import closes


class Said(NamedTuple):
    """An item, as far as it is compared."""

    text: str
    rejected: str | None = None
    accepted: str | None = None


TODO = Said("TODO: mailer retry")


@pytest.mark.parametrize(
    "report",
    [
        "done: the mailer retry",
        "The mailer retry is in place",
        "(updated the mailer retry)",
        "We don't need the mailer retry",
        "mailer retry: won't be needed",
        "mailer retry needn't bother",
        "never mind the mailer retry",
        "I've set up the mailer retry",
        "the mailer retry now works",
        "mailer retry 完成",
        "mailer retry 改好",
        "mailer retry 搞定",
        "mailer retry 搞掂",
        "mailer retry 加上了",
        "mailer retry 加上瞭",
        "mailer retry 加上咗",
        "mailer retry 已處理",
        "mailer retry 取消",
        "mailer retry 作罷",
        "mailer retry 作罢",
        "mailer retry は済みです",
        "mailer retry を追加しました",
        "mailer retry は不要です",
        "mailer retry はやめます",
        "mailer retry は中止",
        "mailer retry はしなくていい",
        "- [x] mailer retry",
        "1. [X] mailer retry",
    ],
)
def test_a_report_closes_its_todo(report: str) -> None:
    assert closes(report, TODO)


@pytest.mark.parametrize(
    "report",
    [
        "the mailer retry, undone",
        "abandoned_done_mailer retry",
        "mailer retry は好きです",
        "mailer retry 要",
        "mailer retry 還沒完成",
        "mailer retry will be done later",
        "- [ ] mailer retry",
    ],
)
def test_what_only_looks_like_a_report_closes_nothing(report: str) -> None:
    assert not closes(report, TODO)
