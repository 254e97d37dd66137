"""Whether a compaction had a checkpoint: saved, built late, proved by the store, or rightly none."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.audits import GuardedClaude, GuardedCodex, audit, only, pack
from tests.stores import checkpoint

from compact_guard.core.checkpoint.store import Store


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


def test_a_late_build_makes_up_for_a_hook_that_was_not_there(claude: GuardedClaude, state: Path) -> None:
    claude.start("late_built")
    claude.boundary()
    claude.given(pack(claude.nonce()))
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.kept, one.delivery, one.miss) == ("late", "DELIVERED", None)


def test_a_late_build_makes_up_for_one_that_failed(claude: GuardedClaude, state: Path) -> None:
    claude.compact(pre="failed", start="late_built")
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.kept, one.delivery, one.miss) == ("late", "DELIVERED", None)


def test_a_later_pack_before_any_reply_makes_up_for_one_that_failed(codex: GuardedCodex, state: Path) -> None:
    codex.pre("failed", trigger="manual")
    codex.boundary()
    codex.post()
    codex.pre(trigger="manual")
    codex.boundary()
    codex.post()
    codex.start()
    codex.given(pack(codex.nonce()))
    codex.talk()
    codex.write()
    assert [(one.number, one.kept, one.miss) for one in audit(state).compactions] == [
        (2, "saved", None),
        (1, "failed", None),
    ]


def test_a_late_checkpoint_after_the_reply_is_too_late(claude: GuardedClaude, state: Path) -> None:
    claude.start("nothing", source="startup")
    claude.boundary()
    claude.talk()
    claude.start("late_built", source="resume")
    claude.given(pack(claude.nonce()))
    claude.write()
    assert only(audit(state)).miss == "late"


def test_a_late_checkpoint_that_never_came_was_not_seen(claude: GuardedClaude, state: Path) -> None:
    claude.start("nothing", source="startup")
    claude.boundary()
    claude.generation += 1
    claude.row("Late", "saved", generation=1, nonce=claude.nonce())
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.kept, one.miss) == ("late", "not-seen")


def test_a_pack_of_an_earlier_generation_is_no_delivery(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    claude.talk()
    claude.compact(text=pack(claude.nonce(1)))
    claude.talk()
    claude.write()
    assert [(one.number, one.miss) for one in audit(state).misses] == [(2, "not-seen")]


def test_nothing_to_keep_is_no_miss(claude: GuardedClaude, state: Path) -> None:
    claude.compact(pre="empty", start="nothing")
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.state, one.kept, one.miss) == ("finished", "empty", None)


@pytest.mark.parametrize("outcome", ["paused", "excluded"])
def test_what_the_user_left_out_is_neither_a_miss_nor_a_proof(claude: GuardedClaude, state: Path, outcome: str) -> None:
    claude.compact(pre=outcome, start=outcome)
    claude.talk()
    claude.write()
    report = audit(state)
    one = only(report)
    assert (one.kept, one.miss, one.counted) == ("skipped", None, False)
    (made,) = report.surfaces
    assert (made.states["finished"], made.natural_rows, made.counted_rows) == (0, 3, 1)


def test_nothing_to_keep_that_the_console_found_is_no_miss(codex: GuardedCodex, state: Path) -> None:
    codex.start("nothing", source="startup")
    codex.boundary()
    codex.row("Late", "empty")
    codex.talk()
    codex.write()
    one = only(audit(state))
    assert (one.kept, one.miss) == ("empty", None)


def test_a_pack_of_nothing_is_no_miss(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    claude.start("nothing", generation=1, nonce=claude.nonce())
    claude.boundary()
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.kept, one.miss) == ("empty", None)


def test_a_pause_between_saving_and_giving_is_the_users_will(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    claude.start("paused")
    claude.boundary()
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.kept, one.reason, one.miss) == ("skipped", "paused", None)


def test_a_lost_row_is_no_miss_where_the_checkpoint_lies_in_the_store(claude: GuardedClaude, state: Path) -> None:
    claude.start("nothing", source="startup")
    made = checkpoint("tabs", session=claude.session)
    made.source.size, made.nonce = claude.size(), "00c0ffee"
    Store(str(state)).save(made)
    claude.boundary()
    claude.given(pack("00c0ffee"))
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.kept, one.generation, one.delivery, one.miss) == ("saved", 1, "DELIVERED", None)


def test_a_checkpoint_of_an_earlier_compaction_is_none_of_this_one(claude: GuardedClaude, state: Path) -> None:
    made = checkpoint("tabs", session=claude.session)
    made.source.size = claude.size()
    Store(str(state)).save(made)
    claude.compact()
    claude.talk()
    claude.boundary()
    claude.talk()
    claude.write()
    assert [(one.number, one.miss) for one in audit(state).misses] == [(2, "no-checkpoint")]


def test_lost_rows_are_no_miss_where_the_pack_stands_in_the_transcript(claude: GuardedClaude, state: Path) -> None:
    claude.start("nothing", source="startup")
    claude.boundary()
    claude.given(pack("00c0ffee"))
    claude.talk()
    claude.write()
    one = only(audit(state))
    assert (one.kept, one.delivery, one.miss) == ("saved", "DELIVERED", None)


def test_a_boundary_without_a_hook_is_a_miss_at_once(claude: GuardedClaude, state: Path) -> None:
    claude.start("nothing", source="startup")
    claude.boundary()
    claude.write()
    one = only(audit(state))
    assert (one.delivery, one.miss) == ("UNKNOWN", "no-checkpoint")


def test_a_row_without_a_nonce_is_proved_by_the_stored_checkpoint(claude: GuardedClaude, state: Path) -> None:
    made = checkpoint("tabs", session=claude.session)
    made.source.size, made.nonce = claude.size(), "00c0ffee"
    Store(str(state)).save(made)
    claude.pre(nonce=None, size=None)
    claude.start(nonce=None)
    claude.boundary()
    claude.given(pack("00c0ffee"))
    claude.talk()
    claude.write()
    assert only(audit(state)).delivery == "DELIVERED"
