"""Compactions of subagents are none of their parent's."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.audits import GuardedClaude, audit
from tests.sessions import ClaudeLog

from compact_guard.core.audit.report import Report


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


@pytest.fixture
def claude(fake_home: Path, state: Path) -> GuardedClaude:
    made = GuardedClaude(fake_home, state)
    made.talk(3)
    return made


def states(report: Report) -> list[tuple[int | None, str]]:
    """Oldest first."""
    return [(one.number, one.state) for one in sorted(report.compactions, key=lambda one: one.at_ms or 0)]


def test_rows_of_subagents_stand_outside(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    for event, trigger in (("PreCompact", "auto"), ("SessionStart", "compact"), ("PostCompact", "auto")):
        claude.row(event, "skipped_subagent", trigger, surface=None)
    claude.talk()
    claude.write()
    report = audit(state)
    assert states(report) == [(1, "finished")]
    assert [one.counted_rows for one in report.surfaces] == [3]


def test_the_end_of_a_subagents_compaction_may_not_say_whose_it_is(claude: GuardedClaude, state: Path) -> None:
    """Claude Code 2.1.197 names no subagent; at PostCompact its transcript does not tell, either."""
    claude.row("PreCompact", "skipped_subagent", "auto", surface=None)
    claude.row("SessionStart", "skipped_subagent", "compact", surface=None)
    claude.post()
    claude.reply()
    claude.talk()
    claude.compact()
    claude.talk()
    claude.write()
    report = audit(state)
    assert states(report) == [(1, "finished")]
    assert not report.misses


def test_an_end_without_a_begin_is_a_compaction(claude: GuardedClaude, state: Path) -> None:
    claude.row("PreCompact", "skipped_subagent", "auto", surface=None)
    claude.pre("failed")
    claude.post()
    claude.write()
    assert states(audit(state)) == [(None, "finished")]


def test_a_subagents_own_transcript_is_not_looked_at(claude: GuardedClaude, state: Path) -> None:
    claude.compact()
    claude.talk()
    claude.write()
    agent = ClaudeLog(5)
    agent.now = claude.log.now
    agent.user("do it", isSidechain=True, agentId="a1", sessionId=claude.session)
    agent.boundary()
    agent.save(claude.path.parent / claude.session / "subagents" / "agent-a1.jsonl")
    assert states(audit(state)) == [(1, "finished")]
