"""Codex runs what it trusts, by place: the guard's trust comes and goes, nobody else's is lost."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.installs import COMMANDS, EVENTS, NEWER, OLD, OTHERS, Home, group, home_of, install, own, plan, uninstall

from compact_guard.core.errors import InputError
from compact_guard.core.hooks.install.entries import groups, snake_case
from compact_guard.core.hooks.install.trust import trust_hash

PLACES = {event: snake_case(event) for event in (*EVENTS, "Stop")}
CONFIG = '# mine\nmodel = "gpt-5.1-codex"\n'
TOML_HOOKS = """
[[hooks.SessionStart]]
matcher = "compact"

[[hooks.SessionStart.hooks]] # theirs
type = "command"
command = "/usr/bin/other"
"""


@pytest.fixture
def home(fake_home: Path) -> Home:
    return home_of("codex", fake_home)


def give(home: Home, hooks: Any = None, config: str | None = None) -> None:
    """Settings as somebody left them."""
    if hooks is not None:
        home.path.write_text(json.dumps(hooks, indent=2))
    if config is not None:
        (home.folder / "config.toml").write_text(config)


def config(home: Home) -> str:
    return (home.folder / "config.toml").read_text()


def trust_of(home: Home, *places: str, file: str = "hooks.json") -> str:
    """Tables of trust as Codex writes them; the hash is the place's own name."""
    real = os.path.join(os.path.realpath(home.folder), file)
    return "\n[hooks.state]\n" + "".join(
        f'\n[hooks.state."{real}:{place}"]\ntrusted_hash = "{place}"\n' for place in places
    )


def expected(home: Home, at: dict[str, int], command: str = COMMANDS["codex"]) -> dict[str, str]:
    """The guard's trust, each group at its place."""
    found = {}
    for event, value in groups("codex", command).items():
        found[f"{PLACES[event]}:{at.get(event, 0)}:0"] = trust_hash(PLACES[event], value["hooks"][0])
    return found


@pytest.mark.parametrize(
    ("event", "handler", "matcher", "digest"),
    [
        ("session_start", {"command": "echo toml"}, "compact", "9ee1bc04e51d74b2db70f93a31310eba"),
        ("pre_compact", {"command": "true"}, "auto|manual", "1e5c673aa3ce902713126d8859d9871c"),
        (
            "session_start",
            {"command": "true", "timeout": 99999, "additionalContextLimit": 0, "statusMessage": "x"},
            "compact",
            "48d44b87e8568b199137bbd81eb78631",
        ),
        ("pre_compact", {"command": "true", "timeout": 5}, None, "4df8783e5bf7432cc352b68efc2f460d"),
        (
            "user_prompt_submit",
            {"command": "/a b/python '/x' codex --context-limit 7500", "timeout": 5, "additionalContextLimit": 7500},
            None,
            "555b4116772feac8e4cbb7d6eb1911a9",
        ),
    ],
)
def test_the_hash_is_the_client_s_own(event: str, handler: dict[str, Any], matcher: str | None, digest: str) -> None:
    """Values that 0.171.0 gave for these."""
    assert trust_hash(event, handler, matcher).startswith(f"sha256:{digest}")


class TestHandlers:
    def test_no_source_is_left_out_and_a_pack_comes_whole(self, home: Home) -> None:
        install("codex")
        hooks = home.root()["hooks"]
        assert not any("matcher" in one for found in hooks.values() for one in found)
        limits = {event: found[0]["hooks"][0].get("additionalContextLimit") for event, found in hooks.items()}
        assert limits == {"PreCompact": None, "SessionStart": 7500, "PostCompact": None, "UserPromptSubmit": 7500}


