"""The audit's list: a row a compaction, in columns that stand under each other at every width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..cells import cells, cut, fit
from .choice_list import Choice, ChoiceList, line_parts
from .paint import Part, one_line

_GAP = "  "
_LEAST_REASON, _LEAST_TITLE = 24, 60
"""Cells that must be left: for the reason beside checkpoint and delivery, for a title beside all of them."""


@dataclass(frozen=True, slots=True)
class AuditRow(Choice):
    """One compaction, or the heads of the columns. Texts are made visible here."""

    mark: Part = (" ", "text")
    when: str = ""
    agent: str = ""
    title: str = ""
    """Of the session."""
    checkpoint: Part = ("", "text")
    delivery: Part = ("", "text")
    reason: Part = ("", "text")
    """Why it is a miss, or what else is odd; empty: the title takes its place where there is room for one only."""
    short: Part = ("", "text")
    """Checkpoint, delivery and reason in two words, where there is no room for columns."""
    mixed: str = ""
    """Head of the column in which reasons and titles stand."""
    weight: str = "text"


class AuditList(ChoiceList):
    """Measures its columns whenever it is filled."""

    _columns: tuple[int, ...] = (0, 0, 0, 0)
    """Cells of time, agent, checkpoint and delivery."""

    def show(self, choices: Sequence[Choice], *, on: object = None) -> None:
        rows = [choice for choice in choices if isinstance(choice, AuditRow)]
        texts = [(row.when, row.agent, row.checkpoint[0], row.delivery[0]) for row in rows]
        self._columns = tuple(max(map(cells, column), default=0) for column in zip(*texts, strict=True)) or (0, 0, 0, 0)
        super().show(choices, on=on)

    def parts_of(self, choice: Choice, width: int) -> list[Part]:
        return _parts(choice, self._columns, width) if isinstance(choice, AuditRow) else line_parts(choice, width)


def _parts(row: AuditRow, columns: tuple[int, ...], width: int) -> list[Part]:
    when, agent, checkpoint, delivery = columns
    parts: list[Part] = [
        (row.mark[0] + " ", row.mark[1]),
        (fit(row.when, when) + _GAP, "muted" if row.key is None else "faint"),
        (fit(row.agent, agent) + _GAP, "muted"),
    ]
    room = width - 2 - when - agent - 2 * len(_GAP)
    rest = room - checkpoint - delivery - 2 * len(_GAP)
    if rest < _LEAST_REASON:
        return [*parts, (cut(row.short[0], max(0, room)), row.short[1])]
    title, titles = one_line(row.title[: 4 * width]), rest * 2 // 5 if rest >= _LEAST_TITLE else 0
    if titles:
        parts.append((fit(cut(title, titles), titles) + _GAP, row.weight))
        rest -= titles + len(_GAP)
    parts += [
        (fit(row.checkpoint[0], checkpoint) + _GAP, row.checkpoint[1]),
        (fit(row.delivery[0], delivery) + _GAP, row.delivery[1]),
    ]
    said = row.reason
    if not titles and (row.mixed or not said[0]):
        said = (row.mixed or title, row.weight)
    return [*parts, (cut(said[0], max(0, rest)), said[1])]
