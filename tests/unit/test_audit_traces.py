"""The transcripts that the audit reads: gone, copied, grown, cached; and replayed with another clock."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.audits import GuardedClaude, GuardedCodex, audit, only, pack
from tests.sessions import session_id

from compact_guard.core.audit import traces
from compact_guard.core.errors import InputError


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


def test_a_transcript_that_nobody_can_read_raises_nothing(claude: GuardedClaude, state: Path) -> None:
    claude.pre()
    path = claude.write()
    path.write_bytes(b"\x00\xff" * 1000)
    assert only(audit(state)).state == "unknown"


def test_copies_of_a_transcript_are_one_session(claude: GuardedClaude, state: Path, fake_home: Path) -> None:
    claude.compact()
    claude.talk()
    path = claude.write()
    copy = fake_home / ".claude/projects/-elsewhere" / path.name
    copy.parent.mkdir()
    copy.write_bytes(path.read_bytes().split(b"compact_boundary")[0] + b"\n")
    one = only(audit(state))
    assert (one.number, one.path) == (1, str(path))


def test_a_second_look_sees_what_was_written_since(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    claude.write()
    assert only(audit(state)).delivery == "DELIVERED"
    claude.talk()
    claude.compact(text="nothing of ours")
    claude.talk()
    claude.write()
    assert [one.miss for one in audit(state).compactions] == ["not-seen", None]


def test_the_cache_holds_no_name_that_is_no_id(state: Path, fake_home: Path) -> None:
    claude = GuardedClaude(fake_home, state)
    claude.log.session = "token-of-somebody"
    claude.talk()
    claude.compact()
    claude.write()
    assert only(audit(state)).session_id == "token-of-somebody"
    cache = (fake_home / ".cache/compact-guard/audit.cache").read_bytes()
    assert b"token-of-somebody" not in cache
    assert str(fake_home).encode() not in cache


def test_a_file_that_could_not_be_read_is_looked_at_again(
    claude: GuardedClaude, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    claude.compact()
    claude.talk()
    claude.write()

    def denied(path: str, **_: object) -> object:
        raise InputError(path) from PermissionError()

    with monkeypatch.context() as patch:
        patch.setattr(traces, "open_session", denied)
        assert only(audit(state)).path is None
    assert only(audit(state)).delivery == "DELIVERED"


def test_a_damaged_cache_is_no_cache(claude: GuardedClaude, state: Path, fake_home: Path) -> None:
    claude.compact()
    claude.talk()
    claude.write()
    before = audit(state)
    cache = fake_home / ".cache/compact-guard/audit.cache"
    for damaged in (b"", cache.read_bytes()[:-3], cache.read_bytes().replace(b"audit 2", b"audit 0")):
        cache.write_bytes(damaged)
        assert audit(state) == before
    assert session_id(1) == claude.session


class TestReplayed:
    """Hooks that run on a transcript of yesterday: only bytes say what belongs to what."""

    @pytest.fixture(params=["claude", "codex"])
    def session(self, request: pytest.FixtureRequest) -> GuardedClaude | GuardedCodex:
        made: GuardedClaude | GuardedCodex = request.getfixturevalue(request.param)
        made.ahead_ms = 86_400_000
        made.start("nothing", source="startup")
        return made

    def test_all_is_well(self, session: GuardedClaude | GuardedCodex, state: Path) -> None:
        for _ in range(3):
            session.compact()
            session.talk()
        session.write()
        report = audit(state)
        assert [(one.generation, one.delivery, one.miss) for one in report.compactions] == [
            (generation, "DELIVERED", None) for generation in (3, 2, 1)
        ]

    def test_one_without_any_hook_is_a_miss(self, session: GuardedClaude | GuardedCodex, state: Path) -> None:
        session.compact()
        session.talk()
        session.boundary()
        session.talk()
        session.write()
        assert [(one.number, one.miss) for one in audit(state).misses] == [(2, "no-checkpoint")]

    def test_one_that_was_built_late_is_none(self, session: GuardedClaude | GuardedCodex, state: Path) -> None:
        session.boundary()
        session.start("late_built")
        session.given(pack(session.nonce()))
        session.talk()
        session.write()
        one = only(audit(state))
        assert (one.kept, one.delivery, one.miss) == ("late", "DELIVERED", None)

    def test_a_build_that_failed_is_one(self, session: GuardedClaude | GuardedCodex, state: Path) -> None:
        session.compact(pre="failed", start="failed")
        session.talk()
        session.write()
        assert only(audit(state)).miss == "build-failed"

    def test_what_was_aborted_and_what_is_pending(self, session: GuardedClaude | GuardedCodex, state: Path) -> None:
        session.pre()
        session.write()
        assert only(audit(state)).state == "pending"
        session.talk()
        session.write()
        assert only(audit(state)).state == "aborted"

    def test_what_was_before_the_guard_is_none(self, session: GuardedClaude | GuardedCodex, state: Path) -> None:
        (month,) = (state / "audit").iterdir()
        month.unlink()
        session.boundary()
        session.talk()
        session.compact()
        session.talk()
        session.write()
        assert [(one.number, one.miss) for one in audit(state).compactions] == [(2, None)]
