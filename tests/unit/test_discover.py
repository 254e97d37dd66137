"""Which files are sessions, and which one a person means."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import Guard
from tests.sessions import ClaudeLog, CodexLog, talk

from compact_guard.core.errors import InputError
from compact_guard.core.transcript.discover import find_roots, id_of, resolve, session_files
from compact_guard.core.transcript.listing import list_sessions


def names(root: str | None = None) -> list[str]:
    return sorted(id_of(file.path) for file in session_files(find_roots([root] if root else [])))


def test_sessions_of_both_agents_are_found_and_nothing_else(fake_home: Path) -> None:
    claude = talk("hello").write(fake_home)
    codex = CodexLog(2)
    codex.user("hello")
    codex.write(fake_home)
    folder = claude.with_suffix("") / "subagents"
    folder.mkdir(parents=True)
    for name in ("agent-a1b2c3.jsonl", "agent-acompact-a1b2c3.jsonl"):
        (folder / name).write_bytes(claude.read_bytes())
    (claude.parent / "agent-0123abc.jsonl").write_bytes(claude.read_bytes())
    (claude.parent / "notes.txt").write_text("no session")

    assert names() == [ClaudeLog().session, codex.session]


def test_a_symlinked_folder_is_followed_and_each_file_counts_once(fake_home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    path = talk("hello").save(elsewhere / f"{ClaudeLog().session}.jsonl")
    projects = fake_home / ".claude/projects"
    projects.mkdir(parents=True)
    (projects / "one").symlink_to(elsewhere)
    (projects / "two").symlink_to(elsewhere)

    [file] = session_files(find_roots())

    assert Path(file.path).samefile(path)


def test_a_folder_that_cannot_be_looked_into_is_not_the_same_as_none(
    guard: Guard, fake_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = talk("hello").write(fake_home)
    scandir = os.scandir

    def refusing(folder: str) -> Iterator[os.DirEntry[str]]:
        if folder == str(path.parent):
            raise PermissionError(13, "Permission denied", folder)
        return scandir(folder)

    monkeypatch.setattr(os, "scandir", refusing)
    for command, code in ((["sessions"], 0), (["search", "hello"], 1)):
        ran = guard(*command)
        assert ran.code == code
        assert f"Cannot read {path.parent}: Permission denied" in ran.err


def test_folders_that_lead_to_themselves_end(fake_home: Path) -> None:
    path = talk("hello").write(fake_home)
    (path.parent / "again").symlink_to(path.parent.parent)

    assert names() == [ClaudeLog().session]


@pytest.mark.parametrize("layout", ["home", "agent", "plain"])
def test_a_further_root_may_be_a_home_an_agents_folder_or_any_folder(tmp_path: Path, layout: str) -> None:
    other = tmp_path / "other"
    path = talk("hello").write(other)
    root = {"home": other, "agent": other / ".claude", "plain": path.parent}[layout]

    assert names(str(root)) == [ClaudeLog().session]


def test_a_session_is_named_by_id_prefix_or_path(fake_home: Path) -> None:
    path = talk("hello").write(fake_home)
    roots = find_roots()

    assert resolve(ClaudeLog().session, roots) == str(path)
    assert resolve("00000001", roots) == str(path)
    assert resolve(str(path), roots) == str(path)


@pytest.mark.parametrize("cached", [False, True])
def test_a_session_in_a_file_of_another_name_is_named_by_the_id_in_its_records(fake_home: Path, cached: bool) -> None:
    path = talk("hello").write(fake_home)
    copy = path.rename(path.with_name("kept.jsonl"))
    roots = find_roots()
    if cached:
        list_sessions(roots)

    assert resolve(ClaudeLog().session, roots) == str(copy)
    assert resolve("00000001", roots) == str(copy)
    assert resolve("kept", roots) == str(copy)


def test_a_name_that_means_nothing_leaves_nothing_behind(fake_home: Path) -> None:
    path = talk("hello").write(fake_home)
    path.rename(path.with_name("kept.jsonl"))
    before = sorted(fake_home.rglob("*"))

    with pytest.raises(InputError):
        resolve("nothing-like-it", find_roots())
    assert sorted(fake_home.rglob("*")) == before


def test_two_files_of_one_session_are_one_session(fake_home: Path) -> None:
    path = talk("hello").write(fake_home)
    copy = path.parent.parent / "elsewhere" / path.name
    copy.parent.mkdir()
    copy.write_bytes(path.read_bytes())
    roots = find_roots()

    newest = str(max((path, copy), key=lambda file: file.stat().st_mtime_ns))
    assert resolve("00000001", roots) == resolve(ClaudeLog().session, roots) == newest


def test_a_folder_is_said_to_be_one(fake_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError, match="is a folder"):
        resolve(".", find_roots())


def test_a_prefix_of_two_is_refused_with_both(fake_home: Path) -> None:
    for number in (1, 2):
        ClaudeLog(number).write(fake_home)

    with pytest.raises(InputError) as caught:
        resolve("0000000", find_roots())
    assert "00000001-" in caught.value.message
    assert "00000002-" in caught.value.message
    assert caught.value.hint


@pytest.mark.parametrize("name", ["nothing-like-it", "", "current", "/no/such/file.jsonl"])
def test_what_is_not_there_is_said_with_what_to_do(fake_home: Path, name: str) -> None:
    with pytest.raises(InputError) as caught:
        resolve(name, find_roots())
    assert caught.value.exit_code == 3
    assert caught.value.hint


def test_current_is_the_agents_own_session_else_the_newest_of_this_folder(
    fake_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, other = ClaudeLog(1, cwd=str(tmp_path)), ClaudeLog(2, cwd="/w/other")
    for log in (here, other):
        log.user("hello")
        log.write(fake_home)
    monkeypatch.chdir(tmp_path)
    assert id_of(resolve("current", find_roots())) == here.session
    monkeypatch.setenv("CLAUDE_CODE_SESSION_ID", other.session)
    assert id_of(resolve("current", find_roots())) == other.session


def test_a_listing_from_its_cache_is_the_listing_from_the_files(fake_home: Path) -> None:
    log = talk("my password is hunter2-Xy9!", "answer")
    log.boundary()
    path = log.write(fake_home)
    first = list_sessions(find_roots())

    assert list_sessions(find_roots()) == first == list_sessions(find_roots(), cache=False)
    assert (first[0].turns, first[0].compactions) == (2, 1)
    assert "hunter2" not in (first[0].title or "")

    log.user("more")
    path.write_bytes(log.data())
    assert list_sessions(find_roots())[0].turns == 3
