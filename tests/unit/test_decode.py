"""Lines to shapes: the fast way, the patient ways, and both the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compact_guard.core.transcript import claude, codex
from compact_guard.core.transcript.decode import REJECTED, fill, head_decoder, recover
from compact_guard.core.transcript.shape import Shape, fields_of

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
CLAUDE = st.fixed_dictionaries(
    {"type": st.sampled_from(["user", "assistant", "system", "attachment", "summary", "new-type"])},
    optional={
        "uuid": st.text(max_size=4) | JSON,
        "parentUuid": st.none() | st.text(max_size=4),
        "timestamp": st.text(max_size=24),
        "isSidechain": st.booleans() | JSON,
        "isMeta": st.booleans(),
        "subtype": st.sampled_from(["compact_boundary", "other"]),
        "compactMetadata": JSON,
        "attachment": JSON,
        "origin": JSON,
        "message": st.fixed_dictionaries(
            {
                "content": st.text()
                | st.lists(st.fixed_dictionaries({"type": st.just("text"), "text": JSON}), max_size=3)
                | JSON
            }
        )
        | JSON,
    },
)


def plain(value: Any) -> Any:
    """A shape's fields, however it was filled."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    shape = getattr(value, "__struct_fields__", None) or (fields_of(type(value)) if isinstance(value, Shape) else None)
    return {name: plain(getattr(value, name)) for name in shape} if shape else value


@given(CLAUDE)
def test_no_record_of_a_known_or_unknown_type_raises(record: dict[str, Any]) -> None:
    head = fill(claude.Head, record)

    answer = claude.Claude().read(head)

    assert isinstance(answer, int) or answer.kind >= 0


@given(st.dictionaries(st.sampled_from(["type", "payload", "timestamp"]), JSON))
def test_no_rollout_record_raises(record: dict[str, Any]) -> None:
    answer = codex.Codex().read(fill(codex.Head, record))

    assert isinstance(answer, int) or answer.kind >= 0


@given(CLAUDE)
def test_the_fast_decoder_and_the_patient_one_agree(record: dict[str, Any]) -> None:
    line = json.dumps(record).encode()
    try:
        fast = head_decoder(claude.Head)(line)
    except REJECTED:
        return

    assert plain(fast) == plain(fill(claude.Head, record))


def test_the_recordings_read_the_same_by_any_decoder(shared_dir: Path) -> None:
    records = 0
    for path in (shared_dir / "transcripts/claude_client").glob("*/projects/*/*.jsonl"):
        for line in path.read_bytes().splitlines():
            records += 1
            assert plain(head_decoder(claude.Head)(line)) == plain(fill(claude.Head, json.loads(line))), line[:200]
    assert records > 1000


WHOLE, NEXT = b'{"type":"user","uuid":"a"}', b'{"type":"user","uuid":"b"}'


@pytest.mark.parametrize(
    ("line", "ids", "reason"),
    [
        (WHOLE, ["a"], None),
        (WHOLE + NEXT, ["a", "b"], "records glued on one line"),
        (WHOLE + b"\0\0\0" + NEXT, ["a", "b"], "records glued on one line"),
        (b'{"type":"pr-link","prNu' + NEXT, ["b"], "records glued on one line"),
        (b'{"type":"user","message":{"content":[{"type":"text","te', [], "not valid JSON"),
        (b"\0" * 512, [], "NUL bytes"),
        (b"  \r", [], "blank line"),
        (b"[1, 2]", [], "not a JSON object"),
        (b'{"type":"user","uuid":"a","x":"\\ud83d"}', ["a"], None),
        (b'{"type":"user","uuid":"a","x":"\xff\xfe"}', ["a"], None),
        (b'{"type":"user","uuid":"a","x":NaN}', ["a"], None),
        pytest.param(b"[" * 200_000, [], "nested too deep", id="deep"),
    ],
)
def test_what_can_be_saved_of_a_line_is_saved(line: bytes, ids: list[str], reason: str | None) -> None:
    found, why = recover(line)

    assert [part.record["uuid"] for part in found] == ids
    assert why == reason
    assert all(json.loads(line[part.start : part.end], strict=False) for part in found if reason)


def test_adapters_serve_the_hook_they_import_the_standard_library_alone() -> None:
    code = (
        "import sys; from compact_guard.core.transcript import claude, codex, toolcalls\n"
        "foreign = {'msgspec', 'orjson', 'stringzilla', 'zstandard', 'textual', 'rich'}\n"
        "print(sorted(foreign & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
