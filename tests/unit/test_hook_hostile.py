"""Whatever a hook is fed: the agent goes on, hears nothing that is no answer, and the audit says why."""

from __future__ import annotations

import errno
import os
import resource
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.door import Heard, all_rows, hook, program
from tests.restores import AGENTS, CORRECTION, Scene, worked
from tests.stores import failing

from compact_guard.core.audit import log
from compact_guard.core.checkpoint import disk, select
from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import deadline, room
from compact_guard.core.hooks.event import EVENTS, SOURCES, TRIGGERS
from compact_guard.core.paths import state_dir

BOTH = pytest.mark.parametrize("agent", AGENTS)
SILENT = ("PreCompact", "PostCompact")
SPARSE = 5 << 30
UNREAD = "NOT restored: the transcript cannot be read; run compact-guard doctor"


def unhurried() -> None:
    """However slow the machine is that the tests run on."""
    room.BUILD_S, deadline.WATCH_S = 30, 60


def quiet(heard: Heard) -> str:
    """The reason of the one row; and nobody heard anything."""
    assert heard.out == b""
    assert heard.row.reason is not None
    return heard.row.reason


class Broken:
    """The `os` module of a system on which some calls fail."""

    def __init__(self, code: int, *names: str) -> None:
        self._names = names
        self._fail = failing(code)

    def __getattr__(self, name: str) -> Any:
        return (lambda *_, **__: self._fail()) if name in self._names else getattr(os, name)


