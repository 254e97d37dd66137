"""Five folds over labelled rows: `crossval.py ROWS.jsonl [--hard HARD.jsonl]` prints how the rules fare.

The rows are of `classify`, or of `survival`.
Rules have no parameters to fit, so a fold is a sample, not a model: the spread says how far to trust the mean.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

if __package__ in (None, ""):
    sys.path[:0] = [str(Path(__file__).resolve().parents[2] / ".src"), str(Path(__file__).resolve().parents[2])]

LABELS = ("correction", "decision", "constraint", "todo", "evidence", "none")
FOLDS = 5
Pair = tuple[str, str]
Row = dict[str, str]
"""(label, predicted) of one row."""


def read_rows(path: Path) -> list[Row]:
    """The rows of a JSONL file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def folds(rows: list[Row]) -> list[list[Row]]:
    """The rows in five parts, each with every label and language in its share."""
    parts: list[list[Row]] = [[] for _ in range(FOLDS)]
    met: dict[tuple[str, str], int] = defaultdict(int)
    for row in rows:
        key = (row["label"], row["lang"])
        parts[met[key] % FOLDS].append(row)
        met[key] += 1
    return parts


def f1_of(label: str, pairs: list[Pair]) -> float:
    """F1 of one label; 1 where it neither is nor is said."""
    hits = sum(gold == said == label for gold, said in pairs)
    wrong = sum((gold == label) != (said == label) for gold, said in pairs)
    return 2 * hits / (2 * hits + wrong) if hits + wrong else 1.0


def macro_f1(pairs: list[Pair]) -> float:
    """The mean of the labels' F1, as `score.py` has it."""
    return sum(f1_of(label, pairs) for label in LABELS) / len(LABELS)


def product_label(row: Row) -> str:
    """What the product says to a row."""
    from compact_guard.core.checkpoint.classify.engine import classify

    return classify(row["text"], row["role"]).kind


def report(rows: list[Row], hard: set[str], predict: Callable[[Row], str] = product_label) -> list[str]:
    """The lines that are printed: folds, languages, labels, hard negatives."""
    said = {row["id"]: predict(row) for row in rows}

    def pairs(some: list[Row]) -> list[Pair]:
        return [(row["label"], said[row["id"]]) for row in some]

    lines = []
    scores = []
    for number, part in enumerate(folds(rows), 1):
        scores.append(macro_f1(pairs(part)))
        lines.append(f"fold {number}      rows {len(part):>3}  macro F1 {scores[-1]:.3f}")
    mean = sum(scores) / FOLDS
    spread = (sum((score - mean) ** 2 for score in scores) / FOLDS) ** 0.5
    lines.append(f"5 folds     mean {mean:.3f}  deviation {spread:.3f}  all rows at once {macro_f1(pairs(rows)):.3f}")
    for lang in sorted({row["lang"] for row in rows}):
        mine = [row for row in rows if row["lang"] == lang]
        lines.append(f"{lang:<11} rows {len(mine):>3}  macro F1 {macro_f1(pairs(mine)):.3f}")
    lines += [f"{label:<11} F1 {f1_of(label, pairs(rows)):.3f}" for label in LABELS]
    negatives = [row for row in rows if row["id"] in hard]
    if negatives:
        wrong = sum(said[row["id"]] != "none" for row in negatives)
        lines.append(f"hard negatives wrongly labelled {wrong} of {len(negatives)} = {wrong / len(negatives):.1%}")
    return lines


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rows", type=Path)
    parser.add_argument("--hard", type=Path, help="ids of the rows that are none and hard on purpose")
    options = parser.parse_args(argv)
    hard = {row["id"] for row in read_rows(options.hard)} if options.hard else set()
    rows = read_rows(options.rows)
    if rows and "status" in rows[0]:
        from tests.eval.survival_folds import report as survival_report

        print("\n".join(survival_report(rows)))
        return 0
    if rows and "after" in rows[0]:
        from tests.eval.drift_folds import report as drift_report

        print("\n".join(drift_report(rows)))
        return 0
    print("\n".join(report(rows, hard)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
