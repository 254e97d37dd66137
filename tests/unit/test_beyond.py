"""What stands in a transcript beyond a byte, compared with what a reader of the whole file finds."""

from __future__ import annotations

import json
import math
import os
import random
import time
from pathlib import Path

import pytest
from tests.restores import Scene
from tests.sessions import ClaudeLog, CodexLog, talk

from compact_guard.core.transcript.beyond import Beyond
from compact_guard.core.transcript.discover import is_subagent
from compact_guard.core.transcript.session import open_session


def looked(agent: str, path: Path, session: str = "", *, deadline: float = math.inf) -> Beyond:
    return Beyond(agent, str(path), session, deadline=deadline)


def test_agrees_with_the_whole_session(shared_transcript: Path) -> None:
    path = shared_transcript
    trimmed = ("agent-sessions_subagents", "agent-sessions_claude-small")
    if path.suffix != ".jsonl" or is_subagent(str(path)) or path.name.startswith(trimmed):
        pytest.skip("no main session that hooks would be told of, or the session's id is cut out of its records")
    session = open_session(str(path), cache=False)
    info, rows = session.info, [row for row in session.columns.boundaries if row.file == 0 and not row.inherited]
    if session.sources[0].unpacked is not None:
        pytest.skip("compressed")
    own = [turn for turn in range(len(session.turns)) if session.columns.file[turn] == 0]
    with looked(info.agent, path, info.session_id) as beyond:
        assert [one.offset for one in beyond.boundaries(0)] == [row.offset for row in rows]
        last = beyond.last_boundary()
        assert (last.offset if last else None) == (rows[-1].offset if rows else None)
        for row in rows:
            assert next(beyond.boundaries(row.offset)).offset == row.offset
            assert row.offset not in [one.offset for one in beyond.boundaries(row.offset + row.size)]
        asked = [
            session.columns.offset[turn]
            for turn in own
            if session.turns[turn].role == "user" and "foreign" not in session.turns[turn].labels
        ]
        if asked:
            assert beyond.user_turn(asked[-1])
            assert beyond.user_turn(asked[0], asked[0] + 1) in (True, False)
        end = asked[-1] + 1 if asked else 0
        assert not beyond.user_turn(end)
        if rows:
            after = [turn for turn in own if session.columns.offset[turn] >= rows[-1].offset + rows[-1].size]
            assert beyond.turns(rows[-1].offset + rows[-1].size, 10**6) == len(after)
            assert beyond.turns(rows[-1].offset + rows[-1].size, 3) == min(len(after), 4)


@pytest.mark.parametrize("agent", ["claude", "codex"])
def test_a_search_from_the_end_finds_what_lies_across_its_pieces(agent: str, fake_home: Path) -> None:
    scene = Scene(agent, fake_home).say("one", "two")
    scene.compacted().say("three", "four")
    data = scene.path.read_bytes()
    for step in (16, 17, 64, 100, 333, 1000, len(data)):
        with looked(agent, scene.path, scene.session) as beyond:
            found = beyond.last_boundary(step=step)
            assert found is not None
            assert data[found.offset : found.end].startswith(b"{")
            assert data[found.offset : found.end].endswith(b"\n")
            record = json.loads(data[found.offset : found.end])
            assert "compact_boundary" in (record.get("subtype"), "compact_boundary" if agent == "codex" else "")
            assert beyond.last_boundary(found.offset + 1, step=step) is None


def test_the_newest_of_many_wherever_the_search_begins(fake_home: Path) -> None:
    scene = Scene("codex", fake_home)
    for number in range(5):
        scene.say(f"ask {number} " + "x" * random.Random(number).randrange(3000), "answer").compacted()
    with looked("codex", scene.path, scene.session) as beyond:
        found = [one.offset for one in beyond.boundaries(0)]
        assert len(found) == 5
        for step in (50, 500, 5000):
            last = beyond.last_boundary(step=step)
            assert last is not None
            assert last.offset == found[-1]


