"""Whether the client in use is one that the guard was run with. Nothing is started: its own transcripts tell."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ...i18n import _
from ...model import Agent
from ...transcript.discover import SessionFile
from ...transcript.surface import client_of
from .finding import NAMES, Finding
from .verified import VERIFIED

_LOOKED_AT = 5


def client(agent: Agent, files: Sequence[SessionFile]) -> list[Finding]:
    """`files`: the agent's transcripts, newest first."""
    version = next(filter(None, map(_version, files[:_LOOKED_AT])), None)
    if version is None:
        return []
    known, name = VERIFIED[agent], NAMES[agent]
    numbers = _numbers(version)
    oldest, newest = _numbers(known[0]), _numbers(known[-1])
    if version in known:
        return [
            Finding("client", "ok", _("{name} {version}: verified.").format(name=name, version=version), agent=agent)
        ]
    if numbers is not None and oldest is not None and newest is not None:
        if oldest < numbers < newest:
            said = _("{name} {version}: between versions that were verified.").format(name=name, version=version)
            return [Finding("client", "ok", said, agent=agent)]
        if numbers < oldest:
            said = _("{name} {version} is older than what was verified ({known}).")
            todo = _("Update it, or see with `compact-guard audit` whether packs come.")
            return [Finding("client", "warn", said.format(name=name, version=version, known=known[0]), todo, agent)]
    said = _("{name} {version} is newer than what was verified ({known}).")
    todo = _("Update compact-guard, or see with `compact-guard audit` whether packs come.")
    return [Finding("client", "warn", said.format(name=name, version=version, known=known[-1]), todo, agent)]


def _version(file: SessionFile) -> str | None:
    if not file.path.endswith(".jsonl"):
        return None
    try:
        fd = os.open(file.path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        return client_of(file.agent, lambda length, offset: os.pread(fd, length, offset), file.size).version
    except OSError:
        return None
    finally:
        os.close(fd)


def _numbers(version: str) -> tuple[int, ...] | None:
    """`2.1.332` as numbers; None for what is not made of them."""
    parts = version.partition("-")[0].split(".")
    return tuple(map(int, parts)) if all(part.isdecimal() and part.isascii() for part in parts) else None
