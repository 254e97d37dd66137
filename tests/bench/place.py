"""Where a benchmark runs: its corpora, and a home in which the product finds nothing but them."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.bench.corpus import ROOT, Corpus
from tests.bench.measure import Command

FOREIGN = (
    "CLAUDE_CODE_SESSION_ID",
    "CLAUDE_PROJECT_DIR",
    "CODEX_SESSION_ID",
    "CODEX_THREAD_ID",
    "NO_COLOR",
    "PYTHONDONTWRITEBYTECODE",  # what is installed has its byte code; else each start compiles what was edited last
)


@dataclass(frozen=True, slots=True)
class Place:
    """What every benchmark is given."""

    corpus: Corpus
    scratch: Path
    """A temporary folder: home, cache and state of the product."""
    rounds: int

    def settle(self) -> None:
        """Make this process's children find the scratch home, and no other."""
        for name, folder in self.env(self.scratch / "home").items():
            os.environ[name] = folder
        for name in FOREIGN:
            os.environ.pop(name, None)
        os.environ.update(LANG="C.UTF-8", TERM="xterm-256color", COLORTERM="truecolor")

    def env(self, home: Path) -> dict[str, str]:
        """The product's surroundings with another home; its cache stays in the scratch folder."""
        return {
            "HOME": str(home),
            "CLAUDE_CONFIG_DIR": str(home / ".claude"),
            "CODEX_HOME": str(home / ".codex"),
            "COMPACT_GUARD_STATE": str(self.scratch / "state"),
            "COMPACT_GUARD_CONFIG": str(self.scratch / "config.toml"),
            "XDG_CACHE_HOME": str(self.scratch / "cache"),
            "XDG_CONFIG_HOME": str(self.scratch / "config"),
        }

    def forget(self) -> None:
        """Remove what the product has cached: the next start is its first."""
        shutil.rmtree(self.scratch / "cache", ignore_errors=True)


def guard(*arguments: str | Path) -> list[str]:
    """The installed program with these arguments."""
    script = Path(sysconfig.get_path("scripts")) / "compact-guard"
    return [str(script), *map(str, arguments)]


def inside(program: str, *arguments: str | Path | int) -> list[str]:
    """One of the programs in `inside.py`, which measure in their own process."""
    return [sys.executable, str(ROOT / "tests" / "bench" / "inside.py"), program, *map(str, arguments)]


def word_count(files: Sequence[Path], check: Callable[[bytes], object]) -> Command:
    """`wc -l`: the least that reading these bytes costs."""
    return Command(["wc", "-l", *map(str, files)], check)


def start_python() -> Command:
    """What it costs to start Python and do nothing."""
    return Command([sys.executable, "-c", "pass"], lambda out: None)


def import_textual() -> Command:
    """What every console built on Textual pays before its first own line."""
    return Command([sys.executable, "-c", "import textual.app"], lambda out: None)
