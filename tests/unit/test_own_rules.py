"""Wordings of the user's own: what they find, that they come first, and what is said of bad ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from compact_guard.core.checkpoint.classify.engine import label_turn
from compact_guard.core.checkpoint.classify.own import use_own
from compact_guard.core.checkpoint.configured import must_use_rules, use_rules
from compact_guard.core.config import Config, OwnRule
from compact_guard.core.errors import InputError


@pytest.fixture(autouse=True)
def no_rules_after() -> Iterator[None]:
    yield
    use_own(())


def kinds(text: str, role: str = "user") -> list[tuple[str, str]]:
    return [(label.kind, label.rule) for label in label_turn(text, role)]


def phrase(kind: str, *phrases: str, sample: str, role: str | None = None) -> OwnRule:
    return OwnRule("mine", kind, sample, phrases=phrases, role=role)


def regex(kind: str, pattern: str, sample: str) -> OwnRule:
    return OwnRule("mine", kind, sample, regex=pattern)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("ship it", "OK, Ship It as it stands"),
        ("就這樣定", "好，就這樣定，先上線"),
        ("就这样定", "好，就這樣定，先上線"),
        ("用 pnpm 的那套", "照舊用pnpm的那套喔"),
        ("これで行く", "じゃあこれで行くことにする"),
        ("ＡＢＣ案", "abc案を採る"),
    ],
)
def test_a_phrase_is_found_however_it_is_spelled(written: str, said: str) -> None:
    assert ("decision", "mine") not in kinds(said)
    assert use_own([phrase("decision", written, sample=said)]) == []
    assert kinds(said) == [("decision", "mine")]


def test_a_phrase_is_whole_words() -> None:
    assert use_own([phrase("todo", "park", sample="park this")]) == []
    assert kinds("park this") == [("todo", "mine")]
    assert ("todo", "mine") not in kinds("the parking lot is full")


def test_an_own_rule_comes_before_the_built_in_ones_and_is_not_silenced() -> None:
    text = "Never push to main without a review."
    assert kinds(text)[0][0] == "constraint"
    use_own([phrase("decision", "push to main", sample=text)])
    assert kinds(text) == [("decision", "mine")]


def test_what_is_asked_is_not_said() -> None:
    use_own([phrase("decision", "ship it", sample="ship it")])
    assert kinds("should we ship it?") == []


def test_code_and_quotes_are_not_looked_at() -> None:
    use_own([phrase("decision", "ship it", sample="ship it")])
    assert kinds('the button says "ship it" in bold') == []


def test_only_the_role_that_is_named() -> None:
    use_own([phrase("decision", "ship it", sample="ship it", role="assistant")])
    assert kinds("ship it", "assistant") == [("decision", "mine")]
    assert kinds("ship it", "user") == []


def test_a_correction_s_groups_are_its_phrases() -> None:
    pattern = r"forget (?P<rejected>[\w -]+), stick with (?P<accepted>[\w -]+)"
    assert use_own([regex("correction", pattern, "Forget redis, stick with postgres.")]) == []
    (label,) = label_turn("forget Redis, stick with Postgres", "user")
    assert (label.kind, label.rejected, label.accepted) == ("correction", "Redis", "Postgres")


def test_the_shorthands_of_the_built_in_tables_mean_nothing_here() -> None:
    assert use_own([regex("todo", "tag <c> later", "tag <c> later")]) == []
    assert ("todo", "mine") not in kinds("tag `code` later")


@pytest.mark.parametrize(
    "bad",
    [
        regex("todo", "park (it", "park (it"),
        regex("todo", "parked", "park it"),
        phrase("todo", "...", sample="park it ..."),
        phrase("todo", "park it", sample="should we park it?"),
        regex("todo", "(" * 5000 + ")" * 5000, "x"),
    ],
)
def test_a_bad_rule_is_named_and_the_others_are_used(bad: OwnRule) -> None:
    bad.name = "rules 1"
    good = phrase("todo", "shelve it", sample="shelve it")
    ((name, reason),) = use_rules(Config(rules=(bad, good)))
    assert name == "rules 1"
    assert reason
    assert kinds("shelve it") == [("todo", "mine")]
    with pytest.raises(InputError) as caught:
        must_use_rules(Config(rules=(bad, good)), "/home/someone/config.toml")
    assert "/home/someone/config.toml: rules 1" in caught.value.message
    assert caught.value.hint


def test_rules_are_gone_when_the_config_has_none() -> None:
    use_own([phrase("decision", "ship it", sample="ship it")])
    use_own(())
    assert kinds("ship it") == []
