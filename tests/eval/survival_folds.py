"""Five folds over rows on survival, as `crossval.py` prints them. Items across languages stand apart."""

from __future__ import annotations

from typing import Any, NamedTuple

FOLDS = 5
STATUSES = ("survived", "weakened", "lost")


class Judged(NamedTuple):
    """One item of a row."""

    label: str
    said: str
    across: bool
    """Its language is not the summary's."""


def judged(row: dict[str, Any]) -> list[Judged]:
    """What the product says to the items of a row."""
    from compact_guard.core.checkpoint.classify.text import han
    from compact_guard.core.insight.kept import Kept
    from compact_guard.core.insight.survival import statuses

    said = statuses([Kept(item["text"], item["kind"]) for item in row["items"]], row["summary"])
    # A fifth of Chinese or Japanese characters makes a text Chinese or Japanese.
    wide = han(row["summary"]) * 5 > len(row["summary"])
    across = [(han(item["text"]) > 0) != wide for item in row["items"]]
    return [Judged(*one) for one in zip(row["status"], said, across, strict=True)]


def accuracy(items: list[Judged]) -> float:
    """The share that is right; 1 of nothing."""
    return sum(one.label == one.said for one in items) / len(items) if items else 1.0


def recall(items: list[Judged]) -> float:
    """The share of what is lost or weakened that is said to be one of both."""
    gone = [one for one in items if one.label != "survived"]
    return sum(one.said != "survived" for one in gone) / len(gone) if gone else 1.0


def line(name: str, items: list[Judged]) -> str:
    """One line of figures."""
    return f"{name:<11} items {len(items):>3}  accuracy {accuracy(items):.3f}  lost or weakened {recall(items):.3f}"


def report(rows: list[dict[str, Any]]) -> list[str]:
    """The lines that are printed: folds, all, across languages, languages, statuses."""
    found = [(row, judged(row)) for row in rows]
    parts: list[list[Judged]] = [[] for _ in range(FOLDS)]
    for at, (_, items) in enumerate(sorted(found, key=lambda pair: pair[0]["lang"])):
        parts[at % FOLDS] += items
    lines = [line(f"fold {number}", part) for number, part in enumerate(parts, 1)]
    scores = [accuracy(part) for part in parts]
    mean = sum(scores) / FOLDS
    spread = (sum((score - mean) ** 2 for score in scores) / FOLDS) ** 0.5
    everything = [one for _, items in found for one in items]
    lines.append(f"5 folds     mean {mean:.3f}  deviation {spread:.3f}")
    lines.append(line("all", everything))
    lines.append(line("across", [one for one in everything if one.across]))
    for lang in sorted({row["lang"] for row in rows}):
        lines.append(line(lang, [one for row, items in found if row["lang"] == lang for one in items]))
    for status in STATUSES:
        hits = sum(one.label == one.said == status for one in everything)
        said = sum(one.said == status for one in everything)
        there = sum(one.label == status for one in everything)
        lines.append(f"{status:<11} P {hits / said if said else 1:.3f}  R {hits / there if there else 1:.3f}")
    return lines
