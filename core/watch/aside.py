"""Makes a late checkpoint in a process of its own: run as a program, by a console that must not wait for it."""

from __future__ import annotations

import json
import sys

from ..checkpoint.configured import use_rules
from ..config import load_config
from ..paths import config_file, state_dir
from ..transcript.discover import Root
from ..transcript.session import open_session
from .late_live import keep_late


def main(argv: list[str]) -> int:
    """TASK PATH ROOTS: roots as JSON pairs of agent and path. Says the generation that was saved, or null."""
    _task, path, folders = argv[:3]
    config = load_config(config_file())
    use_rules(config)
    session = open_session(path, roots=[Root(agent, folder) for agent, folder in json.loads(folders)])
    kept = keep_late(session, config, state_dir())
    print(json.dumps(None if kept is None else kept.generation), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
