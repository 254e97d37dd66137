"""What the config says to checkpoints, as a user meets it: budget, limits, own rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog, talk
from tests.stores import checkpoint

from compact_guard.core.checkpoint.classify.own import use_own
from compact_guard.core.checkpoint.configured import configured_store
from compact_guard.core.config import Config
from compact_guard.core.paths import config_file, state_dir

RULE = '[[rules]]\nkind = "decision"\nphrases = ["park it"]\nsample = "{sample}"\n'


@pytest.fixture(autouse=True)
def no_rules_after() -> Iterator[None]:
    yield
    use_own(())


def configure(text: str) -> Path:
    path = Path(config_file())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def long_session() -> ClaudeLog:
    log = ClaudeLog()
    for number in range(200):
        log.user(f"Decision {number}: we go with variant {number} of the printer margins, because of paper {number}.")
        log.assistant("Noted.")
    return log


def test_the_budget_is_the_packs_cap(guard: Guard, fake_home: Path) -> None:
    path = long_session().write(fake_home)
    whole = guard("checkpoint", "render", path, "--compaction", 1, "--json")
    assert whole.code == 3  # there is no compaction yet
    configure("budget = 3000")
    built = guard("checkpoint", "build", path, "--json").json()
    assert built["render"]["cap"] == 3000


def test_a_budget_over_the_agents_own_is_said_and_clamped(guard: Guard, fake_home: Path) -> None:
    path = long_session().write(fake_home)
    configure("budget = 30000")
    ran = guard("checkpoint", "build", path, "--json")
    assert ran.json()["render"]["cap"] == 9500
    assert "30,000" in ran.err
    assert "9,500" in ran.err


def test_no_more_generations_are_kept_than_the_config_says(fake_home: Path) -> None:
    store = configured_store(state_dir(), Config(keep_generations=2))
    for _ in range(5):
        store.save(checkpoint("go with blue"))
    assert store.generations("claude", checkpoint().session_id) == [4, 5]


def test_an_edit_keeps_within_the_configs_limits(guard: Guard, fake_home: Path) -> None:
    path = talk("We go with blue for the header.", "Fine.").write(fake_home)
    configure("keep_generations = 1")
    store = configured_store(state_dir(), Config())
    made = checkpoint("go with blue", session=ClaudeLog().session)
    for _ in range(3):
        store.save(made)
    assert guard("checkpoint", "edit", path, "--item", made.items[0].id, "--text", "go with green").code == 0
    assert store.generations("claude", made.session_id) == [4]


def test_an_own_rule_counts_in_commands(guard: Guard, fake_home: Path) -> None:
    path = talk("park it until spring", "ok").write(fake_home)
    plain = guard("checkpoint", "build", path, "--json").json()
    assert not [item for item in plain["items"] if item["kind"] == "decision"]
    configure(RULE.format(sample="park it"))
    made = guard("checkpoint", "build", path, "--json").json()
    assert [item["text"] for item in made["items"] if item["kind"] == "decision"] == ["park it until spring"]
    labels = guard("show", path, "--labels", "--json").json()["turns"][0]["labels"]
    assert labels == ["decision"]


@pytest.mark.parametrize("command", [("checkpoint", "build"), ("show", "--labels"), ("pin", "list")])
def test_a_rule_that_misses_its_sample_is_an_error_that_names_it(
    guard: Guard, fake_home: Path, command: tuple[str, ...]
) -> None:
    path = talk("park it until spring", "ok").write(fake_home)
    file = configure(RULE.format(sample="something else"))
    ran = guard(command[0], *command[1:], path)
    assert ran.code == 3
    assert str(file) in ran.err
    assert "rules 1" in ran.err
    assert "sample" in ran.err
