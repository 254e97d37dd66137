"""The doctor's drill with what the real clients recorded."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.patients import AGENTS, tried

from compact_guard.core.model import Agent


@pytest.mark.parametrize("agent", AGENTS)
def test_with_real_recordings(agent: Agent, fake_home: Path, shared_dir: Path) -> None:
    """Each is the newest once; what one holds has to be saved and given back."""
    pattern = "claude_client/*/projects/*/*.jsonl" if agent == "claude" else "codex_client/*/rollout-*.jsonl"
    folder = fake_home / (".claude/projects/p" if agent == "claude" else ".codex/sessions/2026/11/29")
    folder.mkdir(parents=True)
    for path in sorted((shared_dir / "transcripts").glob(pattern)):
        copy = folder / path.name
        copy.write_bytes(path.read_bytes())
        said = [(one.check, one.level) for one in tried(agent)]
        assert said == [("drill", "ok")], path
        copy.unlink()
