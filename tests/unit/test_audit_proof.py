"""The proof of a delivery: what the client recorded that the model was given, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.audits import GuardedClaude, GuardedCodex, audit, only, pack

from compact_guard.core.audit.log import Row, append, short, stamp
from compact_guard.core.audit.report import Report
from compact_guard.core.transcript.session import open_session
from compact_guard.core.transcript.trace import Trace, given_after, trace_of

NONCE = "00c0ffee00c0ffee"


@pytest.fixture
def state(fake_home: Path) -> Path:
    return fake_home / ".local/state/compact-guard"


@pytest.fixture
def claude(fake_home: Path, state: Path) -> GuardedClaude:
    made = GuardedClaude(fake_home, state)
    made.talk(3)
    made.pre(nonce=NONCE)
    made.start(nonce=NONCE)
    made.boundary()
    return made


@pytest.fixture
def codex(fake_home: Path, state: Path) -> GuardedCodex:
    made = GuardedCodex(fake_home, state)
    made.talk(3)
    made.pre(nonce=NONCE)
    made.boundary()
    made.start(nonce=NONCE)
    return made


def delivery(session: GuardedClaude | GuardedCodex, state: Path, *, reply: bool = True) -> str:
    if reply:
        session.reply()
    session.write()
    return only(audit(state)).delivery


def test_plain_text_that_a_hook_printed_reaches_the_model_too(claude: GuardedClaude, state: Path) -> None:
    text = pack(NONCE)
    attachment = {"type": "hook_success", "content": text, "stdout": text, "hookEvent": "SessionStart"}
    claude.log.chained("attachment", {"attachment": attachment})
    assert delivery(claude, state) == "DELIVERED"


def test_one_hooks_text_among_those_of_others_is_found(claude: GuardedClaude, state: Path) -> None:
    content = ["another hook", pack(NONCE), "a third"]
    claude.log.chained("attachment", {"attachment": {"type": "hook_additional_context", "content": content}})
    assert delivery(claude, state) == "DELIVERED"


def test_a_pack_in_chinese_is_found(claude: GuardedClaude, state: Path) -> None:
    claude.given(pack(NONCE, language="zh-TW"))
    assert delivery(claude, state) == "DELIVERED"


def test_the_end_must_be_there(claude: GuardedClaude, state: Path) -> None:
    claude.given(pack(NONCE).partition("--- end")[0])
    assert delivery(claude, state) == "TRUNCATED"


def test_a_whole_one_after_a_cut_one_counts(claude: GuardedClaude, state: Path) -> None:
    claude.given(f"<persisted-output>\nOutput too large (9.8KB).\n{pack(NONCE)[:100]}")
    claude.given(pack(NONCE))
    assert delivery(claude, state) == "DELIVERED"


@pytest.mark.parametrize(
    "record",
    [
        {"type": "attachment", "attachment": {"type": "hook_success", "content": "", "stdout": pack(NONCE)}},
        {"type": "attachment", "attachment": {"type": "hook_non_blocking_error", "stderr": pack(NONCE)}},
        {"type": "api-request-blob", "content": pack(NONCE), "hint": "hook_additional_context"},
        {"type": "user", "message": {"role": "user", "content": f'what is {NONCE}? "hook_additional_context"'}},
        {
            "type": "attachment",
            "isSidechain": True,
            "attachment": {"type": "hook_additional_context", "content": [pack(NONCE)]},
        },
    ],
)
def test_what_the_model_did_not_get_from_a_hook_is_no_proof(
    claude: GuardedClaude, state: Path, record: dict[str, Any]
) -> None:
    claude.log.chained(record["type"], record)
    assert delivery(claude, state) == "NOT_SEEN"


@pytest.mark.parametrize("content", [None, 7, {"a": 1}, [None, 7, ["x"]], []])
def test_odd_attachments_raise_nothing(claude: GuardedClaude, state: Path, content: object) -> None:
    attachment = {"type": "hook_additional_context", "content": content, "note": NONCE}
    claude.log.chained("attachment", {"attachment": attachment})
    claude.log.raw(b'{"type":"attachment","attachment":{"type":"hook_additional_context","content":["' + NONCE.encode())
    assert delivery(claude, state) == "NOT_SEEN"


def test_without_a_reply_nothing_is_said(claude: GuardedClaude, state: Path) -> None:
    assert delivery(claude, state, reply=False) == "UNKNOWN"


def test_a_tool_call_is_a_reply(claude: GuardedClaude, state: Path) -> None:
    claude.log.assistant(claude.log.call("t1", command="ls"))
    assert delivery(claude, state, reply=False) == "NOT_SEEN"


@pytest.mark.parametrize(
    "fields", [{"isApiErrorMessage": True}, {"isSidechain": True}, {"message": {"model": "<synthetic>", "content": []}}]
)
def test_what_the_client_or_a_subagent_says_is_no_reply(
    claude: GuardedClaude, state: Path, fields: dict[str, Any]
) -> None:
    claude.log.assistant("API Error: 500", **fields)
    assert delivery(claude, state, reply=False) == "UNKNOWN"


def test_a_line_that_was_written_after_the_reply_but_is_older_is_in_time(claude: GuardedClaude, state: Path) -> None:
    """A resumed client writes lines out of the order of the chain."""
    claude.log.now = claude.log.now.replace(minute=claude.log.now.minute + 1)
    claude.reply()
    claude.log.now = claude.log.now.replace(minute=claude.log.now.minute - 1)
    claude.given(pack(NONCE))
    claude.log.now = claude.log.now.replace(minute=claude.log.now.minute + 2)
    claude.write()
    one = only(audit(state))
    assert (one.delivery, one.miss) == ("DELIVERED", None)


def test_codex_says_what_a_part_is(codex: GuardedCodex, state: Path) -> None:
    kinds = {"content_item_kinds": ["host_skills.instructions"]}
    codex.log.message("developer", pack(NONCE), internal_chat_message_metadata_passthrough=kinds)
    assert delivery(codex, state) == "NOT_SEEN"


def test_old_clients_of_codex_do_not(codex: GuardedCodex, state: Path) -> None:
    codex.log.message("developer", pack(NONCE))
    assert delivery(codex, state) == "DELIVERED"


def test_codex_cuts_the_middle_out(codex: GuardedCodex, state: Path) -> None:
    text = f"Warning: truncated output (original token count: 3000)\nTotal output lines: 1\n\n{pack(NONCE)}"
    codex.given(text)
    assert delivery(codex, state) == "TRUNCATED"


def test_a_summary_that_codex_keeps_as_a_reply_is_none(codex: GuardedCodex, state: Path) -> None:
    codex.boundary()
    codex.given(pack(NONCE))
    codex.reply()
    codex.write()
    report = audit(state)
    assert {one.number: one.delivery for one in report.compactions}[1] == "DELIVERED"


def test_a_call_is_a_reply_of_codex(codex: GuardedCodex, state: Path) -> None:
    codex.log.add("response_item", {"type": "function_call", "name": "shell", "arguments": "{}"})
    assert delivery(codex, state, reply=False) == "NOT_SEEN"


@pytest.mark.parametrize(
    ("text", "proof"),
    [
        (pack(NONCE), "DELIVERED"),
        ("another hook's words", "NOT_SEEN"),
        (f"<persisted-output>\nOutput too large.\n{pack(NONCE)[:60]}", "TRUNCATED"),
    ],
)
def test_where_nobody_knows_the_nonce_our_name_will_do(fake_home: Path, state: Path, text: str, proof: str) -> None:
    """Rows of an older program, whose checkpoint is deleted by now."""
    claude = GuardedClaude(fake_home, state)
    claude.talk(2)
    claude.pre(nonce=None)
    claude.start(nonce=None)
    claude.boundary()
    claude.given(text)
    assert delivery(claude, state) == proof


def test_a_line_of_megabytes_does_not_hide_the_pack(claude: GuardedClaude, state: Path) -> None:
    claude.log.user("x" * (9 << 20), isMeta=True)
    claude.given(pack(NONCE))
    assert delivery(claude, state) == "DELIVERED"


def recordings(shared_dir: Path) -> list[Path]:
    found = shared_dir.glob("transcripts/*_client/*/**/*.jsonl")
    return sorted(path for path in found if path.name.startswith("rollout-") or "projects" in path.parts)


def traced(path: Path) -> Trace | None:
    session = open_session(str(path), cache=False)
    try:
        return trace_of(session)
    finally:
        session.close()


def planted(path: Path, trace: Trace) -> tuple[bytes, dict[int, str]]:
    """The recording with a fence around the first hook's text after each compaction; stubs get its beginning alone.

    The nonce of compaction k is k in hexadecimal, padded. Also: what each one must come to.
    """
    lines = path.read_bytes().splitlines(keepends=True)
    expected: dict[int, str] = {}
    offset = 0
    for at, line in enumerate(lines):
        number = sum(one.offset < offset for one in trace.crossings)
        if (offset, len(line)) in trace.given and number and number not in expected:
            record = json.loads(line)
            if (kind := _plant(record, f"{number:016x}")) is not None:
                expected[number] = kind
                lines[at] = json.dumps(record, ensure_ascii=False).encode() + b"\n"
        offset += len(line)
    return b"".join(lines), expected


def _plant(record: Any, nonce: str) -> str | None:
    begin, end = f"--- begin evidence {nonce} ---\n", f"\n--- end evidence {nonce} ---"
    if record["type"] == "attachment":
        content = record["attachment"].get("content")
        if record["attachment"]["type"] != "hook_additional_context" or "SessionStart" not in str(record):
            return None
        cut = content[0].startswith("<persisted-output>")
        content[0] = content[0].replace("Preview (first 2KB):\n", "Preview (first 2KB):\n" + begin)
        content[0] = content[0] if cut else begin + content[0] + end
        return "TRUNCATED" if cut else "DELIVERED"
    if record["type"] != "response_item" or record["payload"].get("role") != "developer":
        return None
    part = record["payload"]["content"][0]
    told = record["payload"].get("internal_chat_message_metadata_passthrough", {})
    kinds = told.get("content_item_kinds", ["hooks.additional_context"])
    if kinds != ["hooks.additional_context"] or part["text"].startswith("<"):
        return None
    cut = part["text"].startswith("Warning: truncated output")
    part["text"] = part["text"] + begin + end if cut else begin + part["text"] + end
    return "TRUNCATED" if cut else "DELIVERED"


def audited(data: bytes, path: Path, trace: Trace, expected: dict[int, str], home: Path, state: Path) -> Report:
    """The audit of a planted recording, with the rows that its hooks would have left."""
    folder = ".claude/projects/-p" if trace.agent == "claude" else ".codex/sessions/2026/11/29"
    place = home / folder / path.name
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(data)
    now = traced(place)
    assert now is not None
    for one in now.crossings:
        if one.number in expected:
            fields: dict[str, Any] = {
                "session": short(now.session_id),
                "generation": one.number,
                "surface": now.surface,
            }
            fields |= {"nonce": f"{one.number:016x}", "size": one.offset, "agent": now.agent}
            at = stamp((one.at_ms or 0) - 40)
            assert append(str(state), Row(at=at, event="PreCompact", outcome="saved", trigger="auto", **fields))
    return audit(state)


def test_every_recorded_context_is_proved(shared_dir: Path, fake_home: Path, state: Path) -> None:
    met: dict[str, dict[int, str]] = {}
    for number, path in enumerate(recordings(shared_dir)):
        trace = traced(path)
        if trace is None or not trace.crossings:
            continue
        data, expected = planted(path, trace)
        if not expected:
            continue
        home = fake_home / str(number)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("CLAUDE_CONFIG_DIR", str(home / ".claude"))
            patch.setenv("CODEX_HOME", str(home / ".codex"))
            report = audited(data, path, trace, expected, home, home / "state")
        found = {one.number: one.delivery for one in report.compactions if one.number in expected}
        assert found == expected, path
        met[path.relative_to(shared_dir / "transcripts").parts[1]] = expected
    assert list(met["m_context_over_cap"].values()) == ["DELIVERED"] * 2 + ["TRUNCATED"] * 4
    assert {"a_manual_compact", "b2_auto_midturn", "c_four_compactions", "l_v2_1_197", "o_prompt_too_long"} <= set(met)
    assert {"a_manual_compact_tui", "b_auto_compact_exec", "c2_eight_queued_manual_appserver"} <= set(met)


def test_what_codex_spilled_is_seen_as_cut(shared_dir: Path) -> None:
    (path,) = shared_dir.glob("transcripts/codex_client/m_stop_hook_block_and_spill/rollout-*")
    session = open_session(str(path), cache=False)
    trace = trace_of(session)
    assert trace is not None
    given = list(given_after(session.sources[0], session.adapter, trace.given, {"0123456789"}))
    assert [one.whole for one in given] == [False]
    session.close()


def test_every_recording_has_a_trace(shared_transcript: Path) -> None:
    """Own compactions in their order, and each reply after its boundary."""
    trace = traced(shared_transcript)
    if trace is None:
        return
    offsets = [one.offset for one in trace.crossings]
    assert offsets == sorted(offsets)
    assert all(one.reply is None or one.reply > one.offset for one in trace.crossings)
    assert list(trace.given) == sorted(set(trace.given))
