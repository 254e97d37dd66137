"""Public reports about what comes back after a compaction: the smallest input and the right behaviour."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.door import all_rows, at_once
from tests.forks import OWN, forked, guarded, of_parent
from tests.restores import AGENTS, ASKED, CORRECTION, Scene, said, worked
from tests.sessions import ClaudeLog

from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

BOTH = pytest.mark.parametrize("agent", AGENTS)


@BOTH
def test_br_047_a_second_near_empty_compaction_replaces_nothing(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    rich = scene.compaction()
    assert said(rich) == ("injected", 1, True)
    heard = scene.compaction()
    assert said(heard) == ("injected", 2, True)
    for text in (CORRECTION, ASKED):
        assert text in (rich.pack or "")
        assert text in (heard.pack or "")
    assert said(scene.start("resume")) == ("nothing", None, False)


def test_br_047_twice_within_a_moment_gives_one_pack(fake_home: Path) -> None:
    """Both boundaries are written before an event of either comes: the rich text, once."""
    scene = worked("codex", fake_home)
    for _ in range(2):
        scene.pre()
        scene.compacted()
    heard = at_once("codex", [scene.payload("SessionStart", source="compact")] * 2, offset_s=0.1)
    packs = [one.pack for one in heard if one.out]
    assert len(packs) == 1
    assert CORRECTION in (packs[0] or "")


@BOTH
def test_br_051_a_compaction_that_never_ended_is_given_to_nobody(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    assert scene.pre("manual").row.outcome == "saved"
    for source in ("startup", "clear", "resume", "fork"):
        assert said(scene.start(source)) == ("nothing", None, False)
    scene.say("Let us look at the mailer first.", "Looking.")
    assert said(scene.start("resume")) == ("nothing", None, False)
    assert said(Scene(agent, fake_home, 2).start("startup")) == ("nothing", None, False)
    # It is a source for the next one, which is newer.
    heard = scene.compaction()
    assert said(heard) == ("injected", 2, True)
    assert CORRECTION in (heard.pack or "")
    assert scene.marks() == ["000002.claim", "000002.delivered"]


def test_br_055_arguments_of_compact_come_back_as_no_request(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    assert isinstance(scene.log, ClaudeLog)
    command = "<command-name>/compact</command-name>\n<command-args>write a handoff</command-args>"
    scene.log.user(command)
    scene.log.user("<local-command-stdout>Compacted write a handoff</local-command-stdout>")
    scene.write()
    first = scene.compaction("manual")
    scene.log.user(command)
    scene.write()
    scene.say("Go on.", "I do.")
    second = scene.compaction("manual")
    for heard in (first, second):
        assert heard.pack
        assert "handoff" not in heard.pack
        assert "not a new instruction" in heard.pack.split("\n")[0]


@BOTH
def test_br_069_a_fork_that_is_announced_by_its_parents_id_uses_nothing_up(agent: str, fake_home: Path) -> None:
    parent = guarded(agent, fake_home)
    parent.say("Go on.", "I do.")
    before = of_parent(parent)
    assert said(parent.start("resume")) == ("nothing", None, False)
    child = forked(parent).say(OWN, "Noted.")
    heard = child.compaction()
    assert said(heard) == ("injected", 2, True)
    assert of_parent(parent) == before
    assert [pin.text for pin in Store(state_dir()).pins(agent, child.session)] == [
        pin.text for pin in Store(state_dir()).pins(agent, parent.session)
    ]
    # The parent goes on as if there were no fork.
    parent.say("And on.", "I do.")
    assert said(parent.compaction()) == ("injected", 2, True)


def test_br_071_three_compactions_in_one_turn_and_their_events_in_the_next(fake_home: Path, guard: Guard) -> None:
    scene = worked("codex", fake_home)
    for _ in range(3):
        scene.pre("auto")
        scene.compacted()
    heard = [scene.start() for _ in range(3)]
    assert [said(one) for one in heard] == [
        ("injected", 3, True),
        ("already_delivered", 3, False),
        ("already_delivered", 3, False),
    ]
    assert {one.out for one in heard[1:]} == {b""}
    assert Counter(row.event for row in all_rows())["SessionStart"] == 3
    assert guard("audit", "--json").code in (0, 1)


@BOTH
def test_br_075_hooks_that_run_twice_are_one_for_each_compaction(agent: str, fake_home: Path) -> None:
    scene = worked(agent, fake_home)
    for round in (1, 2):
        id = f"twice-{round}"
        at_once(agent, [scene.payload("PreCompact", trigger="auto", prompt_id=id, turn_id=id)] * 2, offset_s=0.05)
        if agent == "codex":
            scene.compacted()
        heard = at_once(agent, [scene.payload("SessionStart", source="compact")] * 2, offset_s=0.05)
        assert [bool(one.out) for one in heard].count(True) == 1
        assert scene.generations() == list(range(1, round + 1))
        if agent == "claude":
            scene.compacted()
        scene.say("Go on.", "I do.")
    assert Counter((row.event, row.outcome) for row in all_rows()) == {
        ("PreCompact", "saved"): 2,
        ("PreCompact", "duplicate"): 2,
        ("SessionStart", "injected"): 2,
        ("SessionStart", "already_delivered"): 2,
    }
