"""From turns to a checkpoint: each rule of what is kept, on the words of a few turns."""

from __future__ import annotations

import json
import time

import pytest
from tests.checkpoints import Story, one, texts

from compact_guard.core.checkpoint.carry import CLOSED_KEPT, EVIDENCE_KEPT
from compact_guard.core.checkpoint.item import KINDS, item_id
from compact_guard.core.checkpoint.limits import MOST_BYTES, MOST_ITEMS
from compact_guard.core.checkpoint.render import render
from compact_guard.core.checkpoint.seal import seal

KESTREL = ("u", "Let's go with Kestreldb for the event store.")
NO_KESTREL = ("u", "No, use Plimdb instead of Kestreldb.")
LEDGER = ("u", "Never edit app/ledger.py.")
FAKE_TOKEN = "ghp_" + "x7Kq2Vb9Lm4Tz8Rw1Yc5Nd3Hf6Js0PaUe2Gi"[:36]


def test_items_are_in_the_order_of_what_matters_and_newest_first() -> None:
    made = Story().compact(
        ("a", "The test passes: 14 passed in 2.1 s."),
        ("u", "Remember to add the retry test later."),
        LEDGER,
        ("u", "Never push to the release branch."),
        KESTREL,
        ("u", "Use tabs, not spaces."),
        ("u", "what is left?"),
    )

    kinds = [item.kind for item in made.items]
    assert kinds == sorted(kinds, key=KINDS.index)
    assert {*kinds} >= {"correction", "decision", "constraint", "todo", "evidence", "recent"}
    assert texts(made, "constraint") == ["Never push to the release branch", "Never edit app/ledger.py"]


def test_an_id_is_that_of_the_turn_and_the_masked_sentence() -> None:
    story = Story()
    made = story.compact(("u", f"Never print the token {FAKE_TOKEN} to the log."))
    item = one(made, "Never print")

    assert FAKE_TOKEN not in json.dumps(made.as_dict())
    assert "[REDACTED:" in item.text
    assert item.id == item_id(made.agent, made.session_id, "turn-1", item.text)
    assert (item.turn, item.turn_id, item.role, item.origin) == (1, "turn-1", "user", "auto")
    assert sum(made.redactions.values()) == 1


def test_a_secret_over_two_sentences_is_masked_before_the_text_is_cut() -> None:
    lines = ["MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQDinvented00", "Zm9vYmFyYmF6aW52ZW50ZWRmYWtla2V5"]
    key = "\n".join(("-----BEGIN PRIVATE KEY-----", *lines, "-----END PRIVATE KEY-----"))
    made = Story().compact(("u", f"Never commit this: {key}\nAlways sign the tag."))

    stored = json.dumps(made.as_dict())
    assert not [line for line in lines if line[:8] in stored or line[-8:] in stored]
    assert "sign the tag" in stored


def test_controls_are_gone_before_anything_is_looked_at() -> None:
    made = Story().compact(("u", "Never\u200b edit \x1b[31mapp/ledger.py\x1b[0m.\u202e"))

    assert texts(made, "constraint") == ["Never edit app/ledger.py"]


def test_what_is_said_twice_is_kept_once_in_its_newest_wording() -> None:
    story = Story()
    story.compact(("u", "Never edit the file app/ledger.py by hand in this project."))
    made = story.compact(("u", "Please never edit the file app/ledger.py by hand in this project!"))

    [kept] = [item for item in made.items if item.kind == "constraint"]
    assert (kept.turn, kept.text.startswith("Please")) == (2, True)


@pytest.mark.parametrize(
    ("one_fact", "other"),
    [
        ("Always retry a failed upload 3 times.", "Always retry a failed upload 5 times."),
        ("Always cache the upload responses in redis.", "Never cache the upload responses in redis."),
    ],
)
def test_a_number_or_a_negation_makes_another_fact(one_fact: str, other: str) -> None:
    made = Story().compact(("u", one_fact), ("u", other))

    assert len(texts(made, "constraint", live=False)) == 2


def test_an_overturned_decision_is_kept_but_not_live() -> None:
    made = Story().compact(KESTREL, NO_KESTREL)

    decision, correction = one(made, "event store"), one(made, "instead")
    assert decision.superseded_by == correction.id
    assert (correction.rejected, correction.accepted) == ("Kestreldb", "Plimdb")
    pack = render(made).text
    assert "not Kestreldb, but Plimdb" in pack
    assert "for the event store" not in pack


