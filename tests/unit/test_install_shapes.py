"""Ten shapes of settings: installed, installed again, upgraded, uninstalled, uninstalled again, changed in between."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.installs import (
    COMMANDS,
    EVENTS,
    NEWER,
    OTHERS,
    Home,
    home_of,
    install,
    own,
    uninstall,
    with_guard,
    with_old_ours,
)

from compact_guard.core.errors import GuardError, InputError, RefusedError

AGENTS = ("claude", "codex")
PLAIN = {"description": "mine"}
CONFIG = b"""# My Codex
model = "gpt-5.1-codex"  # the large one

[projects."/home/dev/x"]
trust_level = "trusted"
"""
COMMENTED = b'{\n  // mine\n  "description": "x"\n}\n'
BROKEN = b'{\n  "hooks": {\n'


def dumped(value: Any, indent: int | str | None = 2) -> bytes:
    return (json.dumps(value, indent=indent, ensure_ascii=False) + "\n").encode()


def contents(shape: str, agent: str) -> dict[str, bytes | None]:
    """What each file holds before anything is done."""
    plain: dict[str, bytes | None] = {"settings": dumped({**PLAIN, **OTHERS}), "config": CONFIG}
    shapes: dict[str, dict[str, bytes | None]] = {
        "absent": {"settings": None, "config": None},
        "empty": {"settings": b"", "config": b""},
        "with comments": {**plain, "settings": COMMENTED},
        "with other hooks": plain,
        "with our old hooks": {**plain, "settings": dumped({**PLAIN, **with_old_ours(agent)}, 4)},
        "read-only": plain,
        "symlinked": plain,
        "CRLF": {name: data and data.replace(b"\n", b"\r\n") for name, data in plain.items()},
        "tabs": {**plain, "settings": dumped({**PLAIN, **OTHERS}, "\t")},
        "broken": {**plain, "settings": BROKEN},
    }
    return shapes[shape]


SHAPES = (
    *("absent", "empty", "with comments", "with other hooks", "with our old hooks"),
    *("read-only", "symlinked", "CRLF", "tabs", "broken"),
)
REFUSED = {"with comments": InputError, "broken": InputError, "read-only": RefusedError}
WRITTEN = [shape for shape in SHAPES if shape not in REFUSED]


@pytest.fixture(params=AGENTS)
def agent(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def made(shape: str, agent: str, fake_home: Path) -> Home:
    """An agent's settings in that shape."""
    home = home_of(agent, fake_home)
    given = contents(shape, agent)
    for path in home.files:
        data = given["config" if path.name == "config.toml" else "settings"]
        if data is None:
            continue
        target = path
        if shape == "symlinked":
            target = fake_home / "dotfiles" / path.name
            target.parent.mkdir(exist_ok=True)
            path.symlink_to(target)
        target.write_bytes(data)
        target.chmod(0o444 if shape == "read-only" else 0o640)
    home.given.update(home.bytes())
    return home


def without_ours(shape: str, home: Home) -> dict[str, Any]:
    """What the settings say without the guard."""
    data = home.given[home.settings]
    if shape == "with our old hooks":
        hooks = {
            "PreCompact": OTHERS["hooks"]["PreCompact"],
            "SessionStart": [
                {"matcher": "startup", "hooks": [{"type": "command", "command": f"/usr/bin/{name}"} for name in names]}
                for names in [("other", "third")]
            ],
            "Notification": [],
        }
        return {**PLAIN, "hooks": hooks}
    return dict(json.loads(data)) if data else {}


class TestRefused:
    @pytest.mark.parametrize("shape", REFUSED)
    def test_it_is_left_as_it_is(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)

        with pytest.raises(REFUSED[shape]) as refusal:
            install(agent)

        assert str(home.path) in refusal.value.message or "config.toml" in refusal.value.message
        assert "nothing was changed" in refusal.value.message
        assert home.bytes() == home.given
        assert home.left_behind() == []

    @pytest.mark.parametrize("shape", ["with comments", "broken"])
    def test_so_does_uninstalling(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)

        with pytest.raises(GuardError):
            uninstall(agent)

        assert home.bytes() == home.given

    def test_the_line_of_a_comment_is_named(self, agent: str, fake_home: Path) -> None:
        made("with comments", agent, fake_home)
        with pytest.raises(InputError, match="line 2: a comment"):
            install(agent)


