from __future__ import annotations

from dataclasses import asdict

import pytest
from rich.cells import cell_len

from compact_guard.tui.glyphs import ASCII, UNICODE, choose_glyphs


def test_every_mark_is_one_cell_wide_and_the_ascii_ones_are_ascii() -> None:
    for name, glyph in asdict(UNICODE).items():
        if isinstance(glyph, str):
            assert cell_len(glyph) == 1, name
    for name, glyph in asdict(ASCII).items():
        if isinstance(glyph, str):
            assert glyph.isascii(), name
            assert name == "enter" or len(glyph) == 1, name


@pytest.mark.parametrize(
    ("environ", "ascii_only"),
    [
        ({}, False),
        ({"TERM": "xterm-256color", "LANG": "zh_TW.UTF-8"}, False),
        ({"TERM": "xterm", "LANG": "en_US.utf8"}, False),
        ({"TERM": "dumb", "LANG": "en_US.UTF-8"}, True),
        ({"TERM": "linux"}, True),
        ({"LANG": "zh_TW.Big5"}, True),
        ({"LC_ALL": "C", "LANG": "en_US.UTF-8"}, True),
        ({"LC_ALL": "C.UTF-8"}, False),
        ({"LANG": "de_DE.ISO-8859-15@euro"}, True),
    ],
)
def test_ascii_where_terminal_or_locale_cannot_do_more(environ: dict[str, str], ascii_only: bool) -> None:
    assert choose_glyphs(None, environ).ascii is ascii_only


def test_the_config_decides_before_the_environment() -> None:
    assert choose_glyphs(False, {"TERM": "dumb"}) is UNICODE
    assert choose_glyphs(True, {"TERM": "xterm", "LANG": "en_US.UTF-8"}) is ASCII
