"""Properties of masking that hold for any text, and time that grows no faster than the text."""

from __future__ import annotations

import json
import re
import time
import urllib.parse
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compact_guard.core.redact.engine import OMITTED, redact
from compact_guard.core.redact.prefixes import PREFIXES

MARKER = re.compile(r"\[REDACTED:[a-z0-9-]{1,32}\]")
WINDOW = 8
ALNUM = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def _lines(text: str, gutter: Callable[[int], str]) -> str:
    return "\n".join(gutter(at) + line for at, line in enumerate(text.split("\n"), 1))


CONTEXTS: dict[str, Callable[[str], str]] = {
    "json": lambda t: json.dumps({"content": t}),
    "json-raw": lambda t: json.dumps({"content": t}, ensure_ascii=False),
    "single-quotes": lambda t: f"'{t}'",
    "fence": lambda t: f"```\n{t}\n```",
    "cat-n": lambda t: _lines(t, lambda at: f"{at:6d}\t"),
    "arrow": lambda t: _lines(t, lambda at: f"{at:6d}→"),
    "quote": lambda t: _lines(t, lambda at: "> "),
    "diff": lambda t: _lines(t, lambda at: "+"),
    "grep": lambda t: _lines(t, lambda at: f"src/app.py:{at}:"),
    "chinese": lambda t: f"結果是{t}，請看。",
    "japanese": lambda t: f"値は{t}です",
    "ansi": lambda t: f"\x1b[1;32m{t}\x1b[0m",
    "crlf": lambda t: t.replace("\n", "\r\n"),
    "url": lambda t: urllib.parse.quote(t, safe=""),
    "paren": lambda t: f"({t})",
}
tokens = st.text(alphabet=ALNUM, min_size=40, max_size=60).filter(
    lambda t: len(set(t)) > 20 and sum(c.isdigit() for c in t) > 3 and not t.isupper() and not t.islower()
)
shaped = st.sampled_from([rule for rule in PREFIXES if rule.body == "[A-Za-z0-9_-]{20,}"])
contexts = st.lists(st.sampled_from(sorted(CONTEXTS)), max_size=3)


def _wrap(text: str, names: list[str]) -> str:
    for name in names:
        text = CONTEXTS[name](text)
    return text


def _seen(secret: str, text: str) -> bool:
    return any(secret[at : at + WINDOW] in text for at in range(len(secret) - WINDOW + 1))


@given(rule=shaped, body=tokens, names=contexts)
def test_a_known_key_is_hidden_in_any_surroundings(rule: object, body: str, names: list[str]) -> None:
    literal = str(getattr(rule, "literal"))  # noqa: B009
    assert not _seen(body, redact(_wrap(f"x {literal}{body} y", names)).text)


@given(name=st.sampled_from(["api_key", "DB_PASSWORD", "clientSecret", "access-token"]), body=tokens, names=contexts)
def test_a_labelled_value_is_hidden_in_any_surroundings(name: str, body: str, names: list[str]) -> None:
    assert not _seen(body, redact(_wrap(f"a=1\n{name}={body}\nb=2", names)).text)


@given(lines=st.lists(st.text(alphabet=ALNUM + "+/", min_size=64, max_size=64), min_size=2, max_size=6), names=contexts)
def test_a_private_key_is_hidden_in_any_surroundings(lines: list[str], names: list[str]) -> None:
    block = "\n".join(["-----BEGIN RSA PRIVATE KEY-----", *lines, "-----END RSA PRIVATE KEY-----"])
    masked = redact(_wrap(block, names)).text
    assert not any(_seen(line, masked) for line in lines)


pieces = st.sampled_from(
    ["password", "token", "api_key", "=", ": ", '"', "'", "\n", " ", "\\n", '\\"', "[REDACTED:x]", "[REDACTED",
     "密碼：", "是", "Vb8#Nc3Wk6Yd", "ghp_Zx7Qm2Lp9Rt4Vb8Nc3Wk6Yd1Hf5Js0Ge", "://u:", "@h", "Bearer ", "Cookie: ",
     "-----BEGIN PRIVATE KEY-----",
     "MIIEvQIBADANBgkqhkiG9w0B", "-----END PRIVATE KEY-----", "%3D", "&", ";", "{", "}", ",", "\x1b[0m", "\u200b"]
)  # fmt: skip
built = st.lists(pieces | st.text(max_size=6), max_size=30).map("".join)


