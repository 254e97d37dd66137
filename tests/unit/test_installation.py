"""What is noted of an installation, and who reads it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.audits import GuardedClaude, GuardedCodex, audit
from tests.conftest import Guard
from tests.installs import COMMANDS, NEWER, home_of, install, uninstall

from compact_guard.core.audit.installation import (
    Installation,
    installation,
    installations,
    installed_since,
    note_installation,
)
from compact_guard.core.audit.log import stamp
from compact_guard.core.audit.survey import installed_ms
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks.install import apply
from compact_guard.core.paths import state_dir

AGENTS = ("claude", "codex")


def noted(agent: str) -> Path:
    return Path(state_dir(), "installed", f"{agent}.json")


@pytest.mark.parametrize("agent", AGENTS)
class TestNote:
    def test_it_says_where_when_and_what_and_holds_no_settings(self, agent: str, fake_home: Path) -> None:
        home = home_of(agent, fake_home)
        home.path.write_text('{"description": "private-word"}')
        install(agent)
        [made] = installations(state_dir(), agent)
        assert (made.folder, made.command) == (str(home.folder), COMMANDS[agent])
        touched = made.file(str(home.path))
        assert touched is not None
        assert touched.backup == f"{home.path}.before-compact-guard"
        assert (touched.known, touched.made) == (True, False)
        assert noted(agent).stat().st_mode & 0o777 == 0o600
        assert noted(agent).parent.stat().st_mode & 0o777 == 0o700
        assert "private-word" not in noted(agent).read_text()

    def test_an_upgrade_keeps_the_time_and_uninstalling_ends_it(
        self, agent: str, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        times = iter((1_000_000, 2_000_000, 2_500_000, 3_000_000))
        monkeypatch.setattr(apply, "stamp", lambda _now: stamp(next(times)))
        install(agent)
        install(agent, NEWER[agent])
        made = installation(state_dir(), agent, str(home_of(agent, fake_home).folder))
        assert made is not None
        assert (made.at, made.updated) == ("1970-01-01T00:16:40.000Z", "1970-01-01T00:33:20.000Z")
        assert installed_since(state_dir(), agent) == 1_000_000
        uninstall(agent)
        assert installed_since(state_dir(), agent) is None
        install(agent)
        assert installed_since(state_dir(), agent) == 3_000_000

    def test_a_guard_that_was_away_meanwhile_is_installed_anew(
        self, agent: str, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        times = iter((1_000_000, 2_000_000))
        monkeypatch.setattr(apply, "stamp", lambda _now: stamp(next(times)))
        install(agent)
        for path in home_of(agent, fake_home).files:
            path.unlink()
        install(agent)
        assert installed_since(state_dir(), agent) == 2_000_000

    @pytest.mark.parametrize(
        "text", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "installs": [{}]}', "[" * 9_999, '{"format": 1}']
    )
    def test_one_that_cannot_be_read_is_none(self, agent: str, text: str, fake_home: Path) -> None:
        install(agent)
        noted(agent).write_text(text)
        assert installations(state_dir(), agent) == []
        uninstall(agent)
        assert not noted(agent).read_text().count("folder")

    def test_a_state_that_others_may_change_is_not_written_to(self, agent: str, fake_home: Path) -> None:
        home = home_of(agent, fake_home)
        os.makedirs(state_dir(), 0o700)
        os.chmod(state_dir(), 0o777)
        with pytest.raises(StoreError):
            install(agent)
        assert not home.path.exists()


def guarded(agent: str, home: Path) -> GuardedClaude | GuardedCodex:
    """A session whose hooks may leave rows."""
    return (GuardedClaude if agent == "claude" else GuardedCodex)(home, Path(state_dir()))


def since(agent: str, at_ms: int) -> Installation:
    """An installation of a certain time."""
    at = stamp(at_ms)
    return Installation(agent, "/home/dev/settings", at, at, "0.1.0", COMMANDS[agent], ())


class TestReaders:
    def test_the_audit_counts_from_then_on(self, fake_home: Path) -> None:
        assert installed_ms(state_dir(), "claude", []) is None
        install("claude")
        since = installed_since(state_dir(), "claude")
        assert since is not None
        assert installed_ms(state_dir(), "claude", []) == since

    @pytest.mark.parametrize("agent", AGENTS)
    def test_hooks_that_never_ran_are_found_by_it(self, agent: str, fake_home: Path) -> None:
        """They leave no row: untrusted, switched off, or skipped by the client."""
        session = guarded(agent, fake_home)
        session.talk(2)
        begin = session.now_ms
        session.boundary()
        session.talk()
        session.write()
        assert audit(session.state).compactions == ()

        note_installation(state_dir(), since(agent, begin - 1))
        report = audit(session.state)
        assert [(one.number, one.miss) for one in report.misses] == [(1, "no-checkpoint")]
        assert (report.verdict, report.since) == ("FIX", {agent: begin - 1})

    @pytest.mark.parametrize("agent", AGENTS)
    def test_what_was_compacted_before_it_is_nobody_s_fault(self, agent: str, fake_home: Path) -> None:
        session = guarded(agent, fake_home)
        session.talk(2)
        session.boundary()
        session.talk()
        session.write()
        note_installation(state_dir(), since(agent, session.now_ms + 1))
        report = audit(session.state)
        assert report.compactions == ()
        assert report.verdict == "OBSERVE"

    def test_rows_from_before_it_do_not_begin_the_counting(self, fake_home: Path) -> None:
        """As where the guard was taken out for a while."""
        session = guarded("claude", fake_home)
        session.talk(2)
        session.compact()
        session.talk()
        session.boundary()
        session.talk()
        session.write()
        assert len(audit(session.state).misses) == 1
        note_installation(state_dir(), since("claude", session.now_ms + 1))
        assert not audit(session.state).misses

    @pytest.mark.parametrize("agent", AGENTS)
    def test_what_is_compacted_after_its_end_is_nobody_s_fault(
        self, agent: str, fake_home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        session = guarded(agent, fake_home)
        session.talk(2)
        session.compact()
        times = iter((session.now_ms - 60_000, session.now_ms + 1))
        monkeypatch.setattr(apply, "stamp", lambda _now: stamp(next(times)))
        install(agent)
        uninstall(agent)
        session.talk()
        session.boundary()
        session.talk()
        session.write()
        report = audit(session.state)
        assert not report.misses
        assert [one.number for one in report.compactions] == [1]

    def test_purging_all_takes_it_and_purging_a_session_does_not(self, guard: Guard, fake_home: Path) -> None:
        install("claude")
        Store(state_dir()).purge("claude", "claude")
        assert noted("claude").exists()
        purged = guard("purge", "--all", "--yes", "--json").json()
        assert purged == {"files": 1, "left": []}
        assert not Path(state_dir()).exists()

    def test_it_is_plain_json(self, fake_home: Path) -> None:
        install("claude")
        value = json.loads(noted("claude").read_text())
        assert value["format"] == 1
        assert value["installs"][0]["files"][0]["made"] is True