def test_a_later_compaction_overturns_what_an_earlier_one_kept() -> None:
    story = Story()
    story.compact(KESTREL)
    made = story.compact(NO_KESTREL)

    assert one(made, "event store").superseded_by == one(made, "instead").id


def test_back_to_the_first_shows_the_first() -> None:
    story = Story()
    story.compact(KESTREL)
    story.compact(NO_KESTREL)
    made = story.compact(("u", "No, use Kestreldb instead of Plimdb."))

    [live] = texts(made, "correction")
    assert live == "No, use Kestreldb instead of Plimdb"
    assert not one(made, "No, use Plimdb").is_live
    for _ in range(3):
        made = story.compact(("u", "go on"))
    assert texts(made, "correction") == [live]


def test_a_user_who_says_it_again_goes_back_to_it() -> None:
    story = Story()
    story.compact(KESTREL)
    story.compact(NO_KESTREL)
    made = story.compact(KESTREL)

    assert one(made, "event store").is_live
    assert not one(made, "instead").is_live


def test_an_agent_that_says_it_again_brings_nothing_back() -> None:
    story = Story()
    story.compact(KESTREL)
    story.compact(NO_KESTREL)
    made = story.compact(("a", KESTREL[1]), ("a", "We decided to use Kestreldb for the audit log as well."))

    assert not [text for text in texts(made) if "Kestreldb for" in text and text not in texts(made, "recent")]


def test_an_agent_takes_back_no_correction_of_its_user() -> None:
    made = Story().compact(KESTREL, NO_KESTREL, ("a", "You're right, I will use Kestreldb instead of Plimdb."))

    assert one(made, "No, use Plimdb").is_live


def test_a_decision_after_the_correction_stands() -> None:
    made = Story().compact(NO_KESTREL, ("u", "Let's go with Plimdb for the event store."))

    assert texts(made, "decision") == ["Let's go with Plimdb for the event store"]


def test_a_todo_closes_when_a_later_turn_reports_it_done() -> None:
    story = Story()
    story.compact(("u", "Remember to write the migration guide later."))
    made = story.compact(("u", "go on"), ("a", "Done: I wrote the migration guide and linked it."))

    todo = one(made, "Remember")
    assert (todo.kind, todo.closed_by) == ("todo", "turn-3")
    assert "Remember to write" not in render(made).text


def test_a_closed_todo_does_not_open_when_its_turn_is_read_again() -> None:
    story = Story()
    story.compact(("u", "Remember to write the migration guide later."), aborted=True)
    story.compact(("a", "Done: I wrote the migration guide and linked it."), aborted=True)
    made = story.compact()

    assert texts(made, "todo") == []


def test_a_todo_of_an_overturned_approach_closes_with_it() -> None:
    story = Story()
    story.compact(KESTREL, ("u", "Remember to add the Kestreldb backup script later."))
    made = story.compact(NO_KESTREL)

    assert one(made, "backup script").closed_by == one(made, "instead").id


def test_the_state_of_work_of_an_overturned_approach_is_not_shown() -> None:
    made = Story().compact(("u", "go on"), ("a", "I am adding the Kestreldb driver now."), NO_KESTREL)

    assert one(made, "driver").closed_by == one(made, "instead").id


def test_facts_of_the_first_epoch_are_there_at_the_fifth() -> None:
    story = Story()
    story.compact(KESTREL, LEDGER, ("u", "Use tabs, not spaces."), ("u", "Remember to rotate the staging key later."))
    for number in range(4):
        made = story.compact(("u", f"look at file {number}"), ("a", f"File {number} is read."))

    assert made.generation == 5
    assert len(texts(made, "decision")) == len(texts(made, "constraint")) == 1
    assert len(texts(made, "correction")) == len(texts(made, "todo")) == 1
    assert {item.origin for item in made.items if item.kind != "recent"} == {"carried"}


def test_what_is_recent_does_not_carry_but_the_last_request_stays() -> None:
    story = Story()
    story.compact(("u", "draw the flow of the order page"), ("a", "I started with the boxes."))
    made = story.compact(("a", "The arrows follow."))

    assert texts(made, "recent") == ["The arrows follow.", "draw the flow of the order page"]
    made = story.compact(("u", "now the legend of the order page"))
    assert texts(made, "recent") == ["now the legend of the order page"]


def test_a_mere_go_on_is_shown_with_what_it_goes_on_with() -> None:
    made = Story().compact(("u", "draw the flow of the order page"), ("a", "Half is there."), ("u", "continue"))

    assert texts(made, "recent")[:2] == ["continue", "draw the flow of the order page"]


