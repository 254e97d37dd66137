"""A transcript that grows while it is open reads as it does at once, wherever the writer was interrupted."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from compact_guard.core.transcript.session import Session, open_session


def state(session: Session) -> dict[str, Any]:
    """All that a reader may ask of a session."""
    turns = list(session.turns)
    return {
        "turns": turns,
        "texts": [session.text(turn) for turn in turns],
        "tools": [session.tools(turn) for turn in turns],
        "boundaries": list(session.boundaries),
        "summaries": [session.summary(boundary) for boundary in session.boundaries],
        "damage": list(session.damage),
        "unknown": dict(session.unknown_types),
        "gauge": session.gauge,
        "info": session.info,
    }


def beside(transcript: Path, folder: Path) -> Path:
    """An empty file for the transcript in `folder`, with its neighbours (a fork reads its parent)."""
    folder.mkdir()
    for file in transcript.parent.glob("*.jsonl"):
        (folder / file.name).write_bytes(b"" if file == transcript else file.read_bytes())
    return folder / transcript.name


def pieces(data: bytes, count: int) -> list[bytes]:
    """`data` in `count` pieces, cut anywhere: at line ends, inside records, inside characters."""
    chosen = random.Random(len(data)).sample(range(1, len(data)), count - 1)
    cuts = [0, *sorted(chosen), len(data)]
    return [data[start:end] for start, end in zip(cuts, cuts[1:], strict=False)]


def test_following_ends_where_opening_does(shared_transcript: Path, tmp_path: Path) -> None:
    if shared_transcript.suffix == ".zst":
        pytest.skip("a compressed rollout does not grow")
    path = beside(shared_transcript, tmp_path / "copy")
    parts = pieces(shared_transcript.read_bytes(), 40)
    path.write_bytes(parts[0])
    session = open_session(str(path), cache=False)
    before: list[str] = []
    for part in parts[1:]:
        with path.open("ab") as file:
            file.write(part)
        session.refresh()
        ids = [turn.id for turn in session.turns]
        assert ids[: len(before)] == before, "a turn was renumbered"
        assert [turn.n for turn in session.turns] == list(range(1, len(ids) + 1))
        before = ids

    assert state(session) == state(open_session(str(path), cache=False))
    assert session.refresh().state == "same"


def test_a_sidecar_of_an_earlier_state_changes_nothing(shared_transcript: Path, tmp_path: Path) -> None:
    if shared_transcript.suffix == ".zst":
        pytest.skip("a compressed rollout does not grow")
    path = beside(shared_transcript, tmp_path / "copy")
    for part in pieces(shared_transcript.read_bytes(), 4):
        with path.open("ab") as file:
            file.write(part)
        fresh = state(open_session(str(path), cache=False))
        assert state(open_session(str(path))) == fresh
        assert state(open_session(str(path))) == fresh
