"""Which client wrote a transcript, by its records. Standard library only: the hook asks, too."""

from __future__ import annotations

import json
import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Read = Callable[[int, int], bytes]
    """(length, offset) -> bytes."""

API, GATEWAY, CODEX_CLI, APP_SERVER = "claude/api", "claude/gateway", "codex/cli", "codex/app-server"
_FIRST_PARTY = re.compile(r"claude-[a-z0-9.-]+(?:\[\w+\])?")
"""A model's id as the vendor's own API spells it: gateways put a provider before it or a `@version` behind it."""
_A_MODEL = re.compile(r"[0-9/@:]")
"""What the name of a model has, and a word that a person sets for it has not."""
_SYNTHETIC = "<synthetic>"
_TERMINAL = re.compile(r"codex[-_](?:tui|exec|cli)\b|codex_cli_rs")
"""Originators that are programs for a terminal."""
_VERSION = re.compile(r"\d{1,8}(?:\.\d{1,8}){1,3}(?:[-+][a-z0-9.]{1,16})?")
"""Stored and shown as it stands: so it is a version, or nothing."""
_STEPS = (1 << 16, 1 << 20)
_LONGEST_META = 1 << 22


class Client:
    """What a checkpoint calls surface and client; None where the records do not say."""

    __slots__ = ("surface", "version")

    def __init__(self, surface: str | None = None, version: str | None = None) -> None:
        self.surface = surface
        self.version = version


def client_of(agent: str, read: Read, size: int) -> Client:
    """The client, as the newest records before byte `size` say (Claude), or the first one (Codex)."""
    return _claude(read, size) if agent == "claude" else _codex(read, size)


def surface_of(model: str) -> str | None:
    """Claude's surface where only the name of a model is known; None for one that may stand for any, as `opus`."""
    name = model.partition("[")[0]
    if _FIRST_PARTY.fullmatch(name):
        return API
    return GATEWAY if _A_MODEL.search(name) else None


def _claude(read: Read, size: int) -> Client:
    found = Client()
    for length in _STEPS:
        start = max(0, size - length)
        for line in reversed(read(size - start, start).split(b"\n")):
            if b'"version"' not in line and b'"model"' not in line:
                continue
            record = _object(line)
            found.version = found.version or _version(record.get("version"))
            model = _text(_part(record, "message").get("model")) if record.get("type") == "assistant" else None
            if model and model != _SYNTHETIC:
                found.surface = API if _FIRST_PARTY.fullmatch(model) else GATEWAY
                return found
        if start == 0:
            break
    return found


def _codex(read: Read, size: int) -> Client:
    for length in (_STEPS[0], _LONGEST_META):
        line, ended, _ = read(min(length, size), 0).partition(b"\n")
        if ended or length >= size:
            meta = _part(_object(line), "payload")
            originator = _text(meta.get("originator"))
            if originator is None:
                return Client(None, _version(meta.get("cli_version")))
            surface = CODEX_CLI if _TERMINAL.match(originator.lower()) else APP_SERVER
            return Client(surface, _version(meta.get("cli_version")))
    return Client()


def _object(line: bytes) -> dict[str, Any]:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return record if isinstance(record, dict) else {}


def _part(record: dict[str, Any], name: str) -> dict[str, Any]:
    value = record.get(name)
    return value if isinstance(value, dict) else {}


def _version(value: Any) -> str | None:
    return value if isinstance(value, str) and _VERSION.fullmatch(value) else None


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None
