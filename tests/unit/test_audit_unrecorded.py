"""Sessions of which the agent keeps no transcript: nothing can be told, and nothing is held against the guard.

The rows are those that `codex exec --ephemeral` (0.171.0) and `claude --no-session-persistence` (2.1.332) left.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.audits import GuardedClaude, GuardedCodex, audit, only
from tests.conftest import Guard

NOWHERE: dict[str, Any] = {"size": None, "transcript": None, "surface": None, "client": None}


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


def ephemeral(codex: GuardedCodex) -> None:
    codex.start("nothing", source="startup", **NOWHERE)
    codex.pre("failed", reason="no-transcript", **NOWHERE)
    codex.post(**NOWHERE)
    codex.start("nothing", **NOWHERE)


def unpersisted(claude: GuardedClaude) -> None:
    told = {**NOWHERE, "transcript": "ab" * 8}
    claude.start("nothing", source="startup", **{**told, "size": 0})
    claude.pre("empty", trigger="manual", reason="no-transcript", **told)
    claude.start("nothing", **{**told, "surface": "claude/api"})
    claude.post(counts={"summary_units": 12}, **told)


@pytest.mark.parametrize("agent", ["claude", "codex"])
def test_nothing_can_be_told(agent: str, fake_home: Path, state: Path) -> None:
    if agent == "claude":
        unpersisted(GuardedClaude(fake_home, state))
    else:
        ephemeral(GuardedCodex(fake_home, state, 2))
    report = audit(state)
    one = only(report)
    assert (one.state, one.kept, one.delivery, one.reason) == ("unknown", "none", "UNKNOWN", "no-transcript")
    assert (one.miss, one.counted, one.is_unrecorded, report.verdict) == (None, True, True, "OBSERVE")


def test_it_is_named_in_what_is_needed_and_spoils_no_surface(fake_home: Path, state: Path, guard: Guard) -> None:
    kept = GuardedCodex(fake_home, state)
    for _ in range(34):
        kept.compact()
        kept.talk()
    kept.write()
    other = GuardedCodex(fake_home, state, 2)
    other.surface = "codex/app-server"
    other.log.now = kept.log.now
    other.start("nothing", source="startup")
    run = GuardedCodex(fake_home, state, 3)
    run.log.now = other.log.now
    ephemeral(run)
    made = json.loads(guard("audit", "--json").out)
    assert {name: one["verdict"] for name, one in made["surfaces"].items()} == {
        "codex/app-server": "OBSERVE",
        "codex/cli": "KEEP",
    }
    assert [(one["state"], one["detail"], one["surface"]) for one in made["needs"]["unknown"]] == [
        ("unknown", "no-transcript", "codex/unknown")
    ]
    assert made["misses"] == []


def test_it_is_of_the_agents_only_surface(fake_home: Path, state: Path) -> None:
    GuardedCodex(fake_home, state).start("nothing", source="startup")
    ephemeral(GuardedCodex(fake_home, state, 2))
    assert [(one.name, one.verdict) for one in audit(state).surfaces] == [("codex/cli", "OBSERVE")]


def test_the_page_says_why_and_advises_nothing(fake_home: Path, state: Path, guard: Guard) -> None:
    unpersisted(GuardedClaude(fake_home, state))
    ephemeral(GuardedCodex(fake_home, state, 2))
    text = " ".join(guard("audit").out.split())
    assert "2 compactions cannot be guarded: the agent was told to keep no transcript" in text
    assert "transcript is gone" not in text
    assert "`compact-guard" not in text


def test_rows_without_any_surface_are_not_taken_for_no_rows(fake_home: Path, state: Path, guard: Guard) -> None:
    ephemeral(GuardedCodex(fake_home, state))
    text = guard("audit").out
    assert "No hook has left a row yet" not in text
    assert "No hook's row names a surface yet" in text


def test_a_transcript_that_a_hook_saw_is_only_gone(fake_home: Path, state: Path) -> None:
    """What failed there is held against the guard, and where it was saved nothing is known to be wrong."""
    claude = GuardedClaude(fake_home, state)
    claude.talk()
    claude.pre("failed", reason="full")
    claude.post()
    codex = GuardedCodex(fake_home, state, 2)
    codex.talk()
    codex.pre()
    codex.post()
    found = {one.agent: (one.state, one.miss) for one in audit(state).compactions}
    assert found == {"claude": ("finished", "build-failed"), "codex": ("finished", None)}


def test_a_transcript_that_is_found_all_the_same_is_judged(fake_home: Path, state: Path) -> None:
    """An event without a path, of a session that has a transcript: that is the guard's own failure."""
    codex = GuardedCodex(fake_home, state)
    codex.talk()
    codex.boundary()
    codex.talk()
    codex.write()
    ephemeral(codex)
    assert [one.miss for one in audit(state).misses] == ["build-failed"]


def test_a_compaction_that_never_came_is_no_open_question(fake_home: Path, state: Path) -> None:
    GuardedClaude(fake_home, state).pre("empty", reason="no-transcript", **NOWHERE)
    assert only(audit(state)).state == "aborted"


def test_paused_stays_paused(fake_home: Path, state: Path) -> None:
    codex = GuardedCodex(fake_home, state)
    codex.pre("paused", **NOWHERE)
    codex.row("PostCompact", "paused", "auto", **NOWHERE)
    assert only(audit(state)).kept == "skipped"
