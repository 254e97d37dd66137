"""Large texts are masked in another process: the same answer, and nothing unmasked where that fails."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

from compact_guard.core.redact import apart
from compact_guard.core.redact.engine import OMITTED, redact

SECRET = "ghp_" + "a1B2c3D4" * 5


@pytest.mark.parametrize("word", ["plain ", "釘選 ", "half \ud83d "], ids=["ascii", "chinese", "surrogate"])
def test_a_large_text_reads_as_if_masked_here(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "LARGE_TEXT", 1000)
    around = word * 200
    text = f"{around} token {SECRET} {around}"

    answer = apart.masked(text)

    same = answer == redact(text).text
    assert same, answer[:200]
    assert "[REDACTED:" in answer


def test_a_child_that_fails_gives_nothing_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    assert apart.masked("secret " * 300_000) == OMITTED
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert apart.masked("secret " * 300_000) == OMITTED
    assert apart.masked("short") == "short"


def test_a_child_that_is_slow_gives_nothing_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "_LONGEST_S", 0.0)
    assert apart.masked("secret " * 300_000) == OMITTED


def test_nobody_waits_for_what_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    children: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def noted(*args: Any, **more: Any) -> subprocess.Popen[bytes]:
        children.append(begin(*args, **more))
        return children[-1]

    monkeypatch.setattr(subprocess, "Popen", noted)
    answers = iter([False, False, True])
    with pytest.raises(apart.UnwantedError):
        apart.masked("password = hunter2 and so on, " * 300_000, lambda: next(answers))
    assert [child.returncode for child in children] == [-signal.SIGKILL]


def test_this_process_goes_on_meanwhile() -> None:
    gaps: list[float] = []
    done = threading.Event()

    def tick() -> None:
        last = time.perf_counter()
        while not done.is_set():
            time.sleep(0.005)
            now = time.perf_counter()
            gaps.append(now - last)
            last = now

    ticking = threading.Thread(target=tick)
    ticking.start()
    apart.masked("password = hunter2 and so on, " * 60_000)
    done.set()
    ticking.join()

    assert len(gaps) > 20
    assert sorted(gaps)[len(gaps) * 9 // 10] < 0.2