def test_a_near_empty_compaction_hides_nothing() -> None:
    story = Story()
    before = story.compact(KESTREL, LEDGER, ("u", "draw the flow of the order page"))
    after = story.compact()

    assert texts(after) == texts(before)


def test_evidence_decays() -> None:
    story = Story()
    lines = [f"The test {number} passes: {number} passed in 2.1 s." for number in range(EVIDENCE_KEPT + 50)]
    story.compact(*(("a", line) for line in lines))
    made = story.compact(("u", "go on with the next file please"))

    kept = texts(made, "evidence")
    assert len(kept) == EVIDENCE_KEPT
    assert kept[0].startswith(f"The test {EVIDENCE_KEPT + 49} ")


def test_closed_todos_are_kept_within_reason() -> None:
    story = Story()
    story.compact(*(("u", f"Remember to write chapter {number} later.") for number in range(CLOSED_KEPT + 40)))
    assert story.checkpoint is not None
    for item in story.checkpoint.items:
        item.closed_by = "turn-0" if item.kind == "todo" else None

    assert len(texts(story.compact(), "todo", live=False)) == CLOSED_KEPT


def test_a_huge_epoch_keeps_what_matters_and_counts_the_rest() -> None:
    story = Story()
    rules = [("u", f"Never edit generated file number {number} in folder k{number}.") for number in range(600)]
    facts = [("a", f"The test t{number} passes: {number} passed in {number} s. " + "Ж" * 100) for number in range(1900)]
    made = story.compact(LEDGER, *rules, *facts, ("u", "draw the flow of the order page"))

    seal(made)
    assert len(made.items) <= MOST_ITEMS
    assert len(json.dumps(made.as_dict(), ensure_ascii=False).encode()) <= MOST_BYTES
    assert len(texts(made, "constraint")) == 601
    assert texts(made, "recent")
    assert made.omitted["evidence"] == 1900 - len(texts(made, "evidence")) > 0
    assert f"{made.omitted['evidence'] + len(texts(made, 'evidence'))} Evidence" not in render(made).text


def test_many_removed_ids_leave_room_for_the_seal() -> None:
    story = Story()
    story.compact(*(("u", f"Never edit file {number} in folder k{number}. " + "長" * 150) for number in range(800)))
    assert story.checkpoint is not None
    story.checkpoint.removed = [f"{number:012x}" for number in range(3000)]

    assert seal(story.compact())


def test_at_the_deadline_the_newest_turns_are_in_and_the_rest_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story()
    story.say(*(("u", f"Never edit file {number}.") for number in range(50)))
    monkeypatch.setattr("compact_guard.core.checkpoint.build.time.monotonic", iter(range(1000)).__next__)
    monkeypatch.setattr("tests.checkpoints.math.inf", 10)
    made = story.compact()

    assert texts(made, "constraint")[0] == "Never edit file 49"
    assert 0 < len(texts(made, "constraint")) < 50
    assert made.omitted["unread_bytes"] > 0


def test_a_large_carry_over_is_quick_enough() -> None:
    story = Story()
    topics = [f"module{number} in folder k{number}" for number in range(400)]
    story.compact(*(("u", f"Let's go with engine{number} for {topic}.") for number, topic in enumerate(topics)))
    story.compact(*(("u", f"No, use motor{number} instead of gear{number}.") for number in range(100)))
    started = time.process_time()
    story.compact(*(("u", f"No, use wheel{number} instead of motor{number}.") for number in range(100)))

    assert time.process_time() - started < 1.5


def test_an_assistants_mere_nod_is_no_correction() -> None:
    made = Story().compact(
        ("a", "Good catch on both points."),
        ("a", "You're right. The interface approach is cleaner than the registry that I had."),
    )

    assert [text for text in texts(made, "correction") if "Good catch" in text] == []


def test_a_line_that_only_leads_to_what_follows_is_no_item() -> None:
    made = Story().compact(("a", "The test passes with these figures:\n\n12 passed in 2.1 s"))

    assert [text for text in texts(made, "evidence") if text.endswith(":")] == []


def test_a_long_request_keeps_its_first_words_and_its_last_around_what_was_pasted() -> None:
    log = "\n".join(f"2026-11-29 line {number} of the log says nothing at all" for number in range(60))
    made = Story().compact(("u", f"Please find out why the worker stops here.\n{log}\nStart with the queue."))

    recent = " ".join(texts(made, "recent"))
    assert "why the worker stops" in recent
    assert "Start with the queue" in recent
    assert "line 30 of the log" not in recent
