"""The Responses API as far as Codex calls it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count

from tests.e2e.clients.loopback import Answer, Json, as_events, as_json
from tests.e2e.clients.script import COMPACTION, MAIN, OTHER, Asked, Reply, Said, Script

_SUMMARY_ASKED = "CONTEXT CHECKPOINT COMPACTION"
_SEALED_ASKED = "compaction_trigger"
"""What ends a request for a summary that nobody but the server can read."""
_TITLE_ASKED = "Generate a concise, single-line task title"
_DEFAULT_TOKENS = 1000


class OpenAiApi:
    """Answers as the script says."""

    def __init__(self) -> None:
        self.script = Script()
        self._serials = count(1)

    def get(self, path: str) -> Answer:
        if "/models" in path:
            return as_json({"models": [], "data": []})
        return as_json(_error(f"not mocked: {path}"), 404)

    def post(self, path: str, body: Json) -> Answer:
        if not path.rstrip("/").endswith("/responses"):
            return as_json(_error(f"not mocked: {path}"), 404)
        asked = asked_of(body)
        reply = self.script.answer(asked)
        if reply.fails:
            return as_json(_error("refused by the script"), 400)
        serial = next(self._serials)
        item = _sealed(serial) if asked.said[-1].role == _SEALED_ASKED else _item(serial, reply, _tools(body))
        return as_events(_events(serial, reply, item), reply.delay_s)


def asked_of(body: Json) -> Asked:
    """A request as roles and texts; the instructions first. What is no message has its type for a role."""
    said = [Said("instructions", body.get("instructions") or "")]
    items = body.get("input") or []
    said += (Said(str(item.get("role") or item.get("type")), _text(item)) for item in items)
    return Asked(_kind(said[-1]), str(body.get("model")), tuple(said))


def _kind(last: Said) -> str:
    if last.role == _SEALED_ASKED or (last.role == "user" and _SUMMARY_ASKED in last.text):
        return COMPACTION
    return OTHER if last.role == "user" and last.text.startswith(_TITLE_ASKED) else MAIN


def _text(item: Json) -> str:
    content = item.get("content")
    if isinstance(content, list):
        return "\n".join(part.get("text") or "" for part in content)
    return str(content or item.get("output") or item.get("arguments") or "")


def _tools(body: Json) -> dict[str, str | None]:
    """Name -> namespace of each tool that the client offers."""
    tools: dict[str, str | None] = {}
    for tool in body.get("tools") or []:
        if tool.get("type") == "namespace":
            tools |= {inner["name"]: tool["name"] for inner in tool["tools"]}
        else:
            tools[str(tool.get("name") or tool.get("type"))] = None
    return tools


def _item(serial: int, reply: Reply, tools: dict[str, str | None]) -> Json:
    if reply.ends_turn:
        content = [{"type": "output_text", "text": reply.text, "annotations": []}]
        return {
            "type": "message",
            "id": f"msg_{serial}",
            "role": "assistant",
            "status": "completed",
            "content": content,
        }
    shell, argument = ("shell_command", "command") if "shell_command" in tools else ("exec_command", "cmd")
    name, arguments = reply.call or (shell, {argument: reply.run or ""})
    call = {"type": "function_call", "id": f"fc_{serial}", "call_id": f"call_{serial}", "name": name}
    namespace = {"namespace": tools[name]} if tools.get(name) else {}
    return call | namespace | {"arguments": json.dumps(arguments)}


def _sealed(serial: int) -> Json:
    return {"type": "compaction", "id": f"cmp_{serial}", "encrypted_content": f"SEALED-{serial}"}


def _events(serial: int, reply: Reply, item: Json) -> Iterator[Json]:
    answer = f"resp_{serial}"
    yield {"type": "response.created", "response": {"id": answer}}
    if item["type"] == "message":
        yield {"type": "response.output_item.added", "output_index": 0, "item": item | {"content": []}}
        at = {"item_id": item["id"], "output_index": 0, "content_index": 0}
        yield {"type": "response.output_text.delta", "delta": reply.text} | at
    else:
        yield {"type": "response.output_item.added", "output_index": 0, "item": item}
    yield {"type": "response.output_item.done", "output_index": 0, "item": item}
    usage = _usage(_DEFAULT_TOKENS if reply.tokens is None else reply.tokens)
    ended = {"id": answer, "status": "completed", "output": [item], "usage": usage}
    yield {"type": "response.completed", "response": ended}


def _usage(tokens: int, written: int = 20) -> Json:
    return {
        "input_tokens": tokens,
        "input_tokens_details": {"cached_tokens": 0},
        "output_tokens": written,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": tokens + written,
    }


def _error(message: str) -> Json:
    return {"error": {"message": message, "type": "invalid_request_error", "code": "mock"}}
