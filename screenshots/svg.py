"""Mends the SVGs that Rich exports, so that every character stands in its own cells."""

from __future__ import annotations

import html
import re
from itertools import groupby

from compact_guard.tui.cells import graphemes

_TEXT = re.compile(r'<text class="([^"]*)" x="([0-9.]+)" y="([0-9.]+)" textLength="([0-9.]+)"([^>]*)>([^<]*)</text>')
_FONT_FACE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
_FONT_FAMILY = re.compile(r"font-family: (?:Fira Code|arial)[^;]*;")
_FONTS = "DejaVu Sans Mono, Noto Sans Mono CJK TC, Noto Color Emoji, monospace"


def mend(svg: str) -> str:
    """Wide characters get their two cells back, and no font is fetched from a network.

    Rich writes `textLength` from the number of characters; a terminal counts cells.
    """
    svg = _FONT_FACE.sub("", svg)
    svg = _FONT_FAMILY.sub(f"font-family: {_FONTS};", svg)
    return _TEXT.sub(_by_cells, svg)


def _by_cells(match: re.Match[str]) -> str:
    style, x, y, length, rest, escaped = match.groups()
    text = html.unescape(escaped)
    if not text or text.isascii():
        return match[0]
    cell = float(length) / len(text)
    at = float(x)
    runs: list[str] = []
    for _, group in groupby(graphemes(text), key=lambda span: span[2]):
        spans = list(group)
        run = text[spans[0][0] : spans[-1][1]]
        taken = cell * sum(span[2] for span in spans)
        inner = html.escape(run, quote=False).replace(" ", "&#160;").replace("\u00a0", "&#160;")
        runs.append(f'<text class="{style}" x="{at:g}" y="{y}" textLength="{taken:g}"{rest}>{inner}</text>')
        at += taken
    return "".join(runs)
