"""A text made ready for the rules: masked, folded, cut. The last ones are kept: labels and reports ask for the same."""

from __future__ import annotations

from .sentences import spans
from .text import fold, mask

_KEEP = 1 << 20
"""Characters of texts that are kept."""


class Prepared:
    """What is masked and folded is as long as the text; `spans` are its sentences."""

    __slots__ = ("folded", "masked", "spans")

    def __init__(self, text: str) -> None:
        self.masked = mask(text)
        self.folded = fold(self.masked)
        self.spans = spans(self.masked)


_kept: dict[str, Prepared] = {}
_length = 0


def prepared(text: str) -> Prepared:
    """The text, made ready."""
    global _length
    found = _kept.get(text)
    if found is None:
        found = Prepared(text)
        if _length + len(text) > _KEEP:
            _kept.clear()
            _length = 0
        if len(text) <= _KEEP:
            _kept[text] = found
            _length += len(text)
    return found
