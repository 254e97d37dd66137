"""What `redact()` promises besides finding: nothing else changes, failure is closed, text stays what it was."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from compact_guard.core.redact import engine
from compact_guard.core.redact.engine import OMITTED, redact
from compact_guard.core.redact.json_walk import redact_json
from compact_guard.core.redact.prefixes import fill, hexes
from compact_guard.core.redact.view import View

KEY = "ghp_" + fill(36)
MARKER = re.compile(r"\[REDACTED:[a-z0-9-]{1,32}\]")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("DEBUG=1\r\nTOKEN=@\r\nPORT=80\r\n", "DEBUG=1\r\nTOKEN=!\r\nPORT=80\r\n"),
        ("我的金鑰是@請不要外流", "我的金鑰是!請不要外流"),
        ("\x1b[32mTOKEN\x1b[0m=\x1b[1m@\x1b[0m", "\x1b[32mTOKEN\x1b[0m=\x1b[1m!\x1b[0m"),
        (r"{\"a\": {\"token\": \"@\"}}", r"{\"a\": {\"token\": \"!\"}}"),
        ("a%20TOKEN%3D@%26x%3D1", "a%20TOKEN%3D!%26x%3D1"),
        ("see (@), it was revoked.", "see (!), it was revoked."),
        ("<token>@</token>", "<token>!</token>"),
        ("first\n@\nlast\n@\n", "first\n!\nlast\n!\n"),
    ],
)
def test_only_the_secret_is_replaced(text: str, kept: str) -> None:
    assert redact(text.replace("@", KEY)).text == kept.replace("!", "[REDACTED:github-token]")


@pytest.mark.parametrize("before", ["s3/", "x_", "id=", "backup-", "file."])
def test_a_cloud_key_in_a_path_or_a_name_is_one(before: str) -> None:
    assert redact(f"{before}AKIAQ7ZX2MLP4RTV6BNC/a").text == f"{before}[REDACTED:aws-key-id]/a"


def test_counts_say_how_many_marks_of_each_kind() -> None:
    masked = redact(f"{KEY} and {KEY}\npassword: Vb8xNc3Wk")
    assert masked.counts == {"github-token": 2, "password": 1}
    assert len(MARKER.findall(masked.text)) == 3


def test_a_failure_gives_the_text_up_and_not_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: engine.Engine, text: str) -> engine.Redacted:
        raise RecursionError

    monkeypatch.setattr(engine.Engine, "redact", fails)
    masked = redact(f"TOKEN={KEY}")
    assert masked.text == OMITTED == "[OMITTED:redaction-failed]"
    assert masked.counts == {"redaction-failed": 1}


@pytest.mark.parametrize(
    "text",
    [
        '{"password": 12345678}',
        '{"a": "{\\"password\\": 12345678, \\"b\\": 1}"}',
        '{"token": "%s", "n": [1, "%s"]}' % (KEY, KEY),  # noqa: UP031
        json.dumps({"key": "-----BEGIN PRIVATE KEY-----\n" + "A1b2C3d4" * 20 + "\n-----END PRIVATE KEY-----\n"}),
    ],
)
def test_json_stays_json(text: str) -> None:
    masked = redact(text)
    assert masked.counts
    assert isinstance(json.loads(masked.text), dict)
    assert "12345678" not in masked.text


def test_a_mark_is_opaque_but_half_a_mark_hides_nothing() -> None:
    whole = "API_KEY=[REDACTED:api-key] token: [REDACTED:token]"
    assert redact(whole).text == whole
    for forged in (
        f"password=[REDACTED:{fill(14)}9z!",
        f'"token": "[REDACTED:{fill(24)}"',
        f"token=[REDACTED:{fill(24)}]",
    ):
        assert fill(14)[:8] not in redact(forged).text


def test_a_value_named_once_is_masked_wherever_it_stands() -> None:
    secret = fill(24)
    masked = redact(f"api_key = '{secret}'\nlater the server logged {secret} again")
    assert secret not in masked.text


def test_a_quote_inside_the_value_does_not_end_it() -> None:
    masked = redact(json.dumps({"password": 'Vb8"xNc3Wk6Yd'}))
    assert "xNc3Wk6Yd" not in masked.text
    assert json.loads(masked.text) == {"password": "[REDACTED:password]"}


@pytest.mark.parametrize(
    "joint", ["\n", "\r\n", "\n> ", "\n   12\t", " \\\n  ", '" +\n    "', '"}, {"type": "text", "text": "']
)
def test_a_key_goes_on_after_a_break(joint: str) -> None:
    body = hexes(64)
    masked = redact(f'value "sk-or-v1-{body[:30]}{joint}{body[30:]}" end')
    assert body[30:40] not in masked.text
    assert joint in masked.text


def test_the_view_and_the_way_back() -> None:
    view = View('a\\u003d\x1b[1mb%3Dc\\\\\\"d')
    assert view.text == 'a=b=c"d'
    assert [view.raw_char(at) for at in range(len(view.text))] == ["a", "\\u003d", "b", "%3D", "c", '\\\\\\"', "d"]


def test_a_letter_that_grows_in_lower_case_moves_nothing() -> None:
    masked = redact(f"İİİİ password={fill(14)} tail")
    assert masked.text == "İİİİ password=[REDACTED:password] tail"


def test_decoded_json_is_masked_by_key_and_by_value() -> None:
    masked = redact_json({"password": "swordfish", "n": 1, "list": [{"note": f"use {KEY}"}], KEY: None, "pin": True})
    assert masked.value == {
        "password": "[REDACTED:password]",
        "n": 1,
        "list": [{"note": "use [REDACTED:github-token]"}],
        "[REDACTED:github-token]": None,
        "pin": True,
    }
    assert masked.counts == {"password": 1, "github-token": 2}


def test_json_nested_beyond_sense_is_given_up() -> None:
    deep: object = KEY
    for _ in range(500):
        deep = [deep]
    assert KEY not in json.dumps(redact_json(deep).value)


def test_the_engine_imports_little() -> None:
    script = (
        "import sys; before = set(sys.modules)\n"
        "import compact_guard.core.redact.engine\n"
        "print(*sorted({name.split('.')[0] for name in set(sys.modules) - before}))"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not {"typing", "dataclasses", "pathlib", "json", "argparse", "logging", "inspect"} & set(out), out


@pytest.mark.parametrize(
    "value",
    [
        "-----BEGIN PRIVATE KEY-----",
        [["-----BEGIN PRIVATE KEY-----\n" + "A1b2C3d4" * 8], "A1b2C3d4" * 8 + "\n-----END PRIVATE KEY-----"],
        ["-----BEGIN PRIVATE KEY-----", "A1b2C3d4" * 8, "A1b2C3d4" * 8],
    ],
)
def test_a_private_key_in_pieces_leaves_json_whole(value: object) -> None:
    masked = redact(json.dumps(value)).text
    json.loads(masked)
    assert "A1b2C3d4" not in masked
