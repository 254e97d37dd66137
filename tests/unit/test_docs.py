"""README and docs say what the program says, and point at what is there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path.relative_to(ROOT).as_posix() for folder in (ROOT, ROOT / "docs") for path in folder.glob("*.md"))
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def claimed_pythons() -> list[str]:
    classifiers = tomllib.loads(read("pyproject.toml"))["project"]["classifiers"]
    return [c.rpartition(" ")[2] for c in classifiers if re.search(r"Python :: 3\.\d+$", c)]


def commands_of_the_program() -> set[str]:
    """The words that `compact-guard --help` lists."""
    line = [sys.executable, "-c", "from compact_guard.tui.cli import main; main(['--help'])"]
    shown = subprocess.run(line, capture_output=True, text=True, check=False).stdout
    return set(re.findall(r"^ {2,4}([a-z]+) {2,}\S", shown, re.MULTILINE))


def test_generated_parts_are_up_to_date() -> None:
    line = [sys.executable, str(ROOT / "docs" / "make.py"), "--check"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", PAGES)
def test_links_and_pictures_lead_somewhere(page: str) -> None:
    targets = [t for t in LINK.findall(read(page)) if "://" not in t]
    assert not [t for t in targets if not (ROOT / page).parent.joinpath(t).exists()]


def test_every_command_is_written_down() -> None:
    commands = commands_of_the_program()
    assert {"sessions", "show", "search"} <= commands
    described = set(re.findall(r"^## `compact-guard ([a-z]+)", read("docs/commands.md"), re.MULTILINE))
    assert described == commands


def code_lines(page: str) -> list[str]:
    """What the page's code blocks say, without comments, quoted words and `--help` texts."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", read(page), re.MULTILINE | re.DOTALL)
    blocks = [block for kind, block in fenced if kind != "text"]
    lines = [re.sub(r"#.*|\"[^\"]*\"", "", line).strip() for block in blocks for line in block.split("\n")]
    return [line for line in lines if line]


def test_both_readmes_have_the_same_commands_settings_and_pictures() -> None:
    pages = ("README.md", "README.zh-TW.md")
    english, chinese = (code_lines(page) for page in pages)
    assert english == chinese
    assert "make run" in english
    english, chinese = (re.findall(r"\(screenshots/(?:zh-)?(\S+)\)", read(page)) for page in pages)
    assert english == chinese
    assert english


def test_both_readmes_have_the_same_parts() -> None:
    for mark in ("## ", "| ", "- "):
        counts = [sum(line.startswith(mark) for line in read(p).split("\n")) for p in ("README.md", "README.zh-TW.md")]
        assert counts[0] == counts[1] > 0, mark


def test_no_more_pythons_are_claimed_than_the_metadata_does() -> None:
    pythons = claimed_pythons()
    assert pythons
    for page in ("README.md", "README.zh-TW.md"):
        platforms = read(page).rpartition("Linux")[2]
        assert re.findall(r"3\.1\d", platforms) == pythons
