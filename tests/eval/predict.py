"""Answers evaluation rows with the product's own code: `predict.py TASK < rows.jsonl > predictions.jsonl`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / ".src"))


def redact_row(row: dict[str, object]) -> dict[str, object]:
    """The row's text as the product prints it."""
    from compact_guard.core.redact.engine import redact

    return {"id": row["id"], "text": redact(str(row["text"])).text}


def classify_row(row: dict[str, object]) -> dict[str, object]:
    """The row's label, with the sentence that earned it and a correction's phrases."""
    from compact_guard.core.checkpoint.classify.engine import classify

    label = classify(str(row["text"]), str(row["role"]))
    return {
        "id": row["id"],
        "label": label.kind,
        "key": label.key,
        "rejected": label.rejected,
        "accepted": label.accepted,
    }


def drift_row(row: dict[str, Any]) -> dict[str, Any]:
    """The events after the compaction that bring back what was overturned before it."""
    from compact_guard.core.insight.overturned import Said, overturned
    from compact_guard.core.insight.resurfacing import alarms, events_of

    known = overturned([Said(str(said["role"]), str(said.get("text") or "")) for said in row["before"]])
    first: dict[int, dict[str, object]] = {}
    for alarm in alarms(known, list(events_of(row["after"]))):
        first.setdefault(alarm.index, {"after_index": alarm.index, "rejected": alarm.rejected})
    return {"id": row["id"], "alarm": list(first.values())}


def survival_row(row: dict[str, Any]) -> dict[str, object]:
    """What became of each item in the row's summary; what nobody can tell counts as lost."""
    from compact_guard.core.insight.kept import Kept
    from compact_guard.core.insight.survival import statuses

    found = statuses([Kept(str(item["text"]), str(item["kind"])) for item in row["items"]], row["summary"])
    return {"id": row["id"], "status": ["lost" if status == "unknown" else status for status in found]}


ANSWERS: dict[str, Callable[[dict[str, Any]], dict[str, object]]] = {
    "classify": classify_row,
    "drift": drift_row,
    "survival": survival_row,
    "redact": redact_row,
}


def main(argv: list[str]) -> int:
    if len(argv) != 1 or argv[0] not in ANSWERS:
        print(f"usage: predict.py {'|'.join(ANSWERS)} < rows.jsonl > predictions.jsonl", file=sys.stderr)
        return 2
    answer = ANSWERS[argv[0]]
    for line in sys.stdin.buffer:
        if line.strip():
            print(json.dumps(answer(json.loads(line)), ensure_ascii=True))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
