"""The newest figures are found wherever the blocks that are read from the end cut the lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sessions import ClaudeLog

from compact_guard.core.transcript import gauge
from compact_guard.core.transcript.session import open_session
from compact_guard.core.transcript.source import Source


def measured(log: ClaudeLog, tokens: int, text: str = "done") -> None:
    reply = {"id": f"m{tokens}", "role": "assistant", "model": "m", "content": [{"type": "text", "text": text}]}
    log.chained("assistant", {"message": reply | {"usage": {"input_tokens": tokens, "output_tokens": 0}}})


@pytest.mark.parametrize("step", [1, 2, 3, 7, 64, 500, 1 << 18])
def test_the_last_reply_counts(step: int, fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauge, "_STEP", step)
    log = ClaudeLog()
    log.user("first")
    for tokens in (100, 200, 345):
        measured(log, tokens)
    log.user("last\n" * 50)

    found = open_session(str(log.write(fake_home)), cache=False).gauge
    assert found is not None
    assert found.used_tokens == 345


def test_a_line_of_many_blocks_is_read_once(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauge, "_STEP", 1 << 10)
    log = ClaudeLog()
    measured(log, 345)
    log.user("x" * 1_000_000)
    session = open_session(str(log.write(fake_home)), cache=False)
    read: list[int] = []
    pread = Source.pread

    def counting(source: Source, length: int, offset: int) -> bytes:
        data = pread(source, length, offset)
        read.append(len(data))
        return data

    monkeypatch.setattr(Source, "pread", counting)
    found = session.gauge
    assert found is not None
    assert found.used_tokens == 345
    assert sum(read) <= session.sources[0].size


def test_a_line_too_long_for_figures_is_passed_over(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauge, "_LONG", 2000)
    log = ClaudeLog()
    measured(log, 345)
    measured(log, 999, "x" * 3000)

    found = open_session(str(log.write(fake_home)), cache=False).gauge
    assert found is not None
    assert found.used_tokens == 345
