"""The benchmarks' transcripts: written by the shared generator into a cache folder, never into the repository."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SEED = 7
NEWEST = "The newest turn stands here: Heliotrope-Bassoon"
"""Text of a turn that is put at the end of a session: what to wait for on a screen."""
WIDE_NEEDLE = "Ｍａｒｍａｌａｄｅ－Ｑｕａｓａｒ"
WIDE_EVERY = 100
"""One line in so many gets full-width letters."""
_WIDE_WORDS = "ｂｕｉｌｄ ＣＡＣＨＥ ｄａｅｍｏｎ １２３ ＴｉｍｅｏｕｔＥｒｒｏｒ ".encode()
_BODY = re.compile(rb'"(?:text|content)":"')


class NoGenerator(Exception):
    """Without the generator there is nothing to measure on."""


def generator() -> Path:
    """The corpus generator beside the repository."""
    shared = Path(os.environ.get("COMPACT_GUARD_SHARED") or ROOT.parent / "shared")
    path = shared / "bench" / "gen_corpus.py"
    if not path.is_file():
        raise NoGenerator(
            "No corpus generator: bench/gen_corpus.py is looked for in ../shared, or in the folder that "
            "COMPACT_GUARD_SHARED names."
        )
    return path


def cache_folder() -> Path:
    """Where corpora are kept between two benchmarks: about 3.5 GB."""
    return Path(os.environ.get("XDG_CACHE_HOME") or tempfile.gettempdir()) / "compact-guard-bench"


@dataclass(frozen=True, slots=True)
class Corpus:
    """Names the corpora and makes those that are asked for and not there yet."""

    folder: Path
    tell: Callable[[str], object] = print

    def session(self, name: str) -> Path:
        """`c100`, `x100`, `c1g`: a session of one agent (c Claude, x Codex) and size (MB, or g for GB)."""
        kind = {"c": "claude", "x": "codex"}[name[0]]
        size = name[1:].upper() if name.endswith("g") else name[1:] + "M"
        return self._made(f"{name}.jsonl", "session", "--kind", kind, "--size", size)

    def home(self) -> Path:
        """2,000 sessions of both agents, 1 GB, as the agents lay them out."""
        return self._made("home", "home", "--sessions", "2000", "--size", "1G")

    def newest(self, name: str) -> Path:
        """A session with NEWEST as its last turn, under a folder of Claude's."""
        whole = self.session(name)

        def write(target: Path) -> None:
            with whole.open("rb") as source, target.open("wb") as out:
                while block := source.read(1 << 20):
                    out.write(block)
                out.write(reply_line(NEWEST))

        return self.derived(f"{name}-newest.jsonl", write)

    def wide(self, name: str) -> Path:
        """A session in which 1 % of the lines hold full-width letters, and five of these the needle."""
        whole = self.session(name)

        def write(target: Path) -> None:
            with whole.open("rb", buffering=1 << 20) as source, target.open("wb", buffering=1 << 20) as out:
                out.writelines(_widened(source))

        return self.derived(f"{name}-wide.jsonl", write)

    def _made(self, name: str, *arguments: str) -> Path:
        def write(target: Path) -> None:
            command = [sys.executable, str(generator()), *arguments, "--seed", str(SEED), "--out", str(target)]
            subprocess.run(command, check=True, capture_output=True)

        return self.derived(name, write)

    def derived(self, name: str, write: Callable[[Path], None]) -> Path:
        """Written beside and renamed: a corpus that was broken off is not taken for a whole one."""
        path = self.folder / name
        if not path.exists():
            self.tell(f"writing {name} …")
            self.folder.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_name(f"{name}.unfinished-{os.getpid()}")
            write(unfinished)
            unfinished.rename(path)
        return path


def _widened(lines: Iterator[bytes] | object) -> Iterator[bytes]:
    needles = 5
    assert isinstance(lines, Iterator)
    for number, line in enumerate(lines):
        if number % WIDE_EVERY == WIDE_EVERY // 2 and (body := _BODY.search(line)):
            words = _WIDE_WORDS
            if needles and b'"type":"text"' in line:
                needles -= 1
                words = WIDE_NEEDLE.encode() + b" " + words
            line = line[: body.end()] + words + line[body.end() :]
        yield line


def reply_line(text: str, number: int = 0) -> bytes:
    """A reply of Claude's as one line; it names no parent that could be missing."""
    return (
        f'{{"parentUuid":"","isSidechain":false,"type":"assistant","message":{{"id":"msg_bench_{number}",'
        f'"type":"message","role":"assistant","model":"claude-example-1","content":[{{"type":"text","text":"{text}"}}]}},'
        f'"uuid":"00000000-0000-4000-8000-{number:012x}","timestamp":"2027-01-01T00:00:00.000Z"}}\n'
    ).encode()
