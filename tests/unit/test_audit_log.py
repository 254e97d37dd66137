"""The audit's file: one row an event, private, whole, and readable whatever happened to it."""

from __future__ import annotations

import fcntl
import json
import os
import stat
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.stores import forked, status_of

from compact_guard.core.audit import log
from compact_guard.core.audit.log import Row, append, read, short, stamp

JANUARY = 1_767_323_045_006
"""2026-01-02T03:04:05.006Z."""
MONTH_MS = 31 * 86_400_000


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "state"


def row(at_ms: int = JANUARY, **fields: Any) -> Row:
    given = {"agent": "claude", "event": "PreCompact", "outcome": "saved", "session": short("s"), "code": "c" * 16}
    return Row(at=stamp(at_ms), **{**given, **fields})


def file_of(state: Path, month: str = "2026-01") -> Path:
    return state / "audit" / f"{month}.jsonl"


def put(state: Path, data: bytes, month: str = "2026-01") -> Path:
    assert append(str(state), row())
    file_of(state, month).write_bytes(data)
    file_of(state, month).chmod(0o600)
    return file_of(state, month)


def test_a_row_comes_back_as_it_was(state: Path) -> None:
    given = row(
        surface="claude/api",
        client="2.1.4",
        trigger="auto",
        transcript=short("/home/dev/t.jsonl"),
        generation=3,
        checkpoint="ab" * 32,
        nonce="00c0ffee00c0ffee",
        reason="owner",
        covered_by=2,
        summary=short("text"),
        counts={"correction": 3, "omitted": 6},
        units=4100,
        ms=41,
    )
    assert append(str(state), given)
    (back,) = read(str(state)).rows
    same = [name for name in Row.__slots__ if name != "checkpoint"]
    assert [getattr(back, name) for name in same] == [getattr(given, name) for name in same]
    assert back.checkpoint == "ab" * 8


def test_every_row_has_every_field(state: Path) -> None:
    append(str(state), row())
    (line,) = file_of(state).read_text().splitlines()
    assert set(json.loads(line)) == set(Row.__slots__)


def test_folder_and_file_are_private_whatever_the_umask(state: Path) -> None:
    before = os.umask(0)
    try:
        append(str(state), row())
    finally:
        os.umask(before)
    assert stat.S_IMODE(file_of(state).stat().st_mode) == 0o600
    assert stat.S_IMODE(file_of(state).parent.stat().st_mode) == 0o700


def test_a_readable_file_is_made_private_again(state: Path) -> None:
    append(str(state), row())
    file_of(state).chmod(0o644)
    assert append(str(state), row())
    assert stat.S_IMODE(file_of(state).stat().st_mode) == 0o600


