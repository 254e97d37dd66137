"""Reads lines into a fold: the one loop over a file, fast for good lines and patient with bad ones."""

from __future__ import annotations

from collections.abc import Iterable

from ..collector import Resting
from .claude import Claude
from .codex import Codex
from .decode import REJECTED, fill, head_decoder, recover
from .entry import CALLS, KIND, TURN
from .fold import Fold
from .source import LONGEST_LINE, Source

Adapter = Claude | Codex
BOM = b"\xef\xbb\xbf"
_NEWLINE = 0x0A


class Position:
    """Where reading stands: after the last complete line."""

    __slots__ = ("line", "offset", "unended")

    def __init__(self, offset: int = 0, line: int = 0) -> None:
        self.offset = offset
        self.line = line
        self.unended = False
        """The last line read was a whole record without a line ending: one may still come."""

    def pass_ending(self, source: Source) -> None:
        """Step over the line ending that has come since, or count what has come as the same line."""
        if self.unended:
            self.unended = False
            if source.pread(1, self.offset) == b"\n":
                self.offset += 1
            else:
                self.line -= 1


def read_lines(lines: Iterable[bytes], adapter: Adapter, fold: Fold, at: Position) -> None:
    """Feed complete lines to the fold and move `at`. An unfinished last line is left for later."""
    decode, read = head_decoder(adapter.head), adapter.read
    say, link, chained = fold.say, fold.chain.add, fold.chained
    offset, number = at.offset, at.line
    pieces = False
    with Resting():
        for line in lines:
            if line[-1] != _NEWLINE:
                if len(line) == LONGEST_LINE:
                    number += not pieces
                    pieces = True
                    offset += len(line)
                    continue
                if not pieces and not _is_whole(line):
                    break
                at.unended = True
            if pieces:
                pieces = False
                rest = line.lstrip(b"\0")
                _patiently(rest, adapter, fold, offset + len(line) - len(rest), number, "line over 40 MiB")
                offset += len(line)
                continue
            number += 1
            size = len(line)
            try:
                head = decode(line)
            except REJECTED:
                _patiently(line, adapter, fold, offset, number)
                offset += size
                continue
            got = read(head)
            if got == TURN:
                say(head, offset, size, number)
            elif isinstance(got, int):
                if chained and head.id is not None:
                    link(head.id, head.parent)
                if got > KIND:
                    fold.add_calls(got >> CALLS)
            else:
                fold.feed(got, offset, size, number)
            offset += size
    at.offset, at.line = offset, number


def _is_whole(line: bytes) -> bool:
    """A last line without an ending counts when it is a whole record: some files end so."""
    found, reason = recover(line)
    return bool(found) and reason is None


def _patiently(line: bytes, adapter: Adapter, fold: Fold, offset: int, number: int, known: str | None = None) -> None:
    """A line that the fast decoder rejects: what can be saved is fed, what is wrong is noted (`known`: already)."""
    skip = len(BOM) if offset == 0 and line.startswith(BOM) else 0
    found, reason = recover(line[skip:])
    reason = known or reason
    if reason == "blank line":
        return
    if reason is not None:
        fold.columns.facts.damage.append((number, reason))
    for part in found:
        head = fill(adapter.head, part.record)
        got = adapter.read(head)
        start, size = offset + skip + part.start, part.end - part.start
        if got == TURN:
            fold.say(head, start, size, number)
        elif isinstance(got, int):
            if fold.chained and head.id is not None:
                fold.chain.add(head.id, head.parent)
            fold.add_calls(got >> CALLS)
        else:
            fold.feed(got, start, size, number)
