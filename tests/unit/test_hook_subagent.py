"""A subagent's compaction of which the client does not say that it is one, and a session's own that looks like it."""

from __future__ import annotations

import json
import os
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.door import Heard, hook
from tests.restores import said, worked
from tests.sessions import ClaudeLog

from compact_guard.core.hooks import subagent

OLD = "2.1.197"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subagent, "WAIT_S", 0.1)


class Crew:
    """A session of an old client that has called a subagent."""

    def __init__(self, home: Path, version: str = OLD, tool: str = "Agent") -> None:
        self.scene = worked("claude", home)
        self.version = version
        assert isinstance(self.scene.log, ClaudeLog)
        self.log = self.scene.log
        self.log.lines = [line.replace(b'"2.1.332"', f'"{version}"'.encode()) for line in self.log.lines]
        self.scene.put_back(self.log.data())
        self.log.user("Delegate it.", version=version)
        call = self.log.call("call1", tool, prompt="Count the files")
        self.log.assistant("Sending one.", call, version=version, timestamp=self.stamp())
        self.scene.write()
        self.folder = self.scene.path.with_suffix("") / "subagents"
        self.folder.mkdir(parents=True)
        self.child = self.folder / "agent-a7624b90b9a5fa701.jsonl"
        self.work()

    def stamp(self) -> str:
        return time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime())

    def works(self, *records: dict[str, Any]) -> None:
        with self.child.open("a") as file:
            file.writelines(json.dumps(record) + "\n" for record in records)

    def work(self) -> None:
        """The subagent begins: a tool was called and has answered."""
        self.works(
            {"type": "user", "isSidechain": True, "message": {"role": "user", "content": "Count the files"}},
            {"type": "assistant", "isSidechain": True, "message": {"content": [{"type": "tool_use", "name": "Bash"}]}},
            {"type": "user", "isSidechain": True, "message": {"content": [{"type": "tool_result"}]}},
        )

    def ends(self) -> None:
        """Its last word."""
        self.works({"type": "assistant", "isSidechain": True, "message": {"content": [{"type": "text", "text": "3"}]}})

    def result(self) -> None:
        self.log.result("call1", "3 files", version=self.version)
        self.scene.write()

    def compaction(self) -> list[Heard]:
        """The events of one, as the client sends them."""
        scene = self.scene
        heard = [scene.pre(), scene.start()]
        return [*heard, hook("claude", scene.payload("PostCompact", trigger="auto", compact_summary="s"))]


def outcomes(heard: list[Heard]) -> list[str]:
    return [one.row.outcome for one in heard]


@pytest.mark.parametrize("tool", ["Agent", "Task"])
def test_a_subagents_compaction_is_none_of_its_parents(tool: str, fake_home: Path) -> None:
    crew = Crew(fake_home, tool=tool)
    heard = crew.compaction()
    assert outcomes(heard) == ["skipped_subagent"] * 3
    assert [one.out for one in heard] == [b""] * 3
    assert crew.scene.generations() == []
    crew.ends()
    crew.result()
    assert said(crew.scene.compaction()) == ("injected", 1, True)


@pytest.mark.parametrize("what", ["last word", "result", "both"])
def test_the_sessions_own_after_a_subagents_work(what: str, fake_home: Path) -> None:
    """One of the two may not be on the disk yet."""
    crew = Crew(fake_home)
    if what != "result":
        crew.ends()
    if what != "last word":
        crew.result()
    assert outcomes(crew.compaction()) == ["saved", "injected", "counted"]


def test_what_comes_to_the_disk_a_moment_later_is_waited_for(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subagent, "WAIT_S", 1.0)
    crew = Crew(fake_home)
    later = threading.Timer(0.15, crew.result)
    later.start()
    heard = crew.scene.pre()
    later.join()
    assert heard.row.outcome == "saved"


def test_one_of_two_is_still_at_work(fake_home: Path) -> None:
    crew = Crew(fake_home)
    second = crew.log.call("call2", "Agent", prompt="Count again")
    group = json.loads(crew.log.lines[-1])["message"]["id"]
    message = {"id": group, "role": "assistant", "model": "claude-opus-5-5", "content": [second]}
    crew.log.assistant(message=message, version=OLD, timestamp=crew.stamp())
    crew.result()
    assert outcomes(crew.compaction()) == ["skipped_subagent"] * 3


def test_a_newer_client_says_it_itself(fake_home: Path) -> None:
    crew = Crew(fake_home, "2.1.332")
    assert outcomes(crew.compaction()) == ["saved", "injected", "counted"]


def test_who_compacts_by_hand_compacts_the_session(fake_home: Path) -> None:
    """A client that was killed while a subagent worked, and was started again."""
    crew = Crew(fake_home)
    assert crew.scene.pre("manual").row.outcome == "saved"
    assert said(crew.scene.start()) == ("injected", 1, True)


def test_a_prompt_after_the_call_says_that_nobody_waits(fake_home: Path) -> None:
    crew = Crew(fake_home)
    crew.log.user("Are you there?", version=OLD)
    crew.scene.write()
    assert outcomes(crew.compaction()) == ["saved", "injected", "counted"]


def test_another_tool_or_an_older_subagent_says_nothing(fake_home: Path) -> None:
    crew = Crew(fake_home, tool="Bash")
    assert outcomes(crew.compaction()) == ["saved", "injected", "counted"]
    crew = Crew(fake_home / "other")
    os.utime(crew.child, (time.time() - 3600,) * 2)
    assert crew.scene.pre().row.outcome == "saved"


def test_what_was_saved_before_the_call_is_not_given_to_the_subagent(fake_home: Path) -> None:
    """A compaction that came to nothing waits; the subagent's is another one."""
    scene = worked("claude", fake_home)
    assert scene.pre().row.outcome == "saved"
    crew = Crew(fake_home / "other")
    called = b"".join(line + b"\n" for line in crew.log.lines[-2:])
    crew.scene.put_back(scene.path.read_bytes() + called)
    assert crew.scene.start().row.outcome == "skipped_subagent"
    assert crew.scene.marks() == []


def test_a_damaged_generation_is_refused_and_not_skipped(fake_home: Path) -> None:
    crew = Crew(fake_home)
    crew.scene.pre("manual")
    crew.scene.file(1).write_bytes(b"?")
    assert crew.scene.start().row.outcome == "refused"


@pytest.mark.parametrize("folder", ["missing", "empty", "files"])
def test_a_session_without_subagents(folder: str, fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    if folder != "missing":
        (scene.path.with_suffix("") / "subagents").mkdir(parents=True)
    if folder == "files":
        (scene.path.with_suffix("") / "subagents" / "agent-x.meta.json").write_text("{}")
    assert said(scene.compaction()) == ("injected", 1, True)


@pytest.mark.parametrize(
    "line",
    [b"", b"null\n", b"[]\n", b'{"message":[]}\n', b'{"type":"user","message":{"content":[1]}}\n', b"\xff\n", b"{"],
)
def test_records_of_another_shape(line: bytes, fake_home: Path) -> None:
    crew = Crew(fake_home)
    crew.scene.put_back(crew.scene.path.read_bytes() + line)
    crew.child.write_bytes(crew.child.read_bytes() + line)
    assert crew.scene.pre().row.outcome in ("saved", "skipped_subagent")


def test_a_transcript_longer_than_what_is_read_at_first(fake_home: Path) -> None:
    crew = Crew(fake_home)
    for number in range(300):
        crew.log.chained("attachment", {"attachment": {"type": "x", "content": f"{number}" * 200}, "version": OLD})
    crew.scene.write()
    assert crew.scene.pre().row.outcome == "skipped_subagent"
