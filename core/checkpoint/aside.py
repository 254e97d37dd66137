"""Works on a session in a process of its own: run as a program, by a console that must not wait for it.

`kinds`: answers lines of places with the kinds of those turns. `unstored`: the checkpoints that are not stored, a line
each. Ends by itself when nobody asks or reads any more.
"""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING

from ..config import load_config
from ..paths import config_file, state_dir
from ..transcript.discover import Root
from ..transcript.session import open_session
from .configured import use_rules
from .kinds import kinds_at
from .past import Past
from .store import Store

if TYPE_CHECKING:
    from ..transcript.session import Session

_POLITE = 10
"""Below the console and the agent: nobody waits for this as for them."""


def main(argv: list[str]) -> int:
    """TASK PATH ROOTS LANGUAGE CAP UNIT. Roots: JSON pairs of agent and path; the last three: as for `Past`."""
    task, path, roots, language, cap, unit = argv
    os.nice(_POLITE)
    # The console has said by now what is wrong with a rule.
    use_rules(load_config(config_file()))
    session = open_session(path, roots=[Root(agent, folder) for agent, folder in json.loads(roots)])
    try:
        if task == "kinds":
            _answer(session)
        else:
            past = Past(session, Store(state_dir()), language or None, int(cap or 0) or None, unit or None)
            for number, checkpoint in past.unstored():
                _say([number, checkpoint.as_dict()])
    except BrokenPipeError:
        # Nobody reads on. What is left in the buffer must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _answer(session: Session) -> None:
    for line in sys.stdin:
        places = [(at, offset) for at, offset in json.loads(line)]
        if any(at >= len(session.turns) for at, _offset in places):
            session.refresh()
        _say(kinds_at(session, places))


def _say(value: object) -> None:
    # ASCII: half a surrogate pair in a text could not be encoded.
    print(json.dumps(value), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
