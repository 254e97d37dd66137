"""What the mocked model is told to answer, and what it was asked: the same for both agents."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass

MAIN, COMPACTION, OTHER = "main", "compaction", "other"
"""Kinds of request: a step of the conversation, a request for a summary, anything else (titles, counts)."""


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer of the model."""

    text: str = ""
    run: str | None = None
    """A shell command that it runs: the turn goes on with the output."""
    call: tuple[str, dict[str, str]] | None = None
    """Any other tool that it calls: name and arguments."""
    tokens: int | None = None
    """Input tokens that it reports: what drives automatic compaction."""
    delay_s: float = 0.0
    """Waited before the answer."""
    fails: bool = False
    """The API refuses the request in a way that no client tries again."""

    @property
    def ends_turn(self) -> bool:
        return self.run is None and self.call is None


@dataclass(frozen=True, slots=True)
class Said:
    """One piece of text in a request."""

    role: str
    text: str


@dataclass(frozen=True, slots=True)
class Asked:
    """One request as the model received it."""

    kind: str
    model: str
    said: tuple[Said, ...]

    @property
    def text(self) -> str:
        return "\n".join(piece.text for piece in self.said)


class Script:
    """Answers in their order, and every request so far. The server's threads and the test share it."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.bodies: list[bytes] = []
        """Every request as it came over the wire."""
        self.compactions = 0
        self.has_sparse_usage = False
        """Half of the usage fields are 0, as some gateways report it."""
        self.refuses_summaries = False
        self._replies: deque[Reply] = deque()
        self._special: dict[str, deque[Reply]] = {}
        self._lock = threading.Lock()

    def will(self, *replies: Reply) -> None:
        """These are the next answers; without any left the model says "ok"."""
        with self._lock:
            self._replies.extend(replies)

    def will_where(self, words: str, *replies: Reply) -> None:
        """The next answers to requests in which a user's text holds these words: a subagent's, by its task."""
        with self._lock:
            self._special.setdefault(words, deque()).extend(replies)

    def answer(self, asked: Asked) -> Reply:
        """The next answer to a request; a summary where one is asked for."""
        with self._lock:
            self.asked.append(asked)
            if asked.kind == COMPACTION:
                if self.refuses_summaries:
                    return Reply(fails=True)
                self.compactions += 1
                return Reply(f"Summary {self.compactions}: some work was done.", tokens=1000)
            if asked.kind == OTHER:
                return Reply("ok")
            return self._next(asked)

    def _next(self, asked: Asked) -> Reply:
        said = [piece.text for piece in asked.said if piece.role == "user"]
        for words, replies in self._special.items():
            if replies and any(words in text for text in said):
                return replies.popleft()
        return self._replies.popleft() if self._replies else Reply("ok")

    def main(self) -> list[Asked]:
        """The requests of the conversation itself."""
        return [asked for asked in self.asked if asked.kind == MAIN]
