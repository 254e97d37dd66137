"""The sessions that the hook program is tried with: the user's newest ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from ...i18n import _
from ...model import Agent
from ...transcript.discover import SessionFile, id_of
from ...transcript.listing import cwd_of
from ..answer import EMPTY
from ..event import PRE_COMPACT, SESSION_START
from ..settings import Settings
from .drill import Drill, Subject, drill, start
from .drilled import drilled
from .finding import Finding
from .programs import OWN, program_of
from .sources import Handler

_MOST_BYTES = 64 << 20
"""Of a copy; a newest session that is larger is passed over."""
_MOST_TRIES = 5
_HEAD = 1 << 16
_OF_SUBAGENTS = (b'"thread_source":"subagent"', b'"parent_thread_id":"')


def rehearsed(
    agent: Agent, files: Sequence[SessionFile], handlers: Sequence[Handler], settings: Settings, config: str | None
) -> list[Finding]:
    """Try the program of the settings, else this installation's own. `files`: the agent's, newest first.

    `config`: the file that the program may use; None, none.
    """
    save, restore = (_words(agent, handlers, event) for event in (PRE_COMPACT, SESSION_START))
    if save is None or restore is None:
        return []
    try:
        done = _tried(_subjects(agent, files, settings), save, restore, config) or start(agent, save)
    except OSError as error:
        said = _("The hook program could not be tried: {reason}").format(reason=error.strerror or error)
        return [Finding("drill", "warn", said, _("Make room in the folder for temporary files (TMPDIR)."), agent)]
    return drilled(done, agent, handlers)


def _words(agent: Agent, handlers: Sequence[Handler], event: str) -> list[str] | None:
    """What starts the program at an event; None where its settings cannot be followed."""
    command = next((one.command for one in handlers if one.event == event and not one.flat), None)
    if command is None:
        command = next((one.command for one in handlers), None)
    return [*OWN, agent] if command is None else program_of(command)


def _tried(
    subjects: Iterator[Subject], save: Sequence[str], restore: Sequence[str], config: str | None
) -> Drill | None:
    """The first drill in which something was saved, or went wrong; None without one."""
    for subject in subjects:
        done = drill(subject, save, restore, config=config)
        if done.restored is not None or done.saved.row is None or done.saved.row.outcome != EMPTY:
            return done
    return None


def _subjects(agent: Agent, files: Sequence[SessionFile], settings: Settings) -> Iterator[Subject]:
    """The newest sessions that hooks would not leave alone."""
    fitting = (file for file in files if 0 < file.size <= _MOST_BYTES and file.path.endswith(".jsonl"))
    for file in islice((file for file in fitting if not _is_subagents(file.path)), _MOST_TRIES):
        cwd = cwd_of(file)
        cwd = cwd if cwd is not None and "\0" not in cwd else None
        if not settings.excluded(cwd, file.path):
            yield Subject(agent, id_of(file.path), file.path, cwd)


def _is_subagents(path: str) -> bool:
    """Codex keeps them beside the sessions of people."""
    try:
        with open(path, "rb") as file:
            head = file.readline(_HEAD)
    except OSError:
        return True
    return any(mark in head for mark in _OF_SUBAGENTS)
