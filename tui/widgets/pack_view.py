"""The pack, line by line as the agent gets it, and below it what is not in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...core.text import visible
from ..cells import cells, cut, wrap_spans
from .detail_lines import Line
from .long_text import LongText
from .paint import Part


class Paragraph(NamedTuple):
    """A line of the pack, before it is wrapped."""

    text: str
    """From a checkpoint: it is made visible here, and masked spots stay as the agent gets them."""
    role: str = "text"
    is_rule: bool = False
    """A heading of our own across the view."""


class PackView(LongText):
    """Stands on the paragraph with the role `here`, if there is one."""

    def __init__(self, *, classes: str | None = None, **options: object) -> None:
        super().__init__(classes=classes, **options)  # type: ignore[arg-type]
        self._paragraphs: Sequence[Paragraph] = ()

    @property
    def paragraphs(self) -> Sequence[Paragraph]:
        return self._paragraphs

    def show(self, paragraphs: Sequence[Paragraph]) -> None:
        """Another pack, or another paragraph of it to stand on."""
        if paragraphs != self._paragraphs:
            self._paragraphs = paragraphs
            self.show_anew()

    def has_mark(self) -> bool:
        return any(paragraph.role == "here" for paragraph in self._paragraphs)

    def make_lines(self, width: int) -> Iterator[Line]:
        place = 0
        for paragraph in self._paragraphs:
            text = visible(paragraph.text, keep_newlines=False)
            if paragraph.is_rule:
                yield Line(self._rule(text, width), place=place)
            else:
                for start, end in wrap_spans(text, width):
                    yield Line([(text[start:end], paragraph.role)], place=place + start)
            place += len(text) + 1

    def _rule(self, text: str, width: int) -> list[Part]:
        rule = self.glyphs.rule
        said = cut(text, max(1, width - 6))
        return [(f"{rule * 2} ", "edge"), (said, "edge"), (f" {rule * max(0, width - 4 - cells(said))}", "edge")]
