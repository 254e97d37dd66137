"""What was planted in long real talk comes back at every compaction, for both agents; what was overturned does not."""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path

import pytest
from tests.sessions import ClaudeLog, CodexLog
from tests.stories import EPOCHS, Tale, Turn, real_talk

from compact_guard.core.checkpoint.assemble import Moment, Transcript, assemble
from compact_guard.core.checkpoint.item import Checkpoint
from compact_guard.core.checkpoint.past import Past
from compact_guard.core.checkpoint.render import Pack, render
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir
from compact_guard.core.transcript.session import open_session

SEEDS = range(20)
NOISE_TURNS = 60
"""Of real talk in an epoch."""
MINUTE_MS = 60_000


@lru_cache
def noise_of(shared: Path) -> list[list[Turn]]:
    return real_talk(shared)


def say(log: ClaudeLog | CodexLog, turn: Turn) -> None:
    role, text = turn
    if role == "u":
        log.user(text)
    elif isinstance(log, CodexLog):
        log.agent(text)
    else:
        log.assistant(text)


def compact(log: ClaudeLog | CodexLog) -> None:
    if isinstance(log, CodexLog):
        log.add("compacted", {"message": "", "replacement_history": []})
    else:
        log.boundary()


def yes_or_no(tale: Tale, epoch: int, checkpoint: Checkpoint, pack: Pack) -> dict[str, bool]:
    """The table's column for the compaction that ends an epoch. Each answer has to be yes."""
    lines = pack.text.split("\n")
    table: dict[str, bool] = {}
    for rule in tale.rules:
        table[f"rule: {rule}"] = bare(rule) in pack.text
    for fact in tale.choices:
        now, before = (fact.x, fact.y) if not fact.turned <= epoch < fact.back else (fact.y, fact.x)
        live = [item.text for item in checkpoint.items if item.is_live and before in item.text]
        named = [line for line in lines if before in line]
        # What was overturned is named beside what holds, or not at all.
        table[f"overturned {before}, {now} holds: {fact.said}"] = all(now in one for one in [*named, *live])
        table[f"holds {now}: {fact.said}"] = any(now in line for line in lines)
        if epoch >= fact.turned:
            table[f"not {before}, but {now}: {fact.said}"] = any(now in line for line in named)
    for todo in tale.open:
        table[f"open: {todo}"] = bare(todo) in pack.text
    for todo, done in tale.closed:
        table[f"{'done' if epoch >= done else 'open'}: {todo}"] = (bare(todo) in pack.text) == (epoch < done)
    stored = str(checkpoint.as_dict())
    for secret in tale.secrets:
        windows = {secret[at : at + 8] for at in range(len(secret) - 7)}
        table[f"withheld: {secret}"] = not any(window in stored or window in pack.text for window in windows)
    table[f"request: {tale.requests[epoch]}"] = tale.requests[epoch] in pack.text
    table["size"] = 0 < pack.units <= pack.cap
    return table


def bare(sentence: str) -> str:
    return " ".join(sentence.rstrip(" .。").split())


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("agent", ["claude", "codex"])
def test_every_fact_comes_back_at_every_compaction(shared_dir: Path, fake_home: Path, agent: str, seed: int) -> None:
    noise = noise_of(shared_dir)
    tale = Tale(seed)
    log: ClaudeLog | CodexLog = ClaudeLog() if agent == "claude" else CodexLog()
    store = Store(state_dir())
    no: list[str] = []
    for epoch, turns in enumerate(tale.talk(noise[seed % len(noise)], NOISE_TURNS)):
        for turn in turns:
            say(log, turn)
        where = Transcript(agent, log.session, str(log.write(fake_home)))
        store.save(assemble(where, store, Moment(epoch * MINUTE_MS, trigger="auto"), deadline=math.inf))
        checkpoint = store.load(agent, log.session, epoch + 1)
        column = yes_or_no(tale, epoch, checkpoint, render(checkpoint))
        no += [f"compaction {epoch + 1}: {row}" for row, answer in column.items() if not answer]
        compact(log)
    assert not no
    # The same, from the finished transcript alone: as for a session that never had a guard.
    session = open_session(str(log.write(fake_home)), cache=False)
    past = Past(session, Store(str(fake_home / "no-state")))
    assert past.compactions == EPOCHS
    for number in range(1, EPOCHS + 1):
        rebuilt, stored = past.built(number), store.load(agent, log.session, number)
        assert [item.as_dict() for item in rebuilt.items] == [item.as_dict() for item in stored.items]