class TestTranscripts:
    """What an event may name as its transcript."""

    def compaction(self, agent: str, path: str | Path, session: str = "s") -> list[Heard]:
        common = {"session_id": session, "transcript_path": str(path)}
        return [
            hook(agent, common | {"hook_event_name": "PreCompact", "trigger": "auto"}),
            hook(agent, common | {"hook_event_name": "SessionStart", "source": "compact"}),
            hook(agent, common | {"hook_event_name": "PostCompact", "trigger": "auto"}),
        ]

    def outcomes(self, heard: list[Heard]) -> list[str]:
        assert [one.out for one in heard] == [b""] * 3
        return [one.row.outcome for one in heard]

    @BOTH
    def test_a_fifo_that_nobody_writes_into(self, agent: str, tmp_path: Path, fake_home: Path) -> None:
        os.mkfifo(tmp_path / "fifo.jsonl")
        heard = self.compaction(agent, tmp_path / "fifo.jsonl")
        assert self.outcomes(heard) == ["failed", "nothing", "counted"]
        assert [one.row.reason for one in heard[:2]] == ["no-file"] * 2

    @BOTH
    @pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/"])
    def test_what_is_no_file(self, agent: str, path: str, fake_home: Path) -> None:
        heard = self.compaction(agent, path)
        assert self.outcomes(heard) == ["failed", "nothing", "counted"]
        assert [one.row.reason for one in heard[:2]] == ["no-file"] * 2

    @BOTH
    def test_five_gigabytes_of_nothing(self, agent: str, tmp_path: Path, fake_home: Path) -> None:
        sparse = tmp_path / "s.jsonl"
        with sparse.open("wb") as file:
            file.truncate(SPARSE)
        heard = self.compaction(agent, sparse)
        assert [(one.row.outcome, one.row.reason) for one in heard[:2]] == [
            ("failed", "unread"),
            ("failed", "deadline"),
        ]
        assert list(heard[1].answer) == ["systemMessage"]
        assert [one.code for one in heard] == [0] * 3

    def test_five_gigabytes_of_nothing_before_what_was_said(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        said = scene.path.read_bytes()
        with scene.path.open("wb") as file:
            file.truncate(SPARSE)
            file.seek(SPARSE)
            file.write(b"\n" + said)
        row = hook("claude", scene.payload("PreCompact"), before=unhurried).row
        assert (row.outcome, row.reason) == ("saved_partial", None)
        assert row.counts["unread_bytes"] > SPARSE // 2
        assert row.counts["correction"] == 1

    @BOTH
    def test_nothing_at_all(self, agent: str, tmp_path: Path, fake_home: Path) -> None:
        (tmp_path / "s.jsonl").touch()
        assert self.outcomes(self.compaction(agent, tmp_path / "s.jsonl")) == ["empty", "nothing", "counted"]

    @BOTH
    @pytest.mark.parametrize(
        "data",
        [
            b"\n\n\n",
            b"null\n" * 9,
            b"[]\n{}\n",
            b"\0" * 5000,
            b'{"type":"user"',
            b"\xff\xfe" * 99,
            b"[" * 100_000 + b"\n",
        ],
        ids=["blank", "null", "empty", "NUL", "cut", "no text", "deep"],
    )
    def test_no_records(self, agent: str, data: bytes, tmp_path: Path, fake_home: Path) -> None:
        (tmp_path / "s.jsonl").write_bytes(data)
        assert self.outcomes(self.compaction(agent, tmp_path / "s.jsonl")) == ["empty", "nothing", "counted"]

    def test_a_link_to_the_transcript_is_followed(self, tmp_path: Path, fake_home: Path) -> None:
        # People keep the agents' folders elsewhere and link to them.
        scene = worked("claude", fake_home)
        link = tmp_path / scene.path.name
        link.symlink_to(scene.path)
        heard = hook("claude", scene.payload("PreCompact") | {"transcript_path": str(link)})
        assert heard.row.outcome == "saved"
        assert heard.row.transcript == scene.pre().row.transcript

    @pytest.mark.parametrize("target", ["missing", "loop.jsonl"])
    def test_a_link_to_nowhere(self, target: str, tmp_path: Path, fake_home: Path) -> None:
        (tmp_path / "loop.jsonl").symlink_to(tmp_path / target)
        heard = self.compaction("claude", tmp_path / "loop.jsonl")
        assert heard[0].row.reason == ("no-transcript" if target == "missing" else "unreadable")
        # What is not there is nobody's loss; what is there and cannot be read is said.
        told = ("nothing", None, None) if target == "missing" else ("failed", "unreadable", {"systemMessage": UNREAD})
        assert (heard[1].row.outcome, heard[1].row.reason, heard[1].answer) == told

    @pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
    def test_one_that_may_not_be_read(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.path.chmod(0)
        assert quiet(scene.pre()) == "unreadable"

    def test_one_that_cannot_be_read(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        assert scene.pre().row.outcome == "saved"
        scene.compacted()

        def before() -> None:
            vars(select)["os"] = Broken(errno.EIO, "pread")

        row = hook("claude", scene.payload("PreCompact"), before=before).row
        assert row.outcome == "failed"
        assert (row.reason or "").startswith("OSError-")
        assert scene.generations() == [1]


class TestDisks:
    """A state that cannot be written: the compaction goes on, what is there stays."""

    @pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO], ids=errno.errorcode.get)
    def test_nothing_can_be_written(self, code: int, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        scene.compacted().say("In cents, please.", "Yes.")

        def before() -> None:
            for module in (disk, log):
                vars(module)["os"] = Broken(code, "mkdir", "write", "link", "rename", "fsync")

        heard = hook("claude", scene.payload("PreCompact"), before=before)
        assert (heard.code, heard.out, heard.err, heard.rows) == (0, b"", b"", [])
        assert scene.generations() == [1]
        assert scene.pre().row.outcome == "saved"

    def test_no_room_for_a_checkpoint_but_for_a_row(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)

        def before() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))

        heard = hook("claude", scene.payload("PreCompact"), before=before)
        assert quiet(heard) == "full"
        assert heard.row.outcome == "failed"
        assert scene.generations() == []
        assert not list(Path(state_dir()).rglob("*.tmp"))

    def test_a_state_that_others_may_write_into_is_not_used(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        Path(state_dir()).mkdir(parents=True, mode=0o700)
        Path(state_dir()).chmod(0o777)
        heard = scene.pre()
        assert (heard.code, heard.out, heard.err, heard.rows) == (0, b"", b"", [])
        assert list(Path(state_dir()).iterdir()) == []

    def test_little_memory(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        with scene.path.open("ab") as file:
            file.write(b'{"type":"user","message":{"content":"' + b"x" * (48 << 20) + b'"}}\n')

        def before() -> None:
            used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (used + (32 << 20), resource.RLIM_INFINITY))

        heard = hook("claude", scene.payload("PreCompact"), before=before)
        assert heard.out == b""
        assert heard.row.event == "PreCompact"


class TestSurroundings:
    """The environment and the locale that an agent may give its hooks."""

    def saved_and_given(self, scene: Scene, env: dict[str, str]) -> str:
        assert program("claude", scene.payload("PreCompact"), env=env).code == 0
        heard = program("claude", scene.payload("SessionStart", source="compact"), env=env)
        assert (heard.code, heard.err) == (0, b"")
        return heard.pack or ""

    @pytest.mark.parametrize(
        "env",
        [
            {"PYTHONIOENCODING": "cp949"},
            {"PYTHONIOENCODING": "ascii:strict", "LANG": "C", "LC_ALL": "C"},
            {"LANG": "zh_TW.Big5"},
            {"LC_ALL": "xx_XX.nonsense", "PYTHONUTF8": "0"},
            {"PYTHONWARNINGS": "error", "PYTHONDEVMODE": "1"},
        ],
        ids=["cp949", "C", "Big5", "nonsense", "warnings"],
    )
    def test_any_encoding(self, env: dict[str, str], fake_home: Path) -> None:
        scene = Scene("claude", fake_home)
        scene.say("不要用 advisory lock 🙂 مرحبا, use a unique constraint", "好", CORRECTION, "Yes.")
        common = {name: os.environ[name] for name in ("COMPACT_GUARD_STATE", "COMPACT_GUARD_CONFIG", "HOME")}
        pack = self.saved_and_given(scene, common | {"PATH": "/usr/bin:/bin"} | env)
        assert "🙂 مرحبا" in pack

    def test_no_environment_at_all(self, fake_home: Path, tmp_path: Path) -> None:
        # Without HOME the state is in the home of the account, which is not to be touched here.
        done = program("claude", b"[]", env={"COMPACT_GUARD_STATE": state_dir()})
        assert (done.code, done.out, done.err) == (0, b"", b"")
        assert [row.reason for row in done.rows] == ["event"]

    def test_a_working_folder_that_is_gone(self, fake_home: Path, tmp_path: Path) -> None:
        scene = worked("claude", fake_home)
        gone = tmp_path / "gone"

        def before() -> None:
            gone.mkdir()
            os.chdir(gone)
            gone.rmdir()

        assert hook("claude", scene.payload("PreCompact"), before=before).row.outcome == "saved"
        assert hook("claude", {"session_id": "s", "hook_event_name": "PreCompact"}, before=before).code == 0


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(SOURCES + TRIGGERS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)
FIELDS = ("session_id", "transcript_path", "cwd", "trigger", "source", "prompt_id", "turn_id", "agent_id", "model")
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@FEW
@given(
    st.sampled_from(AGENTS),
    st.sampled_from(EVENTS),
    st.dictionaries(st.sampled_from(FIELDS), JSON),
    st.sets(st.sampled_from(FIELDS)),
)
def test_any_fields_in_place_of_the_right_ones(
    fake_home: Path, agent: str, event: str, wrong: dict[str, Any], missing: set[str]
) -> None:
    scene = worked(agent, fake_home)
    payload = scene.payload(event, trigger="auto", source="compact", prompt_id="p", model="m") | wrong
    heard = hook(agent, {name: value for name, value in payload.items() if name not in missing})
    assert (heard.code, heard.err) == (0, b"")
    assert len(heard.rows) == (event != "UserPromptSubmit")
    assert event not in SILENT or heard.out == b""
    if heard.out:
        assert set(heard.answer) <= {"hookSpecificOutput", "systemMessage"}


@FEW
@given(st.sampled_from(AGENTS), st.binary(max_size=300))
def test_any_bytes(fake_home: Path, agent: str, data: bytes) -> None:
    heard = hook(agent, data)
    assert (heard.code, heard.out, heard.err) == (0, b"", b"")
    assert [row.outcome for row in heard.rows] == ["failed"]


def test_what_is_stored_survives_all_of_it(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    scene.pre()
    wrongs: list[dict[str, Any]] = [
        *({"session_id": value} for value in (None, "", 7, "x" * 5000, "\ud800", "../..", "a\0b")),
        *({"transcript_path": value} for value in (None, "", 7, "\ud800", "/\0", "~", "~nobody/x", "relative")),
        *({"cwd": value} for value in (None, 7, "\ud800", "/\0")),
    ]
    for wrong in wrongs:
        for event in EVENTS[:3]:
            heard = hook("claude", scene.payload(event, trigger="auto", source="startup") | wrong)
            assert (heard.code, heard.err) == (0, b""), wrong
            assert len(heard.rows) == 1, wrong
    assert CORRECTION in "".join(item.text for item in scene.stored(1).items)
    assert Store(state_dir()).quarantined("claude", scene.session) == {}
    assert {row.outcome for row in all_rows()} <= {"saved", "duplicate", "empty", "nothing", "counted", "failed"}
