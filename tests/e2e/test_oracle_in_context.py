"""The turns that `show` marks in_context are those the model received, at every recorded request."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Guard
from tests.e2e.oracle_in_context import Cut, cuts, in_context
from tests.e2e.oracle_texts import read_claude, read_codex


def cut_copy(cut: Cut, folder: Path) -> Path:
    """The transcript as it stood at the request, beside its whole neighbours (a fork reads its parent)."""
    folder.mkdir()
    for file in cut.transcript.parent.glob("*.jsonl"):
        lines = file.read_bytes().splitlines(keepends=True)
        kept = lines[: cut.line - 1] if file == cut.transcript else lines
        (folder / file.name).write_bytes(b"".join(kept))
    return folder / cut.transcript.name


def test_in_context_is_what_the_model_received(shared_recording: Path, guard: Guard, tmp_path: Path) -> None:
    wrong = []
    for cut in cuts(shared_recording):
        shown = guard("show", cut_copy(cut, tmp_path / str(cut.n)), "--json", "--raw").json()["turns"]
        received = in_context([(turn["role"], turn["text"]) for turn in shown], cut.said)
        wrong += [
            (cut.n, turn["n"], turn["text"][:60], f"shown {turn['in_context']}, received {was_received}")
            for turn, was_received in zip(shown, received, strict=True)
            if turn["in_context"] != was_received
        ]
    assert not wrong


def test_the_oracle_finds_requests_and_turns_in_and_out(shared_dir: Path) -> None:
    recordings = [
        *shared_dir.glob("transcripts/*_client/*/requests.jsonl"),
        *shared_dir.glob("transcripts/*_client/*/model_requests.json"),
    ]
    found = [cut for recording in recordings for cut in cuts(recording)]
    marks = []
    for cut in found:
        read = read_claude if "projects" in cut.transcript.parts else read_codex
        turns = [mark for mark in read(cut.transcript) if mark.text]
        before = [(m.role, m.text) for m in turns if m.path != cut.transcript or m.line < cut.line]
        marks.append(in_context(before, cut.said))
    assert len(found) == 129
    assert sum(map(sum, marks)) == 263
    assert sum(map(len, marks)) == 464
    nothing_left = {cut.transcript.parts[-2] for cut, held in zip(found, marks, strict=True) if not any(held)}
    assert nothing_left == {"-home-user-project", "k_token_budget_fresh_window"}, "mid-turn, and a fresh window"
