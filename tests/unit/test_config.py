"""The config file: what it may say, and what a person is told when it says something else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from compact_guard.core.config import CHECKS, Config, OwnRule, load_config, load_for_hooks
from compact_guard.core.errors import InputError

PAGE = Path(__file__).resolve().parents[2] / "docs" / "configuration.md"


def write(folder: Path, text: str | bytes) -> str:
    file = folder / "config.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(file)


def test_no_file_means_the_defaults(tmp_path: Path) -> None:
    assert load_config(str(tmp_path / "none.toml")) == Config()


def test_every_setting_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/someone")
    lines = [
        'language = "zh-tw"',
        'theme = "cg-light"',
        "ascii = true",
        'keymap = "vim"',
        'roots = ["/srv/a", "~/b"]',
        'exclude = ["/srv/secret", "~/client"]',
        "pause = true",
        "notify = false",
        "budget = 5000",
        "keep_generations = 5",
        "keep_mib = 8",
        "keep_days = 30",
        "[[rules]]",
        'kind = "decision"',
        'phrases = ["ship it"]',
        'sample = "ok, ship it"',
    ]
    config = load_config(write(tmp_path, "\n".join(lines)))
    assert config == Config(
        "zh_TW",
        "cg-light",
        True,
        "vim",
        ("/srv/a", "/home/someone/b"),
        exclude=("/srv/secret", "/home/someone/client"),
        pause=True,
        notify=False,
        budget=5000,
        keep_generations=5,
        keep_mib=8,
        keep_days=30,
        rules=(OwnRule("rules 1", "decision", "ok, ship it", phrases=("ship it",)),),
    )
    default = Config()
    assert all(getattr(config, key) != getattr(default, key) for key in CHECKS)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("langauge = 'en'", "langauge"),
        ("warnings = []", "warnings"),
        ("language = 'fr'", "language"),
        ("language = 3", "language"),
        ("theme = ''", "theme"),
        ("ascii = 'yes'", "ascii"),
        ("ascii = 1", "ascii"),
        ("keymap = ['vim']", "keymap"),
        ("roots = '/srv/a'", "roots"),
        ("roots = ['relative']", "roots"),
        ("exclude = ['work/client']", "exclude"),
        ("exclude = [3]", "exclude"),
        ('exclude = ["/a\\u0000b"]', "exclude"),
        ("pause = 'no'", "pause"),
        ("notify = 0", "notify"),
        ("budget = 0", "budget"),
        ("budget = 1999", "budget"),
        ("budget = '9500'", "budget"),
        ("budget = true", "budget"),
        ("keep_generations = 0", "keep_generations"),
        ("keep_mib = -1", "keep_mib"),
        ("keep_days = 1.5", "keep_days"),
        ("keep_days = 99999999999999999999", "keep_days"),
        ("rules = 'x'", "rules"),
        ("[rules]\nkind = 'todo'", "rules"),
        ("[theme]\nname = 'x'", "theme"),
    ],
)
def test_a_wrong_setting_is_named_with_its_file_and_a_way_out(tmp_path: Path, text: str, key: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(InputError) as caught:
        load_config(file)
    assert file in caught.value.message
    assert key in caught.value.message
    assert caught.value.hint
    assert caught.value.exit_code == 3


@pytest.mark.parametrize("text", ["theme = ", b"theme = '\xff'", b"\x00\x01", "a = " + "[" * 5000])
def test_what_is_not_toml_is_said_so(tmp_path: Path, text: str | bytes) -> None:
    file = write(tmp_path, text)
    with pytest.raises(InputError, match="not valid TOML") as caught:
        load_config(file)
    assert file in caught.value.message


def test_a_folder_in_the_files_place_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        load_config(str(tmp_path))


def test_a_file_without_an_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    """In a hook, the agent would wait for it."""
    file = write(tmp_path, "#" * (1 << 20) + "\npause = true")
    for load in (load_config, load_for_hooks):
        with pytest.raises(InputError, match="cannot be read"):
            load(file)


def test_a_budget_over_what_agents_take_is_clamped_and_said(tmp_path: Path) -> None:
    config = load_config(write(tmp_path, "budget = 30000"))
    assert config.budget == 9500
    (warning,) = config.warnings
    assert "30,000" in warning
    assert "9,500" in warning
    assert not load_config(write(tmp_path, "budget = 9500")).warnings


GOOD_RULE = {"kind": "'todo'", "phrases": "['park it']", "sample": "'park it for now'"}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"kind": "'decison'"}, "decison"),
        ({"kind": "'pin'"}, "correction"),
        ({"kind": "['todo']"}, "correction"),
        ({"role": "'system'"}, "assistant"),
        ({"sample": ""}, "sample"),
        ({"sample": "'  '"}, "sample"),
        ({"phrases": "[]"}, "phrases or a regex"),
        ({"phrases": "['a', 3]"}, "phrases"),
        ({"phrases": "'a'"}, "phrases"),
        ({"regex": "'x'"}, "phrases or a regex"),
        ({"regex": "3", "phrases": "[]"}, "regex"),
        ({"phrase": "['a']"}, "phrases"),
        ({"sample": f"'{'x' * 500}'"}, "sample"),
    ],
)
def test_a_rule_of_a_wrong_form_is_named(tmp_path: Path, change: dict[str, str], told: str) -> None:
    rule = GOOD_RULE | {"name": "'parking'"} | change
    other = "\n".join(["[[rules]]", *(f"{key} = {value}" for key, value in GOOD_RULE.items())])
    lines = "\n".join(["[[rules]]", *(f"{key} = {value}" for key, value in rule.items() if value)])
    with pytest.raises(InputError) as caught:
        load_config(write(tmp_path, f"{other}\n{lines}\n"))
    assert "rules 2 ('parking')" in caught.value.message
    assert told in caught.value.message + caught.value.hint


def test_a_hook_without_a_config_file_loads_no_parser(tmp_path: Path) -> None:
    probe = (
        "import sys; before = set(sys.modules)\n"
        "from compact_guard.core.config import load_config\n"
        f"load_config({str(tmp_path / 'none.toml')!r})\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-S", "-c", _path_first(probe)], capture_output=True, text=True, check=False)
    loaded = set(done.stdout.split())
    assert "compact_guard.core.config" in loaded, done.stderr
    assert not loaded & {"tomllib", "dataclasses", "typing", "re", "enum", "collections", "pathlib", "json"}


def _path_first(probe: str) -> str:
    """The probe for an interpreter without site packages: only this package is to be found."""
    import compact_guard

    assert compact_guard.__file__ is not None
    return f"import sys; sys.path.insert(0, {str(Path(compact_guard.__file__).parents[1])!r})\n{probe}"


def test_every_key_has_its_line_in_the_docs() -> None:
    text = PAGE.read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert [row for row in rows if row in CHECKS] == list(CHECKS)
    assert [row for row in rows if row not in CHECKS] == list(OwnRule.__slots__)


def test_the_examples_in_the_docs_are_good_settings(tmp_path: Path) -> None:
    from compact_guard.core.checkpoint.classify.own import use_own

    blocks = re.findall(r"^```toml\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks
    rules = [rule for block in blocks for rule in load_config(write(tmp_path, block)).rules]
    assert rules
    try:
        assert use_own(rules) == []
    finally:
        use_own(())
