"""`compact-guard-hook` as a process: what comes in and what does not, the way out, and the end of its time."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.door import PROGRAM, all_rows, hook, program
from tests.restores import CORRECTION, Scene, worked

from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import deadline, main, pre_compact, session_start
from compact_guard.core.hooks.main import MAX_EVENT_BYTES, read_event
from compact_guard.core.paths import state_dir

PROMPT = b'{"session_id":"s","hook_event_name":"UserPromptSubmit","prompt":"hello"}'


def sooner() -> None:
    """The program's time is over after a moment."""
    vars(main).update(STDIN_S=0.2)
    vars(deadline).update(WATCH_S=0.4, GOING_ON_S=0.3)


def reasons() -> list[tuple[str, str, str | None]]:
    return [(row.event, row.outcome, row.reason) for row in all_rows()]


class TestTheEvent:
    @pytest.mark.parametrize(
        ("event", "reason"),
        [
            (b"", "no-event"),
            (b" \n", "no-event"),
            (b"\xff\x00 no json", "event"),
            (b"[]", "event"),
            (b"{}", "unknown-event"),
        ],
        ids=["nothing", "blank", "bytes", "list", "empty object"],
    )
    def test_what_is_no_event_leaves_a_row_that_says_so(self, event: bytes, reason: str) -> None:
        heard = program("claude", event)
        assert heard.out == b""
        assert (heard.row.event, heard.row.outcome, heard.row.reason) == ("unknown", "failed", reason)

    def test_more_than_is_read_of_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        heard = hook("claude", b'{"a":"' + b"x" * (MAX_EVENT_BYTES + 1) + b'"}')
        assert (heard.row.reason, heard.out) == ("event", b"")

    @pytest.mark.parametrize("argv", [[], ["gemini"], ["--help"]], ids=str)
    def test_for_no_agent_of_ours_nothing_happens(self, argv: list[str], fake_home: Path) -> None:
        done = subprocess.run([*PROGRAM, *argv], input=PROMPT, capture_output=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
        assert not Path(state_dir()).exists()

    def test_reads_an_event_that_comes_in_parts_and_stops_at_the_limit(self, tmp_path: Path) -> None:
        reader, writer = os.pipe()
        os.write(writer, b"first ")
        os.write(writer, b"second")
        os.close(writer)
        until = time.monotonic() + 10
        assert read_event(reader, until=until) == b"first second"
        os.close(reader)
        big = tmp_path / "event"
        big.write_bytes(b"x" * (MAX_EVENT_BYTES + 1))
        descriptor = os.open(big, os.O_RDONLY)
        assert len(read_event(descriptor, until=until) or b"") == MAX_EVENT_BYTES
        os.close(descriptor)

    def test_a_terminal_is_no_agent(self) -> None:
        controller, terminal = os.openpty()
        assert read_event(terminal, until=time.monotonic() + 10) is None
        os.close(controller)
        os.close(terminal)


class Pipe:
    """An agent that keeps the pipe open. `parts`: what it writes, each when the one before was read."""

    def __init__(self, *parts: bytes) -> None:
        self.reader, self.writer = os.pipe()
        self.parts = list(parts)

    def __enter__(self) -> Callable[[], None]:
        for part in self.parts:
            os.write(self.writer, part)

        def before() -> None:
            main.STDIN_S = 0.2
            os.dup2(self.reader, 0)

        return before

    def __exit__(self, *_: object) -> None:
        os.close(self.reader)
        os.close(self.writer)


class TestAPipeThatIsNotClosed:
    def test_a_whole_event_is_taken(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        with Pipe(json.dumps(scene.payload("PreCompact")).encode(), b"\n") as before:
            assert hook("claude", b"", before=before).row.outcome == "saved"

    def test_half_of_one_is_waited_for_in_vain(self) -> None:
        with Pipe(b'{"hook_event_name":"PreCompact","session_id":"s"') as before:
            assert hook("claude", b"", before=before).row.reason == "event"

    def test_an_object_inside_is_not_the_whole(self) -> None:
        with Pipe(b'{"hook_event_name":"PreCompact","effort":{"level":"medium"}') as before:
            assert hook("claude", b"", before=before).row.reason == "event"

    def test_a_prompt_is_seen_without_its_end(self) -> None:
        with Pipe(PROMPT) as before:
            heard = hook("claude", b"", before=before)
        assert (heard.code, heard.out, heard.err, heard.rows) == (0, b"", b"", [])


class TestPrompts:
    def test_nothing_waits_and_nothing_is_touched(self, fake_home: Path) -> None:
        heard = program("claude", PROMPT)
        assert (heard.code, heard.out, heard.err, heard.rows) == (0, b"", b"", [])
        assert not Path(state_dir()).exists()

    @pytest.mark.parametrize(
        ("name", "is_empty"),
        [
            ("1.json", False), ("1.sent.json", True), (".1.json.0123.tmp", True), ("notes.txt", True),
        ],
    )  # fmt: skip
    def test_what_waits_is_seen_by_its_name(self, name: str, is_empty: bool, fake_home: Path) -> None:
        folder = Path(state_dir(), "outbox", "claude", "0" * 32)
        folder.mkdir(parents=True)
        (folder.parent / "stray").touch()
        (folder / name).touch()
        assert main.outbox_is_empty("claude") is is_empty
        assert main.outbox_is_empty("codex")

    @pytest.mark.parametrize(
        ("event", "expected"),
        [
            (PROMPT, True),
            (b'{"hook_event_name" : "UserPromptSubmit"}', True),
            (b'{"hook_event_name":\n"UserPromptSubmit"}', True),
            (b'{"hook_event_name":"PreCompact","x":"\\"hook_event_name\\":\\"UserPromptSubmit\\""}', False),
            (b'{"a":{"hook_event_name":"UserPromptSubmit"},"hook_event_name":"PreCompact"}', False),
            (b'{"hook_event_name":"UserPromptSubmitted"}', False),
            (b'{"hook_event_name"', False),
            (b"", False),
        ],
    )
    def test_a_prompt_is_told_by_its_bytes(self, event: bytes, expected: bool) -> None:
        assert main.is_prompt(event) is expected


class TestDescriptors:
    """An agent may close any of the three; a file of ours must never be taken for one of them."""

    @pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    def test_a_closed_one_is_no_error(self, closed: str, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        shell = ["sh", "-c", f'exec "$@" {closed}', "sh", *PROGRAM, "claude"]
        event = json.dumps(scene.payload("PreCompact")).encode()
        done = subprocess.run(shell, input=event, capture_output=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
        expected = [("unknown", "failed", "no-event")] if "<&-" in closed else [("PreCompact", "saved", None)]
        assert reasons() == expected

    def test_a_pack_for_which_there_is_no_stdout_is_not_delivered(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        heard = hook("claude", scene.payload("SessionStart", source="compact"), before=lambda: os.close(1))
        assert (heard.row.outcome, heard.row.reason, heard.out) == ("failed", "stdout", b"")
        again = scene.start()
        assert again.row.outcome == "redelivered"
        assert CORRECTION in (again.pack or "")
        assert scene.stored(1).items

    def test_an_agent_that_is_gone(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        reader, writer = os.pipe()
        os.close(reader)
        heard = hook("claude", scene.payload("SessionStart", source="compact"), before=lambda: _to(writer))
        os.close(writer)
        assert (heard.row.outcome, heard.row.reason) == ("failed", "stdout")

    def test_a_pipe_that_does_not_block_gets_the_whole_answer(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        heard = hook("claude", scene.payload("SessionStart", source="compact"), before=lambda: _to(writer))
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            answer = json.loads(pipe.read())
        assert heard.row.outcome == "injected"
        assert CORRECTION in answer["hookSpecificOutput"]["additionalContext"]


def _to(descriptor: int) -> None:
    os.dup2(descriptor, 1)


class TestTheEndOfItsTime:
    def hangs(self, module: object, name: str) -> Callable[[], None]:
        def before() -> None:
            sooner()
            vars(module)[name] = lambda *_, **__: time.sleep(60)

        return before

    def test_a_save_that_never_ends(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        heard = hook("claude", scene.payload("PreCompact"), before=self.hangs(pre_compact, "assemble_from"))
        assert (heard.row.outcome, heard.row.reason, heard.out) == ("failed", "deadline", b"")
        # It is given up soon, its lock is free, and the next one saves.
        with Store(state_dir()).locked("claude", scene.session, wait_s=60):
            assert scene.generations() == []
        assert scene.pre().row.outcome == "saved"

    def test_a_save_that_takes_too_long_is_finished_without_the_agent(self, guard: Guard, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        reader, writer = os.pipe()

        def before() -> None:
            sooner()
            deadline.GOING_ON_S = 60
            real = vars(pre_compact)["assemble_from"]

            def slow(*args: object, **options: object) -> object:
                os.read(reader, 1)
                return real(*args, **options)

            vars(pre_compact)["assemble_from"] = slow

        heard = hook("claude", scene.payload("PreCompact", trigger="auto", prompt_id="p"), before=before)
        assert (heard.row.outcome, heard.row.reason, heard.out) == ("failed", "deadline", b"")
        os.write(writer, b"x")
        until = time.monotonic() + 60
        while len(reasons()) < 2 and time.monotonic() < until:
            time.sleep(0.01)
        os.close(reader)
        os.close(writer)
        assert ("PreCompact", "saved", None) in reasons()
        assert scene.generations() == [1]
        assert scene.start().row.outcome == "injected"
        scene.compacted()
        report = json.loads(guard("audit", "--all", "--json").out)
        assert (report["compactions"]["finished"], report["misses"]) == (1, [])

    def test_a_pack_that_takes_too_long_is_said(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        event = scene.payload("SessionStart", source="compact")
        heard = hook("claude", event, before=self.hangs(session_start, "handle"))
        assert (heard.row.outcome, heard.row.reason, heard.pack) == ("failed", "deadline", None)
        assert heard.answer == {"systemMessage": "NOT restored: it took too long; run compact-guard doctor"}
        assert scene.start().row.outcome == "injected"

    def test_work_that_never_looks_up(self, fake_home: Path) -> None:
        def busy(*_: object, **__: object) -> None:
            while True:
                pass

        def before() -> None:
            sooner()
            vars(pre_compact)["assemble_from"] = busy

        heard = hook("claude", worked("claude", fake_home).payload("PreCompact"), before=before)
        assert heard.row.reason == "deadline"

    def test_an_audit_that_takes_too_long(self, fake_home: Path) -> None:
        from compact_guard.core.hooks import report

        scene = worked("claude", fake_home)
        heard = hook("claude", scene.payload("PreCompact"), before=self.hangs(report, "append"))
        assert (heard.code, heard.out, heard.err, heard.rows) == (0, b"", b"", [])
        assert scene.generations() == [1]

    def test_a_ctrl_c_is_meant_for_the_agent(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)

        def before() -> None:
            real = vars(pre_compact)["assemble_from"]

            def interrupted(*args: object, **options: object) -> object:
                os.kill(os.getpid(), 2)
                return real(*args, **options)

            vars(pre_compact)["assemble_from"] = interrupted

        assert hook("claude", scene.payload("PreCompact"), before=before).row.outcome == "saved"


class TestErrorsOfOurOwn:
    @pytest.mark.parametrize("name", ["_pins", "wait_for_writer", "_is_same_event"])
    def test_what_a_save_can_do_without_costs_none(self, name: str, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()
        scene.compacted().say("In cents, please.", "Yes.")

        def before() -> None:
            vars(pre_compact)[name] = lambda *_, **__: os.environ["NOT THERE"]

        heard = hook("claude", scene.payload("PreCompact"), before=before)
        assert (heard.row.outcome, heard.row.generation, heard.out) == ("saved_partial", 2, b"")
        assert (heard.row.reason or "").startswith("KeyError-pre_compact:")
        kept = "".join(item.text for item in scene.stored(2).items)
        assert CORRECTION in kept
        assert "cents" in kept

    def test_a_save_says_where_it_broke(self, fake_home: Path) -> None:
        def before() -> None:
            vars(pre_compact)["assemble_from"] = lambda *_, **__: os.environ["OUR SECRET"]

        heard = hook("claude", worked("claude", fake_home).payload("PreCompact"), before=before)
        assert heard.out == b""
        assert heard.row.outcome == "failed"
        assert (heard.row.reason or "").startswith("KeyError-pre_compact:")
        assert "SECRET" not in (heard.row.reason or "")

    def test_a_pack_that_breaks_is_said(self, fake_home: Path) -> None:
        scene = worked("claude", fake_home)
        scene.pre()

        def before() -> None:
            vars(session_start)["handle"] = lambda *_: 1 / 0

        heard = hook("claude", scene.payload("SessionStart", source="compact"), before=before)
        assert heard.answer["systemMessage"].startswith("NOT restored: ")
        assert heard.row.outcome == "failed"

    def test_a_state_that_is_no_folder_is_nobodys_trouble(self, fake_home: Path) -> None:
        Path(state_dir()).parent.mkdir(parents=True)
        Path(state_dir()).write_text("x")
        scene = worked("claude", fake_home)
        heard = scene.pre()
        assert (heard.code, heard.out, heard.err, heard.rows) == (0, b"", b"", [])
        assert scene.start().answer["systemMessage"].startswith("NOT restored: ")
        assert Path(state_dir()).read_text() == "x"


@pytest.mark.parametrize("name", ["json", "select", "signal", "hashlib", "fcntl"])
def test_modules_of_a_project_are_none_of_the_programs(name: str, tmp_path: Path, fake_home: Path) -> None:
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / f"{name}.py").write_text("raise SystemExit('the wrong module')")
    scene = worked("claude", fake_home)
    surroundings = {name: os.environ[name] for name in ("HOME", "COMPACT_GUARD_STATE")}
    env = surroundings | {"PYTHONPATH": f"{tmp_path / 'nowhere'}:{tmp_path / 'project'}"}
    assert program("claude", scene.payload("PreCompact"), env=env).row.outcome == "saved"


def test_the_program_itself_saves_and_gives_back(fake_home: Path) -> None:
    scene: Scene = worked("claude", fake_home)
    assert program("claude", scene.payload("PreCompact", trigger="auto", prompt_id="p")).row.outcome == "saved"
    heard = program("claude", scene.payload("SessionStart", source="compact"))
    assert heard.row.outcome == "injected"
    assert CORRECTION in (heard.pack or "")
