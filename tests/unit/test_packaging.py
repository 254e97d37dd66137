"""What is installed is what was locked, and set-up says what is missing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
SET_UP = ROOT / ".ci" / "setup"
SHELL_TOOLS = ("sh", "cat", "cksum", "dirname", "rm", "mkdir")


def read_toml(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / name).read_text("utf-8"))


def locked_versions() -> dict[str, str]:
    packages = read_toml("uv.lock")["package"]
    return {p["name"]: p["version"] for p in packages if "editable" not in p["source"]}


def requirements() -> list[Requirement]:
    project = read_toml("pyproject.toml")
    return [Requirement(r) for r in project["project"]["dependencies"] + project["dependency-groups"]["dev"]]


def test_pip_installs_the_versions_that_uv_installs() -> None:
    lines = (ROOT / ".ci" / "constraints.txt").read_text("utf-8").splitlines()
    pinned = dict(line.split(";")[0].strip().split("==") for line in lines)
    assert pinned == locked_versions(), "run `make lock`"


def test_lock_satisfies_what_the_project_asks_for() -> None:
    locked = locked_versions()
    for wanted in requirements():
        assert wanted.specifier.contains(locked[canonicalize_name(wanted.name)]), f"{wanted}: run `make lock`"


def test_textual_is_pinned_exactly() -> None:
    (textual,) = [r for r in requirements() if r.name == "textual"]
    assert re.fullmatch(r"==[\d.]+", str(textual.specifier)), "each release repaints every snapshot"


def test_editable_folders_are_the_wheels_folders() -> None:
    wheel = read_toml("pyproject.toml")["tool"]["hatch"]["build"]["targets"]["wheel"]
    links = {p.name: p.resolve() for p in (ROOT / ".src" / "compact_guard").iterdir() if p.is_symlink()}
    assert links == {name: ROOT / name for name in wheel["only-include"]}


def run_set_up(tmp_path: Path, python: str) -> subprocess.CompletedProcess[str]:
    """Run set-up in a copy of the project, on a machine whose only Python is the script `python`."""
    project, tools = tmp_path / "project", tmp_path / "bin"
    (project / ".ci").mkdir(parents=True)
    tools.mkdir()
    for name in ("pyproject.toml", "uv.lock", ".ci/constraints.txt", ".ci/setup"):
        shutil.copy(ROOT / name, project / name)
    for name in SHELL_TOOLS:
        (tools / name).symlink_to(shutil.which(name) or pytest.fail(f"no {name} here"))
    (tools / "python3").write_text(python)
    (tools / "python3").chmod(0o755)
    command = [str(tools / "sh"), str(project / ".ci" / "setup"), "run"]
    env = {"PATH": str(tools), "HOME": str(tmp_path)}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_set_up_names_the_python_it_needs(tmp_path: Path) -> None:
    old = '#!/bin/sh\n[ "$1" = -V ] && echo "Python 3.9.2" && exit 0\nexit 1\n'
    done = run_set_up(tmp_path, old)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer; python3 here is Python 3.9.2" in done.stderr
    assert "PYTHON=" in done.stderr


def test_set_up_names_the_missing_venv_module(tmp_path: Path) -> None:
    no_venv = '#!/bin/sh\ncase "$2" in *ensurepip*) exit 1 ;; esac\nexit 0\n'
    done = run_set_up(tmp_path, no_venv)
    assert done.returncode == 1
    assert "its venv module is missing" in done.stderr
    assert "python3-venv" in done.stderr
    assert not (tmp_path / "project" / ".venv").exists()


def test_set_up_runs_again_only_when_something_changed(tmp_path: Path) -> None:
    # This Python makes a virtual environment that holds itself, and every installation succeeds.
    fake = (
        '#!/bin/sh\nif [ "$2" = venv ]; then rm -rf "$4"; mkdir -p "$4/bin"; cat "$0" > "$4/bin/python"; '
        'chmod +x "$4/bin/python"; fi\nexit 0\n'
    )
    if (chmod := shutil.which("chmod")) is None:
        pytest.fail("no chmod here")
    fake = fake.replace("chmod +x", f"{chmod} +x")
    first = run_set_up(tmp_path, fake)
    assert (first.returncode, "Setting up" in first.stderr) == (0, True), first.stderr
    project = tmp_path / "project"
    again = [str(tmp_path / "bin" / "sh"), str(project / ".ci" / "setup"), "run"]
    env = {"PATH": str(tmp_path / "bin"), "HOME": str(tmp_path)}
    second = subprocess.run(again, capture_output=True, text=True, check=True, env=env)
    assert second.stderr == ""
    installed = project / ".venv" / "a package"
    installed.touch()
    with (project / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    third = subprocess.run(again, capture_output=True, text=True, check=True, env=env)
    assert "Setting up" in third.stderr
    assert installed.exists(), "a console may be running from it"
    moved = project.rename(tmp_path / "moved")
    fourth = subprocess.run([*again[:1], str(moved / ".ci" / "setup"), "run"], capture_output=True, check=True, env=env)
    assert b"Setting up" in fourth.stderr
    assert not (moved / installed.relative_to(project)).exists(), "its programs name the folder that was"


def test_continuous_checks_are_executable() -> None:
    for name in ("run", "setup", "wheel-smoke"):
        assert os.access(ROOT / ".ci" / name, os.X_OK), name
