"""A session's structure as columns: what a reader needs of every turn without its text.

Arrays, not objects: a million turns cost some 40 MB less, and a sidecar lends them as they lie on disk.
"""

from __future__ import annotations

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

ASSISTANT, FOREIGN, INHERITED, ABANDONED, SYNTHETIC, REPLAYED, IN_CONTEXT = (1 << bit for bit in range(7))
"""Bits of `flags`. SYNTHETIC: written by the client, never sent to the model."""

ARRAYS = {
    "offset": "Q", "size": "Q", "line": "I", "at": "q", "flags": "B", "epoch": "I", "tools": "I", "node": "i",
    "digest": "Q", "file": "B", "session": "B",
}  # fmt: skip
"""The columns of numbers and how they are stored."""


class BoundaryRow:
    """One compaction, as stored."""

    def __init__(
        self,
        id: str,
        at: int,
        trigger: str | None,
        pre_tokens: int | None,
        post_tokens: int | None,
        file: int,
        line: int,
        offset: int,
        size: int,
        after_turn: int,
        node: int = -1,
        kept: list[int] | None = None,
        kept_digests: list[int] | None = None,
        summary_offset: int = -1,
        summary_size: int = 0,
        summary_state: str = "none",
        inherited: bool = False,
        looked_around: bool = False,
    ) -> None:
        self.id = id
        self.at = at
        """Milliseconds since 1970 UTC; -1 unknown."""
        self.trigger = trigger
        self.pre_tokens = pre_tokens
        self.post_tokens = post_tokens
        self.file = file
        self.line = line
        self.offset = offset
        self.size = size
        self.after_turn = after_turn
        """Turns before it in the file."""
        self.node = node
        self.kept = kept if kept is not None else []
        """Chain nodes before it that stay in context (Claude)."""
        self.kept_digests = kept_digests if kept_digests is not None else []
        """Digests of the user texts that stay, oldest first (Codex)."""
        self.summary_offset = summary_offset
        """Where the record that holds the summary begins; -1 none."""
        self.summary_size = summary_size
        self.summary_state = summary_state
        self.inherited = inherited
        self.looked_around = looked_around
        """What stands beside the record has been asked (Codex)."""


class Facts:
    """What is known of the session as a whole."""

    def __init__(self, **stored: Any) -> None:
        self.session_id: str | None = None
        self.cwd: str | None = None
        self.title: str | None = None
        self.title_rank = 0
        self.first_at = -1
        self.last_at = -1
        self.fork_of: str | None = None
        self.subagent = False
        self.replayed_rows = 0
        self.has_items = False
        """Messages stand in the model's history stream (Codex), which is read only where there are no events."""
        self.has_events = False
        """Message events have come into a file that was read without them."""
        self.sessions: list[str] = []
        """Session ids met; column `session` points here."""
        self.unknown: dict[str, int] = {}
        self.damage: list[tuple[int, str]] = []
        for name, value in stored.items():
            setattr(self, name, value)


class Columns:
    """Turns as parallel arrays, with boundaries and facts. `offset` and `size` in bytes, `at` in ms (-1 unknown).

    Columns from a sidecar are views of it, which can only be read: see `thaw`.
    """

    def __init__(self) -> None:
        self.offset: array[int] = array("Q")
        self.size: array[int] = array("Q")
        self.line: array[int] = array("I")
        self.at: array[int] = array("q")
        self.flags: array[int] = array("B")
        self.epoch: array[int] = array("I")
        self.tools: array[int] = array("I")
        self.node: array[int] = array("i")
        self.digest: array[int] = array("Q")
        """First 8 bytes of a hash of a user's text (Codex; 0 elsewhere)."""
        self.file: array[int] = array("B")
        """Index into the session's files: 0 its own, else a fork's ancestors."""
        self.session: array[int] = array("B")
        self.ids: list[str] = []
        self.more: dict[int, list[tuple[int, int]]] = {}
        """Further records of a turn's text: (offset, size)."""
        self.boundaries: list[BoundaryRow] = []
        self.facts = Facts()

    def __len__(self) -> int:
        return len(self.offset)

    def records(self, turn: int) -> Iterator[tuple[int, int]]:
        """(offset, size) of each record that holds the turn's text."""
        yield self.offset[turn], self.size[turn]
        yield from self.more.get(turn, ())

    def thaw(self) -> None:
        """Make columns that a sidecar lent arrays of our own, to which turns can be added."""
        for name, code in ARRAYS.items():
            column = getattr(self, name)
            if not isinstance(column, array):
                setattr(self, name, array(code, column.tobytes()))
        if not isinstance(self.ids, list):
            self.ids = list(self.ids)