class TestTrust:
    def test_ours_is_trusted_where_it_stands(self, home: Home) -> None:
        give(home, OTHERS, CONFIG)
        install("codex")
        assert home.trusted() == expected(home, {"PreCompact": 1, "SessionStart": 2})

    def test_nobody_else_s_is_touched(self, home: Home) -> None:
        theirs = ("pre_compact:0:0", "session_start:1:0", "stop:0:0")
        give(home, OTHERS, CONFIG + trust_of(home, *theirs))
        install("codex")
        assert config(home).startswith(CONFIG + trust_of(home, *theirs))
        assert {place: digest for place, digest in home.trusted().items() if digest == place} == {
            place: place for place in theirs
        }

    def test_the_folder_s_real_path_counts_and_a_link_of_the_file_does_not(
        self, home: Home, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """As 0.171.0 names its keys."""
        link = fake_home / "linked"
        link.symlink_to(home.folder)
        monkeypatch.setenv("CODEX_HOME", str(link))
        (fake_home / "mine.json").write_text("{}")
        home.path.symlink_to(fake_home / "mine.json")
        install("codex")
        assert len(home.trusted()) == 4
        assert all(key.startswith(f"{home.path}:") for key in home.document()["hooks"]["state"])

    def test_what_was_added_behind_ours_keeps_its_trust_when_ours_goes(self, home: Home) -> None:
        give(home, OTHERS, CONFIG)
        install("codex")
        hooks = home.root()
        hooks["hooks"]["SessionStart"].append(group("/usr/bin/later", "/usr/bin/latest"))
        hooks["hooks"]["UserPromptSubmit"].append(group("/usr/bin/prompted"))
        give(home, hooks)
        later = ("session_start:0:0", "session_start:3:0", "session_start:3:1", "user_prompt_submit:1:0")
        give(home, None, config(home) + trust_of(home, *later))

        uninstall("codex")

        assert home.trusted() == {
            "session_start:0:0": "session_start:0:0",
            "session_start:2:0": "session_start:3:0",
            "session_start:2:1": "session_start:3:1",
            "user_prompt_submit:0:0": "user_prompt_submit:1:0",
        }
        assert config(home).startswith(CONFIG)

    def test_what_stands_behind_our_old_entries_keeps_its_trust(self, home: Home) -> None:
        old = OLD.format(agent="codex")
        hooks = {
            "SessionStart": [group(old), group("/usr/bin/a"), group("/usr/bin/b", old, "/usr/bin/c"), group(old)],
            "Stop": [group(old), group("/usr/bin/d")],
        }
        theirs = ("session_start:1:0", "session_start:2:0", "session_start:2:2", "stop:1:0")
        give(home, {"hooks": hooks}, CONFIG + trust_of(home, "session_start:0:0", *theirs, "session_start:3:0"))

        install("codex")

        found = home.root()["hooks"]
        assert [one["hooks"][0]["command"] for one in found["SessionStart"]] == [
            COMMANDS["codex"],
            "/usr/bin/a",
            "/usr/bin/b",
        ]
        assert home.trusted() == {
            **expected(home, {}),
            "session_start:1:0": "session_start:1:0",
            "session_start:2:0": "session_start:2:0",
            "session_start:2:1": "session_start:2:2",
            "stop:0:0": "stop:1:0",
        }

    def test_a_hook_that_was_there_once_leaves_ours_no_setting(self, home: Home) -> None:
        """Its entry would switch ours off."""
        real = os.path.join(os.path.realpath(home.folder), "hooks.json")
        stale = f'\n[hooks.state."{real}:pre_compact:0:0"]\nenabled = false\ntrusted_hash = "x"\n'
        give(home, None, CONFIG + stale)
        install("codex")
        assert home.document()["hooks"]["state"][f"{real}:pre_compact:0:0"].keys() == {"trusted_hash"}
        assert home.trusted() == expected(home, {})

    def test_an_upgrade_changes_hashes_in_their_places(self, home: Home) -> None:
        give(home, OTHERS, CONFIG)
        install("codex")
        lines = config(home).split("\n")
        give(home, None, config(home) + "\n[last]\nx = 1\n")
        install("codex", NEWER["codex"])
        assert home.trusted() == expected(home, {"PreCompact": 1, "SessionStart": 2}, NEWER["codex"])
        assert [line for line in config(home).split("\n")[: len(lines)] if not line.startswith("trusted")] == [
            *(line for line in lines if not line.startswith("trusted")),
        ]

    @pytest.mark.parametrize(
        "form",
        [
            '[hooks.state]\n"{key}" = {{ trusted_hash = "theirs" }} # c\n',
            '[hooks.state]\n"{key}".trusted_hash = "theirs"\n',
            "[hooks.state]\n'{key}'.trusted_hash = \"theirs\"\n\n[x]\ny = 1",
            '[hooks.state."{key}"] # c\ntrusted_hash = "theirs"',
            '[ hooks . "state" . "{key}" ]\ntrusted_hash = "theirs"\n',
            'hooks.state."{key}".trusted_hash = "theirs"\n',
        ],
    )
    def test_other_ways_to_write_it(self, home: Home, form: str) -> None:
        key = os.path.join(os.path.realpath(home.folder), "hooks.json") + ":stop:1:0"
        old = OLD.format(agent="codex")
        before = CONFIG + form.format(key=key)
        give(home, {"hooks": {"Stop": [group(old), group("/usr/bin/d")]}}, before)

        install("codex")

        assert home.trusted() == {**expected(home, {}), "stop:0:0": "theirs"}
        assert config(home).startswith(before.replace("stop:1:0", "stop:0:0").replace("'", '"')[:-1])

    @pytest.mark.parametrize(
        "form",
        [
            '[hooks]\nstate = {{ "{key}" = {{ trusted_hash = "x" }} }}\n',
            'hooks = {{ state = {{ "{key}" = {{ trusted_hash = "x" }} }} }}\n',
        ],
    )
    def test_forms_that_cannot_be_added_to_are_refused(self, home: Home, form: str) -> None:
        give(home, OTHERS, form.format(key="/x/hooks.json:stop:0:0"))
        home.given.update(home.bytes())
        with pytest.raises(InputError, match=r"hooks\.state is written in a form"):
            install("codex")
        assert home.bytes() == home.given

    def test_what_codex_writes_meanwhile_stays(self, home: Home) -> None:
        install("codex")
        added = '\n[projects."/home/dev/x"]\ntrust_level = "trusted"\n'
        give(home, None, config(home) + added)
        uninstall("codex")
        assert home.document() == tomllib.loads(added)
        assert not home.path.exists()


class TestConfigHooks:
    """Hooks in `config.toml`: a second file with hooks makes Codex warn at every start."""

    def test_ours_go_where_the_others_are(self, home: Home) -> None:
        give(home, None, CONFIG + TOML_HOOKS)
        install("codex")
        assert not home.path.exists()
        assert config(home).startswith(CONFIG + TOML_HOOKS)
        hooks = home.document()["hooks"]
        assert len(own({"hooks": {event: hooks[event] for event in EVENTS}})) == 4
        assert hooks["SessionStart"][1] == groups("codex", COMMANDS["codex"])["SessionStart"]
        real = os.path.join(os.path.realpath(home.folder), "config.toml")
        assert {key.removeprefix(real + ":") for key in hooks["state"]} == set(expected(home, {"SessionStart": 1}))

    def test_and_come_out_again(self, home: Home) -> None:
        give(home, None, CONFIG + TOML_HOOKS)
        install("codex")
        give(home, None, config(home) + "\n[added]\nx = 1\n")
        uninstall("codex")
        assert home.document() == tomllib.loads(CONFIG + TOML_HOOKS + "[added]\nx = 1\n")
        assert config(home).startswith(CONFIG + TOML_HOOKS)

    def test_an_upgrade_keeps_the_places(self, home: Home) -> None:
        give(home, None, CONFIG + TOML_HOOKS)
        install("codex")
        give(home, None, config(home) + TOML_HOOKS.replace("/usr/bin/other", "/usr/bin/later"))
        install("codex", NEWER["codex"])
        commands = [one["hooks"][0]["command"] for one in home.document()["hooks"]["SessionStart"]]
        assert commands == ["/usr/bin/other", NEWER["codex"], "/usr/bin/later"]

    def test_a_handler_of_ours_in_another_s_group_goes(self, home: Home) -> None:
        old = f'\n[[hooks.SessionStart.hooks]]\ntype = "command"\ncommand = "{OLD.format(agent="codex")}"\n'
        give(home, None, CONFIG + TOML_HOOKS + old)
        install("codex")
        found = home.document()["hooks"]["SessionStart"]
        assert [[one["command"] for one in each["hooks"]] for each in found] == [
            ["/usr/bin/other"],
            [COMMANDS["codex"]],
        ]

    def test_where_both_files_have_hooks_ours_go_into_hooks_json(self, home: Home) -> None:
        give(home, OTHERS, CONFIG + TOML_HOOKS)
        install("codex")
        assert len(own(home.root())) == 4
        assert home.document()["hooks"]["SessionStart"] == tomllib.loads(TOML_HOOKS)["hooks"]["SessionStart"]

    def test_they_stay_where_they_are(self, home: Home) -> None:
        install("codex")
        give(home, None, config(home) + TOML_HOOKS)
        assert not plan("codex").is_one

    def test_a_list_on_one_line_cannot_be_added_to(self, home: Home) -> None:
        inline = '[hooks]\nSessionStart = [{ hooks = [{ type = "command", command = "/usr/bin/other" }] }]\n'
        give(home, None, CONFIG + inline)
        install("codex")
        assert len(own(home.root())) == 4
        assert config(home).startswith(CONFIG + inline)


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + CONFIG,
        CONFIG.replace("\n", "\r\n"),
        CONFIG + "x = 1",
        'text = """\n[hooks.state."x"]\n[[hooks.Stop]]\n"""\nother = \'\'\'\n[hooks]\n\'\'\'\n',
        "n = nan\nd = 1979-05-27 07:32:00\na = [1, # [\n  {b = ']'},]\n",
        "\n\n",
        "# only a comment",
    ],
)
def test_whatever_else_stands_in_config_toml_stays(home: Home, text: str) -> None:
    path = home.folder / "config.toml"
    path.write_bytes(text.encode())
    install("codex")
    assert path.read_bytes().startswith(text.encode().rstrip(b"\r\n"))
    assert home.trusted() == expected(home, {})
    # Changed, so that it is edited and not just put back.
    path.write_bytes(path.read_bytes() + b"# end\n")
    uninstall("codex")
    assert path.read_bytes().decode().split() == [*text.split(), "#", "end"]


@pytest.mark.parametrize("text", ["x = ", "[hooks", 'hooks = "x"\n', "x = 1\nx = 2\n"])
def test_a_config_that_is_none_is_left_alone(home: Home, text: str) -> None:
    give(home, OTHERS, text)
    home.given.update(home.bytes())
    with pytest.raises(InputError, match="nothing was changed"):
        install("codex")
    assert home.bytes() == home.given


def test_a_switched_off_feature_is_told(home: Home) -> None:
    give(home, None, "[features]\nhooks = false\n")
    [note] = plan("codex").notes
    assert "features.hooks" in note
