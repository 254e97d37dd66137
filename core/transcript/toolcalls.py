"""Tool calls as a person reads them: name, input, output. One of the adapters: it reads raw records of both agents."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

from ..model import ToolCall
from .media import image_mark

_PERSISTED = "Full output saved to: "


class Begun:
    """A call whose result may still come."""

    def __init__(self, id: str, name: str, input: str) -> None:
        self.id = id
        self.name = name
        self.input = input
        self.output: str | None = None
        self.is_error = False

    def value(self, clean: Callable[[str], str]) -> ToolCall:
        """The call as it stands, its texts cleaned."""
        output = clean(self.output) if self.output is not None else None
        return ToolCall(
            clean(self.id),
            clean(self.name),
            clean(self.input),
            output,
            self.is_error,
            persisted_path(output),
            len(output) if output else 0,
        )


def persisted_path(output: str | None) -> str | None:
    """Where the client says that it put an output that was too large for the transcript."""
    if not output or not output.lstrip().startswith("<persisted-output>"):
        return None
    at = output.find(_PERSISTED)
    return output[at + len(_PERSISTED) :].split("\n", 1)[0].strip() or None if at >= 0 else None


def inside_session(path: str, transcript: str) -> str | None:
    """The real path of a persisted output if it lies in the session's own folder, else None."""
    folder = os.path.realpath(os.path.splitext(transcript)[0])
    real = os.path.realpath(path)
    return real if os.path.commonpath([folder, real]) == folder and real != folder else None


def collect(records: list[dict[str, Any]], *, claude: bool, clean: Callable[[str], str]) -> list[ToolCall]:
    """The calls that these records begin, with the results that they hold."""
    calls: dict[str, Begun] = {}
    for record in records:
        (_claude if claude else _codex)(record, calls)
    return [call.value(clean) for call in calls.values()]


def _claude(record: dict[str, Any], calls: dict[str, Begun]) -> None:
    message = record.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    for block in content if isinstance(content, list) else ():
        if not isinstance(block, dict):
            continue
        kind = block.get("type")
        if kind in ("tool_use", "server_tool_use"):
            id = str(block.get("id") or f"call-{len(calls) + 1}")
            calls[id] = Begun(id, str(block.get("name") or "?"), _input(block.get("input")))
        elif kind == "tool_result":
            call = calls.get(str(block.get("tool_use_id") or ""))
            if call is not None:
                call.output = flat(block.get("content"))
                call.is_error = block.get("is_error") is True


def _codex(record: dict[str, Any], calls: dict[str, Begun]) -> None:
    payload = record.get("payload")
    if not isinstance(payload, dict) or record.get("type") != "response_item":
        return
    kind = str(payload.get("type") or "")
    id = str(payload.get("call_id") or payload.get("id") or f"call-{len(calls) + 1}")
    if kind.endswith("_output"):
        call = calls.get(id)
        if call is not None:
            call.output = flat(payload.get("output"))
            call.is_error = (
                "Process exited with code " in call.output[:200] and "exited with code 0" not in call.output[:200]
            )
    elif kind.endswith("_call"):
        given = payload.get("arguments", payload.get("input", payload.get("action")))
        calls[id] = Begun(id, str(payload.get("name") or kind.removesuffix("_call")), _input(given))


_FIRST = ("command", "cmd", "file_path", "path", "pattern", "query", "url", "prompt", "description")
"""Inputs that say the most, in this order."""


def _input(given: Any) -> str:
    """The input as text: what says the most on the first line, then the other fields by name."""
    if isinstance(given, str):
        try:
            decoded = json.loads(given)
        except (ValueError, RecursionError):
            return given
        if not isinstance(decoded, dict):
            return given
        given = decoded
    if not isinstance(given, dict):
        return "" if given is None else json.dumps(given, ensure_ascii=False)
    first = next((name for name in _FIRST if given.get(name)), None)
    lines = [] if first is None else [_field(given[first])]
    return "\n".join(lines + [f"{name}: {_field(value)}" for name, value in given.items() if name != first])


def _field(value: Any) -> str:
    if isinstance(value, list) and value and all(isinstance(part, str) for part in value):
        return " ".join(value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def flat(content: Any) -> str:
    """A result's text, whether it was written as a string or as a list of parts."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if isinstance(content, dict):
        content = [content]
    if not isinstance(content, list):
        return str(content)
    return "\n".join(filter(None, map(_part, content)))


def _part(part: Any) -> str:
    if not isinstance(part, dict):
        return "" if part is None else str(part)
    if part.get("type") in ("image", "input_image"):
        return image_mark(part)
    text = part.get("text")
    return "" if text is None else text if isinstance(text, str) else str(text)
