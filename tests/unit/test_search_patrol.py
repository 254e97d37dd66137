"""A pattern that backtracks for ever is ended, in mid-match, and said to be the reason."""

from __future__ import annotations

import re
import selectors
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog

from compact_guard.core.errors import UsageError
from compact_guard.core.search import patrol
from compact_guard.core.search.matcher import Matcher, matcher_for
from compact_guard.core.search.patrol import Patrol
from compact_guard.core.search.pattern import may_run_away

ENDLESS = "(a+)+$"
BAIT = "a" * 40 + "b"


@pytest.mark.parametrize(
    ("pattern", "risky"),
    [
        *[(pattern, True) for pattern in (ENDLESS, "(a|aa)+$", "(?:a*)*b", "(a{1,30}){1,30}b", ".*x.*y", "(x+)+?\\1")],
        *[(pattern, False) for pattern in ("needle", "foo|bar", "a+b", "[a-z]*", "(ab)+", "x{2,5}y{1,3}", "(?=a)b*")],
    ],
)
def test_which_patterns_are_watched(pattern: str, risky: bool) -> None:
    assert may_run_away(re.compile(pattern)) is risky


@pytest.fixture
def endless() -> Iterator[Matcher]:
    made = matcher_for(ENDLESS, regex=True, case=False)
    yield made
    made.close()


def test_a_watched_pattern_matches_as_python_does(endless: Matcher) -> None:
    for text in ("x aaa", "", "b", "AA", "é aa", "\ud83d a"):
        expected = [match.span() for match in re.finditer(ENDLESS, text.lower())]
        assert endless.spans(text, room=100) == expected


def test_patience_ends_and_the_next_text_is_matched(endless: Matcher, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patrol, "PATIENCE_S", 0.2)
    started = time.monotonic()
    with pytest.raises(UsageError, match="too many ways"):
        endless.spans(BAIT, room=100)
    assert time.monotonic() - started < 5
    assert endless.spans("aa", room=100) == [(0, 2)]


def test_it_is_cancelled_in_mid_match() -> None:
    watched = Patrol(re.compile(ENDLESS))
    started = time.monotonic()
    assert watched.spans(BAIT, lambda: True) == []
    assert time.monotonic() - started < patrol.PATIENCE_S


def test_it_ends_by_itself_when_whoever_asked_was_killed() -> None:
    program = (
        "import re\n"
        "from compact_guard.core.search import patrol\n"
        "patrol.PATIENCE_S = 0.5\n"
        f"asked = patrol.Patrol(re.compile({ENDLESS!r}))\n"
        f"asked.spans({BAIT!r}, cancelled=lambda: print('asked', flush=True))\n"
    )
    asking = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with asking:
        assert asking.stdout is not None
        assert asking.stderr is not None
        assert asking.stdout.readline() == b"asked\n"
        asking.kill()
        with selectors.DefaultSelector() as ended:
            ended.register(asking.stderr, selectors.EVENT_READ)
            assert ended.select(30), "it holds the other end for as long as it runs"
            assert asking.stderr.read() == b""


def test_the_command_says_so(guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patrol, "PATIENCE_S", 0.2)
    log = ClaudeLog()
    log.user(BAIT)
    log.user("then aaa")
    path = log.write(fake_home)

    ran = guard("search", "--regex", "--json", ENDLESS, path)

    assert ran.code == 2
    assert [row["turn"] for row in ran.lines()] == [2]
    assert "too many ways" in ran.err
