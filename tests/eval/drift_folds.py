"""Five folds over scenarios of resurfacing, and what is found of the alarms with and without the rejected phrase."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from tests.eval.predict import drift_row

FOLDS = 5


def is_literal(row: dict[str, Any], alarm: dict[str, Any]) -> bool:
    """Whether the event has the rejected phrase in so many words."""
    event = json.dumps(row["after"][alarm["after_index"]], ensure_ascii=False)
    return str(alarm["rejected"]).casefold() in event.casefold()


def report(rows: list[dict[str, Any]]) -> list[str]:
    """The lines for scenarios of resurfacing: folds, and alarms with and without the rejected phrase."""
    met: dict[tuple[bool, str], int] = defaultdict(int)
    counts = [[0, 0, 0] for _fold in range(FOLDS)]
    kinds = {True: [0, 0], False: [0, 0]}
    for row in rows:
        key = (bool(row["alarm"]), row["lang"])
        part = counts[met[key] % FOLDS]
        met[key] += 1
        said = {alarm["after_index"] for alarm in drift_row(row)["alarm"]}
        wanted = {alarm["after_index"]: alarm for alarm in row["alarm"]}
        for place, number in enumerate((said & wanted.keys(), said - wanted.keys(), wanted.keys() - said)):
            part[place] += len(number)
        for index, alarm in wanted.items():
            kind = kinds[is_literal(row, alarm)]
            kind[0] += index in said
            kind[1] += 1
    total = [sum(part[place] for part in counts) for place in range(3)]
    lines = []
    for name, (hits, wrong, missed) in [*((f"fold {at}", part) for at, part in enumerate(counts, 1)), ("all", total)]:
        precision, recall = hits / max(1, hits + wrong), hits / max(1, hits + missed)
        lines.append(
            f"{name:<11} precision {precision:.3f}  recall {recall:.3f}  ({hits} right, {wrong} wrong, {missed} missed)"
        )
    for literal, (hits, of) in kinds.items():
        lines.append(f"{'literal' if literal else 'non-literal':<11} found {hits} of {of}")
    return lines
