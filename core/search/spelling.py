"""An anchor's spellings as bytes: what the scan looks for in a chunk, cheapest first.

One table translation lowers ASCII and makes the last bytes of the full width forms wanted one byte each, so that all
of them are found by two searches, past the full width commas that stand in every Chinese sentence.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from .anchor import ASCII, CASED, Anchor, sources
from .fold import dotted, fold

_ESCAPES = (r"(?<!\\)(?:\\\\)*\\u([0-9a-fA-F]{4})", r"\\+u([0-9a-fA-F]{4})")
"""An escape in JSON, and one at any depth of JSON in JSON."""
_PAIR = "[\ud800-\udbff][\udc00-\udfff]"
_WIDE = (b"\xef\xbc", b"\xef\xbd")
"""How full width forms begin; FF5B and on begin as the second, like half width kana."""
_LEAD, _WIDE_LAST, _NEXT_LAST = 0xFD, 0xFE, 0xFF
"""Bytes that never stand in UTF-8, for what a table makes one of: BC and BD, and the last bytes after them."""
_SENTENCE = frozenset("\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f".encode()[2::3])
"""Last bytes of the punctuation of Chinese and Japanese sentences."""
_MOST_APART = 2
"""Searches for single forms that cost less than one translation, or than one search with case folding."""
_COMMON_PREFIXES = (_WIDE[0], b"\xe3", b"\xc3", b"\xd0", b"\xd1", b"\xe1\xba", b"\xe2\x84")
_CONTROL = frozenset(f"\\u00{row}{column}".encode() for row in "01" for column in "0123456789abcdef")


class Probe(NamedTuple):
    """Bytes after which a foreign spelling may stand. `accept`: the whole sequences, in lower case; empty means any."""

    needle: bytes
    accept: frozenset[bytes] = frozenset()
    reject: frozenset[bytes] = frozenset()
    size: int = 0
    """Length of what `accept` and `reject` hold."""

    @property
    def pattern(self) -> re.Pattern[bytes] | None:
        """What is accepted, as a pattern; None where something is rejected instead."""
        return _pattern(self.accept) if self.accept else None


class Plan(NamedTuple):
    """How to look for one anchor."""

    anchor: Anchor
    needle: bytes
    uncased: bool
    """Look with Unicode case folding, in bytes as they are."""
    table: bytes | None
    """Translate a chunk with this, before anything but a search with case folding."""
    probes: tuple[Probe, ...]
    reach: int
    """Bytes around a probe's hit in which the anchor must stand."""


@lru_cache(maxsize=16)
def _pattern(sequences: frozenset[bytes]) -> re.Pattern[bytes]:
    return re.compile(b"|".join(map(re.escape, sorted(sequences))), re.IGNORECASE)


def plan_for(anchor: Anchor) -> Plan:
    """The plan for an anchor."""
    raw = {other.encode() for other in sources(anchor)}
    wide = {form for form in raw if form.startswith(_WIDE)}
    lower = anchor.kind == ASCII and not anchor.exact and (not _caseless(anchor.text) or len(wide) > _MOST_APART)
    table = _table(wide) if lower else None
    uncased = anchor.kind == CASED and not anchor.exact
    if lower and len({form[:-1] for form in raw - wide}) >= _MOST_APART:
        uncased, raw = True, wide | (raw & {"\u0131".encode()})
    probes = (*_grouped(raw, table), *_escaped(anchor))
    return Plan(anchor, anchor.text.encode(), uncased, table, probes, 32 + 24 * len(anchor.text))


def _caseless(text: str) -> bool:
    return text.lower() == text.upper()


def _table(wide: set[bytes]) -> bytes:
    table = bytearray(range(256))
    for code in range(0x41, 0x5B):
        table[code] = code + 0x20
    first, second = ({form[2] for form in wide if form.startswith(lead)} for lead in _WIDE)
    if second.isdisjoint(_SENTENCE):
        table[_WIDE[0][1]] = table[_WIDE[1][1]] = _LEAD
        first |= second
    for code in second - first:
        table[code] = _NEXT_LAST
    for code in first:
        table[code] = _WIDE_LAST
    return bytes(table)


def _grouped(forms: set[bytes], table: bytes | None) -> list[Probe]:
    """One search for forms that differ in the last byte alone, unless what they share is frequent."""
    groups: dict[bytes, set[bytes]] = {}
    for form in forms:
        groups.setdefault(form[:-1], set()).add(form)
    probes: set[Probe] = set()
    for prefix, group in groups.items():
        members = {form.translate(table) for form in group}
        if len(members) == 1 or (len(members) <= _MOST_APART and prefix.startswith(_COMMON_PREFIXES)):
            probes.update(map(Probe, members))
        else:
            probes.add(Probe(prefix.translate(table), frozenset(members), size=len(prefix) + 1))
    return sorted(probes, key=lambda probe: probe.needle)


def _escaped(anchor: Anchor) -> list[Probe]:
    """A search for `\\uXXXX`: a foreign character, or one that stands in every escaped spelling of the anchor."""
    if anchor.kind == CASED and not anchor.exact:
        return [Probe(b"\\u", reject=_CONTROL, size=6)]
    sequences = {_escape(char)[:6] for char in sources(anchor)}
    sequences.update([_escape(char)[:6] for char in anchor.text if not char.isascii()][:1])
    return [Probe(b"\\u", frozenset(sequences), size=6)] if sequences else []


def _escape(char: str) -> bytes:
    units = char.encode("utf-16-be")
    return b"".join(b"\\u%02x%02x" % (units[at], units[at + 1]) for at in range(0, len(units), 2))


def _unescaped(text: str, escape: str) -> str:
    text = re.sub(escape, lambda match: chr(int(match[1], 16)), text)
    return re.sub(_PAIR, lambda match: match[0].encode("utf-16", "surrogatepass").decode("utf-16"), text)


def holds(anchor: Anchor, part: bytes) -> bool:
    """Whether a part of a transcript may hold the anchor, in any spelling."""
    text = part.decode("utf-8", "ignore")
    readings = [text]
    if "\\u" in text:
        # An even number of backslashes is text about an escape, or an escape in JSON within JSON.
        readings += [_unescaped(text, escape) for escape in _ESCAPES]
    if anchor.exact:
        return any(anchor.text in reading for reading in readings)
    wanted = dotted(anchor.text)
    return any(wanted in dotted(fold(reading)) for reading in readings)
