"""What the console knows: plain values that only the app's message handlers change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from .fates import Fates
from .glyphs import UNICODE, Glyphs
from .marks import Marks
from .numbers import Clock

if TYPE_CHECKING:
    from ..core.config import Config
    from ..core.model import SessionInfo
    from ..core.transcript.discover import Root
    from ..core.transcript.session import Session
    from ..keymaps.loader import Keymap

FileState = Literal["there", "removed", "replaced"]


@dataclass(slots=True)
class Store:
    """The state behind every screen."""

    roots: Sequence[Root]
    config: Config
    keymap: Keymap
    glyphs: Glyphs = UNICODE
    clock: Clock = field(default_factory=Clock)
    session: Session | None = None
    """None while there is none to show."""
    file_state: FileState = "there"
    indexed: int | None = None
    """Per cent of a transcript that were read, while one is read."""
    sessions: Sequence[SessionInfo] = ()
    """All sessions of the roots, newest first; empty until they were listed."""
    marks: Marks = field(default_factory=Marks)
    """What the turns of the session say, as far as it was asked."""
    fates: Fates = field(default_factory=Fates)
    """What became of its compactions' checkpoints."""
    phrase: str = ""
    """What was searched for last."""
