"""What a timeline shows at one session's compactions."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.audits import GuardedClaude, pack

from compact_guard.core.audit.session import Mark, marks_of
from compact_guard.core.transcript.session import open_session


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


@pytest.fixture
def claude(fake_home: Path, state: Path) -> GuardedClaude:
    made = GuardedClaude(fake_home, state)
    made.talk(3)
    return made


def marks(claude: GuardedClaude, state: Path) -> dict[int, Mark]:
    session = open_session(str(claude.write()))
    try:
        return marks_of(session, str(state))
    finally:
        session.close()


def test_each_fate_has_its_word(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    claude.talk()
    claude.boundary()
    claude.talk()
    claude.compact(start="gave_up")
    claude.talk()
    claude.compact(text=f"<persisted-output>\n{pack(claude.nonce(3))[:70]}")
    claude.talk()
    claude.compact(pre="paused", start="paused")
    claude.talk()
    claude.compact(pre="empty", start="nothing")
    claude.talk()
    claude.compact(pre="failed", start="failed")
    claude.talk()
    claude.pre()
    claude.post()
    claude.boundary()
    found = marks(claude, state)
    assert {number: mark.fate for number, mark in found.items()} == {
        1: "delivered",
        2: "no-checkpoint",
        3: "not-delivered",
        4: "truncated",
        5: "skipped",
        7: "no-checkpoint",
        8: "pending",
    }
    assert (found[1].generation, found[8].generation) == (1, 4)


def test_before_the_guard_there_are_no_marks(claude: GuardedClaude, state: Path) -> None:
    claude.boundary()
    claude.talk()
    assert marks(claude, state) == {}
    claude.compact()
    claude.talk()
    assert {number: mark.fate for number, mark in marks(claude, state).items()} == {2: "delivered"}


def test_what_grows_while_it_is_open_is_seen(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    session = open_session(str(claude.write()))
    claude.talk()
    claude.compact(start="gave_up")
    claude.talk()
    claude.write()
    session.refresh()
    assert {number: mark.fate for number, mark in marks_of(session, str(state)).items()} == {
        1: "delivered",
        2: "not-delivered",
    }
    session.close()


def test_a_subagents_transcript_has_none(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    path = claude.write()
    place = path.parent / "subagents" / "agent-a1.jsonl"
    place.parent.mkdir()
    place.write_bytes(path.read_bytes())
    session = open_session(str(place))
    assert marks_of(session, str(state)) == {}
    session.close()
