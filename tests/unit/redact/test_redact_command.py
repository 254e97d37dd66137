"""`compact-guard redact` and the evaluation's `predict.py`: bytes in, bytes out, only the marks differ."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from compact_guard.core.redact.prefixes import fill

SECRET = fill(16)
PREDICT = Path(__file__).parents[2] / "eval" / "predict.py"


def _redact(data: bytes, *argv: str) -> bytes:
    script = "import sys; from compact_guard.tui.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, "redact", *argv]
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no newline at the end",
        b"a\r\nb\rc\n\n",
        b"\xff\xfe \xed\xa0\x80 half \xe5\xaf",
        b"\x00\x1b[31m\x07",
        "密碼：".encode(),
    ],
)
def test_text_without_a_secret_comes_out_byte_for_byte(data: bytes) -> None:
    assert _redact(data) == data


def test_between_bytes_that_are_no_text_the_secret_is_found() -> None:
    data = b"\xff\xfe\r\nPASSWORD=" + SECRET.encode() + b"\r\n\xed\xa0\x80"
    assert _redact(data) == b"\xff\xfe\r\nPASSWORD=[REDACTED:password]\r\n\xed\xa0\x80"


def test_json_is_one_document_with_text_and_counts() -> None:
    answer = json.loads(_redact(f"密碼：{SECRET}\n".encode() + b"\xff", "--json"))
    assert answer == {"text": "密碼：[REDACTED:password]\n\ufffd", "counts": {"password": 1}}


def _predict(task: str, rows: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(PREDICT), task], input=rows, capture_output=True, text=True, check=False)


def test_predict_answers_redact_rows() -> None:
    rows = [{"id": "1", "text": f"password: {SECRET}", "kind": "x"}, {"id": "2", "text": "nothing"}]
    done = _predict("redact", "".join(json.dumps(row) + "\n" for row in rows))
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        {"id": "1", "text": "password: [REDACTED:password]"},
        {"id": "2", "text": "nothing"},
    ]


def test_predict_says_what_it_does_not_answer() -> None:
    done = _predict("guess", "")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
