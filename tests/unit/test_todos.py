"""Which todo a later report closes, and which it leaves open."""

from __future__ import annotations

import pytest
from tests.checkpoints import Story, texts


@pytest.mark.parametrize(
    ("todo", "report"),
    [
        ("Remember to write the upgrade guide later.", "Done: I wrote the migration guide."),
        ("Remember to add the export retry test later.", "I added an import test; it passes."),
        ("待辦：把 cart 的測試補上", "till 的測試已經補上了。"),
        ("回头把 cart 的文档补一下", "till 的文档已补好。"),
        ("cart の整理は後回し", "till の整理が完了しました。"),
    ],
)
def test_a_report_of_another_thing_closes_nothing(todo: str, report: str) -> None:
    made = Story().compact(("u", todo), ("u", "go on with the next file please"), ("a", report))

    assert len(texts(made, "todo")) == 1


@pytest.mark.parametrize(
    ("todo", "report"),
    [
        ("Remember to write the upgrade guide later.", "Done: I wrote the upgrade guide and linked it."),
        ("we still need to backfill the orders table, after the freeze", "The backfill of the orders table is done."),
        ("待辦：把 cart 的測試補上", "cart 的測試已經補上了。"),
        ("回头把 cart 的文档补一下", "cart 的文档已补好。"),
        ("cart の対応はまだ手つかず、第 2 フェーズでやる", "cart の対応は完了しました。"),
        ("Remember to write the upgrade guide later.", "- [x] write the upgrade guide\n- [ ] tidy the index"),
        ("Remember to write the upgrade guide later.", "All remaining todos are done."),
    ],
)
def test_its_own_report_closes_it(todo: str, report: str) -> None:
    made = Story().compact(("u", todo), ("u", "go on with the next file please"), ("a", report))

    assert texts(made, "todo") == [] or texts(made, "todo") == ["tidy the index"]


def test_of_two_in_like_words_the_one_that_fits_is_closed() -> None:
    story = Story()
    story.compact(
        ("u", "Remember to write the upgrade guide later."), ("u", "Remember to write the printer guide later.")
    )
    made = story.compact(("a", "Done: I wrote the printer guide."))

    assert texts(made, "todo") == ["Remember to write the upgrade guide later"]


def test_a_report_that_all_is_done_closes_all() -> None:
    story = Story()
    story.compact(("u", "Remember to write the upgrade guide later."), ("u", "待辦：把 cart 的測試補上"))

    assert texts(story.compact(("a", "All remaining todos are done.")), "todo") == []
