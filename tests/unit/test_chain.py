"""Branches, what compactions keep, and copies: what of a Claude file is active and in context."""

from __future__ import annotations

import json
from pathlib import Path

from tests.sessions import ClaudeLog, talk

from compact_guard.core.model import Turn
from compact_guard.core.transcript.session import Session, open_session


def opened(log: ClaudeLog, home: Path) -> Session:
    return open_session(str(log.write(home)), cache=False)


def visible(session: Session) -> list[str]:
    return [session.text(turn) for turn in session.turns if turn.in_context]


def abandoned(session: Session) -> list[str]:
    return [session.text(turn) for turn in session.turns if turn.branch == "abandoned"]


def labelled(session: Session, label: str) -> list[Turn]:
    return [turn for turn in session.turns if label in turn.labels]


def test_a_rewind_to_the_very_start_abandons_everything(fake_home: Path) -> None:
    log = talk("use A", "doing A")
    log.last = None
    log.user("use B instead")

    session = opened(log, fake_home)

    assert abandoned(session) == ["use A", "doing A"]
    assert visible(session) == ["use B instead"]


def test_a_rewind_past_a_boundary_brings_the_old_context_back(fake_home: Path) -> None:
    log = talk("one", "answer one")
    before = log.last
    log.user("two")
    log.boundary()
    log.user("after the boundary")
    log.last = before
    log.user("two again")

    session = opened(log, fake_home)

    assert visible(session) == ["one", "answer one", "two again"]
    assert abandoned(session) == ["two", "after the boundary"]


def test_what_a_boundary_keeps_stays_in_context_and_ties_the_chain(fake_home: Path) -> None:
    log = talk("one", "answer one", "two", "answer two")
    kept = log.last
    log.boundary()
    log.lines[-2] = log.lines[-2].replace(
        b'"postTokens": 2600', f'"postTokens": 2600, "preservedMessages": {{"uuids": ["{kept}"]}}'.encode()
    )
    log.last = kept
    log.user("three")

    session = opened(log, fake_home)

    assert visible(session) == ["answer two", "three"]
    assert abandoned(session) == []
    assert session.boundaries[0].after_turn == 4


def test_directly_after_a_compaction_only_what_it_kept_is_in_context(fake_home: Path) -> None:
    log = talk("one", "answer one")
    log.boundary()

    assert visible(opened(log, fake_home)) == []


def test_rows_written_again_after_a_boundary_are_one_turn_and_in_context(fake_home: Path) -> None:
    log = talk("one", "answer one", "two", "answer two")
    copies = log.lines[2:4]
    kept = log.last
    log.boundary()
    log.lines += copies
    log.last = kept
    log.user("three")

    session = opened(log, fake_home)

    assert [turn.n for turn in session.turns] == [1, 2, 3, 4, 5]
    assert [turn.n for turn in labelled(session, "replayed")] == [3, 4]
    assert session.replayed_rows == 2
    assert visible(session) == ["two", "answer two", "three"]


def test_a_record_before_its_parent_in_the_file_keeps_its_place_in_the_chain(fake_home: Path) -> None:
    log = talk("one", "answer one", "two", "answer two")
    log.lines[2], log.lines[3] = log.lines[3], log.lines[2]

    assert abandoned(opened(log, fake_home)) == []


def test_a_chain_that_bites_its_tail_ends(fake_home: Path) -> None:
    log = talk("one", "answer one")
    log.lines[0] = log.lines[0].replace(b'"parentUuid": null', f'"parentUuid": "{log.last}"'.encode())

    assert visible(opened(log, fake_home)) == ["one", "answer one"]


def test_a_parent_on_a_damaged_line_loses_nothing_before_it(fake_home: Path) -> None:
    log = talk("one", "answer one", "two", "answer two")
    log.lines[2] = log.lines[2][:40]

    session = opened(log, fake_home)

    assert visible(session) == ["one", "answer one", "answer two"]
    assert [damage.line for damage in session.damage] == [3]


def test_replies_to_parallel_calls_are_one_branch(fake_home: Path) -> None:
    log = talk("go")
    log.assistant("calling", log.call("t1"))
    message = {"id": "msg_parallel", "role": "assistant", "content": [log.call("t2")]}
    first = log.last
    second = log.chained("assistant", {"message": message, "parentUuid": first})
    log.result("t2", "two", parentUuid=second)
    log.result("t1", "one", parentUuid=first)
    log.assistant("done")

    session = opened(log, fake_home)

    assert abandoned(session) == []
    assert [call.output for call in session.tools(session.turns[1])] == ["one", "two"]


def test_a_message_in_several_records_is_one_turn_with_all_of_its_text(fake_home: Path) -> None:
    log = talk("go")
    for text in ("first part", "second part"):
        message = {"id": "msg_one", "role": "assistant", "content": [{"type": "text", "text": text}]}
        log.chained("assistant", {"message": message})

    session = opened(log, fake_home)

    assert [session.text(turn) for turn in session.turns] == ["go", "first part\n\nsecond part"]


def test_an_error_shown_as_a_reply_was_never_in_context(fake_home: Path) -> None:
    log = talk("one")
    log.assistant("API Error: 529", isApiErrorMessage=True)
    log.user("two")

    assert visible(opened(log, fake_home)) == ["one", "two"]


def test_a_fork_labels_what_it_copied_and_leaves_the_parent_alone(fake_home: Path) -> None:
    parent = talk("one", "answer one")
    parent.boundary()
    parent.user("two")
    parent.write(fake_home)
    fork = ClaudeLog(2)
    fork.lines = [line.replace(parent.session.encode(), fork.session.encode()) for line in parent.lines[2:]]
    fork.count, fork.last = 40, parent.last
    fork.user("only in the fork")

    session = opened(fork, fake_home)

    assert [session.text(turn) for turn in labelled(session, "inherited")] == ["two"]
    assert [boundary.inherited for boundary in session.boundaries] == [True]
    assert session.info.compactions == 0
    assert not labelled(opened(parent, fake_home), "inherited")


def test_what_a_rewind_summarises_from_a_message_on_is_compacted_away(fake_home: Path) -> None:
    log = talk("one", "answer one")
    first = json.loads(log.lines[0])["uuid"]
    before = log.last
    log.user("two")
    log.assistant("answer two")
    kept = {"uuids": [first, before]}
    log.boundary(trigger="manual", before=before, messagesSummarized=2, preservedMessages=kept)
    log.user("two, put otherwise")

    session = opened(log, fake_home)

    assert visible(session) == ["one", "answer one", "two, put otherwise"]
    assert abandoned(session) == []


def test_what_a_rewind_keeps_after_what_it_summarises_stays_in_context(fake_home: Path) -> None:
    log = talk("one", "answer one")
    before = log.last
    kept = {"uuids": [log.user("two"), log.assistant("answer two")]}
    log.boundary(trigger="manual", before=before, messagesSummarized=2, preservedMessages=kept)
    log.user("three")

    session = opened(log, fake_home)

    assert visible(session) == ["two", "answer two", "three"]
    assert abandoned(session) == []


def test_a_record_without_an_id_abandons_nothing(fake_home: Path) -> None:
    log = talk("use A", "doing A")
    log.row({"type": "user", "message": {"role": "user", "content": "from nowhere"}})

    session = opened(log, fake_home)

    assert visible(session) == ["use A", "doing A"]
    assert abandoned(session) == ["from nowhere"]