def test_a_row_is_one_write_at_the_end(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append(str(state), row(ms=1))
    written: list[bytes] = []

    def write(_: int, data: bytes) -> int:
        written.append(bytes(data))
        return len(data)

    monkeypatch.setattr(os, "write", write)
    append(str(state), row(ms=2))
    assert len(written) == 1
    assert written[0].endswith(b"\n")
    assert json.loads(written[0])["ms"] == 2


def test_the_lock_is_held_while_it_is_written(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append(str(state), row())
    real, locked = os.write, []

    def write(fd: int, data: bytes) -> int:
        other = os.open(file_of(state), os.O_RDWR)
        try:
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            locked.append(True)
        os.close(other)
        return real(fd, data)

    monkeypatch.setattr(os, "write", write)
    assert append(str(state), row())
    assert locked == [True]


def test_a_lock_that_is_never_freed_costs_no_row(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append(str(state), row())
    monkeypatch.setattr(log, "_LOCK_S", 0.01)
    with file_of(state).open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert append(str(state), row())
    assert len(read(str(state)).rows) == 2


def test_a_torn_row_is_closed_and_counted(state: Path) -> None:
    append(str(state), row(ms=1))
    whole = file_of(state).read_bytes()
    file_of(state).write_bytes(whole + whole[:40])
    append(str(state), row(ms=2))
    append(str(state), row(ms=3))
    found = read(str(state))
    assert [one.ms for one in found.rows] == [1, 2, 3]
    assert found.torn == 1


def test_a_row_that_lacks_only_its_line_end_is_kept(state: Path) -> None:
    append(str(state), row(ms=1))
    file_of(state).write_bytes(file_of(state).read_bytes()[:-1])
    append(str(state), row(ms=2))
    found = read(str(state))
    assert ([one.ms for one in found.rows], found.torn) == ([1, 2], 0)


def test_twenty_writers_at_once_lose_nothing(state: Path) -> None:
    def work(writer: int) -> None:
        for ms in range(25):
            assert append(str(state), row(ms=ms, generation=writer))

    writers = [forked(partial(work, writer)) for writer in range(20)]
    assert [status_of(pid) for pid in writers] == [0] * 20
    found = read(str(state))
    assert {(one.generation, one.ms) for one in found.rows} == {(w, ms) for w in range(20) for ms in range(25)}
    assert (len(found.rows), found.torn) == (500, 0)


@pytest.mark.parametrize(
    "line",
    [
        b"no JSON",
        b"[]",
        b"7",
        b"{}",
        b"[" * 8000,
        b'{"a":' * 1600,
        b"\xff\xfe\x00",
        b"x" * 100_000,
        b'{"at":' + b"1" * 5000 + b"}",
    ],
)
def test_a_line_that_is_no_row_is_counted_and_costs_no_other(state: Path, line: bytes) -> None:
    before, after = row(ms=1).line(), row(ms=2).line()
    put(state, before + line + b"\n" + after)
    found = read(str(state))
    assert ([one.ms for one in found.rows], found.torn) == ([1, 2], 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("at", "yesterday"),
        ("at", "2026-13-01T00:00:00.000Z"),
        ("at", "2026-01-01T00:00:00Z"),
        ("at", "٢٠٢٦-01-01T00:00:00.000Z"),
        ("agent", "other"),
        ("agent", ["claude"]),
        ("event", 3),
        ("outcome", None),
        ("outcome", "a sentence of somebody"),
        ("origin", "other"),
    ],
)
def test_a_row_without_what_a_row_needs_is_none(state: Path, field: str, value: object) -> None:
    fields = json.loads(row().line())
    put(state, json.dumps({**fields, field: value}).encode() + b"\n")
    found = read(str(state))
    assert (found.rows, found.torn) == ([], 1)


@pytest.mark.parametrize(
    ("field", "value", "kept"),
    [
        ("generation", -1, None),
        ("generation", True, None),
        ("generation", 1e300, None),
        ("generation", 10**200, None),
        ("session", "../../etc", None),
        ("surface", "other/one", None),
        ("client", "\x1b[31m2.1.4", None),
        ("client", "2.1.4-beta+1", "2.1.4-beta+1"),
        ("counts", {"decision": 2, "a b": 1, "todo": "x", "pin": -1}, {"decision": 2}),
        ("counts", "many", {}),
        ("counts", {str(n): n for n in range(100)}, {}),
    ],
)
def test_a_hostile_field_is_empty_and_the_row_stays(state: Path, field: str, value: object, kept: object) -> None:
    fields = json.loads(row().line())
    put(state, json.dumps({**fields, field: value}).encode() + b"\n")
    found = read(str(state))
    assert [getattr(one, field) for one in found.rows] == [kept]
    assert found.torn == 0


def test_rows_come_in_the_order_of_their_time(state: Path) -> None:
    for at, ms in ((5, 1), (2, 2), (9, 3), (2, 4)):
        append(str(state), row(JANUARY + at, ms=ms))
    assert [one.ms for one in read(str(state)).rows] == [2, 4, 1, 3]


def test_a_new_month_is_a_new_file_and_both_are_read(state: Path) -> None:
    append(str(state), row(JANUARY + MONTH_MS, ms=2))
    append(str(state), row(JANUARY, ms=1))
    assert sorted(path.name for path in (state / "audit").iterdir()) == ["2026-01.jsonl", "2026-02.jsonl"]
    assert [one.ms for one in read(str(state)).rows] == [1, 2]


def test_what_else_lies_there_is_not_read(state: Path) -> None:
    append(str(state), row(ms=1))
    for name in ("2026-01.jsonl.bak", "notes.jsonl", "٢٠٢٦-01.jsonl"):
        (state / "audit" / name).write_bytes(row(ms=2).line())
    assert [one.ms for one in read(str(state)).rows] == [1]


def test_a_link_in_the_files_place_is_not_followed(state: Path, tmp_path: Path) -> None:
    append(str(state), row())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_bytes(row(ms=7).line())
    file_of(state).unlink()
    file_of(state).symlink_to(elsewhere)
    assert not append(str(state), row())
    assert elsewhere.read_bytes() == row(ms=7).line()
    found = read(str(state))
    assert (found.rows, found.unread) == ([], ["2026-01"])


def test_a_fifo_in_the_files_place_holds_nobody(state: Path) -> None:
    append(str(state), row())
    file_of(state).unlink()
    os.mkfifo(file_of(state), 0o600)
    assert not append(str(state), row())
    assert read(str(state)).unread == ["2026-01"]


def test_a_file_of_another_user_is_refused(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append(str(state), row())
    whole = file_of(state).read_bytes()
    real = os.fstat

    def fstat(fd: int) -> os.stat_result:
        facts = real(fd)
        return os.stat_result([*facts[:4], 12345, *facts[5:]]) if stat.S_ISREG(facts.st_mode) else facts

    monkeypatch.setattr(os, "fstat", fstat)
    assert not append(str(state), row())
    assert read(str(state)).unread == ["2026-01"]
    monkeypatch.undo()
    assert file_of(state).read_bytes() == whole


def test_a_file_that_others_can_write_into_is_refused(state: Path) -> None:
    append(str(state), row())
    file_of(state).chmod(0o622)
    assert not append(str(state), row())
    assert read(str(state)).unread == ["2026-01"]


def test_no_room_and_no_place_raise_nothing(state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    assert not append(str(tmp_path / "file" / "state"), row())
    assert not append("relative", row())

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    assert not append(str(state), row())


def test_a_state_folder_that_is_missing_has_no_rows_and_is_not_made(state: Path) -> None:
    assert read(str(state)).rows == []
    assert not state.exists()


def test_no_text_and_no_path_gets_into_a_row(state: Path) -> None:
    said = "please use the token of /home/dev/secret.txt"
    hostile = {name: said for name in Row.__slots__ if name not in ("at", "agent", "outcome", "counts", "origin")}
    made = Row(at=stamp(JANUARY), agent="claude", outcome="failed", counts={said: 1}, **hostile)  # type: ignore[arg-type]
    assert append(str(state), made)
    line = file_of(state).read_text()
    assert not any(word in line for word in said.split())
    assert "/" not in line
    (back,) = read(str(state)).rows
    assert (back.event, back.outcome) == ("unknown", "failed")


def test_no_text_of_its_own_is_a_time(state: Path) -> None:
    for at in ("", "../../2026-01-01T00:00:", "2026-01-01T00:00:00.000\n"):
        assert not append(str(state), Row(at=at, agent="claude", event="PreCompact", outcome="saved"))
    assert not (state / "audit").exists()


def test_a_test_says_so_in_its_rows(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append(str(state), row())
    monkeypatch.setenv("COMPACT_GUARD_ORIGIN", "synthetic")
    append(str(state), row(JANUARY + 1))
    assert [one.origin for one in read(str(state)).rows] == ["natural", "synthetic"]


def test_any_session_id_has_a_short_name() -> None:
    assert short("\ud800") != short("s")
    assert len(short("x" * 10_000)) == 16
