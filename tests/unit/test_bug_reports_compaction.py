"""Public reports about compactions and Codex rollouts: the smallest input and the right behaviour.

What comes back after a compaction (BR-047, 051, 055, 069, 071, 075) is in `test_bug_reports_restore.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
import zstandard
from tests.conftest import Guard
from tests.measure import peak_mib
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.transcript.session import open_session


def show(guard: Guard, path: Path) -> dict[str, Any]:
    shown: dict[str, Any] = guard("show", path, "--json", "--raw").json()
    return shown


def texts(shown: dict[str, Any]) -> list[str]:
    return [turn["text"] for turn in shown["turns"]]


def test_br_047_a_second_near_empty_compaction_is_one_of_its_own(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("one")
    log.assistant("two")
    log.boundary("Summary:\nfirst")
    log.boundary("Summary:\nsecond")
    log.user("three")

    shown = show(guard, log.write(fake_home))

    assert [boundary["index"] for boundary in shown["boundaries"]] == [1, 2]
    assert [(turn["text"], turn["epoch"], turn["in_context"]) for turn in shown["turns"]] == [
        ("one", 0, False),
        ("two", 0, False),
        ("three", 2, True),
    ]


def test_br_049_an_error_in_place_of_a_summary_is_named_one(guard: Guard, fake_home: Path) -> None:
    for text, state in (
        ("API Error: 401 Invalid authentication credentials", "error"),
        ("Summary:\n1. The user fixed an API Error: 401 in the login", "readable"),
    ):
        log = ClaudeLog()
        log.user("one")
        log.boundary(text)
        [boundary] = show(guard, log.write(fake_home))["boundaries"]
        assert (boundary["summary_state"], boundary["summary"]) == (state, text)


def test_br_053_a_summary_record_alone_is_no_compaction(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    for index in range(150):
        (log.assistant if index % 2 else log.user)(f"turn {index}")
    log.row({"type": "summary", "summary": "A title", "leafUuid": log.last})

    shown = show(guard, log.write(fake_home))

    assert shown["boundaries"] == []
    assert texts(shown) == [f"turn {index}" for index in range(150)]
    assert {turn["epoch"] for turn in shown["turns"]} == {0}


def test_br_055_the_arguments_of_compact_are_no_words_of_the_user(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("one")
    log.boundary(trigger="manual")
    log.user("<local-command-caveat>Caveat</local-command-caveat>", isMeta=True)
    log.user("<command-name>/compact</command-name>\n<command-args>write a handoff</command-args>")
    log.user("<local-command-stdout>Compacted write a handoff</local-command-stdout>", repeatsCompactSummary=True)
    log.user("two")
    path = log.write(fake_home)

    assert texts(show(guard, path)) == ["one", "two"]
    assert guard("search", "handoff", "--json").code == 1


def test_br_057_a_microcompaction_starts_no_epoch(guard: Guard, fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("one")
    log.assistant("two", log.call("t1"))
    log.result("t1", "a long listing")
    meta = {"trigger": "auto", "preTokens": 9, "compactedToolIds": ["t1"], "clearedAttachmentUUIDs": []}
    log.chained("system", {"subtype": "microcompact_boundary", "microcompactMetadata": meta})
    log.user("three")

    shown = show(guard, log.write(fake_home))

    assert shown["boundaries"] == []
    assert [(turn["epoch"], turn["in_context"]) for turn in shown["turns"]] == [(0, True)] * 3
    assert shown["unknown_types"] == {}


def compacted(log: CodexLog, *history: dict[str, Any], message: str = "", window: str = "w-1") -> None:
    log.add("compacted", {"message": message, "window_id": window, "replacement_history": [*history]})


def kept(text: str) -> dict[str, Any]:
    return {"type": "message", "role": "user", "content": [{"type": "input_text", "text": text}]}


def test_br_059_an_encrypted_summary_is_a_compaction(guard: Guard, fake_home: Path) -> None:
    log = CodexLog()
    log.user("one")
    log.agent("two")
    compacted(log, kept("one"), {"type": "compaction", "encrypted_content": "MOCK-ENCRYPTED"})
    log.user("three")

    shown = show(guard, log.write(fake_home))

    assert [(mark["summary_state"], mark["summary"]) for mark in shown["boundaries"]] == [("encrypted", None)]
    assert [(turn["epoch"], turn["in_context"]) for turn in shown["turns"]] == [
        (0, True),
        (0, False),
        (1, True),
    ]
    assert guard("sessions", "--json").json()[0]["compactions"] == 1


def test_br_093_an_answer_written_to_two_streams_is_one_turn(guard: Guard, fake_home: Path) -> None:
    log = CodexLog()
    for _ in range(2):
        log.message("user", "same question")
        log.event("user_message", message="same question", kind="plain")
        log.event("agent_message", message="same answer")
        log.message("assistant", "same answer")

    shown = show(guard, log.write(fake_home))

    assert texts(shown) == ["same question", "same answer"] * 2


def zst(data: bytes) -> bytes:
    return zstandard.ZstdCompressor().compress(data)


def rollout(turns: int = 1) -> CodexLog:
    log = CodexLog()
    for index in range(turns):
        log.user(f"question {index}")
        log.agent(f"answer {index}")
    return log


def test_br_095_a_compressed_rollout_is_listed_and_read(
    guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = rollout()
    plain = log.path(fake_home)
    path = plain.with_name(plain.name + ".zst")
    path.parent.mkdir(parents=True)
    path.write_bytes(zst(log.data()))

    assert [row["path"] for row in guard("sessions", "--json").json()] == [str(path)]
    assert texts(show(guard, path)) == ["question 0", "answer 0"]
    assert [row["line"] for row in guard("search", "answer", "--json").lines()] == [4]

    monkeypatch.setitem(sys.modules, "zstandard", None)
    assert [row["path"] for row in guard("sessions", "--json").json()] == [str(path)]
    assert [damage["reason"] for damage in show(guard, path)["damage"]] == ["compressed, decoder missing"]


def test_br_097_compression_is_told_by_its_bytes_and_a_cut_frame_still_reads(guard: Guard, fake_home: Path) -> None:
    path = rollout(2000).write(fake_home)
    whole = path.read_bytes()
    path.write_bytes(zst(whole))
    assert len(texts(show(guard, path))) == 4000

    cut = zst(whole)
    path.write_bytes(cut[: len(cut) * 2 // 3])
    shown = show(guard, path)

    assert 0 < len(shown["turns"]) < 4000
    assert texts(shown)[:2] == ["question 0", "answer 0"]
    assert shown["damage"]


def test_br_097_a_small_frame_that_unpacks_to_much_fills_no_memory(fake_home: Path) -> None:
    log = rollout()
    path = log.path(fake_home)
    path.parent.mkdir(parents=True)
    packer = zstandard.ZstdCompressor().compressobj()
    with path.with_name(path.name + ".zst").open("wb") as file:
        file.write(packer.compress(log.data()))
        for _ in range(512):
            file.write(packer.compress(bytes(2**20)))
        file.write(packer.flush())
    for argv in (["show", log.session, "--json", "--raw"], ["sessions", "--json"]):
        out, mib = peak_mib(*argv)
        assert log.session in out
        assert mib < 300, argv[0]


def replayed_fork(guard: Guard, home: Path, turns: int) -> list[dict[str, Any]]:
    """A fork at turn 2 whose file replays `turns` of its parent's five, stamped anew, before its own."""
    parent, fork = CodexLog(1), CodexLog(2, forked_from_id=CodexLog(1).session)
    fork.meta(id=parent.session, cwd="/w/app", originator="codex-tui", source="cli")
    for index in range(5):
        parent.user(f"question {index}")
        parent.agent(f"answer {index}")
    parent.write(home)
    for index in range(turns):
        fork.user(f"question {index}")
        fork.agent(f"answer {index}")
    fork.user("a question of its own")
    fork.agent("an answer of its own")
    shown = guard("show", fork.write(home), "--json", "--raw").json()
    assert shown["session"]["session_id"] == fork.session
    assert {row["session_id"] for row in guard("sessions", "--json").json()} == {parent.session, fork.session}
    turns_shown: list[dict[str, Any]] = shown["turns"]
    return turns_shown


