"""What was measured, as the committed table."""

from __future__ import annotations

import math
import os
import platform
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from tests.bench.corpus import SEED
from tests.bench.measure import Ratio

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bench.md"
START, END = "<!-- tests/bench: table -->", "<!-- end -->"
HEAD = (
    "| measured | bound | median | min – max | CPU | ours | reference | |",
    "|---|---|---|---|---|---|---|---|",
)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table."""

    what: str
    bound: str
    median: str
    spread: str = ""
    cpu: str = ""
    ours: str = ""
    reference: str = ""
    met: bool | None = None
    """None: reported, without a bound."""
    is_noisy: bool = False

    def line(self) -> str:
        verdict = {True: "met", False: "**missed**", None: ""}[self.met] + (" (noisy)" if self.is_noisy else "")
        cells = (self.what, self.bound, self.median, self.spread, self.cpu, self.ours, self.reference, verdict)
        return f"| {' | '.join(cells)} |"


def ratio_row(what: str, ratio: Ratio, reference: str, bound: float | None) -> Row:
    """A subject against its reference; `bound` is how many times as long it may take."""
    return Row(
        what,
        f"≤ {bound:g} × {reference}" if bound is not None else f"(× {reference})",
        f"{ratio.median:.2f} ×",
        f"{ratio.low:.2f} – {ratio.high:.2f}",
        "" if math.isnan(ratio.cpu) else f"{ratio.cpu:.2f} ×",
        seconds(ratio.subject),
        seconds(ratio.reference),
        None if bound is None else ratio.median <= bound,
        ratio.is_noisy,
    )


def limit_row(what: str, value: float, unit: str, bound: float | None, spread: Sequence[float] = ()) -> Row:
    """A figure that has to stay at or below `bound`."""
    return Row(
        what,
        f"≤ {bound:g} {unit}" if bound is not None else "",
        f"{value:.1f} {unit}",
        f"{min(spread):.1f} – {max(spread):.1f}" if spread else "",
        met=None if bound is None else value <= bound,
    )


def seconds(value: float) -> str:
    """`23 ms`, `1.25 s`."""
    return f"{value * 1000:.1f} ms" if value < 1 else f"{value:.2f} s"


def machine() -> str:
    """The kind of machine, without its name."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            if match := re.search(r"^model name\s*:\s*(.+)$", info.read(), re.MULTILINE):
                model = match[1].strip()
        pages = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        memory = f", {round(pages / (1 << 30))} GiB"
    except (OSError, ValueError):
        memory = ""
    return f"{model}, {os.cpu_count()} processors{memory}, {platform.system()}"


def text_of(rows: Iterable[Row], rounds: int) -> str:
    """The table with where and when it was measured."""
    today = datetime.now(UTC).strftime("%d %b %Y").lstrip("0")
    facts = (
        f"{today}; {machine()}; Python {platform.python_version()}; corpus seed {SEED}; "
        f"median of {rounds} rounds after one that does not count."
    )
    return "\n".join([facts, "", *HEAD, *(row.line() for row in rows)])


def write(rows: Iterable[Row], rounds: int, page: Path = PAGE) -> None:
    """Put the table into its place on the page."""
    text = page.read_text("utf-8")
    before, _, rest = text.partition(START)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"{page.name} has no place for the table: {START} … {END}")
    page.write_text(f"{before}{START}\n{text_of(rows, rounds)}\n{END}{after}", "utf-8")
