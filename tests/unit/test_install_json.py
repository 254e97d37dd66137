"""Edits of JSON text: only what is new changes, and it looks like what is around it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.installs import COMMANDS, home_of, install, own, uninstall

from compact_guard.core.errors import InputError
from compact_guard.core.hooks.install import jsontext
from compact_guard.core.hooks.install.jsontext import Invalid

SMALL = {"hooks": ["x"]}


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("{}\n", '{\n  "a": [\n    {\n      "hooks": [\n        "x"\n      ]\n    }\n  ]\n}\n'),
        ('{"b":1}', '{"b":1,"a":[{"hooks":["x"]}]}'),
        ('{ "b": 1 }', '{ "b": 1, "a": [{"hooks": ["x"]}] }'),
        ('{"b": 1,\n "c": 2}', '{"b": 1,\n "c": 2,\n "a": [\n   {\n     "hooks": [\n       "x"\n     ]\n   }\n ]}'),
        ('{\n\t"b" : 1\n}', '{\n\t"b" : 1,\n\t"a" : [\n\t\t{\n\t\t\t"hooks" : [\n\t\t\t\t"x"\n\t\t\t]\n\t\t}\n\t]\n}'),
        ('{\r\n    "b": 1\r\n}', None),
    ],
)
def test_what_is_new_follows_the_style_around_it(text: str, after: str | None) -> None:
    made = jsontext.put(text, [], "a", [SMALL])

    assert after is None or made == after
    assert json.loads(made) == {**json.loads(text), "a": [SMALL]}
    assert made.count("\r\n") == (made.count("\n") if "\r\n" in text else 0)


def test_a_list_on_one_line_stays_on_one_line() -> None:
    text = '{\n  "hooks": {"Stop": [{"hooks": []}]},\n  "z": 1\n}\n'
    made = jsontext.append(text, ["hooks", "Stop"], SMALL)
    assert made == '{\n  "hooks": {"Stop": [{"hooks": []}, {"hooks": ["x"]}]},\n  "z": 1\n}\n'


def test_an_empty_list_in_lines_gets_lines() -> None:
    made = jsontext.append('{\n    "a": [ ]\n}', ["a"], "x")
    assert made == '{\n    "a": [\n        "x"\n    ]\n}'


@pytest.mark.parametrize(("at", "after"), [(0, "[2, 3]"), (1, "[1, 3]"), (2, "[1, 2]")])
def test_what_goes_takes_one_comma_along(at: int, after: str) -> None:
    assert jsontext.remove("[1, 2, 3]", [at]) == after


def test_the_last_one_leaves_nothing() -> None:
    assert jsontext.remove('{"a": [\n  1\n]}', ["a", 0]) == '{"a": []}'


def test_of_two_members_of_one_name_the_last_counts() -> None:
    """As in JavaScript."""
    text = '{"a": [1], "a": [2]}'
    assert jsontext.append(text, ["a"], 3) == '{"a": [1], "a": [2, 3]}'
    with pytest.raises(Invalid, match="twice"):
        jsontext.parse(text, unique=True)


def test_odd_spellings_stay() -> None:
    text = '\ufeff{"\\u0061": 1e2, "b": "\\/\\u00e9", "n": 12345678901234567890123, "c": {}}'
    made = jsontext.put(text, ["c"], "d", 1)
    assert made == text.replace("{}", '{"d": 1}')


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("{\n// x\n}", "comment", 2),
        ('{"a": /* x */ 1}', "comment", 1),
        ('{"a": 1} // x', "comment", 1),
        ("# x\n{}", "comment", 1),
        ('{"a": 1,\n}', "comma", 0),
        ("[1,]", "comma", 1),
        ('{"a" 1}', "syntax", 1),
        ('{"a": NaN}', "syntax", 0),
        ("{} {}", "syntax", 1),
        ('{"a": "\t"}', "syntax", 1),
        ("[" * 100_000, "depth", 0),
    ],
)
def test_what_is_no_json_is_told(text: str, reason: str, line: int) -> None:
    with pytest.raises(Invalid) as error:
        jsontext.parse(text)
    assert error.value.reason == reason
    assert not line or error.value.line == line


CLAUDE = (
    b'\xef\xbb\xbf{"model": "opus"}',
    b'{"model": "caf\xe9"}\n',
    b'{"hooks": {}}',
    b'{"hooks": {"PreCompact": [ ] }, "x": 1}\r\n',
    b'{\n  "hooks": {},\n  "hooks": {"Stop": []}\n}',
    b" {} ",
    b"{\n}\n",
)


@pytest.mark.parametrize("data", CLAUDE)
def test_claude_reads_these_and_so_does_the_installer(data: bytes, fake_home: Path) -> None:
    """Tried with 2.1.332 and 2.1.197: a byte order mark, bytes that are no UTF-8, members twice."""
    home = home_of("claude", fake_home)
    home.path.write_bytes(data)
    install("claude")

    text = home.path.read_bytes().decode("utf-8", "replace").removeprefix("\ufeff")
    assert len(own(json.loads(text))) == 4
    uninstall("claude")
    assert home.path.read_bytes() == data


@pytest.mark.parametrize(
    "data",
    [
        b"[]",
        b'"x"',
        b"null",
        b'{"hooks": null}',
        b'{"hooks": []}',
        b'{"hooks": {"PreCompact": {}}}',
        '{"a": 1}'.encode("utf-16"),
        b'{"a": 1}\0',
    ],
)
@pytest.mark.parametrize("agent", ["claude", "codex"])
def test_what_has_another_form_is_refused(agent: str, data: bytes, fake_home: Path) -> None:
    home = home_of(agent, fake_home)
    home.path.write_bytes(data)
    with pytest.raises(InputError, match="nothing was changed"):
        install(agent)
    assert home.path.read_bytes() == data


@pytest.mark.parametrize(
    "data",
    [
        b'\xef\xbb\xbf{"hooks": {}}',
        b'{"hooks": {}, "hooks": {}}',
        b'{"hooks": {}, "other": 1}',
        b'{"hooks": {"Stop": null}}',
        b'{"hooks": {"Stop": ["x"]}}',
        b'{"description": "caf\xe9"}',
    ],
)
def test_codex_reads_none_of_these(data: bytes, fake_home: Path) -> None:
    """Tried with 0.171.0: it would run no hook of such a file."""
    home = home_of("codex", fake_home)
    home.path.write_bytes(data)
    with pytest.raises(InputError, match="nothing was changed"):
        install("codex")
    assert home.path.read_bytes() == data


def test_a_command_with_blanks_and_quotes_is_written_as_json(fake_home: Path) -> None:
    home = home_of("claude", fake_home)
    command = "'/opt/my \"guard\"/\u8b77/bin/python' /opt/bin/compact-guard-hook claude"
    install("claude", command)
    assert {one for _, one in own(home.root())} == {command}
    assert "護" in home.path.read_text("utf-8")


def test_the_sources_of_claude_s_session_starts(fake_home: Path) -> None:
    home = home_of("claude", fake_home)
    install("claude")
    [group] = home.root()["hooks"]["SessionStart"]
    assert group == {
        "matcher": "compact|resume|fork",
        "hooks": [{"type": "command", "command": COMMANDS["claude"], "timeout": 5}],
    }