@settings(max_examples=400)
@given(text=built)
def test_a_second_pass_finds_nothing_more(text: str) -> None:
    once = redact(text).text
    assert redact(once).text == once


@given(text=built)
def test_the_text_grows_only_by_its_marks(text: str) -> None:
    masked = redact(text)
    assert len(masked.text) <= len(text) + 48 * sum(masked.counts.values())
    assert len(MARKER.findall(masked.text)) == len(MARKER.findall(text)) + sum(masked.counts.values()) or MARKER.search(
        text
    )


@given(
    before=st.text(alphabet=ALNUM + " .\n", max_size=60),
    after=st.text(alphabet=ALNUM + " .\n", max_size=60),
    body=tokens,
)
def test_other_lines_stay_and_keep_their_order(before: str, after: str, body: str) -> None:
    text = f"{before}\nHEAD\nTOKEN={body}\nTAIL\n{after}"
    masked = redact(text).text
    assert masked.count("\n") == text.count("\n")
    assert "\nHEAD\nTOKEN=[REDACTED:token]\nTAIL\n" in masked


@given(body=tokens, cut=st.integers(0, 60), padding=st.integers(0, 5000))
def test_the_place_of_a_secret_does_not_matter(body: str, cut: int, padding: int) -> None:
    text = "word " * (padding // 5) + "." * (cut % 7) + f" TOKEN={body}\n" + "word " * (cut * 20)
    assert not _seen(body, redact(text).text)


@given(first=built, body=tokens)
def test_text_in_front_uncovers_nothing(first: str, body: str) -> None:
    assert not _seen(body, redact(f"{first}\nAPI_KEY={body}").text)


@given(text=st.text(alphabet=st.characters(exclude_categories=()), max_size=300))
def test_any_text_is_taken(text: str) -> None:
    assert redact(text).text != OMITTED


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | built | tokens,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["password", "token", "a", "text", "apiKey"]) | st.text(max_size=5), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(value=json_values, ascii_only=st.booleans())
def test_json_stays_json(value: object, ascii_only: bool) -> None:
    json.loads(redact(json.dumps(value, ensure_ascii=ascii_only)).text)


HOSTILE: dict[str, Callable[[int], str]] = {
    "begin-lines": lambda n: "-----BEGIN RSA PRIVATE KEY-----\n" * (n // 32),
    "end-lines": lambda n: "-----END RSA PRIVATE KEY-----\n" * (n // 32),
    "labels": lambda n: "password=" * (n // 9),
    "open-quotes": lambda n: 'password="' * (n // 10),
    "prose": lambda n: "api key is " * (n // 11),
    "capitals": lambda n: "ABCDEFGH" * (n // 8),
    "base64": lambda n: "aB3xQ9kZ" * (n // 8),
    "prefixes": lambda n: "sk-" * (n // 3),
    "backslashes": lambda n: "\\" * n,
    "escaped-quotes": lambda n: '\\"' * (n // 2),
    "percent": lambda n: "%25" * (n // 3),
    "osc": lambda n: "\x1b]8;" * (n // 4),
    "urls": lambda n: "://a:b" * (n // 6),
    "cookies": lambda n: "Cookie: " + "a=b;" * (n // 4),
    "spaces": lambda n: "password" + " " * n,
    "kinds": lambda n: '{"kind":"Secret","data":{"a":"bcdef"' * (n // 36),
    "commands": lambda n: "mysql " * (n // 6),
    "chinese": lambda n: "密碼是" * (n // 3),
    "tags": lambda n: "<password " * (n // 10),
    "wrapped": lambda n: "password=aB3xQ9kZ1\n" + "aB3xQ9kZ1\n" * (n // 10),
    "tokens": lambda n: "ghp_aB3xQ9kZaB3xQ9kZaB3x\n" * (n // 25),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_time_grows_with_the_text_and_no_faster(name: str) -> None:
    """Four times the text in well under sixteen times the time; the floor keeps noise out of tiny figures."""
    redact(HOSTILE[name](1_000))

    def seconds(size: int) -> float:
        text = HOSTILE[name](size)
        start = time.process_time()
        redact(text)
        return time.process_time() - start

    small, large = min(seconds(15_000) for _ in range(2)), min(seconds(60_000) for _ in range(2))
    assert large <= max(10 * small, 0.2)
