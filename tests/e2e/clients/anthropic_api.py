"""The Messages API as far as Claude Code calls it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from tests.e2e.clients.loopback import Answer, Json, as_events, as_json
from tests.e2e.clients.script import COMPACTION, MAIN, OTHER, Asked, Reply, Said, Script

_SUMMARY_ASKED = "Your task is to create a detailed summary"
_SUMMARY = "<analysis>\nThinking it over.\n</analysis>\n\n<summary>\n{}\n</summary>"
"""Without these tags the client asks again."""
_CHARS_A_TOKEN = 4
_LEAST_TOKENS = 12_000
"""What instructions and tools take of the window at the very least."""


class AnthropicApi:
    """Answers as the script says."""

    def __init__(self) -> None:
        self.script = Script()
        self._serials = count(1)

    def get(self, path: str) -> Answer:
        return as_json(_error("not_found_error", path), 404)

    def post(self, path: str, body: Json) -> Answer:
        if path.endswith("/count_tokens"):
            return as_json({"input_tokens": _estimate(body)})
        if not path.endswith("/messages"):
            return as_json(_error("not_found_error", path), 404)
        asked = asked_of(body)
        reply = self.script.answer(asked)
        if reply.fails:
            return as_json(_error("invalid_request_error", "refused by the script"), 400)
        if asked.kind == COMPACTION:
            reply = replace(reply, text=_SUMMARY.format(reply.text))
        serial = next(self._serials)
        tokens = _estimate(body) if reply.tokens is None else reply.tokens
        blocks = _blocks(reply, serial)
        message = {
            "id": f"msg_mock_{serial:06d}",
            "type": "message",
            "role": "assistant",
            "model": body.get("model", "mock"),
            "content": blocks,
            "stop_reason": "end_turn" if reply.ends_turn else "tool_use",
            "stop_sequence": None,
            "usage": _usage(tokens, sparse=self.script.has_sparse_usage),
        }
        if body.get("stream"):
            return as_events(_events(message, blocks), reply.delay_s)
        return as_json(message, delay_s=reply.delay_s)


def asked_of(body: Json) -> Asked:
    """A request as roles and texts; the instructions first."""
    said = [Said("instructions", text) for text in _texts(body.get("system"))]
    for message in body.get("messages") or []:
        said += (Said(message["role"], text) for text in _texts(message.get("content")))
    return Asked(_kind(body, said), str(body.get("model")), tuple(said))


def _kind(body: Json, said: list[Said]) -> str:
    typed = [piece.text for piece in said if piece.role == "user"]
    if typed and _SUMMARY_ASKED in typed[-1]:
        return COMPACTION
    return MAIN if body.get("tools") else OTHER


def _texts(content: object) -> Iterator[str]:
    """The texts of a message, those of tool results included."""
    if isinstance(content, str):
        yield content
    elif isinstance(content, list):
        for block in content:
            if block.get("type") == "text":
                yield block["text"]
            elif block.get("type") == "tool_result":
                yield from _texts(block.get("content"))


def _blocks(reply: Reply, serial: int) -> list[Json]:
    blocks: list[Json] = [{"type": "text", "text": reply.text}] if reply.text else []
    name, arguments = reply.call or ("Bash", {"command": reply.run or "", "description": "a scripted command"})
    if not reply.ends_turn:
        blocks.append({"type": "tool_use", "id": f"toolu_mock_{serial:06d}", "name": name, "input": arguments})
    return blocks


def _estimate(body: Json) -> int:
    return len(json.dumps(body.get("messages") or [], ensure_ascii=False)) // _CHARS_A_TOKEN + _LEAST_TOKENS


def _usage(tokens: int, *, sparse: bool) -> Json:
    if sparse:
        nothing = ("output_tokens", "cache_creation_input_tokens", "cache_read_input_tokens")
        return {"input_tokens": tokens} | dict.fromkeys(nothing, 0)
    cached = {"cache_creation_input_tokens": 0, "cache_read_input_tokens": max(0, tokens - 10)}
    return {"input_tokens": min(tokens, 10), "output_tokens": 20, "service_tier": "standard"} | cached


def _error(type: str, message: str) -> Json:
    return {"type": "error", "error": {"type": type, "message": message}}


def _events(message: Json, blocks: list[Json]) -> Iterator[Json]:
    yield {"type": "message_start", "message": message | {"content": [], "stop_reason": None}}
    for index, block in enumerate(blocks):
        if block["type"] == "text":
            start, delta = block | {"text": ""}, {"type": "text_delta", "text": block["text"]}
        else:
            arguments = json.dumps(block["input"])
            start, delta = block | {"input": {}}, {"type": "input_json_delta", "partial_json": arguments}
        yield {"type": "content_block_start", "index": index, "content_block": start}
        yield {"type": "content_block_delta", "index": index, "delta": delta}
        yield {"type": "content_block_stop", "index": index}
    ended = {"stop_reason": message["stop_reason"], "stop_sequence": None}
    yield {"type": "message_delta", "delta": ended, "usage": message["usage"]}
    yield {"type": "message_stop"}
