"""The console makes the checkpoint of a live session's compaction where the guard is installed and no hook did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.sessions import ClaudeLog

from compact_guard.core.audit import log as audit
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.discover import find_roots
from compact_guard.tui import feed, tracking

from .driver import Console, settle, until

HOOKS = '{"hooks": {"PreCompact": [{"hooks": [{"type": "command", "command": "/opt/compact-guard-hook claude"}]}]}}'


@pytest.fixture
def session(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> ClaudeLog:
    monkeypatch.setattr(tracking, "FATES_REST_S", 0.05)
    monkeypatch.setattr(feed, "LOOK_S", 0.1)
    log = ClaudeLog()
    log.user("Never edit app/ledger.py. We go with blue for the header.")
    log.assistant("Noted.")
    return log


def install(home: Path) -> None:
    (home / ".claude").mkdir(exist_ok=True)
    (home / ".claude" / "settings.json").write_text(HOOKS)


def stored(session: ClaudeLog) -> list[int]:
    return Store(state_dir()).generations("claude", session.session)


@pytest.mark.parametrize("at_once", [True, False], ids=["in the loop", "read anew"])
async def test_it_is_made_told_and_audited(
    session: ClaudeLog, fake_home: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    install(fake_home)
    if not at_once:
        monkeypatch.setattr(tracking, "MOST_AT_ONCE_BYTES", 0)
    async with Console(session.write(fake_home), find_roots()).app().run_test(notifications=True) as pilot:
        await settle(pilot)
        session.boundary()
        session.write(fake_home)
        await until(pilot, lambda: len(stored(session)) == 1)
        said = "No hook had saved this compaction: generation 1 was made of it now."
        await until(pilot, lambda: said in [note.message for note in pilot.app._notifications])
        assert [(row.event, row.outcome) for row in audit.read(state_dir()).rows] == [("Late", "late_built")]
        app: Any = pilot.app
        await until(pilot, lambda: 1 in app.store.fates.marks)
        assert app.store.fates.marks[1].fate == "pending"


async def test_where_no_guard_is_nothing_is_made(session: ClaudeLog, fake_home: Path) -> None:
    async with Console(session.write(fake_home), find_roots()).app().run_test(notifications=True) as pilot:
        await settle(pilot)
        session.boundary()
        session.write(fake_home)
        app: Any = pilot.app
        await until(pilot, lambda: len(app.store.session.columns.boundaries) == 1)
        await settle(pilot)
        assert stored(session) == []
        assert not audit.read(state_dir()).rows


async def test_a_compaction_of_before_is_left_alone(session: ClaudeLog, fake_home: Path) -> None:
    install(fake_home)
    session.boundary()
    async with Console(session.write(fake_home), find_roots()).app().run_test(notifications=True) as pilot:
        await settle(pilot)
        session.assistant("Going on.")
        session.write(fake_home)
        app: Any = pilot.app
        await until(pilot, lambda: len(app.store.session.turns) == 3)
        await settle(pilot)
        assert stored(session) == []
