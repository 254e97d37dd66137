"""What the doctor says: one finding a thing that was looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...i18n import _
from ...model import Agent

Level = Literal["ok", "warn", "problem"]
LEVELS: tuple[Level, ...] = ("ok", "warn", "problem")
"""From good to bad."""
NAMES: dict[str, str] = {"claude": "Claude Code", "codex": "Codex"}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    check: str
    """What was looked at, as a word that stays: `program`, `trust`, `state`."""
    level: Level
    text: str
    """A sentence."""
    todo: str = ""
    """What to do; empty where there is nothing to be done."""
    agent: Agent | None = None
    """None: it is about the guard as a whole."""


def worst(findings: list[Finding]) -> Level:
    """The worst level of all; `ok` of none."""
    return max((one.level for one in findings), key=LEVELS.index, default="ok")


def again(agent: Agent) -> str:
    """The advice that mends most of what is wrong in an agent's settings."""
    return _("`compact-guard install {agent}` writes it as it should be.").format(agent=agent)
