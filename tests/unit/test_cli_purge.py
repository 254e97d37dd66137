"""`purge`: deletes for good what was stored, after asking, and refuses where nobody can be asked."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import talk
from tests.stores import checkpoint

from compact_guard.core.checkpoint.store import Store
from compact_guard.core.paths import state_dir

PROGRAM = "import sys; from compact_guard.tui.cli import main; sys.exit(main())"


@pytest.fixture
def path(fake_home: Path) -> Path:
    """A session with two generations and a pin, beside another session with one."""
    log = talk("Never edit app/ledger.py.", "Fine.")
    path = log.write(fake_home)
    store = Store(state_dir())
    for _ in range(2):
        store.save(checkpoint("keep", session=log.session))
    store.save(checkpoint("another's"))
    return path


def files() -> list[Path]:
    return [one for one in Path(state_dir()).rglob("*.json")]


def test_it_deletes_a_session_and_no_other(guard: Guard, path: Path) -> None:
    guard("pin", "add", path, "--turn", 1)
    ran = guard("purge", path, "--yes", "--json")

    assert ran.json() == {"files": 3, "left": []}
    assert len(files()) == 1
    assert guard("checkpoint", "list", path, "--json").json() == []
    assert path.exists()


def test_it_deletes_all(guard: Guard, path: Path) -> None:
    assert guard("purge", "--all", "--yes", "--json").json() == {"files": 3, "left": []}
    assert not Path(state_dir()).exists()


def test_what_is_not_ours_is_left_and_named(guard: Guard, path: Path) -> None:
    strange = Path(state_dir()) / "checkpoints" / "claude" / "notes.txt"
    strange.write_text("not ours")
    ran = guard("purge", "--all", "--yes")

    assert ran.code == 0
    assert "notes.txt" in ran.err
    assert strange.read_text() == "not ours"
    assert not files()


@pytest.mark.parametrize("what", ["PATH", "--all"])
def test_nobody_to_ask_is_a_refusal(guard: Guard, path: Path, what: str) -> None:
    ran = guard("purge", path if what == "PATH" else what)

    assert (ran.code, ran.out) == (4, "")
    assert "--yes" in ran.err
    assert len(files()) == 3


@pytest.mark.parametrize("arguments", [(), ("PATH", "--all")])
def test_a_session_or_all(guard: Guard, path: Path, arguments: tuple[str, ...]) -> None:
    assert guard("purge", *(path if one == "PATH" else one for one in arguments)).code == 2


def test_an_unknown_session_is_bad_input(guard: Guard, path: Path) -> None:
    assert guard("purge", "nobody-knows-this", "--yes").code == 3


def test_a_session_without_transcript_goes_by_its_whole_id(guard: Guard, path: Path) -> None:
    path.unlink()

    assert guard("purge", path.stem, "--yes", "--json").json()["files"] == 2


def test_nothing_stored_is_no_error(guard: Guard, path: Path) -> None:
    guard("purge", path, "--yes")

    assert guard("purge", path, "--yes", "--json").json() == {"files": 0, "left": []}


@pytest.mark.parametrize(("answer", "left"), [("y\n", 1), ("yes\n", 1), ("n\n", 3), ("\n", 3), ("\x04", 3)])
def test_it_asks_on_a_terminal(path: Path, answer: str, left: int) -> None:
    ours, theirs = pty.openpty()
    argv = [sys.executable, "-c", PROGRAM, "purge", str(path)]
    with subprocess.Popen(argv, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        os.close(theirs)
        os.write(ours, answer.encode())
        out, err = process.communicate(timeout=20)
        os.close(ours)

    assert process.returncode == 0, err
    assert "2 files of claude" in err
    assert len(files()) == left
    assert ("Deleted 2 files." in out) == (left == 1)
