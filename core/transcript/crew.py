"""Many files read by several processes: forked, so that nothing is sent to them and nothing is imported for it."""

from __future__ import annotations

import marshal
import os
from typing import TYPE_CHECKING

from .listing import Answer

if TYPE_CHECKING:
    from collections.abc import Callable

    from .discover import SessionFile


def read_in_crew(files: list[SessionFile], read: Callable[[SessionFile], Answer], workers: int) -> dict[str, Answer]:
    """Answers by path. Files that a process gave no answer for are missing: the caller reads them, and sees why."""
    # Imported once, here, and not again in every child.
    from ..redact import engine as _engine  # noqa: F401
    from . import session as _session  # noqa: F401

    own, *others = _shares(files, workers)
    children = [_hire(share, read) for share in others]
    answers = {file.path: read(file) for file in own}
    for pid, pipe in children:
        with open(pipe, "rb") as file:
            data = file.read()
        _, status = os.waitpid(pid, 0)
        if status == 0:
            answers.update({path: Answer(row, reason) for path, row, reason in marshal.loads(data)})
    return answers


def _shares(files: list[SessionFile], workers: int) -> list[list[SessionFile]]:
    """The files in parts of about the same size: the largest first, each to who has least."""
    shares: list[list[SessionFile]] = [[] for _ in range(workers)]
    loads = [0] * workers
    for file in sorted(files, key=lambda file: -file.size):
        least = loads.index(min(loads))
        shares[least].append(file)
        loads[least] += file.size
    return shares


def _hire(share: list[SessionFile], read: Callable[[SessionFile], Answer]) -> tuple[int, int]:
    """A child that reads a share: its id, and the pipe that its answers come through when it is done."""
    ours, theirs = os.pipe()
    pid = os.fork()
    if pid:
        os.close(theirs)
        return pid, ours
    status = 1
    try:
        os.close(ours)
        answers = [(file.path, *_parts(read(file))) for file in share]
        with open(theirs, "wb") as file:
            file.write(marshal.dumps(answers))
        status = 0
    finally:
        # Whatever happened, a child leaves here: it must not go on as a second parent.
        os._exit(status)


def _parts(answer: Answer) -> tuple[str, str]:
    return answer.row, answer.reason
