"""Public reports about following files: the smallest input and the right behaviour.

BR-131 (a checkpoint edited elsewhere while open here) comes with the item editor, step 5.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.sessions import ClaudeLog

from compact_guard.core.transcript.session import open_session

APPEND = "import sys; open(sys.argv[1], 'ab').write(sys.stdin.buffer.read())"


def append_elsewhere(path: Path, data: bytes) -> None:
    subprocess.run([sys.executable, "-c", APPEND, path], input=data, check=True)


def test_br_129_what_another_process_writes_is_seen_without_any_event(fake_home: Path) -> None:
    log = ClaudeLog()
    log.user("one")
    path = log.write(fake_home)
    session = open_session(str(path))
    read = len(log.data())
    for count, text in enumerate(("two", "three", "four"), 2):
        log.user(text)
        append_elsewhere(path, log.data()[read:])
        read = len(log.data())
        growth = session.refresh()
        assert (growth.state, growth.new_turns, len(session.turns)) == ("grew", 1, count)
    assert session.refresh().state == "same"