def test_a_record_with_images_is_told_by_its_head(fake_home: Path) -> None:
    log = CodexLog()
    log.user("look")
    image = {"type": "input_image", "image_url": "data:image/png;base64," + "iVBO" * 1_500_000}
    log.add("compacted", {"message": "", "window_id": "w", "replacement_history": [{"type": "message", "x": [image]}]})
    log.user("go on")
    path = log.write(fake_home)
    assert path.stat().st_size > 5 << 20
    with looked("codex", path, log.session) as beyond:
        assert len(list(beyond.boundaries(0))) == 1
        last = beyond.last_boundary()
        assert last is not None
        assert beyond.turns(last.end, 20) == 1


def test_words_are_no_records(fake_home: Path) -> None:
    texts = ['"compact_boundary"', '{"type":"system","subtype":"compact_boundary"}', '"type":"user"', "compacted"]
    for agent in ("claude", "codex"):
        scene = Scene(agent, fake_home)
        for text in texts:
            scene.say("asked once", text)
        size = scene.path.stat().st_size
        with looked(agent, scene.path, scene.session) as beyond:
            assert list(beyond.boundaries(0)) == []
            assert beyond.last_boundary() is None
            # The last words are the model's.
            line = scene.log.lines[-1] if agent == "claude" else b"".join(scene.log.lines[-2:])
            assert not beyond.user_turn(size - len(line) - 1)


def test_a_torn_line_hides_nothing_behind_it(fake_home: Path) -> None:
    log = talk("one", "two")
    log.boundary()
    data = log.data()
    at = data.index(b'{"parentUuid": null, "isSidechain": false, "type": "system"')
    path = log.path(fake_home)
    path.parent.mkdir(parents=True)
    path.write_bytes(data[:at] + b'{"type":"assistant","mess' + data[at:])
    with looked("claude", path, log.session) as beyond:
        assert len(list(beyond.boundaries(0))) == 1
        assert beyond.last_boundary() is not None


def test_a_fork_begins_with_a_boundary_that_is_not_its_own(fake_home: Path) -> None:
    log = ClaudeLog()
    log.boundary()
    log.user("go on")
    log.boundary()
    with looked("claude", log.write(fake_home), log.session) as beyond:
        assert len(list(beyond.boundaries(0))) == 1
        last = beyond.last_boundary()
        assert last is not None
        assert last.offset > 1000


def test_a_boundary_that_says_whom_it_was_copied_from_is_not_the_forks(fake_home: Path) -> None:
    log = talk("one", "two")
    meta = {"subtype": "compact_boundary", "compactMetadata": {"trigger": "auto"}}
    log.chained("system", meta | {"forkedFrom": {"sessionId": "the-parent", "messageUuid": "u"}})
    log.user("go on")
    with looked("claude", log.write(fake_home), log.session) as beyond:
        assert list(beyond.boundaries(0)) == []
        assert beyond.last_boundary() is None


@pytest.mark.parametrize("agent", ["claude", "codex"])
def test_what_is_no_file_is_empty(agent: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "missing", tmp_path / "fifo", tmp_path / "folder", Path("/dev/zero")):
        with looked(agent, path, "s") as beyond:
            assert (beyond.readable, beyond.size) == (False, 0)
            assert beyond.last_boundary() is None
            assert not beyond.user_turn(0)
            assert beyond.pack("00c0ffee", 0) is None
            assert not beyond.shrunk(10)


def test_much_that_says_nothing_is_given_up_at_the_deadline(tmp_path: Path) -> None:
    path = tmp_path / "sparse.jsonl"
    with path.open("wb") as file:
        file.truncate(5 << 30)
    for ask in (Beyond.last_boundary, lambda one: one.user_turn(0), lambda one: list(one.boundaries(0))):
        with looked("claude", path, "s", deadline=time.monotonic() + 0.05) as beyond:
            assert not ask(beyond)
            assert beyond.unread
