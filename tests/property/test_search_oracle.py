"""Searching by bytes finds what decoding everything finds, in each spelling of a transcript."""

from __future__ import annotations

import json
import os
import random
import re
import tempfile
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.sessions import ClaudeLog, CodexLog

from compact_guard.core.search.query import Query
from compact_guard.core.search.scan import Hit, search
from compact_guard.core.transcript import cache, parts
from compact_guard.core.transcript.discover import SessionFile
from compact_guard.core.transcript.session import open_session

WORDS = (
    *("Error404", "grössen", "GRÖSSE", "straße", "STRASSE", "naïve", "İstanbul", "ıssız", "ﬁne", "office", "ŉ", "ſin"),
    *("300 \u212a", "K", "恢复", "鲸落", "落", "\uf900", "表", "检索，关键词。", "（完成）", "ワガハイ", "ﾜｶﾞﾊｲ"),
    *("パパ", "カ゚", "か゛", "학점인정", "검색", "하", "각", "Ｅｒｒｏｒ４０４", "ｆｕｌｌ", "привет", "ПРИВЕТ", "й"),
    *("Ωμέγα", "ΐ", "ᾳ", "σς", "ậ", "x\u0302", "é", "\u0958", "نآ", "😀", "👩\u200d👧", "𐐀", "𝒳", 'say "kelp\\path"'),
    *("C:\\Users\\u", "a\nb", "\tx", "\u2028", "<b>&amp;</b>", "it's", "\u001b[31mred", "\\u6062", "//", "\u00a0"),
    *("\u3000", "! ", "：", "[image", "8.9 MB", "e", "i", "s", "k", "ss", "-", " ", "ﾞ", "\u0301", "ａ", "\ud83d"),
)
WIDE = {chr(0x21 + at): chr(0xFF01 + at) for at in range(94)}
texts = st.lists(st.sampled_from(WORDS), min_size=1, max_size=12).map("".join).filter(lambda text: bool(text.strip()))


@pytest.fixture(autouse=True)
def sidecars_of_small_files_too(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MIN_BYTES", 1)
    monkeypatch.setattr(cache, "MIN_BYTES", 1)


def folded(text: str) -> str:
    """The rule of the contract, by another way than the product's: per character NFKC for the two width ranges."""
    usual = "".join(
        unicodedata.normalize("NFKC", char) if "\uff01" <= char <= "\uff5e" or "\uff61" <= char <= "\uff9f" else char
        for char in text
    )
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", usual).casefold())


def whole(text: str) -> str:
    """A text as it is shown: a lone surrogate is U+FFFD."""
    return re.sub("[\ud800-\udfff]", "\ufffd", text)


def spelled(rng: random.Random, text: str) -> str:
    """The same text as another keyboard would have written it."""
    text = rng.choice((text, text.upper(), text.lower(), text.swapcase()))
    text = unicodedata.normalize("NFD" if rng.random() < 0.5 else "NFC", text)
    return "".join(WIDE.get(char, char) if rng.random() < 0.2 else char for char in text)


def written(log: ClaudeLog | CodexLog, ensure_ascii: bool, upper: bool) -> bytes:
    """The log's lines by another writer of JSON."""
    lines = []
    for line in log.lines:
        row = json.loads(line.decode("utf-8", "surrogatepass"))
        text = json.dumps(row, ensure_ascii=ensure_ascii, separators=(",", ":"))
        if upper:
            text = re.sub(r"(?<!\\)\\u[0-9a-f]{4}", lambda match: "\\u" + match[0][2:].upper(), text)
        lines.append(text.encode("utf-8", "backslashreplace") + b"\n")
    return b"".join(lines)


def session(agent: str, said: Sequence[str]) -> ClaudeLog | CodexLog:
    log: Any = ClaudeLog() if agent == "claude" else CodexLog()
    for index, text in enumerate(said):
        if agent == "claude":
            (log.assistant if index % 2 else log.user)(text)
        else:
            (log.agent if index % 2 else log.user)(text)
    return log  # type: ignore[no-any-return]


def hits(path: Path, query: Query) -> list[Hit]:
    status = os.stat(path)
    agent = "codex" if path.name.startswith("rollout") else "claude"
    file = SessionFile(agent, str(path), status.st_size, status.st_mtime_ns, status.st_ino)
    return list(search(query, [file], cancelled=lambda: False))


@pytest.mark.parametrize("agent", ["claude", "codex"])
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    said=st.lists(texts, min_size=1, max_size=6),
    ensure_ascii=st.booleans(),
    upper=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_scan_equals_decoding_everything(
    agent: str, said: list[str], ensure_ascii: bool, upper: bool, seed: int
) -> None:
    rng = random.Random(seed)
    log = session(agent, said)
    name = "rollout-2026-11-29T20-00-00-" if agent == "codex" else ""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}{log.session}.jsonl"
        path.write_bytes(written(log, ensure_ascii, upper))
        for _ in range(6):
            text = rng.choice(said)
            start = rng.randrange(len(text))
            phrase = text[start : start + rng.choice((1, 2, 3, 5, 9, 30))]
            case = rng.random() < 0.2
            if not case:
                phrase = spelled(rng, phrase)
            phrase = whole(phrase)
            check(path, Query(phrase, case=case), [whole(text) for text in said])


def check(path: Path, query: Query, said: list[str]) -> None:
    form = str if query.case else folded
    wanted = [n for n, text in enumerate(said, 1) if form(query.phrase) in form(text)]
    found = hits(path, query)
    assert sorted(hit.turn for hit in found) == wanted, ascii(query.phrase)
    open_session(str(path)).close()
    assert Path(parts.path_of(str(path))).exists()
    assert hits(path, query) == found, ascii(query.phrase)
    for hit in found:
        assert hit.snippet in said[hit.turn - 1]
        assert hit.spans
        start, end = hit.spans[0]
        assert form(query.phrase) in form(hit.snippet[start:end]), ascii((hit.snippet, hit.spans))


@pytest.mark.parametrize("agent", ["claude", "codex"])
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.lists(texts, min_size=1, max_size=5), ensure_ascii=st.booleans(), seed=st.integers(0, 2**32))
def test_regex_scan_equals_matching_everything(agent: str, said: list[str], ensure_ascii: bool, seed: int) -> None:
    rng = random.Random(seed)
    log = session(agent, said)
    name = "rollout-2026-11-29T20-00-00-" if agent == "codex" else ""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}{log.session}.jsonl"
        path.write_bytes(written(log, ensure_ascii, False))
        for _ in range(4):
            text = folded(whole(rng.choice(said)))
            start = rng.randrange(len(text))
            literal = re.escape(text[start : start + rng.choice((1, 2, 4, 8))])
            pattern = rng.choice(
                ["{}", "(?:{}|zzz)", "({})+", "[^q]{}", "{}.*", "(?s){}.", "^{}", "{}|nothing"]
            ).format(literal)
            matches = re.compile(pattern, re.IGNORECASE)
            wanted = [n for n, text in enumerate(said, 1) if matches.search(folded(whole(text)).replace("\u0131", "i"))]
            found = hits(path, Query(pattern, regex=True))
            assert sorted(hit.turn for hit in found) == wanted, ascii(pattern)
