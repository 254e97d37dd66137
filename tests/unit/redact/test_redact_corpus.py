"""Leak rates on two corpora, the shared generator's and our own; the ceilings are those we promise."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from compact_guard.core.redact.engine import OMITTED, redact

from .conftest import Case, leaks

CEILINGS = {"prefix": 0.0, "pem": 0.0, "labelled": 0.02, "structured": 0.03, "struct": 0.03, "hard": 0.4}
HARD = ("wrapped80", "split-blocks")


def _rates(hits: Counter[str], totals: Counter[str]) -> dict[str, float]:
    return {group: hits[group] / totals[group] for group in totals}


def _stable(text: str) -> str:
    """The masked text, which a second pass leaves alone and which stays JSON where it was."""
    masked = redact(text).text
    assert masked != OMITTED
    assert redact(masked).text == masked
    try:
        json.loads(text)
    except ValueError:
        return masked
    json.loads(masked)
    return masked


def test_our_own_corpus_leaks_less_than_promised(other_cases: list[Case]) -> None:
    hits: Counter[str] = Counter()
    totals: Counter[str] = Counter()
    for case in other_cases:
        totals[case.group] += 1
        hits[case.group] += leaks(case.payload, _stable(case.text))
    assert set(totals) <= set(CEILINGS)
    assert {g: rate for g, rate in _rates(hits, totals).items() if rate > CEILINGS[g]} == {}


@pytest.mark.parametrize("seed", ["1", "elsewhere", "20270301"])
def test_the_shared_corpus_leaks_less_than_promised(given_generator: ModuleType, seed: str) -> None:
    hits: Counter[str] = Counter()
    totals: Counter[str] = Counter()
    rows: list[dict[str, Any]] = list(given_generator.positives(seed, 1))
    for row in rows:
        group = "hard" if row["ctx"] in HARD else row["group"]
        if "pem" in row["kind"] or row["kind"].startswith(("pgp", "gcp-sa")):
            group = "pem"
        totals[group] += 1
        masked = _stable(row["text"])
        hits[group] += any(leaks(payload, masked) for payload in row["payloads"])
    assert {g: rate for g, rate in _rates(hits, totals).items() if rate > CEILINGS[g]} == {}


@pytest.mark.parametrize("seed", ["1", "elsewhere", "20270301"])
def test_the_shared_negatives_stay_as_they_are(given_generator: ModuleType, seed: str) -> None:
    rows: list[dict[str, Any]] = list(given_generator.negatives(seed))
    changed = [row["text"] for row in rows if redact(row["text"]).text != row["text"]]
    assert len(changed) <= 0.005 * len(rows), changed


def test_real_transcripts_are_masked_at_fewer_than_one_line_in_a_hundred(shared_dir: Path) -> None:
    """What stands in the recordings are session ids, hashes, code and prose; csrf tokens are the rare secret."""
    for path in sorted((shared_dir / "transcripts").rglob("*.jsonl"), key=lambda p: p.stat().st_size)[:60]:
        lines = path.read_text("utf-8", "replace").splitlines()
        changed = sum(redact(line).text != line for line in lines)
        assert changed <= max(1, len(lines) // 100), path
