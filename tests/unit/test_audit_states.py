"""Which compactions there were, and what became of them: finished, aborted, pending, unknown."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from tests.audits import SUMMARY, GuardedClaude, GuardedCodex, audit, only, pack

from compact_guard.core.audit.report import Report


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


@pytest.fixture
def claude(fake_home: Path, state: Path) -> GuardedClaude:
    made = GuardedClaude(fake_home, state)
    made.talk(3)
    return made


@pytest.fixture
def codex(fake_home: Path, state: Path) -> GuardedCodex:
    made = GuardedCodex(fake_home, state, 2)
    made.talk(3)
    return made


def states(report: Report) -> list[tuple[int | None, str]]:
    """Oldest first."""
    return [(one.number, one.state) for one in sorted(report.compactions, key=lambda one: one.at_ms or 0)]


def test_nothing_since_is_pending(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    claude.write()
    one = only(audit(state))
    assert (one.state, one.number, one.delivery, one.miss) == ("pending", None, "UNKNOWN", None)


def test_a_reply_alone_leaves_it_pending(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    claude.reply()
    claude.write()
    assert only(audit(state)).state == "pending"


def test_the_next_words_of_the_user_show_that_it_was_aborted(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.state, one.miss) == ("aborted", None)


def test_words_that_came_late_to_the_disk_abort_nothing(claude: GuardedClaude, state: Path) -> None:
    """Claude may write the pending prompt after its PreCompact has run."""
    said = claude.log.now
    claude.log.now = said.replace(second=said.second + 5)
    claude.pre()
    claude.log.user("the prompt that waits", timestamp=said.isoformat(timespec="milliseconds").replace("+00:00", "Z"))
    claude.write()
    assert only(audit(state)).state == "pending"


def test_a_session_that_began_again_was_not_compacted(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    claude.row("SessionStart", "nothing", "resume")
    claude.write()
    assert only(audit(state)).state == "aborted"


def test_a_second_attempt_ends_the_first(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    claude.log.stamp()
    claude.pre(trigger="manual")
    claude.boundary()
    claude.write()
    assert states(audit(state)) == [(None, "aborted"), (1, "finished")]


def test_an_aborted_one_between_two_finished_ones(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    claude.talk(2)
    claude.pre()
    claude.talk(2)
    claude.compact()
    claude.talk()
    claude.write()
    report = audit(state)
    assert states(report) == [(1, "finished"), (None, "aborted"), (2, "finished")]
    assert [one.generation for one in report.compactions] == [3, 2, 1]
    assert not report.misses


def test_pairs_hold_by_bytes_where_the_clock_is_wrong(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    claude.talk(2)
    claude.compact()
    claude.talk()
    path = claude.write()
    claude.pre(size=path.stat().st_size)
    lines = path.read_bytes().split(b"\n")
    wrong = [
        line.replace(b"2026-11-29T20", b"2026-11-29T03") if b"compact_boundary" in line else line for line in lines
    ]
    path.write_bytes(b"\n".join(wrong))
    report = audit(state)
    assert [(one.generation, one.delivery) for one in report.compactions if one.number] == [
        (2, "DELIVERED"),
        (1, "DELIVERED"),
    ]


def test_pairs_hold_by_the_clock_where_no_bytes_are_known(claude: GuardedClaude, state: Path) -> None:
    for _ in range(3):
        claude.pre(size=None)
        claude.start()
        claude.boundary()
        claude.given(pack(claude.nonce()))
        claude.talk()
    claude.write()
    assert [(one.number, one.generation) for one in audit(state).compactions] == [(3, 3), (2, 2), (1, 1)]


@pytest.mark.parametrize("event", ["post", "start"])
def test_rows_alone_finish_a_compaction_whose_boundary_is_not_written_yet(
    claude: GuardedClaude, state: Path, event: str
) -> None:
    claude.pre()
    claude.post() if event == "post" else claude.start()
    claude.write()
    one = only(audit(state))
    assert (one.state, one.number, one.delivery, one.miss) == ("finished", None, "UNKNOWN", None)


def test_a_transcript_that_is_gone_is_unknown(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    report = audit(state)
    one = only(report)
    assert (one.state, one.session_id, one.path, one.counted) == ("unknown", None, None, True)
    assert report.verdict == "OBSERVE"


def test_an_event_before_anything_was_said_is_no_open_question(claude: GuardedClaude, state: Path) -> None:
    """`/compact` as the first prompt: no transcript is ever written."""
    claude.pre("empty")
    assert only(audit(state)).state == "aborted"


def test_a_compaction_that_a_fork_copied_is_not_its_own(claude: GuardedClaude, fake_home: Path, state: Path) -> None:
    claude.compact()
    claude.talk()
    parent = claude.write()
    fork = GuardedClaude(fake_home, state, 9)
    fork.log.now = claude.log.now
    for line in parent.read_bytes().splitlines():
        record = json.loads(line)
        told = {"sessionId": claude.session, "messageUuid": record["uuid"]}
        fork.log.row({**record, "sessionId": fork.session, "forkedFrom": told})
        fork.log.last, fork.log.count = record["uuid"], 1000
    fork.talk()
    fork.compact()
    fork.talk()
    fork.write()
    report = audit(state)
    assert [(one.session_id, one.number, one.miss) for one in report.compactions] == [
        (fork.session, 2, None),
        (claude.session, 1, None),
    ]


def test_an_event_that_two_settings_registered_is_one(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    claude.pre("duplicate")
    claude.start()
    claude.start("already_delivered")
    claude.post()
    claude.post()
    claude.boundary()
    claude.given(pack(claude.nonce()))
    claude.talk()
    claude.write()
    report = audit(state)
    one = only(report)
    assert (one.generation, one.delivery, one.miss) == (1, "DELIVERED", None)
    (made,) = report.surfaces
    assert (made.injected, made.already_delivered, made.states["finished"]) == (1, 1, 1)


def test_of_two_registrations_one_may_fail(claude: GuardedClaude, state: Path) -> None:
    claude.pre("failed")
    claude.pre()
    claude.start()
    claude.boundary()
    claude.given(pack(claude.nonce()))
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.kept, one.miss) == ("saved", None)


@pytest.mark.parametrize("later_s", [0, 1, 9])
def test_a_save_that_is_done_after_the_two_seconds_makes_up_for_them(
    claude: GuardedClaude, state: Path, later_s: int
) -> None:
    """The hook says that its time is over, goes on without its agent, and says what it came to: two rows."""
    size, begun = claude.size(), claude.log.now
    claude.pre("failed", reason="deadline", size=size)
    claude.start("late_built")
    claude.generation -= 1
    claude.boundary()
    claude.given(pack("0000000100000001"))
    claude.talk()
    after = claude.log.now
    claude.log.now = begun + timedelta(seconds=later_s)
    claude.pre(size=size)
    claude.log.now = after
    claude.write()
    report = audit(state)
    assert [(one.number, one.state, one.kept, one.miss) for one in report.compactions if one.number] == [
        (1, "finished", "saved", None)
    ]
    assert not report.misses
    assert report.verdict == "OBSERVE"


def test_two_failures_far_apart_are_two(claude: GuardedClaude, state: Path) -> None:
    claude.pre("failed")
    for _ in range(6):
        claude.log.stamp()
    claude.pre("failed")
    claude.write()
    assert [state for _, state in states(audit(state))] == ["aborted", "pending"]


def test_two_failures_with_a_boundary_between_are_two(codex: GuardedCodex, state: Path) -> None:
    codex.pre("failed")
    codex.boundary()
    codex.pre("failed")
    codex.boundary()
    codex.talk()
    codex.write()
    assert [(one.number, one.miss) for one in audit(state).misses] == [(2, "build-failed"), (1, "build-failed")]


def test_eight_queued_compactions_are_covered_by_one_pack(codex: GuardedCodex, state: Path) -> None:
    for _ in range(8):
        codex.pre(trigger="manual")
        codex.boundary()
        codex.post()
    codex.start()
    codex.given(pack(codex.nonce()))
    for _ in range(7):
        codex.start("already_delivered")
    codex.talk()
    codex.write()
    report = audit(state)
    assert {(one.state, one.generation, one.delivery, one.miss) for one in report.compactions} == {
        ("finished", 8, "DELIVERED", None)
    }
    (made,) = report.surfaces
    assert (len(report.compactions), made.injected, made.already_delivered) == (8, 1, 7)


def test_a_queue_that_was_lost_is_caught_at_resume(codex: GuardedCodex, state: Path) -> None:
    codex.pre(trigger="manual")
    codex.boundary()
    codex.post()
    codex.start(source="resume")
    codex.given(pack(codex.nonce()))
    codex.talk()
    codex.write()
    one = only(audit(state))
    assert (one.delivery, one.miss) == ("DELIVERED", None)


def test_a_queue_that_was_lost_for_good_is_seen(codex: GuardedCodex, state: Path) -> None:
    codex.pre(trigger="manual")
    codex.boundary()
    codex.post()
    codex.talk()
    codex.write()
    assert only(audit(state)).miss == "not-seen"


def test_a_pack_of_the_next_compaction_does_not_cover_what_the_model_answered_before(
    codex: GuardedCodex, state: Path
) -> None:
    codex.compact(start="failed")
    codex.talk(2)
    codex.compact()
    codex.talk()
    codex.write()
    assert [(one.number, one.miss) for one in audit(state).compactions] == [(1, "not-seen"), (2, None)]


def test_a_boundary_without_a_hook_between_two_with(codex: GuardedCodex, state: Path) -> None:
    codex.compact()
    codex.talk()
    codex.boundary()
    codex.talk()
    codex.compact()
    codex.talk()
    codex.write()
    report = audit(state)
    assert [(one.number, one.miss) for one in report.misses] == [(2, "no-checkpoint")]
    assert {one.generation for one in report.compactions if one.number != 2} == {1, 2}


def test_three_attempts_without_a_boundary_are_said(claude: GuardedClaude, state: Path) -> None:
    for _ in range(2):
        claude.pre()
        claude.talk()
    claude.write()
    assert not audit(state).failing
    claude.pre()
    claude.talk()
    claude.write()
    report = audit(state)
    assert [(one.session_id, one.times) for one in report.failing] == [(claude.session, 3)]
    assert (report.verdict, report.misses) == ("OBSERVE", ())
    claude.compact()
    claude.talk()
    claude.write()
    assert not audit(state).failing


def test_attempts_before_anything_was_said_do_not_keep_failing(claude: GuardedClaude, state: Path) -> None:
    for _ in range(4):
        claude.pre("empty", trigger="manual")
        claude.log.stamp()
    claude.write()
    assert not audit(state).failing


@pytest.mark.parametrize(
    ("summary", "flags"),
    [
        (SUMMARY, ()),
        ("API Error: 401 invalid key", ("summary-error",)),
        ("Summary:\nok", ("summary-short",)),
    ],
)
def test_a_summary_that_is_none_is_flagged(
    claude: GuardedClaude, state: Path, summary: str, flags: tuple[str, ...]
) -> None:
    claude.pre()
    claude.start()
    claude.boundary(summary)
    claude.given(pack(claude.nonce()))
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.flags, one.miss) == (flags, None)


def test_a_short_summary_of_next_to_nothing_is_right(fake_home: Path, state: Path) -> None:
    claude = GuardedClaude(fake_home, state)
    claude.talk()
    claude.pre()
    claude.boundary("Summary:\nok")
    claude.write()
    assert only(audit(state)).flags == ()


def test_a_session_that_goes_on_from_a_summary_alone_is_said(claude: GuardedClaude, state: Path) -> None:
    """The client was closed in mid-compaction: no boundary, so no compaction, but the context is gone."""
    claude.start("nothing", source="startup")
    claude.talk()
    claude.log.row({"type": "summary", "summary": "what was left", "leafUuid": claude.log.last})
    claude.write()
    report = audit(state)
    assert [(one.session_id, one.line) for one in report.cut] == [(claude.session, 9)]
    assert report.compactions == ()


def test_one_that_came_to_nothing_before_the_boundary_was_written_takes_nothing(
    claude: GuardedClaude, state: Path
) -> None:
    """Two `/compact` at once: the second finds too little, before Claude has written the first one's boundary."""
    claude.pre()
    claude.start()
    claude.post()
    given = claude.generation
    claude.pre()
    claude.boundary()
    claude.given(pack(claude.nonce(given)))
    claude.talk()
    claude.write()
    report = audit(state)
    assert not report.misses
    assert {(one.number, one.state) for one in report.compactions} == {(1, "finished"), (None, "aborted")}
    assert {one.generation for one in report.compactions if one.number} == {given}
