"""What a plain restore loads: nothing that reads, masks or classifies, and no adapter where nothing stands beyond."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.door import data_of
from tests.restores import AGENTS, Scene, worked

PROBE = """
import sys
from compact_guard.core.hooks.main import main
status = main()
print("LOADED", *sorted(sys.modules), file=sys.stderr)
sys.exit(status)
"""
WORKS = ("core.checkpoint.select", "core.checkpoint.build", "core.checkpoint.assemble", "core.checkpoint.classify")
READERS = ("core.transcript.claude", "core.transcript.codex", "core.transcript.fold", "core.transcript.discover")


def loaded_by(agent: str, payload: dict[str, Any]) -> tuple[bytes, set[str]]:
    """The answer, and the modules of ours that were loaded."""
    command = [sys.executable, "-c", PROBE, agent]
    done = subprocess.run(command, input=data_of(payload), capture_output=True, check=True)
    names = done.stderr.decode().rpartition("LOADED ")[2].split()
    return done.stdout, {name.removeprefix("compact_guard.") for name in names if name.startswith("compact_guard.")}


def any_of(loaded: set[str], names: tuple[str, ...]) -> set[str]:
    return {one for one in loaded if one.startswith((*names, "core.redact"))}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_plain_restore_reads_and_classifies_nothing(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    scene.pre()
    if agent == "codex":
        scene.compacted()
    answer, loaded = loaded_by(agent, scene.payload("SessionStart", source="compact"))
    assert b"additionalContext" in answer
    assert not any_of(loaded, WORKS)
    if agent == "claude":
        # What the client wrote since is looked at as bytes.
        assert not any_of(loaded, READERS)


def test_a_late_build_does(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    answer, loaded = loaded_by("claude", scene.payload("SessionStart", source="compact"))
    assert b"additionalContext" in answer
    assert any_of(loaded, WORKS)


@pytest.mark.parametrize("agent", AGENTS)
@pytest.mark.parametrize("source", ["startup", "clear"])
def test_a_start_that_gets_nothing_looks_at_nothing(agent: str, source: str, fake_home: Path) -> None:
    scene = Scene(agent, fake_home)
    answer, loaded = loaded_by(agent, scene.payload("SessionStart", source=source))
    assert answer == b""
    assert not any_of(loaded, (*WORKS, *READERS, "core.checkpoint.store", "core.checkpoint.render"))
