"""The traces of all transcripts that the audit looks at, kept in one cache file: a second look reads no transcript."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from zlib import crc32

import msgspec

from .. import paths
from ..errors import InputError
from ..transcript.cache import write_private
from ..transcript.discover import Root, SessionFile
from ..transcript.listing import Answer
from ..transcript.session import open_session
from ..transcript.trace import Trace, trace_of

_HEAD = b"compact-guard audit 2 "
_ID = re.compile(r"[0-9a-fA-F-]{1,64}")
"""What a session id is made of: no other is written into the cache."""
_SIDECAR_BYTES = 1 << 23
_CREW_BYTES = 1 << 24
"""Below this much to read, starting processes costs more than they save."""


def traces_of(files: Sequence[SessionFile], roots: Sequence[Root], *, workers: int = 1) -> list[Trace]:
    """The traces of main sessions, in the order of the files. What cannot be read has none.

    `workers` > 1 forks: only for a process of one thread.
    """
    known = _load()
    keys = {file.path: _key(file) for file in files}
    stale = [file for file in files if keys[file.path] not in known]
    found = {key: known[key] for key in keys.values() if key in known}
    for path, answer in _read_all(stale, roots, workers).items():
        if not answer.reason:
            found[keys[path]] = _from_json(answer.row)
    if stale or len(known) > len(found):
        _store({key: one for key, one in found.items() if one is None or _ID.fullmatch(one.session_id)})
    named = [(path, found.get(key)) for path, key in keys.items()]
    return [dataclasses.replace(trace, path=path) for path, trace in named if trace is not None]


def _read_all(files: list[SessionFile], roots: Sequence[Root], workers: int) -> dict[str, Answer]:
    """Traces as JSON, by path; with a reason, what could not be read just now."""
    answers: dict[str, Answer] = {}
    if workers > 1 and len(files) > 1 and sum(file.size for file in files) >= _CREW_BYTES:
        from ..transcript.crew import read_in_crew

        answers = read_in_crew(files, lambda file: _read(file, roots), workers)
    return answers | {file.path: _read(file, roots) for file in files if file.path not in answers}


def _read(file: SessionFile, roots: Sequence[Root]) -> Answer:
    try:
        session = open_session(file.path, cache=file.size >= _SIDECAR_BYTES, roots=roots)
    except InputError as error:
        return Answer("null", error.message if isinstance(error.__cause__, OSError) else "")
    try:
        return Answer(msgspec.json.encode(trace_of(session)).decode())
    finally:
        session.close()


def _key(file: SessionFile) -> str:
    """What a trace is kept under: the file as it was when it was read. A path may hold a secret, so it is hashed."""
    path = file.path.encode("utf-8", "surrogateescape")
    return sha256(b"%d %d %d %s" % (file.size, file.mtime_ns, file.inode, path)).hexdigest()[:32]


def _cache_file() -> str:
    return os.path.join(paths.cache_dir(), "audit.cache")


def _load() -> dict[str, Trace | None]:
    """Traces by key. A cache that is damaged or of another version is no cache."""
    try:
        with open(_cache_file(), "rb") as file:
            head, _, body = file.read().partition(b"\n")
        if head == _HEAD + b"%d" % crc32(body):
            return _decode(body)
    except (OSError, msgspec.MsgspecError):
        pass
    return {}


def _store(traces: dict[str, Trace | None]) -> None:
    body = msgspec.msgpack.encode({key: trace and dataclasses.replace(trace, path="") for key, trace in traces.items()})
    write_private(_cache_file(), (_HEAD + b"%d" % crc32(body) + b"\n", body))


_decode: Callable[[bytes], dict[str, Trace | None]] = msgspec.msgpack.Decoder(dict[str, Trace | None]).decode
_from_json: Callable[[str], Trace | None] = msgspec.json.Decoder(Trace | None).decode
