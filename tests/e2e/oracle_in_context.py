"""What the model received, and where its transcript stood then; imports nothing of the product.

The mocks number their answers, so request n and its answer on file share a number: Claude's is the record
with message id `msg_mock_<n>`, Codex's the first one whose item id ends in `_<n>` (`fc_4`, `ctc_4`, `msg_4`).
The cut is just before it: whatever the client wrote before the answer, the prompt included, is kept.

Main requests are those answered in a main transcript. Left out are summaries (no answer on file, or one that
Codex marks `compaction_output`), Codex's title requests (a thread without a rollout), subagents' requests.
An answer that stands in two files was copied by a fork: the copy is older than the fork's first record.
A request that the API refused left no answer; its cut is just before the boundary that follows it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.e2e.oracle_texts import records

Said = Counter[tuple[str, str]]


class Cut(NamedTuple):
    """One main request: `said` is what it held, `line` the first line of `transcript` that came after it."""

    n: int
    transcript: Path
    line: int
    said: Said


def squeezed(text: str) -> str:
    return " ".join(text.split())


def _said(messages: list[dict[str, Any]]) -> Said:
    """Each text block of each user or assistant message, and all blocks of a message as one text."""
    found = Said()
    for message in messages:
        content = message.get("content") or ""
        blocks = [content] if isinstance(content, str) else [b["text"] for b in content if "text" in b]
        texts = [squeezed(block) for block in blocks]
        if message.get("role") in ("user", "assistant"):
            found.update((message["role"], text) for text in {*texts, " ".join(texts)} - {""})
    return found


def claude_cuts(recording: Path) -> Iterator[Cut]:
    answers: dict[str, tuple[Path, int]] = {}
    boundaries: dict[Path, list[int]] = {}
    transcripts = sorted(recording.glob("projects/*/*.jsonl"))
    for transcript in transcripts:
        started = ""
        for line, row in records(transcript):
            started = started or row.get("timestamp", "")
            if row["type"] == "assistant" and row["timestamp"] >= started:
                answers.setdefault(row["message"]["id"], (transcript, line))
            if row.get("subtype") == "compact_boundary":
                boundaries.setdefault(transcript, []).append(line)
    subagents = b"".join(path.read_bytes() for path in recording.glob("projects/*/*/subagents/*.jsonl"))
    where = (transcripts[0], 0) if transcripts else None
    for raw in (recording / "requests.jsonl").read_text().splitlines():
        request = json.loads(raw)
        answer = f"msg_mock_{request['n']:06}"
        if answer in answers:
            where = answers[answer]
        elif request["kind"] != "main" or answer.encode() in subagents or where is None:
            continue
        else:
            where = where[0], next(line for line in boundaries[where[0]] if line > where[1])
        yield Cut(request["n"], *where, _said(request["messages"]))


def codex_cuts(recording: Path) -> Iterator[Cut]:
    rollouts = {path.stem[-36:]: path for path in recording.glob("rollout-*.jsonl")}
    for request in json.loads((recording / "model_requests.json").read_text()):
        rollout = rollouts.get(request["prompt_cache_key"])
        if rollout is None:
            continue
        for line, row in records(rollout):
            body = row["payload"]
            if line == 1 and body.get("thread_source") == "subagent":
                break
            name = body.get("item", body).get("id") or ""
            if name.rpartition("_")[2] == str(request["n"]) and row["type"] in ("response_item", "event_msg"):
                if not (row.get("metadata") or {}).get("compaction_output"):
                    yield Cut(request["n"], rollout, line, _said(request["input"]))
                break


def cuts(requests: Path) -> Iterator[Cut]:
    """By the file that holds what the model received: `requests.jsonl` or `model_requests.json`."""
    return (claude_cuts if requests.name == "requests.jsonl" else codex_cuts)(requests.parent)


def in_context(turns: list[tuple[str, str]], said: Said) -> list[bool]:
    """Which turns stand in the request; of equal ones the newest, as many as it holds."""
    left, marks = said.copy(), []
    for role, text in reversed(turns):
        marks.append(left[role, squeezed(text)] > 0)
        left[role, squeezed(text)] -= 1
    return marks[::-1]
