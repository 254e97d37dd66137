"""What a start loads, seen in `sys.modules` of a fresh interpreter."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HEAVY = {
    "argparse",
    "asyncio",
    "dataclasses",
    "importlib.metadata",
    "inspect",
    "logging",
    "pathlib",
    "re",
    "typing",
}
"""Standard modules that cost more than the hook program itself."""

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


def modules_loaded_by(module: str, *args: str, home: Path) -> set[str]:
    """Every module that a program loads, on top of what the bare interpreter has."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(module=module), *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        cwd=home,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.rpartition("LOADED ")[2].split())


def packages(modules: set[str]) -> set[str]:
    return {name.split(".")[0] for name in modules}


def test_hook_program_loads_no_third_party_module(tmp_path: Path) -> None:
    loaded = modules_loaded_by("compact_guard.core.hooks.main", "claude", home=tmp_path)
    assert "compact_guard.core.hooks.main" in loaded
    assert packages(loaded) - set(sys.stdlib_module_names) == {"compact_guard"}


def test_hook_program_loads_nothing_heavy(tmp_path: Path) -> None:
    loaded = modules_loaded_by("compact_guard.core.hooks.main", "codex", home=tmp_path)
    assert not loaded & HEAVY


def test_commands_load_no_screen(tmp_path: Path) -> None:
    for args in (["--version"], ["paths"], ["sessions", "--json"]):
        loaded = modules_loaded_by("compact_guard.tui.cli", *args, home=tmp_path)
        assert not packages(loaded) & {"textual", "rich", "watchfiles", "asyncio"}, args


def test_the_probe_sees_a_screen(tmp_path: Path) -> None:
    probe = tmp_path / "screen.py"
    probe.write_text("import textual.app\n\ndef main() -> None: ...\n")
    loaded = modules_loaded_by("screen", home=tmp_path)
    assert "textual.app" in loaded
