"""What the engineer changed, took out or pinned stays so, over every later compaction."""

from __future__ import annotations

import json

from tests.checkpoints import Story, one, pin, texts

from compact_guard.core.checkpoint.edit import edited
from compact_guard.core.checkpoint.render import render

KESTREL = ("u", "Let's go with Kestreldb for the event store.")
NO_KESTREL = ("u", "No, use Plimdb instead of Kestreldb.")
LEDGER = ("u", "Never edit app/ledger.py.")


def test_a_deleted_item_is_not_extracted_again() -> None:
    story = Story()
    story.compact(KESTREL, LEDGER, aborted=True)
    assert story.checkpoint is not None
    gone = one(story.checkpoint, "ledger").id
    story.checkpoint = edited(story.checkpoint, gone, 0, delete=True)
    for _ in range(3):
        made = story.compact(aborted=True)

    assert gone in made.removed
    assert texts(made, "constraint") == []
    assert texts(made, "decision")


def test_a_deleted_item_takes_its_older_wordings_with_it() -> None:
    story = Story()
    first = ("u", "Never edit the file app/ledger.py by hand in this project.")
    story.compact(first, ("u", "Please never edit the file app/ledger.py by hand in this project!"), aborted=True)
    assert story.checkpoint is not None
    story.checkpoint = edited(story.checkpoint, one(story.checkpoint, "ledger").id, 0, delete=True)

    assert texts(story.compact(aborted=True), "constraint") == []
    assert texts(story.compact(first), "constraint") == ["Never edit the file app/ledger.py by hand in this project"]


def test_an_edited_text_survives_being_said_again() -> None:
    story = Story()
    story.compact(LEDGER, aborted=True)
    assert story.checkpoint is not None
    id = one(story.checkpoint, "ledger").id
    story.checkpoint = edited(story.checkpoint, id, 0, text="Never edit app/ledger.py, not even its comments.")
    story.compact(aborted=True)
    made = story.compact(("u", "go on with the next file please"))

    item = one(made, "comments")
    assert (item.id, item.origin) == (id, "manual")


def test_a_newer_correction_overturns_an_edited_item_an_older_one_does_not() -> None:
    story = Story()
    story.compact(KESTREL, NO_KESTREL)
    assert story.checkpoint is not None
    id = one(story.checkpoint, "event store").id
    story.checkpoint = edited(story.checkpoint, id, 0, text="Kestreldb stays for the event store.")

    assert one(story.compact(), "stays").is_live
    made = story.compact(("u", "No, use Zorvex instead of Kestreldb."))
    assert one(made, "stays").superseded_by == one(made, "Zorvex").id


def test_a_correction_that_is_deleted_overturns_nothing_any_more() -> None:
    story = Story()
    story.compact(KESTREL, NO_KESTREL)
    assert story.checkpoint is not None
    story.checkpoint = edited(story.checkpoint, one(story.checkpoint, "instead").id, 0, delete=True)

    assert one(story.checkpoint, "event store").is_live
    assert one(story.compact(), "event store").is_live


def test_an_item_that_is_called_a_correction_overturns_what_came_before() -> None:
    story = Story()
    story.compact(KESTREL, LEDGER)
    assert story.checkpoint is not None
    id = one(story.checkpoint, "ledger").id
    made = edited(story.checkpoint, id, 0, text="Use Plimdb instead of Kestreldb.", kind="correction")

    assert (made.generation, made.edited_from) == (2, 1)
    assert one(made, "event store").superseded_by == id
    assert one(story.checkpoint, "event store").is_live


def test_a_pin_stands_first_and_takes_the_place_of_its_item() -> None:
    story = Story()
    story.compact(KESTREL, LEDGER)
    assert story.checkpoint is not None
    item = one(story.checkpoint, "ledger")
    story.pins = [pin(item.text, id=item.id)]
    made = story.compact(("u", "go on with the next file please"))

    assert (made.items[0].id, made.items[0].kind, made.items[0].pinned_from) == (item.id, "pin", "constraint")
    assert sum(one.id == item.id for one in made.items) == 1
    story.pins = []
    assert texts(story.compact(), "constraint") == [item.text]


def test_a_pin_of_ones_own_is_gone_when_it_is_removed() -> None:
    story = Story()
    story.pins = [pin("Ask before you touch the printer.")]
    assert texts(story.compact(KESTREL), "pin")
    story.pins = []

    assert "printer" not in json.dumps(story.compact().as_dict())


def test_a_pinned_decision_is_overturned_by_what_was_said_after_the_pin() -> None:
    story = Story()
    story.compact(KESTREL)
    assert story.checkpoint is not None
    item = one(story.checkpoint, "event store")
    story.pins = [pin(item.text, id=item.id, at="2026-01-01T00:00:00.000Z")]
    made = story.compact(NO_KESTREL)
    assert (made.items[0].kind, made.items[0].is_live) == ("pin", False)

    story.pins = [pin(item.text, id=item.id, at="2099-01-01T00:00:00.000Z")]
    made = story.compact()
    assert (made.items[0].kind, made.items[0].is_live) == ("pin", True)


def test_a_pinned_correction_goes_on_overturning() -> None:
    story = Story()
    story.compact(KESTREL, NO_KESTREL)
    assert story.checkpoint is not None
    item = one(story.checkpoint, "instead")
    story.pins = [pin(item.text, id=item.id)]
    for _ in range(2):
        made = story.compact(("u", "go on with the next file please"))

    assert not one(made, "event store").is_live
    assert "not Kestreldb, but Plimdb" in render(made).text


def test_words_pinned_as_a_correction_overturn() -> None:
    story = Story()
    story.compact(KESTREL)
    story.pins = [pin("Use Plimdb instead of Kestreldb.", turn=2, kind="correction")]

    assert not one(story.compact(("u", "go on with the next file please")), "event store").is_live
