"""Late checkpoints of live sessions: saved where no hook saved one that fits, once, and told to the audit."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.door import all_rows, hook
from tests.outboxes import Log, agent_of, boundary, event, said
from tests.sessions import ClaudeLog, CodexLog
from tests.stores import checkpoint

from compact_guard.core.audit.log import short, stamp
from compact_guard.core.checkpoint.item import Checkpoint
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.config import Config
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.session import open_session
from compact_guard.core.watch.late_live import keep_late

HOOKS = '{"hooks": {"PreCompact": [{"hooks": [{"type": "command", "command": "/opt/compact-guard-hook"}]}]}}'


@pytest.fixture(params=[ClaudeLog, CodexLog])
def log(request: pytest.FixtureRequest, fake_home: Path) -> Log:
    made: Log = request.param()
    made.user("Never edit app/ledger.py. We go with blue for the header.")
    said(made, "Noted.")
    install(made, fake_home)
    return made


def install(log: Log, home: Path) -> None:
    file = home / (".codex/hooks.json" if isinstance(log, CodexLog) else ".claude/settings.json")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(HOOKS)


def keep(path: Path, config: Config | None = None) -> Checkpoint | None:
    return keep_late(open_session(str(path)), config or Config(), state_dir())


def generations(log: Log) -> list[int]:
    return Store(state_dir()).generations(agent_of(log), log.session)


def test_a_compaction_that_nobody_saved_for_is_saved(log: Log, fake_home: Path) -> None:
    size = log.write(fake_home).stat().st_size
    boundary(log)
    path = log.write(fake_home)
    kept = keep(path)
    assert kept is not None
    assert "Never edit app/ledger.py" in " ".join(item.text for item in kept.items)
    assert (kept.generation, kept.source.size) == (1, size)
    assert generations(log) == [1]
    (row,) = all_rows()
    assert (row.event, row.outcome, row.agent, row.generation) == ("Late", "late_built", agent_of(log), 1)
    assert (row.session, row.transcript) == (short(log.session), short(os.path.realpath(path)))
    assert (row.checkpoint, row.nonce, row.size) == (kept.sha256[:16] if kept.sha256 else "", kept.nonce, size)
    assert row.counts["constraint"] == 1


def test_it_is_saved_once(log: Log, fake_home: Path) -> None:
    boundary(log)
    path = log.write(fake_home)
    assert keep(path) is not None
    assert keep(path) is None
    assert generations(log) == [1]
    assert len(all_rows()) == 1


def test_what_a_hook_saved_fits(log: Log, fake_home: Path) -> None:
    path = log.write(fake_home)
    hook(agent_of(log), event(log, path, "PreCompact", trigger="auto"))
    boundary(log)
    assert keep(log.write(fake_home)) is None
    assert generations(log) == [1]
    assert [row.event for row in all_rows()] == ["PreCompact"]


@pytest.mark.parametrize(("after_s", "fits"), [(0.5, False), (30.0, True)], ids=["more was said", "on its way"])
def test_what_came_to_nothing_before_more_was_said_does_not_fit(
    log: Log, fake_home: Path, after_s: float, fits: bool
) -> None:
    """An aborted compaction's generation is none of the next one; a prompt that came late to the disk is no newer."""
    saved = checkpoint("go with blue", session=log.session, agent=agent_of(log))
    saved.source.size = log.write(fake_home).stat().st_size
    saved.created_at = stamp(int((log.now.timestamp() + after_s) * 1000))
    Store(state_dir()).save(saved)
    log.user("Use green instead of blue for the header.")
    said(log, "Green.")
    boundary(log)
    kept = keep(log.write(fake_home))
    assert (kept is None) == fits
    assert generations(log) == ([1] if fits else [1, 2])
    assert kept is None or "green" in " ".join(item.text for item in kept.items)


def test_a_second_compaction_carries_over_from_the_first(log: Log, fake_home: Path) -> None:
    boundary(log)
    keep(log.write(fake_home))
    log.user("Also no tabs, please: always use spaces.")
    said(log, "Spaces.")
    boundary(log)
    kept = keep(log.write(fake_home))
    assert kept is not None
    words = " ".join(item.text for item in kept.items)
    assert "ledger.py" in words
    assert "spaces" in words
    assert kept.generation == 2


def test_nothing_is_saved_where_the_guard_is_not_installed(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("Never edit app/ledger.py.")
    log.boundary()
    assert keep(log.write(fake_home)) is None
    assert generations(log) == []
    assert all_rows() == []


@pytest.mark.parametrize("config", [Config(pause=True), Config(exclude=("/w/app",)), Config(exclude=("/w",))])
def test_nothing_is_saved_where_the_user_does_not_want_it(log: Log, fake_home: Path, config: Config) -> None:
    boundary(log)
    assert keep(log.write(fake_home), config) is None
    assert generations(log) == []
    assert all_rows() == []


def test_nothing_is_saved_before_a_compaction(log: Log, fake_home: Path) -> None:
    assert keep(log.write(fake_home)) is None
    assert generations(log) == []


def test_an_epoch_without_words_leaves_only_a_row(fake_home: Path) -> None:
    log = ClaudeLog()
    install(log, fake_home)
    log.user("<command-name>/compact</command-name>")
    log.boundary()
    assert keep(log.write(fake_home)) is None
    assert [(row.event, row.outcome) for row in all_rows()] == [("Late", "empty")]


def test_a_store_that_refuses_leaves_a_row_with_the_reason(log: Log, fake_home: Path) -> None:
    boundary(log)
    path = log.write(fake_home)
    state = Path(state_dir())
    (state / "checkpoints").mkdir(parents=True, mode=0o700)
    (state / "checkpoints" / agent_of(log)).symlink_to(fake_home)
    assert keep(path) is None
    assert [(row.outcome, row.reason) for row in all_rows()] == [("failed", "link")]


def test_the_limits_and_the_budget_of_the_config_count(log: Log, fake_home: Path) -> None:
    for _ in range(3):
        boundary(log)
        log.user("Also no tabs, please.")
        said(log, "ok")
        boundary(log)
        kept = keep(log.write(fake_home), Config(keep_generations=1, budget=4000, language="zh_TW"))
    assert kept is not None
    assert (kept.render.cap, kept.render.language) == (4000, "zh-TW")
    assert generations(log) == [kept.generation]
