"""The child process that sweeps ahead gives what a sweep gives, and leaves with its reader."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import zstandard
from tests.conftest import Guard
from tests.sessions import ClaudeLog

from compact_guard.core.search import ahead, sweep
from compact_guard.core.search.ahead import Ahead
from compact_guard.core.search.matcher import Matcher
from compact_guard.core.search.query import Query
from compact_guard.core.search.scan import search
from compact_guard.core.search.spelling import Plan, plan_for
from compact_guard.core.transcript.discover import SessionFile
from compact_guard.core.transcript.source import open_source


@pytest.fixture
def plans() -> list[Plan]:
    return [plan_for(anchor) for anchor in Matcher("needle").anchors]


@pytest.fixture
def paths(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(sweep, "CHUNK", 1 << 10)
    monkeypatch.setattr(sweep, "BLOCK", 1 << 12)
    written = []
    for number in (1, 2, 3):
        log = ClaudeLog(number)
        for line in range(200):
            log.user(("Needle " if line % 7 == number else "") + "x" * line)
        written.append(str(log.write(fake_home)))
    return written


def swept(plans: list[Plan], path: str) -> list[tuple[int, list[int]]]:
    source = open_source(path)
    try:
        return list(sweep.Sweep(plans).blocks(source, lambda: False))
    finally:
        source.close()


@pytest.fixture
def child(plans: list[Plan], paths: list[str]) -> Iterator[Ahead]:
    made = Ahead(plans, paths)
    yield made
    made.close()


def test_it_gives_what_a_sweep_gives(plans: list[Plan], paths: list[str], child: Ahead) -> None:
    for path in paths:
        blocks = child.blocks(path)
        assert blocks is not None
        assert list(blocks) == swept(plans, path)


def test_files_may_be_left_out_and_left_early(plans: list[Plan], paths: list[str], child: Ahead) -> None:
    first = child.blocks(paths[0])
    assert first is not None
    next(first)
    last = child.blocks(paths[2])
    assert last is not None
    assert list(last) == swept(plans, paths[2])


def test_what_it_was_not_given_is_the_readers(paths: list[str], child: Ahead) -> None:
    assert child.blocks("/elsewhere.jsonl") is None
    assert child.blocks(paths[1]) is not None
    assert child.blocks(paths[0]) is None, "an earlier file's candidates are gone"


def test_compressed_and_missing_files_are_left_to_the_reader(plans: list[Plan], paths: list[str]) -> None:
    packed = Path(paths[0] + ".zst")
    packed.write_bytes(zstandard.compress(Path(paths[0]).read_bytes()))
    child = Ahead(plans, [str(packed), "/gone.jsonl", paths[1]])
    assert child.blocks(str(packed)) is None
    assert child.blocks("/gone.jsonl") is None
    last = child.blocks(paths[1])
    assert last is not None
    assert list(last) == swept(plans, paths[1])
    child.close()


def test_the_child_leaves_when_nobody_reads(plans: list[Plan], paths: list[str]) -> None:
    child = Ahead(plans, paths * 2000)
    started = time.monotonic()
    pid = child._pid
    child.close()
    assert time.monotonic() - started < 10
    with pytest.raises(ChildProcessError):
        os.waitpid(pid, 0)


def test_a_child_that_is_killed_costs_time_and_no_hit(plans: list[Plan], paths: list[str]) -> None:
    files = [SessionFile("claude", path, os.path.getsize(path), 0, 0) for path in paths]
    whole = list(search(Query("needle"), files, cancelled=lambda: False))
    child = Ahead(plans, paths)
    hits = search(Query("needle"), files, cancelled=lambda: False, ahead=child)
    some = [next(hits)]
    os.kill(child._pid, signal.SIGKILL)
    child._pipe.read()

    assert some + list(hits) == whole
    child.close()


def test_the_command_finds_the_same_with_it(guard: Guard, paths: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    alone = guard("search", "needle", "--json", "--limit", "0").out
    monkeypatch.setattr(ahead, "worthwhile", lambda _total: True)
    assert guard("search", "needle", "--json", "--limit", "0").out == alone
    assert len(guard("search", "needle", "--json", "--limit", "3").lines()) == 3
    assert guard("search", "needle", *paths, "--json", "--limit", "0").out == alone
