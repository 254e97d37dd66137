"""Nothing that a checkpoint leaves behind or prints holds a planted secret, not even eight characters of one."""

from __future__ import annotations

import importlib.util
import math
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.checkpoint.assemble import Moment, Transcript, assemble
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir
from compact_guard.core.redact.engine import redact

WINDOW = 8
COMMANDS = (
    *("checkpoint build PATH", "checkpoint show PATH", "checkpoint render PATH", "checkpoint list PATH"),
    *("checkpoint verify PATH", "pin list PATH", "show PATH --labels"),
)
EACH = 9
"""Every so manieth case of the generator is planted: all kinds, each in a few surroundings."""


@pytest.fixture
def planted(shared_dir: Path) -> list[Any]:
    """Generated cases: a text and the secrets in it. Those that masking alone misses are the masking's to mend."""
    path = shared_dir / "redaction" / "gen_secrets.py"
    if not path.is_file():
        pytest.skip("no shared generator of secrets")
    spec = importlib.util.spec_from_file_location("gen_secrets_for_checkpoints", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    rows = list(module.positives(5, 1))
    masked = [row for row in rows if not leaks(row["payloads"], redact(row["text"]).text)]
    assert len(masked) > 0.9 * len(rows)
    return masked[::EACH]


def leaks(payloads: list[str], text: str) -> list[str]:
    """Eight characters in a row of a secret, where they stand in a text."""
    return [
        payload[at : at + WINDOW]
        for payload in payloads
        for at in range(max(1, len(payload) - WINDOW + 1))
        if payload[at : at + WINDOW] in text
    ]


@pytest.mark.parametrize("agent", ["claude", "codex"])
def test_no_file_and_no_line_holds_eight_characters_of_a_secret(
    guard: Guard, fake_home: Path, tmp_path: Path, planted: list[Any], agent: str
) -> None:
    log: ClaudeLog | CodexLog = ClaudeLog() if agent == "claude" else CodexLog()
    for number, row in enumerate(planted):
        log.user(f"Never commit this. {row['text']}\nRule {number} holds: always sign the tag.")
        said = f"We decided to keep {row['text']} out of it."
        if isinstance(log, CodexLog):
            log.agent(said)
        else:
            log.assistant(said)
    log.user(f"the last request: {planted[0]['text']}")
    path = log.write(fake_home)
    store = Store(state_dir())
    for _ in range(2):
        where = Transcript(agent, log.session, str(path))
        store.save(assemble(where, store, Moment(0, trigger="auto"), deadline=math.inf))
    items = store.load(agent, log.session, 1).items
    assert len(items) > len(planted) // 2
    printed = []
    for number, row in enumerate(planted[:12], 1):
        half = row["text"][len(row["text"]) // 2 :]
        for extra in ((), ("--text", half)):
            ran = guard("pin", "add", path, "--turn", 2 * number - 1, *extra)
            printed.append(ran.out + ran.err)
        ran = guard("checkpoint", "edit", path, "--item", items[number].id, "--text", f"Keep {row['text']}"[:1900])
        printed.append(ran.out + ran.err)
    for command in COMMANDS:
        for form in ((), ("--json",)):
            ran = guard(*(path if word == "PATH" else word for word in command.split()), *form)
            printed.append(ran.out + ran.err)

    left = [file for file in tmp_path.rglob("*") if file.is_file() and file != path]
    assert any("checkpoints" in file.parts for file in left)
    assert any("pins" in file.parts for file in left)
    everything = "\n".join([*(file.read_bytes().decode("utf-8", "replace") for file in left), *printed])
    seen = {everything[at : at + WINDOW] for at in range(len(everything) - WINDOW + 1)}
    windows = {
        payload[at : at + WINDOW]: row["id"]
        for row in planted
        for payload in row["payloads"]
        for at in range(len(payload) - WINDOW + 1)
    }
    assert len(windows) > 1000
    assert not {id: window for window, id in windows.items() if window in seen}
