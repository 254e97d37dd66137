"""One line each of what people paste with a secret in it, and of what only talks about secrets.

In `secrets.txt` and `plain.txt` a backslash before `n` or `t` stands for the character.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from compact_guard.core.redact.engine import redact

HERE = Path(__file__).parent
SECRET = "8fK2mQ7z"


def _lines(name: str) -> list[str]:
    lines = (HERE / name).read_text("utf-8").splitlines()
    return [line if line[0] == "{" else line.replace("\\n", "\n").replace("\\t", "\t") for line in lines]


@pytest.mark.parametrize("line", _lines("secrets.txt"))
def test_a_line_with_a_secret_loses_it(line: str) -> None:
    masked = redact(line)
    assert masked.counts
    assert SECRET not in masked.text
    assert redact(masked.text).text == masked.text


@pytest.mark.parametrize("line", _lines("plain.txt"))
def test_a_line_without_one_stays(line: str) -> None:
    assert redact(line).text == line
    inside = json.dumps({"content": f"a\n{line}\nb"}, ensure_ascii=False)
    assert redact(inside).text == inside
