"""The text of what the outbox gives: quotes between fences, marked as evidence like a pack. Standard library only."""

from __future__ import annotations

from .harmless import harmless
from .item import Rendering
from .render import CAP, UTF8, UTF16, line_of, measure, safe_id, wrapped
from .words import ENGLISH, words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .item import Item


class Again:
    """What a session's outbox is said with. `render`: as in the session's packs; None: not known."""

    def __init__(self, agent: str, session_id: str, render: Rendering | None, at: str, nonce: str) -> None:
        self.render = render or Rendering("compact-guard", ENGLISH, UTF16 if agent == "claude" else UTF8, CAP)
        self._words = words_of(self.render.language)
        self._agent = safe_id(agent)
        self._session = safe_id(session_id)
        self._at = safe_id(at)
        self._nonce = nonce

    def text(self, items: list[Item]) -> str:
        """All the items, in their order."""
        head = self._words.again.format(agent=self._agent, session=self._session, at=self._at)
        command = harmless(self.render.command, self._nonce)
        look_up = self._words.look_up.format(command=command, session=self._session)
        lines = [line_of(item, self._words, self._nonce) for item in items]
        return wrapped([head, look_up], lines, self._words, self._nonce)

    def units(self, items: list[Item]) -> int:
        """The size of that text, in the unit of the agent."""
        return measure(self.text(items), self.render.unit)

    def more_units(self, item: Item) -> int:
        """What an item adds to the size."""
        return measure(line_of(item, self._words, self._nonce) + "\n", self.render.unit)
