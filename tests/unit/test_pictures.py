from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from rich.console import Console
from rich.text import Text


@pytest.fixture(scope="module")
def svg() -> ModuleType:
    path = Path(__file__).parents[2] / "screenshots" / "svg.py"
    spec = importlib.util.spec_from_file_location("screenshots_svg", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def exported(text: str) -> str:
    with open("/dev/null", "w") as nowhere:
        console = Console(width=40, record=True, file=nowhere)
        console.print(Text(text))
        return console.export_svg(title="t")


def test_every_character_stands_in_its_own_cells(svg: ModuleType) -> None:
    mended = svg.mend(exported("ab中文🇹🇼ﾊ<c & d>"))
    row = re.findall(r'<text class="[^"]*" x="([0-9.]+)" y="20" textLength="([0-9.]+)"[^>]*>([^<]*)</text>', mended)
    cell = 12.2
    placed = [(round(float(x) / cell), round(float(length) / cell), text) for x, length, text in row]
    assert placed[:-1] == [(0, 2, "ab"), (2, 6, "中文🇹🇼"), (8, 8, "ﾊ&lt;c&#160;&amp;&#160;d&gt;")]


def test_no_picture_fetches_a_font(svg: ModuleType) -> None:
    mended = svg.mend(exported("plain"))
    assert "@font-face" not in mended
    assert "http" not in mended.replace("http://www.w3.org/2000/svg", "").replace("https://www.textualize.io", "")


def test_plain_text_is_left_as_it_was(svg: ModuleType) -> None:
    picture = exported("plain text")
    texts = re.compile(r"<text .*?</text>")
    assert texts.findall(svg.mend(picture)) == texts.findall(picture)
