"""From a session, its transcript and its store to a checkpoint that is not stored yet. Standard library only.

This is what a PreCompact saves; commands use it for a preview, and for sessions that never had a guard.
"""

from __future__ import annotations

import os
import re
import sys
import time

from ..collector import Resting
from ..lazy import lazy
from ..redact.engine import redact
from ..transcript.surface import client_of
from ..version import VERSION
from .build import Identity, build
from .classify.text import han
from .item import Rendering
from .render import CAP, UTF8, UTF16
from .select import Known, select
from .words import CHINESE, ENGLISH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Checkpoint, Pin
    from .select import Readable, Selection
    from .store import Store

_KANA = lazy("[\u3041-\u30fa]")
_WORD = lazy(r"(?<![\w./@-])[a-z]{2,}(?![\w/@-]|\.\w)", re.ASCII | re.IGNORECASE)
"""A word; not a part of a path, a name or an address."""
_VOTERS = 100
"""Messages, the newest, that say in which language a session is held."""
_SAID = 500
"""Characters of a line in which its language shows."""
_TAIL = 1 << 16
_READING = 0.6
"""Of the time there is: for reading; the rest is for what is made of it."""
_NOT_PLAIN = lazy(r"[^A-Za-z0-9_@%+=:,./-]")


class Transcript:
    """The session and the file that are read. `source`: the file where it is open already or is no plain one."""

    __slots__ = ("agent", "path", "session_id", "source")

    def __init__(self, agent: str, session_id: str, path: str, source: Readable | None = None) -> None:
        self.agent = agent
        self.session_id = session_id
        self.path = path
        self.source = source

    def pread(self, length: int, offset: int) -> bytes:
        """Bytes of the file; none where it cannot be read."""
        if self.source is not None:
            return self.source.pread(length, offset)
        try:
            fd = os.open(self.path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        except OSError:
            return b""
        try:
            return os.pread(fd, length, offset)
        except OSError:
            return b""
        finally:
            os.close(fd)


class Moment:
    """When and why it is made, and what only the event or the config knows."""

    __slots__ = ("cap", "language", "now_ms", "project", "prompt", "trigger", "unit")

    def __init__(
        self,
        now_ms: int,
        *,
        trigger: str | None = None,
        prompt: str | None = None,
        project: str | None = None,
        language: str | None = None,
        unit: str | None = None,
        cap: int | None = None,
    ) -> None:
        self.now_ms = now_ms
        self.trigger = trigger
        self.prompt = prompt
        """The id of the prompt or turn, as the event names it."""
        self.project = project
        """The working folder; None: the one in the records."""
        self.language = language
        """Of the pack, as the config fixes it: `en` or `zh-TW`; None: the session's."""
        self.unit = unit
        """What the pack is measured in; None: the agent's own."""
        self.cap = cap
        """Units of the pack at most, as the config says; None: as the agent takes them."""


def assemble(where: Transcript, store: Store, moment: Moment, *, deadline: float) -> Checkpoint:
    """The session's checkpoint as of now, over the newest generation that holds, with the session's pins.

    `deadline`: `time.monotonic()` at which what was read is enough. Raises StoreError where the store refuses.
    """
    previous = store.newest(where.agent, where.session_id)
    return assemble_from(
        where, moment, previous=previous, pins=store.pins(where.agent, where.session_id), deadline=deadline
    )


def assemble_from(
    where: Transcript,
    moment: Moment,
    *,
    previous: Checkpoint | None,
    pins: list[Pin],
    deadline: float,
    upto: int | None = None,
    known: Known | None = None,
) -> Checkpoint:
    """As `assemble`, over a given generation. `upto`: as if the file ended there; `known`: counts of its start."""
    now = time.monotonic()
    selection = select(
        where.path,
        where.agent,
        deadline=now + (deadline - now) * _READING,
        session_id=where.session_id,
        upto=upto,
        known=known or known_from(previous, where),
        source=where.source,
    )
    identity = _identity(where, moment, selection, previous)
    with Resting():
        made = build(selection, identity, previous=previous, pins=pins, deadline=deadline)
    made.generation = previous.generation + 1 if previous is not None else 1
    made.source.prompt = moment.prompt
    return made


def known_from(previous: Checkpoint | None, where: Transcript) -> Known | None:
    """The counts that a generation took of this file, if the file still is what it was up to there."""
    if previous is None or previous.source.turns is None or previous.source.epoch is None:
        return None
    source = previous.source
    if source.path != stored_path(where.path) or source.size <= 0:
        return None
    start = max(0, source.size - _TAIL)
    tail = where.pread(source.size - start, start)
    if not tail.endswith(b"\n"):
        return None
    return Known(source.size, source.turns or 0, source.epoch or 0, source.lines)


def stored_path(path: str) -> str:
    """A path as it stands in a checkpoint: absolute and masked."""
    return redact(os.path.abspath(path)).text


def _identity(where: Transcript, moment: Moment, selection: Selection, previous: Checkpoint | None) -> Identity:
    client = client_of(where.agent, where.pread, selection.size)
    project = moment.project or selection.cwd or (previous.project if previous is not None else None)
    selection.path = stored_path(where.path)
    return Identity(
        where.agent,
        where.session_id,
        rendering(where.agent, moment.language or _language(selection, previous), moment.unit, moment.cap),
        guard=VERSION,
        nonce=new_nonce(),
        now_ms=moment.now_ms,
        project=redact(project).text if project else None,
        trigger=moment.trigger,
        surface=client.surface,
        client=client.version,
    )


def rendering(agent: str, language: str, unit: str | None = None, cap: int | None = None) -> Rendering:
    """What packs of an agent are made with. `unit`, `cap`: None, its own."""
    return Rendering(own_command(), language, unit or (UTF16 if agent == "claude" else UTF8), cap or CAP)


def _language(selection: Selection, previous: Checkpoint | None) -> str:
    """Traditional Chinese where most of what the user typed is Chinese, else English; as before where nothing was."""
    said = [turn.text for turn in selection.turns if turn.role == "user"][-_VOTERS:]
    votes = [vote for text in said if (vote := _vote(text)) is not None]
    if not votes:
        return previous.render.language if previous is not None else ENGLISH
    return CHINESE if sum(votes) * 2 > len(votes) else ENGLISH


def _vote(text: str) -> bool | None:
    """Whether a turn is Chinese, by the lines where people put what they mean: the first and the last.

    What stands between may be anything that was pasted. None: it says nothing in any language.
    """
    text = text.strip()
    first, last = text[: text.find("\n") + 1] or text, text[text.rfind("\n") + 1 :]
    said = "\n".join({first.strip()[:_SAID]: None, last[-_SAID:]: None})
    chinese, kana, words = han(said), len(_KANA.findall(said)), len(_WORD.findall(said))
    if not chinese and not kana and not words:
        return None
    # A Chinese sentence may hold as many English terms as this, an English one hardly quotes as much Chinese.
    return chinese > 0 and chinese * 2 >= words and kana * 5 <= chinese


def new_nonce() -> str:
    """What fences a pack: nobody can have said it before."""
    return os.urandom(8).hex()


def own_command() -> str:
    """This program as a shell takes it: absolute, quoted where it must be."""
    name = "compact-guard"
    for folder in (_own_folder(), os.path.dirname(sys.executable)):
        path = os.path.join(folder, name)
        if folder and os.path.isfile(path) and os.access(path, os.X_OK):
            return _quoted(path)
    return f"{_quoted(sys.executable)} -m compact_guard.tui.cli"


def _own_folder() -> str:
    """Where the running program lies; empty where nobody can say, as its working folder is gone."""
    try:
        return os.path.dirname(os.path.abspath(sys.argv[0])) if sys.argv[0] else ""
    except OSError:
        return ""


def _quoted(path: str) -> str:
    return path if not _NOT_PLAIN.search(path) else "'" + path.replace("'", "'\"'\"'") + "'"
