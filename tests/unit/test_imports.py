"""What a start loads, seen in `sys.modules` of a fresh interpreter."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.restores import worked

HEAVY = {
    "argparse",
    "asyncio",
    "dataclasses",
    "importlib.metadata",
    "inspect",
    "logging",
    "pathlib",
    "typing",
}
"""Standard modules that cost more than they are worth to a hook."""

PROBE = """
import sys
already = set(sys.modules)
sys.argv[0] = "program"
from {module} import main
try:
    status = main()
except SystemExit as stop:
    status = stop.code
loaded = sorted(set(sys.modules) - already)
assert not status, status
print("LOADED", *loaded, file=sys.stderr)
"""
"""Imports nothing itself, so that a module that it uses is not taken for one that was there already."""


HOOK = "compact_guard.core.hooks.main"


def modules_loaded_by(module: str, *args: str, home: Path, stdin: bytes = b"") -> set[str]:
    """Every module that a program loads, on top of what the bare interpreter has."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(module=module), *args],
        input=stdin,
        capture_output=True,
        check=False,
        cwd=home,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.decode().rpartition("LOADED ")[2].split())


def packages(modules: set[str]) -> set[str]:
    return {name.split(".")[0] for name in modules}


def test_a_prompt_is_over_before_anything_is_loaded(tmp_path: Path) -> None:
    prompt = b'{"session_id":"s","hook_event_name":"UserPromptSubmit","prompt":"hello"}'
    loaded = modules_loaded_by(HOOK, "claude", home=tmp_path, stdin=prompt)
    ours = {name for name in loaded if name.startswith("compact_guard.core.")}
    assert ours == {"compact_guard.core.hooks", HOOK, "compact_guard.core.paths"}
    assert packages(loaded) == {"compact_guard", "__future__", "gc", "select"}


@pytest.mark.parametrize("agent", ["claude", "codex"])
def test_hooks_load_no_third_party_module_and_nothing_heavy(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    for event in (
        scene.payload("PreCompact", trigger="auto"),
        scene.payload("SessionStart", source="compact"),
        scene.payload("PostCompact", trigger="auto", compact_summary="x"),
    ):
        loaded = modules_loaded_by(HOOK, agent, home=fake_home, stdin=json.dumps(event).encode())
        assert HOOK in loaded
        assert packages(loaded) - set(sys.stdlib_module_names) == {"compact_guard"}
        assert not loaded & HEAVY, event["hook_event_name"]


def test_commands_load_no_screen(tmp_path: Path) -> None:
    for args in (["--version"], ["paths"], ["sessions", "--json"]):
        loaded = modules_loaded_by("compact_guard.tui.cli", *args, home=tmp_path)
        assert not packages(loaded) & {"textual", "rich", "watchfiles", "asyncio"}, args


def test_the_probe_sees_a_screen(tmp_path: Path) -> None:
    probe = tmp_path / "screen.py"
    probe.write_text("import textual.app\n\ndef main() -> None: ...\n")
    loaded = modules_loaded_by("screen", home=tmp_path)
    assert "textual.app" in loaded
