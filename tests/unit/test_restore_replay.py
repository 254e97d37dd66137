"""Recorded sessions of both clients through the real door: what each SessionStart comes to, row by row."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.replay import Recording, claude_recording, claude_recordings, codex_recording, codex_recordings

from compact_guard.core.checkpoint.render import render
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

NONE, PACK, LATE, AGAIN, SUB = "nothing", "injected", "late_built", "already_delivered", "skipped_subagent"
CLAUDE = {
    "a_manual_compact": [NONE, PACK, PACK],
    "b_auto_compact": [NONE, PACK, PACK],
    "b2_auto_midturn": [NONE, PACK, PACK],
    "c_four_compactions": [NONE, PACK, PACK, PACK, PACK],
    "d_tools_persisted": [NONE, PACK],
    "e_subagent": [NONE, PACK],
    "f_cjk_emoji": [NONE, PACK],
    "h_resumed_forked": [NONE, NONE, PACK, NONE, NONE, NONE, NONE],
    # The prompt of the automatic one reached the disk only after its PreCompact.
    "i_tui_manual_auto_clear": [NONE, PACK, LATE, NONE],
    "j_clear": [NONE, NONE, PACK],
    "l_v2_1_197": [NONE, PACK],
    "m_context_over_cap": [NONE, PACK, PACK, PACK, PACK, PACK, PACK],
    "o_prompt_too_long": [NONE, PACK],
    "p_subagent_compaction": [NONE, SUB],
    "q_precompact_without_compaction": [NONE],
}
CODEX = {
    "a_manual_compact_tui": [NONE, PACK, PACK, AGAIN],
    "b2_auto_compact_preturn": [NONE, PACK, PACK],
    "b_auto_compact_exec": [NONE, PACK],
    "c1_three_midturn_compactions_exec": [NONE, PACK, PACK, PACK],
    "c2_eight_queued_manual_appserver": [NONE, PACK, *[AGAIN] * 7],
    "d_large_tool_output": [NONE, PACK],
    "e2_subagent_v2_code_mode": [NONE, PACK],
    "e_subagent_threads": [NONE],
    "f_chinese_emoji": [NONE, PACK, NONE],
    "i_appserver_desktop": [NONE, PACK, NONE, NONE],
    "j_remote_compaction_openai_provider": [NONE, PACK],
    "k_token_budget_fresh_window": [NONE, PACK],
    "l_archived": [NONE],
    "m_stop_hook_block_and_spill": [NONE],
    "p_code_mode_model": [NONE, PACK],
    "x_fail_compact": [NONE],
    "z_legacy_0.140.0": [NONE, PACK, AGAIN, AGAIN, AGAIN],
}


def told(recording: Recording) -> list[str]:
    """The outcomes of all SessionStarts; each pack is the one that rendering gives."""
    found = []
    for step in recording.steps("PreCompact", "SessionStart", "PostCompact"):
        heard = step.send()
        if step.event != "SessionStart":
            assert heard.out == b"", step
            continue
        row = heard.row
        found.append(row.outcome)
        if row.outcome in (PACK, LATE):
            generation = row.generation or 0
            kept = Store(state_dir()).load(recording.agent, step.session, generation)
            assert heard.pack == render(kept).text, step
            assert heard.answer["systemMessage"].startswith("restored "), step
            assert (row.nonce, row.units) == (kept.nonce, render(kept).units), step
        else:
            assert heard.out == b"", step
    return found


@pytest.mark.parametrize("name", CLAUDE)
def test_claude(name: str, shared_dir: Path, fake_home: Path) -> None:
    assert told(claude_recording(name, shared_dir, fake_home)) == CLAUDE[name]


@pytest.mark.parametrize("name", CODEX)
def test_codex(name: str, shared_dir: Path, fake_home: Path) -> None:
    assert told(codex_recording(name, shared_dir, fake_home)) == CODEX[name]


def test_no_recording_is_left_out(shared_dir: Path) -> None:
    assert sorted(CLAUDE) == claude_recordings(shared_dir)
    assert sorted(CODEX) == codex_recordings(shared_dir)


@pytest.mark.parametrize("name", ["a_manual_compact", "c_four_compactions", "f_cjk_emoji", "l_v2_1_197"])
def test_without_any_precompact_each_is_built_late(name: str, shared_dir: Path, fake_home: Path) -> None:
    recording = claude_recording(name, shared_dir, fake_home)
    found = [step.send().row.outcome for step in recording.steps("SessionStart")]
    assert found == [LATE if outcome == PACK else outcome for outcome in CLAUDE[name]]


@pytest.mark.parametrize("name", ["a_manual_compact_tui", "c1_three_midturn_compactions_exec", "z_legacy_0.140.0"])
def test_without_any_precompact_codex_is_built_late(name: str, shared_dir: Path, fake_home: Path) -> None:
    recording = codex_recording(name, shared_dir, fake_home)
    found = [step.send().row.outcome for step in recording.steps("SessionStart")]
    assert found == [LATE if outcome == PACK else outcome for outcome in CODEX[name]]


@pytest.mark.parametrize("name", ["c2_eight_queued_manual_appserver", "z_legacy_0.140.0", "a_manual_compact_tui"])
def test_a_queue_that_a_restart_lost_is_caught_at_resume(name: str, shared_dir: Path, fake_home: Path) -> None:
    """The queue belongs to the loaded thread: after a restart there is a resume, and no event of a compaction."""
    recording = codex_recording(name, shared_dir, fake_home)
    packs = []
    for step in recording.steps("PreCompact", "SessionStart", "PostCompact"):
        if step.kind == "compact":
            step.payload["source"] = "resume"
        heard = step.send()
        packs += [heard.row.outcome] if heard.pack else []
    assert packs == [PACK] * CODEX[name].count(PACK)


def test_a_compaction_that_failed_leaves_nothing_to_restore(shared_dir: Path, fake_home: Path) -> None:
    recording = codex_recording("x_fail_compact", shared_dir, fake_home)
    last = list(recording.steps())[-1]
    for step in recording.steps("PreCompact"):
        assert step.send().row.outcome == "saved"
    last.payload.update(hook_event_name="SessionStart", source="resume")
    heard = last.send()
    assert (heard.row.outcome, heard.out) == (NONE, b"")
