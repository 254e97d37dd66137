"""The JSON that `docs/commands.md` describes is the JSON that the commands print."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from compact_guard.core.demo.stage import Stage

if TYPE_CHECKING:
    from tests.conftest import Guard

PAGE = Path(__file__).resolve().parents[2] / "docs" / "commands.md"
NEVER_IN_THE_DEMO = {"reason", "type", "count", "kind"}
"""Fields of damage, and words that stand for a key that varies."""


@pytest.fixture
def demo_session() -> Iterator[str]:
    """The path of the demo's session, in a home of its own."""
    with Stage("en") as stage:
        for _step in stage.play():
            pass
        yield stage.path


def documented(command: str) -> set[str]:
    """The field names in the code block below a command's heading."""
    section = PAGE.read_text("utf-8").partition(f"## `compact-guard {command}`\n")[2].partition("\n## ")[0]
    block = re.findall(r"^```\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)[0]
    return set(re.findall(r"[a-z_]+", re.sub(r'"event": "[a-z|]+"', "event", block)))


def fields(value: object) -> set[str]:
    """Every key at every depth, but those that are data: kinds of secrets, types of records."""
    if isinstance(value, dict):
        inner = [fields(v) for k, v in value.items() if k not in {"counts", "unknown_types"}]
        return set(value).union(*inner)
    if isinstance(value, list):
        return set().union(*(fields(v) for v in value))
    return set()


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("sessions", ()),
        ("show", ("PATH",)),
        ("search", ("redis",)),
        ("lost", ("PATH",)),
        ("paths", ()),
        ("install", ("claude", "--yes")),
        ("uninstall", ("codex", "--yes")),
        ("redact", ()),
        ("demo", ()),
    ],
)
def test_the_fields_are_those_that_are_written_down(
    command: str, arguments: tuple[str, ...], demo_session: str, guard: Guard
) -> None:
    given = [demo_session if a == "PATH" else a for a in arguments]
    ran = guard(command, *given, "--json", stdin=b"password=Invented-Secret-1\n")
    assert ran.code == 0, ran.err
    documents = ran.lines() if command in {"search", "demo", "lost"} else [json.loads(ran.out)]
    printed = set().union(*map(fields, documents))
    assert printed <= documented(command)
    assert documented(command) - printed <= NEVER_IN_THE_DEMO
