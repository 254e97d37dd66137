"""The laws of the house that a reader relies on: sizes, doors, layout, no trace of one machine."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOP_LEVEL = {
    *("core", "tui", "keymaps", "tests", "screenshots", "docs", ".src", ".ci", "__init__.py"),
    *("README.md", "README.zh-TW.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile"),
    *("pyproject.toml", "uv.lock", ".gitignore", ".gitattributes", ".editorconfig"),
}
MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 50
MAX_APP_LINES = 250
DOORS = {"core/hooks/main.py", "tui/cli.py", "tui/loading.py"}
"""The files that may catch every exception: hook, commands, workers."""
NETWORK = {
    "aiohttp",
    "ftplib",
    "http",
    "httpx",
    "requests",
    "smtplib",
    "socket",
    "ssl",
    "telnetlib",
    "urllib",
    "webbrowser",
}
GENERATED = {".svg", ".jsonl", ".png", ".lock", ".zst", ".mo", ".json"}
# Written so that this file does not name such a path itself.
MACHINE_PATH = re.compile("/(?:" + "|".join(("work", "farm", "root")) + r")/[\w.]")


def tracked_files() -> list[Path]:
    """The repository's files as git knows them."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git clone: git names the files that belong to the project")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def python_files() -> list[Path]:
    return [p for p in tracked_files() if p.suffix == ".py" and not p.is_symlink() and ".src" not in p.parts]


def faults_of_size(source: str) -> list[str]:
    """Files and functions that are too long for one reading."""
    faults = []
    if (lines := source.count("\n")) > MAX_FILE_LINES:
        faults.append(f"{lines} lines in the file")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MAX_FUNCTION_LINES:
                faults.append(f"{lines} lines in {node.name}, line {node.lineno}")
    return faults


def broad_handlers(source: str) -> list[int]:
    """Lines of handlers that catch everything."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or getattr(node.type, "id", "") in {"Exception", "BaseException"})
    ]


def imported_packages(source: str) -> set[str]:
    """The first part of every absolute import, wherever it stands in the file."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def lacks_future_annotations(source: str) -> bool:
    return bool(source.strip()) and "from __future__ import annotations" not in source


def test_checks_see_the_faults_they_are_for() -> None:
    long_function = "def f():\n" + "    x = 1\n" * MAX_FUNCTION_LINES
    assert faults_of_size(long_function) == [f"{MAX_FUNCTION_LINES + 1} lines in f, line 1"]
    assert faults_of_size("x = 1\n" * (MAX_FILE_LINES + 1))
    assert broad_handlers("try:\n    pass\nexcept Exception:\n    pass\n") == [3]
    assert broad_handlers("try:\n    pass\nexcept:\n    pass\n") == [3]
    assert not broad_handlers("try:\n    pass\nexcept OSError:\n    pass\n")
    assert imported_packages("def f():\n    import urllib.request\n    from http import client\n") == {"urllib", "http"}
    assert MACHINE_PATH.search("/".join(("see ", "root", ".bashrc")))
    assert lacks_future_annotations("x = 1\n")


def test_files_and_functions_are_short() -> None:
    faults = {
        str(p.relative_to(ROOT)): found for p in python_files() if (found := faults_of_size(p.read_text("utf-8")))
    }
    assert not faults


def test_app_is_short() -> None:
    app = ROOT / "tui" / "app.py"
    assert app.read_text("utf-8").count("\n") <= MAX_APP_LINES


def test_only_the_doors_catch_everything() -> None:
    faults = {}
    for path in python_files():
        name = str(path.relative_to(ROOT))
        if name.startswith("tests/") or name in DOORS:
            continue
        if lines := broad_handlers(path.read_text("utf-8")):
            faults[name] = lines
    assert not faults


def test_nothing_of_ours_imports_a_way_to_the_network() -> None:
    ours = [p for p in python_files() if p.relative_to(ROOT).parts[0] in {"core", "keymaps", "tui"}]
    assert len(ours) > 10
    faults = {str(p.relative_to(ROOT)): n for p in ours if (n := imported_packages(p.read_text("utf-8")) & NETWORK)}
    assert not faults


def test_every_file_defers_annotations() -> None:
    assert not [str(p.relative_to(ROOT)) for p in python_files() if lacks_future_annotations(p.read_text("utf-8"))]


def test_top_level_is_the_agreed_one() -> None:
    assert {p.relative_to(ROOT).parts[0] for p in tracked_files()} <= TOP_LEVEL


def test_no_file_names_a_path_of_one_machine() -> None:
    faults = []
    for path in tracked_files():
        if path.is_symlink() or path.suffix in GENERATED:
            continue
        for number, line in enumerate(path.read_text("utf-8", errors="replace").split("\n"), 1):
            if MACHINE_PATH.search(line):
                faults.append(f"{path.relative_to(ROOT)}:{number}")
    assert not faults


def test_recorded_data_names_no_path_of_one_machine() -> None:
    pictures = [p for p in tracked_files() if p.suffix == ".svg"]
    assert not [str(p.relative_to(ROOT)) for p in pictures if MACHINE_PATH.search(p.read_text("utf-8"))]


def test_hook_path_package_files_are_empty() -> None:
    for name in ("__init__.py", "core/__init__.py", "core/hooks/__init__.py"):
        assert (ROOT / name).read_bytes() == b"", f"{name} runs at every event of an agent"
