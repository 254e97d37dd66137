"""Compactions and edits in any order keep every rule of what a checkpoint holds.

A small model says what must hold: what was decided last for each topic, which rules and todos are open, what was
pinned, changed, taken out. The words are plain ones that the rules of classification know for sure.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.checkpoints import Story, texts
from tests.checkpoints import pin as made_pin

from compact_guard.core.checkpoint.edit import edited
from compact_guard.core.checkpoint.item import KINDS, Checkpoint
from compact_guard.core.checkpoint.render import render
from compact_guard.core.checkpoint.seal import seal

ENGINES = {
    "event store": ("Kestreldb", "Plimdb", "Zorvex"),
    "render queue": ("Mallowq", "Tamberq", "Ostriq"),
}
FILES = ("app/ledger.py", "ops/rota.yaml", "web/till.ts")
GUIDES = ("migration", "upgrade", "printer")
PAGES = ("order", "billing", "profile")
STEPS = (
    *(("decide", topic, n) for topic in ENGINES for n in range(3)),
    *(("correct", topic, n) for topic in ENGINES for n in range(3)),
    *(("restate", topic, n) for topic in ENGINES for n in range(3)),
    *(("rule", n) for n in range(3)),
    *(("todo", n) for n in range(3)),
    *(("done", n) for n in range(3)),
    *(("request", n) for n in range(3)),
    *(("edit", n) for n in range(3)),
    *(("delete", n) for n in range(3)),
    *(("pin", n) for n in range(3)),
    *(("unpin", n) for n in range(3)),
    *[("compact",)] * 6,
    *[("abort",)] * 3,
)


class Model:
    """The story, and what must be true of it."""

    def __init__(self, agent: str) -> None:
        self.story = Story(agent)
        self.chosen: dict[str, str] = {}
        self.rules: dict[str, str] = {}
        self.todos: dict[str, bool] = {}
        self.pinned: dict[str, str] = {}
        self.gone: set[str] = set()
        self.overturned: set[str] = set()
        self.request: str | None = None
        self.edits = 0

    def say(self, role: str, text: str, *, request: bool = False) -> None:
        self.story.say((role, text))
        if role == "u":
            self.request = text if request else None

    def decide(self, topic: str, n: int) -> None:
        # A first choice, or one that a correction took back and the user takes again.
        engine = ENGINES[topic][n]
        if topic not in self.chosen:
            self.say("u", f"Let's go with {engine} for the {topic}.")
            self.chosen[topic] = engine

    def correct(self, topic: str, n: int) -> None:
        new, old = ENGINES[topic][n], self.chosen.get(topic)
        if old is not None and old != new:
            self.say("u", f"No, use {new} instead of {old}.")
            self.overturned.add(old)
            self.chosen[topic] = new

    def restate(self, topic: str, n: int) -> None:
        # The agent forgets what its user took back.
        if ENGINES[topic][n] in self.overturned and self.chosen[topic] != ENGINES[topic][n]:
            self.say("a", f"We decided to use {ENGINES[topic][n]} for the {topic}.")

    def rule(self, n: int) -> None:
        if FILES[n] not in self.rules and FILES[n] not in self.gone:
            self.say("u", f"Never edit {FILES[n]}.")
            self.rules[FILES[n]] = f"Never edit {FILES[n]}"

    def todo(self, n: int) -> None:
        if GUIDES[n] not in self.todos:
            self.say("u", f"Remember to write the {GUIDES[n]} guide later.")
            self.todos[GUIDES[n]] = True

    def done(self, n: int) -> None:
        if self.todos.get(GUIDES[n]):
            self.say("a", f"Done: I wrote the {GUIDES[n]} guide.")
            self.todos[GUIDES[n]] = False

    def request_(self, n: int) -> None:
        self.say("u", f"draw the flow of the {PAGES[n]} page", request=True)

    def item_of(self, n: int) -> str | None:
        checkpoint = self.story.checkpoint
        found = [one for one in checkpoint.items if FILES[n] in one.text] if checkpoint else []
        return found[0].id if found else None

    def edit(self, n: int) -> None:
        id = self.item_of(n)
        if id is not None and FILES[n] not in self.pinned and self.story.checkpoint is not None:
            self.edits += 1
            text = f"Never edit {FILES[n]}, as said {self.edits} times."
            self.story.checkpoint = edited(self.story.checkpoint, id, 0, text=text)
            self.rules[FILES[n]] = text

    def delete(self, n: int) -> None:
        id = self.item_of(n)
        if id is not None and FILES[n] not in self.pinned and self.story.checkpoint is not None:
            self.story.checkpoint = edited(self.story.checkpoint, id, 0, delete=True)
            self.rules.pop(FILES[n], None)
            self.gone.add(FILES[n])

    def pin(self, n: int) -> None:
        id = self.item_of(n)
        if id is not None and FILES[n] not in self.pinned:
            self.story.pins = [*self.story.pins, made_pin(self.rules[FILES[n]], id=id, at=f"2026-01-01T0{n}")]
            self.pinned[FILES[n]] = id

    def unpin(self, n: int) -> None:
        id = self.pinned.pop(FILES[n], None)
        self.story.pins = [one for one in self.story.pins if one.id != id]

    def compact(self) -> None:
        check(self, self.story.compact())

    def abort(self) -> None:
        check(self, self.story.compact(aborted=True))

    def step(self, name: str | int, *arguments: str | int) -> None:
        getattr(self, "request_" if name == "request" else str(name))(*arguments)


def check(model: Model, made: Checkpoint) -> None:
    """Everything that must hold of a checkpoint."""
    ids = [item.id for item in made.items]
    kinds = [KINDS.index(item.kind) for item in made.items]
    assert len(set(ids)) == len(ids)
    assert kinds == sorted(kinds)
    assert not set(made.removed) & set(ids)
    assert {item.superseded_by for item in made.items} <= {None, *ids}
    assert seal(made)
    live = [text for kind in KINDS[:-1] for text in texts(made, kind)]
    for topic, engine in model.chosen.items():
        standing = [text for text in live if any(one in text for one in ENGINES[topic])]
        assert standing, (topic, engine, live)
        for text in standing:
            stands_for = text.partition(" instead of ")[0]
            assert engine in stands_for, (topic, engine, text)
    pack = render(made).text
    for file, text in model.rules.items():
        assert [one for one in live if one == text], (file, text, live)
        assert text in pack
    for file in model.gone:
        assert not [text for text in texts(made) if file in text]
    for guide, is_open in model.todos.items():
        shown = [text for text in texts(made, "todo") if f"the {guide} guide" in text]
        assert bool(shown) == is_open, (guide, is_open, texts(made, live=False))
    assert ids[: len(model.pinned)] == [one.id for one in reversed(sorted(model.story.pins, key=lambda p: p.at or ""))]
    if model.request is not None:
        assert model.request in texts(made, "recent")
    assert all(item.turn is not None and item.turn <= model.story.said for item in made.items)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(steps=st.lists(st.sampled_from(STEPS), max_size=40), agent=st.sampled_from(["claude", "codex"]))
def test_any_order_keeps_every_rule(steps: list[tuple[str, ...]], agent: str) -> None:
    model = Model(agent)
    for step in steps:
        model.step(*step)
    model.compact()


@pytest.mark.parametrize("seed", range(40))
def test_five_rounds_keep_every_rule(seed: int) -> None:
    chance = random.Random(seed)
    model = Model(chance.choice(["claude", "codex"]))
    for _ in range(5):
        for _ in range(chance.randint(0, 30)):
            step = chance.choice([one for one in STEPS if one[0] != "compact"])
            model.step(*step)
        model.compact()
    assert model.story.checkpoint is not None
    model.compact()
    model.compact()
