"""Session ids, shortened no further than a command still knows whose they are."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.audits import GuardedClaude, GuardedCodex, audit
from tests.conftest import Guard
from tests.sessions import CodexLog

from compact_guard.core.audit import words
from compact_guard.core.transcript.discover import find_roots, resolve
from compact_guard.core.transcript.short import is_plain, shortened

ONE, OTHER = "01a22a29-0001-7440-8dc0-0feae9013d7a", "01a22a29-00f1-7440-8dc0-0feae9013d7b"
"""As Codex numbers threads that were begun within the same minute."""


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


@pytest.mark.parametrize(
    "expected",
    [
        {"57f3d9d2-f2b7": "57f3d9d2", "1111111111": "11111111"},
        {ONE: "01a22a29-000", OTHER: "01a22a29-00f", "57f3d9d2-f2b7": "57f3d9d2"},
        {"abcdefgh-1": "abcdefgh-1", "abcdefgh-2": "abcdefgh-2", "abc": "abc"},
        {"abcdefgh": "abcdefgh", "abcdefghij": "abcdefghi"},
        {},
    ],
)
def test_as_short_as_tells_them_apart(expected: dict[str, str]) -> None:
    assert shortened(reversed(expected)) == expected


def codex(home: Path, id: str) -> CodexLog:
    log = CodexLog()
    log.session = id
    log.lines[0] = log.lines[0].replace(b"00000001-0000-4000-8000-000000000000", id.encode())
    log.user("please do it")
    log.agent("done")
    log.write(home)
    return log


def test_the_listed_ids_name_their_sessions(fake_home: Path, guard: Guard) -> None:
    for id in (ONE, OTHER):
        codex(fake_home, id)
    named = [line.split()[0] for line in guard("sessions").out.splitlines()[1:]]
    assert sorted(named) == [ONE[:12], OTHER[:12]]
    for name in named:
        assert name in resolve(name, find_roots())
        assert guard("show", name).code == 0


def test_an_advised_id_names_one_of_all_sessions(fake_home: Path, state: Path, guard: Guard) -> None:
    """The other one is older than the guard, so it is not in the report, but commands would find it all the same."""
    old = codex(fake_home, OTHER)
    os.utime(old.path(fake_home), (1_700_000_000, 1_700_000_000))
    made = GuardedCodex(fake_home, state)
    made.log = codex(fake_home, ONE)
    made.compact(start="gave_up")
    made.talk()
    made.write()
    assert [one.session_id for one in audit(state).compactions] == [ONE]
    out = guard("audit").out
    (command,) = re.findall(r"`compact-guard (inject \S+) --via prompt`", " ".join(out.split()))
    assert command == f"inject {ONE[:12]}"
    assert guard(*command.split(), "--list").code == 0


@pytest.mark.parametrize("start", ["gave_up", "refused"])
def test_no_command_for_what_no_command_can_name(fake_home: Path, state: Path, guard: Guard, start: str) -> None:
    made = GuardedClaude(fake_home, state)
    made.log.session = "of; rm -rf $HOME"
    made.talk()
    made.compact(start=start)
    made.talk()
    made.write()
    out = guard("audit").out
    assert "1 miss" in out
    assert "`compact-guard" not in out


def test_no_command_for_a_transcript_that_is_gone(fake_home: Path, state: Path, guard: Guard) -> None:
    made = GuardedClaude(fake_home, state)
    made.talk()
    made.pre("failed", reason="full")
    made.post(counts={"summary_units": 12})
    out = " ".join(guard("audit").out.split())
    assert "no checkpoint: saving it failed (full)" in out
    assert "See the reason: disk, permissions or time. Its transcript is gone: no command can show it." in out
    assert "the summary is far too short." in out
    assert "`compact-guard" not in out


def test_without_a_boundary_no_number_is_made_up(fake_home: Path, state: Path, guard: Guard) -> None:
    made = GuardedClaude(fake_home, state)
    made.talk()
    made.pre("failed", reason="full")
    made.post()
    made.write()
    out = " ".join(guard("audit").out.split())
    assert f"`compact-guard checkpoint render {made.session[:8]}` shows what was lost." in out


@pytest.mark.parametrize("name", ["57f3d9d2", "01a22a29-000", "a.b_c:1"])
def test_a_plain_name(name: str) -> None:
    assert is_plain(name)


@pytest.mark.parametrize("name", ["", "-x", "a b", "a;b", "$(x)", "a\n", "ü", "a/b", "`a`"])
def test_no_plain_name(name: str) -> None:
    assert not is_plain(name)


def test_every_miss_says_what_to_do(fake_home: Path, state: Path) -> None:
    made = GuardedClaude(fake_home, state)
    made.talk(2)
    made.compact(start="gave_up")
    made.talk()
    made.write()
    report = audit(state)
    (one,) = report.misses
    for miss in ("no-checkpoint", "build-failed", "gave-up", "refused", "not-seen", "truncated", "late"):
        for session in ("57f3d9d2", None):
            said = words.advice(replace(one, miss=miss, path=session and one.path), session)
            assert said
            assert ("57f3d9d2" in said) == (session is not None and miss != "late")
