from __future__ import annotations

import os
import subprocess
import sys
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
        ({"LC_CTYPE": "UTF-8"}, False),
        ({"LC_ALL": "C.UTF-8", "LANG": "C"}, False),
        ({"LC_CTYPE": "en_US.UTF-8", "LANG": "C"}, False),
        ({"LANG": "de_DE.ISO-8859-15@euro"}, True),
    ],
)
def test_ascii_where_terminal_or_locale_cannot_do_more(environ: dict[str, str], ascii_only: bool) -> None:
    assert choose_glyphs(None, environ).ascii is ascii_only


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8"])
def test_what_a_started_python_makes_of_the_locale(locale: str) -> None:
    """It gives a program in the C locale a UTF-8 LC_CTYPE, which must not be taken for the terminal's word."""
    asks = "import os; from compact_guard.tui.glyphs import choose_glyphs; print(choose_glyphs(None, os.environ).ascii)"
    rest = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environ = {**rest, "TERM": "xterm-256color", "LANG": locale}
    said = subprocess.run([sys.executable, "-c", asks], env=environ, capture_output=True, text=True, check=True).stdout
    assert said.strip() == str(locale != "C.UTF-8")


def test_the_config_decides_before_the_environment() -> None:
    assert choose_glyphs(False, {"TERM": "dumb"}) is UNICODE
    assert choose_glyphs(True, {"TERM": "xterm", "LANG": "en_US.UTF-8"}) is ASCII
