"""Recorded runs of both clients, told to the hook program in their order: what each saving event came to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.door import Heard
from tests.replay import Recording, Step, claude_recording, claude_recordings, codex_recording, codex_recordings

from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

SAVING = ("PreCompact", "PostCompact")
GUARDED_BY_NOBODY: dict[str, list[str]] = {
    # /compact as the first prompt: the file is not there, and the client answers that there is nothing to compact.
    "q_precompact_without_compaction": ["PreCompact empty no-transcript"],
    "p_subagent_compaction": ["PreCompact skipped_subagent"] * 2 + ["PostCompact skipped_subagent"],
    "e_subagent_threads": ["PreCompact skipped_subagent", "PostCompact skipped_subagent"],
    # The compaction fails on the model's side: no PostCompact comes.
    "x_fail_compact": ["PreCompact saved"],
    "l_archived": [],
    "m_stop_hook_block_and_spill": [],
}
COMPACTIONS = {
    **{"a_manual_compact": 2, "b2_auto_midturn": 2, "b_auto_compact": 2, "c_four_compactions": 4},
    **{"d_tools_persisted": 1, "e_subagent": 1, "f_cjk_emoji": 1, "h_resumed_forked": 1},
    **{"i_tui_manual_auto_clear": 2, "j_clear": 1, "l_v2_1_197": 1, "m_context_over_cap": 6, "o_prompt_too_long": 1},
    **{"a_manual_compact_tui": 3, "b2_auto_compact_preturn": 2, "b_auto_compact_exec": 1},
    **{"c1_three_midturn_compactions_exec": 3, "c2_eight_queued_manual_appserver": 8, "d_large_tool_output": 1},
    **{"e2_subagent_v2_code_mode": 1, "f_chinese_emoji": 1, "i_appserver_desktop": 1},
    **{"j_remote_compaction_openai_provider": 1, "k_token_budget_fresh_window": 1, "p_code_mode_model": 1},
    "z_legacy_0.140.0": 4,
}


def recordings(shared: Path, home: Path) -> Iterator[tuple[str, Recording]]:
    for name in claude_recordings(shared):
        yield name, claude_recording(name, shared, home)
    for name in codex_recordings(shared):
        yield name, codex_recording(name, shared, home)


def told(step: Step, heard: Heard) -> str:
    row = heard.row
    assert heard.out == b"", step
    assert row.event == step.event
    assert row.trigger == step.kind
    return " ".join(filter(None, (row.event, row.outcome, row.reason)))


def test_each_compaction_is_saved_once(shared_dir: Path, fake_home: Path) -> None:
    seen = set()
    for name, recording in recordings(shared_dir, fake_home):
        seen.add(name)
        expected = GUARDED_BY_NOBODY.get(name)
        if expected is None:
            expected = ["PreCompact saved", "PostCompact counted"] * COMPACTIONS[name]
        assert [told(step, step.send()) for step in recording.steps(*SAVING)] == expected, name
    assert seen == {*COMPACTIONS, *GUARDED_BY_NOBODY}


def test_what_is_saved_was_said_before_that_moment(shared_dir: Path, fake_home: Path) -> None:
    """By the transcript as the hook saw it: nothing of what came later, all of what is there."""
    for name, recording in recordings(shared_dir, fake_home):
        for step in recording.steps("PreCompact"):
            row = step.send().row
            if row.outcome != "saved" or row.generation is None:
                continue
            kept = Store(state_dir()).load(recording.agent, step.session, row.generation)
            size = len(b"".join(recording.lines_of(Path(step.payload["transcript_path"]))[: step.lines]))
            assert kept.source.size == size, (name, step)
            assert kept.source.prompt == (step.payload.get("prompt_id") or step.payload["turn_id"])
            assert kept.surface in ("claude/api", "codex/cli", "codex/app-server"), (name, step)
            assert kept.items, (name, step)


@pytest.mark.parametrize("name", ["a_manual_compact", "c2_eight_queued_manual_appserver"])
def test_each_event_twice_as_two_registrations_send_it(name: str, shared_dir: Path, fake_home: Path) -> None:
    make = claude_recording if name == "a_manual_compact" else codex_recording
    for step in make(name, shared_dir, fake_home).steps("PreCompact"):
        first, again = step.send().row, step.send().row
        assert (first.outcome, again.outcome) == ("saved", "duplicate")
        assert again.generation == first.generation


def test_prompts_leave_nothing_when_nothing_waits(shared_dir: Path, fake_home: Path) -> None:
    prompts = 0
    for _, recording in recordings(shared_dir, fake_home):
        for step in recording.steps("UserPromptSubmit"):
            heard = step.send()
            assert (heard.code, heard.out, heard.err, heard.rows) == (0, b"", b"", [])
            prompts += 1
    assert prompts > 50
    assert not Path(state_dir()).exists()


def test_a_row_tells_the_client_that_was_running(shared_dir: Path, fake_home: Path) -> None:
    told = set()
    for _, recording in recordings(shared_dir, fake_home):
        for step in recording.steps("PostCompact"):
            row = step.send().row
            if row.outcome == "counted":
                told.add((row.surface, row.client))
    assert told == {
        ("claude/api", "2.1.332"),
        ("claude/api", "2.1.197"),
        ("codex/cli", "0.171.0"),
        ("codex/app-server", "0.140.0"),
        ("codex/app-server", "0.171.0"),
    }