@pytest.mark.parametrize("shape", WRITTEN)
class TestWritten:
    def test_the_guard_is_added_and_all_else_stays(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)
        before = without_ours(shape, home)

        install(agent)

        after = home.root()
        assert sorted(own(after)) == sorted((event, COMMANDS[agent]) for event in EVENTS)
        if shape != "with our old hooks":
            assert after == with_guard(before, agent, COMMANDS[agent])
        else:
            # The first own group gives its place.
            assert [len(after["hooks"][event]) for event in ("PreCompact", "SessionStart")] == [2, 2]
            assert set(after["hooks"]) == {*EVENTS, "Notification"}
        assert all(path.is_symlink() == (shape == "symlinked") for path in home.files)

    def test_a_second_time_changes_nothing(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)
        install(agent)
        once, beside = home.bytes(), home.left_behind()

        assert not install(agent).is_one

        assert home.bytes() == once
        assert home.left_behind() == beside

    def test_the_style_around_is_kept(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)
        install(agent)

        for data in filter(None, home.bytes().values()):
            assert data.endswith(b"\n")
            assert (b"\r\n" in data) == (shape == "CRLF")
            assert data.count(b"\r\n") in (0, data.count(b"\n"))
        lines = home.path.read_text().split("\n")
        assert any(line.startswith("\t") for line in lines) == (shape == "tabs")
        assert not any(line.startswith(" ") for line in lines) or shape != "tabs"

    def test_how_it_was_is_kept_once_and_privately(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)
        for command in (COMMANDS[agent], NEWER[agent]):
            install(agent, command)

        names = [path.name for path in home.files if home.given[path.name] is not None]
        assert home.left_behind() == sorted(f"{name}.before-compact-guard" for name in names)
        for name in names:
            copy = home.folder / f"{name}.before-compact-guard"
            assert copy.read_bytes() == home.given[name]
            assert copy.stat().st_mode & 0o777 == 0o600

    def test_mode_and_owner_stay(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)
        if os.geteuid() == 0:
            for path in home.files:
                if path.exists():
                    os.chown(path, 12345, 23456)
        was = {path: path.stat() for path in home.files if path.exists()}

        install(agent)

        for path in home.files:
            now = path.stat()
            if path in was:
                kept = was[path]
                assert (now.st_mode, now.st_uid, now.st_gid) == (kept.st_mode, kept.st_uid, kept.st_gid)
            else:
                assert now.st_mode & 0o777 == 0o600

    def test_an_upgrade_replaces_our_own_entries(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)
        install(agent)
        places = json.dumps(home.root()).replace("/opt/guard", "/opt/guard-2")

        install(agent, NEWER[agent])

        assert json.dumps(home.root()) == places

    @pytest.mark.parametrize("upgraded", [False, True], ids=["", "upgraded"])
    def test_uninstalling_gives_the_very_bytes_back(
        self, shape: str, upgraded: bool, agent: str, fake_home: Path
    ) -> None:
        home = made(shape, agent, fake_home)
        install(agent)
        if upgraded:
            install(agent, NEWER[agent])

        plan = uninstall(agent)

        if shape == "with our old hooks":
            assert home.root() == without_ours(shape, home)
            assert home.bytes().get("config.toml") == home.given.get("config.toml")
        else:
            assert home.bytes() == home.given
            assert plan.exact == {str(path) for path in home.files}
            assert home.left_behind() == []
        assert all(path.is_symlink() == (shape == "symlinked") for path in home.files)

    def test_a_second_time_changes_nothing_more(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)
        install(agent)
        uninstall(agent)
        once = home.bytes()

        assert not uninstall(agent).is_one
        assert home.bytes() == once

    def test_what_was_changed_in_between_stays(self, shape: str, agent: str, fake_home: Path) -> None:
        home = made(shape, agent, fake_home)
        before = without_ours(shape, home)
        install(agent)
        changed = home.root()
        changed["description"] = "changed since"
        changed["hooks"]["SessionStart"].append({"hooks": [{"type": "command", "command": "/usr/bin/later"}]})
        home.path.write_bytes(dumped(changed))

        plan = uninstall(agent)

        assert str(home.path) not in plan.exact
        hooks = before.get("hooks", {})
        later = [*hooks.get("SessionStart", []), changed["hooks"]["SessionStart"][-1]]
        assert home.root() == {**before, "description": "changed since", "hooks": {**hooks, "SessionStart": later}}

    def test_installed_and_changed_and_upgraded_it_can_still_be_taken_out(
        self, shape: str, agent: str, fake_home: Path
    ) -> None:
        home = made(shape, agent, fake_home)
        before = without_ours(shape, home)
        install(agent)
        home.path.write_bytes(dumped({**home.root(), "description": "changed since"}))
        install(agent, NEWER[agent])

        uninstall(agent)

        assert home.root() == {**before, "description": "changed since"}
