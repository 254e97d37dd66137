"""Overturned approaches that come back in a live session, told once each time."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..insight.overturned import Said, overturned
from ..insight.resurfacing import Alarm, Event, Watcher

if TYPE_CHECKING:
    from ..model import ToolCall, Turn
    from ..transcript.session import Session

_FIELD = re.compile(
    r"^(old_string|new_string|old_str|new_str|content|file_text|new_source|edits|todos|plan|replace_all|description|prompt"
    r"|timeout|timeout_ms|run_in_background|workdir|justification|sandbox_permissions|subagent_type|explanation|yield_time_ms"
    r"|max_output_tokens|input|patch): ",
    re.MULTILINE,
)
_SHELL = re.compile(r"^(?:/(?:usr/)?bin/)?(?:ba|z|da)?sh -l?c ")
_MOST_TURNS = 4000
"""Turns before the compaction that are looked at, the newest ones."""


class Returning:
    """Looks at what follows the last compaction of a session."""

    def __init__(self, session: Session) -> None:
        self._boundaries = -1
        self._turn = 0
        """The turn that was looked at last, and may still get calls."""
        self._calls: set[str] = set()
        self._watcher: Watcher | None = None
        list(self.look(session))

    def look(self, session: Session) -> Iterator[tuple[Alarm, int | None]]:
        """The alarms since the last look, with the time of their turns."""
        if len(session.columns.boundaries) != self._boundaries:
            self._begin(session)
        if self._watcher is None:
            return
        turns = session.turns
        for at in range(max(self._turn - 1, 0), len(turns)):
            turn = turns[at]
            if turn.branch == "active" and "inherited" not in turn.labels:
                for event in self._events(session, turn):
                    for alarm in self._watcher.look(event):
                        yield alarm, turn.at_ms
            self._turn = turn.n

    def _begin(self, session: Session) -> None:
        """A compaction more: what was overturned up to it counts from now on."""
        self._boundaries = len(session.columns.boundaries)
        self._watcher = None
        if not self._boundaries:
            return
        last = session.boundaries[-1].after_turn
        before = [turn for turn in session.turns[max(0, last - _MOST_TURNS) : last] if turn.branch == "active"]
        known = overturned([Said(turn.role, session.text(turn), turn.n) for turn in before])
        self._watcher = Watcher(known) if known else None
        self._turn, self._calls = last + 1, set()

    def _events(self, session: Session, turn: Turn) -> Iterator[Event]:
        mark = f"{turn.n}"
        if mark not in self._calls:
            self._calls.add(mark)
            yield Event(turn.role, session.text(turn), turn=turn.n)
        for call in session.tools(turn):
            if f"{turn.n} {call.id}" not in self._calls:
                self._calls.add(f"{turn.n} {call.id}")
                yield Event("assistant", tool=call.name, input=fields_of(call), turn=turn.n)


def fields_of(call: ToolCall) -> dict[str, object]:
    """A call's input by its fields: the text of a call names all but the first."""
    found: dict[str, object] = {}
    marks = list(_FIELD.finditer(call.input))
    ends = [mark.start() - 1 for mark in marks[1:]] + [len(call.input)]
    for mark, end in zip(marks, ends, strict=False):
        value = call.input[mark.end() : end]
        found.setdefault(mark[1], _list(value) if mark[1] in ("edits", "todos", "plan") else value)
    first = call.input[: marks[0].start()].rstrip("\n") if marks else call.input
    if first.startswith("*** Begin Patch"):
        return {"patch": first}
    is_file = any(name in found for name in ("old_string", "new_string", "content", "file_text", "new_source", "edits"))
    name = "file_path" if is_file else "prompt" if call.name in ("Task", "Agent") else "command"
    found.setdefault(name, first if is_file else _SHELL.sub("", first))
    return found


def _list(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
