"""Audits in a process of its own: run as a program, by a console that must not wait for it.

`report`: the whole audit. `marks`: what became of one session's compactions. One line of JSON, and the end.
"""

from __future__ import annotations

import json
import os
import sys

import msgspec

from ..paths import state_dir
from ..transcript.discover import Root
from ..transcript.listing import processors
from ..transcript.session import open_session
from .report import Report
from .session import Mark, marks_of
from .survey import survey

_POLITE = 10
"""Below the console and the agent: nobody waits for this as for them."""


def main(argv: list[str]) -> int:
    """TASK PATH ROOTS: roots as JSON pairs of agent and path. What else is given is not looked at."""
    task, path, folders = argv[:3]
    os.nice(_POLITE)
    roots = [Root(agent, folder) for agent, folder in json.loads(folders)]
    value: object
    if task == "report":
        value = survey(state_dir(), roots, workers=processors())
    else:
        session = open_session(path, roots=roots)
        value = {str(number): mark for number, mark in marks_of(session, state_dir()).items()}
    # ASCII: a path's bytes that are no UTF-8 could not be encoded.
    print(json.dumps(msgspec.to_builtins(value)), flush=True)
    return 0


def report_of(fields: object) -> Report:
    """The report that such a process wrote."""
    return msgspec.convert(fields, Report)


def marks_from(fields: object) -> dict[int, Mark]:
    """The marks that such a process wrote."""
    return {int(number): mark for number, mark in msgspec.convert(fields, dict[str, Mark]).items()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
