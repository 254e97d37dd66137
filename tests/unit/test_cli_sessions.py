"""`sessions`: the contract's rows, the cache that a second look reads, and the crew that fills it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.conftest import Guard
from tests.sessions import ClaudeLog, CodexLog, talk

from compact_guard.core.transcript import cache, crew, listing
from compact_guard.core.transcript.discover import SessionFile, find_roots, session_files

FAKE_TOKEN = "ghp_" + "x7Kq2Vb9Lm4Tz8Rw1Yc5Nd3Hf6Js0PaUe2Gi"[:36]
ROW = {
    *("agent", "session_id", "path", "cwd", "title", "started", "updated", "turns", "compactions", "size_bytes"),
}
CACHE = ".cache/compact-guard/sessions.cache"


def age(path: Path, seconds: int) -> Path:
    os.utime(path, (1_700_000_000 - seconds, 1_700_000_000 - seconds))
    return path


def three(home: Path) -> list[Path]:
    """Two Claude sessions and a Codex one, the newest first."""
    log = ClaudeLog(1)
    log.user("first question")
    log.boundary()
    log.assistant("answer")
    rollout = CodexLog(2, cwd="/w/第二個專案")
    rollout.user("codex question")
    second = ClaudeLog(3, cwd="/w/other")
    second.user("third question")
    written = [log.write(home), rollout.write(home), second.write(home)]
    return [age(path, seconds) for seconds, path in enumerate(written)]


def test_rows_have_the_contracts_fields_newest_first(guard: Guard, fake_home: Path) -> None:
    paths = three(fake_home)
    rows = guard("sessions", "--json").json()
    assert [row.keys() >= ROW for row in rows] == [True] * 3
    assert [row["path"] for row in rows] == list(map(str, paths))
    assert [(row["agent"], row["title"], row["cwd"], row["turns"], row["compactions"]) for row in rows] == [
        ("claude", "first question", "/w/app", 2, 1),
        ("codex", "codex question", "/w/第二個專案", 1, 0),
        ("claude", "third question", "/w/other", 1, 0),
    ]
    assert rows[0]["started"] == "2026-11-29T20:00:01.000Z"
    assert [row["size_bytes"] for row in rows] == [path.stat().st_size for path in paths]


def test_rows_agree_with_show(guard: Guard, fake_home: Path) -> None:
    three(fake_home)
    for row in guard("sessions", "--json").json():
        assert guard("show", row["path"], "--json").json()["session"] == row


def test_no_session_is_an_empty_list_and_says_where_it_looked(guard: Guard, fake_home: Path) -> None:
    assert guard("sessions", "--json").json() == []
    ran = guard("sessions")
    assert ran.code == 0
    assert str(fake_home / ".codex/sessions") in ran.out


def test_a_second_look_reads_no_transcript(guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    three(fake_home)
    first = guard("sessions", "--json")

    def read(*_: object, **__: object) -> listing.Answer:
        raise AssertionError("a transcript was read")

    monkeypatch.setattr(listing, "read_row", read)
    assert guard("sessions", "--json") == first
    assert len(listing.list_sessions(find_roots())) == 3


def test_a_second_look_loads_no_decoder(fake_home: Path) -> None:
    three(fake_home)
    code = (
        "import sys; from compact_guard.tui.cli import main; main(['sessions', '--json']); "
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    loaded = [
        set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr.split())
        for _ in range(2)
    ]
    heavy = {"msgspec", "orjson", "json", "dataclasses", "compact_guard.core.redact.engine"}
    assert heavy <= loaded[0]
    assert not heavy & loaded[1]


def test_only_what_changed_is_read_again(guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = three(fake_home)
    guard("sessions", "--json")
    read: list[str] = []
    real = listing.read_row

    def counted(file: SessionFile, *rest: object, **named: object) -> listing.Answer:
        read.append(file.path)
        return real(file, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(listing, "read_row", counted)
    log = ClaudeLog(1)
    log.user("first question")
    log.assistant("answer")
    log.user("one more")
    log.save(paths[0])
    paths[2].unlink()
    rows = guard("sessions", "--json").json()
    assert read == [str(paths[0])]
    assert [(row["path"], row["turns"]) for row in rows] == [(str(paths[0]), 3), (str(paths[1]), 1)]


def test_files_that_are_no_sessions_are_not_listed_and_not_read_twice(
    guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = fake_home / ".claude/projects/-w-app"
    folder.mkdir(parents=True)
    (folder / "notes.jsonl").write_text('{"some": "rows"}\n')
    (folder / "empty.jsonl").touch()
    child = ClaudeLog(7)
    child.user("to a subagent", isSidechain=True, agentId="a1")
    child.save(folder / "copied.jsonl")
    assert [row["session_id"] for row in guard("sessions", "--json").json()] == []
    monkeypatch.setattr(listing, "read_row", None)
    assert guard("sessions", "--json").code == 0


def test_the_cache_is_private_and_holds_no_secret(guard: Guard, fake_home: Path) -> None:
    log = talk(f"deploy with {FAKE_TOKEN}")
    log.write(fake_home)
    [row] = guard("sessions", "--json").json()
    cache = fake_home / CACHE
    assert "[REDACTED:" in row["title"]
    assert FAKE_TOKEN.encode() not in cache.read_bytes()
    assert cache.stat().st_mode & 0o777 == 0o600
    assert cache.parent.stat().st_mode & 0o777 == 0o700
    for _ in range(2):
        assert FAKE_TOKEN in guard("sessions", "--json", "--raw").json()[0]["title"]
        assert FAKE_TOKEN in guard("sessions", "--raw").out
        assert FAKE_TOKEN not in guard("sessions").out
    assert FAKE_TOKEN.encode() not in cache.read_bytes()


@pytest.mark.parametrize("where", ["file", "folder", "cwd", "record type"])
def test_no_cache_holds_a_secret_in_a_name(
    where: str, guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "MIN_BYTES", 1)
    monkeypatch.setattr(listing, "_SIDECAR_BYTES", 1)
    log = ClaudeLog(1, cwd=f"/w/{FAKE_TOKEN}" if where == "cwd" else "/w/project")
    log.user("hello")
    if where == "record type":
        log.row({"type": f"new-{FAKE_TOKEN}"})
    names = {"file": f"-w-project/{FAKE_TOKEN}.jsonl", "folder": f"-w-{FAKE_TOKEN}/kept.jsonl"}
    log.save(fake_home / ".claude" / "projects" / names.get(where, "-w-project/kept.jsonl"))

    assert len(guard("sessions", "--json").json()) == 1
    kept = [path for path in (fake_home / ".cache").rglob("*") if path.is_file()]
    assert kept
    for path in kept:
        assert FAKE_TOKEN[4:].encode() not in path.read_bytes()
        assert FAKE_TOKEN[4:] not in path.name


@pytest.mark.parametrize("damage", [b"", b"nonsense\n", b"\xff" * 100, None])
def test_a_damaged_cache_is_no_cache(damage: bytes | None, guard: Guard, fake_home: Path) -> None:
    three(fake_home)
    first = guard("sessions", "--json")
    cache = fake_home / CACHE
    data = cache.read_bytes()
    cache.write_bytes(data.replace(b"question", b"answered") if damage is None else damage)
    assert guard("sessions", "--json") == first
    assert cache.read_bytes() == data


def test_a_cache_that_cannot_be_written_is_no_failure(guard: Guard, fake_home: Path) -> None:
    three(fake_home)
    (fake_home / ".cache").write_text("a file where a folder should be")
    assert len(guard("sessions", "--json").json()) == 3


def test_a_cache_serves_several_roots(guard: Guard, fake_home: Path, tmp_path: Path) -> None:
    three(fake_home)
    elsewhere = talk("kept in the archive").write(tmp_path / "archive")
    assert len(guard("sessions", "--json", "--root", tmp_path / "archive").json()) == 4
    assert len(guard("sessions", "--json").json()) == 3
    assert str(elsewhere) in (fake_home / CACHE).read_text()


def test_odd_names_are_kept_apart_and_printed_as_utf_8(guard: Guard, fake_home: Path) -> None:
    folder = fake_home / ".claude/projects/-w-app"
    names = ["tab\tand\nline.jsonl", "back\\nslash.jsonl", "back\\\nslash.jsonl", os.fsdecode(b"latin-\xe9.jsonl")]
    for number, name in enumerate(names):
        talk(f"said in {number}").save(folder / name)
    for _ in range(2):
        rows = guard("sessions", "--json").json()
        assert {row["title"] for row in rows} == {f"said in {number}" for number in range(4)}
    assert {info.path for info in listing.list_sessions(find_roots())} == {str(folder / name) for name in names}


def test_a_session_that_cannot_be_read_is_told_each_time(
    guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = str(three(fake_home)[1])
    real = listing.read_row

    def read(file: SessionFile, *rest: object, **named: object) -> listing.Answer:
        if file.path == refused:
            return listing.Answer("", f"Cannot read {refused}: Permission denied")
        return real(file, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(listing, "read_row", read)
    for argv in (["sessions", "--json"], ["sessions"]):
        ran = guard(*argv)
        assert ran.code == 0
        assert "1 file could not be read" in ran.err
        assert f"{refused}: Permission denied" in ran.err
    monkeypatch.setattr(listing, "read_row", real)
    assert len(guard("sessions", "--json").json()) == 3


def test_a_crew_answers_as_one_process_does(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    three(fake_home)
    for number in range(10, 30):
        talk(*["word"] * number).save(fake_home / f".claude/projects/-w-app/{number}.jsonl")
    roots = find_roots()
    alone = listing.overview(roots, cache=False)
    monkeypatch.setattr(listing, "_CREW_BYTES", 0)
    for workers in (2, 3, 64):
        together = listing.overview(roots, cache=False, workers=workers)
        assert [(each.path, each.row) for each in together.sessions] == [
            (each.path, each.row) for each in alone.sessions
        ]


def test_what_a_dead_process_leaves_is_read_by_the_first_one(fake_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    three(fake_home)
    roots, parent = find_roots(), os.getpid()
    real = listing.read_row

    def fatal(file: SessionFile, *rest: object, **named: object) -> listing.Answer:
        if os.getpid() != parent:
            os.kill(os.getpid(), 9)
        return real(file, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(listing, "_CREW_BYTES", 0)
    monkeypatch.setattr(listing, "read_row", fatal)
    assert len(listing.overview(roots, cache=False, workers=3).sessions) == 3


def test_a_crews_shares_are_even_and_whole(fake_home: Path) -> None:
    files = [SessionFile("claude", f"/{size}", size, 0, 0) for size in (900, 500, 400, 300, 200, 100)]
    shares = crew._shares(files, 2)
    assert sorted(file.path for share in shares for file in share) == sorted(file.path for file in files)
    assert [sum(file.size for file in share) for share in shares] == [1200, 1200]


def test_people_get_a_table_of_short_ids(guard: Guard, fake_home: Path) -> None:
    three(fake_home)
    lines = guard("sessions").out.splitlines()
    assert re.split(r" {2,}", lines[0])[:4] == ["ID", "UPDATED", "AGENT", "TURNS"]
    assert [line[:8] for line in lines[1:]] == ["00000001", "00000002", "00000003"]
    titles = ["TITLE", "first question", "codex question", "third question"]
    assert len({cell_len(line.removesuffix(title)) for line, title in zip(lines, titles, strict=True)}) == 1
    for line in lines[1:]:
        assert guard("show", line.split(" ")[0]).code == 0


def test_short_ids_grow_until_they_tell_sessions_apart(guard: Guard, fake_home: Path) -> None:
    for tail in "ab":
        rollout = CodexLog(5)
        rollout.session = rollout.session[:-1] + tail
        rollout.lines.clear()
        rollout.meta(id=rollout.session, cwd="/w", originator="codex-tui", source="cli")
        rollout.user("hello")
        rollout.write(fake_home)
    ids = [line.split(" ")[0] for line in guard("sessions").out.splitlines()[1:]]
    assert len(set(ids)) == 2
    assert all(guard("show", id).code == 0 for id in ids)


def test_a_fork_counts_only_its_own_compactions(guard: Guard, fake_home: Path) -> None:
    """In the list as in the session itself."""
    parent = ClaudeLog(1)
    parent.user("question")
    parent.boundary()
    parent.assistant("answer")
    parent.write(fake_home)
    fork = ClaudeLog(2)
    for line in parent.lines:
        row = json.loads(line)
        fork.row(row | {"sessionId": fork.session})
    fork.last = json.loads(parent.lines[-1])["uuid"]
    fork.count = 100
    fork.user("only here")
    fork.write(fake_home)
    rows = {row["session_id"]: row for row in guard("sessions", "--json").json()}
    for log in (parent, fork):
        shown = guard("show", log.session, "--json").json()
        own = sum(not boundary["inherited"] for boundary in shown["boundaries"])
        assert rows[log.session]["compactions"] == own
        assert rows[log.session]["turns"] == len(shown["turns"])


def test_files_are_found_newest_first(fake_home: Path) -> None:
    assert [file.path for file in session_files(find_roots())] == []
    assert list(map(str, three(fake_home))) == [file.path for file in session_files(find_roots())]