def test_br_099_a_fork_that_starts_with_a_replay_of_its_parent(guard: Guard, fake_home: Path) -> None:
    shown = replayed_fork(guard, fake_home, 2)
    assert ["inherited" in turn["labels"] for turn in shown] == [True] * 4 + [False] * 2
    assert [turn["text"] for turn in shown[4:]] == ["a question of its own", "an answer of its own"]


def test_br_101_a_fork_that_replays_more_than_its_share(guard: Guard, fake_home: Path) -> None:
    shown = replayed_fork(guard, fake_home, 5)
    assert ["inherited" in turn["labels"] for turn in shown] == [True] * 10 + [False] * 2


def test_br_103_context_of_the_ide_is_folded_away(guard: Guard, fake_home: Path) -> None:
    log = CodexLog()
    setup = "# Context from my IDE setup:\n\n## Open tabs:\n- a.py: src/a.py\n\n"
    log.user(setup + "## My request for Codex:\nfix X\n")
    log.agent("fixed")
    log.event("user_message", message=setup + "## My request for Codex:\nfix Y", kind="plain")

    assert texts(show(guard, log.write(fake_home))) == ["fix X", "fixed", "fix Y"]


def test_br_105_media_kept_by_a_compaction_is_no_burden(guard: Guard, fake_home: Path) -> None:
    log = CodexLog()
    log.user("look at these")
    log.agent("looked")
    image = {"type": "input_image", "image_url": "data:image/png;base64," + "iVBO" * 1_250_000}
    history = kept("look at these")
    history["content"] += [image] * 4
    compacted(log, history, message="Another language model started: summary")
    log.user("go on")
    path = log.write(fake_home)
    assert path.stat().st_size > 20_000_000

    shown = show(guard, path)

    assert [(turn["text"], turn["in_context"]) for turn in shown["turns"]] == [
        ("look at these", True),
        ("looked", False),
        ("go on", True),
    ]
    assert open_session(str(path)).boundaries[0].summary_state == "readable"
    assert guard("search", "iVBOiVBO", "--tools", "--json").code == 1
