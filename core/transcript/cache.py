"""The structural sidecar: a session's columns on disk, so that the second start reads no transcript.

Holds offsets, types, times and a redacted title: no text of the conversation. A sidecar that does not fit its
transcript, or this version, is not used; losing one costs a reading.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable

import msgspec

from .chain import Chain
from .columns import Columns
from .layout import Head, columns_of, parts_of, read_head
from .parts import MIN_BYTES, Parts, open_parts, pack_parts, path_of
from .source import Source


class Loaded:
    """A sidecar that fits its transcript. Its columns are views of the file on disk, which only `thaw` reads whole."""

    def __init__(self, parts: Parts) -> None:
        head = read_head(parts.views)
        self.columns: Columns = columns_of(head, parts.views)
        self.offset = parts.offset
        self.line = head.line
        self.agent = head.agent
        self.stream = head.stream
        self._parent, self._ids = parts.views[-2:]

    def chain(self) -> Chain:
        """The chain of records, needed only when the file grows."""
        chain = Chain()
        chain.parent.frombytes(self._parent)
        ids = str(self._ids, "utf-8")
        chain.index = {id: node for node, id in enumerate(ids.split("\n"))} if ids else {}
        return chain


def load(source: Source) -> Loaded | None:
    """The sidecar of an open transcript; None if there is none that fits."""
    try:
        parts = open_parts(source)
        return None if parts is None else Loaded(parts)
    except (msgspec.MsgspecError, ValueError):
        return None


def store(source: Source, agent: str, stream: int, columns: Columns, chain: Chain, offset: int, line: int) -> None:
    """Write a session's sidecar. A cache that cannot be written is no failure."""
    if source.size < MIN_BYTES or source.unpacked is not None or chain.waiting:
        return
    from ..redact.engine import redact

    facts = columns.facts
    if any(redact(name).counts for name in (source.path, facts.cwd or "", *facts.sessions, *facts.unknown)):
        # Masked, the names would no longer name anything. So rare that reading the transcript each time will do.
        return
    title = facts.title
    facts.title = redact(_whole(title)).text if title else title
    ids = "\n".join(chain.index)
    if ids.count("\n") + 1 != len(chain.index) and chain.index:
        return
    head = Head(source.path, line, agent, stream, columns.more, columns.boundaries, facts)
    try:
        parts = parts_of(head, columns, (chain.parent.tobytes(), ids.encode("utf-8", "replace")))
    except UnicodeEncodeError:
        # Half a character in an id or a path: so rare that reading the transcript each time is good enough.
        return
    finally:
        facts.title = title
    write_private(path_of(source.path), pack_parts(source, offset, parts))


def _whole(text: str) -> str:
    """Without halves of characters, which no encoding holds."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def write_private(path: str, pieces: Iterable[bytes]) -> bool:
    """Replace a file of ours (0600) in one step. False if it could not be written."""
    folder = os.path.dirname(path)
    temporary = f"{path}.{os.urandom(4).hex()}.tmp"
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        fd = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with open(fd, "wb") as file:
            file.writelines(pieces)
        os.replace(temporary, path)
        return True
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        return False
