"""The tables beside this module: lines of cells with `|` between them; `#` begins a remark."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parent


def rows(name: str) -> list[list[str]]:
    """The cells of each line of a table."""
    lines = (_HERE / f"{name}.txt").read_text("utf-8").splitlines()
    return [[cell.strip() for cell in line.split(" | ")] for line in lines if line and not line.startswith("#")]


def words(cell: str, mark: str = ",") -> list[str]:
    """The words of a cell."""
    return [word.strip() for word in cell.split(mark) if word.strip()]
