"""The config file: what it may say, and what a person is told when it says something else."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from compact_guard.core.config import Config, load_config
from compact_guard.core.errors import InputError


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
    ]
    config = load_config(write(tmp_path, "\n".join(lines)))
    assert config == Config("zh_TW", "cg-light", True, "vim", ("/srv/a", "/home/someone/b"))
    assert all(getattr(config, field.name) != field.default for field in fields(Config))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("langauge = 'en'", "langauge"),
        ("language = 'fr'", "language"),
        ("language = 3", "language"),
        ("theme = ''", "theme"),
        ("ascii = 'yes'", "ascii"),
        ("ascii = 1", "ascii"),
        ("keymap = ['vim']", "keymap"),
        ("roots = '/srv/a'", "roots"),
        ("roots = ['relative']", "roots"),
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


@pytest.mark.parametrize("text", ["theme = ", b"theme = '\xff'", b"\x00\x01"])
def test_what_is_not_toml_is_said_so(tmp_path: Path, text: str | bytes) -> None:
    file = write(tmp_path, text)
    with pytest.raises(InputError, match="not valid TOML") as caught:
        load_config(file)
    assert file in caught.value.message


def test_a_folder_in_the_files_place_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        load_config(str(tmp_path))
