"""Every concept pair is needed for its sample, says why it is there, and belongs to no given row alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from compact_guard.core.insight import parts as parts_module
from compact_guard.core.insight.concepts import Concepts, concepts, entries, made
from compact_guard.core.insight.overturned import Overturned
from compact_guard.core.insight.parts import parts_of
from compact_guard.core.insight.resurfacing import Event, alarms

SAMPLES = [
    tuple(part.strip() for part in line.split(" | ", 2))
    for line in (Path(__file__).parents[1] / "data" / "concept_pairs.txt").read_text(encoding="utf-8").splitlines()
]
NARROWING = {"push", "cursor", "database", "price", "frontend", "backend"}
"""Pairs that show in no code alone: they are tested by what they narrow or stand against."""


def _rings(said: str, shown: str) -> bool:
    parts = parts_of(said)
    known = [Overturned(said, "", said, parts, (), len(parts.some))] if parts else []
    if shown.startswith("$ "):
        event = Event("assistant", tool="Bash", input={"command": shown[2:]})
    else:
        path = "a.sh" if shown.startswith("#!") else "a.txtx"
        event = Event("assistant", tool="Write", input={"file_path": path, "content": shown})
    return bool(alarms(known, [event]))


@pytest.mark.parametrize(("pair", "said", "shown"), SAMPLES, ids=[sample[0] for sample in SAMPLES])
def test_a_pair_rings_for_its_sample_and_nothing_does_without_it(
    pair: str, said: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _rings(said, shown)

    monkeypatch.setattr(parts_module, "concepts", lambda: _without(pair))

    assert not _rings(said, shown)


def _without(pair: str) -> Concepts:
    return made(entry for entry in entries() if entry["id"] != pair)


def test_every_pair_has_a_sample_and_a_reason() -> None:
    ids = [str(entry["id"]) for entry in entries()]

    assert len(ids) == len(set(ids))
    assert set(ids) == {sample[0] for sample in SAMPLES} | NARROWING
    assert all(len(str(entry["why"]).split()) > 3 for entry in entries())
    assert all(one in concepts().by_id for concept in concepts().by_id.values() for one in concept.versus)
