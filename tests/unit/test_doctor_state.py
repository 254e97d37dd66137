"""The doctor on the state folder, the disk and the guard's own settings."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.audits import GuardedClaude
from tests.patients import everything

from compact_guard.core.hooks.doctor import state as states
from compact_guard.core.hooks.doctor.configured import configured
from compact_guard.core.hooks.doctor.finding import Finding
from compact_guard.core.hooks.doctor.state import is_private, state
from compact_guard.core.hooks.settings import settings

OK = [("state", "ok")]


@pytest.fixture
def folder(fake_home: Path) -> Path:
    """A state in which something is stored."""
    made = GuardedClaude(fake_home, fake_home / ".local/state/compact-guard")
    made.pre()
    return made.state


def levels(findings: list[Finding]) -> list[tuple[str, str]]:
    return [(one.check, one.level) for one in findings]


def test_a_private_one_is_well(folder: Path) -> None:
    assert levels(state(str(folder))) == OK


def test_none_is_well_and_none_is_made(fake_home: Path) -> None:
    path = fake_home / "nowhere/state"
    assert levels(state(str(path))) == OK
    assert not path.parent.exists()


def opened(folder: Path) -> None:
    folder.chmod(0o755)


def read_inside(folder: Path) -> None:
    next((folder / "audit").iterdir()).chmod(0o644)


def both(folder: Path) -> None:
    opened(folder)
    read_inside(folder)


def written(folder: Path) -> None:
    next((folder / "audit").iterdir()).chmod(0o622)


def linked(folder: Path) -> None:
    (folder / "pins").symlink_to(folder / "audit")


@pytest.mark.parametrize(
    ("how", "level", "said"),
    [
        (opened, "problem", "Others may read these: compact-guard."),
        (read_inside, "warn", "Others may read these: compact-guard/audit/2026-11.jsonl."),
        (both, "problem", "compact-guard, compact-guard/audit/2026-11.jsonl."),
        (written, "problem", "Others may change these, so hooks do not take them"),
        (linked, "problem", "These are links, which hooks do not follow: compact-guard/pins."),
    ],
)
def test_what_is_not_private_is_said_and_left(
    how: Callable[[Path], None], level: str, said: str, folder: Path, fake_home: Path
) -> None:
    how(folder)
    before = everything(fake_home)
    (one,) = state(str(folder))
    assert (one.check, one.level) == ("state", level)
    assert said in one.text
    assert one.todo
    assert not is_private([one])
    assert everything(fake_home) == before


def test_many_are_counted(folder: Path) -> None:
    for number in range(6):
        (folder / "locks").mkdir(exist_ok=True, mode=0o700)
        path = folder / "locks" / f"{number}"
        path.touch(mode=0o600)
        path.chmod(0o644)
    (one,) = state(str(folder))
    assert "and 3 more" in one.text


def test_what_belongs_to_another_user(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    monkeypatch.setattr(states, "trusted_ancestor", lambda facts: True)
    (one,) = state(str(folder))
    assert (one.level, "belong to another user" in one.text) == ("problem", True)


@pytest.mark.parametrize("path", ["state", "./x", "~/state"])
def test_a_path_that_is_not_absolute(path: str) -> None:
    assert levels(state(path))[:1] == [("state", "problem")]


def test_a_folder_that_is_a_link(folder: Path) -> None:
    link = folder.parent / "link"
    link.symlink_to(folder)
    (one,) = state(str(link))
    assert (one.level, "is a link" in one.text) == ("problem", True)


def test_a_folder_that_is_a_file(fake_home: Path) -> None:
    path = fake_home / "state"
    path.write_text("")
    assert levels(state(str(path)))[:1] == [("state", "problem")]


def test_a_folder_above_that_others_can_change(folder: Path) -> None:
    folder.parent.chmod(0o777)
    (one,) = state(str(folder))
    assert (one.level, f"lies in {folder.parent}" in one.text) == ("problem", True)
    folder.parent.chmod(0o1777)
    assert levels(state(str(folder))) == OK


def test_what_was_set_aside(folder: Path) -> None:
    (folder / "quarantine").mkdir(mode=0o700)
    path = folder / "quarantine" / f"claude-{'ab' * 16}-000003-hash.json"
    path.touch(mode=0o600)
    (folder / "quarantine/else").touch(mode=0o600)
    one = state(str(folder))[-1]
    assert (one.check, one.level, "1 checkpoint" in one.text, "(hash)" in one.text) == (
        "quarantine",
        "warn",
        True,
        True,
    )


@pytest.mark.parametrize(
    ("free", "files", "left", "expected"),
    [
        (500 << 20, 1000, 10, []),
        (199 << 20, 1000, 10, [("space", "warn")]),
        (9 << 20, 1000, 10, [("space", "problem")]),
        (500 << 20, 1000, 0, [("space", "problem")]),
        (500 << 20, 0, 0, []),
    ],
)
def test_room(
    free: int, files: int, left: int, expected: list[tuple[str, str]], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = SimpleNamespace(f_bavail=free >> 10, f_frsize=1 << 10, f_files=files, f_favail=left)
    monkeypatch.setattr(os, "statvfs", lambda path: facts)
    assert levels(state(str(folder))) == [*OK, *expected]


def test_a_folder_that_cannot_be_written(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: path != str(fake_home))
    one = state(str(fake_home / "a/b"))[-1]
    assert (one.check, one.level, str(fake_home) in one.text) == ("space", "problem", True)


# --- the guard's settings


def told(home: Path, text: str) -> list[Finding]:
    path = home / ".config/compact-guard/config.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return configured(settings())


def test_no_settings() -> None:
    assert [(one.level, one.text) for one in configured(settings())] == [("ok", "No settings: defaults.")]


@pytest.mark.parametrize(
    ("text", "expected", "said"),
    [
        ('theme = "cg-light"', [("config", "ok")], "in order"),
        ("budget = 8000", [("config", "ok")], "in order"),
        ("budget = 90000", [("config", "warn")], "budget is 90,000"),
        ('language = "xx"', [("config", "warn")], "Hooks take the default"),
        ("keep_days = 0\npause = true", [("config", "warn"), ("paused", "warn")], "keep_days"),
        ("pause = 3", [("config", "problem")], "Hooks store nothing"),
        ('exclude = "x"', [("config", "problem")], "Hooks store nothing"),
        ("excluded = []", [("config", "problem")], "no setting excluded"),
        ("= 3", [("config", "problem")], "TOML"),
        ("pause = true", [("paused", "warn")], "paused"),
        ("notify = false", [("notify", "ok")], "no line"),
        ('exclude = ["/"]', [("excluded", "warn")], "leave alone: /"),
        ('exclude = ["~"]', [("excluded", "warn")], "leave alone"),
        ('exclude = ["/no/such"]', [("excluded", "ok"), ("excluded", "warn")], "/no/such"),
        ('exclude = ["/usr"]', [("excluded", "ok")], "/usr"),
        (
            '[[rules]]\nname = "r"\nkind = "todo"\nsample = "x"\nphrases = ["zebra"]',
            [("config", "warn")],
            "cannot be used, so hooks leave it out",
        ),
    ],
)
def test_settings(text: str, expected: list[tuple[str, str]], said: str, fake_home: Path) -> None:
    findings = told(fake_home, text)
    assert levels(findings) == expected
    assert said in findings[0].text
    assert all(one.todo for one in findings if one.level != "ok" and "budget" not in one.text)
