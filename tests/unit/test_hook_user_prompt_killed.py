"""UserPromptSubmit, killed: nothing of the outbox is lost, and nothing comes twice without a word."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.door import all_rows, hook
from tests.outboxes import Log, agent_of, event, files_of, given, outbox_of, prompt, queue, said
from tests.sessions import ClaudeLog, CodexLog
from tests.stores import CHANGES, Disk, faults, killed

from compact_guard.core.checkpoint import descriptor, locks
from compact_guard.core.checkpoint import disk as file_layer
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import room
from compact_guard.core.paths import state_dir


@pytest.fixture(params=[ClaudeLog, CodexLog])
def log(request: pytest.FixtureRequest, fake_home: Path) -> Log:
    made: Log = request.param()
    made.user("Use blue for the header.")
    said(made, "Blue it is.")
    return made


def waiting(log: Log) -> list[str]:
    return [item.text for parcel in outbox_of(log).waiting() for item in parcel.items]


class TestKilled:
    """A hook that is killed between two system calls, looped over all of them."""

    def run(self, log: Log, path: Path, fault: Callable[[], Any]) -> tuple[bytes, int]:
        heard = hook(agent_of(log), event(log, path, "UserPromptSubmit", "p1", prompt="x"), before=fault)
        return heard.out, heard.code

    @pytest.mark.parametrize("arrived", [False, True], ids=["lost", "arrived"])
    def test_one_kill_loses_nothing_and_gives_nothing_twice_unsaid(
        self, log: Log, fake_home: Path, arrived: bool
    ) -> None:
        lost = twice = 0
        for disk in faults(killed, calls=CHANGES):
            mark = len(log.lines)
            queue(log, "use blue")
            out, code = self.run(log, log.write(fake_home), lambda: _work_on(disk))  # noqa: B023
            if code:
                disk.calls += [""] * (disk.at + 1)
            if out and arrived:
                given(log, _context(out))
            log.user("next")
            said(log, "ok")
            before = len(all_rows())
            second = prompt(log, log.write(fake_home), "p2")
            rows = all_rows()[before:]
            if out and second.pack:
                assert not arrived
                assert [row.reason for row in rows] == ["redelivered"]
                twice += 1
            lost += not (out or second.pack)
            assert waiting(log) == []
            assert prompt(log, log.write(fake_home), "p3").rows == []
            Store(state_dir()).purge(agent_of(log), log.session)
            del log.lines[mark:]
        assert lost == 0
        assert twice > 0 or arrived

    def test_two_kills_are_the_end_of_it(self, log: Log, fake_home: Path) -> None:
        path = log.write(fake_home)
        queue(log, "use blue")
        for id in ("p1", "p2"):
            hook(agent_of(log), event(log, path, "UserPromptSubmit", id, prompt="x"), before=_die_when_answering)
        assert outbox_of(log).going(delivered=False) is not None
        third = prompt(log, path, "p3")
        assert (third.row.outcome, third.row.reason, third.pack) == ("failed", "gave_up", None)
        assert files_of(log) == []


def _context(out: bytes) -> str:
    text: str = json.loads(out)["hookSpecificOutput"]["additionalContext"]
    return text


def _work_on(disk: Disk) -> None:
    """The hook's files and its stdout are on this disk from now on."""
    for module in (descriptor, file_layer, locks, room):
        vars(module)["os"] = disk


def _die_when_answering() -> None:
    vars(room)["answered"] = lambda *_: killed()
