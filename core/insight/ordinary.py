"""Names of tools that are ordinary words too: a sentence or a line has to use them as a tool to mean it."""

from __future__ import annotations

import re

ORDINARY = frozenset(
    "make just go rest any moment express passport react next nest spring flask gin echo fetch requests request"
    " bootstrap skip jest ember backbone meteor ant maven gulp grunt parcel rollup rust"
    " swift dart ruby perl soap flux effect"
    " signals lit solid preact mocha chai karma puppet chef salt vault nomad sentry segment cron black"
    " ruff drone buddy travis circle railway slim"
    " ink ora chalk yarn bun node poetry invoke fabric"
    " alembic marshmallow spark storm flink beam prefect luigi slack".split()
)
"""Lower case. A name in capitals (REST) is then looked for in capitals."""

_FORMS = (
    r"(?:^|[\s;&|(])(?:npx|bunx|uvx|sudo|exec|run|install|add|i|get|require|pip3?|uv)\s+(?:[\w@./=-]+\s+){0,6}"
    r"@?%s(?![\w-])"
    r"|^[ \t(]*(?:sudo\s+)?%s(?=[ \t\n)]|$)"
    r"|\b(?:import|from|require|require_once|use|using|include|extern crate|src=|href=|FROM|USER|uses:)\b"
    r"[^\n;]{0,80}?\b%s\b"
    r"|[\"']%s[\"']\s*:\s*[\"'{\[]?[\^~\d*]|^%s\s*(?:[=~><]=|=\s*[\"'{])|artifactId>%s\b|^\s*-\s*%s\s*$"
    r"|(?<![\w.'\"/$@-])%s(?:\(|\.\w+\()|\.%s\(|@\w+(?:\.\w+)*\.%s\b|<%s>"
    r"|--%s\b"
)


_TYPES = frozenset(("any",))
_TYPED = r"|:\s*%s\b(?=\s*[;,)=>|\[])|\bas %s\b"


def used(word: str) -> re.Pattern[str]:
    """How the use of a tool of that name shows: installed, imported, listed, run, called."""
    return re.compile(
        (_FORMS + (_TYPED if word in _TYPES else "")).replace("%s", f"(?:{word}(?:\\.?js)?)"),
        re.IGNORECASE | re.MULTILINE,
    )
