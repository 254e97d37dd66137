"""An event as agents send it, and as nobody should: what is taken of it, and that nothing raises."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compact_guard.core.hooks.event import EVENTS, SOURCES, TRIGGERS, Event, parse

ID = "57f3d9d2-f2b7-4b84-a17a-a2e162225399"
CLAUDE = {
    "session_id": ID,
    "transcript_path": f"/home/user/.claude/projects/-home-user-project/{ID}.jsonl",
    "cwd": "/home/user/project",
    "prompt_id": "31f5a109-f3ce-4fe1-b08e-aaa2f85d5ceb",
    "hook_event_name": "PreCompact",
    "trigger": "manual",
    "custom_instructions": None,
}


def parsed(payload: Any, agent: str = "claude") -> Event:
    event = parse(json.dumps(payload).encode(), agent)
    assert event is not None
    return event


def with_field(name: str, value: Any) -> Event:
    return parsed(CLAUDE | {name: value})


def test_what_claude_sends() -> None:
    event = parsed(CLAUDE)
    assert (event.agent, event.name, event.session_id) == ("claude", "PreCompact", ID)
    assert (event.transcript, event.cwd) == (CLAUDE["transcript_path"], "/home/user/project")
    assert (event.trigger, event.source, event.prompt_id) == ("manual", None, CLAUDE["prompt_id"])
    assert (event.agent_id, event.model, event.summary) == (None, None, None)


def test_what_codex_sends() -> None:
    event = parsed(
        {"session_id": ID, "turn_id": "t-1", "hook_event_name": "SessionStart", "source": "compact", "model": "gpt-5"},
        "codex",
    )
    assert (event.agent, event.source, event.prompt_id, event.model) == ("codex", "compact", "t-1", "gpt-5")


def test_the_summary_of_a_compaction() -> None:
    assert parsed({"hook_event_name": "PostCompact", "compact_summary": "<summary>\ud83d"}).summary == "<summary>\ud83d"


@pytest.mark.parametrize("value", [None, 7, True, [], {}, "", ["PreCompact"]], ids=repr)
@pytest.mark.parametrize("name", [*CLAUDE, "source", "model", "compact_summary"])
def test_a_field_of_another_type_is_as_if_it_were_not_there(name: str, value: Any) -> None:
    without = parsed({key: field for key, field in CLAUDE.items() if key != name})
    event = with_field(name, value)
    assert [getattr(event, slot) for slot in Event.__slots__] == [getattr(without, slot) for slot in Event.__slots__]


@pytest.mark.parametrize("name", ["prompt_id", "turn_id"])
def test_of_a_prompt_id_that_could_be_a_secret_only_a_digest_is_kept(name: str) -> None:
    first, second = ("npm_kpYr64Zi06aFOK3zdWrprNHHBdGm1f2Q3w4e", "0123456789abcdef0123456789abcdef0123")
    without = {key: value for key, value in CLAUDE.items() if key != "prompt_id"}
    ids = [parsed(without | {name: id}).prompt_id for id in (first, first, second)]
    assert ids[0] == ids[1] != ids[2]
    for id, secret in zip((ids[0], ids[2]), (first, second), strict=True):
        assert id is not None
        assert not any(secret[at : at + 8] in id for at in range(len(secret) - 7))


@pytest.mark.parametrize("value", ["x", "", 0, False, [], {"a": 1}], ids=repr)
def test_any_agent_id_but_null_is_a_subagents(value: Any) -> None:
    assert with_field("agent_id", value).agent_id is not None
    assert with_field("agent_id", None).agent_id is None


@pytest.mark.parametrize("name", ["Stop", "precompact", "PreCompact ", "\u202ePreCompact", "x" * 10_000])
def test_only_known_words_are_names(name: str) -> None:
    event = parsed(CLAUDE | {"hook_event_name": name})
    assert (event.name, event.trigger) == ("", None)
    assert parsed(CLAUDE | {"trigger": name}).trigger is None
    assert parsed(CLAUDE | {"hook_event_name": "SessionStart", "source": name}).source is None


def test_trigger_and_source_belong_to_their_events() -> None:
    both = CLAUDE | {"trigger": "auto", "source": "compact"}
    found = [parsed(both | {"hook_event_name": name}) for name in EVENTS]
    assert [(event.trigger, event.source) for event in found] == [
        ("auto", None), (None, "compact"), ("auto", None), (None, None),
    ]  # fmt: skip


def test_a_tilde_stands_for_the_home() -> None:
    assert with_field("transcript_path", "~/s.jsonl").transcript == os.path.expanduser("~/s.jsonl")


@pytest.mark.parametrize("path", ["s.jsonl", "./s.jsonl", "/a\0b", "/\ud800", "/" + "x" * 20_000], ids=ascii)
def test_what_the_system_takes_for_no_path_is_none(path: str) -> None:
    assert with_field("transcript_path", path).transcript == ""
    assert with_field("cwd", path).cwd is None


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (f"/p/{ID}.jsonl", ID),
        (f"/s/rollout-2026-11-29T20-08-39-{ID}.jsonl", ID),
        ("/p/notes.jsonl", ""),
        (f"/p/{ID}.txt", ""),
        ("/p/" + "-" * 36 + ".jsonl", ""),
    ],
)
def test_a_missing_session_id_is_taken_from_the_files_name(path: str, expected: str) -> None:
    assert parsed({"transcript_path": path}).session_id == expected
    assert parsed({"transcript_path": path, "session_id": "given"}).session_id == "given"


@pytest.mark.parametrize("id", ["Use sqlite, not postgres", "x" * 200, "a\nb", "密碼"], ids=ascii)
def test_a_prompt_id_that_could_be_a_sentence_is_none(id: str) -> None:
    assert with_field("prompt_id", id).prompt_id is None


@pytest.mark.parametrize(
    "data",
    [b"", b"null", b"[1]", b'"x"', b"{", b"[" * 100_000, b'{"a":' * 100_000, b"{'a': 1}", b"\xff\xfe{}", b"1" * 5000],
    ids=lambda data: repr(data[:12]),
)
def test_what_is_no_object_is_no_event(data: bytes) -> None:
    assert parse(data, "claude") is None


def test_bytes_that_are_no_text_cost_only_themselves() -> None:
    event = parse(b'\xef\xbb\xbf{"session_id":"s\xff","hook_event_name":"PreCompact"}', "claude")
    assert event is not None
    assert (event.session_id, event.name) == ("s\ufffd", "PreCompact")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(EVENTS + SOURCES + TRIGGERS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
FIELDS = [*CLAUDE, "agent_id", "turn_id", "source", "model", "compact_summary"]


@given(st.dictionaries(st.sampled_from(FIELDS) | st.text(), JSON))
def test_whatever_the_fields_hold(payload: dict[str, Any]) -> None:
    event = parsed(payload)
    assert event.name in ("", *EVENTS)
    assert event.trigger in (None, *TRIGGERS)
    assert event.source in (None, *SOURCES)
    assert isinstance(event.session_id, str)
    assert event.transcript == "" or os.path.isabs(event.transcript)
    os.fsencode(event.transcript)


@given(st.binary())
def test_whatever_comes(data: bytes) -> None:
    parse(data, "codex")
