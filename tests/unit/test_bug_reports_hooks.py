"""Public reports about hooks that save: smallest input, right behaviour. One test a report."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Guard
from tests.door import all_rows, at_once, hook, program
from tests.restores import CORRECTION, Scene, worked

from compact_guard.core.checkpoint.store import Store
from compact_guard.core.hooks import deadline, main, post_compact, pre_compact
from compact_guard.core.paths import state_dir

ABSENT = object()


@pytest.mark.parametrize("path", ["", ABSENT, None, "~/gone/elsewhere.jsonl", 7], ids=repr)
def test_br_063_a_transcript_path_that_leads_nowhere_is_looked_up_by_the_session(path: Any, fake_home: Path) -> None:
    for agent in ("claude", "codex"):
        scene = worked(agent, fake_home)
        payload = scene.payload("PreCompact", trigger="manual") | {"transcript_path": path}
        if path is ABSENT:
            del payload["transcript_path"]
        heard = hook(agent, payload)
        assert (heard.row.outcome, heard.out) == ("saved", b"")
        assert CORRECTION in "".join(item.text for item in scene.stored(1).items)


def test_br_063_a_tilde_is_the_home(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    path = "~/" + str(scene.path.relative_to(fake_home))
    assert hook("claude", scene.payload("PreCompact") | {"transcript_path": path}).row.outcome == "saved"


@pytest.mark.parametrize("path", ["", None], ids=repr)
def test_br_063_what_is_found_nowhere_says_so(path: Any, fake_home: Path) -> None:
    event = {"session_id": "s", "transcript_path": path, "hook_event_name": "PreCompact", "trigger": "manual"}
    heard = hook("claude", event)
    assert (heard.row.outcome, heard.row.reason, heard.out) == ("failed", "no-transcript", b"")


@pytest.mark.parametrize("offset_s", [0.0, 0.05])
def test_br_075_hooks_that_run_twice_make_one_checkpoint(offset_s: float, fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    for number in (1, 2):
        event = scene.payload("PreCompact", trigger="auto", prompt_id=f"p{number}")
        heard = at_once("claude", [event, event], offset_s=offset_s)
        assert {(one.code, one.out, one.err) for one in heard} == {(0, b"", b"")}
        scene.compacted().say("And now the invoices.", "On to the invoices.")
    assert scene.generations() == [1, 2]
    assert sorted(row.outcome for row in all_rows()) == ["duplicate", "duplicate", "saved", "saved"]


def test_br_079_a_pipe_that_never_sends_anything(fake_home: Path) -> None:
    reader, writer = os.pipe()

    def before() -> None:
        main.STDIN_S = 0.2
        os.dup2(reader, 0)

    heard = hook("claude", b"", before=before)
    os.close(reader)
    os.close(writer)
    assert (heard.out, heard.row.outcome, heard.row.reason) == (b"", "failed", "no-event")
    assert main.STDIN_S < deadline.WATCH_S + deadline.ROW_S < 2


@pytest.mark.parametrize(
    "error", [RuntimeError("x"), MemoryError(), RecursionError(), OSError(5, "x"), SystemError("x")]
)
def test_br_081_a_failure_of_our_own_is_no_exit_status(error: Exception, fake_home: Path) -> None:
    scene = worked("claude", fake_home)

    def fail(*_: object) -> None:
        raise error

    def before() -> None:
        for module in (pre_compact, post_compact):
            vars(module)["handle"] = fail

    for event in ("PreCompact", "PostCompact"):
        heard = hook("claude", scene.payload(event, trigger="manual"), before=before)
        assert (heard.code, heard.out, heard.err) == (0, b"", b"")
        # What was said is saved all the same, without what may have failed.
        assert (heard.row.event, heard.row.outcome) == (event, "saved_partial" if event == "PreCompact" else "failed")
        assert (heard.row.reason or "").startswith(type(error).__name__)


def test_br_083_each_run_of_a_hook_leaves_a_receipt(guard: Guard, fake_home: Path) -> None:
    scene = worked("codex", fake_home)
    scene.pre("manual")
    scene.compacted()
    hook("codex", scene.payload("PostCompact", trigger="manual"))
    scene.start()
    scene.say("And now the invoices.", "On to the invoices.").compacted()
    assert [(row.event, row.outcome) for row in all_rows()] == [
        ("PreCompact", "saved"),
        ("PostCompact", "counted"),
        ("SessionStart", "injected"),
    ]
    report = json.loads(guard("audit", "--all", "--json").out)
    assert report["compactions"]["finished"] == 2
    # The second compaction, of which no hook was told, is a miss and not a silence.
    assert [miss["checkpoint"] for miss in report["misses"] if miss["compaction"] == 2] == ["none"]


def test_br_085_everything_comes_from_stdin(fake_home: Path) -> None:
    scene = worked("claude", fake_home)
    heard = program("claude", scene.payload("PreCompact", trigger="auto"), env={"COMPACT_GUARD_STATE": state_dir()})
    assert heard.row.outcome == "saved"
    assert oct(Path(state_dir()).stat().st_mode & 0o777) == "0o700"


@pytest.mark.parametrize("env", [{"PYTHONIOENCODING": "cp949"}, {"LANG": "C", "LC_ALL": "C"}], ids=["cp949", "C"])
def test_br_087_a_pack_with_emoji_and_arabic_for_a_narrow_stdout(env: dict[str, str], fake_home: Path) -> None:
    said = "No, use مرحبا 🙂, not ça va"
    scene = Scene("claude", fake_home).say(said, "Understood.")
    surroundings = {name: os.environ[name] for name in ("HOME", "COMPACT_GUARD_STATE")} | env
    assert program("claude", scene.payload("PreCompact"), env=surroundings).row.outcome == "saved"
    heard = program("claude", scene.payload("SessionStart", source="compact"), env=surroundings)
    assert heard.row.outcome == "injected"
    assert "مرحبا 🙂" in (heard.pack or "")


@pytest.mark.parametrize("folder", ["", "agents' home"], ids=["empty", "blanks"])
def test_br_091_hook_and_program_look_in_the_same_place(
    folder: str, guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for agent, name, own in (("claude", "CLAUDE_CONFIG_DIR", ".claude"), ("codex", "CODEX_HOME", ".codex")):
        scene = worked(agent, fake_home)
        # Empty is as good as not set.
        monkeypatch.setenv(name, str(fake_home / folder) if folder else "")
        if folder:
            moved = fake_home / folder / scene.path.relative_to(fake_home / own)
            moved.parent.mkdir(parents=True)
            scene.path.rename(moved)
        assert hook(agent, scene.payload("PreCompact") | {"transcript_path": ""}).row.outcome == "saved"
        assert [found["session_id"] for found in guard("sessions", "--json").json()].count(scene.session) == 1
        listed = guard("checkpoint", "list", scene.session, "--json").json()
        assert [one["generation"] for one in listed] == [1]
        assert Store(state_dir()).generations(agent, scene.session) == [1]
        (moved if folder else scene.path).unlink()
