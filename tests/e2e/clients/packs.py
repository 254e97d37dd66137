"""Packs in what a model received."""

from __future__ import annotations

import re

from tests.e2e.clients.script import Asked

_PACK = re.compile(
    r"^(?:.*?: )?(?P<text>compact-guard.*?\n(?:.*\n)*?--- begin evidence (?P<nonce>\S+) ---\n"
    r"(?:.*\n)*?--- end evidence (?P=nonce) ---)$",
    re.MULTILINE,
)


def nonce_of(pack: str) -> str:
    """The word that fences this pack and no other."""
    return pack.rpartition("--- end evidence ")[2].removesuffix(" ---")


def packs(asked: Asked) -> list[str]:
    """Every pack in a request, as its text without the client's words around it."""
    return [found["text"] for found in _PACK.finditer(asked.text)]
