"""What packs are measured in, as the hook program's command line says. Standard library only.

Codex cuts a hook's text at 10,000 UTF-8 bytes unless the handler names another limit, in tokens of four bytes. The
command line repeats that limit, as nothing else tells the program of it.
"""

from __future__ import annotations

OPTION = "--context-limit"
WIDE = "utf16"
_ENOUGH = 7125
"""Tokens: 9,500 UTF-16 units are at most 28,500 UTF-8 bytes."""


def unit_of(arguments: list[str]) -> str | None:
    """`utf16` where the client takes a pack of 9,500 such units whole; None: the agent's own unit."""
    if OPTION not in arguments[:-1]:
        return None
    limit = arguments[arguments.index(OPTION) + 1]
    # 0: no limit at all.
    return WIDE if limit.isdecimal() and limit.isascii() and not 0 < int(limit[:9]) < _ENOUGH else None
