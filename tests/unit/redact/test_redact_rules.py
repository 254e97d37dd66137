"""Every rule of the tables finds its own sample, and nothing else would have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from compact_guard.core.redact.engine import Engine
from compact_guard.core.redact.labels import FOREIGN, LABELS
from compact_guard.core.redact.prefixes import INFIXES, PREFIXES
from compact_guard.core.redact.shapes import SHAPES


class Rule(NamedTuple):
    """One row of a table: what it calls its find, its sample, and an engine that lacks it."""

    kind: str
    sample: str
    without: Callable[[], Engine]


def _rules() -> Iterator[Rule]:
    for prefix in PREFIXES:
        left = tuple(rule for rule in PREFIXES if rule is not prefix)
        yield Rule(prefix.kind, prefix.sample, lambda left=left: Engine(prefixes=left))  # type: ignore[misc]
    for infix in INFIXES:
        kept = tuple(rule for rule in INFIXES if rule is not infix)
        yield Rule(infix[0], infix[4], lambda kept=kept: Engine(infixes=kept))  # type: ignore[misc]
    for label in LABELS:
        rest = tuple(rule for rule in LABELS if rule is not label)
        yield Rule(label.kind, label.sample, lambda rest=rest: Engine(labels=rest))  # type: ignore[misc]
    for name in FOREIGN:
        others = tuple(rule for rule in FOREIGN if rule is not name)
        yield Rule(name.kind, name.sample, lambda others=others: Engine(foreign_labels=others))  # type: ignore[misc]
    for shape in SHAPES:
        shapes = tuple(rule for rule in SHAPES if rule is not shape)
        yield Rule(shape.kind, shape.sample, lambda shapes=shapes: Engine(shapes=shapes))  # type: ignore[misc]


RULES = list(_rules())
WHOLE = Engine()


@pytest.mark.parametrize("rule", RULES, ids=[f"{rule.kind}-{rule.sample[:16]!a}" for rule in RULES])
def test_each_rule_finds_its_sample_and_none_is_spare(rule: Rule) -> None:
    masked = WHOLE.redact(rule.sample)
    assert masked.counts == {rule.kind: 1}
    without = rule.without().redact(rule.sample)
    assert (without.text, without.counts) != (masked.text, masked.counts)


@pytest.mark.parametrize("prefix", PREFIXES, ids=[prefix.literal for prefix in PREFIXES])
def test_a_prefix_alone_and_a_row_of_x_are_no_key(prefix: object) -> None:
    literal = str(getattr(prefix, "literal"))  # noqa: B009
    for text in (f"keys begin with {literal} as documented", f"{literal}{'x' * 40}", f"{literal}your-key-here"):
        assert WHOLE.redact(text).text == text
