"""What the audit comes to, a sentence a surface, wrapped here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from ..cells import cells, fit, wrap_spans

_GAP = 2
_WIDE = 60
"""Below this the surface has a line of its own."""


@dataclass(frozen=True, slots=True)
class VerdictLine:
    """One surface."""

    name: str
    verdict: str
    role: str
    """Of the verdict: in, wound or strong."""
    text: str
    """What it rests on."""


class Verdicts(Widget):
    """As high as its lines."""

    DEFAULT_CSS = """
    Verdicts {
        height: auto; padding: 0 1; color: $foreground;
        & > .verdicts--name { color: $cg-muted; text-style: $cg-muted-style; }
        & > .verdicts--in { color: $text-success; text-style: bold; }
        & > .verdicts--wound { color: $text-error; text-style: bold; }
        & > .verdicts--strong { color: $foreground; text-style: bold; }
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {f"verdicts--{role}" for role in ("name", "in", "wound", "strong")}

    def __init__(self) -> None:
        super().__init__()
        self._lines: Sequence[VerdictLine] = ()

    def show(self, lines: Sequence[VerdictLine]) -> None:
        """Other verdicts."""
        if lines != self._lines:
            self._lines = lines
            self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return sum(line.plain.count("\n") + 1 for line in self._drawn(width))

    def render(self) -> Content:
        return Content("\n").join(self._drawn(self.size.width))

    def _drawn(self, width: int) -> list[Content]:
        names = max((cells(line.name) for line in self._lines), default=0)
        return [self._line(line, names, width) for line in self._lines]

    def _line(self, line: VerdictLine, names: int, width: int) -> Content:
        own_line = width < _WIDE
        hang = _GAP if own_line else names + _GAP
        said = f"{line.verdict} {line.text}"
        rows = [said[start:end] for start, end in wrap_spans(said, max(1, width - hang))]
        first = rows[0][len(line.verdict) :]
        lead = line.name + "\n" + " " * hang if own_line else fit(line.name, names) + " " * _GAP
        name, verdict = (self.get_visual_style(f"verdicts--{role}") for role in ("name", line.role))
        head = Content.assemble((lead, name), (line.verdict, verdict), first)
        return Content("\n").join([head, *(Content(" " * hang + row) for row in rows[1:])])
