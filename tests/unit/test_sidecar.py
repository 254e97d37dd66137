"""The sidecar: the second start reads no transcript, and a sidecar that does not fit is not believed."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from tests.sessions import ClaudeLog

from compact_guard.core import paths
from compact_guard.core.transcript import parts
from compact_guard.core.transcript.session import Session, open_session


def long_session() -> ClaudeLog:
    log = ClaudeLog()
    log.user("the key is ghp_" + "a1B2" * 9)
    for number in range(400):
        log.user(f"question {number} " + "x" * 400)
        log.assistant(f"answer {number} " + "y" * 400)
    log.boundary()
    log.user("after")
    return log


def sidecar() -> Path:
    [found] = Path(paths.cache_dir(), "sessions").iterdir()
    return found


def state(session: Session) -> tuple[object, ...]:
    return list(session.turns), list(session.boundaries), [session.text(turn) for turn in session.turns]


def test_a_session_from_its_sidecar_is_the_session_from_its_file(fake_home: Path) -> None:
    path = str(long_session().write(fake_home))
    fresh = state(open_session(path))

    again = open_session(path)

    assert again.fold is None, "the sidecar was not used"
    assert state(again) == fresh


def test_growth_after_a_sidecar_goes_on_where_it_ended(fake_home: Path) -> None:
    log = long_session()
    path = log.write(fake_home)
    open_session(str(path))
    log.assistant("a reply that came later")
    log.user("and a question")
    log.write(fake_home)

    session = open_session(str(path))

    assert state(session) == state(open_session(str(path), cache=False))


def test_it_holds_no_word_of_the_conversation_and_is_private(fake_home: Path) -> None:
    open_session(str(long_session().write(fake_home)))
    data = sidecar().read_bytes()

    assert b"ghp_a1B2" not in data
    assert b"question 1" not in data
    assert b"answer 1" not in data
    assert stat.S_IMODE(sidecar().stat().st_mode) == 0o600
    assert stat.S_IMODE(sidecar().parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("damage", ["empty", "cut", "junk", "version"])
def test_a_damaged_or_foreign_sidecar_costs_a_reading_and_nothing_else(
    fake_home: Path, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(long_session().write(fake_home))
    fresh = state(open_session(path))
    data = sidecar().read_bytes()
    if damage == "version":
        monkeypatch.setattr(parts, "VERSION", parts.VERSION + 1)
    else:
        sidecar().write_bytes({"empty": b"", "cut": data[: len(data) // 2], "junk": b"\xc1" + data}[damage])

    session = open_session(path)

    assert session.fold is not None, "a sidecar that does not fit was used"
    assert state(session) == fresh


def test_a_file_rewritten_in_place_does_not_fit_its_sidecar(fake_home: Path) -> None:
    path = long_session().write(fake_home)
    open_session(str(path))
    text = path.read_bytes().replace(b"after", b"AFTER")
    with path.open("r+b") as file:
        file.write(text)

    session = open_session(str(path))

    assert session.fold is not None
    assert session.text(session.turns[-1]) == "AFTER"


def test_a_cache_that_cannot_be_written_is_no_failure(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = fake_home / "blocked"
    blocked.write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))

    assert len(open_session(str(long_session().write(fake_home))).turns) == 802


def test_no_temporary_file_stays(fake_home: Path) -> None:
    open_session(str(long_session().write(fake_home)))

    assert [name for name in os.listdir(sidecar().parent) if name.endswith(".tmp")] == []


def test_much_growth_is_kept_in_a_new_sidecar(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compact_guard.core.transcript.session._GROWTH_SAVED", 1000)
    log = long_session()
    path = log.write(fake_home)
    open_session(str(path))
    log.assistant("z" * 2000)
    log.write(fake_home)
    assert open_session(str(path)).fold is not None

    assert open_session(str(path)).fold is None
