"""The last request, what it answers and how work stands; the option that was taken; what a list only guesses."""

from __future__ import annotations

import pytest
from tests.checkpoints import Story, texts

LOG = "\n".join(
    f"2026-11-29 08:00:{number:02d} |DEBU| row {number} id=r{number} state=s{number}" for number in range(40)
)
TRACE = "--- FAIL: TestLedger (3.40s)\n" + "\n".join(f"        step_{n}.go: row {n} is written" for n in range(20))
OFFER = (
    "Two ways:\n\n1. **Poll the mailbox**: a worker asks every minute, nothing else changes.\n"
    "2. **Take the webhook**: the host calls us, with a queue behind.\n\nWhich one shall it be?"
)


def test_a_request_that_only_goes_on_is_shown_with_what_it_answers() -> None:
    made = Story().compact(
        ("u", "write the importer for the ledger files"),
        ("a", "The parser reads all columns. Want me to add the currency column next?"),
        ("u", "yes, continue"),
        ("a", "I started with the header row."),
    )

    assert texts(made, "recent") == [
        "yes, continue",
        "write the importer for the ledger files",
        "The parser reads all columns.",
        "Want me to add the currency column next?",
        "I started with the header row.",
    ]


@pytest.mark.parametrize("go_on", ["go ahead", "fix it", "好，繼續", "請繼續", "続けてください", "ok do that"])
def test_words_that_go_on_are_known(go_on: str) -> None:
    made = Story().compact(
        ("u", "write the importer for the ledger files"), ("a", "Half of it is there."), ("u", go_on)
    )

    assert texts(made, "recent")[:2] == [go_on, "write the importer for the ledger files"]


def test_a_request_that_names_something_stands_alone() -> None:
    made = Story().compact(
        ("u", "write the importer for the ledger files"), ("a", "It is written."), ("u", "continue with `app/queue.py`")
    )

    assert "write the importer for the ledger files" not in texts(made, "recent")


def test_of_a_request_around_a_log_the_words_are_shown() -> None:
    made = Story().compact(
        ("u", f"I started a new worker for this.\n{LOG}\nand this is the other log:\n{LOG}\nwhat is it?")
    )

    assert texts(made, "recent") == ["I started a new worker for this.", "and this is the other log:", "what is it?"]


def test_of_a_mere_trace_the_lines_that_tell_are_shown() -> None:
    trace = f"{TRACE}\n    ledger_test.go:80: the second row should have no total, got 7\n{TRACE}"
    made = Story().compact(("u", trace * 3))

    shown = texts(made, "recent")
    assert len(shown) <= 6
    assert any("FAIL: TestLedger" in line for line in shown)
    assert any("should have no total" in line for line in shown)


def test_the_state_of_work_is_told_in_prose_and_goes_back_where_the_last_turn_says_little() -> None:
    made = Story().compact(
        ("u", "draw the flow of the order page"),
        ("a", "The boxes stand where the screens are. The arrows follow the clicks."),
        ("a", "Now the legend gets these parts:\n\n- a title\n- a key\n- a scale"),
        ("a", "Let me look at the result:"),
    )

    assert texts(made, "recent")[1:] == [
        "Let me look at the result:",
        "Now the legend gets these parts:",
        "The arrows follow the clicks.",
    ]


@pytest.mark.parametrize(
    "answer", ["Let's go with option 2. I also wonder about the name.", "2", "do the second one", "選 2"]
)
def test_the_option_that_is_taken_is_named(answer: str) -> None:
    made = Story().compact(("u", "how do we get the mails in?"), ("a", OFFER), ("u", answer))

    assert "**Take the webhook**: the host calls us, with a queue behind." in texts(made, "decision")
    assert not [text for text in texts(made, "decision") if "Poll the mailbox" in text]


@pytest.mark.parametrize("answer", ["is option 2 slow?", "we have 2 mailboxes", "tell me more about the webhook"])
def test_no_option_is_taken_by_asking(answer: str) -> None:
    made = Story().compact(("u", "how do we get the mails in?"), ("a", OFFER), ("u", answer))

    assert not [text for text in texts(made, "decision") if "webhook" in text]


def test_what_a_list_only_guesses_is_no_evidence() -> None:
    line = "- The import fails because the file is empty"
    guess, facts = f"So the call either:\n{line}\n- or it was never made", f"What I found:\n{line}\n- it was made twice"

    assert texts(Story().compact(("a", guess)), "evidence") == []
    assert texts(Story().compact(("a", facts)), "evidence") == ["The import fails because the file is empty"]


def test_of_words_on_the_tests_as_a_whole_the_newest_stays() -> None:
    made = Story().compact(
        ("a", "All tests pass."),
        ("a", "The tests are failing because the clock is mocked twice."),
        ("a", "All 14 ledger tests pass."),
        ("a", "All tests pass and lint is clean."),
    )

    assert texts(made, "evidence") == [
        "All tests pass and lint is clean",
        "All 14 ledger tests pass",
        "The tests are failing because the clock is mocked twice",
    ]
    made = Story().compact(("a", "All tests pass."), ("a", "The tests fail because the clock is mocked twice."))
    assert texts(made, "evidence") == ["The tests fail because the clock is mocked twice"]


def test_a_bug_that_only_is_somewhere_is_no_evidence() -> None:
    assert texts(Story().compact(("a", "The bug is in the plan.")), "evidence") == []
    assert texts(Story().compact(("a", "The bug is in `plan.py`.")), "evidence") == ["The bug is in `plan.py`"]


def test_work_that_goes_back_to_what_was_taken_back_is_not_shown() -> None:
    story = Story()
    story.compact(("u", "No, use Plimdb instead of Kestreldb."), ("u", "draw the flow of the order page"))
    made = story.compact(("a", "The event store now writes to Kestreldb first."), ("a", "The flow has two boxes more."))
    assert texts(made, "recent")[:1] == ["The flow has two boxes more."]
    assert not [text for text in texts(made) if "writes to Kestreldb" in text]
    made = story.compact(("a", "I removed the last call of Kestreldb."))
    assert texts(made, "recent")[:1] == ["I removed the last call of Kestreldb."]
