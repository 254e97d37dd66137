"""How many turns hold a phrase: every line decoded, every message compared. Imports nothing of the product."""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any


def folded(text: str) -> str:
    """Case, width and composition do not tell texts apart."""
    if text.isascii():
        return text.lower()
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def counts(files: Iterable[Path], phrases: Sequence[str]) -> Counter[str]:
    """Turns that hold each phrase."""
    found: Counter[str] = Counter()
    needles = [(phrase, folded(phrase)) for phrase in phrases]
    for file in files:
        for text in said(file):
            whole = folded(text)
            found.update(phrase for phrase, needle in needles if needle in whole)
    return found


def turns(file: Path) -> int:
    """How many messages a generated session holds."""
    return sum(1 for _ in said(file))


def said(file: Path) -> Iterator[str]:
    """What user and agent say in a generated session; each of its replies is one record."""
    with file.open("rb", buffering=1 << 20) as lines:
        for line in lines:
            yield from _texts(json.loads(line))


def _texts(record: dict[str, Any]) -> Iterator[str]:
    if record["type"] == "event_msg" and record["payload"]["type"] in ("user_message", "agent_message"):
        yield record["payload"]["message"]
    elif record["type"] == "user" and not record.get("isCompactSummary"):
        content = record["message"]["content"]
        if isinstance(content, str):
            yield content
    elif record["type"] == "assistant":
        yield from (block["text"] for block in record["message"]["content"] if block["type"] == "text")
