"""The verdict on built histories: each kind of miss, and what neither is one nor proves anything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.audits import GuardedClaude, GuardedCodex, audit, only, pack

from compact_guard.core.audit.report import Report, Surface

ENOUGH = 34
"""Compactions whose rows, three each, are a hundred."""


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


@pytest.fixture
def claude(fake_home: Path, state: Path) -> GuardedClaude:
    """A session in which something was said."""
    made = GuardedClaude(fake_home, state)
    made.talk(3)
    return made


@pytest.fixture
def codex(fake_home: Path, state: Path) -> GuardedCodex:
    made = GuardedCodex(fake_home, state, 2)
    made.talk(3)
    return made


def surface(report: Report, name: str = "claude/api") -> Surface:
    return next(one for one in report.surfaces if one.name == name)


def test_no_row_at_all_is_observed(state: Path) -> None:
    report = audit(state)
    assert (report.verdict, report.surfaces, report.rows) == ("OBSERVE", (), 0)


@pytest.mark.parametrize("agent", ["claude", "codex"])
def test_enough_of_everything_and_no_miss_is_kept(request: pytest.FixtureRequest, state: Path, agent: str) -> None:
    session = request.getfixturevalue(agent)
    for _ in range(ENOUGH):
        session.compact()
        session.talk()
    session.write()
    report = audit(state)
    assert report.verdict == "KEEP"
    assert surface(report, session.surface).states["finished"] == ENOUGH
    assert {(one.delivery, one.miss) for one in report.compactions} == {("DELIVERED", None)}


def test_too_few_rows_and_too_few_compactions_are_observed(claude: GuardedClaude, state: Path) -> None:
    for _ in range(19):
        claude.compact()
        claude.talk()
    claude.write()
    made = surface(audit(state))
    assert (made.verdict, made.rows_needed, made.compactions_needed) == ("OBSERVE", 43, 1)
    for _ in range(50):
        claude.start("nothing", source="startup")
    made = surface(audit(state))
    assert (made.verdict, made.rows_needed, made.compactions_needed) == ("OBSERVE", 0, 1)


def test_enough_compactions_and_too_few_rows_are_observed(claude: GuardedClaude, state: Path) -> None:
    for _ in range(25):
        claude.compact()
        claude.talk()
    claude.write()
    made = surface(audit(state))
    assert (made.verdict, made.rows_needed, made.compactions_needed) == ("OBSERVE", 25, 0)


def _unnoticed(session: GuardedClaude) -> None:
    session.boundary()


def _failed(session: GuardedClaude) -> None:
    session.compact(pre="failed", start="failed")


def _gave_up(session: GuardedClaude) -> None:
    session.compact(start="gave_up")


def _refused(session: GuardedClaude) -> None:
    session.pre()
    session.start("refused", reason="hash")
    session.boundary()


def _not_seen(session: GuardedClaude) -> None:
    session.compact(text="another program's words")


def _truncated(session: GuardedClaude) -> None:
    session.compact(text=f"<persisted-output>\nOutput too large (9.8KB).\n\n{pack(session.nonce(1))[:80]}")


def _late(session: GuardedClaude) -> None:
    session.pre()
    session.boundary()
    session.talk(2)
    session.start("injected", source="resume")
    session.given(pack(session.nonce()))


@pytest.mark.parametrize(
    ("happens", "reason", "delivery"),
    [
        (_unnoticed, "no-checkpoint", "NOT_SEEN"),
        (_failed, "build-failed", "NOT_SEEN"),
        (_gave_up, "gave-up", "NOT_SEEN"),
        (_refused, "refused", "NOT_SEEN"),
        (_not_seen, "not-seen", "NOT_SEEN"),
        (_truncated, "truncated", "TRUNCATED"),
        (_late, "late", "DELIVERED"),
    ],
)
def test_each_kind_of_miss_is_one(
    claude: GuardedClaude, state: Path, happens: Callable[[GuardedClaude], None], reason: str, delivery: str
) -> None:
    claude.start("nothing", source="startup")
    happens(claude)
    claude.talk()
    claude.write()
    report = audit(state)
    one = only(report)
    assert (one.state, one.miss, one.delivery) == ("finished", reason, delivery)
    assert (report.verdict, surface(report).verdict, report.misses) == ("FIX", "FIX", (one,))


def test_one_miss_among_enough_good_ones_is_to_be_fixed(claude: GuardedClaude, state: Path) -> None:
    for number in range(ENOUGH):
        claude.compact(start="gave_up" if number == 7 else "injected")
        claude.talk()
    claude.write()
    report = audit(state)
    assert report.verdict == "FIX"
    assert [one.number for one in report.misses] == [8]
    assert report.compactions[0] == report.misses[0]


def test_rows_of_tests_never_count(claude: GuardedClaude, state: Path) -> None:
    claude.origin = "synthetic"
    for _ in range(ENOUGH):
        claude.compact()
        claude.talk()
    claude.compact(start="gave_up")
    claude.talk()
    claude.write()
    report = audit(state)
    assert (report.verdict, report.rows, report.natural_rows) == ("OBSERVE", ENOUGH * 3 + 3, 0)
    assert (surface(report).counted_rows, surface(report).states["finished"], report.misses) == (0, 0, ())


def test_a_test_in_a_real_session_does_not_spoil_it(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    claude.talk()
    claude.origin = "synthetic"
    claude.compact(start="gave_up")
    claude.talk()
    claude.write()
    report = audit(state)
    assert (report.verdict, surface(report).counted_rows, surface(report).states["finished"]) == ("OBSERVE", 3, 1)
    assert [one.natural for one in report.compactions] == [False, True]


def test_one_surface_says_nothing_about_another(claude: GuardedClaude, codex: GuardedCodex, state: Path) -> None:
    for _ in range(ENOUGH):
        claude.compact()
        claude.talk()
    codex.compact()
    codex.talk()
    for session in (claude, codex):
        session.write()
    report = audit(state)
    assert (surface(report).verdict, surface(report, "codex/cli").verdict) == ("KEEP", "OBSERVE")
    assert report.verdict == "OBSERVE"
    codex.compact(start="gave_up")
    codex.talk()
    codex.write()
    report = audit(state)
    assert (surface(report).verdict, surface(report, "codex/cli").verdict, report.verdict) == ("KEEP", "FIX", "FIX")


def test_rows_of_other_code_do_not_count(claude: GuardedClaude, state: Path) -> None:
    now, claude.code = claude.code, "0" * 16
    claude.compact(start="gave_up")
    claude.talk()
    for _ in range(ENOUGH):
        claude.compact()
        claude.talk()
    claude.code = now
    for _ in range(2):
        claude.compact()
        claude.talk()
    claude.write()
    made = surface(audit(state))
    assert (made.verdict, made.counted_rows, made.states["finished"], made.misses) == ("OBSERVE", 6, 2, ())
    assert made.natural_rows == ENOUGH * 3 + 9


def test_a_new_version_is_other_code_too(claude: GuardedClaude, state: Path) -> None:
    for version in ("0.1.0", "0.2.0"):
        for _ in range(3):
            claude.pre(guard=version)
            claude.start(guard=version)
            claude.boundary()
            claude.given(pack(claude.nonce()))
            claude.talk()
    claude.write()
    assert surface(audit(state)).counted_rows == 6


def test_until_the_new_code_has_left_a_row_nothing_counts(claude: GuardedClaude, state: Path) -> None:
    claude.code = "0" * 16
    for _ in range(ENOUGH):
        claude.compact()
        claude.talk()
    claude.write()
    report = audit(state)
    assert (report.verdict, surface(report).counted_rows, report.code_changed) == ("OBSERVE", 0, ("claude",))


def test_the_agents_have_their_code_changes_apart(claude: GuardedClaude, codex: GuardedCodex, state: Path) -> None:
    codex.code = "0" * 16
    claude.compact()
    codex.compact()
    for session in (claude, codex):
        session.talk()
        session.write()
    report = audit(state)
    assert (surface(report).counted_rows, surface(report, "codex/cli").counted_rows) == (3, 0)


def test_torn_rows_are_counted_and_cost_no_other(claude: GuardedClaude, state: Path) -> None:
    for _ in range(ENOUGH):
        claude.compact()
        claude.talk()
    claude.write()
    (month,) = (state / "audit").iterdir()
    month.write_bytes(b'{"at":"2026-\n' + month.read_bytes() + b'{"at":"2026-11-29T20:')
    report = audit(state)
    assert (report.verdict, report.torn, report.rows) == ("KEEP", 2, ENOUGH * 3)


def test_what_was_before_the_first_row_is_no_miss(claude: GuardedClaude, state: Path) -> None:
    claude.boundary()
    claude.talk()
    claude.compact()
    claude.talk()
    claude.write()
    assert [(one.number, one.miss) for one in audit(state).compactions] == [(2, None)]


def test_another_session_without_a_hook_is_found(fake_home: Path, claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    claude.talk()
    claude.write()
    other = GuardedClaude(fake_home, state, 7)
    other.log.now = claude.log.now
    other.talk()
    other.boundary()
    other.talk()
    other.write()
    report = audit(state)
    assert [(one.session_id, one.miss) for one in report.misses] == [(other.session, "no-checkpoint")]


def test_an_agent_without_a_guard_has_no_misses(claude: GuardedClaude, codex: GuardedCodex, state: Path) -> None:
    claude.compact()
    claude.talk()
    claude.write()
    codex.log.now = claude.log.now
    codex.boundary()
    codex.talk()
    codex.write()
    assert [one.agent for one in audit(state).compactions] == ["claude"]


def test_a_row_without_a_surface_counts_for_its_sessions(claude: GuardedClaude, state: Path) -> None:
    claude.row("SessionStart", "nothing", "startup", surface=None)
    claude.compact()
    claude.talk()
    claude.write()
    report = audit(state)
    assert (surface(report).counted_rows, report.unknown_surface) == (4, 0)


def test_a_miss_without_any_surface_is_not_lost(fake_home: Path, state: Path) -> None:
    claude = GuardedClaude(fake_home, state)
    claude.surface = None  # type: ignore[assignment]
    claude.log.user("please do it")
    claude.pre("failed")
    claude.log.boundary(None)
    claude.write()
    report = audit(state)
    assert (report.verdict, only(report).surface) == ("FIX", "claude/unknown")
