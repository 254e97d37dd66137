"""`show` against an independent reading by record types, file by file."""

from __future__ import annotations

import re
from itertools import accumulate
from pathlib import Path

from tests.conftest import Guard
from tests.e2e.oracle_in_context import squeezed
from tests.e2e.oracle_texts import Mark, read_claude, read_codex


def read(transcript: Path) -> list[Mark]:
    codex = any("codex" in part for part in transcript.parts[-3:-1])
    return (read_codex if codex else read_claude)(transcript)


def test_show_gives_the_same_boundaries_and_texts(shared_transcript: Path, guard: Guard) -> None:
    marks = read(shared_transcript)
    epochs = accumulate(mark.role == "boundary" for mark in marks)
    turns = [(epoch, m.role, squeezed(m.text)) for epoch, m in zip(epochs, marks, strict=True) if m.text]

    shown = guard("show", shared_transcript, "--json", "--raw").json()

    assert [(t["epoch"], t["role"], squeezed(t["text"])) for t in shown["turns"]] == turns
    assert [t["n"] for t in shown["turns"]] == list(range(1, len(turns) + 1))
    assert [b["line"] for b in shown["boundaries"]] == [mark.line for mark in marks if mark.role == "boundary"]
    assert [b["index"] for b in shown["boundaries"]] == list(range(1, len(shown["boundaries"]) + 1))


def test_line_is_where_the_text_of_the_turn_begins(shared_transcript: Path, guard: Guard) -> None:
    shown = guard("show", shared_transcript, "--json", "--raw").json()
    assert [t["line"] for t in shown["turns"]] == [mark.line for mark in read(shared_transcript) if mark.text]


def test_a_second_start_shows_the_same(shared_transcript: Path, guard: Guard) -> None:
    first = guard("show", shared_transcript, "--json", "--raw")
    assert guard("show", shared_transcript, "--json", "--raw") == first


def test_the_oracle_counts_the_compactions_that_the_readme_lists(shared_dir: Path) -> None:
    """A row's last cell reads like `2 (884, 1307) · 1 (378)`: a count and its lines for each file."""
    table = (shared_dir / "transcripts/README.md").read_text(encoding="utf-8")
    rows = [row for row in table.splitlines() if row.startswith("| `public/")]
    listed = [numbers for row in rows for numbers in re.findall(r"\d \((\d+(?:, \d+)*)", row)]
    files = [
        *shared_dir.glob("transcripts/public/claude/**/*.jsonl"),
        *shared_dir.glob("transcripts/public/codex/*"),
    ]
    found = [", ".join(str(m.line) for m in read(path) if m.role == "boundary") for path in files]

    assert len(listed) == 11
    assert sorted(listed) == sorted(filter(None, found))


def test_the_oracle_finds_plenty_to_compare(shared_dir: Path) -> None:
    files = [
        *shared_dir.glob("transcripts/*_client/**/*.jsonl*"),
        *shared_dir.glob("transcripts/public/**/*.jsonl"),
    ]
    sessions = [path for path in files if "projects" in path.parts or "public" in path.parts or "rollout" in path.name]
    marks = [mark for path in sessions for mark in read(path)]
    assert len(sessions) >= 60
    assert sum(mark.role == "boundary" for mark in marks) >= 70
    assert sum(mark.role == "user" for mark in marks) >= 270
    assert sum(mark.role == "assistant" for mark in marks) >= 1000
