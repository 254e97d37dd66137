"""Every record type of the recordings and published sessions is known; a new one is counted and shown."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Guard
from tests.sessions import CodexLog, talk

from compact_guard.core.transcript.session import open_session


def test_no_transcript_holds_a_type_that_the_adapters_do_not_know(shared_transcript: Path) -> None:
    assert dict(open_session(str(shared_transcript), cache=False).unknown_types) == {}


def test_a_type_of_a_newer_client_is_counted_and_hides_nothing(guard: Guard, fake_home: Path) -> None:
    claude, codex = talk("one", "two"), CodexLog(2)
    claude.row({"type": "hologram", "content": "…"})
    claude.user("three")
    codex.event("hologram_rendered")
    codex.add("hologram", {"type": "shown"})
    codex.user("one")

    shown = guard("show", claude.write(fake_home), "--json").json()
    assert shown["unknown_types"] == {"hologram": 1}
    assert [turn["text"] for turn in shown["turns"]] == ["one", "two", "three"]
    shown = guard("show", codex.write(fake_home), "--json").json()
    assert shown["unknown_types"] == {"event_msg/hologram_rendered": 1, "hologram/shown": 1}
    assert [turn["text"] for turn in shown["turns"]] == ["one"]
